# L’allenamento ai confini: qualche domanda al giorno.

train-title = Impara i confini
train-intro = Qualche domanda al giorno, cinque minuti al massimo. Quel che non sai torna presto; quel che sai, sempre più tardi. Tutto resta su questo dispositivo.
train-in-memory = Questo browser non salva niente: quel che impari dura finché non chiudi la scheda.
train-start = { $count } domande
train-standing = { $known } confini su { $count } imparati
train-due = { $count ->
    [0] niente da ripassare oggi
   *[other] { $count } da ripassare oggi
}
train-fresh = { $count ->
    [0] niente di nuovo
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
train-legend = Gli stati si colorano man mano che impari. I numeri: i confini che conosci, sul totale.
train-list = Tutti gli stati
train-state = Stato
train-known = Imparati
train-of = { $known } su { $count }
train-forget = Dimentica quel che ho imparato
train-forget-sure = Dimenticare tutto?

## Una domanda

train-number = Domanda { $number } di { $count }
train-stop = Basta così
train-touch = { $one } e { $other }: confinano?
train-yes = Sì
train-no = No
train-tap = { $state }: tocca tutti i suoi vicini.
train-tapped = { $count ->
    [0] Ancora niente. I confini sono nascosti.
   *[other] Toccati: { $states }
}
train-tap-done = Sono tutti
train-count = Da { $one } a { $other }: quanti confini attraversi?
train-nearest = { $state }: quale di questi è il più vicino?

## Una risposta

train-right = Giusto!
train-wrong = Non proprio.
train-touching = { $one } e { $other } confinano.
train-apart = { $one } e { $other } non confinano.
train-way = { $way }: { $count ->
    [one] un confine.
   *[other] { $count } confini.
}
train-found = Trovati: { $states }.
train-missing = Da aggiungere: { $states }.
train-strays = Senza confine in comune: { $states }.
train-next = Prossima domanda
train-finish = Vedi il risultato

## Alla fine

train-done = Per oggi è tutto
train-done-right = Risposte giuste: { $right } su { $count }.
train-done-known = { $count ->
    [0] Conosci { $known } confini su { $all }.
   *[other] Conosci { $known } confini su { $all }: { $count } in più di prima.
}
train-done-knew = Confini indovinati:
train-done-again = Tornano presto:
train-done-others = e altri { $count }
train-done-tomorrow = { $count ->
    [0] Domani niente da ripassare.
   *[other] Domani { $count } da ripassare.
}
train-done-more = Altre { $count }
