# Playing in the terminal.

play-you = You
play-continue = Press Enter
play-misread = “{ $input }” is not an answer here. Type ? for help.
play-narrow = Your window has { $columns } columns and the drawings need { $needed }: make it wider, or letters smaller, if you can.
play-envelope =

    The sealed envelope: every roll and every card of this game follows from a
    secret that is already fixed. This is its fingerprint:
    { $commitment }
play-opened =
    The envelope is opened. The secret was
    { $secret }
    It fits the fingerprint, and { $count ->
        [one] the one chance of this game follows from it.
       *[other] all { $count } chances of this game follow from it.
    }
play-won = You have won. Congratulations!
play-won-shared = You share the victory. Congratulations!
play-lost = { $who } wins. Next time!
play-saved = The record is in { $file }; check it with: hranice verify { $file }
play-goodbye = Goodbye, and thank you for playing!

play-word-help = help
play-word-rules = rules
play-word-boards = boards
play-word-log = log
play-word-numbers = numbers
play-word-more = more
play-word-quit = quit

## The BORDER

play-plain-move = Your move, by its number
play-plain-more = There are more moves: “{ play-word-more }” lists the next ones.
play-plain-help = Type the number of a move and press Enter. “quit” leaves the table.
play-welcome =
    { $title }.
    At the table with you: { $who }.
play-border-welcome =
    The BORDER, by Michael Kiesling and Reinhard Staupe.
    At the table with you: { $who }.
    Type ? at any time for help.
play-border-keep = Which dice do you keep (e.g. 1 3)? 0 none, . stop rolling, ? help
play-border-complete = Which segments (e.g. a)? - undo, . done, ? help
play-border-cross = Which spaces (e.g. 12)? - undo, . done, ? help
play-border-rolls-left = { $count ->
    [one] You may roll once more.
   *[other] You may roll { $count } more times.
}
play-border-others-get = Left for the others:
play-border-others-one = You use all five, so each of the others takes one of:
play-border-dice-left = Cross one space per die, each next to a crossed one; new crosses count.
play-border-one-die = All five dice were used: choose one of them and cross one space.
play-border-closes = closes { area-the }!
play-border-board-of = { $who }, board { $board }
play-border-help =
    On your turn
      1 3     keep dice 1 and 3 and roll the others again
      0       keep none: roll all five again
      { "." }       stop rolling: take the dice as they lie
      a c     complete segments a and c (or type the number of any of their spaces)
    When another player rolled
      12 13   cross spaces 12 and 13
    Always
      -       take back the last choice
      { "." }       done
      rules   the rules in short
      boards  the boards of the others
      numbers show or hide the numbers of all spaces
      log     everything that has happened
      quit    leave

    On the board: ╱▲ ╲ is open, ×× is crossed, a letter or number can be chosen now, ✓✓ is chosen.
    In the table: (9) points scored, ·5 spaces still open, ✗ the higher value is gone.
play-border-rules =
    Nine little lands are surrounded by border spaces. Cross off all spaces around a land to close it.

    The active player rolls five dice, up to three times, and keeps whatever they like. Then they cross one space per die, of its colour, but only to complete whole segments: every space of the segment that is still open. A segment is a chain of one colour, and it may lie anywhere.

    Then all the others use the dice that were left, each of them for themselves: one space per die, of its colour, next to a space that is crossed already. If no die was left, each of them takes one of the five.

    Whoever closes a land first gets its higher value; everybody later gets the lower one. If several close it first, in the same second action, all of them get the higher value. When somebody has closed a sixth land, the round is played to its end. Whoever has the most points wins; on a tie the best single land decides.

## Bez hranic

play-travel-welcome =
    Bez hranic (Travel Blog), by Vlaada Chvátil.
    On the road with you: { $who }.
play-travel-forty = 40 €
play-travel-sea = Sea links count like borders: { $links }.
play-travel-prices = Prices: each border 10 €, each pair of neighbours 30 €, each token under yours 10 €, the 40 field 40 €.
play-travel-player = Player
play-travel-choice = Chosen
play-travel-price = Price
play-travel-purse = Purse
play-travel-go-on = Enter goes on, q leaves.
play-travel-dealing = Cards are being dealt. Wait for the start …
play-travel-choose = { $count ->
    [one] Press 1 to 8: one token to place, and it stays where it falls!
   *[other] Press 1 to 8: { $count } tokens to place, and they stay where they fall!
}
play-travel-others = Waiting for the others …
play-travel-misread = The key “{ $input }” does nothing here: 1 to 8 choose, Enter goes on, q leaves.
play-travel-stage = { $round ->
    [1] Rounds 1 and 2: choose one state. You travel there from the start and pay 10 € for each border. Beware: a neighbour of the start costs 30 € more. Whoever lies on top of others in the stack pays 10 € for each token underneath: be quick.
    [3] Rounds 3 and 4: choose two states. You travel from the start to both of them, in the cheaper order. If the two are neighbours, that costs 30 € too.
    [5] Rounds 5 and 6: you travel from the start through both of your states to the target. Each neighbour of start or target among them costs 30 €, and so do two neighbours.
   *[7] The final: now you receive what the journey costs, so the most expensive is the best. But your opponents choose the route, and each token underneath takes 10 € away.
}
