# The BORDER su carta: tabelloni, dadi e regole in una pagina.

paper-border-about = Tabelloni, dadi e regole per 2-4 giocatori
paper-border-rules = Le regole in una pagina
paper-border-boards = Tabelloni cancellabili
paper-border-boards-how = uno per pagina; in una busta trasparente il pennarello da lavagna si cancella
paper-border-pad = Un blocco di tabelloni
paper-border-pad-how = due per pagina, ognuno per una partita
paper-border-dice = Dadi
paper-border-dice-how = solo fronte, su carta spessa
paper-border-dice-text = Taglia lungo le linee spesse, piega lungo quelle tratteggiate, incolla le linguette. Ognuno dei cinque dadi ha tutti e sei i colori.
paper-border-die = Sviluppo di un dado con sei colori
paper-border-key = Bastano dadi comuni
paper-border-key-text = Al posto dei colori leggi i punti:
paper-border-board = Tabellone { $name }
paper-border-fresh = Tabellone nuovo
paper-border-found = Con il codice { $code } lo ritrovi
paper-border-name = Nome
paper-border-points = Punti
paper-border-alt = Tabellone { $name } di The BORDER: nove aree circondate da 86 esagoni in sei colori, ogni colore con il suo simbolo; in basso la riga di punteggio con i due valori di ogni area.
paper-border-ready-title = Preparazione
paper-border-ready =
    Ognuno prende un tabellone, tutti diversi, e un pennarello. I cinque dadi sono per tutti.
    I due spazi bianchi hanno già la croce. Chi comincia lo decide la sorte; poi si va in senso orario.
paper-border-roll =
    Lancia tutti e cinque i dadi, al massimo tre volte. Dopo ogni lancio fermati, o rilancia i dadi che vuoi, anche quelli messi da parte.
paper-border-complete =
    Per ogni dado cancella uno spazio del suo colore, ma solo per completare segmenti interi: tutti gli spazi ancora liberi di un segmento vanno cancellati adesso.
    Un segmento può stare ovunque e può essere già iniziato. Possono essere anche più d’uno, se i dadi bastano per tutti.
    Puoi non usare dei dadi, anche tutti e cinque.
paper-border-others =
    Ora tutti gli altri usano i dadi rimasti, tutti insieme: ogni dado vale per ognuno.
    Per ogni dado uno spazio del suo colore che tocca uno spazio già cancellato. Contano anche quelli bianchi. Nessun dado è obbligatorio.
    I dadi sono stati usati tutti e cinque? Allora ognuno degli altri ne sceglie uno e cancella uno spazio del suo colore.
    Decidete prima della partita: contano le croci della stessa azione? Di solito sì.
paper-border-close =
    Quando tutti gli spazi attorno a un’area sono cancellati, l’area è chiusa. Dillo ad alta voce!
    Chi la chiude per primo cerchia il valore alto. Gli altri lo barrano: a loro resta solo quello basso.
    Più giocatori la chiudono per la prima volta nella stessa azione degli altri? Allora tutti ottengono il valore alto.
paper-border-end =
    Quando qualcuno ha chiuso sei aree, il turno si gioca fino in fondo. Se ne possono chiudere anche di più, e ogni area chiusa conta.
    Vince chi ha più punti. In caso di parità decide la migliore area singola.
paper-border-example = Tutti gli spazi attorno alla villa sono cancellati: l’area è chiusa.
paper-border-credit = The BORDER è un gioco di Michael Kiesling e Reinhard Staupe. Illustrazioni della scatola: Oliver e Sandra Freudenreich. Nürnberger-Spielkarten-Verlag, 2022.
paper-border-icons = Disegni delle aree: game-icons.net, di Delapouite, Lorc e Skoll (CC BY 3.0).
paper-border-either = O --boards o --fresh: l’uno dice quali tabelloni, l’altro ne fa di nuovi.
paper-border-count = I tabelloni possono essere da 1 a { $most }, non { $given }.
