"""Nothing hidden leaves a table: not by any message to anybody, before the end."""

from random import Random
from typing import Any

import msgspec
import pytest

from hranice.plugins import GAMES
from hranice.table.log import Happened
from hranice.table.record_export import full_record
from tests.table_core.scene import AnyGame, Device, Scene, any_move, due_seats, key, play_people
from tests.table_core.virtual import run

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@EVERY_GAME
def test_no_secret_seed_or_key_is_in_any_message(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(game, chairs=3, clock=60, last_call=30, grace=5)
        watcher = Device(game)
        live.connect(key("watcher"), watcher.sink)
        random = Random(1)
        await play_people(live, connections, random, most=20)
        connections.pop("bert").close()
        await play_people(live, connections, random, most=60)
        connections["bert"] = live.connect(key("bert"), devices["bert"].sink, have=10)
        await play_people(live, connections, random)
        hidden = [live.table.opened.secret, live.table.id + " ", "-key"]
        hidden += [seat.seed for seat in live.table.seats]
        sent = [message.decode() for device in (*devices.values(), watcher) for message in device.sent]
        assert len(sent) > 100
        for secret in hidden:
            assert not any(secret in message for message in sent)
        assert all(device.about.commitment == live.table.commitment for device in devices.values())

    run(scene())


def test_b15_sealed_marks_reach_nobody_else_before_all_are_opened() -> None:
    """Whatever one of them marks, the others are sent the very same bytes."""

    async def sent_after(choice: int) -> list[list[bytes]]:
        tables, game, random = Scene(), GAMES["border"], Random(3)
        live, devices, connections = await tables.begin(game, people=("anna", "bert", "carl"))
        watcher = Device(game)
        live.connect(None, watcher.sink)
        names = ("anna", "bert", "carl")
        while len(due_seats(live)) < 2:
            seat = due_seats(live)[0]
            await connections[names[seat]].move(seat, any_move(live, seat, random))
        play = live.table.play
        assert play is not None
        seat, waiting = due_seats(live)[:2]
        onlookers = [watcher, *(devices[name] for name in names if name != names[seat])]
        for device in onlookers:
            device.sent.clear()
        moves = list(game.moves(play.state, seat))
        assert len(moves) > 1
        await connections[names[seat]].move(seat, moves[choice % len(moves)])
        assert waiting in due_seats(live)
        return [device.sent for device in onlookers]

    def comparable(sent: list[list[bytes]]) -> list[list[dict[str, Any]]]:
        decoded = [[msgspec.json.decode(message) for message in messages] for messages in sent]
        for messages in decoded:
            for message in messages:
                message.pop("table")
        return decoded

    one, other = (comparable(run(fixed_chance(sent_after(choice)))) for choice in (0, 1))
    assert one == other
    assert any(messages for messages in one)


async def fixed_chance(scene: Any) -> Any:
    """Let every table of a scene have the same secret."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hranice.live.registry.secrets.token_bytes", lambda count: b"5" * count)
        return await scene


@EVERY_GAME
def test_the_record_is_closed_before_the_end(game: AnyGame) -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(game)
        await play_people(live, connections, Random(4), most=10)
        with pytest.raises(Exception, match="table-not-finished"):
            await tables.registry.record(live.table.id)
        await play_people(live, connections, Random(4))
        record = await tables.registry.record(live.table.id)
        assert live.table.opened.secret.encode() in record
        assert b"-key" not in record
        assert record == full_record(game, tables.entries(live))
        events = [entry for entry in tables.entries(live) if isinstance(entry, Happened)]
        assert record.count(b"\n") == len(events) + 2

    run(scene())
