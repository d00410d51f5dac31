"""Records checked by the words of docs/fairness.md and docs/record.md alone."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import Any

import pytest

from hranice.games.border.rules.state import Options
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.dealing import deal
from hranice.table.fair_chance import seal
from hranice.table.record import Recorder, Seat
from tests.travel.made_up import SMALLEST

Events = list[dict[str, Any]]


def unchained(record: bytes) -> Events:
    """Return the lines of a record after checking each against its running hash."""
    *lines, rest = record.split(b"\n")
    assert rest == b""
    chain = ""
    for line in lines:
        head, _, tail = line.rpartition(b',"chain":"')
        chain = hashlib.sha256(chain.encode() + head).hexdigest()
        assert tail.decode() == chain + '"}'
    return [json.loads(line) for line in lines]


def drawn(key: bytes, number: int, bounds: list[int]) -> list[int]:
    """Return the outcome of a chance."""
    words = _words(key, number)
    outcome = []
    for bound in bounds:
        word = next(word for word in words if word < 2**32 - 2**32 % bound)
        outcome.append(word % bound)
    return outcome


def _words(key: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, number.to_bytes(8, "big") + block.to_bytes(4, "big"), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def bounds_of_border(seats: int, events: Events) -> Iterator[list[int]]:
    """Yield the bounds of each chance: boards and the beginner, then as many dice as are rolled."""
    yield [*range(4, 4 - seats, -1), seats]
    rolling = 5
    for event in events[1:]:
        if event["type"] == "chance":
            yield [6] * rolling
            rolling = 5
        elif event["move"]["type"] == "roll":
            rolling = len(event["move"]["dice"])


def bounds_of_travel(seats: int, events: Events, states: int = 50) -> Iterator[list[int]]:
    """Yield the bounds of each chance: the dealer, then cards and ends of each round, and ties."""
    yield [seats]
    used = laid = number = 0
    tokens: list[tuple[int, int, int]] = []
    for event in events[1:]:
        if event["type"] == "move" and event["move"]["type"] == "place":
            tokens.append((event["move"]["field"], event["at"], event["seat"]))
        if event["type"] != "chance":
            continue
        if ties := tied(tokens):
            yield ties
        elif laid < 7:
            number += not laid
            if not laid and (number == 7 or states - used < (8 if number < 5 else 9)):
                used = 0
            yield [states - used - laid]
            laid += 1
        else:
            left = states - used - 7
            yield [left] if number < 5 else [left, left - 1]
            used, laid = used + (8 if number < 5 else 9), 0
        tokens = []


def tied(tokens: list[tuple[int, int, int]]) -> list[int]:
    """Return the bounds for tokens (field, stamp, player) of several players at one field and moment."""
    bounds: list[int] = []
    for _, group in groupby(sorted(tokens), key=lambda token: token[:2]):
        players = [player for _, _, player in group]
        if len(set(players)) > 1:
            bounds += range(len(players), 1, -1)
    return bounds


def test_texts_are_escaped_as_the_document_says() -> None:
    spelled = {"\b": r"\b", "\t": r"\t", "\n": r"\n", "\f": r"\f", "\r": r"\r", '"': r"\"", "\\": r"\\"}
    for letter in [*map(chr, range(0x20)), *'"\\/é\x7f\x85\u2028\U0001f600']:
        plain = letter if ord(letter) >= 0x20 else f"\\u{ord(letter):04x}"
        dealt = deal(GAMES["border"], Options(), [Seat(letter, None, seal("a"))] * 2, bytes(32), {})
        header = Recorder().begin(dealt.header)
        assert f'{{"name":"{spelled.get(letter, plain)}","bot":null'.encode() in header


@pytest.mark.parametrize(
    ("name", "options", "bots", "bounds"),
    [
        ("border", {}, ["random", "greedy", "random"], bounds_of_border),
        ("travel", {}, ["random", "random", "traveller", "globetrotter"], bounds_of_travel),
        ("travel", {"map": SMALLEST}, ["random", "random"], partial(bounds_of_travel, states=12)),
    ],
)
def test_the_documents_suffice_to_check_a_record(
    name: str, options: dict[str, Any], bots: list[str], bounds: Any
) -> None:
    game = GAMES[name]
    record = play_game(game, game.options_type(**options), bots, 3, 1, recorded=True).record
    assert record is not None
    header, *lines = unchained(record)
    digest = header["chain"]
    *events, end = [line["event"] for line in lines]
    secret = bytes.fromhex(end["secret"])
    assert hashlib.sha256(secret).hexdigest() == header["commitment"]
    assert header["version"] == 2
    material = b"hranice fair chance 2" + secret + bytes.fromhex(digest)
    for number, seed in enumerate(end["seeds"]):
        assert seed == hashlib.sha256(f"{header['commitment']} {digest} seat {number}".encode()).hexdigest()
        material += len(seed).to_bytes(4, "big") + seed.encode()
    key = hashlib.sha256(material).digest()
    outcomes = [event["outcome"] for event in events if event["type"] == "chance"]
    expected = bounds(len(bots), events)
    assert outcomes == [drawn(key, number, next(expected)) for number in range(1, len(outcomes) + 1)]
