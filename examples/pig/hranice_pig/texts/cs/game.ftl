# Prase: co se stalo, na čem se hráči domluví a proč něco nejde.

fact-pig-rolled = { $you ->
    [yes] Házíš { $points }.
   *[no] { $who } hází { $points }.
}
fact-pig-loses = { $you ->
    [yes] Jednička: přicházíš o body ({ $points }).
   *[no] Jednička: { $who } přichází o body ({ $points }).
}
fact-pig-holds = { $you ->
    [yes] Končíš a body si necháváš ({ $points }).
   *[no] { $who } končí a body si nechává ({ $points }).
}

option-target = Kolik bodů vyhrává
option-hard = Jednička bere všechny body

pig-target = Vyhrávat se dá s { $least } až { $most } body.
pig-not-now = To teď nejde.
