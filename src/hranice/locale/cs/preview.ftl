# Co z odkazu ukážou chatovací aplikace a vyhledávače, vedle obrázku.

preview-game = { $game } v prohlížeči
preview-invites = { $name } tě zve na hru { $game }
preview-invited = Jsi zván(a) na hru { $game }
preview-running = { $game }: sleduj hru
preview-finished = { $game }: výsledek
preview-replay = { $game }: podívej se na záznam hry
preview-blog = { $game }: přečti si cestovní blog
preview-today = Hranice: úlohy dne
