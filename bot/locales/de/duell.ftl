### Zooloretto Duell: Karten, Spielplan, Auswahl, Geschichten, Ablehnungen.

# --- Karten. Arten mit eigenem Bild in Unicode zeigen es; die anderen ihren Namen.
duell-animal = { $species ->
    [gorilla] Gorilla
    [bison] Bison
    [antelope] Antilope
    [bear] Bär
    [tiger] Tiger
   *[hyena] Hyäne
    }
duell-animals = { $species ->
    [gorilla] Gorillas
    [bison] Bisons
    [antelope] Antilopen
    [bear] Bären
    [tiger] Tiger
   *[hyena] Hyänen
    }
duell-sign = { $species ->
    [gorilla] 🦍
    [bison] 🦬
    [antelope] Antilope
    [bear] 🐻
    [tiger] 🐅
   *[hyena] Hyäne
    }
duell-symbol = { $symbol ->
    [lightning] ⚡
    [heart] ❤️
    [square] 🟧
    [ice] 🍦
    [pretzel] 🥨
   *[drink] 🥤
    }
duell-symbol-name = { $symbol ->
    [lightning] Blitz
    [heart] Herz
    [square] Quadrat
    [ice] Eis
    [pretzel] Brezel
   *[drink] Getränk
    }
duell-symbol-letter = { $symbol ->
    [lightning] B
    [heart] H
   *[square] Q
    }
duell-colour = { $colour ->
    [red] rot
    [green] grün
    [blue] blau
   *[yellow] gelb
    }
duell-colour-letters = { $colour ->
    [red] Ro
    [green] Gr
    [blue] Bl
   *[yellow] Ge
    }
duell-young = Nachwuchs { duell-sign }
duell-animal-card = { $symbol ->
    [none] { duell-animal }
    [young] Nachwuchs { duell-animal }
   *[other] { duell-animal } { duell-symbol }
    }
duell-stand-card = Stand { duell-symbol-name } { duell-symbol } { duell-colour }

# --- der Spielplan: 28 Spalten, höchstens 8 für den Namen einer Zeile
duell-row-stand = { $symbol ->
    [ice] Eis
    [pretzel] Brezel
   *[drink] Getränk
    }
duell-row-goal = Ziel
duell-row-colours = Farben
duell-row-markers = Marker
duell-row-coins = Münzen
duell-row-minus = Minus
duell-row-points = Punkte

# --- unter dem Spielplan
duell-markers = jetzt **{ $top }**, dann { $rest }
duell-markers-last = zuletzt **{ $top }**
duell-markers-none = kein Marker mehr
duell-pile = **Stapel** { $pile } · **Ablage** { $discard }
duell-pile-final = { $above }, dann { $final } und { $under }
duell-young-left = **Nachwuchs** noch { $young }
duell-young-gone = **Nachwuchs** keiner mehr
duell-tied = ⚖️ Gleichstand: { $animals }. Gewertet wird, sobald jemand mehr hat.
duell-out = { $name } ist für diese Runde ausgestiegen.
duell-still-to-place = **Noch zu legen** { $cards }
duell-final-waiting-card = 🏁 Nächste Karte: letzte Runde.
duell-final-waiting-marker = 🏁 Nächster Marker: letzte Runde.
duell-final-waiting-both = 🏁 Nächste Karte oder Marker: letzte Runde.

# --- was gefragt ist
duell-round = Runde { $round }
duell-last-round = letzte Runde 🏁
duell-round-over = beendet
duell-asked-turn = du bist am Zug.
duell-asked-load = lade { $card }.
duell-asked-place = welche zuerst? { $why }
duell-asked-place-one = lege { $card }.
duell-asked-donate = wähle aus dem Ablagestapel.
duell-why-order = Die Reihenfolge zählt.
duell-why-gift = { $card } bringt eine Spende.
duell-why-young = { $card } bringt Nachwuchs.
duell-why-scored = { $card } löst eine Wertung aus.
duell-why-tied = { $card } bringt einen Gleichstand.

# --- die Auswahl
duell-draw = Karte ziehen
duell-draw-last = Karte ziehen · 🏁 letzte Runde
duell-take = Nimm { $truck }: { $cards }
duell-drawn = Gezogen: { $card } · aufladen auf →
duell-drawn-last = Gezogen: { $card } · 🏁 letzte Runde · aufladen auf →
duell-dump = Abwerfen · { $price }🪙
duell-steal = { $card } stehlen
duell-clear = −{ $count } tilgen · { $price }🪙
duell-money-both = Stehlen / tilgen · { $price }🪙
duell-money-steal = Stehlen · { $price }🪙
duell-choice = { $card } · { $brings }
duell-money-title = Geld: Du hast { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
duell-money-lines = Ein Tier stehlen oder alle Minuspunkte tilgen: { $price } Münzen, eine solche Aktion pro Zug.
duell-money-worth = Was du zahlst, fehlt am Ende: { $price } Münzen zählen dann { $points }.
duell-money-none = Eine Geldaktion kostet { $price } Münzen; du hast { $coins }.
duell-money-wait = Das geht, wenn du am Zug bist; gerade hast du nichts zu entscheiden.
duell-nothing-to-buy = Es gibt nichts zu stehlen und nichts zu tilgen.
duell-command-draw = die oberste Karte ziehen
duell-command-dump = { $card } abwerfen
duell-command-clear = { $count ->
        [one] einen Minuspunkt tilgen
       *[other] { $count } Minuspunkte tilgen
    }

# --- was eine Wahl bringt, in einem Wort
duell-brings-tie = Gleichstand
duell-brings-young = Nachwuchs
duell-brings-gift = Spende
duell-brings-coin = +1🪙
duell-brings-lost = 3. { $symbol } abgelegt
duell-brings-last-round = 🏁 letzte Runde
duell-points = { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# --- Geschichten: ein kurzer Satz für jede Tatsache
duell-told-drew = { told-mover } { $card } gezogen.
duell-told-loaded = { told-mover } { $card } auf Transporter { $truck } geladen.
duell-told-dumped = { told-mover } { $card } gezogen und fürs Abwerfen gezahlt.
duell-told-took = { told-mover } Transporter { $truck } genommen: { $cards }.
duell-told-wasted = { $card } ist ein { $symbol } zu viel: abgelegt, −1.
duell-told-quarrel = ⚡⚡ Die { duell-animals } streiten: −1.
duell-told-born = ❤️❤️ Nachwuchs: { duell-animal }.
duell-told-no-young = ❤️❤️ Der Nachwuchs ({ duell-animal }) war schon vergeben.
duell-told-no-gift = 🟧🟧 Keine Spende möglich.
duell-told-chose = 🟧🟧 { told-mover } { $card } aus dem Ablagestapel gewählt.
duell-told-stand-coin = { $symbol }{ $symbol } +1🪙 für { told-for }.
duell-told-scored = 🏅 { $animal } { $own } : { $other }, Marker { $marker } für { told-for }.
duell-told-scored-bare = 🏅 { $animal } { $own } : { $other } für { told-for }, aber kein Marker ist mehr da.
duell-told-tied = ⚖️ { $animal } { $count } : { $count }, gewertet wird, sobald jemand mehr hat.
duell-told-stands = 🏅 Alle { $colours } Farben, Marker { $marker } für { told-for }.
duell-told-stands-bare = 🏅 Alle { $colours } Farben für { told-for }, aber kein Marker ist mehr da.
duell-told-stole = { told-mover } { $card } gestohlen.
duell-told-cleared = { $count ->
        [one] { told-mover } einen Minuspunkt getilgt.
       *[other] { told-mover } { $count } Minuspunkte getilgt.
    }
duell-told-aside-card = 🏁 Mit der nächsten gezogenen Karte wird die Runde die letzte.
duell-told-aside-marker = 🏁 Mit dem nächsten Marker wird die Runde die letzte.
duell-told-last-round = 🏁 Das ist die letzte Runde.
duell-told-round = Runde { $round } ist zu Ende.
duell-told-round-left = Runde { $round } ist zu Ende; { $cards } abgelegt.
duell-told-over = Die Partie ist zu Ende.

duell-discard-top = Oben: { $card }

# --- Wertung
duell-sum-markers = Marker
duell-sum-species = Tierarten
duell-sum-coins = Münzen
duell-sum-plus = Plus
duell-sum-minus = Minus
duell-result-line = { $name } { $points }: { $items }
duell-item-markers = Marker { $markers }
duell-item-species = die meisten { $animals }
duell-item-coins = { $coins ->
        [one] { $points } für eine Münze
       *[other] { $points } für { $coins } Münzen
    }
duell-item-plus = Pluspunkte { $points }
duell-item-minus = { $points }
duell-why-marker = Marker { $marker }: { $points }
duell-why-majority = mehr { duell-animals } ({ $own } : { $other }): { $points }
duell-why-coins = { $coins ->
        [one] eine Münze: { $points }
       *[other] { $coins } Münzen: { $points }
    }
duell-why-minus = { $count ->
        [one] ein Minuspunkt: { $points }
       *[other] { $count } Minuspunkte: { $points }
    }
duell-result-tie-break = Bei Gleichstand entscheiden die Münzen: { $coins }.
duell-options-deck = Karten { $deck } (rekonstruiert)
duell-options-own-deck = Karten des Bot-Eigners
duell-options-expert = Expertenspiel
duell-options-one-square = ein Quadrat pro Zug

# --- Ablehnungen
duell-refused-wrong-phase = { $phase ->
    [load] Zuerst muss die gezogene Karte auf einen Transporter.
    [place] Zuerst kommen die Karten des Transporters in den Zoo.
    [donate] Zuerst ist die Karte zu wählen, die das Quadrat bringt.
   *[turn] Das kommt später: Der Zug beginnt mit Ziehen, einem Transporter oder einer Geldaktion.
    }
duell-refused-no-such-truck = Einen Transporter { $truck } gibt es nicht; sie heißen 1 bis { $trucks }.
duell-refused-no-open-place = Alle Transporter sind voll, also lässt sich nichts ziehen. Nimm einen, oder gib Münzen aus.
duell-refused-pile-empty = Der Nachziehstapel ist leer.
duell-refused-truck-taken = Transporter { $truck } ist bis zum Ende der Runde vergeben.
duell-refused-truck-full = { $capacity ->
        [one] Transporter { $truck } ist voll: Er hat einen Platz.
       *[other] Transporter { $truck } ist voll: Er hat { $capacity } Plätze.
    }
duell-refused-truck-empty = Transporter { $truck } ist leer: Nur ein Transporter mit mindestens einer Karte lässt sich nehmen.
duell-refused-expert-only = Gezogene Karten abwerfen gehört zum Expertenspiel; dieser Tisch spielt ohne.
duell-refused-final-round = In der letzten Runde lässt sich keine gezogene Karte abwerfen.
duell-refused-too-few-coins = { $price ->
        [one] Das kostet eine Münze; du hast { $coins }.
       *[other] Das kostet { $price } Münzen; du hast { $coins }.
    }
duell-refused-not-pending = { $card } ist nicht unter den Karten, die jetzt in den Zoo kommen.
duell-refused-not-in-discard = { $card } liegt nicht im Ablagestapel.
duell-refused-would-be-third = { $card } wäre ein { $symbol } zu viel (höchstens { $allowed }) und lässt sich deshalb nicht wählen.
duell-refused-no-stands = Verkaufsstände lassen sich nicht stehlen, nur Tiere.
duell-refused-not-opposite = { $name } hat kein Tier { $card }.
duell-refused-no-minus-points = Du hast keine Minuspunkte.

# --- gesehen und übrig
duell-left-title = Gesehene und übrige Karten
duell-left-pile = Noch im Stapel: { $count }
duell-stands = Stände
