"""Build the maps: `python -m tools.atlas --help`."""

import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec

from hranice.games.travel import maps
from hranice.games.travel.mapmaking.border_visibility import hidden
from hranice.games.travel.mapmaking.report import MapError
from hranice.games.travel.maps import Pack
from tools.atlas.land_geojson import NAMES, land_pack, prepared
from tools.atlas.map_definition import SHEETS, Sheet
from tools.atlas.map_pack import sheet_pack
from tools.atlas.places_and_borders import borders, survey
from tools.atlas.source import DEFAULT_CACHE, SourceError
from tools.atlas.texts import reworded


def main() -> int:
    """Build the maps that are asked for, or all; return the exit status."""
    parser = ArgumentParser(prog="python -m tools.atlas", description="Build map packs from source data.")
    parser.add_argument("name", nargs="*", help=f"maps to build (all: {' '.join((*SHEETS, *NAMES))})")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE, help="folder of the npm packages")
    parser.add_argument("--out", type=Path, default=Path(maps.__file__).parent, help="folder of the packs")
    parser.add_argument(
        "--borders", type=Path, metavar="DIR", help="write the borders of the source there (europe, usa)"
    )
    parser.add_argument(
        "--texts", action="store_true", help="renew only what the packs say, without packages (europe, usa)"
    )
    parser.add_argument(
        "--prepared",
        type=Path,
        metavar="DIR",
        help="write there what `hranice map make` is given (all others)",
    )
    options = parser.parse_args()
    known = SHEETS if options.texts or options.borders else NAMES if options.prepared else (*SHEETS, *NAMES)
    if unknown := [name for name in options.name if name not in known]:
        parser.error(f"unknown map {unknown[0]!r}: there are {', '.join(known)}")
    try:
        for name in options.name or known:
            file = options.out / f"{name}.json"
            if options.texts:
                file.write_bytes(reworded(file.read_bytes(), name))
            elif options.prepared:
                (options.prepared / f"{name}.json").write_bytes(prepared(name, options.cache))
            else:
                pack = _pack(name, options.cache)
                file.write_bytes(msgspec.json.encode(pack))
                sys.stdout.write(f"{file}: {len(pack.states)} states, {file.stat().st_size / 1000:.0f} kB\n")
            if options.borders:
                extract = options.borders / f"{name}.json"
                extract.write_text(_extract(SHEETS[name], options.cache), encoding="utf-8")
    except (SourceError, MapError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def _pack(name: str, cache: Path) -> Pack:
    """Return a map. Raises `SourceError` where it does not show its borders, or is in doubt."""
    pack = sheet_pack(SHEETS[name], cache) if name in SHEETS else land_pack(name, cache)
    if found := hidden(pack):
        raise SourceError(f"{name} does not show its borders: {'; '.join(found)}")
    return pack


def _extract(sheet: Sheet, cache: Path) -> str:
    """Return the borders of the source as JSON, one to a line: two units and the km they share."""
    shared = borders(sheet, survey(sheet, cache))
    rows = (msgspec.json.encode((a, b, round(length, 1))).decode() for (a, b), length in shared.items())
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    sys.exit(main())
