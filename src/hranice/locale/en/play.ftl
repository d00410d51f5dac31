# Playing in the terminal.

play-you = You
play-continue = Press Enter
play-misread = “{ $input }” is no answer here. Type ? for help.
play-envelope =

    The sealed envelope: all chance of this game follows from a secret that is
    fixed already. This is its fingerprint:
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
play-lost = Won by { $who }. Next time!
play-saved = The record is in { $file }; check it with: hranice verify { $file }
play-goodbye = Goodbye, and thank you for playing!

play-word-help = help
play-word-rules = rules
play-word-boards = boards
play-word-log = log
play-word-numbers = numbers
play-word-quit = quit

## The BORDER

play-border-welcome =
    The BORDER, by Michael Kiesling and Reinhard Staupe.
    At the table with you: { $who }.
    Type ? at any time for help.
play-border-keep = Which dice do you hold (e.g. 1 3)? 0 none, . that's it, ? help
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
play-border-closes = closes the { area-name }!
play-border-board-of = { $who }, board { $board }
play-border-help =
    On your turn
      1 3     hold dice 1 and 3 and roll the others again
      0       hold none: roll all five again
      { "." }       that's it: take the dice as they lie
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
    In the table: ⑨ points scored, ·5 spaces still open, ✗ the higher value is gone.
play-border-rules =
    Nine areas are surrounded by border spaces. Cross off all spaces around an area to close it.

    The active player rolls five dice, up to three times, and holds whatever they like. Then they cross one space per die, of its colour, but only to complete whole segments: every space of the segment that is still open. A segment is a chain of one colour, and it may lie anywhere.

    Then all the others use the dice that were left, each of them for themselves: one space per die, of its colour, next to a space that is crossed already. If no die was left, each of them takes one of the five.

    Who closes an area first gets its higher value; everybody later gets the lower one. Who closes it in the same second action as the first gets the higher value too. When somebody has closed a sixth area, the round is played to its end. Most points win; on a tie the best single area decides.
