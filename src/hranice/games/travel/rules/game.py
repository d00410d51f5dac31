"""The course of Bez hranic: which phase follows which, behind the contract of a game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from hranice.game import (
    Alarm,
    Chance,
    Drawn,
    Due,
    Event,
    Game,
    Moved,
    Rang,
    Refusal,
    Standing,
    checked_outcome,
)
from hranice.games.travel.rules import dealing, reckoning, token_placement
from hranice.games.travel.rules.atlas import DECK, MOST_LINKS, MOST_PLACES, Atlas, in_order
from hranice.games.travel.rules.fact_types import Fact, Facts, WasReady
from hranice.games.travel.rules.map_peculiarities import Peculiarity, mattered
from hranice.games.travel.rules.missed_choices import missed
from hranice.games.travel.rules.options import SEATS, UNTIL_READY, Options, check, check_size, completed
from hranice.games.travel.rules.state import Move, Place, Ready, State
from hranice.games.travel.rules.view import Reasons, View, view_of


class Travel(Game[State, Move, Options]):
    """Bez hranic (Travel Blog), on any atlas."""

    name: ClassVar[str] = "travel"
    rules: ClassVar[str] = "2"
    players: ClassVar[range] = SEATS

    state_type: ClassVar[type] = State
    move_type: ClassVar[object] = Move
    options_type: ClassVar[type] = Options
    fact_type: ClassVar[object] = Fact
    view_type: ClassVar[type] = View

    def __init__(
        self, atlases: Mapping[str, Atlas], peculiarities: Mapping[Atlas, Sequence[Peculiarity]]
    ) -> None:
        """Make the game with the maps that options may name, and what is peculiar about them."""
        self._atlases = atlases
        self._peculiarities = peculiarities

    def complete(self, options: Options) -> Options:
        """Return the options with the atlas in the place of its name."""
        return completed(options, self._atlases)

    def canonical(self, options: Options) -> Options:
        """Return the options with the map, and the seats that keep it open, in their one order."""
        ordered = in_order(options.map) if isinstance(options.map, Atlas) else options.map
        return replace(options, map=ordered, open_map=tuple(sorted(set(options.open_map))))

    def check_new(self, options: Options) -> None:
        """Refuse a map that is too large for a server to serve many, and lists out of order."""
        atlas = completed(options, self._atlases).map
        if isinstance(atlas, Atlas) and (len(atlas.places) > MOST_PLACES or len(atlas.links) > MOST_LINKS):
            raise Refusal("T2", "travel-map-large", map=atlas.name, places=MOST_PLACES, links=MOST_LINKS)
        super().check_new(options)

    def setup(self, options: Options, seats: int) -> State:
        """Return the state before the first dealer is drawn. Refuses options that make no game."""
        whole = completed(options, self._atlases)
        state = State(options=whole, seats=seats, purses=(0,) * seats)
        check(whole, state.atlas, seats)
        return state

    def due(self, state: State) -> Due:
        """Say what the game waits for."""
        match state.phase:
            case "shuffle" | "deal" | "ties":
                return Due(chance=_chance(state))
            case "pause" | "settle":
                return Due(alarm=Alarm(state.phase, state.wake))
            case "study" | "reckon":
                waiting = tuple(seat for seat in range(state.seats) if seat not in state.ready)
                timed = state.options.show != UNTIL_READY
                return Due(seats=waiting, alarm=Alarm(state.phase, state.wake) if timed else None)
            case "place":
                return Due(seats=token_placement.missing_seats(state), alarm=_limit(state))
            case "over":
                return Due()

    def addresses(self, state: State) -> tuple[str, ...]:
        """Name cards by round and field, and what decides ties by round and place among these."""
        match state.phase:
            case "shuffle":
                return ("dealer",)
            case "ties":
                ties = _chance(state)
                return tuple(f"tie {state.round} {place}" for place in range(len(ties.bounds) if ties else 0))
            case _:
                return dealing.card_addresses(state)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield every legal move of a seat."""
        if seat not in self.due(state).seats:
            return
        if state.phase != "place":
            yield Ready()
            return
        for colour, traveller in enumerate(state.travellers(seat)):
            for field in token_placement.open_fields(state, traveller):
                yield Place(field, colour)

    def play(self, state: State, event: Event[Move]) -> tuple[State, Facts]:
        """Return the next state and the facts that happened. Raises `Refusal` and changes nothing."""
        match event:
            case Moved(seat, move, at):
                if seat not in range(state.seats):
                    raise Refusal("T1", "travel-seat-unknown", seat=seat, seats=state.seats)
                return _placed(state, seat, move, at) if isinstance(move, Place) else _ready(state, seat, at)
            case Drawn(outcome, at):
                return _drawn(state, checked_outcome(_chance(state), outcome), at)
            case Rang(at):
                alarm = self.due(state).alarm
                if alarm is None or at < alarm.at:
                    raise Refusal("alarm", "travel-alarm-not-due", at=at)
                return _rang(state, at)

    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - no seat has a secret
        """Return the state as it is: everything in it lies open on the table."""
        return state

    def view(self, state: State, seat: int | None) -> View:
        """Return what a client shows to a seat."""
        return self._view(state, seat, self._reasons(state))

    def encoded_views(self, state: State) -> Callable[[int | None], bytes]:
        """Return what gives the view of any seat as JSON; the reasons of prices are looked for once."""
        reasons = self._reasons(state)
        return lambda seat: msgspec.json.encode(self._view(state, seat, reasons))

    def _view(self, state: State, seat: int | None, reasons: tuple[Reasons, ...]) -> View:
        return view_of(state, seat, tuple(self.moves(state, seat)) if seat is not None else (), reasons)

    def _reasons(self, state: State) -> tuple[Reasons, ...]:
        """Return for each bill of a reckoned round what explains it (T25, T41)."""
        if not state.reckoned:
            return ()
        known = self._peculiarities.get(state.atlas, ())
        better = [missed(state, reckoning.traveller) for reckoning in state.reckoned]
        return tuple(
            Reasons(wish, mattered(known, state.atlas, reckoning.bill, wish))
            for reckoning, wish in zip(state.reckoned, better, strict=True)
        )

    def standing(self, state: State) -> Standing:
        """Return the purses, and at the end who has most (T28)."""
        over = state.phase == "over"
        return Standing(state.purses, over, reckoning.winners(state) if over else ())

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        return state.round


class FirstTravel(Travel):
    """By the first version of the rules: every map fills the deck, so no card returns before round 7 (T2)."""

    rules: ClassVar[str] = "1"

    def setup(self, options: Options, seats: int) -> State:
        """Return the state before the first dealer is drawn. Refuses options that make no game."""
        state = super().setup(options, seats)
        check_size(state.atlas, "T2", DECK)
        return state


def _chance(state: State) -> Chance | None:
    match state.phase:
        case "shuffle":
            return Chance("dealer", (state.seats,))
        case "deal":
            return dealing.card_chance(state)
        case "ties":
            return token_placement.ties_chance(state)
        case _:
            return None


def _limit(state: State) -> Alarm | None:
    """Ring when no token stamped before the limit can still be on its way (T16)."""
    last = token_placement.deadline(state)
    return None if last is None else Alarm("limit", last + state.options.settle)


def _drawn(state: State, outcome: tuple[int, ...], at: int) -> tuple[State, Facts]:
    match state.phase:
        case "shuffle":
            state = replace(state, dealer=outcome[0])
            if state.options.show:
                return replace(state, phase="study", wake=at + state.options.show), ()
            return dealing.begin_round(state, at)
        case "deal":
            return dealing.lay(state, outcome, at)
        case _:
            return _reckon(token_placement.untie(state, outcome), at)


def _rang(state: State, at: int) -> tuple[State, Facts]:
    match state.phase:
        case "pause":
            return replace(state, phase="deal"), ()
        case "settle":
            return _close(state, at)
        case "place":
            forced, facts = token_placement.force(state, token_placement.missing_seats(state))
            closed, more = _close(forced, at)
            return closed, facts + more
        case _:
            return dealing.begin_round(state, at)


def _placed(state: State, seat: int, move: Place, at: int) -> tuple[State, Facts]:
    """Place a token; after the last one nobody is waited for (T16)."""
    placed, facts = token_placement.place(state, seat, move, at)
    if token_placement.missing_seats(placed):
        return placed, facts
    last = placed.tokens[-1].at
    if placed.options.settle:
        return replace(placed, phase="settle", wake=last + placed.options.settle), facts
    closed, more = _close(placed, last)
    return closed, facts + more


def _close(state: State, at: int) -> tuple[State, Facts]:
    """End the placing: order what fell together, then reckon."""
    if token_placement.ties_chance(state) is not None:
        return replace(state, phase="ties"), ()
    return _reckon(state, at)


def _reckon(state: State, at: int) -> tuple[State, Facts]:
    """Reckon, and either show it, or go on at once, or end the game."""
    reckoned, facts = reckoning.reckon(state)
    if reckoned.phase == "over":
        return reckoned, facts
    if state.options.show:
        return replace(reckoned, phase="reckon", wake=at + state.options.show), facts
    begun, more = dealing.begin_round(reckoned, at)
    return begun, facts + more


def _ready(state: State, seat: int, at: int) -> tuple[State, Facts]:
    """Note that a player has seen enough; when all have, go on."""
    if state.phase not in {"study", "reckon"}:
        raise Refusal("T25", "travel-nothing-shown")
    if seat in state.ready:
        raise Refusal("T25", "travel-ready-already")
    ready = replace(state, ready=tuple(sorted({*state.ready, seat})))
    if len(ready.ready) < state.seats:
        return ready, (WasReady(seat),)
    begun, facts = dealing.begin_round(ready, at)
    return begun, (WasReady(seat), *facts)
