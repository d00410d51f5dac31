"""Rules change: what began by one version of them ends by it, and new tables get the newest."""

from random import Random

import pytest

from hranice.client import Client
from hranice.client.client_table import AtTable
from hranice.game import UnknownGame
from hranice.plugins import GAMES
from hranice.table.log import BadLog, read_log
from hranice.table.record_reader import BadRecord, read_record
from hranice.table.record_replay import verify
from tests.table.forging import Lines, forged, honest
from tests.table.pig import GAMES as FIRST
from tests.table.pig import HARD_PIG, PIG, VERSIONS
from tests.table_core.scene import Device, Scene, key, play_people
from tests.table_core.virtual import run


def test_a_table_ends_by_the_rules_it_began_with_and_new_ones_get_the_newest() -> None:
    async def scene() -> None:
        before, random = Scene(games=FIRST), Random(1)
        began, _, connections = await before.begin(FIRST["pig"])
        await play_people(began, connections, random, most=2)
        assert began.table.phase == "running"
        before.registry.close()

        now = Scene(games=VERSIONS)
        now.logs.logs = before.logs.logs
        old = await now.registry.get(began.table.id)
        assert old.table == began.table
        new, _, others = await now.begin(VERSIONS["pig"])
        people = {name: old.connect(key(name), Device(PIG).sink) for name in connections}
        await play_people(old, people, random)
        await play_people(new, others, random)
        for live, game in ((old, PIG), (new, HARD_PIG)):
            record = read_record(await now.registry.record(live.table.id), VERSIONS)
            assert (live.table.game, record.game, record.header.rules) == (game, game, game.rules)
            assert verify(record).over

    run(scene())


def test_players_play_again_by_the_rules_that_they_have_played_by() -> None:
    async def scene() -> None:
        tables = Scene(games=VERSIONS)
        live, _, connections = await tables.begin(PIG)
        await play_people(live, connections, Random(1))
        again = await tables.registry.rematch(live, key("anna"))
        assert (again.table.game, again.table.options) == (PIG, live.table.options)

    run(scene())


def test_a_client_sees_a_table_with_the_eyes_of_its_version() -> None:
    async def scene() -> None:
        live, devices, _ = await Scene(games=VERSIONS).begin(PIG)
        table = AtTable(Client("http://nowhere.invalid"), live.table.opened.code, VERSIONS)
        table.take(devices["anna"].sent[0])
        assert table.game is PIG

    run(scene())


def test_the_rules_of_a_record_are_those_that_it_names() -> None:
    def renamed(lines: Lines) -> None:
        lines[0]["rules"] = "2"

    record = honest(3)  # somebody rolls a one with points on the table
    assert read_record(record, VERSIONS).game is PIG
    other = read_record(forged(record, renamed), VERSIONS)
    assert other.game is HARD_PIG
    with pytest.raises(BadRecord, match="does not follow from the digest"):
        verify(other)


def test_unknown_rules_are_told_with_those_that_are_known() -> None:
    assert VERSIONS.version("pig", "1") is PIG
    complaint = "the game keeps rules '3'; this program knows pig by '1', '2'"
    with pytest.raises(UnknownGame, match=complaint):
        VERSIONS.version("pig", "3")
    with pytest.raises(UnknownGame, match="the game 'pig' is unknown; known are border, travel"):
        GAMES.version("pig", "1")
    with pytest.raises(BadLog, match=complaint):
        read_log([b'{"version":1,"game":"pig","rules":"3"}'], VERSIONS)
    with pytest.raises(BadRecord, match=complaint):
        read_record(forged(honest(), lambda lines: lines[0].update(rules="3")), VERSIONS)
