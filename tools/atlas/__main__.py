"""Build the maps: `python -m tools.atlas --help`."""

import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec

from hranice.games.travel import maps
from tools.atlas.build import build
from tools.atlas.europe import EUROPE
from tools.atlas.land import borders, survey
from tools.atlas.seen import hidden
from tools.atlas.sheet import Sheet
from tools.atlas.source import DEFAULT_CACHE, SourceError
from tools.atlas.texts import reworded
from tools.atlas.usa import USA

SHEETS = {sheet.name: sheet for sheet in (EUROPE, USA)}


def main() -> int:
    """Build the maps that are asked for, or all; return the exit status."""
    parser = ArgumentParser(prog="python -m tools.atlas", description="Build map packs from source data.")
    parser.add_argument("name", nargs="*", help=f"maps to build (all: {' '.join(SHEETS)})")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE, help="folder of the npm packages")
    parser.add_argument("--out", type=Path, default=Path(maps.__file__).parent, help="folder of the packs")
    parser.add_argument("--borders", type=Path, metavar="DIR", help="write the borders of the source there")
    parser.add_argument(
        "--texts", action="store_true", help="renew only what the packs say, without packages"
    )
    options = parser.parse_args()
    if unknown := [name for name in options.name if name not in SHEETS]:
        parser.error(f"unknown map {unknown[0]!r}: there are {', '.join(SHEETS)}")
    try:
        for name in options.name or SHEETS:
            file = options.out / f"{name}.json"
            if options.texts:
                file.write_bytes(reworded(file.read_bytes(), name))
                continue
            pack = build(SHEETS[name], options.cache)
            if found := hidden(pack):
                raise SourceError(f"{name} does not show its borders: {'; '.join(found)}")
            file.write_bytes(msgspec.json.encode(pack))
            sys.stdout.write(f"{file}: {len(pack.states)} states, {file.stat().st_size / 1000:.0f} kB\n")
            if options.borders:
                extract = options.borders / f"{name}.json"
                extract.write_text(_extract(SHEETS[name], options.cache), encoding="utf-8")
    except (SourceError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def _extract(sheet: Sheet, cache: Path) -> str:
    """Return the borders of the source as JSON, one to a line: two units and the km they share."""
    shared = borders(sheet, survey(sheet, cache))
    rows = (msgspec.json.encode((a, b, round(length, 1))).decode() for (a, b), length in shared.items())
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    sys.exit(main())
