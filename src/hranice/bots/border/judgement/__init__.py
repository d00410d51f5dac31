"""What was learned about positions, and how bots judge by it."""


class WeightsError(ValueError):
    """There are no weights that this program can use; the message says why in one line."""
