# I quesiti del giorno.

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

## The verdict

today-grade = { $grade ->
    [2] Giocato benissimo
    [1] Quasi il meglio
   *[0] C’era di meglio
}
today-step = Scelta { $number } di { $count }
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
