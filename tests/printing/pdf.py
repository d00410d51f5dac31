"""Reads back what was printed."""

import ctypes
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium
from pypdfium2 import raw

POINTS_PER_MM = 72 / 25.4
DEPTH = 12
"""Forms within forms that are looked into."""

Grey = npt.NDArray[np.float64]


class Size(NamedTuple):
    """Width and height in millimetres, to a tenth."""

    width: float
    height: float


class Pdf:
    """A PDF, page by page; pages are counted from 1, as they are printed."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._document = pdfium.PdfDocument(data)

    def __len__(self) -> int:
        return len(self._document)

    @property
    def sizes(self) -> list[Size]:
        """How large each page is."""
        return [
            Size(*(round(side / POINTS_PER_MM, 1) for side in page.get_size())) for page in self._document
        ]

    @property
    def title(self) -> str:
        """The title of the document."""
        return str(self._document.get_metadata_dict()["Title"])

    @property
    def tagged(self) -> bool:
        """Whether it says how it is to be read aloud."""
        return bool(raw.FPDFCatalog_IsTagged(self._document))

    @property
    def language(self) -> str:
        """The language that it is written in."""
        return _text(raw.FPDFCatalog_GetLanguage, self._document)

    def text(self, page: int) -> str:
        """Return all that is written on a page, in one line."""
        return " ".join(self._document[page - 1].get_textpage().get_text_range().split())

    def objects(self, page: int) -> Iterator[Any]:
        """Yield everything on a page, also what lies in groups."""
        yield from self._document[page - 1].get_objects(max_depth=DEPTH)

    def fonts(self) -> dict[str, bool]:
        """Return the fonts of all texts, and whether each is embedded."""
        found = {}
        for page in range(1, len(self) + 1):
            for item in self.objects(page):
                if item.type == raw.FPDF_PAGEOBJ_TEXT:
                    font = raw.FPDFTextObj_GetFont(item)
                    name = ctypes.create_string_buffer(256)
                    raw.FPDFFont_GetBaseFontName(font, name, len(name))
                    found[name.value.decode()] = bool(raw.FPDFFont_GetIsEmbedded(font))
        return found

    def elements(self, page: int) -> Iterator[tuple[str, str]]:
        """Yield what a page consists of for whoever hears it: kinds of elements, and words for pictures."""
        tree = raw.FPDF_StructTree_GetForPage(self._document[page - 1])
        waiting = [
            raw.FPDF_StructTree_GetChildAtIndex(tree, at)
            for at in range(raw.FPDF_StructTree_CountChildren(tree))
        ]
        while waiting:
            element = waiting.pop(0)
            if element:
                yield (
                    _text(raw.FPDF_StructElement_GetType, element),
                    _text(raw.FPDF_StructElement_GetAltText, element),
                )
                waiting += [
                    raw.FPDF_StructElement_GetChildAtIndex(element, at)
                    for at in range(raw.FPDF_StructElement_CountChildren(element))
                ]
        raw.FPDF_StructTree_Close(tree)

    def grey(self, page: int, per_mm: float = 5.0) -> Grey:
        """Return a page as a printer without colours shows it: from 0, black, to 1."""
        scale = per_mm / POINTS_PER_MM
        picture = self._document[page - 1].render(scale=scale, grayscale=True).to_numpy()
        return np.asarray(picture, dtype=np.float64).reshape(picture.shape[0], -1) / 255


def _text(ask: Any, of: Any) -> str:
    """Return a text of PDFium, which first says how long it is."""
    length = ask(of, None, 0)
    buffer = ctypes.create_string_buffer(max(length, 2))
    wanted = ask.argtypes[1]
    ask(of, ctypes.cast(buffer, wanted), length)
    return buffer.raw[: max(0, length - 2)].decode("utf-16-le")
