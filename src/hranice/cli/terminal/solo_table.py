"""A table in this very process: one person, some bots, fair chance, and a record if wanted."""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO

from hranice.bots import make_bot
from hranice.game import Event, Game, MoveT, OptionsT, Standing, StateT
from hranice.table.dealing import Deal, deal, thinking_seed
from hranice.table.fair_chance import SECRET_BYTES, is_seed, seal
from hranice.table.record import Recorder, Seat
from hranice.table.running_game import Facts
from hranice.table.synchronous_table import SynchronousTable

PERSON = 0
"""The seat of the person."""
BOT_NAMES = ("Božena", "Carlo", "Dieter", "Emma", "Fiore", "Greta")


def dealt(
    game: Game[Any, Any, Any], options: Any, person: str, bots: Sequence[str], seed: str | None
) -> Deal:
    """Deal a game of a person against bots. One made from a seed can be repeated, and foreseen."""
    secret, own = secrets.token_bytes(SECRET_BYTES), secrets.token_hex(16)
    if seed is not None:
        secret, own = hashlib.sha256(b"hranice play " + seed.encode()).digest(), f"{seed}/{PERSON}"
        own = own if is_seed(own) else seal(own)
    names = [name for name in BOT_NAMES if name[0].casefold() != person[0].casefold()]
    names += [f"{bot} {number}" for number, bot in enumerate(bots, 1)]
    seats = [
        Seat(person, None, seal(own)),
        *(Seat(name, bot, None) for name, bot in zip(names, bots, strict=False)),
    ]
    return deal(game, options, seats, secret, {PERSON: own})


class SoloTable(SynchronousTable[StateT, MoveT]):
    """A running game in real time, and its record: bots and alarms act at their moments."""

    def __init__(
        self,
        game: Game[StateT, MoveT, OptionsT],
        dealt: Deal,
        clock: Callable[[], int] | None = None,
    ) -> None:
        header = dealt.header
        bots = {
            number: (seat.bot, make_bot(game, seat.bot, thinking_seed(dealt.seeds[number])))
            for number, seat in enumerate(header.seats)
            if seat.bot is not None
        }
        super().__init__(game, header.options, len(header.seats), dealt.fate, bots, tell=self._keep)
        self.dealt = dealt
        self.seats = header.seats
        self.clock = clock or _stopwatch()
        self._facts: list[Any] = []
        self._file: BinaryIO | None = None
        self._recorder = Recorder()
        self.record = self._recorder.begin(header)

    def keep_in(self, file: BinaryIO | None) -> None:
        """Write the record into a file as well: what there is, and every line to come."""
        self._file = file
        if file is not None:
            file.write(self.record)

    def go_on(self) -> list[Any]:
        """Let happen what is due up to now; return the facts."""
        self._facts = []
        self.advance(self.clock())
        return self._facts

    def act(self, move: MoveT) -> list[Any]:
        """Let the person make a move now; return the facts. A `Refusal` changes nothing."""
        self._facts = []
        self.move(PERSON, move, self.clock())
        return self._facts

    def seconds_left(self) -> float | None:
        """Return the time until something happens by itself; None: nothing will."""
        moment = self.next_moment()
        return None if moment is None else max(0, moment - self.clock()) / 1000

    def finish(self) -> Standing:
        """Open the secret and close the record of a game that is over."""
        end = self.dealt.ended(self.game, self.state)
        self._write(self._recorder.add(end))
        return end.result

    def _keep(self, event: Event[MoveT], facts: Facts) -> None:
        self._facts += facts
        self._write(self._recorder.add(event))

    def _write(self, line: bytes) -> None:
        self.record += line
        if self._file is not None:
            self._file.write(line)
            self._file.flush()


def _stopwatch() -> Callable[[], int]:
    """Return a clock that tells the milliseconds since now."""
    began = time.monotonic()
    return lambda: int((time.monotonic() - began) * 1000)
