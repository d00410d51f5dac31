"""Positions and boards as the engine reads them."""

from collections.abc import Sequence
from functools import lru_cache
from struct import pack

from hranice.games.border.bots.engine.memory_layout import BOARD, POSITION, SEATS, WORD, WORDS, Record
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.second_action import offer
from hranice.games.border.rules.state import DICE, PHASES, State

_WORD = (1 << WORD) - 1

Numbers = Sequence[int]


def words(spaces: Numbers) -> list[int]:
    """Return a set of spaces as words of bits."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return [mask >> WORD * word & _WORD for word in range(WORDS)]


def spaces(mask: Numbers) -> tuple[int, ...]:
    """Return words of bits as the numbers that are in the set, rising."""
    return tuple(WORD * at + bit for at, word in enumerate(mask) for bit in range(WORD) if word >> bit & 1)


@lru_cache(maxsize=1024)
def packed_board(layout: Layout) -> bytes:
    """Return a board as `memory_layout.BOARD` describes it."""

    def sets(masks: Numbers) -> list[int]:
        return [word for mask in masks for word in words(layout.spaces(mask))]

    def size(segment: int) -> int:
        return layout.segments[segment].bit_count()

    return _packed(
        BOARD,
        near=sets(layout.near),
        colour=layout.colour,
        white=sets([layout.white]),
        of_colour=sets(layout.of_colour),
        segments=sets(layout.segments),
        segments_of=[number for numbers in layout.segments_of for number in numbers],
        by_size=[number for numbers in layout.segments_of for number in sorted(numbers, key=size)],
        rings=sets(layout.rings),
        high=layout.high,
        low=layout.low,
    )


def packed_position(state: State, boards: Numbers) -> bytes:
    """Return a state as `memory_layout.POSITION` describes it; `boards` says where each seat's board lies."""
    begun = bool(state.boards)
    left, _ = offer(state.dice, state.left)
    layouts = [state.layout(seat) for seat in range(state.seats)] if begun else []
    crossed = [_sets(layout, mask) for layout, mask in zip(layouts, state.crossed, strict=begun)]
    sealed = [_sets(layout, mask or 0)[0] for layout, mask in zip(layouts, state.sealed, strict=begun)]
    return _packed(
        POSITION,
        seats=[state.seats],
        chain=[state.options.chain],
        boards=_padded(boards),
        phase=[PHASES.index(state.phase)],
        round=[state.round],
        active=[state.active],
        rolls=[state.rolls],
        dice=state.dice or [0] * DICE,
        rolling=[sum(1 << die for die in state.rolling)],
        left=left,
        one_die=[state.one_die],
        crossed=_padded([word for mask, _ in crossed for word in mask], WORDS),
        reach=_padded([word for _, mask in crossed for word in mask], WORDS),
        first=_padded(state.first),
        later=_padded(state.later),
        sealed=_padded([word for mask in sealed for word in mask], WORDS),
        pending=[sum(1 << seat for seat, marks in enumerate(state.sealed) if marks is None)],
        quiet=[state.quiet],
        ending=[state.ending],
    )


def _packed(record: Record, **values: Numbers) -> bytes:
    """Return numbers in the order of a record's fields."""
    return b"".join(pack(f"<{field.size // 8}{field.kind}", *values[field.name]) for field in record.fields)


def _padded(numbers: Numbers, per_seat: int = 1) -> list[int]:
    return [*numbers, *[0] * (SEATS * per_seat - len(numbers))]


@lru_cache(maxsize=4096)
def _sets(layout: Layout, mask: int) -> tuple[list[int], list[int]]:
    """Return a set of the rules in words, and everything next to it."""
    members = layout.spaces(mask)
    near = [other for space in members for other in layout.spaces(layout.near[space])]
    return words(members), words(near)
