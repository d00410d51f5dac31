"""Whole games of The BORDER in a real terminal and through a pipe, with everything a person may type."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pexpect
import pytest

from hranice.games.border.rules.board_code import code_of, is_code
from tests.cli.conftest import COMMAND, Hranice, environment

KEEP, COMPLETE, CROSS, END = "Which dice", "Which segments", "Which spaces", "Goodbye"
LABEL = re.compile(r"╲ ?(\d+)╱")
COLOUR = re.compile(r"\x1b\[[0-9;]*[34]8;")


class Terminal:
    """A game of The BORDER in a pseudo-terminal."""

    def __init__(self, *arguments: str, lines: int = 50, columns: int = 90, **changes: str) -> None:
        self.process: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], "play", "border", *arguments],
            env=environment(COLORTERM="truecolor", **changes),
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=300,
        )
        self.seen = ""

    def until(self, *words: str) -> str:
        """Wait for one of the words; remember what was on the screen before it."""
        found: int = self.process.expect_exact(list(words))
        self.seen = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.process.before or "")
        return words[found]

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self.process.sendline(line)

    def status(self) -> int | None:
        """Wait for the end and return the exit status."""
        self.process.expect(pexpect.EOF)
        self.process.close()
        return self.process.exitstatus


def play_to_the_end(terminal: Terminal) -> set[str]:
    """Play as the screen suggests: complete the first segment, cross the first space."""
    terminal.until("Press Enter")
    terminal.type("")
    asked = set()
    while (prompt := terminal.until(KEEP, COMPLETE, CROSS, END)) != END:
        asked.add(prompt)
        labels = LABEL.findall(terminal.seen.split("›")[-1])
        answers = {KEEP: "1 2 3", COMPLETE: "a .", CROSS: f"{labels[0]} ." if labels else "."}
        terminal.type(answers[prompt])
    return asked


def test_a_whole_game_on_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    terminal = Terminal("--seed", "whole", "--bots", "greedy,random", "--record", str(record))
    assert play_to_the_end(terminal) == {KEEP, COMPLETE, CROSS}
    assert "The envelope is opened" in terminal.seen
    assert "The game is over." in terminal.seen
    assert terminal.status() == 0
    verified = subprocess.run([*COMMAND, "verify", str(record)], capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr
    assert "sound" in verified.stdout


def test_the_promise_is_the_fingerprint_of_the_opened_secret(hranice: Hranice) -> None:
    shown = hranice("play", "border", "--bots", "random", "--seed", "7", given=".\n" * 3000).stdout
    promise, secret = re.findall(r"^[0-9a-f]{64}$", shown, re.MULTILINE)
    checked = subprocess.run(["sha256sum"], input=bytes.fromhex(secret), capture_output=True, check=True)
    assert checked.stdout.decode().split()[0] == promise


def test_a_small_terminal_without_colours() -> None:
    terminal = Terminal("--seed", "3", "--bots", "random", lines=24, columns=80, NO_COLOR="1")
    terminal.until("Press Enter")
    terminal.type("")
    terminal.until(KEEP, COMPLETE, CROSS)
    assert not COLOUR.search(terminal.process.before or "")
    position = terminal.seen.split("›")[-1].splitlines()
    assert len(position) <= 24
    assert max(map(len, position)) <= 80
    assert "♥" in terminal.seen, "symbols tell the colours apart"


def test_colours_are_shown_where_there_are_colours() -> None:
    terminal = Terminal("--seed", "3", "--bots", "random")
    terminal.until("Press Enter")
    terminal.type("")
    terminal.until(KEEP, COMPLETE, CROSS)
    assert COLOUR.search(terminal.process.before or "")


def test_the_same_seed_gives_the_same_game(hranice: Hranice) -> None:
    arguments = ("play", "border", "--bots", "greedy", "--seed", "twice")
    assert hranice(*arguments, given=".\n" * 40).stdout == hranice(*arguments, given=".\n" * 40).stdout


@pytest.mark.parametrize("language", ["en", "cs", "it", "de"])
def test_a_whole_game_through_a_pipe_in_every_language(hranice: Hranice, language: str) -> None:
    words = "?\nhelp\nrules\nboards\nlog\nnumbers\n"
    result = hranice(
        "play",
        "border",
        "--seed",
        "1",
        "--bots",
        "random",
        "--language",
        language,
        given=words + ".\n" * 3000,
    )
    assert result.status == 0, result.stderr
    assert result.stderr == ""
    assert not re.search(r"\b(play|fact|border|area)-[a-z]+", result.stdout), "a sentence is missing"


def test_words_are_understood_without_accents(hranice: Hranice) -> None:
    given = "PRAVIDLA\nzapis\nčísla\nkonec\n"
    result = hranice("play", "border", "--seed", "1", "--bots", "random", "--language", "cs", given=given)
    assert "Devět malých území" in result.stdout
    assert "není odpověď" not in result.stdout
    assert "Na shledanou" in result.stdout


RUBBISH = [
    "",
    " ",
    "abc",
    "🎲",
    "-1",
    "1.5",
    "[bold]",
    "\\",
    "0 0",
    "99999999999999999999",
    "..",
    "-",
    "é" * 500,
]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_rubbish_is_answered_and_changes_nothing(hranice: Hranice, seed: str) -> None:
    """Seeds with different first questions: whatever is typed, the game goes on."""
    given = "".join(f"{line}\n" for line in RUBBISH) + "quit\n"
    result = hranice("play", "border", "--seed", seed, "--bots", "random", given=given)
    assert result.status == 0, result.stderr
    assert "Goodbye" in result.stdout
    assert "✗ " in result.stdout


def test_bytes_that_are_no_text_are_answered_too() -> None:
    result = subprocess.run(
        [*COMMAND, "play", "border", "--seed", "1", "--bots", "random"],
        input=b"\xff\xfe\x00\n\x80\nquit\n",
        env=environment(),
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0
    assert "Goodbye" in result.stdout.decode()


def test_the_end_of_input_is_a_goodbye(hranice: Hranice) -> None:
    result = hranice("play", "border", "--seed", "1", "--bots", "random")
    assert (result.status, result.stderr) == (0, "")
    assert result.stdout.endswith("Goodbye, and thank you for playing!\n")


def test_b1_who_chooses_a_board_leaves_the_others_to_chance(tmp_path: Path, hranice: Hranice) -> None:
    def boards(seed: int, copy: int) -> tuple[str, ...]:
        record = tmp_path / f"{seed}-{copy}.jsonl"
        result = hranice(
            "play", "border", "--board", "C", "--bots", "random,random", "--seed", str(seed),
            "--record", str(record), given="\nquit\n",
        )  # fmt: skip
        assert result.status == 0
        return tuple(json.loads(record.read_bytes().splitlines()[0])["options"]["choice"])

    drawn = {boards(seed, 0) for seed in range(12)}
    assert len(drawn) > 2
    assert {choice[0] for choice in drawn} == {"C"}
    assert all(len({*choice}) == 3 for choice in drawn)
    assert boards(3, 1) == boards(3, 2), "the same seed gives the same boards"


def test_b1_boards_are_fresh_or_named_by_their_codes(tmp_path: Path, hranice: Hranice) -> None:
    def agreed(*words: str) -> dict[str, list[Any]]:
        record = tmp_path / f"{len(words)}.jsonl"
        result = hranice("play", "border", *words, "--record", str(record), given="\nquit\n")
        assert (result.status, result.stderr) == (0, "")
        return dict(json.loads(record.read_bytes().splitlines()[0])["options"])

    fresh = agreed("--boards", "fresh", "--bots", "random")
    assert all(is_code(board["name"]) for board in fresh["boards"])
    assert len(fresh["boards"]) == 4
    code = code_of(7)
    named = agreed("--boards", f"b, {code}", "--board", code, "--bots", "random")
    assert [board["name"] for board in named["boards"]] == [code, "B"]
    assert named["choice"] == [code, "B"], "the others have what is left of these"
    for words in (("--boards", "1000075"), ("--boards", "A B", "--board", "C", "--bots", "random")):
        result = hranice("play", "border", *words)
        assert result.status == 2
        assert result.stderr.startswith("hranice: ")
        assert result.stderr.count("\n") == 1


def test_ctrl_c_is_a_goodbye_and_the_record_holds_so_far(tmp_path: Path, hranice: Hranice) -> None:
    record = tmp_path / "game.jsonl"
    terminal = Terminal("--seed", "1", "--bots", "random", "--record", str(record))
    terminal.until("Press Enter")
    terminal.type("")
    terminal.until(KEEP, COMPLETE, CROSS)
    terminal.process.sendintr()
    terminal.until("Goodbye")
    assert terminal.status() == 0
    assert "unfinished, or cut off" in hranice("verify", str(record)).stdout


def test_a_name_that_looks_like_markup_is_just_a_name(hranice: Hranice) -> None:
    result = hranice("play", "border", "--name", "[red]Eve[/]", "--seed", "1", "--bots", "random")
    assert "[red]Eve[/" in result.stdout


def test_a_narrow_window_is_told_and_nothing_wraps() -> None:
    terminal = Terminal("--bots", "random", "--seed", "1", columns=40)
    terminal.until("Press Enter")
    assert "40 columns" in " ".join(terminal.seen.split())
    terminal.type("")
    terminal.until(KEEP, COMPLETE, CROSS)
    rows = [line for line in terminal.seen.splitlines() if line.count("╱") > 3]
    assert len(rows) >= 10
    assert all(line.lstrip().startswith(("╱", "╲")) for line in rows)
    terminal.type("quit")
    assert terminal.status() == 0
