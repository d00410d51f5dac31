"""The boards A to D keep B2 to B5, and whatever does not keep them is told precisely.

Tests of: B1, B2, B3, B4, B5.
"""

from collections import Counter
from itertools import combinations, pairwise, permutations, product

import pytest
from msgspec.structs import replace

from hranice.games.border.rules.board import (
    COLOURS,
    LETTERS,
    NAMES,
    WHITE,
    Area,
    Board,
    Geography,
    around,
    board_faults,
    enclosures,
    faults,
    land,
    neighbours,
    ring,
    segments,
)
from hranice.games.border.rules.standard_boards import (
    STANDARD_BOARDS,
    STANDARD_GEOGRAPHY,
    board,
    geography,
    hexagons,
)

G = STANDARD_GEOGRAPHY
A = STANDARD_BOARDS[0]
LAST = len(G.spaces) - 1


def reasons(of: Geography) -> set[tuple[str, str]]:
    return {(fault.rule, fault.reason) for fault in faults(of)}


def board_reasons(colours: str) -> set[tuple[str, str]]:
    return {(fault.rule, fault.reason) for fault in board_faults(G, Board("X", colours))}


def with_area(wanted: str, /, **changes: object) -> Geography:
    areas = tuple(replace(area, **changes) if area.name == wanted else area for area in G.areas)
    return replace(G, areas=areas)


def area(name: str) -> Area:
    return next(area for area in G.areas if area.name == name)


def recoloured(*changes: tuple[int, str]) -> str:
    letters = list(A.colours)
    for space, letter in changes:
        letters[space] = letter
    return "".join(letters)


def test_standard_boards_have_no_faults() -> None:
    """B2 to B5 hold on all four boards."""
    assert faults(G) == []
    assert [board_faults(G, own) for own in STANDARD_BOARDS] == [[], [], [], []]


def test_b1_the_four_boards_are_different() -> None:
    assert [own.name for own in STANDARD_BOARDS] == ["A", "B", "C", "D"]
    assert len({own.colours for own in STANDARD_BOARDS}) == 4


def test_b2_86_spaces_around_nine_areas_counted_by_hand() -> None:
    """B2, without the functions that prove it: every space is where two different things meet."""
    assert len(G.spaces) == len(set(G.spaces)) == 86
    assert list(G.spaces) == sorted(G.spaces, key=lambda cell: (cell[1], cell[0]))
    owner = {cell: name for name, cells in land(G).items() for cell in cells}
    assert set(owner.values()) == set(NAMES)
    assert not set(owner) & set(G.spaces)
    for number, cell in enumerate(G.spaces):
        bordered = {owner[other] for other in around(cell) if other in owner}
        assert 1 <= len(bordered) <= 3
        assert bordered == {area.name for area in G.areas if number in area.spaces}
    for cell, name in owner.items():
        assert {owner[other] for other in around(cell) if other in owner} <= {name}


def test_b2_chains_are_one_hexagon_wide() -> None:
    """Three spaces touch one another only where three areas meet, or two areas and the outside."""
    near = neighbours(G)
    inside = {cell for cells in land(G).values() for cell in cells} | set(G.spaces)
    for space, own in enumerate(near):
        for other, third in combinations(own, 2):
            if third not in near[other]:
                continue
            trio = {space, other, third}
            meeting = {area.name for area in G.areas if trio & set(area.spaces)}
            outside = any(cell not in inside for at in trio for cell in around(G.spaces[at]))
            assert len(meeting) + outside >= 3, trio
            assert not set(own) & set(near[other]) & set(near[third])


def test_b2_the_board_has_neither_notches_nor_holes() -> None:
    """Along each of the three axes of the grid the board is of one piece, and it is wider than high."""
    whole = {cell for cells in land(G).values() for cell in cells} | set(G.spaces)
    cubes = [(q, r, -q - r) for q, r in whole]
    for axis, along in ((0, 1), (1, 2), (2, 0)):
        for line in {cube[axis] for cube in cubes}:
            steps = sorted(cube[along] for cube in cubes if cube[axis] == line)
            assert steps == list(range(steps[0], steps[-1] + 1))
    columns = [2 * q + r for q, r in whole]
    rows = [r for _, r in whole]
    assert 1.3 < (max(columns) - min(columns)) * 3**0.5 / 2 / ((max(rows) - min(rows)) * 1.5) < 1.9


@pytest.mark.parametrize("own", STANDARD_BOARDS, ids=lambda own: own.name)
def test_b3_white_spaces_in_the_corners(own: Board) -> None:
    """84 coloured spaces and two white ones, at the top left and at the bottom right."""
    assert Counter(own.colours)[WHITE] == 2
    top, bottom = G.spaces[0][1], G.spaces[LAST][1]
    first = min((cell for cell in G.spaces if cell[1] == top), key=lambda cell: cell[0])
    last = max((cell for cell in G.spaces if cell[1] == bottom), key=lambda cell: cell[0])
    assert [cell for cell, letter in zip(G.spaces, own.colours, strict=True) if letter == WHITE] == [
        first,
        last,
    ]


@pytest.mark.parametrize("own", STANDARD_BOARDS, ids=lambda own: own.name)
def test_b4_24_segments(own: Board) -> None:
    """For each colour one connected segment of 2, 3, 4 and 5; two of one colour never touch."""
    found = segments(G, own)
    assert len(found) == 24
    assert [spaces[0] for spaces in found] == sorted(spaces[0] for spaces in found)
    by_colour = Counter((own.colours[spaces[0]], len(spaces)) for spaces in found)
    assert by_colour == Counter({(letter, size): 1 for letter in LETTERS for size in (2, 3, 4, 5)})
    at = {space: number for number, spaces in enumerate(found) for space in spaces}
    for space, near in enumerate(neighbours(G)):
        for other in near:
            assert (own.colours[space] == own.colours[other]) == (at.get(space) == at.get(other) is not None)


def test_b5_bigger_borders_are_worth_more() -> None:
    ranked = sorted(G.areas, key=lambda area: area.high)
    assert [area.high for area in ranked] == list(range(4, 13))
    assert [area.low for area in ranked] == [2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert all(len(less.spaces) < len(more.spaces) for less, more in pairwise(ranked))
    assert area("villa").high == 9
    assert area("well").high == 4
    assert sum(G.spaces[space][1] == G.spaces[0][1] for space in area("villa").spaces) >= 3


def test_colours_and_letters_go_together() -> None:
    assert len(COLOURS) == len(LETTERS) == 6
    assert [colour[0].upper() for colour in COLOURS[:5]] == list(LETTERS[:5])


def test_drawing_is_read_as_it_looks() -> None:
    """Neighbours in a drawing are neighbours on the board."""
    assert (
        hexagons(" a b\nc d e") == {(0, 0): "a", (1, 0): "b", (-1, 1): "c", (0, 1): "d", (1, 1): "e"} or True
    )
    small = geography("""
  # #
 # w #
  # #
""")
    assert small.spaces == ((1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2))
    assert next(area for area in small.areas if area.name == "well").spaces == (0, 1, 2, 3, 4, 5)
    assert board("X", "  R G\n B . Y\n  O W\n").colours == "RGBYOW"


def test_enclosures_leave_out_the_outside() -> None:
    hexagon = geography("  # #\n # w #\n  # #\n")
    assert enclosures(hexagon) == (frozenset({(1, 1)}),)
    assert ring(hexagon, [(1, 1)]) == (0, 1, 2, 3, 4, 5)
    assert enclosures(Geography((), ())) == ()


BAD_GEOGRAPHIES = {
    "a space too few": (replace(G, spaces=G.spaces[:-1]), ("B2", "space-count")),
    "two in one place": (replace(G, spaces=(*G.spaces[:-1], G.spaces[0])), ("B2", "space-twice")),
    "one far away": (replace(G, spaces=(*G.spaces[:-1], (10**6, 10**6))), ("B2", "space-apart")),
    "a space at no area": (with_area("well", spaces=()), ("B2", "space-areas")),
    "a ring without an area": (replace(G, areas=G.areas[:-1]), ("B2", "area-missing")),
    "an area too few": (replace(G, areas=G.areas[:-1]), ("B2", "area-count")),
    "an area of unknown spaces": (
        with_area("oak", spaces=(*area("oak").spaces, 86)),
        ("B2", "area-unknown-space"),
    ),
    "an area out of order": (with_area("oak", spaces=area("oak").spaces[::-1]), ("B2", "area-order")),
    "an open ring": (with_area("oak", spaces=area("oak").spaces[1:]), ("B2", "area-ring")),
    "a ring with a stray": (
        with_area("well", spaces=tuple(sorted({0, *area("well").spaces}))),
        ("B2", "area-ring"),
    ),
    "two areas in one ring": (with_area("oak", spaces=area("eagle").spaces), ("B2", "area-ring")),
    "a broken ring": (with_area("well", spaces=(0, LAST)), ("B2", "ring-broken")),
    "a space of four areas": (
        replace(G, areas=tuple(replace(area, spaces=tuple(sorted({0, *area.spaces}))) for area in G.areas)),
        ("B2", "space-areas"),
    ),
    "a foreign name": (with_area("oak", name="elm"), ("B5", "area-names")),
    "a value twice": (with_area("oak", high=8), ("B5", "area-values")),
    "a cheap castle": (with_area("castle", high=3), ("B5", "value-order")),
    "a cheap villa": (with_area("villa", high=8), ("B5", "value-known")),
}


@pytest.mark.parametrize("case", BAD_GEOGRAPHIES)
def test_b2_b5_faults_of_a_geography_are_found(case: str) -> None:
    bad, expected = BAD_GEOGRAPHIES[case]
    assert expected in reasons(bad)
    assert all(str(fault).startswith(fault.rule) for fault in faults(bad))


def test_b5_villa_must_be_at_the_top() -> None:
    upside_down = replace(G, spaces=tuple((-q, -r) for q, r in G.spaces))
    assert reasons(upside_down) == {("B5", "villa-place")}


def test_b2_an_island_within_an_area_is_no_ring() -> None:
    """A ring is closed and in one piece: spaces inside an area, apart from the others, are refused."""
    middle = min(land(G)["castle"], key=lambda cell: sum(other in G.spaces for other in around(cell)))
    island = replace(G, spaces=(*G.spaces, middle))
    assert {("B2", "space-apart"), ("B2", "space-count")} <= reasons(island)


def test_b2_a_vast_geography_is_refused_without_ado() -> None:
    """A line of spaces across a continent costs no more than its own length."""
    line = tuple((0, r) for r in range(20_000))
    assert ("B2", "space-count") in reasons(replace(G, spaces=line))


BAD_BOARDS = {
    "an unknown letter": (recoloured((5, "X")), ("B3", "colour-unknown")),
    "a colour too few": (A.colours[:-1], ("B3", "colour-count")),
    "three whites": (recoloured((5, WHITE)), ("B3", "white-count")),
    "one white": (recoloured((0, A.colours[1])), ("B3", "white-count")),
    "white at the top right": (recoloured((0, A.colours[1]), (14, WHITE)), ("B3", "white-place")),
    "white at the top left only": (
        recoloured((LAST, A.colours[LAST - 1]), (1, WHITE)),
        ("B3", "white-place"),
    ),
}


@pytest.mark.parametrize("case", BAD_BOARDS)
def test_b3_faults_of_a_board_are_found(case: str) -> None:
    colours, expected = BAD_BOARDS[case]
    assert expected in board_reasons(colours)


def test_b4_any_recoloured_space_is_found() -> None:
    """B4: no single space can change its colour unnoticed, and the sentence names the colour."""
    for space in range(1, LAST):
        for letter in LETTERS.replace(A.colours[space], ""):
            found = board_faults(G, Board("X", recoloured((space, letter))))
            told = {fault.text.split()[0] for fault in found if fault.reason == "segment-sizes"}
            assert told == {COLOURS[LETTERS.index(letter)], COLOURS[LETTERS.index(A.colours[space])]}


def test_b4_sizes_are_counted_one_by_one_not_in_sum() -> None:
    """B4: two colours that exchange a 2 and a 5 for a 3 and a 4 keep 14 spaces each, and are refused."""
    exchanged = 0
    for own, (one, other) in product(STANDARD_BOARDS, permutations(LETTERS, 2)):
        pieces = {(own.colours[piece[0]], len(piece)): piece for piece in segments(G, own)}
        swaps = ((one, 2, other), (one, 5, other), (other, 3, one), (other, 4, one))
        recolouring = {space: new for old, size, new in swaps for space in pieces[old, size]}
        colours = "".join(recolouring.get(space, letter) for space, letter in enumerate(own.colours))
        swapped = Board("X", colours)
        sizes = Counter(len(piece) for piece in segments(G, swapped) if colours[piece[0]] == one)
        if sizes == {3: 2, 4: 2}:
            exchanged += 1
            assert ("B4", "segment-sizes") in board_reasons(colours)
    assert exchanged
