"""The boards A to D, drawn so that they can be read here.

Each mark is a hexagon; every other row is shifted by half a hexagon, as on the table. In the geography
`#` is a border space and a letter a part of the area it stands for; in a colouring every border space
shows its colour. Made by `hranice.workshop.border`; `docs/boards.md` tells how.
"""

from hranice.border.board import Area, Board, Cell, Geography, ring

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
  W E E E E Y Y Y O O O R R R E
 B . . G . . . . G . . . O . . E
B . . . G . . . G . . . . O . . B
 B . . E . . . . G B . . . R R B
B . . . E . . . G . B . Y Y . . R
 R R R E . . . G . . B Y . . . R
R . . . E E O O . . . Y . . . . R
 R . . . . O . O E G G . . . . R
G . . . . O . . . E . G . . . . Y
 G . . . Y . . . E . . O . . . Y
  G G Y Y Y Y B B B B B O O O W
""",
    ),
    board(
        "B",
        """
  W R R E Y Y Y B B B B O G G E
 O . . E . . . . R . . . O . . E
O . . . Y . . . R . . . . O . . E
 O . . Y . . . . R O . . . G B B
O . . . R . . . R . O . G G . . B
 O R R R . . . E . . R G . . . Y
G . . . R Y E E . . . R . . . . Y
 G . . . . Y . E G G R . . . . Y
G . . . . Y . . . G . E . . . . Y
 G . . . Y . . . O . . E . . . Y
  G B B B B B O O O E E E B B W
""",
    ),
    board(
        "C",
        """
  W E E B B B B G G G Y Y Y E E
 R . . E . . . . G . . . Y . . E
R . . . E . . . G . . . . O . . R
 Y . . O . . . . Y B . . . O R R
Y . . . O . . . Y . B . O O . . O
 Y Y O O . . . Y . . R O . . . O
Y . . . E E O O . . . R . . . . O
 R . . . . Y . G G G R . . . . B
R . . . . Y . . . B . R . . . . B
 R . . . G . . . B . . E . . . B
  R R G G G B B B E E E E G G W
""",
    ),
    board(
        "D",
        """
  W G G Y Y R R R B B O O Y Y Y
 B . . R . . . . R . . . O . . R
B . . . R . . . E . . . . O . . R
 B . . R . . . . E E . . . Y G G
E . . . Y . . . O . E . Y Y . . G
 E O O Y . . . O . . Y Y . . . R
E . . . Y Y O O . . . G . . . . R
 E . . . . O . B B G G . . . . R
E . . . . G . . . B . G . . . . R
 B . . . G . . . B . . O . . . R
  B B B B G G G E E O O E E E W
""",
    ),
)
