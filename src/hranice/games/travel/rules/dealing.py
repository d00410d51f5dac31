"""Rounds and cards: T5-T9, T40."""

from msgspec.structs import replace

from hranice.game import Chance
from hranice.games.travel.rules.fact_types import Facts, Income, Laid, Reshuffled, Revealed, RoundBegan
from hranice.games.travel.rules.fare import CARD_FIELDS, FINAL, has_target
from hranice.games.travel.rules.state import State

INCOME = {1: 100, 3: 200, 5: 300}
"""T6: for each traveller, before the cards of these rounds are dealt."""


def begin_round(state: State, at: int) -> tuple[State, Facts]:
    """Put the old cards aside, pass the deal to the left, pay the income, and reach for the first card."""
    number = state.round + 1
    ends = tuple(card for card in (state.start, state.target) if card is not None)
    income = income_of(state, number)
    # The first dealer was drawn; from then on the deal passes clockwise.
    dealer = (state.dealer + 1) % state.seats if state.round else state.dealer
    facts: Facts = (RoundBegan(number, dealer),)
    used = state.used + state.offer + ends
    if number == FINAL or len(state.atlas.states) - len(used) < cards_in(number):
        used = ()
        facts += (Reshuffled(),)
    if income:
        facts += (Income(income),)
    begun = replace(
        state,
        round=number,
        dealer=dealer,
        purses=tuple(purse + income for purse in state.purses),
        bank=state.bank - income * state.seats,
        used=used,
        offer=(),
        start=None,
        target=None,
        tokens=(),
        ready=(),
        reckoned=(),
        best=None,
    )
    return _reach(begun, at), facts


def cards_in(number: int) -> int:
    """Return how many cards a round needs: the offer, the start, and the target if it has one (T8)."""
    return CARD_FIELDS + (2 if has_target(number) else 1)


def income_of(state: State, number: int) -> int:
    """Return what every player receives when a round begins (T6, T29)."""
    return INCOME.get(number, 0) * state.each


def card_chance(state: State) -> Chance:
    """Say which cards fate must draw now: one for the offer, or what goes into the middle (T8)."""
    left = len(state.remaining())
    if len(state.offer) < CARD_FIELDS:
        return Chance("card", (left,))
    return Chance("journey", (left, left - 1)) if has_target(state.round) else Chance("start", (left,))


def card_addresses(state: State) -> tuple[str, ...]:
    """Say what each of these cards is for: the field of the offer, the start or the target of the round."""
    if len(state.offer) < CARD_FIELDS:
        return (f"card {state.round} {len(state.offer) + 1}",)
    start, target = f"start {state.round}", f"target {state.round}"
    return (start, target) if has_target(state.round) else (start,)


def lay(state: State, outcome: tuple[int, ...], at: int) -> tuple[State, Facts]:
    """Lay the drawn card on the next field, or reveal start and target, both at one moment (T8)."""
    cards = list(state.remaining())
    drawn = [cards.pop(place) for place in outcome]
    if len(state.offer) < CARD_FIELDS:
        laid = replace(state, offer=(*state.offer, drawn[0]))
        return _reach(laid, at), (Laid(len(laid.offer), drawn[0]),)
    start, target = drawn[0], drawn[1] if len(drawn) > 1 else None
    revealed = replace(state, start=start, target=target, revealed=at, phase="place")
    return revealed, (Revealed(start, target, at),)


def _reach(state: State, at: int) -> State:
    """Let the dealer's hand move at the agreed pace (T8)."""
    pace = state.options.pace
    return replace(state, phase="pause" if pace else "deal", wake=at + pace)
