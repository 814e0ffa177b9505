### Die Befehle, die es nur in Zooloretto gibt.

cmd-money-move = versetzen
    .about = Ein Tier aus deinem Stall oder einen Verkaufsstand versetzen
    .what = was
    .what-about = Was, und wohin
cmd-money-exchange = tauschen
    .about = Zwei Gruppen von Tieren deines Zoos tauschen
    .what = was
    .what-about = Welche Gruppen
cmd-money-buy = kaufen
    .about = Ein Plättchen aus einem fremden Stall kaufen
    .what = was
    .what-about = Was, von wem, und wohin
cmd-money-discard = abgeben
    .about = Ein Plättchen deines Stalls abgeben
    .what = was
    .what-about = Welches Plättchen
cmd-money-expand = ausbauen
    .about = Deinen Zoo ausbauen
