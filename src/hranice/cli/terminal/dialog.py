"""The dialog with a person at a terminal: shows positions, prints sentences, asks for lines."""

import io
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from hranice.locale import Texts

TALL = 40
"""Lines of a terminal from which on the large drawings fit."""


class Quit(Exception):  # noqa: N818 - somebody's decision, not an error
    """The person wants to stop: end of input, Ctrl-C, or the word for it."""


class Dialog:
    """Shows a game and reads what a person types.

    On a terminal every new position begins on a clean screen; through a pipe everything follows in a row.
    Whatever arrives as input, `ask` returns a line or raises `Quit`.
    """

    def __init__(self, texts: Texts, console: Console | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            # Bytes in another encoding are wrong input like any other, and no reason to crash.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.texts = texts
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.interactive = self.console.is_terminal and sys.stdin.isatty()

    @property
    def tall(self) -> bool:
        """Whether large drawings fit."""
        return not self.interactive or self.console.height >= TALL

    def advise_width(self, needed: int) -> None:
        """Say so when drawings of that width do not fit: they are cut off at the right."""
        if self.interactive and self.console.width < needed:
            self.say("play-narrow", "bold", columns=self.console.width, needed=needed)

    def begin(self) -> None:
        """Start a new position."""
        if self.interactive:
            self.console.clear()
        else:
            self.console.print()

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing)

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        """Print a sentence of the catalogues."""
        self.console.print(Text(self.texts.text(key, **params), style=style))

    def complain(self, sentence: str) -> None:
        """Tell what was wrong with the last input."""
        self.console.print(Text(f"✗ {sentence}", style="bold red"))

    def ask(self, prompt: str) -> str:
        """Return the next line, without spaces around it. Raises `Quit` when there will be no other."""
        self.console.print(Text(f"{prompt} › ", style="bold"), end="")
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Quit from None
        if not line:
            raise Quit
        if not self.interactive:
            self.console.print()
        return line.strip()

    def pause(self) -> None:
        """Wait for Enter, so that a page can be read; a pipe does not wait."""
        if self.interactive:
            self.ask(self.texts.text("play-continue"))
