# Le regole di The BORDER con parole nostre. I numeri fra parentesi sono quelli che nomina un rifiuto; ognuno sta qui una volta.

rules-border-lead = Nove piccole aree circondate da esagoni. Cancella tutti gli spazi attorno a un’area, ed è tua.
rules-border-facts = 2-4 giocatori · da 8 anni · circa 30 minuti
rules-border-idea-title = Di che si tratta
rules-border-idea =
    Ognuno ha il suo tabellone: A, B, C o D. Li assegna la sorte, se non li scegliete voi. (B1)
    Chi chiude un’area per primo ottiene il valore alto. Chi arriva dopo ottiene quello basso.
rules-border-board-title = Il tabellone
rules-border-board =
    Nove aree e 86 spazi di confine, uguali su tutti e quattro i tabelloni. Cambiano solo i colori. Uno spazio fra due aree appartiene a entrambe. (B2)
    84 spazi hanno uno di sei colori. Due sono bianchi e cancellati fin dall’inizio: uno in alto a sinistra, uno in basso a destra. (B3)
    Gli spazi vicini dello stesso colore formano un segmento. Ogni colore ne ha quattro: di 2, 3, 4 e 5 spazi. (B4)
    Ogni area ha due valori. Quello alto va da 4 a 12: più lungo è il confine, più vale. Quello basso è la metà, arrotondata per difetto. (B5)
rules-border-board-picture = Un tabellone prima della partita. I due spazi bianchi hanno già la loro croce.
rules-border-roll-title = Il giocatore attivo lancia
rules-border-roll =
    Chi comincia lo decide la sorte. Dopo ogni turno il giocatore attivo è il prossimo in senso orario. (B7)
    Un turno è l’azione del giocatore attivo e poi quella di tutti gli altri. (B8)
    I dadi sono cinque. Ognuno ha una faccia per ogni colore. (B6)
    Lancia tutti e cinque i dadi. Hai al massimo tre lanci: dopo ognuno fermati, o rilancia i dadi che vuoi, anche quelli messi da parte. (B9)
rules-border-complete-title = … e completa segmenti
rules-border-complete =
    Per ogni dado cancella uno spazio del suo colore, ma solo per completare un segmento. Tutti i suoi spazi ancora liberi vanno cancellati adesso. (B10)
    Il segmento può stare ovunque. (B11) Può essere già iniziato: allora servono dadi solo per gli spazi liberi. (B12)
    Puoi completare più segmenti, se i dadi bastano per tutti. (B13)
    Puoi non usare dei dadi, anche tutti e cinque. Ma non puoi mai iniziare un segmento senza completarlo. (B14)
rules-border-complete-picture = Tre dadi grigi completano questo segmento grigio. Giallo e blu restano agli altri.
rules-border-others-title = Poi tutti gli altri
rules-border-others =
    Ora tutti gli altri usano i dadi che il giocatore attivo non ha usato. Tutti insieme, e ogni dado vale per ognuno. (B15)
    Il giocatore attivo non ne ha usato nessuno? Allora gli altri li hanno tutti e cinque. (B19)
    Il giocatore attivo li ha usati tutti e cinque? Allora ognuno degli altri ne sceglie uno e cancella uno spazio del suo colore. (B18)
    Per ogni dado uno spazio del suo colore, accanto a uno spazio già cancellato. Contano anche quelli bianchi. (B16)
    Puoi iniziare, allungare o completare segmenti. Puoi lasciare qualsiasi dado. (B17)
    Ciò che cancelli resta coperto finché tutti hanno finito. Poi si mostra tutto insieme.
rules-border-chain-title = Una croce nuova conta?
rules-border-chain =
    Le regole stampate si possono leggere in due modi, e potete giocare con entrambi.
    Di solito qui: conta anche uno spazio cancellato un attimo fa, quindi le croci possono proseguire in catena.
    Alla lettera: contano solo gli spazi cancellati prima di questa azione. Per giocare così disattiva «{ option-chain }» fra le opzioni del tavolo.
rules-border-chain-picture = Restano due dadi blu. La croce in alto tocca lo spazio bianco. Quella in basso tocca solo la croce nuova: alla lettera non è permessa.
rules-border-close-title = Chiudere un’area
rules-border-close =
    Quando è cancellato l’ultimo spazio attorno a un’area, l’area è chiusa. Una croce può chiudere più aree. (B20)
    Chi chiude un’area per primo ottiene il valore alto. Chi la chiude in un’azione successiva ottiene quello basso. Le due azioni di un turno sono due azioni diverse. (B21)
    Più giocatori chiudono un’area, ancora mai chiusa, nella stessa seconda azione? Allora tutti ottengono il valore alto. (B22)
    Ogni chiusura è annunciata, e gli altri barrano il valore alto sulla riga di punteggio. (B23)
rules-border-close-picture = L’area della villa è chiusa: 9 punti a chi arriva primo, 4 a chi arriva dopo. Sulla riga di punteggio il 9 è cerchiato. Il 4 del pozzo è barrato: lì qualcun altro è arrivato prima.
rules-border-end-title = La fine
rules-border-end =
    La partita finisce quando qualcuno ha chiuso sei aree. Il turno si gioca ancora fino in fondo. Se ne possono chiudere anche di più, e ogni area chiusa conta. Se ognuno è stato attivo tre volte senza nemmeno una croce, la partita finisce così com’è. (B24)
    Vince chi ha più punti. In caso di parità decide la migliore area singola: il valore più alto ottenuto da uno di loro. Ancora parità? Allora la vittoria è condivisa. (B25)
rules-border-tips-title = Buono a sapersi
rules-border-tips =
    Ciò che non usi va agli altri.
    Due aree hanno spesso un confine in comune: una croce può chiuderle entrambe.
rules-border-keys-title = Con la tastiera
rules-border-keys =
    Con i tasti da 1 a 5 tieni un dado o lo lasci.
    Le frecce portano sul tabellone, Invio cancella uno spazio.
    H chiede un suggerimento.
rules-border-box-title = La scatola
rules-border-box =
    Quattro tabelloni e quattro pennarelli cancellabili, cinque dadi.
    Un gioco di Michael Kiesling e Reinhard Staupe. Illustrazioni: Oliver e Sandra Freudenreich. Nürnberger-Spielkarten-Verlag, 2022. Traduzione ceca: Adam Prentis (The Geeky Pen).
