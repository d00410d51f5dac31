"""What can be asked of the engine, and its answers as values of Python.

All answers are the same to the last bit on every machine. The time of a thought is bounded by the dials and
by the number of games asked for; the memory of the engine never grows.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations_with_replacement
from struct import Struct, unpack
from typing import Any, NamedTuple

from hranice.games.border.bots.engine.loaded_engine import Engine, engine
from hranice.games.border.bots.engine.memory_layout import ANSWER, BOARD, SEATS, WHOLE_ROLLS, WORDS
from hranice.games.border.bots.engine.packing import packed_board, packed_position
from hranice.games.border.rules.board_bits import Layout
from hranice.games.border.rules.game import RULES
from hranice.games.border.rules.state import DICE, FACES, ROLLS, Options, State

Words = tuple[int, ...]
"""A move as a set of bits: dice to roll again (none: stop), segments, or spaces."""

_HEAD = Struct("<qQddqqqqq2Q")
"""The fields of a question before the position."""
_KINDS = {field.name: field.kind for field in ANSWER.fields}
_ROLL = {dice: number for number, dice in enumerate(combinations_with_replacement(range(FACES), DICE))}
"""The number of a roll by its colours, rising."""


class Dials(NamedTuple):
    """How well a player sees and how far it looks; `JudgingBot` explains them."""

    blur: float
    inattention: float
    width: int
    foresight: int
    lookahead: int


CLEAR = Dials(0.0, 0.0, 1, 0, 0)
"""Of no importance where only positions are judged."""


class Weighed(NamedTuple):
    """Moves that were considered and what each is worth."""

    moves: tuple[Words, ...]
    worth: tuple[float, ...]
    asked: int
    """The place of the move asked about; 0 without one."""


class Turn(NamedTuple):
    """What a turn is worth."""

    before: float
    """Before its first roll."""
    rolls: tuple[tuple[float, ...], ...]
    """By rolls to come: what each roll is worth as it lies."""

    def after(self, dice: tuple[int, ...], rolls: int) -> float:
        """Return what the turn is worth after so many rolls, with the dice as they lie."""
        return self.rolls[ROLLS - rolls][_ROLL[tuple(sorted(dice))]]


def best_move(state: State, seat: int, dials: Dials, seed: int) -> Words:
    """Return the move that a due seat likes best."""
    with _asked("weigh_moves", about_state(state, seat, dials, seed), state.seats) as asked:
        return _best(asked)


def weigh_moves(state: State, seat: int, dials: Dials, seed: int, move: Words | None = None) -> Weighed:
    """Return what a due seat considers; a legal move that is given is judged as closely as the best."""
    with _asked("weigh_moves", about_state(state, seat, dials, seed, move=move), state.seats) as asked:
        (count,), (place,) = _answer(asked, "count"), _answer(asked, "asked")
        worth, words = _answer(asked, "worth", count), _answer(asked, "moves", WORDS * count)
    moves = tuple(words[at : at + WORDS] for at in range(0, len(words), WORDS))
    return Weighed(moves, worth, place)


def reckon_turn(state: State, seat: int) -> Turn:
    """Return what a turn of a seat that is about to begin, or has begun, is worth."""
    with _asked("reckon_turn", about_state(state, seat, CLEAR), state.seats) as asked:
        (before,), rolls = _answer(asked, "turn"), _answer(asked, "rolls", ROLLS * WHOLE_ROLLS)
    return Turn(before, tuple(rolls[at : at + WHOLE_ROLLS] for at in range(0, len(rolls), WHOLE_ROLLS)))


def judge_round(state: State) -> tuple[float, ...]:
    """Return for each seat the share of the victory that a position after a round promises."""
    with _asked("judge_round", about_state(state, 0, CLEAR), state.seats) as asked:
        return _answer(asked, "shares", state.seats)


def best_by_playouts(state: State, seat: int, playouts: int, seed: int) -> Words:
    """Return the move of a due seat that wins most of so many random playouts."""
    with _asked("try_out_moves", about_state(state, seat, CLEAR, seed, count=playouts)) as asked:
        return _best(asked)


def play_greedy(layouts: Sequence[Layout], starter: int, games: int, seed: int) -> tuple[float, ...]:
    """Play games between greedy players on these boards; return the sum of each seat's shares.

    The seat `starter` begins the first game, the next one the second, and so on.
    """
    with _asked("play_greedy", about_games(layouts, len(layouts), games, seed, starter)) as asked:
        return _answer(asked, "shares", len(layouts))


def play_random(layouts: Sequence[Layout], seats: int, games: int, seed: int) -> int:
    """Play games between random players on boards drawn from these four; return the number of decisions."""
    with _asked("play_random", about_games(layouts, seats, games, seed)) as asked:
        (decisions,) = _answer(asked, "count")
    return int(decisions)


def about_state(
    state: State, seat: int, dials: Dials, seed: int = 0, *, count: int = 0, move: Words | None = None
) -> bytes:
    """Return a question about a state, as `memory_layout.QUESTION` describes it."""
    seats = range(state.seats)
    head = _HEAD.pack(seat, seed, *dials, count, move is not None, *(move or (0,) * WORDS))
    return head + packed_position(state, seats) + _boards([state.layout(seat) for seat in seats])


def about_games(layouts: Sequence[Layout], seats: int, games: int, seed: int, starter: int = 0) -> bytes:
    """Return a question about whole games on these boards, as `memory_layout.QUESTION` describes it."""
    head = _HEAD.pack(starter, seed, *CLEAR, games, 0, *(0,) * WORDS)
    return head + packed_position(RULES.setup(Options(), seats), range(seats)) + _boards(layouts)


def _boards(layouts: Sequence[Layout]) -> bytes:
    return b"".join(map(packed_board, layouts)).ljust(SEATS * BOARD.size, b"\0")


@contextmanager
def _asked(entry: str, question: bytes, net_for: int | None = None) -> Iterator[Engine]:
    """Ask the engine of this process, with the net for so many players if one is needed."""
    asked = engine()
    with asked.lock:
        if net_for is not None:
            asked.load_net(net_for, question)
        asked.ask(entry, question)
        yield asked


def _best(asked: Engine) -> Words:
    (best,) = _answer(asked, "best")
    return _answer(asked, "moves", WORDS, WORDS * best)


def _answer(asked: Engine, field: str, count: int = 1, first: int = 0) -> tuple[Any, ...]:
    """Return so many numbers of a field of the answer; all of them are eight bytes wide."""
    return unpack(f"<{count}{_KINDS[field]}", asked.read(ANSWER.offset[field] + 8 * first, 8 * count))
