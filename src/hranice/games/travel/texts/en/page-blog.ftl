# The travel blog of a player after a game of Bez hranic: one little post per journey.

blog-heading = { $who }’s travel blog
blog-claim = { $journeys ->
    [7] Seven
   *[other] { $journeys }
} journeys, { $count ->
    [one] one border
   *[other] { $count } borders
}, one suitcase.
blog-home = Home again, with { $money } € in the purse.
blog-day = Journey { $round } of 7
blog-title = { $round ->
    [1] Bags packed: { $places }
    [2] The itch again: { $places }
    [3] Two stamps in one go: { $places }
    [4] The long way round: { $places }
    [5] With a destination: { $places }
    [6] By night train: { $places }
   *[7] The journey that pays: { $places }
}
blog-opening = { $round ->
    [1] A map? Left on the kitchen table. A sandwich, a clean shirt, and off to the station.
    [2] Barely unpacked, and the suitcase was looking at me again.
    [3] Two places in one journey: whoever plans that without a map deserves an ice cream.
    [4] The conductor asked whether this was really the shortest way. I nodded with conviction.
    [5] This time there was an address at the end of the journey. Everything before it was up to me.
    [6] Through the night with the window open a finger’s breadth. Borders look alike in the dark.
   *[7] Last journey, and for once somebody else is paying. So: the more, the merrier.
}
blog-way = { $count ->
    [one] One border: { $route }.
   *[other] { $count } borders: { $route }.
}
blog-stayed = In the end I stayed at home with a good book.
blog-forty = A deckchair for { $money } €: not every journey needs a train.
blog-stack = Others had been quicker, and the rooms were dearer: { $money } € on top.
blog-stack-final = Others had been quicker, and there was less left for me: { $money } € off.
blog-neighbours = Next door to each other and still a surcharge: { $pairs } ({ $money } €).
blog-neighbours-final = Next door to each other, and that is what pays: { $pairs } ({ $money } €).
blog-cost = It cost { $money } €.
blog-cost-all = It cost { $total } €. There were { $money } left in the purse; we agreed on that.
blog-earned = It earned me { $money } €.
blog-seen = Seen on the way
blog-tour = All journeys on one map
blog-map = The journey on the map: { $route }
blog-share = Share
blog-shared = Link copied
blog-print = Print
blog-link = Link to this blog
blog-others = Who else was on the road
blog-none = Only journeys of Bez hranic have a blog.
