### Zooloretto: die Regeln auf kurzen Seiten, in eigenen Worten. Zahlen kommen aus den Spieldaten.

zooloretto-topic-aim = Das Ziel
    .text = Fülle die Gehege deines Zoos, jedes mit Tieren einer Art, stelle Verkaufsstände daneben auf, und lass möglichst wenig im Stall. Nach der letzten Runde gewinnen die meisten Punkte.
    .source = Spielanleitung, Überblick
zooloretto-topic-turn = Ein Zug
    .text =
        Eins von dreien, dann kommt, wer links sitzt:
        • **Ziehen**: ein Plättchen aufdecken und auf einen Transporter in der Mitte laden, der einen freien Platz hat.
        • **Nehmen**: einen Transporter nehmen und aus der Runde aussteigen.
        • **Zahlen**: eine Geldaktion.
        Begonnenes kommt zuerst: Ein gezogenes Plättchen wird geladen, die Plättchen eines Transporters werden gelegt. Sind alle Transporter in der Mitte voll oder ist kein Plättchen mehr da, lässt sich nichts ziehen.
    .source = Spielanleitung, Spielablauf
zooloretto-topic-trucks = Transporter
    .text =
        Ein Transporter hat { $spaces } Plätze. Nehmen lässt er sich, wenn mindestens ein Plättchen darauf liegt. Seine Münzen gehören dir sofort; die anderen Plättchen legst du in deinen Zoo, in beliebiger Reihenfolge, jedes wird abgeschlossen, bevor das nächste folgt.
        Wer einen Transporter genommen hat, ist ausgestiegen. Wer allein übrig ist, darf beliebig viele Züge machen, bevor der eigene genommen wird.
    .source = Spielanleitung, Transporter verwenden; Transporter nehmen
zooloretto-topic-placing = Plättchen legen
    .text =
        • **Tiere** kommen auf einen freien Platz eines Geheges, das leer ist oder ihre Art enthält, oder in den Stall. Eine Art darf in mehreren Gehegen wohnen.
        • **Verkaufsstände** kommen auf einen freien Stellplatz neben einem Gehege oder in den Stall.
        • Der Stall nimmt alles auf, auch wenn anderswo Platz wäre. Münze ist Münze, ob Plättchen oder nicht.
    .source = Spielanleitung, Legeregeln
zooloretto-topic-enclosures = Gehege
    .text =
        { $enclosures }
        Wer ein Plättchen auf den letzten freien Platz legt, bekommt diese Münzen aus der Bank, und zwar jedes Mal, wenn das Gehege neu voll wird. Verkaufsstände zählen dafür nicht, und ein Tausch bringt keine Münzen. Eine leere Bank zahlt nichts.
    .source = Spielanleitung, Letztes Gehegefeld; Zootafeln
zooloretto-topic-young = Nachwuchs
    .text =
        Jede Art hat { $males } Männchen ♂ und { $females } Weibchen ♀, die Nachwuchs haben können. Kommen beide in einem Gehege zusammen, durch Transporter, Geldaktion oder Tausch, ist der Nachwuchs 🍼 sofort da. Er nimmt dort einen freien Platz ein und kann damit das Gehege füllen; ist keiner frei, kommt er in den Stall.
        Jedes Tier hat nur einmal Nachwuchs (✓), und nie im Stall. Nachwuchs zählt wie jedes andere Tier.
    .source = Spielanleitung, Nachwuchs
zooloretto-topic-money = Geldaktionen
    .text =
        Eine pro Zug:
        • **Versetzen** ({ $move }🪙): ein Tier aus deinem Stall in ein Gehege, oder einen Verkaufsstand in deinem Zoo von irgendwo nach irgendwo.
        • **Tauschen** ({ $exchange }🪙): zwei Gruppen von Tieren deines Zoos.
        • **Kaufen** ({ $purchase }🪙, davon { $seller } an den anderen Zoo): ein beliebiges Plättchen aus einem fremden Stall, für einen beliebigen Ort deines Zoos. Ablehnen geht nicht.
        • **Abgeben** ({ $discard }🪙): ein Plättchen deines Stalls kommt aus dem Spiel.
        • **Ausbauen** ({ $expand }🪙): ein Gehege mehr, mit seinem Stellplatz, solange dir noch ein Ausbau bleibt.
        Am Anfang hast du { $start ->
            [one] eine Münze
           *[other] { $start } Münzen
        }.
    .source = Spielanleitung, Geldaktionen
zooloretto-topic-exchange = Der Tausch
    .text =
        Alle Tiere eines Geheges tauschen den Platz mit allen Tieren eines anderen, oder mit allen Tieren einer Art im Stall. An beiden Orten müssen Tiere sein, von zwei Arten, und jede Gruppe muss dort Platz haben, wo sie hinkommt.
        Verkaufsstände bleiben stehen. Münzen gibt es dafür nicht, aber Paare, die sich treffen, haben Nachwuchs; ohne freien Platz kommt er in den Stall.
    .source = Spielanleitung, Geldaktionen
zooloretto-topic-round = Runden und Ende
    .text =
        Haben alle einen Transporter genommen, ist die Runde zu Ende; wer den letzten genommen hat, beginnt die nächste.
        Die letzten { $end } Plättchen liegen unter der Holzscheibe 🏁. Von ihnen wird erst gezogen, wenn die anderen weg sind. Mit dem ersten davon wird die laufende Runde die letzte; sie wird zu Ende gespielt.
    .source = Spielanleitung, Spielende
zooloretto-topic-scoring = Wertung
    .text =
        • { zooloretto-passage-printed }
        • { zooloretto-passage-animals }
        • { zooloretto-passage-stalls }
        • { zooloretto-passage-barn }
        Bei gleicher Punktzahl entscheiden die Münzen; sind auch sie gleich, teilt ihr euch den Sieg. Sonst zählen Münzen nichts.
    .source = Spielanleitung, Spielende
zooloretto-passage-printed = Ein volles Gehege zählt seine höhere Zahl, eins mit genau einem freien Platz die niedrigere.
zooloretto-passage-animals = Sind mehr Plätze frei, zählt ein Gehege { $with_stall ->
        [one] einen Punkt
       *[other] { $with_stall } Punkte
    } pro Tier, wenn ein Verkaufsstand daneben steht, sonst nichts.
zooloretto-passage-stalls = +{ $stall } für jede Sorte Verkaufsstand auf Stellplätzen, egal wie oft sie da ist.
zooloretto-passage-barn = { $barn } für jede Tierart und jede Sorte Verkaufsstand im Stall, egal wie oft sie da ist.
zooloretto-topic-two = Zu zweit
    .text =
        { $two_species } Arten, { $two_trucks } Transporter mit { $two_spaces } Plätzen (die übrigen sind das ganze Spiel gesperrt) und { $two_expansions } Ausbauten für jeden Zoo.
        Die Runde endet, wenn beide einen Transporter genommen haben; was auf dem übrigen liegt, kommt aus dem Spiel, Münzen auch.
    .source = Spielanleitung, Sonderregeln für die Zwei-Spieler-Variante
zooloretto-topic-setup = Die Plättchen
    .text =
        { $tables }
        Dabei: { $here }. Von jeder Art gibt es { $copies } Plättchen und { $young } Mal Nachwuchs.
        Je { $each_stall } Verkaufsstände jeder Sorte: { $stalls }. { $coin_tiles } Münzplättchen und { $loose } Münzen; die Bank hat, was die Spieler nicht haben.
    .source = Spielanleitung, Spielvorbereitungen
zooloretto-topic-board = Den Spielplan lesen
    .text =
        Zuerst die Transporter; · ist ein freier Platz. Wer einen genommen hat, hat 🚚 und seine Nummer neben dem Namen. Dann die Plättchen: der Stapel, 🏁, und was unter der Holzscheibe liegt.
        Ein Zoo ist genau zu sehen: Tiere / Plätze, ♂ oder ♀ für ein Tier, das noch Nachwuchs haben kann, in Klammern die Stellplätze, am Ende die Punkte.
        Die anderen stehen kurz da: ihre Gehege in der Folge E5, E4, E6, Ausbauten, jedes mit seinen Verkaufsständen, dann der Stall.
        E5, E4, E6 heißen nach ihren Plätzen, X1 und X2 sind Ausbauten. Die Punkte sind der Stand, wenn jetzt Schluss wäre.
        ★ ist das Beste nach Punkten jetzt, nicht der beste Plan.
zooloretto-topic-rulings = Was die Anleitung offen lässt
    .text =
        Kein Teil ist rekonstruiert: Die Zahlen sind die der Anleitung und der gedruckten Tafeln.
        Sitzplätze und Arten kommen aus dem Startwert. Münzen liegen offen.
        Eine Bank, die weniger hat als den Bonus, zahlt, was sie hat (als Variante: nichts). Ein Verkaufsstand darf von seinem Stellplatz in den Stall versetzt werden (als Variante: nicht). Gekauftes darf in den eigenen Stall, und auch von jemandem, der ausgestiegen ist, lässt sich kaufen.
