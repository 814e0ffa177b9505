### Pictures: the few words on them, and their descriptions.

pictures-seat = Seat { $seat }
pictures-round = Round { $round }
pictures-last-round = Last round
pictures-points-now = points now
pictures-beginning = The game begins.
pictures-ended = The game was ended
pictures-won = { $count ->
        [one] wins
       *[other] share the win
    }
pictures-out = out
pictures-take = take
pictures-load = load
pictures-stolen = stolen
pictures-no-markers = no marker left
pictures-points = { $count ->
        [one] { $points } pt
       *[other] { $points } pts
    }
pictures-values = full { $full } · 1 free { $one }
pictures-unbuilt = not built
pictures-colours = { $count } colours

# --- what is asked, after the name
pictures-asked-turn = to move
pictures-asked-load = loads
pictures-asked-place = places
pictures-asked-donate = chooses a discarded card

# --- descriptions
pictures-alt-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
pictures-alt-young = young { $animal }
pictures-alt-animal = { duell-animal } { duell-symbol-name }
pictures-alt-stand = { duell-colour } { duell-symbol-name }
pictures-alt-asked = { $phase ->
    [load] { $name } loads { $tiles }
    [place] { $name } places { $tiles }
    [donate] { $name } chooses a discarded card
   *[turn] { $name } to move
    }
pictures-alt-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
pictures-alt-scored = scored
pictures-alt-tied = tied
pictures-alt-truck = Truck { $truck }: { $load }{ $free ->
        [0] , full
       *[other] , { $free } free
    }
pictures-alt-truck-taken = Truck { $truck }: { $name }
pictures-alt-stands = Stands: { $one } – { $two }
pictures-alt-belongings = { $name }: { pictures-alt-points }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, +{ $plus } −{ $minus }, markers { $markers }
pictures-alt-markers = Markers to come: { $markers }
pictures-alt-piles = Pile { $pile }, discard { $discard }
pictures-alt-zoo = { $name }: { pictures-alt-points }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pictures-alt-stacks = { $pile } tiles, then { $last }; bank { $bank }

# --- Zuuli
pictures-year-pick = Year { $year } · { $pick }/{ $picks }
pictures-year = Year { $year }
pictures-choosing = Choosing:
pictures-building = Building:
pictures-everybody = all
pictures-hands = hands
pictures-opened = Opened:
pictures-to-place = To place
pictures-this-year = This Year
pictures-alt-card = { $name } ({ $numbers })
pictures-alt-park = { $name }: { pictures-alt-points }
pictures-alt-kept = this Year { $cards }
pictures-alt-left = to place { $cards }
pictures-alt-hand = Your hand: { $cards }
pictures-alt-picked = you keep { $card }
