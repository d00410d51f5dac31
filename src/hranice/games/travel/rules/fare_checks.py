"""Which cases a fare can be asked for, and why the others are refused."""

from hranice.game import Refusal
from hranice.games.travel.rules.atlas import Atlas
from hranice.games.travel.rules.fare import CARD_FIELDS, FORTY_FIELD, ROUNDS, Case, has_target, picks_in
from hranice.games.travel.rules.options import COLOURS

MOST_UNDER = len(COLOURS) - 1
"""Tokens under one: all other travellers at its field, for none has two tokens at one (T14, T30)."""


def checked_case(atlas: Atlas, case: Case) -> Case:
    """Return a lawful case; refuse any other. Missing `under` means that nothing lies underneath."""
    if not 1 <= case.round <= ROUNDS:
        raise Refusal("T5", "travel-round-unknown", round=case.round)
    _check_ends(atlas, case)
    _check_picks(atlas, case)
    under = case.under or (0,) * len(case.picks)
    if len(under) != len(case.picks):
        raise Refusal("T19", "travel-under-count", given=len(under), picks=len(case.picks))
    if min(under) < 0:
        raise Refusal("T19", "travel-under-negative", under=min(under))
    if max(under) > MOST_UNDER:
        raise Refusal("T19", "travel-under-many", under=max(under), most=MOST_UNDER)
    return Case(case.round, case.start, case.picks, case.target, under)


def checked_offer(atlas: Atlas, case: Case, offer: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards on the seven fields among which a lawful case was chosen; refuse any others."""
    if len(offer) != CARD_FIELDS:
        raise Refusal("T3", "travel-offer-count", given=len(offer), wanted=CARD_FIELDS)
    for card in offer:
        if card not in atlas.places_of:
            raise Refusal("T2", "travel-state-unknown", state=card, map=atlas.name)
        if card in {case.start, case.target} or offer.count(card) > 1:
            raise Refusal("T9", "travel-card-twice", state=card)
    for pick in case.picks:
        if pick not in {FORTY_FIELD, *offer}:
            raise Refusal("T13", "travel-pick-not-offered", state=pick)
    return offer


def _check_ends(atlas: Atlas, case: Case) -> None:
    """Refuse a start or target that the round does not have or the atlas does not know."""
    if has_target(case.round) and case.target is None:
        raise Refusal("T8", "travel-target-missing", round=case.round)
    if not has_target(case.round) and case.target is not None:
        raise Refusal("T8", "travel-target-unwanted", round=case.round)
    for end in (case.start, case.target):
        if end is not None and end not in atlas.places_of:
            raise Refusal("T2", "travel-state-unknown", state=end, map=atlas.name)
    if case.start == case.target:
        raise Refusal("T9", "travel-target-is-start", state=case.start)


def _check_picks(atlas: Atlas, case: Case) -> None:
    """Refuse chosen fields that nobody can have chosen in that round."""
    wanted = picks_in(case.round)
    if len(case.picks) != wanted:
        rule = "T13" if wanted == 1 else "T14"
        raise Refusal(rule, "travel-pick-count", round=case.round, wanted=wanted, given=len(case.picks))
    for pick in case.picks:
        if pick != FORTY_FIELD and pick not in atlas.places_of:
            raise Refusal("T2", "travel-state-unknown", state=pick, map=atlas.name)
        if pick == case.start:
            raise Refusal("T9", "travel-pick-is-start", state=pick)
        if pick == case.target:
            raise Refusal("T9", "travel-pick-is-target", state=pick)
    if len(set(case.picks)) < len(case.picks):
        raise Refusal("T14", "travel-same-field", field=case.picks[0])
