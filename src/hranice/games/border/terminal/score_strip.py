"""The score strip and the dice tray, in characters."""

from collections.abc import Collection, Sequence

from rich.text import Text

from hranice.games.border.rules.scoring import points_of, scored, taken
from hranice.games.border.rules.state import State
from hranice.games.border.terminal.board import AreaLabel
from hranice.games.border.terminal.styles import GLYPHS, circled, edge, filled
from hranice.locale import Texts

NAME, COLUMN, TOTAL = 11, 7, 5


def area_labels(state: State, seat: int, texts: Texts) -> dict[str, AreaLabel]:
    """Return what to write into the areas of a seat's board."""
    own = scored(state, seat)
    values = _values(state)
    labels = {}
    for number, area in enumerate(state.options.geography.areas):
        name = texts.text("area-name", area=area.name)
        if number in own:
            labels[area.name] = AreaLabel(name, circled(own[number]), "bold green")
        else:
            labels[area.name] = AreaLabel(name, values[number], "bold")
    return labels


def score_strip(state: State, names: Sequence[str], texts: Texts, *, tall: bool) -> Text:
    """Return the table of all players and areas: what was scored, and how many spaces are still open."""
    strip = Text(no_wrap=True)
    if tall:
        heads = [texts.text("area-name", area=area.name) for area in state.options.geography.areas]
        strip.append(" " * NAME + "".join(f"{head[: COLUMN - 1]:>{COLUMN}}" for head in heads) + "\n", "dim")
    values = "".join(f"{value:>{COLUMN}}" for value in _values(state))
    strip.append(f"{'':{NAME}}{values}{'Σ':>{TOTAL}}", "bold")
    for seat, name in enumerate(names):
        strip.append(f"\n{name[: NAME - 1]:<{NAME}}", "bold" if seat == state.active else "")
        own = scored(state, seat)
        for number, ring in enumerate(state.layout(seat).rings):
            if number in own:
                strip.append(f"{circled(own[number]):>{COLUMN}}", "bold green")
            else:
                still_open = (ring & ~state.crossed[seat]).bit_count()
                strip.append(f"{f'·{still_open}':>{COLUMN}}", "dim")
        strip.append(f"{points_of(state, seat):>{TOTAL}}", "bold")
    return strip


def dice_tray(
    dice: Sequence[int], *, held: Collection[int] = (), gone: Collection[int] = (), tall: bool
) -> Text:
    """Return the five dice with their positions: held ones pinned, used ones hollow."""
    return _large_tray(dice, held, gone) if tall else _small_tray(dice, held, gone)


def _large_tray(dice: Sequence[int], held: Collection[int], gone: Collection[int]) -> Text:
    tops, faces, feet = Text(), Text(), Text()
    for position, colour in enumerate(dice):
        rim = edge(colour)
        pin = "•" if position in held else "─"
        tops.append(" ╭───╮", rim)
        faces.append(" │", rim)
        faces.append("   " if position in gone else f" {GLYPHS[colour]} ", _face(colour, position in gone))
        faces.append("│", rim)
        feet.append(f" ╰{pin}", rim)
        feet.append(str(position + 1), "bold")
        feet.append(f"{pin}╯", rim)
    return Text("\n").join((tops, faces, feet))


def _small_tray(dice: Sequence[int], held: Collection[int], gone: Collection[int]) -> Text:
    tray = Text()
    for position, colour in enumerate(dice):
        pin = "•" if position in held else " "
        glyph = " " if position in gone else GLYPHS[colour]
        tray.append(" ")
        tray.append(f"{pin}{position + 1} {glyph} ", _face(colour, position in gone))
    return tray


def _face(colour: int, gone: bool) -> str:
    return edge(colour) if gone else f"bold {filled(colour)}"


def _values(state: State) -> list[str]:
    """Return both values of each area; the higher one is crossed out once somebody has it (B23)."""
    gone = taken(state)
    return [
        f"✗/{area.low}" if gone >> number & 1 else f"{area.high}/{area.low}"
        for number, area in enumerate(state.options.geography.areas)
    ]
