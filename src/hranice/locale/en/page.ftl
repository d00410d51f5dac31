# The page: what stands on buttons and beside pictures. Rules and credits have files of their own.

## Everywhere

page-skip = Skip to the content
page-home = Hranice, home
page-navigation = Main
page-more = More
page-rules = Rules
page-rules-of = Rules of { $game }
page-settings = Settings
page-close = Close
page-language = Language
page-theme = Theme
page-theme-day = Day
page-theme-night = Night train
page-as-system = System
page-motion = Motion
page-motion-off = Reduced
page-sound = Sound
page-on = On
page-off = Off
page-referee = Referee
page-today = Today
page-train = Border trainer
page-lands = Maps and boards
page-games = Your games
lands-not-here = That map or board is not on this device (any more). Drop its file on the page of maps and boards.
page-learn = Learn
page-replay = Replay
page-blog = Travel blog
page-credits = Credits
page-print = Print
page-unofficial = An unofficial tribute to two lovely games. Our own art, our own words. Please buy the originals.
page-missing-title = The map ends here
page-missing = This page doesn’t exist (any more). Maybe the link lost a letter.
page-to-home = Home page
game-border = The BORDER
game-travel = Bez hranic

## Home

home-title = Two games about borders
home-claim = Close them first, or cross as few as possible. With friends anywhere, around one device, or against bots. No account, no ads.
home-border-pitch = Roll five dice and cross off the borders of nine little lands. Whoever closes a land first scores the most.
home-title-more = Two games about borders, and more
home-meaning = Hranice is Czech for “borders”.
home-border-facts = 2 to 4 players · about 30 minutes
home-travel-meaning = Bez hranic is Czech for “without borders”. The English box says Travel Blog.
home-travel-pitch = A start card is turned over. Grab the destinations that are cheap to reach, before the others do. No map allowed!
home-travel-facts = 2 to 6 players · about 30 minutes
home-now = Play now
home-friends = With friends
home-device = On this device
home-learn = Learn in 90 seconds
home-today = Three turns, four journeys: the same for everybody
home-lands = Look at everything you can play on, or bring your own
home-games = Everything you played, and what became of it
home-players = { $most ->
    [1] 1 player
   *[other] { $range } players
}
home-by = by { $authors }
home-you-are = You play as
home-another-name = Another name
home-code-label = Got a code?
home-code-join = Join
home-code-hint = e.g. K7QWXMRT
home-names = Heron, Otter, Lynx, Marten, Swift, Beaver, Hedgehog, Kingfisher, Badger, Stork, Ibex, Dormouse, Owl, Salamander, Squirrel, Cuckoo

## The board of The BORDER

board-of = { $who ->
    [You] Your board { $board }
   *[other] Board { $board } of { $who }
}
board-white = Space { $number }, white, crossed from the start. At: { $areas }.
space-seen = { colour-name } ({ $areas })
board-space = Space { $number }, { $colour }, { $state ->
    [crossed] crossed
    [draft] marked
    [sealed] handed in
    [free] can be crossed
   *[open] open
}. Segment of { $size }, { $open } open. At: { $areas }.
tray-label = Dice
tray-die = Die { $number }: { $colour }
tray-die-spent = Die { $number }: { $colour }, used
tray-held = kept
tray-keys = Keys 1 to 5 keep a die or let it go.
strip-label = Lands and their values
strip-got = { $area }: closed for { $points }
strip-taken = { $area }: the { $high } is gone, { $low } left
strip-open = { $area }: { $high } for the first, then { $low }

## The turn

turn-hold = Tap the dice you want to keep.
turn-roll-again = { $left ->
    [one] Roll again (1 left)
   *[other] Roll again ({ $left } left)
}
turn-stop = Stop rolling
turn-complete = Tap a glowing segment to complete it.
turn-cross = { $who }’s leftovers: one space per die, touching a cross
turn-one-die = No dice left over: pick any one die
turn-done = Done
turn-nothing = Pass
turn-undo = Undo
turn-waiting = Waiting for { $who }
turn-of = { $who } is rolling
turn-others-get = Left for the others
turn-thinking = thinking

## Bez hranic

offer-label = The offer
offer-forty = the 40 field
offer-empty = no card yet
offer-field = { $key }: { $what }, { $count ->
    [0] no token
    [one] one token
   *[other] { $count } tokens
}
offer-start = Start
offer-target = Target
offer-wait = Hands off until the start is revealed …
offer-round = { $round ->
    [7] Last round (7 of 7)
   *[other] Round { $round } of 7
}
offer-dealer = { $who ->
    [You] You deal
   *[other] { $who } deals
}
stack-label = { $count ->
    [one] One token: { $names }
   *[other] { $count } tokens, from the bottom: { $names }
}
map-closer = Closer
map-farther = Farther
map-whole = The whole map
bill-label = The bill
bill-why = Why?
bill-paid = paid (all there was)

## At the table of Bez hranic

purses-label = Players and purses
purses-dealer = deals
purses-dealer-short = deals
purses-missing = { $count ->
    [one] one token still to place
   *[other] { $count } tokens still to place
}
purses-placed = all placed
purses-ready = ready
prices-title = Prices
prices-final = The last journey pays
prices-crossing = each border crossed
prices-adjacent = each pair of neighbours among the stops
prices-under = each token under yours
prices-forty = a token on the 40 field
facts-capital = Capital: { $capital }
facts-area = { $area } km²
study-title = Take a good look
study-text = { $timed ->
    [yes] The map will be put away in a moment.
   *[no] The map is put away once everybody is ready.
} Dashed lines are sea links: each counts as one border, like any other.
study-ready = Got it
reckon-order = The journeys in the order of reckoning
reckon-ready = On we go
place-which = Which traveller?
place-now = { $count ->
    [one] Now! Place your token
   *[other] Now! Place { $count } tokens
}
place-wait = Still choosing: { $names }
ready-wait = We wait for { $names }.

## At the end

podium-label = Ranking
graph-label = Points over the rounds
graph-money = Money over the rounds
graph-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
graph-round = Round
graph-table = As a table

## The connection

connection-state = { $connection ->
    [connected] connected
    [connecting] connecting …
    [resuming] the line broke; reconnecting …
   *[offline] offline: nothing is lost
}
server-away = The server cannot be reached at the moment.
connection-delay = { $delay } ms
connection-waiting = { $count ->
    [one] one tap is waiting
   *[other] { $count } taps are waiting
}

## Referee

referee-title = Referee for the real Bez hranic
referee-intro = The game is on your table, we do the sums: tap start, choices and target on the map.
referee-map = Map
referee-round = Round
referee-choose = Tap on the map, or choose here
referee-first = First choice
referee-second = Second choice
referee-none = – choose –
referee-under = { $count ->
    [0] nothing underneath
    [one] one token underneath
   *[other] { $count } tokens underneath
}
referee-clear = Clear
referee-missing = Choose everything to see the price.

# Playing without a network.
keep-title = Keep for offline
keep-offer = Play against bots and around this device without a network, too. About { $megabytes } MB are fetched once.
keep-kept = Kept on this device: you can play without a network.
keep-failed = Not everything could be fetched. Switch it on again to go on from there.
keep-full = There is not enough space left on this device.
keep-impossible = Nothing can be kept for offline here: browsers allow that only at https:// addresses, and not in every private window.
