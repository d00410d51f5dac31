"""The active player's action: rolling, and completing segments (B9-B14)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from hranice.border.layout import Layout
from hranice.border.state import DICE, FACES, ROLLS, Complete, Reroll, State, Stop
from hranice.game import Draw, Refusal

STOP = Stop()
REROLLS = tuple(Reroll(held) for count in range(1, DICE + 1) for held in combinations(range(DICE), count))
"""Every way to roll some of the dice again."""


def check_reroll(state: State, dice: tuple[int, ...]) -> None:
    """Refuse to roll nothing, dice that do not exist, or a fourth time (B9)."""
    if state.rolls >= ROLLS:
        raise Refusal("B9", "border-no-rolls-left", rolls=ROLLS)
    if not dice:
        raise Refusal("B9", "border-roll-nothing")
    for die in dice:
        if not 0 <= die < DICE:
            raise Refusal("B9", "border-no-such-die", die=die + 1, dice=DICE)
    if len(set(dice)) < len(dice):
        raise Refusal("B9", "border-die-twice")


def count_colours(dice: Sequence[int]) -> list[int]:
    """Return how many dice show each colour."""
    counts = [0] * FACES
    for colour in dice:
        counts[colour] += 1
    return counts


def completable(layout: Layout, crossed: int, dice: Sequence[int]) -> tuple[int, ...]:
    """Return the segments that these dice could complete, each taken alone (B10-B12)."""
    counts = count_colours(dice)
    return tuple(
        number
        for number, segment in enumerate(layout.segments)
        if 0 < (segment & ~crossed).bit_count() <= counts[layout.segment_colour[number]]
    )


def _choices(layout: Layout, crossed: int, dice: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """Return for each colour that has a choice the sets of segments its dice can complete (B13).

    The sets of different colours do not compete for dice, so a completion is one from each colour.
    """
    choices = []
    for colour, count in enumerate(count_colours(dice)):
        if not count:
            continue
        within = []
        for number in layout.segments_of[colour]:
            missing = (layout.segments[number] & ~crossed).bit_count()
            if 0 < missing <= count:
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


def can_complete(layout: Layout, crossed: int, dice: Sequence[int]) -> bool:
    """Return whether these dice complete anything at all."""
    for colour, count in enumerate(count_colours(dice)):
        if count:
            for number in layout.segments_of[colour]:
                if 0 < (layout.segments[number] & ~crossed).bit_count() <= count:
                    return True
    return False


def completions(state: State) -> Iterator[Complete]:
    """Yield every legal completion, the empty one (B14) first."""
    seat = state.active
    choices = _choices(state.layout(seat), state.crossed[seat], state.dice)
    for combination in product(*choices):
        yield Complete(tuple(sorted(number for chosen in combination for number in chosen)))


def sample_completion(state: State, draw: Draw) -> Complete:
    """Return one of the legal completions, each equally likely."""
    seat = state.active
    chosen: tuple[int, ...] = ()
    for choices in _choices(state.layout(seat), state.crossed[seat], state.dice):
        chosen += choices[draw(len(choices))]
    return Complete(tuple(sorted(chosen)))


def check_completion(layout: Layout, crossed: int, dice: Sequence[int], chosen: tuple[int, ...]) -> int:
    """Return the spaces that completing these segments crosses; refuse what the dice cannot do."""
    counts = count_colours(dice)
    spaces = 0
    for number in chosen:
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
            have = sum(1 for die in dice if die == colour)
            raise Refusal("B10", "border-dice-short", colour=colour, needed=have - counts[colour], have=have)
    return spaces


def dice_left(layout: Layout, dice: Sequence[int], spaces: int) -> tuple[int, ...]:
    """Return the positions of the dice that crossing these spaces leaves unused (B15)."""
    used = [(spaces & of_colour).bit_count() for of_colour in layout.of_colour]
    left = []
    for position, colour in enumerate(dice):
        if used[colour]:
            used[colour] -= 1
        else:
            left.append(position)
    return tuple(left)
