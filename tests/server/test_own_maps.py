"""Maps of people's own over HTTP: looked at, kept for everybody at a table, and never for strangers."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from hranice.games.travel import map_maker_api, maps
from hranice.games.travel.api import KEEPS
from hranice.games.travel.maps.borders_to_learn import Borders, borders_of
from hranice.games.travel.maps.own_map_check import LARGEST
from hranice.live.problems import Denied
from hranice.server.device_keys import new_key
from tests.server.real_server import RealServer

pytestmark = pytest.mark.anyio

PACK = msgspec.json.encode(replace(maps.load("usa"), name="my land"))


def asking(server: RealServer) -> httpx.AsyncClient:
    heads = {"authorization": f"Bearer {new_key()}"}
    return httpx.AsyncClient(base_url=f"{server.url}/api", headers=heads, timeout=60)


async def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


async def test_a_map_is_looked_at_kept_and_served_to_whoever_is_at_its_table(server: RealServer) -> None:
    async with asking(server) as host, asking(server) as friend:
        looked = (await host.post("/maps/check", content=PACK)).json()
        assert looked["faults"] == []
        kept = (await host.post("/maps", content=PACK)).json()
        assert (kept["digest"], kept["atlas"]) == (looked["digest"], looked["atlas"])
        opened = await host.post("/tables", json={"game": "travel", "options": {"map": kept["atlas"]}})
        assert opened.status_code == 201
        found = await friend.get(f"/maps/own/{kept['digest']}")
        assert found.status_code == 200
        assert found.headers["content-encoding"] == "gzip"
        assert found.json() == looked["pack"]
        assert await refused(await friend.get(f"/maps/own/{'0' * 64}")) == (404, "server-no-such-map")


async def test_what_is_wrong_is_told_and_nothing_of_it_is_kept(server: RealServer) -> None:
    tree: dict[str, Any] = msgspec.json.decode(PACK)
    tree["states"][3]["places"][0]["outline"] = "<script>"
    async with asking(server) as host:
        looked = (await host.post("/maps/check", json=tree)).json()
        [fault] = looked["faults"]
        assert fault["places"] == [tree["states"][3]["code"]]
        assert looked["atlas"] is None
        answer = await host.post("/maps", json=tree)
        assert await refused(answer) == (409, "travel-map-broken")
        assert await refused(await host.post("/maps", content=b"hello")) == (409, "travel-map-broken")
        for path in ("/maps", "/maps/check"):
            assert await refused(await host.post(path, content=b"x" * (LARGEST + 1))) == (
                413,
                "server-too-large",
            )


async def test_strangers_are_not_shown_what_somebody_made(server: RealServer) -> None:
    async with asking(server) as host:
        kept = (await host.post("/maps", content=PACK)).json()
        options = {"map": kept["atlas"]}
        public = {"public": True, "chairs": 4}
        opening = {"game": "travel", "options": options, "house": public}
        assert await refused(await host.post("/tables", json=opening)) == (409, "table-own-public")
        code = (await host.post("/tables", json={"game": "travel", "options": options})).json()["code"]
        answer = await host.put(f"/tables/{code}/options", json={"house": public})
        assert await refused(answer) == (409, "table-own-public")
        ours = {"house": public, "options": {"map": "usa"}}
        assert (await host.put(f"/tables/{code}/options", json=ours)).status_code == 200
        answer = await host.put(f"/tables/{code}/options", json={"options": options})
        assert await refused(answer) == (409, "table-own-public")


async def test_the_referee_reckons_on_a_map_of_ones_own(server: RealServer) -> None:
    async with asking(server) as host:
        looked = (await host.post("/maps/check", content=PACK)).json()
        journey = {"round": 1, "start": "TX", "picks": ["CO"]}
        own = await host.post("/fare/own", json={"map": looked["atlas"], **journey})
        ours = await host.post("/fare", json={"map": "usa", **journey})
        assert own.json()["bill"] == ours.json()["bill"]
        answer = await host.post("/fare/own", json={"map": looked["atlas"], **journey, "start": "XX"})
        assert await refused(answer) == (409, "travel-state-unknown")
        broken = {**looked["atlas"], "links": []}
        answer = await host.post("/fare/own", json={"map": broken, **journey})
        assert await refused(answer) == (409, "travel-map-broken")


async def test_the_borders_of_a_map_of_ones_own_are_told(server: RealServer) -> None:
    async with asking(server) as host:
        looked = (await host.post("/maps/check", content=PACK)).json()
        peculiarities = [
            {"kind": each["kind"], "places": each["places"]} for each in looked["pack"]["peculiarities"]
        ]
        question = {"map": looked["atlas"], "peculiarities": peculiarities}
        ours = maps.load("usa")
        told = await host.post("/borders/own", json=question)
        assert msgspec.convert(told.json(), Borders) == borders_of(ours.atlas, ours.peculiarities)
        # What a stranger says of a map may be nonsense.
        for kind, places in (("corner", ["AZ", "CO"]), ("apart", ["XX", "YY"]), ("sea", [])):
            nonsense = {**question, "peculiarities": [{"kind": kind, "places": places}]}
            assert (await host.post("/borders/own", json=nonsense)).json()["peculiar"] == {}
        broken = {**looked["atlas"], "links": []}
        assert await refused(await host.post("/borders/own", json={"map": broken})) == (
            409,
            "travel-map-broken",
        )


async def test_a_table_may_have_the_largest_map(server: RealServer) -> None:
    codes = [f"STATE{number:03}" for number in range(250)]
    links = [
        {"a": one, "b": other, "sea": False}
        for number, one in enumerate(codes)
        for other in codes[number + 1 : number + 5]
    ]
    atlas = {"name": "large", "states": [{"code": code} for code in codes], "links": links}
    async with asking(server) as host:
        opened = await host.post("/tables", json={"game": "travel", "options": {"map": atlas}})
        assert opened.status_code == 201


async def test_an_address_sends_few_maps_a_minute(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        async with asking(server) as host:
            answers = [
                (await host.post("/maps", content=b"hello")).status_code for _ in range(int(10 * KEEPS) + 1)
            ]
    assert answers[:-1] == [409] * (len(answers) - 1)
    assert answers[-1] == 429


def squares(columns: int, rows: int) -> dict[str, Any]:
    """Return GeoJSON of a land like a chess board, in the middle of Europe."""

    def square(column: int, row: int) -> dict[str, Any]:
        west, south = 10 + column, 45 + row
        ring = [[west, south], [west + 1, south], [west + 1, south + 1], [west, south + 1], [west, south]]
        number = row * columns + column
        return {
            "type": "Feature",
            "properties": {"code": f"S{number}", "name": f"State {number}"},
            "geometry": {"type": "Polygon", "coordinates": [ring]},
        }

    features = [square(column, row) for row in range(rows) for column in range(columns)]
    return {"type": "FeatureCollection", "features": features}


async def test_a_map_is_made_from_geographic_data_and_notes(server: RealServer) -> None:
    async with asking(server) as host:
        source = squares(4, 4)
        made = (await host.post("/maps/make", json={"data": source, "name": "chess"})).json()
        assert made["faults"] == []
        assert made["atlas"]["name"].startswith("chess-")
        assert len(made["atlas"]["states"]) == 16
        kept = await host.post("/maps", json=made["pack"])
        assert kept.json()["digest"] == made["digest"]
        told = (await host.post("/maps/make", json={"data": source, "notes": 'drop = ["Nowhere"]'})).json()
        assert "Nowhere" in told["faults"][0]["text"]
        assert told["pack"] is None
        told = (await host.post("/maps/make", json={"data": squares(1, 1)})).json()
        assert told["faults"]
        assert told["sketch"]["wrong"] == ""
        twisted = squares(4, 4)
        west, east, top, left, _ = twisted["features"][5]["geometry"]["coordinates"][0]
        twisted["features"][5]["geometry"]["coordinates"] = [[west, top, east, left, west]]
        told = (await host.post("/maps/make", json={"data": twisted})).json()
        assert told["faults"][0]["text"].startswith(
            "the outline of S5 crosses itself; mending it would change 100%"
        )
        assert told["sketch"]["wrong"].count("M") == 1
        assert told["sketch"]["wrong"] in told["sketch"]["land"]
        doubled = squares(4, 4)
        doubled["features"][3]["properties"] = doubled["features"][4]["properties"]
        told = (await host.post("/maps/make", json={"data": doubled})).json()
        assert "codes are there twice: S4" in told["faults"][0]["text"]
        assert told["sketch"]["wrong"].count("M") == 2
        told = (await host.post("/maps/make", content=b"hello")).json()
        assert told["sketch"] is None
        assert "is no JSON" in told["faults"][0]["text"]


async def test_a_server_that_cannot_make_maps_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(map_maker_api, "CAN_MAKE", False)
    with pytest.raises(Denied, match="server-no-map-maker"):
        await map_maker_api.make_map(b"{}")


async def test_few_maps_wait_to_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = map_maker_api.Queue(2)
    monkeypatch.setattr(map_maker_api, "_QUEUE", queue)
    async with queue.turn():
        waiting = asyncio.create_task(map_maker_api.make_map(b"[]"))
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="server-busy"):
            await map_maker_api.make_map(b"[]")
    assert (await waiting).faults
