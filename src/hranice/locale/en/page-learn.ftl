# Learning by doing: what the coach says, step by step.

learn-coach = Coach
learn-progress = Progress of the lesson
learn-next = Next
learn-leave = Leave the lesson
learn-stay = Keep playing this game
learn-again = Once more
