# The puzzles of The BORDER: why the best choice is the best, what is asked, and the verdict.

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

## What is asked

today-border-keep = What do you keep?
today-border-keep-how = Your turn in a real game. Keep dice, roll again or stop; then complete what you can.
today-border-complete = What do you complete?
today-border-complete-how = Your dice lie as they are. Tap glowing segments, then “{ turn-done }”.
today-border-cross = What do you cross?
today-border-cross-how = Leftovers of another player: one space per die, touching a cross. Then “{ turn-done }”.

## The verdict

today-border-got = You kept { $share } of your chance of winning.
today-border-worth = Chance of winning after each choice
