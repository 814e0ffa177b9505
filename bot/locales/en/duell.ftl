### Zooloretto Duell: cards, board, choices, stories, refusals.

# --- cards. Species with a picture of their own in Unicode show it; the others their name.
duell-animal = { $species ->
    [gorilla] gorilla
    [bison] bison
    [antelope] antelope
    [bear] bear
    [tiger] tiger
   *[hyena] hyena
    }
duell-animals = { $species ->
    [gorilla] gorillas
    [bison] bison
    [antelope] antelopes
    [bear] bears
    [tiger] tigers
   *[hyena] hyenas
    }
duell-sign = { $species ->
    [gorilla] 🦍
    [bison] 🦬
    [antelope] antelope
    [bear] 🐻
    [tiger] 🐅
   *[hyena] hyena
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
    [lightning] lightning
    [heart] heart
    [square] square
    [ice] ice cream
    [pretzel] pretzel
   *[drink] drink
    }
duell-symbol-letter = { $symbol ->
    [lightning] L
    [heart] H
   *[square] S
    }
duell-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
    }
duell-colour-letters = { $colour ->
    [red] Re
    [green] Gr
    [blue] Bl
   *[yellow] Ye
    }
duell-young = { duell-sign } young
duell-animal-card = { $symbol ->
    [none] { duell-animal }
    [young] young { duell-animal }
   *[other] { duell-animal } { duell-symbol }
    }
duell-stand-card = { duell-colour } { duell-symbol-name } { duell-symbol }

# --- the board: 28 columns, at most 8 for a row's name
duell-row-stand = { $symbol ->
    [ice] ice
    [pretzel] pretzel
   *[drink] drink
    }
duell-row-goal = goal
duell-row-colours = colours
duell-row-markers = markers
duell-row-coins = coins
duell-row-minus = minus
duell-row-points = points

# --- below the board
duell-markers = next **{ $top }**, then { $rest }
duell-markers-last = last **{ $top }**
duell-markers-none = no marker left
duell-pile = **Pile** { $pile } · **discard** { $discard }
duell-pile-final = { $above }, then { $final } and { $under }
duell-young-left = **Young left** { $young }
duell-young-gone = **Young left** none
duell-tied = ⚖️ A tie: { $animals }. Scored once someone has more.
duell-out = { $name } is out of this round.
duell-still-to-place = **Still to place** { $cards }
duell-final-waiting-card = 🏁 Next card drawn: last round.
duell-final-waiting-marker = 🏁 Next marker taken: last round.
duell-final-waiting-both = 🏁 Next card or marker: last round.

# --- what is asked
duell-round = round { $round }
duell-last-round = last round 🏁
duell-round-over = over
duell-asked-turn = your turn.
duell-asked-load = load { $card }.
duell-asked-place = which first? { $why }
duell-asked-place-one = place { $card }.
duell-asked-donate = choose from the discard pile.
duell-why-order = The order matters.
duell-why-gift = { $card } brings a gift.
duell-why-young = { $card } brings a young one.
duell-why-scored = { $card } sets off a scoring.
duell-why-tied = { $card } makes a tie.

# --- choices
duell-draw = Draw a card
duell-draw-last = Draw a card · 🏁 last round
duell-take = Take { $truck }: { $cards }
duell-drawn = Drawn: { $card } · load it on →
duell-drawn-last = Drawn: { $card } · 🏁 last round · load it on →
duell-dump = Discard it · { $price }🪙
duell-steal = Steal { $card }
duell-clear = Clear −{ $count } · { $price }🪙
duell-money-both = Steal / clear · { $price }🪙
duell-money-steal = Steal · { $price }🪙
duell-choice = { $card } · { $brings }
duell-money-title = Money: you have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
duell-money-lines = Steal an animal or clear your minus points: { $price } coins, one such action a turn.
duell-money-worth = What you pay is missing at the end, when { $price } coins score { $points }.
duell-money-none = A money action costs { $price } coins; you have { $coins }.
duell-money-wait = These are for your turn; it is not your decision now.
duell-nothing-to-buy = There is nothing to steal and nothing to clear.
duell-command-draw = draw the top card
duell-command-dump = discard { $card }
duell-command-clear = { $count ->
        [one] clear one minus point
       *[other] clear { $count } minus points
    }

# --- what a choice brings, in a word
duell-brings-tie = tie
duell-brings-young = young
duell-brings-gift = gift
duell-brings-coin = +1🪙
duell-brings-lost = 3rd { $symbol } discarded
duell-brings-last-round = 🏁 last round
duell-points = { $count ->
        [one] { $points } pt
       *[other] { $points } pts
    }

# --- stories: one short sentence a fact
duell-told-drew = { told-mover } drew { $card }.
duell-told-loaded = { told-mover } loaded { $card } on truck { $truck }.
duell-told-dumped = { told-mover } drew { $card } and paid to discard it.
duell-told-took = { told-mover } took truck { $truck }: { $cards }.
duell-told-wasted = { $card } was one { $symbol } too many: discarded, −1.
duell-told-quarrel = ⚡⚡ The { duell-animals } quarrel: −1.
duell-told-born = ❤️❤️ A young { duell-animal } is born.
duell-told-no-young = ❤️❤️ The young { duell-animal } was gone already.
duell-told-no-gift = 🟧🟧 No card to give.
duell-told-chose = 🟧🟧 { told-mover } chose { $card } from the discard pile.
duell-told-stand-coin = { $symbol }{ $symbol } +1🪙 for { told-for }.
duell-told-scored = 🏅 { $animal } { $own } : { $other }, marker { $marker } to { told-for }.
duell-told-scored-bare = 🏅 { $animal } { $own } : { $other } for { told-for }, but no marker is left.
duell-told-tied = ⚖️ { $animal } { $count } : { $count }, scored once someone has more.
duell-told-stands = 🏅 All { $colours } colours, marker { $marker } to { told-for }.
duell-told-stands-bare = 🏅 All { $colours } colours for { told-for }, but no marker is left.
duell-told-stole = { told-mover } stole { $card }.
duell-told-cleared = { $count ->
        [one] { told-mover } paid off a minus point.
       *[other] { told-mover } paid off { $count } minus points.
    }
duell-told-aside-card = 🏁 The next card drawn makes the round the last.
duell-told-aside-marker = 🏁 The next marker taken makes the round the last.
duell-told-last-round = 🏁 This is the last round.
duell-told-round = Round { $round } is over.
duell-told-round-left = Round { $round } is over; { $cards } discarded.
duell-told-over = The game is over.

duell-discard-top = Top: { $card }

# --- score sums
duell-sum-markers = markers
duell-sum-species = species
duell-sum-coins = coins
duell-sum-plus = plus
duell-sum-minus = minus
duell-result-line = { $name } { $points }: { $items }
duell-item-markers = markers { $markers }
duell-item-species = most { $animals }
duell-item-coins = { $coins ->
        [one] { $points } for one coin
       *[other] { $points } for { $coins } coins
    }
duell-item-plus = plus points { $points }
duell-item-minus = { $points }
duell-why-marker = Marker { $marker }: { $points }
duell-why-majority = more { duell-animals } ({ $own } : { $other }): { $points }
duell-why-coins = { $coins ->
        [one] one coin: { $points }
       *[other] { $coins } coins: { $points }
    }
duell-why-minus = { $count ->
        [one] one minus point: { $points }
       *[other] { $count } minus points: { $points }
    }
duell-result-tie-break = The tie is broken by coins: { $coins }.
duell-options-deck = deck { $deck } (reconstructed)
duell-options-own-deck = the owner's deck
duell-options-expert = expert game
duell-options-one-square = one square a turn

# --- refusals
duell-refused-wrong-phase = { $phase ->
    [load] First load the card that was drawn.
    [place] First place the cards of the truck.
    [donate] First choose the card that the square brings.
   *[turn] That comes later: the turn begins with a draw, a truck or a money action.
    }
duell-refused-no-such-truck = There is no truck { $truck }; they are numbered from 1 to { $trucks }.
duell-refused-no-open-place = Every truck is full, so nothing can be drawn. Take a truck, or use coins.
duell-refused-pile-empty = The draw pile is empty.
duell-refused-truck-taken = Truck { $truck } is taken until the round ends.
duell-refused-truck-full = { $capacity ->
        [one] Truck { $truck } is full: it has one place.
       *[other] Truck { $truck } is full: it has { $capacity } places.
    }
duell-refused-truck-empty = Truck { $truck } is empty: only a truck with a card can be taken.
duell-refused-expert-only = Discarding a drawn card is for the expert game; this table plays without it.
duell-refused-final-round = In the last round a drawn card cannot be discarded.
duell-refused-too-few-coins = { $price ->
        [one] That costs one coin; you have { $coins }.
       *[other] That costs { $price } coins; you have { $coins }.
    }
duell-refused-not-pending = { $card } is not among the cards to be placed.
duell-refused-not-in-discard = { $card } is not in the discard pile.
duell-refused-would-be-third = { $card } would be one { $symbol } too many ({ $allowed } at most), so it cannot be chosen.
duell-refused-no-stands = Stands cannot be stolen, only animals.
duell-refused-not-opposite = { $name } has no { $card }.
duell-refused-no-minus-points = You have no minus points.

# --- seen and left
duell-left-title = Cards seen and left
duell-left-pile = Still in the pile: { $count }
duell-stands = stands
