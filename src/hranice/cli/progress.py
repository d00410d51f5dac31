"""A bar that tells how far a long piece of work is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(words: str, total: int) -> Iterator[Callable[[int], object]]:
    """Show how much of `total` is done, on standard error and only to a terminal; lend what advances it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=total)
        yield lambda more: bar.advance(task, more)
