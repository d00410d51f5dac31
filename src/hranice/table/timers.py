"""What a table waits for on account of people: seeds, countdowns of seats, the grace of absent players."""

from dataclasses import dataclass
from typing import TypeVar

from hranice.table.audience import Audience
from hranice.table.commands import CallOff, Command, StandIn, Succeed
from hranice.table.outgoing_messages import Countdown
from hranice.table.running_game import Play
from hranice.table.start_commands import REVEAL_WITHIN
from hranice.table.table_state import Phase, Table

WhoseT = TypeVar("WhoseT")

HOST_GRACE_S = 300
"""Seconds after which a host who is gone is succeeded at a table that keeps seats for ever."""


@dataclass(slots=True)
class _Moment:
    at: int
    """On the table's clock."""
    over: bool = False
    """It has come; it stays noted until what it counted for has changed."""


class Timers:
    """These moments, kept in step with the table. A table at which nobody is has none: it sleeps."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._countdowns: dict[int, _Moment] = {}
        self._stage: tuple[int, int] | None = None
        """Each has its own time: what counted down at another one is over."""
        self._together: tuple[int, ...] = ()
        """The seats that were asked at one moment: the last of them to answer is waited for by all."""
        self._grace: dict[str, _Moment] = {}
        self._seeds: _Moment | None = None
        """Until when the devices must have revealed their seeds."""
        self._phase: Phase = audience.table.phase

    @property
    def running(self) -> bool:
        """Whether there is any such moment, even one that is over."""
        return bool(self._countdowns or self._grace or self._seeds)

    def next_moment(self) -> int | None:
        """Return the next of all these moments."""
        seeds = () if self._seeds is None else (self._seeds,)
        moments = (*self._countdowns.values(), *self._grace.values(), *seeds)
        return min((moment.at for moment in moments if not moment.over), default=None)

    def hurried(self, now: int) -> list[int]:
        """Return the seats whose time is up by now, each once."""
        return _come(self._countdowns, now)

    def gone(self, now: int) -> list[Command]:
        """Return what to do about the players whose time is over by now, each once.

        A start without their seeds is called off; a bot stands in, unless seats are kept for ever; and
        somebody who is here becomes the host.
        """
        table = self._audience.table
        wanted: list[Command] = []
        if self._seeds is not None and not self._seeds.over and self._seeds.at <= now:
            self._seeds.over = True
            wanted.append(CallOff())
        for player in _come(self._grace, now):
            if table.phase == "running" and table.settings.grace:
                wanted.append(StandIn(player))
            if table.host == player:
                here = [who.player is not None and self._audience.is_here(who.player) for who in table.seats]
                if any(here):
                    wanted.append(Succeed(here.index(True)))
        return wanted

    def follow_game(self, table: Table, now: int, mover: int | None = None) -> tuple[Countdown, ...]:
        """Set the countdowns, given the seat that has just acted, and return them."""
        if not (self._countdowns or table.settings.clock or table.settings.last_call):
            return ()
        play = table.play if self._audience.awake and table.phase == "running" else None
        self._follow_countdowns(table, play, now, mover)
        return tuple(
            Countdown(seat, table.stamp(moment.at)) for seat, moment in sorted(self._countdowns.items())
        )

    def _follow_countdowns(self, table: Table, play: Play | None, now: int, mover: int | None) -> None:
        asked = () if play is None else play.due.seats
        stage = None if play is None else play.stage
        if stage != self._stage:
            self._stage = stage
            self._countdowns.clear()
        if len(asked) != 1 or asked[0] not in self._together:
            self._together = asked if len(asked) > 1 else ()
        people = [seat for seat in asked if table.bot_on(seat) is None]
        for seat in [seat for seat in self._countdowns if seat == mover or seat not in people]:
            del self._countdowns[seat]
        for seat in people:
            running = self._countdowns.get(seat)
            limit = self._limit(table, asked, seat)
            if limit and (running is None or now + limit < running.at):
                self._countdowns[seat] = _Moment(now + limit)

    def _limit(self, table: Table, asked: tuple[int, ...], seat: int) -> int:
        """Return the milliseconds that a seat has from now on; 0: no new limit."""
        settings = table.settings
        clock = 0 if seat in self._countdowns else settings.clock
        last_call = settings.last_call if len(asked) == 1 and self._together else 0
        return 1000 * min(filter(None, (clock, last_call)), default=0)

    def follow_people(self, table: Table, now: int) -> tuple[Countdown, ...]:
        """Count the grace time of everybody who has a seat, or is the host, and is not here.

        Where seats are kept for ever only that of the host is counted.

        Returns for each seat of a running game whose player is gone when the stand-in bot takes over.
        """
        if table.phase != self._phase:
            self._phase = table.phase
            self._grace.clear()
        if table.phase != "starting" or not self._audience.awake:
            self._seeds = None
        elif self._seeds is None:
            self._seeds = _Moment(now + REVEAL_WITHIN)
        grace = table.settings.grace
        counts = self._audience.awake and table.phase in ("open", "running")
        people = {*(table.players if grace else ()), table.host} if counts else set()
        gone = {player for player in people if not self._audience.is_here(player)}
        for player in [player for player in self._grace if player not in gone]:
            del self._grace[player]
        for player in sorted(gone - self._grace.keys()):
            self._grace[player] = _Moment(now + 1000 * (grace or HOST_GRACE_S))
        if table.phase != "running" or not grace:
            return ()
        return tuple(
            Countdown(number, table.stamp(moment.at))
            for number, seat in enumerate(table.seats)
            if seat.player is not None
            and not seat.stood_in
            and (moment := self._grace.get(seat.player)) is not None
        )


def _come(moments: dict[WhoseT, _Moment], now: int) -> list[WhoseT]:
    """Return whose moments have come by now, each once."""
    come = [whose for whose, moment in moments.items() if not moment.over and moment.at <= now]
    for whose in come:
        moments[whose].over = True
    return come
