"""Choosing tints so that no two adjacent states have the same."""

from collections import Counter
from collections.abc import Mapping

TINTS = 5
_TRIES = 60
"""Where the usual order of states leads nowhere, so many others are tried."""


def tints(adjacent: Mapping[str, frozenset[str]], most: int = TINTS) -> dict[str, int]:
    """Return a tint for each state: the most constrained state first, the least used tint for it.

    Four tints would do for a flat map; with a fifth this greedy way hardly ever gets stuck on real maps, and
    the tints are more evenly spread. Raises `ValueError` where it does get stuck.
    """
    stuck = ""
    for order in range(_TRIES):
        ranks = {code: (rank * (2 * order + 1)) % len(adjacent) for rank, code in enumerate(sorted(adjacent))}
        chosen, stuck = _greedy(adjacent, most, ranks)
        if not stuck:
            return chosen
    raise ValueError(f"{most} tints are not enough: {stuck} has neighbours of each")


def _greedy(
    adjacent: Mapping[str, frozenset[str]], most: int, ranks: Mapping[str, int]
) -> tuple[dict[str, int], str]:
    """Return the tints that one order of states leads to, and the state for which none was left."""
    chosen: dict[str, int] = {}
    while len(chosen) < len(adjacent):
        code = max(
            (code for code in adjacent if code not in chosen),
            key=lambda code: (
                len({chosen[other] for other in adjacent[code] if other in chosen}),
                len(adjacent[code]),
                ranks[code],
            ),
        )
        used = Counter(chosen.values())
        taken = {chosen[other] for other in adjacent[code] if other in chosen}
        free = [tint for tint in range(most) if tint not in taken]
        if not free:
            return chosen, code
        chosen[code] = min(free, key=lambda tint: (used[tint], tint))
    return chosen, ""
