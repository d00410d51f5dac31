"""From SVG to PNG, with the fonts that come along: the same picture on every machine."""

from pathlib import Path

import resvg_py

_FONTS = sorted(str(font) for font in (Path(__file__).parent / "fonts").glob("*.ttf"))


def png(svg: str, width: int) -> bytes:
    """Return a drawing as a PNG so many pixels wide."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=_FONTS,
        sans_serif_family="Atkinson Hyperlegible Next Medium",
    )
    return bytes(drawn)
