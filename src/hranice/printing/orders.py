"""What can be asked for on paper."""

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

import msgspec

from hranice.game import Value

PaperSize = Literal["a4", "letter"]
SpokenLanguage = Literal["en", "cs", "it", "de"]


class Order(Value, frozen=True, kw_only=True):
    """What to print; each game adds its own. The defaults are the usual kit."""

    paper: PaperSize = "a4"
    lang: SpokenLanguage = "en"


class Printing(NamedTuple):
    """How a game is printed."""

    order: type[Any]
    """The kind of its orders; all of their fields are plain words and numbers."""
    check: Callable[[Any], None]
    """Refuses an order for what there is not. Takes no time."""
    print: Callable[[Any, bytes | None], bytes]
    """Returns the PDF of an order, given the material that it names. Raises as `check`, or `PrintError`."""
    shipped: Callable[[], Mapping[str, Sequence[Mapping[str, str]]]]
    """Returns the words of orders for what comes with the game, by names that can be those of files: one that
    is printed, and others for which the same kit will do."""

    material: Callable[[Any], str] = lambda _: ""
    """Returns the digest of what an order needs from the game's `hranice.game_parts.Shelf`; or nothing."""

    def read(self, words: Mapping[str, str]) -> Any:
        """Return the order that words make. Raises `msgspec.ValidationError`, and as `check`."""
        order = msgspec.convert(dict(words), self.order, strict=False)
        self.check(order)
        return order


def can_print() -> bool:
    """Say whether Typst is installed."""
    return find_spec("typst") is not None
