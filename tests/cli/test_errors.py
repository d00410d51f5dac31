"""Whatever a user does wrong gets one clear line and status 2, never a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hranice import __version__
from hranice.cli import COMMANDS, run
from tests.cli.conftest import COMMAND, Hranice, environment

WRONG = [
    (["nonsense"], "No such command 'nonsense'"),
    (["--nonsense"], "--nonsense"),
    (["play"], "Missing command"),
    (["board"], "Missing command"),
    (["play", "chess"], "chess"),
    (["play", "border", "--bots", "nobody"], "nobody"),
    (["play", "border", "--bots", ""], "no bot"),
    (["play", "border", "--bots", "random,random,random,random"], "2 to 4 players"),
    (["play", "border", "--bots", "random,random,random,random,random,random,random"], "2 to 4 players"),
    (["play", "border", "--board", "Z", "--bots", "random"], "A, B, C, D"),
    (["play", "border", "--language", "xx"], "en, cs, it, de"),
    (["play", "border", "--name", ""], "--name"),
    (["play", "border", "--name", "a\nb"], "--name"),
    (["play", "border", "--name", "x" * 21], "--name"),
    (["play", "border", "--record", "no/such/folder/game.jsonl"], "no/such/folder/game.jsonl"),
    (["play", "border", "--board"], "--board"),
    (["simulate", "chess", "--bots", "random,random"], "chess"),
    (["serve", "--data", ""], "--data"),
    (["serve", "--host", "\udcff"], "no host"),
    (["serve", "--host", "ß" * 70], "no host"),
    (["play", "border", "--seed", "\udcff"], "--seed"),
    (["serve", "--database", "postgresql://\udcff@127.0.0.1/tables"], "postgresql+asyncpg://USER@HOST/NAME"),
    (["backup", "tables.zip", "--data", " "], "--data"),
    (["replay", "no-such-file"], "no-such-file"),
    (["replay", "\x1b[2Jno-such-file"], "�[2Jno-such-file"),
    (["fare", "europe", "--round", "9" * 400, "--start", "FR", "--pick", "GB"], "(T5)"),
    (["fare", "europe", "--round", "1", "--start", "\x1b[2J" + "x" * 5_000, "--pick", "GB"], "(T2)"),
    (["simulate", "travel", "--bots", "traveller:speed=1:speed=2,random"], "speed"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG, ids=lambda value: str(value)[:40])
def test_wrong_use_gets_one_line_and_status_2(hranice: Hranice, arguments: list[str], named: str) -> None:
    result = hranice(*arguments)
    assert result.status == 2
    assert len(result.stderr.splitlines()) == 1
    assert len(result.stderr) < 600
    assert named in result.stderr
    assert result.stderr.removesuffix("\n").isprintable()
    assert "Traceback" not in result.stdout + result.stderr


def test_a_refused_setup_is_told_in_the_chosen_language(hranice: Hranice) -> None:
    result = hranice("play", "border", "--board", "Z", "--bots", "random", "--language", "de")
    assert result.stderr == "hranice: Ein Brett Z gibt es nicht; die Bretter sind A, B, C, D. (B1)\n"


def test_an_unknown_language_in_the_environment_is_told_too(hranice: Hranice) -> None:
    result = hranice("play", "border", HRANICE_LANGUAGE="xx")
    assert (result.status, len(result.stderr.splitlines())) == (2, 1)


def test_a_record_is_never_overwritten(hranice: Hranice, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("mine")
    result = hranice("play", "border", "--bots", "random", "--record", "game.jsonl")
    assert result.status == 2
    assert result.stderr == "hranice: game.jsonl: File exists\n"
    assert (tmp_path / "game.jsonl").read_text() == "mine"


def test_help_lists_every_command(hranice: Hranice) -> None:
    result = hranice("--help")
    assert result.status == 0
    assert [name for name in COMMANDS if name not in result.stdout] == []


def test_the_version_is_shown(hranice: Hranice) -> None:
    assert hranice("--version").stdout == f"hranice {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(hranice: Hranice, command: str) -> None:
    result = hranice(command, "--help")
    assert result.status == 0, result.stderr
    assert "Usage: hranice" in result.stdout
    assert "install-completion" not in result.stdout


def test_help_does_not_wait_for_what_it_does_not_use() -> None:
    """The list of commands is shown with the rules of the games alone: no command, no part, no catalogue."""
    script = (
        "import sys; from hranice.cli import run; run(['--help']);"
        "heavy = ('fluent', 'numpy', 'wasmtime', 'litestar', 'hranice.bots', 'hranice.server');"
        "parts = {'bots', 'insight', 'terminal', 'commands', 'paper', 'encoding', 'api'};"
        "print([name for name in sys.modules if name.startswith(heavy) or parts & {*name.split('.')[3:4]}])"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_leaves_early_is_no_error() -> None:
    writer = subprocess.Popen(
        [*COMMAND, "play", "border", "--bots", "random", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert writer.stdout is not None
    writer.stdout.close()
    _, errors = writer.communicate(b"?\n" * 50, timeout=300)
    assert b"Traceback" not in errors
    assert b"Exception ignored" not in errors


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1250"])
def test_an_output_that_cannot_hold_every_letter_gets_the_others(encoding: str) -> None:
    """As on an old terminal, or where Windows sends the output to a file."""
    arguments = ["fare", "europe", "--round", "3", "--start", "FR", "--pick", "CZ", "--pick", "GB"]
    result = subprocess.run(
        [*COMMAND, *arguments, "--language", "cs"],
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
        check=True,
    )
    assert b"N?mecko" in result.stdout or "Německo".encode(encoding) in result.stdout
    assert b"40" in result.stdout


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_closed_output_is_no_error(closed: str) -> None:
    command = f"""exec '{sys.executable}' -c 'from hranice.cli import main; main()' map list {closed}"""
    result = subprocess.run(["bash", "-c", command], capture_output=True, env=environment(), check=False)
    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["fare", "europe", "--cases"]])
def test_an_endless_file_is_not_read_to_its_end(hranice: Hranice, command: list[str]) -> None:
    result = hranice(*command, "/dev/zero")
    assert result.status == 2
    assert "bytes" in result.stdout + result.stderr


def test_ctrl_c_stops_a_command_with_status_130(tmp_path: Path) -> None:
    arguments = ["simulate", "border", "--bots", "random,random", "--games", "100000"]
    command = [*COMMAND, *arguments, "--record", str(tmp_path)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment())
    while not any(tmp_path.iterdir()):  # until it is at work
        assert running.poll() is None
        time.sleep(0.05)
    os.kill(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=300)
    assert running.returncode == 130
    assert errors == b"hranice: Stopped.\n"


def test_running_in_process_returns_the_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert run(["nonsense"]) == 2
    assert capsys.readouterr().err.startswith("hranice: ")
