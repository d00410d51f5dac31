"""What operators and their machines ask: does it live, can it work, how much does it do."""

from litestar import MediaType, Response, get

from hranice import __version__
from hranice.server.api.asking import ANSWERS, AllMeters, TheStore
from hranice.server.messages import Health


@get("/health", tags=["operating"], responses=ANSWERS)
async def health() -> Health:
    """Say that the process lives."""
    return Health(__version__)


@get("/ready", tags=["operating"], responses=ANSWERS)
async def ready(store: TheStore) -> Health:
    """Say that the store answers, so that requests can be served."""
    await store.listing(limit=1)
    return Health(__version__)


@get("/metrics", tags=["operating"], media_type=MediaType.TEXT, responses=ANSWERS)
async def metrics(meters: AllMeters) -> Response[bytes]:
    """Return what the server has counted, for Prometheus."""
    return Response(meters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
