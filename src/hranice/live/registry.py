"""All live tables of this process: loaded when somebody asks for one, unloaded when idle."""

import asyncio
import secrets
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from hranice.game import Game, Games, Refusal
from hranice.live.live_table import LiveTable, Services, TableLost, summary_of
from hranice.store.interface import CodeTaken, Conflict
from hranice.table.codes import TableOrigin, new_code, new_id
from hranice.table.commands import Rematch, SeatBot
from hranice.table.core import loaded
from hranice.table.fair_chance import SECRET_BYTES
from hranice.table.host_commands import check_rematch, check_settings
from hranice.table.log import Entry, Former, Opened, TableSettings, encode_entry, read_log, shared
from hranice.table.record_export import full_record
from hranice.table.record_takeover import Lesson
from hranice.table.rematches import formers
from hranice.table.seat_commands import check_bot
from hranice.table.seat_options import fitting
from hranice.table.table_state import opened, replay

IDLE = 60_000
"""Milliseconds between two checks of a table: if it is idle at one, it is unloaded."""
LEARNER_COMES_WITHIN = 30_000
"""Milliseconds after which a lesson is closed to which nobody came."""


class OwnedElsewhere(TableLost):
    """Another node owns the table."""

    def __init__(self, node: str) -> None:
        super().__init__(f"node {node} owns the table")
        self.node = node


class Ownership(Protocol):
    """Says which tables may be live in this process."""

    async def acquire(self, table: str) -> None:
        """Make this node the owner of a table; raises `OwnedElsewhere` when another one is."""

    def release(self, table: str) -> None:
        """Give the table up: it is no longer live here."""


class SoleOwner:
    """The ownership of the only node there is: every table is its own."""

    async def acquire(self, table: str) -> None:
        """Do nothing."""

    def release(self, table: str) -> None:
        """Do nothing."""


class TableRegistry:
    """Finds, opens and loads tables. With several nodes it serves only tables that this node owns."""

    def __init__(
        self,
        games: Games,
        services: Services,
        ownership: Ownership | None = None,
        *,
        dealt: TableOrigin = "server",
    ) -> None:
        """Serve tables whose chance is drawn here, on a server or on the players' own device."""
        self._games = games
        self._services = services
        self._ownership = SoleOwner() if ownership is None else ownership
        self._dealt: TableOrigin = dealt
        self._tables: dict[str, asyncio.Future[LiveTable]] = {}

    async def open(
        self,
        game: Game[Any, Any, Any],
        host: str,
        settings: TableSettings,
        options: Any,
        *,
        previous: str = "",
        former: tuple[Former, ...] = (),
        secret: str | None = None,
    ) -> LiveTable:
        """Open a new table; raises `Refusal` for settings or options that make no game.

        `secret` is that of a deal which is played elsewhere, too; else it is drawn.
        """
        entry = Opened(
            table=new_id(),
            code=new_code(self._dealt),
            game=game.name,
            rules=game.rules,
            secret=secret or secrets.token_bytes(SECRET_BYTES).hex(),
            host=host,
            house=settings,
            options=shared(options),
            at=self._services.clock.now(),
            previous=previous,
            former=former,
            dealt=self._dealt,
        )
        check_settings(opened(game, entry))
        return await self._begin(game, [entry])

    async def open_lesson(self, lesson: Lesson, player: str, name: str) -> LiveTable:
        """Open a table at which somebody takes over the game of a lesson; refuses a name that is none.

        A page that was left before it was told of the table cannot close it: it closes if nobody comes. That
        of a puzzle waits, for whoever asks again comes to the same. Raises `Conflict` if it is there already.
        """
        clock = self._services.clock
        entries = lesson.log(player, name, clock.now(), self._dealt)
        live = await self._begin(lesson.record.game, entries)
        if not lesson.puzzle:
            clock.call_at(clock.now() + LEARNER_COMES_WITHIN, live.close_unless_visited)
        return live

    async def _begin(self, game: Game[Any, Any, Any], entries: list[Entry]) -> LiveTable:
        """Write the first entries of a new table and return it live."""
        while True:
            new, _, _ = deque(replay(game, entries), maxlen=1).pop()
            now = new.opened.at
            await self._ownership.acquire(new.id)
            try:
                await self._services.store.append(
                    new.id, 0, [encode_entry(entry) for entry in entries], summary_of(new, now)
                )
                await self._ownership.acquire(new.id)  # once more: writing may have taken longer than a lease
            except CodeTaken:
                entries = [replace(new.opened, code=new_code(self._dealt)), *entries[1:]]
            except Conflict:  # it is there already, and whoever has begun it here needs the right to go on
                raise
            except BaseException:
                self._ownership.release(new.id)
                raise
            else:
                # What was just written need not be read.
                live = self._start(game, entries)
                self._tables[new.id] = asyncio.get_running_loop().create_future()
                self._tables[new.id].set_result(live)
                return live

    async def get(self, table: str) -> LiveTable:
        """Return a live table, loading it if need be.

        Raises `NotFound`, `BadLog`, `Unavailable`, and `OwnedElsewhere` for a table that another node owns.
        """
        loading = self._tables.get(table)
        if loading is None:
            loading = self._tables[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(loading)
        except BaseException:
            if loading.done() and self._tables.get(table) is loading:
                del self._tables[table]
            raise

    async def rematch(
        self,
        live: LiveTable,
        player: str,
        *,
        settings: TableSettings | None = None,
        options: Any = None,
        bots: Sequence[str] | None = None,
        instead: str = "",
    ) -> LiveTable:
        """Return the table at which the players of a finished one go on: it is opened for the first to ask.

        Whoever asks first is its host, and may have other settings, options or bots than last time. Players
        sit down there themselves, with fresh seeds, for its secret must be fixed before them. Raises
        `Refusal`.

        `instead` is a table that the log names already and that leads nowhere: another takes its place.
        """
        old = live.table
        if old.rematch is not None and old.rematch.table != instead:
            return await self.get(old.rematch.table)
        # Asked first whether it may be, so that no table is opened in vain; two who ask at the same moment
        # may open two, and the one that the log names counts. The other stays empty and expires.
        check_rematch(old, player)
        settings = settings or old.settings
        if bots is None:
            bots = [seat.bot for seat in old.seats if seat.bot is not None]
        for bot in bots:
            check_bot(old, bot)
        if len(bots) > settings.chairs:
            raise Refusal("table", "table-full", chairs=settings.chairs)
        agreed = fitting(
            old.game, old.game.canonical(old.options if options is None else options), settings.chairs
        )
        new = await self.open(old.game, player, settings, agreed, previous=old.id, former=formers(old))
        for bot in bots:
            await new.do(SeatBot(player, bot))
        command = Rematch(player, new.table.id, new.table.opened.code, instead)
        linked = (await live.do(command)).table.rematch
        return new if linked is None else await self.get(linked.table)

    async def record(self, table: str) -> bytes:
        """Return the record of a finished game; refuse before its end. Raises as `get`."""
        game, entries = read_log(await self._services.store.read(table), self._games)
        first = entries[0]
        if isinstance(first, Opened) and first.sealed > self._services.clock.now():
            raise Refusal("table", "table-puzzle-sealed")
        return full_record(game, entries)

    def drop(self, table: str) -> None:
        """Unload a table at once, and release nothing: another node owns it, or will in a moment."""
        live = self.loaded(table)
        self._tables.pop(table, None)
        if live is not None:
            live.end()

    def close(self) -> None:
        """Unload all tables. Nothing is lost: what was acknowledged is in the store."""
        for table in list(self._tables):
            self.drop(table)

    def is_idle(self, table: str) -> bool:
        """Say whether a table is live here at which nobody is and nothing is being done."""
        live = self.loaded(table)
        return live is not None and live.idle

    def idle_tables(self) -> list[str]:
        """Return the tables live here at which nobody is and nothing is being done."""
        return [table for table in self._tables if self.is_idle(table)]

    async def _load(self, table: str) -> LiveTable:
        await self._ownership.acquire(table)
        try:
            # Only now: what a former owner wrote while it still was one must be seen.
            log = await self._services.store.read(table)
            if self._tables.get(table) is not asyncio.current_task():
                raise TableLost("the table was dropped while it was being loaded")
            return self._start(*read_log(log, self._games))
        except BaseException:
            self._ownership.release(table)
            raise

    def _start(self, game: Game[Any, Any, Any], entries: Sequence[Entry]) -> LiveTable:
        live = LiveTable(loaded(game, entries), self._services, self._ended)
        self._check_idle_later(live)
        return live

    def loaded(self, table: str) -> LiveTable | None:
        """Return a table that is live here; None while it is only being loaded."""
        loading = self._tables.get(table)
        if loading is None or not loading.done() or loading.cancelled() or loading.exception() is not None:
            return None
        return loading.result()

    def _ended(self, live: LiveTable) -> None:
        if self.loaded(live.table.id) is live:
            del self._tables[live.table.id]
            self._ownership.release(live.table.id)

    def _check_idle_later(self, live: LiveTable) -> None:
        clock = self._services.clock
        clock.call_at(clock.now() + IDLE, partial(self._unload_if_idle, live))

    def _unload_if_idle(self, live: LiveTable) -> None:
        if self.loaded(live.table.id) is not live:
            return
        if live.idle:
            live.end()
        else:
            self._check_idle_later(live)
