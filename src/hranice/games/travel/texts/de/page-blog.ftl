# Der Reiseblog nach einem Spiel Bez hranic: ein kleiner Eintrag je Reise.

blog-heading = Reiseblog: { $who }
blog-claim = { $journeys ->
    [7] Sieben
   *[other] { $journeys }
} Reisen, { $count ->
    [one] eine Grenze
   *[other] { $count } Grenzen
}, ein Koffer.
blog-home = Wieder zu Hause, mit { $money } € im Geldbeutel.
blog-day = Reise { $round } von 7
blog-title = { $round ->
    [1] Koffer gepackt: { $places }
    [2] Schon wieder Fernweh: { $places }
    [3] Zwei Stempel auf einmal: { $places }
    [4] Mit Umweg: { $places }
    [5] Diesmal mit Ziel: { $places }
    [6] Im Nachtzug: { $places }
   *[7] Die Reise, die sich lohnt: { $places }
}
blog-opening = { $round ->
    [1] Eine Karte? Liegt auf dem Küchentisch. Ein Butterbrot, ein frisches Hemd, und los zum Bahnhof.
    [2] Kaum ausgepackt, da schaut mich der Koffer schon wieder so an.
    [3] Zwei Orte auf einer Reise: Wer das ohne Karte plant, hat sich ein Eis verdient.
    [4] Der Schaffner wollte wissen, ob das wirklich der kürzeste Weg ist. Ich habe überzeugt genickt.
    [5] Diesmal gab es am Ende der Reise eine Adresse. Alles davor lag bei mir.
    [6] Durch die Nacht, das Fenster einen Fingerbreit offen. Im Dunkeln sehen alle Grenzen gleich aus.
   *[7] Letzte Reise, und endlich zahlt jemand anders. Also: je mehr, desto besser.
}
blog-way = { $count ->
    [one] Eine Grenze: { $route }.
   *[other] { $count } Grenzen: { $route }.
}
blog-stayed = Am Ende bin ich mit einem guten Buch zu Hause geblieben.
blog-forty = Ein Liegestuhl für { $money } €: Nicht jede Reise braucht einen Zug.
blog-stack = Andere waren schneller, und die Zimmer wurden teurer: { $money } € dazu.
blog-stack-final = Andere waren schneller, und für mich blieb weniger: { $money } € ab.
blog-neighbours = Gleich nebenan und trotzdem mit Aufschlag: { $pairs } ({ $money } €).
blog-neighbours-final = Gleich nebenan, und genau das lohnt sich: { $pairs } ({ $money } €).
blog-cost = Gekostet hat es { $money } €.
blog-cost-all = Gekostet hätte es { $total } €. Im Geldbeutel waren noch { $money }; darauf haben wir uns geeinigt.
blog-earned = Eingebracht hat es { $money } €.
blog-seen = Unterwegs gesehen
blog-tour = Alle Reisen auf einer Karte
blog-map = Die Reise auf der Karte: { $route }
blog-share = Teilen
blog-shared = Link kopiert
blog-print = Drucken
blog-link = Link zu diesem Blog
blog-others = Wer sonst unterwegs war
blog-none = Nur Reisen von Bez hranic haben einen Blog.
