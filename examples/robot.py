"""A bot that sits down at a table of The BORDER and plays to the end: `python robot.py URL CODE`."""

import asyncio
import sys
from typing import Any

from hranice.client import Client
from hranice.game import Refusal
from hranice.games.border.rules.state import Complete, Cross, Stop


def choose(view: Any) -> Stop | Complete | Cross | None:
    """Return a move for the seat that sees this view, or None when it is not asked."""
    if view.phase == "cross" and view.seat != view.active and view.players[view.seat].thinking:
        return Cross(view.spaces[:1])
    if view.seat == view.active:
        if view.phase == "keep":
            return Stop()
        if view.phase == "complete":
            return Complete(view.segments[:1])
    return None


async def play(url: str, code: str) -> None:
    """Take a seat, make a move whenever one is asked for, and say who won."""
    async with Client(url) as client:
        await client.sit(code, "Robot")
        table = await client.watch(code)
        async for _ in table:
            if table.about is not None and table.about.phase == "finished":
                print("winners:", table.views[0].winners)
                return
            for seat, view in zip(table.yours, table.views, strict=False):  # no views before the game
                move = choose(view)
                if move is not None:
                    try:
                        await table.move(seat, move)
                    except Refusal as refusal:
                        print("not possible:", refusal)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2]))
