"""What people made to play on: by game and digest, within bounds, for as long as somebody wants it."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, update

from hranice.store.interface import MOST_MATERIAL, RESTS_AFTER_MS, NoRoom
from hranice.store.queries import upserting
from hranice.store.schema import materials

NOTED_EVERY_MS = RESTS_AFTER_MS // 4
"""That something is wanted is written down so often at most: reading should seldom be writing."""


class Found(NamedTuple):
    """A material, and when it was last noted that somebody wants it."""

    body: bytes
    used: int


def keep(connection: Connection, game: str, digest: str, body: bytes, at: int) -> None:
    """Keep a material, or note that it is wanted if it is here; raises `NoRoom`."""
    if note(connection, game, digest, at):
        return
    if _total(connection) + len(body) > MOST_MATERIAL:
        connection.execute(delete(materials).where(materials.c.used < at - RESTS_AFTER_MS))
        if _total(connection) + len(body) > MOST_MATERIAL:
            raise NoRoom(f"all {MOST_MATERIAL} bytes for materials are in use")
    row = {"game": game, "digest": digest, "body": body, "size": len(body), "used": at}
    # Another node may have kept the same in the meantime.
    connection.execute(upserting(connection.dialect, materials).values(row).on_conflict_do_nothing())


def find(connection: Connection, game: str, digest: str) -> Found | None:
    """Return a material; None: there is none."""
    row = connection.execute(select(materials.c.body, materials.c.used).where(_is(game, digest))).first()
    return None if row is None else Found(*row)


def note(connection: Connection, game: str, digest: str, at: int) -> bool:
    """Note that a material is wanted at this moment; False: there is none."""
    return bool(connection.execute(update(materials).where(_is(game, digest)).values(used=at)).rowcount)


def expire(connection: Connection, before: int) -> None:
    """Remove what nobody has wanted since."""
    connection.execute(delete(materials).where(materials.c.used < before))


def _is(game: str, digest: str) -> ColumnElement[bool]:
    return and_(materials.c.game == game, materials.c.digest == digest)


def _total(connection: Connection) -> int:
    total: int = connection.execute(select(func.coalesce(func.sum(materials.c.size), 0))).scalar_one()
    return total
