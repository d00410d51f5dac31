"""The tables as the rest of the server sees them: by invite code, wherever they are live.

Nothing here or above knows which node owns a table: what goes in and comes out are values and bytes.
"""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from operator import attrgetter
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from hranice.game import Game, Games, Refusal
from hranice.insight import Progress
from hranice.live.analysis_jobs import AnalysisJobs
from hranice.live.clock import Clock
from hranice.live.finished_games import games_of, keep_luck
from hranice.live.limits import Limits
from hranice.live.live_table import LiveTable
from hranice.live.messages import Opening, OwnGames, SeatsAtTable, Taught
from hranice.live.monitor import Monitor
from hranice.live.problems import Denied
from hranice.live.registry import TableRegistry
from hranice.live.replays import check_size
from hranice.live.table_service import (
    FindRematch,
    GiveUp,
    PlayerCommand,
    TableService,
    TableStore,
    Visit,
    Visitor,
    options_of,
    seats_at,
    table_of,
)
from hranice.store.interface import FINISHED, NotFound, Summary
from hranice.table.codes import is_puzzle, typed_code
from hranice.table.commands import Sit, Start
from hranice.table.log import BadLog, TableSettings
from hranice.table.record_takeover import Lesson

LONGEST_ADVICE = 8
"""Moves of a lesson that a learner is told; it is about one turn."""
MOST_OWN = 100
"""So many of a player's tables are listed."""
MOST_PUBLIC = 100
"""So many of the public tables that wait are listed, and so many of those being played."""
MOST_CODES = 20_000
"""So many codes are remembered."""


class Asker(NamedTuple):
    """Who wants something of a table that they name by its code."""

    address: str
    player: str | None
    """None: the device has shown no key."""


class Tables:
    """Finds tables, and has things done at them. All raise `Denied`, `Refusal` or `Unavailable`."""

    def __init__(
        self,
        games: Games,
        registry: TableRegistry,
        service: TableService,
        store: TableStore,
        clock: Clock,
        *,
        limits: Limits,
        monitor: Monitor,
        analysis_jobs: AnalysisJobs,
        overloaded: Callable[[], bool] = lambda: False,
    ) -> None:
        self._games = games
        self._registry = registry
        self._service = service
        self._store = store
        self.now = clock.now
        """Returns the present moment on the tables' clock."""
        self._limits = limits
        self._overloaded = overloaded
        self._monitor = monitor
        self._analysis_jobs = analysis_jobs
        self._codes: dict[str, str] = {}
        """Tables by codes that were asked for lately; a code never comes to mean another table."""

    def game(self, name: str) -> Game[Any, Any, Any]:
        """Return a game by its name."""
        game = self._games.get(name)
        if game is None:
            raise Denied("server-no-such-game")
        return game

    async def open(self, opening: Opening, player: str, address: str) -> SeatsAtTable:
        """Open a table."""
        game = self.game(opening.game)
        self._check("opening", address)
        settings, options, secret = opening.house, await options_of(game, opening.options), None
        if opening.deal:
            dealt = table_of(
                await self._store.read(await self._known_id(opening.deal, Asker(address, player)))
            )
            if dealt.game is not game or not dealt.settings.duplicate or dealt.opened.puzzle:
                raise Denied("server-no-such-deal")
            # The luck of a game that goes on would be known to whoever plays it somewhere else.
            if dealt.phase in ("open", "starting", "running") and dealt.opened.host != player:
                raise Denied("server-deal-runs")
            settings = replace(settings or dealt.settings, duplicate=True)
            secret = dealt.opened.secret
            options = dealt.agreed if opening.options is None else options
        settings = settings or TableSettings(chairs=game.players[-1])
        live = await self._registry.open(game, player, settings, options, secret=secret)
        return await self._opened(live, player)

    async def open_lesson(self, lesson: Lesson, player: str, address: str, name: str) -> Taught:
        """Open a table at which somebody takes over the game of a lesson, or of a puzzle.

        Raises `Conflict` for a puzzle that has its table already.
        """
        self._check("opening", address)
        place = await self._opened(await self._registry.open_lesson(lesson, player, name), player)
        advice = () if lesson.puzzle else lesson.advice[:LONGEST_ADVICE]
        return Taught(place.code, lesson.seat, advice)

    async def _opened(self, live: LiveTable, player: str) -> SeatsAtTable:
        place = seats_at(live.table, player)
        await self._store.remember(player, place.table)
        self._note(place.code, place.table)
        self._monitor.opened()
        return place

    async def find(self, code: str, asker: Asker) -> Summary:
        """Return what a list shows of the table with this code."""
        return await self._store.summary(await self._id(code, asker))

    def host_name(self, table: str) -> str:
        """Return the name under which the host sits at a table that is live here; else nothing."""
        live = self._registry.loaded(table)
        seats = () if live is None else live.table.seats_of(live.table.host)
        return live.table.seats[seats[0]].name if live is not None and seats else ""

    async def visit(self, code: str, asker: Asker, visitor: Visitor) -> Visit:
        """Connect a device to a table."""
        return await self._service.visit(await self._known_id(code, asker), visitor)

    async def do(self, code: str, asker: Asker, command: PlayerCommand) -> SeatsAtTable:
        """Have something done at a table; returns when it is in the store."""
        if isinstance(command, FindRematch):
            self._check_load()
        elif isinstance(command, Start):
            self._check("game", asker.address)
        table = await self._known_id(code, asker)
        if not self._limits.changes.of(f"{command.player} {table}").take():
            raise Denied("server-too-fast")
        place = await self._service.do(table, command)
        if isinstance(command, Sit | FindRematch):  # to find the table again
            await self._store.remember(command.player, place.table)
        return place

    async def record(self, code: str, asker: Asker) -> bytes:
        """Return the record of a finished game; refuse before its end."""
        return await self._registry.record(await self._id(code, asker))

    async def analysis(self, code: str, asker: Asker) -> bytes | Progress:
        """Return the JSON of the analysis of a finished game, or how far it is; refuse before the end."""
        table = await self._id(code, asker)
        found = await self._analysis_jobs.of(table, asker.address, lambda: self._registry.record(table))
        if isinstance(found, bytes):
            await keep_luck(self._store, table, found)
        return found

    async def analysis_of(self, record: bytes, address: str) -> bytes | Progress:
        """Return the same for a record from outside; refuse one that is not sound as soon as that shows."""

        async def sent() -> bytes:
            check_size(record)
            return record

        return await self._analysis_jobs.of(f"record {sha256(record).hexdigest()}", address, sent)

    async def public(self) -> list[Summary]:
        """Return the public tables that wait for players, and those being played, the newest first."""
        found = [
            summary
            for phase in ("open", "running")
            for summary in await self._store.listing(public=True, phase=phase, limit=MOST_PUBLIC)
        ]
        return sorted(found, key=attrgetter("created"), reverse=True)

    async def of(self, player: str) -> list[Summary]:
        """Return the tables of a player, the one touched last first.

        No puzzles, and no lesson that was not even begun.
        """
        found = []
        own = [table for table in await self._store.tables_of(player) if not is_puzzle(table)]
        for table in own[:MOST_OWN]:
            with suppress(NotFound):
                found.append(await self._store.summary(table))
        return [summary for summary in found if not _is_lesson_not_begun(summary)]

    async def games_of(self, player: str, start: int) -> OwnGames:
        """Return finished games of a player, from one place of the list on (`live/finished_games.py`)."""
        return await games_of(self._store, player, start)

    async def forget_game(self, code: str, player: str) -> None:
        """Take a finished game out of a player's list. Where no other person had a seat it is deleted.

        A puzzle is in no list; nobody gets another try by deleting it.
        """
        table = await self._store.find(typed_code(code))
        if is_puzzle(table) or table not in await self._store.tables_of(player):
            raise NotFound
        if (await self._store.summary(table)).phase != FINISHED:
            raise Refusal("table", "table-not-finished")
        with suppress(BadLog):
            await self._service.do(table, GiveUp(player))
        await self._store.forget(player, table)

    async def forget(self, player: str) -> None:
        """Give up all seats of a player, delete tables where no other person has one, and every other trace.

        A game with others goes on, with a bot on the seat; its log names the player as its record does.
        """
        for table in await self._store.tables_of(player):
            await self.give_up(table, player)
        await self._store.forget(player)

    async def give_up(self, table: str, player: str) -> None:
        """Give up a player's seats at a table; where no other person has one it is deleted."""
        with suppress(NotFound, BadLog):
            await self._service.do(table, GiveUp(player))

    async def _known_id(self, code: str, asker: Asker) -> str:
        """Return the id of the table with this code, remembered from the last time if it can be.

        Should the table have been removed meanwhile, loading it will tell.
        """
        known = self._codes.get(typed_code(code))
        if known is not None and self._limits.may_guess(asker.address):
            return known
        table = await self._id(code, asker)
        self._note(typed_code(code), table)
        return table

    async def _id(self, code: str, asker: Asker) -> str:
        if not self._limits.may_guess(asker.address):
            return await self._own_id(code, asker.player)
        try:
            return await self._store.find(typed_code(code))
        except NotFound:
            self._limits.missed(asker.address)
            raise

    async def _own_id(self, code: str, player: str | None) -> str:
        """Return the id of a table that a player has to do with: they guess nothing, whoever else does there.

        Everybody else at such an address is refused: even a right code must not tell that it is one.
        """
        own = [] if player is None else await self._store.tables_of(player)
        with suppress(NotFound):
            table = await self._store.find(typed_code(code))
            if table in own:
                return table
        raise Denied("server-too-fast")

    def _check(self, what: Literal["opening", "game"], address: str) -> None:
        """Refuse an address that opens too many tables or begins too many games, and all if none can be."""
        self._check_load()
        if not self._limits.may(what, address):
            raise Denied("server-too-fast")

    def _check_load(self) -> None:
        """Refuse what would slow down the tables that run."""
        if self._overloaded():
            raise Denied("server-busy")

    def _note(self, code: str, table: str) -> None:
        if len(self._codes) >= MOST_CODES:
            self._codes.clear()
        self._codes[code] = table


def _is_lesson_not_begun(summary: Summary) -> bool:
    """Say whether nothing has happened at a table since it was set: only a lesson is running from then on."""
    return summary.phase == "running" and summary.updated == summary.created
