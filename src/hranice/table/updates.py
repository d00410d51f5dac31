"""Updates, encoded: what is the same for several recipients is made once."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from hranice.game import Value
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
    that the recipient holds. What is the same is encoded once; each recipient's update is put together from
    encoded parts, in the order of the fields of `Update`.
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
        encoded: Any = tuple(happened)
        common: Update[Any, Any, Any] = Update(
            table=table.id,
            number=table.number,
            now=table.stamp(now),
            fresh=fresh,
            happened=encoded,
            about=about,
            options=table.agreed if options else None,
        )
        self._begin = _encode(common)[:-1]
        self._end = b"}"
        if countdowns or absences:
            self._end = b"," + _encode(_Limits(countdowns, absences))[1:]
        self._play = table.play
        self._game = table.game
        self._encoded_view: Callable[[int | None], bytes] | None = None
        self._views: dict[int | None, bytes] = {}
        self._updates: dict[Kind, bytes] = {}

    def of(self, kind: Kind) -> bytes:
        """Return the update for one kind of recipient."""
        update = self._updates.get(kind)
        if update is None:
            parts = [self._begin, _encoded_kind(kind)]
            if self._play is not None:
                views = [self._view(seat) for seat in kind.yours or (None,)]
                parts += (b',"views":[', b",".join(views), b"]")
            parts.append(self._end)
            update = self._updates[kind] = b"".join(parts)
        return update

    def _view(self, seat: int | None) -> bytes:
        view = self._views.get(seat)
        if view is None:
            if self._encoded_view is None:
                state = None if self._play is None else self._play.state
                self._encoded_view = self._game.encoded_views(state)
            view = self._views[seat] = self._encoded_view(seat)
        return view


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
