### Ein freundliches Nein. Schlüssel: refused-<Code>, Unterstriche werden Bindestriche.

not-your-turn = { $name } ist am Zug, letzter Zug { $since }.
not-your-turn-next = Danach kommst du.
not-your-turn-after = Du kommst nach { $name }.
not-your-turn-out = { $count ->
        [one] Du bist für diese Runde ausgestiegen; die nächste beginnt, wenn { $names } fertig ist.
       *[other] Du bist für diese Runde ausgestiegen; noch dabei: { $names }.
    }
you-watch = Du siehst zu. Am Zug ist { $name }.
you-watch-several = Du siehst zu. Es entscheiden noch: { $name }.
you-watch-over = Du siehst zu. Die Partie ist zu Ende. Deine eigene eröffnest du mit `/partie neu`.
stale-done = Schon geschehen: Zug { $number }, { $story } So steht es jetzt.
stale-back = Nicht gespielt: { told-mover } einen Zug zurückgenommen ({ $number }). So steht es jetzt.
stale = Dieser Knopf gehört zu einer früheren Stellung. So steht es jetzt.
instead = Das geht:

refused-game-over = Die Partie ist zu Ende.
refused-no-such-game = Hier ist keine Partie. `/partie liste` zeigt deine, `/partie neu` eröffnet eine.
refused-which-game = Welches Spiel? Eins von diesen: { $games }.
refused-not-seated = Du spielst in dieser Partie nicht mit.
refused-malformed = Das ist kein Zug in diesem Spiel.
refused-not-running = Diese Partie läuft nicht mehr.
refused-channel-busy = Hier läuft schon eine Partie. Eröffne deine in einem anderen Kanal oder in einem Thread.
refused-too-many-open = Von dir sind schon { $most } Partien offen. Beende oder schließe erst eine davon.
refused-lobby-closed = Diese Lobby ist geschlossen. `/partie neu` eröffnet eine andere.
refused-lobby-full = Alle Plätze sind besetzt oder freigehalten.
refused-already-joined = Du bist schon dabei.
refused-not-joined = Du bist nicht dabei.
refused-too-few = Mit { $have } geht es nicht los: Es braucht { $need }.
refused-host-only = Das darf nur, wer die Partie eröffnet hat: { $host }.
refused-bad-option = { $why ->
        [unknown] Eine Option „{ $option }“ gibt es nicht. Es gibt: { $choices }.
        [yesno] „{ $option }“ lässt sich so nicht einstellen: ja oder nein?
        [number] „{ $option }“ lässt sich so nicht einstellen: Da gehört eine Zahl hin.
        [choice] „{ $option }“ lässt sich so nicht einstellen. Es gibt: { $choices }.
        [file] Die Deckdatei hat in Zeile { $line } einen Fehler ({ $card }). Wer den Bot betreibt, sieht ihn mit `python -m bot check`.
        [deck] Das Deck „{ $deck }“ ist nicht mehr da.
        [seats] Zu { $wanted } geht dieses Spiel nicht, nur zu: { $counts }.
        [crowded] Das sind zu wenige Plätze: { $have } sind schon dabei.
        [wait] Der Ruf kann höchstens { $hours } Stunden warten.
       *[other] „{ $option }“ lässt sich so nicht einstellen.
    }
refused-too-many-invited = Höchstens { $most } lassen sich einladen.
refused-no-vote = Diese Frage ist nicht mehr offen.
refused-already-voted = Du hast schon geantwortet.
refused-vote-open = Eine solche Frage ist noch offen.
refused-still-running = Die Partie läuft noch.
refused-nothing-to-build = Gerade gibt es nichts zu bauen.
refused-finished = Damit bist du fertig. Willst du noch etwas ändern, öffne es erst wieder.
refused-not-asked = Deine Antwort braucht es hier nicht.
refused-too-soon = { $minutes ->
        [one] Erst vor Kurzem wurde erinnert. In einer Minute geht es wieder.
       *[other] Erst vor Kurzem wurde erinnert. In { $minutes } Minuten geht es wieder.
    }
refused-closing = Der Bot startet gleich neu und nimmt gerade keine Züge an. Drück in einer Minute noch einmal: Nichts geht verloren.
refused-nothing-to-take-back = Von dir gibt es keinen Zug zum Zurücknehmen.
refused-someone-else-acted = Seit deinem Zug { $move } hat jemand anders gezogen. Der Tisch kann sich immer noch einigen zurückzugehen.
refused-something-was-shown = Dein Zug { $move } hat etwas Verborgenes gezeigt und ist darum endgültig. Der Tisch kann sich immer noch einigen zurückzugehen.
refused-not-your-move = Das kann nur { $name } zurücknehmen.
refused-older-rules = Der Zug ist älter als die letzte Erneuerung der Regeln; so weit zurück geht es nicht.
refused-other = Das geht jetzt nicht.
broken = Beim Bot ist etwas kaputt, und es wurde notiert (Partie `{ $match }`, Zug { $number }). Die Partie steht, wie sie war.
broken-anywhere = Beim Bot ist etwas kaputt, und es wurde notiert. Ein Blick auf den Tisch zeigt, wie es steht; danach gern noch einmal.
