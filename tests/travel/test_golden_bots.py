"""The bots of Bez hranic decide alike on every machine, to the last bit of what they reckon with."""

from itertools import product

import msgspec
import pytest

from hranice.bots import make_bot
from hranice.games.travel import TRAVEL
from hranice.games.travel.game_parts import PUBLISHED
from tests.travel.golden_bots import FILE, LEVELS, Case, play, whole

CASES = msgspec.json.Decoder(Case).decode_lines(FILE.read_bytes())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.bot}-{case.seed}")
def test_bots_decide_what_is_written(case: Case) -> None:
    bot, state, seat = make_bot(TRAVEL, case.bot, case.seed), whole(case.state), case.seat
    assert bot.choose(TRAVEL.redact(state, seat), seat) == case.choice
    later = play(state, case.fallen)
    assert bot.revise(TRAVEL.redact(later, seat), seat, case.choice) == case.revised


def test_everything_is_met() -> None:
    met = {(case.state.options.map, case.state.round, case.bot) for case in CASES}
    assert met == {*product(PUBLISHED, range(1, 8), LEVELS)}
    own = [case.state.fields(case.state.travellers(case.seat)[0]) for case in CASES]
    assert any(own), "second tokens"
    assert not all(own), "first tokens"
    assert any(not case.state.tokens for case in CASES), "an empty board"
    assert any(case.revised.move != case.choice.move for case in CASES), "changed plans"
