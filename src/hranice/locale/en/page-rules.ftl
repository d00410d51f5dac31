# The rules in our own words. The numbers are those that a refusal names.

rules-numbers = The numbers in brackets are those of the rules: when a move is not accepted, its reason names one of them.

## The BORDER

rules-border-lead = Nine little lands, surrounded by hexagons. Cross off every space around a land, and it is yours.
rules-border-idea-title = What it is about
rules-border-idea =
    Everybody has a board of their own, with the same lands and differently coloured borders (B1, B2).
    Whoever closes a land first scores its higher value, everybody later the lower one.
rules-border-board-title = The board
rules-border-board =
    84 spaces have one of six colours, 2 are white and crossed from the start (B3).
    Spaces of one colour that hang together are a segment. Each colour has four: of 2, 3, 4 and 5 spaces (B4).
    Big lands are worth up to 12, little ones 4; half of that, rounded down, for latecomers (B5).
rules-border-roll-title = The active player rolls
rules-border-roll =
    There are five dice, each with one face of every colour (B6).
    Roll up to three times. After each roll keep what you like and roll the rest again, or stop (B9).
    A round is the active player’s action and then that of all the others (B8). After every round the next player clockwise is the active one (B7).
rules-border-complete-title = … and completes segments
rules-border-complete =
    One space per die, of its colour, but only to complete a segment: every space of it that is still open must be crossed now (B10).
    It may lie anywhere (B11), may be begun already (B12), and there may be several at once (B13). You may also leave dice unused (B14).
rules-border-others-title = Then all the others
rules-border-others =
    Everybody else uses the dice that were left, all of them at the same time and each for themselves (B15). If the active player used none, that is all five (B19).
    One space per die, of its colour, next to a space that is crossed already, be it a moment ago (B16). Segments need not be completed (B17).
    A table may choose the strict reading instead: then only what was crossed before this action counts.
    What you mark stays sealed until all are done; then everything is shown together.
rules-border-five-title = All five dice used?
rules-border-five = Then each of the others chooses one of the five and crosses one space (B18).
rules-border-close-title = Closing a land
rules-border-close =
    With the last space around it a land is closed (B20). The first one scores the higher value, everybody in a later action the lower (B21).
    Whoever closes it in the same second action as the first scores the higher value too (B22).
    A closing is announced, and the higher value is struck out for all the others (B23).
rules-border-end-title = The end
rules-border-end =
    When somebody has closed a sixth land, the round is played to its end (B24).
    Most points win. On a tie the best single land decides; if that is equal too, the victory is shared (B25).
rules-border-tips-title = Good to know
rules-border-tips =
    Whatever you do not use, the others get.
    Two lands often share a border: one cross can close both.

## Bez hranic

rules-travel-lead = Seven journeys. Be quick, know your borders, and have the most money at the end.
rules-travel-idea-title = What it is about
rules-travel-idea =
    Two to six play, each with a traveller and tokens of its colour (T1), on the map of Europe or of the USA with its 50 state cards (T2).
    Seven state cards and the 40 field lie on offer (T3), then the start is revealed. Now all grab at once the states that are cheap to reach from there.
    The map stays closed while you choose (T10); children, and whoever needs it, may keep it open (T11). Afterwards it shows what every journey costs.
rules-travel-course-title = Seven rounds
rules-travel-course =
    Before rounds 1, 3 and 5 everybody receives 100, 200 and 300 (T6). All money is in euro, in tens (T4).
    Rounds 1 and 2: one state. Rounds 3 and 4: two. Rounds 5 and 6: two on the way to a target. Round 7 is the final (T5).
    Chance says who deals first; then the deal passes to the left (T7). The cards come one by one, right after them the start, in rounds 5 to 7 together with the target (T8).
    No card comes again before round 7; for that all are shuffled together (T9).
rules-travel-place-title = Placing
rules-travel-place =
    Hands off until the start lies open (T12). Then lay your token on a field; it stays where it lies (T16).
    In rounds 1 and 2 you have one token (T13), from round 3 on two, for two different fields (T14).
    A token that may not lie there is refused at once, and nothing is lost (T32).
rules-travel-pay-title = What a journey costs
rules-travel-pay =
    10 for each border that you cross, by the cheapest way (T17). Sea links count like borders.
    30 more if a chosen state is a neighbour of the start (T18). So near is not always cheap!
rules-travel-stack-title = The stack
rules-travel-stack =
    Tokens on one field form a stack, the earliest at the bottom (T15). Each token under yours costs you 10 (T19).
    Whoever lies on top is reckoned first. The list of prices is always at hand (T25).
rules-travel-forty-title = The 40 field
rules-travel-forty = Nothing good on offer? The 40 field costs 40 and spares you the journey (T20, T23).
rules-travel-two-title = Two states
rules-travel-two =
    From round 3 on you visit both, in the cheaper order (T21).
    30 for each pair of neighbours: start and a chosen state, or the two chosen ones.
rules-travel-target-title = Start and target
rules-travel-target = In rounds 5 and 6 the journey leads from the start through both states to the target. Every pair of neighbours costs 30; start and target themselves cost nothing (T22).
rules-travel-final-title = The final
rules-travel-final =
    In round 7 nobody pays: you receive the price of your journey, so dear is good (T26).
    But the others choose the route, hence the cheapest. And each token under yours takes 10 away (T27).
    Most money wins (T28).
rules-travel-map-title = On the map
rules-travel-map =
    Before the game you look at the map, which tells you what is peculiar about it (T41).
    Europe has 50 states (T33). Only islands have sea links, to their nearest states (T34). A bridge joins Denmark and Sweden, Greece borders Turkey, and islands belong to their state (T35).
    Russia and Azerbaijan lie in two parts. A journey enters and leaves such a state in the same part (T36, T37).
    In and out of San Marino, Monaco or the Vatican are two crossings (T38).
    In the USA the four states that meet at one point all border one another; by sea there are only Alaska-Washington and Hawaii-California (T39).
    Whoever has too little pays what there is: there are no debts (T24).
rules-travel-harder-title = Harder, for two or three
rules-travel-harder =
    Everybody sends out two travellers with one purse (T29). They may not choose the same field in rounds 1 and 2, nor the same pair of fields later (T30).
    You place your tokens in any order, and each traveller is reckoned alone (T31).
