### Die Befehle, die nur Zuuli hat.

cmd-pick = wählen
    .about = Eine Karte der Hand wählen: Niemand sieht, welche
    .card = karte
    .card-about = Welche Karte du behältst
cmd-develop = bauen
    .about = Den Park bauen: Niemand sieht ihn, bis alle fertig sind
    .step = schritt
    .step-about = Der nächste Schritt, oder die ganze Anordnung
