"""The rules of Pig as pure functions; README.md has them in words."""

from collections.abc import Iterator

from msgspec.structs import replace

from hranice.game import Chance, Drawn, Due, Event, Game, Moved, Refusal, Standing, Value, checked_outcome

MIN, MAX = 5, 1000  # P1: what may be agreed


class Options(Value, frozen=True):
    """What players agree on."""

    target: int = 20
    """P1: points to reach."""
    hard: bool = False
    """P4: a one loses all points."""


class State(Value, frozen=True):
    """A position."""

    options: Options
    scores: tuple[int, ...]
    turn: int = 0
    pot: int = 0
    rolling: bool = False
    """The die is in the air: chance is due."""
    rounds: int = 1


class Roll(Value, frozen=True, tag="roll"):
    """Roll the die."""


class Hold(Value, frozen=True, tag="hold"):
    """Keep the pot."""


Move = Roll | Hold


class Fact(Value, frozen=True):
    """What everybody saw of somebody's turn, and how many points it is about."""

    seat: int
    points: int


class Rolled(Fact, frozen=True, tag="rolled"):
    """The die goes into the pot."""


class Holds(Fact, frozen=True, tag="holds"):
    """The pot is kept."""


class Loses(Fact, frozen=True, tag="loses"):
    """A one: the pot is lost."""


class Pig(Game[State, Move, Options]):
    """The rules."""

    name = "pig"
    rules = "1"
    players = range(2, 5)
    state_type, move_type, options_type, view_type = State, Move, Options, State
    fact_type = Rolled | Holds | Loses

    def setup(self, options: Options, seats: int) -> State:
        if not MIN <= options.target <= MAX:
            raise Refusal("P1", "pig-target", least=MIN, most=MAX)
        return State(options, (0,) * seats)

    def due(self, state: State) -> Due:
        if max(state.scores) >= state.options.target:
            return Due()
        return Due(chance=Chance("roll", (6,))) if state.rolling else Due(seats=(state.turn,))

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        if seat in self.due(state).seats:
            yield from (Roll(), Hold())

    def play(self, state: State, event: Event[Move]) -> tuple[State, tuple[Fact, ...]]:
        seat, pot, score = state.turn, state.pot, state.scores[state.turn]
        match event:
            case Moved(mover, move) if move in self.moves(state, mover):
                if isinstance(move, Roll):
                    return replace(state, rolling=True), ()
                return _next(state, score + pot), (Holds(seat, pot),)
            case Drawn(outcome):
                face = checked_outcome(self.due(state).chance, outcome)[0] + 1
                if face > 1:
                    return replace(state, rolling=False, pot=pot + face), (Rolled(seat, face),)
                left = 0 if state.options.hard else score
                return _next(state, left), (Loses(seat, score + pot - left),)
            case _:
                raise Refusal("P2", "pig-not-now")

    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        return state

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        return state

    def standing(self, state: State) -> Standing:
        winners = [seat for seat, score in enumerate(state.scores) if score >= state.options.target]
        return Standing(state.scores, over=bool(winners), winners=tuple(winners))

    def rounds(self, state: State) -> int:
        return state.rounds


def _next(state: State, score: int) -> State:
    """Return the state in which the next player begins; the one before has this score."""
    seat = state.turn
    scores = (*state.scores[:seat], score, *state.scores[seat + 1 :])
    return State(state.options, scores, turn=(seat + 1) % len(scores), rounds=state.rounds + 1)
