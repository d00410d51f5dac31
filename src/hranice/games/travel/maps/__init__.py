"""The maps that come with the game, and maps that people made themselves.

`load("europe")` is the usual way in. A file of one's own is loaded by its path and must be sound. A map that
comes with the game is read when it is first used: listing their names reads none.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from hranice.game import BadInput
from hranice.games.travel.maps.faults import faults
from hranice.games.travel.maps.pack import LANGUAGES, Language, Pack, ToldPeculiarity
from hranice.games.travel.maps.state_lookup import Gazetteer
from hranice.games.travel.rules.atlas import Atlas

__all__ = [
    "ATLASES",
    "LANGUAGES",
    "LARGEST_FILE",
    "PECULIARITIES",
    "Language",
    "Pack",
    "PackError",
    "decode",
    "faults",
    "gazetteer_of",
    "load",
    "names",
    "pack_of",
    "read",
    "shown_name",
]

LARGEST_FILE = 4_000_000
"""In bytes. The maps that come with the game have at most 250,000; what is larger than this is no map."""

_LOADED: dict[Atlas, Pack] = {}
_PACKAGED = {path.stem: path for path in sorted(Path(__file__).parent.glob("*.json"))}


class PackError(BadInput):
    """A map that does not exist, cannot be read or is not fit to be played on; says why in one line."""


def names() -> tuple[str, ...]:
    """Return the names of the maps that come with the game."""
    return tuple(_PACKAGED)


def _kept(pack: Pack) -> Pack:
    _LOADED[pack.atlas] = pack
    return pack


@cache
def load(name: str) -> Pack:
    """Return a map that comes with the game, or the sound map in a file with the ending `.json`.

    Raises `PackError` for an unknown name, an unreadable file, and a map with any fault.
    """
    if name in _PACKAGED:
        return _kept(read(_PACKAGED[name]))
    if not name.endswith(".json"):
        raise PackError(f"unknown map {name!r}: there are {', '.join(_PACKAGED)}, or give a .json file")
    pack = read(Path(name))
    if found := faults(pack):
        more = f" (and {len(found) - 1} more: see `hranice map check`)" if len(found) > 1 else ""
        raise PackError(f"{name!r} is not fit to be played on: {found[0]}{more}")
    return _kept(pack)


def pack_of(atlas: Atlas) -> Pack:
    """Return the map of an atlas that `load` has returned before."""
    return _LOADED[atlas]


@cache
def gazetteer_of(name: str) -> Gazetteer:
    """Return the names of a map that comes with the game, made once."""
    return Gazetteer(load(name))


def shown_name(code: str, atlas: Atlas, language: str) -> str:
    """Return the name of a state where its map came with the game; else its code has to do."""
    known = next((each for each in LANGUAGES if each == language), None)
    if known is None or not code or atlas != ATLASES.get(atlas.name):
        return code
    return gazetteer_of(atlas.name).name(code, known)


def read(path: Path) -> Pack:
    """Return the map in a file as it stands, faults included. Raises `PackError` if it is no map at all."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise PackError(f"cannot read map {str(path)!r}: {error.strerror}") from error
    return decode(content, str(path))


def decode(content: bytes, source: str) -> Pack:
    """Return the map in the content of a file; `source` is what to call it. Raises `PackError`."""
    if len(content) > LARGEST_FILE:
        raise PackError(f"{source!r} is no map: larger than {LARGEST_FILE} bytes")
    try:
        return msgspec.json.decode(content, type=Pack)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PackError(f"{source!r} is no map: {error}") from error
    except RecursionError as error:
        raise PackError(f"{source!r} is no map: nested too deeply") from error


class _Atlases(Mapping[str, Atlas]):
    """By its name each map that comes with the game, read when it is asked for."""

    def __getitem__(self, name: str) -> Atlas:
        if name not in _PACKAGED:
            raise KeyError(name)
        return load(name).atlas

    def __contains__(self, name: object) -> bool:
        return name in _PACKAGED

    def __iter__(self) -> Iterator[str]:
        return iter(_PACKAGED)

    def __len__(self) -> int:
        return len(_PACKAGED)


class _Peculiarities(Mapping[Atlas, tuple[ToldPeculiarity, ...]]):
    """What is peculiar about each of them; of others nothing is known."""

    def __getitem__(self, atlas: Atlas) -> tuple[ToldPeculiarity, ...]:
        if ATLASES.get(atlas.name) != atlas:
            raise KeyError(atlas)
        return load(atlas.name).peculiarities

    def __iter__(self) -> Iterator[Atlas]:
        return iter(ATLASES.values())

    def __len__(self) -> int:
        return len(ATLASES)


ATLASES: Mapping[str, Atlas] = _Atlases()
"""The maps that come with the game, as the rules see them."""
PECULIARITIES: Mapping[Atlas, tuple[ToldPeculiarity, ...]] = _Peculiarities()
"""What is peculiar about each of them (T41)."""
