"""The values of The BORDER: options, state, moves and facts."""

from functools import cached_property
from typing import Literal, get_args

from hranice.game import Value
from hranice.games.border.rules.board import Board, Geography
from hranice.games.border.rules.board_bits import Layout, layout_of
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY

DICE = 5
FACES = 6
"""B6: five dice, each with one face of every colour."""
ROLLS = 3
"""B9: at most, in one first action."""
AREAS_TO_END = 6
IDLE_CIRCUITS = 3
"""B24, decided: so many whole circuits without a single cross end the game."""

Phase = Literal["setup", "roll", "keep", "complete", "cross", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
"""In the order in which a game comes to them."""


class Options(Value, frozen=True, dict=True, gc=True):
    """What the players agree on before they begin."""

    geography: Geography = STANDARD_GEOGRAPHY
    boards: tuple[Board, ...] = STANDARD_BOARDS
    choice: tuple[str, ...] = ()
    """The name of each seat's board; empty: drawn by chance (B1)."""
    chain: bool = True
    """B16, decided: a space crossed earlier in the same second action counts as crossed."""

    @cached_property
    def layouts(self) -> tuple[Layout, ...]:
        """The boards made ready for fast play, in the order of `boards`."""
        return tuple(layout_of(self.geography, board) for board in self.boards)


class State(Value, frozen=True):
    """A position. Sets of spaces are bit sets in the layout's numbering, areas bit i for area i."""

    options: Options
    boards: tuple[int, ...]
    """For each seat the index of its board in the options; empty until drawn."""
    phase: Phase
    round: int
    active: int
    rolls: int
    """Rolls taken in this first action."""
    dice: tuple[int, ...]
    """The colour each die shows."""
    rolling: tuple[int, ...]
    """The positions of the dice in the air."""
    left: tuple[int, ...]
    """The positions of the dice that the second action may use (B15)."""
    one_die: bool
    """The active player used all five: every other chooses one die (B18)."""
    crossed: tuple[int, ...]
    first: tuple[int, ...]
    """For each seat the areas it scored high (B21)."""
    later: tuple[int, ...]
    """For each seat the areas it scored low."""
    sealed: tuple[int | None, ...]
    """For each seat its marks of this second action; None while it is thinking (B15)."""
    quiet: int
    """Rounds in a row without a single cross (B24)."""
    ending: bool
    """Somebody has closed a sixth area (B24)."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.crossed)

    def layout(self, seat: int) -> Layout:
        """Return the board of a seat, ready for fast play."""
        return self.options.layouts[self.boards[seat]]


class Reroll(Value, frozen=True, tag="roll"):
    """Roll these dice again; the others are held (B9)."""

    dice: tuple[int, ...]


class Stop(Value, frozen=True, tag="stop"):
    """Leave the dice as they lie (B9)."""


class Complete(Value, frozen=True, tag="complete"):
    """Complete these segments of one's own board, or none (B10-B14)."""

    segments: tuple[int, ...] = ()


class Cross(Value, frozen=True, tag="cross"):
    """Cross these spaces in the second action, or none (B15-B19). Their order does not matter."""

    spaces: tuple[int, ...] = ()


Move = Reroll | Stop | Complete | Cross


class Began(Value, frozen=True, tag="began"):
    """Boards were handed out and somebody begins (B1, B7)."""

    boards: tuple[str, ...]
    starter: int


class Turned(Value, frozen=True, tag="turned"):
    """A round began; this seat is the active one (B7)."""

    round: int
    seat: int


class Rolled(Value, frozen=True, tag="rolled"):
    """The active player's dice came to lie (B9)."""

    seat: int
    roll: int
    dice: tuple[int, ...]
    rolled: tuple[int, ...]
    """Which of them were in the air."""


class Rerolling(Value, frozen=True, tag="rerolling"):
    """The active player takes up these dice to roll them again (B9)."""

    seat: int
    dice: tuple[int, ...]


class Stopped(Value, frozen=True, tag="stopped"):
    """The active player takes the dice as they lie, before the third roll (B9)."""

    seat: int


class Completed(Value, frozen=True, tag="completed"):
    """The first action was done; no segments means that the player completed nothing (B10-B14)."""

    seat: int
    segments: tuple[int, ...]
    spaces: tuple[int, ...]
    left: tuple[int, ...]
    passed_over: tuple[int, ...] = ()
    """Who was not asked, for there was nothing to do: `seat` itself, whose dice complete nothing (B14), and
    those of the others whom none of the dice serves (B15)."""


class Finished(Value, frozen=True, tag="finished"):
    """A seat has sealed its marks of the second action (B15)."""

    seat: int


class Crossed(Value, frozen=True, tag="crossed"):
    """The sealed marks of a seat were opened; no spaces means that it passed (B15)."""

    seat: int
    spaces: tuple[int, ...]


class Closed(Value, frozen=True, tag="closed"):
    """A seat closed an area and scored for it (B20-B23)."""

    seat: int
    area: int
    points: int
    first: bool


class Ending(Value, frozen=True, tag="ending"):
    """A seat closed its sixth area: this round is the last one (B24)."""

    seat: int


class Ended(Value, frozen=True, tag="ended"):
    """The game is over (B24, B25)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    quiet: bool
    """It ended because nobody could or would cross anything for three circuits."""


Fact = (
    Began | Turned | Rolled | Rerolling | Stopped | Completed | Finished | Crossed | Closed | Ending | Ended
)
