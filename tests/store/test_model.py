"""Whatever is done to a store, it answers like a dict of lists."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from sqlalchemy import Connection, delete

from hranice.store import DayResult, Summary
from hranice.store.location import open_store
from hranice.store.schema import day_results, days, leases, materials, tables
from hranice.store.sql_store import SqlStore
from tests.store.model import Model

FOREVER_MS = 10**9
GAMES, DIGESTS = ("border", "travel"), ("d0", "d1")
DAYS = ("2026-11-18", "2026-11-19")
EXAMPLES = {"sqlite": 8, "postgres": 4}

ids = st.sampled_from([f"t{number}" for number in range(5)])
codes = st.sampled_from([f"c{number}" for number in range(6)])
games = st.sampled_from(GAMES)
digests = st.sampled_from(DIGESTS)
days_named = st.sampled_from(DAYS)
shares = st.sampled_from([0.0, 0.25, 0.5, 1.0])
phases = st.sampled_from(["open", "running", "finished", "closed"])
players = st.sampled_from(["p", "q"])
nodes = st.sampled_from(["one", "two"])
times = st.integers(0, 4)
bodies = st.lists(st.binary(max_size=5), min_size=1, max_size=3)


@st.composite
def appends(draw: st.DrawFn) -> tuple[int, list[bytes], Summary]:
    """Return how far beside the next number to append, what, and a summary."""
    summary = Summary(
        table=draw(ids),
        code=draw(codes),
        game=draw(games),
        phase=draw(phases),
        public=draw(st.booleans()),
        seats=draw(st.integers(2, 6)),
        taken=draw(st.integers(0, 6)),
        created=draw(times),
        updated=draw(times),
    )
    return draw(st.sampled_from([0, 0, 0, 0, 1, -1])), draw(bodies), summary


class Comparison(RuleBasedStateMachine):
    """Does everything twice: to the store and to the model."""

    runner: asyncio.Runner
    location: str

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        self.store = self.open()
        self.runner.run(self.store.run_write(_wipe))

    def open(self) -> SqlStore:
        """Open the store."""
        store = self.runner.run(open_store(self.location))
        assert isinstance(store, SqlStore)
        return store

    def teardown(self) -> None:
        """Look at everything once more, and close the store."""
        try:
            self.compare()
        finally:
            self.runner.run(self.store.close())

    def same(self, question: str, *arguments: Any, **options: Any) -> None:
        """Ask both and compare the answers."""
        asked: Callable[..., Awaitable[Any]] = getattr(self.store, question)

        async def ask() -> Any:
            return await asked(*arguments, **options)

        answer = self.runner.run(_outcome(ask()))
        assert answer == _told(getattr(self.model, question), *arguments, **options)

    @initialize(group=st.lists(appends(), min_size=5, max_size=10))
    def begin(self, group: list[tuple[int, list[bytes], Summary]]) -> None:
        """Begin with some tables, most of them with a player."""
        self.append_together(group)
        for number in range(4):
            self.same("remember", "p", f"t{number}")

    @rule(append=appends())
    def append(self, append: tuple[int, list[bytes], Summary]) -> None:
        """Append, mostly where the log ends."""
        self.same("append", *self.placed(append))

    @rule(group=st.lists(appends(), max_size=6))
    def append_together(self, group: list[tuple[int, list[bytes], Summary]]) -> None:
        """Append at several tables at once: the order of asking counts."""
        placed = [self.placed(append) for append in group]

        async def together() -> list[Any]:
            return await asyncio.gather(*(_outcome(self.store.append(*append)) for append in placed))

        assert self.runner.run(together()) == [_told(self.model.append, *append) for append in placed]

    def placed(self, append: tuple[int, list[bytes], Summary]) -> tuple[str, int, list[bytes], Summary]:
        """Turn a distance from the next number into a number."""
        distance, entries, summary = append
        expected = max(0, len(self.model.logs.get(summary.table, ())) + distance)
        return summary.table, expected, entries, summary

    @rule(table=ids, start=st.integers(0, 9))
    def read_from(self, table: str, start: int) -> None:
        """Read a part."""
        self.same("read", table, start)

    @rule(code=codes)
    def find(self, code: str) -> None:
        """Find by code."""
        self.same("find", code)

    @rule(
        public=st.sampled_from([None, True, False]),
        phase=st.none() | phases,
        limit=st.integers(1, 6),
    )
    def listing(self, public: bool | None, phase: str | None, limit: int) -> None:
        """List."""
        self.same("listing", public=public, phase=phase, limit=limit)

    @rule(table=ids)
    def delete(self, table: str) -> None:
        """Delete."""
        self.same("delete", table)

    @rule(before=times)
    def expire(self, before: int) -> None:
        """Expire."""
        self.same("expire", before)

    @rule(player=players, table=ids)
    def remember(self, player: str, table: str) -> None:
        """Bind a player."""
        self.same("remember", player, table)

    @rule(table=ids, body=st.binary(max_size=5))
    def keep_result(self, table: str, body: bytes) -> None:
        """Keep the result of a table."""
        self.same("keep_result", table, body)

    @rule(player=players, table=st.none() | ids)
    def forget(self, player: str, table: str | None) -> None:
        """Unbind a player, from all tables or from one."""
        self.same("forget", player, table)

    @rule(game=games, digest=digests, body=st.binary(max_size=5), at=times)
    def keep_material(self, game: str, digest: str, body: bytes, at: int) -> None:
        """Keep what somebody made."""
        self.same("keep_material", game, digest, body, at)

    @rule(day=days_named, body=st.binary(max_size=5))
    def keep_day(self, day: str, body: bytes) -> None:
        """Keep a day."""
        self.same("keep_day", day, body, 0)

    @rule(
        day=days_named,
        game=games,
        number=st.integers(0, 1),
        player=players,
        share=shares,
        counted=st.booleans(),
    )
    def keep_day_result(
        self, *, day: str, game: str, number: int, player: str, share: float, counted: bool
    ) -> None:
        """Keep what came of a puzzle."""
        self.same("keep_day_result", DayResult(day, game, number, player, share, counted, b"verdict"))

    @rule(table=ids, node=nodes)
    def lease(self, table: str, node: str) -> None:
        """Take a lease."""
        granted = self.runner.run(self.store.lease(table, node, FOREVER_MS))
        assert granted == self.model.lease(table, node)

    @rule(table=ids, node=nodes)
    def release(self, table: str, node: str) -> None:
        """Give a lease back."""
        self.same("release", table, node)

    @rule()
    def reopen(self) -> None:
        """Close and open."""
        self.runner.run(self.store.close())
        self.store = self.open()

    @rule()
    def compare(self) -> None:
        """See the same on both sides."""
        for table in ("t0", "t1", "t2", "t3", "t4"):
            self.same("read", table)
            self.same("summary", table)
            self.same("result", table)
            assert self.runner.run(self.store.owner(table)) == self.model.owners.get(table)
        for player in ("p", "q"):
            self.same("tables_of", player)
            self.same("finished_of", player, 1, 2)
        for game, digest in itertools.product(GAMES, DIGESTS):
            self.same("material", game, digest, 0)
        self.same("days")
        for day in DAYS:
            self.same("day", day)
            self.same("day_results", "p", day)
            for game, puzzles in itertools.product(GAMES, (1, 2)):
                self.same("day_shares", day, game, puzzles)
        self.same("days_done", "q")
        for node in ("one", "two"):
            owned = {table for table, owner in self.model.owners.items() if owner == node}
            assert set(self.runner.run(self.store.renew(node, FOREVER_MS))) == owned


@pytest.mark.parametrize("times_more", [1, pytest.param(100, marks=pytest.mark.soak)])
def test_a_store_answers_like_a_dict_of_lists(location: str, times_more: int) -> None:
    with asyncio.Runner() as its_runner:
        at = location

        class Here(Comparison):
            runner = its_runner
            location = at

        run_state_machine_as_test(
            Here,
            settings=settings(
                max_examples=EXAMPLES["postgres" if "://" in location else "sqlite"] * times_more,
                stateful_step_count=30,
                deadline=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            ),
        )


def _wipe(connection: Connection) -> None:
    connection.execute(delete(tables))
    connection.execute(delete(leases))
    connection.execute(delete(materials))
    connection.execute(delete(days))
    connection.execute(delete(day_results))


async def _outcome(asked: Awaitable[Any]) -> Any:
    try:
        return await asked
    except Exception as answer:
        return type(answer)


def _told(told: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    try:
        return told(*arguments, **options)
    except Exception as answer:
        return type(answer)
