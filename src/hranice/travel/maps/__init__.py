"""The maps that come with the game, and maps that people made themselves.

`load("europe")` is the usual way in. A file of one's own is loaded by its path and must be sound.
"""

from functools import cache
from pathlib import Path

import msgspec

from hranice.travel.maps.faults import faults
from hranice.travel.maps.pack import LANGUAGES, Language, Pack

__all__ = ["LANGUAGES", "Language", "Pack", "PackError", "faults", "load", "names", "read"]

_HERE = Path(__file__).parent


class PackError(ValueError):
    """A map that does not exist, cannot be read or is not fit to be played on; says why in one line."""


def names() -> tuple[str, ...]:
    """Return the names of the maps that come with the game."""
    return tuple(sorted(path.stem for path in _HERE.glob("*.json")))


@cache
def load(name: str) -> Pack:
    """Return a map that comes with the game, or the sound map in a file with the ending `.json`.

    Raises `PackError` for an unknown name, an unreadable file, and a map with any fault.
    """
    if name in names():
        return read(_HERE / f"{name}.json")
    if not name.endswith(".json"):
        raise PackError(f"unknown map {name!r}: there are {', '.join(names())}, or give a .json file")
    pack = read(Path(name))
    if found := faults(pack):
        more = f" (and {len(found) - 1} more: see `hranice map check`)" if len(found) > 1 else ""
        raise PackError(f"{name!r} is not fit to be played on: {found[0]}{more}")
    return pack


def read(path: Path) -> Pack:
    """Return the map in a file as it stands, faults included. Raises `PackError` if it is no map at all."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Pack)
    except OSError as error:
        raise PackError(f"cannot read map {str(path)!r}: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PackError(f"{str(path)!r} is no map: {error}") from error
    except RecursionError as error:
        raise PackError(f"{str(path)!r} is no map: nested too deeply") from error
