"""Choosing tints so that no two adjacent states have the same."""

from collections import Counter
from collections.abc import Mapping

TINTS = 5


def tints(adjacent: Mapping[str, frozenset[str]]) -> dict[str, int]:
    """Return a tint for each state: the most constrained state first, the least used tint for it.

    Four tints would do for a flat map; with a fifth this greedy way never gets stuck on real maps and
    the tints are more evenly spread. Raises `ValueError` where it does get stuck.
    """
    chosen: dict[str, int] = {}
    while len(chosen) < len(adjacent):
        code = max(
            (code for code in adjacent if code not in chosen),
            key=lambda code: (
                len({chosen[other] for other in adjacent[code] if other in chosen}),
                len(adjacent[code]),
                code,
            ),
        )
        used = Counter(chosen.values())
        taken = {chosen[other] for other in adjacent[code] if other in chosen}
        free = [tint for tint in range(TINTS) if tint not in taken]
        if not free:
            raise ValueError(f"{TINTS} tints are not enough: {code} has neighbours of each")
        chosen[code] = min(free, key=lambda tint: (used[tint], tint))
    return chosen
