"""What only Bez hranic is asked for: its maps, and the referee for those who play with the real cards."""

from typing import Annotated

import msgspec

from hranice.game import Value
from hranice.games.travel import maps
from hranice.games.travel.rules.cases import checked, checked_offer
from hranice.games.travel.rules.fare import Bill, Case, Fares
from hranice.games.travel.rules.peculiar import mattered
from hranice.live.messages import Word
from hranice.live.problems import Denied
from hranice.parts import Route

LONGEST_WORD = 64


class Question(Value, frozen=True):
    """A journey on a map as people write it: states by code or by name in any language."""

    map: Word
    round: Annotated[int, msgspec.Meta(ge=1, le=7)]
    start: Word
    picks: Annotated[list[str], msgspec.Meta(max_length=2)]
    """The chosen states; `40` is the 40 field."""
    target: Word | None = None
    under: Annotated[list[int], msgspec.Meta(max_length=2)] = msgspec.field(default_factory=list)
    """Tokens under each of them."""
    offer: Annotated[list[str], msgspec.Meta(max_length=7)] | None = None
    """All seven cards; with them the answer tells the best choice."""


class Answer(Value, frozen=True):
    """What a journey costs."""

    case: Case
    """As it was understood."""
    bill: Bill
    best: Bill | None = None
    peculiar: tuple[int, ...] = ()
    """What of the map's peculiarities had a part in the price: their numbers in its list (T41)."""


def map_names() -> list[str]:
    """List the maps of Bez hranic."""
    return list(maps.names())


def map_pack(name: str) -> maps.Pack:
    """Return a map with its shapes, names and facts."""
    if name not in maps.names():
        raise Denied("server-no-such-map")
    return maps.load(name)


def fare(data: Question) -> Answer:
    """Be the referee of Bez hranic: price, bill and route of a journey."""
    if data.map not in maps.names():
        raise Denied("server-no-such-map")
    # Looking for what a word resembles takes time that grows with the word.
    if any(len(word) > LONGEST_WORD for word in (*data.picks, *(data.offer or ()))):
        raise Denied("server-no-such-journey")
    pack, gazetteer = maps.load(data.map), maps.gazetteer_of(data.map)
    atlas = pack.atlas
    target = None if data.target is None else gazetteer.code(data.target)
    picks = tuple(map(gazetteer.field, data.picks))
    case = checked(atlas, Case(data.round, gazetteer.code(data.start), picks, target, tuple(data.under)))
    fares = Fares(atlas)
    best = None
    if data.offer is not None:
        offer = checked_offer(atlas, case, tuple(map(gazetteer.code, data.offer)))
        best = fares.best(case.round, case.start, offer, case.target)
    bill = fares.bill(case)
    return Answer(case, bill, best, mattered(pack.peculiarities, atlas, bill))


ROUTES = (
    Route("GET", "/maps", map_names),
    Route("GET", "/maps/{name}", map_pack, fixed=True),
    Route("POST", "/fare", fare, body=Question),
)
