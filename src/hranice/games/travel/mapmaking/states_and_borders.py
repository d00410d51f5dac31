"""What is known of a land before it is drawn: states and their parts, who borders whom, and all doubts."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
import shapely

from hranice.games.travel.mapmaking.border_repair import mend
from hranice.games.travel.mapmaking.corner_contacts import corner_links, settle
from hranice.games.travel.mapmaking.insets import Insets, inset
from hranice.games.travel.mapmaking.neighbours import Linked, link
from hranice.games.travel.mapmaking.notes_file import Notes
from hranice.games.travel.mapmaking.overlaps import apart
from hranice.games.travel.mapmaking.projected_states import ProjectedStates, lay
from hranice.games.travel.mapmaking.reading import read
from hranice.games.travel.mapmaking.report import Report, outlined
from hranice.games.travel.mapmaking.state_parts import divide, without_far
from hranice.games.travel.mapmaking.state_selection import Chosen, choose
from hranice.games.travel.mapmaking.topology import Position, Topology
from hranice.games.travel.mapmaking.topology_from_polygons import shared_lengths, topology_of
from hranice.games.travel.mapmaking.warp import fit
from hranice.games.travel.maps.pack import Text


class Land(NamedTuple):
    """All that is known of a land before it is drawn."""

    chosen: Chosen
    ground: ProjectedStates
    insets: Insets
    linked: Linked
    corners: Mapping[tuple[str, str], Position]
    four: Sequence[tuple[str, ...]]
    """Places around each corner."""
    parts: Mapping[str, Text]
    areas: Mapping[str, float]
    report: Report

    @property
    def topology(self) -> Topology:
        """The arcs of all places."""
        return self.insets.topology

    @property
    def degrees(self) -> tuple[Position, Position]:
        """The corners of a box around the land, in degrees; it runs on beyond the date line."""
        rings = [max((rings[0] for rings in unit.polygons), key=len) for unit in self.chosen.units.values()]
        lons, lats = np.array([spot for ring in rings for spot in ring]).T
        middle = float(np.degrees(np.angle(np.exp(1j * np.radians(lons)).mean())))
        lons = (lons - middle + 180) % 360 - 180 + middle
        return (float(lons.min()), float(lats.min())), (float(lons.max()), float(lats.max()))


def survey(data: bytes, notes: Notes) -> Land:
    """Return the places of a land and who borders whom."""
    chosen = choose(read(data, notes.layer), notes)
    with outlined((code, unit.polygons) for code, unit in chosen.units.items()):
        ground = lay(chosen.units, notes.projection)
        single, holes = apart(ground.shapes)
    near, left_out = without_far(single)
    mended = mend(near, notes.tolerance)
    divided = divide(mended.shapes, chosen, notes, ground.to_plane)
    spots = np.array([spot for pieces in divided.shapes.values() for spot in shapely.get_coordinates(pieces)])
    contacts = settle(divided.shapes, notes, 1 / fit(spots).scale)
    topology = topology_of(contacts.shapes)
    shared = shared_lengths(topology)
    corners = {(a, b): at for a, b, at in corner_links(contacts.corners, shared)}
    four = [corner.places for corner in contacts.corners if len(corner.places) == 4]
    whole = {place: shapely.MultiPolygon(pieces) for place, pieces in contacts.shapes.items()}
    linked = link(whole, shared, corners, notes, mended.tolerance)
    wanted = (
        notes.inset if isinstance(notes.inset, bool) else [chosen.code(word, "inset") for word in notes.inset]
    )
    moved = inset(topology, shared, wanted)
    areas = {code: sum(piece.area for piece in pieces) for code, pieces in single.items()}
    report = Report(
        (*chosen.doubts, *mended.doubts, *divided.doubts, *contacts.doubts, *linked.doubts),
        (*ground.said, *holes, *left_out, *mended.said),
    )
    return Land(chosen, ground, moved, linked, corners, four, divided.parts, areas, report)
