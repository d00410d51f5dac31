"""A record told in words: in sentences where a game has them, else by the names of things."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from hranice.cli.number_format import figure
from hranice.game import Drawn, Moved, Value
from hranice.locale import Texts
from hranice.table.record_reader import Record, printable
from hranice.table.record_replay import Step

Teller = Callable[[Any, Any, Sequence[str], int | None, Texts], str]
"""Turns a fact, with the state before or after it and the players' names, into a sentence."""


LONGEST_NAME = 40
"""Characters of a name in somebody's record; tables of ours give shorter ones."""


def player_names(record: Record) -> list[str]:
    """Return what to call each seat: its name, and its number too where several have the same."""
    names = [
        printable(name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…")
        for name in (seat.name for seat in record.header.seats)
    ]
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def worth_telling(step: Step, record: Record) -> bool:
    """Whether anybody noticed a step: an alarm that only moves the dealer's hand, say, nobody did."""
    return step.event is not None and (bool(step.facts) or record.game.parts.teller() is None)


def told(step: Step, before: Any, record: Record, texts: Texts) -> Text:
    """Tell a step from the state before it: its number and, line by line, what happened.

    The state after it may have put away what a fact speaks of, such as the cards of the round.
    """
    names = player_names(record)
    teller = record.game.parts.teller()
    if teller is None or not step.facts:
        first, *others = [_event(step, names), *(plain_words(fact, names) for fact in step.facts)]
    else:
        first, *others = [teller(fact, before, names, None, texts) for fact in step.facts]
    text = Text(f"{step.number:4}  ", style="dim").append(printable(first), style="not dim")
    if step.event is not None and step.event.at:
        text.append(f"  {figure(step.event.at / 1000, texts, digits=3)} s")
    for line in others:
        text.append(f"\n      {printable(line)}", style="not dim")
    return text


def _event(step: Step, names: Sequence[str]) -> str:
    match step.event:
        case Moved(seat=seat, move=move):
            return f"{names[seat]}: {plain_words(move, names)}"
        case Drawn(outcome=outcome):
            return f"chance: {_plain(outcome)}"
        case _:
            return "the alarm rings"


def plain_words(value: Value, names: Sequence[str]) -> str:
    """Put a move or fact of any game into plain words."""
    parts = []
    for field in value.__struct_fields__:
        content = getattr(value, field)
        person = field == "seat" and content is not None
        parts.append(f"{field} {names[content] if person else _plain(content)}")
    fields, tag = ", ".join(parts), value.__struct_config__.tag
    if tag is None:  # a game whose moves are all of one kind may do without
        return fields or type(value).__name__
    return f"{tag}: {fields}" if fields else str(tag)


def _plain(content: Any) -> str:
    match content:
        case None:
            return "none"
        case bool():
            return "yes" if content else "no"
        case tuple():
            return " ".join(map(_plain, content)) or "none"
        case _:
            return str(content)
