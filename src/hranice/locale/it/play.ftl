# Giocare nel terminale.

play-you = Tu
play-continue = Premi Invio
play-misread = “{ $input }” qui non è una risposta. Scrivi ? per l'aiuto.
play-envelope =

    La busta sigillata: tutto il caso di questa partita viene da un segreto già
    fissato. Questa è la sua impronta:
    { $commitment }
play-opened =
    La busta è aperta. Il segreto era
    { $secret }
    Corrisponde all'impronta e { $count ->
        [one] l'unico sorteggio di questa partita ne deriva.
       *[other] tutti i { $count } sorteggi di questa partita ne derivano.
    }
play-won = Hai vinto. Complimenti!
play-won-shared = La vittoria è anche tua. Complimenti!
play-lost = Vince { $who }. Alla prossima!
play-saved = La registrazione è in { $file }; controllala con: hranice verify { $file }
play-goodbye = Arrivederci, e grazie della partita!

play-word-help = aiuto
play-word-rules = regole
play-word-boards = plance
play-word-log = diario
play-word-numbers = numeri
play-word-quit = esci

## The BORDER

play-border-welcome =
    The BORDER, di Michael Kiesling e Reinhard Staupe.
    Al tavolo con te: { $who }.
    Scrivi ? in ogni momento per l'aiuto.
play-border-keep = Quali dadi tieni (es. 1 3)? 0 nessuno, . basta così, ? aiuto
play-border-complete = Quali segmenti (es. a)? - annulla, . fatto, ? aiuto
play-border-cross = Quali caselle (es. 12)? - annulla, . fatto, ? aiuto
play-border-rolls-left = { $count ->
    [one] Puoi tirare ancora una volta.
   *[other] Puoi tirare ancora { $count } volte.
}
play-border-others-get = Agli altri resta:
play-border-others-one = Usi tutti e cinque, quindi ognuno degli altri ne prende uno tra questi:
play-border-dice-left = Segna una casella per dado, accanto a una segnata; i nuovi segni valgono.
play-border-one-die = Tutti e cinque i dadi sono usati: scegline uno e segna una casella.
play-border-closes = chiude: { area-name }!
play-border-board-of = { $who }, plancia { $board }
play-border-help =
    Quando tocca a te
      1 3     tieni i dadi 1 e 3 e ritira gli altri
      0       non tenerne nessuno: ritira tutti e cinque
      { "." }       basta così: prendi i dadi come sono
      a c     completa i segmenti a e c (o scrivi il numero di una loro casella)
    Quando ha tirato un altro
      12 13   segna le caselle 12 e 13
    Sempre
      -       annulla l'ultima scelta
      { "." }       fatto
      regole  le regole in breve
      plance  le plance degli altri
      numeri  mostra o nascondi i numeri di tutte le caselle
      diario  tutto quello che è successo
      esci    lascia la partita

    Sulla plancia: ╱▲ ╲ è libera, ×× è segnata, una lettera o un numero si può scegliere, ✓✓ è scelta.
    Nella tabella: ⑨ punti ottenuti, ·5 caselle ancora libere, ✗ il valore più alto è già preso.
play-border-rules =
    Nove aree sono circondate da caselle di confine. Chi segna tutte le caselle attorno a un'area la chiude.

    Chi è di turno tira cinque dadi, fino a tre volte, e tiene quelli che vuole. Poi segna una casella per dado, del suo colore, ma solo per completare segmenti interi: tutte le caselle ancora libere del segmento. Un segmento è una catena di un solo colore e può trovarsi ovunque.

    Poi tutti gli altri usano i dadi rimasti, ciascuno per sé: una casella per dado, del suo colore, accanto a una casella già segnata. Se non è rimasto alcun dado, ognuno ne prende uno dei cinque.

    Chi chiude un'area per primo ottiene il valore più alto; tutti gli altri poi il più basso. Chi la chiude nella stessa seconda azione del primo ottiene anch'egli il più alto. Quando qualcuno ha chiuso la sesta area, il turno si gioca fino in fondo. Vince chi ha più punti; in parità decide la migliore area singola.
