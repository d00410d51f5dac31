"""Any game in the terminal, plainly: what the person may see, and the moves to choose from by number."""

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any

import msgspec

from hranice.cli.narration import plain_words
from hranice.cli.terminal.commands import Commands
from hranice.cli.terminal.dialog import Dialog
from hranice.cli.terminal.solo_table import PERSON, SoloTable
from hranice.cli.terminal.terminal_game import TerminalGame
from hranice.game import Refusal
from hranice.locale import refusal

MOST = 60
"""So many moves are listed at a time."""


class PlainSession:
    """One person at a table of bots, for a game that draws nothing itself."""

    def __init__(self, dialog: Dialog, table: SoloTable[Any, Any]) -> None:
        self._dialog = dialog
        self._table = table
        self._names = [seat.name for seat in table.seats]
        self._moves: list[Any] = []
        """Those that are listed."""
        self._others: Iterator[Any] = iter(())
        pages = {"help": lambda: dialog.say("play-plain-help"), "more": self._list_more}
        self._commands = Commands(dialog.texts, pages)

    def play(self) -> None:
        """Play to the end. Raises `Quit` when the person goes earlier."""
        while True:
            self._tell(self._table.go_on())
            if self._table.play.over:
                break
            if PERSON not in self._table.play.due.seats:
                time.sleep(self._table.seconds_left() or 0)
                continue
            self._show()
            try:
                self._tell(self._table.act(self._asked()))
            except Refusal as refused:
                self._dialog.complain(refusal(self._dialog.texts, refused))
        self._show()

    def _tell(self, facts: Sequence[Any]) -> None:
        teller = self._table.game.parts.teller()
        for fact in facts:
            if teller is None:
                self._dialog.show(plain_words(fact, self._names))
            else:
                self._dialog.show(teller(fact, self._table.state, self._names, PERSON, self._dialog.texts))

    def _show(self) -> None:
        view = msgspec.to_builtins(self._table.game.view(self._table.state, PERSON))
        self._dialog.show(*lines(view))

    def _asked(self) -> Any:
        """Ask until an answer is the number of a move, and return that move."""
        known = self._table.game.redact(self._table.state, PERSON)
        self._moves, self._others = [], self._table.game.moves(known, PERSON)
        self._list_more()
        while True:
            line = self._dialog.ask(self._dialog.texts.text("play-plain-move"))
            if line.isdecimal() and 0 < int(line) <= len(self._moves):
                return self._moves[int(line) - 1]
            if not self._commands.run(line):
                self._dialog.complain(self._dialog.texts.text("play-misread", input=line[:40]))

    def _list_more(self) -> None:
        """List the next moves, and say whether there are still others."""
        for move in islice(self._others, MOST):
            self._moves.append(move)
            self._dialog.show(f"{len(self._moves):3}  {plain_words(move, self._names)}")
        for move in self._others:
            self._others = chain((move,), self._others)
            self._dialog.say("play-plain-more")
            break


def lines(value: Any, indent: str = "") -> Iterator[str]:
    """Yield a value of plain data line by line, what is inside of something indented below it."""
    inside = value.items() if isinstance(value, Mapping) else enumerate(value)
    for name, content in inside:
        if isinstance(content, Mapping) or any(
            isinstance(part, list | tuple | dict) for part in _parts(content)
        ):
            yield f"{indent}{name}:"
            yield from lines(content, indent + "  ")
        else:
            yield f"{indent}{name}: {' '.join(map(str, _parts(content))) or '-'}"


def _parts(content: Any) -> Sequence[Any]:
    return content if isinstance(content, list | tuple) else (content,)


PLAIN = TerminalGame(lambda dialog, table: PlainSession(dialog, table).play())
