"""Duplicate chance: whoever plays a deal meets the same luck, whatever they and the others choose."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.game import Drawn
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.playing import make_player, play_out
from hranice.plugins import GAMES
from hranice.table.dealing import deal
from hranice.table.fair_chance import Fate, duplicate_key, seal
from hranice.table.record import Seat
from hranice.table.record_reader import read_record
from hranice.table.record_replay import replayed, verify

OPTIONS: dict[str, Any] = {"border": BorderOptions(), "travel": TravelOptions(pace=0, show=0)}
SECRETS = st.binary(min_size=32, max_size=32)
PEOPLE = st.lists(
    st.tuples(st.sampled_from(["Anna", "Bert", "Ciro"]), st.integers(0, 99)), min_size=2, max_size=4
)
"""Names and how they choose; the seeds of their devices follow from both."""

Draws = dict[str, tuple[int, int]]


def drawn(game: str, secret: bytes, people: Sequence[tuple[str, int]], *, duplicate: bool = True) -> Draws:
    """Play a deal and return, by address, the bound and the outcome of every draw."""
    rules = GAMES[game]
    seeds = {seat: f"{name} {choice}" for seat, (name, choice) in enumerate(people)}
    seats = [Seat(name, None, seal(seeds[seat])) for seat, (name, _) in enumerate(people)]
    dealt = deal(rules, OPTIONS[game], seats, secret, seeds, duplicate=duplicate)
    players = [make_player(rules, "random", choice) for _, choice in people]
    data = play_out(rules, dealt, players, recorded=True).record
    assert data is not None
    record = read_record(data, GAMES)
    assert verify(record).over
    found: Draws = {}
    before = None
    for step in replayed(record):
        if isinstance(step.event, Drawn):
            chance = rules.due(before).chance
            assert chance is not None
            addresses = rules.addresses(before)
            assert not found.keys() & set(addresses), "no two draws of a game have the same address"
            found.update(zip(addresses, zip(chance.bounds, step.event.outcome, strict=True), strict=True))
        before = step.state
    return found


@pytest.mark.parametrize("game", OPTIONS)
@settings(max_examples=5)
@given(SECRETS, PEOPLE, PEOPLE)
def test_two_tables_with_the_same_deal_meet_the_same_luck(
    game: str, secret: bytes, people: list[tuple[str, int]], others: list[tuple[str, int]]
) -> None:
    one, other = drawn(game, secret, people), drawn(game, secret, others)
    shared = {
        address
        for address in one.keys() & other.keys()
        if not address.startswith(("first player", "dealer", "tie"))
    }
    assert len(shared) > 20
    assert {address: one[address] for address in shared} == {address: other[address] for address in shared}
    # Where there are more or fewer to choose among, the row of words is still that of the address.
    fate = Fate(duplicate_key(secret), duplicate=True)
    for draws in (one, other):
        for address, (bound, outcome) in draws.items():
            assert fate.outcome_at([address], [bound]) == (outcome,)


@settings(max_examples=5)
@given(SECRETS, PEOPLE, PEOPLE)
def test_all_cards_of_bez_hranic_are_the_same_whatever_ties_there_were(
    secret: bytes, people: list[tuple[str, int]], others: list[tuple[str, int]]
) -> None:
    def cards(draws: Draws) -> Draws:
        return {
            address: draw
            for address, draw in draws.items()
            if address.startswith(("card", "start", "target"))
        }

    one, other = drawn("travel", secret, people), drawn("travel", secret, others)
    assert cards(one) == cards(other)
    assert len(cards(one)) == 7 * 7 + 7 + 3


@settings(max_examples=5)
@given(SECRETS, PEOPLE, PEOPLE)
def test_the_first_dice_of_every_round_are_the_same_and_the_next_for_who_rolls_less(
    secret: bytes, people: list[tuple[str, int]], others: list[tuple[str, int]]
) -> None:
    one, other = drawn("border", secret, people), drawn("border", secret, others)
    rounds = min(
        max(int(address.split()[1]) for address in draws if address.startswith("roll"))
        for draws in (one, other)
    )
    for number in range(1, rounds + 1):
        for die in range(5):
            assert one[f"roll {number} 1 {die}"] == other[f"roll {number} 1 {die}"]
    again = {
        address
        for address in one.keys() & other.keys()
        if address.startswith("roll") and address.split()[2] != "1"
    }
    assert again
    assert all(one[address] == other[address] for address in again)


def test_fair_chance_depends_on_everybody() -> None:
    """Without the flag the same secret gives other luck to others: the test above proves something."""
    people = [("Anna", 1), ("Bert", 2)]
    for other in ([("Anna", 1), ("Bert", 3)], [("Anna", 1), ("Ciro", 2)]):
        assert drawn("border", bytes(32), people, duplicate=False) != drawn(
            "border", bytes(32), other, duplicate=False
        )
