"""Coming, going, and what the table does by itself when a moment has come."""

import asyncio
from random import Random

import pytest

from hranice.game import Refusal
from hranice.plugins import GAMES
from hranice.table.commands import Leave, Replace
from hranice.table.log import CameBack, Happened, HostPassed, Replaced, StoodIn, TableSettings
from hranice.table.timers import HOST_GRACE_S
from tests.table_core.scene import Device, Scene, any_move, due_seats, key, play_people
from tests.table_core.seeds import sitting, start
from tests.table_core.virtual import run

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]


def test_a_bot_stands_in_after_the_grace_time_and_gives_the_seat_back_at_once() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, people=("anna", "bert", "carl"), grace=30)
        connections["bert"].close()
        assert [seat.here for seat in devices["anna"].about.seats] == [True, False, True]
        await asyncio.sleep(29)
        assert not devices["anna"].about.seats[1].stood_in
        await asyncio.sleep(2)
        assert devices["anna"].about.seats[1].stood_in
        device = Device(BORDER)
        live.connect(key("bert"), device.sink)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert live.table.bot_on(1) is None
        assert not device.about.seats[1].stood_in
        assert [type(entry) for entry in tables.entries(live) if isinstance(entry, StoodIn | CameBack)] == [
            StoodIn,
            CameBack,
        ]

    run(scene())


def test_a_stand_in_really_plays_and_stops_the_moment_its_player_is_back() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, grace=5)
        connections.pop("bert").close()
        await play_people(live, connections, Random(1), most=60)
        moved = [entry.event for entry in tables.entries(live) if isinstance(entry, Happened)]
        assert any(getattr(event, "seat", None) == 1 for event in moved)
        while 1 in due_seats(live):  # whoever comes back finds the bot's turn taken, or not yet
            await asyncio.sleep(1)
        live.connect(key("bert"), Device(BORDER).sink)
        await asyncio.sleep(0.1)
        while 1 not in due_seats(live):
            await play_people(live, connections, Random(2), most=1)
        length = live.table.length
        await asyncio.sleep(1000)
        assert live.table.length == length, "it is Bert's turn, and nobody else's"

    run(scene())


def test_who_is_away_keeps_nobody_waiting_where_all_must_be_ready() -> None:
    """Bots are ready at once, and so is the one that stands in after the grace time."""

    async def scene() -> None:
        tables, options = Scene(), TRAVEL.options_type(show=-1)
        live = await tables.registry.open(TRAVEL, key("anna"), TableSettings(chairs=3, grace=30), options)
        for name in ("anna", "bert"):
            await live.do(sitting(key(name), name))
        live.connect(key("anna"), Device(TRAVEL).sink)
        away = live.connect(key("bert"), Device(TRAVEL).sink)
        await start(live, key("anna"), fill="traveller")
        await asyncio.sleep(600)
        assert due_seats(live) == (0, 1), "nobody but people is waited for, however long"
        away.close()
        await asyncio.sleep(31)
        assert due_seats(live) == (0,)

    run(scene())


def test_two_devices_of_one_player_count_as_one() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, grace=5)
        second = live.connect(key("bert"), Device(BORDER).sink)
        connections["bert"].close()
        connections["bert"].close()
        await asyncio.sleep(60)
        assert devices["anna"].about.seats[1].here
        second.close()
        await asyncio.sleep(6)
        assert devices["anna"].about.seats[1].stood_in

    run(scene())


def test_a_grace_time_of_zero_waits_for_ever() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, grace=0)
        connections["bert"].close()
        await asyncio.sleep(100_000)
        assert not live.table.seats[1].stood_in

    run(scene())


def test_a_host_who_is_gone_is_succeeded_also_where_seats_are_kept_for_ever() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, grace=0)
        connections["anna"].close()
        assert devices["bert"].last.absences == ()
        await asyncio.sleep(HOST_GRACE_S - 1)
        assert live.table.host == key("anna")
        await asyncio.sleep(2)
        assert live.table.host == key("bert")
        assert not live.table.seats[0].stood_in
        again = Device(BORDER)
        live.connect(key("anna"), again.sink)
        assert not again.last.hosting

    run(scene())


def test_a_lobby_does_not_stay_without_a_host() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER, grace=0)
        await live.do(sitting(key("bert"), "Bert"))
        live.connect(key("bert"), Device(BORDER).sink)
        await asyncio.sleep(HOST_GRACE_S + 1)
        assert live.table.host == key("bert")

    run(scene())


def test_the_hosts_duty_passes_on_when_the_host_is_gone() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, people=("anna", "bert", "carl"), grace=10)
        connections["bert"].close()
        connections["anna"].close()
        await asyncio.sleep(11)
        assert live.table.host == key("carl")
        assert devices["carl"].about.host == 2
        assert devices["carl"].last.hosting
        assert any(isinstance(entry, HostPassed) for entry in tables.entries(live))

    run(scene())


def test_somebody_gone_before_the_game_is_stood_in_for_once_it_runs() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, people=("anna", "bert"), chairs=3, grace=5)
        assert live.table.phase == "running"
        connections["bert"].close()
        await asyncio.sleep(6)
        assert live.table.seats[1].stood_in

    run(scene())


def test_the_host_replaces_who_is_gone_but_not_who_is_here() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, grace=0)
        with pytest.raises(Refusal, match="table-player-present"):
            await live.do(Replace(key("anna"), 1, "random", gone=True))
        connections["bert"].close()
        with pytest.raises(Refusal, match="table-host-only"):
            await live.do(Replace(key("bert"), 1, "random"))
        await live.do(Replace(key("anna"), 1, "random"))
        assert devices["anna"].about.seats[1].bot == "random"
        late = Device(BORDER)
        live.connect(key("bert"), late.sink)
        assert late.last.yours == (), "the seat is the bot's for good"

    run(scene())


def test_who_leaves_a_running_game_leaves_the_seat_to_a_bot() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, people=("anna", "bert", "carl"))
        await live.do(Leave(key("anna"), 0))
        assert live.table.host == key("bert")
        assert any(isinstance(entry, Replaced) for entry in tables.entries(live))
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await connections["anna"].move(0, None)
        await play_people(live, connections, Random(3))
        assert live.table.phase == "finished"

    run(scene())


def test_the_soft_clock_lets_the_bot_act_once_and_says_so() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, _ = await tables.begin(BORDER, clock=20)
        seat = due_seats(live)[0]
        (countdown,) = devices["anna"].last.countdowns
        assert (countdown.seat, countdown.until) == (seat, 20_000)
        length = live.table.length
        await asyncio.sleep(19.9)
        assert live.table.length == length
        await asyncio.sleep(0.2)
        late = [happening for happening in devices["anna"].last.happened if happening.late]
        assert len(late) == 1
        assert live.table.bot_on(seat) is None, "the seat stays the player's"
        again = devices["anna"].last.countdowns
        assert again
        assert all(countdown.until == 40_000 for countdown in again)

    run(scene())


def test_a_move_in_time_stops_the_clock() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, clock=20)
        await play_people(live, connections, Random(4))
        assert live.table.phase == "finished"
        entries = [entry for entry in tables.entries(live) if isinstance(entry, Happened)]
        assert not any(entry.late for entry in entries)
        before = live.table.length
        await asyncio.sleep(100)
        assert live.table.length == before

    run(scene())


def test_the_last_one_missing_gets_a_visible_countdown_and_then_a_stand_in() -> None:
    """T16: it is good manners not to hold up the others."""

    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, people=("anna", "bert", "carl"), last_call=5)
        while live.table.play is None or live.table.play.state.phase != "place":
            await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        assert devices["anna"].last.countdowns == ()
        for seat, name in enumerate(("anna", "bert")):
            await connections[name].move(seat, any_move(live, seat, Random(5)))
        (countdown,) = devices["carl"].last.countdowns
        assert countdown.seat == 2
        assert countdown.until == devices["carl"].last.now + 5000
        await asyncio.sleep(4.9)
        assert due_seats(live) == (2,)
        await asyncio.sleep(0.2)
        assert due_seats(live) == ()
        assert [entry.late for entry in tables.entries(live) if isinstance(entry, Happened)][-1]

    run(scene())


def test_nobody_is_hurried_where_only_one_is_asked_anyway() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, _ = await tables.begin(BORDER, last_call=5)
        assert len(due_seats(live)) == 1
        await asyncio.sleep(60)
        assert devices["anna"].last.countdowns == ()

    run(scene())


def test_a_table_nobody_asks_for_is_put_away_and_loads_again() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        await asyncio.sleep(300)
        assert await tables.registry.get(live.table.id) is live
        for connection in connections.values():
            connection.close()
        await asyncio.sleep(300)
        again = await tables.registry.get(live.table.id)
        assert again is not live
        assert again.table == live.table

    run(scene())
