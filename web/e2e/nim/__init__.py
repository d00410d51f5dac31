"""Nim, a small game of somebody else's: whoever takes the last stick wins. Chance says who begins."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec.structs import replace

from hranice.game import (
    Chance,
    Draw,
    Drawn,
    Due,
    Event,
    Game,
    Moved,
    Refusal,
    Standing,
    Value,
    checked_outcome,
)
from hranice.parts import Option, OptionChoice, Parts


class Options(Value, frozen=True):
    """How many sticks lie there, and which seats may take four."""

    sticks: int = 9
    long_arms: tuple[int, ...] = ()


class Player(Value, frozen=True):
    """A seat, and the sticks that it has taken."""

    seat: int
    taken: int = 0


class State(Value, frozen=True):
    """A position; nothing is hidden, so it is the view as well."""

    options: Options
    sticks: int
    players: tuple[Player, ...]
    turn: int | None = None
    rounds: int = 1


class Take(Value, frozen=True, tag="take"):
    """Take some sticks."""

    sticks: int


class Began(Value, frozen=True, tag="began"):
    """Who begins."""

    seat: int


class Took(Value, frozen=True, tag="took"):
    """Somebody took sticks."""

    seat: int
    sticks: int


class NimParts(Parts):
    """A title, options, and some sentences in English."""

    title = "Nim"

    def texts(self) -> Traversable:
        """Return the catalogues."""
        return files(__package__) / "texts"

    def options(self) -> tuple[Option, ...]:
        """Return what players may agree on."""
        sticks = tuple(OptionChoice(count) for count in (5, 9, 21))
        return (
            Option(
                name="sticks", field="sticks", kind="number", rules=(), default=9, choices=sticks, most=99
            ),
            Option(name="long-arms", field="long_arms", kind="flag", rules=(), default=False, each=True),
        )


class Nim(Game[State, Take, Options]):
    """The rules."""

    name = "nim"
    rules = "1"
    players = range(2, 4)
    parts = NimParts()
    state_type = view_type = State
    move_type = Take
    options_type = Options
    fact_type = Began | Took

    def complete(self, options: Options) -> Options:
        """Leave them."""
        return options

    def setup(self, options: Options, seats: int) -> State:
        """Lay the sticks."""
        if options.sticks < 1:
            raise Refusal("N1", "nim-sticks")
        return State(options, options.sticks, tuple(Player(seat) for seat in range(seats)))

    def due(self, state: State) -> Due:
        """Draw who begins; then take turns while there are sticks."""
        if state.turn is None:
            return Due(chance=Chance("begin", (len(state.players),)))
        return Due(seats=(state.turn,)) if state.sticks else Due()

    def moves(self, state: State, seat: int) -> Iterator[Take]:
        """Yield one to three sticks; four with long arms."""
        most = 4 if seat in state.options.long_arms else 3
        if seat in self.due(state).seats:
            yield from (Take(sticks) for sticks in range(1, min(most, state.sticks) + 1))

    def sample(self, state: State, seat: int, draw: Draw) -> Take:
        """Take any."""
        moves = list(self.moves(state, seat))
        return moves[draw(len(moves))]

    def play(self, state: State, event: Event[Take]) -> tuple[State, tuple[Any, ...]]:
        """Let it happen."""
        match event:
            case Drawn():
                first = checked_outcome(self.due(state).chance, event.outcome)[0]
                return replace(state, turn=first), (Began(first),)
            case Moved(seat, move) if move in self.moves(state, seat):
                before = state.players[seat]
                after = replace(before, taken=before.taken + move.sticks)
                players = (*state.players[:seat], after, *state.players[seat + 1 :])
                left, rounds = state.sticks - move.sticks, state.rounds + 1
                turn = (seat + 1) % len(players) if left else seat
                after_all = replace(state, sticks=left, players=players, turn=turn, rounds=rounds)
                return after_all, (Took(seat, move.sticks),)
            case _:
                raise Refusal("N2", "nim-not-now")

    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        """Hide nothing."""
        return state

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        """Show everything."""
        return state

    def standing(self, state: State) -> Standing:
        """Let the last who took win."""
        scores = tuple(player.taken for player in state.players)
        return Standing(scores, over=not state.sticks, winners=() if state.sticks else (state.turn or 0,))

    def rounds(self, state: State) -> int:
        """Count turns."""
        return state.rounds


NIM = Nim()
