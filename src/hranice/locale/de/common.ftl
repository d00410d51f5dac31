# Wörter und Anzahlen, die alles teilt.

count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-money = { $count } €
list-last = { $words } und { $last }
chance-not-due = Jetzt hat der Zufall nichts zu entscheiden.
chance-count = Der anstehende Zufall braucht { $expected } Zahlen; angegeben wurden { $given }.
chance-range = Die Zahl { $value } ist hier nicht möglich: Die Zahlen beginnen bei 0 und sind kleiner als { $bound }.
