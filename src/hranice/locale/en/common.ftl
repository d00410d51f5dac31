# Words and counts that everything shares.

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-money = { $count } €
list-last = { $words } and { $last }
chance-not-due = Nothing is rolled or drawn now.
chance-count = The chance that is due needs this many numbers: { $expected }. Given: { $given }.
chance-range = The number { $value } is not possible here: the numbers are 0 and up, below { $bound }.
