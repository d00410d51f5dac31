"""Everybody who is connected to a table, and what each of them is told."""

from collections import Counter
from collections.abc import Callable

import msgspec

from hranice.table.dispatch import Outcome
from hranice.table.encoded_updates import Kind, Updates, kind_of
from hranice.table.latency import SHOWN, Latency
from hranice.table.outgoing_messages import About, Countdown, Gone, Said, SeatAbout, Trouble
from hranice.table.recent_happenings import RecentHappenings
from hranice.table.rematches import missing, tallies
from hranice.table.table_state import Table

Sink = Callable[[bytes], bool]
"""Takes one encoded message, at once. False: its connection has ended, and it gets nothing more."""


class Listener:
    """One device: whose it is, how to reach it, and how far away it is."""

    def __init__(self, player: str | None, sink: Sink, ping: Callable[[], object]) -> None:
        self.player = player
        self.sink = sink
        self.ping = ping
        """Has a round trip measured right now, behind what was just sent."""
        self.kind = Kind((), hosting=False)
        """What the player is to the table."""
        self.latency = Latency()
        self.parted = False
        """The device has left, and the others have been told."""


class Audience:
    """The listeners of a table. One whose sink refuses is removed."""

    def __init__(self, table: Table, recent: RecentHappenings) -> None:
        self.table = table
        """As everybody has been told."""
        self.countdowns: tuple[Countdown, ...] = ()
        self.absences: tuple[Countdown, ...] = ()
        self.awake = False
        """Whether the game goes on: somebody who plays is here, or, where only bots play, anybody at all."""
        self._before = table
        self._recent = recent
        self._listeners: list[Listener] = []
        self._kinds: dict[Kind, list[Listener]] = {}
        """The listeners by what they are to the table: all of a kind are told the same."""
        self._here: Counter[str] = Counter()
        self._credits: dict[int, int] = {}
        """By seat the most credit that a move got, if everybody should know."""

    def __len__(self) -> int:
        """How many devices are connected."""
        return len(self._listeners)

    def is_here(self, player: str) -> bool:
        """Say whether a player is connected."""
        return self._here[player] > 0

    def welcome(self, listener: Listener, have: int | None, now: int) -> None:
        """Tell a new listener where the table stands, and everybody else who has come."""
        self._listeners.append(listener)
        if listener.player is not None:
            self._here[listener.player] += 1
        self._look_around()
        missed = None if have is None or have > self.table.number else self._recent.since(have)
        about = self.about()
        updates = Updates(
            self.table,
            now,
            happened=missed or (),
            fresh=missed is None,
            earlier=self._recent.kept if missed is None else (),
            about=about,
            options=True,
            countdowns=self.countdowns,
            absences=self.absences,
        )
        if not listener.sink(updates.of(listener.kind)):
            self._remove(listener)
            about = self.about()
        if self._listeners != [listener]:
            self._send(self._about_updates(about, now), besides=listener)

    def part(self, listener: Listener, now: int) -> None:
        """Remove a listener, unless its sink refused before, and tell the others, once."""
        self._remove(listener)
        if not listener.parted:
            listener.parted = True
            self.tell_about(now)

    def adopt(self, outcome: Outcome) -> None:
        """Look at the table as it is now, before anybody is told."""
        self._before, self.table = self.table, outcome.table
        if outcome.table_changed:
            self._look_around()

    def show(self, outcome: Outcome, now: int) -> None:
        """Tell everybody what happened and where the table stands now."""
        before, table, news = self._before, self.table, outcome.table_changed
        happened = self._recent.add(before.length, outcome.entries, outcome.facts)
        if outcome.credit > SHOWN:
            news = self._note_credit(outcome) or news
        if not self._listeners:
            return
        updates = Updates(
            table,
            now,
            happened=happened,
            about=self.about() if news else None,
            options=outcome.table_changed and before.agreed is not table.agreed,
            countdowns=self.countdowns,
            absences=self.absences,
        )
        self._send(updates)
        if table.acted != before.acted and (_is_timed(before) or _is_timed(table)):
            for listener in self._listeners:
                listener.latency.showed(now)
                listener.ping()

    def _note_credit(self, outcome: Outcome) -> bool:
        """Keep the credit of a move that everybody should know; say whether its seat never got so much."""
        seat, credit = outcome.mover, outcome.credit
        if seat is None or credit <= self._credits.get(seat, 0):
            return False
        self._credits[seat] = credit
        return True

    def tell_about(self, now: int) -> None:
        """Tell everybody who is here, and who must hurry."""
        if self._listeners:
            self._send(self._about_updates(self.about(), now))

    def say(self, seat: int, phrase: str) -> None:
        """Let a seat say something to everybody."""
        self._send_all(Said(self.table.id, seat, phrase))

    def trouble(self) -> None:
        """Tell everybody that the table tries again."""
        self._send_all(Trouble(self.table.id))

    def dismiss(self) -> None:
        """Tell everybody to connect again, and forget them."""
        self._send_all(Gone(self.table.id))
        self._listeners.clear()
        self._here.clear()
        self._look_around()

    def about(self) -> About:
        """Return the table as everybody may see it."""
        table, players = self.table, self.table.players
        ended = table.play if table.phase == "finished" else None
        ranks = (0,) * len(table.seats) if ended is None else table.game.ranks(ended.state)
        return About(
            game=table.game.name,
            rules=table.game.rules,
            code=table.opened.code,
            phase=table.phase,
            house=table.settings,
            seats=tuple(
                SeatAbout(
                    name=seat.name,
                    bot=seat.bot,
                    here=seat.player is None or self.is_here(seat.player),
                    stood_in=seat.stood_in,
                    credit=self._credits.get(number, 0),
                    quick=seat.quick,
                    seal=seat.seal,
                    tally=tally,
                    rank=ranks[number],
                )
                for number, (seat, tally) in enumerate(zip(table.seats, tallies(table), strict=True))
            ),
            host=next(iter(table.seats_of(table.host)), None),
            spectators=sum(listener.player not in players for listener in self._listeners),
            commitment=table.commitment,
            digest=table.digest,
            called_off=table.called_off,
            rematch=None if table.rematch is None else table.rematch.code,
            lesson=table.opened.lesson,
            rematch_seat=None if table.rematch is None else table.rematch.seat,
            missing=tuple(former.name for former in missing(table).values() if former.player is not None)
            if table.phase == "open"
            else (),
        )

    def _about_updates(self, about: About, now: int) -> Updates:
        return Updates(self.table, now, about=about, countdowns=self.countdowns, absences=self.absences)

    def _send(self, updates: Updates, besides: Listener | None = None) -> None:
        for kind, listeners in self._kinds.items():
            update = updates.of(kind)
            for listener in listeners:
                if listener is not besides and not listener.sink(update):
                    self._remove(listener)

    def _send_all(self, message: Said | Trouble | Gone) -> None:
        data = msgspec.json.encode(message)
        for listener in tuple(self._listeners):
            if not listener.sink(data):
                self._remove(listener)

    def _remove(self, listener: Listener) -> None:
        """Send nothing more to a listener.

        Others learn of it with the next update; telling them now could fill the next queue, and so on.
        """
        if listener not in self._listeners:
            return
        self._listeners.remove(listener)
        if listener.player is not None:
            self._here[listener.player] -= 1
        self._look_around()

    def _look_around(self) -> None:
        """Note who is here and what they are to the table; it changes far less often than the game."""
        players = self.table.players
        self.awake = any(map(self.is_here, players)) if players else bool(self._listeners)
        self._kinds = {}
        for listener in self._listeners:
            listener.kind = kind_of(self.table, listener.player)
            self._kinds.setdefault(listener.kind, []).append(listener)


def _is_timed(table: Table) -> bool:
    """Say whether time matters in a game just now: it has set an alarm.

    Only then, or when it did until a moment ago, is the latency worth measuring behind what is shown: each
    ping costs as much as a message.
    """
    return table.play is not None and table.play.due.alarm is not None
