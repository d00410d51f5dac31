"""Plays games of a browser again natively: `python -m tests.browser.played_again` reads one in each line.

A line is JSON: the `record` of a game, and its `analysis`. A record must be what the same seeds
and moves give here, to the byte, and an analysis have the same numbers. Bots with the seeds of a game among
bots alone must choose the same moves, so that a simulation gives the same record. Prints how many were so.
"""

import sys
from itertools import zip_longest
from typing import Any

import msgspec

from hranice.bots import make_bot
from hranice.game import Drawn, Event
from hranice.insight import insight_of
from hranice.lab.playing import play_out
from hranice.plugins import GAMES
from hranice.table.dealing import deal, outcome_of, seat_seed
from hranice.table.record import Header, Recorder
from hranice.table.record_reader import Record, read_record
from hranice.table.running_game import begin, happen


class Played(msgspec.Struct):
    """A game as a browser has it."""

    record: str
    analysis: str


def dealt_again(record: Record) -> bytes:
    """Return the record of a game that is dealt from the same seeds and has the same moves and moments."""
    header, game = record.header, record.game
    assert record.end is not None
    assert isinstance(header, Header)
    seeds, secret = dict(enumerate(record.seeds)), bytes.fromhex(record.end.secret)
    dealt = deal(game, header.options, header.seats, secret, seeds, dealt=header.dealt)
    recorder, play = Recorder(), begin(game, header.options, len(header.seats))
    lines = [recorder.begin(dealt.header)]
    for there in record.events:
        chance = play.due.chance
        event: Event[Any] = there
        if chance is not None:
            event = Drawn(outcome_of(game, play.state, chance, play.chances + 1, dealt.fate), there.at)
        play, _ = happen(game, play, event)
        lines.append(recorder.add(event))
    return b"".join([*lines, recorder.add(dealt.ended(game, play.state))])


def simulated(record: Record) -> bytes:
    """Return the record of a simulation among the same bots with the same seeds."""
    header, game = record.header, record.game
    assert record.end is not None
    assert isinstance(header, Header)
    secret = record.end.secret
    bots = [
        make_bot(game, seat.bot or "", seat_seed(secret, seat.bot or "", number))
        for number, seat in enumerate(header.seats)
    ]
    dealt = deal(game, header.options, header.seats, bytes.fromhex(secret), {}, dealt=header.dealt)
    return play_out(game, dealt, bots, recorded=True).record or b""


def same(what: str, here: bytes, there: bytes) -> None:
    """Fail unless two records are the same, and tell where they are not."""
    lines = zip_longest(here.splitlines(), there.splitlines())
    found = next(((number, *pair) for number, pair in enumerate(lines, 1) if pair[0] != pair[1]), None)
    assert found is None, f"{what} give another record: line, here, there: {found}"
    assert here == there


def check(played: Played) -> None:
    """Compare a game with what it is here."""
    raw = played.record.encode()
    record = read_record(raw, GAMES)
    same("the same seeds and moves", dealt_again(record), raw)
    if all(seat.bot for seat in record.header.seats):
        same("the same bots", simulated(record), raw)
    *_, found = insight_of(record.game).analysed(record)
    assert msgspec.json.encode(found).decode() == played.analysis, "the analysis has other numbers"


def main() -> None:
    """Check all games."""
    count = 0
    for line in sys.stdin:
        check(msgspec.json.decode(line, type=Played))
        count += 1
    print(count)


if __name__ == "__main__":
    main()
