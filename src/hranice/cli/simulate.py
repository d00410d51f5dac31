"""`hranice simulate`: bots play many games, and the figures are shown."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from hranice.cli.errors import WrongUse
from hranice.cli.folder_argument import folder
from hranice.cli.number_format import counted
from hranice.cli.progress import progress_bar
from hranice.game import Game, Refusal
from hranice.lab.playing import make_player
from hranice.lab.simulate import Series, Tally
from hranice.lab.simulate import simulate as play_series
from hranice.plugins import GAMES

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.")]
Seed = Annotated[int, typer.Option(min=0, metavar="S", help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=1, metavar="J", help="How many processes play.")]
GameOptions = Annotated[str, typer.Option(metavar="JSON", help="Options that differ from the usual ones.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def simulate(
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="One bot per seat; dials as in a:speed=2.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on a Ray cluster (RAY_ADDRESS).")] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", parser=folder, help="Write a record of every game.")
    ] = None,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Let luck not depend on what the bots choose.")
    ] = False,
    options: GameOptions = "{}",
    json: Json = False,
) -> None:
    """Let bots play many games and count who wins, with how much, and how fast."""
    chosen = known_game(game)
    complete = chosen.complete(options_from(chosen, options))
    series = Series(chosen, complete, tuple(bots.split(",")), seed, record, duplicate)
    check_seats(series)
    player = _on_cluster() if cluster else partial(play_series, jobs=jobs)
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
        check_free(series, games)
    began = time.perf_counter()
    with progress_bar(f"{chosen.name}: games", games) as progress:
        tally = player(series, games, progress=progress)
    figures = Figures.of(tally, time.perf_counter() - began)
    if json:
        typer.echo(msgspec.json.encode(figures))
    else:
        _show(series, figures)


def known_game(name: str) -> Game[Any, Any, Any]:
    """Return a game by name."""
    game = GAMES.get(name)
    if game is None:
        raise WrongUse(f"there is no game “{name}”; there is {', '.join(GAMES)}")
    return game


def options_from(game: Game[Any, Any, Any], text: str) -> Any:
    """Return the options that a JSON object gives, the others as usual."""
    known = {field.encode_name for field in msgspec.structs.fields(game.options_type)}
    try:
        given = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        for name in given:
            if name not in known:
                raise WrongUse(f"--options: {game.name} has no “{name}”; it has {', '.join(sorted(known))}")
        return msgspec.json.decode(text, type=game.options_type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise WrongUse(f"--options: {error}") from None


def check_seats(series: Series) -> None:
    """Refuse bots and options that make no game, before anything is played."""
    players = series.game.players
    if len(series.bots) not in players:
        raise WrongUse(
            f"--bots: {series.game.name} is for {players[0]} to {players[-1]} players; "
            f"the number of bots named is {len(series.bots)}"
        )
    for name in series.bots:
        make_player(series.game, name, seed=0)
    series.game.setup(series.options, len(series.bots))
    series.game.check_new(series.options)
    if series.duplicate and not series.game.has_addresses:
        raise Refusal("table", "table-no-duplicate")


def check_free(series: Series, games: int) -> None:
    """Refuse to overwrite a record, before anything is played."""
    for file in map(series.record_of, range(1, games + 1)):
        if file is not None and file.exists():
            raise WrongUse(f"--record: {file} is there already; choose another folder, or another --seed")


class Figures(msgspec.Struct):
    """What the command reports."""

    games: int
    wins: list[float]
    mean_score: list[float]
    mean_rounds: float
    seconds: float
    games_per_s: float
    decisions_per_s: float

    @classmethod
    def of(cls, tally: Tally, seconds: float) -> "Figures":
        """Work the figures out of the sums."""
        return cls(
            games=tally.games,
            wins=[round(float(wins), 4) for wins in tally.wins],
            mean_score=[round(score / tally.games, 4) for score in tally.scores],
            mean_rounds=round(tally.rounds / tally.games, 4),
            seconds=round(seconds, 3),
            games_per_s=round(tally.games / seconds, 1),
            decisions_per_s=round(tally.decisions / seconds, 1),
        )


class Player(Protocol):
    """Plays so many games of a series, and tells of its progress."""

    def __call__(self, series: Series, games: int, *, progress: Callable[[int], object]) -> Tally:
        """Return what came of them."""


def _on_cluster() -> Player:
    from hranice.lab.cluster import simulate_on_cluster  # noqa: PLC0415 - Ray is large and optional

    def player(series: Series, games: int, *, progress: Callable[[int], object]) -> Tally:
        try:
            return simulate_on_cluster(series, games, progress)
        except ConnectionError as error:
            raise WrongUse(f"--cluster: {' '.join(str(error).split())}") from None

    return player


def _show(series: Series, figures: Figures) -> None:
    table = Table(title=f"{series.game.name}: {counted(figures.games, 'game')}, seed {series.seed}")
    table.add_column("seat", justify="right")
    table.add_column("bot", overflow="fold")
    for title in ("wins", "share", "mean score"):
        table.add_column(title, justify="right")
    for seat, bot in enumerate(series.bots):
        wins, score = figures.wins[seat], figures.mean_score[seat]
        table.add_row(str(seat), bot, f"{wins:.1f}", f"{wins / figures.games:.1%}", f"{score:.2f}")
    console = Console()
    console.print(table)
    console.print(
        f"{figures.mean_rounds:.1f} rounds a game; {figures.seconds:.2f} s: "
        f"{figures.games_per_s:,.1f} games/s, {figures.decisions_per_s:,.0f} decisions/s"
    )
