"""Updates are put together from encoded parts: the bytes are those of the plain message."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from hranice.plugins import GAMES
from hranice.table.commands import Move, Start
from hranice.table.dispatch import decide
from hranice.table.encoded_updates import Kind, Updates, kind_of
from hranice.table.log import Opened, TableSettings
from hranice.table.outgoing_messages import About, Countdown, Happening, SeatAbout, Update
from hranice.table.table_state import Table, opened
from hranice.table.undo import Undoable
from tests.table_core.seeds import sitting, started

GAME = GAMES["border"]
MOVES = 40
PEOPLE = ("anna", "bert", "carl")
NOW = 9_000
ABOUT = About(
    game="border",
    rules="1",
    code="ABCD",
    phase="running",
    house=TableSettings(chairs=3),
    seats=(SeatAbout("Anna", None, here=True, stood_in=False, credit=0, quick=False),),
    host=0,
    spectators=1,
    commitment="00",
    digest="11",
    called_off=("Bert",),
    rematch=None,
)
HAPPENED: tuple[Happening[Any], ...] = (Happening(3, 17, (), late=True), Happening(4, 18, ()))
LIMITS = ((), (Countdown(1, 5_000),))


def course() -> Iterator[Table]:
    """Yield a table from before its game to its fortieth move."""
    opening = Opened(
        "t", "ABCD", "border", "1", "00" * 32, "anna", TableSettings(chairs=3), GAME.options_type(), 1_000
    )
    table = opened(GAME, opening)
    for name in PEOPLE:
        table = decide(table, sitting(name, name), 1_000).table
    yield table
    yield decide(table, Start("anna"), 2_000).table
    table = started(table, Start("anna"), 2_000)
    yield table
    random = Random(1)
    for number in range(MOVES):
        assert table.play is not None
        seat = table.play.due.seats[-1]
        move = GAME.sample(table.play.state, seat, random.randrange)
        command = Move(PEOPLE[seat], seat, move, 3_000 + number, str(number))
        table = decide(table, command, 3_000 + number).table
        yield table


def plain(table: Table, kind: Kind, parts: dict[str, Any]) -> bytes:
    """Encode an update as one value."""
    views: tuple[Any, ...] = ()
    if table.play is not None:
        views = tuple(GAME.view(table.play.state, seat) for seat in kind.yours or (None,))
    whole: Update[Any, Any, Any] = Update(
        table=table.id,
        number=table.number,
        now=table.stamp(NOW),
        yours=kind.yours,
        hosting=kind.hosting,
        views=views,
        undoable=tuple(Undoable(*move) for move in sorted(table.undoable.items()) if move[0] in kind.yours),
        **parts,
    )
    return msgspec.json.encode(whole)


def test_updates_are_encoded_as_if_each_were_one_value() -> None:
    for table in course():
        kinds = [kind_of(table, player) for player in (*PEOPLE, "dora", None)] + [Kind((0, 2), hosting=True)]
        for happened, about, options, countdowns, absences in itertools.product(
            ((), HAPPENED), (None, ABOUT), (False, True), LIMITS, LIMITS
        ):
            updates = Updates(
                table,
                NOW,
                happened=tuple(msgspec.Raw(msgspec.json.encode(one)) for one in happened),
                fresh=not happened,
                about=about,
                options=options,
                countdowns=countdowns,
                absences=absences,
            )
            parts = {
                "happened": happened,
                "fresh": not happened,
                "about": about,
                "options": GAME.options_view(table.agreed) if options else None,
                "countdowns": countdowns,
                "absences": absences,
            }
            for kind in kinds:
                assert updates.of(kind) == updates.of(kind) == plain(table, kind, parts)
