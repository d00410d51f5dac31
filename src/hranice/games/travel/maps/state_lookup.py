"""States by what people call them: by code or by name, in any language, with or without accents."""

import difflib
import unicodedata

from hranice.game import Refusal
from hranice.games.travel.maps.pack import LANGUAGES, Language, Pack
from hranice.games.travel.rules.atlas import state_of
from hranice.games.travel.rules.fare import FORTY_FIELD

_SUGGESTIONS = 3

_ALSO = {
    "Belarus": ("Weißrussland",),
    "Bosnia & Herzegovina": ("Bosnia and Herzegovina", "Bosnia", "Bosna", "Bosnien", "Bosnien-Herzegowina"),
    "Czechia": ("Czech Republic", "Česká republika", "Repubblica Ceca", "Tschechische Republik"),
    "Ireland": ("Republic of Ireland", "Irská republika", "Eire"),
    "Moldova": ("Moldavia", "Moldávie", "Moldau", "Moldawien"),
    "Netherlands": ("The Netherlands", "Holland", "Nizozemí", "Holandsko", "Olanda"),
    "North Macedonia": ("Macedonia", "Makedonie", "Mazedonien"),
    "Russia": ("Russian Federation", "Ruská federace", "Federazione Russa"),
    "Slovakia": ("Slovenská republika", "Repubblica Slovacca"),
    "Türkiye": ("Turkey",),
    "United Kingdom": (
        "UK",
        "Britain",
        "Great Britain",
        "England",
        "Spojené království",
        "Británie",
        "Anglie",
        "Gran Bretagna",
        "Inghilterra",
        "Großbritannien",
    ),
    "Vatican City": ("Vatican", "Holy See", "Vaticano", "Vatikan"),
    "Louisiana": ("Luisiana",),
    "New Mexico": ("Neumexiko",),
    "North Carolina": ("Nordkarolina", "Nord Carolina"),
    "North Dakota": ("Norddakota",),
    "Pennsylvania": ("Pensilvania",),
    "South Carolina": ("Südkarolina", "Sud Carolina"),
    "South Dakota": ("Süddakota", "Sud Dakota"),
}
"""What people say instead, by the English name, since a code may mean another state on another map."""


class Gazetteer:
    """The names of one map."""

    def __init__(self, pack: Pack) -> None:
        self._map = pack.name
        self._names = {state.code: state.name for state in pack.states}
        self._parts = {
            state.place_name(place): place.name
            for state in pack.states
            for place in state.places
            if place.part
        }
        self._known: dict[str, tuple[str, str]] = {}
        """By its plain letters each word that means a state: the code, and the word as it is written."""
        # Codes come before names: two letters that are a code always mean that state.
        for code in self._names:
            self._known.setdefault(_plain(code), (code, code))
        for code, text in self._names.items():
            for name in (*map(text.said_in, LANGUAGES), *_ALSO.get(text.en, ())):
                self._known.setdefault(_plain(name), (code, f"{name} ({code})"))
        self._known.pop("", None)

    def code(self, word: str) -> str:
        """Return the code of a state. Refuses a word that means none, with the names it resembles."""
        plain = _plain(word)
        if plain in self._known:
            return self._known[plain][0]
        closest: dict[str, str] = {}
        for letters in difflib.get_close_matches(plain, self._known, _SUGGESTIONS):
            code, written = self._known[letters]
            closest.setdefault(code, written)
        if closest:
            meant = ", ".join(closest.values())
            raise Refusal("T2", "travel-state-misspelt", state=word, map=self._map, meant=meant)
        raise Refusal("T2", "travel-state-unknown", state=word, map=self._map)

    def field(self, word: str) -> str:
        """Return what a chosen field is called in a case: the code of a state, or the 40 field."""
        return FORTY_FIELD if word.strip() == FORTY_FIELD else self.code(word)

    def name(self, place: str, language: Language) -> str:
        """Return the name of a place or field in one language; a part is named with its state."""
        if place == FORTY_FIELD:
            return place
        name = self._names[state_of(place)].said_in(language) or state_of(place)
        return f"{name} ({self._parts[place].said_in(language)})" if place in self._parts else name


def _plain(word: str) -> str:
    """Reduce a name to its letters and digits, without case and accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if letter.isalnum())
