"""What is counted of tables and devices, for whoever looks after a server."""


class Monitor:
    """Takes note of what happens, of no table, player or address in particular; this one counts nothing."""

    def opened(self) -> None:
        """Count a table that was opened."""

    def came(self) -> None:
        """Count a device that came to a table."""

    def left(self) -> None:
        """Count one that left it."""

    def moved(self, seconds: float) -> None:
        """Count a move that was acknowledged so long after it arrived."""

    def refused(self, reason: str) -> None:
        """Count what a device wanted in vain."""

    def dropped(self, why: str) -> None:
        """Count a connection that was ended, or not accepted."""
