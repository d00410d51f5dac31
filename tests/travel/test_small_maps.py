"""Maps of our own making, from twelve states: cards are shuffled together again whenever too few are left.

Tests of: T9, T40.
"""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.cli import run
from hranice.conformance.playing import playthrough
from hranice.game import Refusal
from hranice.games.travel import TRAVEL, VERSIONS, maps
from hranice.games.travel.insight.par import outlook, par
from hranice.games.travel.maps.state_lookup import Gazetteer
from hranice.games.travel.rules.atlas import Atlas
from hranice.games.travel.rules.fact_types import Fact, Laid, Reshuffled, Revealed, RoundBegan
from hranice.games.travel.terminal.screens import Screens
from hranice.insight import Analysis, insight_of
from hranice.lab.playing import play_game
from hranice.locale import Texts
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.travel.made_up import SMALLEST, bare_pack
from tests.travel.tables import EUROPE, grid, quick

FIRST = VERSIONS[0]
NEEDED = [8, 8, 8, 8, 9, 9, 9]
"""The cards of each round (T8)."""


def facts_of(atlas: Atlas, seed: int = 1) -> list[Fact]:
    """Return what happened in a game on a map, as far as people were told."""
    return [fact for step in playthrough(TRAVEL, quick(map=atlas), 2, seed) for fact in step.facts]


def reshuffled(facts: list[Fact]) -> list[int]:
    """Return the rounds before which all cards were shuffled together."""
    return [
        fact.round
        for fact, following in pairwise(facts)
        if isinstance(fact, RoundBegan) and isinstance(following, Reshuffled)
    ]


def cards(facts: list[Fact]) -> list[list[str]]:
    """Return the cards of each round."""
    rounds: list[list[str]] = []
    for fact in facts:
        match fact:
            case RoundBegan():
                rounds.append([])
            case Laid():
                rounds[-1].append(fact.card)
            case Revealed():
                rounds[-1] += [card for card in (fact.start, fact.target) if card]
    return rounds


def test_t40_both_versions_are_there_and_new_tables_get_the_newer() -> None:
    assert [game.rules for game in VERSIONS] == ["1", "2"]
    assert GAMES["travel"] is TRAVEL is VERSIONS[-1]
    assert GAMES.version("travel", "1") is FIRST


def test_t40_a_map_has_twelve_states_at_least() -> None:
    with pytest.raises(Refusal) as refused:
        TRAVEL.setup(quick(map=grid(1, 11)), 2)
    assert (refused.value.rule, refused.value.reason) == ("T40", "travel-map-small")
    assert refused.value.params["needed"] == 12
    assert len(TRAVEL.setup(quick(map=grid(3, 4)), 6).remaining()) == 12


def test_by_the_first_rules_a_map_fills_the_deck() -> None:
    with pytest.raises(Refusal) as refused:
        FIRST.setup(quick(map=grid(7, 7)), 2)
    assert (refused.value.rule, refused.value.reason) == ("T2", "travel-map-small")
    FIRST.setup(quick(map=grid(5, 10)), 2)


@pytest.mark.parametrize(
    ("rows", "columns", "before"),
    [
        (3, 4, [2, 3, 4, 5, 6, 7]),
        (3, 5, [2, 3, 4, 5, 6, 7]),
        (4, 4, [3, 5, 6, 7]),
        (1, 17, [3, 5, 6, 7]),
        (1, 18, [3, 5, 7]),
        (4, 5, [3, 5, 7]),
        (4, 6, [4, 6, 7]),
        (5, 5, [4, 6, 7]),
        (4, 8, [5, 7]),
        (5, 8, [5, 7]),
        (1, 41, [6, 7]),
        (7, 7, [6, 7]),
        (5, 10, [7]),
        (10, 25, [7]),
    ],
)
def test_t40_cards_are_shuffled_when_too_few_are_left_for_the_next_round(
    rows: int, columns: int, before: list[int]
) -> None:
    assert reshuffled(facts_of(grid(rows, columns))) == before
    steps = playthrough(TRAVEL, quick(map=grid(rows, columns)), 2, 1)
    views = [TRAVEL.view(step.after, None) for step in steps]
    assert sorted({view.round for view in views if view.reshuffled}) == before


@settings(max_examples=40, deadline=None)
@given(size=st.integers(12, 60), seed=st.integers(0, 2**32))
def test_t40_between_two_shuffles_no_card_returns(size: int, seed: int) -> None:
    facts = facts_of(grid(1, size), seed)
    rounds, before = cards(facts), reshuffled(facts)
    assert [len(laid) for laid in rounds] == NEEDED
    seen: set[str] = set()
    for number, laid in enumerate(rounds, 1):
        too_few = size - len(seen) < NEEDED[number - 1]
        assert (number in before) == (too_few or number == 7)
        if number in before:
            seen = set()
        assert len({*laid}) == len(laid)
        assert seen.isdisjoint(laid)
        seen |= {*laid}


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_t40_changes_nothing_on_a_map_that_fills_the_deck(seed: int, seats: int) -> None:
    for atlas in (EUROPE, grid(8, 8)):
        old, new = (list(playthrough(game, quick(map=atlas), seats, seed)) for game in VERSIONS)
        assert old == new


@pytest.mark.parametrize("level", ["tourist", "traveller", "globetrotter", "random", "oracle"])
def test_bots_play_on_the_smallest_map(level: str) -> None:
    options = quick(map=SMALLEST)
    played = play_game(TRAVEL, options, [level] * 3, seed=3, number=1, recorded=True)
    assert played.rounds == 7
    assert played.record is not None
    record = read_record(played.record, GAMES)
    assert record.header.rules == "2"
    assert verify(record) == played.standing
    *_, found = insight_of(TRAVEL).analysed(record)
    assert isinstance(found, Analysis)


def test_hints_are_the_best_choices_of_the_smallest_map() -> None:
    steps = playthrough(TRAVEL, quick(map=SMALLEST), 2, seed=2)
    state = next(step.after for step in steps if step.after.phase == "place" and step.after.round == 6)
    best = state.fares.best(6, state.start, state.offer, state.target)
    first, *_ = insight_of(TRAVEL).advised(state, 0).advice
    assert first.points == best.total


def test_t40_the_terminal_tells_of_the_shuffle() -> None:
    pages = Screens(bare_pack(SMALLEST, 4), ["Anna", "Bert"], Texts("en"), tall=False)
    told = set()
    for step in playthrough(TRAVEL, quick(map=SMALLEST), 2, seed=1):
        view = TRAVEL.view(step.after, 0)
        if view.phase == "place":
            told.add((view.round, "shuffled together again" in str(pages.offer(view)[0])))
    assert told == {(number, number > 1) for number in range(1, 8)}


def test_a_pack_with_nothing_but_what_it_needs_is_sound_and_shown(tmp_path: Path) -> None:
    pack = bare_pack(SMALLEST, 4)
    assert maps.faults(pack) == []
    assert pack.atlas == SMALLEST
    file = tmp_path / "small.json"
    file.write_bytes(msgspec.json.encode(pack))
    for words in (["map", "check"], ["map", "show", "--language", "de"]):
        assert run([*words[:2], str(file), *words[2:]]) == 0
    assert Gazetteer(maps.load(str(file))).code("kraj 7") == SMALLEST.codes[7]


def test_a_perfect_traveller_can_be_measured_on_the_smallest_map() -> None:
    assert all(10 <= par(SMALLEST, number) <= 80 for number in range(1, 7))
    assert outlook(SMALLEST, 0) > outlook(SMALLEST, 6) == par(SMALLEST, 7)
