# Die Regeln; die jedes Spiels liegen in seinem Ordner.

rules-numbers = Die kleinen Nummern sind die der Regeln. Wird ein Zug abgelehnt, nennt der Grund eine davon.
