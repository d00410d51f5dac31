"""What the command says when something expected went wrong: one line, and an exit status."""

import os
import sys

import typer

from hranice.game import Refusal
from hranice.locale import Texts, UnknownLanguage, language, refusal
from hranice.table.reading import printable

WRONG_INPUT = 2
INTERRUPTED = 130
LONGEST_LINE = 500

EXPECTED = (Refusal, ValueError, OSError, ModuleNotFoundError, typer.TyperException)
"""Errors of a user, not of the program: each has a message that says what was wrong."""


_FOR_LAB = {"numba", "openskill"}
"""Packages of the extra `lab`; what else may be missing belongs to the extra `workshop`."""


class WrongUse(ValueError):  # noqa: N818 - an answer to the user, like a refusal
    """What was asked for cannot be done; the message is a whole sentence for the user."""


def explain(error: Exception) -> str:
    """Say in one line what was wrong and, where known, what would be right."""
    return one_line(_sentence(error))


def one_line(words: str) -> str:
    """Return words as a line that any terminal can show, cut short where somebody's input fills it."""
    line = printable(" ".join(words.split()))
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


def complain(line: str) -> None:
    """Print one line on standard error."""
    print(f"hranice: {one_line(line)}", file=sys.stderr)


def lose_output() -> None:
    """Let what is still to be printed vanish: whoever read our output has left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def own_texts(wanted: str | None = None) -> Texts:
    """Return the texts in the user's language; raises `UnknownLanguage`."""
    return Texts(language(wanted, os.environ))


def _sentence(error: Exception) -> str:
    match error:
        case Refusal():
            try:
                return refusal(own_texts(), error)
            except UnknownLanguage:
                return refusal(Texts(), error)
        case typer.TyperException():
            return _usage(error)
        case ModuleNotFoundError():
            extra = "lab" if error.name in _FOR_LAB else "workshop"
            return f"{error.name} is not installed; try: pip install 'hranice[{extra}]'"
        case OSError() if error.filename is not None:
            return f"{error.filename}: {error.strerror}"
        case _:
            return str(error) or type(error).__name__


def _usage(error: typer.TyperException) -> str:
    """Add to a message of the argument parser where to look for what would be right."""
    message = error.format_message() or "Missing command"  # a group without one has shown its help
    context = getattr(error, "ctx", None)  # only errors of usage know where they happened
    if context is None:
        return message
    return f"{message.rstrip('.')} ('{context.command_path} --help' tells more)"
