### Zooloretto: Plättchen, Spielplan, Auswahl, Geschichten, Ablehnungen.

game-zooloretto = Zooloretto
    .short = Zooloretto

# --- Plättchen
zooloretto-animal = { $species ->
    [flamingo] Flamingo
    [camel] Kamel
    [leopard] Leopard
    [elephant] Elefant
    [panda] Panda
    [chimpanzee] Schimpanse
    [zebra] Zebra
   *[kangaroo] Känguru
    }
zooloretto-animals = { $species ->
    [flamingo] Flamingos
    [camel] Kamele
    [leopard] Leoparden
    [elephant] Elefanten
    [panda] Pandas
    [chimpanzee] Schimpansen
    [zebra] Zebras
   *[kangaroo] Kängurus
    }
zooloretto-animal-tile = { $kind ->
    [young] Nachwuchs { zooloretto-animal }
    [male] { zooloretto-animal } ♂
    [female] { zooloretto-animal } ♀
    [male-bred] { zooloretto-animal } ♂ (hatte schon Nachwuchs)
    [female-bred] { zooloretto-animal } ♀ (hatte schon Nachwuchs)
   *[plain] { zooloretto-animal }
    }
zooloretto-stall = { $stall ->
    [snack] Imbissstand
    [kiosk] Kiosk
    [fruit] Obststand
   *[popcorn] Popcornstand
    }
zooloretto-coin = Münze
zooloretto-barn = Stall

# --- der Spielplan: 36 Spalten
zooloretto-stacks = **Plättchen** { $pile } · **Bank** { $bank }🪙
zooloretto-points = { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
zooloretto-unbuilt = nicht gebaut ({ $price }🪙)
zooloretto-stalls-line = Stände { $stalls } = { $points }
zooloretto-barn-head = Stall
zooloretto-barn-in-line = Stall
zooloretto-barn-empty = Stall leer
zooloretto-what-if = **Was wäre**, wenn du nimmst

# --- was gefragt ist
zooloretto-round = Runde { $round }
zooloretto-last-round = letzte Runde 🏁
zooloretto-over = beendet
zooloretto-asked-turn = du bist am Zug.
zooloretto-asked-load = lade { $tile }.
zooloretto-asked-place = { $count ->
        [one] lege ein Plättchen.
       *[other] lege { $count } Plättchen.
    }

# --- die Auswahl
zooloretto-draw = Plättchen ziehen
zooloretto-draw-last = Plättchen ziehen · 🏁 letzte Runde
zooloretto-take = Nimm { $truck }: { $tiles }
zooloretto-drawn = Gezogen: { $tile } · aufladen auf ↓
zooloretto-all = Alle ★ { $before } → { $after }
zooloretto-buy = { $tile } ({ $name }) kaufen → { $area }
zooloretto-discard = { $tile } abgeben
zooloretto-group = { $area ->
    [barn] alle { zooloretto-animals } im Stall
   *[other] alle { zooloretto-animals } in { $area }
    }
zooloretto-exchange = { $one } gegen { $other } tauschen
zooloretto-expand = { $area } bauen
zooloretto-money-title = Geld: Du hast { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }, Wertung jetzt { $points }
zooloretto-money-lines = Eine Geldaktion ist dein ganzer Zug. Bis jemand anderes handelt, lässt sie sich zurücknehmen.
zooloretto-money-none = Eine Geldaktion kostet mindestens { $price ->
        [one] eine Münze
       *[other] { $price } Münzen
    }; du hast keine.
zooloretto-money-wait = Das geht, wenn du am Zug bist; gerade hast du nichts zu entscheiden.
zooloretto-money-nothing = { $coins ->
        [one] Für eine Münze gibt es nichts zu tun.
       *[other] Für { $coins } Münzen gibt es nichts zu tun.
    }
zooloretto-menu-all = Alle { $count } …
zooloretto-menu-own = Im eigenen Zoo: { $count } …
zooloretto-menu-buy = Von anderen kaufen: { $count } …
zooloretto-menu-page = Mehr (Seite { $page } von { $pages }) …

# --- was eine Wahl bringt, in einem Wort
zooloretto-brings-young = Nachwuchs
zooloretto-brings-young-barn = Nachwuchs im Stall
zooloretto-brings-full = voll

# --- Geschichten: ein kurzer Satz für jede Tatsache
zooloretto-told-drew = { told-mover } { $tile } gezogen.
zooloretto-told-loaded = { told-mover } { $tile } auf Transporter { $truck } geladen.
zooloretto-told-took = { told-mover } Transporter { $truck } genommen: { $tiles }.
zooloretto-told-placed = { told-mover } gelegt: { $tiles }.
zooloretto-told-moved = { told-mover } versetzt: { $tiles }.
zooloretto-told-bought = { told-mover } von { $seller } gekauft: { $tiles }.
zooloretto-told-exchanged = { told-mover } getauscht: { $tiles }.
zooloretto-told-discarded = { told-mover } { $tile } abgegeben.
zooloretto-told-expanded = { told-mover } { $area } gebaut.
zooloretto-told-bank-short = die Bank konnte nicht alle { $bonus } zahlen
zooloretto-told-bank-empty = die Bank ist leer
zooloretto-told-last-round = 🏁 Das ist die letzte Runde.
zooloretto-told-round = Runde { $round } ist zu Ende, { told-begins } die nächste.
zooloretto-told-round-removed = Runde { $round } ist zu Ende, aus dem Spiel: { $removed }, { told-begins } die nächste.
zooloretto-told-over = Die Partie ist zu Ende.

# --- Wertung
zooloretto-coins = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
zooloretto-item-full = { $area } { $species } voll { $points }
zooloretto-item-one-empty = { $area } { $species } eins frei { $points }
zooloretto-item-with-stall = { $area } { $species } mit Stand { $points }
zooloretto-item-no-stall = { $area } { $species } ohne Stand { $points }
zooloretto-item-stalls = Stände { $stalls } { $points }
zooloretto-item-barn = Stall { $tiles } { $points }
zooloretto-why-full = { $area } { $what } voll ({ $animals } von { $spaces }): { $points }
zooloretto-why-one-empty = { $area } { $what } eins frei ({ $animals } von { $spaces }): { $points }
zooloretto-why-with-stall = { $area } { $what } mit Stand ({ $animals } von { $spaces }): { $points }
zooloretto-why-no-stall = { $area } { $what } ohne Stand ({ $animals } von { $spaces }): { $points }
zooloretto-why-stall-type = { $what }: { $points }
zooloretto-why-barn-species = Stall: { $what } { $points }
zooloretto-why-barn-stall = Stall: { $what } { $points }
zooloretto-result-tie-break = Gleiche Punkte: Die Münzen entscheiden.
zooloretto-options-no-partial-bonus = eine Bank, die nicht alles zahlen kann, zahlt nichts
zooloretto-options-stalls-stay = kein Stand wird in den Stall versetzt

# --- Zeilen der Regelseiten
zooloretto-rule-enclosure = `{ $area }` { $spaces } Plätze, { $stalls ->
        [one] ein Stellplatz
       *[other] { $stalls } Stellplätze
    }: voll { $full }, eins frei { $one }{ $bonus ->
        [0] {""}
       *[other] {" "}· +{ $bonus }🪙
    }
zooloretto-rule-table = Zu { $seats }: { $species } Arten, { $trucks } Transporter, { $expansions ->
        [one] ein Ausbau je Zoo
       *[other] { $expansions } Ausbauten je Zoo
    }

# --- Ablehnungen
zooloretto-refused-wrong-phase = { $phase ->
    [load] Zuerst muss das gezogene Plättchen auf einen Transporter.
    [place] Zuerst kommen die Plättchen deines Transporters in den Zoo.
   *[turn] Das kommt später: Der Zug beginnt mit Ziehen, einem Transporter oder einer Geldaktion.
    }
zooloretto-refused-no-such-truck = Einen Transporter { $truck } gibt es nicht; sie heißen 1 bis { $trucks }.
zooloretto-refused-no-open-space = Alle Transporter in der Mitte sind voll, also lässt sich nichts ziehen. Nimm einen, oder gib Münzen aus.
zooloretto-refused-no-tiles = Kein Plättchen ist mehr da, das sich ziehen ließe.
zooloretto-refused-truck-taken = Transporter { $truck } ist bis zum Ende der Runde vergeben.
zooloretto-refused-truck-full = Transporter { $truck } ist voll: Er hat { $spaces } Plätze, gesperrte mitgezählt.
zooloretto-refused-truck-empty = Transporter { $truck } ist leer: Nur ein Transporter mit mindestens einem Plättchen lässt sich nehmen.
zooloretto-refused-not-pending = Das hat dein Transporter nicht gebracht: { $tile }.
zooloretto-refused-not-built = { $place } ist nicht gebaut.
zooloretto-refused-wrong-species = In { $place } wohnen { zooloretto-animals } ({ $animals } von { $spaces }): Ein Gehege nimmt nur eine Art auf.
zooloretto-refused-enclosure-full = In { $place } wohnen { zooloretto-animals }, und das Gehege ist voll ({ $animals } von { $spaces }).
zooloretto-refused-stall-spaces-full = { $stall_spaces ->
        [one] { $place } hat einen Platz für Verkaufsstände, und der ist besetzt.
       *[other] { $place } hat { $stall_spaces } Plätze für Verkaufsstände, und alle sind besetzt.
    }
zooloretto-refused-too-few-coins = { $price ->
        [one] Das kostet eine Münze; du hast { $coins }.
       *[other] Das kostet { $price } Münzen; du hast { $coins }.
    }
zooloretto-refused-not-there = Das liegt nicht dort ({ $place }): { $tile }.
zooloretto-refused-no-change = Es liegt schon dort ({ $place }).
zooloretto-refused-only-from-barn = Tiere werden nur aus dem Stall in ein Gehege versetzt.
zooloretto-refused-stall-stays-out = An diesem Tisch wird kein Verkaufsstand in den Stall versetzt.
zooloretto-refused-same-area = Zum Tauschen braucht es zwei Orte; du hast zweimal { $place } genannt.
zooloretto-refused-species-needed = Sag, welche Art aus dem Stall getauscht wird.
zooloretto-refused-species-not-needed = Zwei Gehege werden im Ganzen getauscht: Eine Art wird nicht genannt.
zooloretto-refused-nothing-to-exchange = Es gibt nichts zum Tauschen: Dort ist kein solches Tier ({ $place }).
zooloretto-refused-same-species = Getauscht werden zwei verschiedene Arten, und beides sind { zooloretto-animals }.
zooloretto-refused-does-not-fit = Der Tausch passt nicht: { $animals } { zooloretto-animals }, und { $place } hat { $spaces } Plätze.
zooloretto-refused-no-such-seat = Auf Platz { $name } sitzt niemand.
zooloretto-refused-own-barn = Gekauft wird aus dem Stall der anderen, nicht aus dem eigenen.
zooloretto-refused-not-in-barn = Nicht im Stall von { $name }: { $tile }.
zooloretto-refused-no-expansion-left = { $expansions ->
        [one] Dein Ausbau steht schon; jeder Zoo hat einen.
       *[other] Deine { $expansions } Ausbauten stehen schon.
    }

# --- gesehen und übrig
zooloretto-left-title = Gesehene und übrige Plättchen
zooloretto-left-stacks = Noch in den Stapeln: { $pile } { $final } { $under }
zooloretto-left-coins = Münzen
