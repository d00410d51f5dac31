"""Paper: kits to print. Games hand over words, numbers and drawings; Typst sets them as pages of a PDF."""

from hranice.printing.orders import Order, PaperSize, Printing, SpokenLanguage, can_print
from hranice.printing.typesetting import PrintError, typeset

__all__ = ["Order", "PaperSize", "PrintError", "Printing", "SpokenLanguage", "can_print", "typeset"]
