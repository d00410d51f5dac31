"""Bez hranic in the terminal."""

from typing import Any

from msgspec.structs import replace

from hranice.cli.terminal.dialog import Dialog
from hranice.cli.terminal.keyboard import keys_of
from hranice.cli.terminal.solo_table import SoloTable
from hranice.cli.terminal.terminal_game import TerminalGame
from hranice.games.travel.maps import pack_of
from hranice.games.travel.rules.options import UNTIL_READY, Options
from hranice.games.travel.terminal.session import TravelSession

LOOK_AT_STACKS = 800
"""Milliseconds between the last token and the reckoning."""


def _play(dialog: Dialog, table: SoloTable[Any, Any]) -> None:
    with keys_of(dialog.interactive) as keys:
        TravelSession(dialog, keys, table, pack_of(table.state.atlas)).play()


def _adjusted(options: Options, interactive: bool) -> Options:
    # Nothing is far away here, so stacks are final at once; but who watches wants to see the last token fall.
    return replace(options, settle=LOOK_AT_STACKS if interactive else 0, show=UNTIL_READY)


TERMINAL = TerminalGame(_play, _adjusted)
