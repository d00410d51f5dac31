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
 # c c c c c # v v v # s s s s #
  # c c c c # v v v v # s s s #
 # c c c c c # v v v # s s s s #
  # c c c c # # v v # # # s s #
 # c c c c # l # # # g g # s s #
  # # # # # # l l # g g # # # #
 # o o # e e # l l # # # m m m #
  # o # e e # l l l # w # m m #
 # o o # e # l l l # w w # m m #
  # # # # # # # # # # # # # # #
""")

STANDARD_BOARDS = (
    board(
        "A",
        """
  W B B E E G O O O R R R R Y Y
 R . . . . . G . . . G . . . . B
  R . . . . G . . . . G . . . B
 R . . . . . G . . . G . . . . B
  E . . . . O G . . R G E . . O
 E . . . . O . R R R . . E . . O
  E E O O O E . . R . . E E O O
 E . . B . . E . . Y Y Y . . . G
  Y . B . . E . . . Y . G . . G
 Y . . B . O . . . B . . G . . G
  Y Y Y B O B B B B R R Y Y Y W
""",
    ),
    board(
        "B",
        """
  W O O Y Y R Y Y Y Y G G G G E
 R . . . . . R . . . G . . . . E
  R . . . . R . . . . Y . . . E
 R . . . . . B . . . Y . . . . E
  R . . . . B B . . O Y Y . . E
 G . . . . B . O O O . . Y . . R
  G G O O O O . . G . . B B B R
 O . . E . . O . . G B B . . . R
  O . E . . G . . . R . E . . R
 O . . E . G . . . R . . E . . R
  B B B G G E E Y Y Y E E B B W
""",
    ),
    board(
        "C",
        """
  W Y Y E E G G B B B B O O O O
 G . . . . . G . . . R . . . . R
  G . . . . E . . . . R . . . R
 G . . . . . E . . . R . . . . R
  G . . . . B E . . O O O . . R
 B . . . . B . G G R . . E . . R
  B B Y Y Y B . . R . . E O O E
 Y . . Y . . B . . Y E E . . . E
  Y . Y . . B . . . Y . E . . E
 Y . . G . G . . . Y . . O . . E
  B B G G G R R R R Y O O O O W
""",
    ),
    board(
        "D",
        """
  W R R R R R Y B B B B O O O O
 O . . . . . Y . . . E . . . . R
  O . . . . Y . . . . E . . . R
 O . . . . . R . . . Y . . . . R
  O . . . . G R . . G Y E . . R
 O . . . . G . R G G . . E . . Y
  E G G R R O . . G . . E E E Y
 E . . G . . O . . E E G . . . Y
  E . Y . . B . . . E . G . . Y
 E . . Y . B . . . O . . G . . Y
  B B Y Y B B B O O B B B G G W
""",
    ),
)
