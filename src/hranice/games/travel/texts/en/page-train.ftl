# The trainer of borders: a few questions a day.

train-title = Learn the borders
train-intro = A few questions a day, five minutes at most. What you miss comes back soon; what you know comes ever later. It all stays on this device.
train-in-memory = This browser stores nothing: what you learn lasts until you close this tab.
train-start = { $count } questions
train-standing = { $known } of { $count } borders known
train-due = { $count ->
    [0] nothing due today
    [one] { $count } due today
   *[other] { $count } due today
}
train-fresh = { $count ->
    [0] nothing new
   *[other] { $count } new
}
train-legend = States fill with colour as you learn. The numbers: borders you know, of all there are.
train-list = All states
train-state = State
train-known = Known
train-of = { $known } of { $count }
train-forget = Forget what I learnt
train-forget-sure = Forget it?

## A question

train-number = Question { $number } of { $count }
train-stop = Stop
train-touch = { $one } and { $other }: do they touch?
train-yes = Yes
train-no = No
train-tap = Tap everything that touches { $state }.
train-tapped = { $count ->
    [0] Nothing tapped yet. Borders are hidden.
   *[other] Tapped: { $states }
}
train-tap-done = That’s all of them
train-count = { $one } to { $other }: how many borders do you cross?
train-nearest = { $state }: which of these is nearest?

## An answer

train-right = Right!
train-wrong = Not quite.
train-touching = { $one } and { $other } touch.
train-apart = { $one } and { $other } do not touch.
train-way = { $way }: { $count ->
    [one] one border.
   *[other] { $count } borders.
}
train-found = Found: { $states }.
train-missing = Missing: { $states }.
train-strays = Not touching: { $states }.
train-next = Next question
train-finish = See the result

## At the end

train-done = Done for today
train-done-right = { $right } of { $count } right.
train-done-known = { $count ->
    [0] You know { $known } of { $all } borders.
   *[other] You know { $known } of { $all } borders: { $count } more than before.
}
train-done-knew = Borders answered rightly:
train-done-again = Coming back soon:
train-done-others = and { $count } more
train-done-tomorrow = { $count ->
    [0] Nothing is due tomorrow.
    [one] Tomorrow { $count } is due.
   *[other] Tomorrow { $count } are due.
}
train-done-more = { $count } more
