"""Where a store is: in a folder on this machine, or in a database."""

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hranice.game import BadInput
from hranice.store.interface import Store

FILE = "tables.sqlite3"
NO_ADDRESS = "The address of the database is not one; try postgresql+asyncpg://USER@HOST/NAME."


class BadLocation(BadInput):
    """There can be no store at such an address."""


async def open_store(location: str | Path, *, serving: bool = False) -> Store:
    """Open the store in a folder, made if need be, or at a `postgresql+asyncpg://…` address.

    It is brought up to date first, also when several nodes start at once. While somebody is `serving` it,
    no table in it is replaced; a folder has one such process. Raises `BadLocation`, `Unavailable`, or
    `NewerStore` for data written by a newer program.
    """
    if isinstance(location, Path) or "://" not in location:
        from hranice.store.sqlite import SqliteStore  # noqa: PLC0415 - only the back end that is used

        return await SqliteStore.open(_named(Path(location)) / FILE, serving=serving)
    try:
        location.encode()  # what came as other bytes than text is no address
        url = make_url(location)
    except (ArgumentError, ValueError):
        raise BadLocation(NO_ADDRESS) from None
    if url.drivername not in ("postgresql+asyncpg", "postgresql", "postgres"):
        raise BadLocation(
            f"{url.drivername} is no kind of database that is known here; try postgresql+asyncpg://…"
        )
    if find_spec("asyncpg") is None:
        raise BadLocation("PostgreSQL needs a driver; try: pip install 'hranice[nodes]'")
    from hranice.store.postgres import PostgresStore  # noqa: PLC0415 - the same

    return await PostgresStore.open(url.set(drivername="postgresql+asyncpg"), serving=serving)


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder in which this system wants programs to keep users' data. Raises `BadLocation`."""
    match platform:
        case "win32":
            local = environment.get("LOCALAPPDATA")
            base = Path(local) if local else _named(Path("~/AppData/Local"))
        case "darwin":
            base = _named(Path("~/Library/Application Support"))
        case _:
            given = Path(environment.get("XDG_DATA_HOME", ""))
            base = given if given.is_absolute() else _named(Path("~/.local/share"))  # as the standard has it
    return base / "hranice"


def _named(folder: Path) -> Path:
    """Return a folder whose name may begin with somebody's home. Raises `BadLocation` where there is none."""
    try:
        return folder.expanduser()
    except RuntimeError:
        raise BadLocation(
            f"There is no home folder for {folder}; --data says where the tables shall be."
        ) from None
