"""Chance is the documented one, without bias, and fixed by secret, seeds and number alone."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hranice.table.fair_chance import Fate, bot_seed, commitment, duplicate_key, fair_key, first_key, seal

VECTORS = Path(__file__).parents[2] / "docs" / "fairness.vectors.json"
SECRET = hashlib.sha256(b"test").digest()


def vectors() -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads(VECTORS.read_text(encoding="utf-8"))
    return cases


def key_of(case: dict[str, Any]) -> bytes:
    """Make the key as somebody would who has only read docs/fairness.md."""
    secret = bytes.fromhex(case["secret"])
    if case.get("duplicate"):
        return hashlib.sha256(b"hranice duplicate chance 2" + secret).digest()
    material = f"hranice fair chance {case['format']}".encode() + secret
    material += bytes.fromhex(case["digest"]) if case["format"] == 2 else b""
    for seed in case["seeds"]:
        material += len(seed.encode()).to_bytes(4, "big") + seed.encode()
    return hashlib.sha256(material).digest()


def documented(key: bytes, row_of: bytes, bounds: list[int]) -> list[int]:
    """Derive draws from a row of words as that document says."""
    row: list[int] = []
    block = 0
    drawn = []
    for n in bounds:
        while True:
            if not row:
                digest = hmac.new(key, row_of + block.to_bytes(4, "big"), "sha256").digest()
                row = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
                block += 1
            word = row.pop(0)
            if word < 2**32 - 2**32 % n:
                break
        drawn.append(word % n)
    return drawn


def fate_of(case: dict[str, Any]) -> Fate:
    secret = bytes.fromhex(case["secret"])
    if case.get("duplicate"):
        return Fate(duplicate_key(secret), duplicate=True)
    if case["format"] == 1:
        return Fate(first_key(secret, case["seeds"]))
    return Fate(fair_key(secret, case["digest"], case["seeds"]))


@pytest.mark.parametrize("case", vectors())
def test_vectors_of_the_document(case: dict[str, Any]) -> None:
    assert commitment(bytes.fromhex(case["secret"])) == case["commitment"]
    fate, key = fate_of(case), key_of(case)
    assert key.hex() == case["key"]
    assert case.get("chances") or case.get("draws")
    for chance in case.get("chances", ()):
        bounds, outcome = chance["bounds"], chance["outcome"]
        assert list(fate.outcome(chance["number"], tuple(bounds))) == outcome
        assert documented(key, chance["number"].to_bytes(8, "big"), bounds) == outcome
    for draw in case.get("draws", ()):
        address, bound = draw["address"], draw["bound"]
        assert fate.outcome_at([address], [bound]) == (draw["draw"],)
        assert documented(key, address.encode(), [bound]) == [draw["draw"]]


def test_vectors_of_seals_and_of_the_seed_of_a_bot() -> None:
    case = next(case for case in vectors() if "seals" in case)
    for number, (seed, sealed) in enumerate(zip(case["seeds"], case["seals"], strict=True)):
        if sealed is None:
            assert seed == bot_seed(case["commitment"], case["digest"], number)
        else:
            assert sealed == seal(seed)


def test_vectors_reach_second_blocks_and_refused_words() -> None:
    """Vectors that every shortcut passes would be worth nothing."""
    bounds = [chance["bounds"] for case in vectors() for chance in case.get("chances", ())]
    draws = [draw for case in vectors() for draw in case.get("draws", ())]
    assert any(draw["bound"] == 3_000_000_000 for draw in draws)
    assert any(len(each) > 8 for each in bounds)
    assert any(max(each) > 2**31 for each in bounds)


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(st.characters(codec="utf-8")), max_size=4),
    st.integers(1, 2**64 - 1),
    st.lists(st.integers(1, 2**32) | st.sampled_from([2**31 + 1, 3 * 2**30, 6, 50]), max_size=20),
)
def test_an_implementation_from_the_document_agrees(
    secret: bytes, seeds: list[str], number: int, bounds: list[int]
) -> None:
    key = key_of({"format": 1, "secret": secret.hex(), "seeds": seeds})
    outcome = Fate(first_key(secret, seeds)).outcome(number, tuple(bounds))
    assert list(outcome) == documented(key, number.to_bytes(8, "big"), bounds)
    assert all(0 <= value < bound for value, bound in zip(outcome, bounds, strict=True))


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + expected * (
        kinds - len(counts)
    )


@pytest.mark.parametrize(
    ("bounds", "limit"),
    # The limits are exceeded by one honest source in a hundred thousand.
    [((6,), 30.9), ((6, 6), 87.0), ((2, 3, 5), 76.0), ((50,), 107.0)],
)
def test_all_outcomes_are_equally_likely(bounds: tuple[int, ...], limit: float) -> None:
    fate = Fate(SECRET)
    counts = Counter(fate.outcome(number, bounds) for number in range(1, 60_001))
    kinds = len(list(product(*map(range, bounds))))
    assert chi_square(counts, kinds) < limit


def test_large_bounds_have_no_bias() -> None:
    """With bound 3·2³⁰ plain remainders would give the lowest third half of all draws."""
    fate = Fate(SECRET)
    drawn = [value for number in range(1, 5001) for value in fate.outcome(number, (3 * 2**30,) * 4)]
    thirds = Counter(value // 2**30 for value in drawn)
    assert chi_square(thirds, 3) < 23.0


def test_five_dice_do_not_follow_one_another() -> None:
    fate = Fate(SECRET)
    rolls = [fate.outcome(number, (6,) * 5) for number in range(1, 20_001)]
    within = Counter(pair for roll in rolls for pair in pairwise(roll))
    between = Counter((one[-1], other[0]) for one, other in pairwise(rolls))
    assert chi_square(within, 36) < 87.0
    assert chi_square(between, 36) < 87.0


def test_outcomes_depend_on_nothing_but_number_and_bounds() -> None:
    fate = Fate(SECRET)
    late = fate.outcome(9, (6,) * 5)
    for number in range(1, 9):
        fate.outcome(number, (6,))
    assert fate.outcome(9, (6,) * 5) == late == Fate(SECRET).outcome(9, (6,) * 5)


def test_every_seat_and_the_secret_count() -> None:
    long = (2**32,) * 4
    outcomes = {
        Fate(first_key(secret, seeds)).outcome(number, long)
        for secret in (SECRET, bytes(32))
        for seeds in (["a", "b"], ["b", "a"], ["a", "c"], ["ab", ""], ["", "ab"], ["a"], ["a", "b", ""])
        for number in (1, 2)
    }
    assert len(outcomes) == 2 * 7 * 2


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        Fate(SECRET).outcome(1, (6, bound))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match="must have 32"):
        first_key(bytes(length), [])
