"""What a device keeps of a table's promises about chance, and comparing the record with it at the end.

A record alone proves that it is consistent. That it is the game that was dealt, only those can tell who kept
what the table had published before the seeds were revealed.
"""

from hranice.game import Value
from hranice.table.fair_chance import seal
from hranice.table.record import Seat
from hranice.table.record_reader import BadRecord, Record


class Kept(Value, frozen=True):
    """What was published, as far as it was kept; empty: nothing was."""

    commitment: str = ""
    """From when the table was opened."""
    digest: str = ""
    """From when the game was started."""
    seeds: tuple[str, ...] = ()
    """Those that one's own device then revealed."""


def check_promises(record: Record, kept: Kept) -> None:
    """Refuse a sound record that is not of the game that was promised. Raises `BadRecord`."""
    header = record.header
    if kept.commitment and header.commitment != kept.commitment:
        fault = f"the commitment is {header.commitment}; the table had published {kept.commitment}"
        raise BadRecord(1, fault)
    if kept.digest and record.digest != kept.digest:
        found = record.digest or "none, for this is format 1"
        raise BadRecord(1, f"the digest is {found}; the table had published {kept.digest}")
    seals = [seat.seal if isinstance(seat, Seat) else seal(seat.seed) for seat in header.seats]
    for seed in kept.seeds:
        if seal(seed) not in seals:
            raise BadRecord(1, f"the seed {seed}, which was revealed, has no share in it")
        seals.remove(seal(seed))
