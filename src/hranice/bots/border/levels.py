"""The levels of The BORDER by name."""

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hranice.bots.border.judging import JudgingBot


def judging_bot(
    seed: int, *, blur: float, inattention: float, width: float, foresight: float, lookahead: float
) -> "JudgingBot":
    """Return a bot with such eyes; see `JudgingBot`.

    What it reckons with takes long to load, and a server that only offers it must not wait for that.
    """
    from hranice.bots.border.judging import JudgingBot  # noqa: PLC0415 - see above

    return JudgingBot(
        seed, blur=blur, inattention=inattention, width=width, foresight=foresight, lookahead=lookahead
    )


LEVELS = {
    "beginner": partial(judging_bot, blur=0.03, inattention=0.3, width=2, foresight=0, lookahead=0),
    "regular": partial(judging_bot, blur=0.015, inattention=0.15, width=4, foresight=0, lookahead=0),
    "expert": partial(judging_bot, blur=0.0, inattention=0.0, width=16, foresight=8, lookahead=24),
}
"""Each clearly beats the one before it; `docs/bots.md` shows by how much."""
