"""Maps of people's own as they come from elsewhere: looked at, told apart from all others, and kept.

Two maps may have the same states and links and yet other words and another drawing. So that nobody sees the
words of a stranger on a map of their own, the name of a map that is kept ends with a mark of its content, and
with it the digest of its atlas, by which a table's map is found, belongs to this one map.
"""

import re
from collections.abc import Iterable
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from hranice.game import Value
from hranice.games.travel.maps import PackError, decode, faults
from hranice.games.travel.maps.pack import Pack
from hranice.games.travel.rules.atlas import MOST_PLACES, Atlas, in_order, state_of

LARGEST = 512 * 1024
"""Bytes of such a map: twice those of the largest that comes with the game."""

_MARK = re.compile(r"-[0-9a-f]{16}$")
_NAME_BEFORE_MARK = 23
"""Letters: a name has up to 40, the mark behind a hyphen 16 of them."""
_WORD = re.compile(r"(?<![\w(])[A-Z][A-Z0-9]{0,7}(?::[a-z][a-z0-9-]*)?(?![\w)])")


class MapFault(Value, frozen=True):
    """Something that keeps a map from being played on."""

    text: str
    """One line of English."""
    places: tuple[str, ...] = ()
    """Where it is, as routes write places; of a state in parts all of them."""


class Sketch(Value, frozen=True):
    """A rough drawing of geographic data of which no map can be made: paths of SVG on a sheet."""

    width: int
    height: int
    land: str
    wrong: str
    """What the first fault is about; may be empty."""


class LookedAt(Value, frozen=True):
    """What there is to say about a file that somebody takes for a map."""

    faults: tuple[MapFault, ...] = ()
    """All of them; none: it can be played on."""
    doubts: tuple[MapFault, ...] = ()
    """What whoever has it made from geographic data should know, and what line of notes would settle it."""
    pack: Pack | None = None
    """The map as it was understood, to be drawn; None: there is nothing to draw."""
    sketch: Sketch | None = None
    """In the place of a map that could not be made."""
    atlas: Atlas | None = None
    """What a table is played on; None while there is a fault."""
    digest: str = ""
    """By which it is kept and found."""


def look_at(data: bytes) -> LookedAt:
    """Say what is wrong with the content of a file, or what it is. Never raises."""
    try:
        return look_at_pack(decode(data, "this file"))
    except PackError as error:
        return LookedAt((MapFault(str(error)),))


def look_at_pack(pack: Pack, grave: Iterable[str] = (), doubts: Iterable[str] = ()) -> LookedAt:
    """Say what is wrong with a map, or what it is; and what its maker doubts, gravely or not."""
    found = _remarks((*grave, *faults(pack)), pack)
    doubted = _remarks(doubts, pack)
    if found:
        return LookedAt(found, doubted, pack if _can_be_drawn(pack) else None)
    pack = marked(pack)
    return LookedAt((), doubted, pack, atlas=pack.atlas, digest=digest_of(pack.atlas))


def digest_of(atlas: Atlas) -> str:
    """Return what an atlas is found by: the SHA-256 of its JSON, in its one order."""
    return sha256(msgspec.json.encode(in_order(atlas))).hexdigest()


def marked(pack: Pack) -> Pack:
    """Return a sound map whose name ends with a mark of all the rest of it; one that is marked stays."""
    plain = replace(pack, name=_MARK.sub("", pack.name)[:_NAME_BEFORE_MARK])
    mark = sha256(msgspec.json.encode(plain)).hexdigest()[:16]
    return replace(pack, name=f"{plain.name}-{mark}")


def _remarks(lines: Iterable[str], pack: Pack) -> tuple[MapFault, ...]:
    return tuple(MapFault(line, _places_in(line, pack)) for line in lines)


def _places_in(fault: str, pack: Pack) -> tuple[str, ...]:
    """Return the places that a fault names."""
    by_state: dict[str, list[str]] = {}
    for place in pack.places:
        by_state.setdefault(state_of(place), []).append(place)
    found: dict[str, None] = {}
    for word in _WORD.findall(fault):
        found |= dict.fromkeys([word] if word in pack.places else by_state.get(word, ()))
    return tuple(found)


def _can_be_drawn(pack: Pack) -> bool:
    return pack.width > 0 and pack.height > 0 and len(pack.places) <= MOST_PLACES
