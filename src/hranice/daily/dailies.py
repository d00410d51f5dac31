"""The daily deal as clients ask for it: the days, one's own tables for puzzles, and what came of them.

`Dailies` says what is the same on a server and without one; where days come from and where results are kept
differs (`server_dailies`, `offline_dailies`).
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

import msgspec

from hranice.daily.attempts import Attempt, Task, attempt
from hranice.daily.dates import after, day_at, end_of, read_day
from hranice.daily.making import MadeDay, MadeGame, mean
from hranice.daily.messages import (
    BotStanding,
    Day,
    DayGame,
    DayPuzzle,
    DayStanding,
    ListedDay,
    PuzzleOpened,
    Verdict,
)
from hranice.game import Value
from hranice.live.problems import Denied
from hranice.live.table_service import TableStore
from hranice.live.tables import Asker, Tables
from hranice.store.interface import Conflict, NotFound

TODAY = "today"

Reckon = Callable[..., Awaitable[Any]]
"""Returns what a function of a module says to some arguments, in a process aside where there is one."""


class Kept(Value, frozen=True):
    """A result, and whether it is compared."""

    verdict: Verdict
    counted: bool


class Dailies(ABC):
    """Answers what is asked of the daily deal. All raise `Denied`, `Refusal` or `Unavailable`."""

    practice = False

    def __init__(self, tables: Tables, store: TableStore, reckon: Reckon) -> None:
        self._tables = tables
        self._store = store
        self._reckon = reckon
        self._counts: dict[str, dict[str, int]] = {}

    @abstractmethod
    async def made(self, day: str) -> MadeDay | None:
        """Return a day; None: it is not there."""

    @abstractmethod
    async def listed(self) -> list[str]:
        """Return the days that can be played, the newest first."""

    @abstractmethod
    async def results(self, player: str, day: str) -> Mapping[str, Kept]:
        """Return the results of a player on a day, by the names of the puzzles."""

    @abstractmethod
    async def done(self, player: str, days: list[str]) -> Collection[str]:
        """Return the names of the puzzles of these days that a player has done."""

    @abstractmethod
    async def keep(self, task: Task, day: str, player: str, kept: Kept) -> Kept:
        """Keep a result; return the one that counts, which is the first."""

    @abstractmethod
    async def shares(self, day: str, game: str, puzzles: int) -> list[float]:
        """Return the shares of all people who are compared, ascending."""

    async def days(self, player: str | None) -> list[ListedDay]:
        """Return the calendar, the newest day first."""
        days = await self.listed()
        done = () if player is None else await self.done(player, days)
        found = []
        for day in days:
            counts = await self._count(day)
            complete = tuple(
                game
                for game, count in counts.items()
                if all(name_of(day, game, number) in done for number in range(count))
            )
            found.append(ListedDay(day, tuple(counts), complete))
        return found

    async def _count(self, day: str) -> dict[str, int]:
        """Return how many puzzles each game has on a day. That never changes, so a day is read once."""
        if day not in self._counts:
            made = await self.made(day)
            games = {} if made is None else made.games
            self._counts[day] = {game: len(of_game.puzzles) for game, of_game in games.items()}
        return self._counts[day]

    async def day(self, text: str, player: str | None) -> Day:
        """Return a day, with what the player has done of it."""
        day, made = await self._known(text)
        following = await self.made(after(day))
        over = end_of(day) <= self._tables.now()
        results = {} if player is None else await self.results(player, day)
        games = [
            await self._game(day, name, made_game, player, results) for name, made_game in made.games.items()
        ]
        return Day(
            day=day,
            practice=self.practice,
            ends=end_of(day),
            commitment=made.commitment,
            next_commitment=None if following is None else following.commitment,
            opened=made.text if over else None,
            games=tuple(games),
        )

    async def open(self, text: str, game: str, number: int, asker: Asker, name: str) -> PuzzleOpened:
        """Return the player's own table for a puzzle, opened if it is not there; there is but one."""
        player = _player(asker)
        task, _ = await self._task(text, game, number)
        code = await self._code(task, player)
        if code is None:
            try:
                lesson = task.lesson(player)
                code = (await self._tables.open_lesson(lesson, player, asker.address, name)).code
            except Conflict:  # asked twice at the same moment
                code = (await self._store.summary(task.table(player))).code
        return PuzzleOpened(code, task.puzzle.seat, task.puzzle.kind)

    async def verdict(self, text: str, game: str, number: int, player: str) -> Verdict:
        """Return what came of a puzzle; refuses before the player has done it."""
        task, day = await self._task(text, game, number)
        kept = (await self.results(player, day)).get(task.name) or await self._judge(task, day, player)
        if kept is None:
            raise Denied("daily-not-done")
        return task.shown(kept.verdict, counted=kept.counted)

    async def _judge(self, task: Task, day: str, player: str) -> Kept | None:
        """Judge and keep what a player did at the table of a puzzle; None: it is not done."""
        try:
            log = await self._store.read(task.table(player))
        except NotFound:
            return None
        found: Attempt | None = await self._reckon(attempt, log, task, player)
        if found is None:
            return None
        result, decisions = found.judged.result, found.judged.decisions
        counted = not self.practice and found.honest and found.ended < end_of(day)
        verdict = Verdict(result, task.puzzle.kind, task.puzzle.seat, decisions)
        return await self.keep(task, day, player, Kept(verdict, counted))

    async def _known(self, text: str) -> tuple[str, MadeDay]:
        """Return the day that a request names, if it can be played now."""
        today = day_at(self._tables.now())
        day = today if text == TODAY else text
        if read_day(day) is None:
            raise Denied("daily-no-such-day")
        if day > today:
            raise Denied("daily-not-yet")
        made = await self.made(day)
        if made is None:
            raise Denied("daily-no-such-day" if day < today else "daily-being-made")
        return day, made

    async def _task(self, text: str, game: str, number: int) -> tuple[Task, str]:
        day, made = await self._known(text)
        puzzles = made.games.get(game)
        if puzzles is None or not 0 <= number < len(puzzles.puzzles):
            raise Denied("daily-no-such-puzzle")
        sealed = 0 if self.practice else end_of(day)
        return task_of(day, game, puzzles, number, sealed), day

    async def _game(
        self, day: str, game: str, made: MadeGame, player: str | None, results: Mapping[str, Kept]
    ) -> DayGame:
        found = []
        own: list[Kept] = []
        for number, ready in enumerate(made.puzzles):
            task = task_of(day, game, made, number, 0)
            kept = results.get(task.name)
            own.extend([] if kept is None else [kept])
            result = None if kept is None else kept.verdict.result
            found.append(DayPuzzle(ready.puzzle.kind, await self._code(task, player), result))
        shares = await self.shares(day, game, len(made.puzzles))
        standing = _standing(made, own, shares) if len(own) == len(made.puzzles) else None
        return DayGame(game, made.options, tuple(found), len(shares), standing)

    async def _code(self, task: Task, player: str | None) -> str | None:
        if player is None:
            return None
        try:
            return (await self._store.summary(task.table(player))).code
        except NotFound:
            return None


def name_of(day: str, game: str, number: int) -> str:
    """Return the name of a puzzle."""
    return f"{day} {game} {number}"


def task_of(day: str, game: str, made: MadeGame, number: int, sealed: int) -> Task:
    """Return a puzzle of a day to be played."""
    return Task(
        name_of(day, game, number), game, made.rules, made.options, made.bots, made.puzzles[number], sealed
    )


def read_made(body: bytes) -> MadeDay:
    """Return a day as it is kept."""
    return msgspec.json.decode(body, type=MadeDay)


def _standing(made: MadeGame, own: list[Kept], shares: list[float]) -> DayStanding:
    share = mean([kept.verdict.result.share for kept in own])
    counted = all(kept.counted for kept in own)
    others = [*shares]
    if counted and share in others:
        others.remove(share)  # oneself
    reached = sum(other <= share for other in others)
    return DayStanding(
        share,
        reached / len(others) if others else 0.0,
        tuple(
            BotStanding(name, mean([ready.levels[name] for ready in made.puzzles]))
            for name in made.puzzles[0].levels
        ),
        counted,
    )


def _player(asker: Asker) -> str:
    if asker.player is None:
        raise Denied("server-no-key")
    return asker.player
