"""What a game brings to be played in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hranice.cli.terminal.dialog import Dialog
from hranice.cli.terminal.solo_table import SoloTable


def _as_given(options: Any, interactive: bool) -> Any:  # noqa: ARG001 - for games that adjust nothing
    return options


@dataclass(frozen=True)
class TerminalGame:
    """Plays one game with a person."""

    play: Callable[[Dialog, SoloTable[Any, Any]], None]
    """Plays to the end. Raises `Quit` when the person goes earlier."""
    adjusted: Callable[[Any, bool], Any] = _as_given
    """Returns options as they suit a terminal; told whether a person watches, or only a pipe."""
