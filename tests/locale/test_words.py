"""One word for one thing, the one that the boxes of the games have; and plain words everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hranice.conformance.text_catalogues import entries
from hranice.games.travel import maps
from hranice.locale import LANGUAGES, sources
from hranice.plugins import GAMES

REPOSITORY = Path(__file__).parents[2]

OUT = {
    "en": {
        r"that['’]s it": "stop rolling",
        r"go on (?:playing|here|with)": "continue",
        r"look(?:s|ing)? on": "watch",
        r"look well": "take a good look",
        r"see it again": "watch replay",
        r"with the eyes of": "view of",
        r"get up": "leave the seat",
        r"a bot stands in": "played by a bot",
        r"chairs?": "seat",
        r"all chance": "every roll and card",
        r"(?:was|were) to be had": "was left",
        r"had to be": "match",
        r"(?:most|the most) points win": "whoever has the most points wins",
        r"advertising": "ads",
        r"a bot for good": "replace with a bot",
        r"% victory": "chance of winning",
        r"areas? closed": "lands closed",
    },
    "cs": {
        r"kraj(?:e|i|ů|em|ích|ům)?": "území",
        r"úsek\w*": "barevná oblast",
        r"\w*škrt\w*": "zakřížkovat",
        r"hráč\w* na tahu": "aktivní hráč",
        r"sloupe?k\w*": "komínek",
        r"\w*účtov\w*|účtuj\w*": "vyhodnocení",
        r"překročen\w*": "přechod hranic",
        r"námořní\w*": "linka po moři",
        r"těžší": "náročnější varianta",
        r"Spojen\w+ království\w*": "Velká Británie",
        r"cílov\w+ fotografi\w+": "fotofiniš",
        r"žid(?:le|li|lí|lích)": "místo",
        r"(?:vítězí|vyhrává) nejvíc": "hráč s největším počtem",
        r"v téže druhé akci jako první": "uzavře-li ho víc hráčů",
        r"po směru hodin(?!ových)": "po směru hodinových ručiček",
        r"všechna náhoda": "veškerá náhoda",
        r"může dál": "je připraven(a)",
        r"hráč(?:e|i) …": "the name as it is: names are not declined",
        r"[vz]e? …": "no preposition: which one depends on how the number is spoken (z pěti, ze šesti)",
    },
    "it": {
        r"terr[ae]": "area",
        r"casell[ae]": "spazio",
        r"segn(?:a|i|o|are|ano|at[aeio])": "cancellare",
        r"planc(?:ia|e)": "tabellone",
        r"(?:chi è|giocatore) di turno": "giocatore attivo",
        r"ritir\w+": "rilanciare",
        r"tir(?:a|i|o|are|ano|at[aeio])": "lanciare",
        r"sedi[ae]": "posto",
        r"abbi più": "risparmia più",
        r"sono a posto": "si può partire",
        r"fai ospitare": "cedi il tavolo",
    },
    "de": {
        r"St[uü]hle?n?": "Platz",
        r"Zielfotos?": "Fotofinish",
        r"das war['’]s": "das reicht",
        r"was gespielt wird": "Spieloptionen",
        r"die meisten Punkte gewinnen": "wer die meisten Punkte hat, gewinnt",
        r"aller Zufall": "jeder Wurf und jede Karte",
    },
}
"""By language: words that are out, and what is said instead."""

HONEST = {
    "en": {(r"get up", r"(asia|europe) RU")},  # out of bed
    "cs": {
        (r"\w*škrt\w*", r"(rules|paper)-border-close(-picture)?"),  # a value that is gone is struck out
        (r"hráč(?:e|i) …", r"device-player"),  # a number follows
        (r"kraj(?:e|i|ů|em|ích|ům)?", r"czechia\b.*"),  # what its regions are called
    },
    "it": {
        # The fields of Bez hranic are no spaces of The BORDER.
        (r"casell[ae]", r"(travel|fare|offer|prices|stage|rules-travel|play-travel|paper-travel)-.*"),
        (r"terr[ae]", r"(asia|europe|usa)\b.*"),  # the Earth, the ground
        (r"tir(?:a|i|o|are|ano|at[aeio])", r"europe (ES|GB)"),  # pelting, pulling
    },
}
"""By language: a word that is out, and where it is right, since it means something else there."""

FOREIGN_MARKS = {"en": "„«»", "cs": "”«»’", "it": "“”„", "de": "”«»"}
"""By language: quotation marks that it does not use."""

TYPED = {"serve-valkey-driver", "play-border-complete", "play-border-cross", "play-border-help", "README.md"}
"""What has marks of programs in it: commands and keys, to be typed as they stand."""


class Sentences(Visitor):
    """Collects what is said, with an ellipsis where something is put in."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - as Fluent calls it
        self.said.append(
            "".join(part.value if isinstance(part, ftl.TextElement) else "…" for part in node.elements)
        )
        self.generic_visit(node)


def said(language: str) -> Iterator[tuple[str, str]]:
    """Yield everything that is said in a language: where, and the words."""
    for entry in entries(list(sources(language, GAMES.values()))):
        if isinstance(entry, ftl.Message):
            sentences = Sentences()
            sentences.visit(entry)
            yield from ((entry.id.name, sentence) for sentence in sentences.said)
    for name in maps.names():
        pack = maps.load(name)
        for state in pack.states:
            for text in (state.name, *state.facts):
                yield f"{name} {state.code}", getattr(text, language)
        for peculiarity in pack.peculiarities:
            yield f"{name}, peculiar", getattr(peculiarity.text, language)
    if language == "en":
        yield "README.md", (REPOSITORY / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_words_that_are_out(language: str) -> None:
    honest = HONEST.get(language, set())
    found = [
        f"{where}: {hit[0]!r} → {instead}"
        for where, words in said(language)
        for out, instead in OUT[language].items()
        for hit in re.finditer(rf"(?<!\w)(?:{out})(?!\w)", words, re.IGNORECASE)
        if not any(out == word and re.fullmatch(place, where) for word, place in honest)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_print_and_of_the_language(language: str) -> None:
    # An apostrophe within a word is no quotation mark: names of France and Italy have some.
    wrong = rf"[\"'{FOREIGN_MARKS[language]}]|\.\.\.|(?<!\S)-(?=[\s\d])"
    found = [
        f"{where}: {words}"
        for where, words in said(language)
        if where not in TYPED and re.search(wrong, re.sub(r"(?<=\w)’(?=\w)", "", words))
    ]
    assert not found, "\n".join(found)
