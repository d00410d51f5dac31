"""`hranice site`: the whole page in a folder, to be played without a server of ours."""

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
import typer

from hranice.cli.errors import WrongUse, complain, own_texts
from hranice.cli.folder_argument import folder
from hranice.cli.progress import progress_bar
from hranice.game import Game
from hranice.locale import LANGUAGES
from hranice.plugins import GAMES
from hranice.printing import can_print
from hranice.server.page import FOLDER
from hranice.server.static_site import Kit, has_kit, not_ours, write_site

MEGABYTE = 1_000_000


def web_address(given: str) -> str:
    """Return an address on the web with a slash at its end; refuse anything else."""
    try:
        parts = urlsplit(given.strip())
        port_is_right = parts.port is None or parts.port > 0
    except ValueError:
        parts, port_is_right = urlsplit(""), False
    plain = not (parts.query or parts.fragment or parts.username or parts.password)
    if not (parts.scheme in {"http", "https"} and parts.hostname and port_is_right and plain):
        raise typer.BadParameter("an address is like https://hranice.example/")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/"


def printed_kits() -> list[Kit]:
    """Return a kit of each board and map that comes with the games, on A4; a game's that fails is told."""
    kits = []
    for game in GAMES.values():
        try:
            kits += _kits_of(game)
        except Exception as error:
            complain(f"the kits of {game.name} are left out: {type(error).__name__}: {error}")
    return kits


def _kits_of(game: Game[Any, Any, Any]) -> list[Kit]:
    printing = game.parts.printing()
    if printing is None:
        return []
    kits = []
    shipped = printing.shipped()
    with progress_bar(f"print {game.name}", len(shipped)) as advance:
        for name, orders in shipped.items():
            files = {
                language: printing.print(printing.read({**orders[0], "lang": language}), None)
                for language in LANGUAGES
            }
            asked = [f"{game.name}?{'&'.join(map('='.join, words.items()))}" for words in orders]
            kits.append(Kit(f"{game.name}-{name}", asked, files))
            advance(1)
    return kits


def site(
    out: Annotated[Path, typer.Argument(metavar="OUT", parser=folder, help="The folder to write.")],
    *,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", parser=web_address, help="A server for tables with friends elsewhere; else none."
        ),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(metavar="URL", parser=web_address, help="Where the site will be; prints a code for it."),
    ] = None,
    kits: Annotated[
        bool, typer.Option("--kits/--no-kits", help="With kits to print of all boards and maps, or without.")
    ] = True,
) -> None:
    """Write the page into a folder that any static host serves, under any path: all games run in the browser.

    A site that was written there before is replaced; any other folder must be empty.
    """
    texts = own_texts()
    if not has_kit(FOLDER):
        raise WrongUse(texts.text("site-no-kit"))
    foreign = not_ours(out)
    if foreign is not None:
        raise WrongUse(texts.text("site-not-empty", folder=str(out), file=foreign))
    if kits and not can_print():
        complain(texts.text("site-no-print"))
    printed = printed_kits() if kits and can_print() else []
    size = write_site(FOLDER, out, server=server, address=address, kits=printed)
    megabytes = f"{size / MEGABYTE:.1f}"
    typer.echo(texts.text("site-written", folder=str(out), megabytes=megabytes))
    if address is None:
        typer.echo(
            texts.text("site-look", command=f"python -m http.server --directory {shlex.quote(str(out))}")
        )
    else:
        typer.echo(texts.text("site-address", address=address))
        if sys.stdout.isatty():
            segno.make(address).terminal(compact=True)
