# The page at a real table: coming, waiting, passing the device, ending.

live-setting-table = Setting the table …
live-to-table = On the way to the table …
live-title-turn = Your turn
live-title-open = Waiting for players
live-title-result = The result
live-try-again = Try again
live-no-table = There is no seat for you here
live-outdated = There is a new version. Load the page again; your crosses are kept.
live-reload = Load again
live-trouble = The table cannot save at the moment. It keeps trying; nothing is lost.
live-offline = No connection. What you do is kept and sent as soon as the line is back.
live-stood-in = A bot is playing for you until you are back.
live-late = An earlier tap came too late to count.
bot-name = Bot, { bot-level }

## Before the game

lobby-seats = Around the table
lobby-sit = Sit down
lobby-full = All seats are taken. You are welcome to watch.
lobby-add-bot = Add a bot
lobby-bot-level = Level
lobby-start = Start the game
lobby-wait-more = { $count ->
    [1] You need at least one player
    [2] You need at least two players
   *[other] You need at least { $count } players
}: invite somebody, or add a bot.
lobby-starting = The game begins when every device has shown its share of chance …
lobby-called-off = The start was called off: the device of { $who } did not show its share of chance in time.
lobby-wait-host = The host starts the game.
lobby-remove = Remove { $who }
lobby-you = you
lobby-host = host
lobby-away = not here
lobby-credit = { $milliseconds } ms of delay made up for
lobby-quick = faster than anybody can react
invite-title = Invite
invite-code = Code of the table: { $code }
invite-qr = The link as a QR code
invite-link = Link to the table
invite-share = Share the link
invite-copied = Copied
invite-local = This link works on this computer only. For other devices start the server with

## Around one device

device-border = Pass the device around: everybody marks their own board.
device-travel = Lay the device in the middle: everybody has an edge of it, and all tap at once. On a keyboard everybody has a row of keys.
device-player = Name of player { $number }
device-more = Add a player
pass-to = Pass the device to { $who }
turn-take-back = Take back
pass-here = { $who } is here

## The end

end-title = The game is over
end-you = You
end-won = { $you ->
    [yes] You win with { $score }!
   *[no] { $who } wins with { $score }.
}
end-shared = Shared victory: { $who }, { $score } each
end-behind = You are { $score } behind.
end-see-result = See the result
end-back = Back to the result
end-look = View the table
end-rematch = Play again
end-rematch-wanted = { $name } wants to play again
end-rematch-join = Join
end-rematch-watch = Watch the next game
end-same-deal = Open a table with the same deal
end-replay = Watch replay
end-evening = So far this evening
end-evening-won = { $games ->
    [one] { $won } of 1 game won
   *[other] { $won } of { $games } games won
}
end-blogs = The travel blogs
end-blogs-text = Every traveller has written a little blog: to read, to print, to send on.
end-record = Download game file
envelope-title = The sealed envelope
envelope-text = Every roll and card was sealed before the first move. Open it and check that nothing was changed.
envelope-open = Open and check
envelope-sound = { $count ->
    [one] All good: the seal is intact and the one result matches.
   *[other] All good: the seal is intact and all { $count } results match.
}
envelope-sealed = The seal is intact: the secret is the one from before the first move. This page does not know how this game rolls and draws, so it did not check the results; “hranice verify” does, with the game file.
envelope-broken = { $fault ->
    [commitment] The secret does not match the seal.
    [digest] The game file is of another deal than the one the table published at the start.
    [seed] A seed is not the one that was drawn for its seat.
    [chance] A result is not the one that follows from the secret.
    [unfinished] The game file is not complete.
   *[chain] The game file has been changed.
}
envelope-commitment = The seal, shown before the game
envelope-digest = The digest, shown at the start
envelope-secret = The secret inside
envelope-lesson = This game began as a lesson: all its rolls and cards were known beforehand, so there is no sealed envelope to open.

## A game that is shown plainly

plain-eyes = Who plays here
plain-due = { $who } · to move
plain-moves = Your moves
plain-turn = You may do one of these.
plain-wait = There is nothing for you to do just now.
plain-more = Show more moves
plain-table = The table
happened-title = What happened
