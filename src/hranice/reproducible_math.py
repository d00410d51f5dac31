"""Exponentials, logarithms and draws that are the same to the last bit on every machine.

The functions of `math` come from each machine's own library, and these differ in the last digit; that is
enough for another choice, or for a move a millisecond later. IEEE 754 fixes the results of +, -, * and /, of
square roots, and of taking a number apart into mantissa and exponent; `Random.random` is the same generator
everywhere. Nothing else is used here.
"""

import math
from random import Random

_LN2_HIGH = float.fromhex("0x1.62e42feep-1")
_LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
"""Together ln 2. The first part has so few digits that its products with exponents are exact."""
_PER_LN2 = 1 / (_LN2_HIGH + _LN2_LOW)
_EXP_SERIES = tuple(1 / math.factorial(n) for n in range(13, -1, -1))
"""Taylor's, from the highest power down; what is left out is below half a unit for |r| < 0.35."""
_LOG_SERIES = (*(2 / n for n in range(21, 1, -2)), 0.0)
"""Of (2 artanh s)/s - 2 in powers of s², from the highest down; likewise for |s| < 0.172."""


def exp(x: float) -> float:
    """Return e^x to within 2 units in the last place; beyond ±700 what it is there.

    Numba can compile it as it stands, to the same results, for a card too (where it knows no `min`).
    """
    x = -700.0 if x < -700 else 700.0 if x > 700 else x
    twos = int(x * _PER_LN2 + (0.5 if x > 0 else -0.5))
    r = x - twos * _LN2_HIGH - twos * _LN2_LOW
    result = 0.0
    for factor in _EXP_SERIES:
        result = result * r + factor
    # Times 2 to the power of `twos`, which is exact, by squaring.
    square = 2.0 if twos > 0 else 0.5
    left = abs(twos)
    while left:
        if left & 1:
            result *= square
        square *= square
        left >>= 1
    return result


def log(x: float) -> float:
    """Return the natural logarithm of a number above 0, to within 2 units in the last place."""
    mantissa, twos = math.frexp(x)
    if mantissa < 0.7071:
        mantissa, twos = mantissa * 2, twos - 1
    f = mantissa - 1
    s = f / (2 + f)  # log(1 + f) = 2 artanh(s), and 2s = f - s·f, of which f is exact
    series = 0.0
    for factor in _LOG_SERIES:
        series = series * (s * s) + factor
    return twos * _LN2_HIGH + (f - (s * (f - series) - twos * _LN2_LOW))


def power(base: float, exponent: float) -> float:
    """Return a base from 0 to 1 raised to an exponent above 0, to 12 digits; at least e^-700, if not 0."""
    return exp(exponent * log(base)) if base else 0.0


def normal(chance: Random) -> float:
    """Draw from the normal distribution with mean 0 and deviation 1, by Marsaglia's polar method."""
    while True:
        x, y = 2 * chance.random() - 1, 2 * chance.random() - 1
        square = x * x + y * y
        if 0 < square < 1:
            return x * math.sqrt(-2 * log(square) / square)


def exponential(chance: Random) -> float:
    """Draw from the exponential distribution with mean 1."""
    return -log(1 - chance.random())
