"""Whoever follows docs/add-a-game.md to the letter comes to a game: its blocks are used as they stand."""

import re
import shlex
from pathlib import Path

import httpx
import msgspec

from tests.examples.environment import Environment
from tests.examples.readers_game import METHODS, PARTS, TEXTS, VALUES
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

GUIDE = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def blocks(step: int) -> list[str]:
    """Return the fenced blocks of a step of the guide."""
    _, _, begun = GUIDE.partition(f"\n## {step}. ")
    return re.findall(r"^```\w*\n(.*?)^```$", begun.partition("\n## ")[0], re.MULTILINE | re.DOTALL)


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


class Reader:
    """Does what the guide says, in a folder and an environment of their own."""

    def __init__(self, folder: Path) -> None:
        self.environment = Environment(folder / "venv")
        self.project = folder / "my-game"

    def do(self, commands: str) -> list[str]:
        """Run the lines of a block, and return what the last one prints."""
        printed = ""
        for line in commands.splitlines():
            match shlex.split(line):
                case ["pip", "install", "-e", "."]:  # but with nothing fetched, so not editable
                    self.environment.install(self.project)
                case ["hranice", *arguments]:
                    printed = self.environment.hranice(*arguments)
                case ["python", *arguments]:
                    printed = self.environment.run(self.environment.python, *arguments, cwd=self.project)
                case unknown:
                    raise AssertionError(f"nobody knows how to do {unknown}")
        return printed.splitlines()


def test_the_guide_leads_to_a_game_that_is_proven_and_served(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    package = reader.project / "my_game"
    listing, pyproject = blocks(1)
    folder = dict(re.findall(r"^  (\S+) *(.*)$", listing, re.MULTILINE))
    write(reader.project / "pyproject.toml", pyproject)
    [head] = blocks(3)
    write(package / "rules.py", f"{VALUES}\n\n{head}{METHODS}")
    write(package / "__init__.py", f"from my_game.rules import MyGame\n\n{folder['my_game/__init__.py']}\n")

    [install_and_play] = blocks(4)
    assert "my-game" in reader.do(install_and_play)[0]
    prove, test = blocks(5)
    proven = reader.do(prove)
    assert all(line.startswith("ok ") for line in proven)

    [with_parts] = blocks(6)
    write(package / "__init__.py", with_parts)
    write(package / "game_parts.py", PARTS)
    write(package / "texts" / "en" / "game.ftl", TEXTS)
    write(reader.project / "test_my_game.py", test)
    reader.environment.install(reader.project)
    with_more = reader.do(prove)
    assert all(line.startswith("ok ") for line in with_more)
    assert len(with_more) >= len(proven) + 5, "options, bots, teller, refusals and texts"
    assert " passed" in reader.do("python -m pytest -q -p no:cacheprovider --import-mode=importlib")[-1]
    made = (file.relative_to(reader.project).as_posix() for file in reader.project.rglob("*.*"))
    assert {name for name in made if "__pycache__" not in name} == set(folder)

    data = tmp_path / "data"
    data.mkdir()
    with RealServer(data, program=reader.environment.program) as server:
        games = msgspec.json.decode(httpx.get(f"{server.url}/api/games", timeout=PATIENCE_S).content)
    [mine] = [game for game in games if game["name"] == "my-game"]
    assert (mine["title"], mine["bots"], mine["levels"]) == ("Sticks", ["random", "greedy"], ["greedy"])
