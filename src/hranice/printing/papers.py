"""Sheets of paper, in millimetres."""

from hranice.game import Value
from hranice.printing.orders import PaperSize


class Sheet(Value, frozen=True):
    """An upright sheet."""

    width: float
    height: float


class Paper(Value, frozen=True):
    """What printers at home take, and what a copy shop has for posters."""

    sheet: Sheet
    large: Sheet


PAPERS: dict[PaperSize, Paper] = {
    "a4": Paper(Sheet(210, 297), Sheet(297, 420)),
    "letter": Paper(Sheet(215.9, 279.4), Sheet(279.4, 431.8)),
}
