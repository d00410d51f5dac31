"""Updates, encoded: what is the same for several recipients is made once."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from hranice.game import Value
from hranice.table.outgoing_messages import About, Countdown, Update
from hranice.table.table_state import Table
from hranice.table.undo import Undoable

_encode = msgspec.json.Encoder().encode

Encoded = Any
"""A tuple of happenings, each of them `msgspec.Raw`: they are encoded once for everybody."""


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
    that the recipient holds. What is the same is encoded once; each recipient's update is put together from
    encoded parts, in the order of the fields of `Update`.
    """

    def __init__(
        self,
        table: Table,
        now: int,
        *,
        happened: Encoded = (),
        fresh: bool = False,
        earlier: Encoded = (),
        about: About | None = None,
        options: bool = False,
        countdowns: tuple[Countdown, ...] = (),
        absences: tuple[Countdown, ...] = (),
    ) -> None:
        common: Update[Any, Any, Any] = Update(
            table=table.opened.table,
            number=table.length - 1,
            now=table.stamp(now),
            fresh=fresh,
            happened=happened,
            earlier=earlier,
            about=about,
            options=table.game.options_view(table.agreed) if options else None,
        )
        self._begin = _encode(common)[:-1]
        self._end = b"}"
        if countdowns or absences:
            self._end = b"," + _encode(_Limits(countdowns, absences))[1:]
        self._view: Callable[[int | None], bytes] | None = None
        self._undoable = table.undoable
        if table.play is not None:
            self._view = table.game.encoded_views(table.play.state)

    def of(self, kind: Kind) -> bytes:
        """Return the update for one kind of recipient."""
        if self._view is None:
            return b"".join((self._begin, _encoded_kind(kind), self._end))
        views = b",".join(map(self._view, kind.yours or _A_SPECTATORS))
        end, undoable = self._end, self._undoable
        if undoable:
            own = [Undoable(seat, undoable[seat]) for seat in kind.yours if seat in undoable]
            end = b',"undoable":' + _encode(own) + end if own else end
        return b"".join((self._begin, _encoded_kind(kind), b',"views":[', views, b"]", end))


_A_SPECTATORS = (None,)
"""Whose view somebody gets who has no seat."""


class _Limits(Value, frozen=True, omit_defaults=True):
    """The end of an update."""

    countdowns: tuple[Countdown, ...] = ()
    absences: tuple[Countdown, ...] = ()


class _Recipient(Value, frozen=True, omit_defaults=True):
    """What an update says of its recipient."""

    yours: tuple[int, ...] = ()
    hosting: bool = False


@lru_cache(maxsize=256)
def _encoded_kind(kind: Kind) -> bytes:
    """Return the part of an update about its recipient, with the comma before it; it may be nothing."""
    inside = _encode(_Recipient(*kind))[1:-1]
    return b"," + inside if inside else b""
