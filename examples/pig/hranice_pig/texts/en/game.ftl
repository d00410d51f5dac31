# Pig: what happened, what is agreed, and why something is not allowed.

pig-rolls = { $who } rolls.
pig-rolled = It is a { $points }.
pig-loses = A one: { $who } loses { $points } points.
pig-holds = { $who } holds and keeps { $points } points.

option-target = Points to reach
option-hard = A one loses all points

pig-target = The points to reach are from { $least } to { $most }.
pig-not-now = This cannot be done now.
