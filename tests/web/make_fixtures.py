"""Real positions of real games between bots, for the gallery of the page and the tests of its components.

    python -m tests.web.make_fixtures

Rules, boards and bots may change without these files being made anew: they stay legal positions of the
game as it was, and `test_fixtures.py` proves that they still have the shape of the server's views.
"""

import gzip
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from hranice.game import Game, Games
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel import TRAVEL
from hranice.games.travel.rules.fare import FORTY_FIELD
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.insight import Analysis, insight_of
from hranice.lab.playing import make_player, play_game, play_out
from hranice.live.game_descriptions import about
from hranice.live.messages import GameAbout
from hranice.table.dealing import deal
from hranice.table.fair_chance import seal
from hranice.table.record import Seat
from hranice.table.record_reader import read_record
from hranice.table.record_replay import Step, replayed
from tests.travel.made_up import SMALLEST

WEB = Path(__file__).parents[2] / "web"
DESCRIPTIONS = WEB / "tests" / "games.json"
RECORDS = WEB / "tests" / "records"
SEED = 7
JANAS_SEED = "janas-seed"

Wanted = dict[str, Callable[[Any], bool]]
"""The moments to keep, each the first view of its seat that answers yes."""

BORDER_MOMENTS: Wanted = {
    "first-roll": lambda view: view.phase == "keep" and view.active == 0 and view.rolls_left == 2,
    "glow": lambda view: view.phase == "keep" and view.active == 0 and len(view.segments) > 1,
    "complete": lambda view: view.phase == "complete" and view.active == 0 and view.round > 8,
    "cross": lambda view: view.phase == "cross" and len(view.spaces) > 3 and view.round > 10,
    "one-die": lambda view: view.phase == "cross" and view.one_die and bool(view.spaces),
    "waiting": lambda view: view.phase == "keep" and view.active != 0 and view.round > 14,
    "late": lambda view: view.phase == "complete" and view.active == 0 and len(view.players[0].closed) > 2,
    "over": lambda view: view.phase == "over",
}

TRAVEL_MOMENTS: Wanted = {
    "study": lambda view: view.phase == "study",
    "dealing": lambda view: view.phase == "pause" and view.laid == 4,
    "place": lambda view: view.phase == "place" and view.round == 1 and bool(view.moves),
    "place-two": lambda view: (
        view.phase == "place" and view.round == 5 and sum(len(field.stack) for field in view.fields) >= 4
    ),
    "reckon": lambda view: view.phase == "reckon" and view.round == 1,
    "reckon-two": lambda view: view.phase == "reckon" and view.round == 3,
    "reckon-target": lambda view: (
        view.phase == "reckon"
        and view.round >= 5
        and any(FORTY_FIELD not in each.bill.picks and each.bill.adjacent for each in view.reckoned)
    ),
    "over": lambda view: view.phase == "over",
}


def place(game: Game[Any, Any, Any]) -> Path:
    """Return where the positions of a game are."""
    return WEB / "src" / "games" / game.name / "gallery" / "fixture.json"


def moments(game: Game[Any, Any, Any], steps: list[Step], wanted: Wanted) -> Iterator[tuple[str, Any]]:
    """Yield the wanted moments as seat 0 saw them, with the facts that led there."""
    missing = dict(wanted)
    for step in steps:
        view = game.view(step.state, 0)
        for name in [name for name, fits in missing.items() if fits(view)]:
            del missing[name]
            yield name, {"view": view, "facts": step.facts}


def course(game: Game[Any, Any, Any], steps: list[Step]) -> list[tuple[int, ...]]:
    """Return the scores at the end of each round."""
    scores: dict[int, tuple[int, ...]] = {}
    for step in steps:
        scores[game.rounds(step.state)] = game.standing(step.state).scores
    return [scores[number] for number in sorted(scores) if number]


def fixture(game: Game[Any, Any, Any], options: Any, bots: list[str], wanted: Wanted) -> dict[str, Any]:
    """Return the first game that has all moments that a page must be able to show."""
    for seed in count(SEED):
        played = play_game(game, options, bots, seed, 1, recorded=True)
        assert played.record is not None
        steps = list(replayed(read_record(played.record, Games(game))))
        found = dict(moments(game, steps, wanted))
        if len(found) == len(wanted):
            break
    return {
        "names": ["Jana", "Otter", "Marco", "Heron"][: len(bots)],
        "options": game.options_view(options),
        "moments": found,
        "course": course(game, steps),
    }


def understood(game: Game[Any, Any, Any], bots: list[str]) -> tuple[Analysis, list[Any]]:
    """Return the analysis of a game, and its states."""
    options = game.complete(game.options_type())
    played = play_game(game, options, bots, SEED, 1, recorded=True)
    assert played.record is not None
    record = read_record(played.record, Games(game))
    (*_, analysis) = insight_of(game).analysed(record)
    assert isinstance(analysis, Analysis)
    return analysis, [step.state for step in replayed(record)]


def border() -> dict[str, Any]:
    """Return positions of The BORDER, and of another game the analysis, the boards and a hint."""
    positions = fixture(BORDER, BorderOptions(), ["greedy"] * 4, BORDER_MOMENTS)
    analysis, states = understood(BORDER, ["beginner", "greedy"])
    boards = [states[-1].layout(seat).name for seat in range(2)]
    state = next(state for state in states if state.phase == "cross" and state.round > 6)
    seat = BORDER.due(state).seats[0]
    hint = insight_of(BORDER).advised(BORDER.redact(state, seat), seat)
    return {**positions, "analysis": analysis, "boards": boards, "hint": hint}


def travel() -> dict[str, Any]:
    """Return positions of Bez hranic, and the analysis of another game."""
    positions = fixture(TRAVEL, TravelOptions(), ["random"] * 4, TRAVEL_MOMENTS)
    analysis, _ = understood(TRAVEL, ["tourist", "traveller", "globetrotter"])
    return {**positions, "analysis": analysis}


def dealt(game: Game[Any, Any, Any], options: Any, *, duplicate: bool) -> bytes:
    """Return the record of a game that a person has dealt and played against bots, all alike."""
    bots = ["random"] * 3
    seats = [Seat("Jana", None, seal(JANAS_SEED)), *(Seat(name, name, None) for name in bots[1:])]
    agreed = deal(game, options, seats, bytes(32), {0: JANAS_SEED}, duplicate=duplicate)
    players = [make_player(game, bot, SEED + seat) for seat, bot in enumerate(bots)]
    record = play_out(game, agreed, players, recorded=True).record
    assert record is not None
    return record


def games() -> list[GameAbout]:
    """Return our games as a server describes them."""
    return [about(BORDER), about(TRAVEL)]


def main() -> None:
    """Write the files."""
    for file, content in (place(BORDER), border()), (place(TRAVEL), travel()), (DESCRIPTIONS, games()):
        file.write_bytes(msgspec.json.encode(content) + b"\n")
    write_records()


def write_records() -> None:
    """Write the records of which the page proves the chance."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    records = {
        "border": dealt(BORDER, BorderOptions(), duplicate=False),
        "border-duplicate": dealt(BORDER, BorderOptions(), duplicate=True),
        "travel": dealt(TRAVEL, TravelOptions(), duplicate=False),
        "travel-duplicate": dealt(TRAVEL, TravelOptions(), duplicate=True),
        "travel-smallest": dealt(TRAVEL, TravelOptions(map=SMALLEST), duplicate=False),
    }
    for name, record in records.items():
        (RECORDS / f"{name}.jsonl.gz").write_bytes(gzip.compress(record, mtime=0))


if __name__ == "__main__":
    main()
