"""After the end: the players go on at another table."""

import asyncio
from random import Random

import pytest

from hranice.game import Refusal
from hranice.live.live_table import LiveTable
from hranice.plugins import GAMES
from hranice.table.commands import Choose, Close, Leave
from hranice.table.log import TableSettings, Tally
from hranice.table.rematches import HELD
from tests.table_core.scene import Device, Scene, key, play_people
from tests.table_core.seeds import sitting, start
from tests.table_core.virtual import run

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]
COLOURS = {"anna": "white", "bert": "red", "carl": "blue"}


def test_a_rematch_is_one_tap_for_everybody() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, chairs=3)
        with pytest.raises(Refusal, match="table-not-finished"):
            await tables.registry.rematch(live, key("bert"))
        await play_people(live, connections, Random(1))
        with pytest.raises(Refusal, match="table-players-only"):
            await tables.registry.rematch(live, "stranger-key")
        both = await asyncio.gather(*(tables.registry.rematch(live, key(name)) for name in ("bert", "anna")))
        assert both[0] is both[1]
        new = both[0]
        assert devices["anna"].about.rematch == new.table.opened.code
        assert await tables.registry.get(new.table.id) is new
        assert new.table.opened.previous == live.table.id
        assert new.table.opened.secret != live.table.opened.secret
        assert [seat.bot for seat in new.table.seats] == ["random"]
        for name in ("bert", "anna"):
            await new.do(sitting(key(name), name))
        await start(new, new.table.host)
        assert [seat.name for seat in new.table.seats] == [seat.name for seat in live.table.seats]
        assert await tables.registry.rematch(live, key("anna")) is new

    run(scene())


def test_everybody_learns_who_wants_to_play_again() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        await play_people(live, connections, Random(1))
        await tables.registry.rematch(live, key("bert"))
        assert devices["anna"].about.rematch_seat == 1
        assert tables.stored(live).rematch == live.table.rematch

    run(scene())


def test_chairs_are_held_for_a_minute_for_those_who_played() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, people=("anna", "bert", "carl"), chairs=4)
        await play_people(live, connections, Random(1))
        new = await tables.registry.rematch(live, key("carl"))
        await new.do(sitting(key("carl"), "carl"))
        device = Device(BORDER)
        new.connect(None, device.sink)
        assert device.about.missing == ("anna", "bert")
        with pytest.raises(Refusal, match="table-held") as refused:
            await new.do(sitting("stranger-key", "stranger"))
        assert refused.value.params == {"seconds": HELD // 1000}
        await new.do(sitting(key("anna"), "anna"))
        assert device.about.missing == ("bert",)
        assert [seat.name for seat in new.table.seats][:2] == ["anna", "carl"]
        await asyncio.sleep(HELD / 1000)
        await new.do(sitting("stranger-key", "stranger"))
        with pytest.raises(Refusal, match="table-full"):
            await new.do(sitting(key("bert"), "bert"))
        await start(new, key("carl"))
        assert device.about.missing == ()

    run(scene())


async def coloured(tables: Scene) -> LiveTable:
    """Return a finished game of three who chose their colours; Carl kept the map open."""
    live = await tables.open(TRAVEL, chairs=3)
    connections = {}
    for seat, (name, colour) in enumerate(COLOURS.items()):
        await live.do(sitting(key(name), name))
        await live.do(Choose(key(name), seat, "colour", colour))
        connections[name] = live.connect(key(name), Device(TRAVEL).sink)
    await live.do(Choose(key("carl"), 2, "open-map", value=True))
    await start(live, key("anna"))
    await play_people(live, connections, Random(1))
    return live


def colours(live: LiveTable) -> dict[str, str]:
    """Return the colour of everybody at a table, by name."""
    chosen = live.table.agreed.travellers(len(live.table.seats))
    return {seat.name: colour for seat, colour in zip(live.table.seats, chosen, strict=True)}


@pytest.mark.parametrize(
    "back", [("carl", "anna", "bert"), ("bert", "carl", "anna"), ("carl", "bert"), ("carl", "anna")]
)
def test_whoever_returns_keeps_their_colour_whoever_else_does(back: tuple[str, ...]) -> None:
    async def scene() -> None:
        tables = Scene()
        new = await tables.registry.rematch(await coloured(tables), key(back[0]))
        for name in back:
            await new.do(sitting(key(name), name))
            assert colours(new) == {seat.name: COLOURS[seat.name] for seat in new.table.seats}
        await start(new, key(back[0]))
        assert new.table.phase == "running"
        assert colours(new) == {name: COLOURS[name] for name in COLOURS if name in back}
        assert [new.table.seats[seat].name for seat in new.table.agreed.open_map] == ["carl"]

    run(scene())


def test_colours_are_kept_for_those_who_come_and_go_and_not_given_to_strangers() -> None:
    async def scene() -> None:
        tables = Scene()
        new = await tables.registry.rematch(await coloured(tables), key("carl"))
        for name in ("carl", "anna"):
            await new.do(sitting(key(name), name))
        new.connect(None, Device(TRAVEL).sink)
        await new.do(Leave(key("anna"), 0))
        await new.do(Choose(key("carl"), 0, "colour", "green"))
        await asyncio.sleep(HELD / 1000)
        await new.do(sitting("stranger-key", "stranger"))
        await new.do(sitting(key("anna"), "anna"))
        assert colours(new) == {"anna": "white", "carl": "green", "stranger": "red"}

    run(scene())


def test_a_rematch_of_fewer_forgets_what_the_others_chose() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await coloured(tables)
        new = await tables.registry.rematch(live, key("anna"), settings=TableSettings(chairs=2))
        for name in ("anna", "bert"):
            await new.do(sitting(key(name), name))
        await start(new, key("anna"))
        assert colours(new) == {"anna": "white", "bert": "red"}

    run(scene())


def test_no_chair_is_held_for_somebody_who_was_sent_away() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        await play_people(live, connections, Random(1))
        new = await tables.registry.rematch(live, key("anna"))
        for name in ("anna", "bert"):
            await new.do(sitting(key(name), name))
        await new.do(Leave(key("anna"), 1))
        await new.do(sitting("stranger-key", "stranger"))
        assert [seat.name for seat in new.table.seats] == ["anna", "stranger"]

    run(scene())


def test_an_evening_counts_games_victories_and_points() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER, chairs=3)
        assert [seat.tally for seat in devices["anna"].about.seats] == [Tally()] * 3
        sums = [Tally()] * 3
        for game in range(3):
            await play_people(live, connections, Random(game))
            assert live.table.play is not None
            standing = BORDER.standing(live.table.play.state)
            sums = [
                Tally(before.games + 1, before.won + (seat in standing.winners), before.points + points)
                for seat, (before, points) in enumerate(zip(sums, standing.scores, strict=True))
            ]
            assert [seat.tally for seat in devices["anna"].about.seats] == sums
            ranks = BORDER.ranks(live.table.play.state)
            assert tuple(seat.rank for seat in devices["anna"].about.seats) == ranks
            live = await tables.registry.rematch(live, key("bert"))
            for name in ("bert", "anna"):
                await live.do(sitting(key(name), name))
                connections[name] = live.connect(key(name), devices[name].sink)
            assert [(seat.tally, seat.rank) for seat in devices["anna"].about.seats] == [
                (tally, 0) for tally in sums
            ]
            await start(live, key("bert"))

    run(scene())


def test_whoever_plays_again_may_change_what_is_played_and_against_whom() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER, people=("anna",), chairs=4)
        await play_people(live, connections, Random(1))
        registry, house, options = tables.registry, TableSettings(chairs=2), BORDER.options_type(chain=False)
        with pytest.raises(Refusal, match="table-no-such-bot"):
            await registry.rematch(live, key("anna"), bots=["nobody"])
        with pytest.raises(Refusal, match="table-full"):
            await registry.rematch(live, key("anna"), settings=house)
        assert len(tables.logs.logs) == 1
        new = await registry.rematch(live, key("anna"), settings=house, options=options, bots=["greedy"])
        assert (new.table.settings, new.table.options) == (house, options)
        assert [seat.bot for seat in new.table.seats] == ["greedy"]
        # Who comes later follows; it is not for them to decide.
        assert await registry.rematch(live, key("anna"), bots=[]) is new

    run(scene())


def test_a_finished_game_stays_finished_when_the_table_is_closed() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _, connections = await tables.begin(BORDER)
        await play_people(live, connections, Random(2))
        await live.do(Close(key("anna")))
        assert tables.logs.summaries[live.table.id].phase == "finished"
        assert await tables.registry.record(live.table.id)

    run(scene())


def test_a_running_game_that_is_closed_keeps_its_secret() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices, connections = await tables.begin(BORDER)
        await live.do(Close(key("anna")))
        assert devices["bert"].about.phase == "closed"
        with pytest.raises(Refusal, match="table-not-running"):
            await connections["anna"].move(0, None)
        with pytest.raises(Refusal, match="table-not-finished"):
            await tables.registry.record(live.table.id)
        length = live.table.length
        await asyncio.sleep(1000)
        assert live.table.length == length

    run(scene())
