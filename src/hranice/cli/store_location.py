"""Where the tables are, as a user says it."""

from pathlib import Path

from hranice.cli.errors import WrongUse, own_texts
from hranice.store.location import NO_ADDRESS, data_folder


def store_location(data: Path | None, database: str | None) -> str | Path:
    """Return where the tables are: in a database, in a folder, or where the user's data are."""
    if data is not None and database is not None:
        raise WrongUse(own_texts().text("serve-one-place"))
    if database and "://" not in database:  # a store would take it for the name of a folder
        raise WrongUse(NO_ADDRESS)
    return database or data or data_folder()
