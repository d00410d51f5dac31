"""Maps of people's own: looked at, marked by their content, and found by the digest of their atlas."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hranice.games.travel import TRAVEL, maps
from hranice.games.travel.maps.own_map_check import LookedAt, digest_of, look_at, marked
from hranice.games.travel.maps.pack import Pack
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link
from hranice.games.travel.rules.options import Options

Tree = dict[str, Any]


def pack_called(name: str) -> Pack:
    return replace(maps.load("usa"), name=name)


def looked(pack: Pack) -> LookedAt:
    return look_at(msgspec.json.encode(pack))


def test_a_sound_map_is_told_apart_from_all_others_by_its_name_and_digest() -> None:
    found = looked(pack_called("my land"))
    assert found.faults == ()
    assert found.pack is not None
    assert found.pack.name.startswith("my land-")
    assert found.atlas == found.pack.atlas
    assert found.digest == digest_of(found.pack.atlas)
    again = looked(found.pack)
    assert (again.pack, again.digest) == (found.pack, found.digest), "what is marked stays as it is"


def test_other_words_on_the_same_land_are_another_map() -> None:
    pack = pack_called("my land")
    first, *others = pack.states
    renamed = replace(pack, states=(replace(first, name=replace(first.name, en="Elsewhere")), *others))
    assert renamed.atlas == pack.atlas
    assert looked(renamed).digest != looked(pack).digest


def test_a_map_called_like_ours_is_not_taken_for_ours() -> None:
    found = looked(maps.load("europe"))
    assert found.atlas is not None
    options = TRAVEL.complete(Options(map=found.atlas))
    assert TRAVEL.parts.is_own(options)
    assert not TRAVEL.parts.is_own(TRAVEL.complete(Options(map="europe")))
    assert not TRAVEL.parts.is_own(TRAVEL.complete(Options(map=maps.ATLASES["europe"])))
    TRAVEL.check_new(options)
    TRAVEL.setup(options, 2)


def test_a_long_name_makes_room_for_the_mark() -> None:
    name = marked(pack_called("a" * 40)).name
    assert len(name) == 40
    assert looked(pack_called("a" * 40)).faults == ()


def test_the_digest_is_that_of_json_that_any_program_can_write() -> None:
    atlas = Atlas("x", (AtlasState("B", ("one", "two")), AtlasState("A")), (Link("B:two", "A", sea=True),))
    written = (
        b'{"name":"x","states":[{"code":"A","parts":[]},{"code":"B","parts":["one","two"]}],'
        b'"links":[{"a":"A","b":"B:two","sea":true}]}'
    )
    assert digest_of(atlas) == sha256(written).hexdigest()


def _state(tree: Tree, code: str) -> Tree:
    return next(state for state in tree["states"] if state["code"] == code)


def _without_border(tree: Tree) -> None:
    _state(tree, "FR")["places"][0]["land"].remove("DE")


def _off_the_sheet(tree: Tree) -> None:
    _state(tree, "RU")["places"][0]["tap"] = [-5, 3]


def _same_tint(tree: Tree) -> None:
    _state(tree, "PT")["tint"] = _state(tree, "ES")["tint"]


def _no_area(tree: Tree) -> None:
    _state(tree, "RU")["area"] = 0


@pytest.mark.parametrize(
    ("damage", "places"),
    [
        (_without_border, ("DE", "FR")),
        (_off_the_sheet, ("RU:main",)),
        (_same_tint, ("ES", "PT")),
        (_no_area, ("RU:kaliningrad", "RU:main")),
    ],
)
def test_a_fault_says_where_it_is(damage: Callable[[Tree], None], places: tuple[str, ...]) -> None:
    tree: Tree = msgspec.json.decode(msgspec.json.encode(maps.load("europe")))
    damage(tree)
    found = look_at(msgspec.json.encode(tree))
    assert [tuple(sorted(fault.places)) for fault in found.faults] == [places]
    assert found.atlas is None
    assert found.pack is not None, "it is drawn all the same"


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"[1", b'{"name":"x"}', b'{"type":"FeatureCollection"}', b"\xff\xfe", b"[" * 100_000],
)
def test_what_is_no_map_is_said_in_one_line(data: bytes) -> None:
    found = look_at(data)
    assert (found.pack, found.atlas) == (None, None)
    [fault] = found.faults
    assert "is no map" in fault.text
    assert "\n" not in fault.text


def test_a_sheet_without_a_size_is_not_drawn() -> None:
    found = looked(replace(maps.load("usa"), width=0.0))
    assert found.pack is None
    assert any("no size" in fault.text for fault in found.faults)
