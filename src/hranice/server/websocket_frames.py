"""Frames of the WebSocket protocol (RFC 6455) in their most frequent shape: one whole text message.

Everything else, from fragments to closing, is left to the library; but nearly all that passes is of this
shape, and so it need not go through the library's machinery, which must be ready for everything.
"""

import struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody compiled it
    from websockets.utils import apply_mask

FINAL_TEXT = 0x81
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""What stands in the place of a length that follows in so many bytes."""

_short = struct.Struct("!BB").pack
_long = struct.Struct("!BBH").pack
_longest = struct.Struct("!BBQ").pack


def text_frame(data: bytes) -> bytes:
    """Return a text message as a server sends it."""
    size = len(data)
    if size < TWO_BYTES:
        return _short(FINAL_TEXT, size) + data
    if size < 1 << 16:
        return _long(FINAL_TEXT, TWO_BYTES, size) + data
    return _longest(FINAL_TEXT, EIGHT_BYTES, size) + data


def whole_text(data: bytes, largest: int) -> bytes | None:
    """Return the message, of at most so many bytes, if the data is exactly one text frame of a client."""
    if len(data) < 6 or data[0] != FINAL_TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == TWO_BYTES:
        size, start = data[2] << 8 | data[3], 4
        if size < TWO_BYTES:  # lengths must be written as briefly as can be: let the library object
            return None
    elif size == EIGHT_BYTES:
        return None
    begin = start + 4
    if size > largest or len(data) != begin + size:
        return None
    return apply_mask(data[begin:], data[start:begin])
