"""That the options of a game are as they are described (`hranice.game_parts.Option`)."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from hranice.conformance.option_values import right_values, wrong_values
from hranice.conformance.text_catalogues import NoSentence, StrictTexts, languages, taken
from hranice.conformance.trial import Trial, shortened, through_json
from hranice.game import Refusal
from hranice.game_parts import Option
from hranice.locale import DEFAULT


def describes_options(trial: Trial) -> Iterator[str]:
    """Prove that options are as described, and what is out of bounds is refused."""
    described = trial.game.parts.options()
    names = [option.name for option in described]
    if len(set(names)) < len(names):
        yield f"two options have the same name: {', '.join(names)}"
    for option in described:
        for fault in (*_form(trial, option), *_values(trial, option), *_words(trial, option)):
            yield f"the option {option.name}: {fault}"


def _form(trial: Trial, option: Option) -> Iterator[str]:
    """Tell what is wrong with the description itself."""
    usual = trial.game.options_type()
    if option.field not in usual.__struct_fields__:
        yield f"the options have no field {option.field!r}"
        return
    if not set(option.players) <= set(trial.game.players):
        yield f"it is for {option.players} players; the game is for {trial.game.players}"
    default = _set(getattr(usual, option.field))
    described = trial.game.parts.read(option, option.default) if option.by_name else option.default
    if default != (() if option.each and not option.default else described):
        yield f"its default is described as {option.default!r}; without it the options have {default!r}"
    choices = [choice.value for choice in option.choices]
    match option.kind:
        case "flag" if not isinstance(option.default, bool) or choices:
            yield "a flag is yes or no and has no choices"
        case "choice" if not choices or (option.default not in choices and not option.each):
            yield f"its default {option.default!r} is none of its choices {choices}"
        case "number" if option.each:
            yield "only flags and choices can be every seat's own"
        case "number":
            for number in (option.default, *choices):
                if not isinstance(number, int) or not option.least <= number <= option.most:
                    yield f"{number!r} is not from {option.least} to {option.most}"


def _set(value: Any) -> Any:
    """Return a value; what is unset, because the option is younger than stored games, is an empty list."""
    return () if value is msgspec.UNSET else value


def _values(trial: Trial, option: Option) -> Iterator[str]:
    """Tell which values are accepted or refused against the description."""
    if option.field not in trial.game.options_type().__struct_fields__:
        return
    for word in right_values(option, trial.seats):
        value = trial.game.parts.read(option, word) if option.by_name else word
        refusal = _refusal(trial, option, value)
        elsewhere = option.players and trial.seats not in option.players
        if refusal is not None and not elsewhere:
            yield f"{value!r} is described and refused: {refusal}"
        elif refusal is None and elsewhere and value != option.default:
            yield f"{value!r} is accepted for {trial.seats} players; it is for {option.players}"
    for value in wrong_values(option, trial.seats):
        if _refusal(trial, option, value) is None:
            yield f"{shortened(value)} is accepted, against the description"


def _refusal(trial: Trial, option: Option, value: Any) -> Exception | None:
    """Return why options with this value make no game: refused by the rules, or by their type."""
    game = trial.game
    needed = {option.needs: True} if option.needs else {}
    try:
        given = through_json(
            replace(game.options_type(), **{option.field: value, **needed}), game.options_type
        )
        game.setup(game.complete(given), trial.seats)
    except (Refusal, msgspec.ValidationError) as refusal:
        return refusal
    return None


def _words(trial: Trial, option: Option) -> Iterator[str]:
    """Tell which words are missing, or another game's."""
    if not languages(trial.game) and f"option-{option.name}" in taken(trial.game, DEFAULT):
        yield f"another game says option-{option.name} in its own words"
    for language in languages(trial.game):
        texts = StrictTexts(trial.game, language)
        try:
            texts.text(f"option-{option.name}")
        except NoSentence as missing:
            yield str(missing)
