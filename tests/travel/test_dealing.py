"""Material, rounds, cards and the map on the table: T1-T11.

Tests of: T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T25.
"""

from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace

from hranice.game import Alarm, Chance, Drawn, Due, Refusal
from hranice.games.travel import TRAVEL
from hranice.games.travel.maps import load
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link
from hranice.games.travel.rules.fact_types import Income, Laid, Reshuffled, Revealed, RoundBegan
from hranice.games.travel.rules.options import COLOURS, UNTIL_READY, Options
from hranice.games.travel.rules.view import Stage
from tests.travel.tables import EUROPE, OFFER, Table, grid, quick


def refusal(options: Options, seats: int) -> tuple[str, str]:
    with pytest.raises(Refusal) as refused:
        TRAVEL.setup(options, seats)
    return refused.value.rule, refused.value.reason


def play_round(table: Table) -> None:
    """Deal whatever comes and place tokens anywhere, at different moments."""
    number = table.state.round
    moment = 0
    while table.state.round == number and (due := TRAVEL.due(table.state)):
        if due.chance is not None:
            table.draw(*(0 for _ in due.chance.bounds))
            continue
        moment += 1
        table.place(due.seats[0], moment % 8, at=moment)


def test_t1_two_to_six_players_each_with_a_colour() -> None:
    assert refusal(quick(), 1) == refusal(quick(), 7) == ("T1", "travel-seats")
    for seats in range(2, 7):
        view = TRAVEL.view(TRAVEL.setup(quick(), seats), 0)
        assert [player.travellers[0].colour for player in view.players] == list(COLOURS[:seats])
    assert set(COLOURS) == {"red", "yellow", "blue", "purple", "green", "white"}


def test_t1_everybody_chooses_a_colour_that_is_free() -> None:
    def colours(seats: int, **options: object) -> list[list[str]]:
        view = TRAVEL.view(TRAVEL.setup(quick(**options), seats), 0)
        return [[traveller.colour for traveller in player.travellers] for player in view.players]

    assert colours(3, colours=("", "red")) == [["yellow"], ["red"], ["blue"]]
    assert colours(2, harder=True, colours=("white",), second_colours=("", "yellow")) == [
        ["white", "red"],
        ["blue", "yellow"],
    ]
    assert refusal(quick(colours=("red", "red")), 2) == ("T1", "travel-colour-taken")
    both = quick(harder=True, colours=("red",), second_colours=("", "red"))
    assert refusal(both, 2) == ("T1", "travel-colour-taken")
    assert refusal(quick(colours=("pink",)), 2) == ("T1", "travel-no-such-colour")
    assert refusal(quick(colours=("", "", "red")), 2) == ("T1", "travel-seat-unknown")


def test_options_without_colours_are_stored_as_before() -> None:
    assert "colours" not in msgspec.to_builtins(Options())
    assert Options(colours=("red",)) == msgspec.convert({"colours": ["red"]}, Options)


def test_t2_a_map_may_have_more_than_50_states() -> None:
    assert TRAVEL.setup(quick(map=grid(5, 10)), 2).remaining() == grid(5, 10).codes
    assert len(TRAVEL.setup(quick(map=grid(8, 8)), 2).remaining()) == 64


def test_t2_a_map_may_not_be_too_large() -> None:
    """New tables are refused; what was stored before goes on."""
    codes = grid(5, 10).codes
    crowded = tuple(Link(one, other) for one, other in combinations(codes, 2))
    for atlas in (grid(9, 28), replace(grid(5, 10), links=crowded[:1001])):
        with pytest.raises(Refusal, match="T2: travel-map-large"):
            TRAVEL.check_new(quick(map=atlas))
        TRAVEL.setup(quick(map=atlas), 2)
    for atlas in (grid(10, 25), replace(grid(5, 10), links=crowded[:1000])):
        TRAVEL.check_new(TRAVEL.canonical(quick(map=atlas)))


def test_of_a_large_map_only_the_ways_from_cards_are_reckoned_each_once() -> None:
    """Who plays on many maps at once makes nobody wait for one of them as a whole, and none again."""
    maps = [replace(grid(10, 25), name=f"grid {number}") for number in range(20)]
    tables = [Table(2, quick(map=atlas)) for atlas in maps]
    for table in tables:
        table.draw(0)
    reckoned: dict[str, dict[str, dict[str, int]]] = {atlas.name: {} for atlas in maps}
    while TRAVEL.due(tables[0].state):
        for table in tables:
            before = {*table.state.atlas.distances}
            play_round(table)
            distances = table.state.atlas.distances
            assert len(distances.keys() - before) <= 9
            assert all(row is distances[place] for place, row in reckoned[table.state.atlas.name].items())
            reckoned[table.state.atlas.name] = dict(distances)


def test_t2_maps_go_by_name_and_unknown_ones_are_refused() -> None:
    assert TRAVEL.complete(Options(map="usa")).map == load("usa").atlas
    assert TRAVEL.setup(Options(), 2).atlas == EUROPE
    copied = msgspec.convert(msgspec.to_builtins(EUROPE), Atlas)
    assert TRAVEL.setup(Options(map=copied), 2).atlas is EUROPE, "what is known of it is there already"
    assert refusal(Options(map="atlantis"), 2) == ("T2", "travel-map-unknown")


@pytest.mark.parametrize(
    ("options", "place", "given", "wanted"),
    [
        (
            quick(map=replace(EUROPE, links=EUROPE.links[::-1])),
            "map.links[0]",
            '{"a":"SK","b":"UA","sea":false}',
            '{"a":"AD","b":"ES","sea":false}',
        ),
        (
            quick(map=replace(EUROPE, states=EUROPE.states[1:] + EUROPE.states[:1])),
            "map.states[0]",
            '{"code":"AL","parts":[]}',
            '{"code":"AD","parts":[]}',
        ),
        (quick(open_map=(0, 0)), "open_map[1]", "0", "null"),
    ],
)
def test_t2_no_new_game_begins_on_a_map_in_another_order(
    options: Options, place: str, given: str, wanted: str
) -> None:
    TRAVEL.setup(options, 2)  # older records hold such
    with pytest.raises(Refusal, match="table-options-order") as caught:
        TRAVEL.check_new(options)
    assert caught.value.params == {"place": place, "given": given, "wanted": wanted}
    TRAVEL.check_new(TRAVEL.canonical(options))


def test_t2_a_broken_map_is_refused() -> None:
    lost = Atlas("lost", (*EUROPE.states, AtlasState("ATL")), EUROPE.links)
    assert refusal(quick(map=lost), 2) == ("T2", "travel-map-broken")


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"pace": -1}, "T8"),
        ({"pace": 10_001}, "T8"),
        ({"limit": 601}, "T16"),
        ({"settle": 5_001}, "T15"),
        ({"show": -2}, "T25"),
    ],
)
def test_odd_times_are_refused(options: dict[str, int], rule: str) -> None:
    assert refusal(quick(**options), 2) == (rule, "travel-option-range")


def test_t3_eight_fields_the_first_of_which_is_the_40_field() -> None:
    table = Table.in_round(1).deal()
    fields = TRAVEL.view(table.state, 0).fields
    assert [field.card for field in fields] == [None, *OFFER]
    assert list(TRAVEL.moves(table.state, 0)) == list(TRAVEL.view(table.state, 0).moves)
    assert len(TRAVEL.view(table.state, 0).moves) == 8
    for field in (-1, 8):
        with pytest.raises(Refusal, match="T3: travel-field-unknown"):
            table.place(0, field)


def test_t4_all_money_is_in_tens() -> None:
    table = Table(3)
    table.draw(0)
    while TRAVEL.due(table.state):
        play_round(table)
        assert all(purse % 10 == 0 for purse in table.state.purses)


def test_t5_t6_seven_rounds_with_income_before_rounds_1_3_and_5() -> None:
    table = Table(2)
    table.draw(0)
    while TRAVEL.due(table.state):
        play_round(table)
    told = [
        (fact.round if isinstance(fact, RoundBegan) else fact.amount)
        for fact in table.facts
        if isinstance(fact, RoundBegan | Income)
    ]
    assert told == [1, 100, 2, 3, 200, 4, 5, 300, 6, 7]
    assert TRAVEL.rounds(table.state) == 7


def test_t6_income_is_added_to_what_is_left() -> None:
    table = Table.in_round(2, purse=70).deal()
    table.place(0, 2)
    table.place(1, 3)
    assert table.state.purses == (70 - 30 + 200, 70 - 30 + 200)


def test_t7_the_first_dealer_is_drawn_and_the_deal_passes_to_the_left() -> None:
    table = Table(3)
    assert TRAVEL.due(table.state) == Due(chance=Chance("dealer", (3,)))
    assert TRAVEL.view(table.state, 0).dealer is None
    table.draw(1)
    while TRAVEL.due(table.state):
        play_round(table)
    assert [fact.dealer for fact in table.facts if isinstance(fact, RoundBegan)] == [1, 2, 0, 1, 2, 0, 1]


def test_t8_cards_are_laid_one_by_one_at_the_agreed_pace() -> None:
    table = Table(2, quick(pace=800))
    table.draw(0, at=1_000)
    for number, card in enumerate(OFFER, 1):
        assert TRAVEL.due(table.state) == Due(alarm=Alarm("pause", 1_000 + 800 * number))
        with pytest.raises(Refusal, match="alarm-not-due"):
            table.ring(at=1_000 + 800 * number - 1)
        table.ring()
        assert TRAVEL.due(table.state).chance == Chance("card", (51 - number,))
        table.lay(card, at=1_000 + 800 * number)
        assert table.facts[-1] == Laid(number, card)
        assert TRAVEL.view(table.state, 1).laid == number
    table.ring()
    assert TRAVEL.due(table.state).chance == Chance("start", (43,))
    table.lay("FR", at=9_000)
    assert table.facts[-1] == Revealed("FR", None, 9_000)
    assert TRAVEL.view(table.state, 1).revealed == 9_000


@pytest.mark.parametrize("number", [5, 6, 7])
def test_t8_start_and_target_appear_at_one_moment(number: int) -> None:
    table = Table.in_round(number)
    for card in OFFER:
        table.lay(card)
    assert TRAVEL.due(table.state).chance == Chance("journey", (43, 42))
    table.lay("FR", "PL", at=77)
    assert table.facts[-1] == Revealed("FR", "PL", 77)


def test_t9_no_card_returns_before_round_7_and_then_all_do() -> None:
    table = Table(2)
    table.draw(0)
    while table.state.round < 7:
        before = table.state.used
        play_round(table)
        assert table.state.round == 7 or table.state.used[: len(before)] == before
    cards = [fact.card for fact in table.facts if isinstance(fact, Laid)]
    for fact in table.facts:
        if isinstance(fact, Revealed):
            cards += [card for card in (fact.start, fact.target) if card]
    assert sorted(cards) == sorted(EUROPE.codes)
    assert Reshuffled() in table.facts
    assert table.state.remaining() == EUROPE.codes


def test_t9_the_cards_to_come_have_no_order_that_could_leak() -> None:
    """Two games that differ only in a later draw are one and the same state before it."""
    table = Table.in_round(5)
    one, _ = TRAVEL.play(table.state, Drawn((3,)))
    other, _ = TRAVEL.play(table.state, Drawn((4,)))
    assert replace(one, offer=()) == replace(other, offer=())


def test_t10_t25_the_map_is_shown_before_the_game_and_at_reckonings_only() -> None:
    table = Table(2, quick(show=5_000))
    table.draw(0)
    assert TRAVEL.due(table.state) == Due(seats=(0, 1), alarm=Alarm("study", 5_000))
    assert not TRAVEL.view(table.state, 0).map_hidden
    table.ready(0)
    assert TRAVEL.due(table.state).seats == (1,)
    with pytest.raises(Refusal, match="ready-already"):
        table.ready(0)
    table.ready(1)
    assert TRAVEL.view(table.state, 0).map_hidden
    for phase in ("pause", "deal", "place", "settle", "ties"):
        assert TRAVEL.view(replace(table.state, phase=phase), 0).map_hidden
    table.deal()
    assert TRAVEL.view(table.state, 0).map_hidden
    assert TRAVEL.view(table.state, None).map_hidden
    table.place(0, 1, at=10)
    table.place(1, 1, at=20)
    assert TRAVEL.due(table.state).alarm == Alarm("reckon", 5_020)
    assert TRAVEL.view(table.state, 0).until == 5_020
    assert not TRAVEL.view(table.state, 0).map_hidden
    assert len(TRAVEL.view(table.state, 0).reckoned) == 2
    table.ring()
    assert table.state.round == 2
    assert TRAVEL.view(table.state, 0).map_hidden


def test_t10_t25_where_everybody_is_waited_for_no_clock_goes_on() -> None:
    table = Table(2, quick(show=UNTIL_READY))
    table.draw(0)
    assert TRAVEL.due(table.state) == Due(seats=(0, 1))
    assert TRAVEL.view(table.state, 0).until is None
    for seat in range(2):
        table.ready(seat)
    table.deal()
    table.place(0, 1, at=10)
    table.place(1, 1, at=20)
    assert TRAVEL.due(table.state) == Due(seats=(0, 1))
    for seat in range(2):
        table.ready(seat)
    assert table.state.round == 2


def test_t5_t29_the_view_tells_what_the_coming_round_brings() -> None:
    def stage(phase: str, number: int, **options: object) -> Stage | None:
        state = replace(TRAVEL.setup(quick(**options), 2), phase=phase, round=number)
        told: Stage | None = TRAVEL.view(state, 0).stage
        return told

    assert stage("study", 0) == stage("pause", 1) == Stage(1, 100)
    assert stage("reckon", 2, harder=True) == stage("deal", 3, harder=True) == Stage(3, 400)
    assert stage("reckon", 6) == Stage(7, 0)
    assert stage("reckon", 1) is stage("pause", 2) is stage("place", 3) is stage("reckon", 3) is None


def test_t11_single_players_may_keep_the_map_open() -> None:
    table = Table.in_round(1, 3, quick(open_map=(1,))).deal()
    assert [TRAVEL.view(table.state, seat).map_hidden for seat in range(3)] == [True, False, True]
    assert [player.open_map for player in TRAVEL.view(table.state, 0).players] == [False, True, False]
    assert refusal(quick(open_map=(2,)), 2) == ("T11", "travel-seat-unknown")
