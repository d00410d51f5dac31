"""The BORDER in the terminal."""

from hranice.cli.terminal.terminal_game import TerminalGame
from hranice.games.border.terminal.session import BorderSession

TERMINAL = TerminalGame(lambda dialog, table: BorderSession(dialog, table).play())
