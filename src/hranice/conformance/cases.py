"""What is to be proven of a game, case by case, and how a fault is told."""

from collections.abc import Sequence
from dataclasses import dataclass

from hranice.conformance.contract_checks import CONTRACT
from hranice.conformance.part_checks import WITHOUT_CHANCE, offered
from hranice.conformance.playing import AnyGame
from hranice.conformance.trial import Check, Trial, shortened

SEEDS = range(2)


class Broken(AssertionError):  # noqa: N818 - named for what the game did to its guarantee
    """A game does not keep a guarantee. The message says which, and how to see it again."""


@dataclass(frozen=True)
class Case:
    """One guarantee of one game, for so many players."""

    game: AnyGame
    seats: int
    proves: Check
    seeds: Sequence[int]

    def __str__(self) -> str:
        """Return a name, for reports of tests."""
        return f"{self.game.name}-{self.game.rules}-{self.seats}-{self.proves.__name__}"

    @property
    def guarantee(self) -> str:
        """What is proven, in words."""
        return (self.proves.__doc__ or "").removeprefix("Prove that ").partition(".")[0]

    def check(self) -> None:
        """Return if the guarantee is kept. Raises `Broken` with the first fault."""
        for seed in self.seeds:
            trial, cause = Trial(self.game, self.seats, seed), None
            try:
                fault = next(self.proves(trial), None)
            except Exception as error:
                notes = "".join(f", {note}" for note in getattr(error, "__notes__", ()))
                fault, cause = f"{type(error).__name__}: {shortened(error)}{notes}", error
            if fault is not None:
                raise Broken(f"{self.guarantee}: {trial.place}: {fault}") from cause


def cases(game: AnyGame, seeds: Sequence[int] = SEEDS) -> list[Case]:
    """Return everything that is to be proven of a game, for every number of players and with these seeds."""
    return [
        Case(game, seats, proves, seeds[:1] if proves in WITHOUT_CHANCE else seeds)
        for seats in game.players
        for proves in (*CONTRACT, *offered(game, first=seats == game.players[0]))
    ]
