"""The compiled `greedy` decides what the bot of that name decides, in every position of whole games."""

import pytest

from hranice.games.border.bots.engine.packing import spaces
from hranice.games.border.bots.greedy import GreedyBot
from hranice.games.border.compiled.greedy import greedy_completion, greedy_crossing, greedy_hold
from hranice.games.border.rules.state import Complete, Cross, Move, Options, Reroll, Stop
from tests.lab_fast.twins import Twins, by_contract, segments

BOT = GreedyBot(0)


def compiled_move(twins: Twins, seat: int) -> Move:
    match twins.state.phase:
        case "keep":
            dice = greedy_hold(twins.boards, twins.game)
            return Reroll(tuple(die for die in range(5) if dice >> die & 1)) if dice else Stop()
        case "complete":
            return Complete(segments(greedy_completion(twins.boards, twins.game)))
        case _:
            marks = greedy_crossing(twins.boards, twins.game, seat)
            return Cross(spaces([int(word) for word in marks]))


@pytest.mark.parametrize("chain", [True, False])
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_plays_the_same_moves(seats: int, chain: bool) -> None:
    """Half of the seats follow greedy and half play at random, so that strange positions are met too."""
    twins = Twins(Options(chain=chain), seats, 1)

    def decide(twins: Twins, seat: int) -> Move:
        move = BOT.choose(twins.state, seat).move
        assert compiled_move(twins, seat) == move
        return move if seat % 2 else by_contract(twins, seat)

    for seed in range(12):
        twins.again(seed)
        twins.play(decide)
