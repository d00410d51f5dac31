"""Outside the folders of the games nothing of the program names a game: a third one needs no change there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hranice
from hranice.plugins import GAMES

SOURCE = Path(hranice.__file__).parent
OURS = [game for game in GAMES.values() if (SOURCE / "games" / game.name).is_dir()]
WORDS = [re.escape(word) for game in OURS for word in (game.name, game.parts.title)]
NAMES = re.compile(rf"(?<![a-z])({'|'.join(WORDS)})(?![a-z])", re.IGNORECASE)
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def named(text: str) -> bool:
    """Say whether an identifier or a string names one of our games."""
    return NAMES.search(CAMEL.sub(" ", text)) is not None


def words(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every identifier, import and string of a program, with its line."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield getattr(node, "lineno", 0), word
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            yield node.lineno, str(node.value)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("border", True),
        ("tell_travel", True),
        ("BorderSession", True),
        ("hranice.games.travel.rules", True),
        ("A move of The BORDER", True),
        ("Bez hranic", True),
        ("borders", False),
        ("traveller", False),
    ],
)
def test_names_are_seen(text: str, found: bool) -> None:
    assert named(text) == found


def test_all_our_games_are_watched() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/game_parts.py")}
    assert {game.name for game in OURS} == folders


def test_nothing_outside_its_folder_names_a_game() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {word.strip()[:60]}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.relative_to(SOURCE).parts[0] != "games"
        for line, word in words(ast.parse(path.read_text("utf-8")))
        if named(word)
    ]
    assert found == []
