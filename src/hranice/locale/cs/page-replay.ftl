# Dohraná hra, ještě jednou.

replay-title = Podívej se na hru znovu
replay-intro = Každou dohranou hru si můžeš projít krok za krokem: ze záznamu uloženého na konci, nebo podle kódu stolu. Než se cokoli ukáže, vše se ověří: každý tah podle pravidel, každý hod podle zapečetěné obálky.
replay-drop = Přetáhni sem záznam
replay-drop-hint = soubor jako border-K7QWXMRT.jsonl
replay-choose = Vybrat soubor
replay-code = Kód dohraného stolu
replay-show = Ukázat
replay-proving = Hra se ověřuje …
replay-another = Jiná hra
replay-table = Ke stolu
replay-controls = Přehrávání
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O krok dál
replay-last = Na konec
replay-step = Krok
replay-step-of = Krok { $step }/{ $steps }
replay-round = Kolo
replay-round-number = { $round }. kolo
replay-speed = Rychlost
replay-eyes = Pohled
replay-eyes-all = divák
