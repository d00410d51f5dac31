"""What somebody who follows docs/add-a-game.md writes, beside what stands there: a game with sticks.

Each player in turn takes one to three of them; whoever takes the last wins.
"""

VALUES = """
from collections.abc import Iterator
from typing import Any

import msgspec

from hranice.game import Due, Event, Game, Moved, Refusal, Standing, Value


class Options(Value, frozen=True):
    sticks: int = 15


class State(Value, frozen=True):
    options: Options
    left: int
    taken: tuple[int, ...]
    turn: int = 0
    rounds: int = 1


class Move(Value, frozen=True, tag="take"):
    sticks: int


class Fact(Value, frozen=True, tag="taken"):
    seat: int
    sticks: int


View = State
"""
"""The beginning of rules.py, up to the class that the guide begins."""
METHODS = """
    def setup(self, options: Options, seats: int) -> State:
        if not 5 <= options.sticks <= 50:
            raise Refusal("M1", "my-game-sticks", least=5, most=50)
        return State(options, options.sticks, (0,) * seats)

    def due(self, state: State) -> Due:
        return Due(seats=(state.turn,)) if state.left else Due()

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        if seat in self.due(state).seats:
            yield from (Move(sticks) for sticks in range(1, min(3, state.left) + 1))

    def play(self, state: State, event: Event[Move]) -> tuple[State, tuple[Fact, ...]]:
        if not isinstance(event, Moved) or event.move not in self.moves(state, event.seat):
            raise Refusal("M2", "my-game-not-now")
        seat, sticks = event.seat, event.move.sticks
        taken = tuple(own + sticks * (seat == other) for other, own in enumerate(state.taken))
        turn, left = (seat + 1) % len(taken), state.left - sticks
        rounds = state.rounds + (turn == 0 and left > 0)
        after = msgspec.structs.replace(state, left=left, taken=taken, turn=turn, rounds=rounds)
        return after, (Fact(seat, sticks),)

    def redact(self, state: State, seat: int | None) -> State:
        return state

    def view(self, state: State, seat: int | None) -> State:
        return state

    def standing(self, state: State) -> Standing:
        last = (state.turn - 1) % len(state.taken)
        return Standing(state.taken, over=not state.left, winners=() if state.left else (last,))

    def rounds(self, state: State) -> int:
        return state.rounds
"""
"""The rest of that class."""
PARTS = """
import importlib.resources
from typing import Any

from hranice.bots import Bot, Choice
from hranice.game_parts import Option, Parts
from my_game.rules import Fact, Move, State

STICKS = Option(name="sticks", field="sticks", kind="number", rules=("M1",), default=15, least=5, most=50)


class Greedy(Bot[State, Move]):
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> Choice[Move]:
        return Choice(Move(min(3, state.left)))


def tell(fact: Fact, state: State, names: Any, you: int | None, texts: Any) -> str:
    mine = "yes" if fact.seat == you else "no"
    return texts.text("fact-my-game-taken", who=names[fact.seat], you=mine, sticks=fact.sticks)


class MyParts(Parts):
    title = "Sticks"

    def texts(self) -> Any:
        return importlib.resources.files(__package__) / "texts"

    def options(self) -> tuple[Option, ...]:
        return (STICKS,)

    def bots(self) -> dict[str, Any]:
        return {"greedy": Greedy}

    def teller(self) -> Any:
        return tell
"""
TEXTS = """
fact-my-game-taken = { $you ->
    [yes] You take { $sticks }.
   *[no] { $who } takes { $sticks }.
}
option-sticks = Sticks
my-game-sticks = There are { $least } to { $most } sticks.
my-game-not-now = That cannot be taken now.
"""
