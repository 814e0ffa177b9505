### The slash commands that only Zuuli has.

cmd-pick = pick
    .about = Choose a card of your hand: nobody sees which
    .card = card
    .card-about = Which card you keep
cmd-develop = develop
    .about = Build your park: nobody sees it until all have finished
    .step = step
    .step-about = The next step, or the whole layout
