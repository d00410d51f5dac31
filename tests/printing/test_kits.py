"""Prints kits and looks at them: pages, sizes, fonts, what is read aloud, and all of it in grey.

A few of them here; every kit in every language on every paper is left to `make soak`.
"""

import re
import time
from collections import Counter
from itertools import chain
from math import ceil

import numpy as np
import numpy.typing as npt
import pytest

from hranice.games.border.paper.drawing import MARGIN
from hranice.games.border.paper.hexagon_geometry import HALF_WIDTH, RADIUS, centre
from hranice.games.border.paper.kit import BOARD_WIDTH, PAD_WIDTH
from hranice.games.border.rules.board import LETTERS, enclosures
from hranice.games.border.rules.board_code import code_of
from hranice.games.border.rules.standard_boards import STANDARD_BOARDS, STANDARD_GEOGRAPHY
from hranice.games.travel import maps
from hranice.games.travel.paper.drawing import NARROW_MARGIN
from hranice.games.travel.paper.kit import CARD, POSTER, POSTER_MARGIN, TOKEN
from hranice.locale import LANGUAGES, Texts
from hranice.plugins import GAMES
from hranice.printing.papers import PAPERS
from hranice.printing.sheet_tiling import fitted, tiled
from tests.printing.kits import Ordered, made, ordered, printed, printed_pack
from tests.printing.pdf import Grey, Pdf, Size

LARGEST = 3_000_000
LONGEST_S = 2.0
SHEETS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
LARGE = {"a4": Size(297, 420), "letter": Size(279.4, 431.8)}
BLEED = 3.0
PER_MM = 5.0

CELLS = [centre(cell) for cell in chain(STANDARD_GEOGRAPHY.spaces, *enclosures(STANDARD_GEOGRAPHY))]
INSET = 17.5
"""From the edge of a drawing of a board to that of its frame, in the units of the drawing."""
LEFT, TOP = (
    min(axis) - reach - MARGIN + INSET
    for axis, reach in zip(zip(*CELLS, strict=True), (HALF_WIDTH, RADIUS), strict=True)
)
FRAME = max(x for x, _ in CELLS) - min(x for x, _ in CELLS) + 2 * (HALF_WIDTH + MARGIN - INSET)
"""The width of the frame."""

BORDER = ordered("border", {"boards": "A,B,C,D", "pad": "3", "seed": "7"}, "a4", "cs")
TRAVEL = ordered("travel", {"map": "europe"}, "letter", "de")
ALL = [
    ordered(game.name, words, paper, language)
    for game in GAMES.values()
    if (printing := game.parts.printing()) is not None
    for words, *_ in printing.shipped().values()
    for paper in SHEETS
    for language in LANGUAGES
]
EVERY = [
    *(pytest.param(order, id=str(order)) for order in (BORDER, TRAVEL)),
    *(pytest.param(order, id=str(order), marks=pytest.mark.soak) for order in ALL),
]


@pytest.mark.parametrize("order", EVERY)
class TestEveryKit:
    """What holds for whatever is printed."""

    def test_it_is_light_and_the_same_each_time(self, order: Ordered) -> None:
        pdf = printed(order).data
        assert len(pdf) <= LARGEST
        assert made(order) == pdf

    def test_every_page_is_a_sheet_that_printers_have(self, order: Ordered) -> None:
        allowed = {SHEETS[order.paper], LARGE[order.paper]}
        assert {Size(*sorted(size)) for size in printed(order).sizes} <= allowed

    def test_its_fonts_are_ours_and_embedded(self, order: Ordered) -> None:
        fonts = printed(order).fonts()
        assert all(fonts.values())
        assert {name.split("+")[-1] for name in fonts} == {
            "AtkinsonHyperlegibleNext-Medium",
            "Fraunces-Medium",
        }

    def test_it_consists_of_vectors(self, order: Ordered) -> None:
        assert not re.search(rb"/Subtype\s*/Image", printed(order).data)

    def test_it_can_be_read_aloud(self, order: Ordered) -> None:
        """PDF/UA-1, which Typst proves; and the words for pictures are those of the language."""
        pdf = printed(order)
        assert pdf.tagged
        assert b"pdfuaid:part" in pdf.data
        assert pdf.language == order.language
        assert pdf.title.startswith(Texts(order.language).text(f"game-{order.game}"))
        elements = [element for page in range(1, len(pdf) + 1) for element in pdf.elements(page)]
        kinds = Counter(kind for kind, _ in elements)
        assert kinds["H1"] >= 5
        assert kinds["Figure"] >= 6
        assert all(words for kind, words in elements if kind == "Figure")

    def test_a_line_on_its_first_page_is_ten_centimetres_long(self, order: Ordered) -> None:
        pdf = printed(order)
        lines = (right - left for left, _, right, _ in (item.get_bounds() for item in pdf.objects(1)))
        assert any(abs(line - 100) < 0.6 for line in (points / 72 * 25.4 for points in lines))
        assert "10 cm" in pdf.text(1).replace("\u00a0", " ")

    def test_nothing_is_said_in_keys(self, order: Ordered) -> None:
        pdf = printed(order)
        for page in range(1, len(pdf) + 1):
            assert not re.search(r"\b(?:paper|print|rules|stage|prices)-[a-z-]+|[{}]", pdf.text(page))

    def test_it_says_whose_game_it_is_and_whose_it_is_not(self, order: Ordered) -> None:
        first = printed(order).text(1)
        authors = {"border": "Reinhard", "travel": "Chvátil"}
        publishers = {"border": "Nürnberger", "travel": "Czech Games Edition"}
        assert authors[order.game] in first
        assert publishers[order.game] in first
        assert Texts(order.language).text("print-unofficial")[:20] in first


@pytest.mark.soak
@pytest.mark.parametrize("order", ALL, ids=str)
def test_a_kit_takes_no_longer_than_two_seconds(order: Ordered) -> None:
    printed(order)  # what is loaded once is loaded
    began = time.process_time()
    made(order)
    assert time.process_time() - began < LONGEST_S


class TestBorder:
    """Boards as large as they are to be, and symbols that need no colours."""

    def test_a_test_print_the_rules_boards_a_pad_and_dice(self) -> None:
        pdf = printed(BORDER)
        assert pdf.sizes == [*[Size(210, 297)] * 2, *[Size(297, 210)] * 4, *[Size(210, 297)] * 3]
        texts = Texts("cs")
        for page, board in enumerate("ABCD", start=3):
            assert texts.text("paper-border-board", name=board) in plain(pdf.text(page))
        assert texts.text("paper-border-key") in plain(pdf.text(9))

    def test_a_board_of_a_pad_says_how_it_is_found_again(self) -> None:
        pdf = printed(BORDER)
        codes = re.findall(r"\b1[0-9A-Z]{6}\b", pdf.text(7) + pdf.text(8))
        assert codes == [code_of(seed) for seed in (7, 8, 9)]

    @pytest.mark.parametrize("paper", SHEETS)
    def test_boards_are_as_large_on_any_paper(self, paper: str) -> None:
        pdf = printed(ordered("border", {"boards": "B", "pad": "1"}, paper, "en"))
        for page, width in ((3, BOARD_WIDTH), (4, PAD_WIDTH)):
            board = Drawn(pdf, page)
            assert board.width == pytest.approx(width * FRAME / (FRAME + 3), abs=0.5)
            assert min(board.free) > 5, "printers do not reach the edges"

    def test_symbols_alone_tell_the_colours_of_all_spaces(self) -> None:
        """Without colours the shapes on one board tell those on another, however dark they are."""
        pdf = printed(BORDER)
        first, *others = (Drawn(pdf, page).spaces() for page in range(3, 7))
        colours = [board.colours for board in STANDARD_BOARDS]
        shapes = {
            letter: shape(
                np.mean([space for space, own in zip(first, colours[0], strict=True) if own == letter], 0)
            )
            for letter in LETTERS
        }
        for spaces, board in zip(others, colours[1:], strict=True):
            for space, letter in zip(spaces, board, strict=True):
                if letter in shapes:
                    likeness = {other: float((shape(space) * known).sum()) for other, known in shapes.items()}
                    *_, second, best = sorted(likeness, key=lambda other: likeness[other])
                    assert best == letter
                    assert likeness[best] - likeness[second] > 0.1


class TestTravel:
    """A kit that is cut out, front and back."""

    def test_every_part_is_there(self) -> None:
        pdf, texts = printed(TRAVEL), Texts("de")
        said = plain(" ".join(pdf.text(page) for page in range(1, len(pdf) + 1)))
        for part in (
            "rules",
            "map",
            "offer",
            "facts",
            "cards",
            "tokens",
            "money",
            "stages",
            "prices",
            "poster",
        ):
            assert texts.text(f"paper-travel-{part}") in said
        pack = maps.load("europe")
        texts_of_map = [*(told.text for told in pack.peculiarities), *(told.text for told in pack.disputed)]
        assert all(plain(text.said_in("de")) in said for text in texts_of_map)
        assert len(pdf) == 33

    def test_every_state_has_a_card(self) -> None:
        pdf = printed(TRAVEL)
        cards = plain(" ".join(pdf.text(page) for page in fronts(pdf, 50)))
        assert all(state.name.said_in("de") in cards for state in maps.load("europe").states)

    @pytest.mark.parametrize("count", [14, 100])
    def test_a_map_of_any_size_has_its_cards(self, count: int) -> None:
        pdf = printed_pack(count)
        pages = fronts(pdf, count)
        assert len(pages) == ceil(count / 15)
        assert pages[0] % 2 == 1, "a sheet begins on the front of a leaf"
        codes = re.findall(r"\b[A-Z]{2}[0-9]\b", " ".join(pdf.text(page) for page in pages))
        assert len(set(codes)) == count

    @pytest.mark.parametrize("count", [14, 100])
    def test_backs_lie_behind_their_fronts(self, count: int) -> None:
        """Turned over its long edge, a sheet has a back exactly where it has a front, the last one, too."""
        pdf = printed_pack(count)
        for page in fronts(pdf, count):
            front, back = inked(pdf.grey(page)), inked(pdf.grey(page + 1))
            assert np.array_equal(front, back[:, ::-1])
            assert front.sum() == min(15, count - 15 * fronts(pdf, count).index(page))

    def test_tokens_are_the_same_from_both_sides(self) -> None:
        pdf = printed(TRAVEL)
        page = page_with(pdf, Texts("de").text("paper-travel-tokens-text"))
        front, back = pdf.grey(page), pdf.grey(page + 1)[:, ::-1]
        middle = slice(front.shape[0] // 4, -front.shape[0] // 4)
        assert np.abs(front[middle] - back[middle]).mean() < 0.01

    def test_symbols_alone_tell_the_tokens(self) -> None:
        pdf = printed(TRAVEL)
        grey = pdf.grey(page_with(pdf, Texts("de").text("paper-travel-tokens-text")))
        rows = [
            [
                shape(cut(grey, (column - 2.5) * (TOKEN + 2 * BLEED), (row - 1) * (TOKEN + 2 * BLEED), 9.0))
                for column in range(6)
            ]
            for row in range(3)
        ]
        for first in rows[0]:
            likeness = [float((first * other).sum()) for other in rows[1]]
            assert max(likeness) > 0.93
            assert sorted(map(abs, likeness))[-2] < 0.88

    def test_the_poster_is_whole(self) -> None:
        """Laid over each other as the crosses ask, the sheets show the same where they overlap."""
        pack = maps.load("europe")
        paper = PAPERS["letter"].sheet
        ratio = (pack.width + 2 * NARROW_MARGIN) / (pack.height + 2 * NARROW_MARGIN)
        tiling = tiled(*fitted(ratio, POSTER, POSTER_MARGIN), paper)
        pdf = printed(TRAVEL)
        last = len(pdf) - 1
        pages = [last - tiling.columns * tiling.rows + 1 + at for at in range(tiling.columns * tiling.rows)]
        left, right = (pdf.grey(page) for page in pages[:2])
        edge, overlap = round(tiling.edge * PER_MM), round(tiling.overlap * PER_MM)
        frame = round(tiling.frame.width * PER_MM)
        rows = slice(edge + 5, round((tiling.edge + tiling.frame.height) * PER_MM) - 5)
        one = left[rows, edge + frame - overlap + 3 : edge + frame - 3]
        other = right[rows, edge + 3 : edge + overlap - 3]
        assert one.std() > 0.05
        assert np.abs(one - other).mean() < 0.02


def plain(text: str) -> str:
    """Return a text with ordinary spaces."""
    return text.replace("\u00a0", " ")


def page_with(pdf: Pdf, text: str) -> int:
    """Return the first page after that of the contents on which a text stands."""
    return next(page for page in range(2, len(pdf) + 1) if text in plain(pdf.text(page)))


def fronts(pdf: Pdf, count: int) -> list[int]:
    """Return the pages with fronts of state cards."""
    language = pdf.language
    first = page_with(pdf, Texts(language).text("paper-travel-cards-text"))
    return list(range(first, first + 2 * ceil(count / 15), 2))


def inked(grey: Grey) -> npt.NDArray[np.bool_]:
    """Return at which places of a sheet of state cards there is one, by the ground of its lower part."""
    places = [
        [
            cut(
                grey, (column - 1) * (CARD.width + 2 * BLEED), (row - 2) * (CARD.height + 2 * BLEED) + 18, 1.0
            ).mean()
            < 0.98
            for column in range(3)
        ]
        for row in range(5)
    ]
    return np.array(places)


def cut(grey: Grey, x: float, y: float, reach: float) -> Grey:
    """Return a square of a page, by how far its middle lies from that of the page, in millimetres."""
    row, column = (round(side / 2 + away * PER_MM) for side, away in zip(grey.shape, (y, x), strict=True))
    half = round(reach * PER_MM)
    return grey[row - half : row + half, column - half : column + half]


def shape(patch: Grey) -> Grey:
    """Return a patch of which only the shape is left: neither how dark it is nor how strong."""
    flat: Grey = patch - patch.mean()
    return flat / float(np.linalg.norm(flat) or 1.0)


class Drawn:
    """The first board on a page, found by its frame."""

    def __init__(self, pdf: Pdf, page: int) -> None:
        self._grey = pdf.grey(page)
        tall, wide = self._grey.shape
        across = np.flatnonzero(self._grey[tall // 3] < 0.35)
        down = np.flatnonzero(self._grey[:, int(0.45 * wide)] < 0.35)
        self._left, self._top = int(across[0]), int(down[0])
        pixels = int(across[-1]) + 1 - self._left
        self.width = pixels / PER_MM
        """In millimetres."""
        self.free = self._left / PER_MM, (wide - self._left - pixels) / PER_MM
        """What is white to the left and to the right of it."""
        self._scale = pixels / FRAME

    def spaces(self) -> list[Grey]:
        """Return the middle of each space."""
        half = int(0.42 * RADIUS * self._scale)
        found = []
        for cell in STANDARD_GEOGRAPHY.spaces:
            x, y = centre(cell)
            column = round(self._left + (x - LEFT) * self._scale)
            row = round(self._top + (y - TOP) * self._scale)
            found.append(self._grey[row - half : row + half + 1, column - half : column + half + 1])
        return found
