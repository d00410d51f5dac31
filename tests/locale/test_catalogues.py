"""All languages say the same things, and every reason for a refusal can be told in words."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

import hranice
from hranice.conformance.text_catalogues import Places
from hranice.conformance.text_catalogues import entries as parsed
from hranice.conformance.text_catalogues import places as places_of
from hranice.live.game_descriptions import house_options
from hranice.locale import LANGUAGES, Catalogue, Texts, sources
from hranice.plugins import GAMES

SOURCE = Path(hranice.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
FAMILIES = (
    "fact-border-",
    "fact-travel-",
    "learn-border-",
    "learn-travel-",
    "today-border-",
    "today-travel-",
    "map-",
    "made-",
    "prices-",
    "credits-",
    "rules-",
    "play-word-",
)
"""Keys that the source puts together; what they end with is data."""


def topics(language: str) -> list[str]:
    """Return all files of a language, by a path that is the same in every language."""
    return [
        str(source).removeprefix(f"{SOURCE}/").replace(f"/{language}/", "/*/")
        for source in sources(language, GAMES.values())
    ]


TOPICS = topics("en")


@cache
def entries(language: str, topic: str) -> list[ftl.EntryType]:
    """Parse one catalogue."""
    return parsed([SOURCE / topic.replace("*", language)])


def messages(language: str) -> dict[str, ftl.Message]:
    """Return all sentences of a language."""
    return {
        entry.id.name: entry
        for topic in TOPICS
        for entry in entries(language, topic)
        if isinstance(entry, ftl.Message)
    }


@cache
def places(language: str) -> dict[str, set[str]]:
    """Return the variables of each sentence, those of the sentences it refers to included."""
    return places_of(messages(language).values())


@cache
def refusals() -> list[tuple[str, str, set[str] | None]]:
    """Return every `Refusal(rule, "reason", …)` in the source: where, the reason and the names given."""
    found = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Refusal"), args=[_, ast.Constant(value=str(reason)), *_], keywords=given
                ):
                    names = {word.arg for word in given if word.arg}
                    spread = any(word.arg is None for word in given)
                    found.append((f"{path.name}:{node.lineno}", reason, None if spread else names))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_parses_and_says_nothing_twice(language: str) -> None:
    found: list[str] = []
    for topic in TOPICS:
        for entry in entries(language, topic):
            assert not isinstance(entry, ftl.Junk), f"{language}/{topic}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found.append(entry.id.name)
    assert [key for key, count in Counter(found).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    """A catalogue parses each sentence when it is wanted; a parser of whole files finds the same."""
    whole, ours = FluentBundle([language], use_isolating=False), Catalogue(language, GAMES.values())
    whole.add_resource(ftl.Resource([entry for topic in TOPICS for entry in entries(language, topic)]))
    for key, names in places(language).items():
        params = dict.fromkeys(names, 3)
        pattern = whole.get_message(key).value
        assert pattern is not None
        assert ours.formatted(key, params) == whole.format_pattern(pattern, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_topics(language: str) -> None:
    assert topics(language) == TOPICS


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("topic", TOPICS)
def test_no_sentence_is_missing_or_surplus(language: str, topic: str) -> None:
    def keys(code: str) -> list[str]:
        return sorted(entry.id.name for entry in entries(code, topic) if isinstance(entry, ftl.Message))

    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_have_the_same_places_in_every_language(language: str) -> None:
    english, other = places("en"), places(language)
    differing = {key: (english[key], other[key]) for key in english if other.get(key) != english[key]}
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_refusal_has_a_sentence(language: str) -> None:
    known = places(language)
    reasons = refusals()
    assert reasons, "no refusal found in the source: this test looks in the wrong place"
    assert [(where, reason) for where, reason, _ in reasons if reason not in known] == []
    unfilled = [
        (where, reason, known[reason] - given)
        for where, reason, given in reasons
        if given is not None and known[reason] - given
    ]
    assert unfilled == [], "sentences with places that the refusal does not fill"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_has_its_words(language: str) -> None:
    texts, known = Texts(language), messages(language)
    for option in (option for game in GAMES.values() for option in game.parts.options()):
        key = f"option-{option.name}"
        each = f"{key}-each"
        assert {
            key,
            *([each] if option.each and option.kind == "choice" and not option.taken_in else []),
        } <= set(known)
        named = [choice.name for choice in option.choices if choice.name]
        words = {texts.text(f"{key}-value", value=name) for name in named}
        assert len(words) == len(named), f"{key}-value: {words}"
        assert not words & {f"{key}-value", *(set(named) if language != "en" else ())}


def test_every_sentence_asked_for_by_name_exists() -> None:
    english = messages("en")
    asked = {
        (path.name, key)
        for ending, asking in (("py", "text"), ("typ", "word"))
        for path in SOURCE.rglob(f"*.{ending}")
        for key in re.findall(rf"\b{asking}\(\s*\"([a-z0-9-]+)\"", path.read_text(encoding="utf-8"))
    }
    assert asked, "no sentence is asked for in the source: this test looks in the wrong place"
    assert sorted((where, key) for where, key in asked if key not in english) == []


def spelled(family: str) -> str:
    """Return how the source may put a family together: with the name of a game, or of whichever is played."""
    return re.sub("border|travel", lambda game: rf"(?:{game[0]}|\$\{{game\}})", family) + r"\$?{"


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder, kinds in ((SOURCE, {".py", ".typ"}), (PAGE, {".ts", ".svelte"}))
        for path in folder.rglob("*")
        if path.suffix in kinds
    )
    named = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", code))
    # Page and terminal ask with the name of whichever game is played, or of one of its options.
    names = {
        *GAMES,
        *(option.name for game in GAMES.values() for option in (*game.parts.options(), *house_options(game))),
    }
    for before, after in re.findall(r"[`\"]([a-z0-9-]+-)\$?\{[^{}]+\}((?:-[a-z0-9-]+)?)[`\"]", code):
        named |= {f"{before}{name}{after}" for name in names}
    referred = set()
    for message in messages("en").values():
        seen = Places()
        seen.visit(message)
        referred |= seen.references
    assert all(re.search(spelled(family), code) for family in FAMILIES), "a family that nobody asks for"
    silent = [key for key in messages("en") if key not in named | referred and not key.startswith(FAMILIES)]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_carry_no_marks_that_a_terminal_prints(language: str) -> None:
    texts = Texts(language)
    for key, names in places(language).items():
        sentence = texts.text(key, **dict.fromkeys(names, 2))
        assert not re.search("[\u2066-\u2069\u200e\u200f]", sentence), key
        assert "{" not in sentence, f"{language}: {key} leaves a place unfilled: {sentence}"
