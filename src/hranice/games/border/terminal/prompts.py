"""What a person may be asked in The BORDER, and how typed lines become moves.

A task is made for one position. It says what glows, and takes line after line until one of them makes a
move. A line counts as a whole: when a part of it is refused, nothing of it has happened.
"""

import re
from abc import ABC, abstractmethod
from string import ascii_lowercase

from rich.text import Text

from hranice.game import Refusal
from hranice.games.border.rules.first_action import (
    check_completion,
    check_reroll,
    completable,
    count_colours,
    dice_left,
)
from hranice.games.border.rules.second_action import Crossing, check_crossing, crossing, dice_at
from hranice.games.border.rules.state import DICE, ROLLS, Complete, Cross, Move, Reroll, State, Stop
from hranice.games.border.terminal.board import PLATE, Marks
from hranice.games.border.terminal.styles import symbols
from hranice.locale import Texts

DONE, UNDO, NONE = ".", "-", "0"
_NUMBER = re.compile("[0-9]{1,40}")
"""What can be the number of a space; other digits, such as ², are not read as numbers."""


class Misread(Exception):  # noqa: N818 - an answer to the person
    """A line that is no answer to the question."""


class Task(ABC):
    """One question to the person."""

    prompt: str
    """Key of the question in the catalogues."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.layout = state.layout(seat)
        self.crossed = state.crossed[seat]

    @property
    def used(self) -> frozenset[int]:
        """The positions of the dice that are spent."""
        return frozenset()

    @abstractmethod
    def marks(self) -> Marks:
        """Return what glows on the board, and what was chosen."""

    @abstractmethod
    def lines(self, texts: Texts) -> list[Text]:
        """Return what to tell below the dice."""

    @abstractmethod
    def answer(self, line: str) -> Move | None:
        """Take a line; return the move it makes, or None when more is to come.

        Raises `Misread` or `Refusal`, and then nothing has changed.
        """


class Keeping(Task):
    """Roll again, or take the dice as they lie (B9)."""

    prompt = "play-border-keep"

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._segments = completable(self.layout, self.crossed, state.dice)

    def marks(self) -> Marks:
        """Let the segments glow that the dice would complete as they lie."""
        return Marks(_letters(self, self._segments))

    def lines(self, texts: Texts) -> list[Text]:
        """Tell how many rolls are left and what the dice would complete."""
        left = Text(texts.text("play-border-rolls-left", count=ROLLS - self.state.rolls))
        return [left, *_offers(self, self._segments, (), texts)]

    def answer(self, line: str) -> Move | None:
        """Read the positions of the dice to hold; all the others are rolled again."""
        if line == DONE:
            return Stop()
        if line == NONE:
            return Reroll(tuple(range(DICE)))
        if not re.fullmatch(r"[\d ,]*\d[\d ,]*", line, re.ASCII):
            raise Misread
        held = tuple(int(digit) - 1 for digit in line if digit.isdigit())
        check_reroll(held)
        rolled = tuple(die for die in range(DICE) if die not in held)
        return Reroll(rolled) if rolled else Stop()


class Completing(Task):
    """Complete segments, or none (B10-B14)."""

    prompt = "play-border-complete"

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._segments = completable(self.layout, self.crossed, state.dice)
        self._chosen: tuple[int, ...] = ()

    @property
    def used(self) -> frozenset[int]:
        """The dice that the chosen segments need."""
        _, left = check_completion(self.layout, self.crossed, self.state.dice, self._chosen)
        return frozenset(range(DICE)) - set(left)

    def marks(self) -> Marks:
        """Let the segments glow that the dice would complete."""
        chosen = [space for number in self._chosen for space in self.layout.spaces(_open(self, number))]
        return Marks(_letters(self, self._segments), frozenset(chosen))

    def lines(self, texts: Texts) -> list[Text]:
        """Tell what can be completed and what that would leave for the others."""
        left = [colour for die, colour in enumerate(self.state.dice) if die not in self.used]
        others = Text(texts.text("play-border-others-get" if left else "play-border-others-one"))
        others.append(" ")
        others.append_text(symbols(left or self.state.dice))
        return [*_offers(self, self._segments, self._chosen, texts), others]

    def answer(self, line: str) -> Move | None:
        """Read letters of segments, or numbers of any of their spaces."""
        chosen, done = self._chosen, False
        for word in _words(line):
            if word == UNDO:
                chosen = chosen[:-1]
            elif word == DONE:
                done = True
            else:
                chosen += self._named(word)
        check_completion(self.layout, self.crossed, self.state.dice, chosen)
        self._chosen = chosen
        return Complete(chosen) if done else None

    def _named(self, word: str) -> tuple[int, ...]:
        if _NUMBER.fullmatch(word):
            return (self._around(int(word)),)
        letters = ascii_lowercase[: len(self._segments)]
        if not all(letter in letters for letter in word.lower()):
            raise Misread
        return tuple(self._segments[letters.index(letter)] for letter in word.lower())

    def _around(self, space: int) -> int:
        """Return the segment that a space belongs to."""
        if space >= len(self.layout.bit):
            raise Refusal("B10", "border-no-such-space", space=space)
        bit = self.layout.bit[space]
        for number, segment in enumerate(self.layout.segments):
            if segment & bit:
                return number
        raise Refusal("B3", "border-already-crossed", space=space)


class Marking(Task):
    """Cross spaces next to crossed ones, or none (B15-B19)."""

    prompt = "play-border-cross"

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._seat = seat
        self._walk = crossing(state, seat)

    @property
    def used(self) -> frozenset[int]:
        """The dice that the active player or the chosen spaces took."""
        state = self.state
        if state.one_die and self._walk.spaces:
            return frozenset(range(DICE))
        offered = dice_at(state.dice, state.left)
        spent = count_colours(tuple(self.layout.colour[space] for space in self._walk.spaces))
        counts = tuple(have - used for have, used in zip(count_colours(offered), spent, strict=True))
        return frozenset(range(DICE)) - {state.left[place] for place in dice_left(offered, counts)}

    def marks(self) -> Marks:
        """Let the spaces glow that may come next."""
        labels = {space: str(space) for space in self.layout.spaces(self._walk.candidates)}
        return Marks(labels, frozenset(self._walk.spaces))

    def lines(self, texts: Texts) -> list[Text]:
        """Tell which dice there are."""
        key = "play-border-one-die" if self.state.one_die else "play-border-dice-left"
        return [Text(texts.text(key))]

    def answer(self, line: str) -> Move | None:
        """Read numbers of spaces, in any order that can be made legal."""
        spaces, done = tuple(self._walk.spaces), False
        for word in _words(line):
            if word == UNDO:
                spaces = spaces[:-1]
            elif word == DONE:
                done = True
            elif _NUMBER.fullmatch(word):
                spaces += (int(word),)
            else:
                raise Misread
        check_crossing(self.state, self._seat, spaces)
        self._walk = self._walked(spaces)
        return Cross(spaces) if done else None

    def _walked(self, spaces: tuple[int, ...]) -> Crossing:
        """Cross a legal set in an order that works, so that undoing from the end stays legal."""
        walk = crossing(self.state, self._seat)
        waiting = list(spaces)
        while waiting:
            space = next(space for space in waiting if self.layout.bit[space] & walk.candidates)
            walk.cross(self.layout.bit[space])
            waiting.remove(space)
        return walk


def task_for(state: State, seat: int) -> Task:
    """Return what a seat that is due is asked."""
    match state.phase:
        case "keep":
            return Keeping(state, seat)
        case "complete":
            return Completing(state, seat)
        case _:
            return Marking(state, seat)


def _words(line: str) -> list[str]:
    words = re.findall(rf"[{DONE}{UNDO}]|\d+|[^\W\d]+|[^\s,]", line, re.ASCII)
    if not words:
        raise Misread
    return words


def _open(task: Task, segment: int) -> int:
    return task.layout.segments[segment] & ~task.crossed


def _letters(task: Task, segments: tuple[int, ...]) -> dict[int, str]:
    """Return the letter of its segment for each open space of these segments."""
    return {
        space: letter
        for letter, number in zip(ascii_lowercase, segments, strict=False)
        for space in task.layout.spaces(_open(task, number))
    }


def _offers(task: Task, segments: tuple[int, ...], chosen: tuple[int, ...], texts: Texts) -> list[Text]:
    """Return a line for each segment that could be completed: its letter, its dice, what it would close."""
    layout = task.layout
    found = []
    for letter, number in zip(ascii_lowercase, segments, strict=False):
        spaces = _open(task, number)
        offer = Text.assemble((f" {letter} ", PLATE))
        offer.append(" ✓ " if number in chosen else "   ")
        offer.append_text(symbols([layout.segment_colour[number]] * spaces.bit_count()))
        for area, ring in enumerate(layout.rings):
            if ring & spaces and not ring & ~task.crossed & ~spaces:
                name = task.state.options.geography.areas[area].name
                offer.append("  " + texts.text("play-border-closes", area=name), "bold green")
        found.append(offer)
    return found
