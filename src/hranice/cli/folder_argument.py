"""Folders that a user names."""

from pathlib import Path

import typer


def folder(name: str) -> Path:
    """Return the folder of that name; refuse none at all, as from an unset variable of a script.

    For `Path("")` would be the folder one happens to be in, and fill it with what belongs elsewhere.
    """
    if not name.strip():
        raise typer.BadParameter("a folder has a name; the one you are in is “.”")
    return Path(name)
