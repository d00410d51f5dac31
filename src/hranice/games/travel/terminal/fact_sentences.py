"""What happened in a game of Bez hranic, told in sentences."""

from collections.abc import Sequence

from hranice.games.travel import maps
from hranice.games.travel.rules.fact_types import (
    Fact,
    Income,
    Laid,
    Placed,
    Reckoned,
    Revealed,
    RoundBegan,
    WasReady,
)
from hranice.games.travel.rules.fare import FINAL
from hranice.games.travel.rules.state import State
from hranice.locale import Texts


def tell(fact: Fact, state: State, names: Sequence[str], you: int | None, texts: Texts) -> str:
    """Return a fact as a sentence for the player of one seat, or for nobody in particular."""
    seat = _seat(fact)
    who = {} if seat is None else {"who": names[seat], "you": "yes" if seat == you else "no"}
    return texts.text(f"fact-travel-{_kind(fact)}", **who, **_particulars(fact, state, texts))


def _seat(fact: Fact) -> int | None:
    match fact:
        case RoundBegan():
            return fact.dealer
        case Placed() | WasReady():
            return fact.seat
        case Reckoned():
            return fact.reckoning.seat
        case _:
            return None


def _kind(fact: Fact) -> str:
    """Return the last part of the key of a fact's sentence."""
    match fact:
        case Placed(forced=True):
            return "forced"
        case Revealed(target=str()):
            return "revealed-target"
        case Reckoned():
            return "received" if fact.round == FINAL else "paid"
        case _:
            return str(fact.__struct_config__.tag)


def _particulars(fact: Fact, state: State, texts: Texts) -> dict[str, str | int]:
    """Return what fills the places of a fact's sentence besides who it was."""
    match fact:
        case RoundBegan() | Income():
            return {field: getattr(fact, field) for field in fact.__struct_fields__}
        case Laid():
            return {"card": maps.shown_name(fact.card, state.atlas, texts.language)}
        case Revealed():
            return {
                "start": maps.shown_name(fact.start, state.atlas, texts.language),
                "target": maps.shown_name(fact.target or "", state.atlas, texts.language),
            }
        case Placed():
            return {
                "field": "forty"
                if fact.card is None
                else maps.shown_name(fact.card, state.atlas, texts.language)
            }
        case Reckoned():
            return {"price": fact.reckoning.bill.total, "money": fact.reckoning.money}
        case _:
            return {}


def language_of(texts: Texts) -> maps.Language:
    """Return the language of the texts as maps name it."""
    return next(code for code in maps.LANGUAGES if code == texts.language)
