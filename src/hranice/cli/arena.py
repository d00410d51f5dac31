"""`hranice arena`: bots against bots, with a cross table, ratings and a picture."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Sheet

from hranice.cli.errors import WrongUse
from hranice.cli.number_format import counted
from hranice.cli.progress import progress_bar
from hranice.cli.simulate import GameName, GameOptions, Jobs, Json, Seed, known_game, options_from
from hranice.lab.arena import Share, Table, Tournament, outcomes
from hranice.lab.chart import WIDTH, interval_chart
from hranice.lab.checkpoint import Checkpoint
from hranice.lab.mixed_table_results import Mean, Row, standings
from hranice.lab.playing import make_player
from hranice.svg_to_png import png

PICTURES = (".svg", ".png")


def arena(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Two bots or more; dials as in a:speed=2.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games of each pairing.")] = 100,
    seats: Annotated[int | None, typer.Option(min=1, metavar="K", help="Players at a table; else 2.")] = None,
    mixed: Annotated[bool, typer.Option("--mixed", help="All of them at one table, in every order.")] = False,
    alone: Annotated[
        str | None, typer.Option(metavar="A", help="Only pairings in which A sits alone.")
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    options: GameOptions = "{}",
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings: .svg or .png.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Note every game; go on from there.")
    ] = None,
    json: Json = False,
) -> None:
    """Let every bot play against every other one: cross table, ratings, and how sure they are.

    At a table for more than two, one bot sits alone among copies of another, and the other way round.
    """
    chosen = known_game(game)
    complete = chosen.complete(options_from(chosen, options))
    names = tuple(bots.split(","))
    if mixed and (seats is not None or alone is not None):
        raise WrongUse("--mixed: all bots sit at one table then; --seats and --alone have no meaning")
    if alone is not None and alone not in names:
        raise WrongUse(f"--alone: {alone} is none of the bots named")
    single = None if alone is None else names.index(alone)
    places = len(names) if mixed else seats or 2
    tournament = Tournament(chosen, complete, names, places, games, seed, single, mixed)
    check(tournament, plot)
    if save is not None and not save.parent.is_dir():
        raise WrongUse(f"--save: there is no folder {save.parent}")
    checkpoint = None if save is None else Checkpoint(save, tournament)
    with progress_bar(f"{chosen.name}: games", len(tournament.matches())) as progress:
        played = list(outcomes(tournament, jobs, progress, checkpoint))
    table = Table(names, places)
    for outcome in played:
        table.count(outcome)
    rows = standings(names, played) if mixed else []
    if plot is not None:
        draw(table, plot)
    if json:
        typer.echo(msgspec.json.encode(Figures.of(tournament, table, rows)))
    elif mixed:
        _show_mixed(tournament, rows)
        _show_ratings(table)
    else:
        _show_cross(tournament, table)
        _show_ratings(table)


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
    game.check_new(tournament.options)
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


class Line(msgspec.Struct):
    """A bot at the mixed table."""

    bot: str
    games: int
    share: "Measure"
    points: "Measure"
    lead: "Measure | None"
    """Points ahead of the next one; the last has none to be ahead of."""

    @classmethod
    def of(cls, row: Row) -> "Line":
        """Gather a bot's figures."""
        lead = Measure.of(row.lead) if row.lead.count else None
        return cls(row.bot, row.points.count, Measure.of(row.victories), Measure.of(row.points), lead)


class Measure(msgspec.Struct):
    """A mean and half the width of its interval."""

    mean: float
    error: float

    @classmethod
    def of(cls, measured: Share | Mean) -> "Measure":
        """Round what was measured."""
        return cls(round(measured.mean, 4), round(measured.error, 4))


class Figures(msgspec.Struct, omit_defaults=True):
    """What the command reports; every error is half the width of a 95 % interval."""

    game: str
    seats: int
    seed: int
    cells: list[Cell]
    ratings: list[Rating]
    mixed: list[Line] = []

    @classmethod
    def of(cls, tournament: Tournament, table: Table, rows: list[Row]) -> "Figures":
        """Gather the figures."""
        cells = [
            Cell(table.bots[one], table.bots[rest], cell.games, round(cell.mean, 4), round(cell.error, 4))
            for (one, rest), cell in sorted(table.cells.items())
        ]
        ratings = [Rating(name, round(mu, 2), round(error, 2)) for name, mu, error in table.ladder()]
        mixed = [Line.of(row) for row in rows]
        return cls(tournament.game.name, tournament.seats, tournament.seed, cells, ratings, mixed)


def draw(table: Table, place: Path) -> None:
    """Draw the ratings with their intervals."""
    picture = interval_chart(table.ladder(), "rating (openskill), 95 % interval")
    if place.suffix == ".svg":
        place.write_text(picture, encoding="utf-8")
    else:
        place.write_bytes(png(picture, 2 * WIDTH))


def _show_cross(tournament: Tournament, table: Table) -> None:
    against = "the other" if tournament.seats == 2 else f"{tournament.seats - 1} of the other"
    title = f"{tournament.game.name}, {tournament.seats} players: share of victories against {against}, in %"
    places = {name: bot for bot, name in enumerate(table.bots)}
    ladder = table.ladder()
    cross = Sheet(title=title)
    cross.add_column("bot")
    for name, _, _ in ladder:
        cross.add_column(name, justify="right")
    for name, _, _ in ladder:
        cross.add_row(name, *(_cell(table, places[name], places[other]) for other, _, _ in ladder))
    Console().print(cross)


def _show_mixed(tournament: Tournament, rows: list[Row]) -> None:
    games = counted(tournament.games, "game")
    sheet = Sheet(title=f"{tournament.game.name}, all at one table, {games}, 95 % intervals")
    sheet.add_column("bot")
    for column in ("victories in %", "points", "ahead of the next by"):
        sheet.add_column(column, justify="right")
    for row in rows:
        won = f"{100 * row.victories.mean:.1f} ± {100 * row.victories.error:.1f}"
        lead = f"{row.lead.mean:.1f} ± {row.lead.error:.1f}" if row.lead.count else "·"
        sheet.add_row(row.bot, won, f"{row.points.mean:.1f} ± {row.points.error:.1f}", lead)
    Console().print(sheet)


def _show_ratings(table: Table) -> None:
    ratings = Sheet(title="ratings (openskill), 95 % intervals")
    for column in ("bot", "rating", "±"):
        ratings.add_column(column, justify="left" if column == "bot" else "right")
    for name, mu, error in table.ladder():
        ratings.add_row(name, f"{mu:.2f}", f"{error:.2f}")
    Console().print(ratings)


def _cell(table: Table, one: int, rest: int) -> str:
    cell: Any = table.cells.get((one, rest))
    return f"{cell.mean:.1%} ± {cell.error:.1%}".replace("%", "") if cell else "·"
