"""The levels of play: bots that judge positions by what was learned, and see more or less clearly.

All levels hold dice by exact expectation and judge positions by the same net (`judgement`). They differ in
how well they see: a blurred eye misjudges every possibility by a little chance, an inattentive one does not
even notice some of them. So a beginner's mistakes are those of people: a worse move that looks nearly as
good, or a better one not seen; never a senseless one.
"""

from typing import NamedTuple

import numpy as np

from hranice.border import BORDER
from hranice.border.first_action import count_colours
from hranice.border.state import ROLLS, Complete, Cross, Move, Reroll, State, Stop
from hranice.bots.border.completing import Completions, all_completions
from hranice.bots.border.crossing import Growing
from hranice.bots.border.dice import (
    FIRST_ROLL,
    HANDFULS,
    PARTS,
    best_of_parts,
    handful,
    worth_of_holding,
)
from hranice.bots.border.greedy import GreedyBot
from hranice.bots.border.judgement.board import Floats, plan_of
from hranice.bots.border.judgement.judge import Judge, Worth
from hranice.bots.border.judgement.net import Weights, load_weights
from hranice.bots.bot import Bot, Choice, turned
from hranice.game import Moved

MOST = 256
"""So many possibilities may be pursued: whoever turns the dials must not bring a server to a halt."""
_NEVER = -1.0
_PHASES = ("keep", "complete", "cross")


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
        self._nets = load_weights()
        self._seed = seed
        self._blur = turned("blur", blur, 0, 1)
        self._inattention = turned("inattention", inattention, 0, 1)
        self._width = int(turned("width", width, 1, MOST))
        self._foresight = int(turned("foresight", foresight, 0, MOST))
        self._lookahead = int(turned("lookahead", lookahead, 0, MOST))
        self._turn: tuple[int, Worth] = 0, np.zeros(0)
        """The round and the worth of every final roll in it: the rolls of one turn share them."""

    def choose(self, state: State, seat: int) -> Choice[Move]:
        """Return the move that looks best."""
        weights = self._nets[state.seats]
        match state.phase:
            case "keep":
                return Choice(self._hold(state, seat))
            case "complete":
                return Choice(self._complete(state, seat, weights))
            case _:
                return Choice(self._cross(state, seat, weights))

    def weigh(self, state: State, seat: int, chosen: Move | None = None) -> Weighed:
        """Return what this bot considers, and what it thinks of a legal move that somebody chose.

        That move is judged with the same care as the best ones, even where the bot would not look twice.
        """
        weights = self._nets[state.seats]
        moves: list[Move]
        asked: Move | None = None
        match state.phase:
            case "keep":
                return self._weigh_holds(state, seat, chosen)
            case "complete":
                wanted = chosen.segments if isinstance(chosen, Complete) else None
                completions, worth = self._completions(state, seat, weights, wanted)
                plan = plan_of(state.layout(seat))
                moves = [Complete(completions.numbers(plan, at)) for at in range(len(worth))]
                asked = None if wanted is None else Complete(tuple(sorted(wanted)))
            case _:
                spaces = chosen.spaces if isinstance(chosen, Cross) else None
                made, worth = self._crossings(state, seat, weights, spaces)
                moves = [Cross(tuple(np.flatnonzero(row).tolist())) for row in made]
                asked = None if spaces is None else Cross(tuple(sorted(spaces)))
        worth = self._seen(worth, state, seat)
        considered = [at for at in np.argsort(-worth, kind="stable").tolist() if worth[at] > _NEVER]
        asked_at = considered[0] if asked is None else moves.index(asked)
        return Weighed(
            tuple(moves[at] for at in considered),
            tuple(float(worth[at]) for at in considered),
            float(worth[asked_at]),
        )

    def _weigh_holds(self, state: State, seat: int, chosen: Move | None) -> Weighed:
        best = self._hold(state, seat)
        worth = worth_of_holding(self._turn[1], ROLLS - state.rolls)
        shown = handful(count_colours(state.dice))
        # Stopping is final, while who holds all five may still change their mind.
        worth[shown] = self._turn[1][shown - FIRST_ROLL]
        parts = np.unique(PARTS[shown - FIRST_ROLL]).tolist()
        moves: dict[int, Move] = {held: _holding(state.dice, held) for held in parts}
        first = _held(state.dice, best)
        order = [first, *sorted((held for held in parts if held != first), key=lambda held: -worth[held])]
        asked = first if chosen is None else _held(state.dice, chosen)
        return Weighed(
            tuple(moves[held] for held in order),
            tuple(float(worth[held]) for held in order),
            float(worth[asked]),
        )

    def _seen(self, worth: Worth, state: State, seat: int) -> Worth:
        """Return worths as this bot sees them. The first, doing nothing, is never overlooked."""
        if not self._blur and not self._inattention:
            return worth
        # Drawn anew from where the game stands, so that the same state always gets the same move; and all
        # rolls of a turn are seen alike, so that a plan made after the first is kept after the second.
        chance = np.random.default_rng([self._seed, state.round, _PHASES.index(state.phase), seat])
        blur = self._blur * 2 / state.seats
        seen = worth + blur * chance.standard_normal(len(worth))
        overlooked = chance.random(len(worth)) < self._inattention
        overlooked[0] = False
        seen[overlooked] = _NEVER
        return seen

    def _hold(self, state: State, seat: int) -> Reroll | Stop:
        if self._turn[0] != state.round:
            self._turn = state.round, self.turn_worth(state, seat)
        worth = worth_of_holding(self._turn[1], ROLLS - state.rolls)
        shown = handful(count_colours(state.dice))
        parts = PARTS[shown - FIRST_ROLL]
        held = parts[np.argmax(worth[parts])]
        if worth[held] <= worth[shown]:
            return Stop()
        return _holding(state.dice, int(held))

    def turn_worth(self, state: State, seat: int) -> Worth:
        """Return what each final roll of a turn that is about to begin, or has begun, is worth.

        That is the best that can be completed with it.
        """
        judge = Judge(self._nets[state.seats], state, seat)
        completions = all_completions(judge.plan, judge.crossed)
        worth = judge.after_first(completions.crossed(judge.plan, judge.crossed), completions.left())
        return _best_by_roll(completions, self._seen(worth, state, seat))

    def _complete(self, state: State, seat: int, weights: Weights) -> Complete:
        completions, worth = self._completions(state, seat, weights)
        best = int(np.argmax(self._seen(worth, state, seat)))
        return Complete(completions.numbers(plan_of(state.layout(seat)), best))

    def _completions(
        self, state: State, seat: int, weights: Weights, wanted: tuple[int, ...] | None = None
    ) -> tuple[Completions, Worth]:
        """Return all completions and their worth; one that is wanted is looked at as closely as the best."""
        judge = Judge(weights, state, seat)
        completions = all_completions(judge.plan, judge.crossed).within(count_colours(state.dice))
        worth = judge.after_first(completions.crossed(judge.plan, judge.crossed), completions.left())
        if not self._foresight:
            return completions, worth
        promising = np.argsort(-worth, kind="stable")[: self._foresight].tolist()
        if wanted is not None:
            row = [number in wanted for number in judge.plan.numbers]
            promising += np.flatnonzero((completions.segments == row).all(axis=1)).tolist()
        return completions, self._foresee(state, seat, completions, worth, promising)

    def _foresee(
        self, state: State, seat: int, completions: Completions, worth: Worth, promising: list[int]
    ) -> Worth:
        """Judge the most promising completions anew: by what the others make of the dice they leave.

        How they really answer is a guess, so both judgements count alike.
        """
        plan = plan_of(state.layout(seat))
        foreseen = np.full(len(worth), _NEVER)
        for place in promising:
            after = _after_others(state, seat, Complete(completions.numbers(plan, place)))
            foreseen[place] = (worth[place] + self.round_worth(after, seat)) / 2
        return foreseen

    def round_worth(self, state: State, seat: int) -> float:
        """Return what a position after a round is worth to a seat."""
        if state.phase == "over":
            winners = BORDER.standing(state).winners
            return (seat in winners) / len(winners)
        judge = Judge(self._nets[state.seats], state, seat)
        return float(judge.after_round(judge.crossed)[0])

    def _cross(self, state: State, seat: int, weights: Weights) -> Cross:
        made, worth = self._crossings(state, seat, weights)
        best = int(np.argmax(self._seen(worth, state, seat)))
        return Cross(tuple(np.flatnonzero(made[best]).tolist()))

    def _crossings(
        self, state: State, seat: int, weights: Weights, wanted: tuple[int, ...] | None = None
    ) -> tuple[Floats, Worth]:
        """Return crossings and their worth; one that is wanted is looked at as closely as the best."""
        judge = Judge(weights, state, seat)
        made, worth = Growing(state, seat).search(judge.after_round, self._width)
        if wanted is not None:
            row = np.zeros_like(made[:1])
            row[0, list(wanted)] = 1
            if not (made == row).all(axis=1).any():
                made = np.concatenate([made, row])
                worth = np.concatenate([worth, judge.after_round(judge.crossed + row)])
        if not self._lookahead or state.ending:
            return made, worth
        promising = np.argsort(-worth, kind="stable")[: self._lookahead].tolist()
        if wanted is not None:
            here = int(np.flatnonzero((made == row).all(axis=1))[0])
            # Not twice: in a batch of another size the same sums may differ in their last digit.
            promising += [here] if here not in promising else []
        return made, _look_ahead(judge, made, worth, promising)


def _look_ahead(judge: Judge, made: Floats, worth: Worth, promising: list[int]) -> Worth:
    """Judge the most promising crossings anew: by the whole turn that could follow, dice and all.

    Between now and then others may move; they move alike after each of these crossings.
    """
    ahead = np.full(len(worth), _NEVER)
    ahead[promising] = worth[promising]
    boards = judge.crossed + made[promising]
    going_on = np.flatnonzero(~judge.is_end(boards))
    turns = [all_completions(judge.plan, boards[place : place + 1]) for place in going_on]
    if turns:
        after = [turn.crossed(judge.plan, boards[place]) for turn, place in zip(turns, going_on, strict=True)]
        judged = judge.after_first(np.concatenate(after), np.concatenate([turn.left() for turn in turns]))
        parts = np.split(judged, np.cumsum([len(turn.dice) for turn in turns])[:-1])
        for place, turn, part in zip(going_on, turns, parts, strict=True):
            ahead[promising[place]] = worth_of_holding(_best_by_roll(turn, part), ROLLS)[0]
    return ahead


def _best_by_roll(completions: Completions, worth: Worth) -> Worth:
    """Return for every final roll the best worth of the completions that it allows."""
    best = np.full(len(HANDFULS), _NEVER)
    np.maximum.at(best, completions.handfuls(), worth)
    return best_of_parts(best)


def _holding(dice: tuple[int, ...], held: int) -> Reroll | Stop:
    """Return the move that holds a handful of these dice and rolls the others; to hold all is to stop."""
    keep = HANDFULS[held].tolist()
    rolling = []
    for position, colour in enumerate(dice):
        if keep[colour]:
            keep[colour] -= 1
        else:
            rolling.append(position)
    return Reroll(tuple(rolling)) if rolling else Stop()


def _held(dice: tuple[int, ...], move: Move) -> int:
    """Return the handful that a move holds."""
    rolled = move.dice if isinstance(move, Reroll) else ()
    return handful(count_colours(tuple(colour for at, colour in enumerate(dice) if at not in rolled)))


_RESPONSE = GreedyBot(0)


def _after_others(state: State, seat: int, move: Complete) -> State:
    """Return the position after a completion if the others then use the dice left as `greedy` would."""
    state, _ = BORDER.play(state, Moved(seat, move))
    while state.phase == "cross":
        other = BORDER.due(state).seats[0]
        state, _ = BORDER.play(state, Moved(other, _RESPONSE.choose(state, other).move))
    return state
