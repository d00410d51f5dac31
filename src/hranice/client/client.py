"""One device: tables over HTTP, play over a socket."""

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import httpx
import msgspec
from msgspec.structs import replace

from hranice.client.client_table import AtTable
from hranice.client.reconnecting_socket import ReconnectingSocket
from hranice.game import Games, Legal, Refusal
from hranice.insight.types import Analysis
from hranice.live.messages import (
    Again,
    Done,
    Hinted,
    LegalMoves,
    Listed,
    Move,
    Opening,
    Problem,
    Refused,
    Revealing,
    SeatsAtTable,
    Share,
    Sitting,
    Starting,
    Unwatch,
    Watch,
    Welcome,
    written,
)
from hranice.live.problems import RETRYABLE
from hranice.plugins import GAMES
from hranice.server.device_keys import new_key
from hranice.table.codes import typed_code
from hranice.table.fair_chance import seal
from hranice.table.log import TableSettings
from hranice.table.outgoing_messages import About, Said
from hranice.table.promise_check import Kept, check_promises
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify

T = TypeVar("T")

AGAIN_S = 0.2
"""Before something that was refused only for the moment is sent again."""
ACCEPTED = 202


class Client:
    """A device with a key of its own. Use it as `async with Client(url) as client`.

    Raises `Refusal`, with the reason that the server gave, for everything that is not done.
    """

    def __init__(self, url: str, key: str | None = None, games: Games = GAMES) -> None:
        self.key = key or new_key()
        """Keep it to be the same player again."""
        self.version: str | None = None
        """That of the server."""
        self._games = games
        headers = {"Authorization": f"Bearer {self.key}"}
        # A connection kept for later may be closed by the server in the moment in which it is used again.
        once = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.AsyncClient(
            base_url=url, headers=headers, timeout=20, limits=once, trust_env=False
        )
        address = url.replace("http", "ws", 1).rstrip("/") + "/ws"
        self.socket = ReconnectingSocket(address, headers, opened=self._opened, heard=self._heard)
        self._running: asyncio.Task[None] | None = None
        self._tables: list[AtTable] = []
        self._watching: dict[str, AtTable] = {}
        """By `ref`: the tables that this device is being connected to."""
        self._pending: dict[str, _Pending] = {}
        self._kept: dict[str, Kept] = {}
        """By code, what tables promised about chance; `kept` returns it."""
        self._seeds: dict[str, str] = {}
        """By seal, the seeds that this device drew."""
        self._spent: dict[str, str] = {}
        """By seal, the digest for which its seed was revealed: it is for no other."""
        self._revealing: set[asyncio.Task[SeatsAtTable]] = set()

    async def __aenter__(self) -> Self:
        """Begin."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End; seats stay one's own."""
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        for task in self._revealing:
            task.cancel()
        await self._http.aclose()

    # Tables.

    async def open(
        self, game: str, house: TableSettings | None = None, options: Any = None, deal: str = ""
    ) -> SeatsAtTable:
        """Open a table, as its host; `deal` is the code of one whose duplicate chance is to be met again."""
        return await self._place("/api/tables", Opening(game, house, options, deal))

    async def look(self, code: str) -> Listed:
        """Return what there is at an invite code."""
        return await self._call("GET", f"/api/tables/{code}", Listed)

    async def sit(self, code: str, name: str, seed: str | None = None) -> SeatsAtTable:
        """Take the next free seat, with a seed of one's own that has its share in all chance."""
        return await self._place(f"/api/tables/{code}/seats", Sitting(name, self._sealed(seed)))

    async def leave_seat(self, code: str, seat: int) -> SeatsAtTable:
        """Give up a seat."""
        return await self._call("DELETE", f"/api/tables/{code}/seats/{seat}", SeatsAtTable)

    async def start(self, code: str, fill: str | None = None) -> SeatsAtTable:
        """Begin the game, with bots of this kind on the chairs still free.

        The seeds of this device are revealed at once; those of others, who watch the table, by their devices.
        """
        return await self._reveal(await self._place(f"/api/tables/{code}/start", Starting(fill)))

    async def rematch(self, code: str, wanted: Again | None = None) -> SeatsAtTable:
        """Return the table at which the players of a finished one go on; the first to ask says how."""
        return await self._place(f"/api/tables/{code}/rematch", wanted or Again())

    async def record(self, code: str) -> bytes:
        """Return the record of a finished game.

        Raises `BadRecord` if it is not sound, or not of the game that the table promised to this device.
        """
        data = (await self._request("GET", f"/api/tables/{code}/record")).content
        record = read_record(data, self._games)
        verify(record)
        check_promises(record, self.kept(code))
        return data

    def kept(self, code: str) -> Kept:
        """Return what a table promised about chance, and the seeds that this device revealed there."""
        return self._kept.get(typed_code(code), Kept())

    async def analysis(self, code: str) -> Analysis:
        """Return the analysis of a finished game, however long the server takes for it."""
        while True:
            response = await self._request("GET", f"/api/tables/{code}/analysis")
            if response.status_code != ACCEPTED:
                return msgspec.json.decode(response.content, type=Analysis)
            await asyncio.sleep(AGAIN_S)

    async def watch(self, code: str) -> AtTable:
        """Connect to a table, to play one's seats or to look on; returns when its first update is there.

        Watching a table twice gives the same `AtTable` again.
        """
        found = await self.look(code)
        for known in self._tables:
            if known.code == found.code:
                await known.arrived
                return known
        table = AtTable(self, found.code, self._games)
        self._tables.append(table)
        if self._running is None:
            self._running = asyncio.create_task(self.socket.run())
            self._running.add_done_callback(self._ended)
        else:
            self._watch(table)
        await table.arrived
        return table

    # What `AtTable` asks.

    async def ask(self, table: AtTable, message: Any) -> Any:
        """Send until it is done or refused."""
        if table.lost is not None:
            raise table.lost
        again = replace(message, have=table.number) if isinstance(message, Move) else message
        request = _Pending(table, written(again), asyncio.get_running_loop().create_future())
        self._pending[message.ref] = request
        self.socket.tell(written(message))
        try:
            return await request.answer
        finally:
            del self._pending[message.ref]

    async def leave(self, table: AtTable) -> None:
        """Disconnect from a table."""
        self._tables.remove(table)
        self.socket.tell(written(Unwatch(table.id)))

    def promised(self, code: str, about: About, yours: tuple[int, ...]) -> None:
        """Keep what the table promises about chance; reveal one's seeds when the game is started."""
        seals = tuple(about.seats[seat].seal for seat in yours)
        place = SeatsAtTable("", code, yours, about.commitment, about.digest, seals)
        self._keep(place)
        if about.phase == "starting":
            task = asyncio.get_running_loop().create_task(self._reveal(place))
            self._revealing.add(task)
            task.add_done_callback(self._revealed)

    # What happens on the socket.

    def _opened(self) -> None:
        self._watching.clear()
        for table in self._tables:
            self._watch(table)

    def _watch(self, table: AtTable) -> None:
        if table in self._tables:
            ref = secrets.token_urlsafe(12)
            self._watching[ref] = table
            self.socket.tell(written(Watch(table.code, table.number, ref)))

    def _heard(self, data: bytes) -> None:
        head = _read_head(data)
        match head.type:
            case "update":
                table = self._at(head)
                if table is not None:
                    table.take(data)
            case "done":
                self._done(msgspec.json.decode(data, type=Done))
            case "hinted":
                hinted = msgspec.json.decode(data, type=Hinted)
                self._answer(hinted.ref, hinted.hint)
            case "legal":
                legal = msgspec.json.decode(data, type=LegalMoves)
                self._answer(legal.ref, Legal(legal.moves, legal.more))
            case "refused":
                self._refused(msgspec.json.decode(data, type=Refused))
            case "gone" if (table := self._at(head)) is not None:
                self._watch(table)
            case "said" if (table := self._at(head)) is not None:
                table.said.append(msgspec.json.decode(data, type=Said))
            case "welcome":
                self.version = msgspec.json.decode(data, type=Welcome).version

    def _at(self, head: "_Head") -> AtTable | None:
        """Return the table that a message is about; its id is told with its first update."""
        for table in self._tables:
            if table.id == head.table or (not table.id and head.about and table.code == head.about.code):
                return table
        return None

    def _done(self, done: Done) -> None:
        table = self._watching.pop(done.ref, None)
        if table is not None:
            # Whether these arrived before, nobody knows; what was done already is only acknowledged again.
            for pending in self._pending.values():
                if pending.table is table:
                    self.socket.tell(pending.message)
            return
        self._answer(done.ref, done.number)

    def _answer(self, ref: str, answer: Any) -> None:
        request = self._pending.get(ref)
        if request is not None and not request.answer.done():
            request.answer.set_result(answer)

    def _refused(self, refused: Refused) -> None:
        later = asyncio.get_running_loop().call_later
        table = self._watching.pop(refused.ref, None)
        request = self._pending.get(refused.ref)
        if table is not None:
            if refused.again:
                later(AGAIN_S, self._watch, table)
            else:
                self._tables.remove(table)
                refusal = _refusal(refused.rule, refused.reason, refused.params)
                table.fail(refusal)
                self._give_up(
                    refusal, [request for request in self._pending.values() if request.table is table]
                )
        elif request is not None and not request.answer.done():
            if refused.again:
                later(AGAIN_S, self._repeat, refused.ref)
            elif refused.reason != "server-not-watching":  # the table is just being connected to again
                request.answer.set_exception(_refusal(refused.rule, refused.reason, refused.params))

    def _repeat(self, ref: str) -> None:
        """Send again what is still wanted: it may have been done meanwhile, and then it must not be."""
        request = self._pending.get(ref)
        if request is not None and not request.answer.done():
            self.socket.tell(request.message)

    def _ended(self, running: asyncio.Task[None]) -> None:
        error = None if running.cancelled() else running.exception()
        if error is None:
            return
        for table in self._tables:
            table.fail(error)
        self._give_up(error, self._pending.values())

    @staticmethod
    def _give_up(error: BaseException, requests: Iterable["_Pending"]) -> None:
        """Answer those who wait for what will not be done any more."""
        for request in requests:
            if not request.answer.done():
                request.answer.set_exception(error)

    # Chance that nobody can bend.

    def _sealed(self, seed: str | None = None) -> str:
        """Return the seal of a seed, which is drawn unless it is given, and keep the seed."""
        seed = seed or secrets.token_urlsafe(24)
        self._seeds[seal(seed)] = seed
        return seal(seed)

    def _keep(self, place: SeatsAtTable) -> None:
        """Keep what a table promises: the first commitment, and the digest for which seeds were revealed.

        Only who has revealed none follows the table from one digest to the next.
        """
        known = self.kept(place.code)
        digest = known.digest if known.seeds else place.digest or known.digest
        self._kept[place.code] = Kept(known.commitment or place.commitment, digest, known.seeds)

    def _revealed(self, task: "asyncio.Task[SeatsAtTable]") -> None:
        """Note that seeds were revealed, or came too late: then the table tells everybody."""
        self._revealing.discard(task)
        if not task.cancelled():
            task.exception()

    async def _reveal(self, place: SeatsAtTable) -> SeatsAtTable:
        """Reveal the seeds of one's seats at a table whose game was started; each for one digest only."""
        own = zip(place.seats, place.seals, strict=True)
        shares = tuple(
            Share(seat, self._seeds[its], self._sealed())
            for seat, its in own
            if place.digest
            and its in self._seeds
            and self._spent.setdefault(its, place.digest) == place.digest
        )
        if not shares:
            return place
        seeds = tuple(share.seed for share in shares)
        self._kept[place.code] = Kept(self.kept(place.code).commitment, place.digest, seeds)
        while True:
            try:
                return await self._place(f"/api/tables/{place.code}/seeds", Revealing(shares))
            except Refusal as refusal:
                if refusal.reason not in RETRYABLE:
                    raise
                await asyncio.sleep(AGAIN_S)

    # What happens over HTTP.

    async def _place(self, path: str, body: Any) -> SeatsAtTable:
        place = await self._call("POST", path, SeatsAtTable, body)
        self._keep(place)
        return place

    async def _call(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        return msgspec.json.decode((await self._request(method, path, body)).content, type=answer)

    async def _request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content else None
        response = await self._http.request(method, path, content=content, headers=headers)
        if response.is_error:
            problem = msgspec.json.decode(response.content, type=Problem)
            raise _refusal(problem.rule, problem.reason, problem.params)
        return response


class _Pending(NamedTuple):
    table: AtTable
    message: bytes
    """What is sent again."""
    answer: asyncio.Future[Any]


class _Code(msgspec.Struct):
    code: str


class _Head(msgspec.Struct):
    """As much of a message as is needed to know for whom it is."""

    type: str
    table: str = ""
    about: _Code | None = None


_read_head = msgspec.json.Decoder(_Head).decode


def _refusal(rule: str | None, reason: str, params: Mapping[str, str | int]) -> Refusal:
    return Refusal(rule or "server", reason, **params)
