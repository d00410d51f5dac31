"""`hranice print`: what the commands of all games that can be printed have in common."""

from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from hranice.cli.errors import own_texts
from hranice.printing import PaperSize
from hranice.store.atomic_write import whole_or_not_at_all

OrderT = TypeVar("OrderT")

PaperOption = Annotated[PaperSize, typer.Option(help="The paper in your printer.")]
LanguageOption = Annotated[
    str | None, typer.Option("--lang", "--language", metavar="L", help="en, cs, it or de; else your own.")
]
OutOption = Annotated[Path, typer.Option("--out", "-o", metavar="FILE.pdf", help="The file to write.")]


def order_of(kind: type[OrderT], paper: str, language: str | None, **given: Any) -> OrderT:
    """Return an order in the language that is asked for, or else in the user's. Raises `UnknownLanguage`."""
    return msgspec.convert({"paper": paper, "lang": own_texts(language).language, **given}, kind)


def write_kit(pdf: bytes, out: Path) -> None:
    """Write a kit into a file, and say so."""
    with whole_or_not_at_all(out, rights=0o666) as file:
        file.write(pdf)
    typer.echo(own_texts().text("print-written", file=str(out), size=f"{len(pdf) / 1_000_000:.1f}"))
