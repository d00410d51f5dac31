"""One game between bots, on virtual time."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hranice.bots import Bot, make_bot
from hranice.game import Event, Game, Standing
from hranice.table.dealing import Deal, deal, thinking_seed
from hranice.table.record import Recorder, Seat
from hranice.table.running_game import Facts
from hranice.table.synchronous_table import SynchronousTable


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
    duplicate: bool = False,
) -> Played:
    """Play game `number` of the series `seed` between the named bots, one per seat.

    The same arguments give the same game, with or without a record of it. Raises `UnknownBot`, and
    `Refusal` for options that make no game.
    """
    secret = hashlib.sha256(f"hranice game {number} of series {seed}".encode()).digest()
    dealt = deal(game, options, [Seat(name, name, None) for name in bots], secret, {}, duplicate=duplicate)
    players = [
        make_player(game, name, thinking_seed(own)) for name, own in zip(bots, dealt.seeds, strict=True)
    ]
    return play_out(game, dealt, players, recorded=recorded)


def play_out(
    game: Game[Any, Any, Any], dealt: Deal, players: Sequence[Bot[Any, Any]], *, recorded: bool = False
) -> Played:
    """Play a game between these players, one per seat. Raises as `play_game`."""
    header = dealt.header
    named = {number: (header.seats[number].name, player) for number, player in enumerate(players)}
    recorder = Recorder()
    lines = [recorder.begin(header)] if recorded else []

    def record(event: Event[Any], _: Facts) -> None:
        lines.append(recorder.add(event))

    tell = record if recorded else None
    table = SynchronousTable(game, header.options, len(header.seats), dealt.fate, named, tell=tell)
    table.advance()
    if recorded:
        lines.append(recorder.add(dealt.ended(game, table.state)))
    whole = b"".join(lines) if recorded else None
    return Played(game.standing(table.state), game.rounds(table.state), table.decisions, whole)
