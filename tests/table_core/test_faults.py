"""What a table promises when the store, the net, a client or a bot fails."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from hranice.bots import Choice
from hranice.game import Game, Refusal
from hranice.live.async_bots import AsyncBot
from hranice.live.live_table import LiveTable, TableLost
from hranice.live.registry import IDLE
from hranice.plugins import GAMES
from hranice.store.interface import NotFound, Unavailable
from hranice.table.codes import new_id
from hranice.table.log import BadLog
from hranice.table.outgoing_messages import Gone, Said, Trouble
from hranice.table.recent_happenings import KEPT
from tests.table_core.scene import Device, Scene, any_move, due_seats, key, play_people
from tests.table_core.seeds import sitting
from tests.table_core.virtual import run

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]
NAMES = ("anna", "bert")


async def any_person_moves(live: LiveTable, connections: dict[str, Any], random: Random, **how: Any) -> int:
    seat = due_seats(live)[0]
    return int(await connections[NAMES[seat]].move(seat, any_move(live, seat, random), **how))


def view_of_bert(live: LiveTable) -> tuple[Any, ...]:
    play = live.table.play
    return () if play is None else (BORDER.view(play.state, 1),)


def test_nothing_is_acknowledged_that_the_store_does_not_have() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        before, told = live.table, len(devices["bert"].sent)
        tables.logs.broken = True
        with pytest.raises(Unavailable, match="disk is full"):
            await any_person_moves(live, connections, Random(1))
        assert live.table is before
        assert len(devices["bert"].sent) == told
        tables.logs.broken = False
        await any_person_moves(live, connections, Random(1))
        assert tables.stored(live) == live.table

    run(scene())


def test_what_the_table_wants_by_itself_is_tried_again_and_everybody_knows() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, chairs=3)
        tables.logs.broken = True
        await asyncio.sleep(10)
        assert isinstance(devices["anna"].messages[-1], Trouble)
        tables.logs.broken = False
        await play_people(live, connections, Random(2))
        assert live.table.phase == "finished"

    run(scene())


def test_nobody_is_told_before_the_store_has_it() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        tables.logs.delay = 2.0
        told = len(devices["bert"].sent)
        moving = asyncio.create_task(any_person_moves(live, connections, Random(1)))
        await asyncio.sleep(1.9)
        assert len(devices["bert"].sent) == told
        assert not moving.done()
        await asyncio.sleep(0.2)
        assert moving.done()
        assert len(devices["bert"].sent) == told + 1

    run(scene())


def test_a_live_table_that_lost_its_log_ends_and_the_new_one_goes_on() -> None:
    async def scene() -> None:
        tables, rival = Scene(), Scene()
        live, devices, connections = await tables.begin(BORDER)
        rival.logs = tables.logs
        rival.registry._services = type(rival.services)(tables.logs, rival.clock, rival.services.bots)
        other = await rival.registry.get(live.table.id)
        elsewhere = {name: other.connect(key(name), Device(BORDER).sink) for name in NAMES}
        number = await any_person_moves(other, elsewhere, Random(1))
        with pytest.raises(TableLost):
            await any_person_moves(live, connections, Random(1))
        assert isinstance(devices["anna"].messages[-1], Gone)
        with pytest.raises(TableLost):
            await live.do(sitting("x", "x"))
        with pytest.raises(TableLost):
            live.connect(None, Device(BORDER).sink)
        resumed = await tables.registry.get(live.table.id)
        assert resumed is not live
        assert resumed.table == other.table
        assert resumed.table.number >= number

    run(scene())


def test_a_table_that_is_being_loaded_again_is_left_alone_when_its_former_self_would_be_unloaded() -> None:
    async def scene() -> None:
        faults: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        tables = Scene()
        live = await tables.open(BORDER)
        await asyncio.sleep(IDLE / 1000 - 1)
        tables.registry.drop(live.table.id)
        tables.logs.delay = 2.0
        again = await tables.registry.get(live.table.id)
        assert again is not live
        assert again is await tables.registry.get(live.table.id)
        assert faults == []

    run(scene())


def test_who_stops_waiting_does_not_stop_the_move() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        tables.logs.delay = 1.0
        before = live.table.length
        moving = asyncio.create_task(any_person_moves(live, connections, Random(1)))
        await asyncio.sleep(0.5)
        moving.cancel()
        await asyncio.sleep(1)
        assert live.table.length > before
        assert tables.stored(live) == live.table

    run(scene())


def test_a_move_sent_again_is_played_once_even_after_a_crash() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        seat = due_seats(live)[0]
        move = any_move(live, seat, Random(3))
        number = await connections[NAMES[seat]].move(seat, move, ref="first")
        length = live.table.length
        assert await connections[NAMES[seat]].move(seat, move, ref="first") == number
        tables.registry.close()
        live = await tables.registry.get(live.table.id)
        connection = live.connect(key(NAMES[seat]), Device(BORDER).sink)
        again = await connection.move(seat, move, ref="first")
        assert live.table.length == length
        assert again == number
        with pytest.raises(Refusal, match="table-ref"):
            await connection.move(seat, move, ref="x" * 100)

    run(scene())


def stage(device: Device) -> tuple[int, str]:
    """Return round and phase of Bez hranic, as a device with one seat sees them."""
    (view,) = device.last.views
    return view.round, view.phase


def test_of_two_moves_on_their_way_each_is_played_once() -> None:
    """Two tokens are placed at once, and both answers are lost."""

    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, chosen={"harder": True})
        anna = connections["anna"]
        while stage(devices["anna"]) != (1, "place"):
            await asyncio.sleep(1)
        sent = []
        for ref in ("one", "two"):
            move = any_move(live, 0, Random(1))
            sent.append((ref, move, await anna.move(0, move, ref=ref)))
        length = live.table.length
        for ref, move, number in sent:
            assert await anna.move(0, move, ref=ref) == number
        assert live.table.length == length

    run(scene())


def test_a_move_sent_again_after_the_table_has_gone_on_without_it_is_refused() -> None:
    """A token of the last round, for which the limit has placed another, is none of the next round."""

    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, chosen={"limit": 5})
        anna = connections["anna"]

        async def sent(*, ref: str, have: int | None) -> int:
            press = anna.press(0, any_move(live, 0, Random(1)), ref, live.now(), have=have)
            return (await live.do(press)).number

        async def asked(round_number: int) -> None:
            while stage(devices["anna"]) != (round_number, "place"):
                await asyncio.sleep(1)

        await asked(1)
        have = live.table.number
        await connections["bert"].move(1, any_move(live, 1, Random(2)))
        await asked(2)
        with pytest.raises(Refusal, match="table-too-late"):
            await sent(ref="old", have=have)
        have = live.table.number
        await connections["bert"].move(1, any_move(live, 1, Random(2)))
        assert await sent(ref="new", have=have) > have, "others may have moved meanwhile"

    run(scene())


def test_everybody_may_count_moves_by_the_same_refs() -> None:
    """A ref is one seat's own: nobody's move is taken for another's that is called alike."""

    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        made: Counter[int] = Counter()
        last = 0
        for _ in range(12):
            seat = due_seats(live)[0]
            made[seat] += 1
            move = any_move(live, seat, Random(sum(made.values())))
            number = await connections[NAMES[seat]].move(seat, move, ref=str(made[seat]))
            assert number > last
            last = number
        assert set(made) == {0, 1}

    run(scene())


def test_a_client_resumes_by_number_or_gets_a_fresh_view() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        await play_people(live, connections, Random(4), most=20)
        have = devices["bert"].last.number
        connections["bert"].close()
        seen = len([happening for update in devices["bert"].updates for happening in update.happened])
        others = {"anna": connections["anna"], "bert": live.connect(key("bert"), Device(BORDER).sink)}
        await play_people(live, others, Random(4), most=5)
        everything = [happening for update in devices["anna"].updates for happening in update.happened]
        back = Device(BORDER)
        live.connect(key("bert"), back.sink, have=have)
        assert not back.last.fresh
        assert list(back.last.happened) == everything[seen:]
        assert back.last.views == view_of_bert(live)
        for unknown in (None, live.table.number + 1):
            newcomer = Device(BORDER)
            live.connect(key("bert"), newcomer.sink, have=unknown)
            assert newcomer.last.fresh
            assert newcomer.last.happened == ()
            assert list(newcomer.last.earlier) == everything[-KEPT:]
            assert newcomer.last.options is not None

    run(scene())


def test_a_long_gap_gives_a_fresh_view_and_the_history_survives_a_restart() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        await play_people(live, connections, Random(5))
        assert live.table.length > 2 * KEPT
        tables.registry.close()
        live = await tables.registry.get(live.table.id)
        stale, fair = Device(BORDER), Device(BORDER)
        live.connect(None, stale.sink, have=3)
        live.connect(None, fair.sink, have=live.table.number - KEPT)
        assert stale.updates[0].fresh
        first = fair.updates[0]
        assert (first.fresh, len(first.happened)) == (False, KEPT)

    run(scene())


def test_a_sink_that_refuses_is_dropped_and_its_player_is_gone() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, grace=5)
        devices["bert"].full = True
        told = len(devices["bert"].sent)
        while due_seats(live) != (0,):
            await play_people(live, connections, Random(6), most=1)
        await connections["anna"].move(0, any_move(live, 0, Random(6)))
        devices["bert"].full = False
        connections["bert"].close()
        await asyncio.sleep(6)
        assert live.table.seats[1].stood_in
        assert len(devices["bert"].sent) == told

    run(scene())


@pytest.mark.parametrize(
    "raw",
    [b"{}", b"[]", b"nonsense", b'{"type":"cross","spaces":["x"]}', b'{"type":"stop"', b"\xff", b"9" * 99],
)
def test_an_unreadable_move_is_refused_and_changes_nothing(raw: bytes) -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        before = live.table
        seat = due_seats(live)[0]
        with pytest.raises(Refusal, match="table-move-unreadable"):
            await connections[NAMES[seat]].move(seat, msgspec.Raw(raw))
        assert live.table is before

    run(scene())


def test_a_readable_move_may_come_as_json() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        seat = due_seats(live)[0]
        await connections[NAMES[seat]].move(seat, msgspec.Raw(b'{"type":"stop"}'))

    run(scene())


def test_nobody_moves_for_another() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        seat = due_seats(live)[0]
        move = any_move(live, seat, Random(7))
        stranger = live.connect("stranger-key", Device(BORDER).sink)
        watcher = live.connect(None, Device(BORDER).sink)
        before = live.table
        for connection in (connections[NAMES[1 - seat]], stranger):
            with pytest.raises(Refusal, match="table-not-your-seat"):
                await connection.move(seat, move)
        for connection in (watcher, stranger):
            for number in (seat, -1, 7):
                with pytest.raises(Refusal, match="table-n"):
                    await connection.move(number, move)
        assert live.table is before

    run(scene())


def test_phrases_are_prepared_and_said_by_those_who_sit() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        connections["bert"].say(1, "phrase-hello")
        assert devices["anna"].messages[-1] == Said(live.table.id, 1, "phrase-hello")
        for seat, phrase, reason in ((1, "phrase-damn", "phrase"), (0, "phrase-hello", "not-your-seat")):
            with pytest.raises(Refusal, match=reason):
                connections["bert"].say(seat, phrase)
        length = live.table.length
        assert len(tables.logs.logs[live.table.id]) == length

    run(scene())


class BadBots:
    """Bots that fail, cheat, or dawdle."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def make(self, game: Game[Any, Any, Any], bot: str, seed: int) -> AsyncBot:  # noqa: ARG002 - as factories do
        return self

    async def choose(self, state: Any, seat: int) -> Choice[Any]:  # noqa: ARG002 - as bots do
        if self.fault == "fails":
            raise RuntimeError("out of ideas")
        if self.fault == "dawdles":
            await asyncio.sleep(3)
        return Choice(None)

    async def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:  # noqa: ARG002 - as bots do
        return choice


@pytest.mark.parametrize("fault", ["fails", "cheats", "dawdles"])
def test_no_bot_can_hold_up_a_table(fault: str) -> None:
    async def scene() -> None:
        tables = Scene(BadBots(fault))
        live, _, connections = await tables.begin(BORDER, people=("anna",))
        await play_people(live, connections, Random(8))
        assert live.table.phase == "finished"

    run(scene())


def test_a_table_that_is_not_there_or_not_readable_is_told_in_a_sentence() -> None:
    async def scene() -> None:
        tables = Scene()
        with pytest.raises(NotFound):
            await tables.registry.get(new_id())
        for number, log in enumerate(
            ([], [b"junk"], [b'{"version":1,"game":"chess","rules":"1"}'], [b'{"type":"closed"}'])
        ):
            tables.logs.logs[f"bad{number}"] = log
            for _ in range(2):
                with pytest.raises(BadLog):
                    await tables.registry.get(f"bad{number}")

    run(scene())


def test_a_code_that_is_taken_is_drawn_again() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER)
        taken = live.table.opened.code
        with pytest.MonkeyPatch.context() as patch:
            codes = iter([taken, taken, "BRANDNEW"])
            patch.setattr("hranice.live.registry.new_code", lambda _: next(codes))
            other = await tables.open(BORDER)
        assert other.table.opened.code == "BRANDNEW"
        assert tables.stored(other).opened.code == "BRANDNEW"

    run(scene())


def test_two_who_ask_for_a_table_at_once_get_the_same_live_table() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER)
        tables.registry.drop(live.table.id)
        one, other = await asyncio.gather(*(tables.registry.get(live.table.id) for _ in range(2)))
        assert one is other
        assert one is not live

    run(scene())
