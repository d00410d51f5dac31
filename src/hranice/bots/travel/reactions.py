"""How long people take, in milliseconds.

The shape is that of published choice reactions: a normal part, which is seeing and moving the hand, and an
exponential tail, which is deciding (Hohle 1965, Luce 1986); a time to search that grows with the logarithm of
the number of choices (Hick 1952, Hyman 1953); and a tail that is the longer the less the best two choices
differ (Moyer and Landauer 1967, Ratcliff 1978). The sizes are our own: nobody has measured this game yet.
"""

import math
from random import Random

HAND, HAND_SPREAD, HAND_LEAST = 700, 120, 300
BIT = 330
"""For each doubling of the choices. Pressing a key for a light takes half of that; here one has to count."""
TAIL, DOUBT = 250, 500
"""The mean of the tail when the choice is plain, and what is added when the best two are equally good."""
CLEAR = 10
"""Money between the best two choices that halves the doubt: one border."""
NEXT, NEXT_SPREAD, NEXT_LEAST, NEXT_TAIL = 350, 60, 150, 200


def first_token(chance: Random, choices: int, gap: float) -> float:
    """Draw the time from the reveal to the first token, with so many choices and so much between the best."""
    search = BIT * math.log2(choices + 1)
    doubt = DOUBT / (1 + gap / CLEAR)
    return max(HAND_LEAST, chance.gauss(HAND, HAND_SPREAD)) + search + chance.expovariate(1 / (TAIL + doubt))


def next_token(chance: Random) -> float:
    """Draw the time from one token to the next, which is chosen already."""
    return max(NEXT_LEAST, chance.gauss(NEXT, NEXT_SPREAD)) + chance.expovariate(1 / NEXT_TAIL)
