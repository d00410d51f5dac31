"""The short code of a fresh board, by which it is found again: from paper, over the telephone, years later.

It is the seed that the board was made from: the version of what makes boards, five digits to the base of 32,
and one more by which a slip is found. One may type small letters, gaps, and O, I or L for 0 and 1.
"""

from hranice.game import BadInput

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Nothing that reads like another (I, L, O), and no U."""
VERSION = "1"
"""Begins every code; what makes boards is another one when the same seed would give another board."""
LENGTH = 5
SEEDS = len(DIGITS) ** LENGTH
"""Boards have the seeds from 0 to one less."""

_MISREAD = str.maketrans("ILO", "110")
_OVERFLOW = 0b100101
"""x⁵ + x² + 1: with it the 32 digits are a field, in which 2 has 31 different powers."""


class BadCode(BadInput):
    """What somebody typed is no code of a board."""


def code_of(seed: int) -> str:
    """Return the code of the board with a seed below `SEEDS`."""
    digits = "".join(DIGITS[seed >> 5 * place & 31] for place in reversed(range(LENGTH)))
    return VERSION + digits + _check(VERSION + digits)


def seed_of(code: str) -> int:
    """Return the seed in a code as people type it. Raises `BadCode` with a line that says what is wrong."""
    typed = "".join(sign for sign in code.upper() if sign not in " -").translate(_MISREAD)
    if len(typed) != len(VERSION) + LENGTH + 1 or not {*typed} <= {*DIGITS}:
        raise BadCode(f"no code of a board: {code[:40]!a} (seven letters and digits, such as {code_of(7)})")
    if _check(typed[:-1]) != typed[-1]:
        raise BadCode(f"a slip in the code of a board: {code[:40]!a} (its last sign does not fit the others)")
    if typed[0] != VERSION:
        raise BadCode(f"the board {typed} is of another version; those known here begin with {VERSION}")
    return int(sum(DIGITS.index(digit) << 5 * place for place, digit in enumerate(typed[-2:0:-1])))


def is_code(name: str) -> bool:
    """Say whether a name is the code of a board, spelled as `code_of` does."""
    try:
        return name == code_of(seed_of(name))
    except BadCode:
        return False


def _check(digits: str) -> str:
    """Return the digit that finds a slip: every single wrong one, and any two that changed places.

    It is the sum of all digits, each times another power of 2 in the field of 32.
    """
    total = 0
    for digit in digits:
        total = _doubled(total ^ DIGITS.index(digit))
    return DIGITS[total]


def _doubled(digit: int) -> int:
    return digit << 1 ^ (_OVERFLOW if digit & 16 else 0)
