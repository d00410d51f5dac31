"""Packages that offer games: what cannot be used is told in one line, and the other games are played."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from hranice.cli.play import COMMON
from hranice.game import Game
from hranice.plugins import GAMES, SAID_OF_ALL, check_parts
from tests.server.real_server import HRANICE, RealServer
from tests.services.process import PATIENCE_S

EXAMPLE = Path(__file__).parents[1] / "examples" / "pig" / "hranice_pig"
SOUND = """
from hranice.game_parts import Parts
from hranice_pig import PigWithParts
class Mine(PigWithParts):
    name = "mine"
class Bare(Parts):
    pass
"""
"""How each of the packages below begins; then it goes wrong."""


def game(body: str) -> str:
    """Return a game of which one thing is different."""
    return f"class Bad(Mine):\n    {body}\nGAME = Bad()\n"


def part(name: str, body: str) -> str:
    """Return a game with one part."""
    return f"class Odd(Bare):\n    def {name}(self): {body}\n{game('parts = Odd()')}"


ABSTRACT = "from hranice.game import Game\nclass Half(Game): name = 'half'\nGAME = Half()"
VERSIONS = "class Other(Mine): name = 'other'\nGAME = (Mine(), Other())"
NO_TYPE = "@property\n    def view_type(self): raise AttributeError"
COMMANDS = "return {n: LazyCommand('m', n, h) for n, h in (('board', 'Taken.'), ('mine', 'Mine alone.'))}"
ODD = {
    "options": "(3,)",
    "bots": "{'a,b': Mine}",
    "commands": "{'mine': 3}",
    "print_command": "3",
    "routes": "(3,)",
}


def part_is(name: str, value: str) -> str:
    """Return a game that says something else of itself."""
    return f"class Odd(Bare):\n    {name} = {value}\n{game('parts = Odd()')}"


def option(name: str, field: str = "hard", rules: str = "()") -> str:
    """Return a game with one option."""
    made = f"Option(name={name!r}, field={field!r}, kind='flag', rules={rules}, default=False)"
    return "from hranice.game_parts import Option\n" + part("options", f"return ({made},)")


def route(path: str, answer: str) -> str:
    """Return a game with one route."""
    imports = "from hranice.game_parts import Route\n"
    return f"{imports}{answer}\n" + part("routes", f"return (Route('GET', {path!r}, answer),)")


ANSWER = "def answer() -> int: return 3"
HELP = "return LazyCommand('hranice.cli.play', 'app', 3)"

BAD = {
    "raises": (r"raise RuntimeError('no\nway')", "RuntimeError: no way"),
    "leaves": ("import sys; sys.exit('bye')", "SystemExit: bye"),
    "garbled": ("GAME = (", "SyntaxError: "),
    "lacks-a-library": ("import no_such_library", "No module named 'no_such_library'"),
    "lacks-the-game": ("OTHER = 3", "has no attribute 'GAME'"),
    "no-game": ("GAME = 3", "it offers no game (hranice.game.Game) but int"),
    "some-games": ("GAME = [Mine(), 3]", "it offers no game (hranice.game.Game) but list"),
    "class": ("GAME = Mine", "it offers the class Mine; it must be an object: Mine()"),
    "abstract": (ABSTRACT, "Can't instantiate abstract class Half"),
    "versions": (VERSIONS, "its versions have different names, or the same rules"),
    "lacks-a-type": (game(NO_TYPE), "it has no view_type"),
    "ours": (game("name = 'border'"), "there is a game 'border' already"),
    "twin": (game("name = 'pig'"), "there is a game 'pig' already"),
    "named": (game("name = 'My Game'"), "its name 'My Game' is not of small letters, digits and hyphens"),
    "numbered": (game("rules = 1"), "its rules 1 are no text"),
    "lonely": (game("players = 2"), "its players are 2; for two to four it would be range(2, 5)"),
    "crowd": (game("players = range(2, 18)"), "it is for 17 players; a table has at most 16 seats"),
    "no-options": (game("options_type = None"), "TypeError: "),
    "no-setup": (
        game("def setup(self, options, seats): return 1 / 0"),
        "ZeroDivisionError",
    ),
    "over": (
        game("def standing(self, state): 0\n    def due(self, state): 0"),
        "it is over before it begins",
    ),
    "no-parts": (game("parts = None"), "its parts are NoneType and no hranice.game_parts.Parts"),
    **{
        f"part-{name}": (part(name, "raise SystemExit('I go')"), f"its part {name}: SystemExit: I go")
        for name in ("texts", *ODD)
    },
    **{
        f"odd-{name}": (
            part(name, f"return {returned}"),
            f"its part {name} does not return what hranice.game_parts",
        )
        for name, returned in ODD.items()
    },
    "helpless": (
        "from hranice.game_parts import LazyCommand\n" + part("print_command", HELP),
        "its part print_command does not return what hranice.game_parts",
    ),
    **{
        f"option-{number}": (option(name), f"an option cannot be called {name!r}")
        for number, name in enumerate(("class", "2nd", "my pot", "Pot", "my_pot", *sorted(SAID_OF_ALL)))
    },
    "option-twice": (option("pot").replace("),)", "),) * 2"), "two of its options are called 'pot'"),
    "option-nowhere": (option("pot", "pot"), "its option pot is of the field 'pot', which"),
    "option-wrong": (
        option("pot", rules="3"),
        "its part options: ValidationError: Expected `array`, got `int`",
    ),
    "untitled": (part_is("title", "3"), "its title 3 is no str"),
    "unscored": (part_is("score", "None"), "its score None is no str"),
    "unhurried": (part_is("race", "'no'"), "its race 'no' is no bool"),
    "company": (
        part_is("company", "'random'"),
        "its company 'random' is no tuple of names of its bots, random",
    ),
    "strangers": (part_is("company", "('eve',)"), "its company ('eve',) is no tuple of names of its bots"),
    "levels": (part_is("levels", "('eve',)"), "its levels ('eve',) is no tuple of names of its bots"),
    "route-unsaid": (
        route("/mine", "def answer(): return 3"),
        "no annotation tells what the answer of its route /mine returns",
    ),
    "route-odd": (route("mine/{what}", ANSWER), "its route 'mine/{what}' is not like /my-game/things"),
}
"""Packages, the end of their only module, and what is told of each."""
BAD_MODULES = {name: text for name, (text, _) in BAD.items()}


def packages(folder: Path, monkeypatch: pytest.MonkeyPatch, modules: Mapping[str, str]) -> None:
    """Put packages on the path of all processes that are started: the example, and some by name and text."""
    site = folder / "site"
    shutil.copytree(EXAMPLE, site / "hranice_pig")
    _declare(site, "hranice-pig", "pig = hranice_pig:PIG")
    for name, text in modules.items():
        module = f"module_{name.replace('-', '_')}"
        (site / f"{module}.py").write_text(SOUND + text, encoding="utf-8")
        _declare(site, f"x-{name}", f"{name} = {module}:GAME")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(site), os.environ.get("PYTHONPATH", ""))))


def _declare(folder: Path, package: str, entry_point: str) -> None:
    """Write what an installed package says about itself."""
    about = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[hranice.games]\n{entry_point}\n")


def check_lines(lines: list[str]) -> None:
    """Compare what was told with what is wrong: one line for each package."""
    assert len(lines) == len(BAD), lines
    for name, (_, reason) in BAD.items():
        [line] = [line for line in lines if f" of the package x-{name} " in line]
        assert line.startswith(f"hranice: the game {name} of the package x-{name} is left out: ")
        assert reason in line


def test_bad_packages_are_told_and_bots_play_the_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages(tmp_path, monkeypatch, BAD_MODULES)
    options = ("--bots", "cautious,random", "--games", "2", "--jobs", "2", "--json")
    command = (HRANICE, "simulate", "pig", *options)
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    assert done.stdout.startswith('{"games":2,')
    check_lines(done.stderr.splitlines())


def test_bad_packages_are_told_and_the_other_games_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages(tmp_path, monkeypatch, BAD_MODULES)
    data = tmp_path / "data"
    data.mkdir()
    with RealServer(data) as server:
        games = httpx.get(f"{server.url}/api/games", trust_env=False).json()
    assert [game["name"] for game in games] == ["border", "travel", "pig"]
    check_lines([line for line in server.log.read_text("utf-8").splitlines() if "left out" in line])
    assert "Traceback" not in server.log.read_text("utf-8")


def test_no_package_takes_a_route_of_ours_or_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = "def answer(name: str) -> int: return 3"
    taking = {
        "one": route("/tables/{name}/record", named),
        "two": route("/maps", ANSWER) + "Bad.name = 'two'",
        "three": route("/three", ANSWER) + "Bad.name = 'three'",
    }
    packages(tmp_path, monkeypatch, taking)
    data = tmp_path / "data"
    data.mkdir()
    with RealServer(data) as server:
        asked = [
            httpx.get(f"{server.url}/api{path}", trust_env=False) for path in ("/games", "/maps", "/three")
        ]
    games, maps, three = (answer.json() for answer in asked)
    assert {"mine", "two", "three"} <= {game["name"] for game in games}
    assert ("europe" in maps, three) == (True, 3)
    told = [line for line in server.log.read_text("utf-8").splitlines() if "left out" in line]
    assert [line.partition("the routes of the game ")[2] for line in told] == [
        "mine are left out: ValueError: GET /api/tables/{}/record is answered already",
        "two are left out: ValueError: GET /api/maps is answered already",
    ]


def test_no_package_takes_a_command_of_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taking = "from hranice.game_parts import LazyCommand\n" + part("commands", COMMANDS)
    packages(tmp_path, monkeypatch, {"taking": taking})
    done = subprocess.run((HRANICE, "--help"), capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    assert "Taken." not in done.stdout
    assert "Mine alone." in done.stdout


def test_ctrl_c_while_a_package_is_imported_is_a_normal_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages(tmp_path, monkeypatch, {"slow": "import signal; signal.raise_signal(signal.SIGINT)"})
    done = subprocess.run((HRANICE, "--version"), capture_output=True, timeout=PATIENCE_S, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_an_option_is_called_like_nothing_that_any_game_is_asked() -> None:
    assert {*COMMON, "bots", "help"} == SAID_OF_ALL


@pytest.mark.parametrize("game", GAMES.versions.values(), ids=lambda game: f"{game.name}-{game.rules}")
def test_our_own_games_are_as_those_of_others_must_be(game: Game[Any, Any, Any]) -> None:
    check_parts(game)
