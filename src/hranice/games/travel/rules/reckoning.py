"""Bills, payments and the end of the game: T19, T24-T28."""

from collections.abc import Iterator

from msgspec.structs import replace

from hranice.games.travel.rules.fact_types import Ended, Facts, Reckoned, Settled
from hranice.games.travel.rules.fare import FINAL, Bill, Case, gain
from hranice.games.travel.rules.state import FIELDS, Reckoning, State


def reckon(state: State) -> tuple[State, Facts]:
    """Reckon all travellers one by one; everybody pays, or in round 7 receives."""
    facts: Facts = (Settled(tuple(tuple(token.traveller for token in state.stack(at)) for at in FIELDS)),)
    purses, bank = list(state.purses), state.bank
    reckoned = []
    for traveller in reckoning_order(state):
        seat, bill = state.owner(traveller), bill_of(state, traveller)
        money = bill.total if state.round == FINAL else min(bill.total, purses[seat])
        gained = gain(state.round, money)
        purses[seat] += gained
        bank -= gained
        reckoned.append(Reckoning(seat, traveller, bill, money))
        facts += (Reckoned(state.round, reckoned[-1]),)
    best = state.fares.best(state.round, _start(state), state.offer, state.target)
    settled = replace(state, purses=tuple(purses), bank=bank, reckoned=tuple(reckoned), best=best)
    if state.round == FINAL:
        return replace(settled, phase="over"), (*facts, Ended(settled.purses, winners(settled)))
    return settled, facts


def bill_of(state: State, traveller: int) -> Bill:
    """Return what a traveller's journey costs as the tokens lie, with the reasons."""
    fields = state.fields(traveller)
    picks = tuple(state.pick(field) for field in fields)
    under = tuple(state.under(traveller, field) for field in fields)
    return state.fares.bill(Case(state.round, _start(state), picks, state.target, under))


def reckoning_order(state: State) -> tuple[int, ...]:
    """Return the travellers in the order of their reckoning: whose tokens lie on top first (T25).

    Decided: the fewer tokens lie above a traveller's, the sooner; of equals, who placed last is first.
    """
    last = {token.traveller: place for place, token in enumerate(state.tokens)}
    return tuple(sorted(last, key=lambda traveller: (sum(_above(state, traveller)), -last[traveller])))


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with the most money; they share the victory (T28)."""
    most = max(state.purses)
    return tuple(seat for seat, purse in enumerate(state.purses) if purse == most)


def _above(state: State, traveller: int) -> Iterator[int]:
    """Yield how many tokens lie above each of a traveller's."""
    for field in state.fields(traveller):
        yield len(state.stack(field)) - 1 - state.under(traveller, field)


def _start(state: State) -> str:
    """Return the start, which every round has once tokens lie."""
    if state.start is None:
        raise ValueError("nothing to reckon before the reveal")
    return state.start
