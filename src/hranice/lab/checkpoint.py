"""A tournament's outcomes in a file, line by line: one that broke off goes on where it was."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hranice.game import BadInput
from hranice.lab.arena import Match, Outcome, Tournament


class WrongCheckpoint(BadInput):
    """A file holds no outcomes of this tournament; the message says so in one line."""


class Checkpoint:
    """Keeps outcomes of one tournament. Who has changed a bot since had better begin a new file."""

    def __init__(self, place: Path, tournament: Tournament) -> None:
        """Open a checkpoint, or begin one. Raises `WrongCheckpoint`."""
        self._place = place
        self._title = msgspec.json.encode({**vars(tournament), "game": tournament.game.name})
        if not place.exists():
            place.write_bytes(self._title + b"\n")
        self._outcomes = self._read()

    def _read(self) -> dict[Match, Outcome]:
        title, *lines = self._place.read_bytes().split(b"\n")
        if title != self._title:
            raise WrongCheckpoint(f"{self._place} holds no outcomes of this tournament; name another file")
        try:
            outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[:-1]]
        except msgspec.DecodeError as error:
            raise WrongCheckpoint(f"{self._place} is broken: {error}") from None
        if lines[-1:] != [b""]:  # the last line was cut off while it was written
            self._place.write_bytes(b"\n".join([title, *lines[:-1], b""]))
        return {outcome.match: outcome for outcome in outcomes}

    def known(self) -> dict[Match, Outcome]:
        """Return the outcomes noted before."""
        return dict(self._outcomes)

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Note more, at once."""
        with self._place.open("ab") as stream:
            stream.write(b"".join(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes))
