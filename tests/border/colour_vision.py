"""How colours look to different eyes, and how far apart: the measures behind test_distinct_colours.py.

Colour-blind vision is simulated by the matrices of Machado, Oliveira and Fernandes (2009) at full severity;
differences are CIEDE2000, in which about 2 is just noticeable side by side.
"""

import math
from collections.abc import Callable

Triple = tuple[float, float, float]

_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)

_PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
_DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
_TRITAN = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
_LUMINANCE = (_XYZ[1],) * 3

VISIONS: dict[str, Callable[[Triple], Triple]] = {
    "common": lambda light: light,
    "protan": lambda light: _through(_PROTAN, light),
    "deutan": lambda light: _through(_DEUTAN, light),
    "tritan": lambda light: _through(_TRITAN, light),
    "greyscale": lambda light: _through(_LUMINANCE, light),
}


def light(colour: str) -> Triple:
    """Return a colour like `#16243f` as linear light."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in bytes.fromhex(colour[1:]))
    )
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG, from 1 to 21."""
    darker, lighter = sorted(_through(_LUMINANCE, light(colour))[0] for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def difference(one: str, other: str, vision: str = "common") -> float:
    """Return how different two colours look to somebody."""
    return ciede2000(_lab(VISIONS[vision](light(one))), _lab(VISIONS[vision](light(other))))


def _through(matrix: tuple[Triple, ...], colour: Triple) -> Triple:
    one, two, three = (
        min(1.0, max(0.0, sum(factor * value for factor, value in zip(row, colour, strict=True))))
        for row in matrix
    )
    return one, two, three


def _lab(colour: Triple) -> Triple:
    def curve(value: float) -> float:
        return math.cbrt(value) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    sums = (sum(factor * value for factor, value in zip(row, colour, strict=True)) for row in _XYZ)
    x, y, z = (curve(value / white) for value, white in zip(sums, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the difference of two colours in the coordinates L*, a*, b*."""
    mean_chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    (light1, chroma1, hue1), (light2, chroma2, hue2) = (
        (lightness, math.hypot(a * stretch, b), math.degrees(math.atan2(b, a * stretch)) % 360)
        for lightness, a, b in (one, other)
    )
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    hue = hue1 + turn / 2 if chroma1 * chroma2 else hue1 + hue2
    lightness, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    weight = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    middle = (lightness - 50) ** 2
    d_light = (light2 - light1) / (1 + 0.015 * middle / math.sqrt(20 + middle))
    d_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    d_hue = (
        2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    )
    swing = 30 * math.exp(-(((hue % 360 - 275) / 25) ** 2))
    twist = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(2 * swing))
    return math.sqrt(d_light**2 + d_chroma**2 + d_hue**2 + twist * d_chroma * d_hue)
