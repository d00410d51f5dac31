"""What operators and their machines ask: can it work, does it hear others, how much does it do."""

from litestar import MediaType, Response, get

from hranice import __version__
from hranice.live.messages import Health, Readiness
from hranice.live.problems import Denied
from hranice.server.api.device_request import ANSWERS, HearsOthers, TheMetrics, TheStore


@get("/health", tags=["operating"], responses=ANSWERS)
async def health(store: TheStore) -> Health:
    """Say that the process lives and its store answers."""
    await store.listing(limit=1)
    return Health(__version__)


@get(["/ready", "/metrics"], include_in_schema=False)
async def elsewhere() -> None:
    """Refuse what is answered only at the operators' own address, lest the page seem to be the answer."""
    raise Denied("server-not-found")


@get("/ready", tags=["operating"], responses=ANSWERS)
async def ready(store: TheStore, valkey: HearsOthers) -> Readiness:
    """Say the same, and whether other nodes can be heard."""
    await store.listing(limit=1)
    return Readiness(__version__, store=True, valkey=valkey())


@get("/metrics", tags=["operating"], media_type=MediaType.TEXT, responses=ANSWERS)
async def metrics(metrics: TheMetrics) -> Response[bytes]:
    """Return what the server has counted, for Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
