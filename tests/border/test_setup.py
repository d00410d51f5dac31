"""B1 to B5 as the game uses them; the proofs about boards themselves are in test_board.py.

Tests of: B1, B2, B3, B4, B5.
"""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from hranice.game import Chance, Drawn, Refusal
from hranice.games.border import BORDER
from hranice.games.border.rules.board import Board
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.border.rules.state import Began, Options
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.border.positions import begin


def refusal(options: Options, seats: int) -> Refusal:
    with pytest.raises(Refusal) as caught:
        BORDER.setup(options, seats)
    return caught.value


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_b1_two_to_four_players(seats: int) -> None:
    cause = refusal(Options(), seats)
    assert (cause.rule, cause.reason) == ("B1", "border-players")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_boards_are_drawn_by_chance_all_different(seats: int) -> None:
    state = BORDER.setup(Options(), seats)
    bounds = tuple(range(4, 4 - seats, -1))
    assert BORDER.due(state).chance == Chance("setup", (*bounds, seats))
    after, facts = BORDER.play(state, Drawn((1,) * (seats - 1) + (0, 1)))
    began = facts[0]
    assert isinstance(began, Began)
    assert began.boards == (*"BCD"[: seats - 1], "A")
    assert after.active == began.starter == 1


def test_b1_every_hand_of_boards_is_equally_likely() -> None:
    state = BORDER.setup(Options(), 2)
    hands = Counter(
        BORDER.play(state, Drawn((one, other, 0)))[1][0].boards for one in range(4) for other in range(3)
    )
    assert len(hands) == 12
    assert set(hands.values()) == {1}


def test_b1_players_may_choose() -> None:
    state = BORDER.setup(Options(choice=("D", "B")), 2)
    after, facts = BORDER.play(state, Drawn((1,)))
    assert facts[0] == Began(("D", "B"), 1)
    assert [after.layout(seat).name for seat in range(2)] == ["D", "B"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(choice=("A", "A")), "border-board-twice"),
        (Options(choice=("A", "X")), "border-no-such-board"),
        (Options(choice=("A",)), "border-choice-count"),
        (Options(choice=("A", "B", "C")), "border-choice-count"),
        (Options(boards=STANDARD_BOARDS[:1]), "border-too-few-boards"),
        (Options(boards=STANDARD_BOARDS[:1] * 2), "border-board-names-equal"),
    ],
)
def test_b1_choices_that_cannot_be_served(options: Options, reason: str) -> None:
    cause = refusal(options, 2)
    assert (cause.rule, cause.reason) == ("B1", reason)


def test_b1_no_new_game_has_two_boards_coloured_alike() -> None:
    options = Options(boards=(*STANDARD_BOARDS, replace(STANDARD_BOARDS[1], name="E")))
    BORDER.setup(options, 2)  # older records may hold such
    with pytest.raises(Refusal, match="border-boards-alike") as caught:
        BORDER.check_new(options)
    assert (caught.value.rule, caught.value.params) == ("B1", {"board": "E", "twin": "B"})
    BORDER.check_new(Options())


def test_b2_to_b5_a_game_refuses_illegal_boards() -> None:
    bad = Board("X", STANDARD_BOARDS[0].colours.replace("R", "G", 1))
    assert refusal(Options(boards=(bad, STANDARD_BOARDS[1])), 2).rule == "B4"
    villa = next(area for area in STANDARD_GEOGRAPHY.areas if area.name == "villa")
    areas = tuple(replace(area, high=8) if area == villa else area for area in STANDARD_GEOGRAPHY.areas)
    assert refusal(Options(geography=replace(STANDARD_GEOGRAPHY, areas=areas)), 2).rule == "B5"
    cut = replace(STANDARD_GEOGRAPHY, spaces=STANDARD_GEOGRAPHY.spaces[:-1])
    assert refusal(Options(geography=cut), 2).rule == "B2"


@pytest.mark.parametrize("name", ["", "A\u202e", "A\u200b", "x" * 41, "A\n", "<b>", " A", "_"])
def test_b1_a_board_has_a_name_that_disturbs_nobody(name: str) -> None:
    """Everybody at the table sees it."""
    named = replace(STANDARD_BOARDS[0], name=name)
    cause = refusal(Options(boards=(named, *STANDARD_BOARDS[1:])), 2)
    assert (cause.rule, cause.reason) == ("B1", "border-board-fault")
    assert str(cause.params["fault"]).isprintable()


def test_b3_white_spaces_are_crossed_from_the_start_on_every_board() -> None:
    state = begin(4)
    for seat in range(4):
        layout = state.layout(seat)
        assert layout.white.bit_count() == 2
        assert state.crossed[seat] == layout.white
        assert not any(segment & layout.white for segment in layout.segments)


def test_b4_each_board_has_24_segments_that_cover_its_coloured_spaces() -> None:
    state = begin(4)
    for seat in range(4):
        layout = state.layout(seat)
        assert len(layout.segments) == 24
        assert sum(layout.segments) == layout.all ^ layout.white


def test_b5_the_lower_value_is_half_the_higher_rounded_down() -> None:
    layout = begin().layout(0)
    assert sorted(layout.high) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert layout.low == tuple(high // 2 for high in layout.high)


def test_b1_a_game_keeps_the_boards_it_began_with() -> None:
    """A game on the boards that were A to D at first: it holds them, so it goes on as it began."""
    record = read_record(Path(__file__).with_name("first_boards.jsonl").read_bytes(), GAMES)
    own = record.header.options.boards
    assert [board.name for board in own] == [board.name for board in STANDARD_BOARDS]
    assert own != STANDARD_BOARDS
    assert verify(record).winners == (0,)
