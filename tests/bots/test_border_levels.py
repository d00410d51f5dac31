"""The levels of The BORDER: legal moves on any board, nothing hidden is seen, and each is stronger."""

import time
from random import Random
from statistics import quantiles
from typing import Any

import pytest
from msgspec.structs import replace

from hranice.bots import make_bot
from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.bots.engine.questions import reckon_turn
from hranice.games.border.bots.judging_bot import JudgingBot
from hranice.games.border.bots.levels import LEVELS
from hranice.games.border.rules.board import COLOURS, LETTERS, Board
from hranice.games.border.rules.first_action import completions
from hranice.games.border.rules.second_action import crossings
from hranice.games.border.rules.state import Complete, Cross, Options, State


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
    bot = JudgingBot(1, blur=0, inattention=0, width=256, foresight=0, lookahead=0)

    def watch(state: State, seat: int) -> None:
        if state.phase == "complete":
            legal: list[Any] = [move.segments for move in completions(state)]
            mine = [move.segments for move in bot.weigh(state, seat).moves if isinstance(move, Complete)]
            assert sorted(mine) == sorted(legal)
        elif state.phase == "cross":
            legal = [move.spaces for _, move in zip(range(400), crossings(state, seat), strict=False)]
            if len(legal) < 400:
                mine = [move.spaces for move in bot.weigh(state, seat).moves if isinstance(move, Cross)]
                assert sorted(mine) == sorted(legal)

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
                assert reckon_turn(after, seat).before == pytest.approx(worth, abs=1e-6)

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
    assert quantiles(taken, n=20)[-1] <= limit


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
