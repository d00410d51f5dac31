# Why the best choice in a puzzle is the best.

daily-border-closes = The best choice closes { area-the } now, for { $points } points.
daily-border-needs = After the best choice only this is missing around { area-the }: { $count } × { colour-name }.
daily-border-nearer = Dice still needed to close { area-the }: { $count } after the best choice, otherwise { $other }.
daily-border-leaves = The best choice leaves less to the others. Dice they can use: { $count } instead of { $other }.
daily-border-more = The best choice crosses more spaces: { $count } instead of { $other }.
daily-border-reach = After the best choice your crosses touch more colours: { $count } instead of { $other }.
daily-border-keeps = Keep { $count } × { colour-name }: the chance of { $size } is { $chance } % then, otherwise { $other } %.
daily-border-keeps-closes = Keep { $count } × { colour-name }: the chance of { $size }, which close { area-the }, is { $chance } % then, otherwise { $other } %.
daily-border-stop = Best stop here. Spaces that these dice complete: { $count }.
daily-border-wins = Of 100 such games you win { $count } after the best choice, otherwise { $other }.

daily-travel-best = The best journey there was, and quick enough.
daily-travel-late = Nothing better was left. Whoever came first could have had { $lost } € more.
daily-travel-borders = { $lost } € more were possible for somebody who knows these borders.
daily-travel-dearer = { $lost } € more were possible at the same moment.
