"""Bez hranic on paper: the map in three sizes, cards, the offer board, tokens, money, and the rules."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from hranice.games.travel.appearance import LOOKS
from hranice.games.travel.maps.pack import Language, Pack, State
from hranice.games.travel.paper.drawing import NARROW_MARGIN, PRINT, drawn
from hranice.games.travel.paper.game_pieces import back, note, token
from hranice.games.travel.paper.silhouette import silhouette
from hranice.games.travel.rules.dealing import INCOME
from hranice.games.travel.rules.fare import ADJACENT, CARD_FIELDS, CROSSING, FORTY, UNDER
from hranice.games.travel.rules.options import SEATS
from hranice.games.travel.rules.view import STAGES
from hranice.locale import Texts
from hranice.printing import Order, typeset
from hranice.printing.common_kit_data import common, sections
from hranice.printing.papers import PAPERS, Sheet
from hranice.printing.sheet_tiling import Tiling, fitted, tiled

TEMPLATE = "games/travel/paper/kit.typ"
CARD = Sheet(58, 43)
"""A state card, in millimetres, lying on its long side. The others follow."""
STAGE = Sheet(86, 112)
PRICE_LIST = Sheet(86, 72)
NOTE = Sheet(58, 24)
TOKEN, TOKEN_BLEED = 25.0, 1.5
"""Across, and how far its colour reaches beyond it."""
POSTER = Sheet(420, 594)
"""A2, whatever the sheets are that it is glued together from."""
POSTER_MARGIN = 10.0
NOTES = {10: 15, 20: 9, 50: 12, 100: 12}
"""How many notes of which value there are: 2,130 €, enough for six, on two sheets."""
TOKENS = 3
"""Of each traveller: two, and one to spare."""

_RULES = {
    "paper-travel-ready-title": "paper-travel-ready",
    "paper-travel-deal-title": "paper-travel-deal",
    "rules-travel-course-title": "paper-travel-course",
    "paper-travel-reckon-title": "paper-travel-reckon",
    "rules-travel-final-title": "paper-travel-final",
    "rules-travel-harder-title": "paper-travel-harder",
}
"""Titles and texts."""


def kit(pack: Pack, order: Order) -> bytes:
    """Return a PDF with all that a game on a map needs."""
    texts, language = Texts(order.lang), order.lang
    paper = PAPERS[order.paper]
    title = pack.title.said_in(language)
    ratio = (pack.width + 2 * NARROW_MARGIN) / (pack.height + 2 * NARROW_MARGIN)
    return typeset(
        TEMPLATE,
        {
            **common(
                order,
                TEMPLATE,
                title=texts.text("paper-travel-title", map=title),
                about=texts.text("paper-travel-about"),
                credit=[
                    texts.text("paper-travel-credit"),
                    *([texts.text("paper-travel-source", source=pack.source)] if pack.source else []),
                ],
            ),
            "rules": sections(texts, _RULES),
            "mistake": texts.text("paper-travel-mistake"),
            "map": {
                "name": title,
                "svg": drawn(pack, language, palette=PRINT),
                "alt": texts.text("paper-travel-map-alt", map=title, states=len(pack.states)),
                "ratio": ratio,
            },
            "large": paper.large,
            "tiling": (tiling := tiled(*fitted(ratio, POSTER, POSTER_MARGIN), paper.sheet)),
            "tiles": list(_tiles(tiling, texts)),
            "peculiar": list(_peculiarities(pack, texts, language)),
            "disputed": [disputed.text.said_in(language) for disputed in pack.disputed],
            "sizes": {
                "card": CARD,
                "stage": STAGE,
                "list": PRICE_LIST,
                "note": NOTE,
                "token": TOKEN,
                "token_bleed": TOKEN_BLEED,
            },
            "cards": [_card(pack, state, texts, language) for state in pack.states],
            "facts": sorted(_facts(pack, language), key=lambda facts: _plain(facts["name"])),
            "fields": CARD_FIELDS,
            "tokens": [
                {
                    "name": texts.text(
                        "paper-travel-token", colour=texts.text("travel-colour", colour=colour)
                    ),
                    "svg": token(look, TOKEN, TOKEN_BLEED),
                }
                for colour, look in LOOKS.items()
            ],
            "spares": TOKENS,
            "notes": [
                {"value": value, "count": count, "fill": tint.land}
                for (value, count), tint in zip(NOTES.items(), PRINT.tints, strict=False)
            ],
            "back": back(),
            "engraving": note(),
            "stages": [_stage(round_, texts) for round_ in STAGES],
            "prices": _prices(texts),
            "lists": SEATS[-1],
        },
    )


def _card(pack: Pack, state: State, texts: Texts, language: Language) -> dict[str, Any]:
    tint = PRINT.tints[state.tint % len(PRINT.tints)]
    about = []
    if capital := state.capital.said_in(language):
        about.append(texts.text("facts-capital", capital=capital))
    if state.area > 0:
        about.append(texts.text("facts-area", area=_thousands(state.area, language)))
    return {
        "code": state.code,
        "name": state.name.said_in(language),
        "about": " · ".join(about),
        "land": tint.land,
        "ribbon": tint.ribbon,
        "svg": silhouette(pack, state, tint.ribbon, PRINT.ink),
    }


def _facts(pack: Pack, language: Language) -> Iterator[dict[str, Any]]:
    """Yield what there is to tell of states, of those of which there is something."""
    for state in pack.states:
        if state.facts:
            lines = [fact.said_in(language) for fact in state.facts]
            yield {"name": state.name.said_in(language), "lines": lines}


def _plain(name: str) -> str:
    """Return a name by which to sort: without accents, so that Česko stands among the C."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold() or name


def _thousands(area: float, language: Language) -> str:
    """Write an area with spaces between thousands, which every language reads, and its own decimal mark."""
    whole, _, rest = f"{area:,.10g}".replace(",", "\u00a0").partition(".")
    return f"{whole}{'.' if language == 'en' else ','}{rest}" if rest else whole


def _peculiarities(pack: Pack, texts: Texts, language: Language) -> Iterator[dict[str, Any]]:
    """Yield what is peculiar about a map, kind by kind (T41)."""
    for kind in dict.fromkeys(told.kind for told in pack.peculiarities):
        yield {
            "title": texts.text("peculiar-kind", kind=kind),
            "lines": [told.text.said_in(language) for told in pack.peculiarities if told.kind == kind],
        }


def _tiles(tiling: Tiling, texts: Texts) -> Iterator[dict[str, Any]]:
    """Yield the sheets of a poster, row by row."""
    count = tiling.columns * tiling.rows
    for at in range(count):
        row, column = divmod(at, tiling.columns)
        yield {
            "row": row,
            "column": column,
            "alt": texts.text("paper-travel-tile-alt", number=at + 1, count=count),
            "text": texts.text(
                "paper-travel-tiles-text", number=at + 1, count=count, row=row + 1, column=column + 1
            ),
        }


def _stage(stage: int, texts: Texts) -> dict[str, Any]:
    lines = texts.text(
        "stage-lines",
        stage=stage,
        income=INCOME.get(stage, 0),
        crossing=CROSSING,
        adjacent=ADJACENT,
        under=UNDER,
        forty=FORTY,
    )
    return {
        "rounds": texts.text("stage-rounds", stage=stage),
        "title": texts.text("stage-title", stage=stage),
        "lines": lines.split("\n"),
        "picks": 1 if stage == STAGES[0] else 2,
        "target": stage >= STAGES[2],
    }


def _prices(texts: Texts) -> list[dict[str, Any]]:
    """Return the price list; in the last round the tokens underneath are a loss."""
    return [
        {"price": CROSSING, "what": texts.text("prices-crossing"), "loss": False},
        {"price": ADJACENT, "what": texts.text("prices-adjacent"), "loss": False},
        {"price": FORTY, "what": texts.text("prices-forty"), "loss": False},
        {"price": UNDER, "what": texts.text("prices-under"), "loss": True},
    ]
