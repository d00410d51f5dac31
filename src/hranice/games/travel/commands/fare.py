"""`hranice fare`: the referee of Bez hranic, for one journey or a file of them."""

import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
import typer
from rich.console import Console

from hranice.cli.errors import WRONG_INPUT, WrongUse, explain, one_line, own_texts
from hranice.game import Refusal
from hranice.games.travel import maps
from hranice.games.travel.maps.fare_calculator import Answer, Question, answer
from hranice.games.travel.maps.state_lookup import Gazetteer
from hranice.games.travel.terminal.bill import BillPrinter
from hranice.locale import Texts, refusal

LONGEST_LINE = 1_000_000
"""In bytes. What is longer is no journey, and no file of them either: it is read no further."""


Ask = Callable[[Question], Answer]


def fare(
    name: Annotated[str, typer.Argument(metavar="MAP", help="A map by name, or a map file (.json).")],
    *,
    number: Annotated[int | None, typer.Option("--round", metavar="R", help="The round, 1 to 7.")] = None,
    start: Annotated[str | None, typer.Option(metavar="X", help="The start, by code or by name.")] = None,
    target: Annotated[str | None, typer.Option(metavar="Y", help="The target, in rounds 5 to 7.")] = None,
    pick: Annotated[list[str] | None, typer.Option(metavar="P", help="A chosen state, or 40.")] = None,
    under: Annotated[
        list[int] | None, typer.Option(metavar="N", help="Tokens under it, in the order of the picks.")
    ] = None,
    offer: Annotated[
        list[str] | None,
        typer.Option(metavar="C", help="A card of the offer; all seven show the best choice."),
    ] = None,
    cases: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Many journeys, as JSON Lines; - is standard input.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
    language: Annotated[str | None, typer.Option(metavar="L", help="en, cs, it or de.")] = None,
) -> None:
    """Tell what a journey costs, why, and how it goes: the referee of Bez hranic."""
    texts, pack = own_texts(language), maps.load(name)
    gazetteer = Gazetteer(pack)
    ask = partial(answer, pack=pack, gazetteer=gazetteer)
    if cases is not None:
        if (number, start, target, pick, under, offer) != (None,) * 6:
            raise WrongUse(texts.text("fare-cases-alone"))
        if not _answer_all(ask, cases, texts, json=json):
            raise typer.Exit(WRONG_INPUT)
        return
    if number is None or start is None or not pick:
        raise WrongUse(texts.text("fare-incomplete"))
    question = Question(
        number, start, tuple(pick), target, tuple(under or ()), tuple(offer) if offer else None
    )
    try:
        found = ask(question)
    except Refusal as refused:
        raise WrongUse(refusal(texts, refused)) from None
    if json:
        typer.echo(msgspec.json.encode(_as_json(found)))
    else:
        Console(highlight=False).print(BillPrinter(pack, gazetteer, texts).printed(*found))


def _as_json(found: Answer) -> dict[str, Any]:
    """Return a bill with its lines, as `--json` prints it."""
    lines: dict[str, Any] = msgspec.to_builtins(found.bill)
    return lines | ({"best": msgspec.to_builtins(found.best)} if found.best else {})


def _answer_all(ask: Ask, file: Path, texts: Texts, *, json: bool) -> bool:
    """Answer the questions of a file line by line; say whether all of them were sound."""
    sound = True
    source = nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb")
    with source as lines:
        for result in _answers(ask, lines, texts):
            sound = sound and isinstance(result, Answer)
            if json:
                typer.echo(msgspec.json.encode(_as_json(result) if isinstance(result, Answer) else result))
            elif isinstance(result, Answer):
                typer.echo(f"{result.bill.total:5}  {' → '.join(result.bill.route)}")
            else:
                typer.echo(f"    –  {one_line(result['error'])}")
    return sound


def _answers(ask: Ask, lines: BinaryIO, texts: Texts) -> Iterator[Answer | dict[str, str]]:
    """Yield for each line its answer, or what is wrong with it."""
    decoder = msgspec.json.Decoder(Question)
    while line := lines.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            yield {"error": texts.text("fare-line-long", bytes=LONGEST_LINE)}
            return
        if line.isspace():
            yield {"error": texts.text("fare-line-empty")}
            continue
        try:
            yield ask(decoder.decode(line))
        except Refusal as refused:
            yield {"error": refusal(texts, refused), "rule": refused.rule, "reason": refused.reason}
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            yield {"error": explain(error)}
