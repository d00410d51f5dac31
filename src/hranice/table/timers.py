"""The timers of a table: the game's alarm, countdowns of seats, and the grace time of absent players."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hranice.table.audience import Audience
from hranice.table.clock import Clock, Timer
from hranice.table.commands import Command, Ring, StandIn, Succeed
from hranice.table.messages import Countdown
from hranice.table.table import Phase, Play, Table


class _Running(NamedTuple):
    until: int
    """A stamp."""
    timer: Timer


class _Waiting(NamedTuple):
    moment: int
    """On the table's clock."""
    timer: Timer


class Timers:
    """All timers of a table, kept in step with it. A table at which nobody is has none: it sleeps."""

    def __init__(
        self,
        clock: Clock,
        audience: Audience,
        want: Callable[[Command], None],
        hurry: Callable[[int], None],
    ) -> None:
        self._clock = clock
        self._audience = audience
        self._want = want
        self._hurry = hurry
        self._alarm: _Running | None = None
        self._countdowns: dict[int, _Running] = {}
        self._question: tuple[int, int] | None = None
        """Each has its own time: what counted down for another one is over."""
        self._together: tuple[int, ...] = ()
        """The seats that were asked at one moment: the last of them to answer is waited for by all."""
        self._grace: dict[str, _Waiting] = {}
        self._phase: Phase = audience.table.phase

    def follow_game(self, table: Table, mover: int | None = None) -> tuple[Countdown, ...]:
        """Set the game's timers, given the seat that has just acted; return the countdowns to show."""
        play = table.play if self._audience.awake and table.phase == "running" else None
        self._follow_alarm(play)
        if not (self._countdowns or table.settings.clock or table.settings.last_call):
            return ()
        self._follow_countdowns(table, play, mover)
        return tuple(Countdown(seat, running.until) for seat, running in sorted(self._countdowns.items()))

    def stop(self) -> None:
        """Cancel everything."""
        self._follow_alarm(None)
        self._stop_countdowns()
        self._stop_grace()

    def _stop_countdowns(self) -> None:
        for running in self._countdowns.values():
            running.timer.cancel()
        self._countdowns.clear()

    def _stop_grace(self) -> None:
        for waiting in self._grace.values():
            waiting.timer.cancel()
        self._grace.clear()

    def _follow_alarm(self, play: Play | None) -> None:
        at = None if play is None or play.due.alarm is None else play.due.alarm.at
        if self._alarm is not None and self._alarm.until != at:
            self._alarm.timer.cancel()
            self._alarm = None
        if play is not None and at is not None and self._alarm is None:
            self._alarm = _Running(at, self._clock.call_at(play.begun + at, self._ring))

    def _ring(self) -> None:
        self._alarm = None
        self._want(Ring())

    def _follow_countdowns(self, table: Table, play: Play | None, mover: int | None) -> None:
        asked = () if play is None else play.due.seats
        question = None if play is None else play.question
        if question != self._question:
            self._question = question
            self._stop_countdowns()
        if len(asked) != 1 or asked[0] not in self._together:
            self._together = asked if len(asked) > 1 else ()
        people = [seat for seat in asked if table.bot_on(seat) is None]
        for seat in [seat for seat in self._countdowns if seat == mover or seat not in people]:
            self._countdowns.pop(seat).timer.cancel()
        for seat in people:
            if play is not None and (limit := self._limit(table, asked, seat)):
                self._count_down(play, seat, limit)

    def _limit(self, table: Table, asked: tuple[int, ...], seat: int) -> int:
        """Return the milliseconds that a seat has from now on; 0: no new limit."""
        settings = table.settings
        clock = 0 if seat in self._countdowns else settings.clock
        last_call = settings.last_call if len(asked) == 1 and self._together else 0
        return 1000 * min(filter(None, (clock, last_call)), default=0)

    def _count_down(self, play: Play, seat: int, limit: int) -> None:
        moment = self._clock.now() + limit
        until = moment - play.begun
        running = self._countdowns.get(seat)
        if running is not None:
            if running.until <= until:
                return
            running.timer.cancel()
        self._countdowns[seat] = _Running(until, self._clock.call_at(moment, partial(self._hurry, seat)))

    def follow_people(self, table: Table) -> tuple[Countdown, ...]:
        """Count the grace time of everybody who has a seat, or is the host, and is not here.

        Returns for each seat of a running game whose player is gone when the stand-in bot takes over.
        """
        if table.phase != self._phase:
            self._phase = table.phase
            self._stop_grace()
        grace = table.settings.grace
        counts = self._audience.awake and grace and table.phase in ("open", "running")
        people = {*table.players, table.host} if counts else set()
        gone = {player for player in people if not self._audience.is_here(player)}
        for player in [player for player in self._grace if player not in gone]:
            self._grace.pop(player).timer.cancel()
        for player in gone - self._grace.keys():
            moment = self._clock.now() + 1000 * grace
            timer = self._clock.call_at(moment, partial(self._is_gone, player))
            self._grace[player] = _Waiting(moment, timer)
        if table.phase != "running":
            return ()
        return tuple(
            Countdown(number, table.stamp(waiting.moment))
            for number, seat in enumerate(table.seats)
            if seat.player is not None
            and not seat.stood_in
            and (waiting := self._grace.get(seat.player)) is not None
        )

    def _is_gone(self, player: str) -> None:
        """Let a bot stand in, and somebody who is here be the host.

        The timer stays noted: the grace time is over until the player comes back.
        """
        table = self._audience.table
        if table.phase == "running":
            self._want(StandIn(player))
        if table.host == player:
            for number, seat in enumerate(table.seats):
                if seat.player is not None and self._audience.is_here(seat.player):
                    self._want(Succeed(number))
                    break
