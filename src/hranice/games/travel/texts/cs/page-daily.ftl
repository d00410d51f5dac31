# Úlohy Bez hranic: proč je nejlepší volba nejlepší, na co se ptáme a hodnocení.

daily-travel-best = Nejlepší možná cesta, a dost rychle.
daily-travel-late = Nic lepšího už nezbylo. Kdo by přišel první, mohl mít o { $lost } € víc.
daily-travel-borders = Kdo zná tyto hranice, mohl mít o { $lost } € víc.
daily-travel-dearer = V té chvíli byla volná i volba o { $lost } € lepší.

## What is asked

today-travel-ready = { $kind ->
    [1] Prohlížej si mapu, jak dlouho chceš. Pak už běží čas.
   *[other] Tak dopadlo minulé kolo. Prohlížej si mapu, jak dlouho chceš; pak už běží čas.
}
today-travel-1 = Kam?
today-travel-1-how = Jeden žeton: blízko, ale ne k sousedům. Čas běží, jakmile se odkryje start.
today-travel-3 = Které dva?
today-travel-3-how = Dva žetony: krátký okruh bez sousedů.
today-travel-5 = Které dva po cestě?
today-travel-5-how = Ze startu do cíle přes dva státy, a co nejlevněji: sousedé stojí víc.
today-travel-7 = Které dva vynesou nejvíc?
today-travel-7-how = Dostaneš, kolik cesta stojí, i za sousedy: nejdražší je nejlepší.

## The verdict

today-travel-got = { $kind ->
    [7] Oproti nejhorší volbě: tvoje vynáší o { $got } € víc, nejlepší o { $best } €.
   *[other] Ušetřeno { $got } €. Ušetřit se dalo { $best } €.
}
today-travel-worth = { $kind ->
    [7] Kolik každá volba vynese
   *[other] Kolik každá volba stojí: čím delší pruh, tím levnější
}
