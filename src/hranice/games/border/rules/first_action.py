"""The active player's action: rolling, and completing segments (B9-B14)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

from hranice.game import Draw, Refusal
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.state import DICE, FACES, Complete, Reroll, State, Stop

STOP = Stop()
NO_SEGMENT = -1
"""What is given for the segment of a white space, which has none (B3)."""
REROLLS = tuple(Reroll(dice) for count in range(1, DICE + 1) for dice in combinations(range(DICE), count))
"""Every way to roll some of the dice again."""
_WAYS = frozenset(reroll.dice for reroll in REROLLS)


def check_reroll(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the positions to roll again, ascending; refuse to roll nothing or what does not exist (B9)."""
    if dice in _WAYS:
        return dice
    if not dice:
        raise Refusal("B9", "border-roll-nothing")
    for die in dice:
        if not 0 <= die < DICE:
            raise Refusal("B9", "border-no-such-die", die=die + 1, dice=DICE)
    if len(set(dice)) < len(dice):
        raise Refusal("B9", "border-die-twice")
    return tuple(sorted(dice))


@cache
def count_colours(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many dice show each colour. There are 9,331 ways at most, so each is counted once."""
    return tuple(dice.count(colour) for colour in range(FACES))


def completable(layout: Layout, crossed: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the segments that these dice could complete, each taken alone (B10-B12)."""
    choices = _choices(layout, crossed, dice)
    return tuple(sorted([chosen[0] for within in choices for chosen in within if len(chosen) == 1]))


@lru_cache(maxsize=1024)
def _choices(layout: Layout, crossed: int, dice: tuple[int, ...]) -> Sequence[Sequence[tuple[int, ...]]]:
    """Return for each colour that has a choice the sets of segments its dice can complete (B13).

    The sets of different colours do not compete for dice, so a completion is one from each colour. Whoever
    asks whether there is a choice soon asks what it is, and at many tables at once, so the latest answers
    are kept.
    """
    choices = []
    segments, still_open = layout.segments, ~crossed
    for colour, count in enumerate(count_colours(dice)):
        if not count:
            continue
        within = []
        for number in layout.segments_of[colour]:
            missing = (segments[number] & still_open).bit_count()
            if missing <= count and missing:
                within.append((number, missing))
        if len(within) == 1:
            choices.append([(), (within[0][0],)])
        elif within:
            choices.append(_affordable(within, count))
    return choices


def _affordable(within: list[tuple[int, int]], count: int) -> list[tuple[int, ...]]:
    """Return the sets of segments, given with their open spaces, that so many dice can complete."""
    sets: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for number, missing in within:
        sets += [((*chosen, number), used + missing) for chosen, used in sets if used + missing <= count]
    return [chosen for chosen, _ in sets]


def can_complete(layout: Layout, crossed: int, dice: tuple[int, ...]) -> bool:
    """Return whether these dice complete anything at all."""
    return bool(_choices(layout, crossed, dice))


def completions(state: State) -> Iterator[Complete]:
    """Yield every legal completion, the empty one (B14) first."""
    seat = state.active
    choices = _choices(state.layout(seat), state.crossed[seat], state.dice)
    for combination in product(*choices):
        yield Complete(tuple(sorted(number for chosen in combination for number in chosen)))


def further_completions(state: State, chosen: tuple[int, ...]) -> tuple[Complete, ...]:
    """Return every completion that adds one segment to a legal one."""
    seat = state.active
    layout, crossed = state.layout(seat), state.crossed[seat]
    spaces, left = check_completion(layout, crossed, state.dice, chosen)
    dice = tuple(state.dice[position] for position in left)
    return tuple(Complete((*chosen, number)) for number in completable(layout, crossed | spaces, dice))


def spent_by_completion(state: State, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Return the positions of the dice that a legal completion uses (B10); the others get the rest (B15)."""
    seat = state.active
    _, left = check_completion(state.layout(seat), state.crossed[seat], state.dice, chosen)
    return tuple(position for position in range(DICE) if position not in left)


def sample_completion(state: State, draw: Draw) -> Complete:
    """Return one of the legal completions, each equally likely."""
    seat = state.active
    chosen: tuple[int, ...] = ()
    for choices in _choices(state.layout(seat), state.crossed[seat], state.dice):
        chosen += choices[draw(len(choices))]
    return Complete(tuple(sorted(chosen)))


def check_completion(
    layout: Layout, crossed: int, dice: tuple[int, ...], chosen: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    """Return the spaces that completing these segments crosses, and the positions of the dice left over.

    Refuses what the dice cannot do.
    """
    counts = list(count_colours(dice))
    spaces = 0
    for number in chosen:
        if number == NO_SEGMENT:
            raise Refusal("B3", "border-white-space")
        if not 0 <= number < len(layout.segments):
            raise Refusal("B10", "border-no-such-segment", segment=number)
        missing = layout.segments[number] & ~crossed
        if not missing:
            raise Refusal("B10", "border-segment-complete", segment=number)
        if missing & spaces:
            raise Refusal("B10", "border-segment-twice", segment=number)
        spaces |= missing
        colour = layout.segment_colour[number]
        counts[colour] -= missing.bit_count()
        if counts[colour] < 0:
            have = dice.count(colour)
            raise Refusal("B10", "border-dice-short", colour=colour, needed=have - counts[colour], have=have)
    return spaces, dice_left(dice, tuple(counts))


@lru_cache(maxsize=8192)
def dice_left(dice: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the positions of so many dice of each colour, the last of each first to be left (B15)."""
    left = list(counts)
    positions = []
    for position in reversed(range(len(dice))):
        if left[dice[position]]:
            left[dice[position]] -= 1
            positions.append(position)
    return tuple(reversed(positions))
