"""How the boards were made, step by step: `python -m tools.boards …`.

These commands made what `hranice.games.border.rules.boards` holds; `docs/boards.md` tells with which seeds.
They need what `pip install -e '.[dev]'` installs.
"""

from functools import partial
from itertools import product
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from hranice.games.border.paper.colouring import new_board
from hranice.games.border.paper.measured import Figures, Measured
from hranice.games.border.rules.board import Board
from hranice.games.border.rules.boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from tools.boards import fairness
from tools.boards import geography as geographies
from tools.boards.compiled_games import ByMachine
from tools.boards.notation import notation
from tools.boards.rules_games import ByContract

app = typer.Typer(add_completion=False, no_args_is_help=True)

Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]


@app.command()
def geography(*, seed: Seed, steps: int = 60_000, rows: int = 11, width: int = 17, cut: int = 2) -> None:
    """Find a geography, and say what was judged in it."""
    on = geographies.sheet(rows, width, cut)
    owners, beauty = geographies.anneal(on, seed, steps)
    typer.echo(geographies.draw(on, owners))
    typer.echo(f"cost {beauty.cost:.2f}: {beauty._asdict()}")


@app.command()
def choose(
    *,
    candidates: int = 128,
    games: int = 245_760,
    fresh: int = 192_000,
    seed: Seed = 1,
    fresh_seed: Seed = 901,
) -> None:
    """Choose four boards of equal strength among those of the first seeds, and confirm it in fresh games."""
    with Progress(console=Console(stderr=True)) as shown:
        colouring = shown.add_task("colouring", total=candidates)
        made = []
        for number in range(1, candidates + 1):
            made.append(new_board(STANDARD_GEOGRAPHY, number))
            shown.advance(colouring)
        rating = partial(shown.advance, shown.add_task("choosing", total=None))
        engine = ByMachine(STANDARD_GEOGRAPHY, made, seed)
        boards, tallies = fairness.choose(engine, made, games, seed, rating)
        _tell("while choosing", boards, tallies)
        confirming = partial(shown.advance, shown.add_task("confirming", total=fresh * len(fairness.TABLES)))
        engine = ByMachine(STANDARD_GEOGRAPHY, boards, fresh_seed)
        _tell(
            f"fresh games, seed {fresh_seed}",
            boards,
            {
                players: fairness.measure(engine, boards, players, fresh, confirming)
                for players in fairness.TABLES
            },
        )
    for board in boards:
        typer.echo(f"\n{board.name}\n{notation(STANDARD_GEOGRAPHY, board)}")


def _tell(when: str, boards: tuple[Board, ...], tallies: dict[int, fairness.Tally]) -> None:
    for players, tally in tallies.items():
        shares = ", ".join(f"{board.name} {tally.share(board.name):.2%}" for board in boards)
        typer.echo(f"{when}: {players} players, {tally.games} games: {shares}")


@app.command()
def measure(*, games: int = 24_000, others: int = 9_600, seed: Seed = 2) -> None:
    """Measure how fair the boards A to D are to one another, and print what `measured.json` holds.

    Four greedy players are what we promise about, so they play most games; the other tables are reported.
    """
    figures = []
    with Progress(console=Console(stderr=True)) as shown:
        for bot, players in product(("greedy", "random"), reversed(fairness.TABLES)):
            wanted = games if (bot, players) == ("greedy", fairness.PLAYERS) else others
            done = partial(shown.advance, shown.add_task(f"{players} {bot}", total=wanted))
            engine = ByContract(STANDARD_GEOGRAPHY, bot, seed)
            tally = fairness.measure(engine, STANDARD_BOARDS, players, wanted, done)
            figures.append(_figures(tally, bot, players, seed))
    measured = Measured({board.name: board.colours for board in STANDARD_BOARDS}, tuple(figures))
    typer.echo(msgspec.json.format(msgspec.json.encode(measured), indent=1))


def _figures(tally: fairness.Tally, bot: str, players: int, seed: int) -> Figures:
    wins = {name: round(100 * tally.share(name), 2) for name in sorted(tally.wins)}
    return Figures(bot, players, tally.games, seed, wins, round(100 * tally.starter_wins / tally.games, 2))


if __name__ == "__main__":
    app()
