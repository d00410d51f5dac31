"""The beginning of a game of each kind, as text: who changes a rule sees here what that means at the table.

If it is meant, write the text anew:

    python -m hranice.conformance border --players 3 --golden tests/conformance/golden/border-3.txt

That on the smallest map is of the game `tests.travel.made_up:ON_THE_SMALLEST`.
"""

from pathlib import Path

import pytest

from hranice.conformance.golden import golden
from hranice.conformance.playing import AnyGame
from hranice.plugins import GAMES
from hranice_pig import PIG
from tests.travel.made_up import ON_THE_SMALLEST

FOLDER = Path(__file__).parent / "golden"
TEXTS = {
    f"{game.name}-{seats}.txt": (game, seats) for game in (*GAMES.values(), PIG) for seats in game.players
} | {"travel-smallest-2.txt": (ON_THE_SMALLEST, 2)}


def test_there_is_a_text_for_every_number_of_players() -> None:
    assert {file.name for file in FOLDER.iterdir()} == TEXTS.keys()
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 300_000, "they are read by people"


@pytest.mark.parametrize(("name", "game", "seats"), [(name, *played) for name, played in TEXTS.items()])
def test_games_go_as_they_went(name: str, game: AnyGame, seats: int) -> None:
    assert golden(game, seats, seed=0) == (FOLDER / name).read_text(encoding="utf-8")
