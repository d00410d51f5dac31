# Giocare nel terminale.

play-you = Tu
play-continue = Premi Invio
play-misread = «{ $input }» qui non è una risposta. Scrivi ? per l’aiuto.
play-narrow = La tua finestra ha { $columns } colonne e ai disegni ne servono { $needed }: allargala, o riduci i caratteri, se puoi.
play-envelope =

    La busta sigillata: tutti i lanci e le carte di questa partita vengono da un
    segreto già fissato. Questa è la sua impronta:
    { $commitment }
play-opened =
    La busta è aperta. Il segreto era
    { $secret }
    Corrisponde all’impronta e { $count ->
        [one] l’unico sorteggio di questa partita ne deriva.
       *[other] tutti i { $count } sorteggi di questa partita ne derivano.
    }
play-won = Hai vinto. Complimenti!
play-won-shared = La vittoria è anche tua. Complimenti!
play-lost = Vince { $who }. Alla prossima!
play-saved = La registrazione è in { $file }; controllala con: hranice verify { $file }
play-goodbye = Arrivederci, e grazie della partita!

play-word-help = aiuto
play-word-rules = regole
play-word-boards = tabelloni
play-word-log = diario
play-word-numbers = numeri
play-word-more = altre
play-word-quit = esci

## The BORDER

play-plain-move = La tua mossa, con il suo numero
play-plain-more = Ci sono altre mosse: «{ play-word-more }» elenca le successive.
play-plain-help = Scrivi il numero di una mossa e premi Invio. «esci» lascia il tavolo.
play-welcome =
    { $title }.
    Al tavolo con te: { $who }.
play-border-welcome =
    The BORDER, di Michael Kiesling e Reinhard Staupe.
    Al tavolo con te: { $who }.
    Scrivi ? in ogni momento per l’aiuto.
play-border-keep = Quali dadi tieni (es. 1 3)? 0 nessuno, . fermati, ? aiuto
play-border-complete = Quali segmenti (es. a)? - annulla, . fatto, ? aiuto
play-border-cross = Quali spazi (es. 12)? - annulla, . fatto, ? aiuto
play-border-rolls-left = { $count ->
    [one] Puoi lanciare ancora una volta.
   *[other] Puoi lanciare ancora { $count } volte.
}
play-border-others-get = Agli altri resta:
play-border-others-one = Usi tutti e cinque, quindi ognuno degli altri ne prende uno tra questi:
play-border-dice-left = Cancella uno spazio per dado, accanto a uno cancellato; le nuove croci contano.
play-border-one-die = Tutti e cinque i dadi sono usati: scegline uno e cancella uno spazio.
play-border-closes = chiude { area-the }!
play-border-board-of = { $who }, tabellone { $board }
play-border-help =
    Quando tocca a te
      1 3        tieni i dadi 1 e 3 e rilancia gli altri
      0          non tenerne nessuno: rilancia tutti e cinque
      { "." }          fermati: prendi i dadi come sono
      a c        completa i segmenti a e c (o scrivi il numero di un loro spazio)
    Quando ha lanciato un altro
      12 13      cancella gli spazi 12 e 13
    Sempre
      -          annulla l’ultima scelta
      { "." }          fatto
      regole     le regole in breve
      tabelloni  i tabelloni degli altri
      numeri     mostra o nascondi i numeri di tutti gli spazi
      diario     tutto quello che è successo
      esci       lascia la partita

    Sul tabellone: ╱▲ ╲ è libero, ×× è cancellato, una lettera o un numero si può scegliere, ✓✓ è scelto.
    Nella tabella: (9) punti ottenuti, ·5 spazi ancora liberi, ✗ il valore più alto è già preso.
play-border-rules =
    Nove piccole aree sono circondate da spazi di confine. Chi cancella tutti gli spazi attorno a un’area la chiude.

    Il giocatore attivo lancia cinque dadi, fino a tre volte, e tiene quelli che vuole. Poi cancella uno spazio per dado, del suo colore, ma solo per completare segmenti interi: tutti gli spazi ancora liberi del segmento. Un segmento è una catena di un solo colore e può trovarsi ovunque.

    Poi tutti gli altri usano i dadi rimasti, ciascuno per sé: uno spazio per dado, del suo colore, accanto a uno spazio già cancellato. Se non è rimasto alcun dado, ognuno ne prende uno dei cinque.

    Chi chiude un’area per primo ottiene il valore più alto; tutti gli altri poi il più basso. Se più giocatori la chiudono per primi nella stessa seconda azione, tutti ottengono il più alto. Quando qualcuno ha chiuso la sesta area, il turno si gioca fino in fondo. Vince chi ha più punti; in parità decide la migliore area singola.

## Bez hranic

play-travel-welcome =
    Bez hranic (Travel Blog), di Vlaada Chvátil.
    In viaggio con te: { $who }.
play-travel-forty = 40 €
play-travel-sea = I collegamenti via mare valgono come confini: { $links }.
play-travel-prices = Prezzi: ogni confine 10 €, ogni coppia di vicini 30 €, ogni gettone sotto il tuo 10 €, la casella 40 costa 40 €.
play-travel-player = Giocatore
play-travel-choice = Scelta
play-travel-price = Prezzo
play-travel-purse = Borsa
play-travel-go-on = Invio continua, q esce.
play-travel-dealing = Si distribuiscono le carte. Aspetta la partenza …
play-travel-choose = { $count ->
    [one] Premi da 1 a 8: hai un gettone da mettere, e resta dove cade!
   *[other] Premi da 1 a 8: hai { $count } gettoni da mettere, e restano dove cadono!
}
play-travel-others = Si aspettano gli altri …
play-travel-misread = Il tasto «{ $input }» qui non fa nulla: da 1 a 8 scegli, Invio continua, q esce.
play-travel-stage = { $round ->
    [1] Turni 1 e 2: scegli uno stato. Ci vai dalla partenza e paghi 10 € per ogni confine. Attenzione: un vicino della partenza costa 30 € in più. Chi sta sopra altri gettoni paga 10 € per ognuno sotto di sé: fai in fretta.
    [3] Turni 3 e 4: scegli due stati. Dalla partenza li visiti entrambi, nell’ordine più economico. Se i due sono vicini, anche questo costa 30 €.
    [5] Turni 5 e 6: dalla partenza passi per entrambi i tuoi stati fino all’arrivo. Ognuno che confina con la partenza o con l’arrivo costa 30 €, e anche due vicini.
   *[7] La finale: ora ricevi quanto costa il viaggio, quindi il più caro è il migliore. Ma il percorso lo scelgono gli avversari, e ogni gettone sotto il tuo toglie 10 €.
}
