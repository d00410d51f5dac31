"""Every check of the contract can fail: for each there are broken games that it catches."""

import random
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from hranice.conformance import Broken, Case, cases
from hranice.conformance.contract_checks import CONTRACT
from hranice.game import Draw, Drawn, Due, Event, Moved, Rang, Refusal, Standing, Value
from tests.table.pig import PIG, Grab, Hold, Move, Options, Pig, Roll, State, Told

Next = tuple[State, tuple[Any, ...]]


class Endless(Pig):
    def standing(self, state: State) -> Standing:
        return replace(super().standing(state), over=False, winners=())


class EarlyWinner(Pig):
    def standing(self, state: State) -> Standing:
        return replace(super().standing(state), winners=(0,))


class Unordered(Pig):
    def due(self, state: State) -> Due:
        due = super().due(state)
        return replace(due, seats=due.seats[::-1])


class Backwards(Pig):
    def rounds(self, state: State) -> int:
        return -state.rounds


class Forgetful(Value, frozen=True):
    scores: tuple[int, ...]


class NarrowView(Pig):
    view_type: ClassVar[Any] = Forgetful


class OtherView(Pig):
    def encoded_views(self, state: State) -> Callable[[int | None], bytes]:  # noqa: ARG002 - the fault
        return lambda _: b"{}"


class ListState(State, frozen=True):
    seen: Any = ()


class Listing(Pig):
    state_type = ListState

    def setup(self, options: Options, seats: int) -> State:
        state = super().setup(options, seats)
        return ListState(**{name: getattr(state, name) for name in state.__struct_fields__}, seen=[])


class NeverComplete(Pig):
    def complete(self, options: Options) -> Options:
        return replace(options, die=(*options.die, 6))


class NeverNormal(Pig):
    def normal(self, move: Move) -> Move:
        return Hold() if isinstance(move, Roll) else move


class NeverInOrder(Pig):
    def canonical(self, options: Options) -> Options:
        return replace(options, die=options.die[::-1])


class OptionsShownOtherwise(Pig):
    def options_view(self, options: Options) -> Any:
        return replace(options, die=(*options.die, 6))


class OtherOptions(Pig):
    def play(self, state: State, event: Event[Move]) -> Next:
        after, facts = super().play(state, event)
        return replace(after, options=replace(after.options, patience=after.options.patience + 1)), facts


class Gambling(Pig):
    def play(self, state: State, event: Event[Move]) -> Next:
        after, facts = super().play(state, event)
        return replace(after, pot=after.pot + random.getrandbits(30)), facts


class ListsTooMuch(Pig):
    """Lets nobody hold with an empty pot, though that is listed."""

    def sample(self, state: State, seat: int, draw: Draw) -> Move:
        return super().sample(state, seat, draw) if state.turn is None or state.pot else Roll()

    def play(self, state: State, event: Event[Move]) -> Next:
        if isinstance(event, Moved) and isinstance(event.move, Hold) and not state.pot:
            raise Refusal("P3", "pig-not-now")
        return super().play(state, event)


class ListsTwice(Pig):
    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield from super().moves(state, seat)
        yield from super().moves(state, seat)


class ListsForEverybody(Pig):
    def moves(self, state: State, seat: int) -> Iterator[Move]:
        return iter((Roll(), Hold())) if state.turn is not None else super().moves(state, seat)


class NeverHolds(Pig):
    def sample(self, state: State, seat: int, draw: Draw) -> Move:
        draw(3)
        return next(self.moves(state, seat))


class SamplesUnlisted(Pig):
    """Its moves lack what it samples."""

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        return (move for move in super().moves(state, seat) if move != Hold())

    def sample(self, state: State, seat: int, draw: Draw) -> Move:
        moves = list(super().moves(state, seat))
        return moves[draw(len(moves))]


class Lenient(Pig):
    """Lets everybody roll whose turn it is not."""

    def play(self, state: State, event: Event[Move]) -> Next:
        if isinstance(event, Moved) and isinstance(event.move, Roll) and state.turn not in {None, event.seat}:
            return state, (Told("rolls anyway", event.seat),)
        return super().play(state, event)


class Crashing(Pig):
    def play(self, state: State, event: Event[Move]) -> Next:
        if isinstance(event, Moved):
            state.scores[event.seat]
        return super().play(state, event)


class Speechless(Pig):
    def play(self, state: State, event: Event[Move]) -> Next:
        try:
            return super().play(state, event)
        except Refusal as refusal:
            raise Refusal("", refusal.reason) from None


class Careless(Pig):
    def further(self, state: State, seat: int, move: Move, at: int) -> tuple[Move, ...]:  # noqa: ARG002 - looks at nothing
        return ()


class AnyOutcome(Pig):
    def play(self, state: State, event: Event[Move]) -> Next:
        if isinstance(event, Drawn):
            event = replace(event, outcome=tuple(max(0, min(drawn, 0)) for drawn in event.outcome[:1]))
        return super().play(state, event)


class AnyAlarm(Pig):
    def play(self, state: State, event: Event[Move]) -> Next:
        return (state, ()) if isinstance(event, Rang) else super().play(state, event)


class HidesTooMuch(Pig):
    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - from everybody
        return replace(state, pot=0)


class HidesTheTurn(Pig):
    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - from everybody
        return replace(state, turn=0)

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - to everybody
        return replace(state, turn=0)


class Whispering(Pig):
    """Does not tell whether somebody rolls or holds, though everybody sees it."""

    def play(self, state: State, event: Event[Move]) -> Next:
        after, _ = super().play(state, event)
        return after, ()


class GrowsAnything(Pig):
    def further(self, state: State, seat: int, move: Move, at: int) -> tuple[Move, ...]:
        super().further(state, seat, move, at)
        return (Grab(),)


class StandsForNothing(Pig):
    """Refuses every move in the making, also those that `play` accepts."""

    def further(self, state: State, seat: int, move: Move, at: int) -> tuple[Move, ...]:  # noqa: ARG002 - looks at nothing
        raise Refusal("P3", "pig-not-now")


class StandsForNothingOfMany(StandsForNothing):
    """Does so where there are more moves than are tried one against the other."""

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        return (move for move in super().moves(state, seat) for _ in range(100))


class RollsOnceForAll(Pig):
    def addresses(self, state: State) -> tuple[str, ...]:
        return ("first",) if state.turn is None else (f"roll {state.turn}",)


class NamesTooFewDraws(Pig):
    def addresses(self, state: State) -> tuple[str, ...]:
        return ("first",) if state.turn is None else ()


class UndoesAnything(Pig):
    def may_undo(self, state: State, seat: int, *, last: bool) -> bool:  # noqa: ARG002 - whatever followed
        return True


BROKEN = {
    Endless: "ends",
    EarlyWinner: "ends",
    Unordered: "ends",
    Backwards: "ends",
    NarrowView: "survives_json",
    OtherView: "survives_json",
    Listing: "is_frozen",
    NeverComplete: "keeps_options",
    NeverInOrder: "keeps_options",
    NeverNormal: "accepts_listed_moves",
    OptionsShownOtherwise: "keeps_options",
    OtherOptions: "keeps_options",
    Gambling: "replays",
    ListsTooMuch: "accepts_listed_moves",
    ListsTwice: "accepts_listed_moves",
    ListsForEverybody: "accepts_listed_moves",
    NeverHolds: "samples_every_move",
    SamplesUnlisted: "samples_every_move",
    Lenient: "refuses_other_moves",
    Crashing: "refuses_other_moves",
    Speechless: "refuses_other_moves",
    Careless: "refuses_other_moves",
    AnyOutcome: "refuses_impossible_chance",
    RollsOnceForAll: "addresses_each_draw_once",
    NamesTooFewDraws: "addresses_each_draw_once",
    AnyAlarm: "refuses_wrong_alarms",
    HidesTooMuch: "needs_nothing_hidden",
    HidesTheTurn: "needs_nothing_hidden",
    Whispering: "keeps_secrets",
    GrowsAnything: "grows_moves",
    StandsForNothing: "grows_moves",
    StandsForNothingOfMany: "grows_moves",
    UndoesAnything: "takes_moves_back",
}


@pytest.mark.parametrize("case", cases(PIG), ids=str)
def test_the_game_is_sound_before_it_is_broken(case: Case) -> None:
    case.check()


@pytest.mark.parametrize(("broken", "check"), BROKEN.items())
def test_a_broken_game_is_caught(broken: type[Pig], check: str) -> None:
    [case, *_] = [case for case in cases(broken()) if case.proves.__name__ == check]
    with pytest.raises(Broken, match=r": 2 players, seed \d"):
        case.check()


def test_for_every_check_there_is_a_broken_game() -> None:
    assert {check.__name__ for check in CONTRACT} == set(BROKEN.values())
