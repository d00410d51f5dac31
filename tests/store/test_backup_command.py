"""`hranice backup` and `hranice restore`, as a user calls them."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from hranice.cli import run
from hranice.store.location import open_store
from tests.cli.conftest import COMMAND
from tests.store.helpers import entries, fill, summary


def hranice(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return subprocess.run([*COMMAND, *arguments], check=False, capture_output=True, text=True, timeout=300)


def test_backup_and_restore_work_while_the_store_is_in_use(tmp_path: Path, postgres_url: str) -> None:
    async def play() -> None:
        store = await open_store(tmp_path / "data")
        await fill(store, "a", 3)
        file = tmp_path / "file"
        done = await asyncio.to_thread(hranice, "backup", file, "--data", tmp_path / "data")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"1 table with 3 log entries written to {file}\n"
        await store.append("a", 3, [b"on"], summary("a"))
        await store.delete("a")
        done = await asyncio.to_thread(hranice, "restore", file, "--data", tmp_path / "data")
        assert (done.returncode, done.stderr) == (0, "")
        assert await store.read("a") == entries(0, 3)
        await store.append("a", 3, [b"on"], summary("a"))
        await store.close()
        done = await asyncio.to_thread(hranice, "restore", file, "--database", postgres_url)
        assert done.returncode == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("backup", "{tmp}/file", "--data", "{tmp}/none"), "holds no tables"),
        (("backup", "{tmp}/file", "--data", "{tmp}", "--database", "x"), "not both"),
        (("restore", "{tmp}/file", "--data", "{tmp}/new"), "No such file"),
        (("restore", "{tmp}/file", "--database", "mysql://x/y"), "mysql is no kind"),
        (("restore", "{tmp}/file", "--database", "postgresql+asyncpg://u:secret@127.0.0.1:1/x"), "cannot be"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], complaint: str
) -> None:
    assert run([argument.format(tmp=tmp_path) for argument in arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert complaint in said.err
    assert "secret" not in said.err
