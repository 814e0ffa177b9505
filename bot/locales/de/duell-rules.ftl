### Zooloretto Duell: die Regeln auf kurzen Seiten, in eigenen Worten. Zahlen kommen aus den Spieldaten.

duell-topic-aim = Das Ziel
    .text = Auf der einen Seite der Gehege liegt dein Zoo, auf der anderen der deines Gegenübers. Leben auf beiden Seiten zusammen genug Tiere einer Art, wird sie gewertet, und wer mehr davon hat, bekommt einen Marker. Nach der letzten Runde gewinnen die meisten Punkte.
    .source = Spielanleitung, Ziel des Spiels
duell-topic-turn = Ein Zug
    .text =
        Eins von dreien, dann ist die andere Seite dran:
        • **Ziehen**: die oberste Karte aufdecken und auf einen Transporter mit freiem Platz laden. Die { $trucks } Transporter haben { $capacities } Plätze. Sind alle voll oder ist der Stapel leer, lässt sich nichts ziehen.
        • **Nehmen**: einen Transporter nehmen und aus der Runde aussteigen.
        • **Zahlen**: eine Geldaktion ({ duell-price }).
        Begonnenes kommt zuerst: Eine gezogene Karte wird geladen, die Karten eines Transporters werden gelegt, für ein Quadrat wird eine Karte gewählt.
    .source = Spielanleitung, Spielablauf
duell-price = { $price ->
        [one] eine Münze
       *[other] { $price } Münzen
    }
duell-topic-trucks = Transporter und Runden
    .text =
        Ein Transporter lässt sich nehmen, wenn mindestens eine Karte darauf liegt. Seine Karten kommen sofort in den eigenen Zoo, in beliebiger Reihenfolge; jede wird abgeschlossen, bevor die nächste folgt.
        Wer einen Transporter genommen hat, ist ausgestiegen; die andere Seite spielt allein weiter, so lange sie mag, und beendet die Runde, indem sie auch einen nimmt. Die Karten des letzten Transporters werden abgelegt. Wer zuletzt genommen hat, beginnt die nächste Runde.
    .source = Spielanleitung, Transporter nehmen und aussteigen; Ende einer Runde
duell-topic-money = Geldaktionen
    .text =
        Für { duell-price }, einmal pro Zug:
        • **Stehlen**: ein beliebiges Tier aus dem anderen Zoo, auch Nachwuchs. Es wird gelegt wie jede Karte: Sein Symbol kann wirken, und eins zu viel ist verloren und kostet { $minus ->
            [one] einen Punkt
           *[other] { $minus } Punkte
        }. Verkaufsstände sind sicher.
        • **Tilgen**: alle eigenen Minuspunkte.
        Am Anfang hast du { $start ->
            [one] eine Münze
           *[other] { $start } Münzen
        }; weitere bringen Verkaufsstände und manche Marker.
    .source = Spielanleitung, Geldaktionen
duell-topic-symbols = Symbole auf Tieren
    .text =
        { $acts } gleiche Symbole in einem deiner Gehege wirken sofort:
        ⚡ Blitz: Die Tiere streiten, das kostet { $minus ->
            [one] einen Punkt
           *[other] { $minus } Punkte
        }.
        ❤️ Herz: Du bekommst den Nachwuchs der Art, wenn er noch da ist. Er zählt als Tier und zeigt kein Symbol.
        🟧 Quadrat: Du wählst eine Karte aus dem Ablagestapel und legst sie. Was sie auslöst, geschieht; nur ein weiteres Quadrat bringt dabei nichts. Eine Karte, die ein Symbol zu viel wäre, lässt sich nicht wählen.
    .source = Spielanleitung, Die Symbole
duell-topic-third = Ein Symbol zu viel
    .text = Ein Gehege fasst höchstens { $allowed } gleiche Symbole einer Art, der Platz der Verkaufsstände höchstens { $allowed } von jeder Sorte. Eins mehr kommt auf den Ablagestapel und kostet { $minus ->
        [one] einen Punkt
       *[other] { $minus } Punkte
    }. Die Karte wurde nie gelegt, darum geschieht sonst nichts.
    .source = Spielanleitung, Das 3. Symbol
duell-topic-stands = Verkaufsstände
    .text =
        Jeder Verkaufsstand hat eine Farbe und ein Symbol ({ $stands }). { $acts } gleiche Symbole bringen { $coin ->
            [one] eine Münze
           *[other] { $coin } Münzen
        }, eins mehr ist verloren und kostet { $minus ->
            [one] einen Punkt
           *[other] { $minus } Punkte
        }; Farben sind dafür gleichgültig.
        Wer zuerst alle { $colours } Farben hat, bekommt einen Marker; Symbole sind dafür gleichgültig. Am Ende zählen Verkaufsstände nichts.
    .source = Spielanleitung, Symbole auf Verkaufsständen; Zwischenwertungen
duell-topic-scoring = Zwischenwertung
    .text =
        Haben beide Zoos zusammen so viele Tiere einer Art, wie ihr Ziel sagt, wird sie sofort gewertet, noch bevor ein Symbol wirkt: Wer mehr hat, nimmt den obersten Marker, auch im Zug der anderen Seite.
        Ziele: { $targets }.
        Bei geradem Ziel kann es einen Gleichstand geben: Dann wird gewertet, sobald jemand mehr hat, aus welchem Grund auch immer.
        Jede Art wird einmal gewertet, und ein Marker bleibt bei dem Zoo, der ihn bekommen hat.
    .source = Spielanleitung, Zwischenwertungen
duell-topic-end = Die letzte Runde
    .text =
        Über den letzten { $under } Karten des Stapels liegt die Karte „Letzte Runde“, ein ebensolcher Marker über { $last ->
            [one] dem letzten Marker
           *[other] den letzten { $last } Markern
        }. Kommt eins von beiden nach oben, wird es beiseite gelegt; mit der nächsten gezogenen Karte oder dem nächsten genommenen Marker wird die laufende Runde die letzte.
        Sie wird zu Ende gespielt, bis beide einen Transporter genommen haben.
    .source = Spielanleitung, Ende des Spiels
duell-topic-final = Schlusswertung
    .text =
        { duell-passage-markers }
        { duell-passage-majority }
        { duell-passage-coins }
        { duell-passage-minus }
        Bei gleicher Punktzahl entscheiden die Münzen; sind auch sie gleich, teilt ihr euch den Sieg.
    .source = Spielanleitung, Schlusswertung
duell-passage-markers = Jeder deiner Marker zählt die Punkte, die auf ihm stehen.
duell-passage-majority = { $majority ->
        [one] Ein Punkt
       *[other] { $majority } Punkte
    } für jede Art, von der du mehr Tiere hast, schon gewertet oder nicht; ein Gleichstand bringt nichts.
duell-passage-coins = Ein Punkt für je { $pair } Münzen.
duell-passage-minus = −{ $minus } für jeden Minuspunkt.
duell-topic-expert = Expertenspiel
    .text = Wenn der Tisch es spielt: Eine gezogene Karte darf, statt auf einen Transporter, für { $expert ->
            [one] eine Münze
           *[other] { $expert } Münzen
        } auf den Ablagestapel, sofern ein Transporter einen freien Platz hat. Damit endet der Zug. Nicht in der letzten Runde.
    .source = Spielanleitung, Variante: Expertenspiel
duell-topic-board = Den Spielplan lesen
    .text =
        Eine Zeile ist ein Gehege; links und rechts stehen die beiden Zoos, jeder mit der Zahl seiner Tiere und den Buchstaben ihrer Symbole: B Blitz, H Herz, Q Quadrat. Ein Buchstabe zweimal hat gewirkt; einer mehr wäre verloren.
        In der Mitte: Tiere beider / Ziel. = davor: ein Gleichstand, der wartet. ✓: gewertet.
        Verkaufsstände sind die Anfangsbuchstaben ihrer Farben, neben ihrem Symbol; darunter, wie viele der { $colours } Farben jeder hat.
        „Punkte“ ist der Stand, wenn jetzt Schluss wäre. Auf Transportern (🚚) ist · ein freier Platz. Im Stapel ist 🏁 die Karte „Letzte Runde“.
        Der Ablagestapel liegt offen: Ablage zeigt jederzeit jede seiner Karten.
duell-topic-deck = Was rekonstruiert ist
    .text =
        Keine Quelle sagt, welche Symbole die gedruckten Tierkarten zeigen, auch nicht alle Seiten und die Reihenfolge der Marker. Der Schiedsrichter spielt mit einer Rekonstruktion:
        Karten { $deck }: { $cards } (eine Zahl allein: ohne Symbol).
        Marker von oben: { $faces } (🪙 mit Münze, 🏁 „Letzte Runde“).
        Die Zahl der Karten, die Ziele, die Transporter und die Regeln sind die des Spiels. Wer ein Exemplar besitzt, kann mit einer eigenen Kartendatei spielen.
duell-topic-deck-own = Die Karten hat der Eigner dieses Bots festgelegt: { $cards }. Marker von oben: { $faces }.
