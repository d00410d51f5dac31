# Bez hranic (Travel Blog): names, what happened, bills, and why something is not allowed.

travel-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
    [purple] purple
    [green] green
    [white] white
   *[other] { $colour }
}
travel-field = { $field ->
    [forty] the 40 field
   *[other] { $field }
}

## What happened

fact-travel-round = Round { $round }. { $you ->
    [yes] You deal.
   *[no] { $who } deals.
}
fact-travel-income = Everybody receives { $amount } €.
fact-travel-reshuffled = All cards are shuffled together again.
fact-travel-laid = On offer: { $card }.
fact-travel-revealed = The journey starts in { $start }. Go!
fact-travel-revealed-target = The journey leads from { $start } to { $target }. Go!
fact-travel-placed = { $you ->
    [yes] You chose { travel-field }.
   *[no] { $who } chose { travel-field }.
}
fact-travel-forced = { $you ->
    [yes] Time is up: your token goes to { travel-field }.
   *[no] Time is up: { $who }’s token goes to { travel-field }.
}
fact-travel-settled = All tokens are down.
fact-travel-paid = { $you ->
    [yes] Your journey costs { $price } €; you pay { $money } €.
   *[no] { $who }’s journey costs { $price } €, and { $money } € are paid.
}
fact-travel-received = { $you ->
    [yes] You receive { $money } €.
   *[no] { $who } receives { $money } €.
}
fact-travel-ready = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
fact-travel-ended = The game is over.

## The result

end-rounds = Round by round
end-rounds-text = What the journeys cost, and in the last round what they brought. In brackets: what everybody got before.
end-purse = In the purse

## The bill

fare-title = Round { $round }: { $ends }
fare-crossings = { $count ->
    [one] { $count } border crossed
   *[other] { $count } borders crossed
}
fare-adjacent = neighbours { $pair }
fare-forty = the 40 field
fare-stack = tokens underneath
fare-floor = never less than nothing
fare-pays = to pay
fare-receives = to receive
fare-route = Route: { $route }
fare-stays = No journey.
fare-best = The best choice on offer: { $choice }, { $total } €
fare-cases-alone = With --cases everything about the journeys stands in the file: leave the other options out.
fare-incomplete = A journey needs --round, --start and --pick; many journeys come from --cases FILE.
fare-line-empty = This line is empty; a journey was expected.
fare-line-long = This line is longer than { $bytes } bytes; reading ends here.

## What is peculiar about a map

peculiar-title = Peculiarities of this map
peculiar-kind = { $kind ->
    [split] States in separate parts
    [surcharge] Surcharges
    [enclave] States inside another
    [sea] Sea links
    [corner] Four states at one point
    [touch] Unexpected neighbours
   *[apart] Not neighbours, though it looks so
}
peculiar-show = Show peculiarities
peculiar-place = { $number } of { $count }
peculiar-back = Previous
peculiar-next = Next
peculiar-list = The whole list
disputed-title = Disputed territories, as they are counted here

## Why something is not allowed

travel-seats = Bez hranic is for { $least } to { $most } players, not for { $seats }.
travel-harder-seats = Two travellers each are for two or three players, not for { $seats }.
travel-map-unknown = There is no map “{ $map }”; there are { $known }.
travel-map-small = The map { $map } has { $states } states; a game needs { $needed }.
travel-map-large = The map { $map } is too large: a map has at most { $places } states, parts of states counted, and { $links } links.
travel-map-broken = The map { $map } cannot be played on: { $fault }.
travel-option-range = The option { $option } is { $value }; it must be from { $least } to { $most }.
travel-seat-unknown = There is no seat { $seat }: there are { $seats }, counted from 0.
travel-before-reveal = Not yet: nobody touches a token before the start is revealed.
travel-hand-rests = You tapped here too early. Let your hand rest for a moment, then tap.
travel-placing-over = Placing is over: the tokens stay where they are.
travel-colour-unknown = You have no traveller number { $colour }.
travel-no-such-colour = There is no traveller in the colour { $colour }.
travel-colour-taken = Somebody else has { travel-colour } already. Choose a colour that is free.
travel-field-unknown = There is no field { $field }; the fields are 0 (the 40 field) to 7.
travel-no-token-left = { $tokens ->
    [one] You have placed your token of this round.
   *[other] You have placed both tokens of this round.
}
travel-same-field = You are there already ({ $field }): the two tokens go to different fields.
travel-colours-same-field = Your other traveller is there already ({ $field }).
travel-colours-same-pair = Your two travellers may not choose the same two fields: { $one } and { $other }.
travel-nothing-shown = There is nothing to be ready for just now.
travel-ready-already = You have said that you are ready.
travel-alarm-not-due = No alarm is due at { $at } ms.
travel-round-unknown = There is no round { $round }; the rounds are 1 to 7.
travel-target-missing = Round { $round } needs a target.
travel-target-unwanted = Round { $round } has no target; only rounds 5 to 7 do.
travel-target-is-start = { $state } cannot be start and target at once.
travel-state-unknown = There is no state “{ $state }” on the map { $map }.
travel-state-misspelt = There is no state “{ $state }” on the map { $map }; perhaps { $meant }?
travel-pick-count = Round { $round } takes { $wanted ->
    [one] { $wanted } chosen field
   *[other] { $wanted } chosen fields
}, not { $given }.
travel-pick-is-start = { $state } is the start; it cannot be chosen.
travel-pick-is-target = { $state } is the target; it cannot be chosen.
travel-pick-not-offered = { $state } is not on offer.
travel-offer-count = An offer has { $wanted } cards, not { $given }.
travel-card-twice = { $state } is there twice; all cards of a round are different.
travel-under-count = The tokens underneath are given for this many fields: { $given }. Fields chosen: { $picks }.
travel-under-negative = There cannot be { $under } tokens underneath.
travel-under-many = At most { $most } tokens can lie underneath, one of each other traveller, not { $under }.

## What players agree on

map-disputed = Disputed land on this map
option-map = Map
option-map-value = { $value ->
    [africa] Africa
    [asia] Asia
    [czechia] Czechia
    [europe] Europe
    [france] France
    [germany] Germany
    [italy] Italy
    [japan] Japan
    [north-america] North America
    [poland] Poland
    [south-america] South America
    [switzerland] Switzerland
    [turkiye] Türkiye
    [usa] USA
   *[other] { $value }
}
option-pace = Dealing
option-pace-value = { $value ->
    [slow] leisurely
    [quick] quick
   *[normal] as usual
}
option-harder = Two travellers each (harder)
option-limit = Limit for choosing
option-limit-value = { $value ->
    [none] { option-none }
   *[other] { $value }
}
option-show = Map and bills stay
option-show-value = { $value ->
    [ready] until all are ready
   *[other] { $value }
}
option-colour = Colour of the traveller
option-colour-value = { $value ->
    [red] red
    [yellow] yellow
    [blue] blue
    [purple] purple
    [green] green
    [white] white
   *[other] { $value }
}
option-second-colour = Colour of the second traveller
option-second-colour-value = { option-colour-value }
option-open-map = May keep the map open (for children)
