"""What a learner is paid. Every payment adds up to nothing over all seats."""

from typing import Literal, get_args

from hranice.game import Standing

Reward = Literal["victory", "points"]
"""victory: at the end one's share of it, less an even share
points: whenever somebody scores, what one gained more than all seats on average"""


def known_reward(kind: Reward) -> Reward:
    """Return a reward that there is; who mistypes one would learn for hours from another."""
    if kind not in get_args(Reward):
        raise ValueError(f"there is no reward “{kind}”; there is {', '.join(get_args(Reward))}")
    return kind


def paid(kind: Reward, before: Standing, after: Standing) -> tuple[float, ...]:
    """Return what each seat is paid for what happened between two moments."""
    seats = len(after.scores)
    if kind == "points":
        gains = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
        return tuple(gain - sum(gains) / seats for gain in gains)
    if before.over or not after.over:
        return (0.0,) * seats
    share = 1 / len(after.winners)
    return tuple((share if seat in after.winners else 0.0) - 1 / seats for seat in range(seats))
