"""Every package that `pyproject.toml` asks for at run time is one that we use."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tools.rooms import SOURCE, imports

USED_UNSEEN = {
    "httptools",  # uvicorn's reader of requests, of which ours is one kind
    "asyncpg",  # what SQLAlchemy speaks PostgreSQL with: its name is part of the address
}
TOOLS = {"dev"}
"""Extras whose packages are run, not imported."""


def plain(name: str) -> str:
    """Return a package's name as written by everybody alike, without version and extras."""
    found = re.match(r"[\w.-]+", name)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_nothing_is_asked_for_that_nothing_uses() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {plain(name) for name in project["dependencies"]}
    wanted |= {plain(name) for extra in extras.keys() - TOOLS for name in extras[extra]}
    imported = {module.partition(".")[0] for path in SOURCE.rglob("*.py") for module in imports(path)}
    made_by = packages_distributions()
    used = {plain(package) for module in imported for package in made_by.get(module, ())}
    assert wanted - used == USED_UNSEEN
