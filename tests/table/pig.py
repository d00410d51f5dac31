"""Pig, a small game with everything a table must serve: chance, alarms, a race, and a turn.

It stands for every game that is not ours: record, replay and simulator must not know the difference.
Whoever grabs the die first begins; then one rolls and adds to a pot until holding, and a one loses the
pot. A seat that dawdles holds.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from hranice.game import (
    Alarm,
    Chance,
    Draw,
    Drawn,
    Due,
    Event,
    Game,
    Games,
    Moved,
    Rang,
    Refusal,
    Standing,
    Value,
    checked_outcome,
)


class Options(Value, frozen=True):
    """How many points win, how long a seat may think; `die` is the part that `complete` fills in."""

    target: int = 12
    patience: int = 1000
    die: tuple[int, ...] = ()


class State(Value, frozen=True):
    """A position; `grabbed` holds the stamp of every hand on the die."""

    options: Options
    scores: tuple[int, ...]
    grabbed: tuple[int | None, ...]
    turn: int | None = None
    pot: int = 0
    rolling: bool = False
    rounds: int = 0
    since: int = 0


class Grab(Value, frozen=True, tag="grab"):
    """Reach for the die."""


class Roll(Value, frozen=True, tag="roll"):
    """Roll it."""


class Hold(Value, frozen=True, tag="hold"):
    """Keep the pot."""


class Told(Value, frozen=True, tag="told"):
    """What everybody saw."""

    what: str
    seat: int | None = None


Move = Grab | Roll | Hold
Step = tuple[State, tuple[Told, ...]]


class Pig(Game[State, Move, Options]):
    """The rules."""

    name = "pig"
    rules = "1"
    players = range(2, 5)
    state_type = State
    move_type = Move
    options_type = Options
    fact_type = Told
    view_type = State

    def complete(self, options: Options) -> Options:
        """Write the die into the options."""
        return options if options.die else replace(options, die=tuple(range(1, 7)))

    def setup(self, options: Options, seats: int) -> State:
        """Begin with the die in the middle."""
        if options.target < 1:
            raise Refusal("P1", "pig-target", target=options.target)
        return State(self.complete(options), (0,) * seats, (None,) * seats)

    def due(self, state: State) -> Due:
        """Wait for hands, for a tie to be broken, for the die, or for the seat whose turn it is."""
        alarm = Alarm("patience", state.since + state.options.patience)
        if max(state.scores) >= state.options.target:
            return Due()
        if state.rolling:
            return Due(chance=Chance("roll", (len(state.options.die),)))
        if state.turn is not None:
            return Due(seats=(state.turn,), alarm=alarm)
        if None not in state.grabbed:
            return Due(chance=Chance("tie", (len(self._first(state)),)))
        return Due(tuple(seat for seat, at in enumerate(state.grabbed) if at is None), alarm=alarm)

    def _first(self, state: State) -> list[int]:
        stamps = [at for at in state.grabbed if at is not None]
        return [seat for seat, at in enumerate(state.grabbed) if at == min(stamps)]

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """List them."""
        if seat in self.due(state).seats:
            yield from (Grab(),) if state.turn is None else (Roll(), Hold())

    def sample(self, state: State, seat: int, draw: Draw) -> Move:
        """Take any."""
        moves = list(self.moves(state, seat))
        return moves[draw(len(moves))]

    def play(self, state: State, event: Event[Move]) -> tuple[State, tuple[Any, ...]]:
        """Let it happen."""
        due = self.due(state)
        match event:
            case Drawn():
                return self._drawn(state, checked_outcome(due.chance, event.outcome)[0], event.at)
            case Rang():
                if due.alarm is None or event.at < due.alarm.at:
                    raise Refusal("P2", "pig-no-alarm")
                return self._late(state, event.at)
            case Moved():
                if event.move not in tuple(self.moves(state, event.seat)):
                    raise Refusal("P3", "pig-not-now", seat=event.seat)
                return self._moved(state, event.seat, event.move, event.at)

    def _drawn(self, state: State, drawn: int, at: int) -> Step:
        if state.turn is None:
            first = self._first(state)[drawn]
            return replace(state, turn=first, rounds=1, since=at), (Told("begins", first),)
        face = state.options.die[drawn]
        if face == 1:
            return self._next(replace(state, pot=0, rolling=False), at, "lost the pot")
        return replace(state, pot=state.pot + face, rolling=False, since=at), (Told(f"rolled {face}"),)

    def _late(self, state: State, at: int) -> Step:
        if state.turn is not None:
            return self._hold(state, state.turn, at)
        grabbed = tuple(at if stamp is None else stamp for stamp in state.grabbed)
        return replace(state, grabbed=grabbed, since=at), (Told("too late"),)

    def _moved(self, state: State, seat: int, move: Move, at: int) -> Step:
        match move:
            case Grab():
                grabbed = (*state.grabbed[:seat], at, *state.grabbed[seat + 1 :])
                return replace(state, grabbed=grabbed), (Told("grabs", seat),)
            case Roll():
                return replace(state, rolling=True), (Told("rolls", seat),)
            case Hold():
                return self._hold(state, seat, at)

    def _hold(self, state: State, seat: int, at: int) -> Step:
        scores = tuple(score + state.pot * (other == seat) for other, score in enumerate(state.scores))
        return self._next(replace(state, scores=scores, pot=0), at, "holds")

    def _next(self, state: State, at: int, what: str) -> Step:
        seat = state.turn or 0
        following = (seat + 1) % len(state.scores)
        return replace(state, turn=following, rounds=state.rounds + 1, since=at), (Told(what, seat),)

    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        """Hide nothing."""
        return state

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        """Show everything."""
        return state

    def standing(self, state: State) -> Standing:
        """Count."""
        best = max(state.scores)
        over = best >= state.options.target
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best) if over else ()
        return Standing(state.scores, over=over, winners=winners)

    def rounds(self, state: State) -> int:
        """Count turns."""
        return state.rounds


class HardPig(Pig):
    """The second version of the rules: a one loses not only the pot but all points."""

    rules = "2"

    def _drawn(self, state: State, drawn: int, at: int) -> Step:
        after, told = super()._drawn(state, drawn, at)
        if state.turn is not None and state.options.die[drawn] == 1:
            scores = tuple(score * (seat != state.turn) for seat, score in enumerate(after.scores))
            after = replace(after, scores=scores)
        return after, told


PIG, HARD_PIG = Pig(), HardPig()
GAMES = Games(PIG)
VERSIONS = Games(PIG, HARD_PIG)
