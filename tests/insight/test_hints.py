"""Hints: legal moves, the expert's own choice first, and made of nothing that the seat may not know."""

import math
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from hranice.bots import make_bot
from hranice.bots.bot import EngineError
from hranice.game import Moved
from hranice.games.border import BORDER
from hranice.games.border.bots.engine import loaded_engine
from hranice.games.border.insight.calibration import exchange, exchanges
from hranice.games.border.rules.state import State
from hranice.games.travel.rules.fare import FINAL, UNDER
from hranice.games.travel.rules.state import Place
from hranice.insight import insight_of
from hranice.plugins import GAMES
from tests.insight.recorded_games import decisions
from tools.calibration import counted, deviations, fingerprint
from tools.learned_player.saved_nets import load_nets


def positions(seats: int, seed: int, each: int) -> list[tuple[State, int]]:
    return [
        (state, seat)
        for number, (state, seat) in enumerate(decisions("border", seats, seed))
        if not number % each
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_of_a_hint_is_what_an_expert_plays(seats: int) -> None:
    seen = set()
    for state, seat in positions(seats, seats, 10):
        known = BORDER.redact(state, seat)
        hint = insight_of(BORDER).advised(known, seat)
        assert hint.advice[0].move == make_bot(BORDER, "expert", 0).choose(known, seat).move
        seen.add(state.phase)
    assert seen == {"keep", "complete", "cross"}


def test_hints_are_legal_and_the_better_ones_first() -> None:
    for state, seat in positions(3, 5, 9):
        hint = insight_of(BORDER).advised(BORDER.redact(state, seat), seat)
        assert 1 <= len(hint.advice) <= 3
        for advice in hint.advice:
            after, _ = BORDER.play(state, Moved(seat, advice.move))
            assert after != state
            assert advice.victory is not None
            assert 0 <= advice.victory <= 1
            assert math.isfinite(advice.points)
        assert len({advice.move for advice in hint.advice}) == len(hint.advice)
        if state.phase != "cross":  # a crossing that ends the game promises its result, not an estimate
            for better, worse in pairwise(hint.advice):
                assert (better.victory or 0) >= (worse.victory or 0) - 1e-9


def test_what_others_have_sealed_changes_no_hint() -> None:
    """B15: two tables that look the same to a seat get the same hint, whatever lies sealed on them."""
    seen = 0
    for state, seat in decisions("border", 4, 3):
        others = [other for other, marks in enumerate(state.sealed) if other != seat and marks]
        if state.phase != "cross" or not others:
            continue
        seen += 1
        twin = replace(
            state, sealed=tuple(0 if other in others else marks for other, marks in enumerate(state.sealed))
        )
        one, other = (insight_of(BORDER).advised(BORDER.redact(which, seat), seat) for which in (state, twin))
        assert one == other
        # Nor could it be told apart by whoever gave the whole state away: sealed marks are not looked at.
        assert insight_of(BORDER).advised(state, seat) == one
        if seen > 12:
            break
    assert seen > 5


def test_a_move_that_ends_the_game_promises_its_result() -> None:
    found = 0
    for seed in range(16):
        for state, seat in decisions("border", 2, seed):
            if state.phase != "cross" or not state.ending:
                continue
            hint = insight_of(BORDER).advised(BORDER.redact(state, seat), seat)
            after, _ = BORDER.play(state, Moved(seat, hint.advice[0].move))
            assert after.phase == "over"
            assert hint.advice[0].points == BORDER.standing(after).scores[seat]
            found += 1
    assert found


def test_the_exchange_is_straight_within_a_round_and_rising() -> None:
    for state, seat in positions(4, 2, 25):
        rate = exchange(state, seat, 0.3)
        low, middle, high = (rate(share) for share in (0.2, 0.3, 0.4))
        assert middle.points == pytest.approx((low.points + high.points) / 2)
        assert low.points < middle.points < high.points
        assert low.victory < middle.victory < high.victory


def test_the_exchange_belongs_to_the_weights_in_the_package() -> None:
    assert exchanges().weights == fingerprint(), "the weights have changed: run python -m tools.calibration"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_exchange_says_on_average_what_comes_of_positions(seats: int) -> None:
    seen = counted(load_nets()[seats], seats, games=100, seed=7)
    points, victory = deviations(seen, exchanges().curves[seats])
    assert points.max() < 4
    assert victory.max() < 0.1


def test_without_weights_there_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state, seat = next(iter(decisions("border", 2, 1)))
    monkeypatch.setattr(loaded_engine, "WEIGHTS", str(tmp_path / "none.bin"))
    loaded_engine.engine.cache_clear()
    try:
        with pytest.raises(EngineError, match="missing") as raised:
            insight_of(BORDER).advised(state, seat)
        assert "\n" not in str(raised.value)
    finally:
        loaded_engine.engine.cache_clear()


@pytest.mark.parametrize("harder", [False, True])
def test_the_best_journey_costs_what_a_perfect_traveller_would_pay(*, harder: bool) -> None:
    game = GAMES["travel"]
    checked = 0
    for state, seat in decisions("travel", 3, 4, harder=harder, pace=0, show=0):
        hint = insight_of(game).advised(state, seat)
        assert len(hint.advice) == len({advice.fields for advice in hint.advice}) == 3
        prices = [advice.points for advice in hint.advice]
        assert prices == sorted(prices, reverse=state.round == FINAL)
        for advice in hint.advice:
            game.play(state, Moved(seat, advice.move, state.revealed + 10_000))
            assert advice.move.field in advice.fields
        move = make_bot(game, "traveller:knowledge=1", 1).choose(state, seat).move
        assert isinstance(move, Place)
        best = hint.advice[0]
        traveller = state.travellers(seat)[best.move.colour]
        mine = state.fields(traveller)
        if not mine:
            under = sum(len(state.stack(field)) for field in best.fields)
            bare = state.fares.price(
                state.round, state.start, tuple(map(state.pick, best.fields)), state.target
            )
            sign = -1 if state.round == FINAL else 1
            assert best.points == max(0, bare + sign * UNDER * under)
        checked += 1
    assert checked == (3 * (2 + 5 * 2)) * (2 if harder else 1)


def test_there_is_nothing_to_advise_while_no_token_is_to_be_placed() -> None:
    game = GAMES["travel"]
    state, seat = next(iter(decisions("travel", 2, 1)))
    assert state.phase == "study"
    assert insight_of(game).advised(state, seat).advice == ()
