"""Tables without a server: the same answers, records and hints, from the worker of a page."""

import asyncio
import copy
import gzip
import itertools
import json
import re
import time
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from hranice.browser.worker import PLAYER
from hranice.games.travel import maps
from hranice.games.travel.maps.own_map_check import LARGEST
from hranice.live.live_table import summary_of
from hranice.plugins import GAMES
from hranice.server.app import AppState, make_litestar
from hranice.server.settings import Settings
from hranice.store import Store
from hranice.table.fair_chance import seal
from hranice.table.record import Header
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.archive.make import TABLES, folders
from tests.archive.test_archive import table_after
from tests.browser.pages import Logs, Tab
from tests.server.players import QUICK
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio

DAY_S = 24 * 3600
OF_OLD = folders()[0] / TABLES / "travel-settle.jsonl.gz"
"""The log of a game that began by the first rules, and was left."""
BOTS = {"border": "greedy", "travel": "traveller:speed=100"}
each_game = pytest.mark.parametrize("game", ["border", "travel"])


@pytest.fixture
async def tab() -> AsyncIterator[Tab]:
    async with asyncio.timeout(PATIENCE_S):
        yield Tab(Logs(), set())


async def opened(tab: Tab, game: str) -> str:
    """Open a table for bots that do not dawdle."""
    place = await tab.ask(
        "POST", "/tables", {"game": game, "house": {"chairs": 3, "pause": 0}, "options": QUICK[game]}
    )
    code: str = place["code"]
    return code


async def played(tab: Tab, game: str) -> str:
    """Have three bots play a whole game before a page that looks on; return its code."""
    code = await opened(tab, game)
    tab.worker.connect(1)
    tab.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": code}))
    await tab.ask("POST", f"/tables/{code}/start", {"fill": BOTS[game]})
    await tab.until("finished")
    return code


@each_game
async def test_a_whole_game_is_recorded_as_dealt_on_the_device_and_can_be_looked_at_again(
    tab: Tab, game: str
) -> None:
    code = await played(tab, game)
    assert code.startswith("0"), "a code that leads nowhere else"
    status, text = await tab.text("GET", f"/tables/{code}/record")
    record = read_record(text.encode(), GAMES)
    assert status == 200
    assert isinstance(record.header, Header)
    assert record.header.dealt == "device"
    assert verify(record).winners
    showing = await tab.ask("GET", f"/tables/{code}/replay?seat=1")
    assert showing["seat"] == 1
    status, sent = await tab.text("POST", "/replay?seat=1", text)
    assert (status, json.loads(sent)) == (200, showing)
    while "done" in (analysis := await tab.ask("GET", f"/tables/{code}/analysis")):
        await asyncio.sleep(0)
    assert analysis["decisions"]
    assert [table["code"] for table in (await tab.ask("GET", "/me"))["tables"]] == [code]


async def test_somebody_sits_down_starts_moves_and_is_told_why_not(tab: Tab) -> None:
    assert (await tab.ask("POST", "/me"))["tables"] == []
    code = await opened(tab, "border")
    place = await tab.ask("POST", f"/tables/{code}/seats", {"name": "Ada", "seal": seal("mine")})
    assert place["seats"] == [0]
    await tab.ask("POST", f"/tables/{code}/bots", {"bot": "greedy"})
    tab.worker.connect(1)
    tab.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": code}))
    await tab.ask("POST", f"/tables/{code}/start", {})
    seed = {"seat": 0, "seed": "mine", "seal": seal("next")}
    begun = await tab.ask("POST", f"/tables/{code}/seeds", {"seeds": [seed]})
    await tab.until("running")
    tab.worker.say(
        1,
        json.dumps({"type": "move", "ref": "m", "table": begun["table"], "seat": 0, "move": {"type": "odd"}}),
    )
    while (told := await tab.told.get()).get("ref") != "m":
        pass
    assert (told["type"], told["reason"]) == ("refused", "table-move-unreadable")
    assert await tab.refused("POST", f"/tables/{code}/start", {}) == (409, "table-not-open")
    assert await tab.refused("POST", f"/tables/{code}/seats", {"name": 3}) == (400, "server-unreadable")
    assert await tab.refused("GET", "/tables/0NOBODYS/record") == (404, "server-no-such-table")
    assert await tab.refused("GET", "/me/link") == (404, "server-not-found")


async def test_a_table_waits_for_storage_that_is_away(tab: Tab) -> None:
    code = await opened(tab, "border")
    tab.logs.away = True
    bots = ("POST", f"/tables/{code}/bots", {"bot": "greedy"})
    assert await tab.refused(*bots) == (503, "server-store-away")
    tab.logs.away = False
    assert (await tab.ask(*bots))["code"] == code


async def test_a_table_survives_its_tab_and_no_two_tabs_drive_it() -> None:
    logs, locked = Logs(), set[str]()
    first, second = Tab(logs, locked), Tab(logs, locked)
    async with asyncio.timeout(PATIENCE_S):
        code = await opened(first, "border")
        assert await second.refused("POST", f"/tables/{code}/bots", {"bot": "greedy"}) == (
            503,
            "offline-other-tab",
        )
        locked.clear()  # the first tab is closed
        assert (await second.ask("POST", f"/tables/{code}/bots", {"bot": "greedy"}))["code"] == code


@each_game
async def test_a_game_goes_on_when_the_clock_of_the_device_was_ahead(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asyncio.timeout(PATIENCE_S):
        right = time.time
        with monkeypatch.context() as ahead:
            ahead.setattr(time, "time", lambda: right() + DAY_S)
            first = Tab(Logs(), set())
        code = await opened(first, game)
        first.worker.connect(1)
        first.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": code}))
        await first.ask("POST", f"/tables/{code}/start", {"fill": BOTS[game]})
        await first.until("running")
        later = Tab(copy.deepcopy(first.logs), set())
        later.worker.connect(1)
        later.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": code}))
        await later.until("finished")


async def test_a_game_that_began_by_older_rules_is_played_on_by_them() -> None:
    """The page may be a newer one each time it is loaded."""
    entries = gzip.decompress(OF_OLD.read_bytes()).decode()
    # Here all people are the one who has the device.
    log = re.sub(r'"\w+-key"', f'"{PLAYER}"', entries).splitlines()
    before = table_after([entry.encode() for entry in log])
    assert before.game.rules == "1" != GAMES[before.game.name].rules
    logs = Logs()
    summary = msgspec.json.encode(summary_of(before, 0)).decode()
    await logs.append(before.id, 0, log, summary)
    tab = Tab(logs, set())
    tab.worker.connect(1)
    tab.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": before.opened.code}))
    began: int | None = None
    async with asyncio.timeout(PATIENCE_S):
        for number in itertools.count():
            told = await tab.told.get()
            if told["type"] != "update" or not told.get("views"):
                continue
            now = told["views"][0]["round"]
            began = now if began is None else began
            if now > began:
                break
            for view in told["views"]:
                if view["moves"]:
                    move = {"seat": view["seat"], "move": view["moves"][0], "table": told["table"]}
                    tab.worker.say(1, json.dumps({"type": "move", "ref": f"{number}", **move}))
    played = logs.entries[before.id]
    assert played[: len(log)] == log
    assert len(played) > len(log)
    assert table_after([entry.encode() for entry in played]).game.rules == "1"


async def test_lessons_referee_maps_and_boards(tab: Tab) -> None:
    for game in GAMES:
        taught = await tab.ask("POST", f"/lessons/{game}", {"name": "Ada"})
        assert taught["code"].startswith("0")
        assert taught["advice"]
    question = {"map": "europe", "round": 1, "start": "FR", "picks": ["GB"]}
    assert (await tab.ask("POST", "/fare", question))["bill"]["total"] == 40
    assert await tab.refused("POST", "/fare", {**question, "map": "atlantis"}) == (404, "server-no-such-map")
    assert {"europe", "usa"} <= {*await tab.ask("GET", "/maps")}
    assert (await tab.ask("GET", "/maps/usa"))["name"] == "usa"
    assert len((await tab.ask("GET", "/boards"))["boards"]) == 4


async def test_everything_can_be_forgotten(tab: Tab) -> None:
    await opened(tab, "travel")
    await played(tab, "border")
    assert (await tab.ask("DELETE", "/me"))["tables"] == []
    assert not tab.logs.entries
    assert not tab.locked, "other tabs may have these tables as well"


def idle(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return the move of somebody at The BORDER who crosses nothing, so that the game ends soon (B24)."""
    if view["seat"] == view["active"]:
        moves: dict[str, dict[str, Any]] = {
            "keep": {"type": "stop"},
            "complete": {"type": "complete", "segments": []},
        }
        return moves.get(view["phase"])
    waits = view["phase"] == "cross" and view["players"][view["seat"]]["thinking"]
    return {"type": "cross", "spaces": []} if waits else None


async def idled(tab: Tab) -> str:
    """Have somebody finish a game against bots without crossing anything; return its code."""
    code = await opened(tab, "border")
    await tab.ask("POST", f"/tables/{code}/seats", {"name": "Ada", "seal": seal("mine")})
    tab.worker.connect(1)
    tab.worker.say(1, json.dumps({"type": "watch", "ref": "w", "code": code}))
    await tab.ask("POST", f"/tables/{code}/start", {"fill": "greedy"})
    seed = {"seat": 0, "seed": "mine", "seal": seal("next")}
    await tab.ask("POST", f"/tables/{code}/seeds", {"seeds": [seed]})
    for number in itertools.count():
        told = await tab.told.get()
        if told["type"] != "update":
            continue
        if told.get("about", {}).get("phase") == "finished":
            return code
        move = idle(told["views"][0]) if told.get("views") else None
        if move is not None:
            wanted = {"type": "move", "ref": f"{number}", "table": told["table"], "seat": 0, "move": move}
            tab.worker.say(1, json.dumps(wanted))
    raise AssertionError


async def test_finished_games_are_listed_and_deleted_as_by_a_server(tab: Tab) -> None:
    running = await opened(tab, "border")
    code = await idled(tab)
    (game,) = (await tab.ask("GET", "/me/games?start=0"))["games"]
    assert (game["code"], game["yours"], game["seats"][1]["bot"]) == (code, [0], "greedy")
    assert game["on"][0].keys() == {"option", "value", "name", "seat"}
    assert [*tab.logs.results], "the page finds it without Python"
    assert (await tab.ask("GET", "/me/games?start=1"))["games"] == []
    assert await tab.refused("DELETE", f"/me/games/{running}") == (409, "table-not-finished")
    assert await tab.refused("DELETE", "/me/games/0NOBODYS") == (404, "server-no-such-table")
    assert await tab.ask("DELETE", f"/me/games/{code}") is None
    assert (await tab.ask("GET", "/me/games"))["games"] == []
    assert not tab.logs.results
    assert [table["code"] for table in (await tab.ask("GET", "/me"))["tables"]] == [running]


async def test_every_request_of_a_server_is_answered_or_known_to_need_one(tab: Tab) -> None:
    """What the page may ask a server for, it may ask the worker for."""
    paths = make_litestar(AppState(Settings(""), cast("Store", None))).openapi_schema.paths or {}
    needs_server = {
        ("/api/me/link", "post"),
        ("/api/me/move", "post"),
        ("/api/tables/{code}/host", "post"),
        ("/api/games/{game}/texts/{language}", "get"),
        ("/api/games/{game}/print", "get"),
    }
    missing = set()
    for path, item in paths.items():
        for method in ("get", "post", "put", "delete"):
            if (
                path.startswith("/api/")
                and getattr(item, method) is not None
                and (path, method) not in needs_server
            ):
                asked = path.removeprefix("/api").replace("{seat}", "0").replace("{number}", "0")
                _, reason = await tab.text(
                    method.upper(), asked.replace("{code}", "0XXX").replace("{game}", "none")
                )
                if "server-not-found" in reason:
                    missing.add((path, method))
    assert not missing


async def test_a_map_of_ones_own_is_looked_at_kept_and_found_as_on_a_server(tab: Tab) -> None:
    pack = msgspec.json.encode(replace(maps.load("usa"), name="my land")).decode()
    status, text = await tab.text("POST", "/maps/check", pack)
    looked = json.loads(text)
    assert (status, looked["faults"]) == (200, [])
    status, text = await tab.text("POST", "/maps", pack)
    kept = json.loads(text)
    assert (status, kept["digest"]) == (200, looked["digest"])
    assert await tab.ask("GET", f"/maps/own/{kept['digest']}") == looked["pack"]
    place = await tab.ask("POST", "/tables", {"game": "travel", "options": {"map": kept["atlas"]}})
    assert place["code"].startswith("0")
    assert await tab.refused("GET", "/maps/own/none") == (404, "server-no-such-map")
    status, text = await tab.text("POST", "/maps", "x" * (LARGEST + 1))
    assert (status, json.loads(text)["reason"]) == (413, "server-too-large")
    await tab.ask("DELETE", "/me")
    assert await tab.refused("GET", f"/maps/own/{kept['digest']}") == (404, "server-no-such-map")
