"""Finds colourings: 24 segments on a given geography, as B3 and B4 ask and evenly spread.

The pieces of two to five joined spaces are few enough to list (some 700), so a colouring is an exact cover
of the border with 24 of them. CP-SAT finds one in a second or two. One worker and a seed make it
reproducible, given the same version of OR-Tools.

Besides the rules we ask of a colouring that it treats no player badly from the start:
each white space has two colours beside it and no colour opens twice; every colour lies in both halves of
the board, seen either way; every ring is of many colours, none of which prevails.
"""

import random
from collections.abc import Sequence

from ortools.sat.python import cp_model

from hranice.game import BadInput
from hranice.games.border.rules.board import LETTERS, SEGMENT_SIZES, WHITE, Board, Geography, neighbours

COLOURS = range(len(LETTERS))
SPACES_PER_COLOUR = sum(SEGMENT_SIZES)
LEAST_IN_A_HALF = 5
LEAST_COLOURS = 4
PATIENCE = 60.0
"""How long the solver may try, in its own deterministic seconds."""

Piece = tuple[int, ...]
Choices = dict[tuple[Piece, int], cp_model.IntVar]
Paints = dict[tuple[int, int], cp_model.IntVar]
"""For each space and each colour, whether it has it."""


class NoColouringError(BadInput):
    """The solver found no colouring for a seed."""


def new_board(geography: Geography, seed: int, name: str | None = None) -> Board:
    """Return the board of a seed: legal (B3, B4) and evenly spread. Raises `NoColouringError`."""
    last = len(geography.spaces) - 1
    pieces = joined_pieces(geography, set(range(1, last)))
    model = cp_model.CpModel()
    choices = _choices(model, pieces, seed)
    paints = _cover(model, choices, geography)
    _spread(model, paints, geography)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    solver.parameters.randomize_search = True
    solver.parameters.max_deterministic_time = PATIENCE
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise NoColouringError(f"no colouring was found for seed {seed}; another seed will do")
    letters = dict.fromkeys((0, last), WHITE)
    for (piece, colour), chosen in choices.items():
        if solver.boolean_value(chosen):
            letters.update(dict.fromkeys(piece, LETTERS[colour]))
    return Board(name or f"seed-{seed}", "".join(letters[space] for space in range(last + 1)))


def joined_pieces(geography: Geography, allowed: set[int]) -> list[Piece]:
    """Return every connected set of allowed spaces that has the size of a segment."""
    near = neighbours(geography)
    grown = {frozenset((space,)) for space in allowed}
    found: list[Piece] = []
    for size in range(2, max(SEGMENT_SIZES) + 1):
        grown = {
            piece | {other}
            for piece in grown
            for space in piece
            for other in near[space]
            if other in allowed and other not in piece
        }
        if size in SEGMENT_SIZES:
            found.extend(tuple(sorted(piece)) for piece in grown)
    return sorted(found)


def _choices(model: cp_model.CpModel, pieces: Sequence[Piece], seed: int) -> Choices:
    """Make a variable for every piece in every colour, in an order of the seed's own."""
    pairs = [(piece, colour) for piece in pieces for colour in COLOURS]
    random.Random(seed).shuffle(pairs)
    return {(piece, colour): model.new_bool_var("") for piece, colour in pairs}


def _cover(model: cp_model.CpModel, choices: Choices, geography: Geography) -> Paints:
    """Ask for what B4 says."""
    holders: dict[tuple[int, int], list[tuple[Piece, int]]] = {}
    for piece, colour in choices:
        for space in piece:
            holders.setdefault((space, colour), []).append((piece, colour))
    paints = {key: model.new_bool_var("") for key in holders}
    for key, own in holders.items():
        model.add(sum(choices[piece] for piece in own) == paints[key])
    for space in {space for space, _ in paints}:
        model.add_exactly_one(paints[space, colour] for colour in COLOURS)
    for colour in COLOURS:
        for size in SEGMENT_SIZES:
            model.add_exactly_one(
                chosen for (piece, own), chosen in choices.items() if own == colour and len(piece) == size
            )
    near = neighbours(geography)
    for (space, colour), own in holders.items():
        for other in near[space]:
            if space < other and (other, colour) in holders:
                touching = dict.fromkeys((*own, *holders[other, colour]))
                model.add_at_most_one(choices[piece] for piece in touching)
    return paints


def _spread(model: cp_model.CpModel, paints: Paints, geography: Geography) -> None:
    """Ask for what we want besides the rules."""
    near = neighbours(geography)
    last = len(geography.spaces) - 1
    columns = [2 * q + r for q, r in geography.spaces]
    rows = [r for _, r in geography.spaces]
    left = [space for space in range(1, last) if 2 * columns[space] < min(columns) + max(columns)]
    upper = [space for space in range(1, last) if 2 * rows[space] < min(rows) + max(rows)]
    for colour in COLOURS:
        model.add_at_most_one(paints[space, colour] for space in (*near[0], *near[last]))
        for half in (left, upper):
            within = sum(paints[space, colour] for space in half)
            model.add_linear_constraint(within, LEAST_IN_A_HALF, SPACES_PER_COLOUR - LEAST_IN_A_HALF)
    for area in geography.areas:
        present = []
        for colour in COLOURS:
            own = [paints[space, colour] for space in area.spaces if (space, colour) in paints]
            model.add(sum(own) <= len(area.spaces) // 3 + 1)
            seen = model.new_bool_var("")
            model.add_bool_or(own).only_enforce_if(seen)
            present.append(seen)
        model.add(sum(present) >= LEAST_COLOURS)
