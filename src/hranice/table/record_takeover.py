"""A lesson: a real game, recorded to its end, that a learner takes over at a good moment.

Nothing about it is made up. Up to that moment everything happened by the rules; from there on the learner and
the bots play on at a real table, and chance goes on from the secret that the record opened at its end. So
whoever does as in the record meets the same dice, and a lesson can promise something worth learning. In
format 2 this needs duplicate chance, which depends on nothing but that secret.
"""

from dataclasses import dataclass
from typing import Any

from hranice.game import Game, Games, Moved, Value
from hranice.table.codes import TableOrigin, new_code, new_id
from hranice.table.fair_chance import seal
from hranice.table.log import Begun, Dealt, Entry, Happened, Opened, Revealed, Sat, Sealed, TableSettings
from hranice.table.names import cleaned, distinct
from hranice.table.record import Header, digest_of
from hranice.table.record_reader import Record, read_record
from hranice.table.seat_commands import BOT_NAMES
from hranice.table.start_commands import header_of
from hranice.table.table_state import replay

PAUSE = 1200
"""Milliseconds for which the bots of a lesson think, so that a learner can follow them."""


LEARNERS_SEED = "lesson"
"""It has no share in chance, which follows from the record."""


class Takeover(Value, frozen=True):
    """Where the learner takes a game over."""

    begins: int
    """After so many events."""
    seat: int


@dataclass(frozen=True)
class Lesson:
    """The record of a finished game, and where somebody takes it over."""

    record: Record
    begins: int
    """So many events have happened by then."""
    seat: int
    """Whose place the learner takes; bots play the others."""
    puzzle: str = ""
    """The name of the puzzle that it is; empty: it is for learners, and its secret is no secret."""
    sealed: int = 0
    """The moment until which others play with the same secret."""
    table: str = ""
    """The id of the only table that it may have; empty: any number of tables."""

    @property
    def advice(self) -> tuple[Any, ...]:
        """What was played at that seat from there on, move by move."""
        events = self.record.events[self.begins :]
        return tuple(event.move for event in events if isinstance(event, Moved) and event.seat == self.seat)

    def log(self, player: str, name: str, at: int, dealt: TableOrigin = "server") -> list[Entry]:
        """Return the log of a table at which the game stands as it did then, with the learner in their place.

        Refuses a name of which nothing is left when it is cleaned.
        """
        header, end = self.record.header, self.record.end
        if end is None:
            raise ValueError("the game of a lesson is finished, for its secret must be known")
        happened = self.record.events[: self.begins]
        begun = at - max((event.at for event in happened), default=0)
        bots = [seat.bot for seat in header.seats if seat.bot is not None]
        duplicate = isinstance(header, Header) and header.duplicate
        if isinstance(header, Header) and not duplicate:
            raise ValueError("the game of a lesson has duplicate chance, for others sit down at its table")
        settings = TableSettings(
            chairs=len(header.seats), grace=0, stand_in=bots[0], pause=PAUSE, duplicate=duplicate
        )
        own = distinct(cleaned(name), BOT_NAMES)
        seated: list[Entry] = [
            Opened(
                table=self.table or new_id(),
                code=new_code(dealt),
                game=header.game,
                rules=header.rules,
                secret=end.secret,
                host=player,
                house=settings,
                options=header.options,
                at=at,
                lesson=not self.puzzle,
                version=header.version,
                dealt=dealt,
                puzzle=self.puzzle,
                sealed=self.sealed,
            )
        ]
        for number, seed in enumerate(self.record.seeds):
            known = seed if header.version == 1 else ""
            if number == self.seat:
                seated.append(Sat(own, player, None, known, "" if known else seal(LEARNERS_SEED)))
            else:
                seated.append(Sat(BOT_NAMES[number], None, header.seats[number].bot, known))
        return [*seated, *self._begun(seated, begun), *(Happened(event) for event in happened)]

    def _begun(self, seated: list[Entry], at: int) -> list[Entry]:
        """Return the entries with which the game begins in the format of its record."""
        header = self.record.header
        if header.version == 1:
            return [Begun(header.options, at)]
        *_, (table, _, _) = replay(self.record.game, seated)
        digest = digest_of(header_of(table, header.options))
        revealed = Revealed(self.seat, LEARNERS_SEED, seal(LEARNERS_SEED))
        return [Sealed(header.options, digest), revealed, Dealt(at)]


def lesson_of(game: Game[Any, Any, Any]) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    offered = game.parts.lesson()
    if offered is None:
        return None
    record, takeover = offered
    return Lesson(read_record(record, Games(game)), takeover.begins, takeover.seat)
