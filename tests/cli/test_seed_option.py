"""A game in the terminal is dealt so that its record proves it, whatever somebody takes for a seed."""

import pytest

from hranice.bots import make_bot
from hranice.cli.terminal.solo_table import PERSON, SoloTable, dealt
from hranice.games.border import BORDER
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify


@pytest.mark.parametrize("seed", [None, "7", "", "žluťoučký kůň", "7" * 500, "two\nlines"])
def test_any_seed_gives_a_record_that_is_sound(seed: str | None) -> None:
    table = SoloTable(BORDER, dealt(BORDER, BORDER.options_type(), "Ada", ["random"], seed))
    guide = make_bot(BORDER, "random", 1)
    table.go_on()
    while not table.play.over:
        table.act(guide.choose(BORDER.redact(table.state, PERSON), PERSON).move)
        table.go_on()
    standing = table.finish()
    assert verify(read_record(table.record, GAMES)) == standing
