"""The `hranice` command: one module per command, each imported only when it is used.

So `hranice --help` does not wait for an engine, a solver or a map that it will not use, and a command's
own module may import plainly whatever it needs.
"""

import sys

try:
    import io
    import os
    from collections.abc import Sequence
    from importlib import import_module
    from typing import Annotated, Any

    import typer
    from typer.core import TyperCommand, TyperGroup
    from typer.main import get_command, get_group

    from hranice import __version__, plugins
    from hranice.cli.errors import INTERRUPTED, any_texts, complain, lose_output, tell
    from hranice.game_parts import LazyCommand
    from hranice.plugins import GAMES
except KeyboardInterrupt:  # whatever a package does while it is imported, Ctrl-C is a normal end
    sys.exit(130)

COMMANDS = {
    "serve": LazyCommand(
        "hranice.cli.serve", "serve", "Serve the page and the tables; so does plain `hranice`."
    ),
    "site": LazyCommand(
        "hranice.cli.site",
        "site",
        "Write the page as a folder that needs no server: games run in the browser.",
    ),
    "play": LazyCommand("hranice.cli.play", "app", "Play in the terminal, you against bots."),
    "simulate": LazyCommand("hranice.cli.simulate", "simulate", "Let bots play many games and count."),
    "arena": LazyCommand("hranice.cli.arena", "arena", "Let bots play each other: cross table and ratings."),
    "verify": LazyCommand(
        "hranice.cli.verify_and_replay", "verify", "Check records: every rule and every chance."
    ),
    "replay": LazyCommand("hranice.cli.verify_and_replay", "replay", "Show a record step by step."),
    "analyse": LazyCommand(
        "hranice.cli.analyse", "analyse", "Say what was luck and what was a mistake in a game."
    ),
    "backup": LazyCommand(
        "hranice.cli.backup", "backup", "Write all tables into a file, also while the server runs."
    ),
    "restore": LazyCommand(
        "hranice.cli.backup", "restore", "Add the tables of a backup to those that are there."
    ),
}

ABOUT_ITSELF = ("--help", "--version")
"""Options of the command itself; any other without a command is one of `serve`."""

app = typer.Typer(add_completion=False)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hranice {__version__}")
        raise typer.Exit


@app.callback()
def welcome(
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Board games about borders."""


class _NotLoaded(TyperCommand):
    """A command of which only name and help are known; parsing its arguments imports it."""

    def __init__(self, name: str, lazy: LazyCommand) -> None:
        super().__init__(name=name, help=lazy.help)
        self._lazy = lazy

    def make_context(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> Any:
        """Parse the arguments by the real command: from here on the context knows only that one."""
        found = getattr(import_module(self._lazy.module), self._lazy.name)
        return _command(found, self._lazy).make_context(info_name, args, *rest, **extra)


def _command(found: Any, lazy: LazyCommand) -> Any:
    """Make a command of what a module offers: a Typer application or a plain function."""
    if isinstance(found, typer.Typer):
        group = get_group(found)
        group.help = group.help or lazy.help
        return group
    single = typer.Typer(add_completion=False)
    single.command(help=None if found.__doc__ else lazy.help)(found)
    return get_command(single)


def build() -> TyperGroup:
    """Return the whole command; none of its commands is imported yet."""
    group = get_group(app)
    of_games: dict[str, LazyCommand] = {}
    for game in GAMES.values():
        for name, lazy in game.parts.commands().items():
            of_games.setdefault(name, lazy)  # no game takes a command from one before
    for name, lazy in {**of_games, **COMMANDS}.items():
        group.add_command(_NotLoaded(name, lazy))
    group.add_command(_printing())
    return group


def _printing() -> TyperGroup:
    """Return `hranice print`, with a command for each game that can be printed."""
    group = TyperGroup(name="print", help="Print boards, maps and all else that a game needs into a PDF.")
    for game in GAMES.values():
        if (lazy := game.parts.print_command()) is not None:
            group.add_command(_NotLoaded(game.name, lazy))
    return group


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status; whatever went wrong is told in one line."""
    for line in plugins.LEFT_OUT:
        complain(line)
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ABOUT_ITSELF):
        given.insert(0, "serve")
    try:
        status = build().main(args=given, prog_name="hranice", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except BrokenPipeError:
        lose_output()
        return 1
    except Exception as error:
        return tell(error)
    if status == INTERRUPTED:
        complain(any_texts().text("cli-stopped"))
    return status if isinstance(status, int) else 0


def open_streams() -> None:
    """Make sure that whatever we say can be printed, or else is lost without ado.

    A stream that whoever called us has closed leads nowhere; one whose encoding lacks a letter (an old
    terminal, a file on Windows) gets a question mark for it.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: PTH123, SIM115 - stays open
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    """Enter here from the shell."""
    open_streams()
    sys.exit(run())
