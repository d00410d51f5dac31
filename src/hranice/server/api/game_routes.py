"""What only single games are asked for, as handlers of HTTP requests."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, get_type_hints

import msgspec
from litestar import HttpMethod, Request, Response
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Body, PathParameter

from hranice.parts import Route
from hranice.server.api.requests import ANSWERS
from hranice.server.static import Static, static

Name = Annotated[str, PathParameter(max_length=64)]


def handler(route: Route) -> HTTPRouteHandler:
    """Return what answers a route over HTTP."""
    answer = _fixed(route) if route.fixed else _reckoned(route)
    answer.__name__, answer.__doc__ = route.answer.__name__, route.answer.__doc__
    answered = HTTPRouteHandler(
        route.path.replace("{name}", "{name:str}"),
        http_method=HttpMethod(route.method),
        status_code=200,
        tags=["games"],
        responses=ANSWERS,
        media_type="application/json",
    )
    return answered(answer)


def _fixed(route: Route) -> Callable[..., Any]:
    """Return what answers always alike: made once, and compressed."""

    @cache
    def made(*name: str) -> Static:
        return static(msgspec.json.encode(route.answer(*name)), "application/json")

    async def plain(request: Request[Any, Any, Any]) -> Response[Any]:
        return made().answer(request)

    async def named(name: Name, request: Request[Any, Any, Any]) -> Response[Any]:
        return made(name).answer(request)

    return named if "{name}" in route.path else plain


def _reckoned(route: Route) -> Callable[..., Any]:
    """Return what answers each time anew."""

    async def plain() -> Any:
        return route.answer()

    async def named(name: Name) -> Any:
        return route.answer(name)

    async def posted(data: Any) -> Any:
        return route.answer(data)

    answer = posted if route.body is not None else named if "{name}" in route.path else plain
    # Litestar reads and describes requests and answers by what is annotated.
    answer.__annotations__["return"] = get_type_hints(route.answer)["return"]
    if route.body is not None:
        answer.__annotations__["data"] = Annotated[route.body, Body(media_type=RequestEncodingType.JSON)]
    return answer
