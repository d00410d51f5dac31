"""What the data of every kit have in common."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from hranice.locale import Texts
from hranice.printing.orders import Order
from hranice.printing.papers import PAPERS
from hranice.printing.typesetting import ROOT

COMMON_TEMPLATE = "printing/kit.typ"
_KEY = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')
_CREDITS = ("print-unofficial", "print-fonts")


def common(order: Order, template: str, *, title: str, about: str, credit: Iterable[str]) -> dict[str, Any]:
    """Return what `kit.typ` asks for: paper, language, the sentences a template names, whose work this is."""
    texts = Texts(order.lang)
    return {
        "title": title,
        "about": about,
        "language": order.lang,
        "paper": PAPERS[order.paper].sheet,
        "words": {key: texts.text(key) for key in _named((COMMON_TEMPLATE, template)) if texts.has(key)},
        "credits": [*credit, *map(texts.text, _CREDITS)],
    }


@cache
def _named(templates: tuple[str, ...]) -> frozenset[str]:
    """Return all that templates have in quotation marks and that has the form of a sentence's key."""
    return frozenset(key for name in templates for key in _KEY.findall((ROOT / name).read_text("utf-8")))


def sections(texts: Texts, keys: dict[str, str]) -> list[dict[str, Any]]:
    """Return titles with the lines below them, by the keys of both."""
    return [
        {"title": texts.text(title), "lines": texts.text(text).split("\n")} for title, text in keys.items()
    ]
