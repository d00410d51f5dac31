"""The traveller: chooses by the map it remembers, as fast as it can."""

import math
import random
from functools import partial
from itertools import combinations

from hranice.bots.bot import Bot, Choice, turned
from hranice.games.travel.bots.memory import remembered
from hranice.games.travel.bots.reaction_times import first_token, next_token
from hranice.games.travel.rules.fare import UNDER, Fares, gain, picks_in
from hranice.games.travel.rules.state import FIELDS, Move, Place, Ready, State

Fields = tuple[int, ...]
"""Fields of the offer board, in ascending order."""

SLOWEST, FASTEST = 0.01, 100
HESITATION = 150
"""Milliseconds lost, at speed 1, when somebody's token spoils a plan."""


class Traveller(Bot[State, Move]):
    """Chooses what is best by the map it remembers, the tokens that lie already included.

    `knowledge`, from 0 to 1, says how much of the map it remembers. `speed` divides its times (see
    `reactions`): 1 is an adult who has played before, 2 takes half as long. While it makes ready to place a
    token it watches those of the others fall, and changes its plan when another field has become better.
    """

    def __init__(self, seed: int, knowledge: float = 0.8, speed: float = 1.0) -> None:
        self._seed = seed
        self._knowledge = turned("knowledge", knowledge, 0, 1)
        self._speed = turned("speed", speed, SLOWEST, FASTEST)
        self._chance = random.Random(f"reactions {seed}")
        self._fares: Fares | None = None
        self._ranked: list[tuple[int, Fields]] = []
        self._ranked_cards: tuple[str | None, ...] = ()
        self._plan: Fields = ()
        self._plan_heights: list[int] = []
        self._gap = 0.0
        """By how much the plan is better than the next one."""

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the token to place next and the time it takes; or have seen enough, at once."""
        if state.phase != "place":
            return Choice(Ready())
        moved = any(state.owner(token.traveller) == seat for token in state.tokens)
        move = self._decide(state, seat)
        chance = self._chance
        delay = next_token(chance) if moved else first_token(chance, len(self._ranked), self._gap)
        return Choice(move, round(delay / self._speed))

    def revise(self, state: State, seat: int, choice: Choice[Move]) -> Choice[Move]:
        """Keep to the plan unless somebody's token made another one better; that costs a moment."""
        if state.phase != "place":
            return self.choose(state, seat)  # the limit was faster
        # Stacks only grow. As long as those of the plan have not, no other plan can have overtaken it.
        heights = _heights(state)
        if [heights[field] for field in self._plan] == self._plan_heights:
            return choice
        move = self._decide(state, seat)
        if move == choice.move:
            return choice
        return Choice(move, choice.delay + round(HESITATION / self._speed))

    def _decide(self, state: State, seat: int) -> Place:
        """Return the first token of the best plan: the one whose stack is higher, as it will grow faster."""
        colour, traveller = next(
            (colour, traveller)
            for colour, traveller in enumerate(state.travellers(seat))
            if state.missing(traveller)
        )
        mine = state.fields(traveller)
        heights = _heights(state)
        # What another colour has chosen is taken (T30); what one's own tokens rule out, too (T14).
        taken = {tuple(sorted(state.fields(other))) for other in state.travellers(seat)}
        best: Fields = ()
        least = second = math.inf
        for cost, fields in self._ranking(state):
            if cost >= second:
                break  # Stacks can only add to it, and all that follow cost as much.
            total = cost + UNDER * sum(map(heights.__getitem__, fields))
            if total < second and fields not in taken and {*mine}.issubset(fields):
                second = max(total, least)
                if total < least:
                    best, least = fields, total
        self._gap = second - least
        self._plan = tuple(field for field in best if field not in mine)
        self._plan_heights = [heights[field] for field in self._plan]
        return Place(max(self._plan, key=heights.__getitem__), colour)

    def _ranking(self, state: State) -> list[tuple[int, Fields]]:
        """Return all choices, the best first, with what they cost by the remembered map without stacks.

        In round 7, where the dearest is the best, the cost is the price with a minus.
        """
        cards = (state.start, state.target, *state.offer)
        if self._ranked_cards != cards and state.start is not None:
            if self._fares is None:
                self._fares = Fares(remembered(state.atlas, self._knowledge, self._seed))
            price = partial(self._fares.price, state.round, state.start, target=state.target)
            choices = combinations(FIELDS, picks_in(state.round))
            self._ranked = sorted(
                (-gain(state.round, price(tuple(map(state.pick, choice)))), choice) for choice in choices
            )
            self._ranked_cards = cards
        return self._ranked


def _heights(state: State) -> list[int]:
    """Return how many tokens lie at each field."""
    heights = [0] * len(FIELDS)
    for token in state.tokens:
        heights[token.field] += 1
    return heights


class Oracle(Traveller):
    """Knows every border and acts in the very moment of the reveal: what nobody can do, to measure by."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, knowledge=1)

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the best move, at once."""
        return Choice(super().choose(state, seat).move)
