"""States by what people call them."""

import pytest

from hranice.game import Refusal
from hranice.games.travel.maps import LANGUAGES, load
from hranice.games.travel.maps.pack import Pack, State, Text
from hranice.games.travel.maps.state_lookup import Gazetteer

SMALL = Pack(
    "small",
    Text(),
    10,
    10,
    (
        State("AT", Text("Austria", "Rakousko", "Austria", "Österreich")),
        State("CI", Text("Côte d’Ivoire", "Pobřeží slonoviny", "Costa d’Avorio", "Elfenbeinküste")),
        State("IT", Text("Italy", "Itálie", "Italia", "Italien")),
    ),
)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("AT", "AT"),
        ("at", "AT"),
        ("Rakousko", "AT"),
        ("osterreich", "AT"),
        ("ÖSTERREICH", "AT"),
        ("cote d'ivoire", "CI"),
        ("  pobrezi slonoviny ", "CI"),
        ("Italia", "IT"),
    ],
)
def test_by_code_or_name_in_any_language_whatever_the_accents(word: str, code: str) -> None:
    assert Gazetteer(SMALL).code(word) == code


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("Velká Británie", "GB"),
        ("Spojené království", "GB"),
        ("Anglie", "GB"),
        ("gran bretagna", "GB"),
        ("Grossbritannien", "GB"),
        ("UK", "GB"),
        ("Holandsko", "NL"),
        ("Nizozemí", "NL"),
        ("Ruská federace", "RU"),
        ("Vatikan", "VA"),
        ("Repubblica Ceca", "CZ"),
        ("Turkey", "TR"),
        ("Weißrussland", "BY"),
        ("Bosnia and Herzegovina", "BA"),
    ],
)
def test_by_what_people_say_instead(word: str, code: str) -> None:
    assert Gazetteer(load("europe")).code(word) == code


def test_the_name_of_the_box_is_shown_whichever_was_typed() -> None:
    gazetteer = Gazetteer(load("europe"))
    assert gazetteer.name(gazetteer.code("Spojené království"), "cs") == "Velká Británie"


def test_what_people_say_instead_means_nothing_where_there_is_no_such_state() -> None:
    with pytest.raises(Refusal, match="T2: travel-state-"):
        Gazetteer(load("usa")).code("Great Britain")


def test_a_slip_of_the_pen_is_met_with_suggestions() -> None:
    with pytest.raises(Refusal) as refused:
        Gazetteer(SMALL).code("Rakosko")
    assert (refused.value.rule, refused.value.reason) == ("T2", "travel-state-misspelt")
    assert refused.value.params["meant"] == "Rakousko (AT)"


@pytest.mark.parametrize("word", ["", "Atlantis", "…", "40", "AT:main"])
def test_what_is_no_state_is_refused(word: str) -> None:
    with pytest.raises(Refusal, match="T2: travel-state-"):
        Gazetteer(SMALL).code(word)


def test_the_40_field_is_a_field_but_no_state() -> None:
    assert Gazetteer(SMALL).field(" 40 ") == "40"
    assert Gazetteer(SMALL).field("Itálie") == "IT"
    assert Gazetteer(SMALL).name("40", "cs") == "40"


def test_parts_are_named_with_their_state() -> None:
    gazetteer = Gazetteer(load("europe"))
    assert gazetteer.name("RU:kaliningrad", "de") == "Russland (Kaliningrad)"
    assert gazetteer.name("RU", "cs") == "Rusko"


@pytest.mark.parametrize("name", ["europe", "usa"])
def test_every_name_of_our_maps_is_understood(name: str) -> None:
    pack = load(name)
    gazetteer = Gazetteer(pack)
    for state in pack.states:
        assert gazetteer.code(state.code) == state.code
        for language in LANGUAGES:
            assert gazetteer.code(state.name.said_in(language)) == state.code
