"""Training: gradients are right, samples are what happened, and a little training already helps."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hranice.games.border.compiled.array_types import compile_boards, new_position
from hranice.games.border.compiled.primitives import seeded
from hranice.games.border.rules.state import Options
from tools.learned_player.feature_index import KIND, KIND_ROUND_OVER, OTHER_AREA, ROWS, most_features
from tools.learned_player.net import Net, new_net
from tools.learned_player.saved_nets import load_nets
from tools.learned_player.scratch_memory import new_workspace
from tools.training.__main__ import main
from tools.training.fitting import fit, new_adam_state
from tools.training.selfplay import Settings, give, new_sample_buffer, record_game, self_play, worth_of_end
from tools.training.training_loop import Schedule, collect_samples, grown

SCHEDULE = Schedule(seats=2, steps=2, samples=3_000, games=0)


def entropy(net: Net, rows: np.ndarray, target: np.ndarray) -> float:
    """Reckon the mean cross entropy in plain NumPy."""
    total = net.rows[rows.astype(np.int64)].astype(np.float64).sum(axis=1)
    inner = np.maximum(np.maximum(total, 0) @ net.inner + net.inner_bias, 0)
    said = 1 / (1 + np.exp(-(inner @ net.outer + net.outer_bias)))
    return float(-(target * np.log(said) + (1 - target) * np.log(1 - said)).mean())


def test_fitting_walks_downhill_by_the_true_gradient() -> None:
    """Adam's first step is the sign of the gradient; the gradient is measured by differences."""
    random = np.random.default_rng(1)
    net = new_net(1)
    rows = random.integers(0, ROWS, (256, 40)).astype(np.uint16)
    target = random.random(256).astype(np.float32)
    before = Net(*(weights.copy() for weights in net))
    fit(net, new_adam_state(net), (rows, target), np.arange(256), 1e-4)
    for name, place in [
        ("inner", (3, 5)),
        ("outer", (7,)),
        ("rows", (int(rows[0, 0]), 9)),
        ("inner_bias", (2,)),
    ]:
        gradient = 0.0
        for sign in (1, -1):
            moved = before._replace(**{name: getattr(before, name).astype(np.float64)})
            getattr(moved, name)[place] += sign * 1e-4
            gradient += sign * entropy(moved, rows, target)
        step = float(getattr(net, name)[place] - getattr(before, name)[place])
        assert abs(gradient) < 1e-12 or np.sign(step) == -np.sign(gradient)
        assert abs(step) <= 1.1e-4


def test_fitting_learns_what_is_plain() -> None:
    """One row decides: after a few rounds the net knows it."""
    random = np.random.default_rng(2)
    rows = random.integers(100, ROWS, (4096, 30)).astype(np.uint16)
    rows[::2, 0] = 7
    target = np.zeros(4096, np.float32)
    target[::2] = 1
    net = new_net(2)
    adam = new_adam_state(net)
    first = fit(net, adam, (rows, target), random.permutation(4096), 2e-3)
    for _ in range(6):
        last = fit(net, adam, (rows, target), random.permutation(4096), 2e-3)
    assert last < 0.1 < first


def test_samples_have_one_kind_and_targets_within_reason() -> None:
    rows, target = collect_samples(new_net(1), replace(SCHEDULE, samples=4_000, td_lambda=1.0), 2, 5)
    assert rows.shape[1] == most_features(2)
    assert 1_500 < len(rows) <= 2_000
    assert (np.abs(target - 0.5) < 2).all()
    kinds = (rows >= KIND) & (rows < OTHER_AREA)
    assert (kinds.sum(axis=1) == 1).all()
    # Both seats see the end of every round, and what one wins the other loses.
    assert target.mean() == pytest.approx(0.5, abs=0.05)


def test_full_trust_takes_the_end_alone() -> None:
    """With lambda 1 all positions of a seat in one game get the same target."""
    work, games = new_workspace(new_net(1), compile_boards(Options())), new_position(2)
    samples = new_sample_buffer(1_000, 2)
    noted = self_play(work, games[0], seeded(4), samples, Settings(0.0, 3, 1.0, 0.5))
    ends = len(np.unique(samples.target[:noted]))
    assert 2 <= ends <= 2 * noted // 60


def test_what_chance_gives_to_one_it_takes_from_the_others() -> None:
    luck = np.zeros(4)
    give(luck, 4, 1, 0.15)
    give(luck, 4, 0, -0.03)
    assert luck == pytest.approx([-0.08, 0.16, -0.04, -0.04])


def test_targets_without_luck_are_right_on_average_and_scatter_less() -> None:
    """Luck is nil on average, so what is taken back changes the scatter of results and not their mean."""
    work, game = new_workspace(load_nets()[2], compile_boards(Options())), new_position(2)[0]
    samples, chance, worth = new_sample_buffer(2_000, 2), seeded(6), np.zeros(2)
    luck, targets, results = [], [], []
    for _ in range(300):
        noted = record_game(work, game, chance, samples, Settings(0.0, 0, 1.0, 0.5))
        luck += samples.luck[:noted, 0][samples.luck[:noted, 0] != 0].tolist()
        worth_of_end(work.boards, game, 0.5, worth)
        for seat in range(2):
            targets.append(float(samples.target[:noted][samples.seat[:noted] == seat][0]))
            results.append(float(worth[seat]))
    assert abs(np.mean(luck)) < 4 * np.std(luck) / len(luck) ** 0.5
    assert np.mean(targets) == pytest.approx(np.mean(results), abs=0.05)
    assert np.var(targets) < np.var(results) / 2


def test_a_net_grown_for_more_players_still_prefers_what_it_did() -> None:
    two = load_nets()[2]
    four = grown(two, 4)
    assert (four.rows[:KIND] == two.rows[:KIND]).all()
    assert (four.rows[KIND_ROUND_OVER + 3] == two.rows[KIND_ROUND_OVER + 1]).all()
    assert four.outer_bias[0] < two.outer_bias[0]
    assert (four.rows[ROWS] == 0).all()


def test_the_smoke_run_writes_weights_that_load(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--smoke", "--out", str(tmp_path)])
    assert "against greedy" in capsys.readouterr().out
    assert set(load_nets(tmp_path / "weights.bin")) == {2, 3, 4}
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [point["step"] for point in curve] == [1, 2] * 3
    assert "<polyline" in (tmp_path / "learning-curve.svg").read_text()


def test_a_device_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="hranice: --device no-such-device: "):
        main(["--smoke", "--out", str(tmp_path), "--device", "no-such-device"])


def test_steps_of_learning_become_smaller_and_stay_small_when_training_goes_on() -> None:
    falling = [
        Schedule(2, 4, 1, 1, learning_rate=1e-2, last_learning_rate=1e-4).learning_rate_at(step)
        for step in range(5)
    ]
    assert falling == pytest.approx([1e-2, 10**-2.5, 1e-3, 10**-3.5, 1e-4])
    assert Schedule(2, 4, 1, 1, learning_rate=1e-4, last_learning_rate=1e-4).learning_rate_at(
        3
    ) == pytest.approx(1e-4)


def test_training_goes_on_from_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--smoke", "--seats", "2", "--out", str(tmp_path / "two")])
    begun = tmp_path / "two" / "weights.bin"
    main(["--smoke", "--seats", "3", "--begin", str(begun), "--out", str(tmp_path / "three")])
    assert "3 players, step 2" in capsys.readouterr().out
    assert set(load_nets(tmp_path / "three" / "weights.bin")) == {2, 3}
    more = str(tmp_path / "more")
    main(["--smoke", "--seats", "2", "--begin", str(begun), "--learning-rate", "3e-4", "--out", more])
    curve = json.loads((tmp_path / "more" / "curve.json").read_text())
    assert [point["step"] for point in curve] == [1, 2, 3, 4]
    assert [point["positions"] for point in curve] == sorted(point["positions"] for point in curve)
    mean = str(tmp_path / "mean")
    main(["--seats", "2", "--steps", "0", "--begin", str(begun), f"{more}/weights.bin", "--out", mean])
    outer = [load_nets(Path(folder) / "weights.bin")[2].outer for folder in (begun.parent, more, mean)]
    assert (outer[0] + outer[1]) / 2 == pytest.approx(outer[2], rel=2e-3, abs=1e-6)
    (tmp_path / "two" / "curve.json").write_text("[{}]")
    with pytest.raises(SystemExit, match=r"hranice: --begin: .*curve\.json: "):
        main(["--smoke", "--begin", str(begun)])
    with pytest.raises(SystemExit, match=r"hranice: --begin: .*missing"):
        main(["--smoke", "--begin", str(tmp_path / "none.bin")])


def test_torch_learns_the_same(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is optional")
    main(["--smoke", "--out", str(tmp_path), "--device", "cpu"])
    assert set(load_nets(tmp_path / "weights.bin")) == {2, 3, 4}
