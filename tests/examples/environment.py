"""A fresh virtual environment, in which packages are installed beside what the tests run with."""

import subprocess
import sys
import sysconfig
from pathlib import Path

from tests.services.process import PATIENCE_S


class Environment:
    """A Python that has, besides what is installed into it, everything that the tests have."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.python = folder / "bin" / "python"
        self.program = (self.python, "-c", "from hranice.cli import main; main()")
        """The command `hranice` there."""
        self.run(sys.executable, "-m", "venv", "--without-pip", folder)
        [site] = (folder / "lib").glob("python*/site-packages")
        ours = sysconfig.get_path("purelib")
        (site / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n", encoding="utf-8")

    def install(self, project: Path) -> None:
        """Build the wheel of a project and install it, in the place of an older one; nothing is fetched."""
        wheels = self._folder / "wheels" / project.name
        self.run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, cwd=project)
        [wheel] = wheels.iterdir()
        pip = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "--python", self.python)
        self.run(*pip, "install", "--no-index", "--no-deps", "--force-reinstall", wheel)

    def hranice(self, *arguments: str | Path, given: str = "") -> str:
        """Run the command `hranice` and return what it prints."""
        return self.run(*self.program, *arguments, given=given)

    def run(self, *command: str | Path, cwd: Path | None = None, given: str = "") -> str:
        """Run a program that must succeed with this input, and return what it prints."""
        where = cwd or self._folder.parent
        done = subprocess.run(
            command, cwd=where, capture_output=True, text=True, input=given, timeout=PATIENCE_S, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
