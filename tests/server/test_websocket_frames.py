"""Frames made and read without the library are those that the library makes and reads."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from hranice.server.websocket_frames import text_frame, whole_text

LARGEST = 4096
SIZES = (0, 1, 2, 125, 126, 127, 128, 4095, 4096, 65_535, 65_536)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_sent_is_a_frame_as_the_library_makes_it(size: int) -> None:
    data = bytes(range(256)) * 300
    assert text_frame(data[:size]) == Frame(Opcode.TEXT, data[:size]).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_message_is_read_unless_it_is_too_large(size: int) -> None:
    data = (bytes(range(256)) * 300)[:size]
    frame = Frame(Opcode.TEXT, data).serialize(mask=True)
    assert whole_text(frame, LARGEST) == (data if size <= LARGEST else None)


@given(st.binary(max_size=200))
def test_other_frames_are_left_to_the_library(data: bytes) -> None:
    whole = Frame(Opcode.TEXT, data).serialize(mask=True)
    others = [
        Frame(Opcode.TEXT, data).serialize(mask=False),
        Frame(Opcode.TEXT, data, fin=False).serialize(mask=True),
        bytes([whole[0] | 0x40]) + whole[1:],  # a reserved bit
        Frame(Opcode.BINARY, data).serialize(mask=True),
        Frame(Opcode.CONT, data).serialize(mask=True),
        Frame(Opcode.PONG, data[:125]).serialize(mask=True),
        whole[:-1],
        whole + b"\x81",
        whole + whole,
        # The same length, written in more bytes than it needs.
        b"\x81\xfe\x00\x05" + bytes(9),
        b"\x81\xff" + (5).to_bytes(8, "big") + bytes(9),
    ]
    assert not any(whole_text(other, LARGEST) for other in others)


@given(st.binary(max_size=200))
def test_any_bytes_can_be_looked_at(data: bytes) -> None:
    message = whole_text(data, LARGEST)
    assert message is None or len(message) == len(data) - 6 or len(message) == len(data) - 8
