# Hints while practising, and the analysis of a game: page and command line.

## Hints

hint-button = Hint
hint-title = The best moves
hint-thinking = Thinking …
hint-points = about { $points } points, { $victory } chance of winning
hint-price = { $round ->
    [7] brings { $price } € if placed now
   *[other] costs { $price } € if placed now
}
hint-about = What an expert would do, and what to expect then. Tapping one only shows it.

## Moves in words

insight-move = { $kind ->
    [stop] take the dice as they lie
    [roll] roll all dice again
    [hold] keep { $what }
    [complete] complete { $what }
    [nothing] complete nothing
    [cross] cross { $what }
    [pass] cross nothing
   *[picks] { $what }
}
insight-segment = { colour-name } ({ $size })
insight-space = { colour-name } { $number }

## The analysis

insight-title = Analysis
insight-open = Analyse the game
insight-making = The game is being analysed …
insight-unfinished = The game is not finished: this is the analysis so far.
insight-luck-dice = Dice
insight-luck-cards = Cards
insight-choice = Choices
insight-speed = Speed
insight-others = The others
insight-start = At the start
insight-result = { $finished ->
    [yes] Result
   *[no] Expected now
}
insight-player = Player
insight-flawless = Flawless
insight-flawless-of = { $flawless } of { $count }
insight-luck-said = { $game ->
    [border] { $sign ->
        [good] { $who }: the dice gave { $luck } points
        [bad] { $who }: the dice took { $luck } points
       *[even] { $who }: the dice were fair
    }
    [travel] { $sign ->
        [good] { $who }: the cards were { $luck } € kinder than usual
        [bad] { $who }: the cards were { $luck } € harder than usual
       *[even] { $who }: the cards were as usual
    }
   *[other] { $sign ->
        [good] { $who }: luck gave { $luck }
        [bad] { $who }: luck took { $luck }
       *[even] { $who }: luck was even
    }
}
insight-choice-said = { $game ->
    [travel] { $flaw ->
        [none] no choice cost anything
       *[some] the choices cost { $cost } €
    }
   *[other] { $flaw ->
        [none] no choice cost anything
       *[some] the choices cost { $cost }
    }
}
insight-speed-said = { $flaw ->
    [none] nobody was faster
   *[some] being slower cost { $game ->
        [travel] { $cost } €
       *[other] { $cost }
    }
}
insight-worst = The costliest choices
insight-none = No choice cost anything.
insight-mistake = { $who }, round { $round }: { $chosen }
insight-better = Better: { $best }
insight-lost = { $game ->
    [border] { $lost } points, { $victory } chance of winning
    [travel] { $lost } €
   *[other] { $lost }
}
insight-borders = Worth knowing: { $borders }
insight-graph = { $what ->
    [victory] Chance of victory
   *[points] Expected result
}
insight-graph-how = Arrow keys step through the game.
insight-step = Step { $step } of { $steps }
insight-cause = { $cause ->
    [start] The start
    [luck] { $game ->
        [border] { $who }: dice
        [travel] Cards
       *[other] Luck
    }
    [choice] { $game ->
        [travel] Journeys
       *[other] { $who }: choice
    }
   *[others] End of the round
}
insight-round = Round { $round }
insight-previous = One step back
insight-next = One step forward
insight-replay = Show this moment
insight-table = As a table
insight-what = Compared with our expert bot: how lucky you were, and what your choices cost.
insight-no-such-player = There is no player “{ $who }” in this record; the players are { $players }.
