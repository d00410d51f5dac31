"""The catalogues of a game: what is in them, and sentences that must be there."""

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hranice.conformance.playing import AnyGame
from hranice.locale import LANGUAGES, Catalogue, Texts, files_of, sources
from hranice.plugins import GAMES


class Places(Visitor):
    """Collects the variables that a sentence has places for, and the sentences it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        """Note a sentence."""
        self.references.add(node.id.name)


def entries(files: Iterable[Traversable]) -> list[Any]:
    """Return all that is in some files: sentences, comments, and junk that is neither."""
    return [entry for file in files for entry in _parsed(file.read_text(encoding="utf-8"))]


@lru_cache(maxsize=256)
def _parsed(text: str) -> list[Any]:
    return FluentParser().parse(text).body


def places(messages: Iterable[ast.Message]) -> dict[str, set[str]]:
    """Return the variables of each sentence, those of the sentences it refers to included."""
    seen: dict[str, Places] = {}
    for message in messages:
        seen[message.id.name] = Places()
        seen[message.id.name].visit(message)

    def gathered(key: str) -> set[str]:
        found = set(seen[key].variables)
        for other in seen[key].references & seen.keys():
            found |= gathered(other)
        return found

    return {key: gathered(key) for key in seen}


class NoSentence(LookupError):  # noqa: N818 - named for what is not there
    """A sentence is not there, or has places that are not filled."""


class StrictTexts(Texts):
    """The sentences that a game has, its own and ours; says so where one is missing."""

    def __init__(self, game: AnyGame, language: str) -> None:
        super().__init__(language)
        self._catalogue = _catalogue(game, language)

    def text(self, key: str, /, **params: str | int) -> str:
        """Return the sentence of that key with its places filled. Raises `NoSentence`."""
        made = self._catalogue.formatted(key, params)
        if made is None:
            raise NoSentence(f"there is no sentence {key!r} in {self.language}")
        sentence, faults = made
        if faults:
            raise NoSentence(f"the sentence {key!r} in {self.language}: {faults[0]}")
        return sentence


def languages(game: AnyGame) -> list[str]:
    """Return the languages that a game speaks; none, where it has no catalogues."""
    folder = game.parts.texts()
    return [] if folder is None else [code for code in LANGUAGES if files_of(folder, code)]


def taken(game: AnyGame, language: str) -> set[str]:
    """Return the keys of all sentences that hranice has itself, or another game that is installed."""
    others = [other for other in GAMES.values() if other.name != game.name]
    found = entries(sources(language, others))
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


@lru_cache(maxsize=8)
def _catalogue(game: AnyGame, language: str) -> Catalogue:
    return Catalogue(language, (game,))
