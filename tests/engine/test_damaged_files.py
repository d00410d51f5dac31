"""Files that are missing, damaged or foreign, and machines without wasmtime: one clear line each."""

import hashlib
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hranice.bots import make_bot
from hranice.bots.bot import EngineError
from hranice.game import Drawn, Moved
from hranice.games.border import BORDER
from hranice.games.border.bots.engine import loaded_engine, memory_layout, questions
from hranice.games.border.bots.engine.loaded_engine import MODULE, PACKAGE, Engine, sealed
from hranice.games.border.bots.engine.memory_layout import PACKED_NET
from hranice.games.border.bots.engine.weights_file import (
    FILE,
    VERSION,
    pack_weights,
    read_weights,
    unpack_net,
)
from hranice.games.border.rules.state import Options
from tests.insight.recorded_games import decisions

STATE, SEAT = next(iter(decisions("border", 2, 1)))
QUESTION = questions.about_state(STATE, SEAT, questions.CLEAR)


@pytest.fixture(autouse=True)
def _fresh_engine() -> Iterator[None]:
    loaded_engine.engine.cache_clear()
    yield
    loaded_engine.engine.cache_clear()


def told(use: Callable[[], object]) -> str:
    """Return the one line that somebody is told."""
    with pytest.raises(EngineError) as raised:
        use()
    line = str(raised.value)
    assert "\n" not in line
    return line


def with_weights(place: Path, data: bytes) -> Callable[[], object]:
    place.write_bytes(data)
    return lambda: Engine(PACKAGE / MODULE, place).load_net(2, QUESTION)


def test_missing_weights(tmp_path: Path) -> None:
    engine = Engine(PACKAGE / MODULE, tmp_path / "none.bin")
    line = told(lambda: engine.load_net(2, QUESTION))
    assert line == f"{tmp_path / 'none.bin'}: the weights of the bots are missing; `make train` makes them"


def test_weights_cut_off_or_changed_by_one_bit(tmp_path: Path) -> None:
    whole = (PACKAGE / FILE).read_bytes()
    place = tmp_path / FILE
    for size in (0, 7, 43):
        assert "no weights can be read" in told(with_weights(place, whole[:size]))
    for size in (44, 1_000, len(whole) - 1):
        assert "damaged or cut off" in told(with_weights(place, whole[:size]))
    for at in (44, 100, len(whole) // 2, len(whole) - 1):
        changed = bytearray(whole)
        changed[at] ^= 1
        assert "damaged or cut off" in told(with_weights(place, bytes(changed)))
    assert "this is no file of weights" in told(with_weights(place, b"PK\x03\x04" + bytes(60)))


def test_weights_of_another_version_or_shape(tmp_path: Path) -> None:
    place, nets = tmp_path / FILE, read_weights(PACKAGE / FILE)
    plain = {seats: unpack_net(PACKAGE / FILE, net) for seats, net in nets.items()}
    line = told(with_weights(place, pack_weights(plain, version=99)))
    assert line.endswith(f"weights of version 99; this program needs version {VERSION}")
    line = told(with_weights(place, pack_weights({2: plain[2][:-5]})))
    assert line.endswith(f"a net has {PACKED_NET.size - 5:,} bytes; this program needs {PACKED_NET.size:,}")
    assert told(with_weights(place, pack_weights({3: plain[3]}))).endswith("no weights for 2 players")
    with_weights(place, pack_weights(plain))()
    assert pack_weights(plain) == (PACKAGE / FILE).read_bytes()


def test_a_module_that_is_missing_or_damaged(tmp_path: Path) -> None:
    whole, place = (PACKAGE / MODULE).read_bytes(), tmp_path / MODULE

    def load() -> Engine:
        return Engine(place, PACKAGE / FILE)

    assert "the engine of the bots is missing" in told(load)
    for size in (0, 30, len(whole) - 1):
        place.write_bytes(whole[:size])
        assert "damaged or cut off" in told(load)
    for at in (8, len(whole) // 2, len(whole) - 1):
        changed = bytearray(whole)
        changed[at] ^= 1
        place.write_bytes(changed)
        assert "damaged or cut off" in told(load)
    place.write_bytes(sealed(b"\0asm\1\0\0\0 and no more"))
    assert "cannot be loaded" in told(load)


def test_a_module_carries_the_hash_of_itself() -> None:
    whole = (PACKAGE / MODULE).read_bytes()
    assert whole[-32:] == hashlib.sha256(whole[:-41]).digest()
    assert whole[:8] == b"\0asm\1\0\0\0"


def test_the_module_imports_nothing_and_its_memory_cannot_grow() -> None:
    import wasmtime  # noqa: PLC0415 - as the engine does

    runtime_engine: Any = wasmtime.Engine()
    module = wasmtime.Module(runtime_engine, (PACKAGE / MODULE).read_bytes())
    assert list(module.imports) == []
    engine = Engine(PACKAGE / MODULE, PACKAGE / FILE)
    inside: Any = engine._module
    before = inside._memory.data_len(inside._store)
    engine.load_net(2, QUESTION)
    engine.ask("weigh_moves", questions.about_state(STATE, SEAT, questions.Dials(0, 0, 256, 256, 256)))
    assert inside._memory.data_len(inside._store) == before < 16 << 20


def test_a_failure_is_told_and_the_next_thought_has_a_fresh_engine() -> None:
    before = questions.judge_round(STATE)
    broken = bytearray(QUESTION)
    boards = memory_layout.QUESTION.offset["position"] + memory_layout.POSITION.offset["boards"]
    struct.pack_into("<2q", broken, boards, 1 << 20, 1 << 20)  # boards far beyond all memory
    first = loaded_engine.engine()
    line = told(lambda: first.ask("reckon_turn", bytes(broken)))
    assert line.startswith("the engine failed at ")
    assert loaded_engine.engine() is not first
    assert questions.judge_round(STATE) == before


def play(bots: list[str]) -> tuple[int, ...]:
    players = [make_bot(BORDER, name, 1) for name in bots]
    state = BORDER.setup(Options(), len(bots))
    while due := BORDER.due(state):
        if due.chance:
            state = BORDER.play(state, Drawn(tuple(bound // 2 for bound in due.chance.bounds)))[0]
            continue
        for seat in due.seats:
            move = players[seat].choose(BORDER.redact(state, seat), seat).move
            state = BORDER.play(state, Moved(seat, move))[0]
    return BORDER.standing(state).winners


def test_without_wasmtime_there_is_one_line_and_others_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert "these bots need wasmtime" in told(lambda: make_bot(BORDER, "expert", 1).choose(STATE, SEAT))
    assert play(["greedy", "random-eager"])


def test_nothing_is_loaded_before_the_first_thought() -> None:
    program = (
        "import sys; from hranice.games.border import BORDER; from hranice.bots import make_bot;"
        "make_bot(BORDER, 'expert', 1); print({'wasmtime', 'numpy'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_the_files_are_small() -> None:
    assert len((PACKAGE / FILE).read_bytes()) <= 1_000_000
    assert len((PACKAGE / MODULE).read_bytes()) <= 400_000
