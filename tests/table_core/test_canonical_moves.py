"""A move whose order means nothing has one spelling in every log, whoever drives the table."""

from itertools import permutations

import pytest

from hranice.bots import Bot, Choice
from hranice.bots.random import RandomBot
from hranice.game import Moved
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Complete, Cross, Move, Options, Reroll, State, Stop
from hranice.lab.playing import play_out
from hranice.plugins import GAMES
from hranice.table.commands import BotMove
from hranice.table.dealing import deal
from hranice.table.fair_chance import Fate
from hranice.table.log import Happened, read_log
from hranice.table.record import Seat
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from hranice.table.synchronous_table import SynchronousTable
from tests.table_core.scene import Scene, due_seats
from tests.table_core.virtual import run

SPELT = Reroll((4, 0, 2))
LOGGED = Reroll((0, 2, 4))


@pytest.mark.parametrize("numbers", [*permutations((0, 2, 4))])
def test_dice_segments_and_spaces_stand_in_ascending_order(numbers: tuple[int, ...]) -> None:
    for kind in (Reroll, Complete, Cross):
        assert BORDER.normal(kind(numbers)) == kind((0, 2, 4))
    assert BORDER.normal(Stop()) == Stop()


def test_at_a_table_of_the_server() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        (seat,) = due_seats(live)
        await list(connections.values())[seat].move(seat, SPELT)
        await live.do(BotMove(seat, SPELT, at=0))
        _, entries = read_log(tables.logs.logs[live.table.id], GAMES)
        events = [entry.event for entry in entries if isinstance(entry, Happened)]
        assert [event.move for event in events if isinstance(event, Moved)] == [LOGGED, LOGGED]

    run(scene())


def test_in_the_terminal() -> None:
    told: list[object] = []
    table = SynchronousTable(
        BORDER, Options(), 2, Fate(bytes(32)), {}, tell=lambda event, _: told.append(event)
    )
    table.advance()
    (seat,) = table.play.due.seats
    table.move(seat, SPELT, 0)
    assert told[-1] == Moved(seat, LOGGED)


class Backwards(Bot[State, Move]):
    """A bot that names what it wants from the last to the first."""

    def __init__(self, seed: int) -> None:
        self._wants = RandomBot(BORDER, seed)

    def choose(self, state: State, seat: int) -> Choice[Move]:
        move = self._wants.choose(state, seat).move
        match move:
            case Reroll(numbers) | Complete(numbers) | Cross(numbers):
                return Choice(type(move)(numbers[::-1]))
            case _:
                return Choice(move)


def test_in_a_simulation() -> None:
    seats = [Seat(name, "backwards", None) for name in ("a", "b", "c")]
    bots = [Backwards(seed) for seed in range(3)]
    played = play_out(BORDER, deal(BORDER, Options(), seats, bytes(32), {}), bots, recorded=True)
    record = read_record(played.record or b"", GAMES)
    assert verify(record) == played.standing
    moves = [event.move for event in record.events if isinstance(event, Moved)]
    assert [BORDER.normal(move) for move in moves] == moves
