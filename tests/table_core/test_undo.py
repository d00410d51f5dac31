"""A move is taken back as long as that tells nobody anything new; records hold only what stood."""

import asyncio
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.game import Moved, Refusal
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Complete, Cross, State, Stop
from hranice.games.travel import TRAVEL
from hranice.live.live_table import Connection, LiveTable
from hranice.plugins import GAMES
from hranice.table.log import Happened, TakenBack
from hranice.table.record_export import full_record
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from hranice.table.undo import Undoable
from tests.table_core.scene import Device, Scene, any_move, due_seats, key, play_people
from tests.table_core.virtual import run

PEOPLE = ("anna", "bert", "carl")


def state_of(live: LiveTable) -> State:
    assert live.table.play is not None
    state: State = live.table.play.state
    return state


async def to_second_action(live: LiveTable, connections: dict[str, Connection]) -> tuple[int, int]:
    """Play until the two others think about their marks; return their seats."""
    for _ in range(100):
        active = state_of(live).active
        if len(due_seats(live)) == 2:
            one, other = due_seats(live)
            return one, other
        move = Stop() if state_of(live).phase == "keep" else Complete()
        await connections[PEOPLE[active]].move(active, move)
    raise AssertionError("no second action had two others in it")


async def undo(live: LiveTable, connections: dict[str, Connection], seat: int) -> int:
    """Take back the last move of a seat that may be taken back."""
    return await connections[PEOPLE[seat]].undo(seat, live.table.undoable.get(seat, 0))


async def refused(live: LiveTable, connections: dict[str, Connection], seat: int) -> None:
    with pytest.raises(Refusal, match="table-no-undo"):
        await undo(live, connections, seat)


def test_sealed_marks_are_taken_back_until_all_are_done() -> None:
    async def scene() -> None:
        here = Scene()
        live, devices, connections = await here.begin(BORDER, PEOPLE)
        one, other = await to_second_action(live, connections)
        before = state_of(live)
        await connections[PEOPLE[one]].move(one, Cross())
        # Not even the next seat's mark of the same action settles it, for nobody has seen either.
        assert devices[PEOPLE[one]].last.undoable == (Undoable(one, live.table.number),)
        assert devices[PEOPLE[other]].last.undoable == ()
        number = await undo(live, connections, one)
        assert state_of(live) == before
        assert live.table.number == number
        assert devices[PEOPLE[other]].last.happened[0].takes_back == number - 1
        assert here.stored(live) == live.table

        await connections[PEOPLE[one]].move(one, Cross())
        await connections[PEOPLE[other]].move(other, Cross())
        await refused(live, connections, one)
        await refused(live, connections, other)

    run(scene())


def test_a_mark_sealed_before_that_of_another_is_taken_back_alone() -> None:
    async def scene() -> None:
        here = Scene()
        live, _, connections = await here.begin(BORDER, (*PEOPLE, "dora"))
        for _ in range(100):
            if len(due_seats(live)) == 3:
                break
            await play_people(live, connections, Random(5), 1)
        one, other, _ = due_seats(live)
        names = dict(enumerate((*PEOPLE, "dora")))
        await connections[names[one]].move(one, Cross())
        await connections[names[other]].move(other, Cross())
        await connections[names[one]].undo(one, live.table.undoable[one])
        assert state_of(live).sealed[other] is not None
        assert state_of(live).sealed[one] is None

    run(scene())


def test_a_first_action_is_taken_back_until_somebody_else_has_moved() -> None:
    async def scene() -> None:
        here = Scene()
        live, _, connections = await here.begin(BORDER, PEOPLE)
        one, _ = await to_second_action(live, connections)
        active = state_of(live).active
        await undo(live, connections, active)
        assert state_of(live).phase == "complete"
        await undo(live, connections, active)
        assert state_of(live).phase == "keep"
        await refused(live, connections, active)
        await to_second_action(live, connections)
        await connections[PEOPLE[one]].move(one, Cross())
        await refused(live, connections, active)

    run(scene())


def test_a_token_is_never_taken_back() -> None:
    async def scene() -> None:
        here = Scene()
        live, devices, connections = await here.begin(TRAVEL)
        while not due_seats(live):
            await asyncio.sleep(1)
        await play_people(live, connections, Random(1), 2)
        assert not live.table.undoable
        assert not devices["anna"].last.undoable
        last = live.table.number
        with pytest.raises(Refusal, match="table-no-undo"):
            await connections["anna"].undo(0, last)

    run(scene())


def test_only_ones_own_move_and_the_one_that_was_meant_is_taken_back() -> None:
    async def scene() -> None:
        here = Scene()
        live, _, connections = await here.begin(BORDER, PEOPLE)
        one, other = await to_second_action(live, connections)
        await connections[PEOPLE[one]].move(one, Cross())
        entry = live.table.number
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await connections[PEOPLE[other]].undo(one, entry)
        with pytest.raises(Refusal, match="table-no-undo"):
            await connections[PEOPLE[one]].undo(one, entry - 1)
        spectator = live.connect(None, Device(BORDER).sink)
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await spectator.undo(one, entry)
        await connections[PEOPLE[one]].undo(one, entry)
        with pytest.raises(Refusal, match="table-no-undo"):
            await connections[PEOPLE[one]].undo(one, entry)

    run(scene())


def test_where_time_counts_a_move_is_taken_back_once() -> None:
    async def scene() -> None:
        here = Scene()
        live, _, connections = await here.begin(BORDER, PEOPLE, clock=30)
        one, _ = await to_second_action(live, connections)
        await connections[PEOPLE[one]].move(one, Cross())
        await undo(live, connections, one)
        await connections[PEOPLE[one]].move(one, Cross())
        await refused(live, connections, one)

    run(scene())


def test_what_a_stand_in_chose_in_time_out_is_not_taken_back() -> None:
    async def scene() -> None:
        here = Scene()
        live, _, connections = await here.begin(BORDER, PEOPLE, clock=5, stand_in="random")
        one, other = await to_second_action(live, connections)
        await connections[PEOPLE[one]].move(one, Cross())
        await undo(live, connections, one)
        await asyncio.sleep(4)
        await connections[PEOPLE[one]].move(one, Cross())
        await asyncio.sleep(2)
        assert any(isinstance(entry, Happened) and entry.late for entry in here.entries(live))
        await refused(live, connections, other)

    run(scene())


def test_bots_forget_what_they_thought_about_a_move_that_is_taken_back() -> None:
    async def scene() -> None:
        here = Scene()
        live, _, connections = await here.begin(BORDER, ("anna",), chairs=3, pause=2000)
        for _ in range(1000):
            if state_of(live).active == 0 and due_seats(live) == (0,):
                break
            if 0 in due_seats(live):
                await connections["anna"].move(0, Cross())
            await asyncio.sleep(1)
        await connections["anna"].move(0, Stop())
        if state_of(live).phase == "complete":
            await connections["anna"].move(0, Complete())
        await asyncio.sleep(0.5)  # the bots have chosen, and wait for their moment
        await undo(live, connections, 0)
        length = live.table.length
        await asyncio.sleep(30)
        assert live.table.length == length

    run(scene())


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 2**32))
def test_the_record_holds_only_what_stood(seed: int) -> None:
    async def scene() -> None:
        here, random = Scene(), Random(seed)
        live, _, connections = await here.begin(BORDER, PEOPLE)
        while live.table.phase == "running":
            for name, connection in connections.items():
                (seat,) = live.table.seats_of(key(name))
                if seat in due_seats(live):
                    await connection.move(seat, any_move(live, seat, random))
                if random.random() < 0.3 and live.table.undoable:
                    seat, entry = random.choice(sorted(live.table.undoable.items()))
                    await connections[PEOPLE[seat]].undo(seat, entry)
        entries = here.entries(live)
        record = read_record(full_record(BORDER, entries), GAMES)
        verify(record)
        undone = {entry.entry for entry in entries if isinstance(entry, TakenBack)}
        stood = [
            entry.event
            for number, entry in enumerate(entries)
            if number not in undone and isinstance(entry, Happened)
        ]
        assert list(record.events) == stood
        assert sum(isinstance(event, Moved) for event in stood) < sum(
            isinstance(entry, Happened) and isinstance(entry.event, Moved) for entry in entries
        )
        assert here.stored(live) == live.table

    run(scene())
