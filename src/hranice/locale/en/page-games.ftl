# One's own finished games.

games-intro = Every game you finished with this device, at the server or without one. Only you see this list.
games-looking = Looking for your games …
games-none = No finished game yet. Your first one will be here as soon as it is over.
games-server-away = The games you played at the server are missing here. { $why }
games-here-away = The games you played without a server are missing here. { $why }
games-unreadable = { $count ->
    [one] One game cannot be read and is left out.
   *[other] { $count } games cannot be read and are left out.
}
games-sum = { $count ->
    [one] One game
   *[other] { $count } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
games-best = Your best:
games-mean = on average { $score }
games-over-time = Results over time
games-over-time-label = Your results in { $count } games, the first one first: from { $least } to { $most }, last { $last }. Filled dots are victories.
games-victory = won
games-luck = Luck over time
games-luck-label = What luck was worth in { $count ->
    [one] one game
   *[other] { $count } games
}: { $luck } on average.
games-luck-none = How much of it was luck? An analysis tells, game by game.
games-luck-first = Analyse your last game
games-luck-next = Analyse one more game
games-luck-worth = Luck: { $luck }
games-analyse = Analyse
games-analysing = Analysing … { $percent } %
games-on = Played on
games-games = Games
games-wins = Won
games-best-short = Best
games-mean-short = Average
games-known = Borders you know
games-known-count = { $count ->
    [one] one border
   *[other] { $count } borders
}
games-opponents = Against whom
games-against = against { $name } { $ahead } : { $behind }
games-even = { $count ->
    [one] and once even
   *[other] and { $count } times even
}
games-not-counted = Lessons and games of several people around this device are in the list, but not counted here.
games-all = All games
games-search = Search
games-search-hint = player, game, map
games-found = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
}
games-more = Show more
games-won = You won with { $score }.
games-shared = You share the victory with { $score }.
games-place = You came { $place ->
    [2] second
    [3] third
   *[other] { $place }th
} of { $count } with { $score }.
games-others-won = { $who } won with { $score }.
games-with = with { $who }
games-bot = bot ({ bot-level })
games-lesson = a lesson
games-replay = Replay
games-share = Share
games-delete = Delete
games-delete-sure = Delete this game for good?
games-delete-shared-sure = Take this game from your list? The others keep it.
games-no-record = The file of this game cannot be had now. Nothing is lost; try again later.
games-data = Your data
games-data-about = One file holds all your games with their game files, your settings, your maps and boards. On another device it brings back what belongs to a device: the games played without a server, and all the rest.
