"""Every package that `pyproject.toml` asks for at run time is used; an old pip can install those pinned."""

import re
import tomllib
from importlib.metadata import distributions, packages_distributions
from pathlib import Path

from tools.import_graph import SOURCE, imports

USED_UNSEEN = {
    "httptools",  # uvicorn's reader of requests, of which ours is one kind
    "asyncpg",  # what SQLAlchemy speaks PostgreSQL with: its name is part of the address
    "greenlet",  # what SQLAlchemy's asyncio stands on
}
ROOT = Path(__file__).parent.parent
TOOLS = {"dev"}
"""Extras whose packages are run, not imported."""


def plain(name: str) -> str:
    """Return a package's name as written by everybody alike, without version and extras."""
    found = re.match(r"[\w.-]+", name)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_nothing_is_asked_for_that_nothing_uses() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {plain(name) for name in project["dependencies"]}
    wanted |= {plain(name) for extra in extras.keys() - TOOLS for name in extras[extra]}
    imported = {module.partition(".")[0] for path in SOURCE.rglob("*.py") for module in imports(path)}
    made_by = packages_distributions()
    used = {plain(package) for module in imported for package in made_by.get(module, ())}
    assert wanted - used == USED_UNSEEN


def test_no_package_is_pinned_with_an_extra_and_asked_for_without_it() -> None:
    """An old pip (23.2) takes these for two packages: of one it takes the newest release, without a hash."""
    pinned = {
        plain(line): path.name
        for path in (ROOT / "requirements").glob("*.txt")
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"[\w.-]+\[", line)
    }
    asked = {
        plain(wanted)
        for distribution in distributions()
        for wanted in distribution.requires or ()
        if not re.match(r"[\w.-]+\s*\[", wanted) and "extra ==" not in wanted
    }
    assert {name: place for name, place in pinned.items() if name in asked} == {}
