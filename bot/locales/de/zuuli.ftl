### Zuuli: Karten, Handkarten, Parks, Geschichten, Ablehnungen.

game-zuuli = Zuuli
    .short = Zuuli

# --- die Karten der Rekonstruktion; die Namen anderer Decks stehen in ihrer Datei
zuuli-card-new-plot = Neuland
zuuli-card-standard-pen-p = Standardgehege
zuuli-card-standard-pen-j = Standardgehege
zuuli-card-standard-pen-w = Standardgehege
zuuli-card-cosy-den-p = Kuschelbau
zuuli-card-cosy-den-j = Kuschelbau
zuuli-card-cosy-den-w = Kuschelbau
zuuli-card-riverbank = Flussufer
zuuli-card-mangrove = Mangrove
zuuli-card-forest-edge = Waldrand
zuuli-card-great-reserve = Großreservat
zuuli-card-breeding-centre = Zuchtstation
zuuli-card-predator-house = Raubtierhaus
zuuli-card-petting-meadow = Streichelwiese
zuuli-card-showcase = Schaukuppel
zuuli-card-lion = Löwe
zuuli-card-sloth = Faultier
zuuli-card-hippo = Flusspferd
zuuli-card-jellyfish = Qualle
zuuli-card-tree-frog = Laubfrosch
zuuli-card-angler-fish = Anglerfisch
zuuli-card-crocodile = Krokodil
zuuli-card-anteater = Ameisenbär
zuuli-card-elephant = Elefant
zuuli-card-giraffe = Giraffe
zuuli-card-bear = Bär
zuuli-card-red-panda = Roter Panda
zuuli-card-unicorn = Einhorn
zuuli-card-penguin = Pinguin
zuuli-card-zebra = Zebra
zuuli-card-meerkat = Erdmännchen
zuuli-card-gorilla = Gorilla
zuuli-card-tiger = Tiger
zuuli-card-toucan = Tukan
zuuli-card-shark = Hai
zuuli-card-turtle = Schildkröte
zuuli-card-flamingo = Flamingo
zuuli-card-extension = Anbau
zuuli-card-grassland = Steppen-Set
zuuli-card-rainforest = Dschungel-Set
zuuli-card-pool = Wasser-Set
zuuli-card-climate = Klimakuppel
zuuli-card-keeper = Friedenspfleger
zuuli-card-platform = Aussichtsturm

# --- was auf einer Karte steht
zuuli-habitat = { $habitat ->
    [plains] Steppe
    [jungle] Dschungel
   *[water] Wasser
    }
zuuli-habitat-letter = { $habitat ->
    [plains] S
    [jungle] D
   *[water] W
    }
zuuli-trait = { $trait ->
    [fierce] bissig
   *[friendly] friedlich
    }
zuuli-spaces = { $spaces } Pl.
zuuli-rule-space-if-same = { $space ->
        [one] 1 Platz neben seinesgleichen
       *[other] { $space } Plätze neben seinesgleichen
    }
zuuli-rule-space-if-hab = { $space ->
        [one] 1 Platz, wenn { $habitats } da ist
       *[other] { $space } Plätze, wenn { $habitats } da ist
    }
zuuli-rule-friendly-if-habs = Friedlich bei { $habitats }
zuuli-rule-zero-if-alone = Allein 0 wert
zuuli-rule-double-if-same = { $others ->
        [one] Doppelt mit einem weiteren seiner Art
       *[other] Doppelt mit { $others } weiteren seiner Art
    }
zuuli-rule-plus-per-same = +{ $points } je weiteres Tier seiner Art
zuuli-rule-plus-if-same = +{ $points } neben seinesgleichen
zuuli-rule-plus-if-only = +{ $points } als einziges Tier
zuuli-rule-plus-per-other-name = +{ $points } je andere Tierart, höchstens { $most } Arten
zuuli-rule-plus-if-full = +{ $points }, wenn genau voll
zuuli-rule-plus-per-extra-hab = +{ $points } je Lebensraum nach dem ersten
zuuli-rule-plus-if-n = +{ $points } bei mindestens { $animals } Tieren
zuuli-rule-mult-if-all-same = ×{ $multiplier } ab { $animals } Tieren, alle von einer Art
zuuli-rule-mult-if-all-fierce = ×{ $multiplier }, wenn alle Tiere bissig sind
zuuli-rule-mult-if-friendly = ×{ $multiplier } ab { $animals } Tieren, keins bissig
zuuli-rule-bonus-if-full = +{ $points }, wenn genau voll
zuuli-rule-space = { $space ->
        [one] 1 Platz mehr
       *[other] { $space } Plätze mehr
    }
zuuli-rule-hab = Bringt { $habitats }
zuuli-rule-coexist = Bissige Tiere wohnen mit allen zusammen
zuuli-rule-mult-if-full = Faktor +{ $multiplier }, wenn genau voll

# --- was gefragt ist
zuuli-year-pick = Jahr { $year }, Karte { $pick } von { $picks }
zuuli-year-develop = Jahr { $year }
zuuli-over = zu Ende
zuuli-asked-pick = eine Karte wählen.
zuuli-asked-develop = den Park bauen.
zuuli-title-hand = Deine Hand · { $where }
zuuli-title-park = Dein Park · { $where }

# --- der Tisch
zuuli-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
zuuli-kept = behielt
zuuli-all = alle
zuuli-choosing = **Es wählen:** { $names }
zuuli-choosing-solo = **Es wählt:** { $names }
zuuli-building = **Es bauen:** { $names }
zuuli-direction = { $direction ->
    [left] Hände gehen nach unten ↓
   *[right] Hände gehen nach oben ↑
    }
zuuli-button-hand = Meine Hand
zuuli-button-park = Mein Park
zuuli-button-parks = Parks
zuuli-button-cards = Kartenliste

# --- die Hand
zuuli-passing = Rest an { $to }, nächste Hand von { $source }.
zuuli-passing-two = Der Rest wird mit { $to } getauscht.
zuuli-passing-last = Die andere Karte bleibt bei { $to }; du behältst die letzte von { $source }.
zuuli-passing-solo = Die andere Karte geht an den Sammler.
zuuli-you-keep = ✔ Du behältst { $card }. Ändern kannst du das, bis alle gewählt haben.
zuuli-fits = Passt in { $homes }.
zuuli-fits-any = Passt überall.
zuuli-fits-none = Passt noch nirgends.
zuuli-collector-would = Der Sammler bekäme { $points }.
zuuli-collector-now = + { $points } dieses Jahr
zuuli-yours = **Bei dir**
zuuli-this-year = **Dieses Jahr:**
zuuli-full = **Voll:**
zuuli-kept-so-far = { $count ->
        [one] Dieses Jahr: 1 Karte
       *[other] Dieses Jahr: { $count } Karten
    }

# --- der Baukasten
zuuli-new = · neu
zuuli-left = **Noch zu legen:**
zuuli-to-be-housed = **Braucht wieder ein Gehege:**
zuuli-left-out = **Draußen { $cost }:**
zuuli-discarded = **Abgelegt:**
zuuli-now = **Jetzt { $points }**
zuuli-now-less = **Jetzt { $points }** ({ $housed } − { $cost } draußen)
zuuli-nothing-left = Alles ist untergebracht.
zuuli-lives-in = Liegt gerade in { $home }.
zuuli-why-habitat = ohne { $habitats }
zuuli-why-full = zu voll
zuuli-why-fierce = nicht mit { $card } (hier bissig)
zuuli-why-fierce-unless = nicht mit { $card } (hier bissig; friedlich bei { $habitats })
zuuli-why-fierce-self = bissig, also nicht mit { $card }
zuuli-why-fierce-self-unless = hier bissig, also nicht mit { $card }; friedlich bei { $habitats }
zuuli-why-stays = { $home } braucht es dort, wo es ist
zuuli-why-other = geht nicht
zuuli-leave-out = Draußen lassen { $cost } ▸
zuuli-leave-upgrade = Weglassen ▸
zuuli-take-out = Herausnehmen
zuuli-lift = Anheben
zuuli-next = Weiter ▸
zuuli-back = ↩ Zurück
zuuli-more-places = Andere Orte { $page }/{ $pages } ▸
zuuli-menu-card = Andere Karte oder umsetzen …
zuuli-menu-housed = { $card }, in { $home }
zuuli-best = Beste Anordnung: { $points }
zuuli-best-known = Gute Anordnung: { $points }
zuuli-start-over = Von vorn
zuuli-finish = Fertig
zuuli-finish-points = Fertig: { $points }
zuuli-finish-without = { $finish } · ohne { $card }
zuuli-finish-without-many = { $finish } · ohne { $count } Ausbauten
zuuli-done = ✔ Fertig: { $points }. Öffnen kannst du ihn wieder, bis alle fertig sind.
zuuli-done-plain = ✔ Fertig. Öffnen kannst du ihn wieder, bis alle fertig sind.
zuuli-done-for-good = ✔ Fertig.
zuuli-reopen = Wieder öffnen

# --- Parks und Karten
zuuli-parks-title = Die Parks
zuuli-park-title = Der Park von { $name }
zuuli-collector = Der Sammler
zuuli-collector-nothing = Noch nichts gesammelt.
zuuli-cards-title = Karten: { $title } · { $page }/{ $pages }
zuuli-notice = ⚠ Eine Rekonstruktion aus Besprechungen und Vermutungen, nicht das gedruckte Spiel.
zuuli-kind = { $kind ->
    [enclosure] Gehege
    [animal] Tiere
   *[upgrade] Ausbauten
    }
zuuli-field = { $field ->
    [name] Name
    [copies] Anzahl
    [space] Platz
    [multiplier] Faktor
    [habitats] Lebensräume
    [value] Wert
    [trait] Wesen
    [rule] Regel
   *[args] Zahlen der Regel
    }
zuuli-source = { $source ->
    [sourced] Anleitung oder Besprechungen: { $fields }
    [inferred] Erschlossen: { $fields }
   *[moving_wild] Hinweis aus Moving Wild: { $fields }
    }
zuuli-source-rest-ours = der Rest ist ausgedacht
zuuli-source-all-ours = Alles hier ausgedacht
zuuli-options-reconstruction = Karten: { $title }, eine Rekonstruktion und nicht das gedruckte Spiel
zuuli-options-deck = Karten: { $title }

# --- gesehen und übrig
zuuli-left-title = Gesehene und übrige Karten
zuuli-left-cards = Noch verdeckt: { $stack } im Stapel, { $hands } auf der Hand.

# --- Geschichten: ein kurzer Satz für jede Tatsache
zuuli-told-opened = Jahr { $year }, Karte { $turn }: { $cards }.
zuuli-told-passed = { $direction ->
    [left] Die Hände gingen nach links.
   *[right] Die Hände gingen nach rechts.
    }
zuuli-told-last-cards = Letzte Karten: { $cards }.
zuuli-told-settled = Jahr { $year }, Karte { $turn }: { told-mover } { $kept } behalten, an den Sammler ging { $given }.
zuuli-told-dealt = Jahr { $year }: { $cards } Karten für alle.
zuuli-told-park = { told-mover } gebaut: { $parts }.
zuuli-told-park-as-it-was = { told-mover } den Park gelassen, wie er war.
zuuli-told-left-out = draußen { $cards }
zuuli-told-dropped = abgelegt { $cards }
zuuli-told-year = 🏁 Jahr { $year }: { $points }.
zuuli-told-leads = Vorn: { $names } mit { $points }.
zuuli-told-collector = Der Sammler: { $values } + { $bonus } für { $habitat } = { $points }.
zuuli-told-over = Die Partie ist zu Ende.

# --- Wertung
zuuli-item-year = Jahr { $year }: { $points }
zuuli-item-no-year = Noch ist kein Jahr gewertet.
zuuli-item-park = Der Park, wie er steht:
zuuli-item-less = { $housed } − { $cost } draußen = { $points }
zuuli-item-nothing = { $housed }, und ebenso viel oder mehr draußen: { $points }
zuuli-result-tie-break = Gleiche Punkte: Mehr verschiedene Tiere entscheiden ({ $names }).
zuuli-collector-beaten = 🏆 Zuuli: { $name } schlägt den Sammler, { $own } : { $points }.
zuuli-collector-wins = 🏆 Zuuli: Der Sammler gewinnt, { $points } : { $own }.
zuuli-collector-wins-tie = 🏆 Zuuli: { $points } : { $own }, und bei Gleichstand gewinnt der Sammler.

# --- Zeilen der Regelseiten
zuuli-rule-direction = { $direction ->
    [left] in Jahr { $year } nach links
   *[right] in Jahr { $year } nach rechts
    }
zuuli-rule-provenance = Rekonstruiert: Von { $all } Angaben auf diesen Karten stammen { $sourced } aus Anleitung oder Besprechungen, { $inferred } sind daraus erschlossen, { $hint } sind Hinweise aus einer späteren Bearbeitung, { $ours } sind ausgedacht.
zuuli-why-nobody = Im Park wohnt kein Tier.
zuuli-rule-hands = Zu { $players }: { $cards } Karten

# --- Ablehnungen
zuuli-refused-wrong-phase = { $phase ->
    [pick] Jetzt wird eine Karte gewählt; gebaut wird, wenn alle Hände leer sind.
   *[develop] Jetzt wird gebaut; Karten werden erst im nächsten Jahr wieder gewählt.
    }
zuuli-refused-not-in-hand = Das ist nicht auf deiner Hand: { $card }.
zuuli-refused-deck-too-short = Der Stapel hat noch { $cards } Karten, und { $needed } sind auszuteilen: Mit diesem Deck geht es nicht weiter.
zuuli-refused-no-such-enclosure = Dieses Gehege ist weder in deinem Park noch unter deinen Karten dieses Jahres: { $enclosure }.
zuuli-refused-not-yours = Das ist weder in deinem Park noch unter deinen Karten dieses Jahres: { $card }.
zuuli-refused-named-twice = Eine Karte liegt nur an einem Ort; zweimal genannt ist: { $card }.
zuuli-refused-no-upgrade = { $card } ist kein Ausbau: Nur Ausbauten werden eingebaut, mit `+`.
zuuli-refused-no-animal = { $card } ist kein Tier: Nur Tiere ziehen ein, Ausbauten stehen mit `+`.
zuuli-refused-upgrade-fixed = { $card } wurde in einem früheren Jahr eingebaut und bleibt in { $enclosure }.
zuuli-refused-no-habitat = { $card } braucht { $habitats }, und { $enclosure } hat nichts davon.
zuuli-refused-too-full = { $enclosure } würde zu voll: { $used } auf { $space } Plätzen.
zuuli-refused-fierce = { $card } ist in { $enclosure } bissig und wohnt nur mit seiner Art, nicht mit { $other }.
zuuli-refused-still-lifted = { $card } wohnte schon in deinem Park und muss am Ende wieder irgendwo darin wohnen.
