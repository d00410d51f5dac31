"""`hranice backup` and `hranice restore`: the store in one file, also while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

import typer

from hranice.cli.errors import WrongUse
from hranice.cli.folder_argument import folder
from hranice.cli.number_format import counted
from hranice.cli.store_location import store_location
from hranice.store import Contents, Store, Unavailable
from hranice.store.location import FILE, open_store

Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", parser=folder, help="The folder of the store, if not the usual one."),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="HRANICE_DATABASE",
        help="The store is in PostgreSQL: postgresql+asyncpg://…",
        show_envvar=False,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    *,
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace FILE if it is there.")] = False,
) -> None:
    """Write all tables, as they are at one moment, into a file.

    Keep it safe: it holds the secrets of games that are still being played.
    """
    location = store_location(data, database)
    if isinstance(location, Path) and not (location / FILE).exists():
        raise WrongUse(f"{location} holds no tables; --data or --database say where they are")
    contents = _run(location, lambda store: store.backup(file, replace=replace))
    typer.echo(f"{_counted(contents)} written to {file}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by “hranice backup”.")],
    *,
    data: Data = None,
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace tables that are there already.")
    ] = False,
) -> None:
    """Add the tables of a backup to those that are there: all of them, or none if one stands in the way."""
    contents = _run(store_location(data, database), lambda store: store.restore(file, replace=replace))
    typer.echo(f"{_counted(contents)} restored from {file}")


def _run(location: str | Path, work: Callable[[Store], Awaitable[Contents]]) -> Contents:
    async def opened() -> Contents:
        store = await open_store(location)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except Unavailable as fault:
        raise WrongUse(str(fault)) from None


def _counted(contents: Contents) -> str:
    return f"{counted(contents.tables, 'table')} with {contents.entries} log entries"
