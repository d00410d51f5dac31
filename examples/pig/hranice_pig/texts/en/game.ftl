# Pig: what happened, what is agreed, and why something is not allowed.

fact-pig-rolled = { $you ->
    [yes] You roll a { $points }.
   *[no] { $who } rolls a { $points }.
}
fact-pig-loses = { $you ->
    [yes] A one: you lose { $points } points.
   *[no] A one: { $who } loses { $points } points.
}
fact-pig-holds = { $you ->
    [yes] You hold and keep { $points } points.
   *[no] { $who } holds and keeps { $points } points.
}

option-target = Points to reach
option-hard = A one loses all points

pig-target = The points to reach are from { $least } to { $most }.
pig-not-now = This cannot be done now.
