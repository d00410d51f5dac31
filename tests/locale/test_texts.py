"""Choosing a language, and what happens when a sentence is missing."""

import pytest

from hranice.game import Refusal
from hranice.locale import Texts, UnknownLanguage, language, refusal, wished


@pytest.mark.parametrize(
    ("wanted", "environment", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "cs_CZ.UTF-8", "HRANICE_LANGUAGE": "de"}, "de"),
        ("de-AT", {"HRANICE_LANGUAGE": "it"}, "de"),
        ("IT", {}, "it"),
    ],
)
def test_the_language_asked_for_most_directly_is_spoken(
    wanted: str | None, environment: dict[str, str], spoken: str
) -> None:
    assert language(wanted, environment) == spoken


@pytest.mark.parametrize(("wanted", "environment"), [("fr", {}), (None, {"HRANICE_LANGUAGE": "xx"})])
def test_a_language_asked_for_outright_must_exist(wanted: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage, match="en, cs, it, de"):
        language(wanted, environment)
    with pytest.raises(UnknownLanguage):
        Texts("xx")


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR, fr;q=0.9, it;q=0.4, cs;q=0.7", "cs"),
        ("CS", "cs"),
        ("fr, *;q=0.5", "en"),
        ("it;q=0, de;q=0.1", "de"),
        ("it;q=2, de;q=x, cs;q=", "en"),
        ("\x00;;;,,q=1" * 1000, "en"),
    ],
)
def test_a_browser_is_answered_in_what_it_likes_best_of_ours(wishes: str, spoken: str) -> None:
    assert wished(wishes) == spoken


def test_a_missing_sentence_is_shown_as_its_key() -> None:
    assert Texts("cs").text("no-such-sentence", count=3) == "no-such-sentence"


def test_a_missing_particular_does_not_crash() -> None:
    assert "round" in Texts("en").text("travel-round-unknown")


@pytest.mark.parametrize("value", [10**15, 10**400, -(10**400), "x" * 5_000])
def test_no_particular_is_too_large_for_a_sentence(value: int | str) -> None:
    told = Texts("cs").text("travel-round-unknown", round=value)
    assert str(value)[:15] in told.replace("\u00a0", "")
    assert told.endswith("1 až 7.")
    assert len(told) < 500


@pytest.mark.parametrize(
    ("count", "czech"), [(1, "1 bod"), (2, "2 body"), (4, "4 body"), (5, "5 bodů"), (0, "0 bodů")]
)
def test_czech_counts_in_three_ways(count: int, czech: str) -> None:
    assert Texts("cs").text("count-points", count=count) == czech


def test_a_refusal_is_told_with_its_rule() -> None:
    told = refusal(Texts("en"), Refusal("B9", "border-no-such-die", die=7, dice=5))
    assert told.endswith("(B9)")
    assert "7" in told
    assert refusal(Texts("de"), Refusal("B9", "border-no-such-die", die=7, dice=5)) != told
    assert refusal(Texts("en"), Refusal("P2", "anybody-s-game")) == "anybody-s-game (P2)"


def test_a_refusal_without_a_rule_number_shows_none() -> None:
    assert "(chance)" not in refusal(Texts("en"), Refusal("chance", "chance-not-due"))
