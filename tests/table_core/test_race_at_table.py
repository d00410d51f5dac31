"""Races at a real table: stamps make good for lag, early presses are refused and lock (T12, T15)."""

import asyncio
from random import Random

import pytest

from hranice.game import Refusal
from hranice.games.border.rules.state import Reroll
from hranice.games.travel.rules.state import Place, Ready, State
from hranice.live.live_table import Connection, LiveTable
from hranice.plugins import GAMES
from hranice.store.interface import Unavailable
from hranice.table.latency import CAP, LOCK, REFLEX, SHOWN
from hranice.table.log import Happened
from tests.table_core.scene import Scene, any_move, due_seats
from tests.table_core.virtual import run

TRAVEL = GAMES["travel"]


def state_of(live: LiveTable) -> State:
    play = live.table.play
    assert play is not None
    assert isinstance(play.state, State)
    return play.state


async def until(live: LiveTable, phase: str) -> None:
    """Wait until the game is in a phase: to the millisecond, for that is what races are about."""
    while state_of(live).phase != phase:
        await asyncio.sleep(0.001)


async def after_reveal(live: LiveTable, milliseconds: int) -> None:
    """Wait until so long after the reveal."""
    moment = live.table.moment(state_of(live).revealed) + milliseconds
    await asyncio.sleep((moment - live.now()) / 1000)


async def pressed(connection: Connection, seat: int, after: float) -> None:
    """Press the 40 field so many seconds from now."""
    await asyncio.sleep(after)
    await connection.move(seat, Place(0))


def test_t15_who_was_first_at_the_own_screen_lies_at_the_bottom() -> None:
    """Bert's line takes 200 ms longer; he reacts 60 ms faster than Anna; his press comes in last."""

    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, people=("anna", "bert", "carl"))
        for name, round_trip in (("anna", 20), ("bert", 220)):
            connections[name].measured(0, round_trip)
        await until(live, "place")
        assert devices["bert"].pings > 0, "a ping is sent right behind the reveal"
        await asyncio.gather(
            pressed(connections["anna"], 0, 0.500 + 0.020), pressed(connections["bert"], 1, 0.440 + 0.220)
        )
        assert [token.traveller for token in state_of(live).stack(0)] == [1, 0]

    run(scene())


def test_without_credit_the_order_of_arrival_counts() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(TRAVEL, credit=False)
        connections["bert"].measured(0, 220)
        await until(live, "place")
        await asyncio.gather(pressed(connections["anna"], 0, 0.520), pressed(connections["bert"], 1, 0.660))
        assert [token.traveller for token in state_of(live).stack(0)] == [0, 1]

    run(scene())


def test_feigned_slowness_gains_the_cap_at_most_and_is_shown() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL)
        for second in range(10):
            connections["bert"].measured(second, 5000)
        await until(live, "place")
        await pressed(connections["bert"], 1, 1.0)
        (token,) = state_of(live).stack(0)
        assert token.at == pytest.approx(state_of(live).revealed + 1000 - CAP, abs=2)
        assert [seat.credit for seat in devices["anna"].about.seats] == [0, CAP]

    run(scene())


def test_the_most_credit_that_a_move_got_is_shown_to_the_end() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL)
        for name, round_trip in (("anna", SHOWN), ("bert", SHOWN + 1)):
            connections[name].measured(0, round_trip)
        await until(live, "place")
        assert [seat.credit for seat in devices["anna"].about.seats] == [0, 0], "nothing was credited yet"
        await asyncio.sleep(0.5)
        tables.logs.broken = True
        with pytest.raises(Unavailable):
            await connections["bert"].move(1, Place(0))
        tables.logs.broken = False
        await connections["anna"].move(0, Place(0))
        assert [seat.credit for seat in devices["anna"].about.seats] == [0, 0], "the move was not made"
        await connections["bert"].move(1, Place(0))
        assert [seat.credit for seat in devices["anna"].about.seats] == [0, SHOWN + 1]
        connections["bert"].measured(0, 1)
        await until(live, "reckon")
        await connections["bert"].move(1, Ready())
        connections["bert"].close()
        assert [seat.credit for seat in devices["anna"].about.seats] == [0, SHOWN + 1]

    run(scene())


def test_a_press_that_no_person_manages_is_shown_to_all_even_after_a_restart() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, people=("anna", "bert", "carl"), chairs=4)
        await until(live, "place")
        await after_reveal(live, REFLEX - 1)
        await connections["bert"].move(1, Place(0))
        assert [token.traveller for token in state_of(live).tokens] == [3, 1], "the bot was quicker still"
        assert [seat.quick for seat in devices["anna"].about.seats] == [False, True, False, False]
        await after_reveal(live, REFLEX)
        for seat, name in ((2, "carl"), (0, "anna")):
            await connections[name].move(seat, Place(0))
        await until(live, "reckon")
        await connections["anna"].move(0, Ready())
        assert [seat.quick for seat in tables.stored(live).seats] == [False, True, False, False]

    run(scene())


def test_t12_a_press_while_the_cards_are_dealt_is_refused_and_locks_the_seat() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL, people=("anna", "bert", "carl"))
        assert devices["anna"].about.lock == LOCK, "it is told before it is needed"
        await until(live, "pause")
        while len(state_of(live).offer) < 7:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.100)
        length = live.table.length
        with pytest.raises(Refusal, match="travel-before-reveal"):
            await connections["anna"].move(0, Place(0))
        assert live.table.length == length
        await asyncio.sleep(0.050)
        with pytest.raises(Refusal, match="table-locked"):
            await connections["anna"].move(0, Place(0))
        await until(live, "place")
        await asyncio.sleep(LOCK / 1000 - 0.080)
        with pytest.raises(Refusal, match="table-locked") as caught:
            await connections["anna"].move(0, Place(0))
        assert int(caught.value.params["milliseconds"]) <= 80, "the second press locked it anew"
        await connections["bert"].move(1, Place(0))
        await asyncio.sleep(LOCK / 1000)
        await connections["anna"].move(0, Place(0))

    run(scene())


def test_t12_a_press_that_cannot_have_seen_the_reveal_is_refused_and_locks() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(TRAVEL)
        connections["bert"].measured(0, 200)
        await until(live, "place")
        await asyncio.sleep(0.150)
        with pytest.raises(Refusal, match="travel-before-reveal"):
            await connections["bert"].move(1, Place(0))
        await asyncio.sleep(0.100)
        with pytest.raises(Refusal, match="table-locked"):
            await connections["bert"].move(1, Place(0))
        await asyncio.sleep(0.150)
        await connections["bert"].move(1, Place(0))

    run(scene())


def test_a_slow_store_favours_nobody() -> None:
    """The reveal is stamped before it is written and shown after: a press in between saw nothing."""

    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(TRAVEL)
        await until(live, "pause")
        while len(state_of(live).offer) < 7:
            await asyncio.sleep(0.001)
        tables.logs.delay = 0.400
        await asyncio.sleep(0.300)
        assert state_of(live).phase == "pause", "the reveal is being written"
        with pytest.raises(Refusal, match="travel-before-reveal"):
            await connections["anna"].move(0, Place(0))
        tables.logs.delay = 0.0
        assert state_of(live).phase == "place"
        await pressed(connections["bert"], 1, 0.300)
        (token,) = state_of(live).stack(0)
        assert token.at == pytest.approx(state_of(live).revealed + 300, abs=2)

    run(scene())


def test_nobody_can_lock_or_probe_the_seat_of_another() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(TRAVEL)
        await until(live, "pause")
        for _ in range(3):
            with pytest.raises(Refusal, match="table-not-your-seat"):
                await connections["anna"].move(1, Place(0))
        await until(live, "place")
        await connections["bert"].move(1, Place(0))

    run(scene())


def test_the_order_is_final_and_logged_after_the_settling_time() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(TRAVEL)
        await until(live, "place")
        await asyncio.sleep(0.5)
        for seat, name in enumerate(connections):
            await connections[name].move(seat, Place(0))
        assert state_of(live).phase == "settle"
        assert devices["anna"].last.views[0].provisional
        await until(live, "reckon")
        assert not devices["anna"].last.views[0].provisional
        kinds = [type(entry.event).__name__ for entry in tables.entries(live) if isinstance(entry, Happened)]
        assert kinds[-4:] == ["Moved", "Moved", "Rang", "Drawn"], "equal stamps are ordered by chance"

    run(scene())


def test_in_games_without_a_race_no_move_is_too_early() -> None:
    async def scene() -> None:
        tables, game = Scene(), GAMES["border"]
        live, _, connections = await tables.begin(game)
        for connection in connections.values():
            connection.measured(0, 300)
        for _ in range(20):
            seat = due_seats(live)[0]
            await connections[("anna", "bert")[seat]].move(seat, any_move(live, seat, Random(1)))

    run(scene())


def test_in_games_without_a_race_latency_is_not_credited_and_no_seat_locked() -> None:
    async def scene() -> None:
        tables, game = Scene(), GAMES["border"]
        live, devices, connections = await tables.begin(game)
        for connection in connections.values():
            connection.measured(0, 300)
        seat = due_seats(live)[0]
        mover = connections[("anna", "bert")[seat]]
        for _ in range(3):
            with pytest.raises(Refusal, match="border-"):
                await mover.move(seat, Reroll((99,)))
        await mover.move(seat, any_move(live, seat, Random(1)))
        assert [seat.credit for seat in devices["anna"].about.seats] == [0, 0]

    run(scene())
