"""The offer board in characters: eight fields with their keys, and the ends of the journey."""

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from hranice.games.travel.rules.options import COLOURS
from hranice.games.travel.rules.view import FieldView, View
from hranice.locale import Texts

COLUMN = 38
SHAPES = dict(zip(COLOURS, "●▲◆■★✚", strict=True))
"""The shape of each traveller: a colour never comes alone."""

Named = Callable[[str], str]
"""Gives the name of a state in the person's language."""


def key_of(field: int) -> str:
    """Return the key for a field: 1 for the 40 field, 2 to 8 for the cards."""
    return str(field + 1)


def offer_board(view: View, names: Sequence[str], named: Named, texts: Texts) -> Text:
    """Return the eight fields in two columns, with the stacks on them, and below them start and target."""
    tokens = {
        traveller.number: shape(traveller.colour).append(name[:1], "bold")
        for player, name in zip(view.players, names, strict=True)
        for traveller in player.travellers
    }
    fields = [_field(number, field, tokens, named, texts) for number, field in enumerate(view.fields)]
    half = len(fields) // 2
    board = Text(no_wrap=True)
    for left, right in zip(fields[:half], fields[half:], strict=True):
        left.pad_right(max(0, COLUMN - left.cell_len))
        board.append_text(left).append("  ").append_text(right).append("\n")
    if view.start is None:
        board.append("\n\n")
        return board
    journey = f" {named(view.start)} " + (f"→ {named(view.target)} " if view.target else "→ … ")
    board.append("\n   ")
    board.append(journey, "bold reverse")
    board.append("\n")
    return board


def purses(view: View, names: Sequence[str]) -> Text:
    """Return who has how much, each with the shape and colour of their traveller."""
    line = Text()
    for player, name in zip(view.players, names, strict=True):
        for traveller in player.travellers:
            line.append_text(shape(traveller.colour))
        line.append(f" {name} ")
        line.append(f"{player.purse} €   ", "bold")
    return line


def shape(colour: str) -> Text:
    """Return the mark of a traveller."""
    # Colours of the terminal's own theme, so that white shows on paper and on a dark ground alike.
    style = {"purple": "magenta", "white": ""}.get(colour, colour)
    return Text(SHAPES[colour], style=f"bold {style}")


def _field(number: int, field: FieldView, tokens: Mapping[int, Text], named: Named, texts: Texts) -> Text:
    """Return a field; a token on it is the shape and colour of its traveller, and the owner's initial."""
    text = Text.assemble((f" {key_of(number)} ", "bold reverse"), " ")
    if number == 0:
        text.append(texts.text("play-travel-forty"), "bold")
    elif field.card is None:
        text.append("·", "dim")
    else:
        text.append(named(field.card), "bold")
    for token in field.stack:
        text.append(" ")
        text.append_text(tokens[token.traveller])
    return text
