"""From a source and notes to a pack."""

import math
from collections.abc import Mapping

from hranice.games.travel.mapmaking.border_visibility import Unseen, reach_of, scene_of
from hranice.games.travel.mapmaking.border_visibility import unseen as unseen_in
from hranice.games.travel.mapmaking.closed_lines import Line, area, lines_of, midpoint, path, rounded
from hranice.games.travel.mapmaking.compose import LENS_SIZE, Drawn, compose
from hranice.games.travel.mapmaking.labels import boxes, pole
from hranice.games.travel.mapmaking.legible_stretching import Task, adjust
from hranice.games.travel.mapmaking.notes_file import DisputedNote, Notes, StretchAt, pull_of, text_of
from hranice.games.travel.mapmaking.peculiarity_texts import Findings, tell
from hranice.games.travel.mapmaking.report import Doubt, Made, MapError
from hranice.games.travel.mapmaking.scenery import backdrop, frames, graticule, title_spot
from hranice.games.travel.mapmaking.state_parts import states_of
from hranice.games.travel.mapmaking.states_and_borders import Land, survey
from hranice.games.travel.mapmaking.taps import crowded, nearest
from hranice.games.travel.mapmaking.tint import TINTS, tints
from hranice.games.travel.mapmaking.topology_from_polygons import arc_users, run
from hranice.games.travel.mapmaking.warp import WIDTH, Push, Warp, fit
from hranice.games.travel.mapmaking.warped_lines import WarpedLines, coarser, spots_of
from hranice.games.travel.maps.faults import TAP_GAP
from hranice.games.travel.maps.pack import Crossing, Disputed, Gate, Pack, Place, State, Text, ToldPeculiarity
from hranice.games.travel.rules.atlas import Atlas, state_of


def make_pack(data: bytes, notes: Notes, *, name: str | None = None) -> Made:
    """Return the map that a source and notes describe, with all that is to be said about it.

    The same source and notes always give the same map. Raises `MapError` where there can be none.
    """
    land = survey(data, notes)
    pack = _pack(land, notes, name or notes.name or "map")
    taps = {name: place.tap for name, place in pack.places.items() if place.tap}
    found = [
        *(_crowd_doubt(a, b) for a, b in crowded(taps, TAP_GAP * WIDTH)),
        *(_unseen_doubt(each, pack) for each in sorted(unseen_in(scene_of(pack)))),
    ]
    return Made(pack, land.report._replace(doubts=(*land.report.doubts, *found)))


def _crowd_doubt(a: str, b: str) -> Doubt:
    """Return that a finger cannot tell two places apart, and the line of notes that would help."""
    return Doubt(f"{a} and {b} are too close to be tapped", f'stretch = ["{a}-{b} 2"]', grave=True)


def _unseen_doubt(each: Unseen, pack: Pack) -> Doubt:
    """Return what cannot be seen on a map, and the line of notes that would help."""
    smaller = min((each.a, each.b), key=lambda place: sum(map(area, lines_of(pack.places[place].outline))))
    if each.kind == "link" and sum(map(area, lines_of(pack.places[smaller].outline))) < LENS_SIZE:
        return Doubt(str(each), f'lens = ["{smaller}"]')
    return Doubt(str(each), f'stretch = ["{each.a}-{each.b} 2"]')


def _pack(land: Land, notes: Notes, name: str) -> Pack:
    atlas = Atlas(name, states_of(land.topology.features), land.linked.links)
    names = {code: unit.name for code, unit in land.chosen.units.items()} | _texts(land, notes.names, "names")
    rough = coarser(land.topology)
    bordering = {place for names in arc_users(rough).values() if len(names) == 2 for place in names}
    task = Task(
        rough,
        {place: (names[state_of(place)], state_of(place)) for place in atlas.places},
        {(each.a, each.b): each.sea for each in atlas.links},
        [(pair.a, pair.b) for pair in land.linked.drawn],
        [place for place in atlas.places if place not in bordering],
        land.corners,
    )
    start = Warp().then(fit(spots_of(rough)))
    plain = WarpedLines(rough, start, task.islands)
    for note in notes.stretch:
        start = start.then(_stretch(note, land, plain, start))
    title = text_of(notes.title or name)
    adjusted = adjust(task, start, [_place(word, atlas, land, "lens") for word in notes.lens])
    drawn = compose(task, adjusted, land.topology)
    around = backdrop(land.chosen.around, land.ground.to_plane, drawn.warp) if notes.backdrop else ""
    longest = max((title.en, title.cs, title.it, title.de), key=len)
    return Pack(
        name=name,
        title=title,
        width=WIDTH,
        height=drawn.warp.height,
        states=_states(land, atlas, drawn, names, notes),
        title_at=title_spot(longest, drawn.taken, around, drawn.warp.height),
        crossings=tuple(
            Crossing(a, b, path([line], closed=False))
            for (a, b), line in sorted(drawn.crossing_lines.items())
        ),
        gates=_gates(land, drawn),
        lenses=drawn.lenses,
        backdrop=around,
        graticule="" if land.ground.flat else graticule(land.ground.to_plane, drawn.warp, land.degrees),
        frames=frames(
            land.insets.frames,
            drawn.lines,
            {place: boxes(named, *task.texts[place]) for place, named in drawn.names.items()},
        ),
        peculiarities=_peculiarities(land, atlas, plain, names, notes),
        disputed=tuple(_disputed(note, atlas) for note in notes.disputed),
        source=notes.source,
    )


def _place(word: str, atlas: Atlas, land: Land, field: str) -> str:
    """Return the place that notes mean: a state, or a part of one."""
    return word if word in atlas.places else land.chosen.code(word, field)


def _stretch(note: StretchAt | str, land: Land, plain: WarpedLines, start: Warp) -> Push:
    """Return how notes stretch the sheet: around a position in degrees, a place, or the border of two."""
    if isinstance(note, StretchAt):
        return Push(start.line([land.ground.to_plane(note.at)])[0], note.reach, note.times)
    pull = pull_of(note)
    for place in pull.places:
        if place not in plain.shapes:
            raise MapError(f"the notes name {place[:60]!r} in stretch, which is not there")
    so_far = Warp(start.steps[1:])
    if len(pull.places) == 2:
        middle = midpoint(*nearest(plain.shapes, *pull.places))
        return Push(so_far.line([middle])[0], 24.0, pull.times)
    shape = plain.shapes[pull.places[0]]
    return Push(so_far.line([pole(shape)[0]])[0], max(20.0, 1.2 * math.sqrt(shape.area)), pull.times)


def _peculiarities(
    land: Land, atlas: Atlas, plain: WarpedLines, names: Mapping[str, Text], notes: Notes
) -> tuple[ToldPeculiarity, ...]:
    reaches = {pair: max(map(reach_of, lines)) for pair, lines in plain.borders.items()}
    found = Findings(atlas, names, land.parts, plain.shapes, reaches, land.four)
    return tell(found, notes.peculiar)


def _disputed(note: DisputedNote, atlas: Atlas) -> Disputed:
    for place in note.places:
        if place not in atlas.places:
            raise MapError(f"the notes name {place[:60]!r} in disputed, which is not there")
    return Disputed(note.places, note.text)


def _texts(land: Land, told: Mapping[str, str | Text], field: str) -> dict[str, Text]:
    return {land.chosen.code(word, field): text_of(text) for word, text in told.items()}


def _states(
    land: Land, atlas: Atlas, drawn: Drawn, names: Mapping[str, Text], notes: Notes
) -> tuple[State, ...]:
    tint = _tints(atlas)
    sea = {frozenset((each.a, each.b)) for each in atlas.links if each.sea}
    capital = _texts(land, notes.capital, "capital")
    areas = {land.chosen.code(word, "area"): area for word, area in notes.area.items()}
    facts = {land.chosen.code(word, "facts"): tuple(map(text_of, told)) for word, told in notes.facts.items()}

    def placed(place: str) -> Place:
        others = sorted(atlas.neighbours[place])
        return Place(
            part=place.partition(":")[2],
            name=land.parts.get(place, Text()),
            land=tuple(other for other in others if {place, other} not in sea),
            sea=tuple(other for other in others if {place, other} in sea),
            outline=path(drawn.lines[place]),
            label=drawn.names[place].at,
            room=drawn.names[place].room,
            tap=drawn.taps[place],
        )

    return tuple(
        State(
            code=state.code,
            name=names[state.code],
            capital=capital.get(state.code, Text()),
            area=areas.get(state.code) or float(f"{land.areas[state.code]:.3g}"),
            facts=facts.get(state.code, ()),
            tint=tint[state.code],
            places=tuple(placed(place) for place in state.places),
        )
        for state in atlas.states
    )


def _tints(atlas: Atlas) -> dict[str, int]:
    """Return tints that differ between neighbours, of as few as can be; a grid with corners may take more."""
    for most in range(TINTS, len(atlas.states)):
        try:
            return tints(atlas.adjacent, most)
        except ValueError:
            continue
    return {code: number for number, code in enumerate(atlas.codes)}


def _gates(land: Land, drawn: Drawn) -> tuple[Gate, ...]:
    """Return where routes cross each link: along its course, or amid the longest arc of its border."""
    ways = {pair: [line[0], line[len(line) // 2], line[-1]] for pair, line in drawn.crossing_lines.items()}
    longest: dict[tuple[str, str], Line] = {}
    for number, names in arc_users(land.topology).items():
        if len(names) == 2:
            pair = names[0], names[1]
            longest[pair] = max((longest.get(pair, []), drawn.arcs[number]), key=lambda arc: run(tuple(arc)))
    for each in land.linked.links:
        if (each.a, each.b) not in ways:
            arc = longest[each.a, each.b]
            ways[each.a, each.b] = [arc[len(arc) // 2]]
    return tuple(Gate(a, b, tuple(map(rounded, ways[a, b]))) for a, b in sorted(ways))
