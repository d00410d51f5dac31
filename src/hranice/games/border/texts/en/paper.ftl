# The BORDER on paper: boards, dice and the rules on one page.

paper-border-about = Boards, dice and rules for 2 to 4 players
paper-border-rules = The rules on one page
paper-border-boards = Boards to wipe clean
paper-border-boards-how = one board a page; in a clear sleeve a whiteboard pen wipes off
paper-border-pad = A pad of boards
paper-border-pad-how = two boards a page, for one game each
paper-border-dice = Dice
paper-border-dice-how = one side, thick paper
paper-border-dice-text = Cut along the strong lines, fold along the dashed ones, glue the tabs. Each of the five dice has all six colours.
paper-border-die = Net of a die with six colours
paper-border-key = Ordinary dice will do
paper-border-key-text = Instead of the colours read the dots:
paper-border-board = Board { $name }
paper-border-fresh = Fresh board
paper-border-found = Code { $code } finds this board again
paper-border-name = Name
paper-border-points = Points
paper-border-alt = Board { $name } of The BORDER: nine lands ringed by 86 hexagons in six colours, each colour with its own symbol; below, the score strip with both values of each land.
paper-border-ready-title = Getting ready
paper-border-ready =
    Everybody takes a board, all of them different, and a pen. The five dice are for all.
    The two white spaces are crossed already. Chance decides who begins; then it goes on clockwise.
paper-border-roll =
    Roll all five dice, up to three times. After each roll stop, or roll again any dice you like, even those you kept before.
paper-border-complete =
    For each die cross off one space of its colour, but only to complete whole segments: all spaces of a segment that are still open must be crossed now.
    A segment may lie anywhere, and it may be begun already. Several are allowed, if the dice are enough for all.
    You may leave dice unused, even all five.
paper-border-others =
    All the others now use the dice that are left, all at the same time: every die is there for everybody.
    For each die one space of its colour that touches a crossed space. White ones count, too. No die must be used.
    All five dice are used? Then each of the others picks one of them and crosses one space of its colour.
    Agree before the game: do crosses of the same action count as crossed? Usually they do.
paper-border-close =
    When all spaces around a land are crossed, you close it. Say so aloud!
    Whoever closes it first circles the higher value. The others strike it out: for them only the lower one is left.
    Do several close it for the first time in the same action of the others? Then all of them score the higher value.
paper-border-end =
    When somebody has closed six lands, the round is played to its end. More than six are allowed, and all closed lands count.
    The player with the most points wins. On a tie the best single land decides.
paper-border-example = All spaces around the villa are crossed: it is closed.
paper-border-credit = The BORDER is a game by Michael Kiesling and Reinhard Staupe. Artwork of the box: Oliver and Sandra Freudenreich. Nürnberger-Spielkarten-Verlag, 2022.
paper-border-icons = Drawings of the lands: game-icons.net, by Delapouite, Lorc and Skoll (CC BY 3.0).
paper-border-either = Either --boards or --fresh: one says which boards, the other makes new ones.
paper-border-count = There can be 1 to { $most } boards, not { $given }.
