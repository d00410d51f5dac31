"""Games on a GPU are the games of the processor: kernels run by Numba's simulator, without a GPU."""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from hranice.games.border.compiled.array_types import compile_boards, new_position
from hranice.games.border.rules.state import Options
from tools.learned_player.net import new_net
from tools.training.__main__ import main
from tools.training.gpu_kernels import Playouts, cuda, random_kernel
from tools.training.gpu_selfplay import Packed, match_kernel, new_launch, pack_kernel, self_play_kernel
from tools.training.training_loop import Schedule

ROOT = Path(__file__).parents[2]


def compared(*arguments: str) -> list[str]:
    """Run the comparisons in the simulator and return what was said."""
    there = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.lab_fast.on_gpu", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_gpu_plays_the_random_games_of_the_processor() -> None:
    """For the same seeds, with two to four players: every last position, and all decisions."""
    assert len(compared("1")) == 1


def test_what_goes_to_a_gpu_lies_in_one_piece() -> None:
    """The simulator takes any array, a GPU does not."""

    def arrays(value: Any) -> Iterator[np.ndarray[Any, Any]]:
        if isinstance(value, tuple):
            for part in value:
                yield from arrays(part)
        else:
            yield value

    launch = new_launch(new_net(1), compile_boards(Options()), 2, 3)
    assert all(array.flags.c_contiguous for array in arrays(launch))


@pytest.mark.soak
def test_a_gpu_plays_all_games_of_the_processor() -> None:
    """Self-play and matches too: samples, targets and shares. Compiling takes a minute or two."""
    assert len(compared()) == 4


@pytest.mark.soak
def test_the_kernels_compile_for_a_real_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """To PTX for the compute capability 9.0, without a GPU, by the NVVM that a CUDA toolkit brings."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    if not nvvm.is_available():
        pytest.skip("needs the NVVM of a CUDA toolkit")
    gpu = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: gpu)
    boards, seed = compile_boards(Options()), np.uint64(1)
    launch = new_launch(new_net(1), boards, 2, 3)
    random = Playouts(boards, np.repeat(new_position(2), 3), np.zeros(3, np.int64))
    packed = Packed(launch.noted, launch.samples.rows, launch.samples.target)
    for kernel, arguments in (
        (random_kernel, (random, seed)),
        (self_play_kernel, (launch, seed, Schedule(2, 1, 1, 1).settings)),
        (pack_kernel, (launch, packed)),
        (match_kernel, (launch, seed)),
    ):
        code, _ = cuda.compile_ptx(kernel.py_func, tuple(map(numba.typeof, (arguments, 3))), cc=(9, 0))
        assert ".target sm_90" in code
        assert ".entry" in code


def test_too_few_tables_on_a_gpu_are_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="hranice: --tables 0: "):
        main(["--smoke", "--out", str(tmp_path), "--tables", "0"])
