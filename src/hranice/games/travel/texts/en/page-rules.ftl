# The rules of Bez hranic in our own words. The numbers in brackets are those that a refusal names; each stands here once.

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
