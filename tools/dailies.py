"""Puzzles of the daily deal, for their makers.

    python -m tools.dailies [DAYS]          makes days, thirty unless told, and tells what is in them
    python -m tools.dailies stock [DAYS]    writes the stock for practice into the games' folders

The same program writes the same stock: its games are looked through one after the other.
"""

import itertools
import json
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

import hranice.games
from hranice.daily.attempts import Task
from hranice.daily.dailies import read_made, task_of
from hranice.daily.dates import after
from hranice.daily.making import RUNS, complete_options, made_game, make_day, puzzles_of
from hranice.daily.practice_puzzles import StockedDay, StockedPuzzle, practice_secret
from hranice.daily.puzzle_games import judged_bot, position_of
from hranice.locale import Texts
from hranice.plugins import GAMES

STOCKED = 28
"""Days of the stock: all maps come round equally often."""
APART = 10_000
"""Games between the first ones of two days: more than are looked through for one."""
FIRST = "2026-11-01"
DAYS = 30


def stocked(name: str, day: int) -> StockedDay:
    """Return puzzles of a game for a day, in games that no other day looks through."""
    game = GAMES[name]
    numbers = itertools.count(day * APART + 1)
    known: dict[str, int] = {}

    def draw() -> str:
        number = next(numbers)
        secret = practice_secret(number)
        known[secret] = number
        return secret

    made = made_game(game, puzzles_of(game), day, draw)
    puzzles = tuple(
        StockedPuzzle(
            known[ready.puzzle.secret],
            ready.puzzle.begins,
            ready.puzzle.seat,
            tuple(round(share, 3) for share in ready.levels.values()),
        )
        for ready in made.puzzles
    )
    return StockedDay(made.options, puzzles)


def write_stock(days: int) -> None:
    """Write the stock of every game, a day in each line."""
    with ProcessPoolExecutor() as processes:
        for game in (game for game in GAMES.values() if game.parts.offers("puzzles")):
            found = list(processes.map(stocked, itertools.repeat(game.name, days), range(days)))
            lines = ",\n".join(msgspec.json.encode(day).decode() for day in found)
            text = f'{{"rules":{json.dumps(game.rules)},"days":[\n{lines}\n]}}\n'
            folder = Path(hranice.games.__file__).parent / game.name / "puzzles"
            (folder / "stock.json").write_text(text, encoding="utf-8")


def told(days: int) -> Iterator[str]:
    """Yield what is in so many days, and at last how often which reason is given and how levels do."""
    reasons: Counter[str] = Counter()
    shares: dict[str, list[float]] = {}
    for number in range(days):
        day = after(FIRST, number)
        made = read_made(make_day(day))
        yield f"{day}  {made.commitment[:16]}"
        for name, of_game in made.games.items():
            for place, ready in enumerate(of_game.puzzles):
                task = task_of(day, name, of_game, place, 0)
                words, reason = _told(task)
                reasons[f"{name} {ready.puzzle.kind} {reason}"] += 1
                for level, share in ready.levels.items():
                    shares.setdefault(f"{name} {ready.puzzle.kind} {level}", []).append(share)
                yield f"  {name} {of_game.options.get('map', '')} {ready.puzzle.kind}: {words}"
    yield ""
    yield from (f"{count:4} {reason}" for reason, count in sorted(reasons.items()))
    yield from (f"{statistics.mean(found):.2f} {level}" for level, found in shares.items())


def _told(task: Task) -> tuple[str, str]:
    """Return what the usual player did in a puzzle and why something else was better; and the key of why."""
    game = GAMES[task.game]
    puzzles = puzzles_of(game)
    options = complete_options(game, task.options)
    position = position_of(game, options, task.bots, task.puzzle)
    usual = puzzles.levels[-2]
    tries = (judged_bot(position, puzzles.judge, usual, run) for run in range(RUNS))
    judged = min(tries, key=lambda found: found.result.share)
    decision = max(judged.decisions, key=lambda one: one.best.worth - one.chosen.worth)
    levels = " ".join(f"{share:.2f}" for share in task.ready.levels.values())
    worths = " ".join(f"{choice.worth:.3g}" for choice in decision.choices)
    sentence = Texts("en").text(decision.reason, **decision.params) if decision.reason else "-"
    borders = " ".join("-".join(border) for border in decision.borders)
    result = f"{judged.result.got:.3g} of {judged.result.best:.3g}"
    return f"[{levels}] {usual} {result}; choices {worths}; {sentence} {borders}", decision.reason


def main(arguments: list[str]) -> int:
    """Do what was asked for."""
    if arguments[:1] == ["stock"]:
        write_stock(int(arguments[1]) if arguments[1:] else STOCKED)
        return 0
    for line in told(int(arguments[0]) if arguments else DAYS):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
