"""A picture that is larger than a sheet, on several sheets that overlap."""

from math import ceil

from hranice.game import Value
from hranice.printing.papers import Sheet

EDGE = 6.0
"""What stays free along three edges of a sheet, in millimetres; printers reach no farther."""
FOOT = 14.0
"""What stays free at its foot, for words."""
OVERLAP = 8.0
"""How far neighbours overlap."""


class Tiling(Value, frozen=True):
    """How a picture is cut: in millimetres; the picture lies in the middle of all sheets."""

    width: float
    height: float
    """Of the picture."""
    flipped: bool
    """Whether the sheets lie on their long sides."""
    columns: int
    rows: int
    frame: Sheet
    """What of the picture a sheet shows."""
    overlap: float = OVERLAP
    edge: float = EDGE
    foot: float = FOOT


def tiled(width: float, height: float, sheet: Sheet) -> Tiling:
    """Return how to print a picture of this size or more: with the fewest sheets, as large as they allow."""
    found = [_cut(width, height, sheet, flipped=flipped) for flipped in (False, True)]
    return min(found, key=lambda tiling: (tiling.columns * tiling.rows, -tiling.width))


def _cut(width: float, height: float, sheet: Sheet, *, flipped: bool) -> Tiling:
    across, down = (sheet.height, sheet.width) if flipped else (sheet.width, sheet.height)
    frame = Sheet(across - 2 * EDGE, down - EDGE - FOOT)
    columns = ceil((width - OVERLAP) / (frame.width - OVERLAP))
    rows = ceil((height - OVERLAP) / (frame.height - OVERLAP))
    scale = min(
        (columns * (frame.width - OVERLAP) + OVERLAP) / width,
        (rows * (frame.height - OVERLAP) + OVERLAP) / height,
    )
    return Tiling(scale * width, scale * height, flipped, columns, rows, frame)


def fitted(ratio: float, sheet: Sheet, margin: float) -> tuple[float, float]:
    """Return width and height of the largest picture of a ratio on a sheet, lying or upright."""
    sizes = []
    for across, down in ((sheet.width, sheet.height), (sheet.height, sheet.width)):
        width = min(across - 2 * margin, (down - 2 * margin) * ratio)
        sizes.append((width, width / ratio))
    return max(sizes)
