"""One game between bots: who acts when, and that nothing but the arguments decides it."""

import hashlib
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from hranice.bots import Bot, BotFactory, Choice, UnknownBot, bot_names, make_bot
from hranice.game import Drawn, Game, Moved, Rang
from hranice.game_parts import Parts
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel import TRAVEL, VERSIONS
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.lab.playing import play_game
from hranice.table.dealing import thinking_seed
from hranice.table.record_reader import Record, read_record
from hranice.table.record_replay import verify
from hranice.table.synchronous_table import IllegalChoice
from tests.table.pig import GAMES, PIG, Grab, Hold, Move, Options, Pig, Roll, State
from tests.travel.made_up import SMALLEST

FIRST_TRAVEL = VERSIONS[0]


class Grabber(Bot[State, Move]):
    """Grabs after so many milliseconds; then rolls once and holds, each after ten."""

    def __init__(self, seed: int, grab: float = 100) -> None:  # noqa: ARG002 - every bot is given one
        self._grab = int(grab)

    def choose(self, state: State, seat: int) -> Choice[Move]:  # noqa: ARG002 - it looks at nothing else
        if state.turn is None:
            return Choice(Grab(), self._grab)
        return Choice(Hold() if state.pot else Roll(), 10)


class Sprinter(Grabber):
    """Sees another hand move and grabs at once."""

    def revise(self, state: State, seat: int, choice: Choice[Move]) -> Choice[Move]:  # noqa: ARG002 - as above
        return Choice(choice.move, 1)


class Counter(Grabber):
    """Writes down the delays that were left whenever it was asked to think again."""

    left: list[int]

    def revise(self, state: State, seat: int, choice: Choice[Move]) -> Choice[Move]:  # noqa: ARG002 - as above
        self.left.append(choice.delay)
        return choice


class Cheat(Grabber):
    """Holds when it should grab."""

    def choose(self, state: State, seat: int) -> Choice[Move]:  # noqa: ARG002 - as above
        return Choice(Hold())


class WithBots(Parts):
    """A game that has bots and nothing else."""

    def __init__(self, bots: Mapping[str, BotFactory]) -> None:
        self._bots = bots

    def bots(self) -> Mapping[str, BotFactory]:
        return self._bots


@pytest.fixture(autouse=True)
def _pig_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    Counter.left = []
    players = {"grabber": Grabber, "sprinter": Sprinter, "counter": Counter, "cheat": Cheat}
    monkeypatch.setattr(Pig, "parts", WithBots(players))


def recorded(*bots: str) -> Record:
    played = play_game(PIG, Options(), bots, 1, 1, recorded=True)
    assert played.record is not None
    record = read_record(played.record, GAMES)
    verify(record)
    return record


def stamps(record: Record, count: int) -> list[tuple[Any, int]]:
    return [
        (event.seat if isinstance(event, Moved) else type(event).__name__, event.at)
        for event in record.events[:count]
    ]


def test_the_earliest_choice_happens_first() -> None:
    record = recorded("grabber:grab=300", "grabber:grab=20", "grabber:grab=250")
    assert stamps(record, 4) == [(1, 20), (2, 250), (0, 300), ("Drawn", 300)]


def test_a_waiting_choice_keeps_its_moment_and_may_be_revised() -> None:
    record = recorded("counter:grab=300", "grabber:grab=20", "sprinter:grab=250")
    assert stamps(record, 3) == [(1, 20), (2, 21), (0, 300)]
    assert Counter.left == [280, 279]


def test_equal_moments_reach_the_rules_with_equal_stamps() -> None:
    """The rules, not the order of seats, decide a tie: both begin in about half of the games."""
    starters = [
        read_record(play_game(PIG, Options(), ["grabber"] * 2, 1, number, recorded=True).record or b"", GAMES)
        for number in range(200)
    ]
    first = [event.outcome for record in starters for event in record.events[2:3] if isinstance(event, Drawn)]
    assert 70 < first.count((0,)) < 130
    assert len(first) == 200


def test_alarms_ring_when_nobody_acts_in_time() -> None:
    record = recorded("grabber:grab=5000", "grabber:grab=400")
    assert stamps(record, 3) == [(1, 400), ("Rang", 1000), ("Drawn", 1000)]


def test_a_choice_for_the_moment_of_an_alarm_is_in_time() -> None:
    record = recorded("grabber:grab=1000", "grabber:grab=400")
    assert stamps(record, 2) == [(1, 400), (0, 1000)]


def test_a_choice_is_dropped_when_its_seat_is_no_longer_due() -> None:
    """The grab that came too late must not be played in the seat's first turn."""
    record = recorded("grabber:grab=1500", "grabber:grab=1600")
    assert not any(isinstance(event, Moved) and event.move == Grab() for event in record.events)
    assert isinstance(record.events[0], Rang)


def test_the_same_arguments_give_the_same_game() -> None:
    one, two = (play_game(PIG, Options(), ["random"] * 3, 4, 2, recorded=True) for _ in range(2))
    bare = play_game(PIG, Options(), ["random"] * 3, 4, 2)
    assert one == two
    assert bare.record is None
    assert (bare.standing, bare.rounds, bare.decisions) == (one.standing, one.rounds, one.decisions)


def test_other_numbers_and_seeds_give_other_games() -> None:
    games = {
        play_game(PIG, Options(), ["random"] * 2, seed, number, recorded=True).record
        for seed in range(4)
        for number in range(4)
    }
    assert len(games) == 16


def test_a_recorded_seed_makes_the_same_bot_again() -> None:
    record = recorded("random", "random")
    bots = [
        make_bot(PIG, record.header.seats[seat].bot or "", thinking_seed(seed))
        for seat, seed in enumerate(record.seeds)
    ]
    state = PIG.setup(record.header.options, 2)
    for event in record.events:
        if isinstance(event, Moved):
            assert bots[event.seat].choose(state, event.seat).move == event.move
        state, _ = PIG.play(state, event)


def test_a_bot_that_breaks_the_rules_is_a_fault_of_the_program() -> None:
    with pytest.raises(IllegalChoice, match=r"seat=1.*P3: pig-not-now"):
        recorded("grabber:grab=10", "cheat")


class Stamping(Pig):
    """Pig that writes onto every redacted state for whom it is."""

    def redact(self, state: State, seat: int | None) -> State:
        return replace(state, rounds=-1 if seat is None else 100 + seat)


class Onlooker(Counter):
    """Checks that everything it is shown is meant for its seat."""

    def choose(self, state: State, seat: int) -> Choice[Move]:
        assert state.rounds == 100 + seat
        return super().choose(state, seat)

    def revise(self, state: State, seat: int, choice: Choice[Move]) -> Choice[Move]:
        assert state.rounds == 100 + seat
        return super().revise(state, seat, choice)


def test_bots_see_only_what_their_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pig, "parts", WithBots({"onlooker": Onlooker}))
    play_game(Stamping(), Options(), ["onlooker:grab=30", "onlooker:grab=60"], 1, 1)
    assert Onlooker.left == [30]


def test_bots_are_known_by_name_and_dials() -> None:
    assert bot_names(PIG) == ["random", *PIG.parts.bots()]
    with pytest.raises(UnknownBot, match="pig has no bot “robot”; it has cheat, counter, grabber"):
        make_bot(PIG, "robot", 1)
    with pytest.raises(UnknownBot, match="grabber has no dial “speed”; it has grab"):
        make_bot(PIG, "grabber:speed=1", 1)
    for value in ("fast", "", "nan", "inf"):
        with pytest.raises(UnknownBot, match=r"dial grab of the bot grabber is .* it must be a number"):
            make_bot(PIG, f"grabber:grab={value}", 1)


@pytest.mark.parametrize(
    ("game", "options", "bots", "digest"),
    [
        (BORDER, BorderOptions(), ["random", "random-eager", "greedy"], "009bf34adc9ec41d"),
        (FIRST_TRAVEL, TravelOptions(), ["traveller", "tourist", "globetrotter"], "70c0e8941aa5ba55"),
        (FIRST_TRAVEL, TravelOptions(harder=True, limit=4), ["tourist", "traveller"], "f760137cc9f0dac4"),
        (TRAVEL, TravelOptions(), ["traveller", "tourist", "globetrotter"], "81c9cc2876c7541a"),
        (TRAVEL, TravelOptions(harder=True, limit=4), ["tourist", "traveller"], "fb4af591dffd7d4d"),
        (TRAVEL, TravelOptions(map=SMALLEST), ["globetrotter", "traveller"], "49ba3ce9af6dfe49"),
    ],
)
def test_a_seed_gives_the_same_record_for_ever(
    game: Game[Any, Any, Any], options: Any, bots: list[str], digest: str
) -> None:
    """Somebody may have published it: whoever changes this had better have a reason."""
    record = play_game(game, game.complete(options), bots, 7, 1, recorded=True).record
    assert record is not None
    assert hashlib.sha256(record).hexdigest().startswith(digest)
