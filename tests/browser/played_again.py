"""Plays games of a browser again natively: `python -m tests.browser.played_again` reads one in each line.

A line is JSON: the `record` of a game, and its `analysis`. A record must be what the same seeds
and moves give here, to the byte, and an analysis have the same numbers. Bots with the seeds of a game among
bots alone must choose the same moves, so that a simulation gives the same record. Prints how many were so.
"""

import sys

import msgspec

from hranice.bots import make_bot
from hranice.insight import insight_of
from hranice.lab.playing import play_out
from hranice.plugins import GAMES
from hranice.table.dealing import deal, seat_seed
from hranice.table.record import Header
from hranice.table.record_reader import Record, read_record
from tests.table_core.drivers import in_terminal


class Played(msgspec.Struct):
    """A game as a browser has it."""

    record: str
    analysis: str


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


def check(played: Played) -> None:
    """Compare a game with what it is here."""
    raw = played.record.encode()
    record = read_record(raw, GAMES)
    assert in_terminal(record) == raw, "the record of the same seeds and moves is another"
    if all(seat.bot for seat in record.header.seats):
        assert simulated(record) == raw, "bots choose other moves"
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
