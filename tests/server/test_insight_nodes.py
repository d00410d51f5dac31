"""Hints and analyses where tables are shared among nodes: any of them gives both."""

import asyncio

import pytest

from hranice.client import Client
from hranice.game import Refusal
from hranice.table.log import TableSettings
from tests.server.cluster import Pair
from tests.server.test_insight import asked
from tests.services.process import PATIENCE_S

pytestmark = pytest.mark.anyio


async def test_a_hint_comes_from_whichever_node_owns_the_table(pair: Pair) -> None:
    async with Client(pair[0].url) as onlooker, Client(pair[1].url) as player, asyncio.timeout(PATIENCE_S):
        place = await onlooker.open("border", TableSettings(chairs=2))
        await onlooker.watch(place.code)  # this node owns it
        await player.sit(place.code, "Ada")
        table = await player.watch(place.code)
        await onlooker.start(place.code, "greedy")
        await asked(table)
        hint = await table.hint(0)
        assert 1 <= len(hint.advice) <= 3
        await table.move(0, hint.advice[0].move)
        with pytest.raises(Refusal, match="table-not-your-seat"):
            await table.hint(1)
        with pytest.raises(Refusal, match="table-not-finished"):
            await player.analysis(place.code)
