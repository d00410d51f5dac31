"""What a client shows of a game of Bez hranic, with what may be tapped."""

from typing import NamedTuple

from hranice.game import Value
from hranice.games.travel.rules.dealing import INCOME, cards_in, income_of
from hranice.games.travel.rules.fare import ADJACENT, CROSSING, FORTY, UNDER, Bill
from hranice.games.travel.rules.options import UNTIL_READY
from hranice.games.travel.rules.reckoning import winners
from hranice.games.travel.rules.state import FIELDS, Move, Phase, Reckoning, State, Token
from hranice.games.travel.rules.token_placement import deadline, photo_finish

_ALL_LIE = frozenset({"settle", "ties", "reckon", "over"})
"""The phases in which no token is missing any more."""
_MAP_OUT = frozenset({"shuffle", "study", "reckon", "over"})
"""The phases in which the map lies on the table (T10)."""
_WAITING = frozenset({"study", "reckon"})
"""The phases that last until all are ready, or for a while."""
_DEALING = frozenset({"pause", "deal"})
"""The phases in which a round is prepared (T8)."""
STAGES = (1, 3, 5, 7)
"""The rounds that bring something new: the first one of each part, and the final (T5)."""


class PriceList(Value, frozen=True):
    """T25: the list of prices that everybody has at hand all the time."""

    crossing: int = CROSSING
    adjacent: int = ADJACENT
    under: int = UNDER
    forty: int = FORTY
    income: tuple[tuple[int, int], ...] = tuple(INCOME.items())
    """(round, money) for each traveller (T6)."""


PRICES = PriceList()


class FieldView(Value, frozen=True):
    """A field of the offer board; the first one is the 40 field, nearest the dealer (T3, T7)."""

    card: str | None
    """The state on it; None on the 40 field and where no card is laid yet."""
    stack: tuple[Token, ...]
    """The lowest token first (T15)."""
    close: bool = False
    """Whether, now that all tokens lie, two players' tokens fell here almost at the same moment."""


class TravellerView(Value, frozen=True):
    """A traveller (T1)."""

    number: int
    colour: str
    missing: int
    """Tokens that are still to be placed in this round."""


class SeatView(Value, frozen=True):
    """A player."""

    seat: int
    purse: int
    travellers: tuple[TravellerView, ...]
    ready: bool
    open_map: bool
    """Whether this player keeps the map open while choosing (T11)."""


class Reasons(NamedTuple):
    """What explains a bill to those who ask why."""

    missed: Bill | None
    peculiar: tuple[int, ...]


class Stage(Value, frozen=True):
    """A round that brings something new, before it is played: the rule book teaches in such steps."""

    round: int
    income: int
    """What every player receives when it begins (T6, T29)."""


class View(Value, frozen=True):
    """Everything that lies on the table, and what the seat that looks at it may do."""

    seat: int | None
    map: str
    phase: Phase
    round: int
    dealer: int | None
    """None until the first one is drawn (T7)."""
    laid: int
    """How many of the cards of this round lie open, of `cards` in all (T8)."""
    cards: int
    fields: tuple[FieldView, ...]
    start: str | None
    target: str | None
    revealed: int | None
    """The moment of the reveal (T12)."""
    deadline: int | None
    """The last moment for a token, where there is a limit (T16)."""
    until: int | None
    """When the map is put away or the reckoning cleared, unless all are ready sooner (T10, T25); None also
    where everybody is waited for."""
    provisional: bool
    """Whether the order in the stacks may still change (T15)."""
    used: tuple[str, ...]
    """Cards set aside, face up (T9)."""
    players: tuple[SeatView, ...]
    map_hidden: bool
    """Whether the map is put away for this seat (T10, T11)."""
    moves: tuple[Move, ...]
    """All that this seat may do now."""
    reckoned: tuple[Reckoning, ...]
    """The bills of the round in the order of T25, once it is reckoned."""
    best: Bill | None
    """The best that the offer held."""
    missed: tuple[Bill | None, ...] = ()
    """For each of `reckoned` the better choice that it missed, were it made at the same pace."""
    peculiar: tuple[tuple[int, ...], ...] = ()
    """For each of `reckoned` what of the map's peculiarities had a part in it, or in the better choice that
    it missed: their numbers in the list of the map (T41)."""
    prices: PriceList = PRICES
    winners: tuple[int, ...] = ()
    """Who has most at the end (T28); none before."""
    stage: Stage | None = None
    """What is new in the round that is being prepared, or in the one that comes next."""
    reshuffled: bool = False
    """All cards were shuffled together again before the round that is being prepared (T9, T40)."""


def view_of(state: State, seat: int | None, moves: tuple[Move, ...], reasons: tuple[Reasons, ...]) -> View:
    """Return the view of a seat, or that of a spectator, whose screen the players may see too."""
    ends = (state.start is not None) + (state.target is not None)
    revealed = state.start is not None
    return View(
        seat=seat,
        map=state.atlas.name,
        phase=state.phase,
        round=state.round,
        dealer=None if state.phase == "shuffle" else state.dealer,
        laid=len(state.offer) + ends,
        cards=cards_in(state.round),
        fields=tuple(_field(state, field) for field in FIELDS),
        start=state.start,
        target=state.target,
        revealed=state.revealed if revealed else None,
        deadline=deadline(state) if revealed else None,
        until=state.wake if state.phase in _WAITING and state.options.show != UNTIL_READY else None,
        provisional=state.phase in {"place", "settle", "ties"},
        used=state.used,
        players=tuple(_player(state, number) for number in range(state.seats)),
        map_hidden=state.phase not in _MAP_OUT and seat not in state.options.open_map,
        moves=moves,
        reckoned=state.reckoned,
        best=state.best,
        missed=tuple(reason.missed for reason in reasons),
        peculiar=tuple(reason.peculiar for reason in reasons),
        winners=winners(state) if state.phase == "over" else (),
        stage=_stage(state),
        reshuffled=state.phase in _DEALING and state.round > 1 and not state.used,
    )


def _stage(state: State) -> Stage | None:
    if state.phase not in _WAITING | _DEALING:
        return None
    coming = state.round + 1 if state.phase in _WAITING else state.round
    return Stage(coming, income_of(state, coming)) if coming in STAGES else None


def _field(state: State, field: int) -> FieldView:
    laid = 0 < field <= len(state.offer)
    stack = state.stack(field)
    close = state.phase in _ALL_LIE and photo_finish(state, stack)
    return FieldView(state.pick(field) if laid else None, stack, close)


def _player(state: State, seat: int) -> SeatView:
    colours = state.colours
    travellers = (
        TravellerView(number, colours[number], state.missing(number)) for number in state.travellers(seat)
    )
    return SeatView(
        seat=seat,
        purse=state.purses[seat],
        travellers=tuple(travellers),
        ready=seat in state.ready,
        open_map=seat in state.options.open_map,
    )
