"""The sentences of Hranice in four languages, from Fluent catalogues.

Each language is a folder of `.ftl` files, one per topic; page, terminal and paper all read the same ones.
A catalogue is read when its first sentence is wanted, and each sentence is parsed when it is first wanted: a
command pays only for what it says.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hranice.game import BadInput, Game, Refusal
from hranice.plugins import GAMES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

AnyGame = Game[Any, Any, Any]

LANGUAGES = {"en": "English", "cs": "čeština", "it": "italiano", "de": "Deutsch"}
"""Every language there is, by its code, in its own name. The first one is spoken when none is asked for."""

DEFAULT = next(iter(LANGUAGES))

_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
_RULE_NUMBER = re.compile(r"[A-Z]\d+")
_WISH = re.compile(r"(?P<code>[a-zA-Z]{2})(?:-[a-zA-Z0-9-]+)?(?:\s*;\s*q=(?P<weight>[01](?:\.\d{0,3})?))?")
_ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
"""Where a sentence begins, and its key: only there does a line begin with a name and `=`."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
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
        return any(catalogue(code).has(key) for code in (self.language, DEFAULT))


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


class Catalogue:
    """All sentences of one language: ours, and those of these games."""

    def __init__(self, code: str, games: Iterable[AnyGame]) -> None:
        # Imported late: these two cost more than everything else that `hranice --help` does.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - see above

        # Isolation marks keep mixed scripts in order on a page; in a terminal they print as rubbish, and all
        # four languages are written from left to right.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._parse = FluentResource
        self._unread: dict[str, str] = {}
        """Sentences that nobody has wanted yet, by key, as they are in their file."""
        for source in sources(code, games):
            _, *parts = _ENTRY.split(source.read_text(encoding="utf-8"))
            for key, entry in zip(parts[::2], parts[1::2], strict=True):
                self._unread.setdefault(key, entry)

    def has(self, key: str) -> bool:
        """Say whether there is a sentence of that key."""
        self._read(key)
        return self._bundle.has_message(key)

    def formatted(self, key: str, params: Mapping[str, str | int]) -> tuple[str, list[Exception]] | None:
        """Return a sentence with its places filled and what was wrong with that; None: there is none."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return None
        sentence, faults = self._bundle.format_pattern(pattern, dict(params))
        return str(sentence), faults

    def _read(self, key: str) -> None:
        """Parse a sentence, and whatever it may refer to."""
        wanted = [key]
        while wanted:
            entry = self._unread.pop(wanted.pop(), None)
            if entry is not None:
                self._bundle.add_resource(self._parse(entry))
                wanted += _NAME.findall(entry)


@cache
def catalogue(code: str) -> Catalogue:
    """Return all sentences of one language, read once."""
    return Catalogue(code, GAMES.values())


def sources(code: str, games: Iterable[AnyGame]) -> "Iterator[Traversable]":
    """Yield the files with the sentences of one language: ours, and those of these games."""
    yield from files_of(files(__name__), code)
    for game in games:
        if (folder := game.parts.texts()) is not None:
            yield from files_of(folder, code)


def files_of(folder: "Traversable", code: str) -> "list[Traversable]":
    """Return the files of one language in a folder of catalogues, in the order of their names."""
    spoken = folder / code
    found = spoken.iterdir() if spoken.is_dir() else iter(())
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


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
    # A parameter that is missing shows as its name in braces; the tests of the catalogues prevent it.
    modest = {name: _modest(value) for name, value in params.items()}
    made = catalogue(code).formatted(key, modest)
    return made and made[0]
