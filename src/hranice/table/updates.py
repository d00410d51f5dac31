"""Updates, encoded: what is the same for several recipients is made once."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from hranice.table.messages import About, Countdown, Update
from hranice.table.table import Table

_encode = msgspec.json.Encoder().encode


class Kind(NamedTuple):
    """What makes one recipient's update differ from another's."""

    yours: tuple[int, ...]
    hosting: bool


def kind_of(table: Table, player: str | None) -> Kind:
    """Return what a player, or a spectator, is to a table."""
    return Kind(table.seats_of(player), player is not None and player == table.host)


class Updates:
    """One and the same update for all kinds of recipients.

    Every part of it is either the same for everybody or, like the views, made by the game for the seats
    that the recipient holds.
    """

    def __init__(
        self,
        table: Table,
        now: int,
        *,
        happened: Sequence[msgspec.Raw] = (),
        fresh: bool = False,
        about: About | None = None,
        options: bool = False,
        countdowns: tuple[Countdown, ...] = (),
        absences: tuple[Countdown, ...] = (),
    ) -> None:
        self._table = table
        self._common: dict[str, Any] = {
            "table": table.id,
            "number": table.number,
            "now": table.stamp(now),
            "fresh": fresh,
            "happened": tuple(happened),
            "about": None if about is None else msgspec.Raw(_encode(about)),
            "options": msgspec.Raw(_encode(table.agreed)) if options else None,
            "countdowns": countdowns,
            "absences": absences,
        }
        self._views: dict[int | None, msgspec.Raw] = {}
        self._updates: dict[Kind, bytes] = {}

    def of(self, kind: Kind) -> bytes:
        """Return the update for one kind of recipient."""
        update = self._updates.get(kind)
        if update is None:
            views: tuple[Any, ...] = ()
            if self._table.play is not None:
                views = tuple([self._view(seat) for seat in kind.yours or (None,)])
            whole = Update(**self._common, yours=kind.yours, hosting=kind.hosting, views=views)
            update = self._updates[kind] = _encode(whole)
        return update

    def _view(self, seat: int | None) -> msgspec.Raw:
        view = self._views.get(seat)
        if view is None:
            table = self._table
            state = None if table.play is None else table.play.state
            view = self._views[seat] = msgspec.Raw(_encode(table.game.view(state, seat)))
        return view
