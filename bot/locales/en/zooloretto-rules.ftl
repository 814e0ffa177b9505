### Zooloretto: the rules in short pages, in our own words. Numbers come from the component data.

zooloretto-topic-aim = The aim
    .text = Fill the enclosures of your zoo, each with animals of one species, set up stalls beside them, and leave as little as possible in the barn. The most points after the last round win.
    .source = Rulebook, Overview
zooloretto-topic-turn = A turn
    .text =
        One of three things, then it is the next player's turn:
        • **Draw** a tile and load it on a truck in the middle that has a free space.
        • **Take** a truck and leave the round.
        • **Pay** for one money action.
        What is begun is finished first: a drawn tile is loaded, the tiles of a truck are placed. When every truck in the middle is full, or no tile is left, nothing can be drawn.
    .source = Rulebook, Turn Actions
zooloretto-topic-trucks = Trucks
    .text =
        A truck has { $spaces } spaces. It can be taken when at least one tile is on it. Its coins are yours at once; the other tiles are placed in your zoo, in the order you like, each finished before the next.
        Who has taken a truck is out of the round. Who is left alone may have as many turns as they like before they take theirs.
    .source = Rulebook, Add a tile to a delivery truck; Take a delivery truck
zooloretto-topic-placing = Placing tiles
    .text =
        • **Animals** go on a free space of an enclosure that is empty or holds their species, or into the barn. A species may live in several enclosures.
        • **Stalls** go on a free stall space beside an enclosure, or into the barn.
        • The barn takes everything, even when there is room elsewhere. A coin is a coin, on a tile or not.
    .source = Rulebook, Animal Tiles; Vending stalls; Coin Tiles
zooloretto-topic-enclosures = Enclosures
    .text =
        { $enclosures }
        Whoever lays a tile on the last free space gets these coins from the bank, again each time the enclosure is filled anew. Stalls do not count for that, and an exchange brings no coins. An empty bank pays nothing.
    .source = Rulebook, Last enclosure space filled; zoo boards
zooloretto-topic-young = Offspring
    .text =
        Each species has { $males } males ♂ and { $females } females ♀ that can breed. When both are in one enclosure, by truck, money or exchange, a young 🍼 is born at once. It takes a free space there, which can fill the enclosure; if there is none, it goes to the barn.
        Every parent breeds once (✓), and never in the barn. A young counts as any other animal.
    .source = Rulebook, Offspring
zooloretto-topic-money = Money actions
    .text =
        One a turn:
        • **Move** ({ $move }🪙): an animal from your barn into an enclosure, or a stall from anywhere to anywhere else in your zoo.
        • **Exchange** ({ $exchange }🪙): two groups of animals of your zoo.
        • **Buy** ({ $purchase }🪙, of them { $seller } to the seller): any tile of another player's barn, for any place of your zoo. The seller cannot refuse.
        • **Discard** ({ $discard }🪙): a tile of your barn leaves the game.
        • **Expand** ({ $expand }🪙): one more enclosure with its stall space, while an expansion of yours is not built.
        You begin with { $start ->
            [one] one coin
           *[other] { $start } coins
        }.
    .source = Rulebook, Carry out one money action
zooloretto-topic-exchange = The exchange
    .text =
        All animals of an enclosure change places with all animals of another one, or with all animals of one species in the barn. Both places must hold animals, of two species, and each group must fit where it comes to.
        Stalls stay. It brings no coins, but pairs that meet have young; a young without a space goes to the barn.
    .source = Rulebook, Remodel
zooloretto-topic-round = Rounds and the end
    .text =
        When everybody has taken a truck, the round is over; whoever took the last one begins the next.
        The last { $end } tiles lie under the disc 🏁. They are drawn only when the others are gone. The first of them makes the round the last, and it is played to its end.
    .source = Rulebook, End of a Round; Game End
zooloretto-topic-scoring = Scoring
    .text =
        • { zooloretto-passage-printed }
        • { zooloretto-passage-animals }
        • { zooloretto-passage-stalls }
        • { zooloretto-passage-barn }
        Equal points: the coins decide; if they are equal too, the victory is shared. Otherwise coins count nothing.
    .source = Rulebook, Scoring
zooloretto-passage-printed = An enclosure counts its higher number when it is full, the lower with exactly one free space.
zooloretto-passage-animals = With more free space an enclosure counts { $with_stall ->
        [one] one point
       *[other] { $with_stall } points
    } for each animal if a stall stands beside it, else nothing.
zooloretto-passage-stalls = +{ $stall } for each type of stall on stall spaces, however many of it.
zooloretto-passage-barn = { $barn } for each species and each type of stall in the barn, however many of it.
zooloretto-topic-two = Two players
    .text =
        { $two_species } species, { $two_trucks } trucks with { $two_spaces } spaces (the others are blocked for the whole game), and { $two_expansions } expansions each.
        The round ends when both have taken a truck; what lies on the remaining one leaves the game, coins too.
    .source = Rulebook, Two players
zooloretto-topic-setup = The tiles
    .text =
        { $tables }
        In play: { $here }. Each has { $copies } tiles and { $young } young.
        { $each_stall } stalls of each type: { $stalls }. { $coin_tiles } coin tiles, and { $loose } coins, of which the bank has what the players have not.
    .source = Rulebook, Contents; Preparation
zooloretto-topic-board = Reading the board
    .text =
        Trucks come first; · is a free space. A truck that was taken stands beside its owner's name 🚚. Then the tiles: the stack, 🏁, and what lies under the disc.
        One zoo is shown closely: animals / spaces, ♂ or ♀ for an animal that can still breed, the stall spaces in brackets, points at the end.
        The others are short: their enclosures in the order E5, E4, E6, expansions, each with its stalls, then the barn.
        E5, E4, E6 are called by their spaces, X1 and X2 are expansions. The points are the score if the game ended now.
        ★ marks the best by points now, not the best plan.
zooloretto-topic-rulings = What the rulebook leaves open
    .text =
        No piece is reconstructed: the numbers are those of the rulebook and the printed boards.
        Seats and species come from the seed. Coins lie open.
        A bank that holds less than a bonus pays what it has (an option: nothing). A stall may move from its space into the barn (an option: not). A purchase may go into your own barn, and whoever has taken a truck can still be bought from.
