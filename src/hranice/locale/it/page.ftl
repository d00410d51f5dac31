# La pagina: ciò che sta sui pulsanti e accanto alle figure. Regole e ringraziamenti hanno file propri.

## Ovunque

page-skip = Vai al contenuto
page-home = Hranice, inizio
page-navigation = Principale
page-more = Altro
page-rules = Regole
page-rules-of = Regole di { $game }
page-settings = Impostazioni
page-close = Chiudi
page-language = Lingua
page-theme = Tema
page-theme-day = Giorno
page-theme-night = Treno notturno
page-as-system = Come il sistema
page-motion = Movimento
page-motion-off = Ridotto
page-sound = Suono
page-on = Sì
page-off = No
page-referee = Arbitro
page-today = Oggi
page-train = Allenati sui confini
page-lands = Mappe e tabelloni
page-games = Le tue partite
lands-not-here = Quella mappa o quel tabellone non è (più) su questo dispositivo. Trascina il suo file nella pagina delle mappe e dei tabelloni.
page-learn = Imparare
page-replay = Rivedere
page-blog = Blog di viaggio
page-credits = Ringraziamenti
page-print = Stampa
page-unofficial = Un omaggio non ufficiale a due bei giochi. Disegni nostri, parole nostre. Per favore, comprate gli originali.
page-missing-title = Qui finisce la mappa
page-missing = Questa pagina non esiste (più). Forse il link ha perso una lettera.
page-to-home = Pagina iniziale
game-border = The BORDER
game-travel = Bez hranic

## Inizio

home-title = Due giochi di confini
home-title-more = Due giochi di confini, e altri
home-meaning = Hranice in ceco vuol dire «confini».
home-claim = Chiudili per primo, o attraversane il meno possibile. Con amici ovunque, attorno a un solo dispositivo o contro i bot. Senza account, senza pubblicità.
home-border-pitch = Lancia cinque dadi e cancella i confini di nove piccole aree. Chi chiude per primo un’area fa più punti.
home-border-facts = Da 2 a 4 giocatori · circa 30 minuti
home-travel-meaning = Bez hranic in ceco vuol dire «senza confini». In inglese si chiama Travel Blog.
home-travel-pitch = Si scopre la carta di partenza. Prendi le mete a buon mercato prima degli altri. Senza mappa!
home-travel-facts = Da 2 a 6 giocatori · circa 30 minuti
home-now = Gioca subito
home-friends = Con amici
home-device = Su questo dispositivo
home-learn = Impara in 90 secondi
home-today = Tre turni e quattro viaggi, uguali per tutti
home-lands = Guarda tutto ciò su cui si può giocare, o porta qualcosa di tuo
home-games = Tutto ciò che hai giocato, e com’è andata
home-players = { $most ->
    [1] 1 giocatore
   *[other] { $range } giocatori
}
home-by = di { $authors }
home-you-are = Giochi come
home-another-name = Un altro nome
home-code-label = Hai un codice?
home-code-join = Siediti
home-code-hint = p. es. K7QWXMRT
home-names = Airone, Lontra, Lince, Martora, Rondone, Castoro, Riccio, Martin pescatore, Tasso, Cicogna, Stambecco, Ghiro, Gufo, Salamandra, Scoiattolo, Cuculo

## Il tabellone di The BORDER

board-of = { $who ->
    [Tu] Il tuo tabellone { $board }
   *[other] Tabellone { $board } di { $who }
}
board-white = Spazio { $number }, bianco, cancellato dall’inizio. Confina con: { $areas }.
board-space = Spazio { $number }, { $colour }, { $state ->
    [crossed] cancellato
    [draft] scelto
    [sealed] consegnato
    [free] si può cancellare
   *[open] libero
}. Segmento di { $size }, liberi { $open }. Confina con: { $areas }.
space-seen = { colour-name } ({ $areas })
tray-label = Dadi
tray-die = Dado { $number }: { $colour }
tray-die-spent = Dado { $number }: { $colour }, usato
tray-held = tenuto
strip-label = Riga di punteggio: le aree e i loro valori
strip-got = { $area }: area chiusa per { $points }
tray-keys = Con i tasti da 1 a 5 tieni un dado o lo lasci.
strip-taken = { $area }: il { $high } non c’è più, resta { $low }
strip-open = { $area }: { $high } al primo, poi { $low }

## Il turno

turn-hold = Tocca i dadi che vuoi tenere.
turn-roll-again = { $left ->
    [one] Rilancia (ne resta 1)
   *[other] Rilancia (ne restano { $left })
}
turn-stop = Fermati
turn-complete = Tocca un segmento luminoso per completarlo.
turn-cross = I dadi rimasti a { $who }: uno spazio per dado, accanto a una croce
turn-one-die = Nessun dado rimasto: scegline uno qualsiasi
turn-done = Fatto
turn-nothing = Passa
turn-undo = Annulla
turn-waiting = Si aspetta { $who }
turn-of = Lancia { $who }
turn-others-get = Per gli altri restano
turn-thinking = pensa

## Bez hranic

offer-label = L’offerta
offer-forty = la casella 40
offer-empty = ancora nessuna carta
offer-field = { $key }: { $what }, { $count ->
    [0] nessun gettone
    [one] un gettone
   *[other] { $count } gettoni
}
offer-start = Partenza
offer-target = Arrivo
offer-wait = Giù le mani finché la partenza è coperta …
offer-round = { $round ->
    [7] Ultimo turno (7 di 7)
   *[other] Turno { $round } di 7
}
offer-dealer = { $who ->
    [Tu] Dai tu le carte
   *[other] Carte: { $who }
}
stack-label = { $count ->
    [one] Un gettone: { $names }
   *[other] { $count } gettoni, dal basso: { $names }
}
map-closer = Più vicino
map-farther = Più lontano
map-whole = Tutta la mappa
bill-label = Il conto
bill-why = Perché?
bill-paid = pagati (tutto ciò che c’era)

## Al tavolo di Bez hranic

purses-label = Giocatori e borse
purses-dealer = dà le carte
purses-dealer-short = mazziere
purses-missing = { $count ->
    [one] un gettone da piazzare
   *[other] { $count } gettoni da piazzare
}
purses-placed = tutto piazzato
purses-ready = tutto pronto
prices-title = Prezzi
prices-final = L’ultimo viaggio rende
prices-crossing = ogni confine attraversato
prices-adjacent = ogni coppia di vicini fra le tappe
prices-under = ogni gettone sotto il tuo
prices-forty = un gettone sulla casella 40
facts-capital = Capitale: { $capital }
facts-area = { $area } km²
study-title = Guardala bene
study-text = { $timed ->
    [yes] Fra poco la mappa viene messa via.
   *[no] La mappa viene messa via quando tutti sono pronti.
} Le linee tratteggiate sono collegamenti via mare: ognuno conta come un confine.
study-ready = Ho visto
reckon-order = I viaggi nell’ordine del conto
reckon-ready = Si riparte
place-which = Quale viaggiatore?
place-now = { $count ->
    [one] Ora! Piazza il gettone
   *[other] Ora! Piazza { $count } gettoni
}
place-wait = Scelgono ancora: { $names }
ready-wait = Aspettiamo { $names }.

## Alla fine

podium-label = La classifica
graph-label = I punti nei turni
graph-money = Il denaro turno per turno
graph-rounds = { $count ->
    [one] un turno
   *[other] { $count } turni
}
graph-round = Turno
graph-table = Come tabella

## Il collegamento

connection-state = { $connection ->
    [connected] collegato
    [connecting] collegamento …
    [resuming] la linea è caduta; si ricollega …
   *[offline] senza linea: nulla è perso
}
server-away = Il server in questo momento non è raggiungibile.
connection-delay = { $delay } ms
connection-waiting = { $count ->
    [one] un tocco aspetta
   *[other] { $count } tocchi aspettano
}

## Arbitro

referee-title = Arbitro per il vero Bez hranic
referee-intro = Il gioco è sul vostro tavolo, i conti li facciamo noi: tocca sulla mappa partenza, scelte e arrivo.
referee-map = Mappa
referee-round = Turno
referee-choose = Tocca la mappa, o scegli qui
referee-first = Prima scelta
referee-second = Seconda scelta
referee-none = – scegli –
referee-under = { $count ->
    [0] niente sotto
    [one] un gettone sotto
   *[other] { $count } gettoni sotto
}
referee-clear = Svuota
referee-missing = Scegli tutto per vedere il prezzo.

# Playing without a network.
keep-title = Conserva per giocare offline
keep-offer = Gioca contro i bot e attorno a questo dispositivo anche senza rete. Si scaricano una volta circa { $megabytes } MB.
keep-kept = Conservato su questo dispositivo: puoi giocare senza rete.
keep-failed = Non è stato possibile scaricare tutto. Riattivalo per continuare da lì.
keep-full = Su questo dispositivo non c’è abbastanza spazio.
keep-impossible = Qui non si può conservare nulla per giocare offline: i browser lo permettono solo agli indirizzi https://, e non in tutte le finestre anonime.
