"""The BORDER, a game by Michael Kiesling and Reinhard Staupe: rules B1 to B25."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from hranice.game import Draw, Drawn, Due, Event, Game, Moved, Refusal, Standing
from hranice.games.border.rules.first_action import (
    REROLLS,
    STOP,
    completions,
    further_completions,
    sample_completion,
    spent_by_completion,
)
from hranice.games.border.rules.game_flow import DOING, PLAYERS, addresses, drawn, due, setup
from hranice.games.border.rules.options_view import OptionsView, options_view
from hranice.games.border.rules.scoring import points_of, ranks, winners
from hranice.games.border.rules.second_action import (
    crossings,
    further_crossings,
    sample_crossing,
    spent_by_crossing,
)
from hranice.games.border.rules.state import Complete, Cross, Fact, Move, Options, State, Stop
from hranice.games.border.rules.view import View, encoded_views, redact, view


class Border(Game[State, Move, Options]):
    """The contract, kept by the rules in this package."""

    name = "border"
    rules = "1"
    players = PLAYERS

    state_type = State
    move_type = Move
    options_type = Options
    fact_type = Fact
    view_type = View

    def canonical(self, options: Options) -> Options:
        """Return the options with the boards in the order of their names; `choice` goes by seats."""
        return replace(options, boards=tuple(sorted(options.boards, key=lambda board: board.name)))

    def check_new(self, options: Options) -> None:
        """Refuse boards out of order, and two that are coloured alike: all are different (B1)."""
        super().check_new(options)
        names: dict[str, str] = {}
        for board in options.boards:
            twin = names.setdefault(board.colours, board.name)
            if twin != board.name:
                raise Refusal("B1", "border-boards-alike", board=board.name, twin=twin)

    def options_view(self, options: Options) -> OptionsView:
        """Show both values of the areas (B5) and the segments of the boards (B4)."""
        return options_view(options)

    def setup(self, options: Options, seats: int) -> State:
        """Begin; boards and starting player are the first chance (B1, B7)."""
        return setup(options, seats)

    def due(self, state: State) -> Due:
        """Say what the game waits for."""
        return due(state)

    def addresses(self, state: State) -> tuple[str, ...]:
        """Name boards by their seats, and dice by round, roll and place."""
        return addresses(state)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield every legal move of a seat."""
        if seat not in due(state).seats:
            return
        match state.phase:
            case "keep":
                yield STOP
                yield from REROLLS
            case "complete":
                yield from completions(state)
            case "cross":
                yield from crossings(state, seat)

    def sample(self, state: State, seat: int, draw: Draw) -> Move:
        """Return a legal move at random."""
        match state.phase:
            case "keep":
                number = draw(len(REROLLS) + 1)
                return REROLLS[number - 1] if number else STOP
            case "complete":
                return sample_completion(state, draw)
            case _:
                return sample_crossing(state, seat, draw)

    def normal(self, move: Move) -> Move:
        """Return a move with its dice, segments or spaces in ascending order."""
        # Not `match`, as in `play`.
        kind = type(move)
        if kind is Stop:
            return move
        numbers = getattr(move, kind.__struct_fields__[0])
        if len(numbers) < 2:  # they have no order
            return move
        ordered = tuple(sorted(numbers))
        return move if ordered == numbers else kind(ordered)

    def play(self, state: State, event: Event[Move]) -> tuple[State, tuple[Any, ...]]:
        """Return the next state and what happened."""
        # Not `match`: to ask values for a class that they may not be costs more than some rules.
        if type(event) is Moved:
            return DOING[type(event.move)](state, event.seat, event.move)
        if type(event) is Drawn:
            return drawn(state, event.outcome)
        raise Refusal("B8", "border-no-alarm")

    def further(self, state: State, seat: int, move: Move, at: int) -> tuple[Move, ...]:
        """Return what could be marked besides: one more segment, or one more space."""
        super().further(state, seat, move, at)
        match move:
            case Complete(segments):
                return further_completions(state, segments)
            case Cross(spaces):
                return further_crossings(state, seat, spaces)
            case _:
                return ()

    def spent(self, state: State, seat: int, move: Move) -> tuple[int, ...]:
        """Return the positions of the dice that a completion (B10) or a crossing (B16) uses."""
        match move:
            case Complete(segments):
                return spent_by_completion(state, segments)
            case Cross(spaces):
                return spent_by_crossing(state, seat, spaces)
            case _:
                return ()

    def may_undo(self, state: State, seat: int, *, last: bool) -> bool:
        """Allow it while nobody has acted on it: marks are sealed until all have finished (B15)."""
        marked = state.phase == "cross" and seat != state.active and state.sealed[seat] is not None
        return last or marked

    def redact(self, state: State, seat: int | None) -> State:
        """Hide the sealed marks of others (B15)."""
        return redact(state, seat)

    def view(self, state: State, seat: int | None) -> View:
        """Return what to show to a seat."""
        return view(state, seat)

    def encoded_views(self, state: State) -> Callable[[int | None], bytes]:
        """Return what gives the view of any seat as JSON."""
        return encoded_views(state)

    def standing(self, state: State) -> Standing:
        """Return points and winners (B25)."""
        over = state.phase == "over"
        scores = tuple(points_of(state, seat) for seat in range(len(state.crossed)))
        return Standing(scores, over=over, winners=winners(state) if over else ())

    def ranks(self, state: State) -> tuple[int, ...]:
        """Return who came where (B25)."""
        return ranks(state)

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        return state.round


RULES = Border()
"""The rules alone, for the other rooms of the game: `hranice.games.border.BORDER` has them as its parts."""
