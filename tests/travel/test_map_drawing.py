"""Maps drawn: what must be in the picture, and what the command makes of it.

Tests of: T10.
"""

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from hranice.cli import run
from hranice.games.travel import maps
from hranice.games.travel.maps import LANGUAGES, Language, Pack
from hranice.games.travel.paper.drawing import DAY, drawn
from hranice.svg_to_png import png

PACKS = pytest.mark.parametrize(
    "pack", [maps.load(name) for name in maps.names()], ids=lambda pack: pack.name
)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HRANICE_LANGUAGE", "en")


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)  # noqa: S314 - our own drawing


def words(svg: str) -> set[str]:
    return {" ".join("".join(text.itertext()).split()) for text in parsed(svg).iter(f"{SVG}text")}


@PACKS
def test_every_state_is_labelled_by_its_code(pack: Pack) -> None:
    assert set(pack.atlas.codes) <= words(drawn(pack))


@PACKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_where_there_is_room(pack: Pack, language: Language) -> None:
    said = words(drawn(pack, language))
    names = {state.name.said_in(language).replace(" ", "") for state in pack.states}
    labelled = {word.replace(" ", "") for word in said}
    assert len(names & labelled) >= len(names) // 2
    assert pack.title.said_in(language) in said


@PACKS
def test_t10_sea_links_are_dashed_and_everything_is_drawn(pack: Pack) -> None:
    svg = drawn(pack)
    dashed = [path for path in parsed(svg).iter(f"{SVG}path") if path.get("stroke-dasharray")]
    assert len(dashed) == sum(link.sea for link in pack.atlas.links)
    for place in pack.places.values():
        assert place.outline in svg


@PACKS
def test_ids_in_a_drawing_are_unique(pack: Pack) -> None:
    ids = [found for element in parsed(drawn(pack)).iter() if (found := element.get("id"))]
    assert len(set(ids)) == len(ids)


def test_a_route_and_highlights_are_drawn_in_the_colour_of_stamps() -> None:
    pack = maps.load("europe")
    assert DAY.stamp not in drawn(pack)
    stops = [
        circle
        for circle in parsed(drawn(pack, route=("FR", "IT", "MT"))).iter(f"{SVG}circle")
        if circle.get("stroke") == DAY.stamp
    ]
    assert len(stops) == 3
    (line,) = {
        path.get("d")
        for path in parsed(drawn(pack, route=("FR", "IT"))).iter(f"{SVG}path")
        if path.get("stroke") == DAY.stamp
    }
    assert line is not None
    assert line.count("L") == 2, "from France through the gate to Italy"
    ringed = parsed(drawn(pack, highlight={"MT"})).iter(f"{SVG}circle")
    assert any(circle.get("stroke") == DAY.stamp for circle in ringed)


def test_names_of_a_foreign_pack_cannot_break_the_drawing() -> None:
    tree = msgspec.to_builtins(maps.load("europe"))
    tree["states"][0]["name"]["en"] = '<b>&"'
    assert '<b>&"' in words(drawn(msgspec.convert(tree, Pack), "en"))


def test_a_png_has_the_width_asked_for() -> None:
    picture = png(drawn(maps.load("usa")), 400)
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">I", picture[16:20]) == (400,)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = run(["map", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_map_list(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capsys, "list", "--json")
    assert (status, json.loads(out)) == (0, [*maps.names()])
    status, out, _ = told(capsys, "list", "--language", "cs")
    assert status == 0
    assert "Evropa" in out


def test_map_show_as_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = told(capsys, "show", "europe", "--language", "de")
    assert (status, err) == (0, "")
    assert "Österreich" in out
    assert "~TR" in out
    assert "\nSeewege\n• Vom Vereinigten Königreich führen drei Seewege" in out


def test_map_show_as_json_is_the_graph_with_names(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = told(capsys, "show", "usa", "--json")
    assert (status, err) == (0, "")
    shown = json.loads(out)
    assert len(shown["states"]) == 50
    assert {"a": "AK", "b": "WA", "sea": True} in shown["links"]
    assert shown["names"]["NM"]["it"] == "Nuovo Messico"
    assert shown["peculiarities"][0]["places"] == ["UT", "CO", "NM", "AZ"]


def test_map_show_draws_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    svg, picture = tmp_path / "map.svg", tmp_path / "map.png"
    words_ = ["show", "europe", "--svg", str(svg), "--png", str(picture), "--width", "300", "--codes"]
    assert told(capsys, *words_) == (0, "", "")
    assert parsed(svg.read_text("utf-8")).tag == f"{SVG}svg"
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "mars"),
        ("show", "missing.json"),
        ("show", "europe", "--route", "FR,XX"),
        ("show", "europe", "--highlight", "RU:main"),
        ("show", "europe", "--language", "fr"),
        ("show", "europe", "--svg", "no/such/folder/map.svg"),
        ("check", "mars"),
    ],
)
def test_bad_input_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    status, _, err = told(capsys, *arguments)
    assert status == 2
    assert len(err.strip().splitlines()) == 1


def test_map_check_lists_every_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sound = "".join(f"{name}: sound\n" for name in maps.names())
    assert told(capsys, "check") == (0, sound, "")
    tree = msgspec.to_builtins(maps.load("usa"))
    tree["states"][0]["name"] = {}
    tree["states"][1]["places"][0]["outline"] = ""
    file = tmp_path / "broken.json"
    file.write_bytes(msgspec.json.encode(tree))
    status, out, err = told(capsys, "check", str(file), "europe")
    assert status == 2
    assert out.splitlines() == [
        f"{file}: the name of AK is missing: it is needed in one language at least (en, cs, it, de)",
        f"{file}: the outline of AL is missing",
        "europe: sound",
    ]
    assert len(err.splitlines()) == 1
    status, out, _ = told(capsys, "check", str(file), "--json")
    assert (status, len(json.loads(out)[str(file)])) == (2, 2)
