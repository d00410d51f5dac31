"""The days of the daily deal, and what came of their puzzles: the first of each stays."""

from sqlalchemy import Connection, delete, func, select

from hranice.store.interface import DayResult
from hranice.store.queries import upserting
from hranice.store.schema import day_results, days

RESULT = tuple(day_results.c[name] for name in DayResult.__struct_fields__)
"""The columns of a result, in the order of its fields."""


def keep_day(connection: Connection, day: str, body: bytes, at: int) -> None:
    """Keep a day unless it is here."""
    row = {"day": day, "body": body, "made": at}
    connection.execute(upserting(connection.dialect, days).values(row).on_conflict_do_nothing())


def find_day(connection: Connection, day: str) -> bytes | None:
    """Return a day."""
    found: bytes | None = connection.execute(select(days.c.body).where(days.c.day == day)).scalar()
    return found


def listed_days(connection: Connection) -> list[str]:
    """Return all days, the newest first."""
    return list(connection.execute(select(days.c.day).order_by(days.c.day.desc())).scalars())


def keep_result(connection: Connection, result: DayResult) -> None:
    """Keep a result unless there is one of this player."""
    row = {name: getattr(result, name) for name in DayResult.__struct_fields__}
    connection.execute(upserting(connection.dialect, day_results).values(row).on_conflict_do_nothing())


def results_of(connection: Connection, player: str, day: str | None) -> list[DayResult]:
    """Return the results of a player, on a day or on all, in their order."""
    wanted = select(*RESULT).where(day_results.c.player == player)
    if day is not None:
        wanted = wanted.where(day_results.c.day == day)
    rows = connection.execute(wanted.order_by(day_results.c.day, day_results.c.game, day_results.c.number))
    return [DayResult(*row) for row in rows]


def shares(connection: Connection, day: str, game: str, puzzles: int) -> list[float]:
    """Return the mean share of everybody all of whose puzzles of a day count."""
    wanted = (
        select(func.avg(day_results.c.share))
        .where(day_results.c.day == day, day_results.c.game == game, day_results.c.counted.is_(True))
        .group_by(day_results.c.player)
        .having(func.count() == puzzles)
    )
    return sorted(connection.execute(wanted).scalars())


def forget(connection: Connection, player: str) -> None:
    """Remove all results of a player."""
    connection.execute(delete(day_results).where(day_results.c.player == player))
