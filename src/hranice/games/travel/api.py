"""What only Bez hranic asks of a server: its maps, and the referee for those who play with the real cards."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from hranice.game import Value
from hranice.games.travel import maps
from hranice.games.travel.rules.cases import checked, checked_offer
from hranice.games.travel.rules.fare import Bill, Case, Fares
from hranice.games.travel.rules.peculiar import mattered
from hranice.live.messages import Word
from hranice.live.problems import Denied
from hranice.server.api.requests import ANSWERS
from hranice.server.static import Static, static

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


@get("/maps", tags=["games"], responses=ANSWERS)
async def map_names() -> list[str]:
    """List the maps of Bez hranic."""
    return list(maps.names())


@get("/maps/{name:str}", tags=["games"], responses=ANSWERS, media_type="application/json")
async def map_pack(
    name: Annotated[str, PathParameter(max_length=64)], request: Request[Any, Any, Any]
) -> Response[Any]:
    """Return a map with its shapes, names and facts."""
    if name not in maps.names():
        raise Denied("server-no-such-map")
    return _map_file(name).answer(request)


@post("/fare", status_code=200, tags=["games"], responses=ANSWERS)
async def fare(data: JSONBody[Question]) -> Answer:
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


@cache
def _map_file(name: str) -> Static:
    return static(msgspec.json.encode(maps.load(name)), "application/json")


ROUTES = (map_names, map_pack, fare)
