"""What happens in a game of Bez hranic. All of it happens in the open."""

from hranice.game import Value
from hranice.games.travel.rules.state import Reckoning, Token


class RoundBegan(Value, frozen=True, tag="round"):
    """A round began; this seat deals (T5, T7)."""

    round: int
    dealer: int


class Income(Value, frozen=True, tag="income"):
    """Every player received this much (T6, T29)."""

    amount: int


class Reshuffled(Value, frozen=True, tag="reshuffled"):
    """All cards were shuffled together again (T9, T40)."""


class Laid(Value, frozen=True, tag="laid"):
    """A card was laid on a field (T8)."""

    field: int
    card: str


class Revealed(Value, frozen=True, tag="revealed"):
    """The start, in rounds 5-7 with the target, lies open: go (T12)."""

    start: str
    target: str | None
    at: int


class Placed(Value, frozen=True, tag="placed"):
    """A token was placed. `forced`: for its owner, at the limit (T16)."""

    seat: int
    token: Token
    forced: bool = False
    card: str | None = None
    """What lies on the field; nothing on the 40 field."""


class Settled(Value, frozen=True, tag="settled"):
    """All tokens lie and their order is final; for each field its travellers, the lowest first (T15)."""

    stacks: tuple[tuple[int, ...], ...]


class Reckoned(Value, frozen=True, tag="reckoned"):
    """A traveller's journey was reckoned and paid for, or in round 7 rewarded (T24-T27)."""

    round: int
    reckoning: Reckoning


class WasReady(Value, frozen=True, tag="ready"):
    """A player has seen enough."""

    seat: int


class Ended(Value, frozen=True, tag="ended"):
    """The game is over (T28)."""

    purses: tuple[int, ...]
    winners: tuple[int, ...]


Fact = RoundBegan | Income | Reshuffled | Laid | Revealed | Placed | Settled | Reckoned | WasReady | Ended
Facts = tuple[Fact, ...]
