# Ciò che le app di messaggi e i motori di ricerca mostrano di un link, accanto a un’immagine.

preview-game = { $game } nel tuo browser
preview-invites = { $name } ti invita a giocare a { $game }
preview-invited = Vieni a giocare a { $game }
preview-running = { $game }: guarda la partita
preview-finished = { $game }: il risultato
preview-replay = { $game }: rivedi la partita
preview-blog = { $game }: leggi il blog di viaggio
preview-today = Hranice: i quesiti del giorno
