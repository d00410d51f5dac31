"""Pictures of boards: everything is on them, where and in the colours it should be."""

import re
from xml.etree import ElementTree

import pytest

from hranice.games.border.appearance import LOOKS
from hranice.games.border.paper.drawing import ICONS, LETTERFORMS, svg
from hranice.games.border.paper.hexagon_geometry import RADIUS, cell_at, centre, corners, outline
from hranice.games.border.paper.icon_placement import vignette
from hranice.games.border.rules.board import LETTERS, WHITE, Board, enclosures, land
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.svg_to_png import png
from tests.border.pixels import pixels

G = STANDARD_GEOGRAPHY
A = STANDARD_BOARDS[0]


def test_every_space_is_painted_in_its_colour() -> None:
    """Read back from the PNG: open ones in full, crossed ones in the pale tint, white ones white."""
    crossed = range(1, 86, 3)
    picture = svg(G, A, crossed)
    box = re.search(r'viewBox="([^"]+)"', picture)
    assert box is not None
    left, top, width, _ = map(float, box[1].split())
    rows = pixels(png(picture, 900))
    assert len(rows[0]) == 900
    for number, (cell, letter) in enumerate(zip(G.spaces, A.colours, strict=True)):
        x, y = centre(cell)
        at = rows[round((y - 0.6 * RADIUS - top) * 900 / width)][round((x - left) * 900 / width)]
        look = None if letter == WHITE else LOOKS[LETTERS.index(letter)]
        wanted = "#ffffff" if look is None else look.pale if number in crossed else look.fill
        assert "#" + bytes(at[:3]).hex() == wanted, number


@pytest.mark.parametrize("own", STANDARD_BOARDS, ids=lambda own: own.name)
def test_a_picture_is_complete(own: Board) -> None:
    root = ElementTree.fromstring(svg(G, own))  # noqa: S314 - our own drawing
    shapes = [path.get("d") for path in root.iter("{http://www.w3.org/2000/svg}path")]
    for look in LOOKS:
        assert shapes.count(look.symbol) == 14
    for area in G.areas:
        assert shapes.count(ICONS[area.name]["path"]) == 2  # on its area and on the strip
    assert shapes.count(LETTERFORMS["9"]["path"]) == 2
    assert root.find("{http://www.w3.org/2000/svg}title") is not None


def test_a_picture_is_the_same_every_time() -> None:
    assert svg(G, A) == svg(G, A)


def test_names_of_any_script_do_no_harm() -> None:
    for name in ("Čertovka 7", "σύνορα", "x" * 40):
        ElementTree.fromstring(svg(G, Board(name, A.colours)))  # noqa: S314 - our own drawing


def test_vignettes_lie_within_their_areas() -> None:
    for name, cells in land(G).items():
        for disc in vignette(cells):
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                assert cell_at((disc.x + dx * disc.radius, disc.y + dy * disc.radius)) in cells, name


def test_cells_are_found_by_their_points() -> None:
    for cell in G.spaces:
        x, y = centre(cell)
        assert all(cell_at((x + 0.9 * (a - x), y + 0.9 * (b - y))) == cell for a, b in corners(cell))


def test_outlines_go_once_around() -> None:
    assert len(outline([(0, 0)])[0]) == 6
    assert len(outline([(0, 0), (1, 0)])[0]) == 10
    whole = outline([*G.spaces, *(cell for piece in enclosures(G) for cell in piece)])
    assert len(whole) == 1
    assert len(outline(G.spaces)) == 10
