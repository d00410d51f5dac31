"""Internals of the nodes, with a real PostgreSQL and a real Valkey between members in one process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import make_url

from hranice.game import Game, Refusal
from hranice.live.clock import LoopClock
from hranice.live.limits import MISSES, OPENINGS, Limits
from hranice.live.live_table import TableLost
from hranice.live.messages import Done, Move, SeatsAtTable
from hranice.live.problems import Denied, NodeUnreachable, problem_of
from hranice.live.table_service import Visitor, seats_at
from hranice.plugins import GAMES
from hranice.server.bot_pool import BotPool
from hranice.server.metrics import Metrics
from hranice.server.nodes import bus, cluster_tables, leases, outbound_visits
from hranice.server.nodes import protocol as p
from hranice.server.nodes.bus import PREFIX, connected
from hranice.server.nodes.cluster_node import ClusterNode
from hranice.store import NotFound, Store, Unavailable
from hranice.store.location import open_store
from hranice.table.commands import Reveal, SeatBot, SeedOfSeat, Start
from hranice.table.latency import CAP, REFLEX, Latency
from hranice.table.log import Dealt, Happened, TableSettings, read_log
from hranice.table.outgoing_messages import Gone, Trouble, Update
from tests.server.bad_network import BadNetwork
from tests.services.process import PATIENCE_S
from tests.table_core.seeds import OTHER_SEAL, SEED, sitting

pytestmark = pytest.mark.anyio

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]
AnyUpdate = Update[Any, Any, Any]


class Member:
    """A node without HTTP and sockets."""

    def __init__(self, url: str, store: Store) -> None:
        self.store = store
        self.limits = Limits()
        self.clock = LoopClock()
        self._pool = BotPool(1)
        self.cluster = ClusterNode(url, store, self.clock, self._pool, limits=self.limits, metrics=Metrics())
        self.service = self.cluster.service

    async def open(
        self, game: Game[Any, Any, Any], host: str, settings: TableSettings, options: Any
    ) -> SeatsAtTable:
        live = await self.cluster.registry.open(game, host, settings, options)
        return seats_at(live.table, host)

    @asynccontextmanager
    async def joined(self) -> AsyncIterator["Member"]:
        async with self.cluster.joined():
            await until(lambda: self.cluster.connected)
            yield self
        await self._pool.close()


class Device:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def sink(self, data: bytes) -> bool:
        self.told.append(msgspec.json.decode(data, type=AnyUpdate | Gone | Trouble))
        return True

    @property
    def latest(self) -> AnyUpdate:
        return next(told for told in reversed(self.told) if isinstance(told, Update))


async def until(what: Callable[[], object]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE_S):
        while not what():
            await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no member take a pause of a busy machine for the end of the other, or of its own lease."""
    for module, name in (
        (bus, "SILENCE_S"),
        (bus, "ANSWER_S"),
        (outbound_visits, "PATIENCE_S"),
        (outbound_visits, "ENTERING_S"),
        (cluster_tables, "PATIENCE_S"),
    ):
        monkeypatch.setattr(module, name, PATIENCE_S)
    monkeypatch.setattr(leases, "TTL_MS", int(1000 * PATIENCE_S))


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    """Lend the database that the members share."""
    opened = await open_store(postgres_url)
    yield opened
    await opened.close()


@pytest.fixture
async def members(store: Store, valkey_url: str) -> AsyncIterator[tuple[Member, Member]]:
    """Lend two members."""
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(Member(valkey_url, store).joined()) for _ in range(2)]
        yield one, two


async def owner_of(store: Store, table: str) -> str:
    owner = await store.owner(table)
    assert owner is not None
    return owner


async def test_the_first_who_comes_takes_the_table_along(members: tuple[Member, Member]) -> None:
    one, two = members
    place = await one.open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
    first = await owner_of(one.store, place.table)
    await two.service.do(place.table, sitting("host", "Host"))
    assert await owner_of(one.store, place.table) == first, "asking over HTTP moves nothing"
    near = Device()
    await two.service.visit(place.table, Visitor("host", near.sink))
    assert await owner_of(one.store, place.table) != first
    assert near.latest.yours == (0,)
    far = Device()
    await one.service.visit(place.table, Visitor(None, far.sink))
    await until(lambda: near.latest.about is not None and near.latest.about.spectators == 1)
    assert await owner_of(one.store, place.table) != first, "somebody is there: who comes later is relayed"


async def test_a_member_that_leaves_gives_its_tables_back_at_once(store: Store, valkey_url: str) -> None:
    async with Member(valkey_url, store).joined() as stays:
        far = Device()
        async with Member(valkey_url, store).joined() as leaves:
            place = await leaves.open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
            await leaves.service.visit(place.table, Visitor(None, Device().sink))
            await stays.service.visit(place.table, Visitor("host", far.sink))
            assert isinstance(far.told[-1], Update)
        await until(lambda: Gone(place.table) in far.told)
        assert await store.owner(place.table) is None
        await stays.service.visit(place.table, Visitor("host", far.sink))
        assert isinstance(far.told[-1], Update)


async def test_bots_go_on_at_the_next_owner(store: Store, valkey_url: str) -> None:
    async with Member(valkey_url, store).joined() as stays:
        device = Device()
        async with Member(valkey_url, store).joined() as leaves:
            place = await leaves.open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
            await leaves.service.visit(place.table, Visitor(None, Device().sink))
            await stays.service.visit(place.table, Visitor("host", device.sink))
            for command in (SeatBot("host", "random"), SeatBot("host", "random"), Start("host")):
                await leaves.service.do(place.table, command)
        await stays.service.visit(place.table, Visitor("host", device.sink))
        number = device.latest.number
        await until(lambda: device.latest.number > number)
        assert device.latest.happened


async def test_the_way_between_nodes_counts_as_part_of_a_line(
    store: Store, valkey_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A far player's press is stamped as if the way to the owner were part of the player's own latency.

    Whatever is measured may be longer on a busy machine but never shorter, so that is what is compared.
    """
    leg, round_trip = 0.03, 80.0
    way = 4 * 1000 * leg  # what a node says goes through Valkey, and so does the answer
    monkeypatch.setattr(outbound_visits, "AT_ONCE_MS", 1000 * PATIENCE_S)
    measured: list[tuple[int, float]] = []
    take_in = Latency.measured

    def note(latency: Latency, sent: int, trip: float) -> None:
        measured.append((sent, trip))
        take_in(latency, sent, trip)

    monkeypatch.setattr(Latency, "measured", note)
    async with AsyncExitStack() as stack:
        port = make_url(valkey_url).port
        assert port
        line = await stack.enter_async_context(BadNetwork(port, leg).running())
        slow_url = line.url.replace("http", "redis", 1)
        one, two = [await stack.enter_async_context(Member(slow_url, store).joined()) for _ in range(2)]
        options = TRAVEL.options_type(pace=30, show=0)
        place = await one.open(TRAVEL, "near", TableSettings(chairs=2), options)
        near, far = Device(), Device()

        def ping() -> None:
            """Answer late, as a device far away does."""
            later = asyncio.get_running_loop().call_later
            later(round_trip / 1000, visit.measured, two.clock.now(), round_trip)

        await one.service.visit(place.table, Visitor("near", near.sink))
        visit = await two.service.visit(place.table, Visitor("far", far.sink, ping))
        for player in ("near", "far"):
            await one.service.do(place.table, sitting(player, player))
        await until(lambda: one.cluster._bus.way(two.cluster.node))
        visit.measured(two.clock.now(), round_trip)
        await until(lambda: measured)
        await one.service.do(place.table, Start("near"))
        for seat, player in enumerate(("near", "far")):
            await one.service.do(place.table, Reveal(player, (SeedOfSeat(seat, SEED, OTHER_SEAL),)))
        await until(lambda: far.latest.views and far.latest.views[0]["moves"])
        await until(lambda: any(sent for sent, _ in measured))  # behind what it was shown
        rounding = 1
        assert min(trip for _, trip in measured) >= way + round_trip - rounding
        await asyncio.sleep((CAP + REFLEX) / 1000)
        body = msgspec.Raw(msgspec.json.encode(far.latest.views[0]["moves"][0]))
        answers: asyncio.Queue[bytes | Exception] = asyncio.Queue()
        visit.ask(Move(place.table, 1, body, "mine"), two.clock.now(), answers.put_nowait)
        answer = await answers.get()
        answered = one.clock.now()
        assert isinstance(answer, bytes)
        number = msgspec.json.decode(answer, type=Done).number
        _, entries = read_log(await store.read(place.table), GAMES)
        (begun,) = (entry.at for entry in entries if isinstance(entry, Dealt))
        entry = entries[number]
        assert isinstance(entry, Happened)
        told = [update.about for update in near.told if isinstance(update, Update) and update.about]
        credit = told[-1].seats[1].credit
        assert begun + entry.event.at <= answered - credit


async def test_a_frame_that_the_owner_cannot_read_is_refused_and_disturbs_nobody(
    members: tuple[Member, Member],
) -> None:
    """How deep a value may be nested depends on who reads it: one node may manage what the other does not."""
    one, two = members
    place = await one.open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
    far = Device()
    await one.service.visit(place.table, Visitor(None, Device().sink))
    visit = await two.service.visit(place.table, Visitor("host", far.sink))
    answers: asyncio.Queue[bytes | Exception] = asyncio.Queue()
    for move in (b"[" * 100_000, b"nonsense", b"{}"):
        visit.ask(Move(place.table, 0, msgspec.Raw(move), "mine"), two.clock.now(), answers.put_nowait)
    reasons = [problem_of(error).reason for _ in range(3) if isinstance(error := await answers.get(), Denied)]
    assert reasons == ["server-unreadable", "server-unreadable", "table-move-unreadable"]
    assert Gone(place.table) not in far.told


@pytest.mark.parametrize(
    ("error", "kind"),
    [(TableLost("gone"), TableLost), (NotFound("t"), NotFound), (Refusal("B16", "no"), Denied)],
)
def test_an_error_is_told_alike_by_the_asking_node(error: Exception, kind: type[Exception]) -> None:
    fault = p.answer_of(1, error)
    assert isinstance(fault, p.Fault)
    told = p.error_of(fault)
    assert isinstance(told, kind)
    assert problem_of(told) == problem_of(error)


async def test_what_an_address_did_counts_at_every_node(members: tuple[Member, Member]) -> None:
    one, two = members
    for _ in range(int(MISSES.burst)):
        assert one.limits.may_guess("192.0.2.7")
        one.limits.missed("192.0.2.7")
    await until(lambda: not two.limits.may_guess("192.0.2.7"))
    assert two.limits.may_guess("192.0.2.8")
    for _ in range(int(OPENINGS.burst)):
        assert two.limits.may("opening", "192.0.2.7")
    await until(lambda: not one.limits.may("opening", "192.0.2.7"))


async def test_a_missing_message_ends_what_went_on_and_the_device_resumes(
    members: tuple[Member, Member], valkey_url: str
) -> None:
    one, two = members
    place = await one.open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
    far = Device()
    await one.service.visit(place.table, Visitor(None, Device().sink))
    await two.service.visit(place.table, Visitor(None, far.sink))
    owner = await owner_of(one.store, place.table)
    valkey = connected(valkey_url)
    forged = p.encode(p.Envelope(owner, 0, 10**9, []))
    await valkey.publish(PREFIX + two.cluster.node, forged)
    await until(lambda: Gone(place.table) in far.told)
    await valkey.publish(PREFIX + two.cluster.node, b"nonsense")
    await valkey.aclose()
    told = len(far.told)
    await two.service.visit(place.table, Visitor(None, far.sink, have=far.latest.number))
    assert not far.told[told].fresh


async def test_an_owner_that_does_not_listen_is_never_taken_for_having_answered(
    members: tuple[Member, Member], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease still runs: nobody else may take the table, and the device learns that it must wait."""
    place = await members[0].open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
    table = place.table
    await members[0].cluster._inbound.hand_over(table)
    assert await store.lease(table, "a node that is dead", 60_000)
    device = Device()
    monkeypatch.setattr(cluster_tables, "PATIENCE_S", 0.5)
    with pytest.raises(NodeUnreachable):
        await members[1].service.visit(table, Visitor(None, device.sink))
    assert device.told == [], "it never was there, so it is not told to come again"
    with pytest.raises(NodeUnreachable):
        await members[1].service.do(table, sitting("host", "Host"))
    await store.release(table, "a node that is dead")
    await members[1].service.visit(table, Visitor(None, device.sink))
    assert device.latest.table == table


async def test_an_owner_that_loses_the_database_stops_before_another_begins(
    store: Store, postgres_url: str, valkey_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A margin that a busy machine cannot sleep through.
    monkeypatch.setattr(leases, "TTL_MS", 8_000)
    monkeypatch.setattr(leases, "MARGIN_S", 6.0)
    monkeypatch.setattr(cluster_tables, "PATIENCE_S", PATIENCE_S)
    url = make_url(postgres_url)
    assert url.port
    async with BadNetwork(url.port, delay=0.0).running() as network, AsyncExitStack() as stack:
        behind = url.set(port=int(network.url.rpartition(":")[2])).render_as_string()
        cut_off = await open_store(behind)
        stack.push_async_callback(cut_off.close)
        owner = await stack.enter_async_context(Member(valkey_url, cut_off).joined())
        other = await stack.enter_async_context(Member(valkey_url, store).joined())
        place = await owner.open(BORDER, "host", TableSettings(chairs=2), BORDER.options_type())
        near, far = Device(), Device()
        await owner.service.visit(place.table, Visitor(None, near.sink))
        await other.service.visit(place.table, Visitor("host", far.sink))
        network.is_cut = True
        network.break_all()
        with pytest.raises(Unavailable):
            await owner.service.do(place.table, sitting("host", "Host"))
        await until(lambda: Gone(place.table) in near.told)
        assert await store.owner(place.table) == owner.cluster.node, "it stops while its lease still runs"
        await other.service.visit(place.table, Visitor("host", far.sink))
        assert await store.owner(place.table) == other.cluster.node
        assert (await other.service.do(place.table, sitting("host", "Host"))).seats == (0,)
        network.is_cut = False
        await owner.service.visit(place.table, Visitor(None, near.sink))
        assert near.latest.about is not None
        assert [seat.name for seat in near.latest.about.seats] == ["Host"]
