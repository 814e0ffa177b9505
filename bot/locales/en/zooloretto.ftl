### Zooloretto: tiles, board, choices, stories, refusals.

game-zooloretto = Zooloretto
    .short = Zooloretto

# --- tiles
zooloretto-animal = { $species ->
    [flamingo] flamingo
    [camel] camel
    [leopard] leopard
    [elephant] elephant
    [panda] panda
    [chimpanzee] chimpanzee
    [zebra] zebra
   *[kangaroo] kangaroo
    }
zooloretto-animals = { $species ->
    [flamingo] flamingos
    [camel] camels
    [leopard] leopards
    [elephant] elephants
    [panda] pandas
    [chimpanzee] chimpanzees
    [zebra] zebras
   *[kangaroo] kangaroos
    }
zooloretto-animal-tile = { $kind ->
    [young] young { zooloretto-animal }
    [male] { zooloretto-animal } ♂
    [female] { zooloretto-animal } ♀
    [male-bred] { zooloretto-animal } ♂ that has bred
    [female-bred] { zooloretto-animal } ♀ that has bred
   *[plain] { zooloretto-animal }
    }
zooloretto-stall = { $stall ->
    [snack] snack stall
    [kiosk] kiosk
    [fruit] fruit stall
   *[popcorn] popcorn stall
    }
zooloretto-coin = coin
zooloretto-barn = barn

# --- the board: 36 columns
zooloretto-stacks = **Tiles** { $pile } · **bank** { $bank }🪙
zooloretto-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
zooloretto-unbuilt = not built ({ $price }🪙)
zooloretto-stalls-line = Stalls { $stalls } = { $points }
zooloretto-barn-head = Barn
zooloretto-barn-in-line = barn
zooloretto-barn-empty = Barn empty
zooloretto-what-if = **What if** you took

# --- what is asked
zooloretto-round = round { $round }
zooloretto-last-round = last round 🏁
zooloretto-over = over
zooloretto-asked-turn = your turn.
zooloretto-asked-load = load { $tile }.
zooloretto-asked-place = { $count ->
        [one] place a tile.
       *[other] place { $count } tiles.
    }

# --- choices
zooloretto-draw = Draw a tile
zooloretto-draw-last = Draw a tile · 🏁 last round
zooloretto-take = Take { $truck }: { $tiles }
zooloretto-drawn = Drawn: { $tile } · load it on ↓
zooloretto-all = All ★ { $before } → { $after }
zooloretto-buy = Buy { $tile } ({ $name }) → { $area }
zooloretto-discard = Discard { $tile }
zooloretto-group = { $area ->
    [barn] all { zooloretto-animals } of the barn
   *[other] all { zooloretto-animals } of { $area }
    }
zooloretto-exchange = Exchange { $one } for { $other }
zooloretto-expand = Build { $area }
zooloretto-money-title = Money: you have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, score now { $points }
zooloretto-money-lines = A money action is your whole turn. It can be taken back until somebody else acts.
zooloretto-money-none = A money action costs { $price ->
        [one] one coin
       *[other] { $price } coins
    } or more; you have none.
zooloretto-money-wait = These are for your turn; it is not your decision now.
zooloretto-money-nothing = { $coins ->
        [one] There is nothing to spend one coin on.
       *[other] There is nothing to spend { $coins } coins on.
    }
zooloretto-menu-all = All { $count } …
zooloretto-menu-own = In your zoo: { $count } …
zooloretto-menu-buy = Buy from the others: { $count } …
zooloretto-menu-page = More (page { $page } of { $pages }) …

# --- what a choice brings, in a word
zooloretto-brings-young = young
zooloretto-brings-young-barn = young in the barn
zooloretto-brings-full = full

# --- stories: one short sentence a fact
zooloretto-told-drew = { told-mover } drew { $tile }.
zooloretto-told-loaded = { told-mover } loaded { $tile } on truck { $truck }.
zooloretto-told-took = { told-mover } took truck { $truck }: { $tiles }.
zooloretto-told-placed = { told-mover } placed { $tiles }.
zooloretto-told-moved = { told-mover } moved { $tiles }.
zooloretto-told-bought = { told-mover } bought from { $seller }: { $tiles }.
zooloretto-told-exchanged = { told-mover } exchanged { $tiles }.
zooloretto-told-discarded = { told-mover } discarded { $tile }.
zooloretto-told-expanded = { told-mover } built { $area }.
zooloretto-told-bank-short = the bank could not pay all { $bonus }
zooloretto-told-bank-empty = the bank is empty
zooloretto-told-last-round = 🏁 This is the last round.
zooloretto-told-round = Round { $round } is over, { told-begins } the next.
zooloretto-told-round-removed = Round { $round } is over, { $removed } left the game, { told-begins } the next.
zooloretto-told-over = The game is over.

# --- score sums
zooloretto-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
zooloretto-item-full = { $area } { $species } full { $points }
zooloretto-item-one-empty = { $area } { $species } one free { $points }
zooloretto-item-with-stall = { $area } { $species } with stall { $points }
zooloretto-item-no-stall = { $area } { $species } no stall { $points }
zooloretto-item-stalls = stalls { $stalls } { $points }
zooloretto-item-barn = barn { $tiles } { $points }
zooloretto-why-full = { $area } { $what } full ({ $animals } of { $spaces }): { $points }
zooloretto-why-one-empty = { $area } { $what } one free ({ $animals } of { $spaces }): { $points }
zooloretto-why-with-stall = { $area } { $what } with a stall ({ $animals } of { $spaces }): { $points }
zooloretto-why-no-stall = { $area } { $what } no stall ({ $animals } of { $spaces }): { $points }
zooloretto-why-stall-type = { $what }: { $points }
zooloretto-why-barn-species = Barn: { $what } { $points }
zooloretto-why-barn-stall = Barn: { $what } { $points }
zooloretto-result-tie-break = Equal points: the coins decide.
zooloretto-options-no-partial-bonus = a bank that cannot pay all pays nothing
zooloretto-options-stalls-stay = no stall moves into the barn

# --- lines of the rule pages
zooloretto-rule-enclosure = `{ $area }` { $spaces } spaces, { $stalls ->
        [one] one stall space
       *[other] { $stalls } stall spaces
    }: full { $full }, one free { $one }{ $bonus ->
        [0] {""}
       *[other] {" "}· +{ $bonus }🪙
    }
zooloretto-rule-table = { $seats } players: { $species } species, { $trucks } trucks, { $expansions ->
        [one] one expansion each
       *[other] { $expansions } expansions each
    }

# --- refusals
zooloretto-refused-wrong-phase = { $phase ->
    [load] First the drawn tile must be loaded on a truck.
    [place] First the tiles of your truck must be placed.
   *[turn] That comes later: the turn begins with a draw, a truck or a money action.
    }
zooloretto-refused-no-such-truck = There is no truck { $truck }; they are numbered from 1 to { $trucks }.
zooloretto-refused-no-open-space = Every truck in the middle is full, so nothing can be drawn. Take a truck, or use coins.
zooloretto-refused-no-tiles = No tile is left to draw.
zooloretto-refused-truck-taken = Truck { $truck } is taken until the round ends.
zooloretto-refused-truck-full = Truck { $truck } is full: it has { $spaces } spaces, blocked ones among them.
zooloretto-refused-truck-empty = Truck { $truck } is empty: only a truck with a tile can be taken.
zooloretto-refused-not-pending = Your truck has not brought this: { $tile }.
zooloretto-refused-not-built = { $place } is not built.
zooloretto-refused-wrong-species = { $place } is for { zooloretto-animals } now ({ $animals } of { $spaces }): one species to an enclosure.
zooloretto-refused-enclosure-full = { $place } is full: { $animals } { zooloretto-animals } on { $spaces } spaces.
zooloretto-refused-stall-spaces-full = { $stall_spaces ->
        [one] { $place } has one stall space, and it is taken.
       *[other] { $place } has { $stall_spaces } stall spaces, all taken.
    }
zooloretto-refused-too-few-coins = { $price ->
        [one] That costs one coin; you have { $coins }.
       *[other] That costs { $price } coins; you have { $coins }.
    }
zooloretto-refused-not-there = This is not there ({ $place }): { $tile }.
zooloretto-refused-no-change = It is there already ({ $place }).
zooloretto-refused-only-from-barn = An animal moves from the barn into an enclosure, nowhere else.
zooloretto-refused-stall-stays-out = At this table no stall moves from its space into the barn.
zooloretto-refused-same-area = An exchange takes two places; you named { $place } twice.
zooloretto-refused-species-needed = Say which species of the barn is exchanged.
zooloretto-refused-species-not-needed = Two enclosures are exchanged whole: no species is named.
zooloretto-refused-nothing-to-exchange = There is nothing to exchange with: no such animal there ({ $place }).
zooloretto-refused-same-species = An exchange takes two species, and both are { zooloretto-animals }.
zooloretto-refused-does-not-fit = The exchange does not fit: { $animals } { zooloretto-animals }, and { $place } has { $spaces } spaces.
zooloretto-refused-no-such-seat = Nobody sits on seat { $name }.
zooloretto-refused-own-barn = You buy from another player's barn, not your own.
zooloretto-refused-not-in-barn = Not in the barn of { $name }: { $tile }.
zooloretto-refused-no-expansion-left = { $expansions ->
        [one] You have built your expansion; there is one each.
       *[other] You have built all { $expansions } expansions.
    }

# --- seen and left
zooloretto-left-title = Tiles seen and left
zooloretto-left-stacks = Still in the stacks: { $pile } { $final } { $under }
zooloretto-left-coins = coins
