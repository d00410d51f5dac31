"""Bez hranic for learners, in virtual time."""

import numpy as np
from msgspec.structs import replace

from hranice.games.travel.maps import ATLASES, PECULIARITIES
from hranice.games.travel.position_picture import svg
from hranice.games.travel.rules.fare import CARD_FIELDS, ROUNDS, picks_in
from hranice.games.travel.rules.game import Travel
from hranice.games.travel.rules.options import Options
from hranice.games.travel.rules.state import FIELDS, Move, Place, State
from hranice.lab.env.encoding import Encoding, Floats, one_hot, scaled

_WAIT = 0
_FIELDS = len(FIELDS)
_PURSE = 1000
"""Money that counts as 1; a purse beyond it looks no fuller."""


class TravelEncoding(Encoding[State, Move]):
    """Acts: 0 wait, 1-8 place a token at field 0-7, 9-16 one of the second traveller (T29).

    Cards are dealt in no time and nothing is shown between rounds; from the reveal on, one act a tick. Who
    has not placed after `limit` seconds is served by T16, so that every game ends.
    """

    game = Travel(ATLASES, PECULIARITIES)
    opponent = "traveller"

    def __init__(self, seats: int, options: Options | None = None, tick: int = 250) -> None:
        if tick < 1:
            raise ValueError(f"a tick takes at least a millisecond, not {tick}")
        given = options or Options()
        whole = self.game.complete(replace(given, pace=0, settle=0, show=0, limit=given.limit or 20))
        self.options = whole
        self.seats = seats
        self.tick = tick
        each = 2 if whole.harder else 1
        self._travellers = each * seats
        self.acts = 1 + each * _FIELDS
        begun = self.game.setup(whole, seats)
        self.sides = len(begun.atlas.states)
        self._number = {code: number for number, code in enumerate(begun.atlas.codes)}
        self.length = len(self.observe(begun, 0, None, 0))
        self.longest = ROUNDS * seats * (1000 * whole.limit // tick + 2)

    def legal(self, state: State, seat: int, draft: Move | None) -> list[int]:  # noqa: ARG002 - no drafts
        """Return waiting, and every token that the seat may place."""
        places = (move for move in self.game.moves(state, seat) if isinstance(move, Place))
        return [_WAIT, *(1 + move.colour * _FIELDS + move.field for move in places)]

    def take(self, state: State, seat: int, draft: Move | None, act: int) -> tuple[Move | None, bool]:  # noqa: ARG002 - one touch
        """Return the move of a legal act."""
        colour, field = divmod(act - 1, _FIELDS)
        return (None if act == _WAIT else Place(field, colour)), True

    def observe(self, state: State, seat: int, draft: Move | None, now: int) -> Floats:  # noqa: ARG002 - no drafts
        """Return the round and the clock, the cards, the purses, and for every field how its stack stands."""
        states, turned = len(self._number), self._turned(seat)
        since = now - state.revealed if state.start is not None else 0
        stacks = np.zeros((_FIELDS, self._travellers), np.float32)
        for field in FIELDS:
            for height, token in enumerate(state.stack(field), start=1):
                stacks[field, turned[token.traveller]] = height / self._travellers
        used = np.zeros(states, np.float32)
        used[[self._number[code] for code in state.used]] = 1
        missing = [state.missing(traveller) / picks_in(ROUNDS) for traveller in turned]
        return np.concatenate(
            [
                one_hot(state.round - 1, ROUNDS),
                scaled([since / (1000 * self.options.limit)]),
                scaled([state.purses[(seat + other) % self.seats] / _PURSE for other in range(self.seats)]),
                scaled(missing),
                stacks.ravel(),
                self._card(state.start),
                self._card(state.target),
                *map(self._card, [*state.offer, *[None] * (CARD_FIELDS - len(state.offer))]),
                used,
            ]
        )

    def _turned(self, seat: int) -> dict[int, int]:
        """Return for every traveller its place as this seat counts: its own first, then clockwise."""
        each = self._travellers // self.seats
        return {(seat * each + place) % self._travellers: place for place in range(self._travellers)}

    def _card(self, code: str | None) -> Floats:
        return one_hot(-1 if code is None else self._number[code], len(self._number))

    def act_name(self, act: int) -> str:
        """Return an act in words."""
        if act == _WAIT:
            return "wait"
        colour, field = divmod(act - 1, _FIELDS)
        return f"field {field}" + (" (second traveller)" if colour else "")

    def text(self, state: State) -> str:
        """Return the journey, the offer with its stacks, and the purses."""
        journey = " to ".join(code for code in (state.start, state.target) if code)
        lines = [f"round {state.round}: {journey or 'cards are dealt'}"]
        for field in FIELDS[: len(state.offer) + 1]:
            stack = " ".join(state.colours[token.traveller] for token in state.stack(field))
            lines.append(f"  {field} {state.pick(field):3} {stack}".rstrip())
        lines.append("  purses " + " ".join(str(purse) for purse in state.purses))
        return "\n".join(lines)

    def svg(self, state: State) -> str:
        """Return the map with the journey and the tokens."""
        return svg(state)
