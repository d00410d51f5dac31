"""What a person types becomes moves, and what is wrong is refused with its rule."""

import pytest
from msgspec.structs import replace

from hranice.game import Drawn, Moved, Refusal
from hranice.games.border import BORDER
from hranice.games.border.rules.first_action import completable
from hranice.games.border.rules.state import (
    DICE,
    Began,
    Closed,
    Complete,
    Completed,
    Cross,
    Crossed,
    Ended,
    Ending,
    Fact,
    Finished,
    Options,
    Reroll,
    Rerolling,
    Rolled,
    State,
    Stop,
    Stopped,
    Turned,
)
from hranice.games.border.terminal.board import BoardDrawing, Marks
from hranice.games.border.terminal.fact_sentences import tell
from hranice.games.border.terminal.prompts import Completing, Keeping, Marking, Misread, task_for
from hranice.games.border.terminal.score_strip import area_labels, dice_tray, score_strip
from hranice.games.border.terminal.styles import GLYPHS
from hranice.locale import LANGUAGES, Texts

RED, GREEN, BLUE = 0, 1, 2


def rolled(*dice: int) -> State:
    """Return a game of two in which seat 0 has begun with this roll."""
    state = BORDER.setup(Options(choice=("A", "B")), 2)
    for outcome in ((0,), dice):
        state, _ = BORDER.play(state, Drawn(outcome))
    return state


def with_something_to_complete() -> State:
    """Return a position in which five dice of one colour were taken as they lie."""
    return BORDER.play(rolled(RED, RED, RED, RED, RED), Moved(0, Stop()))[0]


def with_something_to_cross() -> State:
    """Return a position in which seat 1 may use dice of the two colours beside its first white space."""
    layout = rolled(*[RED] * DICE).layout(1)
    first, second = sorted({layout.colour[space] for space in layout.spaces(layout.frontier(layout.white))})[
        :2
    ]
    state = BORDER.play(rolled(first, first, first, second, second), Moved(0, Stop()))[0]
    return BORDER.play(state, Moved(0, Complete()))[0] if state.phase == "complete" else state


@pytest.mark.parametrize(
    ("line", "move"),
    [
        (".", Stop()),
        ("0", Reroll((0, 1, 2, 3, 4))),
        ("1 3", Reroll((1, 3, 4))),
        ("13", Reroll((1, 3, 4))),
        ("3,1", Reroll((1, 3, 4))),
        ("12345", Stop()),
    ],
)
def test_b9_holding_dice_by_their_positions(line: str, move: Reroll | Stop) -> None:
    assert Keeping(rolled(RED, RED, GREEN, GREEN, BLUE), 0).answer(line) == move


@pytest.mark.parametrize(
    ("line", "reason"),
    [("6", "border-no-such-die"), ("11", "border-die-twice"), ("03", "border-no-such-die")],
)
def test_b9_refusals_of_holding(line: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        Keeping(rolled(RED, RED, GREEN, GREEN, BLUE), 0).answer(line)
    assert (refused.value.rule, refused.value.reason) == ("B9", reason)


@pytest.mark.parametrize("line", ["", "x", "1 x", "-", "½", "٣"])
def test_what_is_no_answer_to_holding(line: str) -> None:
    with pytest.raises(Misread):
        Keeping(rolled(RED, RED, GREEN, GREEN, BLUE), 0).answer(line)


def test_b10_completing_by_letter_or_by_any_space() -> None:
    state = with_something_to_complete()
    layout = state.layout(0)
    segments = completable(layout, state.crossed[0], state.dice)
    assert Completing(state, 0).answer("a.") == Complete(segments[:1])
    space = layout.spaces(layout.segments[segments[0]])[-1]
    assert Completing(state, 0).answer(f"{space} .") == Complete(segments[:1])


def test_b14_completing_nothing_and_taking_back() -> None:
    task = Completing(with_something_to_complete(), 0)
    assert task.answer("a") is None
    assert task.used
    assert task.marks().chosen
    assert task.answer("-") is None
    assert not task.used
    assert task.answer(".") == Complete(())


def test_b13_a_line_counts_as_a_whole() -> None:
    task = Completing(with_something_to_complete(), 0)
    with pytest.raises(Refusal) as refused:
        task.answer("abcd.")
    assert refused.value.reason == "border-dice-short"
    assert task.answer(".") == Complete(()), "nothing of the refused line is left"


def test_b3_b10_spaces_that_belong_to_no_segment_or_do_not_exist() -> None:
    state = with_something_to_complete()
    white = state.layout(0).spaces(state.layout(0).white)[0]
    for line, rule in ((str(white), "B3"), ("86", "B10"), ("9" * 30, "B10")):
        with pytest.raises(Refusal) as refused:
            Completing(state, 0).answer(line)
        assert refused.value.rule == rule


@pytest.mark.parametrize("word", ["²", "١٢", "9" * 5_000, "+1"])
def test_what_looks_like_a_number_is_no_answer(word: str) -> None:
    for task in (Completing(with_something_to_complete(), 0), Marking(with_something_to_cross(), 1)):
        with pytest.raises(Misread):
            task.answer(word)


def test_b16_crossing_in_any_order_and_taking_back() -> None:
    state = with_something_to_cross()
    task = Marking(state, 1)
    glowing = [int(label) for label in task.marks().labels.values()]
    assert task.answer(str(glowing[0])) is None
    assert task.marks().chosen == {glowing[0]}
    assert task.answer("-") is None
    assert task.answer(f"{glowing[0]} .") == Cross((glowing[0],))


def test_b16_every_glowing_space_is_accepted_and_no_other() -> None:
    state = with_something_to_cross()
    glowing = set(Marking(state, 1).marks().labels)
    for space in range(86):
        if space in glowing:
            assert Marking(state, 1).answer(str(space)) is None
        else:
            with pytest.raises(Refusal):
                Marking(state, 1).answer(str(space))


def test_b16_taking_back_never_leaves_a_cross_out_of_reach() -> None:
    """A later space may have been typed first; undoing goes from the far end of the chain."""
    state = with_something_to_cross()
    first = Marking(state, 1)
    near = next(iter(first.marks().labels))
    first.answer(str(near))
    further = [space for space in first.marks().labels if space not in Marking(state, 1).marks().labels]
    assert further, "these dice can build a chain"
    task = Marking(state, 1)
    task.answer(f"{further[0]} {near}")
    task.answer("-")
    assert task.marks().chosen == {near}


def test_b15_dice_that_are_spent_are_shown_as_spent() -> None:
    task = Marking(with_something_to_cross(), 1)
    before = task.used
    task.answer(next(iter(task.marks().labels.values())))
    assert len(task.used) == len(before) + 1


def test_each_phase_asks_its_own_question() -> None:
    assert isinstance(task_for(rolled(*[RED] * DICE), 0), Keeping)
    assert isinstance(task_for(with_something_to_complete(), 0), Completing)
    assert isinstance(task_for(with_something_to_cross(), 1), Marking)


FACTS: list[Fact] = [
    Began(("A", "B"), 1),
    Turned(1, 0),
    Rolled(0, 1, (0, 1, 2, 3, 4), (0, 1, 2, 3, 4)),
    Rerolling(1, (0, 1)),
    Stopped(0),
    Completed(0, (), (), (0, 1, 2, 3, 4)),
    Completed(1, (0,), (1, 2), (0, 1, 2)),
    Finished(1),
    Crossed(1, (1,)),
    Closed(0, 5, 9, first=True),
    Ending(1),
    Ended((9, 0), (0,), quiet=False),
    Ended((0, 0), (0, 1), quiet=True),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_b23_every_fact_is_told_in_every_language(fact: Fact, language: str) -> None:
    state = rolled(*[RED] * DICE)
    told = tell(fact, state, ["Anna", "Bob"], 0, Texts(language))
    assert "fact-border" not in told
    assert "{" not in told
    assert "Anna" not in told, "what the player did is told to the player as “you”"


def test_b23_a_closing_names_area_and_points() -> None:
    state = rolled(*[RED] * DICE)
    area = next(number for number, area in enumerate(state.options.geography.areas) if area.name == "villa")
    told = tell(Closed(1, area, 9, first=True), state, ["Anna", "Bob"], 0, Texts("en"))
    assert told == "Bob closes the villa: 9 points, the higher value!"


@pytest.mark.parametrize("tall", [True, False])
def test_b2_the_drawing_shows_every_space_and_every_area(tall: bool) -> None:
    state = rolled(*[RED] * DICE)
    texts = Texts("en")
    drawing = BoardDrawing(state.options.geography, tall=tall)
    drawn = drawing.draw(state.layout(0), state.crossed[0], area_labels(state, 0, texts), Marks()).plain
    assert sum(drawn.count(glyph) for glyph in GLYPHS) == 84
    assert drawn.count("××") == 2
    assert all(f"{area.high}/{area.low}" in drawn for area in state.options.geography.areas)
    assert all(texts.text("area-name", area=area.name) in drawn for area in state.options.geography.areas)
    assert max(map(len, drawn.splitlines())) <= 80


def test_b23_the_higher_value_is_crossed_out_once_taken() -> None:
    state = rolled(*[RED] * DICE)
    before = score_strip(state, ["Anna", "Bob"], Texts("en"), tall=True).plain
    assert "9/4" in before
    villa = next(number for number, area in enumerate(state.options.geography.areas) if area.name == "villa")
    taken = replace(state, first=(0, 1 << villa))
    after = score_strip(taken, ["Anna", "Bob"], Texts("en"), tall=True).plain
    assert "9/4" not in after
    assert "✗/4" in after
    assert "(9)" in after


@pytest.mark.parametrize("tall", [True, False])
def test_the_tray_shows_symbols_positions_and_what_is_held(tall: bool) -> None:
    tray = dice_tray([0, 1, 2, 3, 4], held=[1], gone=[4], tall=tall).plain
    assert all(GLYPHS[colour] in tray for colour in range(4))
    assert GLYPHS[4] not in tray
    assert "•2" in tray
