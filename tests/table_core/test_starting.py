"""The start: everything is fixed and published, devices reveal their seeds, and only then is there chance."""

import asyncio
import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hranice.game import Refusal
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.live.live_table import LiveTable
from hranice.live.table_service import GiveUp, LocalTables
from hranice.plugins import GAMES
from hranice.table import commands as c
from hranice.table.fair_chance import bot_seed, seal
from hranice.table.log import CalledOff, Dealt, Happened, Revealed, Sealed, TableSettings, read_log
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from hranice.table.start_commands import REVEAL_WITHIN
from hranice.table.table_state import Table, replay
from tests.table_core.scene import Device, Scene, key, play_people
from tests.table_core.seeds import SEAL, revealing, sitting, start
from tests.table_core.virtual import run

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]
ARCHIVE = Path(__file__).parents[1] / "archive" / "0001"
ANNA, BERT, CARL = key("anna"), key("bert"), key("carl")


def share(seat: int, seed: str, following: str = "") -> c.SeedOfSeat:
    """Return what a device reveals for a seat, with the seal of the seed for another start."""
    return c.SeedOfSeat(seat, seed, seal(following or f"{seed} again"))


def own(player: str, seat: int, **changed: Any) -> c.Reveal:
    """Return what the device of a player reveals at the first start."""
    return c.Reveal(player, (share(seat, **{"seed": f"{player} seed", **changed}),))


async def waiting(tables: Scene, game: Any = BORDER, **settings: Any) -> tuple[LiveTable, dict[str, Device]]:
    """Open a table at which Anna and Bert sit, each with a seed of their own, and start it."""
    live = await tables.open(game, **{"chairs": 3, **settings})
    devices = {name: Device(game) for name in ("anna", "bert")}
    for name, device in devices.items():
        await live.do(c.Sit(key(name), name, seal(f"{key(name)} seed")))
        live.connect(key(name), device.sink)
    await live.do(c.Start(ANNA, fill="random"))
    return live, devices


def kinds(tables: Scene, live: LiveTable, *wanted: type) -> list[type]:
    """Return the entries of these kinds in the log, in their order."""
    return [type(entry) for entry in tables.entries(live) if isinstance(entry, wanted)]


async def refused(live: LiveTable, command: Any) -> str:
    """Return why a command is refused; it changes nothing."""
    before = live.table
    with pytest.raises(Refusal) as caught:
        await live.do(command)
    assert live.table == before
    return caught.value.reason


def test_everything_is_fixed_and_the_digest_shown_before_any_seed_is_known() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices = await waiting(tables)
        assert live.table.phase == "starting"
        assert live.table.waits_for_seeds == (0, 1), "the seed of the bot follows from the digest"
        assert live.table.seats[2].seed == bot_seed(live.table.commitment, live.table.digest, 2)
        assert kinds(tables, live, Revealed, Happened) == []
        for device in devices.values():
            assert device.about.phase == "starting"
            assert device.about.digest == live.table.digest != ""
        for command in (
            sitting(CARL, "Carl"),
            c.SeatBot(ANNA, "random"),
            c.Leave(BERT, 1),
            c.Leave(ANNA, 1),
            c.Configure(ANNA, TableSettings(chairs=4)),
            c.Configure(ANNA, options=BorderOptions(chain=False)),
            c.Replace(ANNA, 2, "greedy"),
            c.Start(ANNA),
            c.Move(ANNA, 0, None, 0),
        ):
            assert (await refused(live, command)) in ("table-not-open", "table-not-running"), command

    run(scene())


def test_only_the_seed_behind_ones_own_seal_is_taken_and_only_once() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _ = await waiting(tables)
        assert await refused(live, own(ANNA, 0, seed="another")) == "table-seed"
        assert await refused(live, own(ANNA, 0, seed="")) == "table-seed"
        assert await refused(live, c.Reveal(BERT, (share(0, f"{ANNA} seed"),))) == "table-not-your-seat"
        assert await refused(live, c.Reveal(CARL, (share(0, f"{ANNA} seed"),))) == "table-not-your-seat"
        assert await refused(live, own(ANNA, 2)) == "table-not-your-seat"
        assert await refused(live, own(ANNA, 3)) == "table-no-such-seat"
        unsealed = c.Reveal(ANNA, (c.SeedOfSeat(0, f"{ANNA} seed", "none"),))
        assert await refused(live, unsealed) == "table-seal"
        twice = c.Reveal(ANNA, 2 * own(ANNA, 0).seeds)
        await live.do(twice)
        await live.do(own(ANNA, 0))
        assert kinds(tables, live, Revealed, Dealt) == [Revealed], "what is known already changes nothing"
        await live.do(own(BERT, 1))
        assert live.table.phase == "running"
        await live.do(own(BERT, 1))  # sent again, it comes too late and does no harm
        assert kinds(tables, live, Sealed, Revealed, Dealt) == [Sealed, Revealed, Revealed, Dealt]

    run(scene())


def test_a_seed_that_breaks_the_form_is_refused_though_its_seal_fits() -> None:
    async def scene() -> None:
        for seed in ("", "tab\t", "háček", "x" * 65):
            live = await Scene().open(BORDER)
            for player in (ANNA, BERT):
                await live.do(c.Sit(player, player, seal(seed)))
            await live.do(c.Start(ANNA))
            assert await refused(live, c.Reveal(ANNA, (share(0, seed),))) == "table-seed"

    run(scene())


def test_a_seed_is_of_no_use_before_the_start_or_at_a_closed_table() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER)
        await live.do(sitting(ANNA, "Anna"))
        await live.do(sitting(BERT, "Bert"))
        assert await refused(live, revealing(live.table, ANNA)) == "table-not-starting"
        await live.do(c.Start(ANNA))
        await live.do(c.Close(ANNA))
        assert await refused(live, revealing(live.table, ANNA)) == "table-not-starting"
        assert live.table.phase == "closed"

    run(scene())


def test_after_eight_seconds_the_start_is_off_and_everybody_knows_by_whom() -> None:
    async def scene() -> None:
        tables = Scene()
        live, devices = await waiting(tables)
        watcher = Device(BORDER)
        live.connect(None, watcher.sink)
        digest, [anna, bert, bot] = live.table.digest, live.table.seats
        await live.do(own(ANNA, 0, following="second"))
        await asyncio.sleep(REVEAL_WITHIN / 1000 - 0.001)
        assert live.table.waits_for_seeds == (1,)
        await asyncio.sleep(0.002)
        assert live.table.phase == "open"
        for device in (*devices.values(), watcher):
            assert device.about.called_off == ("bert",)
            assert device.about.digest == ""
        assert live.table.seats[0].seal == seal("second") != anna.seal, "what was revealed is spent"
        assert live.table.seats[1].seal == bert.seal, "what was not stays"
        assert [seat.seed for seat in live.table.seats] == ["", "", ""]
        assert bot.seed not in live.table.seeds

        await live.do(c.Start(ANNA))
        assert live.table.digest != digest
        assert devices["bert"].about.called_off == ()
        assert await refused(live, own(ANNA, 0)) == "table-seed"
        await live.do(own(BERT, 1))
        await live.do(c.Reveal(ANNA, (share(0, "second"),)))
        assert live.table.play is not None
        assert live.table.seeds[:2] == ("second", f"{BERT} seed")
        assert tables.stored(live).seeds == live.table.seeds

    run(scene())


def test_a_seed_cannot_be_sealed_again_for_the_next_start() -> None:
    async def scene() -> None:
        live, _ = await waiting(Scene())
        assert await refused(live, own(ANNA, 0, following=f"{ANNA} seed")) == "table-seal"

    run(scene())


def test_a_game_that_cannot_be_is_refused_at_the_start_not_to_the_last_device() -> None:
    """Boards were chosen for three, and two sit there: nobody's device is to blame."""

    async def scene() -> None:
        boards = tuple(board.name for board in BORDER.complete(BorderOptions()).boards)
        live = await Scene().open(BORDER, chairs=3)
        await live.do(c.Configure(ANNA, options=BorderOptions(choice=boards[:3])))
        for player in (ANNA, BERT):
            await live.do(sitting(player, player))
        assert await refused(live, c.Start(ANNA)) == "border-choice-count"
        assert live.table.phase == "open"

    run(scene())


def test_a_start_goes_on_at_a_table_that_is_loaded_anew() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _ = await waiting(tables)
        await live.do(own(ANNA, 0))
        before = live.table
        tables.registry.close()
        live = await tables.registry.get(before.id)
        assert live.table == before
        assert live.table.waits_for_seeds == (1,)
        connections = {name: live.connect(key(name), Device(BORDER).sink) for name in ("anna", "bert")}
        await live.do(own(BERT, 1))
        await play_people(live, connections, Random(1))
        record = read_record(await tables.registry.record(before.id), GAMES)
        assert verify(record).over
        assert record.digest == before.digest

    run(scene())


def test_a_start_at_a_table_where_nobody_is_waits_for_somebody() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER)
        for player in (ANNA, BERT):
            await live.do(sitting(player, player))
        await live.do(c.Start(ANNA))
        await asyncio.sleep(3600)
        live = await tables.registry.get(live.table.id)
        assert live.table.phase == "starting"
        live.connect(None, Device(BORDER).sink)
        await asyncio.sleep(3600)
        assert live.table.phase == "starting", "who looks on wakes no table"
        live.connect(ANNA, Device(BORDER).sink)
        await asyncio.sleep(REVEAL_WITHIN / 1000 + 0.001)
        assert live.table.called_off == (ANNA, BERT)

    run(scene())


def test_bots_alone_begin_at_once() -> None:
    async def scene() -> None:
        tables = Scene()
        live = await tables.open(BORDER)
        await live.do(c.Start(ANNA, fill="random"))
        assert kinds(tables, live, Sealed, Revealed, Dealt) == [Sealed, Dealt]
        assert live.table.phase == "running"

    run(scene())


def test_who_is_forgotten_during_a_start_leaves_no_seat_behind() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _ = await waiting(tables)
        service = LocalTables(tables.registry, tables.logs, None)  # type: ignore[arg-type]  # nothing is asked of these
        await service.do(live.table.id, GiveUp(BERT))
        assert live.table.phase == "open"
        assert live.table.players == {ANNA}
        assert kinds(tables, live, CalledOff) == [CalledOff]

    run(scene())


def test_who_has_no_seat_calls_no_start_off_by_being_forgotten() -> None:
    async def scene() -> None:
        tables = Scene()
        live, _ = await waiting(tables)
        service = LocalTables(tables.registry, tables.logs, None)  # type: ignore[arg-type]  # nothing is asked of these
        await service.do(live.table.id, GiveUp(CARL))
        assert live.table.phase == "starting"

    run(scene())


def archived(name: str) -> list[bytes]:
    """Return the log of a table that was opened when there was only format 1."""
    return gzip.decompress((ARCHIVE / "tables" / f"{name}.jsonl.gz").read_bytes()).splitlines()


def table_after(log: list[bytes]) -> Table:
    *_, (table, _, _) = replay(*read_log(log, GAMES))
    return table


def test_a_table_of_format_1_goes_on_in_it_and_is_followed_by_one_of_format_2() -> None:
    async def scene() -> None:
        tables, log = Scene(), archived("border-lobby")
        table = table_after(log)
        assert (table.opened.version, table.phase) == (1, "open")
        tables.logs.logs[table.id] = log
        live = await tables.registry.get(table.id)
        people = {name: key(name) for name in ("anna", "bert", "cyril") if table.seats_of(key(name))}
        connections = {name: live.connect(player, Device(BORDER).sink) for name, player in people.items()}
        await live.do(c.Start(table.host, fill="random"))
        assert live.table.phase == "running"
        assert live.table.digest == ""
        await play_people(live, connections, Random(1))
        old = read_record(await tables.registry.record(table.id), GAMES)
        assert (verify(old).over, old.header.version) == (True, 1)

        following = await tables.registry.rematch(live, table.host)
        connections = {}
        for name, player in people.items():
            await following.do(sitting(player, name))
            connections[name] = following.connect(player, Device(BORDER).sink)
        await start(following, table.host)
        await play_people(following, connections, Random(1))
        new = read_record(await tables.registry.record(following.table.id), GAMES)
        assert (verify(new).over, new.header.version) == (True, 2)

    run(scene())


def test_no_seed_reaches_anybody_before_the_end() -> None:
    """Not even its own device is told one, and nothing is when a start is called off."""

    async def scene() -> None:
        tables = Scene()
        live, devices = await waiting(tables, TRAVEL)
        watcher = Device(TRAVEL)
        live.connect(None, watcher.sink)
        await live.do(own(ANNA, 0, following="anna's second"))
        await asyncio.sleep(REVEAL_WITHIN / 1000 + 0.001)
        await live.do(c.Start(ANNA))
        await live.do(c.Reveal(ANNA, (share(0, "anna's second"),)))
        await live.do(own(BERT, 1))
        connections = {name: live.connect(key(name), device.sink) for name, device in devices.items()}
        await play_people(live, connections, Random(2))
        assert live.table.phase == "finished"
        sent = b"".join(message for device in (*devices.values(), watcher) for message in device.sent)
        assert live.table.digest.encode() in sent
        hidden = (live.table.opened.secret, *live.table.seeds, f"{ANNA} seed")
        assert not [seed for seed in hidden if seed.encode() in sent]
        assert "hidden" not in repr((own(ANNA, 0, seed="hidden"), live.table.seats))

    run(scene())


def test_settings_after_the_start_do_not_change_the_digest() -> None:
    """The host's duty may be passed on meanwhile: it has no share in anything."""

    async def scene() -> None:
        live, _ = await waiting(Scene())
        digest = live.table.digest
        await live.do(c.PassHost(ANNA, 1))
        await live.do(own(ANNA, 0))
        await live.do(own(BERT, 1))
        assert live.table.digest == digest
        assert live.table.phase == "running"

    run(scene())


@pytest.mark.parametrize("change", ["name", "order", "options", "bot", "duplicate", "seal"])
def test_the_digest_tells_apart_all_that_outcomes_depend_on(change: str) -> None:
    async def digest(changed: str) -> str:
        tables = Scene()
        live = await tables.open(BORDER, chairs=3, duplicate=changed == "duplicate")
        names = ["Anna", "Bert"] if changed != "name" else ["Anna", "Berta"]
        for name in reversed(names) if changed == "order" else names:
            await live.do(c.Sit(key(name), name, SEAL if changed != "seal" else seal(name)))
        await live.do(c.SeatBot(ANNA, "greedy" if changed == "bot" else "random"))
        if changed == "options":
            await live.do(c.Configure(ANNA, options=replace(live.table.options, chain=False)))
        await live.do(c.Start(ANNA))
        return live.table.digest

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hranice.live.registry.secrets.token_bytes", lambda count: b"5" * count)
        one, same, other = run(digest("")), run(digest("")), run(digest(change))
    assert one == same != other
