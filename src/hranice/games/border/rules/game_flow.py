"""What happens: every event of The BORDER, from the setup to the end (B7-B25)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from hranice.game import Chance, Due, Refusal, checked_outcome
from hranice.games.border.rules.board import Board, Fault, Geography, board_faults, faults
from hranice.games.border.rules.first_action import can_complete, check_completion, check_reroll
from hranice.games.border.rules.scoring import Mark, closed_areas, closings, points_of, winners
from hranice.games.border.rules.second_action import check_crossing, offer
from hranice.games.border.rules.state import (
    AREAS_TO_END,
    DICE,
    FACES,
    IDLE_CIRCUITS,
    ROLLS,
    Began,
    Closed,
    Complete,
    Completed,
    Cross,
    Crossed,
    Ended,
    Ending,
    Fact,
    Finished,
    Move,
    Options,
    Reroll,
    Rerolling,
    Rolled,
    State,
    Stop,
    Stopped,
    Turned,
)

PLAYERS = range(2, 5)
ALL_DICE = tuple(range(DICE))

_OVER = Due()
_DUE_SEAT = tuple(Due(seats=(seat,)) for seat in range(PLAYERS[-1]))
_DUE_ROLL = tuple(Due(chance=Chance("roll", (FACES,) * count)) for count in range(DICE + 1))
_FINISHED = tuple((Finished(seat),) for seat in range(PLAYERS[-1]))
_FACES = frozenset(range(FACES))

Step = tuple[State, tuple[Fact, ...]]


def setup(options: Options, seats: int) -> State:
    """Return the table before boards and starting player are drawn (B1)."""
    if seats not in PLAYERS:
        raise Refusal("B1", "border-players", least=PLAYERS[0], most=PLAYERS[-1], given=seats)
    check_boards(options, seats)
    none = (0,) * seats
    return State(
        options=options,
        boards=(),
        phase="setup",
        round=0,
        active=0,
        rolls=0,
        dice=(),
        rolling=(),
        left=(),
        one_die=False,
        crossed=none,
        first=none,
        later=none,
        sealed=none,
        quiet=0,
        ending=False,
    )


def check_boards(options: Options, seats: int) -> None:
    """Refuse boards that break B2-B5, too few of them, or a choice that cannot be served (B1)."""
    names = [board.name for board in options.boards]
    if len(names) < seats:
        raise Refusal("B1", "border-too-few-boards", boards=len(names), players=seats)
    if len(set(names)) < len(names):
        raise Refusal("B1", "border-board-names-equal")
    fault = _first_fault(options.geography, options.boards)
    if fault:
        raise Refusal(fault.rule, "border-board-fault", fault=fault.text)
    choice = options.choice
    if not choice:
        return
    if len(choice) != seats:
        raise Refusal("B1", "border-choice-count", given=len(choice), players=seats)
    for name in choice:
        if name not in names:
            raise Refusal("B1", "border-no-such-board", board=name, boards=", ".join(names))
    if len(set(choice)) < seats:
        raise Refusal("B1", "border-board-twice")


@lru_cache(maxsize=64)
def _first_fault(geography: Geography, boards: tuple[Board, ...]) -> Fault | None:
    found = faults(geography)
    for board in boards:
        found = found or board_faults(geography, board)
    return found[0] if found else None


def due(state: State) -> Due:
    """Say what the game waits for."""
    match state.phase:
        case "roll":
            return _DUE_ROLL[len(state.rolling)]
        case "keep" | "complete":
            return _DUE_SEAT[state.active]
        case "cross":
            return Due(seats=tuple([seat for seat, marks in enumerate(state.sealed) if marks is None]))
        case "setup":
            return Due(chance=_setup_chance(state))
        case "over":
            return _OVER


def _setup_chance(state: State) -> Chance:
    """Boards are drawn one after the other from those that remain; then who begins (B1, B7)."""
    drawn = 0 if state.options.choice else state.seats
    total = len(state.options.boards)
    return Chance("setup", (*range(total, total - drawn, -1), state.seats))


def addresses(state: State) -> tuple[str, ...]:
    """Say what each draw of the chance that is due is for, so that luck can be the same for others."""
    if state.phase == "roll":
        return tuple(f"roll {state.round} {state.rolls + 1} {die}" for die in state.rolling)
    boards = 0 if state.options.choice else state.seats
    return (*(f"board {seat}" for seat in range(boards)), "first player")


def drawn(state: State, outcome: tuple[int, ...]) -> Step:
    """Let fate decide what it was asked."""
    if state.phase == "roll":
        return _roll(state, outcome)
    checked_outcome(due(state).chance, outcome)
    return _hand_out(state, outcome)


def _roll(state: State, outcome: tuple[int, ...]) -> Step:
    """Let the dice in the air fall (B9)."""
    rolling, dice = state.rolling, outcome
    if len(outcome) != len(rolling) or not _FACES.issuperset(outcome):
        # Looking at all dice at once is quicker; this says what is wrong with which of them.
        checked_outcome(due(state).chance, outcome)
    if len(rolling) < DICE:
        lying = list(state.dice)
        for number, position in enumerate(rolling):
            lying[position] = outcome[number]
        dice = tuple(lying)
    rolls = state.rolls + 1
    rolled = replace(state, phase="keep", rolls=rolls, dice=dice, rolling=())
    fact = Rolled(state.active, rolls, dice, rolling)
    if rolls < ROLLS:
        return rolled, (fact,)
    return _take_dice(rolled, (fact,))


def _hand_out(state: State, outcome: tuple[int, ...]) -> Step:
    options, starter = state.options, outcome[-1]
    pile = list(range(len(options.boards)))
    if options.choice:
        names = [board.name for board in options.boards]
        boards = tuple(names.index(name) for name in options.choice)
    else:
        boards = tuple(pile.pop(place) for place in outcome[:-1])
    ready = replace(
        state,
        boards=boards,
        crossed=tuple(options.layouts[board].white for board in boards),
        dice=(0,) * DICE,
    )
    fact = Began(tuple(options.boards[board].name for board in boards), starter)
    return _next_round(ready, starter, 0, (fact,))


def _next_round(state: State, active: int, quiet: int, facts: tuple[Fact, ...]) -> Step:
    turned = replace(
        state,
        phase="roll",
        round=state.round + 1,
        active=active,
        rolls=0,
        rolling=ALL_DICE,
        left=(),
        one_die=False,
        sealed=(0,) * len(state.sealed),
        quiet=quiet,
    )
    return turned, (*facts, Turned(turned.round, active))


def _check_active(state: State, seat: int, phase: str) -> None:
    if state.phase == "keep" and phase == "complete" and seat == state.active:
        raise Refusal("B10", "border-still-rolling")
    if state.phase != phase:
        raise Refusal("B8", "border-not-now", phase=state.phase)
    if seat != state.active:
        raise Refusal("B8", "border-not-your-turn", active=state.active)


def _reroll(state: State, seat: int, move: Reroll) -> Step:
    _check_active(state, seat, "keep")
    dice = check_reroll(move.dice)
    return replace(state, phase="roll", rolling=dice), (Rerolling(seat, dice),)


def _stop(state: State, seat: int, _move: Stop) -> Step:
    _check_active(state, seat, "keep")
    return _take_dice(state, (Stopped(seat),))


def _take_dice(state: State, facts: tuple[Fact, ...]) -> Step:
    """End the rolling. Who can complete nothing is not asked."""
    seat = state.active
    if can_complete(state.layout(seat), state.crossed[seat], state.dice):
        return replace(state, phase="complete"), facts
    return _others_turn(state, facts, Completed(seat, (), (), ALL_DICE, (seat,)))


def _complete(state: State, seat: int, move: Complete) -> Step:
    _check_active(state, seat, "complete")
    if not move.segments:
        return _others_turn(state, (), Completed(seat, (), (), ALL_DICE))
    layout = state.layout(seat)
    mask, left = check_completion(layout, state.crossed[seat], state.dice, move.segments)
    spaces = layout.spaces(mask)
    marked, closed = _mark(state, [(seat, mask, spaces)])
    done = Completed(seat, tuple(sorted(move.segments)), spaces, left)
    return _others_turn(marked, (), done, closed)


def _others_turn(
    state: State, before: tuple[Fact, ...], done: Completed, closed: tuple[Fact, ...] = ()
) -> Step:
    """Begin the second action (B15, B18, B19). Who has nothing to cross is not asked."""
    one_die = not done.left
    left = done.left or ALL_DICE
    _, colours = offer(state.dice, left)
    sealed: list[int | None] = [0] * len(state.crossed)
    layouts, boards, active = state.options.layouts, state.boards, state.active
    for seat, crossed in enumerate(state.crossed):
        if seat != active:
            layout = layouts[boards[seat]]
            if layout.frontier(crossed) & layout.of_colours[colours]:
                sealed[seat] = None
    idle = tuple([seat for seat, marks in enumerate(sealed) if marks is not None and seat != active])
    facts = (*before, replace(done, passed_over=done.passed_over + idle), *closed)
    opened = replace(state, phase="cross", left=left, one_die=one_die, sealed=tuple(sealed))
    if None in sealed:
        return opened, facts
    return _open_seals(opened, facts)


def _cross(state: State, seat: int, move: Cross) -> Step:
    if state.phase != "cross":
        raise Refusal("B8", "border-not-now", phase=state.phase)
    sealed = list(state.sealed)
    if seat == state.active or not 0 <= seat < len(sealed):
        raise Refusal("B15", "border-not-an-other", active=state.active)
    if sealed[seat] is not None:
        raise Refusal("B15", "border-already-finished")
    sealed[seat] = check_crossing(state, seat, move.spaces)
    finished = replace(state, sealed=tuple(sealed))
    facts = _FINISHED[seat]
    return (finished, facts) if None in sealed else _open_seals(finished, facts)


def _open_seals(state: State, facts: tuple[Fact, ...]) -> Step:
    """Apply what all the others have marked, together (B15, B22), and end the round (B8, B24)."""
    layouts, boards = state.options.layouts, state.boards
    told: list[Fact] = []
    marks: list[Mark] = []
    for seat, mask in enumerate(state.sealed):
        if mask:
            spaces = layouts[boards[seat]].spaces(mask)
            told.append(Crossed(seat, spaces))
            marks.append((seat, mask, spaces))
        elif seat != state.active:
            told.append(Crossed(seat, ()))
    marked, closed = _mark(state, marks) if marks else (state, ())
    facts = (*facts, *told, *closed)
    # A round was quiet if nothing was crossed in either action; using no die says it of the first.
    quiet = state.quiet + 1 if not marks and len(state.left) == DICE and not state.one_die else 0
    seats = len(boards)
    worn_out = quiet >= IDLE_CIRCUITS * seats
    if not (marked.ending or worn_out):
        return _next_round(marked, (state.active + 1) % seats, quiet, facts)
    over = replace(marked, phase="over", quiet=quiet)
    ended = Ended(tuple(points_of(over, seat) for seat in range(over.seats)), winners(over), worn_out)
    return over, (*facts, ended)


def _mark(state: State, marks: list[Mark]) -> Step:
    """Cross spaces on several boards at one moment and score the areas that this closes (B20-B22)."""
    crossed = list(state.crossed)
    for seat, mask, _ in marks:
        crossed[seat] |= mask
    marked = replace(state, crossed=tuple(crossed))
    closed = closings(marked, marks)
    return _score(marked, closed) if closed else (marked, ())


def _score(state: State, closed: tuple[Closed, ...]) -> Step:
    """Note the areas just closed; whoever now has six of them makes this round the last one (B24)."""
    first, later = list(state.first), list(state.later)
    for fact in closed:
        (first if fact.first else later)[fact.seat] |= 1 << fact.area
    scored = replace(state, first=tuple(first), later=tuple(later))
    reached = [
        Ending(seat)
        for seat in range(state.seats)
        if closed_areas(state, seat).bit_count() < AREAS_TO_END <= closed_areas(scored, seat).bit_count()
    ]
    return replace(scored, ending=state.ending or bool(reached)), (*closed, *reached)


DOING: dict[type[Move], Callable[[State, int, Any], Step]] = {
    Cross: _cross,
    Reroll: _reroll,
    Complete: _complete,
    Stop: _stop,
}
"""What a seat does, by the kind of its move; each refuses what the rules do not allow (B8-B19)."""
