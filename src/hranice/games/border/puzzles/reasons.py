"""Why a choice is better than another, in a sentence: only what follows from the two positions.

Each reason is a fact that holds for the better choice and not for the other one; what cannot be said that way
is not said.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hranice.game import Moved
from hranice.games.border.bots.greedy import CHANCE
from hranice.games.border.puzzles.weighing import held
from hranice.games.border.rules.board_bits import Layout, single_bits
from hranice.games.border.rules.first_action import completions
from hranice.games.border.rules.game import RULES
from hranice.games.border.rules.scoring import closed_areas, taken
from hranice.games.border.rules.second_action import first_candidates
from hranice.games.border.rules.state import DICE, ROLLS, Complete, Cross, Move, Reroll, State, Stop

CLEARLY = 0.08
"""By so much a chance must be better to be a reason."""
NEARLY = 2
"""A land is nearly closed when no more spaces than these are open around it."""

Params = dict[str, str | int]


class Reason(NamedTuple):
    """The key of a sentence, and what fills its places."""

    key: str
    params: Params


def why(state: State, seat: int, best: Move, other: Move) -> Reason | None:
    """Return why one choice is better than another; None: nothing of the kind can be said."""
    return next(_reasons(state, seat, best, other), None)


def _reasons(state: State, seat: int, best: Move, other: Move) -> Iterator[Reason]:
    """Yield all that speaks for a choice, what matters most first."""
    match best, other:
        case ((Reroll() | Stop()), (Reroll() | Stop())):
            yield from _of_dice(state, seat, best, other)
        case Complete(), Complete():
            mine, theirs = (_completed(state, seat, move) for move in (best, other))
            yield from _of_marks(state, seat, mine, theirs)
            yield from _of_left_dice(state, seat, best, other)
            yield from _of_number(mine, theirs)
        case Cross(), Cross():
            layout = state.layout(seat)
            mine, theirs = layout.bits(best.spaces), layout.bits(other.spaces)
            yield from _of_marks(state, seat, mine, theirs)
            yield from _of_number(mine, theirs)
            yield from _of_reach(state, seat, mine, theirs)


def _of_marks(state: State, seat: int, mine: int, theirs: int) -> Iterator[Reason]:
    """Yield lands that are closed, or all but closed, by these marks and not by those."""
    layout, crossed = state.layout(seat), state.crossed[seat]
    lands = sorted(_open_lands(state, seat), key=lambda land: -_value(state, layout, land))
    for land in lands:
        ring = layout.rings[land]
        if not ring & ~(crossed | mine) and ring & ~(crossed | theirs):
            yield Reason(
                "daily-border-closes", {"area": _name(state, land), "points": _value(state, layout, land)}
            )
    for land in lands:
        missing, otherwise = (layout.rings[land] & ~(crossed | marks) for marks in (mine, theirs))
        colours = {layout.at[bit][1] for bit in single_bits(missing)}
        fewer = missing.bit_count() < otherwise.bit_count()
        if fewer and 0 < missing.bit_count() <= NEARLY and len(colours) == 1:
            needed: Params = {
                "area": _name(state, land),
                "count": missing.bit_count(),
                "colour": colours.pop(),
            }
            yield Reason("daily-border-needs", needed)
    nearer = []
    for land in lands:
        dice, more = (_dice_to_close(state, seat, land, crossed | marks) for marks in (mine, theirs))
        if 0 < dice <= DICE and dice < more:
            params: Params = {"area": _name(state, land), "count": dice, "other": more}
            nearer.append((_value(state, layout, land) * (1 / dice - 1 / more), params))
    for _, params in sorted(nearer, key=lambda pair: -pair[0]):
        yield Reason("daily-border-nearer", params)


def _dice_to_close(state: State, seat: int, land: int, crossed: int) -> int:
    """Return how many dice complete all segments in which a land is still open."""
    layout = state.layout(seat)
    missing = layout.rings[land] & ~crossed
    return sum((segment & ~crossed).bit_count() for segment in layout.segments if segment & missing)


def _of_left_dice(state: State, seat: int, best: Complete, other: Complete) -> Iterator[Reason]:
    """Yield that the others can use fewer of the dice that are left."""
    fewer, more = (_usable(state, seat, move) for move in (best, other))
    if fewer < more:
        yield Reason("daily-border-leaves", {"count": fewer, "other": more})


def _of_number(mine: int, theirs: int) -> Iterator[Reason]:
    if mine.bit_count() > theirs.bit_count():
        yield Reason("daily-border-more", {"count": mine.bit_count(), "other": theirs.bit_count()})


def _of_reach(state: State, seat: int, mine: int, theirs: int) -> Iterator[Reason]:
    """Yield that dice of more colours can be used the next time others leave some."""
    layout, crossed = state.layout(seat), state.crossed[seat]
    count, other = (
        sum(bool(layout.frontier(crossed | marks) & spaces) for spaces in layout.of_colour)
        for marks in (mine, theirs)
    )
    if count > other:
        yield Reason("daily-border-reach", {"count": count, "other": other})


def _of_dice(state: State, seat: int, best: Reroll | Stop, other: Reroll | Stop) -> Iterator[Reason]:
    """Yield the segment whose chance is most improved by what is held; or what lies there already."""
    layout, crossed = state.layout(seat), state.crossed[seat]
    if isinstance(best, Stop):
        most = max(_completed(state, seat, move).bit_count() for move in completions(state))
        if most:
            yield Reason("daily-border-stop", {"count": most})
        return
    found: list[tuple[float, Reason]] = []
    for number, segment in enumerate(layout.segments):
        missing = segment & ~crossed
        size, colour = missing.bit_count(), layout.segment_colour[number]
        if not 0 < size <= DICE:
            continue
        count = held(state, best).count(colour)
        chance, otherwise = (_chance(state, move, colour, size) for move in (best, other))
        if not count or chance - otherwise < CLEARLY:
            continue
        params: Params = {
            "count": count,
            "colour": colour,
            "size": size,
            "chance": round(100 * chance),
            "other": round(100 * otherwise),
        }
        closing = [land for land in _open_lands(state, seat) if not layout.rings[land] & ~(crossed | missing)]
        worth = size + sum(_value(state, layout, land) for land in closing)
        reason = Reason("daily-border-keeps", params)
        if closing:
            land = max(closing, key=lambda one: _value(state, layout, one))
            reason = Reason("daily-border-keeps-closes", {**params, "area": _name(state, land)})
        found.append((worth * (chance - otherwise), reason))
    for _, reason in sorted(found, key=lambda pair: -pair[0]):
        yield reason


def _chance(state: State, move: Reroll | Stop, colour: int, size: int) -> float:
    """Return how likely the dice show a colour so often in the end, if whoever plays goes for that."""
    kept = held(state, move)
    rolls = ROLLS - state.rolls if isinstance(move, Reroll) else 0
    return CHANCE[rolls][DICE - len(kept)][max(0, size - kept.count(colour))]


def _usable(state: State, seat: int, move: Complete) -> int:
    """Return how many of the dice left the others can use at once, all of them together."""
    after, _ = RULES.play(state, Moved(seat, move))
    if after.phase != "cross" or after.active != seat:
        return 0
    total = 0
    for other in range(after.seats):
        if other != seat:
            layout, fields = after.layout(other), first_candidates(after, other)
            dice = sum(bool(fields & layout.of_colour[after.dice[die]]) for die in after.left)
            total += min(dice, 1) if after.one_die else dice
    return total


def _completed(state: State, seat: int, move: Complete) -> int:
    """Return the open spaces that a completion crosses, as a bit set."""
    layout, marks = state.layout(seat), 0
    for number in move.segments:
        marks |= layout.segments[number]
    return marks & ~state.crossed[seat]


def _open_lands(state: State, seat: int) -> Iterator[int]:
    closed = closed_areas(state, seat)
    return (land for land in range(len(state.layout(seat).rings)) if not closed >> land & 1)


def _value(state: State, layout: Layout, land: int) -> int:
    return (layout.low if taken(state) >> land & 1 else layout.high)[land]


def _name(state: State, land: int) -> str:
    return state.options.geography.areas[land].name
