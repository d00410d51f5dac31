"""The same seeds, options and moves give the same record, whoever drives the game, to the byte.

Where time is virtual, stamps included: a simulation is the yardstick, and the other drivers are given its
moves, or bots with the same seeds. Games at a server are in real time: there all but the stamps is compared
(`tests/server/test_games.py`, `tests/server/test_example_robot.py`).
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hranice.bots import Bot, Choice, make_bot
from hranice.browser import worker
from hranice.browser.store import BrowserStore
from hranice.game import Drawn, Event, Game, Games, Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.env.encoding import Encoding, encoding_of
from hranice.lab.env.episode import Episode
from hranice.lab.playing import play_out
from hranice.live.async_bots import AsyncBot, BotFactory, InlineBot, InlineBots
from hranice.live.live_table import LiveTable, summary_of
from hranice.table.codes import TableOrigin
from hranice.table.commands import Reveal, SeedOfSeat, Start
from hranice.table.core import TableCore, loaded
from hranice.table.dealing import Deal, deal, fate_of_deal, seat_seed
from hranice.table.fair_chance import seal
from hranice.table.log import Entry, Opened, Sat, TableSettings, encode_entry, read_log
from hranice.table.record import Recorder, Seat
from hranice.table.record_reader import Record, read_record
from hranice.table.record_takeover import PAUSE, Lesson
from hranice.table.running_game import Facts
from hranice.table.synchronous_table import SynchronousTable
from hranice.table.table_state import replay
from tests.browser.pages import Logs, Tab
from tests.table.pig import PIG
from tests.table_core.scene import Device, Scene, key
from tests.table_core.terminal_replay import in_terminal
from tests.table_core.virtual import EPOCH, VirtualClock, run

ALL = Games(BORDER, TRAVEL, PIG)
ON_DEVICE = "0ABCDEFGH"
SECRET = bytes(range(32))
GAMES_AND_BOTS: list[tuple[Game[Any, Any, Any], Any, list[str]]] = [
    (BORDER, BorderOptions(), ["random", "greedy"]),
    (BORDER, BorderOptions(choice=("A", "B", "C", "D")), ["greedy", "random-eager", "random", "random"]),
    (TRAVEL, TravelOptions(show=1000), ["traveller", "tourist", "globetrotter"]),
    (TRAVEL, TravelOptions(map="usa", harder=True, limit=3, pace=300), ["tourist:speed=0.5", "traveller"]),
    (TRAVEL, TravelOptions(settle=0, pace=0, show=0), ["random", "traveller", "traveller:speed=9"]),
    (PIG, PIG.options_type(), ["random", "random"]),
]
each_game = pytest.mark.parametrize(("game", "options", "bots"), GAMES_AND_BOTS)


def seats_of(bots: list[str], *, people: bool) -> list[Seat]:
    return [
        Seat(f"Seat {number}", None, seal(seed_of(number))) if people else Seat(f"Seat {number}", bot, None)
        for number, bot in enumerate(bots)
    ]


def seed_of(seat: int) -> str:
    return f"seed {seat}"


def first_entries(
    game: Game[Any, Any, Any], options: Any, seats: list[Seat], dealt: TableOrigin = "server"
) -> list[Entry]:
    """Return the log of a table at which these sit, before the game."""
    house = TableSettings(chairs=len(seats), credit=False)
    host = key(seats[0].name)
    return [
        Opened("id", "CODE", game.name, game.rules, SECRET.hex(), host, house, options, EPOCH, dealt=dealt),
        *(
            Sat(seat.name, None if seat.bot else key(seat.name), seat.bot, seal=seat.seal or "")
            for seat in seats
        ),
    ]


def simulated(
    game: Game[Any, Any, Any],
    options: Any,
    bots: list[str],
    *,
    people: bool = True,
    duplicate: bool = False,
    place: TableOrigin = "server",
) -> bytes:
    """Return the record of a simulation whose bots have the seeds that a table gives them."""
    seats = seats_of(bots, people=people)
    core: TableCore = loaded(game, first_entries(game, options, seats))
    players = [make_bot(game, bot, core.bot_seed(seat, bot)) for seat, bot in enumerate(bots)]
    seeds = {seat: seed_of(seat) for seat in range(len(bots))} if people else {}
    dealt = deal(game, options, seats, SECRET, seeds, duplicate=duplicate, dealt=place)
    record = play_out(game, dealt, players, recorded=True).record
    assert record is not None
    return record


async def stored(scene: Scene, entries: list[Entry]) -> Any:
    """Return the live table of a log."""
    scene.logs.logs["id"] = [encode_entry(entry) for entry in entries]
    return await scene.registry.get("id")


async def until(live: LiveTable, stamp: int, length: int) -> None:
    """Wait for a moment of a game, and for what comes first at that moment, such as an alarm."""
    await asyncio.sleep((live.table.moment(stamp) - live.now()) / 1000)
    for _ in range(1000):
        if live.table.length >= length:
            return
        await asyncio.sleep(0)
    raise AssertionError(f"entry {length} should be there by {stamp} ms")


@each_game
def test_bots_at_a_live_table_play_as_in_a_simulation(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    async def played() -> bytes:
        scene = Scene(InlineBots(), ALL)
        live = await stored(scene, first_entries(game, options, seats_of(bots, people=False)))
        live.connect(None, Device(game).sink)
        await live.do(Start(key("Seat 0")))
        while live.table.phase == "running":
            await asyncio.sleep(1)
        return await scene.registry.record("id")

    assert run(played()) == simulated(game, options, bots, people=False)


@each_game
def test_people_at_a_live_table_can_play_a_simulation_again(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    expected = simulated(game, options, bots)

    async def played() -> bytes:
        scene = Scene(InlineBots(), ALL)
        seats = seats_of(bots, people=True)
        live = await stored(scene, first_entries(game, options, seats))
        connections = [live.connect(key(seat.name), Device(game).sink) for seat in seats]
        await live.do(Start(key("Seat 0")))
        for number, seat in enumerate(seats):
            seeds = SeedOfSeat(number, seed_of(number), seal("another"))
            await live.do(Reveal(key(seat.name), (seeds,)))
        begun = 3 + 2 * len(seats)
        for number, event in enumerate(read_record(expected, ALL).events):
            if isinstance(event, Moved):
                await until(live, event.at, begun + number)
                await connections[event.seat].move(event.seat, event.move)
        await asyncio.sleep(60)
        return await scene.registry.record("id")

    assert run(played()) == expected


class DeviceClock(VirtualClock):
    """The same for a device, which may have been ahead of it: here never."""

    def not_before(self, moment: int) -> None:
        """Go on from this moment."""
        assert moment <= self.now()


async def in_browser(game: Game[Any, Any, Any], options: Any, seats: list[Seat]) -> Tab:
    """Return a page that watches a table of this device; its player sits on all seats without a bot."""
    tab = Tab(Logs(), set())
    opened, *sat = first_entries(game, options, seats, "device")
    assert isinstance(opened, Opened)
    first: list[Entry] = [replace(opened, code=ON_DEVICE, host=worker.PLAYER)]
    first += [replace(each, player=each.player and worker.PLAYER) for each in sat if isinstance(each, Sat)]
    *_, (table, _, _) = replay(game, first)
    store = BrowserStore(tab.logs, tab.materials, lambda _: None)
    await store.append("id", 0, [encode_entry(entry) for entry in first], summary_of(table, EPOCH))
    tab.worker.connect(1)
    tab.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": ON_DEVICE}))
    await tab.ask("POST", f"/tables/{ON_DEVICE}/start", {})
    return tab


async def recorded_there(tab: Tab) -> bytes:
    """Return the record of its table when the game is over."""
    await tab.until("finished")
    return (await tab.text("GET", f"/tables/{ON_DEVICE}/record"))[1].encode()


each_game_of_ours = pytest.mark.parametrize(("game", "options", "bots"), GAMES_AND_BOTS[:5])


@each_game_of_ours
def test_bots_at_a_table_of_a_browser_play_as_in_a_simulation(
    game: Game[Any, Any, Any], options: Any, bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def played() -> bytes:
        return await recorded_there(await in_browser(game, options, seats_of(bots, people=False)))

    monkeypatch.setattr(worker, "LoopClock", DeviceClock)
    assert run(played()) == simulated(game, options, bots, people=False, place="device")


@each_game_of_ours
def test_people_around_a_browser_can_play_a_simulation_again(
    game: Game[Any, Any, Any], options: Any, bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = simulated(game, options, bots, place="device")

    async def played() -> bytes:
        tab = await in_browser(game, options, seats_of(bots, people=True))
        seeds = [{"seat": n, "seed": seed_of(n), "seal": seal("another")} for n in range(len(bots))]
        await tab.ask("POST", f"/tables/{ON_DEVICE}/seeds", {"seeds": seeds})
        *_, (table, _, _) = replay(game, read_log([line.encode() for line in tab.logs.entries["id"]], ALL)[1])
        begun = 3 + 2 * len(bots)
        for number, event in enumerate(read_record(expected, ALL).events):
            if isinstance(event, Moved):
                await asyncio.sleep((table.moment(event.at) - DeviceClock().now()) / 1000)
                while len(tab.logs.entries["id"]) < begun + number:
                    await asyncio.sleep(0)  # an alarm of the same moment came first
                move = {"type": "move", "ref": str(number), "table": "id", "seat": event.seat}
                tab.worker.say(1, json.dumps({**move, "move": json.loads(msgspec.json.encode(event.move))}))
                while len(tab.logs.entries["id"]) == begun + number:
                    await asyncio.sleep(0)
        return await recorded_there(tab)

    monkeypatch.setattr(worker, "LoopClock", DeviceClock)
    assert run(played()) == expected


@each_game
def test_the_terminal_can_play_a_simulation_again(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    expected = simulated(game, options, bots)
    assert in_terminal(read_record(expected, ALL)) == expected


class NotedEpisode(Episode[Any, Any]):
    """A game of an environment that keeps what happens."""

    def __init__(self, encoding: Encoding[Any, Any]) -> None:
        self.events: list[Event[Any]] = []
        super().__init__(encoding)

    def _let(self, event: Event[Any]) -> None:
        self.events.append(event)
        super()._let(event)


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [
        *GAMES_AND_BOTS[:2],
        (TRAVEL, TravelOptions(), ["traveller", "tourist", "globetrotter"]),
        (TRAVEL, TravelOptions(map="usa", harder=True, limit=3), ["tourist:speed=0.5", "traveller"]),
    ],
)
def test_an_environment_can_play_a_simulation_again(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    encoding = encoding_of(game.name, len(bots), options, tick=1)
    expected = simulated(game, encoding.options, bots)
    record = read_record(expected, ALL)
    episode = NotedEpisode(encoding)
    fate = fate_of_deal(SECRET, record.digest, record.seeds, duplicate=False)
    moves = [
        [e for e in record.events if isinstance(e, Moved) and e.seat == seat] for seat in range(len(bots))
    ]
    while not episode.play.over:
        if episode.chance is not None:
            episode.draw(fate.outcome(episode.play.chances + 1, episode.chance.bounds))
            continue
        assert episode.turn is not None
        own, end = moves[episode.turn], episode.now + encoding.tick
        if own and own[0].at <= end:
            episode.move(own.pop(0).move, end)
        else:
            episode.move(None)
    seats, seeds = seats_of(bots, people=True), dict(enumerate(record.seeds))
    dealt = deal(game, encoding.options, seats, SECRET, seeds, dealt="server")
    recorder = Recorder()
    lines = [recorder.begin(dealt.header), *map(recorder.add, episode.events)]
    assert b"".join([*lines, recorder.add(dealt.ended(game, episode.state))]) == expected


class Unhurried(Bot[Any, Any]):
    """A bot that pauses before what it would do at once, as at the table of a lesson."""

    def __init__(self, bot: Bot[Any, Any], length: Callable[[], int]) -> None:
        self._bot = bot
        self._length = length
        """Returns how many entries the log of such a table has by now."""

    def choose(self, state: Any, seat: int) -> Choice[Any]:
        choice = self._bot.choose(state, seat)
        pause = PAUSE * (80 + 7 * (self._length() + 2 * seat) % 41) // 100
        return replace(choice, delay=choice.delay or pause)

    def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:
        return self._bot.revise(state, seat, choice)


class Interrupted(Exception):  # noqa: N818 - that is what was wanted
    """Enough has happened."""


def unhurried(game: Game[Any, Any, Any], dealt: Deal, bots: list[Bot[Any, Any]], most: int = 0) -> Record:
    """Return what a simulation records of bots who pause as in a lesson; `most` events, unless it is 0."""
    before = 4 + len(bots)  # opened, sat, sealed, revealed by the learner, dealt
    events: list[Event[Any]] = []
    header = dealt.header

    def tell(event: Event[Any], _: Facts) -> None:
        events.append(event)
        if len(events) == most:
            raise Interrupted

    players = {seat: ("", Unhurried(bot, lambda: before + len(events))) for seat, bot in enumerate(bots)}
    table = SynchronousTable(game, header.options, len(bots), dealt.fate, players, tell=tell)
    with suppress(Interrupted):
        table.advance()
    return Record(game, header, tuple(events), dealt.ended(game, table.state))


class KnownBots(BotFactory):
    """Hands out bots that have played before, by the seeds that new ones would get."""

    def __init__(self, bots: dict[int, Bot[Any, Any]]) -> None:
        self._bots = bots

    def make(self, game: Game[Any, Any, Any], bot: str, seed: int) -> AsyncBot:  # noqa: ARG002 - as factories do
        return InlineBot(self._bots[seed])


@each_game_of_ours
def test_a_lesson_goes_on_like_the_game_that_it_took_over(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    dealt = deal(game, options, seats_of(bots, people=False), SECRET, {}, duplicate=True, dealt="server")

    def players() -> list[Bot[Any, Any]]:
        return [make_bot(game, bot, seat) for seat, bot in enumerate(bots)]

    whole = unhurried(game, dealt, players())
    begins = next(
        number
        for number, (event, following) in enumerate(pairwise(whole.events), 1)
        if number > 40 and isinstance(event, Drawn) and not isinstance(following, Drawn)
    )
    others = players()
    assert unhurried(game, dealt, others, begins).events == whole.events[:begins]
    seeds = (seat_seed(SECRET.hex(), bot, seat) for seat, bot in enumerate(bots))

    async def played() -> bytes:
        scene = Scene(KnownBots(dict(zip(seeds, others, strict=True))), ALL)
        entries = Lesson(whole, begins, seat=0).log("anna-key", "Anna", scene.clock.now())
        live = await stored(scene, [replace(entries[0], table="id"), *entries[1:]])
        connection = live.connect("anna-key", Device(game).sink)
        begun = len(entries) - begins
        for number, event in enumerate(whole.events[begins:], begins):
            if isinstance(event, Moved) and event.seat == 0:
                await until(live, event.at, begun + number)
                await connection.move(0, event.move)
        await asyncio.sleep(60)
        return await scene.registry.record("id")

    assert read_record(run(played()), ALL).events == whole.events
