### Zuuli: die Regeln auf kurzen Seiten, in eigenen Worten. Zahlen kommen aus den Spieldaten und dem Deck.

zuuli-topic-aim = Das Ziel
    .text = In { $years } Jahren wählst du Karten und baust damit einen Park: Gehege, Tiere, die sich darin vertragen, und Ausbauten, die helfen. Jedes Jahr wird der ganze Park gewertet, und die meisten Punkte aller Jahre zusammen gewinnen.
    .source = Spielanleitung, Spielablauf
zuuli-topic-year = Ein Jahr
    .text =
        1. Alle bekommen Karten auf die Hand.
        2. Alle wählen zugleich eine Karte; der Rest der Hand wird weitergegeben, und so fort, bis keine Karte mehr da ist.
        3. Alle bauen zugleich ihren Park mit dem, was sie gewählt haben.
        4. Die Parks werden zusammen aufgedeckt und gewertet.
        Ausgeteilte Karten, Jahr für Jahr:
        { $hands }
    .source = Spielanleitung, 1. Karten austeilen
zuuli-topic-picking = Wählen und weitergeben
    .text =
        Du behältst eine Karte deiner Hand; niemand sieht, welche, und ändern kannst du das, bis alle gewählt haben. Dann werden die Karten aufgedeckt, und der Rest jeder Hand geht weiter: { $directions }.
        Auch die letzte Karte einer Hand wird weitergegeben und ohne Wahl behalten. Gebaut wird erst, wenn alle Hände leer sind.
    .source = Spielanleitung, 2. Wählen und weitergeben
zuuli-topic-enclosures = Gehege
    .text =
        Ein Gehege hat Plätze, einen oder mehrere der { $kinds } Lebensräume ({ $legend }) und einen Faktor; manche haben eine Regel für die Wertung.
        Alle, die du behältst, kommen in deinen Park und bleiben dort. Du beginnst mit einem Neuland: { $plot }.
    .source = Spielanleitung, Gehege
zuuli-topic-animals = Tiere
    .text =
        Ein Tier hat einen Wert, braucht Plätze und einen seiner Lebensräume: Einer genügt. Es wohnt, wo einer davon vorhanden ist und genug Plätze frei sind.
        Manche Tiere haben eine Regel: Was sie wert sind oder wie viel Platz sie brauchen, hängt davon ab, wer bei ihnen wohnt. Es zählt nur der fertige Park, nicht die Reihenfolge beim Bauen.
        Ein Tier aus einem früheren Jahr darf umziehen, verlässt den Park aber nie.
    .source = Spielanleitung, Tiere
zuuli-topic-fierce = Bissig und friedlich
    .text =
        Ein bissiges Tier wohnt nur mit Tieren seines Namens. Friedliche wohnen mit allen anderen friedlichen.
        Ein Ausbau kann das für sein Gehege aufheben: Dann wohnen dort alle zusammen, und jedes behält sein Wesen.
    .source = Spielanleitung, Tiere
zuuli-topic-upgrades = Ausbauten
    .text =
        Ein Ausbau kommt in ein beliebiges Gehege deines Parks, in eins auch mehrere; gleiche zählen zusammen. Ist das Jahr vorbei, bleibt er dort.
        Was in seinem Jahr nicht eingebaut wird, wird abgelegt. Das kostet nichts.
    .source = Spielanleitung, Ausbauten
zuuli-topic-developing = Den Park bauen
    .text =
        Mit den Karten des Jahres lässt du Tiere einziehen und baust aus, und alle Tiere, die schon da sind, dürfen umziehen. Niemand sieht deinen Park, bis alle fertig sind.
        Du baust nur mit deinen eigenen Karten, und jede liegt in einem Gehege deines Parks.
        Ein Tier, das draußen bleibt, wird abgelegt und kostet in diesem Jahr seinen aufgedruckten Wert. Ein Tier aus einem früheren Jahr muss am Ende irgendwo wohnen.
    .source = Spielanleitung, 3. Park ausbauen
zuuli-topic-scoring = Wertung eines Jahres
    .text =
        { zuuli-passage-years }
        { zuuli-passage-enclosure }
        { zuuli-passage-left }
        Voll heißt, dass genau alle Plätze gebraucht werden.
    .source = Spielanleitung, 4. Jahresende
zuuli-passage-years = Jedes Jahr wird der ganze Park neu gewertet, und die Punkte aller Jahre zählen zusammen.
zuuli-passage-enclosure = Ein Gehege zählt die Werte seiner Tiere mit ihren Regeln, mal seinem Faktor. Eine Regel des Geheges setzt ihre Zahl an die Stelle der aufgedruckten; Ausbauten zählen dazu; Punkte für ein volles Gehege kommen zuletzt.
zuuli-passage-left = Von der Summe aller Gehege wird der aufgedruckte Wert jedes Tieres abgezogen, das draußen blieb. Weniger als { $least } gibt es in keinem Jahr.
zuuli-topic-end = Das Ende
    .text =
        Nach { $years } Jahren gewinnen die meisten Punkte. Haben mehrere gleich viele, gewinnt, wer mehr verschiedene Tiere im Park hat; ist auch das gleich, teilen sie sich den Sieg.
    .source = Spielanleitung, Spielende
zuuli-topic-solo = Allein gegen den Sammler
    .text =
        Du ziehst { $draw } Karten, behältst eine, und die andere bekommt der Sammler, welche es auch ist: Jahr für Jahr { $picks } Mal. Dann baust du wie immer.
        { zuuli-passage-collector }
        Du gewinnst mit mehr Punkten; bei gleich vielen gewinnt der Sammler.
    .source = Spielanleitung, Solospiel
zuuli-passage-collector = Der Sammler zählt jedes Jahr neu die aufgedruckten Werte aller seiner Tiere und { $bonus } mehr für jedes, das im Lebensraum des Jahres wohnen kann: { $habitats }. Seine anderen Karten werden abgelegt.
zuuli-topic-cards = Die Karten
    .text =
        { $count } Karten: { $enclosures } Gehege, { $animals } Tiere, { $upgrades } Ausbauten. Gemischt wird einmal; eine Partie teilt höchstens { $most } aus, und Abgelegtes bleibt draußen.
        { $names }.
        { $provenance }
        Die Kartenliste sagt zu jeder Zahl, woher sie kommt.
zuuli-topic-builder = Der Baukasten
    .text =
        Jedes Gehege hat einen Buchstaben, den es die ganze Partie behält. Hinter seinem Namen: Lebensräume, Faktor, gebrauchte und vorhandene Plätze, Punkte.
        ➤ ist die Karte, um die es geht. Ein Knopf je Ort: wie voll es dort würde, und was es in diesem Jahr brächte. ✗ sagt, warum es anderswo nicht geht. Das Menü führt zu einer anderen Karte, auch zu einer, die schon liegt.
        Jeder Schritt ist gespeichert. *Fertig* lässt sich wieder öffnen, bis alle fertig sind.
        ★ ist das Beste nach Punkten jetzt, nicht der beste Plan. *Beste Anordnung* ist die beste dieses Jahres, was auch danach kommt.
zuuli-topic-board = Den Tisch lesen
    .text =
        Eine Zeile je Platz: die Punkte der Jahre bisher und die Karte, die zuletzt behalten wurde. Dann, wer noch wählt oder baut und wohin die Hände gehen: Die Liste hinunter ist links ↓, hinauf ist rechts ↑, und hinter ihrem Ende fängt sie wieder an. In welcher Reihenfolge gewählt wurde, erfährt niemand.
        Parks liegen offen: jedes Gehege mit seinem Buchstaben, dann die Karten dieses Jahres.
zuuli-topic-rulings = Was die Anleitung offen lässt
    .text =
        Ein Tier, das draußen bleibt, ist für immer weg und kostet einmal. Bissige Tiere eines Namens dürfen ein Gehege teilen. Ein leeres Gehege ist nie voll. Bei Gleichstand zählen die Namen, die am Ende ein Gehege haben.
        In keinem Jahr gibt es weniger als { $least } Punkte; nichts wird übertragen. Der Stapel wird nie neu gemischt.
