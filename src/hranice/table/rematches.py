"""A game and its rematches: who played before, whose chairs are held, and how everybody has done so far."""

from hranice.game import Refusal
from hranice.table.log import Former, Tally
from hranice.table.table_state import Table

HELD = 60_000
"""Milliseconds for which a rematch holds the chairs of those who played before."""


def tallies(table: Table) -> tuple[Tally, ...]:
    """Return by seat how everybody has done: before, and at this table once its game is over."""
    former = table.opened.former
    before = tuple(Tally() if seat.former is None else former[seat.former].tally for seat in table.seats)
    if table.play is None or table.phase != "finished":
        return before
    standing = table.game.standing(table.play.state)
    return tuple(
        Tally(
            games=tally.games + 1,
            won=tally.won + (seat in standing.winners),
            points=tally.points + standing.scores[seat],
        )
        for seat, tally in enumerate(before)
    )


def formers(table: Table) -> tuple[Former, ...]:
    """Return those who play at a table, as its rematch remembers them."""
    return tuple(
        Former(seat.name, seat.player, seat.bot, tally)
        for seat, tally in zip(table.seats, tallies(table), strict=True)
    )


def missing(table: Table) -> dict[int, Former]:
    """Return by their numbers those who played before and have not come back, whoever may not left out."""
    back = {seat.former for seat in table.seats}
    return {
        number: former
        for number, former in enumerate(table.opened.former)
        if number not in back and former.player not in table.banned
    }


def returning(table: Table, player: str | None, bot: str | None) -> int | None:
    """Return which of those who played before comes back with this player, or with a bot of this kind."""
    for number, former in missing(table).items():
        if (former.player, former.bot) == (player, bot):
            return number
    return None


def chosen_at(table: Table, former: int | None) -> int:
    """Return at which place the options hold what was chosen for somebody who is not here.

    Behind those who are here it is kept for those who played before and have not come back. A stranger has
    what the last of them had.
    """
    away = [*missing(table)]
    rank = away.index(former) if former is not None else max(0, len(away) - 1)
    return len(table.seats) + rank


def check_held(table: Table, now: int) -> None:
    """Refuse the chairs that are held for those who played before to anybody else."""
    held = sum(former.player is not None for former in missing(table).values())
    left = table.opened.at + HELD - now
    if left > 0 and held >= table.settings.chairs - len(table.seats):
        raise Refusal("table", "table-held", seconds=-(-left // 1000))
