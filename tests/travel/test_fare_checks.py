"""Cases that nobody can have played are refused, each with its rule."""

import pytest

from hranice.game import Refusal
from hranice.games.travel.rules.fare import Case
from hranice.games.travel.rules.fare_checks import checked_case, checked_offer
from tests.travel.tables import EUROPE, OFFER


@pytest.mark.parametrize(
    ("case", "rule", "reason"),
    [
        (Case(0, "FR", ("GB",)), "T5", "travel-round-unknown"),
        (Case(8, "FR", ("GB",)), "T5", "travel-round-unknown"),
        (Case(1, "XX", ("GB",)), "T2", "travel-state-unknown"),
        (Case(1, "RU:main", ("GB",)), "T2", "travel-state-unknown"),
        (Case(1, "FR", ("XX",)), "T2", "travel-state-unknown"),
        (Case(5, "FR", ("GB", "IT"), "XX"), "T2", "travel-state-unknown"),
        (Case(5, "FR", ("GB", "IT")), "T8", "travel-target-missing"),
        (Case(4, "FR", ("GB", "IT"), "PL"), "T8", "travel-target-unwanted"),
        (Case(5, "FR", ("GB", "IT"), "FR"), "T9", "travel-target-is-start"),
        (Case(1, "FR", ("FR",)), "T9", "travel-pick-is-start"),
        (Case(7, "FR", ("GB", "PL"), "PL"), "T9", "travel-pick-is-target"),
        (Case(1, "FR", ("GB", "NL")), "T13", "travel-pick-count"),
        (Case(1, "FR", ()), "T13", "travel-pick-count"),
        (Case(3, "FR", ("GB",)), "T14", "travel-pick-count"),
        (Case(3, "FR", ("GB", "GB")), "T14", "travel-same-field"),
        (Case(3, "FR", ("40", "40")), "T14", "travel-same-field"),
        (Case(3, "FR", ("GB", "NL"), None, (1,)), "T19", "travel-under-count"),
        (Case(3, "FR", ("GB", "NL"), None, (1, -1)), "T19", "travel-under-negative"),
        (Case(3, "FR", ("GB", "NL"), None, (0, 6)), "T19", "travel-under-many"),
    ],
)
def test_refused(case: Case, rule: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_case(EUROPE, case)
    assert (refused.value.rule, refused.value.reason) == (rule, reason)


def test_t19_all_other_travellers_may_lie_underneath() -> None:
    assert checked_case(EUROPE, Case(3, "FR", ("GB", "NL"), None, (5, 5))).under == (5, 5)


def test_nothing_said_about_stacks_means_empty_ones() -> None:
    assert checked_case(EUROPE, Case(3, "FR", ("GB", "40"))).under == (0, 0)


@pytest.mark.parametrize(
    ("offer", "rule", "reason"),
    [
        (OFFER[:6], "T3", "travel-offer-count"),
        ((*OFFER[:6], "XX"), "T2", "travel-state-unknown"),
        ((*OFFER[:6], "FR"), "T9", "travel-card-twice"),
        ((*OFFER[:6], "GB"), "T9", "travel-card-twice"),
        (("IT", *OFFER[1:]), "T13", "travel-pick-not-offered"),
    ],
)
def test_offers_refused(offer: tuple[str, ...], rule: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_offer(EUROPE, Case(1, "FR", ("GB",)), offer)
    assert (refused.value.rule, refused.value.reason) == (rule, reason)
