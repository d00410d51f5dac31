"""What of Bez hranic can be printed: the kit of a map, ours or somebody's own."""

from typing import Annotated

from msgspec import Meta

from hranice.game import Refusal
from hranice.games.travel import maps
from hranice.games.travel.paper.kit import kit
from hranice.printing import Order, Printing


class TravelOrder(Order, frozen=True, kw_only=True):
    """All for a game on a map."""

    map: Annotated[str, Meta(max_length=64)] = "europe"
    """One that comes with the game."""
    own: Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{64})?$")] = ""
    """Or one of somebody's own, by the digest of its atlas."""


def _check(order: TravelOrder) -> None:
    if not order.own and order.map not in maps.names():
        raise Refusal("T2", "travel-map-unknown", map=order.map, known=", ".join(maps.names()))


def _print(order: TravelOrder, material: bytes | None) -> bytes:
    _check(order)
    pack = maps.load(order.map) if material is None else maps.decode(material, order.own)
    return kit(pack, order)


def _shipped() -> dict[str, list[dict[str, str]]]:
    return {name: [{"map": name}] for name in maps.names()}


PRINTING = Printing(TravelOrder, _check, _print, _shipped, lambda order: order.own)
