"""Analyses of games: of finished tables by their code, or of a record that somebody has."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from hranice.insight import Analysis, Progress
from hranice.live.analysis_jobs import LARGEST_ANALYSED
from hranice.server.api.device_request import ANSWERS, AllTables, DeviceRequest
from hranice.server.api.tables import CodePath

ALSO_LATER = {
    **ANSWERS,
    202: ResponseSpec(Progress, description="It is being made; ask again", generate_examples=False),
}


@get("/tables/{code:str}/analysis", tags=["tables"], responses=ALSO_LATER)
async def analysis_of_table(
    code: CodePath, tables: AllTables, request: DeviceRequest
) -> Response[Analysis | Progress]:
    """Analyse a finished game. While that takes its time, the answer is 202 and says how far it is."""
    return _answer(await tables.analysis(code, request.asker))


@post(
    "/analysis",
    status_code=200,
    tags=["games"],
    responses=ALSO_LATER,
    request_max_body_size=LARGEST_ANALYSED,
)
async def analysis_of_record(request: DeviceRequest, tables: AllTables) -> Response[Analysis | Progress]:
    """Prove a record, sent as it is, and analyse its game. After a 202 the same is sent again in a moment."""
    return _answer(await tables.analysis_of(await request.body(), request.address))


def _answer(found: bytes | Progress) -> Response[Analysis | Progress]:
    if isinstance(found, Progress):
        return Response(found, status_code=202, headers={"cache-control": "no-store"})
    made: Any = msgspec.Raw(found)  # encoded already, where it was made
    return Response(made, media_type="application/json", headers={"cache-control": "no-store"})
