"""The daily deal of a server: who plays what, what counts, and what is told when."""

import hashlib
from typing import Any

import msgspec
import pytest

from hranice.daily.attempts import attempt
from hranice.daily.dailies import task_of
from hranice.daily.dates import after, end_of
from hranice.daily.practice_puzzles import practice_day
from hranice.game import Refusal
from hranice.live.messages import Opening
from hranice.live.problems import Denied, problem_of
from hranice.live.tables import Asker
from hranice.store import DayResult, NotFound, Store, Unavailable
from hranice.table.codes import is_puzzle
from hranice.table.commands import Close, Leave, Replace
from tests.daily.scene import ADA, BOB, DAY, DAY_MS, NOON, DailyScene

pytestmark = pytest.mark.anyio

PUZZLES = 3


async def refused(doing: Any) -> str:
    """Return why something was not done."""
    with pytest.raises((Denied, Refusal)) as told:
        await doing
    return problem_of(told.value).reason


async def result(scene: DailyScene, number: int, player: str = ADA, day: str = DAY) -> Any:
    return (await scene.dailies.verdict(day, "border", number, player)).result


async def own_game(scene: DailyScene, player: str = ADA, day: str = DAY) -> Any:
    told = await scene.dailies.day(day, player)
    return next(game for game in told.games if game.game == "border")


async def test_a_day_is_played_and_compared(scene: DailyScene) -> None:
    for player in (ADA, BOB):
        for number in range(PUZZLES):
            assert await refused(scene.dailies.verdict(DAY, "border", number, player)) == "daily-not-done"
            await scene.play(number, player)
            assert (await result(scene, number, player)).grade == 2
    game = await own_game(scene)
    assert game.played == 2
    assert [puzzle.kind for puzzle in game.puzzles] == ["keep", "complete", "cross"]
    assert all(puzzle.result.share == pytest.approx(1) and puzzle.code for puzzle in game.puzzles)
    assert game.standing.counted
    assert (game.standing.share, game.standing.better_than) == (pytest.approx(1), 1)
    shares = [bot.share for bot in game.standing.bots]
    assert [bot.name for bot in game.standing.bots] == ["beginner", "regular", "expert"]
    assert shares == sorted(shares)
    (listed,) = await scene.dailies.days(ADA)
    assert (listed.day, listed.games, listed.done) == (DAY, ("border", "travel"), ("border",))


async def test_a_visitor_without_a_key_sees_the_day(scene: DailyScene) -> None:
    told = await scene.dailies.day("today", None)
    assert (told.day, told.practice, told.ends) == (DAY, False, end_of(DAY))
    assert not any(puzzle.code or puzzle.result for game in told.games for puzzle in game.puzzles)
    opening = scene.dailies.open("today", "border", 0, Asker("here", None), "Ada")
    assert await refused(opening) == "server-no-key"


async def test_the_first_try_counts(scene: DailyScene) -> None:
    live = await scene.open(1)
    assert (await scene.open(1)).table.id == live.table.id, "there is one table"
    await scene.play(1)
    first = await scene.dailies.verdict(DAY, "border", 1, ADA)
    worse = msgspec.structs.replace(first, result=msgspec.structs.replace(first.result, share=0.5))
    told = msgspec.json.encode(worse)
    await scene.store.keep_day_result(DayResult(DAY, "border", 1, ADA, 0.5, counted=True, verdict=told))
    assert (await result(scene, 1)).share == first.result.share


async def test_what_comes_faster_than_a_person_can_is_not_compared(scene: DailyScene) -> None:
    for number in range(PUZZLES):
        await scene.play(number, after=5_000 if number else 0)
        verdict = await scene.dailies.verdict(DAY, "border", number, ADA)
        assert verdict.counted == bool(number), "it is told at once"
    game = await own_game(scene)
    assert game.played == 0
    assert not game.standing.counted


async def play_all_and_be_compared_with_nobody(scene: DailyScene) -> None:
    """Do every puzzle of the day well; it is judged, and counts in no comparison."""
    for number in range(PUZZLES):
        await scene.play(number)
        assert (await result(scene, number)).grade == 2
    game = await own_game(scene)
    assert (game.played, game.standing.counted) == (0, False)
    scene.close()


async def test_an_earlier_day_can_be_played_and_is_not_compared(store: Store) -> None:
    scene = DailyScene(store, NOON + DAY_MS)
    await scene.keep(DAY)
    await play_all_and_be_compared_with_nobody(scene)


async def test_whoever_ends_after_midnight_when_the_secrets_are_told_is_not_compared(store: Store) -> None:
    scene = DailyScene(store, end_of(DAY) - 600_000)
    await scene.keep(DAY)
    for number in range(PUZZLES):
        await scene.open(number)
    scene.clock.leap(1_200_000)
    assert (await scene.dailies.day(DAY, None)).opened is not None
    await play_all_and_be_compared_with_nobody(scene)


async def test_what_was_done_before_midnight_is_compared_even_if_judged_later(
    store: Store,
) -> None:
    scene = DailyScene(store, end_of(DAY) - 600_000)
    await scene.keep(DAY)
    for number in range(PUZZLES):
        await scene.play(number)
    scene.clock.leap(1_200_000)
    for number in range(PUZZLES):
        await result(scene, number)
    assert (await own_game(scene)).standing.counted
    scene.close()


async def test_a_day_is_promised_before_it_comes_and_opened_when_it_is_over(store: Store) -> None:
    scene = DailyScene(store)
    for day in (DAY, after(DAY)):
        await scene.keep(day)
    told = await scene.dailies.day(DAY, None)
    assert told.opened is None
    scene.clock.leap(DAY_MS)
    opened = await scene.dailies.day(DAY, None)
    assert opened.opened is not None
    assert hashlib.sha256(opened.opened.encode()).hexdigest() == told.commitment == opened.commitment
    assert (await scene.dailies.day("today", None)).commitment == told.next_commitment
    assert [one.day for one in await scene.dailies.days(None)] == [after(DAY), DAY]
    scene.close()


@pytest.mark.parametrize(
    ("day", "reason"),
    [
        (after(DAY), "daily-not-yet"),
        ("2026-11-17", "daily-no-such-day"),
        ("2026-02-30", "daily-no-such-day"),
        ("20261118", "daily-no-such-day"),
        ("yesterday", "daily-no-such-day"),
        ("9999-12-31", "daily-no-such-day"),
    ],
)
async def test_a_day_that_is_not_there(scene: DailyScene, day: str, reason: str) -> None:
    await scene.keep(after(DAY))
    assert await refused(scene.dailies.day(day, ADA)) == reason
    assert await refused(scene.open(0, day=day)) == reason
    assert await refused(scene.dailies.verdict(day, "border", 0, ADA)) == reason


@pytest.mark.parametrize(("game", "number"), [("border", 3), ("border", -1), ("chess", 0)])
async def test_a_puzzle_that_is_not_there(scene: DailyScene, game: str, number: int) -> None:
    opening = scene.dailies.open(DAY, game, number, Asker("here", ADA), "Ada")
    assert await refused(opening) == "daily-no-such-puzzle"


async def test_today_is_made_when_somebody_asks_for_it(store: Store) -> None:
    scene = DailyScene(store)
    assert await refused(scene.dailies.day("today", ADA)) == "daily-being-made"
    assert scene.wanted
    scene.close()


async def test_a_server_started_anew_in_the_middle_of_a_puzzle_goes_on(scene: DailyScene) -> None:
    live = await scene.open(0)
    scene.close()
    again = DailyScene(scene.store)
    assert (await again.open(0)).table.opened.code == live.table.opened.code
    await again.play(0)
    assert (await result(again, 0)).grade == 2
    again.close()


async def test_a_result_must_be_that_of_the_player_and_of_the_puzzle(scene: DailyScene) -> None:
    await scene.play(0)
    made = practice_day(DAY).games["border"]
    first, second = (task_of(DAY, "border", made, number, 0) for number in (0, 1))
    log = await scene.store.read(first.table(ADA))
    assert attempt(log, first, ADA) is not None
    assert attempt(log, first, BOB) is None
    assert attempt(log, second, ADA) is None


async def test_nothing_is_lost_when_a_result_cannot_be_written(
    scene: DailyScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.play(0)

    async def away(_: DayResult) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(scene.store, "keep_day_result", away)
        with pytest.raises(Unavailable):
            await scene.dailies.verdict(DAY, "border", 0, ADA)
    assert (await result(scene, 0)).grade == 2


async def test_nobody_is_helped_in_a_puzzle_nor_learns_its_secret_on_its_day(scene: DailyScene) -> None:
    live = await scene.open(0)
    connection = live.connect(ADA, lambda _: True)
    with pytest.raises(Refusal, match="table-hint-puzzle"):
        connection.known(live.table.seats_of(ADA)[0])
    code, asker = live.table.opened.code, Asker("here", ADA)
    assert await refused(scene.tables.record(code, asker)) == "table-puzzle-sealed"
    again = Opening("border", deal=code)
    assert await refused(scene.tables.open(again, ADA, "here")) == "server-no-such-deal"
    scene.clock.leap(DAY_MS)
    assert await refused(scene.tables.record(code, asker)) == "table-not-finished"


async def test_puzzles_are_not_among_the_tables_of_a_player_and_are_forgotten_with_them(
    scene: DailyScene,
) -> None:
    await scene.play(0)
    await result(scene, 0)
    assert await scene.tables.of(ADA) == []
    assert [is_puzzle(table) for table in await scene.store.tables_of(ADA)] == [True]
    await scene.tables.forget(ADA)
    assert await scene.store.days_done(ADA) == []
    assert await scene.store.tables_of(ADA) == []
    assert (await own_game(scene)).puzzles[0].code is None


async def test_no_second_try_is_compared_after_all_was_deleted(scene: DailyScene) -> None:
    await scene.play(0)
    await result(scene, 0)
    await scene.dailies.forget(ADA)
    assert await scene.store.tables_of(ADA) == []
    for number in range(PUZZLES):
        await scene.play(number)
        await result(scene, number)
    game = await own_game(scene)
    assert (game.played, game.standing.counted) == (0, False)
    scene.clock.leap(DAY_MS)
    await scene.keep(after(DAY))
    for number in range(PUZZLES):
        await scene.play(number, day=after(DAY))
        await result(scene, number, day=after(DAY))
    assert (await own_game(scene, day=after(DAY))).standing.counted, "the next day is another one"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_puzzle_cannot_be_closed_so_it_can_always_be_finished(scene: DailyScene, begun: bool) -> None:
    live = await scene.open(0)
    seat = live.table.seats_of(ADA)[0]
    if begun:
        connection = live.connect(ADA, lambda _: True)
        scene.clock.leap(5_000)
        await connection.move(seat, connection.legal(seat).moves[0])
        connection.close()
    for ending in (Close(ADA), Leave(ADA, seat), Replace(ADA, seat, "expert")):
        doing = scene.tables.do(live.table.opened.code, Asker("here", ADA), ending)
        assert await refused(doing) == "table-puzzle-stays"
    await scene.play(0)
    assert (await result(scene, 0)).share > 0


async def test_a_seat_that_was_given_up_is_not_compared(scene: DailyScene) -> None:
    live = await scene.open(0)
    await scene.tables.give_up(live.table.id, ADA)
    assert await refused(scene.dailies.verdict(DAY, "border", 0, ADA)) == "daily-not-done"


async def test_a_puzzle_is_not_deleted_for_another_try(scene: DailyScene) -> None:
    await scene.play(0)
    code = (await scene.open(0)).table.opened.code
    with pytest.raises(NotFound):
        await scene.tables.forget_game(code, ADA)
    assert (await scene.open(0)).table.opened.code == code
