"""Games of Bez hranic followed by the words of docs/record.md: moments, the limit, ties, and who pays first.

Only the price of a journey is asked of the rules, which test_fare.py tests.
"""

import json
import re
from collections import deque
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hranice.game import Refusal
from hranice.games.travel.rules.atlas import Atlas
from hranice.games.travel.rules.fare import Case, Fares
from hranice.games.travel.rules.options import Options
from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from tests.table.forging import Lines
from tests.travel.made_up import SMALLEST

DOCUMENT = Path(__file__).parents[2] / "docs" / "record.md"
LONGEST = 5_000
"""Milliseconds to settle: tokens stamped after the limit come before its alarm."""
INCOME = {1: 100, 3: 200, 5: 300}


class Token:
    """A token on the offer board."""

    def __init__(self, traveller: int, field: int, at: int) -> None:
        self.traveller, self.field, self.at = traveller, field, at


class Follower:
    """Follows a game event by event; `since` is the moment from which the next alarm is due."""

    def __init__(self, header: dict[str, Any], lines: Lines) -> None:
        self.options = header["options"]
        self.fares = Fares(msgspec.convert(self.options["map"], Atlas))
        self.seats = range(len(header["seats"]))
        self.each = 2 if self.options["harder"] else 1
        self.events = deque(line["event"] for line in lines)
        self.purses = [0 for _ in self.seats]
        self.since = 0
        self.tokens: list[Token] = []
        self.wanted = 0
        self.forced = self.late = 0

    def chance(self) -> list[int]:
        event = self.events.popleft()
        assert event["type"] == "chance"
        self.since = event["at"]
        outcome: list[int] = event["outcome"]
        return outcome

    def alarm(self, due: int) -> None:
        """Expect an alarm; where time is virtual it rings when it is due."""
        assert self.events.popleft() == {"type": "alarm", "at": due}
        self.since = due

    def shown(self) -> None:
        due, waiting = self.since + self.options["show"], set(self.seats)
        while self.options["show"] and waiting:
            if self.events[0]["type"] == "alarm" and self.options["show"] > 0:
                return self.alarm(due)
            event = self.events.popleft()
            assert event["move"] == {"type": "ready"}
            waiting.remove(event["seat"])
            self.since = event["at"]
        return None

    def card(self) -> list[int]:
        if self.options["pace"]:
            self.alarm(self.since + self.options["pace"])
        return self.chance()

    def place(self) -> None:
        """Follow the placing until all tokens lie in their order."""
        revealed, settle = self.since, self.options["settle"]
        limit = revealed + 1000 * self.options["limit"] if self.options["limit"] else None
        while len(self.tokens) < self.wanted * self.each * len(self.seats):
            if self.events[0]["type"] == "alarm":
                assert limit is not None
                self.alarm(limit + settle)
                return self.force(self.seats, limit)
            event = self.events.popleft()
            seat, move, at = event["seat"], event["move"], event["at"]
            if limit is not None and at > limit:
                self.late += 1
                self.force([seat], limit)
            else:
                self.put(Token(seat * self.each + move["colour"], move["field"], at))
        self.since = max(token.at for token in self.tokens)
        return self.alarm(self.since + settle) if settle else None

    def put(self, token: Token) -> None:
        seat = token.traveller // self.each
        own = [other.at for other in self.tokens if other.traveller // self.each == seat]
        token.at = max([token.at, *own])
        self.tokens.append(token)
        self.tokens.sort(key=lambda other: other.at)

    def force(self, seats: Any, limit: int) -> None:
        for seat in seats:
            for traveller in range(seat * self.each, (seat + 1) * self.each):
                while len(self.fields(traveller)) < self.wanted:
                    field = next(field for field in range(8) if self.is_legal(traveller, field))
                    self.put(Token(traveller, field, limit))
                    self.forced += 1

    def fields(self, traveller: int) -> list[int]:
        return [token.field for token in self.tokens if token.traveller == traveller]

    def is_legal(self, traveller: int, field: int) -> bool:
        mine = self.fields(traveller)
        twin = self.fields(traveller ^ 1) if self.each == 2 else []
        return field not in mine and not (len(twin) == self.wanted and {*twin} == {*mine, field})

    def untie(self) -> None:
        places = sorted(range(len(self.tokens)), key=lambda place: (self.tokens[place].field, place))
        groups = groupby(places, key=lambda place: (self.tokens[place].field, self.tokens[place].at))
        ties = [tie for _, tie in ((key, list(group)) for key, group in groups) if self.is_tie(tie)]
        draws = iter(self.chance() if ties else ())
        for tie in ties:
            waiting = [self.tokens[place] for place in tie]
            owners = [token.traveller // self.each for token in waiting]
            order = [owners.pop(next(draws)) for _ in tie[1:]] + owners
            for place, owner in zip(tie, order, strict=True):
                first = next(token for token in waiting if token.traveller // self.each == owner)
                waiting.remove(first)
                self.tokens[place] = first

    def is_tie(self, places: list[int]) -> bool:
        return len({self.tokens[place].traveller // self.each for place in places}) > 1

    def under(self, traveller: int, field: int) -> int:
        return [token.traveller for token in self.tokens if token.field == field].index(traveller)

    def reckon(self, number: int, ends: list[str], offer: list[str]) -> None:
        """Let travellers pay in the order of the document, or in round 7 receive."""
        place = {token.traveller: number for number, token in enumerate(self.tokens)}

        def turn(traveller: int) -> tuple[int, int]:
            stacks = [[token for token in self.tokens if token.field == at] for at in self.fields(traveller)]
            above = sum(len(stack) - 1 - self.under(traveller, stack[0].field) for stack in stacks)
            return above, -place[traveller]

        for traveller in sorted(place, key=turn):
            fields = self.fields(traveller)
            picks = tuple(offer[field - 1] if field else "40" for field in fields)
            under = tuple(self.under(traveller, field) for field in fields)
            start, target = (*ends, None)[:2]
            assert start is not None
            price = self.fares.bill(Case(number, start, picks, target, under)).total
            seat = traveller // self.each
            self.purses[seat] += price if number == 7 else -min(price, self.purses[seat])

    def follow(self) -> dict[str, Any]:
        """Follow the whole game and return its result."""
        self.chance()
        self.shown()
        used: list[str] = []
        for number in range(1, 8):
            self.purses = [purse + INCOME.get(number, 0) * self.each for purse in self.purses]
            deck = [state["code"] for state in self.options["map"]["states"]]
            if number == 7 or len(deck) - len(used) < (8 if number < 5 else 9):
                used = []
            cards = [code for code in deck if code not in used]
            offer = [cards.pop(*self.card()) for _ in range(7)]
            ends = [cards.pop(place) for place in self.card()]
            used += [*offer, *ends]
            self.tokens, self.wanted = [], 1 if number <= 2 else 2
            self.place()
            self.untie()
            self.reckon(number, ends, offer)
            if number < 7:
                self.shown()
        assert not self.events
        winners = [seat for seat in self.seats if self.purses[seat] == max(self.purses)]
        return {"scores": self.purses, "over": True, "winners": winners}


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["random"] * 4, Options()),
        (["random", "tourist"], Options(harder=True, pace=0, settle=0, show=0)),
        (["tourist", "traveller", "globetrotter"], Options(limit=2, settle=LONGEST, show=5_000)),
        (["tourist", "tourist", "random"], Options(limit=1, harder=True, show=-1, second_colours=("red",))),
        (["random", "tourist", "traveller"], Options(map=SMALLEST)),
    ],
)
def test_a_game_follows_from_its_record_as_the_document_says(bots: list[str], options: Options) -> None:
    record = play_game(GAMES["travel"], options, bots, 5, 1, recorded=True).record
    assert record is not None
    header, *lines, end = [json.loads(line) for line in record.splitlines()]
    follower = Follower(header, lines)
    assert follower.follow() == end["event"]["result"]
    assert bool(follower.forced) == bool(options.limit)
    assert bool(follower.late) == (options.settle == LONGEST)


def test_the_document_gives_the_bounds_of_the_options() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \|.*\| (-?\d), ([\d,]+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [name for name, _, _ in rows] == ["pace", "limit", "settle", "show"]
    for name, least, most in rows:
        value = int(most.replace(",", ""))
        GAMES["travel"].setup(replace(Options(), **{name: value}), 2)
        for wrong in (int(least) - 1, value + 1):
            with pytest.raises(Refusal, match="travel-option-range"):
                GAMES["travel"].setup(replace(Options(), **{name: wrong}), 2)
