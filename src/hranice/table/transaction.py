"""The entries that a command adds to a log, collected one by one; each is applied at once."""

from hranice.game import Refusal
from hranice.table.log import Entry, Happened, TakenBack
from hranice.table.running_game import Facts, Play
from hranice.table.table_state import Table, apply

ABOUT_THE_GAME = (Happened, TakenBack)


class Transaction:
    """Entries that are not yet in the log, and the table as it will be with them."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        """Milliseconds since the epoch."""
        self.entries: list[Entry] = []
        self.facts: list[Facts] = []
        self.table_changed = False
        """Whether any entry is about more than the game."""
        self.answer = table.length
        """The number to acknowledge: of the first entry, or of the one that did this long ago."""
        self.mover: int | None = None
        """The seat that moves by this; no command makes more than one of them move."""

    def add(self, entry: Entry) -> None:
        """Add an entry. Raises the `Refusal` of the rules if they do not allow it."""
        self.table, facts = apply(self.table, entry)
        self.entries.append(entry)
        self.table_changed = self.table_changed or not isinstance(entry, ABOUT_THE_GAME)
        self.facts.append(facts)

    def check_open(self) -> None:
        """Refuse what can only be done before the game."""
        if self.table.phase != "open":
            raise Refusal("table", "table-not-open")

    def check_host(self, player: str | None) -> None:
        """Refuse what only the host may do."""
        if player != self.table.host:
            raise Refusal("table", "table-host-only")

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there."""
        if not 0 <= seat < len(self.table.seats):
            raise Refusal("table", "table-no-such-seat", seat=seat)

    def running(self) -> Play:
        """Return the game that is being played; refuse when there is none."""
        if self.table.play is None or self.table.phase != "running":
            raise Refusal("table", "table-not-running")
        return self.table.play
