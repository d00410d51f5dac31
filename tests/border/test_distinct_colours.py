"""Six colours and six symbols that nobody mixes up: measured for every kind of colour vision."""

from itertools import combinations

import pytest

from hranice.games.border.appearance import INK, LOOKS, PAPER, Look
from hranice.games.border.rules.board import COLOURS, LETTERS
from tests.border.colour_vision import VISIONS, Triple, ciede2000, contrast, difference
from tests.border.pixels import coverage

PAIRS = list(combinations(LOOKS, 2))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_itself(one: Triple, other: Triple, expected: float) -> None:
    """CIEDE2000 gives the values published with it (Sharma, Wu and Dalal)."""
    assert ciede2000(one, other) == pytest.approx(expected, abs=0.0001)
    assert ciede2000(other, one) == pytest.approx(expected, abs=0.0001)


def test_visions_differ() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert difference("#ffffff", "#000000") == pytest.approx(100, abs=0.1)
    assert difference("#c03020", "#70801a", "deutan") < difference("#c03020", "#70801a") / 2
    assert difference("#808080", "#808080", "tritan") == 0


def test_one_look_per_colour() -> None:
    assert [look.name for look in LOOKS] == list(COLOURS)
    assert "".join(look.letter for look in LOOKS) == LETTERS
    assert len({look.glyph for look in LOOKS}) == 6


@pytest.mark.parametrize("vision", VISIONS)
def test_colours_stay_apart(vision: str) -> None:
    """Any two of the six differ clearly for everybody, on a grey print too."""
    apart = {(one.name, other.name): difference(one.fill, other.fill, vision) for one, other in PAIRS}
    least = 25 if vision == "common" else 9
    assert min(apart.values()) > least, min(apart, key=lambda pair: apart[pair])


@pytest.mark.parametrize("look", LOOKS, ids=COLOURS)
def test_symbols_are_readable_on_their_colours(look: Look) -> None:
    """Contrast of more than 4 on open spaces; WCAG asks 3 of symbols."""
    assert contrast(look.ink, look.fill) > 4
    assert contrast(look.deep, look.pale) > 3
    assert contrast(INK, look.pale) > 4.5
    assert contrast(INK, PAPER) > 12


def test_symbols_are_told_apart_at_ten_pixels() -> None:
    """Drawn ten pixels high, any two symbols differ in at least a quarter of the ink they use."""
    drawn = {
        look.name: coverage(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -11 22 22" width="10" height="10">'
            f'<path d="{look.symbol}" fill-rule="evenodd"/></svg>'
        )
        for look in LOOKS
    }
    for one, other in combinations(drawn.values(), 2):
        unlike = sum(abs(a - b) for a, b in zip(one, other, strict=True))
        either = sum(max(a, b) for a, b in zip(one, other, strict=True))
        assert unlike / either > 0.25
