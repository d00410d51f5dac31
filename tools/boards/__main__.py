"""How the boards A to D were made and are measured: `python -m tools.boards …`.

What is made here stands in `hranice.games.border.rules.standard_boards` and `measured_fairness.json`; see
`docs/boards.md`.
"""

from itertools import product
from typing import Annotated

import msgspec
import typer

from hranice.games.border.boards import fairness
from hranice.games.border.boards.measured_fairness import Figures, Measured
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from tools.boards import geography_search
from tools.boards.bot_games import ByContract

app = typer.Typer(add_completion=False, no_args_is_help=True)

Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same result.")]


@app.command()
def geography(*, seed: Seed, steps: int = 60_000, rows: int = 11, width: int = 17, cut: int = 2) -> None:
    """Find a geography, and say what was judged in it."""
    on = geography_search.sheet(rows, width, cut)
    owners, beauty = geography_search.anneal(on, seed, steps)
    typer.echo(geography_search.draw(on, owners))
    typer.echo(f"cost {beauty.cost:.2f}: {beauty._asdict()}")


@app.command()
def measure(*, games: int = 24_000, others: int = 9_600, seed: Seed = 2) -> None:
    """Measure how fair the boards A to D are to one another, and print what `measured_fairness.json` holds.

    Four greedy players are what we promise about, so they play most games; the other tables are reported.
    """
    figures = []
    for bot, players in product(("greedy", "random"), (4, 3, 2)):
        wanted = games if (bot, players) == ("greedy", fairness.PLAYERS) else others
        engine = ByContract(STANDARD_GEOGRAPHY, bot, seed)
        tally = fairness.measure(engine, STANDARD_BOARDS, players, wanted)
        figures.append(_figures(tally, bot, players, seed, engine.starter_wins))
    measured = Measured({board.name: board.colours for board in STANDARD_BOARDS}, tuple(figures))
    typer.echo(msgspec.json.format(msgspec.json.encode(measured), indent=1))


def _figures(tally: fairness.Tally, bot: str, players: int, seed: int, starter_wins: float) -> Figures:
    wins = {name: round(100 * tally.share(name), 2) for name in sorted(tally.wins)}
    return Figures(bot, players, tally.games, seed, wins, round(100 * starter_wins / tally.games, 2))


if __name__ == "__main__":
    app()
