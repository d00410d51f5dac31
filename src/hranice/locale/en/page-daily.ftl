# Why the best choice in a puzzle is the best.

daily-border-closes = The best choice closes { area-the } now, for { $points } points.
daily-border-needs = After the best choice only this is missing around { area-the }: { $count } × { colour-name }.
daily-border-nearer = Dice still needed to close { area-the }: { $count } after the best choice, otherwise { $other }.
daily-border-leaves = The best choice leaves less to the others. Dice they can use: { $count } instead of { $other }.
daily-border-more = The best choice crosses more spaces: { $count } instead of { $other }.
daily-border-reach = After the best choice your crosses touch more colours: { $count } instead of { $other }.
daily-border-keeps = A segment needs { $size } × { colour-name }. Keep { $count }, and the chance is { $chance }%, otherwise { $other }%.
daily-border-keeps-closes = Closing { area-the } takes { $size } × { colour-name }. Keep { $count }, and the chance is { $chance }%, otherwise { $other }%.
daily-border-stop = It is best to stop here. Spaces that these dice complete: { $count }.
daily-border-wins = Of 100 such games you win { $count } after the best choice, otherwise { $other }.

daily-travel-best = The best journey there was, and quick enough.
daily-travel-late = Nothing better was left. Whoever came first could have had { $lost } € more.
daily-travel-borders = { $lost } € more were possible for somebody who knows these borders.
daily-travel-dearer = A choice that is { $lost } € better was still free at that moment.


today-title = Puzzles of { $date }
today-intro = A few turns from real games, the same for everybody. New ones every day.
today-new-at = New puzzles at { $time } your time.
today-practice = For practice: made on this device, not compared with others.
today-earlier = An earlier day: play it as you like. It is not compared with others.
today-fetching = Fetching the puzzles …
today-none = There are no puzzles here for this day.
today-new-day = A new day has begun. Show its puzzles
today-progress = { $done } of { $count } played
today-begin = Play
today-to-today = Today’s puzzles
today-all = All puzzles
today-next = Next puzzle
today-result = See the result
today-puzzle = Puzzle { $number } of { $count }
today-words = What is asked
today-leave = Leave the puzzle
today-weighing = Your choice is being weighed …
today-no-key = This browser keeps nothing for us (cookies are off), so the table does not know you. Allow cookies for this page, then try again.

## What is asked

today-border-keep = What do you keep?
today-border-keep-how = Your turn in a real game. Keep dice, roll again or stop; then complete what you can.
today-border-complete = What do you complete?
today-border-complete-how = Your dice lie as they are. Tap glowing segments, then “{ turn-done }”.
today-border-cross = What do you cross?
today-border-cross-how = Leftovers of another player: one space per die, touching a cross. Then “{ turn-done }”.
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

today-grade = { $grade ->
    [2] Very well played
    [1] Nearly the best
   *[0] There was something better
}
today-border-got = You kept { $share } of your chance of winning.
today-travel-got = { $kind ->
    [7] Compared with the worst choice: yours pays { $got } € more, the best one { $best } €.
   *[other] You saved { $got } € of the { $best } € that could be saved.
}
today-step = Choice { $number } of { $count }
today-border-worth = Chance of winning after each choice
today-travel-worth = { $kind ->
    [7] What each choice pays
   *[other] What each choice costs: the longer the bar, the cheaper
}
today-yours = yours
today-best = best
today-yours-best = yours, and the best
today-show-choice = Tap a choice to see it.
today-chosen-line = Yours
today-other-line = { $better ->
    [yes] Better
   *[no] Another choice
}
today-choices = Your choices
today-kept = Kept
today-borders = Borders worth knowing

## The end of a day

today-score = Your result
today-share = Share the result
today-shared = The text that is shared
today-shared-practice = practice
today-played = { $count ->
    [0] Nobody else has played yet.
    [one] One player so far.
   *[other] { $count } players so far.
}
today-better-than = You did as well as { $percent } of them, or better.
today-first = You are the first to play.
today-not-counted = Your result is not compared with others: only the first try counts, on the day itself and at a human pace.
today-among = You among the bots
today-you = You

## The calendar

today-calendar = Calendar
today-month-before = The month before
today-month-after = The month after
today-day = { $date }{ $done ->
    [all] , all played
    [some] , partly played
   *[none] { "" }
}{ $shown ->
    [yes] , shown here
   *[no] { "" }
}
today-calendar-key = A stamp: all played. A ring: partly played.

## The seal

today-seal = Sealed in advance
today-seal-how = The puzzles of a day are made days before. The day before, their seal (SHA-256) is published; the day after, what was sealed. So nobody can change them in between.
today-seal-next = Seal of the next day
today-seal-this = Seal of { $date }
today-seal-inside = What was sealed for { $date }
today-seal-check = Open and check { $date }
today-seal-sound = All good: what was sealed matches its seal.
today-seal-broken = What was opened does not match its seal.
