### Zuuli: the rules in short pages, in our own words. Numbers come from the component data and the deck.

zuuli-topic-aim = The aim
    .text = Over { $years } Years you choose cards and build a park: enclosures, animals that get along in them, upgrades that help. Every Year the whole park scores, and the most points of all Years together win.
    .source = Rulebook, Playing the Game
zuuli-topic-year = A Year
    .text =
        1. Everybody is dealt a hand.
        2. Everybody chooses one card, all at once; the rest of the hand is passed on; and so on until no card is left.
        3. Everybody builds their park with what they chose, all at once.
        4. The parks are opened together and scored.
        Cards dealt, Year by Year:
        { $hands }
    .source = Rulebook, 1. Deal Cards
zuuli-topic-picking = Choosing and passing
    .text =
        You keep one card of your hand; nobody sees which, and you can change your mind until the last player has chosen. Then the cards are turned up, and the rest of each hand goes on: { $directions }.
        The last card of a hand is passed, too, and kept without a choice. Nothing is built before all hands are empty.
    .source = Rulebook, 2. Pick and Pass Cards
zuuli-topic-enclosures = Enclosures
    .text =
        An enclosure has spaces, one or more of { $kinds } habitats ({ $legend }) and a multiplier; some have a rule for scoring.
        All that you keep come into your park and stay for good. You begin with a New Plot: { $plot }.
    .source = Rulebook, Enclosures
zuuli-topic-animals = Animals
    .text =
        An animal has a value, takes spaces, and needs one of its habitats: one is enough. It lives where a habitat of it is installed and spaces enough are left.
        Some animals have a rule: what they are worth, or what room they take, depends on who lives with them. Only the finished layout counts, not the order in which you lay it.
        An animal of an earlier Year may move, but never leaves the park.
    .source = Rulebook, Animals
zuuli-topic-fierce = Fierce and friendly
    .text =
        A fierce animal lives only with animals of its own name. Friendly ones live with any other friendly animals.
        An upgrade can switch that off for its enclosure: then any animals live together there, and each keeps its trait.
    .source = Rulebook, Animals
zuuli-topic-upgrades = Upgrades
    .text =
        An upgrade is installed in any enclosure of your park, as many in one as you like; upgrades of one kind add up. Once the Year is over it stays there.
        What is not installed in its Year is discarded. That costs nothing.
    .source = Rulebook, Upgrades
zuuli-topic-developing = Building the park
    .text =
        With the cards of the Year you house animals and install upgrades, and you may move all animals that live in your park already. Nobody sees your park until all have finished.
        You build with your own cards alone, and each lies in one enclosure of your park.
        An animal that you leave out is discarded and costs its printed value this Year. An animal of an earlier Year has to live somewhere at the end.
    .source = Rulebook, 3. Develop Park
zuuli-topic-scoring = Scoring a Year
    .text =
        { zuuli-passage-years }
        { zuuli-passage-enclosure }
        { zuuli-passage-left }
        Full means that exactly all spaces are used.
    .source = Rulebook, 4. End of Year
zuuli-passage-years = Every Year the whole park scores anew, and the points of all Years add up.
zuuli-passage-enclosure = An enclosure scores the values of its animals, with their rules, times its multiplier. A rule of the enclosure puts its number in place of the printed one; upgrades add to that; points for being full come last.
zuuli-passage-left = From the sum of all enclosures the printed value of each animal left out is taken. Nobody scores less than { $least } in a Year.
zuuli-topic-end = The end
    .text =
        After { $years } Years the most points win. If several have as many, whoever has more different animals in the park wins; if that is equal, too, they share the victory.
    .source = Rulebook, End of Game and Final Scoring
zuuli-topic-solo = Alone against the Collector
    .text =
        You draw { $draw } cards, keep one, and the other goes to the Collector, whatever it is: Year by Year { $picks } times. Then you build as always.
        { zuuli-passage-collector }
        You win with more points; with equal points the Collector does.
    .source = Rulebook, Solo Mode
zuuli-passage-collector = The Collector scores the printed values of all animals it has, every Year anew, and { $bonus } more for each that may live in the habitat of the Year: { $habitats }. Its other cards are discarded.
zuuli-topic-cards = The cards
    .text =
        { $count } cards: { $enclosures } enclosures, { $animals } animals, { $upgrades } upgrades. They are shuffled once; a game deals { $most } at most, and what is discarded stays out.
        { $names }.
        { $provenance }
        The card list says of every number where it comes from.
zuuli-topic-builder = The builder
    .text =
        Each enclosure has a letter that it keeps for the whole game. Behind its name: habitats, multiplier, spaces used and there, points.
        ➤ is the card that is asked. A button a place: how full it would be, and what it would bring this Year. ✗ says why it cannot be elsewhere. The menu goes to another card, also one that is housed.
        Every step is saved. *Finish* can be reopened until the last player has finished.
        ★ marks the best by points now, not the best plan. *Best layout* is the best of this Year, whatever comes after.
zuuli-topic-board = Reading the table
    .text =
        A line a player: points of the Years so far, and the card kept last. Then who is still choosing or building, and where the hands go: down the list is left ↓, up is right ↑, and beyond its end it begins again. Nobody is told in which order players chose.
        Parks lie open: every enclosure with its letter, then the cards kept this Year.
zuuli-topic-rulings = What the rulebook leaves open
    .text =
        An animal left out is gone for good and costs once. Fierce animals of one name may share an enclosure. An empty enclosure is never full. The names that break a tie are those housed at the end.
        Points are never less than { $least } in a Year; nothing is carried over. The deck is never shuffled again.
