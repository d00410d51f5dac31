"""Every border that counts is seen on the maps, and no other one (T41)."""

import msgspec
import pytest

from hranice.games.travel import maps
from hranice.games.travel.mapmaking.border_visibility import GAP, LEAST, hidden, reach, shared
from hranice.games.travel.mapmaking.closed_lines import lines_of, path
from hranice.games.travel.maps import Pack
from tools.atlas.map_definition import SHEETS, Sheet

PACKS = pytest.mark.parametrize(
    "pack", [maps.load(name) for name in maps.names()], ids=lambda pack: pack.name
)
BOTH = pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.name)


@PACKS
def test_every_border_is_seen_and_no_other(pack: Pack) -> None:
    assert pack.width == 1000, "lengths are those of a map 1,000 px wide"
    assert hidden(pack) == []


def edited(name: str, **fields: object) -> Pack:
    return msgspec.structs.replace(maps.load(name), **fields)


def placed(name: str, at: str, **fields: object) -> Pack:
    """Return a map on which one place is another."""
    pack = maps.load(name)
    states = tuple(
        msgspec.structs.replace(
            state,
            places=tuple(
                msgspec.structs.replace(place, **fields) if state.place_name(place) == at else place
                for place in state.places
            ),
        )
        for state in pack.states
    )
    return edited(name, states=states)


def test_a_border_under_a_label_is_hidden() -> None:
    (gate,) = (gate for gate in maps.load("europe").gates if (gate.a, gate.b) == ("AZ:nakhchivan", "TR"))
    (found,) = hidden(placed("europe", "AZ:nakhchivan", label=gate.through[0], room=60.0))
    assert found.startswith("of the link AZ:nakhchivan-TR only ")


def test_a_border_that_is_not_drawn_is_hidden() -> None:
    found = hidden(placed("usa", "WY", outline="M0 0l9 0 0 9z"))
    borders = sorted("-".join(sorted(("WY", other))) for other in ("CO", "ID", "MT", "NE", "SD", "UT"))
    assert found == [f"of the link {border} only 0.0 is seen" for border in borders]


def test_tiny_states_need_their_lenses() -> None:
    pack = edited("europe", lenses=tuple(lens for lens in maps.load("europe").lenses if lens.place != "LI"))
    assert {line for line in hidden(pack) if "of the link" in line} == {
        "of the link AT-LI only 0.0 is seen",
        "of the link CH-LI only 0.0 is seen",
    }


def test_sea_links_bridges_and_corners_need_their_signs() -> None:
    assert len(hidden(edited("europe", crossings=()))) == len(SHEETS["europe"].courses)
    assert [line for line in hidden(edited("usa", crossings=())) if "AZ-CO" in line or "NM-UT" in line] == [
        "of the link AZ-CO only 0.0 is seen",
        "of the link NM-UT only 0.0 is seen",
    ]


def test_what_is_no_border_does_not_look_like_one() -> None:
    iceland = maps.load("europe").places["IS"].outline
    assert "CY and IS are no neighbours and share a border" in hidden(placed("europe", "CY", outline=iceland))
    x, y = lines_of(iceland)[0][0]
    near = path([[(x - 9, y - GAP / 2), (x + 9, y - GAP / 2), (x, y - 20), (x - 9, y - GAP / 2)]])
    found = hidden(placed("europe", "CY", outline=near))
    assert any(line.startswith("CY and IS are no neighbours and only ") for line in found)


def test_a_border_reaches_as_far_as_it_is_uncovered() -> None:
    west = [(0.0, 0.0), (10.0, 0.0), (10.0, 20.0), (0.0, 20.0), (0.0, 0.0)]
    east = [(10.0, 0.0), (30.0, 0.0), (30.0, 20.0), (10.0, 20.0), (10.0, 0.0)]
    borders = shared({"W": [west], "E": [east]})
    assert borders == {("E", "W"): [[(10.0, 20.0), (10.0, 0.0)]]}
    assert reach(borders["E", "W"], lambda spot: spot[1] > 20) == 20
    assert reach(borders["E", "W"], lambda spot: spot[1] > 15) == 15
    assert reach(borders["E", "W"], lambda spot: 5 < spot[1] < 12) < LEAST


def test_path_data_are_read_as_they_were_written() -> None:
    lines = [[(0.3, -1.0), (4.0, 0.0), (0.0, 12.5), (0.3, -1.0)]]
    assert lines_of(path(lines)) == lines
    assert lines_of(path([lines[0][:3]], closed=False)) == [lines[0][:3]]


@BOTH
def test_no_stretch_folds_the_map(sheet: Sheet) -> None:
    """Everywhere east stays on the right of north, so lines that do not cross never do on the sheet."""
    step = 0.05
    for lon in range(-130, 70):
        for lat in range(25, 75):
            (x, y), (east_x, east_y), (north_x, north_y) = map(
                sheet.placing, ((lon, lat), (lon + step, lat), (lon, lat + step))
            )
            assert (east_x - x) * (y - north_y) + (east_y - y) * (north_x - x) > 0
