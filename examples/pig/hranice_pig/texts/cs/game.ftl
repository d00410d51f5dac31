# Prase: co se stalo, na čem se hráči domluví a proč něco nejde.

pig-rolls = { $who } hází.
pig-rolled = Padlo { $points }.
pig-loses = Jednička: { $who } přichází o body ({ $points }).
pig-holds = { $who } končí a body si nechává ({ $points }).

option-target = Kolik bodů vyhrává
option-hard = Jednička bere všechny body

pig-target = Vyhrávat se dá s { $least } až { $most } body.
pig-not-now = To teď nejde.
