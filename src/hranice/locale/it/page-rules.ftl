# Le regole con parole nostre. I numeri sono quelli che nomina un rifiuto.

rules-numbers = I numeri fra parentesi sono quelli delle regole: quando una mossa non è accettata, il motivo ne nomina uno.

## The BORDER

rules-border-lead = Nove piccole terre circondate da esagoni. Segna tutte le caselle attorno a una terra, ed è tua.
rules-border-idea-title = Di che si tratta
rules-border-idea =
    Ognuno ha la sua plancia, con le stesse terre e confini di colori diversi (B1, B2).
    Chi chiude per primo una terra ottiene il valore alto, tutti gli altri quello basso.
rules-border-board-title = La plancia
rules-border-board =
    84 caselle hanno uno di sei colori, 2 sono bianche e segnate dall’inizio (B3).
    Le caselle di un colore che stanno insieme formano un segmento. Ogni colore ne ha quattro: di 2, 3, 4 e 5 caselle (B4).
    Le terre grandi valgono fino a 12, le piccole 4; la metà, per difetto, a chi arriva dopo (B5).
rules-border-roll-title = Il giocatore di turno tira
rules-border-roll =
    I dadi sono cinque, ognuno con una faccia per colore (B6).
    Si tira fino a tre volte. Dopo ogni tiro tieni ciò che vuoi e ritira il resto, oppure fermati (B9).
    Un turno è l’azione di chi è di turno e poi quella di tutti gli altri (B8). Dopo ogni turno tocca al prossimo in senso orario (B7).
rules-border-complete-title = … e completa segmenti
rules-border-complete =
    Una casella per dado, del suo colore, ma solo per completare un segmento: ogni sua casella ancora libera va segnata adesso (B10).
    Può stare ovunque (B11), può essere già iniziato (B12), e possono essere più d’uno (B13). Puoi anche non usare dadi (B14).
rules-border-others-title = Poi tutti gli altri
rules-border-others =
    Tutti gli altri usano i dadi rimasti, nello stesso momento e ognuno per sé (B15). Se chi è di turno non ne ha usato nessuno, sono tutti e cinque (B19).
    Una casella per dado, del suo colore, accanto a una già segnata, anche un attimo fa (B16). Non occorre completare segmenti (B17).
    Al tavolo si può scegliere la lettura più severa: allora conta solo ciò che era segnato prima di questa azione.
    Ciò che segni resta coperto finché tutti hanno finito; poi si mostra tutto insieme.
rules-border-five-title = Usati tutti e cinque?
rules-border-five = Allora ognuno degli altri sceglie uno dei cinque e segna una casella (B18).
rules-border-close-title = Chiudere una terra
rules-border-close =
    Con l’ultima casella attorno la terra è chiusa (B20). Il primo ottiene il valore alto, chi la chiude in un’azione successiva quello basso (B21).
    Chi la chiude nella stessa seconda azione del primo ottiene anche lui il valore alto (B22).
    La chiusura è annunciata, e a tutti gli altri si cancella il valore alto (B23).
rules-border-end-title = La fine
rules-border-end =
    Quando qualcuno ha chiuso la sesta terra, si finisce il turno (B24).
    Vince chi ha più punti. In parità decide la migliore terra singola; se è pari anche quella, la vittoria è condivisa (B25).
rules-border-tips-title = Buono a sapersi
rules-border-tips =
    Ciò che non usi va agli altri.
    Due terre hanno spesso un confine in comune: una croce può chiuderle entrambe.

## Bez hranic

rules-travel-lead = Sette viaggi. Sii veloce, conosci i confini, e alla fine abbi più soldi di tutti.
rules-travel-idea-title = Di che si tratta
rules-travel-idea =
    Si gioca da due a sei, ognuno con un viaggiatore e i gettoni del suo colore (T1), sulla mappa d’Europa o degli USA con le sue 50 carte di stati (T2).
    In offerta ci sono sette carte di stati e la casella 40 (T3), poi si scopre la partenza. Ora tutti insieme prendono gli stati che da lì costano poco.
    La mappa resta chiusa mentre si sceglie (T10); i bambini, e chi ne ha bisogno, possono tenerla aperta (T11). Poi mostra quanto costa ogni viaggio.
rules-travel-course-title = Sette turni
rules-travel-course =
    Prima dei turni 1, 3 e 5 ognuno riceve 100, 200 e 300 (T6). Tutto il denaro è in euro, a decine (T4).
    Turni 1 e 2: uno stato. Turni 3 e 4: due. Turni 5 e 6: due sulla via di un arrivo. Il turno 7 è la finale (T5).
    Chi dà le carte per primo lo decide la sorte; poi tocca a chi sta a sinistra (T7). Le carte arrivano una per una, subito dopo la partenza, nei turni da 5 a 7 insieme all’arrivo (T8).
    Nessuna carta ritorna prima del turno 7; per quello si rimescolano tutte (T9).
rules-travel-place-title = Piazzare
rules-travel-place =
    Giù le mani finché la partenza è coperta (T12). Poi metti il gettone su una casella; dove cade resta (T16).
    Nei turni 1 e 2 hai un gettone (T13), dal turno 3 due, per due caselle diverse (T14).
    Un gettone che lì non può stare è rifiutato subito, e non si perde nulla (T32).
rules-travel-pay-title = Quanto costa un viaggio
rules-travel-pay =
    10 per ogni confine attraversato, per la via più economica (T17). I collegamenti via mare contano come confini.
    Altri 30 se uno stato scelto confina con la partenza (T18). Vicino dunque non è sempre a buon mercato!
rules-travel-stack-title = La pila
rules-travel-stack =
    I gettoni su una casella formano una pila, il primo in basso (T15). Ogni gettone sotto il tuo ti costa 10 (T19).
    Per chi sta in cima si fanno i conti per primi. Il listino è sempre a portata di mano (T25).
rules-travel-forty-title = La casella 40
rules-travel-forty = Niente di buono in offerta? La casella 40 costa 40 e ti risparmia il viaggio (T20, T23).
rules-travel-two-title = Due stati
rules-travel-two =
    Dal turno 3 li visiti entrambi, nell’ordine più economico (T21).
    30 per ogni coppia di vicini: partenza e uno stato scelto, o i due scelti.
rules-travel-target-title = Partenza e arrivo
rules-travel-target = Nei turni 5 e 6 il viaggio va dalla partenza per i due stati fino all’arrivo. Ogni coppia di vicini costa 30; partenza e arrivo fra loro nulla (T22).
rules-travel-final-title = La finale
rules-travel-final =
    Nel turno 7 nessuno paga: ricevi il prezzo del tuo viaggio, quindi caro è bello (T26).
    Ma la via la scelgono gli altri, cioè la più economica. E ogni gettone sotto il tuo toglie 10 (T27).
    Vince chi ha più soldi (T28).
rules-travel-map-title = Sulla mappa
rules-travel-map =
    Prima della partita guardi la mappa, che ti dice le sue particolarità (T41).
    L’Europa ha 50 stati (T33). Solo le isole hanno collegamenti via mare, con gli stati più vicini (T34). Un ponte unisce Danimarca e Svezia, la Grecia confina con la Turchia, e le isole appartengono al loro stato (T35).
    Russia e Azerbaigian sono in due parti. Un viaggio entra ed esce da uno stato così nella stessa parte (T36, T37).
    Entrare e uscire da San Marino, Monaco o dal Vaticano sono due confini (T38).
    Negli USA i quattro stati che si toccano in un punto confinano tutti fra loro; via mare ci sono solo Alaska-Washington e Hawaii-California (T39).
    Chi non ha abbastanza paga ciò che ha: non ci sono debiti (T24).
rules-travel-harder-title = Più difficile, in due o tre
rules-travel-harder =
    Ognuno manda due viaggiatori con una sola borsa (T29). Nei turni 1 e 2 non possono scegliere la stessa casella, poi non la stessa coppia di caselle (T30).
    Metti i gettoni nell’ordine che vuoi, e ogni viaggiatore ha il suo conto (T31).
