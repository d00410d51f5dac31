"""Names of people at a table: cleaned, so that none can disguise, overflow or turn the text around it."""

import hashlib
import unicodedata
from collections.abc import Collection

from hranice.game import Refusal

LONGEST = 20
"""Characters of a name, marks above and below letters not counted."""
MOST_MARKS = 2
"""So many marks may one letter carry; towers of them would cover the lines around."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Counted among letters and symbols, and yet nothing is to be seen of them."""

_RIVERS = """
Adige Aare Arno Bečva Bóbr Brenta Berounka Dora Drava Dunajec Dyje Elbe Ems Havel Hron Inn Isar Jihlava
Jizera Labe Lužnice Main Malše Metuje Mincio Morava Mosel Neckar Nera Ohře Opava Orlice Ostravice Otava
Piave Po Radbuza Rhein Saale Sava Sázava Sesia Spree Svratka Tanaro Tevere Ticino Úhlava Vltava Váh
Weser Želivka
"""
RIVERS = tuple(_RIVERS.split())
"""Public tables name their players after rivers: fit for children, and nobody's own."""


def cleaned(name: str) -> str:
    """Return a name fit to be shown: no control or direction characters, no towers of marks, not long.

    Refuses one of which nothing would be left.
    """
    kept: list[str] = []
    letters = marks = 0
    for char in unicodedata.normalize("NFC", name[: 20 * LONGEST]):
        kind = unicodedata.category(char)
        if kind.startswith("M"):
            marks += 1
            if letters and marks <= MOST_MARKS:
                kept.append(char)
            continue
        if kind.startswith("C") or char in _BLANK:
            continue
        space = kind.startswith("Z")
        if letters == LONGEST or (space and (not kept or kept[-1] == " ")):
            continue
        kept.append(" " if space else char)
        letters, marks = letters + 1, 0
    clean = "".join(kept).strip()
    if not any(unicodedata.category(char)[0] in "LN" for char in clean):
        raise Refusal("table", "table-name-empty")
    return clean


def generated(key: str, taken: Collection[str]) -> str:
    """Return the name of a river, not yet taken, the same for the same key and table."""
    start = int.from_bytes(hashlib.sha256(key.encode()).digest()[:4], "big")
    free = [river for river in RIVERS if river not in taken]
    return free[start % len(free)]


def distinct(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number behind it if somebody has it already."""
    number, unique = 1, name
    while unique in taken:
        number += 1
        unique = f"{name} {number}"
    return unique
