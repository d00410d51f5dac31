# What messengers and search engines show of a link, beside a picture.

preview-game = { $game } in your browser
preview-invites = { $name } invites you to { $game }
preview-invited = You are invited to { $game }
preview-running = { $game }: watch the game
preview-finished = { $game }: the result
preview-replay = { $game }: watch the replay
preview-blog = { $game }: read the travel blog
preview-today = Hranice: the puzzles of the day
