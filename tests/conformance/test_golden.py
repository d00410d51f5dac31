"""Games of each kind, as text: who changes a rule sees here what that means at the table.

If it is meant, write the text anew:

    python -m hranice.conformance border --players 3 --golden tests/conformance/golden/border-3.txt

That on the smallest map is of the game `tests.travel.made_up:ON_THE_SMALLEST`. That of a tie is written with
`--players 4 --seed 4841 --events 0`: two close an area at one moment, and the best area decides (B22, B25).
"""

import re
from pathlib import Path

import pytest
from msgspec.inspect import StructType, UnionType, type_info

from hranice.conformance.game_transcript import EVENTS, golden
from hranice.conformance.playing import AnyGame
from hranice.plugins import GAMES
from hranice_pig import PIG
from tests.travel.made_up import ON_THE_SMALLEST

FOLDER = Path(__file__).parent / "golden"
TEXTS = {
    f"{game.name}-{seats}.txt": (game, seats, 0, EVENTS)
    for game in (*GAMES.values(), PIG)
    for seats in game.players
} | {
    "travel-smallest-2.txt": (ON_THE_SMALLEST, 2, 0, EVENTS),
    "border-4-tie.txt": (GAMES["border"], 4, 4841, 0),
}
MOST = 550_000
"""Bytes of all texts. Many rules act late, so games are told to their end: events with facts."""


def test_there_is_a_text_for_every_number_of_players() -> None:
    assert {file.name for file in FOLDER.iterdir()} == TEXTS.keys()
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST, "they are read by people"


@pytest.mark.parametrize("name", TEXTS)
def test_games_go_as_they_went(name: str) -> None:
    assert golden(*TEXTS[name]) == (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [*GAMES.values(), PIG], ids=lambda game: game.name)
def test_every_kind_of_fact_happens_in_them(game: AnyGame) -> None:
    texts = [(FOLDER / name).read_text(encoding="utf-8") for name in TEXTS if TEXTS[name][0] is game]
    happened = set(re.findall(r'^  fact \{"type":"([\w-]+)"', "\n".join(texts), re.MULTILINE))
    kinds = type_info(game.fact_type)
    assert isinstance(kinds, UnionType)
    assert happened == {kind.tag for kind in kinds.types if isinstance(kind, StructType)}
