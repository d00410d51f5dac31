"""From SVG to PNG, with the fonts that come along: the same picture on every machine."""

from pathlib import Path

import resvg_py

_FONTS = Path(__file__).parent / "fonts"


def png(svg: str, width: int) -> bytes:
    """Return a drawing as a PNG so many pixels wide."""
    fonts = sorted(str(font) for font in _FONTS.glob("*.ttf"))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=fonts))
