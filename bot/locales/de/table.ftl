### Was alle Spiele teilen: der Tisch, seine Knöpfe, private Fenster, Geschichten.

# --- Spiele
game-duell = Zooloretto Duell
    .short = Duell

# --- die Tischnachricht
call = { $mention } { $game }, { $where }: { $expected }
call-many = { $game }, { $where }: { $expected } { $mention }
table-title = { $game } · { $where }
table-turn = ▶ { $name } · letzter Zug { $since }
table-first-turn = ▶ { $name } · Beginn { $since }
table-begins = { $name } beginnt (ausgelost).
table-deciding = Es wählen noch: { $names } · letzter Zug { $since }
table-ended = Der Tisch hat diese Partie vorzeitig beendet.
table-ended-host = { $name } hat diese Partie beendet, bevor sie in Gang kam.
table-ended-moderator = { $name } hat diese Partie beendet (Moderation dieses Servers).

# --- Knöpfe
button-view = Meine Ansicht
button-happened = Was ist passiert?
button-money = Geld ({ $count })
button-more = Mehr
button-discard = Ablage ({ $count })
button-back = ↩ Zurücknehmen
button-back-named = ↩ { $name }: zurücknehmen
button-log = Verlauf
button-older = ◀ Früher
button-newer = Später ▶
button-how-to-read = So liest man das
button-rules = Regeln
button-why = Warum?
button-why-points = { $points ->
        [one] Warum? { $said } Punkt
       *[other] Warum? { $said } Punkte
    }
button-why-name = { $name } { $points }: warum?
button-sums = Wertung
button-verify = Prüfen
button-games = Offene Partien
button-close = Schließen
button-ask-back = Um Zurücknehmen bitten
button-ask-end = Abbruch vorschlagen
button-rematch-count = Revanche ({ $pressed }/{ $seats })
button-story = So lief es
button-nudge = { $name } erinnern
button-to-game = Zu dieser Partie
button-follow = Folgen
button-watch = Zuschauen
button-page = Regeln: { $topic }
final = { $label } · endgültig
done = ✓ { $label }
menu-more = { $count ->
        [one] noch eine …
       *[other] { $count } weitere …
    }

# --- was war
happened-title = Seit du zuletzt nachgesehen hast
happened-nothing = Seit du zuletzt nachgesehen hast, ist nichts geschehen.
happened-recent-title = Die letzten Züge
log-title = Züge { $first } bis { $last } von { $count }
log-empty = Noch kein Zug gemacht.
log-line = `{ $number }` { $story }
log-gone = `{ $number }` ~~{ $story }~~
told-back = ↩ Zurückgenommen: { $story }
told-back-number = ↩ { $name } ging zurück vor Zug { $number }.
told-mover = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    }
told-for = { $name ->
        [Du] dich
       *[other] { $name }
    }
told-begins = { $name ->
        [Du] du beginnst
       *[other] { $name } beginnt
    }
told-rebase = Die Regeln wurden erneuert: Von dieser Stellung aus geht es weiter.
told-now = Jetzt { $scores }.

# --- private Fenster
view-title = Deine Ansicht · { $where }
view-yours = ▶ Du bist dran · letzter Zug { $since }
view-yours-first = ▶ Du bist dran · Beginn { $since }
view-not-yours = { $name } ist dran · letzter Zug { $since }
view-not-yours-first = { $name } ist dran · Beginn { $since }
more-title = Mehr zu dieser Partie
more-lines = Partie `{ $match }`, begonnen { $since }. Zug { $number }.
you = Du
next-yours = Weiter: { $expected }
next-turn = { $name } ist am Zug.
next-deciding = Es wählen noch: { $name }.
discard-title = Ablagestapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
discard-empty = Der Ablagestapel ist leer.

# --- Hinweise
plus = +{ $points }
minus = −{ $points }
star = ★ { $label }

# --- Regeln
rules-title = { $game }: { $topic }
rules-index-title = { $game }: Regeln
rules-source = { $source }. In eigenen Worten.
rules-next = Weiter: { $topic }
rules-menu = Anderes Thema …
rules-found = { $topic }: … { $text } …
rules-nothing-found = Keine Seite nennt „{ $typed }“. Hier ist die erste.
why-title = Warum? { $topic }
why-score-title = { $points ->
        [one] Warum hat { $name } { $said } Punkt?
       *[other] Warum hat { $name } { $said } Punkte?
    }
why-rule = └ { $rule }
why-nothing = Noch zählt nichts.

# --- das Ende
result-wins = 🏆 { $game }: { $name } gewinnt, { $scores }.
result-wins-tie = 🏆 { $game }: { $name } gewinnt nach Gleichstand, { $scores }.
result-shared = 🏆 { $game }: { $names } teilen sich den Sieg, { $scores }.
result-nobody = { $game } ist zu Ende, { $scores }.
result-title = 🏆 { $game } · Schlusswertung
result-tally = Unter euch bisher: { $wins }.
sums-title = Wertung im Einzelnen
sums-title-now = Wertung, wenn jetzt Schluss wäre
sums-total = gesamt
verify-title = Die Mischung prüfen
verify-running = Zu Beginn der Partie wurde der Fingerabdruck hier unten festgelegt. Am Ende wird der Startwert veröffentlicht, und alle können prüfen, dass dazwischen nichts geändert wurde.
verify-over = Der Fingerabdruck stand seit Beginn fest, der Startwert ist jetzt öffentlich; aus ihm folgt jede Mischung. Die Datei hier unten enthält die ganze Partie: `docs/check_shuffle.py` und `python -m bot replay` aus dem Projekt rechnen sie nach.
verify-match = Partie `{ $match }`
verify-commitment = Fingerabdruck `{ $commitment }`
verify-seed = Startwert `{ $seed }`

# --- die Karte im Kanal
card-line = { $game } · { $scores } · { $where }
card-turn = ▶ { $names } · { $place }
card-over = 🏆 { $game } · { $scores } · { $place }
card-ended = { $game } · { $names } · vorzeitig beendet
card-moved = { $game } · { $names } · jetzt in { $place }
sealed = Mischung versiegelt: { $commitment }

# --- Partien
games-title = Partien
games-mine = **Deine**
games-open = **Suchen Mitspieler**
games-running = **Laufen hier**
games-none = Hier ist keine Partie offen. `/partie neu` beginnt eine.
games-your-turn = { $game } mit { $names } · **du bist dran** · { $place } · Zug begann { $since }
games-alone-turn = { $game } · **du bist dran** · { $place } · Zug begann { $since }
games-other-turn = { $game }: { $names } · { $mover } am Zug · { $place } · Zug begann { $since }
games-lobby = { $game } · { $name } sucht Mitspieler ({ $joined }/{ $seats }) · { $place }

# --- zurücknehmen und beenden mit Zustimmung
vote-back = { $mentions }: { $name } möchte zurück vor Zug { $number }.
vote-back-reason = { $mentions }: { $name } möchte zurück vor Zug { $number } („{ $reason }“).
vote-end = { $mentions }: { $name } möchte die Partie ohne Ergebnis beenden.
vote-end-reason = { $mentions }: { $name } möchte die Partie ohne Ergebnis beenden („{ $reason }“).
vote-goes = **Es entfällt**
vote-shown = **Bekannt bleibt**: { $story }
vote-count = { $agreed } von { $asked } einverstanden. Offen bis { $until } oder bis zum nächsten Zug.
vote-agreed-by = Einverstanden: { $names }
vote-agreed = Einverstanden: { $name } und der Tisch gingen zurück vor Zug { $number }.
vote-agreed-end = Einverstanden: Die Partie ist beendet, ohne Ergebnis.
vote-refused = { $refuser } hat nein gesagt: Die Partie geht weiter, wie sie ist.
vote-withdrawn = { $name } hat die Frage zurückgezogen.
vote-lapsed = Die Frage ist verfallen: Die Partie geht weiter, wie sie ist.
vote-agree = Einverstanden
vote-disagree = Nein
vote-withdraw = { $name }: zurückziehen
ask-back-title = Um Zurücknehmen bitten
ask-back-hint = falscher Transporter
ask-end-title = Abbruch vorschlagen
ask-end-hint = keine Zeit mehr
ask-reason-label = Warum? (der Tisch liest es)
voted-asked = Der Tisch ist gefragt.
voted-counted = Deine Antwort zählt.
voted-withdrawn = Zurückgezogen.
followed = Du folgst dieser Partie: Ihr Thread meldet dir, was es Neues gibt.
nudged = { $name } wird erinnert.

# --- die Lobby
lobby-title = 🎲 { $game }: { $name } sucht Mitspieler
lobby-rematch = 🎲 { $game }: Revanche
lobby-range = { $least } bis { $most } Leute.
lobby-seats = Beginnt von selbst, sobald { $wanted } dabei sind.
lobby-ready = Alle sind da: *Beginnen* legt los.
lobby-waits = Wartet: Hier läuft eine Partie. Ist sie zu Ende, legt *Beginnen* los.
lobby-hints-on = mit Hinweisen
lobby-hints-off = ohne Hinweise
lobby-helper = { $helper ->
    [full] Hilfe: beste Anordnung und Punkte
    [score] Hilfe: nur Punkte
   *[off] ohne Hilfe
 }
lobby-call = wer am Zug ist, wird nach { $wait } gerufen
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
lobby-no-thread = gespielt wird gleich hier
lobby-in = **Dabei** ({ $count }/{ $capacity }): { $names }
lobby-held = **Freigehalten** für { $name } bis { $until }
lobby-invite = { $mentions }: { $name } hält einen Platz frei.
lobby-closes = Schließt { $until }, wenn es bis dahin nicht losgeht.
lobby-closed = { $game }: { $name } suchte Mitspieler; die Lobby ist geschlossen.
lobby-join = Mitspielen
lobby-leave = Aussteigen
lobby-start = Mit { $count } beginnen
lobby-start-few = Beginnen
lobby-how = So wird gespielt
lobby-drop = Lobby schließen

# --- Einstellungen und Einrichtung
settings-title = Einstellungen
settings-own = Deine privaten Antworten: { $language }
settings-here = Dieser Kanal: { $language }
settings-here-fixed = Dieser Kanal: { $language } (die Moderation kann das ändern)
settings-here-row = Dieser Kanal:
settings-board-own = Spielstände nur für dich: { $form }
settings-board-here = Spielstände in diesem Kanal: { $form }
board-picture = Bild
board-text = Text
board-both = Bild und Text
board-auto-own = wie dieser Kanal ({ $form })
button-board-auto = Spielstand: wie der Kanal
button-board-picture = Bild
button-board-text = Text
button-board-both = beides
language-auto = auto
language-en = English
language-de = Deutsch
language-name-en = Englisch
language-name-de = Deutsch
language-auto-own = wie dein Discord ({ $language })
language-auto-here = wie der Server ({ $language })
setup-title = Einrichtung
setup-good = Hier ist alles in Ordnung.
setup-missing = Es fehlt: Gib dem Bot in diesem Kanal diese Rechte (Kanaleinstellungen → Berechtigungen):
setup-optional = Besser wäre es mit:
setup-line = • **{ $right }**: { $why }
right-view-channel = Kanal ansehen
    .why = sonst sieht der Bot hier nichts
right-send-messages = Nachrichten senden
    .why = sonst kommt kein Tisch zustande
right-send-messages-in-threads = Nachrichten in Threads senden
    .why = gespielt wird in Threads
right-create-public-threads = Öffentliche Threads erstellen
    .why = sonst wird gleich im Kanal gespielt
right-embed-links = Links einbetten
    .why = der Spielplan ist eine Einbettung
right-read-message-history = Nachrichtenverlauf anzeigen
    .why = nach einem Neustart sieht der Bot nach, ob der Tisch noch da ist
right-attach-files = Dateien anhängen
    .why = eine beendete Partie lässt sich als Datei mitnehmen

# --- Spiele ohne eigene Worte
plain-where = Zug { $number }
plain-asked = du entscheidest.
plain-told = { $name }: { $move }.
plain-told-secret = Alle haben gewählt.
plain-refused = Das geht nicht: { $code }.
plain-no-rules = Zu diesem Spiel gibt es keine Regelseiten.
left-line = { $sign } { $name }: { $left } von { $total }
left-line-plain = { $name }: { $left } von { $total }
