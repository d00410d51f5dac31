"""Hints and analysis of The BORDER: what an expert thinks of moves."""

from hranice.games.border.insight.analysis import analysed
from hranice.games.border.insight.hints import advised
from hranice.games.border.insight.move_descriptions import told
from hranice.insight import Insight

INSIGHT = Insight(digits=1, luck="insight-luck-dice", advised=advised, analysed=analysed, told=told)
