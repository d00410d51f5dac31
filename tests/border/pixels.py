"""Reads back pictures that were drawn: a small decoder of PNG as the renderer writes it."""

import struct
import zlib

import resvg_py

Pixel = tuple[int, int, int, int]


def pixels(png: bytes) -> list[list[Pixel]]:
    """Return the rows of a picture in eight-bit RGBA."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (png[:8], depth, kind) == (b"\x89PNG\r\n\x1a\n", 8, 6)
    data, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += size + 12
    raw = zlib.decompress(data)
    rows = []
    above = bytearray(4 * width)
    for y in range(height):
        start = y * (4 * width + 1)
        line = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + 4 * width]), above)
        rows.append([(line[x], line[x + 1], line[x + 2], line[x + 3]) for x in range(0, 4 * width, 4)])
        above = line
    return rows


def coverage(svg: str) -> list[float]:
    """Return how much of each pixel a drawing covers, row by row."""
    drawn = pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg)))
    return [pixel[3] / 255 for row in drawn for pixel in row]


def _unfiltered(kind: int, line: bytearray, above: bytearray) -> bytearray:
    for at in range(len(line)):
        left = line[at - 4] if at >= 4 else 0
        corner = above[at - 4] if at >= 4 else 0
        line[at] = (line[at] + _predicted(kind, left, above[at], corner)) & 255
    return line


def _predicted(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2)[kind]
