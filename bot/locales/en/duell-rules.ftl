### Zooloretto Duell: the rules in short pages, in our own words. Numbers come from the component data.

duell-topic-aim = The aim
    .text = Your zoo lies on one side of a row of enclosures, the other player's on the other. When enough animals of a species live on both sides together, it is scored, and whoever has more takes a marker. The most points after the last round win.
    .source = Rulebook, Object of the Game
duell-topic-turn = A turn
    .text =
        One of three things, then it is the other player's turn:
        • **Draw** the top card and load it on a truck with a free place. The { $trucks } trucks have { $capacities } places. If all are full, or the pile is empty, nothing can be drawn.
        • **Take** a truck and leave the round.
        • **Pay** for a money action ({ duell-price }).
        What is begun is finished first: a drawn card is loaded, the cards of a truck are placed, a card is chosen for a square.
    .source = Rulebook, Course of the Game
duell-price = { $price ->
        [one] one coin
       *[other] { $price } coins
    }
duell-topic-trucks = Trucks and rounds
    .text =
        A truck can be taken when at least one card is on it. Its cards come into your zoo at once, in the order you like; each is finished before the next.
        Who has taken a truck is out of the round; the other goes on alone, as long as they like, and ends the round by taking one too. The cards of the last truck are discarded. Who took last begins the next round.
    .source = Rulebook, Take a Transport Truck and Quit; End of a Round
duell-topic-money = Money actions
    .text =
        For { duell-price }, once a turn:
        • **Steal** any animal of the other zoo, also a young one. It is placed like any card: its symbol can act, and one too many is lost and costs { $minus ->
            [one] a point
           *[other] { $minus } points
        }. Stands are safe.
        • **Clear** all your minus points.
        You begin with { $start ->
            [one] one coin
           *[other] { $start } coins
        }; more come from stands and some markers.
    .source = Rulebook, Carry Out a Money Action
duell-topic-symbols = Symbols on animals
    .text =
        { $acts } equal symbols in one of your enclosures act at once:
        ⚡ Lightning: the animals quarrel, which costs { $minus ->
            [one] a point
           *[other] { $minus } points
        }.
        ❤️ Heart: the young of the species comes to you, if it is still there. It counts as an animal and shows no symbol.
        🟧 Square: you choose a card from the discard pile and place it. What it sets off happens, but a square among it brings nothing. A card that would be one symbol too many cannot be chosen.
    .source = Rulebook, The Symbols
duell-topic-third = One symbol too many
    .text = An enclosure holds at most { $allowed } equal symbols of a species, the stand area at most { $allowed } of each kind. One more is put on the discard pile and costs { $minus ->
        [one] a point
       *[other] { $minus } points
    }. It was never placed, so nothing else happens.
    .source = Rulebook, The 3rd Symbol
duell-topic-stands = Stands
    .text =
        Each stand has a colour and a symbol ({ $stands }). { $acts } equal symbols bring { $coin ->
            [one] a coin
           *[other] { $coin } coins
        }, one more is lost and costs { $minus ->
            [one] a point
           *[other] { $minus } points
        }; colours do not matter for that.
        Who first has all { $colours } colours takes a marker; symbols do not matter for that. At the end stands count nothing.
    .source = Rulebook, Symbols on the Vending Stand Cards; Interim Scorings
duell-topic-scoring = Interim scoring
    .text =
        When both zoos together hold as many animals of a species as its goal, it is scored at once, before a symbol acts: whoever has more takes the top marker, even on the other's turn.
        Goals: { $targets }.
        With an even goal there can be a tie: then it is scored as soon as someone has more, whatever the cause.
        Each species is scored once, and a marker stays with its owner.
    .source = Rulebook, Interim Scorings
duell-topic-end = The last round
    .text =
        A final-round card lies above the last { $under } cards of the pile, a final-round marker above the last { $last ->
            [one] marker
           *[other] { $last } markers
        }. When one of them comes to the top, it is set aside; the next card drawn, or the next marker taken, makes the round the last.
        The last round is played to its end, until both have taken a truck.
    .source = Rulebook, End of the Game
duell-topic-final = Final score
    .text =
        { duell-passage-markers }
        { duell-passage-majority }
        { duell-passage-coins }
        { duell-passage-minus }
        If the points are equal, the coins decide; if they are too, you share the victory.
    .source = Rulebook, Final Scoring
duell-passage-markers = Each of your markers counts the points on it.
duell-passage-majority = { $majority ->
        [one] A point
       *[other] { $majority } points
    } for each species of which you have more, scored before or not; a tie brings nothing.
duell-passage-coins = A point for every { $pair } coins.
duell-passage-minus = −{ $minus } for each minus point.
duell-topic-expert = Expert game
    .text = If the table plays it: a card you have drawn may be discarded instead of loaded, for { $expert ->
            [one] one coin
           *[other] { $expert } coins
        }, if a truck has a free place. Your turn is over then. Not in the last round.
    .source = Rulebook, Variant: Expert Game
duell-topic-board = Reading the board
    .text =
        A row is an enclosure; left and right are the two zoos, each with its number of animals and the letters of their symbols: L lightning, H heart, S square. A letter twice has acted; once more would be lost.
        In the middle: animals of both / goal. = before it: a tie that waits. ✓: scored.
        Stands are the first letters of their colours, beside their symbol; below, how many of the { $colours } colours each has.
        “points” is the score if the game ended now. On trucks (🚚), · is a free place. In the pile, 🏁 is the final-round card.
        The discard pile lies open: Discard shows every card of it, at any time.
duell-topic-deck = What is reconstructed
    .text =
        No source tells which symbols the printed animal cards show, nor all faces and the order of the scoring markers. The referee plays with a reconstruction:
        Deck { $deck }: { $cards } (a number by itself: no symbol).
        Markers from the top: { $faces } (🪙 with a coin, 🏁 the final-round marker).
        The numbers of cards, the goals, the trucks and the rules are the game's own. Who owns a copy can play with a deck file of their own.
duell-topic-deck-own = The owner of this bot gave the deck: { $cards }. Markers from the top: { $faces }.
