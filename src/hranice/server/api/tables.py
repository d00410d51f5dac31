"""Tables over HTTP: opening, finding, sitting down, and everything that the host decides.

A table is addressed by its invite code, which is all that anybody needs to find it.
"""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from hranice.live.messages import (
    Again,
    Changing,
    Choosing,
    Heir,
    Listed,
    Opening,
    Replacing,
    Revealing,
    Seating,
    SeatsAtTable,
    Sitting,
    Starting,
    listed,
)
from hranice.live.table_service import FindRematch
from hranice.server.api.device_request import ANSWERS, AllTables, DeviceRequest
from hranice.table.commands import (
    Choose,
    Close,
    Configure,
    Leave,
    PassHost,
    Replace,
    Reveal,
    SeatBot,
    SeedOfSeat,
    Sit,
    Start,
)

CodePath = Annotated[str, PathParameter(description="The invite code, as people type it", max_length=32)]
SeatPath = Annotated[int, PathParameter(ge=0, lt=64)]


class TableController(Controller):
    """Everything about tables."""

    path = "/tables"
    tags = ("tables",)

    @get(responses=ANSWERS)
    async def public(self, tables: AllTables) -> list[Listed]:
        """List the public tables that are open or running, the newest first."""
        return [listed(summary) for summary in await tables.public()]

    @post(responses=ANSWERS)
    async def make(self, data: JSONBody[Opening], tables: AllTables, request: DeviceRequest) -> SeatsAtTable:
        """Open a table. Whoever opens it is the host, and sits down like everybody else."""
        return await tables.open(data, request.player, request.address)

    @get("/{code:str}", responses=ANSWERS)
    async def look(self, code: CodePath, tables: AllTables, request: DeviceRequest) -> Listed:
        """Say what there is at a code; the socket tells more."""
        return listed(await tables.find(code, request.asker))

    @post("/{code:str}/seats", responses=ANSWERS)
    async def sit(
        self, code: CodePath, data: JSONBody[Sitting], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Take the next free seat; several for people around one device."""
        return await tables.do(code, request.asker, Sit(request.player, data.name, data.seal))

    @put("/{code:str}/seats/{seat:int}", responses=ANSWERS)
    async def choose(
        self,
        code: CodePath,
        seat: SeatPath,
        data: JSONBody[Choosing],
        tables: AllTables,
        request: DeviceRequest,
    ) -> SeatsAtTable:
        """Choose what the game leaves open for a seat: for one's own, as the host for any."""
        return await tables.do(code, request.asker, Choose(request.player, seat, data.option, data.value))

    @delete("/{code:str}/seats/{seat:int}", status_code=200, responses=ANSWERS)
    async def leave(
        self, code: CodePath, seat: SeatPath, tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Give up a seat; the host may empty any seat before the game."""
        return await tables.do(code, request.asker, Leave(request.player, seat))

    @post("/{code:str}/bots", responses=ANSWERS)
    async def seat_bot(
        self, code: CodePath, data: JSONBody[Seating], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Put a bot on the next free seat (host)."""
        return await tables.do(code, request.asker, SeatBot(request.player, data.bot))

    @put("/{code:str}/options", responses=ANSWERS)
    async def configure(
        self, code: CodePath, data: JSONBody[Changing], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Change how the table is run and what is played, before the game (host)."""
        return await tables.do(code, request.asker, Configure(request.player, data.house, data.options))

    @post("/{code:str}/start", status_code=200, responses=ANSWERS)
    async def start(
        self, code: CodePath, data: JSONBody[Starting], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Fix seats and options; the game begins as soon as all devices have revealed their seeds (host)."""
        return await tables.do(code, request.asker, Start(request.player, data.fill))

    @post("/{code:str}/seeds", status_code=200, responses=ANSWERS)
    async def reveal(
        self, code: CodePath, data: JSONBody[Revealing], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Reveal the seeds of one's seats, once the game is started."""
        seeds = tuple(SeedOfSeat(share.seat, share.seed, share.seal) for share in data.seeds)
        return await tables.do(code, request.asker, Reveal(request.player, seeds))

    @post("/{code:str}/replace", status_code=200, responses=ANSWERS)
    async def replace(
        self, code: CodePath, data: JSONBody[Replacing], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Put a bot for good on the seat of somebody who is gone (host)."""
        return await tables.do(code, request.asker, Replace(request.player, data.seat, data.bot))

    @post("/{code:str}/host", status_code=200, responses=ANSWERS)
    async def pass_host(
        self, code: CodePath, data: JSONBody[Heir], tables: AllTables, request: DeviceRequest
    ) -> SeatsAtTable:
        """Make another seat's player the host (host)."""
        return await tables.do(code, request.asker, PassHost(request.player, data.seat))

    @post("/{code:str}/close", status_code=200, responses=ANSWERS)
    async def close(self, code: CodePath, tables: AllTables, request: DeviceRequest) -> SeatsAtTable:
        """Close the table (host)."""
        return await tables.do(code, request.asker, Close(request.player))

    @post("/{code:str}/rematch", status_code=200, responses=ANSWERS)
    async def rematch(
        self, code: CodePath, tables: AllTables, request: DeviceRequest, data: JSONBody[Again | None] = None
    ) -> SeatsAtTable:
        """Return the table at which the players go on; it is opened for the first who asks, as they wish."""
        return await tables.do(code, request.asker, FindRematch(request.player, data or Again()))

    @get("/{code:str}/record", media_type="application/x-ndjson", responses=ANSWERS)
    async def record(self, code: CodePath, tables: AllTables, request: DeviceRequest) -> Response[bytes]:
        """Download the record of a finished game, the secret behind its chance opened."""
        summary = await tables.find(code, request.asker)
        name = f"{summary.game}-{summary.code}.jsonl"
        return Response(
            await tables.record(code, request.asker),
            media_type="application/x-ndjson",
            headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
        )
