"""Make a picture of the terminal game: `python -m tools.terminal_picture FILE.svg`.

For the README: a position of a real game, always the same one, drawn by the same code that a player sees.
"""

import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from hranice.bots import make_bot
from hranice.cli.terminal.dialog import Dialog
from hranice.cli.terminal.solo_table import PERSON, SoloTable, dealt
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Move, Options, State
from hranice.games.border.terminal.prompts import task_for
from hranice.games.border.terminal.session import BorderSession
from hranice.locale import Texts

SEED = "picture"
ROUNDS = 14

NIGHT_TRAIN = TerminalTheme(
    (21, 32, 43),
    (236, 230, 216),
    [
        (21, 32, 43),
        (215, 69, 60),
        (98, 178, 110),
        (242, 194, 48),
        (74, 127, 208),
        (157, 120, 200),
        (90, 180, 190),
        (236, 230, 216),
    ],
)

# Rich's own frame would load a font from another server; the reader's monospaced font does as well.
FRAME = """<svg viewBox="-18 -18 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect x="-18" y="-18" width="100%" height="100%" rx="12" fill="#15202b"/>
<g clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def position() -> SoloTable[State, Move]:
    """Return a game that a bot has played in the person's place for some rounds."""
    texts = Texts()
    options = Options(choice=("A", "B", "C", "D"))
    deal = dealt(BORDER, options, texts.text("play-you"), ["greedy"] * 3, SEED)
    table: SoloTable[State, Move] = SoloTable(BORDER, deal)
    bot = make_bot(BORDER, "greedy", 0)
    table.go_on()
    while table.state.round < ROUNDS or table.state.phase != "complete":
        table.act(bot.choose(BORDER.redact(table.state, PERSON), PERSON).move)
        table.go_on()
    return table


def main() -> None:
    """Write the picture into the file that is named."""
    console = Console(
        record=True, width=82, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    table = position()
    BorderSession(Dialog(Texts(), console), table).show(task_for(table.state, PERSON))
    svg = console.export_svg(
        title="hranice play border", theme=NIGHT_TRAIN, code_format=FRAME, unique_id="hranice"
    )
    Path(sys.argv[1]).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
