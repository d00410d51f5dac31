"""The deal of a game: everything that its chance depends on, fixed before any seed is revealed."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hranice.game import Chance, Game
from hranice.table.codes import TableOrigin
from hranice.table.fair_chance import Fate, bot_seed, commitment, duplicate_key, fair_key
from hranice.table.record import FORMAT, UNHASHED, Ended, Header, Seat, digest_of


@dataclass(frozen=True)
class Deal:
    """A deal with all seeds revealed, for a game that is dealt and played in one place."""

    header: Header[Any]
    secret: bytes
    seeds: tuple[str, ...]
    """Of all seats, in their order."""
    fate: Fate

    def ended(self, game: Game[Any, Any, Any], state: Any) -> Ended:
        """Return the last line of the record of the finished game."""
        return Ended(game.standing(state), self.secret.hex(), self.seeds)


def thinking_seed(seed: str) -> int:
    """Return the seed of what a bot leaves to chance, from its seat's share in the table's chance.

    So whoever has the record can let the same bots play the same game again.
    """
    return int(seed[:16], 16)


def seat_seed(secret: str, bot: str, seat: int) -> int:
    """Return the seed of a bot on a seat of a table: from the secret, so that nobody can foresee the bot."""
    digest = hashlib.sha256(f"{secret} bot {bot} on seat {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def deal(
    game: Game[Any, Any, Any],
    options: Any,
    seats: Sequence[Seat],
    secret: bytes,
    own: Mapping[int, str],
    *,
    duplicate: bool = False,
    dealt: TableOrigin = "device",
) -> Deal:
    """Deal a game in one place; `own` are the seeds behind seats' seals. Refuses options that are none."""
    promised = commitment(secret)
    agreed = game.canonical(game.complete(options))
    header = new_header(game, agreed, seats, promised, duplicate=duplicate, dealt=dealt)
    digest = digest_of(header)
    seeds = tuple(own.get(seat) or bot_seed(promised, digest, seat) for seat in range(len(seats)))
    return Deal(header, secret, seeds, fate_of_deal(secret, digest, seeds, duplicate=duplicate))


def new_header(
    game: Game[Any, Any, Any],
    options: Any,
    seats: Sequence[Seat],
    promised: str,
    *,
    duplicate: bool,
    dealt: TableOrigin,
) -> Header[Any]:
    """Return the header of a game with complete options, given the commitment. It has no chain yet."""
    return Header(
        FORMAT, 2, game.name, game.rules, options, tuple(seats), promised, duplicate, dealt, UNHASHED
    )


def fate_of_deal(secret: bytes, digest: str, seeds: Sequence[str], *, duplicate: bool) -> Fate:
    """Return what decides the chances of a game, given everything that was promised and revealed."""
    return Fate(chance_key(secret, digest, seeds, duplicate=duplicate), duplicate=duplicate)


def chance_key(secret: bytes, digest: str, seeds: Sequence[str], *, duplicate: bool) -> bytes:
    """Return the key of all these chances."""
    return duplicate_key(secret) if duplicate else fair_key(secret, digest, seeds)


def outcome_of(
    game: Game[Any, Any, Any], state: Any, chance: Chance, number: int, fate: Fate
) -> tuple[int, ...]:
    """Return the outcome of the chance that is due, the game's chance of that number."""
    if fate.duplicate:
        return fate.outcome_at(game.addresses(state), chance.bounds)
    return fate.outcome(number, chance.bounds)
