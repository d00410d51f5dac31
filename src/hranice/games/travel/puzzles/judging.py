"""A journey of a puzzle, judged: its price against all others, and the borders that one should have known."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from hranice.daily.contract import Choice, Judged, Result, VerdictDecision
from hranice.game import Event, Game, Moved
from hranice.games.travel.insight.missed_borders import missed_borders
from hranice.games.travel.insight.priced_picks import Picks
from hranice.games.travel.rules.fare import FORTY_FIELD, Bill, gain, picks_in
from hranice.games.travel.rules.missed_choices import gained, possible
from hranice.games.travel.rules.state import Move, Place, State

SHOWN = 8
FAIR = 0.6
"""The share of what could be spared from which on a journey is nearly the best."""


def judge(
    game: Game[Any, Any, Any], opening: State, events: Sequence[Event[Move]], seat: int
) -> Judged | None:
    """Judge the journey of a seat in the round that begins at a state; None until it is reckoned."""
    state, number = opening, opening.round + 1
    took: int | None = None
    for event in events:
        if isinstance(event, Moved) and event.seat == seat and isinstance(event.move, Place) and took is None:
            took = event.at - state.revealed
        state, _ = game.play(state, event)
        if state.round == number and state.reckoned:
            return _verdict(game, state, seat, 0 if took is None else took, event.at)
    return None


def spread(state: State) -> tuple[int, int]:
    """Return what the best and the worst choice of an offer do to the purse of whoever comes first."""
    if state.start is None:
        raise ValueError("there is no price before the reveal")
    number, start = state.round, state.start
    prices = [
        gain(number, state.fares.price(number, start, picks, state.target))
        for picks in combinations((FORTY_FIELD, *state.offer), picks_in(number))
    ]
    return max(prices), min(prices)


def _verdict(game: Game[Any, Any, Any], state: State, seat: int, took: int, ended: int) -> Judged:
    (traveller,) = state.travellers(seat)
    most, least = spread(state)
    cases = possible(state, traveller)
    made = cases[state.fields(traveller)]

    def choice(bill: Bill) -> Choice:
        return Choice(Picks(traveller, bill), max(0, gain(state.round, bill.total) - least), bill.total)

    # Of two tokens either may be the first: of the two ways the cheaper.
    ways: dict[frozenset[int], tuple[int, ...]] = {}
    for fields in sorted(cases, key=lambda fields: -gained(state, cases[fields])):
        ways.setdefault(frozenset(fields), fields)
    bill = state.fares.bill(made)
    bills = [
        bill if {*fields} == {*state.fields(traveller)} else state.fares.bill(cases[fields])
        for fields in ways.values()
    ]
    bills.sort(key=lambda one: -gain(state.round, one.total))
    best = bill if gained(state, made) == gain(state.round, bills[0].total) else bills[0]
    shown = bills[:SHOWN] if bill in bills[:SHOWN] else [*bills[: SHOWN - 1], bill]
    chosen = choice(bill)
    share = min(1.0, chosen.worth / (most - least)) if most > least else 1.0
    grade = 2 if share >= 1 else 1 if share >= FAIR else 0
    lost = most - gain(state.round, bill.total)
    borders = () if best is bill else missed_borders(state, bill, best)
    decision = VerdictDecision(
        chosen,
        choice(best),
        tuple(choice(one) for one in shown),
        _reason(lost, bill, best, borders),
        {"lost": lost if best is bill else abs(best.total - bill.total)},
        borders=borders,
        view=game.view(state, seat),
    )
    return Judged(Result(chosen.worth, most - least, share, grade), (decision,), took, ended)


def _reason(lost: int, bill: Bill, best: Bill, borders: tuple[tuple[str, str], ...]) -> str:
    """Return the key of why a journey was not the best possible, or that it was."""
    if lost <= 0:
        return "daily-travel-best"
    if best is bill:
        return "daily-travel-late"
    return "daily-travel-borders" if borders else "daily-travel-dearer"
