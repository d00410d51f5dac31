"""What a map shows besides its states: land around, lakes, degrees, frames, crossings and gates."""

from collections.abc import Iterable
from pathlib import Path

from hranice.games.travel.mapmaking.closed_lines import Line, clipped, path, rounded
from hranice.games.travel.mapmaking.projected_topology import Canvas, Detail, densified
from hranice.games.travel.mapmaking.reading import read_topology
from hranice.games.travel.mapmaking.sea_link_lines import bent
from hranice.games.travel.mapmaking.simplify import simplified
from hranice.games.travel.maps.pack import Crossing, Gate
from hranice.games.travel.rules.atlas import Link
from tools.atlas.map_definition import Course, Sheet
from tools.atlas.places_and_borders import Land, crossing_point
from tools.atlas.source import SOURCES

_GRATICULE_STEP = 10
_BACKDROP_COARSENESS = 2.5
"""Land around is there for orientation: it is drawn with so much less detail."""


def backdrop(sheet: Sheet, cache: Path) -> str:
    """Return the land around the states of the map, as one shape without inner borders."""
    source = SOURCES[sheet.backdrop.source]
    topology = read_topology(source.read(cache), source.layer)
    detail = Detail(sheet.least_corner * _BACKDROP_COARSENESS, sheet.least_island * _BACKDROP_COARSENESS)
    canvas = Canvas(topology, sheet.placing, sheet.box, detail)
    polygons = [polygon for name in sheet.backdrop.features for polygon in topology.features[name]]
    return path(canvas.lines(polygons))


def water(sheet: Sheet) -> str:
    """Return the lakes in the land around."""
    lakes = ([*lake, lake[0]] for lake in sheet.backdrop.lakes)
    drawn = (clipped([sheet.placing(position) for position in densified(lake)], sheet.box) for lake in lakes)
    return path(line for line in drawn if line)


def graticule(sheet: Sheet) -> str:
    """Return meridians and parallels, as far as they run over the sheet."""
    meridians = ([(float(lon), float(lat)) for lat in range(89)] for lon in range(-180, 180, _GRATICULE_STEP))
    parallels = (
        [(float(lon), float(lat)) for lon in range(-180, 181)] for lat in range(0, 90, _GRATICULE_STEP)
    )
    runs = [run for line in (*meridians, *parallels) for run in _runs_on_sheet(sheet, line)]
    return path((simplified(run, sheet.least_corner) for run in runs), closed=False)


def _runs_on_sheet(sheet: Sheet, degrees: Line) -> list[Line]:
    """Return the stretches of a line that run over the sheet, each with one step beyond its edge."""
    left, top, right, bottom = sheet.box
    drawn = [sheet.placing(position) for position in degrees]
    within = [left <= x <= right and top <= y <= bottom for x, y in drawn]
    runs: list[Line] = []
    for index, position in enumerate(drawn):
        if any(within[max(0, index - 1) : index + 2]):
            if index and runs and runs[-1][-1] == drawn[index - 1]:
                runs[-1].append(position)
            else:
                runs.append([position])
    return runs


def frames(sheet: Sheet) -> str:
    """Return the frames around insets."""
    return path([*inset.frame, inset.frame[0]] for inset in sheet.insets.values())


def crossing(sheet: Sheet, course: Course) -> Crossing:
    """Return how an added link is drawn: as one bent line."""
    return Crossing(course.a, course.b, path([_bent(sheet, course)], closed=False))


def gates(sheet: Sheet, land: Land, links: Iterable[Link]) -> tuple[Gate, ...]:
    """Return where routes cross each link: along its course, or amid its border."""
    courses = {(course.a, course.b): _ends_and_middle(_bent(sheet, course)) for course in sheet.courses}
    around = {(a, b): [sheet.placing(spot) for spot in way] for a, b, way in sheet.detours}
    ways = around | courses
    told = {frozenset(pair) for pair in ways}
    for link in links:
        if {link.a, link.b} not in told:
            ways[link.a, link.b] = [sheet.placing(crossing_point(land, link.a, link.b))]
    return tuple(Gate(a, b, tuple(map(rounded, ways[a, b]))) for a, b in sorted(ways))


def _ends_and_middle(line: Line) -> Line:
    return [line[0], line[len(line) // 2], line[-1]]


def _bent(sheet: Sheet, course: Course) -> Line:
    """Return the line of a course, on the sheet."""
    start = sheet.placing_of(course.a)(course.start)
    end = sheet.placing_of(course.b)(course.end)
    return bent(start, end, course.bend)
