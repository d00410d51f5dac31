"""The levels of The BORDER: legal moves on any board, nothing hidden is seen, and each is stronger."""

import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from hranice.border import BORDER
from hranice.border.board import COLOURS, LETTERS, Board
from hranice.border.first_action import completions
from hranice.border.second_action import crossings
from hranice.border.state import ROLLS, Options, State
from hranice.bots import make_bot
from hranice.bots.border.completing import all_completions
from hranice.bots.border.crossing import Growing
from hranice.bots.border.dice import worth_of_holding
from hranice.bots.border.judgement import WeightsError, net
from hranice.bots.border.judgement.board import Floats, plan_of
from hranice.bots.border.judgement.judge import Worth, crossed_row
from hranice.bots.border.judgement.net import load_weights, save_weights
from hranice.bots.border.judging import JudgingBot
from hranice.bots.border.levels import LEVELS
from hranice.game import Drawn, Moved


def play(names: list[str], seed: int, options: Options | None = None, watch: Any = None) -> tuple[int, ...]:
    """Play one game and return the winners; `watch` sees every decision before it is made."""
    random = Random(seed)
    bots = [make_bot(BORDER, name, seed + seat) for seat, name in enumerate(names)]
    state = BORDER.setup(options or Options(), len(names))
    while due := BORDER.due(state):
        if due.chance:
            state = BORDER.play(state, Drawn(tuple(map(random.randrange, due.chance.bounds))))[0]
            continue
        for seat in due.seats:
            if watch:
                watch(state, seat)
            move = bots[seat].choose(BORDER.redact(state, seat), seat).move
            state = BORDER.play(state, Moved(seat, move))[0]
    return BORDER.standing(state).winners


def repainted() -> Options:
    """Return boards nobody trained on: colours change places, and so do the numbers of the areas."""
    usual = Options()
    table = str.maketrans(LETTERS, LETTERS[2:] + LETTERS[:2])
    boards = tuple(Board(f"{board.name}2", board.colours.translate(table)) for board in usual.boards)
    geography = replace(usual.geography, areas=usual.geography.areas[::-1])
    return Options(geography=geography, boards=boards)


@pytest.mark.parametrize("options", [Options(chain=False), repainted()], ids=["no chain", "own boards"])
def test_every_level_plays_legally_to_the_end(options: Options) -> None:
    for seats in (2, 3, 4):
        names = ["expert", "regular", "beginner", "random"][:seats]
        assert play(names, seats, options)


def test_a_repainted_board_is_judged_as_the_same_board() -> None:
    """Colours have no meaning but to be alike, and areas are known by their values, not by their numbers."""
    usual, other = Options(choice=("A", "B")), replace(repainted(), choice=("A2", "B2"))
    # Dice are repainted with the boards, so that both games are one and the same in other clothes.
    shift = len(COLOURS) - 2

    def course(options: Options, turn: int) -> list[Any]:
        random, moves = Random(3), []
        bots = [make_bot(BORDER, "expert", 1) for _ in range(2)]
        state = BORDER.setup(options, 2)
        while due := BORDER.due(state):
            if due.chance:
                faces = tuple(map(random.randrange, due.chance.bounds))
                rolled = faces if state.phase == "setup" else tuple((face - turn) % 6 for face in faces)
                state = BORDER.play(state, Drawn(rolled))[0]
                continue
            for seat in due.seats:
                moves.append(bots[seat].choose(BORDER.redact(state, seat), seat).move)
                state = BORDER.play(state, Moved(seat, moves[-1]))[0]
        return moves

    assert course(usual, 0)[:20] == course(other, shift)[:20]


def test_what_others_have_sealed_changes_nothing() -> None:
    """B15: the same view gets the same move, whatever the others have marked in secret."""
    seen = 0

    def watch(state: State, seat: int) -> None:
        nonlocal seen
        others = [other for other, marks in enumerate(state.sealed) if other != seat and marks]
        if state.phase != "cross" or not others:
            return
        seen += 1
        other_marks = tuple(0 if other in others else marks for other, marks in enumerate(state.sealed))
        twin = replace(state, sealed=other_marks)
        for name in LEVELS:
            moves = {
                make_bot(BORDER, name, 1).choose(BORDER.redact(which, seat), seat).move
                for which in (state, twin)
            }
            assert len(moves) == 1

    play(["random-eager"] * 4, 1, watch=watch)
    assert seen > 10


def test_the_same_seed_and_state_give_the_same_move_in_any_order() -> None:
    decisions: list[tuple[State, int]] = []
    play(["greedy"] * 2, 1, watch=lambda state, seat: decisions.append((state, seat)))
    decisions = decisions[::3]
    for name in LEVELS:
        one, two = make_bot(BORDER, name, 9), make_bot(BORDER, name, 9)
        forwards = [one.choose(state, seat).move for state, seat in decisions]
        backwards = [two.choose(state, seat).move for state, seat in reversed(decisions)]
        assert forwards == backwards[::-1]


def test_completions_and_crossings_are_the_legal_ones() -> None:
    """B10-B19: what the bots consider is what the rules list, no more and no less."""

    def equal(boards: Floats) -> Worth:
        return np.zeros(len(boards))

    def watch(state: State, seat: int) -> None:
        plan = plan_of(state.layout(seat))
        if state.phase == "complete":
            counts = tuple(state.dice.count(colour) for colour in range(6))
            found = all_completions(plan, crossed_row(state, seat)).within(counts)
            mine = [found.numbers(plan, place) for place in range(len(found.dice))]
            assert sorted(mine) == sorted(move.segments for move in completions(state))
        elif state.phase == "cross":
            legal = [move.spaces for _, move in zip(range(400), crossings(state, seat), strict=False)]
            if len(legal) < 400:
                made, _ = Growing(state, seat).search(equal, 10_000)
                assert sorted(tuple(np.flatnonzero(row)) for row in made) == sorted(legal)

    for chain in (True, False):
        play(["random-eager", "random", "greedy"], 2, Options(chain=chain), watch)


def test_what_is_foreseen_of_a_turn_is_what_it_is_worth_when_it_comes() -> None:
    """Between two, a second action is followed by one's own turn, and all that dice can do is known."""
    seen = []

    def watch(state: State, seat: int) -> None:
        if state.phase != "cross" or state.ending:
            return
        bot = JudgingBot(1, blur=0, inattention=0, width=4, foresight=0, lookahead=3)
        hasty = JudgingBot(1, blur=0, inattention=0, width=4, foresight=0, lookahead=0)
        view = BORDER.redact(state, seat)
        considered = bot.weigh(view, seat)
        move = bot.choose(view, seat).move
        assert move == considered.moves[0]
        seen.append(move != hasty.choose(view, seat).move)
        for move, worth in zip(considered.moves, considered.worth, strict=True):
            after = BORDER.play(state, Moved(seat, move))[0]
            if after.phase != "over":
                rolls = bot.turn_worth(after, seat)
                assert worth_of_holding(rolls, ROLLS)[0] == pytest.approx(worth, abs=1e-6)

    play(["greedy", "greedy"], 3, watch=watch)
    assert len(seen) > 10
    assert any(seen), "looking ahead changes nothing"


@pytest.mark.parametrize(
    "limit",
    [
        pytest.param(0.1, marks=pytest.mark.soak),
        0.5,  # beside other tests, and on machines that are slower
    ],
)
def test_an_expert_answers_within_a_tenth_of_a_second_of_one_core(limit: float) -> None:
    taken = []
    expert = make_bot(BORDER, "expert", 1)

    def watch(state: State, seat: int) -> None:
        began = time.process_time()
        expert.choose(BORDER.redact(state, seat), seat)
        taken.append(time.process_time() - began)

    play(["greedy"] * 4, 1, watch=watch)
    assert np.percentile(taken, 95) <= limit


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("expert", "random-eager", 4), ("beginner", "random-eager", 16)]
)
def test_a_level_beats_one_far_below(better: str, worse: str, games: int) -> None:
    won = 0.0
    for game in range(games):
        names = [better, worse] if game % 2 == 0 else [worse, better]
        winners = play(names, game)
        won += (game % 2 in winners) / len(winners)
    assert won >= 0.8 * games


@pytest.mark.parametrize(
    ("dials", "words"),
    [
        ("blur=-0.1", "blur is -0.1; it goes from 0 to 1"),
        ("inattention=2", "inattention is 2; it goes from 0 to 1"),
        ("width=0", "width is 0; it goes from 1 to 256"),
        ("foresight=-1", "foresight is -1; it goes from 0 to 256"),
        ("lookahead=1e9", r"lookahead is 1e\+09; it goes from 0 to 256"),
    ],
)
def test_dials_that_are_turned_too_far_are_told_in_one_line(dials: str, words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}$"):
        make_bot(BORDER, f"expert:{dials}", 1)


def test_missing_weights_are_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.npz: the weights of the bots are missing; `make train`"):
        load_weights(tmp_path / "none.npz")


def test_broken_weights_are_told_in_one_line(tmp_path: Path) -> None:
    place = tmp_path / "broken.npz"
    place.write_bytes(b"PK\x03\x04 these are no weights")
    with pytest.raises(WeightsError, match=r"broken\.npz: no weights can be read"):
        load_weights(place)
    whole = net.load_weights()
    with place.open("wb") as stream:
        save_weights(stream, {2: whole[2], 4: whole[4]})
    load_weights.cache_clear()
    with pytest.raises(WeightsError, match="there are no weights for 3 players"):
        load_weights(place)


def test_weights_of_another_version_are_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, whole = tmp_path / "later.npz", load_weights()
    monkeypatch.setattr(net, "VERSION", 99)
    with place.open("wb") as stream:
        save_weights(stream, whole)
    monkeypatch.undo()
    with pytest.raises(WeightsError, match=r"later\.npz: weights of version 99; this program needs"):
        load_weights(place)


def test_weights_of_another_shape_are_told_in_one_line(tmp_path: Path) -> None:
    place, whole = tmp_path / "short.npz", load_weights()
    short = {seats: weights._replace(rows=weights.rows[:-5]) for seats, weights in whole.items()}
    with place.open("wb") as stream:
        save_weights(stream, short)
    with pytest.raises(WeightsError, match=r"short\.npz: there are weights for \d+ clues; this program has"):
        load_weights(place)


def test_weights_are_kept_as_exactly_as_a_byte_allows(tmp_path: Path) -> None:
    random, place, whole = np.random.default_rng(5), tmp_path / "kept.npz", load_weights()
    rows = random.standard_normal(whole[2].rows.shape).astype(np.float32)
    rows[::7] *= 1e-4
    rows[-1] = 0
    with place.open("wb") as stream:
        save_weights(stream, {seats: weights._replace(rows=rows) for seats, weights in whole.items()})
    kept = load_weights(place)[4]
    assert (np.abs(kept.rows - rows) <= np.abs(rows).max(axis=1, keepdims=True) / 127).all()
    assert (kept.inner == whole[4].inner).all()


def test_the_weights_in_the_package_are_small() -> None:
    assert (Path(net.__file__).parent / net.FILE).stat().st_size <= 1_000_000
