"""Games on paper."""

import re
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter

from hranice.live.material_shelf import StoreShelf
from hranice.server.api.device_request import ANSWERS, AllPrints, AllTables, DeviceRequest, TheStore

LONGEST_NAME = 60
"""Letters of the name of a file."""


@get("/games/{game:str}/print", tags=["games"], responses=ANSWERS, media_type="application/pdf")
async def print_kit(
    game: Annotated[str, PathParameter(max_length=32)],
    prints: AllPrints,
    request: DeviceRequest,
    tables: AllTables,
    store: TheStore,
) -> Response[Any]:
    """Return a kit to print, as PDF.

    The query says what is wanted: `paper` (`a4`, `letter`), `lang` (`en`, `cs`, `it`, `de`), and what the
    game has besides (docs/print.md).
    """
    wanted = {name: words for name, words in request.query_params.items() if isinstance(words, str)}
    found = await prints.of(game, wanted, request.address, StoreShelf(store, game, tables.now))
    answer = found.answer(request)
    name = "-".join(re.findall("[A-Za-z0-9]+", " ".join((game, *wanted.values()))))[:LONGEST_NAME]
    # To be opened with what prints at full size; and viewers of browsers do not go with our policy.
    answer.headers["content-disposition"] = f'attachment; filename="hranice-{name}.pdf"'
    return answer
