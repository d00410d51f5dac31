"""Maps made from lands that are known by heart (T35 to T41)."""

import tomllib
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.games.travel.mapmaking.border_visibility import hidden
from hranice.games.travel.mapmaking.make import make_pack
from hranice.games.travel.mapmaking.notes_file import Notes, read_notes
from hranice.games.travel.mapmaking.report import Made
from hranice.games.travel.maps import Pack, faults
from hranice.games.travel.maps.pack import LANGUAGES
from tests.travel.mapmaking.lands import (
    Position,
    brick,
    code,
    geojson,
    links_of,
    square,
    topojson,
    wall,
    wall_links,
)


def notes_of(**fields: Any) -> Notes:
    return msgspec.convert(fields, Notes)


def sound(made: Made) -> Pack:
    """Return a map, which must be fit to be played on and show all that counts (T41)."""
    assert faults(made.pack) == []
    assert hidden(made.pack) == []
    return made.pack


def kinds(pack: Pack) -> dict[str, list[tuple[str, ...]]]:
    found: dict[str, list[tuple[str, ...]]] = {}
    for told in pack.peculiarities:
        found.setdefault(told.kind, []).append(told.places)
    return found


@pytest.mark.parametrize("written", [geojson, topojson], ids=["geojson", "topojson"])
def test_who_shares_a_line_shares_a_border(written: Any) -> None:
    made = make_pack(written(wall()), Notes(), name="wall")
    pack = sound(made)
    assert links_of(pack) == wall_links()
    assert made.report.doubts == ()
    assert (pack.name, pack.width, len(pack.states)) == ("wall", 1000, 16)
    assert pack.states[0].name.said_in("cs") == "Land AA"


def test_the_same_source_makes_the_same_map() -> None:
    one, other = (make_pack(geojson(wall(5, 4)), Notes(), name="wall").pack for _ in range(2))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_areas_are_those_of_the_globe() -> None:
    pack = make_pack(geojson(wall()), Notes(), name="wall").pack
    # One degree by one, at 40 to 41 degrees north.
    assert pack.states[0].area == pytest.approx(111.19 * 111.19 * 0.76, rel=0.01)


@settings(derandomize=True, max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_simplifying_never_adds_or_removes_a_border(seed: int) -> None:
    """However jagged the borders are, and however many corners they have."""
    chance = Random(seed)
    bends: dict[tuple[Position, Position], list[Position]] = {}

    def bent(low: Position, high: Position) -> list[Position]:
        count = chance.randint(0, 40)
        across = (low[1] - high[1], high[0] - low[0])
        aside = [chance.uniform(-0.3, 0.3) for _ in range(count)]
        tapered = [bend * min(at, count + 1 - at) / (count + 1) for at, bend in enumerate(aside, 1)]
        return [
            (
                low[0] + (high[0] - low[0]) * at / (count + 1) + across[0] * bend,
                low[1] + (high[1] - low[1]) * at / (count + 1) + across[1] * bend,
            )
            for at, bend in enumerate(tapered, 1)
        ]

    def jagged(ring: list[Position]) -> list[Position]:
        line: list[Position] = []
        for here, there in pairwise(ring):
            ends = min(here, there), max(here, there)
            if ends not in bends:
                bends[ends] = bent(*ends)
            line += [here, *(bends[ends] if here == ends[0] else bends[ends][::-1])]
        return [*line, line[0]]

    land = {key: [[jagged(ring)]] for key, [[ring]] in wall().items()}
    made = make_pack(geojson(land), Notes(), name="wall")
    assert links_of(made.pack) == wall_links()
    assert faults(made.pack) == []


def test_borders_of_lines_without_common_corners_are_found() -> None:
    """Bricks that have only their own four corners, not those of the bricks above and below."""
    land = {key: [[[*ring[0:1], *ring[2:4], *ring[5:7]]]] for key, [[ring]] in wall(4, 4, size=0.4).items()}
    made = make_pack(geojson(land), Notes(), name="wall")
    assert links_of(sound(made)) == wall_links()
    (said,) = made.report.said
    assert "were taken for the same border" in said


def test_borders_across_a_slit_are_found_with_a_tolerance_that_is_told() -> None:
    def shrunk(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
        middle = (sum(x for x, _ in ring[:-1]) / 6, sum(y for _, y in ring[:-1]) / 6)
        return [(middle[0] + (x - middle[0]) * 0.9995, middle[1] + (y - middle[1]) * 0.9995) for x, y in ring]

    land = {key: [[shrunk(ring)]] for key, [[ring]] in wall().items()}
    made = make_pack(geojson(land), notes_of(tolerance=0.3), name="wall")
    assert links_of(sound(made)) == wall_links()
    (said,) = made.report.said
    assert said.endswith("tolerance = 0.3")


def with_exclave() -> dict[str, list[list[list[tuple[float, float]]]]]:
    """Return a wall in which a brick at one end belongs to the state at the other."""
    land = wall(5, 4)
    land["BA"] += [*land.pop("BE"), *land.pop("AA")]
    return land


def test_t36_a_state_that_others_cut_in_two_has_parts() -> None:
    made = make_pack(geojson(with_exclave()), Notes(), name="wall")
    pack = sound(made)
    assert {"BA:main", "BA:east"} <= set(pack.places)
    assert ("BA:east", "BD") in links_of(pack)
    assert kinds(pack)["split"] == kinds(pack)["surcharge"] == [("BA:main", "BA:east")]
    assert [doubt.line for doubt in made.report.doubts] == ['split = ["BA"]']
    settled = make_pack(geojson(with_exclave()), notes_of(split=["BA"]), name="wall")
    assert settled.report.doubts == ()
    assert links_of(settled.pack) == links_of(pack)


def test_t35_notes_can_make_it_one_piece_or_name_its_parts() -> None:
    whole = make_pack(geojson(with_exclave()), notes_of(whole=["BA"]), name="wall")
    assert whole.report.doubts == ()
    assert ("BA", "BD") in links_of(sound(whole))
    far = {"far": {"at": [15.0, 41.5], "en": "Far away", "cs": "Daleko"}}
    pack = sound(make_pack(geojson(with_exclave()), notes_of(split={"BA": far}), name="wall"))
    assert pack.places["BA:far"].name.cs == "Daleko"


def test_t35_islands_stay_one_piece() -> None:
    land = wall()
    land["AA"].append([square(8.0, 40.2, 0.5)])
    made = make_pack(geojson(land), Notes(), name="wall")
    assert links_of(sound(made)) == wall_links()
    assert made.report.doubts == ()


def test_t38_a_state_inside_another_is_told() -> None:
    land = wall()
    hole = square(11.8, 41.3, 0.3)
    land["BB"][0].append(hole[::-1])
    land["ZZ"] = [[hole]]
    pack = sound(make_pack(geojson(land), Notes(), name="wall"))
    assert pack.places["ZZ"].land == ("BB",)
    assert kinds(pack)["enclave"] == [("ZZ", "BB")]


def test_what_is_too_small_to_be_seen_has_a_lens() -> None:
    land = wall(5, 5)
    hole = square(12.7, 42.45, 0.01)
    land["CC"][0].append(hole[::-1])
    land["ZZ"] = [[hole]]
    pack = sound(make_pack(geojson(land), Notes(), name="wall"))
    (lens,) = pack.lenses
    assert lens.place == "ZZ"
    assert {shape.state for shape in lens.shapes} == {"CC", "ZZ"}
    assert pack.places["ZZ"].tap == lens.at


def test_what_is_small_is_stretched_until_it_can_be_seen_and_tapped() -> None:
    land = wall(5, 5)
    left, right = square(12.7, 42.4, 0.06), square(12.76, 42.4, 0.06)
    edge = [*left[:1], (12.82, 42.4), (12.82, 42.46), (12.76, 42.46), (12.7, 42.46), (12.7, 42.4)]
    land["CC"][0].append([edge[0], (12.76, 42.4), *edge[1:]][::-1])
    land |= {"YY": [[left]], "ZZ": [[right]]}
    pack = sound(make_pack(geojson(land), Notes(), name="wall"))
    assert ("YY", "ZZ") in links_of(pack)


def grid(corner_names: str = "ABCDEFGHIJKLMNOP") -> bytes:
    return geojson({f"S{name}": [[square(at % 4, at // 4, 1.0)]] for at, name in enumerate(corner_names)})


def test_t39_where_four_meet_all_touch_unless_notes_say_otherwise() -> None:
    made = make_pack(grid(), Notes(), name="grid")
    pack = sound(made)
    assert {("SA", "SF"), ("SB", "SE")} <= links_of(pack)
    assert len(kinds(pack)["corner"]) == 9
    assert [doubt.line for doubt in made.report.doubts] == ["corners = true"]
    assert make_pack(grid(), Notes(corners=True), name="grid").report.doubts == ()


def test_t41_where_nobody_is_to_touch_nobody_does() -> None:
    pack = sound(make_pack(grid(), Notes(corners=False), name="grid"))
    assert not {("SA", "SF"), ("SB", "SE")} & links_of(pack)
    assert ("SA", "SF") in kinds(pack)["apart"] or ("SB", "SE") in kinds(pack)["apart"]


def test_t41_two_of_four_can_have_a_border_that_is_seen() -> None:
    pack = sound(make_pack(grid(), notes_of(corners=["SA-SF"]), name="grid"))
    assert ("SA", "SF") in links_of(pack)
    assert ("SB", "SE") not in links_of(pack)
    assert not any({crossing.a, crossing.b} == {"SA", "SF"} for crossing in pack.crossings)


def test_a_border_can_be_taken_away_and_another_added() -> None:
    borders = {"remove": ["AA-AB a lake"], "add": ["AA-DD a tunnel"]}
    pack = sound(make_pack(geojson(wall()), notes_of(borders=borders), name="wall"))
    assert links_of(pack) == wall_links() - {("AA", "AB")} | {("AA", "DD")}
    assert any((crossing.a, crossing.b) == ("AA", "DD") for crossing in pack.crossings)


def islands() -> bytes:
    land = wall()
    land["YY"], land["ZZ"] = [[square(7.5, 41.0, 0.8)]], [[square(16.0, 43.0, 0.6)]]
    return geojson(land)


def test_islands_without_a_link_are_told_with_the_line_that_settles_it() -> None:
    made = make_pack(islands(), Notes(), name="wall")
    assert not made.report.playable
    (doubt,) = made.report.doubts
    assert doubt.grave
    assert "YY" in doubt.text
    assert "ZZ" in doubt.text
    settled = make_pack(islands(), read_notes(doubt.line.encode()), name="wall")
    pack = sound(settled)
    assert settled.report.doubts == ()
    assert pack.places["ZZ"].sea
    assert {places[0] for places in kinds(pack)["sea"]} == {"YY", "ZZ"}
    assert links_of(sound(make_pack(islands(), Notes(links="nearest"), name="wall"))) == links_of(pack)


def test_far_islands_are_drawn_in_a_frame() -> None:
    land = wall()
    land["ZZ"] = [[square(-25.0, 20.0, 0.8)]]
    framed = sound(make_pack(geojson(land), Notes(links="nearest"), name="wall"))
    plain = sound(make_pack(geojson(land), Notes(links="nearest", inset=False), name="wall"))
    assert framed.frames
    assert not plain.frames

    def width(pack: Pack) -> float:
        xs = [place.tap[0] for name, place in pack.places.items() if place.tap and name != "ZZ"]
        return max(xs) - min(xs)

    assert width(framed) > 2 * width(plain)


def test_states_across_a_strait_stay_where_they_are() -> None:
    """However much larger the rest could be drawn without them."""
    land = wall() | {f"Z{code}": ring for code, ring in wall(1, 4, west=11.0, south=44.2).items()}
    pack = sound(make_pack(geojson(land), Notes(links="nearest"), name="wall"))
    assert not pack.frames


def seam(cut: bool) -> dict[str, list[list[list[tuple[float, float]]]]]:
    """Return a wall across the date line, as sources write it: cut there, or with a jump in a ring."""
    land = wall(6, 3, west=177.0, south=60.0)
    found: dict[str, list[list[list[tuple[float, float]]]]] = {}
    for key, [[ring]] in land.items():
        xs = [x for x, _ in ring]
        if max(xs) <= 180:
            found[key] = [[ring]]
        elif min(xs) >= 180 or not cut:
            found[key] = [[[(x - 360 if x > 180 or min(xs) >= 180 else x, y) for x, y in ring]]]
        else:
            low, high = min(y for _, y in ring), max(y for _, y in ring)
            west = [(min(xs), low), (180.0, low), (180.0, high), (min(xs), high), (min(xs), low)]
            east = [(-180.0, low), (max(xs) - 360, low), (max(xs) - 360, high), (-180.0, high), (-180.0, low)]
            found[key] = [[west], [east]]
    return found


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "jumping"])
def test_the_date_line_is_a_line_like_any_other(cut: bool) -> None:
    made = make_pack(geojson(seam(cut)), Notes(), name="wall")
    pack = sound(made)
    assert links_of(pack) == wall_links(6, 3)
    assert not pack.atlas.split


def test_degrees_beyond_the_date_line_are_understood() -> None:
    made = make_pack(geojson(wall(6, 3, west=177.0, south=60.0)), Notes(), name="wall")
    assert links_of(sound(made)) == wall_links(6, 3)


def test_a_source_that_is_flat_already_is_drawn_as_it_is() -> None:
    made = make_pack(
        geojson(wall(4, 4, west=2_600_000.0, south=1_200_000.0, size=20_000.0)), Notes(), name="flat"
    )
    pack = sound(made)
    assert links_of(pack) == wall_links()
    assert pack.states[0].area == pytest.approx(400, rel=0.01)
    assert not pack.graticule


def test_notes_choose_join_rename_and_drop() -> None:
    notes = read_notes(
        b"""
        title = {en = "Wall", cs = "Ze\xc4\x8f"}
        source = "made by hand"
        drop = ["DD"]
        merge = {DC = "DB"}
        move = ["AA@10.5,40.5 = NEW New Land"]
        codes = {AB = "XAB"}
        names.BB = {en = "Middle", cs = "St\xc5\x99ed"}
        capital.BB = {en = "Town", cs = "M\xc4\x9bsto", it = "Citt\xc3\xa0", de = "Stadt"}
        facts.BB = ["It lies amid the wall."]
        area.BB = 77
        disputed = [{places = ["BB"], en = "It counts as itself."}]
        """
    )
    pack = sound(make_pack(geojson(wall()), notes, name="wall"))
    codes = set(pack.atlas.codes)
    assert {"NEW", "XAB"} <= codes
    assert not {"DD", "DC", "AA", "AB"} & codes
    middle = next(state for state in pack.states if state.code == "BB")
    assert (middle.name.cs, middle.capital.de, middle.area) == ("Střed", "Stadt", 77)
    assert middle.facts[0].said_in("de") == "It lies amid the wall."
    assert pack.disputed[0].text.en == "It counts as itself."
    assert (pack.title.cs, pack.source) == ("Zeď", "made by hand")


def test_provinces_are_joined_to_regions_and_filtered_by_a_property() -> None:
    file = msgspec.json.decode(geojson(wall(8, 4)))
    for at, feature in enumerate(file["features"]):
        feature["properties"] |= {"region": f"R{at // 2}", "kept": "yes" if at < 28 else "no"}
    notes = notes_of(dissolve="region", filter={"kept": "yes"})
    pack = sound(make_pack(msgspec.json.encode(file), notes, name="wall"))
    assert set(pack.atlas.codes) == {f"R{at}" for at in range(14)}
    assert pack.backdrop, "the rest is land around"


def test_every_peculiarity_is_told_in_four_languages() -> None:
    pack = make_pack(islands(), Notes(links="nearest"), name="wall").pack
    assert pack.peculiarities
    for told in pack.peculiarities:
        assert len({told.text.said_in(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_words_of_ones_own_take_the_place_of_ours() -> None:
    told = {"kind": "sea", "places": ["ZZ", "BD", "CD", "DD"], "en": "A ferry goes to ZZ."}
    made = make_pack(islands(), notes_of(links="nearest", peculiar=[told]), name="wall")
    sea = [each for each in sound(made).peculiarities if each.kind == "sea" and "ZZ" in each.places]
    assert [each.text.en for each in sea] == ["A ferry goes to ZZ."]


def test_every_line_that_is_offered_is_toml_and_settles_its_doubt() -> None:
    for source in (islands(), geojson(with_exclave()), grid()):
        for doubt in make_pack(source, Notes(), name="wall").report.doubts:
            assert tomllib.loads(doubt.line)
            again = make_pack(source, read_notes(doubt.line.encode()), name="wall")
            assert doubt not in again.report.doubts


def test_a_code_is_what_the_bricks_are_called() -> None:
    assert code(1, 2) == "CB"
    assert brick(0, 0)[0] == (10.0, 40.0)
