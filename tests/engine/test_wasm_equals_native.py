"""The shipped module answers as the functions do from which it was made, compiled for this processor."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from hranice.games.border.bots.engine.loaded_engine import PACKAGE, engine
from hranice.games.border.bots.engine.memory_layout import ANSWER, FEATURES, SHARED, WHOLE_ROLLS
from hranice.games.border.bots.engine.packing import words
from hranice.games.border.bots.engine.questions import Dials, about_games, about_state
from hranice.games.border.bots.engine.weights_file import FILE, read_weights, unpack_net
from hranice.games.border.compiled.array_types import dtype_of
from hranice.games.border.compiled.choices import MOST_COMPLETIONS
from hranice.games.border.rules.state import Options, State
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from tests.engine import golden
from tools.learned_player import wasm_interface
from tools.learned_player.feature_index import ROWS

EXPERT = Dials(0.0, 0.0, 16, 8, 24)
BEGINNER = Dials(0.03, 0.3, 2, 0, 0)
WIDE = Dials(0.1, 0.1, 256, 3, 3)


class Native:
    """The engine's memory on this side, and its entries compiled for this processor."""

    def __init__(self) -> None:
        self.block: Any = np.zeros(1, wasm_interface.BLOCK)
        self._bytes = self.block.view(np.uint8)
        self._nets = read_weights(PACKAGE / FILE)

    def ask(self, entry: Callable[[int], None], question: bytes, seats: int | None = None) -> bytes:
        self._put("question", question)
        if seats is not None:
            self._put("packed", unpack_net(PACKAGE / FILE, self._nets[seats]))
            wasm_interface.load_net(self.block.ctypes.data)
        entry(self.block.ctypes.data)
        first = SHARED.offset["answer"]
        answer: bytes = self._bytes[first : first + ANSWER.size].tobytes()
        return answer

    def _put(self, field: str, data: bytes) -> None:
        first = SHARED.offset[field]
        self._bytes[first : first + len(data)] = np.frombuffer(data, np.uint8)


@pytest.fixture(scope="module")
def native() -> Native:
    return Native()


def shipped(entry: str, question: bytes, seats: int | None = None) -> bytes:
    asked = engine()
    if seats is not None:
        asked.load_net(seats, question)
    asked.ask(entry, question)
    return asked.read(0, ANSWER.size)


WEIGHED = ("count", "best", "asked", "worth", "moves")


def assert_same(one: bytes, other: bytes, *fields: str) -> Any:
    """Compare these fields of two answers; the others hold what is left of earlier ones. Return the first."""
    records: list[Any] = [np.frombuffer(bytearray(answer), dtype_of(ANSWER))[0] for answer in (one, other)]
    for record in records:
        for listed in ("worth", "moves"):
            record[listed][record["count"] :] = 0
    for field in fields:
        assert records[0][field].tobytes() == records[1][field].tobytes(), field
    return records[0]


def positions(every: int) -> Iterator[tuple[State, int]]:
    """Yield some of the positions of the golden file."""
    for one in golden.read():
        record = read_record("\n".join([*one.record, ""]).encode(), GAMES)
        for _, state, seat in islice(golden.decisions(record), 0, None, every):
            yield state, seat


@pytest.mark.soak
def test_both_weigh_every_move_alike(native: Native) -> None:
    """All that is considered, and what each move is worth, to the last bit: with good eyes and bad ones.

    What the module answers is compared with the golden file each time; compiling this takes half a minute.
    """
    for number, (state, seat) in enumerate(positions(1)):
        for dials in (EXPERT, BEGINNER, *([WIDE] if number % 7 == 0 else [])):
            question = about_state(state, seat, dials, seed=number, move=tuple(words(())))
            one = native.ask(wasm_interface.weigh_moves, question, state.seats)
            same = assert_same(one, shipped("weigh_moves", question, state.seats), *WEIGHED)
            assert same["count"] > 0


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.soak), 12])
def test_both_reckon_turns_and_judge_rounds_alike(native: Native, every: int) -> None:
    for state, seat in positions(every):
        question = about_state(state, seat, EXPERT)
        turn = native.ask(wasm_interface.reckon_turn, question, state.seats)
        assert_same(turn, shipped("reckon_turn", question, state.seats), "turn", "rolls")
        judged = native.ask(wasm_interface.judge_round, question, state.seats)
        assert_same(judged, shipped("judge_round", question, state.seats), "shares")


def test_both_play_the_same_games_and_playouts(native: Native) -> None:
    layouts = Options().layouts
    for seats in (2, 3, 4):
        question = about_games(layouts, seats, 50, seed=seats)
        one, two = native.ask(wasm_interface.play_random, question), shipped("play_random", question)
        assert assert_same(one, two, "count", "shares")["count"] > 50 * 20
        question = about_games(layouts[:seats], seats, 20, seed=seats, starter=1)
        one, two = native.ask(wasm_interface.play_greedy, question), shipped("play_greedy", question)
        assert assert_same(one, two, "shares")["shares"][:seats].sum() == pytest.approx(20)
    for state, seat in islice(positions(40), 12):
        question = about_state(state, seat, EXPERT, seed=3, count=200)
        one, two = native.ask(wasm_interface.try_out_moves, question), shipped("try_out_moves", question)
        assert_same(one, two, *WEIGHED[:2], *WEIGHED[3:])


def test_the_description_of_the_memory_fits_what_is_compiled() -> None:
    assert FEATURES == ROWS
    fields: Any = wasm_interface.BLOCK.fields
    assert {name: fields[name][1] for name in SHARED.offset} == SHARED.offset
    assert WHOLE_ROLLS == 252
    assert dtype_of(ANSWER).itemsize == ANSWER.size
    assert ANSWER.offset["moves"] - ANSWER.offset["worth"] >= 8 * MOST_COMPLETIONS
