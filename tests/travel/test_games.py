"""Whole games: what holds in every one of them, whoever plays and on whatever map."""

from collections.abc import Iterator
from itertools import groupby, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.conformance.playing import Step, playthrough
from hranice.game import Games, Moved
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.atlas import DECK
from hranice.games.travel.rules.fact_types import (
    Fact,
    Income,
    Laid,
    Placed,
    Reckoned,
    Reshuffled,
    Revealed,
    Settled,
)
from hranice.games.travel.rules.fare import FINAL, picks_in
from hranice.games.travel.rules.options import Options
from hranice.games.travel.rules.state import State
from hranice.lab.playing import play_game
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.travel.made_up import SMALLEST, atlases
from tests.travel.reference_fare import Journeys
from tests.travel.tables import EUROPE, grid, quick

BIG = grid(8, 8)
EUROPE_ON_FOOT = Journeys.on("europe")


@st.composite
def games(draw: st.DrawFn) -> tuple[Options, int]:
    """Any number of players, on any map, with or without the variant and with any times."""
    harder = draw(st.booleans())
    options = Options(
        map=draw(st.sampled_from((EUROPE, BIG, SMALLEST)) | atlases()),
        harder=harder,
        pace=draw(st.sampled_from((0, 700))),
        limit=draw(st.sampled_from((0, 1))),
        settle=draw(st.sampled_from((0, 300))),
        show=draw(st.sampled_from((0, 2_000))),
    )
    return options, draw(st.integers(2, 3 if harder else 6))


def check_game(options: Options, seats: int, seed: int) -> None:
    """Play one game, equal stamps included, and check the laws at each step."""
    facts: list[Fact] = []
    for step in playthrough(TRAVEL, options, seats, seed):
        check_step(step)
        facts += step.facts
    check_cards(facts, len(step.after.atlas.states))
    check_stacks(facts)
    check_money(facts, step.after)


def check_step(step: Step) -> None:
    state: State = step.after
    assert sum(state.purses) + state.bank == 0
    assert min(state.purses) >= 0
    assert not state.tokens or state.start is not None
    assert all(token.at >= state.revealed for token in state.tokens)
    assert all(one.at <= other.at for one, other in pairwise(state.tokens))
    for traveller in range(state.seats * state.each):
        fields = state.fields(traveller)
        assert len({*fields}) == len(fields) <= max(1, picks_in(state.round))
    if isinstance(step.event, Moved):
        assert step.before.phase in {"study", "place", "reckon"}


def rounds_of(facts: list[Fact]) -> Iterator[list[Fact]]:
    """Cut the facts of a game into its rounds."""
    began = [place for place, fact in enumerate(facts) if type(fact).__name__ == "RoundBegan"]
    for place, following in pairwise([*began, len(facts)]):
        yield facts[place:following]


def check_cards(facts: list[Fact], deck: int) -> None:
    """See no card return before all are shuffled (T9, T40), and nobody placing before the reveal."""
    rounds, seen = [], set[str]()
    for told in rounds_of(facts):
        if any(isinstance(fact, Reshuffled) for fact in told):
            seen = set()
        cards = [fact.card for fact in told if isinstance(fact, Laid)]
        reveal = next(fact for fact in told if isinstance(fact, Revealed))
        cards += [card for card in (reveal.start, reveal.target) if card]
        rounds.append(cards)
        assert len({*cards}) == len(cards)
        assert seen.isdisjoint(cards)
        seen |= {*cards}
        placed = [fact for fact in told if isinstance(fact, Placed)]
        assert all(fact.token.at >= reveal.at for fact in placed)
        assert told.index(reveal) < told.index(placed[0])
    assert [len(cards) for cards in rounds] == [8, 8, 8, 8, 9, 9, 9]
    assert deck < DECK or len({card for cards in rounds[:6] for card in cards}) == DECK


def check_stacks(facts: list[Fact]) -> None:
    """See that the final stacks hold exactly the tokens that were placed, in the order of their stamps."""
    for told in rounds_of(facts):
        tokens = [fact.token for fact in told if isinstance(fact, Placed)]
        (settled,) = (fact for fact in told if isinstance(fact, Settled))
        for field, stack in enumerate(settled.stacks):
            at = {token.traveller: token.at for token in tokens if token.field == field}
            assert sorted(stack) == sorted(at)
            assert [at[traveller] for traveller in stack] == sorted(at.values())


def check_money(facts: list[Fact], last: State) -> None:
    """See that purses are what the facts say: income less payments, and what was received."""
    purses = [0] * last.seats
    for fact in facts:
        if isinstance(fact, Income):
            purses = [purse + fact.amount for purse in purses]
        elif isinstance(fact, Reckoned):
            seat, money, owed = fact.reckoning.seat, fact.reckoning.money, fact.reckoning.bill.total
            final = fact.round == FINAL
            assert money == (owed if final else min(owed, purses[seat]))
            purses[seat] += money if final else -money
    assert tuple(purses) == last.purses
    assert TRAVEL.standing(last).winners == tuple(
        seat for seat, purse in enumerate(purses) if purse == max(purses)
    )


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_the_laws_hold_in_every_game(game: tuple[Options, int], seed: int) -> None:
    check_game(*game, seed)


def test_bills_of_played_games_agree_with_the_second_opinion() -> None:
    for seed in range(4):
        for step in playthrough(TRAVEL, quick(), 6, seed):
            for number, told in groupby(
                (fact for fact in step.facts if isinstance(fact, Reckoned)), key=lambda fact: fact.round
            ):
                before: State = step.before
                for fact in told:
                    bill = fact.reckoning.bill
                    under = bill.stack // 10
                    ends = (str(before.start), before.target)
                    price = EUROPE_ON_FOOT.price(number, *ends, list(bill.picks), [under])
                    assert bill.total == price


def tables(games_: int) -> Iterator[tuple[Options, list[str], int]]:
    """Yield tables of two to six and of the variant, in turn."""
    random = Random(games_)
    for number in range(games_):
        harder = number % 4 == 0
        seats = random.randint(2, 3 if harder else 6)
        bots = [random.choice(("random", "traveller")) for _ in range(seats)]
        yield quick(harder=harder, settle=random.choice((0, 300))), bots, number


def simulated(games_: int) -> None:
    for options, bots, number in tables(games_):
        played = play_game(TRAVEL, options, bots, seed=7, number=number)
        assert played.rounds == 7
        assert played.standing.over
        each = 2 if options.harder else 1
        assert played.decisions == len(bots) * each * (2 * 1 + 5 * 2)


def test_records_of_this_game_pass_verify() -> None:
    for options in (Options(limit=2), Options(harder=True, settle=0), quick()):
        played = play_game(TRAVEL, options, ["traveller", "random", "tourist"], 5, 1, recorded=True)
        assert played.record is not None
        record = read_record(played.record, Games(TRAVEL))
        assert verify(record) == played.standing


def test_hundreds_of_games_between_bots() -> None:
    simulated(200)


@pytest.mark.soak
def test_thousands_of_games_keep_the_laws() -> None:
    for options, bots, number in tables(5_000):
        check_game(options, len(bots), number)
    simulated(1_000)
