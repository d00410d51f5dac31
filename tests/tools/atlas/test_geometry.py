"""The geometry of maps, tried on lands small enough to be checked by eye."""

import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.games.travel.mapmaking.closed_lines import Box, area, clipped, path, roomiest, width_at
from hranice.games.travel.mapmaking.projected_topology import Canvas, Detail, densified, dissolved
from hranice.games.travel.mapmaking.projection import Placing, Projection, albers, azimuthal
from hranice.games.travel.mapmaking.reading import read_topology
from hranice.games.travel.mapmaking.simplify import simplified
from hranice.games.travel.mapmaking.tint import tints
from hranice.games.travel.mapmaking.topology import (
    Position,
    Topology,
    inside,
    length,
    ring_line,
    split,
)
from hranice.games.travel.mapmaking.topology_from_polygons import shared_lengths

# Two squares side by side, west and east, which share arc 0, and an islet that belongs to the east.
#
#     (0,2) +----+----+ (4,2)
#           |    0    |        + islet
#     (0,0) +----+----+ (4,0)
LANDS = msgspec.json.encode(
    {
        "type": "Topology",
        "transform": {"scale": [1, 1], "translate": [0, 0]},
        "arcs": [
            [[2, 0], [0, 2]],
            [[2, 2], [-2, 0], [0, -2], [2, 0]],
            [[2, 0], [2, 0], [0, 2], [-2, 0]],
            [[6, 0], [1, 0], [0, 1], [-1, -1]],
        ],
        "objects": {
            "lands": {
                "geometries": [
                    {"type": "Polygon", "properties": {"name": "West"}, "arcs": [[0, 1]]},
                    {"type": "MultiPolygon", "properties": {"name": "East"}, "arcs": [[[2, -1]], [[3]]]},
                    {"type": None, "properties": {"name": "Nowhere"}},
                ]
            }
        },
    }
)
TOPOLOGY = read_topology(LANDS, "lands")
FLAT = Placing(lambda position: position, 1.0, (0.0, 0.0))
SHEET = Box(-100, -100, 100, 100)


def test_arcs_are_unrolled_and_rings_closed() -> None:
    ((ring,),) = TOPOLOGY.features["West"]
    assert ring_line(ring, TOPOLOGY.arcs) == [(2, 0), (2, 2), (0, 2), (0, 0), (2, 0)]
    assert TOPOLOGY.features["Nowhere"] == ()


def test_who_shares_an_arc_shares_a_border() -> None:
    (pair, km), *others = shared_lengths(TOPOLOGY, length).items()
    assert (pair, others) == (("East", "West"), [])
    assert km == pytest.approx(2 * 111.2, rel=0.01)


def test_a_piece_is_split_off_by_a_position_inside_it() -> None:
    units = split(TOPOLOGY, {"East/Islet": ("East", (6.8, 0.5))})
    assert len(units["East"]) == len(units["East/Islet"]) == 1
    with pytest.raises(ValueError, match="0 polygons of East hold"):
        split(TOPOLOGY, {"East/Sea": ("East", (50.0, 50.0))})


def test_a_border_between_joined_lands_is_dissolved() -> None:
    polygons = TOPOLOGY.features["West"] + TOPOLOGY.features["East"]
    rings = dissolved(TOPOLOGY, polygons)
    assert sorted(area(ring_line(ring, TOPOLOGY.arcs)) for ring in rings) == [0.5, 8.0]


def test_small_islands_are_left_out_but_never_the_last_land() -> None:
    canvas = Canvas(TOPOLOGY, FLAT, SHEET, Detail(corner=0, island=3.0))
    assert [area(line) for line in canvas.lines(TOPOLOGY.features["East"])] == [4.0]
    islet = TOPOLOGY.features["East"][1:]
    assert [area(line) for line in canvas.lines(islet)] == [0.5]


def test_neighbours_keep_one_and_the_same_border() -> None:
    """Arcs are simplified, not polygons: the corners along a border are the same from both sides."""
    wiggle = [(0.0, float(y)) if y % 2 else (0.3, float(y)) for y in range(21)]
    west: list[Position] = [(0.3, 20.0), (-9.0, 20.0), (-9.0, 0.0), (0.3, 0.0)]
    east: list[Position] = [(0.3, 0.0), (9.0, 0.0), (9.0, 20.0), (0.3, 20.0)]
    topology = Topology((tuple(wiggle), tuple(west), tuple(east)), {"W": (((0, 1),),), "E": (((2, ~0),),)})
    canvas = Canvas(topology, FLAT, SHEET, Detail(corner=0.4, island=0))
    (left,), (right,) = canvas.lines(topology.features["W"]), canvas.lines(topology.features["E"])
    shared = {corner for corner in left if abs(corner[0]) < 1}
    assert shared == {corner for corner in right if abs(corner[0]) < 1}
    assert 2 <= len(shared) < len(wiggle)


_positions = st.tuples(st.integers(-50, 50), st.integers(-50, 50)).map(lambda p: (float(p[0]), float(p[1])))


@settings(derandomize=True)
@given(line=st.lists(_positions, min_size=2, max_size=30), least=st.floats(0, 100), keep=st.integers(2, 6))
def test_simplifying_keeps_ends_order_and_enough(line: list[Position], least: float, keep: int) -> None:
    short = simplified(line, least, keep)
    assert (short[0], short[-1]) == (line[0], line[-1])
    assert len(short) >= min(keep, len(line))
    rest = iter(line)
    assert all(any(position == other for other in rest) for position in short)


@settings(derandomize=True)
@given(st.lists(_positions, min_size=3, max_size=12))
def test_clipping_never_leaves_the_box(line: list[Position]) -> None:
    box = Box(-20, -10, 20, 10)
    for x, y in clipped([*line, line[0]], box):
        assert -20 - 1e-9 <= x <= 20 + 1e-9
        assert -10 - 1e-9 <= y <= 10 + 1e-9


def test_clipping_cuts_what_sticks_out() -> None:
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (0.0, 0.0)]
    assert area(clipped(square, Box(2, -1, 9, 9))) == 8
    assert clipped(square, Box(5, 5, 9, 9)) == []


PROJECTIONS = pytest.mark.parametrize(
    "projection", [azimuthal((15.0, 50.0)), albers((29.5, 45.5), (-96.0, 37.5))], ids=["azimuthal", "albers"]
)


@PROJECTIONS
@pytest.mark.parametrize("corner", [(-100.0, 35.0), (-70.0, 45.0), (0.0, 40.0), (30.0, 65.0)])
def test_projections_keep_areas_true(projection: Projection, corner: Position) -> None:
    lon, lat = corner
    step = 0.01
    square = [(lon, lat), (lon + step, lat), (lon + step, lat + step), (lon, lat + step), (lon, lat)]
    on_globe = math.radians(step) * (math.sin(math.radians(lat + step)) - math.sin(math.radians(lat)))
    assert area([projection(position) for position in square]) == pytest.approx(on_globe, rel=1e-3)


def test_centre_and_north() -> None:
    placing = Placing(azimuthal((15.0, 50.0)), 1000, (400, 500))
    assert placing((15.0, 50.0)) == pytest.approx((400, 500))
    x, y = placing((15.0, 60.0))
    assert (round(x), y < 500) == (400, True)


def test_long_steps_are_divided_but_not_across_the_date_line() -> None:
    assert densified([(0.0, 0.0), (2.0, 0.0)]) == [(0, 0), (0.5, 0), (1, 0), (1.5, 0), (2, 0)]
    assert densified([(180.0, 60.0), (-180.0, 60.0)]) == [(180, 60), (-180, 60)]


def test_room_for_a_label() -> None:
    dumbbell = [
        (0, 0),
        (10, 0),
        (10, 4),
        (20, 4),
        (20, 0),
        (40, 0),
        (40, 10),
        (20, 10),
        (20, 6),
        (10, 6),
        (10, 10),
    ]
    line = [(float(x), float(y)) for x, y in [*dumbbell, (0, 10), (0, 0)]]
    (x, y), room = roomiest([line])
    assert inside(line, (x, y))
    assert room == pytest.approx(5, abs=0.2)
    assert width_at([line], (30.0, 2.0), 2.0) == 20
    assert width_at([line], (8.0, 2.0), 2.0) == 4
    assert width_at([line], (8.0, 5.0), 1.0) == 16
    assert width_at([line], (8.0, 5.0), 9.0) == 4
    assert width_at([line], (15.0, 2.0), 0.0) == 0


def test_path_data_are_short_and_do_not_drift() -> None:
    third = 1 / 3
    line = [(third * step, -third * step) for step in range(4)]
    assert path([line], closed=False) == "M0 0l.3-.3 .4-.4 .3-.3"
    assert path([[(0, 0), (0.01, 0.01), (0, 0)]]) == ""


def test_neighbours_get_different_tints() -> None:
    wheel = {"HUB": frozenset("ABCDE")} | {
        rim: frozenset({"HUB", "ABCDE"[i - 1], "ABCDE"[(i + 1) % 5]}) for i, rim in enumerate("ABCDE")
    }
    chosen = tints(wheel)
    assert all(chosen[a] != chosen[b] for a, others in wheel.items() for b in others)


def test_too_few_tints_are_told() -> None:
    six = {code: frozenset("ABCDEF") - {code} for code in "ABCDEF"}
    with pytest.raises(ValueError, match="5 tints are not enough"):
        tints(six)
