"""The guarantees of `hranice.game.Game`, each as a check that yields what is wrong."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from hranice.conformance.trial import (
    LISTED,
    Check,
    Trial,
    accepted,
    refusal_of,
    shortened,
    through_json,
)
from hranice.game import Drawn, Moved, Rang, Refusal

SOON = 8
"""Moves of other moments that are tried at each step."""


def ends(trial: Trial) -> Iterator[str]:
    """Prove that random play ends with winners, and before nobody has won."""
    game, over, rounds = trial.game, False, 0
    for step in trial.steps():
        due, standing = game.due(step.after), game.standing(step.after)
        over = standing.over
        if list(step.due.seats) != sorted(set(step.due.seats) & set(range(trial.seats))):
            yield f"the due seats {step.due.seats} are not some of its {trial.seats} seats, ascending"
        if over == bool(due):
            yield f"{due} is due, but the standing says {standing}"
        if bool(standing.winners) != over or not set(standing.winners) <= set(range(trial.seats)):
            yield f"the winners are {standing.winners}, and the game is{'' if over else ' not'} over"
        first = tuple(seat for seat, rank in enumerate(game.ranks(step.after)) if rank == 1)
        if over and first != tuple(sorted(standing.winners)):
            yield f"the winners are {standing.winners}, and first by rank are {first}"
        if len(standing.scores) != trial.seats:
            yield f"the scores {standing.scores} are not one for each of {trial.seats} seats"
        if game.rounds(step.after) < rounds:
            yield f"{rounds} rounds had begun, and now {game.rounds(step.after)}"
        rounds = game.rounds(step.after)
    if not over:
        yield "it is over before anything has happened"
    if rounds < 1:
        yield "the game is over, and no round has begun"


def survives_json(trial: Trial) -> Iterator[str]:
    """Prove that options, states, events, facts and views survive JSON unchanged."""
    game = trial.game
    kind: Any = Moved
    event_type = kind[game.move_type] | Drawn | Rang
    for step in trial.steps():
        views = {seat: game.view(step.after, seat) for seat in trial.onlookers}
        values = [
            ("options", step.after.options, game.options_type),
            ("state", step.after, game.state_type),
            ("event", step.event, event_type),
            *(("fact", fact, game.fact_type) for fact in step.facts),
            *(("view", view, game.view_type) for view in views.values()),
        ]
        for name, value, of_type in values:
            if (read := through_json(value, of_type)) != value:
                yield f"the {name} {shortened(value)} is read from JSON as {shortened(read)}"
        encoded_view = game.encoded_views(step.after)
        for seat, view in views.items():
            if encoded_view(seat) != msgspec.json.encode(view):
                yield f"`encoded_views` is another view of seat {seat} than `view`"


def is_frozen(trial: Trial) -> Iterator[str]:
    """Prove that states, moves and facts are frozen: tuples, no lists, nothing that can be changed."""
    for step in trial.steps():
        for value in (step.after, step.event, *step.facts):
            try:
                hash(value)
            except TypeError as error:
                yield f"{shortened(value)}: {error}"


def keeps_options(trial: Trial) -> Iterator[str]:
    """Prove that options are kept in `options` of the state, complete for good, and shown as they are."""
    game, options = trial.game, trial.options
    if game.complete(options) != options:
        yield "complete options are not complete: `complete` returns others for them"
    if game.canonical(options) != options:
        yield "offered options are not in their one order: `canonical` returns others for them"
    shown = msgspec.json.encode(game.options_view(options))
    if msgspec.json.decode(shown, type=game.options_type) != options:
        yield "options as they are shown are read as others"
    for step in trial.steps():
        if step.before.options != options or step.after.options != options:
            yield "the options of the state are not those of the game"


def replays(trial: Trial) -> Iterator[str]:
    """Prove that the same setup and events give the same states and facts, from any saved state."""
    game = trial.game
    state = game.setup(through_json(trial.options, game.options_type), trial.seats)
    for step in trial.steps():
        state, facts = game.play(through_json(state, game.state_type), step.event)
        if (state, facts) != (step.after, step.facts):
            yield "once more from JSON it leads to another state, or to other facts"


def accepts_listed_moves(trial: Trial) -> Iterator[str]:
    """Prove that `play` accepts all moves that `moves` lists, each listed once, and only of due seats."""
    for step in trial.steps(1 + trial.seats):
        for seat in range(trial.seats):
            moves = trial.some_moves(step.before, seat)
            if bool(moves) != (seat in step.due.seats):
                yield f"seat {seat} has {len(moves)} moves; due are the seats {step.due.seats}"
            if len(set(moves)) < len(moves):
                yield f"a move of seat {seat} is listed twice"
            for move in moves:
                if trial.game.normal(move) != move:
                    yield f"{shortened(move)} of seat {seat} is listed, and not as `normal` returns it"
                if refusal := refusal_of(trial.game, step.before, Moved(seat, move, step.event.at)):
                    yield f"{shortened(move)} of seat {seat} is listed, and refused: {refusal}"


def samples_every_move(trial: Trial) -> Iterator[str]:
    """Prove that `sample` returns nothing but listed moves, and every one of them can come."""
    for step in trial.steps(3):
        for seat in step.due.seats:
            listed = set(trial.some_moves(step.before, seat))
            if len(listed) == LISTED:
                continue
            sampled, all_draws_tried = _samples(trial, step.before, seat)
            if surplus := sampled - listed:
                yield f"{shortened(surplus.pop())} of seat {seat} was sampled and is not listed"
            if all_draws_tried and (missing := listed - sampled):
                yield f"{shortened(missing.pop())} of seat {seat} is never sampled"


class _Draws:
    """Answers draws by a script and then by chance; notes the scripts for the other answers."""

    def __init__(self, script: tuple[int, ...], random: Random) -> None:
        self._script = script
        self._random = random
        self._drawn = 0
        self.others: list[tuple[int, ...]] = []

    def __call__(self, bound: int) -> int:
        """Return the next answer."""
        if self._drawn == len(self._script):
            answer = self._random.randrange(bound)
            self.others += ((*self._script, other) for other in range(bound) if other != answer)
            self._script = (*self._script, answer)
        self._drawn += 1
        return self._script[self._drawn - 1]


def _samples(trial: Trial, state: Any, seat: int) -> tuple[set[Any], bool]:
    """Return what `sample` returns for all outcomes of its draws, or many; and whether it was all."""
    found: set[Any] = set()
    untried: list[tuple[int, ...]] = [()]
    for _ in range(LISTED):
        draws = _Draws(untried.pop(), trial.random)
        found.add(trial.game.sample(state, seat, draws))
        untried += draws.others
        if not untried:
            return found, True
    return found, False


def refuses_other_moves(trial: Trial) -> Iterator[str]:
    """Prove that every other move is refused, also in the making, and changes nothing."""
    strange = [step.event.move for step in trial.steps() if isinstance(step.event, Moved)]
    for step in trial.steps(2):
        saved = msgspec.json.encode(step.before)
        for seat in (*range(trial.seats), trial.seats, -1):
            legal = trial.some_moves(step.before, seat) if seat in step.due.seats else []
            if len(legal) < LISTED:
                tried = dict.fromkeys(trial.random.sample(strange, min(SOON, len(strange))))
                for move in tried:
                    if move not in legal:
                        yield from _accepted_all_the_same(trial, seat, move, legal)
        if msgspec.json.encode(step.before) != saved:
            yield "a state was changed by a move"


def _accepted_all_the_same(trial: Trial, seat: int, move: Any, legal: list[Any]) -> Iterator[str]:
    """Tell that an unlisted move is not refused, unless it is a listed one in other words."""
    step, game = trial.at, trial.game
    if step is None:
        return
    state, at = step.before, step.event.at
    if refusal := refusal_of(game, state, Moved(seat, move, at)):
        if not (refusal.rule and refusal.reason):
            yield f"the refusal of {shortened(move)} names no rule, or no reason"
        try:
            game.further(state, seat, move, at)
        except Refusal:
            return
        yield f"{shortened(move)} of seat {seat} is refused by `play` and not by `further`"
    else:
        # A move may be written in several ways: the same spaces in another order.
        twin, came = game.normal(move), game.play(state, Moved(seat, move, at))
        if twin not in legal or game.play(state, Moved(seat, twin, at)) != came:
            yield f"{shortened(move)} of seat {seat} is accepted and not listed"


def refuses_impossible_chance(trial: Trial) -> Iterator[str]:
    """Prove that an outcome that no chance has, or that no chance asked for, is refused."""
    for step in trial.steps():
        bounds = step.due.chance.bounds if step.due.chance else None
        wrong = [(0,)] if bounds is None else [bounds, (-1,) * len(bounds), (0,) * (len(bounds) + 1), ()]
        for outcome in wrong:
            if refusal_of(trial.game, step.before, Drawn(outcome, step.event.at)) is None:
                yield f"the outcome {outcome} is accepted; due was {step.due.chance}"


def refuses_wrong_alarms(trial: Trial) -> Iterator[str]:
    """Prove that an alarm that is not due, or not yet, is refused."""
    for step in trial.steps():
        at = step.event.at if step.due.alarm is None else step.due.alarm.at - 1
        if refusal_of(trial.game, step.before, Rang(at)) is None:
            yield f"an alarm at {at} is accepted; due was {step.due.alarm}"


def needs_nothing_hidden(trial: Trial) -> Iterator[str]:
    """Prove that the view, the moves and what is due are the same by the redacted state."""
    game = trial.game
    for step in trial.steps(2):
        for seat in trial.onlookers:
            known = game.redact(step.before, seat)
            if game.view(known, seat) != game.view(step.before, seat):
                yield f"the view of seat {seat} needs what `redact` hides from it"
            if game.due(known) != step.due:
                yield f"what is due needs what `redact` hides from seat {seat}"
            if seat in step.due.seats and trial.some_moves(known, seat, 50) != trial.some_moves(
                step.before, seat, 50
            ):
                yield f"the moves of seat {seat} need what `redact` hides from it"


def keeps_secrets(trial: Trial) -> Iterator[str]:
    """Prove that what a seat keeps to itself shows nowhere: with equal facts others see the same."""
    game = trial.game
    for step in trial.steps():
        for seat in step.due.seats:
            outcomes = [
                game.play(step.before, Moved(seat, move, step.event.at))
                for move in trial.some_moves(step.before, seat, 12)
            ]
            for (one, facts), (other, other_facts) in pairwise(outcomes):
                for onlooker in trial.onlookers if facts == other_facts else ():
                    if onlooker != seat and (
                        game.redact(one, onlooker) != game.redact(other, onlooker)
                        or game.view(one, onlooker) != game.view(other, onlooker)
                    ):
                        yield f"seat {onlooker} sees what only seat {seat} may know: no fact told it"


def grows_moves(trial: Trial) -> Iterator[str]:
    """Prove that `further` refuses no legal move, leads to legal ones only, and to all that have parts."""
    game = trial.game
    for step in trial.steps(7):
        for seat in step.due.seats[:1]:
            listed, grown = trial.some_moves(step.before, seat, 60), set[Any]()
            for move in listed:
                try:
                    grown.update(game.further(step.before, seat, move, step.event.at))
                except Refusal as refusal:
                    yield f"{shortened(move)} of seat {seat} is listed, and refused by `further`: {refusal}"
            if len(listed) == 60:
                continue
            for move in grown:
                if not accepted(game, step.before, seat, move, step.event.at):
                    yield f"`further` leads to {shortened(move)}, which is refused"
            outcomes, reached = (
                {game.play(step.before, Moved(seat, move, step.event.at))[0] for move in moves}
                for moves in (listed, grown)
            )
            if not reached <= outcomes:
                yield "`further` leads to moves that are not listed"
            elif grown and len(outcomes - reached) != 1:
                yield f"`further` leads to {len(reached)} of {len(outcomes)} moves; all but one grow"


def addresses_each_draw_once(trial: Trial) -> Iterator[str]:
    """Prove that each draw has an address that no other draw of the game has, if it has addresses at all."""
    game = trial.game
    seen: set[str] = set()
    for step in trial.steps():
        if not game.has_addresses or not isinstance(step.event, Drawn):
            continue
        addresses = game.addresses(step.before)
        if len(addresses) != len(step.event.outcome):
            yield f"there are {len(step.event.outcome)} draws, and the addresses {addresses}"
        for address in addresses:
            if address in seen:
                yield f"a second draw has the address {address!r}"
            seen.add(address)


def takes_moves_back(trial: Trial) -> Iterator[str]:
    """Prove that a move which may be taken back is missed by no other, and that its seat is asked again."""
    game = trial.game
    settled, moves = game.setup(trial.options, trial.seats), list[Moved[Any]]()
    for step in trial.steps():
        if not game.has_undo or not isinstance(step.event, Moved):
            settled, moves = step.after, []
            continue
        moves.append(step.event)
        for seat, undone in {move.seat: move for move in moves}.items():
            if not game.may_undo(step.after, seat, last=undone is moves[-1]):
                continue
            state = settled
            try:
                for move in moves:
                    if move is not undone:
                        state, _ = game.play(state, move)
            except Refusal as refusal:
                refused = f"{shortened(move)} is refused: {refusal}"
                yield f"{shortened(undone)} may be taken back, and then {refused}"
            else:
                if seat not in game.due(state).seats:
                    yield f"seat {seat} has taken back {shortened(undone)}, and is not asked again"


CONTRACT: tuple[Check, ...] = (
    ends,
    survives_json,
    is_frozen,
    keeps_options,
    replays,
    accepts_listed_moves,
    samples_every_move,
    refuses_other_moves,
    refuses_impossible_chance,
    addresses_each_draw_once,
    refuses_wrong_alarms,
    needs_nothing_hidden,
    keeps_secrets,
    grows_moves,
    takes_moves_back,
)
"""What every game must keep; the order is that in which one would mend it."""
