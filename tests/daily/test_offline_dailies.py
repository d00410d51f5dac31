"""Puzzles without a server: the same answers, from the worker of a page, compared with nobody."""

import json
from typing import Any

import msgspec
import pytest

from hranice.bots import make_bot
from hranice.browser.worker import PLAYER
from hranice.daily.dailies import task_of
from hranice.daily.dates import after, day_at, end_of
from hranice.daily.practice_puzzles import practice_day
from hranice.game import Moved
from hranice.plugins import GAMES
from hranice.table.codes import puzzle_id
from hranice.table.log import Happened, read_log
from tests.browser.pages import Logs, Tab
from tests.daily.scene import ADA, DAY, DailyScene
from tests.table_core.virtual import run

PUZZLES = [("border", 0), ("border", 1), ("border", 2), ("travel", 0), ("travel", 3)]


async def played(tab: Tab, game: str, number: int, day: str) -> Any:
    """Play a puzzle as the best bot does; return the verdict."""
    path = f"/days/{day}/{game}/{number}"
    assert await tab.refused("GET", f"{path}/verdict") == (409, "daily-not-done")
    opened = await tab.ask("POST", path, {"name": "Ada"})
    assert opened == await tab.ask("POST", path, {"name": "Ada"})
    rules, seat = GAMES[game], opened["seat"]
    bot = make_bot(rules, list(rules.parts.bots())[-1], 1)
    table = puzzle_id(PLAYER, f"{day} {game} {number}")
    tab.worker.connect(1)
    tab.worker.say(1, json.dumps({"type": "watch", "code": opened["code"]}))
    for ref in range(100):
        told = await tab.told.get()
        while told["type"] != "update" or not _is_due(tab, table, seat):
            if (answer := await tab.text("GET", f"{path}/verdict"))[0] == 200:
                tab.worker.hang_up(1)
                return json.loads(answer[1])
            told = await tab.told.get()
        choice = bot.choose(rules.redact(_state(tab, table), seat), seat)
        move = msgspec.to_builtins(choice.move)
        tab.worker.say(
            1, json.dumps({"type": "move", "table": table, "seat": seat, "move": move, "ref": str(ref)})
        )
    raise AssertionError("the puzzle has no end")


def _state(tab: Tab, table: str) -> Any:
    """Return the state of the game at a table, from its log."""
    game, entries = read_log([entry.encode() for entry in tab.logs.entries[table]], GAMES)
    events = [entry.event for entry in entries if isinstance(entry, Happened)]
    opened: Any = entries[0]
    state = game.setup(game.complete(opened.options), opened.house.chairs)
    for event in events:
        state, _ = game.play(state, event)
    return state


def _is_due(tab: Tab, table: str, seat: int) -> bool:
    game, _ = read_log([entry.encode() for entry in tab.logs.entries[table]], GAMES)
    return seat in game.due(_state(tab, table)).seats


@pytest.mark.parametrize(("game", "number"), PUZZLES)
def test_a_puzzle_is_played_to_its_verdict(game: str, number: int) -> None:
    async def scene() -> None:
        tab = Tab(Logs(), set())
        told = await tab.ask("GET", "/days/today")
        assert told["practice"]
        verdict = await played(tab, game, number, told["day"])
        kind = next(one for one in told["games"] if one["game"] == game)["puzzles"][number]["kind"]
        assert verdict["kind"] == kind
        assert 0 <= verdict["result"]["share"] <= 1
        for decision in verdict["decisions"]:
            worths = [choice["worth"] for choice in decision["choices"]]
            assert worths == sorted(worths, reverse=True)
            assert decision["chosen"] in decision["choices"]
            assert decision["best"]["worth"] == worths[0]
            assert decision["reason"].startswith(f"daily-{game}-")
            assert decision["view"]
        assert verdict["options"]
        if game == "border":
            assert verdict["result"]["grade"] == 2, "the expert is the judge"
        after_ = await tab.ask("GET", "/days/today")
        own = next(one for one in after_["games"] if one["game"] == game)
        assert own["puzzles"][number]["result"] == verdict["result"]
        assert own["played"] == 0
        again = Tab(tab.logs, set())
        assert (await again.ask("GET", f"/days/today/{game}/{number}/verdict"))["result"] == verdict["result"]

    run(scene())


def test_days_are_listed_and_those_done_are_told() -> None:
    async def scene() -> None:
        tab = Tab(Logs(), set())
        (today, *others) = await tab.ask("GET", "/days")
        assert len(others) == 29
        assert others[0]["day"] == after(today["day"], -1)
        for number in range(3):
            await played(tab, "border", number, today["day"])
        listed = await tab.ask("GET", "/days")
        assert listed[0]["done"] == ["border"]
        assert not any(one["done"] for one in listed[1:])
        standing = (await tab.ask("GET", "/days/today"))["games"][0]["standing"]
        assert (standing["share"], standing["counted"], standing["better_than"]) == (1, False, 0)
        assert (await tab.ask("GET", "/me"))["tables"] == [], "puzzles stand in no list of tables"
        await tab.ask("DELETE", "/me")
        assert (await tab.ask("GET", "/days"))[0]["done"] == []
        await tab.ask("POST", "/days/today/border/0", {"name": "Ada"})
        again = (await tab.ask("GET", "/days/today"))["games"][0]["puzzles"][0]
        assert (again["code"] is not None, again["result"]) == (True, None)
        assert await tab.refused("GET", f"/days/{after(today['day'])}") == (409, "daily-not-yet")
        assert await tab.refused("GET", "/days/2020-01-01") == (404, "daily-no-such-day")
        assert await tab.refused("POST", "/days/today/border/7", {"name": "Ada"}) == (
            404,
            "daily-no-such-puzzle",
        )

    run(scene())


@pytest.mark.anyio
async def test_a_server_answers_alike(scene: DailyScene) -> None:
    """The same puzzles of the same day: only what a device cannot know is different."""
    tab = Tab(Logs(), set())
    today = (await tab.ask("GET", "/days/today"))["day"]
    at_home = await tab.ask("GET", "/days/today")
    scene.clock.leap(end_of(today) - 600_000 - scene.clock.now())
    await scene.keep(today)
    served = json.loads(msgspec.json.encode(await scene.dailies.day("today", ADA)))
    differing = {key for key in served if served[key] != at_home[key]}
    assert differing <= {"practice", "next_commitment"}
    assert served.keys() == at_home.keys()


def test_the_games_of_practice_are_those_that_were_found() -> None:
    made = practice_day(DAY)
    for name, of_game in made.games.items():
        for number in range(len(of_game.puzzles)):
            task = task_of(DAY, name, of_game, number, 0)
            lesson = task.lesson("somebody")
            assert len(lesson.record.events) == task.puzzle.begins
            assert lesson.record.game.name == name
            assert any(isinstance(event, Moved) for event in lesson.record.events) or task.puzzle.kind == "1"


def test_days_are_those_of_utc() -> None:
    assert day_at(end_of(DAY)) == after(DAY)
    assert day_at(end_of(DAY) - 1) == DAY
