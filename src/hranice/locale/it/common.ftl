# Parole e conteggi comuni a tutto.

count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
count-money = { $count } €
list-last = { $words } e { $last }
chance-not-due = Ora non c’è nulla da sorteggiare.
chance-count = Il sorteggio in corso richiede { $expected } numeri; ne sono stati dati { $given }.
chance-range = Il numero { $value } qui non è possibile: i numeri partono da 0 e sono minori di { $bound }.
