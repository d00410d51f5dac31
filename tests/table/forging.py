"""Records for tests, honest ones and forged ones with a chain that fits."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from hranice.lab.playing import play_game
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.table.pig import GAMES, PIG, Options

Lines = list[dict[str, Any]]


def honest(number: int = 1) -> bytes:
    """Return the record of a short game of pig between two bots."""
    record = play_game(PIG, Options(), ["random", "random"], 5, number, recorded=True).record
    assert record is not None
    return record


def lines_of(record: bytes) -> Lines:
    """Return the lines as plain JSON, without their chains."""
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        del line["chain"]
    return lines


def chained(lines: Lines) -> bytes:
    """Write lines down with a chain that fits, by the words of docs/record.md alone."""
    chain, record = "", ""
    for line in lines:
        head = json.dumps(line, separators=(",", ":"), ensure_ascii=False)[:-1]
        chain = hashlib.sha256((chain + head).encode()).hexdigest()
        record += f'{head},"chain":"{chain}"}}\n'
    return record.encode()


def forged(record: bytes, change: Callable[[Lines], object]) -> bytes:
    """Return a record after a change of its content, the chain computed anew."""
    lines = lines_of(record)
    change(lines)
    return chained(lines)


def proven(data: bytes) -> None:
    """Prove a record of pig."""
    verify(read_record(data, GAMES))
