"""Broken packs: each breakage is found and named, and nothing that is read ever makes a traceback."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.games.travel import maps
from hranice.games.travel.maps import Pack, PackError

Tree = dict[str, Any]

NEEDED = "it is needed in one language at least (en, cs, it, de)"


@pytest.fixture
def tree() -> Tree:
    """Return the map of Europe as plain JSON, to be broken."""
    return msgspec.json.decode(msgspec.json.encode(maps.load("europe")), type=Tree)


def state(tree: Tree, code: str) -> Tree:
    return next(state for state in tree["states"] if state["code"] == code)


def place(tree: Tree, code: str) -> Tree:
    first: Tree = state(tree, code)["places"][0]
    return first


def faults_of(tree: Tree) -> list[str]:
    return maps.faults(msgspec.convert(tree, Pack))


def test_the_unbroken_map_is_sound(tree: Tree) -> None:
    assert faults_of(tree) == []


def _drop_direction(tree: Tree) -> None:
    place(tree, "FR")["land"].remove("DE")


def _drop_sea_direction(tree: Tree) -> None:
    place(tree, "TR")["sea"].remove("CY")


def _land_and_sea(tree: Tree) -> None:
    place(tree, "GB")["sea"].remove("FR")
    place(tree, "GB")["land"].append("FR")


def _states_out_of_order(tree: Tree) -> None:
    tree["states"].insert(0, tree["states"].pop(1))


def _list_twice(tree: Tree) -> None:
    place(tree, "FR")["land"].append("DE")


def _orphan(tree: Tree) -> None:
    place(tree, "IT")["land"].remove("SM")
    place(tree, "SM")["land"].clear()
    tree["peculiarities"] = [told for told in tree["peculiarities"] if "SM" not in told["places"]]
    tree["gates"] = [gate for gate in tree["gates"] if "SM" not in (gate["a"], gate["b"])]


def _unknown_part(tree: Tree) -> None:
    place(tree, "PL")["land"].append("RU:siberia")


def _whole_state_instead_of_part(tree: Tree) -> None:
    place(tree, "PL")["land"].append("RU")


def _lonely_part(tree: Tree) -> None:
    state(tree, "DK")["places"][0]["part"] = "main"


def _nameless_part(tree: Tree) -> None:
    state(tree, "RU")["places"][1]["name"] = {}


def _unnamed(tree: Tree) -> None:
    del state(tree, "CZ")["name"]


def _blank_name(tree: Tree) -> None:
    state(tree, "CZ")["name"] = {"de": "  "}


def _long_name(tree: Tree) -> None:
    state(tree, "CZ")["name"]["de"] = "Tschechien" * 7


def _hostile_name(tree: Tree) -> None:
    state(tree, "CZ")["name"]["de"] = "Tsche\x1b[2J"


def _capital_in_some_languages(tree: Tree) -> None:
    state(tree, "CZ")["capital"] = {"cs": "Praha", "en": "Prague"}


def _no_area(tree: Tree) -> None:
    del state(tree, "CZ")["area"]


def _many_facts(tree: Tree) -> None:
    state(tree, "CZ")["facts"] *= 6


def _untold_fact(tree: Tree) -> None:
    state(tree, "CZ")["facts"][1] = {"en": ""}


def _no_place(tree: Tree) -> None:
    state(tree, "MC")["places"].clear()
    place(tree, "FR")["land"].remove("MC")
    tree["peculiarities"] = [told for told in tree["peculiarities"] if "MC" not in told["places"]]
    tree["lenses"] = [lens for lens in tree["lenses"] if lens["place"] != "MC"]
    tree["gates"] = [gate for gate in tree["gates"] if "MC" not in (gate["a"], gate["b"])]


def _no_outline(tree: Tree) -> None:
    place(tree, "CZ")["outline"] = ""


def _smuggled_outline(tree: Tree) -> None:
    place(tree, "CZ")["outline"] = 'M0 0"/><script>alert(1)</script>'


def _far_outline(tree: Tree) -> None:
    place(tree, "CZ")["outline"] = "M0 0l90000000 0 0 9z"


def _half_a_path(tree: Tree) -> None:
    place(tree, "CZ")["outline"] = "M0 0l9 9 9z"


def _long_sheet(tree: Tree) -> None:
    tree["height"] = 9000


def _no_label(tree: Tree) -> None:
    place(tree, "CZ")["label"] = None


def _no_tap(tree: Tree) -> None:
    del place(tree, "CZ")["tap"]


def _tap_off_sheet(tree: Tree) -> None:
    place(tree, "CZ")["tap"] = [5000, 5]


def _taps_too_close(tree: Tree) -> None:
    x, y = place(tree, "SK")["tap"]
    place(tree, "CZ")["tap"] = [x - 3, y]


def _same_tint(tree: Tree) -> None:
    state(tree, "CZ")["tint"] = state(tree, "SK")["tint"]


def _undrawn_sea_link(tree: Tree) -> None:
    tree["crossings"] = [crossing for crossing in tree["crossings"] if crossing["b"] != "MT"]


def _invented_crossing(tree: Tree) -> None:
    tree["crossings"].append({"a": "PL", "b": "SE", "line": "M0 0l5 5"})


def _gate_to_nowhere(tree: Tree) -> None:
    tree["gates"][0] = {"a": "PL", "b": "SE", "through": [[5000, 0]]}


def _lens_on_nothing(tree: Tree) -> None:
    tree["lenses"][0]["place"] = "XX"


def _lens_elsewhere(tree: Tree) -> None:
    tree["lenses"][0]["at"] = [900.0, 300.0]


def _lens_of_strangers(tree: Tree) -> None:
    tree["lenses"][0]["shapes"][0]["state"] = "XX"


def _no_title(tree: Tree) -> None:
    tree["title"] = {}


def _source_of_lines(tree: Tree) -> None:
    tree["source"] = "mine\nyours"


def _disputed_nowhere(tree: Tree) -> None:
    tree["disputed"].append({"places": []})


def _disputed_elsewhere(tree: Tree) -> None:
    tree["disputed"].append({"places": ["RU", "CZ", "CZ"], "text": {"cs": "Kdeže."}})


def _no_size(tree: Tree) -> None:
    tree["height"] = 0


def _smuggled_scenery(tree: Tree) -> None:
    tree["water"] = "<b>"


@pytest.mark.parametrize(
    ("breakage", "fault"),
    [
        (_drop_direction, "DE lists FR by land, but FR does not list DE by land"),
        (_drop_sea_direction, "CY lists TR by sea, but TR does not list CY by sea"),
        (_land_and_sea, "FR lists GB by sea, but GB does not list FR by sea"),
        (
            _states_out_of_order,
            'states[0] is {"code":"AL","parts":[]}, but {"code":"AD","parts":[]} belongs there',
        ),
        (_list_twice, "FR lists DE twice"),
        (_orphan, "SM has no link at all"),
        (_unknown_part, "link PL-RU:siberia names an unknown place 'RU:siberia'"),
        (_whole_state_instead_of_part, "link PL-RU names an unknown place 'RU'"),
        (_lonely_part, "state 'DK' has a single part 'main': a part needs another part"),
        (_nameless_part, f"the name of the part RU:kaliningrad is missing: {NEEDED}"),
        (_unnamed, f"the name of CZ is missing: {NEEDED}"),
        (_blank_name, f"the name of CZ is missing: {NEEDED}"),
        (_long_name, "the name of CZ in 'de' has 70 letters, more than 60"),
        (_hostile_name, "the name of CZ in 'de' has letters that cannot be printed on a line"),
        (
            _capital_in_some_languages,
            "the capital of CZ is missing in 'it': it is there in all languages or in none",
        ),
        (_no_area, "the area of CZ is missing"),
        (_many_facts, "CZ has 12 facts, more than 10"),
        (_untold_fact, f"fact 2 of CZ is missing: {NEEDED}"),
        (_no_place, "MC is nowhere on the map"),
        (_no_outline, "the outline of CZ is missing"),
        (_smuggled_outline, "the outline of CZ is no SVG path data"),
        (_no_label, "the label of CZ is missing"),
        (_no_tap, "the tap point of CZ is missing"),
        (_tap_off_sheet, "the tap point of CZ lies off the sheet"),
        (_taps_too_close, "the tap points of CZ and SK are 3.0 apart, less than 24.0"),
        (_same_tint, "CZ and SK are adjacent and have the same tint"),
        (_undrawn_sea_link, "the sea link IT-MT is not drawn"),
        (_invented_crossing, "a crossing PL-SE is drawn, but there is no such link"),
        (_gate_to_nowhere, "there is a gate PL-SE, but no such link"),
        (_gate_to_nowhere, "the gate PL-SE lies off the sheet"),
        (_lens_on_nothing, "a lens shows an unknown place 'XX'"),
        (_lens_elsewhere, "the tap point of LI lies outside its lens"),
        (_lens_of_strangers, "the lens on LI shows an unknown state 'XX'"),
        (_no_title, f"the title is missing: {NEEDED}"),
        (_source_of_lines, "the source has letters that cannot be printed on a line"),
        (_disputed_nowhere, "disputed territory 6 names no place"),
        (_disputed_nowhere, f"the text of disputed territory 6 is missing: {NEEDED}"),
        (_disputed_elsewhere, "disputed territory 6 names an unknown place 'RU'"),
        (_disputed_elsewhere, "disputed territory 6 names CZ twice"),
        (_no_size, "the sheet has no size: 1000 × 0"),
        (
            _long_sheet,
            "the sheet is too long: 1000 × 9000; it has up to 20000, and no side is 4 times the other",
        ),
        (_far_outline, "the outline of CZ reaches far beyond the sheet"),
        (_half_a_path, "the outline of CZ is no SVG path data"),
        (_smuggled_scenery, "the water is no SVG path data"),
    ],
)
def test_a_breakage_is_found(tree: Tree, breakage: Callable[[Tree], None], fault: str) -> None:
    breakage(tree)
    assert fault in faults_of(tree)


@pytest.mark.parametrize(
    ("kind", "places", "fault"),
    [
        ("touch", ["HR", "IT"], "is not so: HR, IT"),
        ("touch", ["GB", "FR"], "is not so: GB, FR"),
        ("apart", ["HR", "IT", "ME"], "is not so: HR, IT, ME"),
        ("apart", ["GB", "FR"], "is not so: GB, FR"),
        ("sea", ["GB", "FR", "IE"], "is not so: GB, FR, IE"),
        ("enclave", ["LI", "CH"], "is not so: LI, CH"),
        ("enclave", ["CY", "TR"], "is not so: CY, TR"),
        ("split", ["RU:main", "AZ:main"], "is not so: RU:main, AZ:main"),
        ("split", ["FR"], "is not so: FR"),
        ("surcharge", ["RU:main"], "is not so: RU:main"),
        ("corner", ["AT", "CH", "IT"], "is not so: AT, CH, IT"),
        ("corner", ["AT", "CH", "IT", "LI"], "is not so: AT, CH, IT, LI"),
        ("apart", [], "is not so: it names no place"),
        ("touch", ["PL", "RU"], "names an unknown place 'RU'"),
        ("touch", ["PL", "DE", "DE"], "names DE twice"),
    ],
)
def test_t41_a_peculiarity_must_agree_with_the_map(
    tree: Tree, kind: str, places: list[str], fault: str
) -> None:
    tree["peculiarities"] = [{"kind": kind, "places": places, "text": dict.fromkeys(maps.LANGUAGES, "!")}]
    assert faults_of(tree) == [f"peculiarity 1 ({kind}) {fault}"]


def test_t41_a_peculiarity_is_told_in_some_language(tree: Tree) -> None:
    told = tree["peculiarities"][1]
    told["text"] = {"cs": told["text"]["cs"]}
    assert faults_of(tree) == []
    del told["text"]["cs"]
    assert faults_of(tree) == [f"the text of peculiarity 2 (surcharge) is missing: {NEEDED}"]


def test_what_a_machine_cannot_know_may_be_missing(tree: Tree) -> None:
    """Capitals, facts, disputes and the source, and names in all languages but one."""
    for field in ("disputed", "source"):
        del tree[field]
    for known in tree["states"]:
        known["name"] = {"cs": known["name"]["cs"]}
        for field in ("capital", "facts"):
            del known[field]
    assert faults_of(tree) == []


def test_too_many_disputes_are_told_so_at_once(tree: Tree) -> None:
    tree["disputed"] *= 11
    assert faults_of(tree) == ["55 disputed territories are more than 50"]


def test_too_many_peculiarities_are_told_so_at_once(tree: Tree) -> None:
    tree["peculiarities"] *= 3
    assert faults_of(tree) == ["102 peculiarities are more than 100"]


def test_a_vast_pack_is_told_so_at_once(tree: Tree) -> None:
    tree["states"] = [{"code": f"S{number}", "places": [{"tap": [1, 1]}]} for number in range(20_000)]
    assert faults_of(tree) == ["20000 places are too many: a map has at most 250"]


def test_every_fault_is_listed(tree: Tree) -> None:
    breakages = (_drop_direction, _orphan, _unknown_part, _unnamed, _no_outline, _no_title)
    for breakage in breakages:
        breakage(tree)
    assert len(faults_of(tree)) == len(breakages)


def test_t40_a_smaller_map_gets_a_clear_refusal(tree: Tree, tmp_path: Path) -> None:
    tree["states"] = tree["states"][:11]
    file = tmp_path / "small.json"
    file.write_bytes(msgspec.json.encode(tree))
    with pytest.raises(PackError, match=r"not fit to be played on: 11 states are too few: .*12 \(T40\)"):
        maps.load(str(file))


def test_a_map_of_ones_own_is_loaded_by_its_path(tree: Tree, tmp_path: Path) -> None:
    tree["name"] = "home"
    file = tmp_path / "home.json"
    file.write_bytes(msgspec.json.encode(tree))
    assert maps.load(str(file)).atlas.links == maps.load("europe").atlas.links


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "is no map"),
        (b"{", "is no map"),
        (b"[]", "is no map: Expected `object`, got `array`"),
        (b'{"name": "x"}', "missing required field"),
        (b"[" * 100_000, "is no map"),
        (b'\xff\xfe{"name": 1}', "is no map"),
    ],
)
def test_what_is_no_map_is_told_in_one_line(content: bytes, says: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    with pytest.raises(PackError) as error:
        maps.load(str(file))
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_a_wrong_type_is_told_with_its_place(tree: Tree, tmp_path: Path) -> None:
    tree["states"][3]["places"][0]["label"] = ["here", 5]
    file = tmp_path / "bad.json"
    file.write_bytes(msgspec.json.encode(tree))
    with pytest.raises(PackError, match=r"\$\.states\[3\]\.places\[0\]\.label\[0\]"):
        maps.load(str(file))


@pytest.mark.parametrize("name", ["mars", "", "../europe", "Europe", "missing.json"])
def test_an_unknown_map_is_told(name: str) -> None:
    with pytest.raises(PackError, match="map"):
        maps.load(name)


def test_a_file_too_large_to_be_a_map_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    file.write_bytes(b" " * (maps.LARGEST_FILE + 1))
    with pytest.raises(PackError, match="larger than"):
        maps.read(file)


_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def _paths(tree: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to everything inside a JSON value."""
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    found = [so_far] if so_far else []
    for key, inner in items:
        found.extend(_paths(inner, (*so_far, key)))
    return found


_EUROPE = msgspec.json.decode(msgspec.json.encode(maps.load("europe")))
_PATHS = _paths(_EUROPE)


@settings(derandomize=True, deadline=None, max_examples=300)
@given(path=st.sampled_from(_PATHS), value=_json)
def test_fuzz_whatever_replaces_a_piece_is_refused_or_checked(path: tuple[Any, ...], value: Any) -> None:
    """Put anything in place of any piece: either it is no map, or its faults can be listed."""
    broken = _replaced(_EUROPE, path, value)
    try:
        pack = msgspec.json.decode(msgspec.json.encode(broken), type=Pack)
    except msgspec.DecodeError:
        return
    found = maps.faults(pack)
    assert all(fault.isprintable() for fault in found)


def _replaced(tree: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a copy of a JSON value with one piece exchanged."""
    if not path:
        return value
    copy = dict(tree) if isinstance(tree, dict) else list(tree)
    copy[path[0]] = _replaced(tree[path[0]], path[1:], value)
    return copy


@settings(derandomize=True, deadline=None)
@given(st.binary(max_size=200))
def test_fuzz_bytes_are_a_map_or_told(content: bytes) -> None:
    with pytest.raises(PackError):
        maps.decode(content, "fuzz")
