"""Random names of tables: the id, which is a secret of the server, and the code that invites people."""

import hashlib
import secrets
from typing import Literal

TableOrigin = Literal["server", "device"]
"""Where a table is, and its chance is drawn."""

_SYMBOLS = "BCDFGHJKMNPQRSTVWXYZ23456789"
"""Nothing that reads like another (O0, I1l), and no vowels, so that no code spells a word."""
_LENGTH = 8
"""Some 378 thousand million codes: at a guess per second a hit among 50,000 tables takes months."""
_PUZZLE = "puzzle-"
"""Begins the id of the table of a puzzle."""
ON_DEVICE = "0"
"""Begins the code of a table that runs on its players' device: it leads nowhere else."""


def new_id() -> str:
    """Return a table id that nobody has had or can guess."""
    return secrets.token_urlsafe(16)


def puzzle_id(player: str, puzzle: str) -> str:
    """Return the id of the one table that a player has for a puzzle; only they and the server can tell it."""
    return _PUZZLE + hashlib.sha256(f"{player} {puzzle}".encode()).hexdigest()[:32]


def is_puzzle(table: str) -> bool:
    """Say whether a table is that of a puzzle."""
    return table.startswith(_PUZZLE)


def new_code(dealt: TableOrigin = "server") -> str:
    """Return an invite code; that of a table on a device tells it."""
    code = "".join(secrets.choice(_SYMBOLS) for _ in range(_LENGTH))
    return ON_DEVICE + code if dealt == "device" else code


def typed_code(text: str) -> str:
    """Return an invite code as people type it, in small letters or with gaps, in its one spelling."""
    return "".join(char for char in text.upper() if char.isascii() and char.isalnum())
