"""Building a pack: the sheet says what belongs where, topology gives borders and outlines."""

from collections.abc import Mapping
from pathlib import Path

from hranice.games.travel.mapmaking.closed_lines import (
    Box,
    Line,
    area,
    clipped,
    path,
    roomiest,
    rounded,
    width_at,
)
from hranice.games.travel.mapmaking.lenses import BELOW, CODE_ROOM, CODES, FILL, ROOM, dot
from hranice.games.travel.mapmaking.projected_topology import Canvas, Detail
from hranice.games.travel.mapmaking.projection import Placing
from hranice.games.travel.mapmaking.state_parts import states_of
from hranice.games.travel.mapmaking.tint import tints
from hranice.games.travel.mapmaking.topology import Position
from hranice.games.travel.maps.pack import Lens, LensShape, Pack, Place, State, Text
from hranice.games.travel.rules.atlas import Atlas, state_of
from tools.atlas import scenery
from tools.atlas.map_definition import Glass, Sheet
from tools.atlas.places_and_borders import Land, borders, links, survey
from tools.atlas.texts import disputed, entries, peculiarities, source

_LABEL_FLATNESS = 2.0
"""A label is about twice as wide as high."""
_LABEL_HEIGHT = 7.0
"""So high a label is where there is little room."""


def sheet_pack(sheet: Sheet, cache: Path) -> Pack:
    """Return the pack of a sheet. The same sheet, texts and source always give the same pack."""
    land = survey(sheet, cache)
    atlas = _atlas(sheet, land)
    lenses = {glass.place: _lens(sheet, land, atlas, glass) for glass in sheet.glasses}
    drawn = {place: _drawn(sheet, land, place, lenses.get(place)) for place in land.places}
    return Pack(
        name=sheet.name,
        title=sheet.title,
        title_at=sheet.title_at,
        width=sheet.width,
        height=sheet.height,
        states=_states(sheet, atlas, drawn, lenses),
        crossings=tuple(scenery.crossing(sheet, course) for course in sheet.courses),
        gates=scenery.gates(sheet, land, atlas.links),
        lenses=tuple(lenses.values()),
        backdrop=scenery.backdrop(sheet, cache),
        water=scenery.water(sheet),
        graticule=scenery.graticule(sheet),
        frames=scenery.frames(sheet),
        peculiarities=peculiarities(sheet.name),
        disputed=disputed(sheet.name),
        source=source(sheet.name),
    )


def _atlas(sheet: Sheet, land: Land) -> Atlas:
    """Return the graph of the map, its states and their parts in the order of their codes and names."""
    return Atlas(sheet.name, states_of(land.places), tuple(links(sheet, borders(sheet, land))))


def _drawn(sheet: Sheet, land: Land, place: str, lens: Lens | None) -> list[Line]:
    """Return the lines around a place, on the sheet; a dot where they would be too small to be seen."""
    detail = Detail(sheet.least_corner, sheet.least_island)
    canvas = Canvas(land.topology, sheet.placing_of(place), sheet.box, detail)
    lines = _lines(sheet, land, place, canvas)
    return [dot(lens.spot)] if lens and sum(map(area, lines)) < area(dot(lens.spot)) else lines


def _lines(sheet: Sheet, land: Land, place: str, canvas: Canvas) -> list[Line]:
    """Return the lines around a place on a canvas: from the source, or ours where the source has none."""
    if place in sheet.redrawn:
        return [canvas.line(sheet.redrawn[place])]
    return canvas.lines(land.places[place])


def _lens(sheet: Sheet, land: Land, atlas: Atlas, glass: Glass) -> Lens:
    """Return a magnifying glass on a place, with all the land that is seen through it, unstretched."""
    wide = sheet.placing_of(glass.place)
    spot, _ = _extent(sheet, land, glass.place, wide)
    centre, size = _extent(sheet, land, glass.place, Placing(wide.projection, wide.scale, wide.origin))
    zoom = 2 * FILL * glass.radius / size
    placing = Placing(
        wide.projection,
        wide.scale * zoom,
        (
            glass.at[0] + zoom * (wide.origin[0] - centre[0]),
            glass.at[1] + zoom * (wide.origin[1] - centre[1]),
        ),
    )
    box = Box(*(at - glass.radius for at in glass.at), *(at + glass.radius for at in glass.at))
    canvas = Canvas(land.topology, placing, box, Detail(sheet.least_corner, sheet.least_island))
    own = _lines(sheet, land, glass.place, canvas)
    hole = own if glass.place in sheet.redrawn else []
    around = {
        state_of(place): [*_lines(sheet, land, place, canvas), *hole]
        for place in sorted(atlas.neighbours[glass.place])
    }
    shapes = [LensShape(state, path(lines), _code_spot(glass, lines)) for state, lines in around.items()]
    shapes.append(LensShape(state_of(glass.place), path(own)))
    return Lens(
        place=glass.place,
        at=glass.at,
        radius=glass.radius,
        spot=rounded(spot),
        shapes=tuple(shape for shape in shapes if shape.outline),
    )


def _code_spot(glass: Glass, lines: list[Line]) -> Position | None:
    """Return where in a lens the code of a neighbour stands, if there is room for it."""
    reach = CODES * glass.radius
    box = Box(*(at - reach for at in glass.at), *(at + reach for at in glass.at))
    inner = [line for line in (clipped(line, box) for line in lines) if len(line) > 3]
    if not inner:
        return None
    spot, room = roomiest(inner, _LABEL_FLATNESS)
    return rounded(spot) if room >= CODE_ROOM else None


def _extent(sheet: Sheet, land: Land, place: str, placing: Placing) -> tuple[Position, float]:
    """Return the middle of a place at a placing, and how large it is there."""
    lines = _lines(sheet, land, place, Canvas(land.topology, placing, sheet.box, Detail(0, 0)))
    xs, ys = [x for line in lines for x, _ in line], [y for line in lines for _, y in line]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), max(max(xs) - min(xs), max(ys) - min(ys))


def _states(
    sheet: Sheet, atlas: Atlas, drawn: Mapping[str, list[Line]], lenses: Mapping[str, Lens]
) -> tuple[State, ...]:
    """Return the states with their texts, tints and places."""
    texts, tint = entries(sheet.name), tints(atlas.adjacent)
    sea = {frozenset((link.a, link.b)) for link in atlas.links if link.sea}

    def placed(place: str, parts: Mapping[str, Text]) -> Place:
        others = sorted(atlas.neighbours[place])
        label, tap, room = _spots(sheet, place, drawn[place], lenses.get(place))
        part = place.partition(":")[2]
        return Place(
            part=part,
            name=parts[part] if part else Text(),
            land=tuple(other for other in others if {place, other} not in sea),
            sea=tuple(other for other in others if {place, other} in sea),
            outline=path(drawn[place]),
            label=label,
            room=room,
            tap=tap,
        )

    return tuple(
        State(
            code=state.code,
            name=texts[state.code].name,
            capital=texts[state.code].capital,
            area=texts[state.code].area,
            facts=texts[state.code].facts,
            tint=tint[state.code],
            places=tuple(placed(place, texts[state.code].parts) for place in state.places),
        )
        for state in atlas.states
    )


def _spots(
    sheet: Sheet, place: str, lines: list[Line], lens: Lens | None
) -> tuple[Position, Position, float]:
    """Return where the label of a place stands, where it is tapped, and how wide the label may be."""
    if lens:
        below = (lens.at[0], lens.at[1] + lens.radius + BELOW)
        return rounded(below), lens.at, ROOM * lens.radius
    inside = rounded(roomiest(lines[:1], _LABEL_FLATNESS)[0])
    label, room = sheet.labels.get(place, (inside, round(width_at(lines[:1], inside, _LABEL_HEIGHT), 1)))
    return label, sheet.taps.get(place, inside), room
