# The rules in our own words. The numbers in brackets are those that a refusal names; each stands here once.

rules-numbers = The small numbers are those of the rules. When a move is refused, the reason names one of them.

## The BORDER

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

## Bez hranic

rules-travel-lead = Seven journeys. Be quick, know your borders, and end up with the most money.
rules-travel-facts = 2 to 6 players · from 8 years · about 30 minutes
rules-travel-story-title = The story
rules-travel-story =
    You belong to a project on the internet. It brings together people who love to travel and people who love to read about it.
    The project lives on public money and gives every traveller a small scholarship. Most of it goes on the journeys. What you save is yours.
    Every journey becomes an article.
rules-travel-idea-title = What it is about
rules-travel-idea =
    Two to six play. Each takes a traveller whose colour is still free, and the two tokens of that colour. (T1)
    You play on the map of Europe or of the USA, with its 50 state cards. (T2)
    Seven state cards lie around the offer board, and beside them is the 40 field. Then the start is revealed in the middle. (T3)
    Now everybody grabs at once: which states are cheap to reach from there?
    Before the game you are shown the map, and what is peculiar about it. While you choose, it is hidden. For the reckoning it is opened. (T10)
    Children, and whoever needs it, may play with the open map. This can be set for each seat. (T11)
rules-travel-course-title = Seven rounds
rules-travel-course =
    Rounds 1 and 2: one state. Rounds 3 and 4: two states. Rounds 5 and 6: two states on the way to a target. Round 7 is the final. (T5)
    Before rounds 1, 3 and 5 everybody receives 100, 200 and 300. Before the other rounds there is nothing. (T6)
    All money is in euro, in tens. (T4)
    Chance names the first dealer. Then the deal passes to the left, round by round. The 40 field lies nearest the dealer. (T7)
    The seven cards are laid one by one, clockwise from the 40 field. Right after them comes the start, in rounds 5 to 7 together with the target. (T8)
    Used cards are set aside, so no state comes twice. Before round 7 all cards are shuffled together again. (T9)
rules-travel-course-picture = The four stages: how many tokens you place, where the journey leads, what you receive before it.
rules-travel-place-title = Placing
rules-travel-place =
    Hands off until the start lies open; in rounds 5 to 7 start and target. From then on all place at the same time. (T12)
    In rounds 1 and 2 you place one token, on any of the eight fields. (T13)
    From round 3 on you place both, one after the other, on two different fields. One of them may be the 40 field. (T14)
    A token stays where it lies. If there is a time limit, a token that is missing then goes to the 40 field or, if you are there already, to the next field. (T16)
    A token that may not lie there is refused at once, and nothing is lost. (T32)
rules-travel-pay-title = What a journey costs
rules-travel-pay =
    10 for each border that you cross, by the cheapest way. A sea link counts like a border. It does not matter how far it is. (T17)
    30 more if the chosen state is a neighbour of the start, whichever way you go. A sea link makes neighbours, too. So near is not always cheap! (T18)
    If you have too little, you pay all you have. There are no debts. (T24)
    All are reckoned one by one, those on top first. The list of prices is always at hand. (T25)
rules-travel-pay-picture = From France to Hungary: three borders, 30 €. The United Kingdom is only one border away, but it is a neighbour: 10 € + 30 € = 40 €.
rules-travel-stack-title = The stack
rules-travel-stack =
    Tokens on one field form a stack, the earliest at the bottom. Any number may lie there. (T15)
    Each token under yours costs you 10, no matter whose it is, on the 40 field, too. If you have placed two, both count. (T19)
rules-travel-stack-picture = Three tokens on Hungary, and France is the start. The lowest pays for the journey alone.
rules-travel-forty-title = The 40 field
rules-travel-forty =
    Nothing good on offer? A token on the 40 field costs 40, plus 10 for each token under it. It does not travel. (T20)
    From round 3 on your other token travels all the same: to its state, in rounds 5 and 6 on to the target. You pay for that journey, and 40 more. (T23)
rules-travel-forty-picture = Round 3: one token on Hungary, one on the 40 field. The journey leads to Hungary, and 40 € are added.
rules-travel-two-title = Two states
rules-travel-two = In rounds 3 and 4 you travel from the start to one chosen state and on to the other, in the cheaper order. 30 for each pair of neighbours: the start and a chosen state, or the two chosen ones. (T21)
rules-travel-two-picture = From France to the United Kingdom and the Netherlands: two borders, and two pairs of neighbours.
rules-travel-target-title = Start and target
rules-travel-target = In rounds 5 and 6 you travel from the start through both states to the target, in the cheapest order. 30 for each pair of neighbours: start or target and a chosen state, or the two chosen ones. If start and target are neighbours, that costs nothing. (T22)
rules-travel-target-picture = From Spain through Italy and Czechia to Poland: five borders, and one pair of neighbours.
rules-travel-final-title = The final
rules-travel-final =
    Round 7 is dealt and placed like rounds 5 and 6. But nobody pays: you receive the price of your journey, so dear is good. The others choose your route, hence the cheapest one. (T26)
    You receive 10 for each border, 30 for each pair of neighbours and 40 for a token on the 40 field. Each token under yours takes 10 away. It is never less than nothing. (T27)
    The player with the most money wins. If several have the same, they share the victory. (T28)
rules-travel-final-picture = From Portugal through Greece and Norway to Sweden. One token lay under: that takes 10 € away.
rules-travel-map-title = On the map
rules-travel-map =
    Every border that counts is plain to see, and each map tells what is peculiar about it. (T41)
    Europe has 50 states. (T33) Only islands have sea links, each to its nearest states. (T34)
    A state is one piece, with all its islands. Only what is on the map counts. A bridge joins Denmark and Sweden, and Greece borders Türkiye. (T35)
    Russia lies there in two parts. A journey enters and leaves it in the same part; you choose which, in the final the others do. A neighbour of either part is a neighbour of Russia. (T36) It is the same with Azerbaijan. (T37)
    In and out of San Marino, Monaco or Vatican City are two crossings of the same border. (T38)
    In the USA the four states that meet at one point all border one another. Sea links: only Alaska–Washington and Hawaii–California. (T39)
    Other maps have 12 states or more. Whenever too few cards are left for the next round, all are shuffled together again. (T40)
rules-travel-map-picture = Tap a sentence: the map shows the place.
rules-travel-harder-title = Harder, for two or three
rules-travel-harder =
    Each player sends out two travellers: two colours, four tokens and one common purse. Each traveller brings the usual income, so you receive 200, 400 and 600. (T29)
    In rounds 1 and 2 your two colours must lie on different fields. Later they may have one field in common, but not both. (T30)
    You place your tokens one at a time, in any order. Each colour is reckoned alone. Your own other colour under a token costs 10, too. (T31)
rules-travel-advice-title = Good advice
rules-travel-advice =
    The first game? Take the map that everybody knows better. A rough idea of it is enough.
    Explain only the part that comes next.
    Don’t panic: nobody knows every border, and wrong guesses are part of the fun.
    Help each other, honestly, to find the cheapest route.
    At a real table one of you may look after the bank. Move the board closer to those with shorter arms.
    And afterwards: try the other map.
rules-travel-box-title = Who made it
rules-travel-box = A game by Vlaada Chvátil. Illustrations of the travellers: David Cochard; of the cards: Milan Vavroň. 3D graphics: Radim Pech. Graphic design: Filip Murmak, Ivana Lososová. Facts: Martin Hrabálek. Main tester: Petr Murmak. Czech Games Edition, 2010.
