"""The better choice that was missed, and photo finishes: what the view tells after a round.

Tests of: T14, T15, T19, T25, T26, T30.
"""

from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from random import Random

import msgspec
import pytest

from hranice.cli import run
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.fare import FORTY_FIELD, Bill, Case, picks_in
from hranice.games.travel.rules.missed_choices import missed
from hranice.games.travel.rules.state import Place
from tests.travel.tables import OFFER, Table, quick


@pytest.fixture
def referee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[list[Case]], list[Bill]]:
    """Return what asks `hranice fare` for the bills of many cases."""

    def bills(cases: list[Case]) -> list[Bill]:
        path = tmp_path / "cases.jsonl"
        path.write_bytes(b"\n".join(map(msgspec.json.encode, cases)))
        assert run(["fare", "europe", "--cases", str(path), "--json"]) == 0
        return [msgspec.json.decode(line, type=Bill) for line in capsys.readouterr().out.splitlines()]

    return bills


def played(number: int, seed: int, *, seats: int = 3, harder: bool = False) -> Table:
    """Return a table that has just reckoned a round of random tokens."""
    random = Random(seed)
    table = Table.in_round(number, seats, quick(harder=harder, show=1)).deal()
    at = 0
    while table.state.phase == "place":
        at += 10
        seat = random.choice(TRAVEL.due(table.state).seats)
        move = random.choice([*TRAVEL.moves(table.state, seat)])
        assert isinstance(move, Place)
        table.place(seat, move.field, at, move.colour)
    return table


def lawful_cases(table: Table, traveller: int) -> list[Case]:
    """Return every choice of a traveller at the same pace, counted token by token."""
    state = table.state
    assert state.start is not None
    own = [place for place, token in enumerate(state.tokens) if token.traveller == traveller]
    rivals = [{*state.fields(other)} for other in state.travellers(state.owner(traveller))]
    rivals.remove({*state.fields(traveller)})
    cases = []
    for fields in permutations(range(8), picks_in(state.round)):
        if {*fields} in rivals:
            continue
        under = []
        for place, field in zip(own, fields, strict=True):
            earlier = [token for token in state.tokens[:place] if token.traveller != traveller]
            under.append(len([token for token in earlier if token.field == field]))
        picks = tuple(OFFER[field - 1] if field else FORTY_FIELD for field in fields)
        cases.append(Case(state.round, state.start, picks, state.target, tuple(under)))
    return cases


@pytest.mark.parametrize("harder", [False, True])
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_what_was_missed_is_the_best_of_all_that_the_referee_can_price(
    referee: Callable[[list[Case]], list[Bill]], number: int, *, harder: bool
) -> None:
    table = played(number, seed=number, harder=harder)
    view = TRAVEL.view(table.state, 0)
    assert len(view.missed) == len(view.reckoned)
    better = 0
    for each, bill in zip(view.reckoned, view.missed, strict=True):
        prices = [answer.total for answer in referee(lawful_cases(table, each.traveller))]
        best = max(prices) if number == 7 else min(prices)
        if bill is None:
            assert each.bill.total == best
        else:
            better += 1
            assert bill.total == best != each.bill.total
            case = next(c for c in lawful_cases(table, each.traveller) if c.picks == bill.picks)
            assert referee([case]) == [bill]
    assert better


@pytest.mark.parametrize("number", [3, 5, 7])
def test_nothing_better_was_to_be_had_at_a_full_table_either(number: int) -> None:
    """T19: many tokens lie between the two of a traveller, and what counts is what lay there at each."""
    for seed in range(12):
        table = played(number, seed, seats=6)
        state = table.state
        for each, bill in zip(state.reckoned, TRAVEL.view(state, 0).missed, strict=True):
            prices = [state.fares.bill(case).total for case in lawful_cases(table, each.traveller)]
            assert (each.bill if bill is None else bill).total == (max if number == 7 else min)(prices)


def test_t19_who_came_late_did_not_miss_what_lay_covered_by_then() -> None:
    table = Table.in_round(1, 3, quick(show=1)).deal()
    for seat, field in ((0, 5), (1, 5), (2, 0)):
        table.place(seat, field, at=10 * (seat + 1))
    # NL is 20 for the first one; the third would have paid 40 there, and 30 for HU alone.
    bill = missed(table.state, 2)
    assert bill is not None
    assert (bill.picks, bill.total, bill.stack) == (("HU",), 30, 0)
    # Second at NL is 30, which nothing else beats; first is the best there is.
    assert missed(table.state, 1) is None
    assert missed(table.state, 0) is None


def test_nothing_is_told_before_the_round_is_over() -> None:
    table = Table.in_round(3, 2, quick(settle=300, show=1)).deal()
    for seat, field in ((0, 1), (0, 2), (1, 1)):
        table.place(seat, field, at=seat)
        view = TRAVEL.view(table.state, 0)
        assert (view.missed, view.best) == ((), None)
        assert not any(field.close for field in view.fields)


@pytest.mark.parametrize(("gap", "close"), [(0, True), (120, True), (121, False)])
def test_t15_tokens_that_fell_almost_together_are_a_photo_finish(gap: int, *, close: bool) -> None:
    table = Table.in_round(1, 2, quick(settle=300, show=1)).deal()
    table.place(0, 2, at=1000)
    table.place(1, 2, at=1000 + gap)
    view = TRAVEL.view(table.state, 0)
    assert view.phase == "settle"
    assert [number for number, field in enumerate(view.fields) if field.close] == ([2] if close else [])


def test_two_tokens_of_one_player_are_no_photo_finish() -> None:
    table = Table.in_round(3, 2, quick(harder=True, show=1)).deal()
    for seat, colour, fields in ((0, 0, (1, 2)), (0, 1, (1, 3)), (1, 0, (4, 5)), (1, 1, (6, 7))):
        for field in fields:
            table.place(seat, field, at=1000 * (seat + 1), colour=colour)
    assert not any(field.close for field in TRAVEL.view(table.state, None).fields)
    assert len(table.state.stack(1)) == 2
