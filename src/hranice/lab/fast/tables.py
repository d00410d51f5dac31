"""Boards as arrays of machine words, compiled from whatever options are played."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hranice.border.board import SEGMENT_SIZES, SPACES, VALUES, neighbours
from hranice.border.layout import Layout
from hranice.border.state import FACES, Options
from hranice.lab.fast.machine import WORD, Words

AREAS = len(VALUES)
SEGMENTS_OF_COLOUR = len(SEGMENT_SIZES)
SEGMENTS = FACES * SEGMENTS_OF_COLOUR
WORDS = -(-SPACES // WORD)

BOARD = np.dtype(
    [
        ("near", np.uint64, (SPACES, WORDS)),  # by space: those that share an edge with it
        ("colour", np.int64, (SPACES,)),  # by space; -1 for white
        ("white", np.uint64, (WORDS,)),
        ("of_colour", np.uint64, (FACES, WORDS)),
        ("segments", np.uint64, (SEGMENTS, WORDS)),
        ("segments_of", np.int64, (FACES, SEGMENTS_OF_COLOUR)),  # by colour: numbers of segments, rising
        ("by_size", np.int64, (FACES, SEGMENTS_OF_COLOUR)),  # the same, from the smallest to the biggest
        ("segment_of", np.int64, (SPACES,)),  # by space; -1 for white
        ("rings", np.uint64, (AREAS, WORDS)),
        ("high", np.int64, (AREAS,)),
        ("low", np.int64, (AREAS,)),
    ],
    align=True,  # a card reads what may lie anywhere byte by byte
)
"""One board of one geography. Spaces, segments and areas have the numbers of `hranice.border`."""

Boards = NDArray[np.void]


def words(spaces: Iterable[int]) -> Words:
    """Return space numbers as a set."""
    mask = sum(1 << space for space in set(spaces))
    return np.array([mask >> WORD * word & 2**WORD - 1 for word in range(WORDS)], np.uint64)


def spaces(mask: Words) -> tuple[int, ...]:
    """Return a set as space numbers, ascending."""
    whole = sum(int(word) << WORD * place for place, word in enumerate(mask))
    return tuple(space for space in range(SPACES) if whole >> space & 1)


def compile_boards(options: Options) -> Boards:
    """Return the boards of legal options, in their order, as an array of `BOARD`."""
    boards = np.zeros(len(options.boards), BOARD)
    for place, layout in enumerate(options.layouts):
        _compile(boards[place], options, layout)
    return boards


def _compile(board: Any, options: Options, layout: Layout) -> None:
    board["near"] = [words(others) for others in neighbours(options.geography)]
    board["colour"] = layout.colour
    board["white"] = words(layout.spaces(layout.white))
    board["of_colour"] = [words(layout.spaces(mask)) for mask in layout.of_colour]
    board["segments"] = [words(layout.spaces(mask)) for mask in layout.segments]
    board["segments_of"] = layout.segments_of
    board["by_size"] = [
        sorted(numbers, key=lambda number: layout.segments[number].bit_count())
        for numbers in layout.segments_of
    ]
    board["segment_of"] = -1
    for number, mask in enumerate(layout.segments):
        board["segment_of"][list(layout.spaces(mask))] = number
    board["rings"] = [words(area.spaces) for area in options.geography.areas]
    board["high"] = layout.high
    board["low"] = layout.low
