"""Fitting the net with PyTorch, on a GPU where there is one. PyTorch need not be installed."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hranice.games.border.bots.engine.memory_layout import HIDDEN_1, HIDDEN_2
from tools.learned_player.feature_index import ROWS
from tools.learned_player.net import Net
from tools.training.fitting import Samples


class TorchFit:
    """Learns as `fitting.fit` does; the weights live on the device and are copied back after each call."""

    def __init__(self, net: Net, device: str, batch: int) -> None:
        import torch  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415 - it is optional

        self._torch: Any = torch
        self._net = net
        self._device = device
        self._batch = batch
        self._bag = torch.nn.EmbeddingBag(ROWS + 1, HIDDEN_1, mode="sum", padding_idx=ROWS)
        self._inner = torch.nn.Linear(HIDDEN_1, HIDDEN_2)
        self._outer = torch.nn.Linear(HIDDEN_2, 1)
        relu = torch.nn.ReLU()
        self._model = torch.nn.Sequential(self._bag, relu, self._inner, relu, self._outer).to(device)
        with torch.no_grad():
            for theirs, ours in self._pairs():
                theirs.copy_(torch.from_numpy(ours))
        self._adam = torch.optim.Adam(self._model.parameters())

    def _pairs(self) -> list[tuple[Any, NDArray[np.float32]]]:
        net = self._net
        return [
            (self._bag.weight, net.rows),
            (self._inner.weight, net.inner.T),
            (self._inner.bias, net.inner_bias),
            (self._outer.weight, net.outer[None]),
            (self._outer.bias, net.outer_bias),
        ]

    def __call__(self, samples: Samples, order: NDArray[np.int64], learning_rate: float) -> float:
        """Go once through samples in the order given; returns the mean cross entropy on the way."""
        rows, target = samples
        torch = self._torch
        for group in self._adam.param_groups:
            group["lr"] = learning_rate
        # They travel as they are, in two bytes each, and are put in order over there: both are slow here.
        there = torch.from_numpy(order).to(self._device)
        all_rows = torch.from_numpy(rows.view(np.int16)).to(self._device)[there].int()
        all_targets = torch.from_numpy(target).to(self._device)[there]
        losses = []
        for first in range(0, len(target), self._batch):
            said = self._model(all_rows[first : first + self._batch])[:, 0]
            wanted = all_targets[first : first + self._batch]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(said, wanted)
            self._adam.zero_grad()
            loss.backward()
            self._adam.step()
            losses.append(loss.detach())
        for theirs, ours in self._pairs():
            ours[...] = theirs.detach().cpu().numpy()
        return float(torch.stack(losses).mean())
