"""Sources and notes that make no map: one clear line each, in bounded time and memory."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hranice.cli import run
from hranice.games.travel.mapmaking.limited_process import make_in_process
from hranice.games.travel.mapmaking.make import make_pack
from hranice.games.travel.mapmaking.notes_file import LARGEST_NOTES, Notes, read_notes
from hranice.games.travel.mapmaking.reading import LARGEST_SOURCE
from hranice.games.travel.mapmaking.report import MapError
from hranice.games.travel.maps import decode, faults
from hranice.games.travel.paper.drawing import drawn
from tests.travel.mapmaking.lands import geojson, links_of, square, topojson, wall, wall_links


def features(**properties: Any) -> bytes:
    """Return a wall in which every feature has other properties."""
    file = msgspec.json.decode(geojson(wall()))
    for feature in file["features"]:
        feature["properties"] = properties
    return msgspec.json.encode(file)


def with_ring(ring: Any) -> bytes:
    """Return a wall with one more state of that ring."""
    return geojson({**wall(), "ZZ": [[ring]]})


def refused(source: bytes, **notes: Any) -> str:
    """Return the one line that says why there is no map."""
    with pytest.raises(MapError) as error:
        make_pack(source, msgspec.convert(notes, Notes), name="wall")
    line = str(error.value)
    assert "\n" not in line
    assert len(line) < 500
    return line


NESTED = b'{"type": "FeatureCollection", "features": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
GEOMETRY = b'{"type": "Topology", "arcs": [], "objects": {"a": %s}}' % (
    b'{"type": "GeometryCollection", "geometries": [' * 5_000 + b"]}" * 5_000
)


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (b"", "the source is no GeoJSON or TopoJSON: "),
        (b"\xff\xfe", "the source is no GeoJSON or TopoJSON: "),
        (b"[1, 2]", "the source is no GeoJSON or TopoJSON: "),
        (b'{"type": "Polygon"}', "the source is of type 'Polygon': a FeatureCollection or a Topology is "),
        (b'{"type": "FeatureCollection", "features": []}', "the source has no polygons"),
        (NESTED, "the source is n"),
        (GEOMETRY, "the source "),
        (features(), "16 of 16 polygons have no code (number 1 has ''; "),
        (features(code="AA", name="Land"), "codes are there twice: AA; choose another property in the notes"),
        (geojson({"AA": [[square(0, 0, 1)]]}), "1 states are too few: a map has at least 12 (T40)"),
        (with_ring([(float("1e30"), 1.0)] * 4), "a position of the source is no pair of numbers: "),
        (with_ring([(1.0,)] * 4), "a position of the source is no pair of numbers: [1.0]"),
        (with_ring([(20.0, 40.0)] * 4), 'ZZ has no area; leave it out in the notes: drop = ["ZZ"]'),
        (
            with_ring([(20.0, 40.0), (21.0, 41.0), (21.0, 40.0), (20.0, 41.0), (20.0, 40.0)]),
            "the outline of ZZ crosses itself; mending it would change ",
        ),
    ],
)  # fmt: skip
def test_a_source_that_is_no_map_is_refused_in_one_line(source: bytes, line: str) -> None:
    assert refused(source).startswith(line)


def test_numbers_that_are_none_are_named() -> None:
    broken = geojson(wall()).replace(b"10.5", b"NaN", 1)
    assert "it has NaN or Infinity, which are no numbers" in refused(broken)
    assert refused(geojson(wall()).replace(b"10.5", b"1e999", 1))


def test_an_arc_that_is_not_there_is_named() -> None:
    file = msgspec.json.decode(topojson(wall()))
    file["objects"]["lands"]["geometries"][0]["arcs"] = [[[9999]]]
    assert refused(msgspec.json.encode(file)).startswith("the source names an arc 9999; it has ")


def test_an_arc_that_is_used_for_ever_takes_no_memory() -> None:
    file = msgspec.json.decode(topojson(wall()))
    file["arcs"][0] = [[0, 0]] * 100_000
    file["objects"]["lands"]["geometries"][0]["arcs"] = [[[0] * 100_000]]
    assert refused(msgspec.json.encode(file)).startswith("the source has more than 3000000 positions")


def test_layers_are_chosen_in_the_notes() -> None:
    file = msgspec.json.decode(topojson(wall()))
    file["objects"]["others"] = file["objects"]["lands"]
    source = msgspec.json.encode(file)
    assert refused(source).endswith('choose one in the notes: layer = "lands"')
    assert refused(source, layer="elsewhere").endswith("there are lands, others")
    assert links_of(make_pack(source, Notes(layer="lands"), name="wall").pack) == wall_links()


def test_five_thousand_states_are_refused_at_once() -> None:
    land = {f"S{at}": [[square(at % 100, at // 100, 1.0)]] for at in range(5_000)}
    start = time.monotonic()
    assert refused(geojson(land)).startswith("5000 states are too many: a map has at most 250; ")
    assert time.monotonic() - start < 5


def test_a_land_in_two_pieces_is_told_with_the_line_that_joins_them() -> None:
    east = {f"X{key}": polygons for key, polygons in wall(4, 4, west=20.0).items()}
    made = make_pack(geojson(wall() | east), Notes(), name="wall")
    (doubt,) = made.report.doubts
    assert doubt.grave
    assert doubt.line.startswith('links = ["')
    assert links_of(make_pack(geojson(wall() | east), read_notes(doubt.line.encode())).pack) > wall_links()


def test_a_harmless_crossing_is_mended_and_told() -> None:
    land = wall()
    ring = land["AA"][0][0]
    land["AA"][0][0] = [ring[0], (10.21, 40.0), (10.2, 40.0001), (10.2, 39.9999), (10.21, 40.0002), *ring[1:]]
    made = make_pack(geojson(land), Notes(), name="wall")
    assert made.report.said == ("outlines that cross themselves were mended: AA",)
    assert faults(made.pack) == []


def test_states_that_overlap_are_named() -> None:
    assert refused(geojson({**wall(), "ZZ": [[square(10.2, 40.2, 1.0)]]})).endswith(
        'leave one out in the notes, drop = ["ZZ"], or join them, merge = {ZZ = "AA"}'
    )
    twins = {f"S{at}": [[square(0, 0, 1)]] for at in range(14)}
    assert "overlap by 100% of" in refused(geojson(twins))


def test_a_hole_that_was_forgotten_is_cut_and_told() -> None:
    made = make_pack(geojson({**wall(), "ZZ": [[square(11.7, 41.2, 0.4)]]}), Notes(), name="wall")
    assert made.report.said == ("holes were cut around states inside others: ZZ in BB",)
    assert made.pack.places["ZZ"].land == ("BB",)
    assert faults(made.pack) == []


def test_hostile_names_are_shown_as_harmless_words() -> None:
    names = {
        "AA": "<script>alert(1)</script>",
        "AB": "two\nlines\x1b[31m and \u202ebackwards",
        "AC": "endless " * 1_000,
        "AD": "",
    }
    pack = make_pack(geojson(wall(), **names), Notes(), name="wall").pack
    assert faults(pack) == []
    shown = {state.code: state.name.said_in("en") for state in pack.states}
    assert shown["AB"] == "two lines [31m and backwards"
    assert len(shown["AC"]) == 60
    assert shown["AD"] == "AD"
    assert "<script" not in drawn(pack, "en")


def test_names_in_one_language_are_said_in_all() -> None:
    file = msgspec.json.decode(geojson(wall()))
    for feature in file["features"]:
        feature["properties"]["name_cs"] = "Zem " + feature["properties"].pop("name")
    made = make_pack(msgspec.json.encode(file), Notes(label="name"), name="wall")
    assert faults(made.pack) == []
    assert made.pack.states[0].name.said_in("de") == "Zem Land AA"


@pytest.mark.parametrize(
    ("notes", "line"),
    [
        ("links = [", "the notes are no TOML: "),
        ("\xff", "the notes are no UTF-8 text"),
        ('lniks = ["AA-AB"]', "the notes say what they cannot: Object contains unknown field `lniks`"),
        ("links = 7", "the notes say what they cannot: "),
        ("tolerance = nan", "the notes have a number that is none (nan or inf)"),
        ("tolerance = -1", "the notes say what they cannot: "),
        ("projection.parallels = [-10, 10]", "the notes give parallels on both sides of the equator"),
        ("# " + "x" * LARGEST_NOTES, "the notes have 500002 bytes, more than 500000"),
    ],
)
def test_notes_that_cannot_be_read_are_refused_in_one_line(notes: str, line: str) -> None:
    with pytest.raises(MapError) as error:
        read_notes(notes.encode("latin-1"))
    assert str(error.value).startswith(line)


@pytest.mark.parametrize(
    ("notes", "line"),
    [
        ({"drop": ["QQ"]}, "the notes name 'QQ' in drop, which is not there: "),
        ({"only": ["Land AAA"]}, "the notes name 'Land AAA' in only, which is not there: Land AA, "),
        ({"names": {"QQ": "x"}}, "the notes name 'QQ' in names, which is not there: "),
        ({"links": ["AA-QQ"]}, "the notes name 'QQ' in links, which is not there: "),
        ({"links": ["AA"]}, 'the notes say links = ["AA"]: two states with a hyphen are wanted, "AA-BB"'),
        ({"links": ["AA-AA"]}, "the notes link AA with itself in links"),
        ({"links": ["AA-AB"]}, "the notes add AA-AB in links, which is there already"),
        ({"borders": {"remove": ["AA-DD"]}}, "the notes remove the border AA-DD, which is not there"),
        ({"corners": ["AA"]}, 'the notes say corners = ["AA"]: two or four states are wanted'),
        ({"merge": {"AA": "AA"}}, "the notes merge AA with itself"),
        ({"move": ["AA=BB"]}, 'the notes say move = ["AA=BB"]: "FROM@longitude,latitude = TO" is wanted'),
        ({"move": ["AA@0,0 = BB"]}, "the notes move a piece of AA at 0,0: none is there"),
        ({"codes": ["AA"]}, 'the notes say codes = ["AA"]: "SOURCE CODE Name" is wanted'),
        ({"codes": {"AA": "9"}}, "the notes give the code '9': "),
        ({"split": ["AA"]}, "the notes split AA, which lies in one piece"),
        ({"split": {"AA": {"x": {"at": [0, 0]}}}}, "the notes split AA:x at 0,0: no piece of it is there"),
        ({"stretch": ["AA"]}, 'the notes say stretch = ["AA"]: "AA 2" or "AA-BB 2" is wanted'),
        ({"stretch": ["QQ 2"]}, "the notes name 'QQ' in stretch, which is not there"),
        ({"lens": ["QQ"]}, "the notes name 'QQ' in lens, which is not there"),
        ({"inset": ["QQ"]}, "the notes name 'QQ' in inset, which is not there"),
        ({"disputed": [{"places": ["QQ"]}]}, "the notes name 'QQ' in disputed, which is not there"),
        ({"peculiar": [{"kind": "sea", "places": ["QQ"]}]}, "the notes name 'QQ' in peculiar, which is not"),
        ({"filter": {"code": "QQ"}}, "no feature of the source passes filter = {code = 'QQ'}"),
        ({"dissolve": "region"}, "16 features have no 'region' by which to dissolve; there are code, name"),
        ({"only": ["AA"]}, "1 states are too few: a map has at least 12 (T40)"),
        ({"drop": list(wall())}, "the notes leave no state"),
    ],
)
def test_notes_that_name_what_is_not_there_are_refused_in_one_line(notes: dict[str, Any], line: str) -> None:
    assert refused(geojson(wall()), **notes).startswith(line)


def test_the_process_ends_in_time_and_says_what_the_maker_says() -> None:
    made = make_in_process(geojson(wall()), Notes(), name="wall", seconds=60)
    assert links_of(made.pack) == wall_links()
    with pytest.raises(MapError, match="too few"):
        make_in_process(geojson({"AA": [[square(0, 0, 1)]]}), Notes(), seconds=60)
    start = time.monotonic()
    with pytest.raises(MapError, match=r"takes longer than 0\.1 s"):
        make_in_process(geojson(wall()), Notes(), seconds=0.1)
    assert time.monotonic() - start < 5
    with pytest.raises(MapError, match="takes more than 60 MB"):
        make_in_process(geojson(wall()), Notes(), seconds=60, memory=60_000_000)
    with pytest.raises(MapError, match="20000001 bytes"):
        make_in_process(b" " * (LARGEST_SOURCE + 1), Notes())


def make(*words: object) -> int:
    return run(["map", "make", *map(str, words)])


def test_the_command_writes_a_map_and_tells_its_doubts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, notes, pack = tmp_path / "wall.geojson", tmp_path / "notes.toml", tmp_path / "wall.json"
    land = wall()
    land["ZZ"] = [[square(7.5, 41.0, 0.8)]]
    source.write_bytes(geojson(land))
    assert make(source, "-o", pack) == 2
    told = capsys.readouterr()
    assert not pack.exists()
    assert 'links = ["' in told.err
    assert told.err.splitlines()[-1] == f"hranice: {pack} is not written: the map cannot be played on"
    notes.write_text('title = "Wall"\nlinks = "nearest"\n')
    assert make(source, "--notes", notes, "-o", pack) == 0
    made = decode(pack.read_bytes(), "wall")
    assert (made.name, made.title.en, faults(made)) == ("wall", "Wall", [])
    assert capsys.readouterr().out.startswith(f"{pack}: 17 states, ")
    before = pack.read_bytes()
    assert make(source, "-o", pack) == 2
    assert pack.read_bytes() == before, "what was there stays"


def test_a_file_that_is_too_large_is_not_even_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "huge.json"
    with source.open("wb") as file:
        file.truncate(200_000_000)
    start = time.monotonic()
    assert make(source, "-o", tmp_path / "huge-map.json") == 2
    assert time.monotonic() - start < 5
    assert "has 200000000 bytes, more than 20000000" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["huge.json"]


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert make(tmp_path / "none.json", "-o", tmp_path / "map.json") == 2
    assert "none.json" in capsys.readouterr().err
