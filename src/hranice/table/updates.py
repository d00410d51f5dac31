"""Updates, encoded: what is the same for several recipients is made once."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hranice.table.messages import About, Countdown, Update
from hranice.table.table import Table

_encode = msgspec.json.Encoder().encode


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
        }
        self._views: dict[int | None, msgspec.Raw] = {}
        self._updates: dict[tuple[tuple[int, ...], bool], bytes] = {}

    def for_player(self, player: str | None) -> bytes:
        """Return the update for a player, or for a spectator."""
        kind = (self._table.seats_of(player), player is not None and player == self._table.host)
        update = self._updates.get(kind)
        if update is None:
            update = self._updates[kind] = self._encoded(*kind)
        return update

    def _encoded(self, yours: tuple[int, ...], hosting: bool) -> bytes:
        views = tuple(map(self._view, yours or (None,))) if self._table.play is not None else ()
        return _encode(Update(**self._common, yours=yours, hosting=hosting, views=views))

    def _view(self, seat: int | None) -> msgspec.Raw:
        view = self._views.get(seat)
        if view is None:
            table = self._table
            state = None if table.play is None else table.play.state
            view = self._views[seat] = msgspec.Raw(_encode(table.game.view(state, seat)))
        return view
