"""Drawing a pack as a page of a school atlas: one SVG, from nothing but the pack."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from hranice.games.travel.maps.pack import Language, Pack, Point
from hranice.games.travel.paper.label import Label, label
from hranice.games.travel.rules.atlas import state_of

MARGIN, NARROW_MARGIN = 26.0, 8.0
"""Paper around the map, and on paper that is white anyway."""

_SANS = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Next Medium', sans-serif"
_SERIF = "Fraunces, 'Fraunces Medium', serif"


class Tint(NamedTuple):
    """What a state is painted with: its land, and the ribbon along its border."""

    land: str
    ribbon: str


def _between(one: str, other: str) -> str:
    """Return the colour in the middle of two."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes((a + b) // 2 for a, b in pairs).hex()


class Palette(NamedTuple):
    """The colours of a page."""

    paper: str = "#f6efe0"
    sea: str = "#d5e4e6"
    shallows: str = "#f2f7f4"
    degrees: str = "#a9c3c9"
    ink: str = "#1d2f4f"
    around: str = "#e9e2d1"
    around_edge: str = "#c9bfa8"
    stamp: str = "#c8402a"
    tints: tuple[Tint, ...] = (
        Tint("#f6dab0", "#dca75c"),
        Tint("#d9e5bd", "#a9c27c"),
        Tint("#f2cfc2", "#dc9c86"),
        Tint("#dcd3e6", "#ac98c6"),
        Tint("#f8f1c4", "#dcc968"),
    )
    frugal: bool = False
    """Whether each outline is drawn as few times as possible, and nothing shines through."""


DAY = Palette()
PRINT = Palette(
    paper="#ffffff",
    sea="#e9f1f3",
    shallows="#ffffff",
    degrees="#bfd2d7",
    around="#f1efe8",
    tints=tuple(Tint(tint.land, _between(tint.land, tint.ribbon)) for tint in DAY.tints),
    frugal=True,
)
"""For paper: white where nothing is printed."""


def drawn(
    pack: Pack,
    language: Language | None = None,
    route: Sequence[str] = (),
    highlight: Collection[str] = (),
    palette: Palette = DAY,
) -> str:
    """Return a map as SVG.

    States are labelled with their names in a language, where there is room for them, or with their codes.
    A route (places in the order of the journey) is drawn over it; highlighted states are outlined.
    """
    page = _Page(pack, language, highlight, palette)
    body = "\n".join(
        [
            *page.ground(),
            *page.states(),
            *page.highlights(),
            *page.crossings(),
            *page.leaders(),
            *page.lenses(),
            *page.route(route),
            *page.labels(),
            *page.border(),
        ]
    )
    if palette.frugal:
        # As a group of its own a map stands once in a PDF, on however many pages it is shown.
        body = f'<g style="isolation:isolate">{body}</g>'
    margin = page.margin
    width, height = pack.width + 2 * margin, pack.height + 2 * margin
    title = quoteattr(pack.title.said_in(language or "en"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-margin:g} {-margin:g} {width:g} {height:g}"'
        f' role="img" aria-label={title}>\n{body}\n</svg>\n'
    )


class _Page:
    """The layers of one drawing, from the ground up."""

    def __init__(
        self, pack: Pack, language: Language | None, highlight: Collection[str], palette: Palette
    ) -> None:
        self._pack = pack
        self._language: Language | None = language
        self._highlight = highlight
        self._palette = palette
        self.margin = NARROW_MARGIN if palette.frugal else MARGIN
        self._tints = {state.code: palette.tints[state.tint % len(palette.tints)] for state in pack.states}

        self._spots: dict[str, Point | None] = {name: place.tap for name, place in pack.places.items()}
        self._spots.update((lens.place, lens.spot) for lens in pack.lenses)
        self._gates = {(gate.a, gate.b): gate.through for gate in pack.gates}
        self._gates.update({(gate.b, gate.a): gate.through[::-1] for gate in pack.gates})

    def ground(self) -> Iterator[str]:
        """Draw paper, sea, degrees, shallows along the coasts, and the land around."""
        pack, palette = self._pack, self._palette
        sheet = f'width="{pack.width:g}" height="{pack.height:g}"'
        margin = self.margin
        yield (
            f'<rect x="{-margin:g}" y="{-margin:g}" width="{pack.width + 2 * margin:g}"'
            f' height="{pack.height + 2 * margin:g}" fill="{palette.paper}"/>'
        )
        yield f'<clipPath id="sheet"><rect {sheet}/></clipPath>'
        yield '<g clip-path="url(#sheet)" stroke-linejoin="round" stroke-linecap="round">'
        yield f'<rect {sheet} fill="{palette.sea}"/>'
        yield _shape(pack.graticule, fill="none", stroke=palette.degrees, width=0.6)
        outlines = "".join(place.outline for place in self._pack.places.values())
        yield from self._shallows(pack.backdrop + outlines)
        yield _shape(pack.backdrop, fill=palette.around, stroke=palette.around_edge, width=0.7)
        yield _shape(pack.water, fill=palette.sea)
        yield _shape(pack.frames, fill=palette.sea)
        if pack.frames or not palette.frugal:
            yield f'<clipPath id="frames"><path d="{pack.frames}"/></clipPath><g clip-path="url(#frames)">'
            yield from self._shallows(outlines)
            yield "</g>"
            yield _shape(pack.frames, fill="none", stroke=palette.ink, width=0.9)

    def _shallows(self, coast: str) -> Iterator[str]:
        if self._palette.frugal:
            yield _shape(coast, fill="none", stroke=self._palette.shallows, width=9)
            return
        for width, opacity in ((15, 0.28), (9, 0.32), (4.5, 0.5)):
            yield _shape(coast, fill="none", stroke=self._palette.shallows, width=width, opacity=opacity)

    def states(self) -> Iterator[str]:
        """Paint land in its tint, with a ribbon of the deeper tint inside its border."""
        pack, frugal = self._pack, self._palette.frugal
        sheet = f'width="{pack.width:g}" height="{pack.height:g}"'
        for number, (name, place) in enumerate(pack.places.items()):
            tint = self._tints[state_of(name)]
            yield f'<clipPath id="place{number}"><path d="{place.outline}" clip-rule="evenodd"/></clipPath>'
            if not frugal:
                yield _shape(place.outline, fill=tint.land)
            yield f'<g clip-path="url(#place{number})">'
            if frugal:
                yield f'<rect {sheet} fill="{tint.land}"/>'
            opacity = 1 if frugal else 0.55
            yield _shape(place.outline, fill="none", stroke=tint.ribbon, width=6, opacity=opacity)
            yield "</g>"
        outlines = "".join(place.outline for place in pack.places.values())
        opacity = 1 if frugal else 0.75
        yield _shape(outlines, fill="none", stroke=self._palette.ink, width=0.7, opacity=opacity)

    def highlights(self) -> Iterator[str]:
        """Mark chosen states with the colour of stamps."""
        stamp = self._palette.stamp
        for name, place in self._pack.places.items():
            if state_of(name) in self._highlight:
                yield _shape(place.outline, fill=stamp, opacity=0.18)
                yield _shape(place.outline, fill="none", stroke=stamp, width=1.6)

    def crossings(self) -> Iterator[str]:
        """Draw sea links as dashes; bridges, and corners that count as borders, as solid lines."""
        ink, pack = self._palette.ink, self._pack
        sea = {frozenset((link.a, link.b)) for link in pack.atlas.links if link.sea}
        dry = "".join(crossing.line for crossing in pack.crossings if {crossing.a, crossing.b} not in sea)
        yield _shape(dry, fill="none", stroke=self._palette.paper, width=5.5)
        yield _shape(dry, fill="none", stroke=ink, width=2.2)
        for crossing in pack.crossings:
            if {crossing.a, crossing.b} in sea:
                yield (
                    f'<path d="{crossing.line}" fill="none" stroke="{ink}" stroke-width="1.6"'
                    ' stroke-dasharray="5 4"/>'
                )

    def leaders(self) -> Iterator[str]:
        """Draw fine lines from the lenses to where their states lie."""
        for lens in self._pack.lenses:
            yield (
                f'<path d="M{_at(lens.at)}L{_at(lens.spot)}" stroke="{self._palette.ink}"'
                ' stroke-width="0.8" opacity="0.6"/>'
            )

    def lenses(self) -> Iterator[str]:
        """Draw magnifying glasses on tiny states, each showing its state among the neighbours."""
        palette = self._palette
        for number, lens in enumerate(self._pack.lenses):
            circle = f'<circle cx="{lens.at[0]:g}" cy="{lens.at[1]:g}" r="{lens.radius:g}"'
            yield f'<clipPath id="lens{number}">{circle}/></clipPath>'
            yield f'<g clip-path="url(#lens{number})">{circle} fill="{palette.sea}"/>'
            own = state_of(lens.place)
            for shape in lens.shapes:
                tint = self._tints[shape.state]
                yield _shape(
                    shape.outline,
                    fill=tint.ribbon if shape.state == own else tint.land,
                    stroke=palette.ink,
                    width=0.9,
                )
            yield from (_code(shape.label, shape.state, palette) for shape in lens.shapes if shape.label)
            yield f'</g>{circle} fill="none" stroke="{palette.paper}" stroke-width="4"/>'
            colour, width = (palette.stamp, 3) if own in self._highlight else (palette.ink, 1.4)
            yield f'{circle} fill="none" stroke="{colour}" stroke-width="{width:g}"/>'

    def labels(self) -> Iterator[str]:
        """Write the name of each place where it has room, else its code."""
        yield (
            f'<g font-family="{_SANS}" fill="{self._palette.ink}" text-anchor="middle" paint-order="stroke"'
            f' stroke="{self._palette.paper}" stroke-opacity="0.75" stroke-width="2.4">'
        )
        for state in self._pack.states:
            name = state.name.said_in(self._language) if self._language else state.code
            for place in state.places:
                if place.label:
                    yield _written(label(place.label, place.room, name, state.code))
        yield "</g>"

    def route(self, places: Sequence[str]) -> Iterator[str]:
        """Draw a journey: a line from stop to stop through the gates between them, a dot at each stop."""
        stops = [stop for place in places if (stop := self._spots[place])]
        if not stops:
            return
        points = [stops[0]]
        for (here, there), stop in zip(pairwise(places), stops[1:], strict=True):
            points += [*self._gates.get((here, there), ()), stop]
        line = "M" + "L".join(map(_at, points))
        for stroke, width in ((self._palette.paper, 6), (self._palette.stamp, 3)):
            yield _shape(line, fill="none", stroke=stroke, width=width)
        for stop in stops:
            yield (
                f'<circle cx="{stop[0]:g}" cy="{stop[1]:g}" r="4.5" fill="{self._palette.paper}"'
                f' stroke="{self._palette.stamp}" stroke-width="2.5"/>'
            )

    def border(self) -> Iterator[str]:
        """Draw the neat line around the map, and its title."""
        pack, ink = self._pack, self._palette.ink
        yield "</g>"
        for gap, width in ((0.0, 0.8), (5.0, 2.2)):
            yield (
                f'<rect x="{-gap:g}" y="{-gap:g}" width="{pack.width + 2 * gap:g}"'
                f' height="{pack.height + 2 * gap:g}" fill="none" stroke="{ink}" stroke-width="{width:g}"/>'
            )
        title = escape(pack.title.said_in(self._language or "en"))
        x, y = pack.title_at
        yield (
            f'<text x="{x:g}" y="{y:g}" font-family="{_SERIF}" font-size="34" fill="{ink}"'
            f' letter-spacing="3">{title}</text>'
        )


def _code(at: Point, code: str, palette: Palette) -> str:
    """Return the code of a neighbour in a lens."""
    return (
        f'<text x="{at[0]:g}" y="{at[1] + 2.6:g}" font-family="{_SANS}" font-size="7.5" fill="{palette.ink}"'
        f' text-anchor="middle">{escape(code)}</text>'
    )


def _written(label: Label) -> str:
    spans = "".join(
        f'<tspan x="{label.at[0]:g}" y="{y:.1f}">{escape(line)}</tspan>' for line, y in label.lines
    )
    return f'<text font-size="{label.size:.1f}">{spans}</text>'


def _shape(data: str, fill: str, stroke: str = "none", width: float = 0, opacity: float = 1) -> str:
    """Return a path, or nothing where there is nothing to draw."""
    if not data:
        return ""
    edge = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke != "none" else ""
    faint = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return f'<path d="{data}" fill="{fill}" fill-rule="evenodd"{edge}{faint}/>'


def _at(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"
