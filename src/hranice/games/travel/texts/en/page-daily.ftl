# The puzzles of Bez hranic: why the best choice is the best, what is asked, and the verdict.

daily-travel-best = The best journey there was, and quick enough.
daily-travel-late = Nothing better was left. Whoever came first could have had { $lost } € more.
daily-travel-borders = { $lost } € more were possible for somebody who knows these borders.
daily-travel-dearer = A choice that is { $lost } € better was still free at that moment.

## What is asked

today-travel-ready = { $kind ->
    [1] Look at the map as long as you like. After that it is a race.
   *[other] This is how the round before ended. Look at the map as long as you like; after that it is a race.
}
today-travel-1 = Where to?
today-travel-1-how = One token: near, but not next door. The clock runs once the start is turned over.
today-travel-3 = Which two?
today-travel-3-how = Two tokens: a short round trip without neighbours.
today-travel-5 = Which two on the way?
today-travel-5-how = From the start to the target by two states, and cheaply: neighbours cost extra.
today-travel-7 = Which two pay the most?
today-travel-7-how = You receive what your journey costs, neighbours too: the dearest one is the best.

## The verdict

today-travel-got = { $kind ->
    [7] Compared with the worst choice: yours pays { $got } € more, the best one { $best } €.
   *[other] You saved { $got } € of the { $best } € that could be saved.
}
today-travel-worth = { $kind ->
    [7] What each choice pays
   *[other] What each choice costs: the longer the bar, the cheaper
}
