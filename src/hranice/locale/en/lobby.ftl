# Around the game: options, the host's duties, talking, clocks, going away and coming back.

## What the bots are

bot-level = { $bot ->
    [random] random
    [random-eager] eager
    [greedy] greedy
    [beginner] beginner
    [regular] regular
    [expert] expert
    [tourist] tourist
    [traveller] traveller
    [globetrotter] globetrotter
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Does anything at all. Good for trying things out.
    [random-eager] Crosses as much as it can, without a plan.
    [greedy] Takes what brings most right now, and thinks no further.
    [beginner] Overlooks things now and then. For a first game.
    [regular] Knows what it wants, but misses a fine point here and there.
    [expert] Weighs every roll and looks ahead. Hard to beat.
    [tourist] Remembers half of the map and takes its time.
    [traveller] Has played before: knows the big borders, and is about as quick as an adult.
    [globetrotter] Knows nearly every border, and is quick.
   *[other] A partner with settings of its own.
}

## Before the game

lobby-options = Game options
lobby-more-options = More: clocks, bots, connection
lobby-free-chairs = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
lobby-level-of = Level of { $who }
lobby-fill = { $count ->
    [one] Fill the last seat with a bot and start
   *[other] Fill { $count } seats with bots and start
}
lobby-get-up = Leave seat
lobby-stood-in = played by a bot
lobby-missing = From the last game, not here yet: { $who }
lobby-public-names = At public tables everybody is named after a river.
lobby-screen = This screen only shows the table. Point a phone at the code to take a seat.
option-chairs = Seats
option-pause = Bot speed
plan-bots = { $count ->
    [0] players: { $people }, no bots
    [one] 1 bot, { $level }
   *[other] { $count } bots, { $level }
}
option-bots = Bots
option-level = Level of the bots
option-pause-value = { $value ->
    [quick] quick
    [none] instant
   *[normal] relaxed
}
option-credit = Make up for slow connections
option-duplicate = Same luck, whatever you choose
option-public = Who can join
option-public-value = { $value ->
    [yes] everyone
   *[no] anyone with the link
}
option-clock = Time for each action
option-last-call = Time for the last player
option-grace = A bot takes over after
option-stand-in = Substitute bot
option-making = Being made and tried out …
option-drawn = random
option-chosen = chosen by the host
option-any = any
option-seconds = { $seconds } s
option-none = no limit
option-clock-value = { option-none }
option-last-call-value = { option-none }
option-grace-value = never
invite-screen = Big screen
invite-watch = A link for spectators

## The host, and leaving

menu-title = At the table
host-pass = Make host
host-pass-sure = Make { $who } the host?
host-replace = Replace with a bot
host-replace-sure = Replace { $who } with a bot for the rest of the game?
host-remove-sure = Remove { $who } from the table?
host-get-up-sure = Leave your seat? Somebody else becomes the host; if nobody else is here, the table closes.
host-close = Close the table
host-close-sure = Close the table for everybody? The game cannot be continued.
leave-table = Leave
leave-sure = Leave the game? A bot takes your seat until the end. To come back later, just close the page instead.
leave-sure-open = Leave this table?
sure-yes = Yes
sure-no = No
sure-cancel = Cancel
look-title = You’re watching
look-text = If one of these seats is yours, you took it with another device or browser: open the settings there and choose “{ device-move }”.
look-sound = Turn the sound on
look-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Talking

talk-title = Say something
talk-who = Who speaks
settings-phrases = Other players’ messages
settings-pace = Bot speed in The BORDER

## Time

time-yours = Your time
time-of = { $who }’s time
time-hurry = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
time-up-yours = Your time was up: the bot made this move for you.
time-up-of = { $who }’s time was up: the bot made this move.
quick-of = { $who }: faster than anybody can react.
gone-who = { $who } has lost the connection.
gone-yours = After { $seconds } seconds a bot plays for you until you are back.
gone-until = { $seconds ->
    [0] A bot is taking over.
    [one] A bot takes over in one second.
   *[other] A bot takes over in { $seconds } seconds.
}

## This device

device-title = This device
device-move = Continue on another device
device-moving = Open this link on the other device within ten minutes. It works once, and gives it your seats.
device-link = Link for the other device
device-forget = Delete my data
device-forget-sure = Give up all your seats and delete everything that the server and this browser know about you?
own-save = Save all in a file
own-bring = Bring in a file
own-making = Collecting your games: { $done } of { $of } …
own-made = { $count ->
    [0] Saved.
    [one] Saved, with one game.
   *[other] Saved, with { $count } games.
}
own-without = { $count ->
    [one] The file of one game could not be had.
   *[other] The files of { $count } games could not be had.
}
own-brought = { $count ->
    [0] Everything is here now. There was no game in it that was not here already.
    [one] Everything is here now, with one game.
   *[other] Everything is here now, with { $count } games.
}
own-not-ours = That file was not saved here, or it is damaged. Nothing was changed.
own-newer = That file was saved by a newer version. Load the page again, then try once more.
own-no-room = The storage of this device is full, or this browser does not let us save. What was here is still here.
move-title = Continue on this device
move-text = This link hands that player’s seats to this device and replaces whoever it was before.
move-here = Continue here
move-done = Done. This device has your seats now.

## When something is not there

away-unknown = No table with this code
away-unknown-text = There is no table “{ $code }”. Maybe a letter is wrong, or the table is long gone. Ask for the code again, or open your own table.
away-turned-text = The server will not let this device join the table right now.
away-closed = This table is closed
away-closed-text = The host has closed it. Whoever played here can meet again at a new table.
away-own-table = Open my own table
away-server = The server cannot be reached
away-server-text = We keep trying, and the table opens as soon as the server answers. Check your connection, or that the server is still running.
lost-text = This part of the page could not be fetched. Check your connection, then load the page again.

## At home

home-own-tables = Continue playing
home-go-on = Continue
home-public-tables = Public tables
home-watch = Watch
home-table-open = waiting for players · { $taken } of { $seats } seats taken
home-table-running = in progress · { $taken ->
    [one] one player
   *[other] { $taken } players
}
