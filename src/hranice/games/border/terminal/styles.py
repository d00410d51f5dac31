"""How colours and points look in characters: a colour never comes without its symbol."""

from collections.abc import Iterable

from rich.text import Text

from hranice.games.border.appearance import LOOKS

GLYPHS = tuple(look.glyph for look in LOOKS)
"""The symbol of each colour, by its number."""


def filled(colour: int) -> str:
    """Return the style of an open space or a die of that colour."""
    return f"{LOOKS[colour].ink} on {LOOKS[colour].fill}"


def crossed_out(colour: int) -> str:
    """Return the style of a crossed space of that colour; -1 is white."""
    return f"{LOOKS[colour].deep} on {LOOKS[colour].pale}" if colour >= 0 else "bold"


def edge(colour: int) -> str:
    """Return the style of the outline around a space or a die; -1 is white."""
    return LOOKS[colour].fill if colour >= 0 else "bold"


def symbols(colours: Iterable[int]) -> Text:
    """Return dice in a row, each as its symbol in its colour."""
    row = Text()
    for number, colour in enumerate(colours):
        row.append(" " if number else "")
        row.append(f" {GLYPHS[colour]} ", f"bold {filled(colour)}")
    return row


def plain_symbols(colours: Iterable[int]) -> str:
    """Return the same as bare characters, for sentences."""
    return " ".join(GLYPHS[colour] for colour in colours)


def circled(points: int) -> str:
    """Return points with a ring around them; the round characters for them stop at 10 in many fonts."""
    return f"({points})"
