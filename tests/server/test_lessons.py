"""Lessons are real games, taken over at a moment that has everything in it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import hranice.games
from hranice.client import Client
from hranice.game import Moved
from hranice.games.border.rules.state import Closed, Complete, Cross, Reroll, Stop
from hranice.plugins import GAMES
from hranice.table.log import Happened
from hranice.table.record_replay import replayed, verify
from hranice.table.record_takeover import Takeover
from hranice.table.table_state import replay
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S
from tests.table.lessons import lessons
from tools.lessons import main

pytestmark = pytest.mark.anyio


def test_the_lessons_are_found_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(tmp_path)
    told = capsys.readouterr().out
    for name, lesson in lessons().items():
        assert f"{name}: {Takeover(lesson.begins, lesson.seat)}," in told
    kept = Path(hranice.games.__file__).parent
    for path in tmp_path.rglob("lesson.jsonl"):
        assert (kept / path.relative_to(tmp_path)).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_game_of_a_lesson_is_sound(game: str) -> None:
    assert verify(lessons()[game].record).over


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_lesson_stands_where_the_game_did(game: str) -> None:
    lesson = lessons()[game]
    *_, (table, entry, _) = replay(GAMES[game], lesson.log("somebody", "Ada", 1_000_000))
    assert table.play is not None
    state = next(step.state for step in replayed(lesson.record) if step.number == lesson.begins)
    assert table.play.state == state
    assert lesson.seat in table.play.due.seats
    assert table.seats_of("somebody") == (lesson.seat,)
    assert isinstance(entry, Happened)
    assert table.stamp(1_000_000) >= table.play.latest


def test_the_turn_of_the_border_has_everything_in_it() -> None:
    lesson = lessons()["border"]
    kinds = [type(move) for move in lesson.advice[:4]]
    assert kinds == [Reroll, Stop, Complete, Cross]
    steps = list(replayed(lesson.record))[lesson.begins + 1 :]
    at = next(at for at, step in enumerate(steps) if isinstance(step.event, Moved) and step.event.seat == 1)
    facts = [fact for step in steps[: at + 1] for fact in step.facts]
    assert any(isinstance(fact, Closed) and fact.seat == lesson.seat and fact.first for fact in facts)


async def test_whoever_follows_the_advice_closes_a_land(server: RealServer) -> None:
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        answer = httpx.post(
            f"{server.url}/api/lessons/border",
            json={"name": "Ada"},
            headers={"authorization": f"Bearer {client.key}"},
        )
        assert answer.status_code == 201
        taught: dict[str, Any] = answer.json()
        table = await client.watch(taught["code"])
        assert table.about is not None
        assert table.about.lesson, "nobody is to be told that its secret is one"
        moves = [msgspec.convert(move, GAMES["border"].move_type) for move in taught["advice"][:3]]
        for move in moves:
            await table.move(taught["seat"], move)
        async for _ in table:
            (view,) = table.views
            if view.players[taught["seat"]].closed:
                return


async def test_a_lesson_is_ones_own_table_once_it_has_begun(server: RealServer) -> None:
    async with Client(server.url) as client, asyncio.timeout(PATIENCE_S):
        known = {"authorization": f"Bearer {client.key}"}

        def own_tables() -> list[str]:
            return [
                table["code"] for table in httpx.get(f"{server.url}/api/me", headers=known).json()["tables"]
            ]

        taught = httpx.post(f"{server.url}/api/lessons/border", json={"name": "Ada"}, headers=known).json()
        assert own_tables() == [], "nobody has come to it"
        table = await client.watch(taught["code"])
        await table.move(taught["seat"], msgspec.convert(taught["advice"][0], GAMES["border"].move_type))
        assert own_tables() == [taught["code"]]


def test_there_is_no_lesson_of_other_games(server: RealServer) -> None:
    answer = httpx.post(f"{server.url}/api/lessons/chess", json={"name": "Ada"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "server-no-such-game")
