"""What thinks: bots, hints and analyses. In processes of a server, or in the worker of a browser."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from hranice.bots import Bot, Choice, make_bot
from hranice.insight import Analysis, Hint, Progress, insight_of
from hranice.plugins import GAMES
from hranice.table.log import shared
from hranice.table.record_reader import read_record

AT_A_TIME = 0.1
"""Seconds for which an analysis is worked on before it is told how far that is."""

BotSpec = tuple[str, str, str, int]
"""A game, its rules, a bot and its seed."""


class Worker:
    """The bots of this process with the options of their games, and the analysis that is being made."""

    def __init__(self) -> None:
        self._bots: dict[int, tuple[Bot[Any, Any], Any]] = {}
        self._analysis: Iterator[Progress | Analysis] = iter(())

    def choose(
        self, number: int, new: tuple[BotSpec, Any] | None, state: Any, seat: int, choice: Choice[Any] | None
    ) -> Choice[Any]:
        """Return what a bot wants now, given what it wanted before; a `new` one comes with its options."""
        if new is not None:
            (game, rules, name, seed), options = new
            self._bots[number] = make_bot(GAMES.version(game, rules), name, seed), shared(options)
        bot, options = self._bots[number]
        state = replace(state, options=options)
        return bot.choose(state, seat) if choice is None else bot.revise(state, seat, choice)

    def forget(self, number: int) -> None:
        """Let a bot go."""
        self._bots.pop(number, None)

    def advise(self, game: str, rules: str, state: Any, seat: int) -> Hint:
        """Return the best moves of a seat."""
        return insight_of(GAMES.version(game, rules)).advised(state, seat)

    def print(self, game: str, order: Any, material: bytes | None) -> bytes:
        """Return what was ordered of a game on paper, given the material of it. Raises `BadInput`."""
        printing = GAMES[game].parts.printing()
        if printing is None:
            raise ValueError(f"{game} is not printed")
        return printing.print(order, material)

    def reckon(self, answer: Callable[..., Any], *given: Any) -> Any:
        """Return what answers a request that takes long."""
        return answer(*given)

    def analyse(self, record: bytes | None) -> Progress | bytes:
        """Work for a moment on the analysis of this record, or (None) on the one begun.

        Returns how far it is, or at last its JSON.
        """
        if record is not None:
            read = read_record(record, GAMES)
            self._analysis = insight_of(read.game).analysed(read)
        end = time.monotonic() + AT_A_TIME
        for found in self._analysis:
            if isinstance(found, Analysis):
                return msgspec.json.encode(found)
            if time.monotonic() > end:
                return found
        raise ValueError("an analysis came to no end")
