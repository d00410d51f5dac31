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
  W O O O Y Y Y Y Y B B B B R R
 R . . E . . . . O . . . B . . G
R . . . E . . . O . . . . Y . . G
 R . . E . . . . O O . . . Y Y G
R . . . E . . . G . O . G Y . . E
 E G G G . . . G . . G G . . . E
E . . . G G B B . . . G . . . . E
 B . . . . R . O O R R . . . . Y
B . . . . R . . . O . R . . . . Y
 B . . . R . . . O . . E . . . Y
  O O R R Y Y B B B B E E E E W
""",
    ),
    board(
        "B",
        """
  W E E B B B B B Y Y G G G R R
 Y . . E . . . . Y . . . B . . Y
Y . . . R . . . Y . . . . B . . Y
 Y . . R . . . . O O . . . O O E
B . . . R . . . G . O . G G . . E
 B B B R . . . G . . G G . . . R
O . . . E E E Y . . . E . . . . R
 O . . . . E . Y Y E E . . . . R
O . . . . G . . . Y . E . . . . R
 O . . . G . . . Y . . E . . . R
  O R R R G G G B B B O O O O W
""",
    ),
    board(
        "C",
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
        "D",
        """
  W E E E E E B B E E E G G Y Y
 G . . Y . . . . B . . . O . . R
G . . . Y . . . B . . . . O . . R
 G . . Y . . . . B O . . . R R O
G . . . Y . . . G . O . R R . . O
 B E E Y . . . G . . O R . . . O
B . . . R R R G . . . O . . . . Y
 B . . . . B . G G E E . . . . Y
Y . . . . B . . . E . E . . . . Y
 Y . . . O . . . R . . B . . . Y
  Y O O O O R R R G G G B B B W
""",
    ),
)
