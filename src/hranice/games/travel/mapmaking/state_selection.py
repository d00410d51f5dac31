"""Which features of a source are states of the map, by which code and name; the rest is land around."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hranice.games.travel.mapmaking.codes import code_of, name_of, property_of
from hranice.games.travel.mapmaking.feature_names import Unit, named, unknown
from hranice.games.travel.mapmaking.notes_file import Move, Notes, move_of, text_of
from hranice.games.travel.mapmaking.reading import Feature, Rings
from hranice.games.travel.mapmaking.report import Doubt, MapError, listed
from hranice.games.travel.mapmaking.topology import inside
from hranice.games.travel.rules.atlas import LEAST_STATES, MOST_PLACES


class Chosen(NamedTuple):
    """The states, by code, and the polygons of all other land."""

    units: dict[str, Unit]
    around: tuple[Rings, ...]
    doubts: tuple[Doubt, ...]

    def code(self, word: str, field: str) -> str:
        """Return the code of the state that notes mean by a word."""
        return _meant(self.units, word, field)


def choose(features: Sequence[Feature], notes: Notes) -> Chosen:
    """Return the states of a map as source and notes have them."""
    whole = [feature for feature in features if feature.polygons]
    if not whole:
        raise MapError("the source has no polygons")
    wanted = [feature for feature in whole if _passes(feature, notes)]
    if not wanted:
        raise MapError(f"no feature of the source passes filter = {_shown(notes.filter)}")
    around = [feature for feature in whole if not _passes(feature, notes)]
    units, doubts = named(wanted, notes)
    told = {*notes.codes.values()} if isinstance(notes.codes, dict) else set()
    units, beyond = _only(units, notes)
    units, dropped = _dropped(_moved(units, notes), notes)
    units = _clipped(units, notes)
    _counted(units)
    others = [each.polygons for each in around] + [each.polygons for each in (*beyond, *dropped)]
    rest = tuple(polygon for polygons in others for polygon in polygons)
    if all(unit.code in told for unit in units):
        doubts = []
    return Chosen({unit.code: unit for unit in units}, rest, tuple(doubts))


def _shown(value: Mapping[str, object]) -> str:
    return "{" + listed(f"{key} = {word!r}" for key, word in value.items()) + "}"


def _passes(feature: Feature, notes: Notes) -> bool:
    """Tell whether a feature has the properties that notes ask for; a `*` at the end stands for any end."""
    for name, value in notes.filter.items():
        word = property_of(feature, name)
        allowed = [str(each) for each in value] if isinstance(value, list) else [str(value)]
        if not any(word.startswith(one[:-1]) if one.endswith("*") else word == one for one in allowed):
            return False
    return True


def _only(units: list[Unit], notes: Notes) -> tuple[list[Unit], list[Unit]]:
    """Return the units that the notes choose, and the others."""
    by_code = {unit.code: unit for unit in units}
    only = {_meant(by_code, word, "only") for word in notes.only} if notes.only != "codes" else set()
    chosen = [unit for unit in units if not only or unit.code in only]
    return chosen, [unit for unit in units if only and unit.code not in only]


def _dropped(units: list[Unit], notes: Notes) -> tuple[list[Unit], list[Unit]]:
    """Return the units that stay, and those that the notes leave out."""
    by_code = {unit.code: unit for unit in units}
    gone = {_meant(by_code, word, "drop") for word in notes.drop}
    stay = [unit for unit in units if unit.code not in gone]
    if not stay:
        raise MapError("the notes leave no state")
    return stay, [unit for unit in units if unit.code in gone]


def _meant(units: Mapping[str, Unit], word: str, field: str) -> str:
    if word in units:
        return word
    for code, unit in units.items():
        if word in unit.known_as:
            return code
    raise unknown(word, {*units, *(key for unit in units.values() for key in unit.known_as)}, field)


def _moved(units: list[Unit], notes: Notes) -> list[Unit]:
    """Return the units with polygons moved and units merged, as the notes say."""
    found = {unit.code: unit for unit in units}
    for words in notes.move:
        move = move_of(words)
        whose = _meant(found, move.whose, "move")
        there = [polygon for polygon in found[whose].polygons if inside(list(polygon[0]), move.at)]
        if not there:
            raise MapError(
                f"the notes move a piece of {whose} at {move.at[0]:g},{move.at[1]:g}: none is there"
            )
        rest = tuple(polygon for polygon in found[whose].polygons if polygon not in there)
        found[whose] = found[whose]._replace(polygons=rest)
        if move.to != "-":
            to = _target(found, move)
            found[to.code] = to._replace(polygons=(*to.polygons, *there))
    for one, other in notes.merge.items():
        gone, stays = _meant(found, one, "merge"), _meant(found, other, "merge")
        if gone == stays:
            raise MapError(f"the notes merge {gone} with itself")
        joined = found.pop(gone)
        found[stays] = found[stays]._replace(polygons=found[stays].polygons + joined.polygons)
    return [unit for unit in found.values() if unit.polygons]


def _target(found: Mapping[str, Unit], move: Move) -> Unit:
    """Return the unit to which a polygon is moved; a code that is not there yet is a new one."""
    code, _, name = move.to.partition(" ")
    if code in found or code_of(code) != code:
        return found[_meant(found, move.to, "move")]
    return Unit(code, text_of(name_of(name) or code), (), frozenset())


def _clipped(units: list[Unit], notes: Notes) -> list[Unit]:
    """Return the units without the polygons that lie wholly outside the box of the notes."""
    if notes.clip is None:
        return units
    west, south, east, north = notes.clip

    def within(polygon: Rings) -> bool:
        return any(
            south <= lat <= north and (west <= lon <= east if west <= east else not east < lon < west)
            for lon, lat in polygon[0]
        )

    kept = [unit._replace(polygons=tuple(filter(within, unit.polygons))) for unit in units]
    return [unit for unit in kept if unit.polygons]


def _counted(units: list[Unit]) -> None:
    """Raise `MapError` where there are too few or too many states."""
    if len(units) < LEAST_STATES:
        raise MapError(f"{len(units)} states are too few: a map has at least {LEAST_STATES} (T40)")
    if len(units) > MOST_PLACES:
        raise MapError(
            f"{len(units)} states are too many: a map has at most {MOST_PLACES}; choose some in the notes"
            ' (filter, only), or join them: dissolve = "…"'
        )
