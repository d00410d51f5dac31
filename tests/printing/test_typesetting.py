"""Setting type: hostile names, letters that no font has, ties; and pictures cut into sheets."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hranice.games.travel import maps
from hranice.games.travel.appearance import LOOKS
from hranice.games.travel.maps.pack import Text
from hranice.games.travel.paper.kit import kit
from hranice.games.travel.paper.silhouette import silhouette
from hranice.printing import Order
from hranice.printing.papers import PAPERS, Sheet
from hranice.printing.sheet_tiling import OVERLAP, fitted, tiled
from hranice.printing.typesetting import tied
from tests.printing.pdf import Pdf

WEB = Path(__file__).parents[2] / "web" / "src"
HOSTILE = '#panic() $x$ <b>&amp; "]\\ \x07\u202e\u200b'
FOREIGN = "東京 😀 Ōita Κρήτη Москва"


def test_names_are_printed_as_they_are_whatever_they_say() -> None:
    """Nothing of a name is a command, and a letter that no font has becomes a question mark."""
    europe = maps.load("europe")
    first, second, *others = europe.states
    states = (
        replace(first, name=Text(HOSTILE), facts=()),
        replace(second, name=Text(FOREIGN), facts=()),
        *(replace(state, facts=()) for state in others[:12]),
    )
    named = replace(europe, states=states, title=Text(HOSTILE), source=HOSTILE, lenses=())
    pdf = Pdf(kit(named, Order()))
    cards = pdf.text(7)
    assert '#panic() $x$ <b>&amp; "]\\' in cards
    assert "?? ? Ōita Κρήτη Москва" in cards
    assert all(pdf.fonts().values())


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("to je 10 cm a 5 %", "en", "to je 10~cm a 5~%"),
        ("v 7. kole k vodě", "cs", "v~7.~kole k~vodě"),
        ("O tom a o onom, V Praze", "cs", "O~tom a~o~onom, V~Praze"),
        ("a 7. kolo", "de", "a 7. kolo"),
        ("30 € 4 km²", "it", "30~€ 4~km²"),
    ],
)
def test_lines_do_not_end_where_they_must_not(text: str, language: str, expected: str) -> None:
    assert tied(text, language).replace("\u00a0", "~") == expected


@given(
    ratio=st.floats(0.3, 3),
    paper=st.sampled_from([paper.sheet for paper in PAPERS.values()]),
    poster=st.sampled_from([Sheet(420, 594), Sheet(594, 841)]),
)
def test_sheets_cover_a_picture_with_no_row_or_column_to_spare(
    ratio: float, paper: Sheet, poster: Sheet
) -> None:
    width, height = fitted(ratio, poster, 10)
    assert min(poster.width, poster.height) - 20 >= min(width, height) > 0
    assert width / height == pytest.approx(ratio)
    cut = tiled(width, height, paper)
    assert cut.width / cut.height == pytest.approx(ratio)
    assert cut.width >= width - 1e-6
    for length, frame, count in (
        (cut.width, cut.frame.width, cut.columns),
        (cut.height, cut.frame.height, cut.rows),
    ):
        reach = count * (frame - OVERLAP) + OVERLAP
        assert reach >= length - 1e-6
        if count > 1:
            assert reach - (frame - OVERLAP) < length
    assert cut.columns * cut.rows <= 6 or poster.height > 600


def test_a_silhouette_fills_its_box_and_a_tiny_state_is_taken_from_its_lens() -> None:
    pack = maps.load("europe")
    drawn = {state.code: silhouette(pack, state, "#fff", "#000") for state in pack.states}
    for svg in drawn.values():
        numbers = [float(number) for number in re.findall(r'viewBox="([^"]+)"', svg)[0].split()]
        assert numbers[2] > 0
        assert numbers[3] > 0
    glass = next(lens for lens in pack.lenses if lens.place == "VA")
    assert any(shape.outline in drawn["VA"] for shape in glass.shapes)
    split = replace(glass, place="RU:kaliningrad", shapes=(replace(glass.shapes[0], state="RU"),))
    russia = next(state for state in pack.states if state.code == "RU")
    whole = silhouette(replace(pack, lenses=(split,)), russia, "#fff", "#000")
    assert whole == drawn["RU"], "a lens on a part shows no more than that part"


def test_travellers_look_like_those_of_the_page() -> None:
    source = (WEB / "games/travel/table/traveller-looks.ts").read_text("utf-8")
    for colour, look in LOOKS.items():
        said = re.search(rf"\b{colour}: \{{(.*?)\}},", source, re.DOTALL)
        assert said is not None
        assert f'fill: "{look.fill}"' in said[1]
        assert f'shape: "{look.shape}"' in said[1]
