"""The tables of an archive: every kind of log entry, both games, in every state in which a log may rest.

Everything is decided as the server decides it, by `decide`; moments and moves follow from the table's name.
"""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from hranice.bots import make_bot
from hranice.daily.dailies import task_of
from hranice.daily.practice_puzzles import practice_day
from hranice.game import Game
from hranice.games.border import BORDER
from hranice.games.border.rules.state import Options as BorderOptions
from hranice.games.travel import TRAVEL, maps
from hranice.games.travel.rules.atlas import Atlas, Link, in_order
from hranice.games.travel.rules.options import Options as TravelOptions
from hranice.plugins import GAMES
from hranice.table import commands as c
from hranice.table.dispatch import decide
from hranice.table.host_commands import check_settings
from hranice.table.log import Entry, Opened, TableSettings, encode_entry
from hranice.table.record_reader import read_record
from hranice.table.rematches import formers
from hranice.table.running_game import Play
from hranice.table.table_state import Table, opened, replay
from tests.table.lessons import lessons
from tests.table_core.scene import key
from tests.table_core.seeds import revealing, sitting
from tests.travel.made_up import SMALLEST

FIRST_BOARDS = Path(__file__).parents[1] / "border" / "first_boards.jsonl"
DAY = "2026-11-18"
BEGAN = 1_750_000_000_000
"""When the tables were opened: before any moment of `tests.table_core.virtual`."""
GUIDES = {"border": "greedy", "travel": "traveller"}
"""Who suggests the moves of all seats, so that games come to their end."""
PEOPLE = ("anna", "bert", "cyril")
PEOPLE_KEYS = tuple(map(key, PEOPLE))


class Course:
    """A table in the making, and its log."""

    def __init__(self, name: str, game: Game[Any, Any, Any], first: list[Entry]) -> None:
        *_, (self.table, _, _) = replay(game, first)
        self.name = name
        self.now = BEGAN
        self.log = [encode_entry(entry) for entry in first]
        self.random = Random(name)
        self._guide = make_bot(game, GUIDES[game.name], seed=1)

    @property
    def running(self) -> Play:
        """The game that is being played."""
        assert self.table.play is not None
        return self.table.play

    def do(self, *commands: c.Command) -> None:
        """Let something happen that somebody wants, a second after the last thing."""
        for command in commands:
            self.now += 1000
            self._do(command)

    def seat(self, people: int, bots: tuple[str, ...] = ()) -> None:
        """Let so many people sit down, and the host seat these bots."""
        for name in PEOPLE[:people]:
            self.do(sitting(key(name), name.title()))
        for bot in bots:
            self.do(c.SeatBot(self.table.host, bot))

    def play(self, until: Callable[[Any], bool] = lambda _: False) -> None:
        """Play on until a state is reached; without one to the end."""
        while self.table.phase == "running" and not until(self.running.state):
            self.step()

    def play_to(self, phase: str) -> None:
        """Play on until a phase of the game."""
        self.play(lambda state: state.phase == phase)

    def step(self, *, late: bool = False) -> None:
        """Let the next thing happen: a move, or the game's alarm."""
        play = self.running
        alarm, seats = play.due.alarm, play.due.seats
        soon = self.now + self.random.choice((0, 0, 150, 400, 900))
        if alarm is not None and (not seats or play.begun + alarm.at <= soon):
            self.now = max(self.now, play.begun + alarm.at)
            self._do(c.Ring())
            return
        self.now = soon
        seat, at = self.random.choice(seats), self.table.stamp(soon)
        move = self._guide.choose(self.table.game.redact(play.state, seat), seat).move
        player = self.table.seats[seat].player
        if player is None or late or self.table.bot_on(seat) is not None:
            self._do(c.BotMove(seat, move, at, late=late))
        else:
            credited = max(play.own, at - self.random.randrange(120))
            self._do(c.Move(player, seat, move, credited, f"ref-{len(self.log)}"))

    def _do(self, command: c.Command) -> None:
        outcome = decide(self.table, command, self.now)
        self.table = outcome.table
        self.log += [encode_entry(entry) for entry in outcome.entries]


def opening(
    name: str,
    game: Game[Any, Any, Any],
    options: Any,
    settings: TableSettings,
    previous: Table | None = None,
) -> Course:
    """Return a table that Anna has just opened, maybe to play again after another."""
    entry = Opened(
        table=f"archived-{name}",
        code=_code(name),
        game=game.name,
        rules=game.rules,
        secret=hashlib.sha256(name.encode()).hexdigest(),
        host=key("anna"),
        house=settings,
        options=options,
        at=BEGAN,
        previous="" if previous is None else previous.id,
        former=() if previous is None else formers(previous),
    )
    check_settings(opened(game, entry))
    return Course(name, game, [entry])


def begun(
    name: str,
    game: Game[Any, Any, Any],
    options: Any = None,
    people: int = 2,
    bots: tuple[str, ...] = (),
    **settings: Any,
) -> Course:
    """Return a table whose game has just begun."""
    full = TableSettings(chairs=people + len(bots), **settings)
    course = opening(name, game, game.options_type() if options is None else options, full)
    course.seat(people, bots)
    course.do(c.Start(course.table.host))
    course.do(*(revealing(course.table, player) for player in sorted(course.table.players)))
    return course


def own_boards(seats: int) -> BorderOptions:
    """Return boards and a geography that do not come with the game, by the strict rule of neighbours."""
    old = read_record(FIRST_BOARDS.read_bytes(), GAMES).header.options
    mine = replace(old.boards[3], name="Můj kraj č. 1")
    spaces = tuple((q + 1, r) for q, r in old.geography.spaces)
    choice = (mine.name, "A", "B", "C")[:seats]
    return BorderOptions(replace(old.geography, spaces=spaces), (*old.boards[:3], mine), choice, chain=False)


def own_map() -> Atlas:
    """Return a map that does not come with the game: Europe with a ferry more."""
    europe = maps.load("europe").atlas
    return in_order(replace(europe, name="Naše Evropa", links=(*europe.links, Link("IS", "PT", sea=True))))


def every_table() -> Iterator[Course]:
    """Yield the tables of an archive."""
    yield from lobbies()
    yield from border_tables()
    yield from travel_tables()
    for game in GAMES.values():
        yield from seats_change(game)
        yield from finished(game)
        yield lesson(game)
        yield puzzle(game)


def lobbies() -> Iterator[Course]:
    """Yield tables at which nothing is played yet."""
    for game, options in ((BORDER, own_boards(3)), (TRAVEL, TravelOptions(map=own_map(), limit=45))):
        course = opening(f"{game.name}-lobby", game, game.options_type(), TableSettings(chairs=4))
        course.seat(3, ("random",))
        course.do(c.Leave(key("anna"), 2), c.Replace(key("anna"), 2, GUIDES[game.name]))
        course.do(c.PassHost(key("anna"), 1))
        settings = TableSettings(
            chairs=3,
            public=game is BORDER,  # strangers are shown no map of somebody's own
            clock=45,
            last_call=20,
            credit=False,
            grace=60,
            stand_in=GUIDES[game.name],
            pause=1200,
            duplicate=True,
        )
        course.do(c.Configure(key("bert"), settings), c.Configure(key("bert"), options=options))
        yield course
    for off in (False, True):
        name = "border-called-off" if off else "border-starting"
        course = opening(name, BORDER, BorderOptions(), TableSettings(chairs=2))
        course.seat(2)
        course.do(c.Start(key("anna")), revealing(course.table, key("anna")))
        course.do(*([c.CallOff()] if off else []))
        yield course
    course = opening("border-public", BORDER, BorderOptions(), TableSettings(chairs=2, public=True))
    course.seat(1)
    yield course
    course = opening("travel-closed-lobby", TRAVEL, TravelOptions(), TableSettings(chairs=6))
    course.seat(1)
    course.do(c.Leave(key("anna"), 0))
    yield course


def border_tables() -> Iterator[Course]:
    """Yield The BORDER in each of its phases."""
    for phase in ("keep", "complete", "cross"):
        course = begun(f"border-{phase}", BORDER, bots=("greedy",))
        course.play(lambda state: state.round > 4)
        course.play_to(phase)
        yield course
    course = begun("border-sealed", BORDER, people=3)
    course.play(lambda state: state.phase == "cross" and state.round > 6 and _some(state.sealed))
    yield course
    course = begun("border-taken-back", BORDER, people=3)
    course.play(lambda state: state.phase == "cross" and state.round > 2 and _some(state.sealed))
    seat, entry = max(course.table.undoable.items())
    course.do(c.Undo(PEOPLE_KEYS[seat], seat, entry))
    yield course
    course = begun("border-own-boards", BORDER, own_boards(2), last_call=20, clock=60)
    course.play(lambda state: state.round > 8)
    course.step(late=True)
    yield course
    course = begun("border-ending", BORDER, people=1, bots=("beginner", "random", "random-eager"), pause=700)
    course.play(lambda state: state.ending)
    yield course
    course = begun("border-closed", BORDER)
    course.play(lambda state: state.round > 1)
    course.do(c.Close(key("anna")))
    yield course


def travel_tables() -> Iterator[Course]:
    """Yield Bez hranic in each of its phases, on different maps and in both variants."""
    yield begun("travel-study", TRAVEL, bots=("tourist",))
    for phase, options in {
        "pause": TravelOptions(map="usa", pace=700),
        "place": TravelOptions(map=own_map(), limit=30, settle=500),
        "settle": TravelOptions(open_map=(1,), show=0, colours=("", "blue")),
        "reckon": TravelOptions(map="usa", show=5000),
    }.items():
        course = begun(f"travel-{phase}", TRAVEL, options, bots=("tourist",))
        course.play(lambda state: state.round > 2 and state.tokens)
        course.play_to(phase)
        yield course
    course = begun("travel-small", TRAVEL, TravelOptions(map=SMALLEST), bots=("tourist",))
    course.play(lambda state: state.round > 3 and state.tokens)
    yield course
    harder = TravelOptions(harder=True, limit=5, colours=("red",), second_colours=("", "green"))
    course = begun("travel-harder", TRAVEL, harder, people=3, clock=10)
    course.play(lambda state: state.phase == "place" and state.round == 3 and len(state.tokens) > 3)
    course.step(late=True)
    yield course


def seats_change(game: Game[Any, Any, Any]) -> Iterator[Course]:
    """Yield games in which people are away, come back, or leave their seats to bots."""
    guide = GUIDES[game.name]
    course = begun(f"{game.name}-away", game, people=3, stand_in=guide)
    _some_steps(course)
    course.do(c.StandIn(key("bert")), c.Succeed(2))
    _some_steps(course)
    yield course
    course = begun(f"{game.name}-back", game, bots=(guide,), grace=5)
    course.do(c.StandIn(key("bert")))
    _some_steps(course)
    course.do(c.Return(key("bert")), c.StandIn(key("anna")))
    yield course
    course = begun(f"{game.name}-left", game, people=3, bots=("random",))
    _some_steps(course)
    course.do(c.StandIn(key("cyril")), c.Replace(key("anna"), 2, guide), c.Leave(key("anna"), 0))
    _some_steps(course)
    yield course


def finished(game: Game[Any, Any, Any]) -> Iterator[Course]:
    """Yield a game to its end, the table at which it is played again, and a game whose host looked on."""
    course = begun(f"{game.name}-finished", game, bots=(GUIDES[game.name],))
    course.play()
    table = course.table
    again = opening(f"{game.name}-rematch", game, table.options, table.settings, table)
    again.do(c.SeatBot(key("anna"), GUIDES[game.name]), sitting(key("bert"), "Bert"))
    course.do(c.Rematch(key("bert"), again.table.id, again.table.opened.code))
    yield course
    yield again
    watched = begun(f"{game.name}-watched", game, people=0, bots=(GUIDES[game.name],) * 2)
    watched.play()
    watched.do(c.Rematch(key("anna"), again.table.id, again.table.opened.code))
    yield watched


def lesson(game: Game[Any, Any, Any]) -> Course:
    """Return the table of a lesson, a little later."""
    name = f"{game.name}-lesson"
    first, *others = lessons()[game.name].log(key("anna"), "Anna", BEGAN, "device")
    assert isinstance(first, Opened)
    first = replace(first, table=f"archived-{name}", code=_code(name))
    course = Course(name, game, [first, *others])
    _some_steps(course)
    return course


def puzzle(game: Game[Any, Any, Any]) -> Course:
    """Return the table of a puzzle, a little later."""
    name = f"{game.name}-puzzle"
    task = task_of(DAY, game.name, practice_day(DAY).games[game.name], 1, BEGAN + 1)
    first, *others = task.lesson(key("anna")).log(key("anna"), "Anna", BEGAN)
    assert isinstance(first, Opened)
    course = Course(name, game, [replace(first, code=_code(name)), *others])
    _some_steps(course)
    return course


def _some_steps(course: Course) -> None:
    for _ in range(12):
        course.step()


def _some(sealed: tuple[int | None, ...]) -> bool:
    """Say whether some have sealed their marks and others not."""
    return None in sealed and any(marks is not None for marks in sealed)


def _code(name: str) -> str:
    return "".join(Random(name).choices("BCDFGHJKMNPQRSTVWXYZ23456789", k=8))
