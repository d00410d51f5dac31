"""Bots that people can follow: a pause before each act, at tables whose host wants it."""

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hranice.bots import Choice
from hranice.game import Moved, Refusal
from hranice.games.travel.rules.fact_types import Placed
from hranice.live.async_bots import AsyncBot, BotFactory
from hranice.live.limits import Rate
from hranice.plugins import GAMES
from hranice.table.commands import Replace, SeatBot
from hranice.table.log import Happened, TableSettings
from hranice.table.outgoing_messages import Countdown
from tests.table_core.scene import AnyGame, Device, Scene, key, play_people
from tests.table_core.seeds import sitting, start
from tests.table_core.virtual import run

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]


def waits_of_the_bot(game: AnyGame, factory: BotFactory | None = None, **settings: Any) -> list[int]:
    """Let Anna play a while against one bot; return how long after the last event each of its acts came."""

    async def scene() -> list[int]:
        tables = Scene(factory)
        live, _, connections = await tables.begin(game, people=("anna",), chairs=2, **settings)
        await play_people(live, connections, Random(1), most=60)
        events = [entry.event for entry in tables.entries(live) if isinstance(entry, Happened)]
        return [
            event.at - before.at
            for before, event in pairwise(events)
            if isinstance(event, Moved) and event.seat == 1
        ]

    return run(scene())


def test_bots_act_at_once_unless_the_host_wants_to_follow_them() -> None:
    waits = waits_of_the_bot(BORDER)
    assert len(waits) > 5
    assert set(waits) == {0}


def test_bots_pause_before_each_act_not_always_equally_long() -> None:
    waits = waits_of_the_bot(BORDER, pause=1000)
    assert len(waits) > 5
    assert all(800 <= wait <= 1200 for wait in waits)
    assert len(set(waits)) > 3


def test_bots_at_the_tables_of_an_address_think_as_often_as_it_may() -> None:
    """However many tables it has, and without making those of another address wait."""

    async def scene() -> dict[str, list[int]]:
        tables = Scene(thoughts=Rate(10, 20))
        began = tables.clock.now()
        lives = {"here": [await tables.open(BORDER) for _ in range(3)], "there": [await tables.open(BORDER)]}
        for address, own in lives.items():
            for live in own:
                await start(live, "anna-key", fill="random")
                live.connect(None, Device(BORDER).sink, address=address)
        moments: dict[str, list[int]] = {}
        for address, own in lives.items():
            for live in own:
                while live.table.phase == "running":
                    await asyncio.sleep(1)
                begun = live.table.play.begun if live.table.play else 0
                events = [entry.event for entry in tables.entries(live) if isinstance(entry, Happened)]
                moments.setdefault(address, []).extend(
                    begun - began + event.at for event in events if isinstance(event, Moved)
                )
        return moments

    moments = run(scene())
    for thought in moments.values():
        assert len(thought) > 50
        for number, moment in enumerate(sorted(thought), 1):
            assert number <= 10 + 20 * (moment + 1) / 1000
    assert max(moments["there"]) < max(moments["here"]) / 2


class DeliberateBots:
    """Bots that always know their moment: 400 ms from now."""

    def make(self, game: AnyGame, bot: str, seed: int) -> AsyncBot:
        del bot
        return _DeliberateBot(game, Random(seed))


class _DeliberateBot:
    def __init__(self, game: AnyGame, random: Random) -> None:
        self._game = game
        self._random = random

    async def choose(self, state: Any, seat: int) -> Choice[Any]:
        return Choice(self._game.sample(state, seat, self._random.randrange), 400)

    async def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:
        del state, seat
        return choice


def test_a_bot_that_chooses_its_moment_itself_keeps_to_it() -> None:
    """In a race the pause would be a handicap that nobody agreed on."""
    assert set(waits_of_the_bot(BORDER, DeliberateBots(), pause=1000)) == {400}


def test_a_person_whose_time_is_up_is_not_made_to_wait_for_the_bots_pause() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, _ = await tables.begin(BORDER, clock=20, pause=5000)
        length = live.table.length
        await asyncio.sleep(20.1)
        assert live.table.length > length

    run(scene())


def test_what_was_asked_before_the_table_went_on_is_not_answered_any_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A bot that would have seen enough of the map in a moment places its token all the same in its own time.

    Nor is a person hurried, or short of time, because of what was asked before.
    """

    async def scene() -> tuple[int, list[Countdown]]:
        tables, options = Scene(), TRAVEL.options_type(pace=0, show=1000, settle=0)
        settings = TableSettings(chairs=2, pause=5000, clock=8)
        live = await tables.registry.open(TRAVEL, key("anna"), settings, options)
        await live.do(sitting(key("anna"), "anna"))
        device = Device(TRAVEL)
        live.connect(key("anna"), device.sink)
        await start(live, key("anna"), fill="random")
        await asyncio.sleep(7)
        told = [happening for update in device.updates for happening in update.happened]
        (placed,) = (
            happening.at for happening in told for fact in happening.facts if isinstance(fact, Placed)
        )
        return placed, list(device.last.countdowns)

    placed, countdowns = run(scene())
    assert 1000 + 4000 <= placed <= 1000 + 6000
    assert countdowns == [Countdown(0, 1000 + 8000)]
    assert not caplog.records


def test_everybody_is_told_until_when_the_seat_of_somebody_gone_is_kept() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, people=("anna", "bert", "carl"), grace=30)
        await asyncio.sleep(5)
        connections["bert"].close()
        assert list(devices["anna"].last.absences) == [Countdown(1, 35_000)]
        late = Device(BORDER)
        live.connect(None, late.sink)
        assert list(late.last.absences) == [Countdown(1, 35_000)]
        await asyncio.sleep(31)
        assert devices["anna"].about.seats[1].stood_in
        assert not devices["anna"].last.absences
        connections["carl"].close()
        assert [absence.seat for absence in devices["anna"].last.absences] == [2]
        live.connect(key("carl"), Device(BORDER).sink)
        assert not devices["anna"].last.absences

    run(scene())


def test_before_the_game_nobody_is_said_to_be_replaced() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER, grace=30)
        device = Device(BORDER)
        live.connect(key("anna"), device.sink)
        await live.do(sitting(key("bert"), "bert"))
        assert device.last.absences == ()

    run(scene())


def test_before_the_game_the_host_changes_the_kind_of_a_bot_but_replaces_nobody() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER, chairs=3)
        await live.do(sitting(key("anna"), "anna"))
        await live.do(SeatBot(key("anna"), "greedy"))
        name = live.table.seats[1].name
        await live.do(Replace(key("anna"), 1, "random"))
        assert (live.table.seats[1].bot, live.table.seats[1].name) == ("random", name)
        assert tables.stored(live).seats == live.table.seats
        length = live.table.length
        await live.do(Replace(key("anna"), 1, "random"))
        assert live.table.length == length, "nothing new is nothing to note"
        for command, reason in (
            (Replace(key("anna"), 0, "random"), "table-player-present"),
            (Replace(key("bert"), 1, "random"), "table-host-only"),
            (Replace(key("anna"), 1, "nobody"), "table-no-such-bot"),
        ):
            with pytest.raises(Refusal, match=reason):
                await live.do(command)

    run(scene())
