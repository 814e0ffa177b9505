### A friendly no. Keys: refused-<code> with the code's underscores as hyphens.

not-your-turn = It is { $name }'s turn, last move { $since }.
not-your-turn-next = You come right after.
not-your-turn-after = You come after { $name }.
not-your-turn-out = { $count ->
        [one] You have left this round; the next one begins when { $names } has finished.
       *[other] You have left this round; still in it: { $names }.
    }
you-watch = You watch this game. It is { $name }'s turn.
you-watch-several = You watch this game. Still deciding: { $name }.
you-watch-over = You watch this game. It is over. Open your own: `/game new`
stale-done = Already done: move { $number }, { $story } This is the table now.
stale-back = Not played: { told-mover } took a move back ({ $number }). This is the table now.
stale = That button is from an earlier position. This is the table now.
instead = You can do this:

refused-game-over = The game is over.
refused-no-such-game = There is no game here. `/game list` shows yours, `/game new` opens one.
refused-which-game = Which game? One of: { $games }.
refused-not-seated = You do not play in this game.
refused-malformed = That is no move of this game.
refused-not-running = This game is not running any more.
refused-channel-busy = A game is running here already. Open yours in another channel, or in a thread.
refused-too-many-open = You host { $most } games that are still open. Finish or close one of them first.
refused-lobby-closed = This lobby is closed. `/game new` opens another.
refused-lobby-full = All seats are taken or held.
refused-already-joined = You are in already.
refused-not-joined = You are not in.
refused-too-few = With { $have } in, it cannot start: { $need } are needed.
refused-host-only = Only { $host }, who hosts, can do that.
refused-bad-option = { $why ->
        [unknown] There is no option “{ $option }”. There are: { $choices }.
        [yesno] “{ $option }” cannot be set like that: yes or no?
        [number] “{ $option }” cannot be set like that: it takes a number.
        [choice] “{ $option }” cannot be set like that. There are: { $choices }.
        [file] The deck file has a mistake in line { $line } ({ $card }). Whoever runs the bot sees it with `python -m bot check`.
        [deck] The deck “{ $deck }” is not there any more.
        [seats] The game is not for { $wanted }, only for: { $counts }.
        [crowded] That is too few seats: { $have } are in already.
        [wait] A call can wait { $hours } hours at most.
       *[other] “{ $option }” cannot be set like that.
    }
refused-too-many-invited = At most { $most } can be invited.
refused-no-vote = That question is not open any more.
refused-already-voted = You have answered already.
refused-vote-open = Another question of that kind is still open.
refused-still-running = The game is still running.
refused-nothing-to-build = There is nothing to put together now.
refused-finished = You have finished this. Reopen it first, if you want to change something.
refused-not-asked = Your answer is not needed for this.
refused-too-soon = { $minutes ->
        [one] They were reminded a while ago. You can do it again in a minute.
       *[other] They were reminded a while ago. You can do it again in { $minutes } minutes.
    }
refused-closing = The bot is about to restart and takes no moves just now. Press again in a minute: nothing is lost.
refused-nothing-to-take-back = You have no move to take back.
refused-someone-else-acted = Someone else has moved since your move { $move }. The table can still agree to go back.
refused-something-was-shown = Your move { $move } showed something hidden, so it is final. The table can still agree to go back.
refused-not-your-move = Only { $name } can take this back.
refused-older-rules = That move was made before the rules were updated; the game cannot go back that far.
refused-other = That is not possible now.
broken = Something is broken on the bot's side, and it has been noted (game `{ $match }`, move { $number }). The game stands as it was.
broken-anywhere = Something is broken on the bot's side, and it has been noted. Look at the table before you try again: it shows how things stand.
