# Perché in un quesito la scelta migliore è la migliore.

daily-border-closes = La scelta migliore chiude subito { area-the }: { $points } punti.
daily-border-needs = Dopo la scelta migliore, per { area-the } manca solo: { $count } × { colour-name }.
daily-border-nearer = Dadi che servono ancora per { area-the }: { $count } dopo la scelta migliore, altrimenti { $other }.
daily-border-leaves = La scelta migliore lascia meno agli altri. Dadi che possono usare: { $count } invece di { $other }.
daily-border-more = La scelta migliore cancella più spazi: { $count } invece di { $other }.
daily-border-reach = Dopo la scelta migliore le tue croci toccano più colori: { $count } invece di { $other }.
daily-border-keeps = Per completare un segmento: { $size } × { colour-name }. Se ne tieni { $count }, la probabilità è { $chance }%, altrimenti { $other }%.
daily-border-keeps-closes = Per chiudere { area-the }: { $size } × { colour-name }. Se ne tieni { $count }, la probabilità è { $chance }%, altrimenti { $other }%.
daily-border-stop = Meglio fermarsi. Spazi che questi dadi completano: { $count }.
daily-border-wins = Di 100 partite così ne vinci { $count } dopo la scelta migliore, altrimenti { $other }.

daily-travel-best = Il viaggio migliore che c’era, e abbastanza in fretta.
daily-travel-late = Non restava niente di meglio. Chi arrivava primo poteva avere { $lost } € in più.
daily-travel-borders = Chi conosce questi confini avrebbe potuto avere { $lost } € in più.
daily-travel-dearer = In quel momento era libera anche una scelta migliore di { $lost } €.


today-title = { $date }: i quesiti
today-intro = Qualche turno di partite vere, uguale per tutti. Ogni giorno ce ne sono di nuovi.
today-new-at = Nuovi quesiti alle { $time }, ora tua.
today-practice = Per esercizio: fatti su questo dispositivo, senza confronto con gli altri.
today-earlier = Un giorno passato: gioca come vuoi. Non si confronta con gli altri.
today-fetching = I quesiti stanno arrivando …
today-none = Qui non ci sono quesiti per questo giorno.
today-new-day = È cominciato un nuovo giorno. Mostra i suoi quesiti
today-progress = { $done } su { $count } giocati
today-begin = Gioca
today-to-today = I quesiti di oggi
today-all = Tutti i quesiti
today-next = Prossimo quesito
today-result = Vedi il risultato
today-puzzle = Quesito { $number } di { $count }
today-words = Che cosa si chiede
today-leave = Lascia il quesito
today-weighing = La tua scelta viene valutata …
today-no-key = Questo browser non conserva nulla per noi (i cookie sono spenti), perciò il tavolo non ti conosce. Consenti i cookie per questa pagina e riprova.

## What is asked

today-border-keep = Che cosa tieni?
today-border-keep-how = Il tuo turno in una partita vera. Tieni dei dadi, rilancia o fermati; poi completa quel che puoi.
today-border-complete = Che cosa completi?
today-border-complete-how = I dadi restano così. Tocca i segmenti luminosi, poi «{ turn-done }».
today-border-cross = Che cosa cancelli?
today-border-cross-how = Gli avanzi di un altro: uno spazio per dado, accanto a una croce. Poi «{ turn-done }».
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

today-grade = { $grade ->
    [2] Giocato benissimo
    [1] Quasi il meglio
   *[0] C’era di meglio
}
today-border-got = Probabilità di vincere conservata: { $share }.
today-travel-got = { $kind ->
    [7] Rispetto alla scelta peggiore: la tua rende { $got } € in più, la migliore { $best } €.
   *[other] Hai risparmiato { $got } € sui { $best } € possibili.
}
today-step = Scelta { $number } di { $count }
today-border-worth = Probabilità di vincere dopo ogni scelta
today-travel-worth = { $kind ->
    [7] Quanto rende ogni scelta
   *[other] Quanto costa ogni scelta: più lunga la barra, più conviene
}
today-yours = la tua
today-best = la migliore
today-yours-best = la tua, ed è la migliore
today-show-choice = Tocca una scelta per vederla.
today-chosen-line = La tua
today-other-line = { $better ->
    [yes] Meglio
   *[no] Un’altra scelta
}
today-choices = Le tue scelte
today-kept = Tenuto
today-borders = Confini da conoscere

## The end of a day

today-score = Il tuo risultato
today-share = Condividi il risultato
today-shared = Il testo da condividere
today-shared-practice = esercizio
today-played = { $count ->
    [0] Nessun altro ha ancora giocato.
    [one] Finora ha giocato una persona.
   *[other] Finora hanno giocato { $count } persone.
}
today-better-than = A pari merito con te o dietro: { $percent } di loro.
today-first = Hai giocato prima di tutti.
today-not-counted = Il tuo risultato non si confronta con gli altri: conta solo il primo tentativo, il giorno stesso e a un ritmo umano.
today-among = Tu tra i bot
today-you = Tu

## The calendar

today-calendar = Calendario
today-month-before = Il mese prima
today-month-after = Il mese dopo
today-day = { $date }{ $done ->
    [all] , tutto giocato
    [some] , giocato in parte
   *[none] { "" }
}{ $shown ->
    [yes] , mostrato qui
   *[no] { "" }
}
today-calendar-key = Un timbro: tutto giocato. Un cerchio: giocato in parte.

## The seal

today-seal = Sigillato in anticipo
today-seal-how = I quesiti di un giorno nascono giorni prima. Il giorno prima si pubblica il loro sigillo (SHA-256), il giorno dopo ciò che era sigillato. Così nel frattempo nessuno può cambiarli.
today-seal-next = Sigillo del giorno dopo
today-seal-this = Sigillo: { $date }
today-seal-inside = Ciò che era sigillato: { $date }
today-seal-check = Apri e controlla: { $date }
today-seal-sound = Tutto a posto: il contenuto corrisponde al sigillo.
today-seal-broken = Ciò che è stato aperto non corrisponde al sigillo.
