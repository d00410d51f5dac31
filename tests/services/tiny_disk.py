"""A real file system that is soon full."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BLOCK = b"\xff" * 4096


class NoRightToMount(Exception):  # noqa: N818 - an answer, not an error of the tests
    """Only root may mount, and not in every container."""


class TinyDisk:
    """A folder that is a file system of its own. Ballast takes the place that is left."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self, leave: int = 0) -> None:
        """Take all the space that is left, but for so many bytes."""
        with self._ballast.open("ab", buffering=0) as ballast:
            with suppress(OSError):
                while ballast.write(BLOCK) == len(BLOCK):
                    pass
            ballast.truncate(max(0, ballast.tell() - leave))

    def free(self) -> None:
        """Give the space back."""
        self._ballast.unlink()


@contextmanager
def tiny_disk(folder: Path, size: str, options: str = "") -> Iterator[TinyDisk]:
    """Lend a file system of that size, mounted on a folder; raises `NoRightToMount` where one may not."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}{options}", "hranice-tests", folder],
        check=False,
        capture_output=True,
        text=True,
    )
    if mounted.returncode:
        folder.rmdir()
        raise NoRightToMount(mounted.stderr)
    try:
        yield TinyDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
        folder.rmdir()
