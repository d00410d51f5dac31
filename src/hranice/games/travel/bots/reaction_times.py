"""How long people take, in milliseconds.

The shape is that of published choice reactions: a normal part, which is seeing and moving the hand, and an
exponential tail, which is deciding (Hohle 1965, Luce 1986); a time to search that grows with the logarithm of
the number of choices (Hick 1952, Hyman 1953); and a tail that is the longer the less the best two choices
differ (Moyer and Landauer 1967, Ratcliff 1978). The sizes are our own: nobody has measured this game yet.
"""

from random import Random

from hranice.reproducible_math import exponential, log, normal

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
    search = BIT * log(choices + 1) / log(2)
    doubt = DOUBT / (1 + gap / CLEAR)
    hand = max(HAND_LEAST, HAND + HAND_SPREAD * normal(chance))
    return hand + search + (TAIL + doubt) * exponential(chance)


def next_token(chance: Random) -> float:
    """Draw the time from one token to the next, which is chosen already."""
    hand = max(NEXT_LEAST, NEXT + NEXT_SPREAD * normal(chance))
    return hand + NEXT_TAIL * exponential(chance)
