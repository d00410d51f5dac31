# Was Messenger und Suchmaschinen von einem Link zeigen, neben einem Bild.

preview-game = { $game } im Browser
preview-invites = { $name } lädt dich zu { $game } ein
preview-invited = Du bist zu { $game } eingeladen
preview-running = { $game }: Sieh beim Spiel zu
preview-finished = { $game }: das Ergebnis
preview-replay = { $game }: Sieh das Spiel noch einmal
preview-blog = { $game }: Lies den Reiseblog
preview-today = Hranice: die Aufgaben des Tages
