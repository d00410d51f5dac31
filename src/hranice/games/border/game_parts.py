"""What The BORDER brings besides its rules."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hranice.game import BadInput
from hranice.game_parts import LazyCommand, Option, OptionChoice, Parts, PlayedOn, Route
from hranice.games.border.rules.board_code import SEEDS
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.border.rules.state import Options, State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from hranice.bots import BotFactory
    from hranice.cli.narration import Teller
    from hranice.cli.terminal.terminal_game import TerminalGame
    from hranice.daily.contract import Puzzles
    from hranice.insight import Insight
    from hranice.lab.env.encoding import Encoding
    from hranice.printing import Printing
    from hranice.table.record_takeover import Takeover

FRESH = "fresh"
OPTIONS = (
    Option(
        name="boards",
        field="boards",
        kind="choice",
        rules=("B1",),
        default=" ".join(board.name for board in STANDARD_BOARDS),
        choices=(
            OptionChoice(" ".join(board.name for board in STANDARD_BOARDS)),
            OptionChoice(FRESH, FRESH),
        ),
        by_name=True,
    ),
    Option(
        name="board",
        field="choice",
        kind="choice",
        rules=("B1",),
        default="",
        choices=tuple(OptionChoice(board.name) for board in STANDARD_BOARDS),
        choices_from="boards",
        each=True,
    ),
    Option(name="chain", field="chain", kind="flag", rules=("B16",), default=True, rare=True),
)


class BorderParts(Parts):
    """All parts; each imports what it needs when it is asked for."""

    title = "The BORDER"
    company = ("regular", "regular", "regular")
    levels = ("beginner", "regular", "expert")

    def texts(self) -> "Traversable":
        """Return the catalogues."""
        return files(__package__) / "texts"

    def options(self) -> tuple[Option, ...]:
        """Return the choice of boards, and how chains are crossed."""
        return OPTIONS

    def material(self, options: Options) -> str:
        """Say whose boards these are."""
        ours = options.geography == STANDARD_GEOGRAPHY and {*options.boards} <= {*STANDARD_BOARDS}
        return "the standard boards" if ours else "boards of somebody's own"

    def played_on(self, state: State) -> tuple[PlayedOn, ...]:
        """Return the board of every seat."""
        boards = state.options.boards
        return tuple(
            PlayedOn("board", boards[board].name, seat=seat) for seat, board in enumerate(state.boards)
        )

    def bots(self) -> "Mapping[str, BotFactory]":
        """Return two simple players and the three levels."""
        from hranice.games.border.bots.greedy import GreedyBot
        from hranice.games.border.bots.levels import LEVELS
        from hranice.games.border.bots.random_eager import RandomEagerBot

        return {"random-eager": RandomEagerBot, "greedy": GreedyBot, **LEVELS}

    def yardsticks(self) -> "Mapping[str, BotFactory]":
        """Return a player by playouts."""
        from hranice.games.border.bots.flat_monte_carlo import FlatMonteCarloBot

        return {"flat-monte-carlo": FlatMonteCarloBot}

    def insight(self) -> "Insight":
        """Return what an expert thinks."""
        from hranice.games.border.insight import INSIGHT

        return INSIGHT

    def teller(self) -> "Teller":
        """Return what tells facts in sentences."""
        from hranice.games.border.terminal.fact_sentences import tell

        return tell

    def encoding(self) -> "type[Encoding[Any, Any]]":
        """Return the game for learners."""
        from hranice.games.border.encoding import BorderEncoding

        return BorderEncoding

    def lesson(self) -> "tuple[bytes, Takeover]":
        """Return the lesson about one turn."""
        from hranice.table.record_takeover import Takeover

        return (files(__package__) / "lesson.jsonl").read_bytes(), Takeover(begins=104, seat=0)

    def puzzles(self) -> "Puzzles":
        """Return the daily deal: what to keep, complete and cross."""
        from hranice.games.border.puzzles import PUZZLES

        return PUZZLES

    def read(self, option: Option, word: Any) -> Any:
        """Return what a word means: boards are called by names and codes, or drawn afresh."""
        if option.field != "boards":
            return word
        from hranice.games.border.boards.board_strength import four_boards
        from hranice.games.border.boards.by_code import board_of

        while word == FRESH:
            with suppress(BadInput):  # few seeds have no four boards that are about equal
                return four_boards(secrets.randbelow(SEEDS)).boards
        found = {board_of(code) for code in word.replace(",", " ").split()}
        return tuple(sorted(found, key=lambda board: board.name))

    def terminal(self) -> "TerminalGame":
        """Return what plays the game in the terminal."""
        from hranice.games.border.terminal import TERMINAL

        return TERMINAL

    def commands(self) -> Mapping[str, LazyCommand]:
        """Return what can be done with boards."""
        return {
            "board": LazyCommand(
                "hranice.games.border.commands.board", "app", "Boards of The BORDER: list, show, check, make."
            )
        }

    def print_command(self) -> LazyCommand:
        """Return what prints boards, dice and rules."""
        return LazyCommand(
            "hranice.games.border.commands.print_boards",
            "print_boards",
            "Boards, dice and rules of The BORDER.",
        )

    def printing(self) -> "Printing":
        """Return how boards, dice and rules are printed."""
        from hranice.games.border.paper.print_orders import PRINTING

        return PRINTING

    def routes(self) -> Sequence[Route]:
        """Return where the boards are."""
        from hranice.games.border.api import ROUTES

        return ROUTES
