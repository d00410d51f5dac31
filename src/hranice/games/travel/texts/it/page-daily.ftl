# I quesiti di Bez hranic: perché la scelta migliore è la migliore, che cosa si chiede e il verdetto.

daily-travel-best = Il viaggio migliore che c’era, e abbastanza in fretta.
daily-travel-late = Non restava niente di meglio. Chi arrivava primo poteva avere { $lost } € in più.
daily-travel-borders = Chi conosce questi confini avrebbe potuto avere { $lost } € in più.
daily-travel-dearer = In quel momento era libera anche una scelta migliore di { $lost } €.

## What is asked

today-travel-ready = { $kind ->
    [1] Guarda la mappa quanto vuoi. Poi è una gara.
   *[other] Così è finito il turno precedente. Guarda la mappa quanto vuoi; poi è una gara.
}
today-travel-1 = Dove si va?
today-travel-1-how = Un gettone: vicino, ma non dai vicini. Il tempo corre appena si scopre la partenza.
today-travel-3 = Quali due?
today-travel-3-how = Due gettoni: un giro breve, senza vicini.
today-travel-5 = Quali due lungo la via?
today-travel-5-how = Dalla partenza all’arrivo per due stati, spendendo poco: i vicini costano di più.
today-travel-7 = Quali due rendono di più?
today-travel-7-how = Ricevi quanto costa il viaggio, anche per i vicini: il più caro è il migliore.

## The verdict

today-travel-got = { $kind ->
    [7] Rispetto alla scelta peggiore: la tua rende { $got } € in più, la migliore { $best } €.
   *[other] Hai risparmiato { $got } € sui { $best } € possibili.
}
today-travel-worth = { $kind ->
    [7] Quanto rende ogni scelta
   *[other] Quanto costa ogni scelta: più lunga la barra, più conviene
}
