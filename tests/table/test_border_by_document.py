"""Games of The BORDER followed by the words of docs/record.md alone: numbers, order, and who is not asked."""

import json
from collections import Counter, deque
from itertools import pairwise
from typing import Any

import pytest

from hranice.games.border.rules.state import Options
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.table.forging import Lines, forged

LETTERS = "RGBYOE"
NEAR = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Sheet:
    """A board as the header of a record describes it."""

    def __init__(self, spaces: list[list[int]], letters: str) -> None:
        numbers = {(q, r): number for number, (q, r) in enumerate(spaces)}
        self.near = [{numbers[q + a, r + b] for a, b in NEAR if (q + a, r + b) in numbers} for q, r in spaces]
        self.colour = [LETTERS.find(letter) for letter in letters]
        self.crossed = {number for number, colour in enumerate(self.colour) if colour < 0}
        self.segments: list[set[int]] = []
        for number, colour in enumerate(self.colour):
            if colour < 0 or any(number in segment for segment in self.segments):
                continue
            segment: set[int] = set()
            growing = {number}
            while growing:
                segment |= growing
                growing = {
                    other
                    for one in growing
                    for other in self.near[one]
                    if self.colour[other] == colour and other not in segment
                }
            self.segments.append(segment)

    def can_complete(self, dice: list[int]) -> bool:
        return any(
            0 < len(segment - self.crossed) <= dice.count(self.colour[min(segment)])
            for segment in self.segments
        )

    def is_asked(self, colours: set[int]) -> bool:
        return any(
            self.colour[space] in colours and self.near[space] & self.crossed
            for space in range(len(self.colour))
            if space not in self.crossed
        )


def first_action(sheet: Sheet, seat: int, events: deque[dict[str, Any]]) -> tuple[list[int], set[int]]:
    """Follow the rolls and the completion; return the dice that are left and the spaces crossed."""
    dice = list(events.popleft()["outcome"])
    for _ in range(2):
        told = events[0].get("move", {"type": ""})
        if told["type"] == "roll":
            events.popleft()
            for place, colour in zip(sorted(told["dice"]), events.popleft()["outcome"], strict=True):
                dice[place] = colour
        elif told["type"] == "stop":
            events.popleft()
            break
    if not sheet.can_complete(dice):
        return dice, set()
    event = events.popleft()
    assert (event["seat"], event["move"]["type"]) == (seat, "complete")
    spaces = {
        space for number in event["move"]["segments"] for space in sheet.segments[number]
    } - sheet.crossed
    left = Counter(dice) - Counter(sheet.colour[space] for space in spaces)
    assert left.total() == len(dice) - len(spaces)
    return list(left.elements()), spaces


def followed(header: dict[str, Any], lines: Lines) -> dict[str, Any]:
    """Follow a game to its end and return the result."""
    options, seats = header["options"], range(len(header["seats"]))
    events = deque(line["event"] for line in lines)
    *draws, active = events.popleft()["outcome"]
    pile = list(options["boards"])
    named = {board["name"]: board for board in pile}
    boards = [named[name] for name in options["choice"]] or [pile.pop(place) for place in draws]
    sheets = [Sheet(options["geography"]["spaces"], board["colours"]) for board in boards]
    areas = options["geography"]["areas"]
    points: list[dict[str, int]] = [{} for _ in seats]

    def cross(marks: dict[int, set[int]]) -> None:
        taken = {name for scored in points for name in scored}
        for seat, spaces in marks.items():
            sheets[seat].crossed |= spaces
            for area in areas:
                if area["name"] not in points[seat] and sheets[seat].crossed.issuperset(area["spaces"]):
                    first = area["name"] not in taken
                    points[seat][area["name"]] = area["high"] if first else area["high"] // 2

    while events:
        left, spaces = first_action(sheets[active], active, events)
        cross({active: spaces})
        colours = set(left) or {sheets[active].colour[space] for space in spaces}
        asked = {seat for seat in seats if seat != active and sheets[seat].is_asked(colours)}
        marks: dict[int, set[int]] = {}
        while asked:
            event = events.popleft()
            assert event["move"]["type"] == "cross"
            asked.remove(event["seat"])
            marks[event["seat"]] = set(event["move"]["spaces"])
        cross(marks)
        active = (active + 1) % len(seats)
    ranks = [(sum(scored.values()), max(scored.values(), default=0)) for scored in points]
    winners = [seat for seat in seats if ranks[seat] == max(ranks)]
    return {"scores": [score for score, _ in ranks], "over": True, "winners": winners}


@pytest.mark.parametrize(
    ("bots", "choice"),
    [(["random"] * 3, ()), (["greedy", "random"], ("C", "A")), (["greedy"] * 4, ())],
)
def test_a_game_follows_from_its_record_as_the_document_says(
    bots: list[str], choice: tuple[str, ...]
) -> None:
    record = play_game(GAMES["border"], Options(choice=choice), bots, 5, 1, recorded=True).record
    assert record is not None
    header, *lines, end = [json.loads(line) for line in record.splitlines()]
    assert followed(header, lines) == end["event"]["result"]


def test_sealed_crosses_may_come_in_any_order_of_seats() -> None:
    def swap(lines: Lines) -> None:
        for one, other in pairwise(lines[1:-1]):
            if all(line["event"].get("move", {}).get("type") == "cross" for line in (one, other)):
                one["event"], other["event"] = other["event"], one["event"]
                return
        raise AssertionError("no second action of two in this game")

    record = play_game(GAMES["border"], Options(), ["random"] * 3, 5, 1, recorded=True).record
    assert record is not None
    swapped = forged(record, swap)
    assert swapped != record
    assert verify(read_record(swapped, GAMES)) == verify(read_record(record, GAMES))
