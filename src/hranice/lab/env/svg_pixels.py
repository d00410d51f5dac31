"""Plain pictures of positions, for people who watch a learner."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from hranice.svg_to_png import png

WIDTH = 640
"""Pixels."""


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a picture as height × width × (red, green, blue)."""
    return np.asarray(Image.open(BytesIO(png(svg, WIDTH))).convert("RGB"))


def picture(width: float, height: float, ground: str, parts: list[str]) -> str:
    """Return parts on a ground as a picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}">'
        f'<rect width="100%" height="100%" fill="{ground}"/>{"".join(parts)}</svg>'
    )
