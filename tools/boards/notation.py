"""Writes boards as `hranice.games.border.rules.boards` draws them, so that a chosen one can be put there."""

from hranice.games.border.rules.board import Board, Cell, Geography, enclosures


def notation(geography: Geography, board: Board) -> str:
    """Return a drawing of a board that `boards.board` reads back."""
    marks: dict[Cell, str] = dict.fromkeys((cell for piece in enclosures(geography) for cell in piece), ".")
    marks.update(zip(geography.spaces, board.colours, strict=True))
    lines = []
    for row in range(min(r for _, r in marks), max(r for _, r in marks) + 1):
        columns = {2 * q + r: mark for (q, r), mark in marks.items() if r == row}
        lines.append("".join(columns.get(column, " ") for column in range(max(columns) + 1)))
    return "\n".join(lines)
