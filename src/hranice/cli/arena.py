"""`hranice arena`: bots against bots, with a cross table, ratings and a picture."""

from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from resvg_py import svg_to_bytes
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet

from hranice.cli.errors import WrongUse
from hranice.cli.simulate import known_game, options_from
from hranice.games import GAMES
from hranice.lab.arena import Table, Tournament, hold
from hranice.lab.chart import interval_chart
from hranice.lab.players import make_player

PICTURES = (".svg", ".png")


def arena(
    game: Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")],
    *,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Two bots or more; dials as in a:speed=2.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games of each pairing.")] = 100,
    seats: Annotated[int, typer.Option(min=1, metavar="K", help="Players at a table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, metavar="J", help="How many processes play.")] = 1,
    options: Annotated[str, typer.Option(metavar="JSON", help="Options of the game that differ.")] = "{}",
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings: .svg or .png.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
) -> None:
    """Let every bot play against every other one: cross table, ratings, and how sure they are.

    At a table for more than two, one bot sits alone among copies of another, and the other way round.
    """
    chosen = known_game(game)
    complete = chosen.complete(options_from(chosen, options))
    tournament = Tournament(chosen, complete, tuple(bots.split(",")), seats, games, seed)
    check(tournament, plot)
    table = _with_progress(tournament, jobs)
    if plot is not None:
        draw(table, plot)
    if json:
        typer.echo(msgspec.json.encode(Figures.of(tournament, table)))
    else:
        _show(tournament, table)


def check(tournament: Tournament, plot: Path | None) -> None:
    """Refuse what makes no tournament, before anything is played."""
    game, bots = tournament.game, tournament.bots
    if tournament.seats not in game.players or tournament.seats < 2:
        least = max(game.players[0], 2)
        raise WrongUse(
            f"--seats: {game.name} is for {least} to {game.players[-1]} players here; not {tournament.seats}"
        )
    if len(bots) < 2:
        raise WrongUse("--bots: an arena needs at least two bots")
    for name in bots:
        make_player(game, name, seed=0)
    if len(set(bots)) < len(bots):
        raise WrongUse("--bots: a bot is named twice; give one of them a dial to tell them apart")
    game.setup(tournament.options, tournament.seats)
    if plot is not None and plot.suffix not in PICTURES:
        raise WrongUse(f"--plot: {plot} is neither .svg nor .png")
    if plot is not None and not plot.parent.is_dir():
        raise WrongUse(f"--plot: there is no folder {plot.parent}")


class Cell(msgspec.Struct):
    """One against another in all other seats."""

    bot: str
    against: str
    games: int
    share: float
    error: float


class Rating(msgspec.Struct):
    """A bot's place on the ladder."""

    bot: str
    rating: float
    error: float


class Figures(msgspec.Struct):
    """What the command reports; every error is half the width of a 95 % interval."""

    game: str
    seats: int
    seed: int
    cells: list[Cell]
    ratings: list[Rating]

    @classmethod
    def of(cls, tournament: Tournament, table: Table) -> "Figures":
        """Gather the figures."""
        cells = [
            Cell(table.bots[one], table.bots[rest], cell.games, round(cell.mean, 4), round(cell.error, 4))
            for (one, rest), cell in sorted(table.cells.items())
        ]
        ratings = [Rating(name, round(mu, 2), round(error, 2)) for name, mu, error in table.ladder()]
        return cls(tournament.game.name, tournament.seats, tournament.seed, cells, ratings)


def draw(table: Table, place: Path) -> None:
    """Draw the ratings with their intervals."""
    picture = interval_chart(table.ladder(), "rating (openskill), 95 % interval")
    if place.suffix == ".svg":
        place.write_text(picture, encoding="utf-8")
    else:
        # A font of our own, so that the picture has words on any machine.
        font = files("hranice.workshop.atlas") / "fonts" / "atkinson-hyperlegible-next.ttf"
        with as_file(font) as path:
            png = svg_to_bytes(
                svg_string=picture,
                zoom=2,
                skip_system_fonts=True,
                font_files=[str(path)],
                sans_serif_family="Atkinson Hyperlegible Next Medium",
            )
        place.write_bytes(bytes(png))


def _with_progress(tournament: Tournament, jobs: int) -> Table:
    console = Console(stderr=True)
    if not console.is_terminal:
        return hold(tournament, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(f"{tournament.game.name}: games", total=len(tournament.matches()))
        return hold(tournament, jobs, lambda done: bar.advance(task, done))


def _show(tournament: Tournament, table: Table) -> None:
    against = "the other" if tournament.seats == 2 else f"{tournament.seats - 1} of the other"
    title = f"{tournament.game.name}, {tournament.seats} players: share of victories against {against}, in %"
    places = {name: bot for bot, name in enumerate(table.bots)}
    ladder = table.ladder()
    cross, ratings = Sheet(title=title), Sheet(title="ratings (openskill), 95 % intervals")
    cross.add_column("bot")
    for name, _, _ in ladder:
        cross.add_column(name, justify="right")
    for name, _, _ in ladder:
        cross.add_row(name, *(_cell(table, places[name], places[other]) for other, _, _ in ladder))
    for column in ("bot", "rating", "±"):
        ratings.add_column(column, justify="left" if column == "bot" else "right")
    for name, mu, error in ladder:
        ratings.add_row(name, f"{mu:.2f}", f"{error:.2f}")
    console = Console()
    console.print(cross)
    console.print(ratings)


def _cell(table: Table, one: int, rest: int) -> str:
    cell: Any = table.cells.get((one, rest))
    return f"{cell.mean:.1%} ± {cell.error:.1%}".replace("%", "") if cell else "·"
