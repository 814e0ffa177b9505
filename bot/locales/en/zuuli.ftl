### Zuuli: cards, hands, parks, stories, refusals.

game-zuuli = Zuuli
    .short = Zuuli

# --- the reconstruction's cards; of other decks the names stand in their file
zuuli-card-new-plot = New Plot
zuuli-card-standard-pen-p = Standard Pen
zuuli-card-standard-pen-j = Standard Pen
zuuli-card-standard-pen-w = Standard Pen
zuuli-card-cosy-den-p = Cosy Den
zuuli-card-cosy-den-j = Cosy Den
zuuli-card-cosy-den-w = Cosy Den
zuuli-card-riverbank = Riverbank
zuuli-card-mangrove = Mangrove
zuuli-card-forest-edge = Forest Edge
zuuli-card-great-reserve = Great Reserve
zuuli-card-breeding-centre = Breeding Centre
zuuli-card-predator-house = Predator House
zuuli-card-petting-meadow = Petting Meadow
zuuli-card-showcase = Showcase Dome
zuuli-card-lion = Lion
zuuli-card-sloth = Sloth
zuuli-card-hippo = Hippo
zuuli-card-jellyfish = Jellyfish
zuuli-card-tree-frog = Tree Frog
zuuli-card-angler-fish = Angler Fish
zuuli-card-crocodile = Crocodile
zuuli-card-anteater = Anteater
zuuli-card-elephant = Elephant
zuuli-card-giraffe = Giraffe
zuuli-card-bear = Bear
zuuli-card-red-panda = Red Panda
zuuli-card-unicorn = Unicorn
zuuli-card-penguin = Penguin
zuuli-card-zebra = Zebra
zuuli-card-meerkat = Meerkat
zuuli-card-gorilla = Gorilla
zuuli-card-tiger = Tiger
zuuli-card-toucan = Toucan
zuuli-card-shark = Shark
zuuli-card-turtle = Sea Turtle
zuuli-card-flamingo = Flamingo
zuuli-card-extension = Extension
zuuli-card-grassland = Grassland Kit
zuuli-card-rainforest = Rainforest Kit
zuuli-card-pool = Pool Kit
zuuli-card-climate = Climate Dome
zuuli-card-keeper = Harmony Keeper
zuuli-card-platform = Viewing Platform

# --- what is printed on a card
zuuli-habitat = { $habitat ->
    [plains] Plains
    [jungle] Jungle
   *[water] Water
    }
zuuli-habitat-letter = { $habitat ->
    [plains] P
    [jungle] J
   *[water] W
    }
zuuli-trait = { $trait ->
    [fierce] fierce
   *[friendly] friendly
    }
zuuli-spaces = { $spaces } sp
zuuli-rule-space-if-same = { $space ->
        [one] 1 space with its own kind
       *[other] { $space } spaces with its own kind
    }
zuuli-rule-space-if-hab = { $space ->
        [one] 1 space if there is { $habitats }
       *[other] { $space } spaces if there is { $habitats }
    }
zuuli-rule-friendly-if-habs = Friendly with { $habitats }
zuuli-rule-zero-if-alone = Worth 0 when alone
zuuli-rule-double-if-same = { $others ->
        [one] Worth double with another of its kind
       *[other] Worth double with { $others } others of its kind
    }
zuuli-rule-plus-per-same = +{ $points } for each other of its kind
zuuli-rule-plus-if-same = +{ $points } with its own kind
zuuli-rule-plus-if-only = +{ $points } if it is the only animal
zuuli-rule-plus-per-other-name = +{ $points } for each other kind of animal, { $most } kinds at most
zuuli-rule-plus-if-full = +{ $points } if exactly full
zuuli-rule-plus-per-extra-hab = +{ $points } for each habitat beyond the first
zuuli-rule-plus-if-n = +{ $points } with { $animals } or more animals there
zuuli-rule-mult-if-all-same = ×{ $multiplier } with { $animals }+ animals, all of one kind
zuuli-rule-mult-if-all-fierce = ×{ $multiplier } if all animals are fierce
zuuli-rule-mult-if-friendly = ×{ $multiplier } with { $animals }+ animals, none fierce
zuuli-rule-bonus-if-full = +{ $points } if exactly full
zuuli-rule-space = { $space ->
        [one] 1 more space
       *[other] { $space } more spaces
    }
zuuli-rule-hab = Adds { $habitats }
zuuli-rule-coexist = Fierce animals live with any others
zuuli-rule-mult-if-full = Multiplier +{ $multiplier } if exactly full

# --- what is asked
zuuli-year-pick = Year { $year }, pick { $pick } of { $picks }
zuuli-year-develop = Year { $year }
zuuli-over = over
zuuli-asked-pick = choose a card.
zuuli-asked-develop = build your park.
zuuli-title-hand = Your hand · { $where }
zuuli-title-park = Your park · { $where }

# --- the table
zuuli-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
zuuli-kept = kept
zuuli-all = all
zuuli-choosing = **Choosing:** { $names }
zuuli-choosing-solo = **Choosing:** { $names }
zuuli-building = **Building:** { $names }
zuuli-direction = { $direction ->
    [left] hands go down ↓
   *[right] hands go up ↑
    }
zuuli-button-hand = My hand
zuuli-button-park = My park
zuuli-button-parks = Parks
zuuli-button-cards = Card list

# --- the hand
zuuli-passing = Rest to { $to }, next hand from { $source }.
zuuli-passing-two = The rest is swapped with { $to }.
zuuli-passing-last = The other card goes to { $to } for good; you keep the last one of { $source }.
zuuli-passing-solo = The other card goes to the Collector.
zuuli-you-keep = ✔ You keep { $card }. You can change it until the last player has chosen.
zuuli-fits = Fits { $homes }.
zuuli-fits-any = Fits any.
zuuli-fits-none = No home yet.
zuuli-collector-would = The Collector would get { $points }.
zuuli-collector-now = + { $points } this Year
zuuli-yours = **Yours**
zuuli-this-year = **This Year:**
zuuli-full = **Full:**
zuuli-kept-so-far = { $count ->
        [one] 1 card kept this Year
       *[other] { $count } cards kept this Year
    }

# --- the builder
zuuli-new = · new
zuuli-left = **To place:**
zuuli-to-be-housed = **To be housed again:**
zuuli-left-out = **Left out { $cost }:**
zuuli-discarded = **Discarded:**
zuuli-now = **Now { $points }**
zuuli-now-less = **Now { $points }** ({ $housed } − { $cost } left out)
zuuli-nothing-left = Nothing is left out.
zuuli-lives-in = Lies in { $home } now.
zuuli-why-habitat = no { $habitats }
zuuli-why-full = too full
zuuli-why-fierce = not with { $card } (fierce here)
zuuli-why-fierce-unless = not with { $card } (fierce here; friendly with { $habitats })
zuuli-why-fierce-self = fierce, so not with { $card }
zuuli-why-fierce-self-unless = fierce here, so not with { $card }; friendly with { $habitats }
zuuli-why-stays = { $home } needs it where it is
zuuli-why-other = not possible
zuuli-leave-out = Leave out { $cost } ▸
zuuli-leave-upgrade = Leave out ▸
zuuli-take-out = Take out
zuuli-lift = Lift
zuuli-next = Next ▸
zuuli-back = ↩ Back
zuuli-more-places = Other places { $page }/{ $pages } ▸
zuuli-menu-card = Another card, or move one …
zuuli-menu-housed = { $card }, in { $home }
zuuli-best = Best layout: { $points }
zuuli-best-known = Good layout: { $points }
zuuli-start-over = Start over
zuuli-finish = Finish
zuuli-finish-points = Finish: { $points }
zuuli-finish-without = { $finish } · { $card } discarded
zuuli-finish-without-many = { $finish } · { $count } upgrades discarded
zuuli-done = ✔ Done: { $points }. You can reopen it until the last player has finished.
zuuli-done-plain = ✔ Done. You can reopen it until the last player has finished.
zuuli-done-for-good = ✔ Done.
zuuli-reopen = Reopen

# --- parks and cards
zuuli-parks-title = The parks
zuuli-park-title = The park of { $name }
zuuli-collector = The Collector
zuuli-collector-nothing = Nothing collected yet.
zuuli-cards-title = Cards: { $title } · { $page }/{ $pages }
zuuli-notice = ⚠ A reconstruction from reviews and guesses, not the printed deck.
zuuli-kind = { $kind ->
    [enclosure] Enclosures
    [animal] Animals
   *[upgrade] Upgrades
    }
zuuli-field = { $field ->
    [name] name
    [copies] number
    [space] space
    [multiplier] multiplier
    [habitats] habitats
    [value] value
    [trait] trait
    [rule] rule
   *[args] the rule's numbers
    }
zuuli-source = { $source ->
    [sourced] Rulebook or reviews: { $fields }
    [inferred] Inferred: { $fields }
   *[moving_wild] Hint from Moving Wild: { $fields }
    }
zuuli-source-rest-ours = the rest is made up
zuuli-source-all-ours = All made up here
zuuli-options-reconstruction = cards: { $title }, a reconstruction and not the printed deck
zuuli-options-deck = cards: { $title }

# --- seen and left
zuuli-left-title = Cards seen and left
zuuli-left-cards = Still hidden: { $stack } in the stack, { $hands } in hands.

# --- stories: one short sentence a fact
zuuli-told-opened = Year { $year }, pick { $turn }: { $cards }.
zuuli-told-passed = { $direction ->
    [left] The hands went to the left.
   *[right] The hands went to the right.
    }
zuuli-told-last-cards = Last cards: { $cards }.
zuuli-told-settled = Year { $year }, pick { $turn }: { $name } kept { $kept }, the Collector got { $given }.
zuuli-told-dealt = Year { $year }: { $cards } cards each.
zuuli-told-park = { $name } built: { $parts }.
zuuli-told-park-as-it-was = { $name } left the park as it was.
zuuli-told-left-out = left out { $cards }
zuuli-told-dropped = discarded { $cards }
zuuli-told-year = 🏁 Year { $year }: { $points }.
zuuli-told-leads = In front: { $names } with { $points }.
zuuli-told-collector = The Collector: { $values } + { $bonus } for { $habitat } = { $points }.
zuuli-told-over = The game is over.

# --- score sums
zuuli-item-year = Year { $year }: { $points }
zuuli-item-no-year = No Year is scored yet.
zuuli-item-park = The park as it stands:
zuuli-item-less = { $housed } − { $cost } left out = { $points }
zuuli-item-nothing = { $housed }, and as much or more left out: { $points }
zuuli-result-tie-break = Equal points: more different animals decide ({ $names }).
zuuli-collector-beaten = 🏆 Zuuli: { $name } beats the Collector, { $own } : { $points }.
zuuli-collector-wins = 🏆 Zuuli: the Collector wins, { $points } : { $own }.
zuuli-collector-wins-tie = 🏆 Zuuli: { $points } : { $own }, and equal points are the Collector's.

# --- lines of the rule pages
zuuli-rule-direction = { $direction ->
    [left] left in Year { $year }
   *[right] right in Year { $year }
    }
zuuli-rule-provenance = Reconstructed: of { $all } entries on these cards { $sourced } are from the rulebook or reviews, { $inferred } follow from those, { $hint } are hints of a later rework, { $ours } are made up.
zuuli-why-nobody = No animal lives in the park.
zuuli-rule-hands = { $players } players: { $cards } cards

# --- refusals
zuuli-refused-wrong-phase = { $phase ->
    [pick] Now a card is to be chosen; parks are built when all hands are empty.
   *[develop] Now the parks are built; cards are chosen again next Year.
    }
zuuli-refused-not-in-hand = This is not in your hand: { $card }.
zuuli-refused-deck-too-short = The deck has { $cards } cards left, and { $needed } are to be dealt: the game cannot go on with this deck.
zuuli-refused-no-such-enclosure = This enclosure is neither in your park nor among the cards you kept this Year: { $enclosure }.
zuuli-refused-not-yours = This is neither in your park nor among the cards you kept this Year: { $card }.
zuuli-refused-named-twice = A card lies in one place only; named twice: { $card }.
zuuli-refused-no-upgrade = { $card } is no upgrade: only upgrades are installed, with `+`.
zuuli-refused-no-animal = { $card } is no animal: only animals are housed, upgrades stand with `+`.
zuuli-refused-upgrade-fixed = { $card } was installed in an earlier Year and stays in { $enclosure }.
zuuli-refused-no-habitat = { $card } needs { $habitats }, and { $enclosure } has none of it.
zuuli-refused-too-full = { $enclosure } would be too full: { $used } on { $space } spaces.
zuuli-refused-fierce = { $card } is fierce in { $enclosure } and lives only with its own kind, not with { $other }.
zuuli-refused-still-lifted = { $card } lived in your park already and has to live somewhere in it at the end.
