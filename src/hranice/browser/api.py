"""Requests of the page, answered as a server answers them over HTTP (docs/protocol.md)."""

import re
from collections.abc import Awaitable, Callable, Iterator
from inspect import isawaitable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from hranice.daily.dailies import Dailies
from hranice.game_parts import Route, Shelf
from hranice.insight import Progress
from hranice.live.game_descriptions import about, lesson
from hranice.live.messages import (
    Again,
    Changing,
    Choosing,
    Learning,
    Me,
    Opening,
    Replacing,
    Revealing,
    Seating,
    Sitting,
    Starting,
    listed,
)
from hranice.live.problems import Denied, problem_of, status_of
from hranice.live.replays import replayed
from hranice.live.table_service import FindRematch
from hranice.live.tables import Asker, Tables
from hranice.plugins import GAMES
from hranice.table import commands as c

DONE, LATER = 200, 202
HERE = "this device"
"""The address from which everything comes."""


class Request(NamedTuple):
    """What was asked: the open parts of its path, its query, and its body."""

    given: dict[str, str]
    query: dict[str, str]
    body: str

    @property
    def code(self) -> str:
        """The code of the table that it is about."""
        return self.given["code"]

    @property
    def seat(self) -> int:
        """The seat in its path."""
        return int(self.given["seat"])

    @property
    def number(self) -> int:
        """The number of a puzzle in its path."""
        return int(self.given["number"])

    @property
    def viewer(self) -> int | None:
        """The seat in its query: whose view is wanted."""
        seat = self.query.get("seat", "")
        return int(seat) if seat.isdecimal() else None

    @property
    def start(self) -> int:
        """How many games of a list are left out."""
        start = self.query.get("start", "")
        return int(start) if start.isdecimal() else 0


Answer = Callable[[Request], Awaitable[Any]]


class Api:
    """All requests that can be answered without a server."""

    def __init__(self, tables: Tables, player: str, shelf: Callable[[str], Shelf], dailies: Dailies) -> None:
        """Answer for one player; `shelf` returns where a game keeps what people made."""
        self._tables = tables
        self._dailies = dailies
        self._player = player
        self._asker = Asker(HERE, player)
        self._routes = [
            (_pattern(route), answer)
            for route, answer in (
                *self._of_tables(),
                *self._of_games(),
                *self._of_days(),
                *_of_each_game(shelf),
            )
        ]

    async def answer(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Return the status and the text of an answer. Never raises."""
        try:
            found = await self._found(method, path, body)
        except Exception as error:
            problem = problem_of(error)
            return status_of(problem), msgspec.json.encode(problem).decode()
        status = LATER if isinstance(found, Progress) else DONE
        return status, (found if isinstance(found, bytes) else msgspec.json.encode(found)).decode()

    async def _found(self, method: str, path: str, body: str) -> Any:
        address = urlsplit(path)
        for pattern, answer in self._routes:
            if matched := pattern.fullmatch(f"{method} {address.path}"):
                given = {name: unquote(word) for name, word in matched.groupdict().items()}
                query = {name: words[-1] for name, words in parse_qs(address.query).items()}
                return await answer(Request(given, query, body))
        raise Denied("server-not-found")

    def _of_tables(self) -> Iterator[tuple[str, Answer]]:
        """Yield what is asked of one table. A command is made of the request, and done."""
        me = self._player

        def seeds(data: Revealing) -> tuple[c.SeedOfSeat, ...]:
            return tuple(c.SeedOfSeat(share.seat, share.seed, share.seal) for share in data.seeds)

        yield "POST /tables", lambda r: self._tables.open(_read(r, Opening), me, HERE)
        yield "GET /tables/{code}", self._look
        yield "GET /tables/{code}/record", lambda r: self._tables.record(r.code, self._asker)
        yield "GET /tables/{code}/replay", self._replay_of_table
        yield "GET /tables/{code}/analysis", lambda r: self._tables.analysis(r.code, self._asker)
        commands: dict[str, Callable[[Request], Any]] = {
            "POST seats": lambda r: c.Sit(me, (sat := _read(r, Sitting)).name, sat.seal),
            "PUT seats/{seat}": lambda r: c.Choose(
                me, r.seat, (chosen := _read(r, Choosing)).option, chosen.value
            ),
            "DELETE seats/{seat}": lambda r: c.Leave(me, r.seat),
            "POST bots": lambda r: c.SeatBot(me, _read(r, Seating).bot),
            "PUT options": lambda r: c.Configure(me, (changed := _read(r, Changing)).house, changed.options),
            "POST start": lambda r: c.Start(me, _read(r, Starting).fill),
            "POST seeds": lambda r: c.Reveal(me, seeds(_read(r, Revealing))),
            "POST replace": lambda r: c.Replace(me, (put := _read(r, Replacing)).seat, put.bot),
            "POST close": lambda _: c.Close(me),
            "POST rematch": lambda r: FindRematch(me, _read(r, Again) if r.body else Again()),
        }
        for way, command in commands.items():
            method, path = way.split(" ")
            yield f"{method} /tables/{{code}}/{path}", self._doing(command)

    def _of_games(self) -> Iterator[tuple[str, Answer]]:
        """Yield what is asked of no table."""
        yield "POST /me", self._me
        yield "GET /me", self._me
        yield "DELETE /me", self._forget
        yield "GET /me/games", lambda r: self._tables.games_of(self._player, r.start)
        yield "DELETE /me/games/{code}", lambda r: self._tables.forget_game(r.code, self._player)
        yield "GET /tables", _no_tables
        yield "GET /games", _games
        yield "POST /lessons/{game}", self._learn
        yield "POST /replay", self._replay_of_record
        yield "POST /analysis", lambda r: self._tables.analysis_of(r.body.encode(), HERE)

    def _of_days(self) -> Iterator[tuple[str, Answer]]:
        """Yield what is asked of the daily deal."""
        dailies, me = self._dailies, self._player
        puzzle = "/days/{day}/{game}/{number}"

        async def opened(r: Request) -> Any:
            given, name = r.given, _read(r, Learning).name
            return await dailies.open(given["day"], given["game"], r.number, self._asker, name)

        yield "GET /days", lambda _: dailies.days(me)
        yield "GET /days/{day}", lambda r: dailies.day(r.given["day"], me)
        yield f"POST {puzzle}", opened
        yield (
            f"GET {puzzle}/verdict",
            lambda r: dailies.verdict(r.given["day"], r.given["game"], r.number, me),
        )

    def _doing(self, command: Callable[[Request], Any]) -> Answer:
        async def done(request: Request) -> Any:
            return await self._tables.do(request.code, self._asker, command(request))

        return done

    async def _look(self, request: Request) -> Any:
        return listed(await self._tables.find(request.code, self._asker))

    async def _me(self, _: Request) -> Me:
        return Me(tuple(listed(summary) for summary in await self._tables.of(self._player)))

    async def _forget(self, request: Request) -> Me:
        await self._tables.forget(self._player)
        return await self._me(request)

    async def _learn(self, request: Request) -> Any:
        name = _read(request, Learning).name
        taught = lesson(request.given["game"])
        return await self._tables.open_lesson(taught, self._player, HERE, name)

    async def _replay_of_table(self, request: Request) -> bytes:
        return _replay(await self._tables.record(request.code, self._asker), request)

    async def _replay_of_record(self, request: Request) -> bytes:
        return _replay(request.body.encode(), request)


def _replay(record: bytes, request: Request) -> bytes:
    return replayed(record, GAMES, request.viewer, lambda _: None)


async def _no_tables(_: Request) -> list[Any]:
    """Return no public tables: nobody else could come to one."""
    return []


async def _games(_: Request) -> list[Any]:
    return [about(game) for game in GAMES.values()]


def _of_each_game(shelf: Callable[[str], Shelf]) -> Iterator[tuple[str, Answer]]:
    """Yield what only single games are asked for."""
    for name, game in GAMES.items():
        for route in game.parts.routes():
            yield f"{route.method} {route.path}", _plain(route, shelf(name))


def _plain(route: Route, shelf: Shelf) -> Answer:
    """Return what answers a route of a game."""

    async def answer(request: Request) -> Any:
        if len(request.body) > (route.largest or len(request.body)):
            raise Denied("server-too-large")
        given = [*([shelf] if route.shelf else []), *request.given.values()]
        answered = route.answer(*given, *([] if route.body is None else [_read(request, route.body)]))
        return await answered if isawaitable(answered) else answered

    return answer


def _read(request: Request, kind: Any) -> Any:
    """Return the body as a value; raises `msgspec.DecodeError`."""
    return request.body.encode() if kind is bytes else msgspec.json.decode(request.body, type=kind)


def _pattern(route: str) -> re.Pattern[str]:
    """Return what matches a route such as `GET /tables/{code}`; a seat is a number, and so is a puzzle."""
    open_part = re.sub(r"\{(seat|number)\}", r"(?P<\1>\\d{1,2})", route)
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", open_part))
