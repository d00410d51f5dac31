"""Finished games of a player, for a list of them.

What a list shows of a game follows from its log; it is made of that once and kept beside it. So a list of
hundreds of games reads no log.
"""

import asyncio
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec.structs import replace

from hranice.game import Refusal, Value
from hranice.live.messages import OwnGame, OwnGames, OwnSeat
from hranice.live.table_service import TableStore, table_of
from hranice.store.interface import NotFound, Unavailable
from hranice.table.codes import is_puzzle
from hranice.table.log import BadLog
from hranice.table.table_state import Table

PAGE = 50
"""Games that are listed at a time."""


class Result(Value, frozen=True):
    """What is kept of a finished game. One of another version is made anew."""

    version: Literal[1]
    game: OwnGame
    """As nobody's own."""
    players: tuple[str | None, ...]
    """Who sat on the seats at the end; None: a bot."""

    def of(self, player: str) -> OwnGame:
        """Return the game as a player's own."""
        return replace(self.game, yours=tuple(seat for seat, who in enumerate(self.players) if who == player))


class _Luck(msgspec.Struct):
    luck: float


class _Analysed(msgspec.Struct):
    points: _Luck


class _Analysis(msgspec.Struct):
    """What is kept of the JSON of an analysis."""

    seats: tuple[_Analysed, ...]


_decode = msgspec.json.Decoder(Result).decode
_decode_analysis = msgspec.json.Decoder(_Analysis).decode


async def games_of(store: TableStore, player: str, start: int) -> OwnGames:
    """Return games that a player has finished on a seat of theirs, from one place of the list on.

    The games of puzzles are bots'; whoever takes one over plays a turn of it.
    """
    found, unreadable = [], 0
    rows = await store.finished_of(player, start, PAGE + 1)
    for table, body in rows[:PAGE]:
        if is_puzzle(table):
            continue
        try:
            game = (await _result(store, table, body)).of(player)
        except NotFound:  # deleted in between
            continue
        except (BadLog, Refusal):
            unreadable += 1
            continue
        if game.yours:
            found.append(game)
    return OwnGames(tuple(found), start + PAGE if len(rows) > PAGE else None, unreadable)


async def keep_luck(store: TableStore, table: str, analysis: bytes) -> None:
    """Keep of the analysis of a finished game what luck was worth to each seat.

    A list that lacks it can have the game analysed again: so nothing here is worth failing for.
    """
    with suppress(NotFound, Unavailable, BadLog, Refusal):
        kept = await _result(store, table, await store.result(table))
        luck = tuple(seat.points.luck for seat in _decode_analysis(analysis).seats)
        if kept.game.luck != luck:
            await _keep(store, table, replace(kept, game=replace(kept.game, luck=luck)))


async def _result(store: TableStore, table: str, body: bytes | None) -> Result:
    """Return what is kept of a game, or make and keep it. Raises `NotFound`, `BadLog` and `Refusal`."""
    if body is not None:
        with suppress(msgspec.DecodeError):
            return _decode(body)
    log = await store.read(table)
    result = await asyncio.to_thread(_made, log)
    with suppress(Unavailable):
        await _keep(store, table, result)
    return result


async def _keep(store: TableStore, table: str, result: Result) -> None:
    await store.keep_result(table, msgspec.json.encode(result))


def _made(log: list[bytes]) -> Result:
    return result_of(table_of(log))


def result_of(table: Table) -> Result:
    """Return what is kept of a game that is over; refuses before its end."""
    if table.play is None or table.phase != "finished":
        raise Refusal("table", "table-not-finished")
    standing = table.game.standing(table.play.state)
    game = OwnGame(
        code=table.opened.code,
        game=table.game.name,
        at=table.moment(table.play.latest),
        seats=tuple(
            OwnSeat(seat.name, seat.bot, score)
            for seat, score in zip(table.seats, standing.scores, strict=True)
        ),
        winners=standing.winners,
        on=table.game.parts.played_on(table.play.state),
        lesson=table.opened.lesson,
    )
    return Result(1, game, tuple(seat.player for seat in table.seats))
