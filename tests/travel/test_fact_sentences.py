"""Everything that happens can be told in every language."""

from typing import get_args

import pytest

from hranice.games.travel.rules.fact_types import Fact
from hranice.games.travel.rules.options import COLOURS
from hranice.locale import LANGUAGES, Texts

SENTENCES = {"revealed": ("revealed", "revealed-target"), "placed": ("placed", "forced")}
SENTENCES["reckoned"] = ("paid", "received")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    for kind in get_args(Fact):
        tag = str(kind.__struct_config__.tag)
        for sentence in SENTENCES.get(tag, (tag,)):
            key = f"fact-travel-{sentence}"
            assert texts.text(key, you="no", who="Eva") != key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_and_the_40_field_have_a_name(language: str) -> None:
    texts = Texts(language)
    names = {texts.text("travel-colour", colour=colour) for colour in COLOURS}
    assert len(names) == len(COLOURS)
    assert language == "en" or names.isdisjoint(COLOURS)
    assert "40" in texts.text("travel-field", field="forty")
    assert texts.text("travel-field", field="FR") == "FR"
