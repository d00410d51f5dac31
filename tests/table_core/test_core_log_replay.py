"""Whatever is said to the core, and whenever it is woken or answered: the log can always be played again."""

import hashlib
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hranice.bots import Choice
from hranice.game import Games, Refusal
from hranice.plugins import GAMES
from hranice.table import commands as c
from hranice.table.audience import Listener
from hranice.table.bot_scheduler import Question
from hranice.table.core import CoreCommand, TableCore, loaded
from hranice.table.dispatch import Outcome
from hranice.table.log import Entry, Opened, TableSettings, encode_entry, read_log
from hranice.table.table_state import replay
from tests.table.pig import PIG
from tests.table_core.scene import QUICK
from tests.table_core.seeds import revealing, sitting
from tests.table_core.virtual import EPOCH

ALL = Games(*GAMES.values(), PIG)
PLAYERS = ("anna-key", "bert-key")
INDEX = st.integers(0, 5)


class AnyCourse(RuleBasedStateMachine):
    """Two people and two bots, driven by somebody who does everything in any order, or too late."""

    core: TableCore

    @initialize(
        game=st.sampled_from(sorted(ALL)),
        seed=st.integers(0, 9),
        clock=st.sampled_from([0, 0, 1, 20]),
        pause=st.sampled_from([0, 700]),
    )
    def open(self, game: str, seed: int, clock: int, pause: int) -> None:
        rules = ALL[game]
        house = TableSettings(
            chairs=min(4, rules.players[-1]), clock=clock, last_call=clock, grace=2, pause=pause
        )
        options = rules.options_type(**QUICK.get(game, {}))
        secret = hashlib.sha256(f"{seed}".encode()).hexdigest()  # unlike anything that a view may hold
        first: Opened[Any] = Opened(
            "id", "CODE", game, rules.rules, secret, PLAYERS[0], house, options, EPOCH
        )
        self.random = Random(seed)
        self.now = EPOCH
        self.log: list[Entry] = [first]
        self.core = loaded(rules, self.log)
        self.asked: list[Question] = []
        self.undone: list[CoreCommand] = []
        self.here: list[Listener] = []
        self.told: list[bytes] = []
        for player in PLAYERS[: house.chairs - 1]:
            self.do(sitting(player, "Anna"))
        self.come(0)
        assert self.core.table.commitment.encode() in self.told[0]  # so would be the secret, if it were told
        self.do(c.Start(PLAYERS[0], "random"))
        for player in PLAYERS[: house.chairs - 1]:
            self.do(revealing(self.core.table, player))

    def do(self, command: CoreCommand) -> Outcome | None:
        try:
            outcome = self.core.decide(command, self.now)
        except Refusal:
            return None
        assert outcome.table.length == len(self.log) + len(outcome.entries)
        if outcome.entries:
            self.log += outcome.entries
            self.core.adopt(outcome, self.now)
        return outcome

    @rule(player=INDEX)
    def come(self, player: int) -> None:
        who = [*PLAYERS, None][player % 3]
        sink = self.told.append
        self.here.append(
            self.core.connect(who, lambda told: sink(told) is None, lambda: None, None, self.now)
        )

    @precondition(lambda self: self.here)
    @rule(who=INDEX)
    def go(self, who: int) -> None:
        self.core.part(self.here[who % len(self.here)], self.now)

    @precondition(lambda self: self.here)
    @rule(who=INDEX, trip=st.integers(0, 400))
    def be_measured(self, who: int, trip: int) -> None:
        self.here[who % len(self.here)].latency.measured(self.now - trip, trip)

    @rule(later=st.sampled_from([0, 1, 200, 1500, 40_000]))
    def time_passes(self, later: int) -> None:
        self.now += later

    @rule()
    def time_comes(self) -> None:
        moment = self.core.next_moment()
        self.now = self.now if moment is None else max(self.now, moment)

    @rule()
    def wake(self) -> None:
        if (command := self.core.wake(self.now)) is not None:
            self.undone.append(command)

    @precondition(lambda self: self.undone)
    @rule(which=INDEX, again=st.booleans())
    def do_what_the_table_wants(self, which: int, again: bool) -> None:
        command = self.undone[which % len(self.undone)]
        if not again:
            self.undone.remove(command)
        self.do(command)

    @rule()
    def hear_questions(self) -> None:
        self.asked += self.core.questions

    @precondition(lambda self: self.asked)
    @rule(which=INDEX, delay=st.sampled_from([0, 0, 300]), sane=st.sampled_from([True, True, False]))
    def answer(self, which: int, delay: int, sane: bool) -> None:
        question = self.asked[which % len(self.asked)]
        choice = None
        if sane and question in self.core.questions:
            move = self.core.table.game.sample(question.known, question.seat, self.random.randrange)
            choice = Choice(move, delay)
        self.core.answer(question, choice, self.now)

    @precondition(lambda self: self.here and self.core.table.play is not None)
    @rule(who=INDEX, late=st.integers(0, 900))
    def press(self, who: int, late: int) -> None:
        table, listener = self.core.table, self.here[who % len(self.here)]
        assert table.play is not None
        for seat in table.seats_of(listener.player):
            if seat in table.play.due.seats:
                move = table.game.sample(table.play.state, seat, self.random.randrange)
                raw = msgspec.Raw(msgspec.json.encode(move))
                self.do(self.core.press(listener, seat, raw, "", self.now - late))
                return

    @invariant()
    def the_log_is_the_table(self) -> None:
        game, entries = read_log([encode_entry(entry) for entry in self.log], ALL)
        *_, (table, _, _) = replay(game, entries)
        assert table == self.core.table
        if table.play is not None:
            assert table.play.due.chance is None

    @invariant()
    def nothing_hidden_is_told(self) -> None:
        table = self.core.table
        for told in self.told:
            assert table.opened.secret.encode() not in told
            assert b"-key" not in told
        self.told.clear()

    @invariant()
    def every_question_is_of_a_bot_that_is_due(self) -> None:
        play = self.core.table.play
        for question in self.core.questions:
            assert play is not None
            assert question.seat in play.due.seats


AnyCourse.TestCase.settings = settings(
    max_examples=100, stateful_step_count=60, deadline=None, derandomize=True
)
TestAnyCourse = AnyCourse.TestCase
