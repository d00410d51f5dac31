"""Tokens: T12-T16, and T29-T32 for two travellers each.

Tests of: T12, T13, T14, T15, T16, T29, T30, T31, T32.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.game import Alarm, Chance, Due, Refusal
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.fact_types import Placed, Settled
from hranice.games.travel.rules.state import Place, Ready, Token
from tests.travel.tables import OFFER, Table, quick


def refused(table: Table, seat: int, field: int, at: int = 0, colour: int = 0) -> tuple[str, str]:
    """Try to place a token; return why not, having made sure that nothing changed."""
    before = table.state
    with pytest.raises(Refusal) as refusal:
        table.place(seat, field, at, colour)
    assert table.state is before
    return refusal.value.rule, refusal.value.reason


def test_t12_nobody_places_before_the_reveal() -> None:
    table = Table.in_round(1)
    for card in OFFER:
        assert refused(table, 0, 1) == ("T12", "travel-before-reveal")
        table.lay(card)
    assert not TRAVEL.due(table.state).seats
    table.lay("FR", at=5_000)
    assert TRAVEL.due(table.state) == Due(seats=(0, 1))


def test_t12_a_stamp_before_the_reveal_is_refused_not_moved() -> None:
    table = Table.in_round(1).deal(at=5_000)
    assert refused(table, 0, 1, at=4_999) == ("T12", "travel-before-reveal")
    table.place(0, 1, at=5_000)
    assert table.state.tokens == (Token(0, 1, 5_000),)
    assert table.facts[-1] == Placed(0, Token(0, 1, 5_000), card=OFFER[0])


@pytest.mark.parametrize("number", [1, 2])
def test_t13_one_token_in_rounds_1_and_2(number: int) -> None:
    table = Table.in_round(number, 3).deal()
    assert list(TRAVEL.moves(table.state, 0)) == [Place(field) for field in range(8)]
    table.place(0, 0)
    assert TRAVEL.due(table.state).seats == (1, 2)
    assert list(TRAVEL.moves(table.state, 0)) == []
    assert refused(table, 0, 3) == ("T13", "travel-no-token-left")


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7])
def test_t14_two_tokens_at_different_fields_from_round_3(number: int) -> None:
    table = Table.in_round(number).deal()
    table.place(0, 4)
    assert refused(table, 0, 4) == ("T14", "travel-same-field")
    assert list(TRAVEL.moves(table.state, 0)) == [Place(field) for field in range(8) if field != 4]
    table.place(0, 0)
    assert refused(table, 0, 5) == ("T14", "travel-no-token-left")
    table.place(1, 0)
    assert refused(table, 1, 0) == ("T14", "travel-same-field")


def test_t15_stacks_are_ordered_by_stamp_however_late_it_arrives() -> None:
    table = Table.in_round(1, 4).deal()
    table.place(0, 1, at=300)
    table.place(1, 1, at=100)
    table.place(2, 1, at=200)
    assert table.stacks()[1] == [1, 2, 0]
    assert TRAVEL.view(table.state, 3).provisional


def test_t15_a_players_own_tokens_keep_their_order() -> None:
    table = Table.in_round(3, 2, quick(harder=True)).deal()
    table.place(0, 1, at=300, colour=1)
    table.place(0, 1, at=200, colour=0)
    assert table.stacks()[1] == [1, 0]
    assert [token.at for token in table.state.tokens] == [300, 300]


def test_t15_equal_stamps_are_ordered_by_a_chance() -> None:
    lowest = set()
    for outcome in ((0, 0), (1, 1), (2, 0)):
        table = Table.in_round(1, 4).deal()
        table.place(0, 5, at=90)
        for seat in (1, 2, 3):
            table.place(seat, 5, at=100)
        assert TRAVEL.due(table.state) == Due(chance=Chance("ties", (3, 2)))
        table.draw(*outcome)
        settled = next(fact for fact in table.facts if isinstance(fact, Settled))
        assert settled.stacks[5][0] == 0
        assert sorted(settled.stacks[5]) == [0, 1, 2, 3]
        lowest.add(settled.stacks[5][1])
    assert lowest == {1, 2, 3}


def test_t15_equal_stamps_at_different_fields_or_of_one_player_need_no_chance() -> None:
    table = Table.in_round(3, 2, quick(harder=True, show=1)).deal()
    for colour, fields in ((0, (1, 2)), (1, (1, 3))):
        for field in fields:
            table.place(0, field, at=50, colour=colour)
    for colour, fields in ((0, (4, 5)), (1, (4, 6))):
        for field in fields:
            table.place(1, field, at=50, colour=colour)
    assert table.state.phase == "reckon"
    assert table.stacks()[1] == [0, 1]


@given(st.lists(st.integers(0, 2), min_size=4, max_size=4), st.data())
def test_t15_a_drawn_order_keeps_stamps_and_own_order(times: list[int], data: st.DataObject) -> None:
    table = Table.in_round(3, 2, quick(harder=True, show=1)).deal()
    for turn, at in enumerate(times):
        table.place(turn % 2, 1, at=at, colour=turn // 2)
    for turn in range(4):
        table.place(turn % 2, 2 + turn, at=9, colour=turn // 2)
    chance = TRAVEL.due(table.state).chance
    if chance is not None:
        table.draw(*(data.draw(st.integers(0, bound - 1)) for bound in chance.bounds))
    stack = table.state.stack(1)
    assert [token.at for token in stack] == sorted(token.at for token in stack)
    assert [token.traveller for token in stack if token.traveller < 2] == [0, 1]
    assert [token.traveller for token in stack if token.traveller >= 2] == [2, 3]


def test_t15_stacks_stay_provisional_for_the_settling_time() -> None:
    table = Table.in_round(1, 2, quick(settle=300)).deal()
    table.place(0, 1, at=1_000)
    table.place(1, 2, at=1_200)
    assert TRAVEL.due(table.state) == Due(alarm=Alarm("settle", 1_500))
    assert TRAVEL.view(table.state, 0).provisional
    assert refused(table, 0, 3, at=1_300) == ("T16", "travel-placing-over")
    table.ring()
    assert any(isinstance(fact, Settled) for fact in table.facts)


def test_t16_a_placed_token_stays_and_the_phase_ends_when_all_are_placed() -> None:
    table = Table.in_round(1, 2, quick(show=1_000)).deal()
    table.place(0, 1)
    assert refused(table, 0, 2) == ("T13", "travel-no-token-left")
    assert TRAVEL.due(table.state).seats == (1,)
    table.place(1, 2)
    assert table.state.phase == "reckon"
    assert refused(table, 1, 3) == ("T16", "travel-placing-over")


def test_t16_at_the_limit_missing_tokens_go_to_40_or_the_next_field_clockwise() -> None:
    table = Table.in_round(3, 3, quick(limit=10, settle=400, show=1)).deal(at=500)
    assert TRAVEL.due(table.state).alarm == Alarm("limit", 500 + 10_000 + 400)
    assert TRAVEL.view(table.state, 0).deadline == 10_500
    table.place(0, 0, at=900)
    table.place(1, 4, at=800)
    # Stamped in time, arrived late.
    table.place(1, 5, at=10_500)
    table.ring()
    forced = [fact.token for fact in table.facts if isinstance(fact, Placed) and fact.forced]
    assert forced == [Token(0, 1, 10_500), Token(2, 0, 10_500), Token(2, 1, 10_500)]
    assert TRAVEL.due(table.state) == Due(chance=Chance("ties", (2,)))


def test_t16_who_moves_after_the_limit_is_served_by_the_limit() -> None:
    table = Table.in_round(3, 2, quick(limit=10, settle=400)).deal()
    table.place(0, 4, at=800)
    table.place(0, 5, at=10_001)
    assert table.facts[-1] == Placed(0, Token(0, 0, 10_000), forced=True)
    # The other one was faster, only the line was slow.
    table.place(1, 4, at=700)
    assert table.stacks()[4] == [1, 0]


def test_t16_without_a_limit_nobody_is_hurried() -> None:
    assert TRAVEL.due(Table.in_round(1).deal().state).alarm is None


def test_t16_the_limit_keeps_to_t30() -> None:
    table = Table.in_round(1, 2, quick(harder=True, limit=5, show=1)).deal()
    table.ring()
    forced = [(fact.token.traveller, fact.token.field) for fact in table.facts if isinstance(fact, Placed)]
    assert forced == [(0, 0), (1, 1), (2, 0), (3, 1)]


def test_t29_two_travellers_each_for_two_or_three_players() -> None:
    with pytest.raises(Refusal, match="T29: travel-harder-seats"):
        Table(4, quick(harder=True))
    table = Table(3, quick(harder=True))
    table.draw(0)
    assert table.state.purses == (200, 200, 200)
    view = TRAVEL.view(table.state, 0)
    assert [[each.colour for each in player.travellers] for player in view.players] == [
        ["red", "yellow"],
        ["blue", "purple"],
        ["green", "white"],
    ]
    assert refused(Table.in_round(1).deal(), 0, 1, colour=1) == ("T29", "travel-colour-unknown")


def test_t30_rounds_1_and_2_one_token_per_colour_at_different_fields() -> None:
    table = Table.in_round(1, 2, quick(harder=True)).deal()
    table.place(0, 3, colour=1)
    assert refused(table, 0, 3) == ("T30", "travel-colours-same-field")
    assert refused(table, 0, 4, colour=1) == ("T13", "travel-no-token-left")
    assert Place(3, 0) not in list(TRAVEL.moves(table.state, 0))
    table.place(1, 3)
    assert TRAVEL.due(table.state).seats == (0, 1)


def test_t30_rounds_3_to_7_not_the_same_pair_but_one_field_in_common() -> None:
    table = Table.in_round(3, 2, quick(harder=True)).deal()
    table.place(0, 1)
    table.place(0, 2)
    table.place(0, 2, colour=1)
    assert refused(table, 0, 2, colour=1) == ("T14", "travel-same-field")
    assert refused(table, 0, 1, colour=1) == ("T30", "travel-colours-same-pair")
    table.place(0, 5, colour=1)
    # What another player has chosen is nobody's business.
    table.place(1, 1)
    table.place(1, 2)


def test_t31_a_players_tokens_come_in_any_order() -> None:
    table = Table.in_round(3, 2, quick(harder=True)).deal()
    for colour, field in ((1, 1), (0, 2), (1, 3), (0, 4)):
        table.place(0, field, colour=colour)
    assert [token.traveller for token in table.state.tokens] == [1, 0, 1, 0]


def test_t32_what_is_refused_costs_nothing_and_can_be_placed_elsewhere_at_once() -> None:
    table = Table.in_round(3).deal()
    table.place(0, 1, at=10)
    refused(table, 0, 1, at=11)
    table.place(0, 2, at=11)
    assert [token.at for token in table.state.tokens] == [10, 11]


def test_strange_seats_and_fields_are_refused() -> None:
    table = Table.in_round(1).deal()
    assert refused(table, 2, 1) == refused(table, -1, 1) == ("T1", "travel-seat-unknown")
    assert refused(table, 0, 8) == refused(table, 0, -1) == ("T3", "travel-field-unknown")
    with pytest.raises(Refusal, match="T25: travel-nothing-shown"):
        table.ready(0)
    assert Ready() not in list(TRAVEL.moves(table.state, 0))
