"""What the maps say about their states comes from the files that translators edit."""

from pathlib import Path

import pytest

from hranice.games.travel import maps
from tools.atlas.map_definition import SHEETS
from tools.atlas.texts import reworded


@pytest.mark.parametrize("name", SHEETS)
def test_a_pack_says_what_the_texts_say(name: str) -> None:
    pack = (Path(maps.__file__).parent / f"{name}.json").read_bytes()
    assert reworded(pack, name) == pack, "renew it with `python -m tools.atlas --texts`"
