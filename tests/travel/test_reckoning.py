"""Bills, payments and the end: T19, T24-T28, T31.

Tests of: T19, T24, T25, T26, T27, T28, T31.
"""

from msgspec.structs import replace

from hranice.game import Standing
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.fact_types import Ended, Reckoned, Settled
from hranice.games.travel.rules.state import Reckoning, State
from hranice.games.travel.rules.view import PRICES
from tests.travel.tables import Table, quick


def reckonings(table: Table) -> dict[int, Reckoning]:
    """Return the reckonings told so far, by traveller, in their order."""
    told = [fact.reckoning for fact in table.facts if isinstance(fact, Reckoned)]
    return {reckoning.traveller: reckoning for reckoning in told}


def test_t19_stacks_are_counted_when_placing_has_ended() -> None:
    table = Table.in_round(1, 3, quick(show=1)).deal()
    table.place(0, 2, at=30)
    table.place(1, 2, at=20)
    # The earliest of the three arrives last.
    table.place(2, 2, at=10)
    assert {traveller: each.bill.total for traveller, each in reckonings(table).items()} == {
        0: 50,
        1: 40,
        2: 30,
    }


def test_t24_who_has_less_than_the_price_pays_all_they_have() -> None:
    table = Table.in_round(1, 2, quick(show=1), purse=20).deal()
    table.place(0, 1, at=1)
    table.place(1, 2, at=2)
    first, second = reckonings(table)[0], reckonings(table)[1]
    assert (first.bill.total, first.money) == (40, 20)
    assert (second.bill.total, second.money) == (30, 20)
    assert (table.state.purses, table.state.bank) == ((0, 0), 0)


def test_t25_those_on_top_are_reckoned_first() -> None:
    table = Table.in_round(1, 4, quick(show=1)).deal()
    for seat, field in ((0, 1), (1, 1), (2, 2), (3, 1)):
        table.place(seat, field, at=10 * seat)
    assert list(reckonings(table)) == [3, 2, 1, 0]
    assert next(fact for fact in table.facts if isinstance(fact, Settled)).stacks[1] == (0, 1, 3)
    # Who lies on top comes before who lies below, even if that one was placed later.
    table = Table.in_round(1, 3, quick(show=1)).deal()
    for seat, field in ((0, 1), (1, 2), (2, 2)):
        table.place(seat, field, at=10 * seat)
    assert list(reckonings(table)) == [2, 0, 1]


def test_t25_tokens_return_and_the_list_of_prices_is_always_at_hand() -> None:
    table = Table.in_round(1).deal()
    for state in (table.state, Table().state):
        assert TRAVEL.view(state, 0).prices == PRICES
    assert (PRICES.crossing, PRICES.adjacent, PRICES.under, PRICES.forty) == (10, 30, 10, 40)
    assert PRICES.income == ((1, 100), (3, 200), (5, 300))
    table.place(0, 1)
    table.place(1, 2)
    assert (table.state.round, table.state.tokens) == (2, ())


def test_the_view_of_a_reckoning_has_bills_with_routes_and_the_best_choice() -> None:
    table = Table.in_round(3, 2, quick(show=1)).deal()
    for seat, field, at in ((0, 1, 1), (0, 5, 2), (1, 2, 3), (1, 0, 4)):
        table.place(seat, field, at)
    view = TRAVEL.view(table.state, 1)
    by_traveller = {each.traveller: each for each in view.reckoned}
    assert by_traveller[0].bill.route == ("FR", "GB", "NL")
    assert (by_traveller[0].bill.total, by_traveller[1].bill.total) == (80, 70)
    assert view.best is not None
    assert view.best.total <= 70


def final(*purses: int) -> Table:
    table = Table.in_round(7, len(purses))
    table.state = replace(table.state, purses=purses, bank=-sum(purses))
    return table.deal()


def place_all(table: Table, choices: dict[int, tuple[int, int]]) -> State:
    for seat, fields in choices.items():
        for turn, field in enumerate(fields):
            table.place(seat, field, at=10 * seat + turn)
    return table.state


def test_t26_t27_in_round_7_everybody_receives() -> None:
    table = final(100, 0)
    state = place_all(table, {0: (1, 2), 1: (2, 0)})
    told = reckonings(table)
    assert state.purses == (100 + told[0].money, told[1].money)
    assert state.bank == -sum(state.purses)
    # FR-GB-…: 30 for FR-GB; HU by the cheapest way to PL. The second at HU has one token underneath.
    assert told[1].bill.stack == 10
    assert told[1].money == told[1].bill.total == 10 * told[1].bill.crossings + 40 - 10


def test_t28_most_money_wins() -> None:
    table = final(500, 0)
    state = place_all(table, {0: (1, 2), 1: (3, 4)})
    assert TRAVEL.standing(state) == Standing(state.purses, over=True, winners=(0,))
    assert isinstance(table.facts[-1], Ended)
    assert not TRAVEL.due(state)


def test_t28_ties_share_the_victory() -> None:
    table = final(100, 110, 0)
    state = place_all(table, {0: (1, 2), 1: (1, 2), 2: (1, 2)})
    difference = state.purses[0] - state.purses[1]
    assert difference == 20 - 10
    table = final(90, 110, 0)
    state = place_all(table, {0: (1, 2), 1: (1, 2), 2: (1, 2)})
    assert TRAVEL.standing(state).winners == TRAVEL.view(state, None).winners == (0, 1)


def test_t28_nobody_has_won_before_the_end() -> None:
    state = Table.in_round(7).deal().state
    assert TRAVEL.standing(state) == Standing((500, 500))
    assert TRAVEL.view(state, 0).winners == ()


def test_t31_each_colour_is_reckoned_on_its_own_from_one_purse() -> None:
    table = Table.in_round(3, 2, quick(harder=True, show=1), purse=100).deal()
    for seat, colour, fields in ((0, 0, (2, 1)), (0, 1, (2, 3)), (1, 0, (4, 5)), (1, 1, (6, 7))):
        for turn, field in enumerate(fields):
            table.place(seat, field, at=100 * seat + 10 * colour + turn, colour=colour)
    told = reckonings(table)
    # T19 counts the player's own other colour too.
    assert told[1].bill.stack == 10
    paid = told[0].money + told[1].money
    assert paid == min(100, told[0].bill.total + told[1].bill.total)
    assert table.state.purses[0] == 100 - paid
