# Una partita finita, ancora una volta.

replay-title = Rivedi una partita
replay-intro = Ogni partita finita si può rivedere passo per passo: dal suo file, o con il codice del tavolo. Prima si controlla tutto: ogni mossa secondo le regole, ogni lancio secondo la busta sigillata.
replay-drop = Trascina qui il file di una partita
replay-drop-hint = un file come border-K7QWXMRT.jsonl
replay-choose = Scegli un file
replay-code = Codice di un tavolo a partita finita
replay-show = Mostra
replay-proving = La partita viene controllata …
replay-another = Un’altra partita
replay-table = Al tavolo
replay-controls = Riproduzione
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-step = Passo
replay-step-of = Passo { $step } di { $steps }
replay-round = Turno
replay-round-number = Turno { $round }
replay-speed = Velocità
replay-eyes = Punto di vista
replay-eyes-all = uno spettatore
