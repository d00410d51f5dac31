"""Flags for the cards of Europe: small pictures made once from flag-icons, so that no card waits for one.

    python -m tools.flags web/node_modules/flag-icons/flags/4x3 web/src/games/travel/table/flags

As drawings some flags weigh more than the whole page (a coat of arms has thousands of curves); as pictures
of the size in which cards show them all fifty together weigh less than the map.
"""

import sys
from pathlib import Path

from resvg_py import svg_to_bytes

from hranice.games.travel.maps import load

WIDTH, HEIGHT = 96, 72
"""Twice the size on a card, for dense screens."""


def picture(drawing: str) -> bytes:
    """Return a flag as PNG."""
    return bytes(svg_to_bytes(svg_string=drawing, width=WIDTH, height=HEIGHT))


def main(source: Path, target: Path) -> None:
    """Write the flags of all states of Europe."""
    target.mkdir(parents=True, exist_ok=True)
    for state in load("europe").states:
        drawing = (source / f"{state.code.lower()}.svg").read_text(encoding="utf-8")
        (target / f"{state.code}.png").write_bytes(picture(drawing))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
