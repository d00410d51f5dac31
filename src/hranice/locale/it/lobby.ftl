# Intorno alla partita: opzioni, compiti di chi ospita, frasi, tempo, andare e tornare.

## Che tipi sono i bot

bot-level = { $bot ->
    [random] a caso
    [random-eager] impaziente
    [greedy] avido
    [beginner] principiante
    [regular] intermedio
    [expert] esperto
    [tourist] turista
    [traveller] viaggiatore
    [globetrotter] giramondo
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Fa quel che capita. Va bene per provare.
    [random-eager] Cancella tutto quel che può, senza un piano.
    [greedy] Prende ciò che rende di più adesso, e non pensa oltre.
    [beginner] Ogni tanto gli sfugge qualcosa. Per la prima partita.
    [regular] Sa quel che vuole, ma qualche finezza gli scappa.
    [expert] Valuta ogni lancio e guarda avanti. Difficile da battere.
    [tourist] Ricorda metà della mappa e se la prende comoda.
    [traveller] Ha già giocato: conosce i confini grandi ed è svelto come un adulto.
    [globetrotter] Conosce quasi ogni confine, ed è rapido.
   *[other] Un compagno con impostazioni sue.
}

## Prima della partita

lobby-options = Opzioni della partita
lobby-more-options = Altro: tempo, bot, connessione
lobby-free-chairs = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-level-of = Livello di { $who }
lobby-fill = { $count ->
    [one] Aggiungi un bot e inizia
   *[other] Aggiungi { $count } bot e inizia
}
lobby-get-up = Lascia il posto
lobby-stood-in = al suo posto un bot
lobby-missing = Dell’ultima partita manca ancora: { $who }
lobby-public-names = Ai tavoli pubblici tutti hanno il nome di un fiume.
lobby-screen = Questo schermo mostra solo il tavolo. Inquadra il codice con un telefono per sederti.
option-chairs = Posti
option-pause = Velocità dei bot
plan-bots = { $count ->
    [0] giocatori: { $people }, senza bot
    [one] 1 bot, { $level }
   *[other] { $count } bot, { $level }
}
option-bots = Bot
option-level = Livello dei bot
option-pause-value = { $value ->
    [quick] rapida
    [none] immediata
   *[normal] calma
}
option-credit = Compensa le connessioni lente
option-duplicate = La stessa fortuna, qualunque cosa si scelga
option-public = Chi può giocare
option-public-value = { $value ->
    [yes] tutti
   *[no] chi ha il link
}
option-clock = Tempo per ogni azione
option-last-call = Tempo per l’ultimo giocatore
option-grace = Un bot subentra dopo
option-stand-in = Bot sostituto
option-making = Creazione e prova in corso …
option-drawn = a caso
option-chosen = a scelta di chi ospita
option-any = uno qualsiasi
option-seconds = { $seconds } s
option-none = senza limite
option-clock-value = { option-none }
option-last-call-value = { option-none }
option-grace-value = mai
invite-screen = Schermo grande
invite-watch = Un link per guardare

## Chi ospita, e andarsene

menu-title = Al tavolo
host-pass = Cedi il tavolo
host-pass-sure = Cedere il tavolo a { $who }?
host-replace = Sostituisci con un bot
host-replace-sure = Sostituire { $who } con un bot fino alla fine della partita?
host-remove-sure = Togliere { $who } dal tavolo?
host-get-up-sure = Lasciare il posto? Ospiterà qualcun altro; se non c’è nessuno, il tavolo si chiude.
host-close = Chiudi il tavolo
host-close-sure = Chiudere il tavolo per tutti? La partita non si potrà riprendere.
leave-table = Lascia
leave-sure = Lasciare la partita? Un bot prende il tuo posto fino alla fine. Per tornare più tardi basta chiudere la pagina.
leave-sure-open = Lasciare questo tavolo?
sure-yes = Sì
sure-no = No
sure-cancel = Annulla
look-title = Stai guardando
look-text = Se uno di questi posti è tuo, l’hai preso con un altro dispositivo o browser: apri lì le impostazioni e scegli «{ device-move }».
look-sound = Attiva il suono
look-count = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

## Frasi

talk-title = Di’ qualcosa
talk-who = Chi parla
settings-phrases = Messaggi degli altri giocatori
settings-pace = Velocità dei bot in The BORDER

## Tempo

time-yours = Il tuo tempo
time-of = Tempo di { $who }
time-hurry = { $seconds ->
    [one] Resta un secondo
   *[other] Restano { $seconds } secondi
}
time-up-yours = Tempo scaduto: questa mossa l’ha fatta il bot per te.
time-up-of = Tempo scaduto per { $who }: questa mossa l’ha fatta il bot.
quick-of = { $who }: più veloce di ogni riflesso umano.
gone-who = { $who } ha perso la connessione.
gone-yours = Dopo { $seconds } secondi un bot gioca per te finché non torni.
gone-until = { $seconds ->
    [0] Subentra un bot.
    [one] Un bot subentra tra un secondo.
   *[other] Un bot subentra tra { $seconds } secondi.
}

## Questo dispositivo

device-title = Questo dispositivo
device-move = Continua su un altro dispositivo
device-moving = Apri questo link sull’altro dispositivo entro dieci minuti. Vale una volta e gli dà i tuoi posti.
device-link = Link per l’altro dispositivo
device-forget = Elimina i miei dati
device-forget-sure = Rinunciare a tutti i posti e eliminare tutto ciò che il server e questo browser sanno di te?
own-save = Salva tutto in un file
own-bring = Recupera un file
own-making = Raccogliamo le tue partite: { $done } di { $of } …
own-made = { $count ->
    [0] Salvato.
    [one] Salvato, con una partita.
   *[other] Salvato, con { $count } partite.
}
own-without = { $count ->
    [one] Il file di una partita non si è potuto avere.
   *[other] I file di { $count } partite non si sono potuti avere.
}
own-brought = { $count ->
    [0] Ora c’è tutto. Nel file non c’erano partite nuove.
    [one] Ora c’è tutto, con una partita.
   *[other] Ora c’è tutto, con { $count } partite.
}
own-not-ours = Questo file non è stato salvato qui, o è danneggiato. Nulla è cambiato.
own-newer = Questo file viene da una versione più nuova. Ricarica la pagina e riprova.
own-no-room = La memoria del dispositivo è piena, o il browser non ci lascia salvare. Ciò che c’era c’è ancora.
move-title = Continua su questo dispositivo
move-text = Questo link dà a questo dispositivo i posti del giocatore che l’ha creato e sostituisce il giocatore che era prima.
move-here = Continua qui
move-done = Fatto. Ora i tuoi posti sono su questo dispositivo.

## Quando qualcosa non c’è

away-unknown = Nessun tavolo con questo codice
away-unknown-text = Il tavolo «{ $code }» non c’è. Forse una lettera è sbagliata, o il tavolo non esiste più da tempo. Chiedi di nuovo il codice, o apri un tavolo tuo.
away-turned-text = In questo momento il server non fa entrare questo dispositivo al tavolo.
away-closed = Questo tavolo è chiuso
away-closed-text = L’ha chiuso chi ospitava. Chi giocava qui può ritrovarsi a un tavolo nuovo.
away-own-table = Apri il mio tavolo
away-server = Il server non è raggiungibile
away-server-text = Continuiamo a provare, e il tavolo si apre appena il server risponde. Controlla la connessione, o che il server sia ancora acceso.
lost-text = Questa parte della pagina non è arrivata. Controlla la connessione, poi ricarica la pagina.

## Nella pagina iniziale

home-own-tables = Continua a giocare
home-go-on = Continua
home-public-tables = Tavoli pubblici
home-watch = Guarda
home-table-open = aspetta giocatori · { $taken } posti su { $seats } occupati
home-table-running = si gioca · { $taken ->
    [one] un giocatore
   *[other] { $taken } giocatori
}
