# The rules of The BORDER in our own words. The numbers in brackets are those that a refusal names; each stands here once.

rules-border-lead = Nine little lands, ringed by hexagons. Cross off every space around a land, and it is yours.
rules-border-facts = 2 to 4 players · from 8 years · about 30 minutes
rules-border-idea-title = What it is about
rules-border-idea =
    Everybody has a board of their own: A, B, C or D. Chance hands them out, unless you choose. (B1)
    Whoever closes a land first scores its higher value. Everybody later scores the lower one.
rules-border-board-title = The board
rules-border-board =
    Nine lands and 86 border spaces, the same on all four boards. Only the colours differ. A space between two lands belongs to both. (B2)
    84 spaces have one of six colours. Two are white and crossed from the start: one at the top left, one at the bottom right. (B3)
    Spaces of one colour that hang together are a segment. Each colour has four of them: of 2, 3, 4 and 5 spaces. (B4)
    Every land has two values. The higher one goes from 4 to 12: the longer the border, the more. The lower one is half of it, rounded down. (B5)
rules-border-board-picture = A board before the game. The two white spaces have their crosses already.
rules-border-roll-title = The active player rolls
rules-border-roll =
    A random player begins. After every round the next player clockwise is active. (B7)
    A round is the active player’s action, and then the action of all the others. (B8)
    There are five dice. Each has one face of every colour. (B6)
    Roll all five. You have up to three rolls: after each one stop, or roll again any dice you like, even those you kept before. (B9)
rules-border-complete-title = … and completes segments
rules-border-complete =
    Cross off one space per die, of the die’s colour, but only to complete a segment. Every space of it that is still open must be crossed now. (B10)
    The segment may lie anywhere. (B11) It may be begun already: then you need dice only for its open spaces. (B12)
    You may complete several segments, if the dice are enough for all of them. (B13)
    You may leave dice unused, even all five. But you may never begin a segment without completing it. (B14)
rules-border-complete-picture = Three grey dice complete this grey segment. Yellow and blue are left for the others.
rules-border-others-title = Then all the others
rules-border-others =
    Now all the others use the dice that the active player did not use. All at the same time, and every die is there for everybody. (B15)
    Did the active player use none? Then the others have all five. (B19)
    Did the active player use all five? Then each of the others picks one of the five and crosses one space of its colour. (B18)
    One space per die, of its colour, next to a space that is already crossed. White spaces count, too. (B16)
    You may begin, extend or complete segments. You may leave any die unused. (B17)
    What you mark stays sealed until all are done. Then everything is shown together.
rules-border-chain-title = Does a new cross count?
rules-border-chain =
    The printed rules can be read in two ways, and you can play either.
    Usually here: a space that you crossed a moment ago counts, so your crosses may run on like a chain.
    Strictly: only spaces that were crossed before this action count. For that, switch off “{ option-chain }” among the options of the table.
rules-border-chain-picture = Two blue dice are left. The upper cross touches the white space. The lower one touches only the new cross: strictly, it is not allowed.
rules-border-close-title = Closing a land
rules-border-close =
    When the last space around a land is crossed, the land is closed. One cross can close several lands. (B20)
    Whoever closes a land first scores its higher value. Everybody who closes it in a later action scores the lower one. The two actions of a round are two different ones. (B21)
    Do several players close a land for the first time in the same second action? Then every one of them scores the higher value. (B22)
    Every closing is announced, and the others strike out the higher value. (B23)
rules-border-close-picture = The villa is closed: 9 points for the first, 4 for everybody later. On the strip the 9 is circled. The well’s 4 is struck out: somebody else was first there.
rules-border-end-title = The end
rules-border-end =
    The game ends when somebody has closed six lands. The round is still played to its end. More than six are allowed, and every closed land counts. If everybody was active three times without a single cross, the game ends as it stands. (B24)
    The player with the most points wins. On a tie the best single land decides: the highest value that one of them has scored. Still equal? Then they share the victory. (B25)
rules-border-tips-title = Good to know
rules-border-tips =
    Whatever you do not use, the others get.
    Two lands often share a border: one cross can close both.
rules-border-keys-title = With a keyboard
rules-border-keys =
    The keys 1 to 5 keep a die or let it go.
    Arrow keys lead over the board, Enter crosses a space.
    H asks for a hint.
rules-border-box-title = The box
rules-border-box =
    Four boards and four pens that can be wiped clean, five dice.
    A game by Michael Kiesling and Reinhard Staupe. Artwork: Oliver and Sandra Freudenreich. Nürnberger-Spielkarten-Verlag, 2022. Czech translation: Adam Prentis (The Geeky Pen).
