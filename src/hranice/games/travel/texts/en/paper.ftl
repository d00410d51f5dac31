# Bez hranic on paper: map, cards, board, tokens, money and the rules on one page.

paper-travel-title = { game-travel }: { $map }
paper-travel-about = Map, cards, tokens, money and rules for 2 to 6 players
paper-travel-rules = The rules on one page
paper-travel-map = The map
paper-travel-map-alt = Map: { $map }, with all states ({ $states }) and their borders; dashed lines are sea links.
paper-travel-peculiar-none = This map has no surprises: what touches are neighbours, and nothing else.
paper-travel-disputed = How disputed territories are counted here
paper-travel-disputed-text = This says nothing about whose they are; it is only how the game counts.
paper-travel-source = Map data: { $source }
paper-travel-offer = The offer board
paper-travel-offer-text = The 40 field lies nearest the dealer. Seven cards are laid around the board, clockwise from the 40 field, each beside its field; then the start in the middle. Tokens are placed on the fields.
paper-travel-offer-alt = An octagonal board with the 40 field, seven fields for cards around its rim, and in its middle room for start and target.
paper-travel-facts = Something about the states
paper-travel-facts-text = To read aloud at the end of a round, about the start.
paper-travel-cards = State cards
paper-travel-cards-text = Cut along the marks.
paper-travel-tokens = Tokens
paper-travel-tokens-text = Two for each traveller, and one to spare. Best glued onto cardboard.
paper-travel-token = Token: { $colour }
paper-travel-money = Money
paper-travel-money-text = For the bank.
paper-travel-stages = Stage cards
paper-travel-stages-text = One before rounds 1, 3, 5 and 7: it says what is new.
paper-travel-prices = Price lists
paper-travel-prices-text = One for each player. The back is for the last round.
paper-travel-pay = Rounds 1 to 6: you pay
paper-travel-receive = Round 7: you receive
paper-travel-income = Before rounds 1, 3 and 5 everybody gets 100, 200 and 300 €.
paper-travel-never-less = Never less than nothing.
paper-travel-tiles = Poster, to be glued together
paper-travel-tiles-text = Sheet { $number } of { $count } (row { $row }, column { $column }). Cut it along the thin line, lay it over its neighbour so that the crosses meet, and glue.
paper-travel-tile-alt = Part { $number } of { $count } of the map as a poster.
paper-travel-poster = Poster on one sheet
paper-travel-ready-title = Getting ready
paper-travel-ready =
    Everybody takes a traveller: two tokens of one colour, and a price list. The offer board lies in the middle.
    Look at the map together and read what is peculiar about it. Then put it away until the reckoning. Children may keep it open.
    Whoever shuffled the cards deals first. Then the deal passes to the left, round by round.
paper-travel-deal-title = Dealing and placing
paper-travel-deal =
    The dealer turns the 40 field to himself or herself and lays seven cards face up around the board, clockwise. Right after them comes the start in the middle, in rounds 5 to 7 together with the target.
    Hands off until then! Now all place at the same time: one token in rounds 1 and 2, from round 3 on both, on two different fields. What lies there stays.
    Tokens on one field form a stack, the earliest at the bottom.
paper-travel-reckon-title = The reckoning
paper-travel-reckon =
    Open the map. Those on top are reckoned first. Help each other, honestly, to find the cheapest route.
    10 € for each border crossed. A sea link counts like a border. It does not matter how far it is.
    30 € for each pair of neighbours: start or target and a chosen state, or the two chosen ones. If start and target are neighbours, that costs nothing.
    10 € for each token under yours.
    A token on the 40 field does not travel. It costs 40 €.
    If you have too little, you pay all you have. There are no debts.
paper-travel-course =
    Rounds 1 and 2: from the start to one state. Before round 1 everybody gets 100 €.
    Rounds 3 and 4: to two states, in the cheaper order. Before round 3 everybody gets 200 € more.
    Rounds 5 and 6: from the start through two states to the target. Before round 5 everybody gets 300 € more.
    Used cards are set aside. Before round 7, and whenever too few are left for a round, all cards are shuffled together again.
paper-travel-final =
    Round 7 is placed like rounds 5 and 6, but nobody pays: you receive what your journey costs. The others choose your route: the cheapest one.
    Each token under yours takes 10 € away. It is never less than nothing.
    The player with the most money wins. If several have the same, they share the victory.
paper-travel-harder =
    Each player sends out two travellers: two colours, four tokens and one common purse. Each traveller brings the usual income.
    In rounds 1 and 2 your two colours must lie on different fields. Later they may have one field in common, but not both.
    Each colour is reckoned alone.
paper-travel-mistake = A token where it may not lie? Take the lower one up and place it again, on top of a stack.
paper-travel-credit = Bez hranic (Travel Blog) is a game by Vlaada Chvátil. Czech Games Edition, 2010.
