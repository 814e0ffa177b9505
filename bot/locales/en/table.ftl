### What every game shares: the table, its buttons, private panels, stories.

# --- games
game-duell = Zooloretto Duell
    .short = Duell

# --- the table message
call = { $mention } { $game }, { $where }: { $expected }
call-many = { $game }, { $where }: { $expected } { $mention }
table-title = { $game } · { $where }
table-turn = ▶ { $name } · last move { $since }
table-first-turn = ▶ { $name } · since the start, { $since }
table-begins = { $name } begins (drawn by lot).
table-deciding = Still deciding: { $names } · last move { $since }
table-ended = The table ended this game early.
table-ended-host = { $name } ended this game before it had got going.
table-ended-moderator = { $name }, who moderates this server, ended this game.

# --- buttons
button-view = My view
button-happened = What happened?
button-money = Money ({ $count })
button-more = More
button-discard = Discard ({ $count })
button-back = ↩ Take back
button-back-named = ↩ { $name }: take back
button-log = Log
button-older = ◀ Older
button-newer = Newer ▶
button-how-to-read = How to read this
button-rules = Rules
button-why = Why?
button-why-points = { $points ->
        [one] Why? { $said } point
       *[other] Why? { $said } points
    }
button-why-name = { $name } { $points }: why?
button-sums = Score sums
button-verify = Verify
button-games = Open games
button-close = Close
button-ask-back = Take back by vote
button-ask-end = Ask to end
button-rematch-count = Rematch ({ $pressed }/{ $seats })
button-story = How it went
button-nudge = Remind { $name }
button-watch = Watch
button-to-game = To that game
button-follow = Follow
button-page = Rules: { $topic }
final = { $label } · no undo
done = ✓ { $label }
menu-more = { $count ->
        [one] one more …
       *[other] { $count } more …
    }

# --- what happened
happened-title = Since you last looked
happened-nothing = Nothing has happened since you last looked.
happened-recent-title = The latest moves
log-title = Moves { $first } to { $last } of { $count }
log-empty = No move has been made yet.
log-line = `{ $number }` { $story }
log-gone = `{ $number }` ~~{ $story }~~
told-back = ↩ Taken back: { $story }
told-back-number = ↩ { $name } went back to before move { $number }.
told-mover = { $name }
told-for = { $name ->
        [You] you
       *[other] { $name }
    }
told-begins = { $name ->
        [You] you begin
       *[other] { $name } begins
    }
told-rebase = The rules were updated: the game goes on from this position.
told-now = Now { $scores }.

# --- private panels
view-title = Your view · { $where }
view-yours = ▶ Your decision · last move { $since }
view-yours-first = ▶ Your decision · since the start, { $since }
view-not-yours = Waiting for { $name } · last move { $since }
view-not-yours-first = Waiting for { $name } · since the start, { $since }
more-title = More about this game
more-lines = Game `{ $match }`, started { $since }. Move { $number }.
you = You
next-yours = Next: { $expected }
next-turn = { $name }'s turn.
next-deciding = Still deciding: { $name }.
discard-title = Discard pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
discard-empty = The discard pile is empty.

# --- hints
plus = +{ $points }
minus = −{ $points }
star = ★ { $label }

# --- rules
rules-title = { $game }: { $topic }
rules-index-title = { $game }: rules
rules-source = { $source }. In our own words.
rules-next = Next: { $topic }
rules-menu = Another topic …
rules-found = { $topic }: … { $text } …
rules-nothing-found = No page mentions “{ $typed }”. Here is the first one.
why-title = Why? { $topic }
why-score-title = { $points ->
        [one] Why does { $name } have { $said } point?
       *[other] Why does { $name } have { $said } points?
    }
why-rule = └ { $rule }
why-nothing = Nothing counts yet.

# --- the end
result-wins = 🏆 { $game }: { $name } wins, { $scores }.
result-wins-tie = 🏆 { $game }: { $name } wins after a tie, { $scores }.
result-shared = 🏆 { $game }: { $names } share the victory, { $scores }.
result-nobody = { $game } is over, { $scores }.
result-title = 🏆 { $game } · final score
result-tally = Among you so far: { $wins }.
sums-title = Score sums
sums-title-now = Score sums, if the game ended now
sums-total = total
verify-title = Check the shuffle
verify-running = When the game started, the fingerprint below was fixed. At the end the seed is published, and anyone can check that nothing was changed in between.
verify-over = The fingerprint was published at the start, the seed now; every shuffle follows from the seed. The file below holds the whole game: `docs/check_shuffle.py` and `python -m bot replay` of the project work it out again.
verify-match = Game `{ $match }`
verify-commitment = Fingerprint `{ $commitment }`
verify-seed = Seed `{ $seed }`

# --- the card in the channel
card-line = { $game } · { $scores } · { $where }
card-turn = ▶ { $names } · { $place }
card-over = 🏆 { $game } · { $scores } · { $place }
card-ended = { $game } · { $names } · ended early
card-moved = { $game } · { $names } · now in { $place }
sealed = Shuffle sealed: { $commitment }

# --- games
games-title = Games
games-mine = **Yours**
games-open = **Looking for players**
games-running = **Running here**
games-none = No game is open here. `/game new` starts one.
games-your-turn = { $game } with { $names } · **your turn** · { $place } · turn began { $since }
games-alone-turn = { $game } · **your turn** · { $place } · turn began { $since }
games-other-turn = { $game }: { $names } · { $mover } to move · { $place } · turn began { $since }
games-lobby = { $game } · { $name } looks for players ({ $joined }/{ $seats }) · { $place }

# --- take back and end by vote
vote-back = { $mentions }: { $name } asks to go back to before move { $number }.
vote-back-reason = { $mentions }: { $name } asks to go back to before move { $number } ("{ $reason }").
vote-end = { $mentions }: { $name } asks to end the game without a result.
vote-end-reason = { $mentions }: { $name } asks to end the game without a result ("{ $reason }").
vote-goes = **Goes**
vote-shown = **Stays known**: { $story }
vote-count = { $agreed } of { $asked } agree. Open until { $until }, or until the next move.
vote-agreed-by = Agreed: { $names }
vote-agreed = Agreed: { $name } and the table went back to before move { $number }.
vote-agreed-end = Agreed: the game is over, without a result.
vote-refused = { $refuser } said no: the game goes on as it is.
vote-withdrawn = { $name } withdrew the question.
vote-lapsed = The question has lapsed: the game goes on as it is.
vote-agree = Agree
vote-disagree = No
vote-withdraw = { $name }: withdraw
ask-back-title = Ask to take back
ask-back-hint = wrong truck
ask-end-title = Ask to end the game
ask-end-hint = no time any more
ask-reason-label = Why? (the table reads it)
voted-asked = The table has been asked.
voted-counted = Your answer counts.
voted-withdrawn = Withdrawn.
followed = You follow this game: its thread tells you what is new.
nudged = { $name } will be reminded.

# --- the lobby
lobby-title = 🎲 { $game }: { $name } looks for players
lobby-rematch = 🎲 { $game }: rematch
lobby-range = { $least } to { $most } players.
lobby-seats = Starts by itself with { $wanted }.
lobby-ready = Everybody is in: *Start* begins.
lobby-waits = Waits: a game is running here. When it is over, *Start* begins this one.
lobby-hints-on = hints on
lobby-hints-off = hints off
lobby-helper = { $helper ->
    [full] helper: best layout and score
    [score] helper: score only
   *[off] no helper
 }
lobby-call = the player to move is pinged after { $wait }
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
lobby-no-thread = played right here
lobby-in = **In** ({ $count }/{ $capacity }): { $names }
lobby-held = **Held** for { $name } until { $until }
lobby-invite = { $mentions }: { $name } holds a seat for you.
lobby-closes = Closes { $until } if it has not started.
lobby-closed = { $game }: { $name } looked for players; the lobby is closed.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start with { $count }
lobby-start-few = Start
lobby-how = How to play
lobby-drop = Close lobby

# --- settings and setup
settings-title = Settings
settings-own = Your private answers: { $language }
settings-here = This channel: { $language }
settings-here-fixed = This channel: { $language } (moderators can change it)
settings-here-row = This channel:
settings-board-own = Boards shown to you alone: { $form }
settings-board-here = Boards in this channel: { $form }
board-picture = picture
board-text = text
board-both = picture and text
board-auto-own = as this channel ({ $form })
button-board-auto = Boards: as the channel
button-board-picture = picture
button-board-text = text
button-board-both = both
language-auto = auto
language-en = English
language-de = Deutsch
language-name-en = English
language-name-de = German
language-auto-own = as your Discord ({ $language })
language-auto-here = as the server ({ $language })
setup-title = Setup check
setup-good = Everything is fine here.
setup-missing = Missing: give the bot these rights in this channel (channel settings → Permissions):
setup-optional = Better with:
setup-line = • **{ $right }**: { $why }
right-view-channel = View Channel
    .why = without it the bot sees nothing here
right-send-messages = Send Messages
    .why = without it no table can be posted
right-send-messages-in-threads = Send Messages in Threads
    .why = games are played in threads
right-create-public-threads = Create Public Threads
    .why = without it games are played right in the channel
right-embed-links = Embed Links
    .why = the board is an embed
right-read-message-history = Read Message History
    .why = after a restart the bot looks whether the table is still there
right-attach-files = Attach Files
    .why = a finished game can be handed out as a file

# --- games without words of their own
plain-where = move { $number }
plain-asked = your decision.
plain-told = { $name }: { $move }.
plain-told-secret = All have chosen.
plain-refused = Not possible: { $code }.
plain-no-rules = There are no rule pages for this game.
left-line = { $sign } { $name }: { $left } of { $total }
left-line-plain = { $name }: { $left } of { $total }
