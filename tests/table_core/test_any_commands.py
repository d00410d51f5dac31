"""Whatever people do, in whatever order: the log is the table, and refusals change nothing."""

import hashlib
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hranice.game import Refusal
from hranice.plugins import GAMES
from hranice.table import commands as c
from hranice.table.audience import Audience
from hranice.table.dispatch import decide
from hranice.table.encoded_updates import Updates, kind_of
from hranice.table.log import Entry, Opened, TableSettings, encode_entry, read_log
from hranice.table.recent_happenings import RecentHappenings
from hranice.table.table_state import Table, opened, replay
from tests.table_core.scene import QUICK
from tests.table_core.seeds import revealing, sitting
from tests.table_core.virtual import EPOCH

PLAYERS = st.sampled_from(["anna-key", "bert-key", "carl-key", "dora-key"])
SEATS = st.integers(-1, 4)
BOTS = st.sampled_from(["random", "nobody", "random:x=1"])


class AnyCommands(RuleBasedStateMachine):
    """A table to which anything may be said at any time."""

    table: Table

    @initialize(
        game=st.sampled_from(sorted(GAMES)), public=st.booleans(), seed=st.integers(0, 9), begun=st.booleans()
    )
    def open(self, game: str, public: bool, seed: int, begun: bool) -> None:
        rules = GAMES[game]
        first: Opened[Any] = Opened(
            table="table-id",
            code="CODE",
            game=game,
            rules=rules.rules,
            secret=hashlib.sha256(f"{seed}".encode()).hexdigest(),  # unlike anything that a view may hold
            host="anna-key",
            house=TableSettings(chairs=3, public=public),
            options=rules.options_type(**QUICK.get(game, {})),
            at=EPOCH,
        )
        self.random = Random(seed)
        self.now = EPOCH
        self.table = opened(rules, first)
        self.log: list[Entry] = [first]
        if begun:  # what people do by accident seldom begins a game
            self.want(sitting("anna-key", "Anna"))
            self.want(c.Start("anna-key", "random"))
            self.want(revealing(self.table, "anna-key"))

    def want(self, command: c.Command) -> None:
        before = self.table
        try:
            outcome = decide(before, command, self.now)
        except Refusal:
            return  # that nothing has changed is an invariant: the log still is the table
        assert outcome.table.length == before.length + len(outcome.entries)
        self.table = outcome.table
        self.log += outcome.entries

    @rule(player=PLAYERS, name=st.text(max_size=30), seal=st.text(max_size=70))
    def somebody_sits(self, player: str, name: str, seal: str) -> None:
        self.want(c.Sit(player, name, seal))
        self.want(sitting(player, "A. Nonymous"))

    @rule(player=PLAYERS, bot=BOTS)
    def a_bot_sits(self, player: str, bot: str) -> None:
        self.want(c.SeatBot(player, bot))

    @rule(player=PLAYERS, seat=SEATS)
    def somebody_leaves(self, player: str, seat: int) -> None:
        self.want(c.Leave(player, seat))

    @rule(player=PLAYERS, chairs=st.integers(0, 9), bot=BOTS)
    def somebody_configures(self, player: str, chairs: int, bot: str) -> None:
        self.want(c.Configure(player, TableSettings(chairs=chairs, stand_in=bot)))

    @rule(player=PLAYERS, fill=st.none() | BOTS)
    def somebody_starts(self, player: str, fill: str | None) -> None:
        self.want(c.Start(player, fill))

    @rule(player=PLAYERS, seat=SEATS, seed=st.text(max_size=3))
    def somebody_reveals(self, player: str, seat: int, seed: str) -> None:
        self.want(c.Reveal(player, (c.SeedOfSeat(seat, seed, "0" * 64),)))
        self.want(revealing(self.table, player))

    @rule()
    def time_to_reveal_is_up(self) -> None:
        self.want(c.CallOff())

    @rule(player=PLAYERS, seat=SEATS, gone=st.booleans())
    def somebody_replaces(self, player: str, seat: int, gone: bool) -> None:
        self.want(c.Replace(player, seat, "random", gone))

    @rule(player=PLAYERS, seat=SEATS)
    def somebody_passes_the_duty(self, player: str, seat: int) -> None:
        self.want(c.PassHost(player, seat))

    @rule(player=PLAYERS, away=st.booleans())
    def somebody_goes_or_comes(self, player: str, away: bool) -> None:
        self.want(c.StandIn(player) if away else c.Return(player))

    @rule(player=PLAYERS, close=st.booleans())
    def somebody_ends_it(self, player: str, close: bool) -> None:
        ends = close and self.random.random() < 0.1
        self.want(c.Close(player) if ends else c.Rematch(player, "next", "NEXT"))

    @rule(later=st.integers(0, 3000))
    def time_passes(self, later: int) -> None:
        self.now += later
        self.want(c.Ring())

    @precondition(lambda self: self.table.play is not None)
    @rule(data=st.data(), seat=SEATS, credit=st.integers(0, 300), ref=st.sampled_from(["", "", "a", "b"]))
    def somebody_moves(self, data: Any, seat: int, credit: int, ref: str) -> None:
        play = self.table.play
        assert play is not None
        asked = self.random.choice(play.due.seats) if play.due.seats else None
        if asked is None:
            return
        right = data.draw(st.booleans())
        owner = self.table.seats[asked].player
        player = owner if right and owner is not None else data.draw(PLAYERS)
        move = self.table.game.sample(play.state, asked, self.random.randrange)
        self.want(c.Move(player, asked if right else seat, move, self.table.stamp(self.now) - credit, ref))
        if owner is None:
            self.want(c.BotMove(asked, move, self.table.stamp(self.now)))

    @invariant()
    def the_log_is_the_table(self) -> None:
        stored = [encode_entry(entry) for entry in self.log]
        game, entries = read_log(stored, GAMES)
        *_, (table, _, _) = replay(game, entries)
        assert table == self.table
        assert table.length == len(self.log)

    @invariant()
    def a_table_makes_sense(self) -> None:
        table = self.table
        assert len(table.seats) <= table.settings.chairs
        assert all((seat.player is None) != (seat.bot is None) for seat in table.seats)
        assert len({seat.name for seat in table.seats}) == len(table.seats)
        if table.play is not None:
            assert table.play.due.chance is None
            assert table.play.own <= table.play.latest

    @invariant()
    def nothing_hidden_is_told(self) -> None:
        about = Audience(self.table, RecentHappenings()).about()
        updates = Updates(self.table, self.now, about=about, options=True)
        for player in ("anna-key", "dora-key", None):
            told = updates.of(kind_of(self.table, player))
            assert self.table.commitment.encode() in told  # so would be the secret, if it were told
            assert self.table.opened.secret.encode() not in told
            assert b"-key" not in told


AnyCommands.TestCase.settings = settings(
    max_examples=100, stateful_step_count=50, deadline=None, derandomize=True
)
TestAnyCommands = AnyCommands.TestCase
