"""The boards A to D, drawn so that they can be read here.

Each mark is a hexagon; every other row is shifted by half a hexagon, as on the table. In the geography
`#` is a border space and a letter a part of the area it stands for; in a colouring every border space
shows its colour. Made by `tools.boards`; `docs/boards.md` tells how.
"""

from hranice.games.border.rules.board import Area, Board, Cell, Geography, ring

LEGEND = {
    "w": ("well", 4),
    "g": ("goat", 5),
    "e": ("eagle", 6),
    "o": ("oak", 7),
    "m": ("wind-wheel", 8),
    "v": ("villa", 9),
    "l": ("lighthouse", 10),
    "s": ("sailboat", 11),
    "c": ("castle", 12),
}
"""The areas by the letters of the map, with their higher values (B5)."""


def hexagons(drawing: str) -> dict[Cell, str]:
    """Return the marks of a drawing by their cells, in reading order.

    The mark in line r and column c stands for the cell ((c - r) / 2, r), so neighbours in a row are two
    columns apart and the rows below and above are shifted by one.
    """
    return {
        ((column - row) // 2, row): mark
        for row, line in enumerate(drawing.strip("\n").split("\n"))
        for column, mark in enumerate(line)
        if mark != " "
    }


def geography(drawing: str) -> Geography:
    """Return the geography of a drawing: spaces in reading order, areas by rising value."""
    marks = hexagons(drawing)
    spaces = tuple(cell for cell in marks if marks[cell] == "#")
    bare = Geography(spaces, ())
    return Geography(
        spaces,
        tuple(
            Area(name, high, ring(bare, [cell for cell in marks if marks[cell] == letter]))
            for letter, (name, high) in LEGEND.items()
        ),
    )


def board(name: str, drawing: str) -> Board:
    """Return the board of a drawing in which only border spaces have letters."""
    return Board(name, "".join(hexagons(drawing).values()).replace(".", ""))


STANDARD_GEOGRAPHY = geography("""
  # # # # # # # # # # # # # # #
 # m m # s s s s # v v v # g g #
# m m m # s s s # v v v v # g g #
 # m m # s s s s # # v v v # # #
# m m m # s s s # e # v # # c c #
 # # # # s s s # e e # # c c c #
# l l l # # # # e e e # c c c c #
 # l l l l # o # # # # c c c c #
# l l l l # o o o # w # c c c c #
 # l l l # o o o # w w # c c c #
  # # # # # # # # # # # # # # #
""")

STANDARD_BOARDS = (
    board(
        "A",
        """
  W G G Y Y Y Y Y O B B R G G Y
 B . . G . . . . O . . . R . . Y
B . . . G . . . E . . . . R . . Y
 B . . O . . . . E E . . . R E E
R . . . O . . . R . B . B R . . O
 R R R O . . . R . . B B . . . O
O . . . O O E R . . . B . . . . O
 O . . . . E . Y Y E E . . . . O
O . . . . E . . . Y . E . . . . R
 G . . . E . . . Y . . E . . . R
  G G G G E B B B B G G G Y Y W
""",
    ),
    board(
        "B",
        """
  W E E E E G G O O O O B B E E
 R . . B . . . . O . . . Y . . E
R . . . B . . . R . . . . Y . . Y
 R . . B . . . . R R . . . G G Y
O . . . R . . . O . R . G G . . Y
 O O R R . . . O . . R E . . . Y
O . . . R E E B . . . E . . . . B
 Y . . . . G . B B B E . . . . B
Y . . . . G . . . B . E . . . . B
 Y . . . G . . . Y . . E . . . B
  O O O R R Y Y Y Y G G G G G W
""",
    ),
    board(
        "C",
        """
  W B B B R R R R G G G G Y G G
 O . . E . . . . B . . . Y . . E
O . . . E . . . B . . . . Y . . E
 O . . E . . . . B B . . . R R Y
O . . . E . . . B . O . R R . . Y
 B B B R . . . Y . . O R . . . Y
B . . . R Y Y Y . . . O . . . . Y
 G . . . . O . Y R R R . . . . G
G . . . . O . . . B . O . . . . G
 G . . . O . . . B . . O . . . G
  G G O O E E E E E Y Y E E E W
""",
    ),
    board(
        "D",
        """
  W G G R O O O O R E E E B B O
 E . . R . . . . R . . . E . . O
E . . . R . . . G . . . . G . . B
 E . . Y . . . . G Y . . . G G B
Y . . . Y . . . G . Y . E G . . B
 Y Y R R . . . G . . Y E . . . O
Y . . . R R O G . . . E . . . . O
 Y . . . . O . B B E E . . . . O
B . . . . O . . . B . R . . . . O
 B . . . E . . . B . . R . . . O
  B B B E G G G Y Y Y Y R R R W
""",
    ),
)
