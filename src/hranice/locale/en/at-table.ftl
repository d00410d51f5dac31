# At the tables of the page: stages of Bez hranic, sides of a common device, photo finishes, reckonings.

## What is new

stage-rounds = { $stage ->
    [1] Rounds 1 and 2
    [3] Rounds 3 and 4
    [5] Rounds 5 and 6
   *[7] Round 7, the final
}
stage-title = { $stage ->
    [1] One token, one journey
    [3] Now with two tokens
    [5] From start to target
   *[7] The last journey pays
}
stage-lines = { $stage ->
    [1]
        You get { $income } €. Spend as little of it as you can.
        The moment the start is turned over, everybody grabs at once: put your token where the journey is cheap.
        Each border costs { $crossing } €, a neighbour of the start { $adjacent } € more, each token under yours { $under } €. Lost? The 40 field costs { $forty } €.
    [3]
        Everybody gets { $income } € more.
        Place both tokens, at two different fields. You visit both states, in the cheaper order.
        Each pair of neighbours among your stops costs { $adjacent } €. One token may lie on the 40 field.
    [5]
        Everybody gets { $income } € more.
        Start and target appear together. You travel from one to the other, by way of both your states.
        Neighbours of the target cost { $adjacent } € now, too.
   *[7]
        All cards are shuffled again, and nobody pays: you receive what your journey costs. The most expensive one is the best.
        But your rivals choose the route: it is the cheapest through your states.
        Each token under yours takes { $under } € off.
}
stage-back = Back to the bills

## Around one device

side-of = { $who }’s edge
side-wait = Hands off …
side-field = { $who }, { $what }, { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
}

## The offer and the reckoning

offer-photo = Photo finish!
offer-photo-field = photo finish
offer-time = Seconds left to place
offer-to-map = To the map
offer-lying = Who lies where
reckon-skip = Skip
bill-missed = Better, and just as fast: { $choice }, { $total } €
bill-missed-none = Nothing better was left when you placed.
bill-missed-show = Show it on the map
bill-pairs = Neighbours: { $pairs }
bill-no-pairs = No neighbours among the stops.

## The BORDER

turn-last = last round
turn-others-one = one die each, of their choice
turn-passed-first = Nothing to complete; your dice go to the others.
turn-passed-second = None of these dice fits next to your crosses.
players-order = Players in turn order
players-closed = { $closed } of { $goal } lands closed
players-lands = { $closed }/{ $goal } lands
