"""A table for tests: deals the cards that a test wants and stamps the tokens as it says."""

from itertools import product

from msgspec.structs import replace

from hranice.game import Drawn, Moved, Rang
from hranice.games.travel import TRAVEL
from hranice.games.travel.maps import load
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link
from hranice.games.travel.rules.fact_types import Fact
from hranice.games.travel.rules.fare import has_target
from hranice.games.travel.rules.options import Options
from hranice.games.travel.rules.state import Place, Ready, State

EUROPE = load("europe").atlas
OFFER = ("GB", "HU", "GR", "BE", "NL", "ES", "MC")
"""Seven cards that go with the start FR in most tests; fields 1 to 7."""


def grid(rows: int, columns: int) -> Atlas:
    """Return a made-up map: a chessboard, each square a state with up to four neighbours."""
    squares = list(product(range(rows), range(columns)))
    links = [
        Link(f"S{row}X{column}", f"S{row + down}X{column + right}")
        for row, column in squares
        for down, right in ((0, 1), (1, 0))
        if row + down < rows and column + right < columns
    ]
    states = tuple(AtlasState(f"S{row}X{column}") for row, column in squares)
    return Atlas("grid", states, tuple(links))


def quick(**options: object) -> Options:
    """Return options without any waiting, but for what is asked for."""
    return replace(Options(map=EUROPE, pace=0, settle=0, show=0), **options)


class Table:
    """A running game that keeps all facts."""

    def __init__(self, seats: int = 2, options: Options | None = None) -> None:
        self.state: State = TRAVEL.setup(options or quick(), seats)
        self.facts: list[Fact] = []

    @classmethod
    def in_round(
        cls, number: int, seats: int = 2, options: Options | None = None, purse: int = 500, used: int = 0
    ) -> "Table":
        """Return a table where a round is about to be dealt and everybody has some money."""
        table = cls(seats, options)
        table.state = replace(
            table.state,
            phase="deal",
            round=number,
            purses=(purse,) * seats,
            bank=-purse * seats,
            used=table.state.atlas.codes[:used],
        )
        return table

    def draw(self, *outcome: int, at: int = 0) -> None:
        self._happen(Drawn(outcome, at))

    def ring(self, at: int | None = None) -> None:
        alarm = TRAVEL.due(self.state).alarm
        assert alarm is not None
        self._happen(Rang(alarm.at if at is None else at))

    def place(self, seat: int, field: int, at: int = 0, colour: int = 0) -> None:
        self._happen(Moved(seat, Place(field, colour), at))

    def ready(self, seat: int, at: int = 0) -> None:
        self._happen(Moved(seat, Ready(), at))

    def lay(self, *cards: str, at: int = 0) -> None:
        """Draw exactly these cards."""
        left = list(self.state.remaining())
        outcome = []
        for card in cards:
            outcome.append(left.index(card))
            left.remove(card)
        self.draw(*outcome, at=at)

    def deal(
        self, start: str = "FR", target: str = "PL", offer: tuple[str, ...] = OFFER, at: int = 0
    ) -> "Table":
        """Lay the offer and reveal the start, in rounds 5-7 with the target."""
        for card in offer:
            self.lay(card, at=at)
        self.lay(*((start, target) if has_target(self.state.round) else (start,)), at=at)
        return self

    def stacks(self) -> list[list[int]]:
        """Return the travellers at each field, the lowest first."""
        return [[token.traveller for token in self.state.stack(field)] for field in range(8)]

    def _happen(self, event: Moved[Place | Ready] | Drawn | Rang) -> None:
        self.state, facts = TRAVEL.play(self.state, event)
        self.facts += facts
