"""The outline of a state alone, for its card; `shape.ts` of the page does the same."""

from hranice.games.travel.maps.pack import Pack, State
from hranice.games.travel.maps.svg_paths import lines_of

PAD = 0.03
"""Paper around it, as a share of its greatest extent."""
LINE = 0.008
"""Width of its line, likewise."""


def silhouette(pack: Pack, state: State, fill: str, ink: str) -> str:
    """Return a state as SVG: all its places, or a tiny one as its lens shows it."""
    glass = [
        shape.outline
        for lens in pack.lenses
        if lens.place == state.code
        for shape in lens.shapes
        if shape.state == state.code
    ]
    outline = "".join(glass or (place.outline for place in state.places))
    points = [point for line in lines_of(outline) for point in line] or [(0.0, 0.0)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    extent = max(right - left, bottom - top) or 1.0
    pad = extent * PAD
    box = f"{left - pad:.2f} {top - pad:.2f} {right - left + 2 * pad:.2f} {bottom - top + 2 * pad:.2f}"
    line = f'stroke="{ink}" stroke-width="{extent * LINE:.3f}" stroke-linejoin="round"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f'<path d="{outline}" fill="{fill}" fill-rule="evenodd" {line}/></svg>'
    )
