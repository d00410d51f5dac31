# The page at a real table: coming, waiting, passing the device, ending.

live-setting-table = Setting the table …
live-to-table = On the way to the table …
live-try-again = Try again
live-no-table = There is no seat for you here
live-outdated = The server has been renewed. Load the page again; your marks are kept.
live-reload = Load again
live-trouble = The table cannot save at the moment. It keeps trying; nothing is lost.
live-offline = No connection. What you do is kept and sent as soon as the line is back.
live-stood-in = A bot is playing for you until you are back.
live-late = A tap from before could not be played.
bot-name = Bot, { bot-level }

## Before the game

lobby-seats = Around the table
lobby-sit = Sit down
lobby-full = All chairs are taken. You are welcome to look on.
lobby-add-bot = Add a bot
lobby-bot-level = Level
lobby-start = Start the game
lobby-wait-more = { $count ->
    [1] At least one is needed
    [2] At least two are needed
   *[other] At least { $count } are needed
}: invite somebody, or add a bot.
lobby-starting = The game begins when every device has shown its share of chance …
lobby-called-off = The start was called off: the device of { $who } did not show its share of chance in time.
lobby-wait-host = The host starts the game.
lobby-remove = Remove { $who }
lobby-you = you
lobby-host = host
lobby-away = not here
lobby-credit = { $milliseconds } ms of latency made good
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
device-more = Another player
device-bots = { $count ->
    [one] One bot less
   *[other] One bot less ({ $count })
}
pass-to = Pass the device to { $who }
pass-here = { $who } is here

## The end

end-title = The game is over
end-see-result = See the result
end-back = Back to the result
end-look = Look at the table
end-rematch = Play again
end-rematch-watch = Watch the next game
end-same-deal = Open a table with the same deal
end-replay = See it again
end-blogs = The travel blogs
end-blogs-text = Every traveller has written a little blog: to read, to print, to send on.
end-record = Download the record
envelope-title = The sealed envelope
envelope-text = All chance of this game was fixed in a sealed envelope before the first move. Open it and see that nobody touched the dice or the cards.
envelope-open = Open and check
envelope-sound = { $count ->
    [one] Everything fits: the seal is whole, and the one outcome is as it had to be.
   *[other] Everything fits: the seal is whole, and all { $count } outcomes are as they had to be.
}
envelope-sealed = The seal is whole: the secret is the one that was fixed before the first move. What chances this game has is not known to this page, so the outcomes were not computed again here; “hranice verify” does that with the record.
envelope-broken = { $fault ->
    [commitment] The secret does not fit the seal.
    [digest] The record is of another deal than the one that the table published at the start.
    [seed] A seed is not the one that was drawn for its seat.
    [chance] An outcome is not the one that the secret gives.
    [unfinished] The record is not complete.
   *[chain] The record has been changed.
}
envelope-commitment = The seal, shown before the game
envelope-digest = The digest, shown when the game was started
envelope-secret = The secret inside
envelope-lesson = This game began as a lesson: its chance was known beforehand, so there is no sealed envelope to open.

## A game that is shown plainly

plain-eyes = Who plays here
plain-due = { $who } · to move
plain-moves = Your moves
plain-turn = You may do one of these.
plain-wait = There is nothing for you to do just now.
plain-more = There are more than these { $count } moves; the others cannot be made here.
plain-table = The table
plain-log = What happened
