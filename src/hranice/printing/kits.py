"""What the data of every kit have in common."""

from collections.abc import Iterable
from typing import Any

from hranice.locale import Texts
from hranice.printing.orders import Order
from hranice.printing.papers import PAPERS

_WORDS = (
    "print-kit",
    "print-page",
    "print-test",
    "print-test-text",
    "print-line",
    "print-grey",
    "print-duplex",
    "print-contents",
    "print-part",
    "print-pages",
    "print-how",
    "print-one-sided",
)
_CREDITS = ("print-unofficial", "print-fonts")


def common(
    order: Order, *, title: str, about: str, words: Iterable[str], credit: Iterable[str]
) -> dict[str, Any]:
    """Return what `kit.typ` asks for: paper, language, the words of these keys, and whose work this is."""
    texts = Texts(order.lang)
    return {
        "title": title,
        "about": about,
        "language": order.lang,
        "paper": PAPERS[order.paper].sheet,
        "words": {key: texts.text(key) for key in (*_WORDS, *words)},
        "credits": [*credit, *map(texts.text, _CREDITS)],
    }


def sections(texts: Texts, keys: dict[str, str]) -> list[dict[str, Any]]:
    """Return titles with the lines below them, by the keys of both."""
    return [
        {"title": texts.text(title), "lines": texts.text(text).split("\n")} for title, text in keys.items()
    ]
