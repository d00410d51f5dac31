"""What the command says when something went wrong: one line, and a status that tells whose fault it was."""

import os
import sys
import traceback

import typer

from hranice.game import BadInput, Refusal
from hranice.locale import Texts, UnknownLanguage, language, refusal
from hranice.table.record_reader import printable

OUR_FAULT = 1
WRONG_INPUT = 2
INTERRUPTED = 130
LONGEST_LINE = 500

_ANSWERS = (Refusal, BadInput, OSError, typer.TyperException)
"""Errors that a user can do something about: each has a message that says what was wrong."""
_EXTRAS = {
    "openskill": "lab",
    "ray": "cluster",
    "shapely": "maps",
    "typst": "print",
}
"""Packages that not everybody has installed, and the extra that brings each."""


class WrongUse(BadInput):
    """What was asked for cannot be done; the message is a whole sentence for the user."""


def tell(error: Exception) -> int:
    """Say in one line on standard error what went wrong; return the exit status.

    What the user can put right is explained. Everything else is a fault of ours and told as one;
    `HRANICE_TRACEBACK=1` shows where it happened.
    """
    if isinstance(error, _ANSWERS) or _missing_extra(error):
        complain(explain(error))
        return WRONG_INPUT
    if os.environ.get("HRANICE_TRACEBACK"):
        traceback.print_exception(error)
    complain(any_texts().text("cli-fault", error=f"{type(error).__name__}: {error}"))
    return OUR_FAULT


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


def any_texts() -> Texts:
    """Return the texts in the user's language, or in English where the one wished for does not exist."""
    try:
        return own_texts()
    except UnknownLanguage:
        return Texts()


def _sentence(error: Exception) -> str:
    match error:
        case Refusal():
            return refusal(any_texts(), error)
        case typer.TyperException():
            return _usage(error)
        case ModuleNotFoundError() if extra := _missing_extra(error):
            return f"{_package(error)} is not installed; try: pip install 'hranice[{extra}]'"
        case OSError() if error.filename is not None:
            return f"{error.filename}: {error.strerror}"
        case _:
            return str(error) or type(error).__name__


def _missing_extra(error: Exception) -> str | None:
    """Return the extra with the package for want of which something failed, if that is what happened."""
    return _EXTRAS.get(_package(error)) if isinstance(error, ModuleNotFoundError) else None


def _package(error: ModuleNotFoundError) -> str:
    return (error.name or "").partition(".")[0]


def _usage(error: typer.TyperException) -> str:
    """Add to a message of the argument parser where to look for what would be right."""
    message = error.format_message() or "Missing command"  # a group without one has shown its help
    context = getattr(error, "ctx", None)  # only errors of usage know where they happened
    if context is None:
        return message
    return f"{message.rstrip('.')} ('{context.command_path} --help' tells more)"
