"""`python -m tools.training`: train the bots of The BORDER anew."""

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path

import msgspec

from hranice.bots.bot import EngineError
from hranice.games.border.bots.engine.weights_file import FILE
from tools.learned_player.net import Net
from tools.learned_player.saved_nets import load_nets, save_nets
from tools.training.curve import draw_curve
from tools.training.fitting import fit, new_adam_state
from tools.training.fitting_torch import TorchFit
from tools.training.gpu_kernels import gpu_available
from tools.training.gpu_selfplay import Gpu
from tools.training.training_loop import (
    CpuWorkers,
    Fit,
    Progress,
    Schedule,
    Tables,
    first_net,
    mean_nets,
    train,
)

STEPS = {2: 60, 4: 45, 3: 45}
"""By number of players, in the order of training: two first, since the others begin with what it learned."""
SAMPLES = {2: 400_000, 3: 500_000, 4: 600_000}
"""Positions of each step."""
LEARNING_RATE = {2: 1e-3, 3: 5e-4, 4: 5e-4}
"""Size of the steps of learning at first; in the end it is a tenth of this. Who goes on begins there, unless
told otherwise."""
CURVE = "curve.json"


def main(arguments: list[str] | None = None) -> None:
    """Train for every number of players and write weights, learning curve and its picture."""
    wish = _parser().parse_args(arguments)
    trained, curve = _known(wish.begin)
    wish.out.mkdir(parents=True, exist_ok=True)
    with _at_tables(wish.jobs, wish.tables) as tables:
        for seats in wish.seats:
            net = first_net(seats, trained, wish.seed)
            schedule = _schedule(wish, seats, goes_on=seats in trained)
            before = next((progress for progress in reversed(curve) if progress.seats == seats), None)
            for progress, average in train(net, schedule, _fit(net, wish), tables):
                curve.append(progress.after(before))
                trained[seats] = average
                print(_told(curve[-1]), flush=True)
                _write(wish.out, trained, curve)
    _write(wish.out, trained, curve)
    print(f"written: {wish.out / FILE}, {CURVE}, learning-curve.svg")


def _schedule(wish: argparse.Namespace, seats: int, *, goes_on: bool) -> Schedule:
    last_learning_rate = LEARNING_RATE[seats] / 10
    learning_rate = wish.learning_rate or [last_learning_rate if goes_on else LEARNING_RATE[seats]]
    steps = STEPS[seats] if wish.steps is None else wish.steps
    return Schedule(
        seats,
        2 if wish.smoke else steps,
        3_000 if wish.smoke else wish.samples or SAMPLES[seats],
        20 if wish.smoke else wish.games,
        wish.seed,
        wish.memory,
        td_lambda=wish.td_lambda,
        nearness=wish.nearness,
        learning_rate=learning_rate[0],
        last_learning_rate=learning_rate[1] if learning_rate[1:] else last_learning_rate,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="folder for the results")
    parser.add_argument(
        "--begin",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="weights to go on from, with the curve that lies beside the first; of several, their mean",
    )
    parser.add_argument("--seats", type=int, nargs="+", choices=STEPS, default=list(STEPS), help="players")
    parser.add_argument("--steps", type=int, help="steps of training; otherwise enough for each")
    parser.add_argument("--games", type=int, default=1_000, help="games against greedy after each step")
    parser.add_argument("--samples", type=int, help="positions of each step")
    parser.add_argument("--memory", type=int, default=4, help="learn from the samples of so many steps")
    parser.add_argument(
        "--td-lambda", type=float, default=Schedule.td_lambda, help="weight of the end result, 0 to 1"
    )
    parser.add_argument(
        "--nearness", type=float, default=Schedule.nearness, help="how much an end is worth by points, 0 to 1"
    )
    parser.add_argument(
        "--learning-rate",
        type=float,
        nargs="+",
        metavar="P",
        help="at first and at last",
    )
    parser.add_argument("--batch", type=int, default=1024, help="samples in one step of PyTorch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--tables", type=int, metavar="N", help="play on a CUDA GPU, so many games at once")
    parser.add_argument("--device", default="numba", help="numba, or cpu or cuda by PyTorch")
    parser.add_argument("--smoke", action="store_true", help="only see whether it works: seconds")
    return parser


def _known(begin: list[Path]) -> tuple[dict[int, Net], list[Progress]]:
    """Return the nets to go on from, and the learning curve so far if it lies beside them."""
    if not begin:
        return {}, []
    curve = begin[0].with_name(CURVE)
    try:
        nets = mean_nets([load_nets(file) for file in begin])
        return nets, msgspec.json.decode(curve.read_bytes(), type=list[Progress]) if curve.exists() else []
    except (EngineError, OSError) as error:
        sys.exit(f"hranice: --begin: {error}")
    except msgspec.DecodeError as error:
        sys.exit(f"hranice: --begin: {curve}: {error}")


@contextmanager
def _at_tables(jobs: int, on_gpu: int | None) -> Iterator[Tables]:
    if on_gpu is not None:
        if on_gpu < 1 or not gpu_available():
            sys.exit(
                f"hranice: --tables {on_gpu}: a table at least, and a GPU that Numba can use, are needed"
            )
        yield Gpu(on_gpu)
        return
    if jobs == 1:
        yield CpuWorkers()
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield CpuWorkers(pool, jobs)


def _fit(net: Net, wish: argparse.Namespace) -> Fit:
    if wish.device == "numba":
        return partial(fit, net, new_adam_state(net))
    try:
        return TorchFit(net, wish.device, wish.batch)
    except (ModuleNotFoundError, RuntimeError, AssertionError) as error:
        sys.exit(f"hranice: --device {wish.device}: {str(error).splitlines()[0]}")


def _told(progress: Progress) -> str:
    return (
        f"{progress.seats} players, step {progress.step}: {progress.positions:,} positions, "
        f"loss {progress.loss:.4f}, against greedy {progress.wins:.1%} ± {progress.error:.1%}, "
        f"{progress.seconds:.0f} s"
    )


def _write(folder: Path, trained: dict[int, Net], curve: list[Progress]) -> None:
    save_nets(folder / FILE, trained)
    (folder / CURVE).write_text(json.dumps([asdict(progress) for progress in curve], indent=1))
    (folder / "learning-curve.svg").write_text(draw_curve(curve))


if __name__ == "__main__":
    main()
