"""The same seeds, options and moves give the same record, whoever drives the game, to the byte.

Where time is virtual, stamps included: a simulation is the yardstick, and the other drivers are given its
moves, or bots with the same seeds. What was played in real time is played again by the others.
"""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from hranice.bots import Choice, make_bot
from hranice.game import Drawn, Game, Games, Moved
from hranice.games.border import BORDER
from hranice.games.border.encoding import BorderEncoding
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.env.episode import Episode
from hranice.lab.playing import play_out
from hranice.live.async_bots import AsyncBot, BotFactory, InlineBots
from hranice.table.commands import Reveal, SeedOfSeat, Start
from hranice.table.core import TableCore, loaded
from hranice.table.dealing import deal, fate_of_deal
from hranice.table.fair import seal
from hranice.table.log import Entry, Opened, Sat, TableSettings, encode_entry
from hranice.table.record import Seat
from hranice.table.record_reader import read_record
from hranice.table.record_replay import replayed
from hranice.table.resume_from_record import Lesson
from tests.table.pig import PIG
from tests.table_core.drivers import in_terminal, timeless
from tests.table_core.scene import Device, Scene, key
from tests.table_core.virtual import EPOCH, run

ALL = Games(BORDER, TRAVEL, PIG)
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


def first_entries(game: Game[Any, Any, Any], options: Any, seats: list[Seat]) -> list[Entry]:
    """Return the log of a table at which these sit, before the game."""
    house = TableSettings(chairs=len(seats), credit=False)
    host = key(seats[0].name)
    return [
        Opened("id", "CODE", game.name, game.rules, SECRET.hex(), host, house, options, EPOCH),
        *(
            Sat(seat.name, None if seat.bot else key(seat.name), seat.bot, seal=seat.seal or "")
            for seat in seats
        ),
    ]


def simulated(
    game: Game[Any, Any, Any], options: Any, bots: list[str], *, people: bool = True, duplicate: bool = False
) -> bytes:
    """Return the record of a simulation whose bots have the seeds that a table of the server gives them."""
    seats = seats_of(bots, people=people)
    core: TableCore = loaded(game, first_entries(game, options, seats))
    players = [make_bot(game, bot, core.bot_seed(seat, bot)) for seat, bot in enumerate(bots)]
    seeds = {seat: seed_of(seat) for seat in range(len(bots))} if people else {}
    dealt = deal(game, options, seats, SECRET, seeds, duplicate=duplicate, dealt="server")
    record = play_out(game, dealt, players, recorded=True).record
    assert record is not None
    return record


async def stored(scene: Scene, entries: list[Entry]) -> Any:
    """Return the live table of a log."""
    scene.logs.logs["id"] = [encode_entry(entry) for entry in entries]
    return await scene.registry.get("id")


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
                await asyncio.sleep((live.table.moment(event.at) - scene.clock.now()) / 1000)
                while live.table.length < begun + number:
                    await asyncio.sleep(0)  # an alarm of the same moment came first
                await connections[event.seat].move(event.seat, event.move)
        await asyncio.sleep(60)
        return await scene.registry.record("id")

    assert run(played()) == expected


@each_game
def test_the_terminal_can_play_a_simulation_again(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    expected = simulated(game, options, bots)
    assert in_terminal(read_record(expected, ALL)) == expected


@pytest.mark.parametrize(("game", "options", "bots"), GAMES_AND_BOTS[:2])
def test_an_environment_can_play_a_simulation_again(
    game: Game[Any, Any, Any], options: Any, bots: list[str]
) -> None:
    expected = read_record(simulated(game, options, bots), ALL)
    episode = Episode(BorderEncoding(len(bots), options))
    fate = fate_of_deal(SECRET, expected.digest, expected.seeds, duplicate=False)
    moves: list[list[Any]] = [[] for _ in bots]
    for event in expected.events:
        if isinstance(event, Moved):
            moves[event.seat].append(event.move)
    while not episode.play.over:
        if episode.chance is not None:
            episode.draw(fate.outcome(episode.play.chances + 1, episode.chance.bounds))
        else:
            assert episode.turn is not None
            episode.move(moves[episode.turn].pop(0))
    *_, last = replayed(expected)
    assert episode.state == last.state
    assert episode.play.chances == sum(isinstance(event, Drawn) for event in expected.events)


class Scripted(AsyncBot):
    """A bot that makes the moves of a record, whatever the position."""

    def __init__(self, moves: list[Any]) -> None:
        self._moves = moves

    async def choose(self, state: Any, seat: int) -> Choice[Any]:  # noqa: ARG002 - as bots do
        return Choice(self._moves.pop(0))

    async def revise(self, state: Any, seat: int, choice: Choice[Any]) -> Choice[Any]:  # noqa: ARG002 - the same
        return choice


class OneScript(BotFactory):
    """Makes the one bot of a lesson."""

    def __init__(self, moves: list[Any]) -> None:
        self._moves = moves

    def make(self, game: Game[Any, Any, Any], bot: str, seed: int) -> AsyncBot:  # noqa: ARG002 - as factories do
        return Scripted(self._moves)


def test_a_lesson_goes_on_like_the_game_that_it_took_over() -> None:
    """Its bots pause for the learner, so only stamps may differ."""
    bots = ["greedy", "greedy"]
    whole = simulated(BORDER, BorderOptions(), bots, people=False, duplicate=True)
    record = read_record(whole, ALL)
    begins = next(
        number for number, event in enumerate(record.events, 1) if number > 40 and isinstance(event, Drawn)
    )
    lesson = Lesson(record, begins, seat=0)
    others = [e.move for e in record.events[begins:] if isinstance(e, Moved) and e.seat == 1]

    async def played() -> bytes:
        scene = Scene(OneScript(others), ALL)
        entries = lesson.log("anna-key", "Anna", scene.clock.now())
        live = await stored(scene, [replace(entries[0], table="id"), *entries[1:]])
        connection = live.connect("anna-key", Device(BORDER).sink)
        for move in lesson.advice:
            while 0 not in live.table.play.due.seats:
                await asyncio.sleep(0.1)
            await connection.move(0, move)
        await asyncio.sleep(60)
        return await scene.registry.record("id")

    assert timeless(read_record(run(played()), ALL)) == timeless(record)
