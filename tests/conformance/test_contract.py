"""The conformance suite: every listed game, in every version, keeps the contract of `hranice.game`.

Nothing here knows a particular game. A game is tested by being listed in `hranice.games`.
"""

from itertools import islice, pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from hranice.game import Drawn, Moved, Refusal
from hranice.plugins import GAMES
from tests.conformance.playing import AnyGame, Step, playthrough

TABLES = [
    pytest.param(game, seats, id=f"{name}-{rules}-{seats}")
    for (name, rules), game in GAMES.versions.items()
    for seats in game.players
]
SEEDS = range(3)
LISTED = 300
"""How many moves of a position are tried one by one; a second action may have thousands."""


def steps_of(game: AnyGame, seats: int, seed: int) -> list[Step]:
    return list(playthrough(game, game.complete(game.options_type()), seats, seed))


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_play_ends_with_winners(game: AnyGame, seats: int) -> None:
    for seed in SEEDS:
        last = steps_of(game, seats, seed)[-1].after
        standing = game.standing(last)
        assert not game.due(last)
        assert standing.over
        assert standing.winners
        assert set(standing.winners) <= set(range(seats))
        assert len(standing.scores) == seats
        assert game.rounds(last) > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_survives_json(game: AnyGame, seats: int) -> None:
    for step in steps_of(game, seats, 1):
        assert through_json(step.after, game.state_type) == step.after
        if isinstance(step.event, Moved):
            assert through_json(step.event.move, game.move_type) == step.event.move
        for fact in step.facts:
            assert through_json(fact, game.fact_type) == fact
        encoded_view = game.encoded_views(step.after)
        for seat in (*range(seats), None):
            view = game.view(step.after, seat)
            assert through_json(view, game.view_type) == view
            assert encoded_view(seat) == msgspec.json.encode(view)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_replay_equals_original_from_any_saved_state(game: AnyGame, seats: int) -> None:
    steps = steps_of(game, seats, 2)
    state = game.setup(through_json(game.complete(game.options_type()), game.options_type), seats)
    for step in steps:
        state, facts = game.play(through_json(state, game.state_type), step.event)
        assert (state, facts) == (step.after, step.facts)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_listed_move_is_accepted_and_listed_once(game: AnyGame, seats: int) -> None:
    for step in steps_of(game, seats, 3)[:: 1 + seats]:
        for seat in range(seats):
            moves = list(islice(game.moves(step.before, seat), LISTED))
            assert bool(moves) == (seat in step.due.seats)
            assert len(set(moves)) == len(moves)
            for move in moves:
                game.play(step.before, Moved(seat, move, step.event.at))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_sampled_moves_are_listed(game: AnyGame, seats: int) -> None:
    random = Random(4)
    for step in steps_of(game, seats, 4)[::3]:
        for seat in step.due.seats:
            listed = list(islice(game.moves(step.before, seat), LISTED))
            if len(listed) < LISTED:
                assert {game.sample(step.before, seat, random.randrange) for _ in range(8)} <= set(listed)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_unlisted_moves_are_refused_and_change_nothing(game: AnyGame, seats: int) -> None:
    """Moves of this seat from other moments of the game, and of seats that are not due."""
    steps = steps_of(game, seats, 5)
    strange = [step.event.move for step in steps if isinstance(step.event, Moved)]
    random = Random(5)
    refused = 0
    for step in steps[::2]:
        saved = msgspec.json.encode(step.before)
        for seat in (*range(seats), seats, -1):
            legal = set(islice(game.moves(step.before, seat), LISTED)) if seat in step.due.seats else set()
            if len(legal) == LISTED:
                continue
            for move in set(random.sample(strange, min(6, len(strange)))) - legal:
                refused += is_refused(game, step, seat, move)
        assert msgspec.json.encode(step.before) == saved
    assert refused > len(steps)


def is_refused(game: AnyGame, step: Step, seat: int, move: Any) -> bool:
    """Return whether the move was refused, also in the making; or it equals a listed one."""
    try:
        after, facts = game.play(step.before, Moved(seat, move, step.event.at))
    except Refusal as refusal:
        with pytest.raises(Refusal):
            game.further(step.before, seat, move, step.event.at)
        return bool(refusal.rule and refusal.reason)
    # A move may be written in several ways (the same spaces in another order): then a listed twin exists.
    twins = islice(game.moves(step.before, seat), LISTED)
    assert any(game.play(step.before, Moved(seat, twin, step.event.at)) == (after, facts) for twin in twins)
    return False


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_options_as_shown_are_understood_as_the_options_themselves(game: AnyGame, seats: int) -> None:
    options = steps_of(game, seats, 6)[0].before.options
    shown = msgspec.json.encode(game.options_view(options))
    assert msgspec.json.decode(shown, type=game.options_type) == options


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_impossible_outcomes_are_refused(game: AnyGame, seats: int) -> None:
    for step in steps_of(game, seats, 6):
        if step.due.chance is None:
            with pytest.raises(Refusal):
                game.play(step.before, Drawn((0,), step.event.at))
            continue
        bounds = step.due.chance.bounds
        for outcome in (bounds, (-1,) * len(bounds), (0,) * (len(bounds) + 1), ()):
            with pytest.raises(Refusal):
                game.play(step.before, Drawn(outcome, step.event.at))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_views_and_moves_need_nothing_that_is_hidden(game: AnyGame, seats: int) -> None:
    for step in steps_of(game, seats, 7)[::2]:
        for seat in (*range(seats), None):
            known = game.redact(step.before, seat)
            assert game.view(known, seat) == game.view(step.before, seat)
            assert game.due(known) == step.due
            if seat in step.due.seats:
                assert list(islice(game.moves(known, seat), 50)) == list(
                    islice(game.moves(step.before, seat), 50)
                )


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_keeps_to_itself_shows_nowhere(game: AnyGame, seats: int) -> None:
    """Two moves with the same facts look the same to everybody else."""
    for step in steps_of(game, seats, 8):
        for seat in step.due.seats:
            outcomes = [
                game.play(step.before, Moved(seat, move, step.event.at))
                for move in islice(game.moves(step.before, seat), 12)
            ]
            for (one, facts), (other, other_facts) in pairwise(outcomes):
                if facts != other_facts:
                    continue
                for onlooker in (*range(seats), None):
                    if onlooker != seat:
                        assert game.redact(one, onlooker) == game.redact(other, onlooker)
                        assert game.view(one, onlooker) == game.view(other, onlooker)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_can_be_added_to_a_move_is_legal_and_leads_to_every_move(game: AnyGame, seats: int) -> None:
    """What is added makes listed moves, and all moves that can be grown grow from one."""
    for step in steps_of(game, seats, 9)[::7]:
        for seat in step.due.seats[:1]:
            listed = list(islice(game.moves(step.before, seat), 60))
            if len(listed) == 60:
                continue
            grown = set()
            for move in listed:
                grown |= set(game.further(step.before, seat, move, step.event.at))
            outcomes, reached = (
                {game.play(step.before, Moved(seat, move, step.event.at))[0] for move in moves}
                for moves in (listed, grown)
            )
            assert reached <= outcomes
            assert not grown or len(outcomes - reached) == 1, "besides the move to which nothing was added"
