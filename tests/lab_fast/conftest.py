"""Compiled code that is older than any source is thrown away before it is tested.

Numba keeps compiled functions on disk and looks for changes only in the file of the function itself, not in
those of the functions it calls. A test must never pass because of code that is no longer there.
"""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hranice"
FOLDERS = [SOURCE / "games" / "border", ROOT / "tools"]
ARITHMETIC = SOURCE / "reproducible_math.py"


@pytest.fixture(scope="session", autouse=True)
def _fresh_machine_code() -> None:
    """Forget what was compiled before the latest change; nothing is loaded before it is first called."""
    sources = [ARITHMETIC, *(path for folder in FOLDERS for path in folder.rglob("*.py"))]
    latest = max(path.stat().st_mtime for path in sources)
    for folder in [*FOLDERS, SOURCE / "__pycache__"]:
        for kept in folder.rglob("*.nbi"):
            if kept.stat().st_mtime < latest:
                kept.unlink(missing_ok=True)
