"""Single keys while a clock runs, where there is a keyboard; lines where there is none."""

import os
import select
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

from hranice.cli.terminal.dialog import Quit

_INTERRUPT, _END = "\x03", "\x04"
_ESCAPE = "\x1b"


class Keys(ABC):
    """What a person presses. Raises `Quit` at the end of input, and at Ctrl-C."""

    @abstractmethod
    def wait(self, seconds: float | None, *, listening: bool) -> str:
        """Return the keys pressed within so many seconds (None: until one is), or nothing.

        `listening` says that the person is expected to press something.
        """


class Keyboard(Keys):
    """A real keyboard: every key counts at once."""

    def wait(self, seconds: float | None, *, listening: bool) -> str:  # noqa: ARG002 - it always listens
        """Return as soon as anything is pressed."""
        try:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            if not ready:
                return ""
            pressed = os.read(sys.stdin.fileno(), 64).decode(errors="replace")
        except KeyboardInterrupt:
            raise Quit from None
        if not pressed or _INTERRUPT in pressed or _END in pressed:
            raise Quit
        # Arrows and the like arrive as several characters at once, none of which was meant by itself.
        return "" if pressed.startswith(_ESCAPE) else pressed


class Lines(Keys):
    """Input from a pipe: a line is waited for when it is expected, however long that takes."""

    def wait(self, seconds: float | None, *, listening: bool) -> str:
        """Return the next line when the person is expected to press something; else let time pass."""
        if not listening:
            time.sleep(seconds or 0)
            return ""
        line = sys.stdin.readline()
        if not line:
            raise Quit
        return line.strip() or "\n"


@contextmanager
def keys_of(interactive: bool) -> Iterator[Keys]:
    """Lend the keys; a keyboard is given back as it was."""
    if not interactive or sys.platform == "win32":
        yield Lines()
        return
    import termios  # noqa: PLC0415 - Windows has neither of the two
    import tty  # noqa: PLC0415 - the same

    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        yield Keyboard()
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
