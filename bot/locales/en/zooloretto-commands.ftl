### The slash commands that only Zooloretto has.

cmd-money-move = move
    .about = Move an animal out of your barn, or a stall
    .what = what
    .what-about = What, and where to
cmd-money-exchange = exchange
    .about = Exchange two groups of animals of your zoo
    .what = what
    .what-about = Which groups
cmd-money-buy = buy
    .about = Buy a tile out of another player's barn
    .what = what
    .what-about = What, from whom, and where to
cmd-money-discard = discard
    .about = Discard a tile of your barn
    .what = what
    .what-about = Which tile
cmd-money-expand = expand
    .about = Build an expansion of your zoo
