"""Tokens: who may place what where, and in which order they lie (T12-T16, T30-T32)."""

from collections.abc import Iterator
from itertools import groupby, pairwise

from msgspec.structs import replace

from hranice.game import Chance, Refusal
from hranice.games.travel.rules.fact_types import Facts, Placed
from hranice.games.travel.rules.fare import picks_in
from hranice.games.travel.rules.state import FIELDS, Place, State, Token

PHOTO_FINISH = 120
"""Milliseconds: tokens of two players at one field that fell within so many were a close thing."""


def place(state: State, seat: int, move: Place, at: int) -> tuple[State, Facts]:
    """Place a token for good (T16). Refuses what the rules forbid, at once and with nothing lost (T32).

    Who moves after the limit, while tokens of the others may still be on their way, is served as the
    limit serves everybody.
    """
    _check_moment(state, at)
    if move.colour not in range(state.each):
        raise Refusal("T29", "travel-colour-unknown", colour=move.colour)
    traveller = state.travellers(seat)[move.colour]
    objection = _objection(state, traveller, move.field)
    if objection is not None:
        raise objection
    last = deadline(state)
    if last is not None and at > last:
        return force(state, (seat,))
    return _put(state, traveller, move.field, at)


def open_fields(state: State, traveller: int) -> tuple[int, ...]:
    """Return the fields at which a traveller's next token may be placed; none when all are placed."""
    return tuple(field for field in FIELDS if _objection(state, traveller, field) is None)


def missing_seats(state: State) -> tuple[int, ...]:
    """Return the seats that still have a token to place in this round."""
    wanted = picks_in(state.round) * state.each
    placed = [0] * state.seats
    for token in state.tokens:
        placed[state.owner(token.traveller)] += 1
    return tuple(seat for seat, count in enumerate(placed) if count < wanted)


def deadline(state: State) -> int | None:
    """Return the last moment at which a token may be placed, if there is a limit (T16)."""
    limit = state.options.limit
    return state.revealed + 1000 * limit if limit else None


def force(state: State, seats: tuple[int, ...]) -> tuple[State, Facts]:
    """Place what players miss at the limit: at the 40 field or the next legal one clockwise (T16)."""
    limit = state.revealed + 1000 * state.options.limit
    facts: Facts = ()
    for traveller in (number for seat in seats for number in state.travellers(seat)):
        while state.missing(traveller):
            state, placed = _put(state, traveller, open_fields(state, traveller)[0], limit, forced=True)
            facts += placed
    return state, facts


def ties_chance(state: State) -> Chance | None:
    """Say what fate must decide about tokens placed at one field at the same time; None: nothing (T15)."""
    bounds = tuple(left for tie in _ties(state) for left in range(len(tie), 1, -1))
    return Chance("ties", bounds) if bounds else None


def untie(state: State, outcome: tuple[int, ...]) -> State:
    """Order the tokens of each tie as drawn, every order of their owners equally likely (T15).

    A player's own tokens keep the order in which they were placed.
    """
    tokens = list(state.tokens)
    drawn = iter(outcome)
    for tie in _ties(state):
        owners = [state.owner(tokens[place].traveller) for place in tie]
        order = [owners.pop(next(drawn)) for _ in tie[1:]] + owners
        waiting = [tokens[place] for place in tie]
        for spot, owner in zip(tie, order, strict=True):
            mine = next(token for token in waiting if state.owner(token.traveller) == owner)
            waiting.remove(mine)
            tokens[spot] = mine
    return replace(state, tokens=tuple(tokens))


def photo_finish(state: State, stack: tuple[Token, ...]) -> bool:
    """Return whether two players' tokens in a stack fell almost at the same moment."""
    return any(
        state.owner(lower.traveller) != state.owner(upper.traveller) and upper.at - lower.at <= PHOTO_FINISH
        for lower, upper in pairwise(stack)
    )


def _check_moment(state: State, at: int) -> None:
    """Refuse a token before the reveal and after the end of placing (T12, T16)."""
    if state.phase in {"shuffle", "study", "pause", "deal"}:
        raise Refusal("T12", "travel-before-reveal")
    if state.phase != "place":
        raise Refusal("T16", "travel-placing-over")
    if at < state.revealed:
        raise Refusal("T12", "travel-before-reveal")


def _objection(state: State, traveller: int, field: int) -> Refusal | None:
    """Say why a traveller may not place the next token at a field; None: it may."""
    if field not in FIELDS:
        return Refusal("T3", "travel-field-unknown", field=field)
    wanted, mine = picks_in(state.round), state.fields(traveller)
    if len(mine) == wanted:
        return Refusal("T13" if wanted == 1 else "T14", "travel-no-token-left", tokens=wanted)
    if field in mine:
        return Refusal("T14", "travel-same-field", field=state.pick(field))
    for other in state.travellers(state.owner(traveller)):
        theirs = state.fields(other)
        # Not before both pairs are whole can they be the same: one field in common is allowed.
        if other != traveller and len(theirs) == wanted and {*theirs} == {*mine, field}:
            if wanted == 1:
                return Refusal("T30", "travel-colours-same-field", field=state.pick(field))
            one, two = sorted(theirs)
            return Refusal("T30", "travel-colours-same-pair", one=state.pick(one), other=state.pick(two))
    return None


def _put(state: State, traveller: int, field: int, at: int, *, forced: bool = False) -> tuple[State, Facts]:
    """Lay a token down where its stamp puts it: above all of the same moment or earlier.

    Stamps may arrive out of order, for a table makes up for lag. A player's own tokens never change
    places by that: a later one counts as placed no earlier than the one before (T15).
    """
    seat = state.owner(traveller)
    own = (token.at for token in state.tokens if state.owner(token.traveller) == seat)
    token = Token(traveller, field, max([at, *own]))
    above = next((place for place, other in enumerate(state.tokens) if other.at > token.at), None)
    cut = len(state.tokens) if above is None else above
    tokens = (*state.tokens[:cut], token, *state.tokens[cut:])
    card = state.offer[field - 1] if field else None
    return replace(state, tokens=tokens), (Placed(seat, token, forced, card),)


def _ties(state: State) -> Iterator[list[int]]:
    """Yield the places in `tokens` of those of several players with one field and one stamp."""
    order = sorted(range(len(state.tokens)), key=lambda place: (state.tokens[place].field, place))
    for _, group in groupby(order, key=lambda place: (state.tokens[place].field, state.tokens[place].at)):
        tie = list(group)
        if len({state.owner(state.tokens[place].traveller) for place in tie}) > 1:
            yield tie
