"""Cheating in a race with pongs: what each way gains, and what the others see of it.

    python -m tests.table_core.test_late_pongs

prints what docs/table.md tells, and the races won. Lines are steady here: whatever a stamp is too early is
gained by cheating.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from random import Random
from typing import NamedTuple

import pytest

from hranice.games.travel.rules.state import Place
from hranice.live.live_table import Connection, LiveTable
from hranice.plugins import GAMES
from hranice.server.websocket import LIVELY, SETTLING
from hranice.table.latency import CAP, SHOWN
from hranice.table.log import TableSettings
from tests.table_core.scene import Device, Scene, any_move, due_seats, key
from tests.table_core.seeds import sitting, start
from tests.table_core.test_race_at_table import after_reveal, state_of
from tests.table_core.virtual import run

TRAVEL = GAMES["travel"]
ROUND_TRIP = 20
"""Milliseconds; so short a line is worth most to a cheat, for what it feigns is shown last."""
RACES = 6
"""In one game, whose last race ends it."""
REACTION = 600
"""Milliseconds from seeing the reveal to pressing."""
AHEAD = 250
"""So many milliseconds earlier the honest player presses."""
LATE = 560
"""So late can a pong be that is there before the press."""

Pong = Callable[[int, bool], float | None]
"""What a cheat adds to the round trip of a ping, given its number and whether it was sent behind the reveal;
None: it gets no answer."""


class Cheat(NamedTuple):
    """One way to cheat."""

    pong: Pong
    comes_back: bool = False
    """Connects anew before each reveal, so that nothing is known of the line."""


CHEATS = {
    "no cheat": Cheat(lambda *_: 0),
    "every pong 40 ms late": Cheat(lambda *_: 40),
    "every pong 280 ms late": Cheat(lambda *_: 280),
    "the same over a new connection for each race": Cheat(lambda *_: 280, comes_back=True),
    "each pong 2 ms later than the last": Cheat(lambda number, _: 2 * number),
    "late behind the reveal only": Cheat(lambda _, behind: LATE if behind else 0),
    "late behind the reveal, now and then elsewhere": Cheat(
        lambda number, behind: LATE if behind or number % 5 < 2 else 0
    ),
    "the same, and every pong 15 ms late": Cheat(
        lambda number, behind: LATE if behind or number % 5 < 2 else 15
    ),
    "late behind the reveal, the others forged": Cheat(lambda _, behind: LATE if behind else -1e3),
    "late behind the reveal, no other pong": Cheat(lambda _, behind: LATE if behind else None),
    "late, but not behind the reveal": Cheat(lambda _, behind: 0 if behind else 280),
    "late, and none behind the reveal": Cheat(lambda _, behind: None if behind else 280),
    "no pong at all": Cheat(lambda *_: None),
}


class Gain(NamedTuple):
    """What a cheat has come to."""

    milliseconds: int
    """The most by which a stamp was too early."""
    shown: int
    """The credit that the others see at the end."""
    won: int
    """Races against somebody who really was quicker."""


class Line:
    """The far end of a connection, which answers pings as a cheat does."""

    def __init__(self, live: LiveTable, cheat: Cheat, round_trip: int) -> None:
        self._live = live
        self._cheat = cheat
        self._round_trip = round_trip
        self._number = 0
        self._device = Device(live.table.game)
        self.connect()

    def connect(self) -> None:
        """Connect as the player of seat 1."""
        self.connection = self._live.connect(key("bert"), self._device.sink, ping=self._behind)
        self._measuring = asyncio.get_running_loop().create_task(self._measure())

    def disconnect(self) -> None:
        self._measuring.cancel()
        self.connection.close()

    async def _measure(self) -> None:
        before = 0.0
        for after in chain(SETTLING, repeat(None)):
            await asyncio.sleep(LIVELY if after is None else after - before)
            before = after or 0.0
            self._ping(behind=False)

    def _behind(self) -> None:
        self._ping(behind=state_of(self._live).phase == "place")

    def _ping(self, *, behind: bool) -> None:
        self._number += 1
        added = self._cheat.pong(self._number, behind)
        if added is None:
            return
        sent, taken, connection = self._live.now(), max(0, self._round_trip + added), self.connection
        asyncio.get_running_loop().call_later(taken / 1000, lambda: connection.measured(sent, taken))


def gained(cheat: Cheat, round_trip: int = ROUND_TRIP) -> Gain:
    """Let somebody cheat in a game."""

    async def game() -> Gain:
        live = await Scene().registry.open(
            TRAVEL, key("anna"), TableSettings(chairs=2), TRAVEL.options_type()
        )
        for name in ("anna", "bert"):
            await live.do(sitting(key(name), name))
        device = Device(TRAVEL)
        anna, line = live.connect(key("anna"), device.sink), Line(live, cheat, round_trip)
        await start(live, key("anna"))
        most = won = 0
        for _ in range(RACES):
            await until(live, "pause")
            if cheat.comes_back:
                line.disconnect()
                line.connect()
            await until(live, "place")
            await after_reveal(live, REACTION - AHEAD)
            await anna.move(0, Place(0))
            await after_reveal(live, REACTION + round_trip)
            await line.connection.move(1, Place(0))
            state = state_of(live)
            (stamp,) = (token.at for token in state.tokens if token.traveller == 1)
            most = max(most, state.revealed + REACTION - stamp)
            won += state.stack(0)[0].traveller == 1
            await place_the_rest(live, (anna, line.connection))
            await until(live, "reckon")
        shown = device.about.seats[1].credit
        line.disconnect()
        return Gain(most, shown, won)

    return run(game())


async def until(live: LiveTable, phase: str) -> None:
    while state_of(live).phase != phase:
        await asyncio.sleep(0.050)


async def place_the_rest(live: LiveTable, connections: Sequence[Connection]) -> None:
    while state_of(live).phase == "place":
        seat = due_seats(live)[0]
        await connections[seat].move(seat, any_move(live, seat, Random(1)))


def assert_little_is_gained_unseen(gain: Gain, round_trip: int = ROUND_TRIP) -> None:
    assert gain.milliseconds <= SHOWN or gain.shown
    assert not gain.shown or gain.shown >= gain.milliseconds + round_trip
    assert gain.milliseconds <= CAP - round_trip


@pytest.mark.parametrize("name", ["no cheat", "late behind the reveal only", "every pong 280 ms late"])
def test_a_cheat_with_pongs_gains_little_or_is_seen(name: str) -> None:
    assert_little_is_gained_unseen(gained(CHEATS[name]))


@pytest.mark.soak
@pytest.mark.parametrize("round_trip", [0, ROUND_TRIP, SHOWN, 200])
@pytest.mark.parametrize("name", CHEATS)
def test_no_cheat_with_pongs_gains_more(name: str, round_trip: int) -> None:
    assert_little_is_gained_unseen(gained(CHEATS[name], round_trip), round_trip)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300))
def test_no_cheat_made_up_by_chance_gains_more(seed: int) -> None:
    random = Random(seed)
    least, most, withheld = random.uniform(0, 100), random.uniform(100, LATE), random.random() / 2
    often = random.random()

    def pong(_number: int, behind: bool) -> float | None:
        if random.random() < withheld:
            return None
        return random.uniform(least, most) if behind or random.random() < often else least

    assert_little_is_gained_unseen(gained(Cheat(pong, comes_back=random.random() < 0.2)))


def main() -> None:
    """Print what each cheat gains."""
    for name, cheat in CHEATS.items():
        sys.stdout.write(f"| {name} | {' | '.join(map(str, gained(cheat)))} |\n")


if __name__ == "__main__":
    main()
