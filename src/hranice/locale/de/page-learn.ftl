# Lernen beim Spielen: was der Coach sagt, Schritt für Schritt.

learn-coach = Coach
learn-progress = Wie weit die Lektion ist
learn-next = Weiter
learn-leave = Lektion verlassen
learn-stay = Dieses Spiel weiterspielen
learn-again = Noch einmal
