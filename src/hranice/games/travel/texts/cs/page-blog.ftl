# Cestovní blog hráče po hře Bez hranic: z každé cesty jeden zápisek.

blog-heading = Cestovní blog: { $who }
blog-claim = { $journeys ->
    [7] Sedm
   *[other] { $journeys }
} cest, { $count ->
    [one] jedna hranice
    [few] { $count } hranice
   *[other] { $count } hranic
}, jeden kufr.
blog-home = Zase doma a v peněžence { $money } €.
blog-day = { $round }. cesta ze 7
blog-title = { $round ->
    [1] Sbaleno: { $places }
    [2] Zas ty toulavé boty: { $places }
    [3] Dvě razítka naráz: { $places }
    [4] Oklikou: { $places }
    [5] Tentokrát s cílem: { $places }
    [6] Nočním vlakem: { $places }
   *[7] Cesta, která platí: { $places }
}
blog-opening = { $round ->
    [1] Mapa? Ta leží doma na kuchyňském stole. Svačina, čistá košile a hurá na nádraží.
    [2] Sotva je vybaleno, a kufr už zase prosebně kouká.
    [3] Dvě místa za jednu cestu: kdo to naplánuje bez mapy, zaslouží si zmrzlinu.
    [4] Průvodčí se zeptal, jestli je tohle opravdu nejkratší cesta. Odpovědí bylo sebejisté kývnutí.
    [5] Tentokrát čeká na konci cesty adresa. Všechno před ní je na mně.
    [6] Celou noc s pootevřeným oknem. Potmě vypadají všechny hranice stejně.
   *[7] Poslední cesta, a konečně platí někdo jiný. Takže čím víc, tím líp.
}
blog-way = { $count ->
    [one] Jedna hranice: { $route }.
    [few] { $count } hranice: { $route }.
   *[other] { $count } hranic: { $route }.
}
blog-stayed = Nakonec vyhrál gauč a dobrá knížka.
blog-forty = Lehátko za { $money } €: ne každá cesta potřebuje vlak.
blog-stack = Ostatní byli rychlejší a pokoje zdražily: { $money } € navíc.
blog-stack-final = Ostatní byli rychlejší a zbylo méně: o { $money } € míň.
blog-neighbours = Sousedé, a přesto s přirážkou: { $pairs } ({ $money } €).
blog-neighbours-final = Sousedé, a právě to se vyplácí: { $pairs } ({ $money } €).
blog-cost = Stálo to { $money } €.
blog-cost-all = Stálo to { $total } €. V peněžence zbývalo { $money }; na tom jsme se dohodli.
blog-earned = Vyneslo to { $money } €.
blog-seen = Postřehy z cesty
blog-tour = Všechny cesty na jedné mapě
blog-map = Cesta na mapě: { $route }
blog-share = Sdílet
blog-shared = Odkaz zkopírován
blog-print = Vytisknout
blog-link = Odkaz na tento blog
blog-others = Kdo další byl na cestách
blog-none = Blog mají jen cesty ze hry Bez hranic.
