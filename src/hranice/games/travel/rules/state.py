"""The state of a game of Bez hranic, and the moves that seats make in it."""

from typing import Literal

from hranice.game import Value
from hranice.games.travel.rules.atlas import Atlas
from hranice.games.travel.rules.fare import CARD_FIELDS, FORTY_FIELD, Bill, Fares, picks_in
from hranice.games.travel.rules.options import Options

FIELDS = range(CARD_FIELDS + 1)
"""T3, clockwise: field 0 is the 40 field, fields 1-7 are the card fields."""

Phase = Literal["shuffle", "study", "pause", "deal", "place", "settle", "ties", "reckon", "over"]
"""shuffle: who deals first is being drawn (T7)
study: the map is shown before the game (T10)
pause: the dealer's hand is on its way to the next card (T8)
deal: that card, or the start with the target, is being drawn (T8)
place: everybody places tokens (T12-T16)
settle: all tokens lie, their order is provisional a moment longer (T15)
ties: the order of tokens placed at the same time is being drawn (T15)
reckon: the bills are shown, and the map (T25)
over: round 7 has been reckoned (T28)"""


class Token(Value, frozen=True):
    """A token on the offer board: whose, where, and the moment at which it was placed."""

    traveller: int
    field: int
    at: int


class Reckoning(Value, frozen=True):
    """A traveller's bill, and the money that went over the table for it.

    It is less than owed where the purse was empty (T24); in round 7 it went to the player (T26).
    """

    seat: int
    traveller: int
    bill: Bill
    money: int


class State(Value, frozen=True):
    """Everything there is to know of a running game. No part of it is hidden from anybody.

    The deck has no order: a card is drawn from those left at the moment it is laid, so nothing about
    the cards to come exists that could leak.
    """

    options: Options
    seats: int
    purses: tuple[int, ...]
    bank: int = 0
    """What the bank has taken in less what it has given out, so purses and bank always add up to 0."""
    phase: Phase = "shuffle"
    round: int = 0
    dealer: int = 0
    used: tuple[str, ...] = ()
    """Cards of earlier rounds, face up (T9)."""
    offer: tuple[str, ...] = ()
    """The cards on fields 1, 2, …, as far as they are laid."""
    start: str | None = None
    target: str | None = None
    revealed: int = 0
    """The moment of the reveal, once there is a start (T12)."""
    tokens: tuple[Token, ...] = ()
    """In the order of their stamps, so that each stack reads from its bottom to its top (T15)."""
    ready: tuple[int, ...] = ()
    """Seats that have seen enough of the map or the reckoning."""
    reckoned: tuple[Reckoning, ...] = ()
    best: Bill | None = None
    """The best choice that the offer of the reckoned round held."""
    wake: int = 0
    """When the alarm rings, in the phases that end by themselves."""

    @property
    def atlas(self) -> Atlas:
        """The map that is played on."""
        atlas = self.options.map
        if isinstance(atlas, str):
            raise TypeError("a state holds complete options")
        return atlas

    @property
    def fares(self) -> Fares:
        """The prices on this map."""
        return Fares(self.atlas)

    @property
    def each(self) -> int:
        """How many travellers a player has (T29)."""
        return 2 if self.options.harder else 1

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each traveller, by its number (T1)."""
        return self.options.travellers(self.seats)

    def travellers(self, seat: int) -> range:
        """Return the numbers of a player's travellers."""
        return range(seat * self.each, (seat + 1) * self.each)

    def owner(self, traveller: int) -> int:
        """Return the seat of the player to whom a traveller belongs."""
        return traveller // self.each

    def fields(self, traveller: int) -> tuple[int, ...]:
        """Return the fields at which a traveller's tokens lie, in the order of placing."""
        return tuple(token.field for token in self.tokens if token.traveller == traveller)

    def missing(self, traveller: int) -> int:
        """Return how many tokens a traveller still has to place in this round (T13, T14)."""
        return picks_in(self.round) - len(self.fields(traveller))

    def stack(self, field: int) -> tuple[Token, ...]:
        """Return the tokens at a field, the lowest first (T15)."""
        return tuple(token for token in self.tokens if token.field == field)

    def under(self, traveller: int, field: int) -> int:
        """Return how many tokens, whoever's, lie under a traveller's token at a field (T19)."""
        return [token.traveller for token in self.stack(field)].index(traveller)

    def pick(self, field: int) -> str:
        """Return what a token at a field chooses, as the fare names it."""
        return self.offer[field - 1] if field else FORTY_FIELD

    def remaining(self) -> tuple[str, ...]:
        """Return the cards that can still be drawn, in the order of the atlas."""
        gone = {*self.used, *self.offer}
        return tuple(code for code in self.atlas.codes if code not in gone)


class Place(Value, frozen=True, tag="place"):
    """Place a token of one's own at a field; `colour` 1 is the second traveller of T29."""

    field: int
    colour: int = 0


class Ready(Value, frozen=True, tag="ready"):
    """Seen enough of the map or of the reckoning."""


Move = Place | Ready
