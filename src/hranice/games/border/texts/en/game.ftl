# The BORDER: names, what happened, and why something is not allowed.

area-name = { $area ->
    [villa] villa
    [well] well
    [sailboat] sailboat
    [wind-wheel] wind wheel
    [castle] castle
    [eagle] eagle
    [goat] goat
    [lighthouse] lighthouse
    [oak] oak
   *[other] { $area }
}
area-the = { $area ->
    [villa] the villa
    [well] the well
    [sailboat] the sailboat
    [wind-wheel] the wind wheel
    [castle] the castle
    [eagle] the eagle
    [goat] the goat
    [lighthouse] the lighthouse
    [oak] the oak
   *[other] the { $area }
}
colour-name = { $colour ->
    [0] red
    [1] green
    [2] blue
    [3] yellow
    [4] orange
   *[other] grey
}

## What happened

fact-border-began = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
fact-border-turned = { $you ->
    [yes] Round { $round }: it is your turn.
   *[no] Round { $round }: it is { $who }’s turn.
}
fact-border-rolled = { $you ->
    [yes] You roll { $dice }
   *[no] { $who } rolls { $dice }
}
fact-border-rerolling = { $count ->
    [one] { $you ->
        [yes] You roll one die again.
       *[no] { $who } rolls one die again.
    }
   *[other] { $you ->
        [yes] You roll { $count } dice again.
       *[no] { $who } rolls { $count } dice again.
    }
}
fact-border-stopped = { $you ->
    [yes] You take the dice as they lie.
   *[no] { $who } takes the dice as they lie.
}
fact-border-completed = { $count ->
    [0] { $you ->
        [yes] You complete nothing.
       *[no] { $who } completes nothing.
    }
    [one] { $you ->
        [yes] You complete a segment: { $dice }
       *[no] { $who } completes a segment: { $dice }
    }
   *[other] { $you ->
        [yes] You complete { $count } segments: { $dice }
       *[no] { $who } completes { $count } segments: { $dice }
    }
}
fact-border-finished = { $you ->
    [yes] You have finished marking.
   *[no] { $who } has finished marking.
}
fact-border-crossed = { $count ->
    [0] { $you ->
        [yes] You cross nothing.
       *[no] { $who } crosses nothing.
    }
   *[other] { $you ->
        [yes] You cross { $dice }
       *[no] { $who } crosses { $dice }
    }
}
fact-border-closed = { $you ->
    [yes] You close { area-the }
   *[no] { $who } closes { area-the }
}: { count-points }, { $first ->
    [yes] the higher value!
   *[no] the lower value.
}
fact-border-ending = { $you ->
    [yes] You have closed a sixth land: this round is the last.
   *[no] { $who } has closed a sixth land: this round is the last.
}
fact-border-ended = { $quiet ->
    [yes] Nobody has crossed anything for three circuits: the game is over.
   *[no] The game is over.
}

## The result

end-areas = Land by land
end-area-values = { $high }, then { $low }
end-area-open = not closed
end-all = Points in all
end-tie-border = Equal points: the dearest single land decided.

## Why something is not allowed

border-roll-nothing = Choose at least one die to roll again.
border-no-such-die = There is no die { $die }; the dice are 1 to { $dice }.
border-die-twice = The same die was named twice.
border-no-such-segment = There is no such segment.
border-white-space = White spaces belong to no segment: they are crossed from the start.
border-segment-complete = This segment is complete already.
border-segment-twice = This segment was chosen already.
border-dice-short = That takes { $needed ->
    [one] one die
   *[other] { $needed } dice
} in { colour-name }, and you have { $have }: only whole segments can be completed.
border-no-such-space = There is no space { $space } on the board.
border-space-twice = Space { $space } was chosen already.
border-already-crossed = Space { $space } is crossed already.
border-already-crossed-here = This space is crossed already: { $space }.
border-one-die-only = All five dice were used, so each of the others takes just one: no more after that.
border-no-die = No die is left for space { $space }, which is { colour-name }.
border-no-die-here = No die is left for this space: { $space }.
border-not-adjacent = Space { $space } does not touch a crossed space.
border-not-adjacent-here = This space does not touch a cross: { $space }.
border-players = The BORDER is for { $least } to { $most } players, not { $given }.
border-too-few-boards = Everybody needs a board. Boards: { $boards }, players: { $players }.
border-board-names-equal = Two boards have the same name.
border-boards-alike = The boards { $twin } and { $board } are coloured alike; all must be different.
border-board-fault = This is no legal board: { $fault }.
border-choice-count = Boards chosen: { $given }, players: { $players }. There must be as many.
border-no-such-board = There is no board { $board }; the boards are { $boards }.
border-board-twice = Two players cannot have the same board.
border-not-now = It is not the time for that: first the active player rolls and completes, then the others mark.
border-not-your-turn = It is not your turn: only the active player does that.
border-still-rolling = Stop rolling first. Then tap what you complete.
border-not-an-other = Only the others mark now.
border-already-finished = You have finished marking for this round.
border-no-alarm = The BORDER is not played against the clock.

## What players agree on

option-boards = Set of boards
option-boards-value = { $value ->
    [fresh] four fresh ones
    [these] these
   *[other] { $value }
}
option-board = Board
option-board-each = Boards
option-chain = New crosses count as neighbours
