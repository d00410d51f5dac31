"""What forms offer of the settings of a table fits these settings, and has words."""

from typing import Any

import msgspec
import pytest

from hranice.game import Game
from hranice.games.border import BORDER
from hranice.games.travel import TRAVEL
from hranice.live.game_descriptions import about, house_options
from hranice.locale import LANGUAGES, Texts
from hranice.table.log import TableSettings
from tests.table.pig import PIG

GAMES = (BORDER, TRAVEL, PIG)


def value_of(word: str | int) -> bool | int:
    """Return the value that a choice of a form stands for."""
    return word == "true" if isinstance(word, str) else word


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_is_a_setting_and_the_usual_one_is_among_them(game: Game[Any, Any, Any]) -> None:
    usual = about(game).house
    for option in house_options(game):
        now = getattr(usual, option.field)
        assert option.default == now
        words = [value_of(choice.value) for choice in option.choices] or [False, True]
        assert now in words
        for value in words:
            settings = msgspec.to_builtins(usual) | {option.field: value}
            assert getattr(msgspec.convert(settings, TableSettings), option.field) is value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_that_is_named_has_words(language: str) -> None:
    texts = Texts(language)
    for option in {option for game in GAMES for option in house_options(game)}:
        assert texts.has(f"option-{option.name}")
        named = [choice.name for choice in option.choices if choice.name]
        told = [texts.text(f"option-{option.name}-value", value=name) for name in named]
        assert len(set(told)) == len(named)
        assert all(told)


def test_time_decides_what_is_offered() -> None:
    border, travel, pig = ({option.field for option in house_options(game)} for game in GAMES)
    assert border - travel == {"pause"}
    assert travel - border == {"credit"}
    assert border - pig == {"duplicate"}
