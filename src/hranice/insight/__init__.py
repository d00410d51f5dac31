"""What moves are worth, for people: hints while they practise, the analysis of a game afterwards.

A hint is made from exactly what a seat may know, an analysis from a proven record. `docs/analysis.md` defines
every number; the values are in `hranice.insight.values`.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from hranice.game import Game
from hranice.insight.values import Analysis, Hint, Progress
from hranice.table.record_reader import Record

__all__ = ["Analysis", "Hint", "Progress", "advised", "analysed"]


def advised(game: Game[Any, Any, Any], state: Any, seat: int) -> Hint:
    """Return the best moves of a due seat, the best one first; `state` is redacted for that seat.

    Raises `EngineError` where there is no judgement to ask.
    """
    hint: Hint = _insight(game, "hints").advised(state, seat)
    return hint


def analysed(record: Record) -> Iterator[Progress | Analysis]:
    """Analyse a record: yield how far it is, and last of all the analysis.

    Raises `BadRecord` where the record does not prove, `EngineError` where there is no judgement.
    """
    steps: Iterator[Progress | Analysis] = _insight(record.game, "analysis").analysed(record)
    return steps


def _insight(game: Game[Any, Any, Any], part: str) -> Any:
    """Return a part of what is known of a game. It is loaded when asked for: a server itself never asks."""
    return import_module(f"hranice.games.{game.name}.insight.{part}")
