# La pagina a un tavolo vero: arrivare, aspettare, passare il dispositivo, finire.

live-setting-table = Prepariamo il tavolo …
live-to-table = Andiamo al tavolo …
live-title-turn = Tocca a te
live-title-open = In attesa di giocatori
live-title-result = Il risultato
live-try-again = Riprova
live-no-table = Qui non c’è posto per te
live-outdated = C’è una nuova versione. Ricarica la pagina; le tue croci restano.
live-reload = Ricarica
live-trouble = Il tavolo ora non riesce a salvare. Continua a provare; nulla è perso.
live-offline = Nessuna connessione. Ciò che fai viene conservato e inviato appena torna la linea.
live-stood-in = Un bot gioca per te finché non torni.
live-late = Un tocco è arrivato troppo tardi e non vale.
bot-name = Bot, { bot-level }

## Prima della partita

lobby-seats = Intorno al tavolo
lobby-sit = Siediti
lobby-full = Tutti i posti sono occupati. Puoi guardare.
lobby-add-bot = Aggiungi un bot
lobby-bot-level = Livello
lobby-start = Inizia la partita
lobby-wait-more = { $count ->
    [1] Serve almeno un giocatore
    [2] Servono almeno due giocatori
   *[other] Servono almeno { $count } giocatori
}: invita qualcuno o aggiungi un bot.
lobby-starting = La partita comincia quando ogni dispositivo ha mostrato la sua parte di caso …
lobby-called-off = L’inizio è stato annullato: il dispositivo di { $who } non ha mostrato in tempo la sua parte di caso.
lobby-wait-host = La partita la inizia chi ospita.
lobby-remove = Togli { $who }
lobby-you = tu
lobby-host = ospita
lobby-away = non c’è
lobby-credit = { $milliseconds } ms di ritardo compensati
lobby-quick = più veloce di ogni riflesso umano
invite-title = Invita
invite-code = Codice del tavolo: { $code }
invite-qr = Il link come codice QR
invite-link = Link al tavolo
invite-share = Condividi il link
invite-copied = Copiato
invite-local = Questo link funziona solo su questo computer. Per altri dispositivi avvia il server con

## Su un solo dispositivo

device-border = Passatevi il dispositivo: ognuno cancella sul proprio tabellone.
device-travel = Mettete il dispositivo in mezzo: ognuno ha un bordo, e tutti toccano insieme. Sulla tastiera ognuno ha una fila di tasti.
device-player = Nome del giocatore { $number }
device-more = Aggiungi un giocatore
pass-to = Passa il dispositivo a { $who }
turn-take-back = Annulla la mossa
pass-here = Sono { $who }

## La fine

end-title = La partita è finita
end-you = Tu
end-won = { $you ->
    [yes] Vinci con { $score }!
   *[no] Vince { $who } con { $score }.
}
end-shared = Vittoria condivisa: { $who }, { $score } a testa
end-behind = Distacco dal primo posto: { $score }.
end-see-result = Vedi il risultato
end-back = Torna al risultato
end-look = Guarda il tavolo
end-rematch = Gioca ancora
end-rematch-wanted = { $name } vuole giocare ancora
end-rematch-join = Partecipa
end-rematch-watch = Guarda la prossima partita
end-same-deal = Apri un tavolo con la stessa distribuzione
end-evening = Finora stasera
end-evening-won = { $games ->
    [one] { $won } su 1 partita vinta
   *[other] { $won } su { $games } partite vinte
}
end-replay = Rivedi la partita
end-blogs = I blog di viaggio
end-blogs-text = Dei viaggi di ognuno c’è un piccolo blog: da leggere, stampare, mandare in giro.
end-record = Scarica il file della partita
envelope-title = La busta sigillata
envelope-text = Ogni lancio e ogni carta erano sigillati prima della prima mossa. Apri la busta e controlla che nulla sia cambiato.
envelope-open = Apri e verifica
envelope-sound = { $count ->
    [one] Tutto a posto: il sigillo è intatto e l’unico risultato corrisponde.
   *[other] Tutto a posto: il sigillo è intatto e tutti i { $count } risultati corrispondono.
}
envelope-sealed = Il sigillo è intatto: il segreto è quello di prima della prima mossa. Questa pagina non sa come si lancia e si pesca in questo gioco, quindi non ha controllato i risultati; lo fa «hranice verify» con il file della partita.
envelope-broken = { $fault ->
    [commitment] Il segreto non corrisponde al sigillo.
    [digest] Il file è di un’altra distribuzione, non di quella pubblicata dal tavolo all’inizio.
    [seed] Un seme non è quello estratto per il suo posto.
    [chance] Un risultato non è quello che deriva dal segreto.
    [unfinished] Il file della partita non è completo.
   *[chain] Il file della partita è stato cambiato.
}
envelope-commitment = Il sigillo, mostrato prima della partita
envelope-digest = L’impronta della partita, mostrata all’inizio
envelope-secret = Il segreto dentro
envelope-lesson = Questa partita è nata come lezione: lanci e carte erano noti in anticipo, quindi non c’è una busta sigillata da aprire.

## Un gioco mostrato in modo semplice

plain-eyes = Chi gioca qui
plain-due = Tocca a { $who }
plain-moves = Le tue mosse
plain-turn = Puoi fare una di queste cose.
plain-wait = Per ora non c’è niente da fare per te.
plain-more = Mostra altre mosse
plain-table = Il tavolo
happened-title = Che cosa è successo
