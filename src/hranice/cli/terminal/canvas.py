"""A sheet of characters to draw on."""

from rich.text import Text


class Canvas:
    """Characters with styles, addressed by column and line; what lies outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self._lines = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, line: int, text: str, style: str = "") -> None:
        """Write a text from one place to the right."""
        if not 0 <= line < len(self._lines):
            return
        row = self._lines[line]
        for at, character in enumerate(text, column):
            if 0 <= at < len(row):
                row[at] = (character, style)

    def text(self) -> Text:
        """Return everything drawn, ready to print."""
        drawn = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self._lines):
            if number:
                drawn.append("\n")
            for character, style in row:
                drawn.append(character, style)
        drawn.rstrip()
        return drawn
