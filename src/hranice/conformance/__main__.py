"""`python -m hranice.conformance GAME`: one line for each guarantee; status 1 if one is broken."""

import argparse
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import NoReturn

from hranice.conformance import Broken, Case, cases
from hranice.conformance.cases import SEEDS
from hranice.conformance.game_transcript import EVENTS, golden
from hranice.conformance.playing import AnyGame
from hranice.game import BadInput, UnknownGame
from hranice.plugins import GAMES, LEFT_OUT, BadPlugin, checked

BROKEN, WRONG_INPUT = 1, 2


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"hranice.conformance: {' '.join(message.split())} (--help tells more)\n")


def main() -> int:
    """Run the command line and return its exit status."""
    parser = _Parser("hranice.conformance", description=__doc__)
    parser.add_argument("game", help="the name of an installed game, or where one is: package.module:GAME")
    parser.add_argument("--players", type=int, metavar="N", help="for so many only")
    parser.add_argument("--seeds", type=int, metavar="N", default=len(SEEDS), help="games of each kind")
    parser.add_argument("--golden", type=Path, metavar="FILE", help="write a game as text")
    parser.add_argument("--seed", type=int, metavar="S", default=0, help="that of the text")
    parser.add_argument("--events", type=int, metavar="N", default=EVENTS, help="views of as many in it")
    given = parser.parse_args()
    try:
        versions = _versions(given.game)
    except (BadInput, BadPlugin) as error:
        parser.error(str(error))
    players = versions[-1].players if given.players is None else range(given.players, given.players + 1)
    if not set(players) <= set(versions[-1].players):
        possible = versions[-1].players
        parser.error(f"{given.players} players: {given.game} is for {possible[0]} to {possible[-1]}")
    if given.golden is not None:
        text = golden(versions[-1], players[0], given.seed, given.events)
        try:
            given.golden.write_text(text, encoding="utf-8")
        except OSError as error:
            parser.error(f"{error.filename}: {error.strerror}")
        return 0
    return _prove(versions, players, range(given.seeds))


def _versions(name: str) -> tuple[AnyGame, ...]:
    """Return the versions of a game by its name, or by the place of an object."""
    if ":" in name:
        return checked(EntryPoint("game", name, ""))
    found = tuple(game for (listed, _), game in GAMES.versions.items() if listed == name)
    if not found:
        raise UnknownGame("; ".join((f"there is no game {name!r}, but {', '.join(GAMES)}", *LEFT_OUT)))
    return found


def _prove(versions: tuple[AnyGame, ...], players: range, seeds: range) -> int:
    """Print for each guarantee whether it is kept, for every number of players."""
    status = 0
    for game in versions:
        guarantees: dict[str, list[Case]] = {}
        for case in cases(game, seeds):
            guarantees.setdefault(case.guarantee, []).append(case)
        for guarantee, of_players in guarantees.items():
            try:
                for case in of_players:
                    if case.seats in players:
                        case.check()
                print(f"ok      {game.name} {game.rules}: {guarantee}", flush=True)
            except Broken as broken:
                status = BROKEN
                print(f"BROKEN  {game.name} {game.rules}: {broken}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
