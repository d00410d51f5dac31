"""Counts what the judgement of The BORDER comes to: what shares mean in points and in victories.

    python -m tools.calibration [--games N] [--seed S] [--check]

Lets the net play itself, notes the share it sees in every position with what came of it in the end, and lays
curves through both (`hranice.games.border.insight.calibration`). To be run whenever the weights have changed.
With `--check` the curves in the package are held against fresh games instead, and stay as they are.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import hranice.games.border.insight
from hranice.games.border.bots.engine.loaded_engine import PACKAGE
from hranice.games.border.bots.engine.memory_layout import SEATS
from hranice.games.border.bots.engine.weights_file import FILE as WEIGHTS
from hranice.games.border.compiled.array_types import CROSS, OVER, Position, compile_boards, new_position
from hranice.games.border.compiled.playout import deal
from hranice.games.border.compiled.primitives import Words, compiled, room, seeded
from hranice.games.border.compiled.steps import points, win_shares
from hranice.games.border.insight.calibration import EDGE, FILE, Curve, Curves, Exchanges, exchanges, rate
from hranice.games.border.rules.game_flow import PLAYERS
from hranice.games.border.rules.state import Options
from tools.learned_player.net import Net
from tools.learned_player.saved_nets import load_nets
from tools.learned_player.scratch_memory import Workspace, new_workspace
from tools.training.selfplay import SampleBuffer, Settings, new_sample_buffer, note, play_first, play_others

STAGES = (0, 15, 1000)
"""What a share means changes with the game: until the leader has none, has so many points, or more."""
MOST_ROUNDS = 400
"""More than any game has."""
GROUPS = 10
"""Into so many equal groups positions are sorted to be held against what came of them."""
_CALMLY = Settings(epsilon=0.0, greedy=0, td_lambda=0.0, nearness=0.0)
"""All seats play as they judge, without a random choice."""
_MOST_SEEN = MOST_ROUNDS * SEATS
Seen = NDArray[np.float64]
"""The share seen; own points and the best other's before the action; points and victory at last."""


@compiled
def one_game(work: Workspace, game: Position, chance: Words, samples: SampleBuffer, seen: Seen) -> int:
    """Play a game, note every position in which the net is asked; returns how many."""
    seats = game.seats
    before, shares = room(np.float64, SEATS), room(np.float64, SEATS)
    owners = room(np.int64, _MOST_SEEN)
    noted = 0
    deal(work.boards, game, chance)
    while game.phase != OVER and noted + seats < len(seen):
        for seat in range(seats):
            before[seat] = points(work.boards, game, seat)
        play_first(work, game, chance, _CALMLY, shares)
        first = noted
        if game.phase == CROSS:
            note(work, game, game.active, samples, 0)
            seen[noted, 0], owners[noted] = samples.judged[0], game.active
            noted += 1
        play_others(work, game, chance, _CALMLY, shares)
        if game.phase != OVER:
            for seat in range(seats):
                note(work, game, seat, samples, 0)
                seen[noted, 0], owners[noted] = samples.judged[0], seat
                noted += 1
        for at in range(first, noted):
            best = 0.0
            for other in range(seats):
                if other != owners[at]:
                    best = max(best, before[other])
            seen[at, 1], seen[at, 2] = before[owners[at]], best
    win_shares(work.boards, game, shares)
    for at in range(noted):
        seen[at, 3] = points(work.boards, game, owners[at])
        seen[at, 4] = shares[owners[at]]
    return noted


def counted(net: Net, seats: int, games: int, seed: int) -> Seen:
    """Return the positions of so many games."""
    work, position = new_workspace(net, compile_boards(Options())), new_position(seats)
    samples, chance = new_sample_buffer(1, seats), seeded(seed)
    seen = np.zeros((MOST_ROUNDS * seats, 5))
    found = [seen[: one_game(work, position[0], chance, samples, seen)].copy() for _ in range(games)]
    return np.concatenate(found)


def fitted(seen: Seen) -> tuple[Curves, ...]:
    """Lay curves through what was seen, for each stage of the game by itself."""
    leading = seen[:, 1:3].max(axis=1)
    bounds = zip((-1, *STAGES), STAGES, strict=False)
    return tuple(_fitted(seen[(leading > above) & (leading <= until)], until) for above, until in bounds)


def _fitted(seen: Seen, until: int) -> Curves:
    share = np.clip(seen[:, 0], EDGE, 1 - EDGE)
    circumstances = np.stack([np.ones(len(seen)), seen[:, 1], seen[:, 2]], axis=1)
    shapes = [np.ones(len(seen)), np.log(share / (1 - share)), share]
    terms = np.concatenate([circumstances * shape[:, None] for shape in shapes], axis=1)
    weights, *_ = np.linalg.lstsq(terms, seen[:, 3:], rcond=None)
    at_last, victory = np.round(weights.T, 6).tolist()
    return Curves(until, Curve(tuple(at_last)), Curve(tuple(victory)))


def deviations(seen: Seen, stages: tuple[Curves, ...]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return by how much groups of positions came to something else than the curves say: points, victory.

    Groups are equal in size, of positions about which the curves say much the same.
    """
    rates = [rate(stages, share, own, best) for share, own, best in seen[:, :3].tolist()]
    said = np.array([(one.points, one.victory) for one in rates])
    points, victory = (
        np.array([np.mean(came[group] - told[group]) for group in np.array_split(np.argsort(told), GROUPS)])
        for told, came in zip(said.T, seen[:, 3:].T, strict=True)
    )
    return np.abs(points), np.abs(victory)


def fingerprint() -> str:
    """Return what tells the weights in the package from any others."""
    data = (PACKAGE / WEIGHTS).read_bytes()
    return hashlib.sha256(data).hexdigest()


def main(arguments: list[str]) -> int:
    """Count and write the file into the source."""
    parser = argparse.ArgumentParser(prog="python -m tools.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="hold the curves against games instead")
    wish = parser.parse_args(arguments)
    nets = load_nets()
    if wish.check:
        for seats in PLAYERS:
            off = deviations(counted(nets[seats], seats, wish.games, wish.seed), exchanges().curves[seats])
            points, victory = (f"by {one.mean():.3f} on average, by {one.max():.3f} at worst" for one in off)
            print(f"{seats} players: groups are off in points {points}; in victories {victory}")
        return 0
    curves = {seats: fitted(counted(nets[seats], seats, wish.games, wish.seed)) for seats in PLAYERS}
    made = Exchanges(fingerprint(), wish.games, curves)
    place = Path(hranice.games.border.insight.__file__).with_name(FILE)
    place.write_bytes(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
    print(f"written: {place.name}, from {wish.games} games for each number of players")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
