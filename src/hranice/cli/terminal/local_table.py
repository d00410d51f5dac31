"""A table in this very process: one person, some bots, fair chance, and a record if wanted."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any, BinaryIO, Generic

from hranice.bots import Bot, make_bot
from hranice.game import Drawn, Event, Game, Moved, MoveT, OptionsT, Standing, StateT
from hranice.table.fair import SECRET_BYTES, Fate, commitment
from hranice.table.record import Ended, Recorder, Seat

PERSON = 0
"""The seat of the person."""
BOT_NAMES = ("Božena", "Carlo", "Dieter", "Emma", "Fiore", "Greta")


def seated(person: str, bots: Sequence[str], seed: str | None) -> tuple[Seat, ...]:
    """Return who sits where; a seed makes the seats' shares in chance the same each time."""
    shares = [f"{seed}/{seat}" if seed is not None else secrets.token_hex(8) for seat in range(len(bots) + 1)]
    names = [name for name in BOT_NAMES if name[0].casefold() != person[0].casefold()]
    names += [f"{bot} {number}" for number, bot in enumerate(bots, 1)]
    return (
        Seat(person, None, shares[PERSON]),
        *(Seat(names[number], bot, shares[number + 1]) for number, bot in enumerate(bots)),
    )


def secret_of(seed: str | None) -> bytes:
    """Return the secret behind the chance of a game; one made from a seed can be guessed, and repeated."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(b"hranice play " + seed.encode()).digest()


class LocalTable(Generic[StateT, MoveT]):
    """A running game: every event passes through `happen`, which plays it and writes it down."""

    def __init__(
        self,
        game: Game[StateT, MoveT, OptionsT],
        options: OptionsT,
        seats: tuple[Seat, ...],
        secret: bytes,
    ) -> None:
        self.game = game
        self.seats = seats
        self.commitment = commitment(secret)
        self.secret = secret
        self.chances = 0
        complete = game.complete(options)
        self.state = game.setup(complete, len(seats))
        self._fate = Fate(secret, [seat.seed for seat in seats])
        self._bots = {
            number: make_bot(game, seat.bot, int.from_bytes(hashlib.sha256(seat.seed.encode()).digest()[:8]))
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        self.record = b""
        self._file: BinaryIO | None = None
        self._recorder = Recorder()
        self._began = time.monotonic()
        self._write(self._recorder.begin(game, complete, seats, self.commitment))

    @property
    def now(self) -> int:
        """Milliseconds since the table was opened."""
        return int((time.monotonic() - self._began) * 1000)

    def keep_in(self, file: BinaryIO | None) -> None:
        """Write the record into a file as well: what there is, and every line to come."""
        self._file = file
        if file is not None:
            file.write(self.record)

    def bot(self, seat: int) -> Bot[StateT, MoveT] | None:
        """Return who plays a seat; None: the person."""
        return self._bots.get(seat)

    def happen(self, event: Event[MoveT]) -> tuple[Any, ...]:
        """Let an event happen and return the facts of it. A `Refusal` leaves everything as it was."""
        self.state, facts = self.game.play(self.state, event)
        self._write(self._recorder.add(event))
        return facts

    def draw(self, at: int) -> tuple[Any, ...]:
        """Let fate decide what is due, at some moment."""
        chance = self.game.due(self.state).chance
        if chance is None:
            raise AssertionError("no chance is due")
        self.chances += 1
        return self.happen(Drawn(self._fate.outcome(self.chances, chance.bounds), at))

    def until_person(self) -> list[Any]:
        """Let chance and bots act until the person must, or the game is over; return the facts.

        For games in turns: bots that are due together with the person act first, which tells the person
        nothing, for such marks are sealed.
        """
        facts: list[Any] = []
        while due := self.game.due(self.state):
            if due.chance is not None:
                facts += self.draw(self.now)
                continue
            seat = next((seat for seat in due.seats if seat in self._bots), None)
            if seat is None:
                break
            choice = self._bots[seat].choose(self.game.redact(self.state, seat), seat)
            facts += self.happen(Moved(seat, choice.move, self.now))
        return facts

    def finish(self) -> Standing:
        """Open the secret and close the record of a game that is over."""
        standing = self.game.standing(self.state)
        self._write(self._recorder.add(Ended(standing, self.secret.hex())))
        return standing

    def _write(self, line: bytes) -> None:
        self.record += line
        if self._file is not None:
            self._file.write(line)
            self._file.flush()
