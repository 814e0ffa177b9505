### Bilder: die wenigen Worte darauf, und ihre Beschreibungen.

pictures-seat = Platz { $seat }
pictures-round = Runde { $round }
pictures-last-round = Letzte Runde
pictures-points-now = Punkte jetzt
pictures-beginning = Die Partie beginnt.
pictures-ended = Die Partie wurde beendet
pictures-won = { $count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }
pictures-out = raus
pictures-take = nimm
pictures-load = lade
pictures-stolen = gestohlen
pictures-no-markers = kein Marker mehr
pictures-points = { $count ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
pictures-values = voll { $full } · 1 frei { $one }
pictures-unbuilt = nicht gebaut
pictures-colours = { $count } Farben

# --- was gefragt ist, hinter dem Namen
pictures-asked-turn = am Zug
pictures-asked-load = lädt
pictures-asked-place = legt
pictures-asked-donate = wählt aus der Ablage

# --- Beschreibungen
pictures-alt-points = { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pictures-alt-young = Nachwuchs { $animal }
pictures-alt-animal = { duell-animal } { duell-symbol-name }
pictures-alt-stand = Stand { duell-symbol-name } { duell-colour }
pictures-alt-asked = { $phase ->
    [load] { $name } lädt { $tiles }
    [place] { $name } legt { $tiles }
    [donate] { $name } wählt aus der Ablage
   *[turn] { $name } ist am Zug
    }
pictures-alt-won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
pictures-alt-scored = gewertet
pictures-alt-tied = Gleichstand
pictures-alt-truck = Transporter { $truck }: { $load }{ $free ->
        [0] , voll
       *[other] , { $free } frei
    }
pictures-alt-truck-taken = Transporter { $truck }: { $name }
pictures-alt-stands = Stände: { $one } – { $two }
pictures-alt-belongings = { $name }: { pictures-alt-points }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, +{ $plus } −{ $minus }, Marker { $markers }
pictures-alt-markers = Marker im Vorrat: { $markers }
pictures-alt-piles = Stapel { $pile }, Ablage { $discard }
pictures-alt-zoo = { $name }: { pictures-alt-points }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
pictures-alt-stacks = { $pile } Plättchen, dann { $last }; Bank { $bank }

# --- Zuuli
pictures-year-pick = Jahr { $year } · { $pick }/{ $picks }
pictures-year = Jahr { $year }
pictures-choosing = Wählen:
pictures-building = Bauen:
pictures-everybody = alle
pictures-hands = Hände
pictures-opened = Aufgedeckt:
pictures-to-place = Zu legen
pictures-this-year = Dieses Jahr
pictures-alt-card = { $name } ({ $numbers })
pictures-alt-park = { $name }: { pictures-alt-points }
pictures-alt-kept = dieses Jahr { $cards }
pictures-alt-left = zu legen { $cards }
pictures-alt-hand = Deine Hand: { $cards }
pictures-alt-picked = du behältst { $card }
