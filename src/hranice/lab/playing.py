"""One game between bots, on virtual time."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hranice.bots import Bot, make_bot
from hranice.game import Event, Game, Standing
from hranice.table.direct import DirectTable
from hranice.table.fair import SECRET_BYTES, commitment
from hranice.table.play import Facts
from hranice.table.record import Ended, Recorder, Seat

_SEED_BYTES = 8


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game."""

    standing: Standing
    rounds: int
    decisions: int
    """Moves of all seats together."""
    record: bytes | None
    """The whole record, if one was asked for."""


def make_player(game: Game[Any, Any, Any], description: str, seed: int) -> Bot[Any, Any]:
    """Return a fresh bot, or a yardstick, for measuring only. Raises `UnknownBot` or a `BadInput`."""
    return make_bot(game, description, seed, game.parts.yardsticks())


def play_game(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[str],
    seed: int,
    number: int,
    *,
    recorded: bool = False,
) -> Played:
    """Play game `number` of the series `seed` between the named bots, one per seat.

    The same arguments give the same game, with or without a record of it. Raises `UnknownBot`, and
    `Refusal` for options that make no game.
    """
    secret, seeds = _luck(seed, number, len(bots))
    # A bot's seed serves twice: for what it leaves to chance and as its seat's share in the table's
    # chance. So whoever has the record can let the same bots play the same game again.
    seats = [Seat(name, name, f"{own:016x}") for name, own in zip(bots, seeds, strict=True)]
    players = [make_player(game, name, own) for name, own in zip(bots, seeds, strict=True)]
    return play_out(game, options, seats, secret, players, recorded=recorded)


def play_out(
    game: Game[Any, Any, Any],
    options: Any,
    seats: Sequence[Seat],
    secret: bytes,
    players: Sequence[Bot[Any, Any]],
    *,
    recorded: bool = False,
) -> Played:
    """Play a game between these players, one per seat, with complete options. Raises as `play_game`."""
    named = {number: (seats[number].name, player) for number, player in enumerate(players)}
    recorder = Recorder()
    lines = [recorder.begin(game, options, seats, commitment(secret))] if recorded else []

    def record(event: Event[Any], _: Facts) -> None:
        lines.append(recorder.add(event))

    seeds = tuple(seat.seed for seat in seats)
    table = DirectTable(game, options, seeds, secret, named, tell=record if recorded else None)
    table.advance()
    standing = game.standing(table.state)
    if recorded:
        lines.append(recorder.add(Ended(standing, secret.hex())))
    whole = b"".join(lines) if recorded else None
    return Played(standing, game.rounds(table.state), table.decisions, whole)


def _luck(seed: int, number: int, seats: int) -> tuple[bytes, list[int]]:
    """Return the table's secret and each bot's seed for one game of a series."""
    source = hashlib.shake_256(f"hranice game {number} of series {seed}".encode())
    luck = source.digest(SECRET_BYTES + _SEED_BYTES * seats)
    seeds = range(SECRET_BYTES, len(luck), _SEED_BYTES)
    return luck[:SECRET_BYTES], [int.from_bytes(luck[at : at + _SEED_BYTES], "big") for at in seeds]
