"""The sentences of Hranice in four languages, from Fluent catalogues.

Each language is a folder of `.ftl` files, one per topic; page, terminal and paper all read the same ones.
A catalogue is read when its first sentence is wanted, and once per process: a command that says nothing
pays nothing.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hranice.game import BadInput, Refusal
from hranice.plugins import GAMES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "cs": "čeština", "it": "italiano", "de": "Deutsch"}
"""Every language there is, by its code, in its own name. The first one is spoken when none is asked for."""

DEFAULT = next(iter(LANGUAGES))

_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
_RULE_NUMBER = re.compile(r"[BT]\d+")
_WISH = re.compile(r"(?P<code>[a-zA-Z]{2})(?:-[a-zA-Z0-9-]+)?(?:\s*;\s*q=(?P<weight>[01](?:\.\d{0,3})?))?")
_LARGEST_NUMBER = 10**15
_LONGEST_WORDS = 400


class UnknownLanguage(BadInput):
    """Somebody asked outright for a language that has no catalogue."""

    def __init__(self, wanted: str) -> None:
        choices = ", ".join(LANGUAGES)
        super().__init__(f"There are no texts in the language {wanted!r}; the languages are {choices}")


class Texts:
    """The sentences in one language."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = _known(language)

    def text(self, key: str, /, **params: str | int) -> str:
        """Return the sentence of that key with its places filled; never raises.

        A key without a sentence gives the English one and, when there is none either, the key itself: a
        player in the middle of a game is better served by an odd word than by a crash.
        """
        return _formatted(self.language, key, params) or _formatted(DEFAULT, key, params) or key

    def has(self, key: str) -> bool:
        """Say whether there is a sentence of that key, in this language or in English."""
        return any(catalogue(code).has_message(key) for code in (self.language, DEFAULT))


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Choose the language: the one asked for, else HRANICE_LANGUAGE, else that of the system, else English.

    What is asked for outright must exist, or `UnknownLanguage` is raised; a system in another language
    gets English. As everywhere, the first of LC_ALL, LC_MESSAGES and LANG that is set decides.
    """
    asked = wanted or environment.get("HRANICE_LANGUAGE")
    if asked:
        return _known(_code(asked))
    system = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    try:
        return _known(_code(system))
    except UnknownLanguage:
        return DEFAULT


def wished(wishes: str) -> str:
    """Return the language that a browser would like best of ours, by its Accept-Language; else English.

    What cannot be read as a wish is none: the words come from anybody.
    """
    best, weight = DEFAULT, 0.0
    for wish in wishes[:_LONGEST_WORDS].split(","):
        found = _WISH.fullmatch(wish.strip())
        if found and (code := found["code"].lower()) in LANGUAGES and float(found["weight"] or 1) > weight:
            best, weight = code, float(found["weight"] or 1)
    return best


def refusal(texts: Texts, refused: Refusal) -> str:
    """Tell a player why a move was not accepted, with the number of the rule where there is one."""
    sentence = texts.text(refused.reason, **refused.params)
    return f"{sentence} ({refused.rule})" if _RULE_NUMBER.fullmatch(refused.rule) else sentence


@cache
def catalogue(code: str) -> "FluentBundle":
    """Return all sentences of one language, read once."""
    # Imported late: these two cost more than everything else that `hranice --help` does.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - see above

    # Isolation marks keep mixed scripts in order on a page; in a terminal they print as rubbish, and all
    # four languages are written from left to right.
    bundle = FluentBundle([code], use_isolating=False)
    for source in sources(code):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def sources(code: str) -> "Iterator[Traversable]":
    """Yield the files with the sentences of one language: ours, and those of the games."""
    folders = [
        files(__name__),
        *(texts for game in GAMES.values() if (texts := game.parts.texts()) is not None),
    ]
    for folder in folders:
        yield from spoken(folder, code)


def spoken(folder: "Traversable", code: str) -> "list[Traversable]":
    """Return the files of one language among the catalogues of a folder."""
    if not (files := folder / code).is_dir():
        return []
    found = (source for source in files.iterdir() if source.name.endswith(".ftl"))
    return sorted(found, key=lambda source: source.name)


def _known(code: str) -> str:
    """Return a code that has a catalogue."""
    if code not in LANGUAGES:
        raise UnknownLanguage(code)
    return code


def _code(name: str) -> str:
    """Reduce `cs_CZ.UTF-8` or `de-AT` to the language alone."""
    return re.split(r"[_.@-]", name, maxsplit=1)[0].lower()


def _modest(value: str | int) -> str | int:
    """Return a particular that fits into a sentence; Fluent gives up on very long texts and numbers."""
    if isinstance(value, int) and abs(value) < _LARGEST_NUMBER:
        return value
    words = str(value)
    return words if len(words) <= _LONGEST_WORDS else f"{words[:_LONGEST_WORDS]}…"


def _formatted(code: str, key: str, params: Mapping[str, str | int]) -> str | None:
    bundle = catalogue(code)
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    # A parameter that is missing shows as its name in braces; the tests of the catalogues prevent it.
    modest = {name: _modest(value) for name, value in params.items()}
    sentence, _errors = bundle.format_pattern(pattern, modest)
    return str(sentence)
