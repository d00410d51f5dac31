# The puzzles of the day.

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

## The verdict

today-grade = { $grade ->
    [2] Very well played
    [1] Nearly the best
   *[0] There was something better
}
today-step = Choice { $number } of { $count }
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
