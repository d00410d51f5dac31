"""A game of The BORDER in the terminal, from the first roll to the standings."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from rich.text import Text

from hranice.cli.terminal.commands import Commands
from hranice.cli.terminal.dialog import Dialog
from hranice.cli.terminal.solo_table import PERSON, SoloTable
from hranice.game import Refusal
from hranice.games.border.rules.state import Fact, Finished, Move, Rerolling, Rolled, State, Stopped
from hranice.games.border.terminal.board import BoardDrawing, Marks
from hranice.games.border.terminal.fact_sentences import tell
from hranice.games.border.terminal.prompts import Misread, Task, task_for
from hranice.games.border.terminal.score_strip import area_labels, dice_tray, score_strip
from hranice.locale import refusal

POSITION_LINES = {True: 37, False: 21}
"""What a position takes on a tall and on a small terminal; the rest is for what happened."""
FEWEST_NEWS, MOST_NEWS = 3, 14


class BorderSession:
    """One person at a table of bots."""

    def __init__(self, dialog: Dialog, table: SoloTable[State, Move]) -> None:
        self._dialog = dialog
        self._table = table
        self._names = [seat.name for seat in table.seats]
        self._log: list[str] = []
        self._news: list[str] = []
        self._notice = ""
        self._numbers = False
        self._held: tuple[int, ...] = ()
        self._commands = Commands(dialog.texts, self._pages())

    def play(self) -> None:
        """Play to the end. Raises `Quit` when the person goes earlier."""
        self._take_in(self._table.go_on())
        while not self._table.play.over:
            move = self._asked(task_for(self._table.state, PERSON))
            self._news.clear()
            self._take_in(self._table.act(move) + self._table.go_on())
        self._dialog.begin()
        self._show_news()
        self._show_board(PERSON, Marks(), tall=self._dialog.tall)
        self._show_strip()

    def _asked(self, task: Task) -> Move:
        """Ask until an answer makes a move that the rules accept."""
        while True:
            self.show(task)
            line = self._dialog.ask(self._dialog.texts.text(task.prompt))
            if self._commands.run(line):
                continue
            try:
                move = task.answer(line)
            except Misread:
                self._notice = self._dialog.texts.text("play-misread", input=line[:40])
            except Refusal as refused:
                self._notice = refusal(self._dialog.texts, refused)
            else:
                if move is not None:
                    return move

    def _take_in(self, facts: list[Fact]) -> None:
        """Remember what happened, in sentences."""
        for fact in facts:
            if isinstance(fact, Rolled):
                self._held = tuple(die for die in range(len(fact.dice)) if die not in fact.rolled)
        texts, state = self._dialog.texts, self._table.state
        told = [tell(fact, state, self._names, PERSON, texts) for fact in _worth_telling(facts)]
        self._news += told
        self._log += told

    def show(self, task: Task) -> None:
        """Show the position with what the person may choose in it."""
        dialog, state, tall = self._dialog, self._table.state, self._dialog.tall
        dialog.begin()
        self._show_news()
        self._show_board(PERSON, self._numbered(task.marks()), tall=tall)
        self._show_strip()
        held = self._held if state.phase == "keep" else ()
        dialog.show(dice_tray(state.dice, held=held, gone=task.used, tall=tall), *task.lines(dialog.texts))
        if self._notice:
            dialog.complain(self._notice)
            self._notice = ""

    def _numbered(self, marks: Marks) -> Marks:
        """Put numbers on all open spaces when the person wants to see them."""
        if not self._numbers:
            return marks
        layout = self._table.state.layout(PERSON)
        still_open = layout.spaces(layout.all & ~self._table.state.crossed[PERSON])
        return Marks({**{space: str(space) for space in still_open}, **marks.labels}, marks.chosen)

    def _show_news(self) -> None:
        room = self._dialog.console.height - POSITION_LINES[self._dialog.tall]
        lines = max(FEWEST_NEWS, min(room, MOST_NEWS)) if self._dialog.interactive else MOST_NEWS
        for line in self._news[-lines:]:
            self._dialog.show(Text(line, style="italic"))

    def _show_board(self, seat: int, marks: Marks, *, tall: bool) -> None:
        state = self._table.state
        drawing = BoardDrawing(state.options.geography, tall=tall)
        labels = area_labels(state, seat, self._dialog.texts)
        self._dialog.show(drawing.draw(state.layout(seat), state.crossed[seat], labels, marks))

    def _show_strip(self) -> None:
        tall = self._dialog.tall
        if tall:
            self._dialog.show("")
        self._dialog.show(score_strip(self._table.state, self._names, self._dialog.texts, tall=tall))

    def _pages(self) -> dict[str, Callable[[], None]]:
        return {
            "help": lambda: self._page("play-border-help"),
            "rules": lambda: self._page("play-border-rules"),
            "boards": self._others,
            "log": self._whole_log,
            "numbers": self._toggle_numbers,
        }

    def _page(self, key: str) -> None:
        self._dialog.begin()
        self._dialog.say(key)
        self._dialog.pause()

    def _others(self) -> None:
        for seat, name in enumerate(self._names):
            if seat == PERSON:
                continue
            self._dialog.begin()
            board = self._table.state.layout(seat).name
            self._dialog.say("play-border-board-of", "bold", who=name, board=board)
            self._show_board(seat, Marks(), tall=self._dialog.tall)
            self._dialog.pause()

    def _whole_log(self) -> None:
        self._dialog.begin()
        self._dialog.show(*(Text(line) for line in self._log))
        self._dialog.pause()

    def _toggle_numbers(self) -> None:
        self._numbers = not self._numbers


def _worth_telling(facts: list[Fact]) -> Iterator[Fact]:
    """Leave out rolls that were rolled over, and what the next fact says better."""
    rolls = [fact for fact in facts if isinstance(fact, Rolled)]
    rolled_over = {id(roll) for roll, after in pairwise(rolls) if after.roll > roll.roll}
    for fact in facts:
        if not isinstance(fact, Finished | Rerolling | Stopped) and id(fact) not in rolled_over:
            yield fact
