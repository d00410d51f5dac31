"""Finished games to look at again: by the code of their table, or from a record that somebody has."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter

from hranice.live.replays import LARGEST_RECORD
from hranice.server.api.device_request import ANSWERS, AllReplays, AllTables, DeviceRequest
from hranice.server.api.tables import CodePath

SeatQuery = Annotated[int | None, QueryParameter(description="Whose view; left out: a spectator's")]


@get("/tables/{code:str}/replay", tags=["tables"], responses=ANSWERS, media_type="application/json")
async def replay_of_table(
    code: CodePath, tables: AllTables, replays: AllReplays, request: DeviceRequest, seat: SeatQuery = None
) -> Response[bytes]:
    """Return a finished game step by step, as one seat or a spectator could see it."""
    return _answer(await replays.of(await tables.record(code, request.asker), seat, request.address))


@post(
    "/replay",
    status_code=200,
    tags=["games"],
    responses=ANSWERS,
    media_type="application/json",
    request_max_body_size=LARGEST_RECORD,
)
async def replay_of_record(
    request: DeviceRequest, replays: AllReplays, seat: SeatQuery = None
) -> Response[bytes]:
    """Prove a record, sent as it is, and return its game step by step. Nothing of it is stored."""
    return _answer(await replays.of(await request.body(), seat, request.address))


def _answer(zipped: bytes) -> Response[bytes]:
    # Compressed for everybody: there is no client that could show a game and not open this.
    headers = {"content-encoding": "gzip", "cache-control": "no-store"}
    return Response(zipped, media_type="application/json", headers=headers)
