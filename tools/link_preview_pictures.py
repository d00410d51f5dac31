"""Pictures that messengers show beside links: `python -m tools.link_preview_pictures` draws them.

One for each game of ours, by its name, and `all.png` for all of them. Few colours keep them small.
The icon for systems that cut icons to a shape of their own is drawn, too.
"""

from base64 import b64encode
from io import BytesIO
from pathlib import Path

from PIL import Image

from hranice.games.border.paper import drawing
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.travel import maps
from hranice.games.travel.paper.drawing import drawn
from hranice.svg_to_png import png

FOLDER = Path(__file__).parents[1] / "web" / "public" / "previews"
ICON = (FOLDER.parent / "icon.svg").read_text("utf-8")
WIDTH, HEIGHT = 1200, 630
COLOURS = 56
PIXELS = 1080
PAPER, INK, SOFT = "#fbf6ea", "#16243f", "#4b566c"
ROUTE = ("PT", "ES", "FR", "IT", "AT", "HU", "RO")

Picture = tuple[str, float, float, float, float]
"""A drawing, where its upper left corner lies, how wide it is, and by how many degrees it is turned."""


def main() -> None:
    """Draw all pictures."""
    closed = STANDARD_GEOGRAPHY.areas[0]
    board = drawing.svg(STANDARD_GEOGRAPHY, STANDARD_BOARDS[0], set(closed.spaces))
    map_ = drawn(maps.load("europe"), route=ROUTE)
    FOLDER.mkdir(exist_ok=True)
    for name, title, below, pictures in (
        ("border", "The BORDER", "Michael Kiesling · Reinhard Staupe", [(board, 470.0, 60.0, 820.0, -5.0)]),
        ("travel", "Bez hranic", "Travel Blog · Vlaada Chvátil", [(map_, 470.0, -330.0, 1050.0, 4.0)]),
        (
            "all",
            "Hranice",
            "The BORDER · Bez hranic",
            [(map_, 720.0, -60.0, 620.0, 6.0), (board, 430.0, 220.0, 640.0, -6.0)],
        ),
    ):
        (FOLDER / f"{name}.png").write_bytes(few_colours(png(sheet(title, below, pictures), PIXELS)))
    (FOLDER.parent / "icon-maskable.png").write_bytes(few_colours(png(maskable(), 512)))


def sheet(title: str, below: str, pictures: list[Picture]) -> str:
    """Return one picture as SVG: the name at the left, drawings at the right."""
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
            *(_laid(*picture) for picture in pictures),
            f'<path d="M0 0H430L400 {HEIGHT}H0Z" fill="{PAPER}"/>',
            f'<svg x="48" y="48" width="120" height="120" viewBox="0 0 64 64">{ICON}</svg>',
            f'<text x="48" y="330" font-family="Fraunces Medium" font-size="72" fill="{INK}">{title}</text>',
            f'<text x="48" y="385" font-family="sans-serif" font-size="22" fill="{SOFT}">{below}</text>',
            "</svg>",
        )
    )


def maskable() -> str:
    """Return the icon with so much paper around it that a system may cut it round."""
    icon = f'<svg x="12" y="12" width="40" height="40" viewBox="0 0 64 64">{ICON}</svg>'
    paper = f'<rect width="64" height="64" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{paper}{icon}</svg>'


def _laid(svg: str, x: float, y: float, width: float, turn: float) -> str:
    data = b64encode(svg.encode()).decode()
    return (
        f'<image x="{x}" y="{y}" width="{width}" transform="rotate({turn} {x} {y})"'
        f' href="data:image/svg+xml;base64,{data}"/>'
    )


def few_colours(picture: bytes) -> bytes:
    """Return a PNG with a palette, as small as it gets."""
    packed = BytesIO()
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE).save(
        packed, "PNG", optimize=True
    )
    return packed.getvalue()


if __name__ == "__main__":
    main()
