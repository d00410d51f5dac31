# Learning Bez hranic by doing: what the coach says, step by step.

learn-travel-map-title = Look at the map
learn-travel-map = In a moment it is put away! Every border costs { $crossing } €, and dashed sea links are borders too. Tap “{ study-ready }” when you have seen enough.
learn-travel-deal-title = Seven states are laid out
learn-travel-deal = One after the other. Hands off until the start lies in the middle: then everybody taps at once.
learn-travel-pick-title = You start in { $start }. Where to?
learn-travel-pick = { $crossing } € per border on the way, but { $adjacent } € extra for a neighbour of the start. So: near, but not next door. Or { $forty } € for staying. Tap one; there is no taking back.
learn-travel-stacks-title = Your token is down
learn-travel-stacks = Whoever comes later lies on top and pays { $under } € for each token underneath. Being quick pays.
learn-travel-bill-title = The bill
learn-travel-bill = { $well ->
    [yes] The map opens: your way, border by border. You paid { $money } €, and nothing on offer was cheaper. Bravo!
   *[no] The map opens: your way, border by border. You paid { $money } €; the best on offer would have cost { $best } €. “{ bill-why }” tells more.
}
learn-travel-end-title = That is the game, seven times
learn-travel-end = From round 3 you choose two states, from round 5 there is a target too, and in round 7 the journey pays you. The fullest purse wins. Ready?
