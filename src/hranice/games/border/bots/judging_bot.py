"""The levels of play: bots that judge positions by what was learned, and see more or less clearly.

All levels hold dice by exact expectation and judge positions by the same net, in the compiled engine. They
differ in how well they see: a blurred eye misjudges every possibility by a little chance, an inattentive one
does not even notice some of them. So a beginner's mistakes are those of people: a worse move that looks
nearly as good, or a better one not seen; never a senseless one.
"""

from typing import NamedTuple

from hranice.bots.bot import Bot, Choice, turned
from hranice.games.border.bots.engine.memory_layout import MOST_PURSUED
from hranice.games.border.bots.engine.packing import spaces, words
from hranice.games.border.bots.engine.questions import Dials, Words, best_move, weigh_moves
from hranice.games.border.rules.state import Complete, Cross, Move, Reroll, State, Stop

_NEVER = -1.0
"""The worth of moves that are not considered."""


class Weighed(NamedTuple):
    """Moves that a bot considers, the one it would choose first, and what each is worth to it."""

    moves: tuple[Move, ...]
    worth: tuple[float, ...]
    chosen: float
    """What the move is worth that was asked about; without one, the best."""


class JudgingBot(Bot[State, Move]):
    """Plays what it judges best, as far as it sees."""

    def __init__(
        self, seed: int, *, blur: float, inattention: float, width: float, foresight: float, lookahead: float
    ) -> None:
        """Make a bot with such eyes.

        `blur` is the standard deviation of its misjudgement, in shares of the victory between two (between
        more the shares are smaller, and so is the misjudgement), `inattention` the part of possibilities it
        overlooks, `width` how many crossings it pursues at a time, `foresight` for how many completions it
        imagines what the others will do with the dice, `lookahead` for how many crossings it reckons its own
        next turn.
        """
        self._seed = seed % 2**64
        self._dials = Dials(
            turned("blur", blur, 0, 1),
            turned("inattention", inattention, 0, 1),
            int(turned("width", width, 1, MOST_PURSUED)),
            int(turned("foresight", foresight, 0, MOST_PURSUED)),
            int(turned("lookahead", lookahead, 0, MOST_PURSUED)),
        )

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the move that looks best."""
        return Choice(move_of(state, best_move(state, seat, self._dials, self._seed)))

    def weigh(self, state: State, seat: int, chosen: Move | None = None) -> Weighed:
        """Return what this bot considers, and what it thinks of a legal move that somebody chose.

        That move is judged with the same care as the best ones, even where the bot would not look twice.
        """
        asked = None if chosen is None else _words_of(chosen)
        moves, worth, place = weigh_moves(state, seat, self._dials, self._seed, asked)
        considered = sorted(
            (at for at in range(len(worth)) if worth[at] > _NEVER), key=worth.__getitem__, reverse=True
        )
        return Weighed(
            tuple(move_of(state, moves[at]) for at in considered),
            tuple(worth[at] for at in considered),
            worth[considered[0] if chosen is None else place],
        )


def move_of(state: State, chosen: Words) -> Move:
    """Return a move of the rules, given as the engine gives it."""
    numbers = spaces(chosen)
    match state.phase:
        case "keep":
            return Reroll(numbers) if numbers else Stop()
        case "complete":
            return Complete(numbers)
        case _:
            return Cross(numbers)


def _words_of(move: Move) -> Words:
    """Return a move of the rules as the engine takes it."""
    match move:
        case Reroll(dice=numbers) | Complete(segments=numbers) | Cross(spaces=numbers):
            return tuple(words(numbers))
        case Stop():
            return tuple(words(()))
