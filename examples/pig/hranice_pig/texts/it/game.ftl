# Maiale: che cosa è successo, che cosa si concorda e perché qualcosa non è permesso.

fact-pig-rolled = { $you ->
    [yes] Tiri: { $points }.
   *[no] { $who } tira: { $points }.
}
fact-pig-loses = { $you ->
    [yes] Un uno: perdi { $points } punti.
   *[no] Un uno: { $who } perde { $points } punti.
}
fact-pig-holds = { $you ->
    [yes] Ti fermi e tieni { $points } punti.
   *[no] { $who } si ferma e tiene { $points } punti.
}

option-target = Punti da raggiungere
option-hard = Un uno fa perdere tutti i punti

pig-target = I punti da raggiungere vanno da { $least } a { $most }.
pig-not-now = Ora non si può.
