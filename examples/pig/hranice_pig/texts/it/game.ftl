# Maiale: che cosa è successo, che cosa si concorda e perché qualcosa non è permesso.

pig-rolls = { $who } tira.
pig-rolled = È uscito un { $points }.
pig-loses = Un uno: { $who } perde { $points } punti.
pig-holds = { $who } si ferma e tiene { $points } punti.

option-target = Punti da raggiungere
option-hard = Un uno fa perdere tutti i punti

pig-target = I punti da raggiungere vanno da { $least } a { $most }.
pig-not-now = Ora non si può.
