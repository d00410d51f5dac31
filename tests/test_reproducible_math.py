"""Our own exponentials, logarithms and draws: as exact as the library's, and the same everywhere."""

import math
from collections.abc import Callable
from random import Random
from statistics import NormalDist

import pytest

from hranice.games.border.compiled.primitives import compiled
from hranice.reproducible_math import exp, exponential, log, normal, power

EDGES = [-1e9, -700.0, -0.5, -1e-300, -0.0, 0.0, 5e-324, 0.5, 1.0, 700.0, 1e9]


def numbers(count: int, least: float, most: float) -> list[float]:
    chance = Random(1)
    return [least + (most - least) * chance.random() for _ in range(count)]


def units_apart(one: float, other: float) -> float:
    return abs(one - other) / math.ulp(other)


def test_exp_is_as_exact_as_the_library_s() -> None:
    for x in numbers(5_000, -700, 700) + numbers(5_000, -2, 2):
        assert units_apart(exp(x), math.exp(x)) <= 2, x


def test_exp_is_bounded() -> None:
    assert exp(-1e9) == exp(-700) > 0
    assert exp(1e9) == exp(700) < math.inf


def test_log_is_as_exact_as_the_library_s() -> None:
    near_one = [1 + x**5 for x in numbers(5_000, -0.9, 0.9)]
    anywhere = [math.ldexp(x, int(1000 * (x - 1.5))) for x in numbers(5_000, 1, 2)]
    for x in [*near_one, *anywhere, 5e-324]:
        assert units_apart(log(x), math.log(x)) <= 2, x


def test_power_is_near_the_library_s_and_exact_at_both_ends() -> None:
    for base in (0.001, 0.2, 0.55, 0.8, 0.95, 0.999):
        for exponent in numbers(500, 0.1, 6):
            assert power(base, exponent) == pytest.approx(base**exponent, rel=1e-12)
    assert power(0, 0.3) == 0
    assert power(1, 0.3) == 1


@pytest.mark.parametrize(
    ("function", "arguments", "bits"),
    [
        (exp, (-700,), "0x1.14f2b0fb9307fp-1010"),
        (exp, (-1.5,), "0x1.c8f87724b5c1dp-3"),
        (exp, (0.1,), "0x1.1aec7b35a00d4p+0"),
        (exp, (1,), "0x1.5bf0a8b14576ap+1"),
        (exp, (20.25,), "0x1.290d76d1966aap+29"),
        (exp, (700,), "0x1.d945df4f8ec8ep+1009"),
        (log, (5e-324,), "-0x1.74385446d71c3p+9"),
        (log, (0.02 / 0.98,), "-0x1.f2272ae325a57p+1"),
        (log, (0.7,), "-0x1.6d3c324e13f50p-2"),
        (log, (1.3,), "0x1.0ca937be1b9dcp-2"),
        (log, (2,), "0x1.62e42fefa39efp-1"),
        (log, (29,), "0x1.af038cbcdfe1fp+1"),
        (power, (0.55, 1.375), "0x1.c216da10aff86p-2"),
        (power, (0.95, 0.4), "0x1.f59a278b4f6aap-1"),
    ],
)
def test_results_are_these_to_the_last_bit(
    function: Callable[..., float], arguments: tuple[float, ...], bits: str
) -> None:
    assert function(*arguments).hex() == bits


def test_compiled_exp_gives_the_same_bits() -> None:
    machine_code = compiled(exp)
    for x in [*EDGES, *numbers(5_000, -710, 710), *numbers(5_000, -2, 2)]:
        assert machine_code(x).hex() == exp(x).hex(), x


def test_draws_are_these_to_the_last_bit() -> None:
    chance = Random("draws")
    assert [normal(chance).hex() for _ in range(3)] == [
        "-0x1.6f2b4e7f9ba23p-1",
        "0x1.205746ede8e57p-3",
        "0x1.f1c12d7d39059p-2",
    ]
    assert [exponential(chance).hex() for _ in range(3)] == [
        "0x1.699373ee97685p-2",
        "0x1.ee1008644e227p-1",
        "0x1.c754cde063144p-4",
    ]


def test_draws_have_their_distributions() -> None:
    """Kolmogorov and Smirnov: a true one strays farther than this in one of a thousand samples."""
    count, chance = 20_000, Random(2)
    for draw, cumulative in (
        (normal, NormalDist().cdf),
        (exponential, lambda x: 1 - math.exp(-x)),
    ):
        values = sorted(draw(chance) for _ in range(count))
        farthest = max(abs(cumulative(value) - place / count) for place, value in enumerate(values))
        assert farthest < 1.95 / math.sqrt(count)
