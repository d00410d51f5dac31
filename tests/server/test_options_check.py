"""Options that somebody brings are checked outside the event loop: a large map holds nobody up."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from hranice.game import Refusal
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules import atlas as module
from hranice.live.problems import Denied
from hranice.live.table_service import options_of
from tests.server.test_map_stall import chain

graph_faults = module.graph_faults


def test_a_map_of_ones_own_is_checked_once_and_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    checked_in: list[threading.Thread] = []

    def watched(atlas: Any) -> Iterator[str]:
        checked_in.append(threading.current_thread())
        return graph_faults(atlas)

    monkeypatch.setattr(module, "graph_faults", watched)
    options = asyncio.run(options_of(TRAVEL, {"map": chain(0)}))
    complete = TRAVEL.complete(options)
    TRAVEL.check_new(complete)
    TRAVEL.setup(complete, 2)
    [thread] = checked_in
    assert thread is not threading.main_thread()


def test_a_variant_for_few_is_an_option_for_whoever_is_few() -> None:
    assert asyncio.run(options_of(TRAVEL, {"harder": True})).harder


@pytest.mark.parametrize(
    ("given", "reason"),
    [({"map": "atlantis"}, "travel-map-unknown"), ({"limit": 601}, "travel-option-range")],
)
def test_options_that_make_no_game_are_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        asyncio.run(options_of(TRAVEL, given))


def test_what_are_no_options_is_denied() -> None:
    with pytest.raises(Denied):
        asyncio.run(options_of(TRAVEL, {"map": 7}))
