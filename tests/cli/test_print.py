"""`hranice print` as a user types it: a whole PDF, or one line that says why not."""

import json
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from hranice.games.border.rules.board_file import board_json
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from tests.cli.conftest import Hranice
from tests.printing.pdf import Pdf


def test_boards_by_name_code_and_file(hranice: Hranice, tmp_path: Path) -> None:
    own = replace(STANDARD_BOARDS[1], name="Ours")
    (tmp_path / "own.json").write_text(board_json(STANDARD_GEOGRAPHY, own), "utf-8")
    result = hranice("print", "border", "--boards", "C,1000074, own.json", "--lang", "de", "-o", "k.pdf")
    assert (result.status, result.stderr) == (0, "")
    assert "k.pdf" in result.stdout
    pdf = Pdf((tmp_path / "k.pdf").read_bytes())
    assert [pdf.text(page).split(" Name")[0] for page in (3, 4, 5)] == [
        "Brett C",
        "Neues Brett Unter dem Code 1000074 findest du es wieder",
        "Brett Ours Unter dem Code B findest du es wieder",
    ]


def test_fresh_boards_are_those_of_a_seed_and_others_without_one(hranice: Hranice, tmp_path: Path) -> None:
    for name, seed in (("a", ["--seed", "3"]), ("b", ["--seed", "3"]), ("c", [])):
        assert hranice("print", "border", "--fresh", "1", *seed, "-o", f"{name}.pdf").status == 0
    same, again, other = ((tmp_path / f"{name}.pdf").read_bytes() for name in "abc")
    assert same == again != other
    assert len(Pdf(same)) == 4


def test_a_pad_takes_the_place_of_the_boards(hranice: Hranice, tmp_path: Path) -> None:
    assert hranice("print", "border", "--pad", "3", "--seed", "3", "-o", "pad.pdf", LANG="cs").status == 0
    pdf = Pdf((tmp_path / "pad.pdf").read_bytes())
    assert (len(pdf), pdf.language) == (5, "cs")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["border", "--pad", "0"], "greater than or equal to 1"),
        (["border", "--pad", "1000"], "less than or equal to 100"),
        (["border", "--fresh", "25"], "less than or equal to 24"),
        (["border", "--seed", "-1", "--pad", "2"], "greater than or equal to 0"),
        (["border", "--boards", "A,Q"], "There is no board Q; the boards are A, B, C, D"),
        (["border", "--boards", "1000075"], "There is no board 1000075"),
        (["border", "--boards", ",".join("A" * 25)], "1 to 24 boards, not 25"),
        (["border", "--boards", "lost.json"], "no file “lost.json”"),
        (["border", "--boards", "A", "--fresh", "2"], "Either --boards or --fresh"),
        (["border", "--paper", "a5"], "'a4', 'letter'"),
        (["border", "--lang", "fr"], "the languages are en, cs, it, de"),
        (["travel"], "Missing option '--map'"),
        (["travel", "--map", "atlantis"], "unknown map 'atlantis'"),
        (["travel", "--map", "lost.json"], "cannot read map 'lost.json'"),
        (["pig"], "No such command 'pig'"),
        ([], "Missing command"),
    ],
)
def test_bad_input_gets_one_line_and_no_file(
    hranice: Hranice, tmp_path: Path, arguments: list[str], told: str
) -> None:
    result = hranice("print", *arguments, *(["-o", "k.pdf"] if arguments else []))
    assert (result.status, result.stderr.count("\n")) == (2, 1)
    assert told in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("out", ["no/such/folder/k.pdf", "."])
def test_what_cannot_be_written_is_told(hranice: Hranice, tmp_path: Path, out: str) -> None:
    result = hranice("print", "border", "--boards", "A", "-o", out)
    assert (result.status, result.stderr.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_kit_that_was_there_stays_if_the_new_one_cannot_be_written(
    hranice: Hranice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "k.pdf").write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "k.pdf")

    monkeypatch.setattr(Path, "replace", full)
    result = hranice("print", "border", "--boards", "A", "-o", "k.pdf")
    assert (result.status, result.stderr.count("\n")) == (2, 1)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_without_typst_it_says_what_to_install(
    hranice: Hranice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    result = hranice("print", "travel", "--map", "usa", "-o", "k.pdf")
    assert result.status == 2
    assert result.stderr == "hranice: typst is not installed; try: pip install 'hranice[print]'\n"
    assert list(tmp_path.iterdir()) == []


def test_a_map_of_ones_own(hranice: Hranice, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src/hranice/games/travel/maps/usa.json"
    own = json.loads(source.read_text("utf-8")) | {"name": "mine", "title": {"en": "My land"}}
    (tmp_path / "own.json").write_text(json.dumps(own), "utf-8")
    result = hranice("print", "travel", "--map", "own.json", "--paper", "letter", "-o", "k.pdf")
    assert (result.status, result.stderr) == (0, "")
    assert Pdf((tmp_path / "k.pdf").read_bytes()).title == "Bez hranic: My land"
