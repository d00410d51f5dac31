"""Days are made ahead and made up for; every puzzle in them is proven."""

import hashlib
import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

from hranice.daily.contract import Puzzle, Puzzles
from hranice.daily.dailies import read_made
from hranice.daily.dates import after
from hranice.daily.making import (
    DayText,
    NoPuzzle,
    NotProven,
    complete_options,
    found,
    make_day,
    prepared,
    puzzles_of,
)
from hranice.daily.practice_puzzles import practice_day, practice_secret
from hranice.daily.puzzle_games import Position, judged_bot, played, position_of
from hranice.daily.server_dailies import AHEAD, MADE_UP, DayMaker, make_day_unhurried, missing
from hranice.game import Game, Games, Moved
from hranice.games.border import BORDER
from hranice.games.border.game_parts import BorderParts
from hranice.games.border.puzzles.finding import prove
from hranice.games.border.puzzles.judging import usual
from hranice.games.border.puzzles.reasons import why
from hranice.games.border.puzzles.weighing import weigh
from hranice.games.border.rules.state import Closed
from hranice.locale import LANGUAGES, Texts
from hranice.plugins import GAMES
from hranice.store import Store
from tests.daily.scene import DAY, DAY_MS, NOON

SOME_DAYS = [
    *(pytest.param(after(DAY, number), marks=pytest.mark.soak) for number in range(1, 28)),
    DAY,
]
THIRTY = [pytest.param(number, marks=pytest.mark.soak) for number in range(30)]


@pytest.mark.parametrize("day", SOME_DAYS)
def test_the_puzzles_that_come_with_the_games_prove_again(day: str) -> None:
    for name, of_game in practice_day(day).games.items():
        game = GAMES[name]
        options = complete_options(game, of_game.options)
        for ready in of_game.puzzles:
            again = prepared(game, puzzles_of(game), options, ready.puzzle)
            assert again.levels == pytest.approx(ready.levels, abs=0.001)
            assert len(again.events) == ready.puzzle.begins


@pytest.mark.parametrize("number", THIRTY)
def test_thirty_days_are_made_and_proven(number: int) -> None:
    day = after(DAY, number)
    secrets = (hashlib.sha256(f"{day} {game}".encode()).hexdigest() for game in itertools.count())
    made = read_made(make_day(day, lambda: next(secrets)))
    text = msgspec.json.decode(made.text, type=DayText)
    assert text.day == day
    for name, of_game in made.games.items():
        promised = text.games[name]
        assert [ready.puzzle for ready in of_game.puzzles] == list(promised.puzzles)
        game = GAMES[name]
        options = complete_options(game, promised.options)
        for ready in of_game.puzzles:
            course = played(game, options, promised.bots, ready.puzzle.secret, ready.puzzle.begins)
            events = msgspec.json.decode(msgspec.json.encode([moment.event for moment in course]))
            assert events == list(ready.events), "whoever has the text can play it again"
            _judgement_stands(name, options, promised.bots, ready.puzzle)


def _judgement_stands(name: str, options: Any, bots: tuple[str, ...], puzzle: Puzzle) -> None:
    """Whoever plays a puzzle is told of every decision what it was worth, and why, in every language."""
    game = GAMES[name]
    position = position_of(game, options, bots, puzzle)
    for level in puzzles_of(game).levels:
        judged = judged_bot(position, puzzles_of(game).judge, level)
        assert judged.decisions
        for decision in judged.decisions:
            assert decision.chosen in decision.choices
            assert decision.best.worth >= decision.chosen.worth
            for language in LANGUAGES:
                assert Texts(language).text(decision.reason, **decision.params) != decision.reason


def border_positions(days: int) -> list[Position]:
    """Return where some puzzles of The BORDER are taken over."""
    return [
        position_of(BORDER, BORDER.complete(BORDER.options_type()), of_game.bots, ready.puzzle)
        for day in range(days)
        for of_game in [practice_day(after(DAY, day)).games["border"]]
        for ready in of_game.puzzles
    ]


@pytest.mark.parametrize("days", [3, pytest.param(28, marks=pytest.mark.soak)])
def test_the_usual_move_errs_and_what_is_said_of_it_is_so(days: int) -> None:
    for position in border_positions(days):
        state, seat = position.play.state, position.puzzle.seat
        proof = prove(state, seat)
        assert proof is not None
        assert proof.usual < 0.92 * proof.best
        assert proof.second < 0.96 * proof.best
        best, other = weigh(state, seat).choices[0].move, usual(state, seat)
        reason = why(state, seat, best, other)
        assert reason is not None
        if reason.key == "daily-border-closes":
            lands = [_closed(state, seat, move) for move in (best, other)]
            assert reason.params["area"] in lands[0] - lands[1]
        if reason.key == "daily-border-more":
            more, fewer = (
                (BORDER.play(state, Moved(seat, move))[0].crossed[seat]).bit_count() for move in (best, other)
            )
            assert more > fewer or state.phase == "cross"


def _closed(state: Any, seat: int, move: Any) -> set[str]:
    """Return the lands that a seat closes with a move, if the others cross nothing."""
    alone = msgspec.structs.replace(
        state, sealed=tuple(marks if who == seat else marks or 0 for who, marks in enumerate(state.sealed))
    )
    _, facts = BORDER.play(alone, Moved(seat, move))
    areas = state.options.geography.areas
    return {areas[fact.area].name for fact in facts if isinstance(fact, Closed) and fact.seat == seat}


def test_a_puzzle_that_stands_elsewhere_does_not_prove() -> None:
    game, puzzles = BORDER, puzzles_of(BORDER)
    options = complete_options(game, {})
    with pytest.raises(NotProven):
        prepared(game, puzzles, options, Puzzle("keep", practice_secret(1), 100_000, 0))


def test_a_search_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game, puzzles = BORDER, puzzles_of(BORDER)
    monkeypatch.setattr("hranice.daily.making.MOST_GAMES", 2)
    barren = replace(puzzles, find=lambda *_: None)
    with pytest.raises(NoPuzzle):
        found(game, barren, "keep", complete_options(game, {}), lambda: practice_secret(1))


ONE_DAY = b'{"rules":"1","days":[{"options":{},"puzzles":[]}]}'


def no_puzzles() -> Puzzles:
    raise LookupError("gone")


def puzzling(name: str, puzzles: Callable[[], Puzzles]) -> Game[Any, Any, Any]:
    """Return The BORDER with another name and other puzzles."""

    class Puzzling(BorderParts):
        def puzzles(self) -> Puzzles:
            return puzzles()

    game: Game[Any, Any, Any] = type("Other", (type(BORDER),), {"name": name, "parts": Puzzling()})()
    return game


@pytest.fixture
def troubled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have three games whose puzzles fail in their own way, and one with none to find."""
    ours = puzzles_of(BORDER)
    games = [
        puzzling("raising", no_puzzles),
        puzzling("barren", lambda: replace(ours, find=lambda *_: None, stock=lambda: b"{}")),
        puzzling("unreadable", lambda: replace(ours, bots=cast("Any", (1,)), kinds=(), stock=lambda: b"")),
        puzzling(
            "sound",
            lambda: replace(
                ours, kinds=(), stock=lambda: b'{"rules":"1","days":[{"options":{},"puzzles":[]}]}'
            ),
        ),
    ]
    monkeypatch.setattr("hranice.daily.making.GAMES", Games(*games))
    monkeypatch.setattr("hranice.daily.making.MOST_GAMES", 2)


@pytest.mark.usefixtures("troubled")
def test_a_game_whose_puzzles_fail_is_told_and_the_day_is_made_of_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert list(read_made(make_day(DAY)).games) == ["sound"]
    assert list(practice_day(DAY).games) == ["sound"]
    told = [f"the puzzles of {name} are left out: " for name in ("raising", "barren", "unreadable")] * 2
    assert len(caplog.messages) == len(told)
    for message, beginning in zip(caplog.messages, told, strict=True):
        assert message.startswith(beginning)


def test_a_day_without_any_puzzle_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hranice.daily.making.GAMES", Games(puzzling("raising", no_puzzles)))
    with pytest.raises(NoPuzzle):
        make_day(DAY)


def test_today_is_made_first_then_days_to_come_then_those_that_were_missed() -> None:
    coming = [after(DAY, days) for days in range(1, AHEAD + 1)]
    assert missing(DAY, []) == [DAY, *coming]
    assert missing(DAY, [after(DAY, -2), DAY]) == [*coming, after(DAY, -1)]
    long_ago = missing(DAY, [after(DAY, -100)])
    assert long_ago[: AHEAD + 2] == [DAY, *coming, after(DAY, -1)]
    assert len(long_ago) == AHEAD + 1 + MADE_UP
    assert missing(DAY, [DAY, *coming]) == []


class Here:
    """A process aside that is none, and takes no time."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.stopped = 0

    async def reckon(self, answer: Callable[..., Any], day: str) -> bytes:
        assert answer is make_day_unhurried
        self.made.append(day)
        return msgspec.json.encode(practice_day(day))

    async def stop(self) -> None:
        self.stopped += 1


@pytest.mark.anyio
async def test_a_server_that_was_off_makes_up_for_it(store: Store) -> None:
    process, now = Here(), [NOON]
    maker = DayMaker(store, process, lambda: now[0])
    await maker.make_missing()
    assert process.made == [after(DAY, days) for days in range(AHEAD + 1)]
    await maker.make_missing()
    assert len(process.made) == AHEAD + 1, "nothing is made twice"
    promised = await store.day(after(DAY, 1))
    now[0] += (AHEAD + 3) * DAY_MS
    await maker.make_missing()
    assert len(await store.days()) == 2 * AHEAD + 4, "no day is missing"
    assert await store.day(after(DAY, 1)) == promised
    assert process.stopped == 3


@pytest.mark.anyio
async def test_two_nodes_do_not_make_the_same_day(store: Store) -> None:
    one, other = Here(), Here()
    for day in range(AHEAD):
        assert await store.lease(f"day {after(DAY, day)}", "another node", 60_000)
    await DayMaker(store, one, lambda: NOON).make_missing()
    assert one.made == [after(DAY, AHEAD)]
    await DayMaker(store, other, lambda: NOON).make_missing()
    assert other.made == []
