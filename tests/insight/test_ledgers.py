"""Luck, choices, speed and the others: every change of an expectation is entered once, and all add up."""

import math
from collections.abc import Iterator
from itertools import combinations_with_replacement, pairwise
from math import factorial, prod

import pytest

from hranice.games.border.bots.engine.questions import reckon_turn
from hranice.games.border.rules.state import FACES
from hranice.games.travel.insight.priced_picks import Picks
from hranice.games.travel.rules.atlas import Atlas, graph_faults, state_of
from hranice.games.travel.rules.fact_types import Revealed
from hranice.games.travel.rules.fare import FINAL, UNDER, Fares
from hranice.insight.types import Analysis, Ledger
from hranice.plugins import GAMES
from hranice.table.record_reader import Record, read_record
from hranice.table.record_replay import replayed
from tests.insight.recorded_games import last, recorded, understood

GAMES_PLAYED = [
    ("border", ("beginner", "greedy")),
    ("border", ("random-eager", "beginner", "greedy")),
    pytest.param("border", ("greedy", "random-eager", "random", "beginner"), marks=pytest.mark.soak),
    ("travel", ("tourist", "traveller", "globetrotter")),
    ("travel", ("random", "tourist")),
]


def ledgers(analysis: Analysis) -> Iterator[Ledger]:
    for seat in analysis.seats:
        yield seat.points
        if seat.victory is not None:
            yield seat.victory


@pytest.mark.parametrize(("game", "bots"), GAMES_PLAYED)
def test_nothing_is_lost_between_the_start_and_the_result(game: str, bots: tuple[str, ...]) -> None:
    record, analysis = understood(game, bots)
    assert record.end is not None
    assert analysis.finished
    result = record.end.result
    assert [seat.points.result for seat in analysis.seats] == pytest.approx(list(result.scores))
    for ledger in ledgers(analysis):
        causes = ledger.luck + ledger.choice + ledger.speed + ledger.others
        assert ledger.start + causes == pytest.approx(ledger.result, abs=1e-9)
    if game == "border":
        shares = [seat.victory.result for seat in analysis.seats if seat.victory is not None]
        assert shares == [(seat in result.winners) / len(result.winners) for seat in range(len(bots))]


@pytest.mark.parametrize(("game", "bots"), GAMES_PLAYED)
def test_what_decisions_cost_is_what_the_ledger_says(game: str, bots: tuple[str, ...]) -> None:
    _, analysis = understood(game, bots)
    for seat in analysis.seats:
        own = [decision for decision in analysis.decisions if decision.seat == seat.seat]
        assert len(own) == seat.decisions
        assert seat.points.choice == pytest.approx(-sum(decision.lost for decision in own), abs=1e-9)
        if seat.victory is not None:
            lost = sum(decision.lost_victory or 0 for decision in own)
            assert seat.victory.choice == pytest.approx(-lost, abs=1e-9)


@pytest.mark.parametrize(("game", "bots"), GAMES_PLAYED)
def test_the_course_goes_from_the_start_to_the_result(game: str, bots: tuple[str, ...]) -> None:
    record, analysis = understood(game, bots)
    course = analysis.course
    assert course[0].cause == "start"
    assert list(course[0].points) == [seat.points.start for seat in analysis.seats]
    assert list(course[-1].points) == pytest.approx([seat.points.result for seat in analysis.seats])
    assert all(one.number <= other.number for one, other in pairwise(course))
    assert course[-1].number <= len(record.events)


def test_before_a_roll_one_expects_what_comes_after_it_on_average() -> None:
    """Luck is fair: over all rolls with their chances it is nil. By hand, without the tables of chances."""
    record, _ = understood("border", ("beginner", "greedy"))
    state = next(
        step.state for step in replayed(record) if step.state.phase == "roll" and step.state.round == 5
    )
    turn = reckon_turn(state, state.active)
    mean = 0.0
    for dice in combinations_with_replacement(range(FACES), 5):
        orders = factorial(5) // prod(factorial(dice.count(colour)) for colour in set(dice))
        mean += orders / FACES**5 * turn.after(dice, 1)
    assert mean == pytest.approx(turn.before)


def test_an_expert_loses_nothing_by_its_choices() -> None:
    _, analysis = understood("border", ("expert", "random-eager"))
    best, other = analysis.seats
    assert best.decisions == best.flawless > 10
    assert best.points.choice == 0
    assert best.victory is not None
    assert best.victory.choice == 0
    assert other.victory is not None
    assert other.victory.choice < -0.05
    assert other.flawless < other.decisions


def test_who_knows_everything_and_is_fastest_loses_nothing() -> None:
    _, analysis = understood("travel", ("traveller:knowledge=1:speed=50", "tourist", "tourist"))
    best, *others = analysis.seats
    assert (best.points.choice, best.points.speed) == (0, 0)
    assert best.decisions == best.flawless == 7
    assert all(other.points.choice + other.points.speed < 0 for other in others)
    assert len({seat.points.luck for seat in analysis.seats}) == 1, "the cards are the same for everybody"


def test_slowness_and_ignorance_are_told_apart() -> None:
    _, analysis = understood("travel", ("traveller:knowledge=1:speed=50", "traveller:knowledge=1:speed=0.1"))
    slow = analysis.seats[1]
    assert slow.points.choice == 0
    assert slow.points.speed < 0


def test_borders_that_were_not_known_are_named() -> None:
    record, analysis = understood("travel", ("tourist", "traveller:knowledge=0", "globetrotter"), 2)
    atlas = GAMES["travel"].complete(record.header.options).map
    named = [decision for decision in analysis.decisions if decision.borders]
    assert named
    for decision in analysis.decisions:
        assert isinstance(decision.chosen, Picks)
        assert decision.lost == abs(decision.chosen.bill.total - decision.best.bill.total)
        assert not decision.borders or decision.lost > 0
        for one, other in decision.borders:
            assert other in atlas.adjacent[one]


def test_borders_are_named_that_make_the_difference_and_no_others() -> None:
    """Whoever forgets just this border thinks the choice at least as good; of any other that is not so."""
    record, analysis = understood("travel", ("tourist", "traveller:knowledge=0", "globetrotter"), 2)
    atlas = GAMES["travel"].complete(record.header.options).map
    ends = {
        step.state.round: (step.state.start, step.state.target)
        for step in replayed(record)
        if any(isinstance(fact, Revealed) for fact in step.facts)
    }
    silent = 0
    for decision in analysis.decisions:
        bills = decision.chosen.bill, decision.best.bill
        if not decision.lost:
            continue
        passed = {pair for bill in bills for pair in pairwise(map(state_of, bill.route))}
        for border in {(min(pair), max(pair)) for pair in passed}:
            links = [link for link in atlas.links if {state_of(link.a), state_of(link.b)} != {*border}]
            poorer = Atlas(atlas.name, atlas.states, tuple(links))
            if any(graph_faults(poorer)):
                explains = False
            else:
                start, target = ends[decision.round]
                chosen, best = (
                    Fares(poorer).price(decision.round, start, bill.picks, target, bill.stack // UNDER)
                    for bill in bills
                )
                explains = chosen >= best if decision.round == FINAL else chosen <= best
            assert (border in decision.borders) == explains
            silent += not explains
    assert silent


def test_what_the_limit_places_is_no_choice() -> None:
    data = recorded("travel", ("traveller:speed=100", "traveller:speed=0.01"), limit=3, settle=0)
    analysis = last(read_record(data, GAMES))
    slow = analysis.seats[1]
    assert slow.decisions == 0
    assert slow.points.choice == 0
    assert slow.points.speed < 0


@pytest.mark.parametrize("game", ["border", "travel"])
def test_an_unfinished_game_is_analysed_so_far(game: str) -> None:
    bots = ("beginner", "greedy") if game == "border" else ("random", "tourist")
    whole, analysis = understood(game, bots)
    part = last(Record(whole.game, whole.header, whole.events[:40], None))
    assert not part.finished
    assert part.course == analysis.course[: len(part.course)]
    assert part.decisions == analysis.decisions[: len(part.decisions)]
    for ledger in ledgers(part):
        causes = ledger.luck + ledger.choice + ledger.speed + ledger.others
        assert ledger.start + causes == pytest.approx(ledger.result)
    nothing = last(Record(whole.game, whole.header, (), None))
    assert nothing.decisions == ()


def test_analyses_are_the_same_every_time() -> None:
    """Golden: these figures change only when the weights, their exchange or the definitions do."""
    _, first = understood("travel", ("tourist", "traveller", "globetrotter"))
    again = last(read_record(recorded("travel", ("tourist", "traveller", "globetrotter")), GAMES))
    assert first == again
    assert [round(seat.points.start, 2) for seat in first.seats] == [448.16] * 3
    assert all(math.isfinite(value) for point in first.course for value in point.points)
