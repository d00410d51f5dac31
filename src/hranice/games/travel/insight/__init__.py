"""Hints and analysis of Bez hranic: what journeys cost, and could have cost."""

from hranice.games.travel.insight.analysis import analysed
from hranice.games.travel.insight.hints import advised
from hranice.games.travel.insight.journey_descriptions import explained, told
from hranice.insight import Insight

INSIGHT = Insight(
    digits=0,
    luck="insight-luck-cards",
    advised=advised,
    analysed=analysed,
    told=told,
    explained=explained,
)
