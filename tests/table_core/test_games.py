"""Whole games of every kind at a table, in virtual time."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from hranice.bots import bot_names
from hranice.game import Legal, Moved, Refusal
from hranice.games.travel.rules.state import Place
from hranice.plugins import GAMES
from hranice.table.commands import SeatBot
from hranice.table.core import FARTHEST, MOST_LISTED
from hranice.table.log import CameBack, Happened, StoodIn, encode_entry, read_log
from hranice.table.outgoing_messages import Happening
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from hranice.table.table_state import replay
from tests.table_core.scene import AnyGame, Device, Scene, any_move, due_seats, key, play_people
from tests.table_core.seeds import start
from tests.table_core.virtual import run

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@EVERY_GAME
def test_people_and_bots_play_to_the_end_and_the_record_is_sound(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(game, chairs=3)
        await play_people(live, connections, Random(1))
        assert live.table.phase == "finished"
        assert tables.logs.summaries[live.table.id].phase == "finished"
        play = live.table.play
        assert play is not None
        standing = game.standing(play.state)
        assert verify(read_record(await tables.registry.record(live.table.id), GAMES)) == standing
        for device in devices.values():
            assert device.about.phase == "finished"
            assert device.last.number == live.table.number

    run(scene())


@EVERY_GAME
def test_a_legal_move_in_the_making_stands(game: AnyGame) -> None:
    async def scene() -> None:
        live, _, connections = await Scene().begin(game)
        random, asked = Random(11), 0
        while live.table.phase == "running":
            for seat, connection in enumerate(connections.values()):
                if seat in due_seats(live):
                    connection.consider(seat, any_move(live, seat, random))
                    asked += 1
            await play_people(live, connections, random, most=1)
        assert asked > 6

    run(scene())


@EVERY_GAME
def test_the_legal_moves_of_a_seat_are_told_to_its_player_only(game: AnyGame) -> None:
    async def scene() -> None:
        live, _, connections = await Scene().begin(game)
        seats = dict(enumerate(connections.values()))
        random, listed, most = Random(11), 0, 0
        while live.table.phase == "running":
            play = live.table.play
            assert play is not None
            for seat, connection in seats.items():
                every = tuple(game.moves(play.state, seat))
                for told in range(0, len(every) + 1, MOST_LISTED):
                    legal = connection.legal(seat, told)
                    assert legal.moves == every[told : told + MOST_LISTED]
                    assert legal.more == (len(every) > told + MOST_LISTED)
                assert connection.legal(seat, FARTHEST + 1) == Legal((), more=False)
                listed, most = listed + bool(every), max(most, len(every))
                with pytest.raises(Refusal, match="table-not-your-seat"):
                    connection.legal(1 - seat)
            await play_people(live, connections, random, most=1)
        assert listed > 6
        assert (most > MOST_LISTED) == (game.name == "border"), "no position with more than can be listed"
        assert [seats[seat].legal(seat) for seat in seats] == [Legal((), more=False)] * len(seats)

    run(scene())


@EVERY_GAME
def test_everybody_is_told_everything_once_and_in_order(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(game)
        watcher = Device(game)
        live.connect(None, watcher.sink)
        await play_people(live, connections, Random(2))
        told = [
            Happening(table.number, entry.event.at, facts, entry.late)
            for table, entry, facts in replay(game, tables.entries(live))
            if isinstance(entry, Happened)
        ]
        for device in (devices["anna"], devices["bert"]):
            assert [happening for update in device.updates for happening in update.happened] == told
            numbers = [update.number for update in device.updates]
            assert numbers == sorted(numbers)
        seen = [happening for update in watcher.updates for happening in update.happened]
        assert seen == told[-len(seen) :]

    run(scene())


@EVERY_GAME
def test_views_are_those_of_the_recipients_seats(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(game)
        watcher = Device(game)
        live.connect("nobody-key", watcher.sink)
        await play_people(live, connections, Random(3), most=20)
        play = live.table.play
        assert play is not None
        for device, seats in ((devices["anna"], (0,)), (devices["bert"], (1,)), (watcher, ())):
            assert device.last.yours == seats
            assert device.last.views == tuple(game.view(play.state, seat) for seat in seats or (None,))
        assert [device.last.hosting for device in (devices["anna"], devices["bert"], watcher)] == [
            True,
            False,
            False,
        ]

    run(scene())


@EVERY_GAME
def test_the_log_replays_to_the_live_table_at_every_prefix(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(game, chairs=3)
        seen = {live.table.length: live.table}

        def note(_: bytes) -> bool:
            seen[live.table.length] = live.table
            return True

        live.connect(None, note)
        await play_people(live, connections, Random(4))
        replayed = {table.length: table for table, _, _ in replay(game, tables.entries(live))}
        assert len(seen) > 30
        for length, table in seen.items():
            assert replayed[length] == table

    run(scene())


@EVERY_GAME
def test_every_entry_survives_its_encoding(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(game)
        await play_people(live, connections, Random(5), most=25)
        stored = tables.logs.logs[live.table.id]
        assert [encode_entry(entry) for entry in read_log(stored, GAMES)[1]] == stored

    run(scene())


@EVERY_GAME
def test_dropping_out_and_coming_back_loses_nothing(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(game, grace=2)
        random = Random(6)
        gone: dict[str, Any] = {}
        while live.table.phase == "running":
            await play_people(live, connections, random, most=1)
            if not gone and random.random() < 0.3:
                gone["bert"] = connections.pop("bert")
                gone["bert"].close()
            elif gone and random.random() < 0.1:
                gone.clear()
                connections["bert"] = live.connect(key("bert"), Device(game).sink, have=0)
            await asyncio.sleep(random.random())
        entries = tables.entries(live)
        assert any(isinstance(entry, StoodIn) for entry in entries)
        assert any(isinstance(entry, CameBack) for entry in entries)
        verify(read_record(await tables.registry.record(live.table.id), GAMES))

    run(scene())


@EVERY_GAME
def test_a_table_that_is_loaded_anew_goes_on_where_it_was(game: AnyGame) -> None:
    """Again and again the process dies; only the store survives."""

    async def scene() -> None:
        tables, random = Scene(), Random(7)
        live, _, connections = await tables.begin(game, chairs=3)
        while live.table.phase == "running":
            await play_people(live, connections, random, most=random.randrange(1, 8))
            while live._queue.busy:  # what the table does by itself may be on its way to the store
                await asyncio.sleep(0)
            before = live.table
            tables.registry.close()
            live = await tables.registry.get(before.id)
            assert live.table == before
            connections = {name: live.connect(key(name), Device(game).sink) for name in connections}
        verify(read_record(await tables.registry.record(live.table.id), GAMES))

    run(scene())


def test_only_bots_play_as_long_as_anybody_looks_on() -> None:
    async def scene() -> None:
        tables, game = Scene(), GAMES["border"]
        live, _, connections = await tables.begin(game, people=("anna",), chairs=3)
        connections["anna"].close()
        await asyncio.sleep(100)
        asleep = live.table
        assert asleep.phase == "running"
        await asyncio.sleep(1000)
        assert live.table == asleep, "a table at which nobody is sleeps"
        tables.registry.close()

    run(scene())


def test_moves_are_stamped_never_before_what_the_table_did() -> None:
    async def scene() -> None:
        tables, game = Scene(), GAMES["travel"]
        live, _, connections = await tables.begin(game)
        for name in connections:
            connections[name].measured(0, 250)
        random = Random(8)
        while live.table.phase == "running":
            with suppress(Refusal):  # some are too quick for such a line: refused, locked, tried again
                await play_people(live, connections, random)
        own = 0
        for entry in tables.entries(live):
            if isinstance(entry, Happened):
                assert entry.event.at >= own
                if not isinstance(entry.event, Moved):
                    own = entry.event.at

    run(scene())


def test_the_same_options_are_one_object_at_all_tables() -> None:
    """Boards and maps are large and carry caches: a thousand tables must not have a thousand of them."""

    async def scene() -> None:
        tables = Scene()
        for game in GAMES.values():
            one, _, _ = await tables.begin(game)
            other, _, _ = await tables.begin(game)
            assert one.table.agreed is other.table.agreed
            encoded = msgspec.json.encode(one.table.agreed)
            assert msgspec.json.decode(encoded, type=game.options_type) == one.table.agreed

    run(scene())


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in GAMES for bot in bot_names(GAMES[name])])
def test_every_bot_plays_at_a_table_at_its_own_pace(name: str, bot: str) -> None:
    async def scene() -> None:
        tables, game = Scene(), GAMES[name]
        live = await tables.open(game, chairs=3)
        for _ in range(3):
            await live.do(SeatBot(key("anna"), bot))
        live.connect(key("anna"), Device(game).sink)
        await start(live, key("anna"))
        async with asyncio.timeout(3600):
            while live.table.phase == "running":
                await asyncio.sleep(1)
        record = read_record(await tables.registry.record(live.table.id), GAMES)
        assert verify(record).over
        assert [seat.bot for seat in record.header.seats] == [bot] * 3

    run(scene())


def test_bots_take_their_time_and_watch_the_others() -> None:
    """T12: people and bots race by the same rules; a bot that reacts in 900 ms is not there at once."""

    async def scene() -> None:
        tables, game = Scene(), GAMES["travel"]
        live = await tables.open(game, chairs=4)
        for _ in range(4):
            await live.do(SeatBot(key("anna"), "traveller"))
        live.connect(key("anna"), Device(game).sink)
        await start(live, key("anna"))
        while live.table.phase == "running":
            await asyncio.sleep(1)
        events = [entry.event for entry in tables.entries(live) if isinstance(entry, Happened)]
        moves = [event for event in events if isinstance(event, Moved) and isinstance(event.move, Place)]
        assert len({event.at for event in moves}) > len(moves) / 2

    run(scene())
