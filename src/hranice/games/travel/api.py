"""What only Bez hranic is asked for: its maps, those of people's own, and the referee for the real cards."""

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec

from hranice.game import Refusal, Value
from hranice.game_parts import Route, Shelf
from hranice.games.travel import maps
from hranice.games.travel.maps import fare_calculator
from hranice.games.travel.maps.borders_to_learn import Borders, borders_of
from hranice.games.travel.maps.own_map_check import LARGEST, LookedAt, look_at
from hranice.games.travel.rules.atlas import MOST_LINKS, MOST_PLACES, Atlas
from hranice.games.travel.rules.fare import Bill, Case, Fares
from hranice.games.travel.rules.fare_checks import checked_case
from hranice.games.travel.rules.map_peculiarities import Peculiarity, mattered
from hranice.live.messages import Word
from hranice.live.problems import Denied

LONGEST_WORD = 64
LARGEST_QUESTION = 96 * 1024
"""Bytes of a question about somebody's own map."""
MOST_PECULIARITIES = 200
LOOKS, KEEPS, OWN_FARES, OWN_BORDERS = 12, 2, 60, 12
"""How often a minute an address may have a map looked at, have one kept, ask the referee about one, and ask
for the borders of one."""

Round = Annotated[int, msgspec.Meta(ge=1, le=7)]


class Question(Value, frozen=True):
    """A journey on a map as people write it: states by code or by name in any language."""

    map: Word
    round: Round
    start: Word
    picks: Annotated[list[str], msgspec.Meta(max_length=2)]
    """The chosen states; `40` is the 40 field."""
    target: Word | None = None
    under: Annotated[list[int], msgspec.Meta(max_length=2)] = msgspec.field(default_factory=list)
    """Tokens under each of them."""
    offer: Annotated[list[str], msgspec.Meta(max_length=7)] | None = None
    """All seven cards; with them the answer tells the best choice."""


class OwnQuestion(Value, frozen=True):
    """A journey on a map of somebody's own, its states by their codes."""

    map: Atlas
    round: Round
    start: Word
    picks: Annotated[list[Word], msgspec.Meta(max_length=2)]
    """The chosen states; `40` is the 40 field."""
    target: Word | None = None
    under: Annotated[list[int], msgspec.Meta(max_length=2)] = msgspec.field(default_factory=list)
    """Tokens under each of them."""


class Answer(Value, frozen=True):
    """What a journey costs."""

    case: Case
    """As it was understood."""
    bill: Bill
    best: Bill | None = None
    peculiar: tuple[int, ...] = ()
    """What of the map's peculiarities had a part in the price: their numbers in its list (T41)."""


class OwnMap(Value, frozen=True):
    """A map of somebody's own whose borders are to be learnt."""

    map: Atlas
    peculiarities: Annotated[list[Peculiarity], msgspec.Meta(max_length=MOST_PECULIARITIES)] = msgspec.field(
        default_factory=list
    )


class KeptMap(Value, frozen=True):
    """A map that is kept for everybody at a table."""

    digest: str
    atlas: Atlas
    """What the table is to be played on: by it the map is found again."""


def map_names() -> list[str]:
    """List the maps of Bez hranic."""
    return list(maps.names())


def map_pack(name: str) -> maps.Pack:
    """Return a map with its shapes, names and facts."""
    if name not in maps.names():
        raise Denied("server-no-such-map")
    return maps.load(name)


def look_at_map(data: bytes) -> LookedAt:
    """Say what is wrong with a map of somebody's own, and where; or what a table on it is played on."""
    return look_at(data)


async def keep_map(shelf: Shelf, data: bytes) -> KeptMap:
    """Keep a sound map of somebody's own for those who will be at a table on it."""
    looked = await asyncio.to_thread(look_at, data)
    if looked.atlas is None:
        called = "" if looked.pack is None else looked.pack.name
        raise Refusal("T2", "travel-map-broken", map=called, fault=looked.faults[0].text)
    await shelf.keep(looked.digest, msgspec.json.encode(looked.pack))
    return KeptMap(looked.digest, looked.atlas)


async def own_map(shelf: Shelf, name: str) -> maps.Pack:
    """Return a map that somebody has sent, by the digest of its atlas."""
    found = await shelf.find(name)
    if found is None:
        raise Denied("server-no-such-map")
    return await asyncio.to_thread(maps.decode, found, name)


def fare(data: Question) -> Answer:
    """Be the referee of Bez hranic: price, bill and route of a journey."""
    if data.map not in maps.names():
        raise Denied("server-no-such-map")
    # Looking for what a word resembles takes time that grows with the word.
    if any(len(word) > LONGEST_WORD for word in (*data.picks, *(data.offer or ()))):
        raise Denied("server-no-such-journey")
    pack = maps.load(data.map)
    offer = None if data.offer is None else tuple(data.offer)
    question = fare_calculator.Question(
        data.round, data.start, tuple(data.picks), data.target, tuple(data.under), offer
    )
    found = fare_calculator.answer(question, pack, maps.gazetteer_of(data.map))
    return Answer(*found, mattered(pack.peculiarities, pack.atlas, found.bill))


def own_fare(data: OwnQuestion) -> Answer:
    """Be the referee on a map of somebody's own."""
    atlas = _sound(data.map)
    case = checked_case(
        atlas, Case(data.round, data.start, tuple(data.picks), data.target, tuple(data.under))
    )
    return Answer(case, Fares(atlas).bill(case))


def own_borders(data: OwnMap) -> Borders:
    """Return what there is to learn about the borders of a map of somebody's own."""
    atlas = _sound(data.map)
    told = [each for each in data.peculiarities if len(each.places) == 4 or each.kind != "corner"]
    return borders_of(atlas, [each for each in told if each.places])


def _sound(atlas: Atlas) -> Atlas:
    """Return somebody's atlas; refuses one that cannot be played on."""
    atlas = _known(atlas)
    if len(atlas.places) > MOST_PLACES or len(atlas.links) > MOST_LINKS:
        raise Refusal("T2", "travel-map-large", map=atlas.name, places=MOST_PLACES, links=MOST_LINKS)
    if atlas.fault is not None:
        raise Refusal("T2", "travel-map-broken", map=atlas.name, fault=atlas.fault)
    return atlas


@lru_cache(maxsize=16)
def _known(atlas: Atlas) -> Atlas:
    """Return an atlas with all that was reckoned of its equal for the last questions."""
    return atlas


ROUTES = (
    Route("GET", "/maps", map_names),
    Route("GET", "/maps/{name}", map_pack, fixed=True),
    Route("POST", "/maps/check", look_at_map, body=bytes, largest=LARGEST, per_minute=LOOKS),
    Route("POST", "/maps", keep_map, body=bytes, shelf=True, largest=LARGEST, per_minute=KEEPS),
    Route("GET", "/maps/own/{name}", own_map, shelf=True),
    Route("POST", "/fare", fare, body=Question),
    Route("POST", "/fare/own", own_fare, body=OwnQuestion, largest=LARGEST_QUESTION, per_minute=OWN_FARES),
    Route("POST", "/borders/own", own_borders, body=OwnMap, largest=LARGEST_QUESTION, per_minute=OWN_BORDERS),
)


def no_maker(_: bytes) -> LookedAt:
    """Deny to make a map: a browser has no room for what that takes."""
    raise Denied("server-no-map-maker")


NO_MAKER = Route("POST", "/maps/make", no_maker, body=bytes)
