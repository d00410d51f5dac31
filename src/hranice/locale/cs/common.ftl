# Slova a počty, které sdílí všechno.

count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
count-money = { $count } €
list-last = { $words } a { $last }
chance-not-due = Teď se o ničem nelosuje.
chance-count = Losování, které je na řadě, potřebuje tolik čísel: { $expected }. Zadáno bylo: { $given }.
chance-range = Číslo { $value } tu není možné: čísla začínají nulou a jsou menší než { $bound }.
