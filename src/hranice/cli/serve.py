"""`hranice serve`, and plain `hranice`: the server and the page."""

import socket
import sys
import webbrowser
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import segno
import typer
from msgspec.structs import replace

from hranice.cli.errors import WRONG_INPUT, WrongUse, complain, lose_output, own_texts
from hranice.cli.folder_argument import folder
from hranice.cli.store_location import store_location
from hranice.locale import Texts
from hranice.server.serving import listen
from hranice.server.serving import serve as run_server
from hranice.server.settings import Settings
from hranice.store import Unavailable

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only if the user says so
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def serve(
    *,
    host: Annotated[
        str, typer.Option(metavar="HOST", help="Where to listen; 0.0.0.0: also for other devices.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="0: any free one.", min=0, max=65535)] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", parser=folder, help="The folder for tables; else that of the user."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="HRANICE_DATABASE",
            help="PostgreSQL instead: postgresql+asyncpg://…",
            show_envvar=False,
        ),
    ] = None,
    valkey: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="HRANICE_VALKEY",
            help="For several nodes on one PostgreSQL: redis://…",
            show_envvar=False,
        ),
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="NAME",
            envvar="HRANICE_NAMES",
            help="A name on the internet by which it is reached.",
            show_envvar=False,
        ),
    ] = None,
    admin: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="Where to serve /ready and /metrics, for operators."),
    ] = None,
    open_page: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes in which bots think.", min=1, max=256)
    ] = None,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits per address; for measuring only.")
    ] = False,
) -> None:
    """Serve the page and the tables on which people play."""
    texts = own_texts()
    if not host.strip():  # as from an unset variable of a script: it would mean everybody in the network
        raise typer.BadParameter("a host has a name; this computer alone is 127.0.0.1", param_hint="--host")
    location = store_location(data, database)
    if valkey is not None:
        _check_valkey(texts, valkey, database)
    settings = Settings(location=location, valkey=valkey, names=(host, *(names or ())), unlimited=unlimited)
    if thinkers is not None:
        settings = replace(settings, bot_processes=thinkers)
    wanted = sys.stdout.isatty() if open_page is None else open_page
    with ExitStack() as opened:
        sock = opened.enter_context(_listen(texts, host, port))
        port = sock.getsockname()[1]
        sockets = [sock]
        if admin is not None:
            sockets.append(opened.enter_context(_listen(texts, *_parted(admin, port))))
            settings = replace(settings, admin_port=sockets[1].getsockname()[1])

        def started() -> None:
            try:
                _tell(texts, host, port)
            except BrokenPipeError:  # no reason not to serve
                lose_output()
            if wanted:
                webbrowser.open(_address("127.0.0.1" if host in EVERYWHERE else host, port))

        try:
            done = run_server(settings, sockets, started)
        except Unavailable as fault:
            raise WrongUse(str(fault)) from None
    if not done:
        complain(texts.text("serve-failed"))
        raise typer.Exit(WRONG_INPUT)


def _listen(texts: Texts, host: str, port: int) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        why = error.strerror or ""
        raise WrongUse(texts.text("serve-no-port", host=host, port=str(port), why=why)) from None


def _parted(address: str, taken: int) -> tuple[str, int]:
    """Return host and port of an address such as 127.0.0.1:9000; refuse the port that is taken."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) == taken or int(port) > 65535:
        raise typer.BadParameter(
            "an address is like 127.0.0.1:9000, with a port of its own", param_hint="--admin"
        )
    return host.strip("[]"), int(port)


def _check_valkey(texts: Texts, valkey: str, database: str | None) -> None:
    """Complain about what cannot be several nodes."""
    if database is None:
        raise WrongUse(texts.text("serve-valkey-alone"))
    if find_spec("redis") is None:
        raise WrongUse(texts.text("serve-valkey-driver"))
    from hranice.server.nodes.bus import connected  # noqa: PLC0415 - now that its driver is there

    try:
        connected(valkey)
    except ValueError:
        raise WrongUse(texts.text("serve-valkey-address")) from None


def _tell(texts: Texts, host: str, port: int) -> None:
    """Say where the page is; on the network with a code that phones can read."""
    if host in LOOPBACK:
        typer.echo(texts.text("serve-here", address=_address(host, port)))
        typer.echo(texts.text("serve-how-network"))
    else:
        reachable = _own_address() if host in EVERYWHERE else host
        address = _address(reachable, port)
        typer.echo(texts.text("serve-network", address=address))
        if sys.stdout.isatty():
            segno.make(address).terminal(compact=True)
    typer.echo(texts.text("serve-stop"))
    sys.stdout.flush()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """Return the address of this machine on its network. Nothing is sent: only a route is chosen."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
