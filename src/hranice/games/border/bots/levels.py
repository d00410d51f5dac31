"""The levels of The BORDER by name."""

from functools import partial

from hranice.games.border.bots.judging_bot import JudgingBot

LEVELS = {
    "beginner": partial(JudgingBot, blur=0.03, inattention=0.3, width=2, foresight=0, lookahead=0),
    "regular": partial(JudgingBot, blur=0.015, inattention=0.15, width=4, foresight=0, lookahead=0),
    "expert": partial(JudgingBot, blur=0.0, inattention=0.0, width=16, foresight=8, lookahead=24),
}
"""Each clearly beats the one before it; `docs/bots.md` shows by how much."""
