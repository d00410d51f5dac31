"""What is peculiar about a map, and what of it had a part in a price (T41)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from hranice.game import Value
from hranice.games.travel.rules.atlas import Atlas, state_of
from hranice.games.travel.rules.fare import Bill

Kind = Literal["split", "surcharge", "enclave", "sea", "corner", "touch", "apart"]


class Peculiarity(Value, frozen=True):
    """Something about a map that one should be told before the game (T10).

    What `kind` says of `places`:

    - `split`: they are the parts of one state, and a journey leaves the part that it has entered (T36)
    - `surcharge`: they are the parts of one state, and a surcharge counts the neighbours of all of them (T36)
    - `enclave`: the first lies inside the second and borders nothing else (T38)
    - `sea`: sea links lead from the first to each of the others
    - `corner`: the four, in their order around one point, all touch one another (T39)
    - `touch`: the first touches each of the others, though one would not expect it
    - `apart`: the first touches none of the others, though it looks so
    """

    kind: Kind
    places: tuple[str, ...]


def mattered(peculiarities: Sequence[Peculiarity], atlas: Atlas, *bills: Bill | None) -> tuple[int, ...]:
    """Return which peculiarities of a map had a part in the prices of bills, by their numbers in the list."""
    journeys = [_Journey(atlas, bill) for bill in bills if bill is not None]
    return tuple(
        number
        for number, peculiarity in enumerate(peculiarities)
        if any(journey.meets(peculiarity) for journey in journeys)
    )


class _Journey:
    """A bill as far as peculiarities are concerned."""

    def __init__(self, atlas: Atlas, bill: Bill) -> None:
        self._atlas = atlas
        self._visited = frozenset(bill.route)
        self._crossed = {frozenset(step) for step in pairwise(bill.route)}
        self._charged = {frozenset(pair) for pair in bill.adjacent}

    def meets(self, peculiarity: Peculiarity) -> bool:
        """Return whether the journey would have another price, or look as if, without this peculiarity."""
        first, *others = peculiarity.places
        match peculiarity.kind:
            case "split":
                return not self._visited.isdisjoint(peculiarity.places)
            case "surcharge":
                return self._charged_elsewhere(peculiarity.places)
            case "enclave":
                return first in self._visited
            case "apart":
                return first in self._visited and not self._visited.isdisjoint(others)
            case "corner":
                one, two, three, four = peculiarity.places
                return self._uses(one, three) or self._uses(two, four)
            case "sea" | "touch":
                return any(self._uses(first, other) for other in others)

    def _uses(self, one: str, other: str) -> bool:
        """Return whether the border between two places is crossed, or costs a surcharge."""
        return {one, other} in self._crossed or {state_of(one), state_of(other)} in self._charged

    def _charged_elsewhere(self, parts: tuple[str, ...]) -> bool:
        """Return whether a surcharge is due to a neighbour of a part that the journey does not visit."""
        code = state_of(parts[0])
        near = {
            state_of(other) for part in self._visited & {*parts} for other in self._atlas.neighbours[part]
        }
        return any(code in pair and not pair - {code} <= near for pair in self._charged)
