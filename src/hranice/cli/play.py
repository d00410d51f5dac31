"""`hranice play`: one person against bots, in the terminal. Each game is a command with its own options."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Annotated, Any, BinaryIO

import typer

from hranice.bots import bot_names
from hranice.cli.errors import WrongUse, own_texts
from hranice.cli.terminal.dialog import Dialog, Quit
from hranice.cli.terminal.ending import show_ending, show_envelope
from hranice.cli.terminal.plain_game import PLAIN
from hranice.cli.terminal.solo_table import PERSON, SoloTable, dealt
from hranice.game import Game, MoveT, Refusal, StateT
from hranice.game_parts import Option
from hranice.locale import Texts, refusal
from hranice.plugins import GAMES
from hranice.table.record import Seat

LONGEST_NAME = 20
WIDEST = 78
"""Columns of the widest drawing."""

app = typer.Typer(add_completion=False)


def _text(seed: str) -> str:
    """Return a seed that a record can hold; refuse bytes that are no text."""
    try:
        seed.encode()
    except UnicodeError:
        raise typer.BadParameter("a seed is text") from None
    return seed


COMMON = {
    "seed": (
        str | None,
        typer.Option(parser=_text, metavar="TEXT", help="Any text; the same one gives the same chance."),
    ),
    "name": (str | None, typer.Option(help="Your name at the table.")),
    "record": (
        Path | None,
        typer.Option("--record", metavar="FILE", help="Keep the game in a new file, for `verify`."),
    ),
    "language": (str | None, typer.Option(metavar="CODE", help="en, cs, it or de.")),
}
"""What can be said about any game: the type, and how the command line shows it."""


@app.callback()
def play() -> None:
    """Play in the terminal, you against bots. Type ? in a game for help."""


def play_game(
    game: Game[Any, Any, Any],
    agreed: dict[str, Any],
    *,
    bots: str | None,
    seed: str | None,
    name: str | None,
    record: Path | None,
    language: str | None,
) -> None:
    """Play a game with options as they were given on the command line, by their names."""
    texts = own_texts(language)
    dialog = Dialog(texts)
    terminal = game.parts.terminal() or PLAIN
    others = _company(game, agreed) if bots is None else bots.split(",")
    options = terminal.adjusted(_options(game, agreed, len(others) + 1, Random(seed)), dialog.interactive)
    with _told_in(texts):
        if len(others) + 1 not in game.players:
            least, most = game.players[0], game.players[-1]
            raise Refusal("table", "table-chairs", least=least, most=most, chairs=len(others) + 1)
        table = SoloTable(game, dealt(game, options, _name(name, texts), others, seed))
    with _at_table(dialog, table, record):
        dialog.pause()
        terminal.play(dialog, table)
        show_ending(dialog, table, game.parts.score)


def _company(game: Game[Any, Any, Any], agreed: dict[str, Any]) -> list[str]:
    """Return the bots for somebody who names none: as many as a game needs, and what was chosen is for."""
    limits = [
        max(option.players)
        for option in game.parts.options()
        if option.players and agreed[option.name] != option.default
    ]
    company = [*game.parts.company] or ["random"]
    company += company[-1:] * (game.players[0] - 1 - len(company))
    return company[: min(limits, default=game.players[-1]) - 1]


def _options(game: Game[Any, Any, Any], agreed: dict[str, Any], seats: int, random: Random) -> Any:
    """Return the options of a game; what every seat has for itself is said for the person alone.

    Where the person has chosen one of several things, those of the bots are drawn from the others.
    """
    values: dict[str, Any] = {}
    for option in game.parts.options():
        word = agreed[option.name]
        if option.each and option.kind == "flag":
            word = (PERSON,) if word else ()
        elif option.taken_in:
            if word is None:
                continue
            word = (word,)
        elif option.each:
            things = values.get(option.choices_from, ())
            names = [thing.name for thing in things] or [choice.value for choice in option.choices]
            others = [name for name in names if name != word]
            word = () if word is None else (word, *random.sample(others, min(seats - 1, len(others))))
        values[option.field] = game.parts.read(option, word)
    return game.options_type(**values)


def _command(game: Game[Any, Any, Any]) -> Callable[..., None]:
    """Return the command that plays a game."""
    options = game.parts.options()

    def command(**given: Any) -> None:
        agreed = {option.name: given.pop(_python_name(option)) for option in options}
        play_game(game, agreed, **given)

    about = {**{_python_name(option): _shown(option) for option in options}, "bots": _bots(game), **COMMON}
    usual = {_python_name(option): _usual(option) for option in options}
    command.__annotations__ = {word: Annotated[kind, shown] for word, (kind, shown) in about.items()}
    command.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # what Typer reads
        [
            inspect.Parameter(word, inspect.Parameter.KEYWORD_ONLY, default=usual.get(word), annotation=hint)
            for word, hint in command.__annotations__.items()
        ]
    )
    return command


def _python_name(option: Option) -> str:
    return option.name.replace("-", "_")


def _usual(option: Option) -> Any:
    """Return what an option is where nothing is said: what each seat has for itself is then drawn."""
    return None if option.each and option.kind == "choice" else option.default


def _bots(game: Game[Any, Any, Any]) -> tuple[Any, Any]:
    """Return how the command line shows who plays along."""
    about = f"Who plays against you, with commas: {', '.join(bot_names(game))}."
    company = ",".join(game.parts.company)
    return str | None, typer.Option("--bots", metavar="A,B,…", help=about, show_default=company)


def _shown(option: Option) -> tuple[Any, Any]:
    """Return the type of an option on the command line, and how it is shown there."""
    flag = f"--{option.name}"
    about = Texts().text(f"option-{option.name}")
    if option.kind == "flag":
        return bool, typer.Option(f"{flag}/--no-{option.name}" if option.default else flag, help=about)
    if option.kind == "number":
        unit = {"": "", "s": " (seconds)", "ms": " (milliseconds)"}[option.unit]
        return int, typer.Option(flag, min=option.least, max=option.most, help=f"{about}{unit}.")
    choices = ", ".join(str(choice.value) for choice in option.choices)
    return str | None if option.each else str, typer.Option(flag, help=f"{about}: {choices}.")


for _game in GAMES.values():
    app.command(_game.name, help=_game.parts.title or _game.name)(_command(_game))


def _name(wanted: str | None, texts: Texts) -> str:
    if wanted is None:
        return texts.text("play-you")
    name = wanted.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise WrongUse(f"--name: a name has 1 to {LONGEST_NAME} printable characters")
    return name


def _with_level(seat: Seat, texts: Texts) -> str:
    """Return the name of a bot and how well it plays."""
    return f"{seat.name} ({texts.text('bot-level', bot=seat.bot or '')})"


@contextmanager
def _told_in(texts: Texts) -> Iterator[None]:
    """Tell a refused setup in the language that the person has chosen."""
    try:
        yield
    except Refusal as refused:
        raise WrongUse(refusal(texts, refused)) from None


@contextmanager
def _at_table(dialog: Dialog, table: SoloTable[StateT, MoveT], record: Path | None) -> Iterator[None]:
    """Greet, show the promise about chance, keep the record; and say goodbye however the game ends."""
    with _opened(record) as file:
        table.keep_in(file)
        try:
            dialog.begin()
            own = f"play-{table.game.name}-welcome"
            dialog.say(
                own if dialog.texts.has(own) else "play-welcome",
                title=table.game.parts.title or table.game.name,
                who=", ".join(_with_level(seat, dialog.texts) for seat in table.seats[1:]),
            )
            show_envelope(dialog, table)
            dialog.advise_width(WIDEST)
            yield
        except (Quit, KeyboardInterrupt):
            dialog.show("")
    if record is not None:
        dialog.say("play-saved", file=str(record))
    dialog.say("play-goodbye")


@contextmanager
def _opened(path: Path | None) -> Iterator[BinaryIO | None]:
    """Open the file for the record; an existing one is not overwritten."""
    if path is None:
        yield None
        return
    with path.open("xb") as file:
        yield file
