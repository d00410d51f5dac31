"""What only single games are asked for, as handlers of HTTP requests."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from inspect import iscoroutinefunction
from typing import Annotated, Any, get_type_hints

import msgspec
from litestar import HttpMethod, Response, Router
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Body, PathParameter
from litestar.routes import HTTPRoute
from litestar.types import Empty

from hranice.game import Games
from hranice.game_parts import Route, Shelf
from hranice.live.limits import Limits
from hranice.live.material_shelf import StoreShelf
from hranice.live.problems import Denied
from hranice.server.api.device_request import ANSWERS, AllLimits, AllTables, Aside, DeviceRequest, TheStore
from hranice.server.static import Static, static

Name = Annotated[str, PathParameter(max_length=64)]
KEPT_READY = 16
"""So many of the things that people made are kept compressed: those that a class plays on just now."""


log = logging.getLogger(__name__)


def handlers(games: Games, ours: Router) -> list[HTTPRouteHandler]:
    """Return what answers the routes of games; of one whose routes cannot be served, the log tells why."""
    taken = {
        f"{method} {_anyhow(route.path_format)}"
        for route in ours.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
    }
    made: list[HTTPRouteHandler] = []
    for name, game in games.items():
        try:
            routes = {
                f"{route.method} {ours.path}{_anyhow(route.path)}": route for route in game.parts.routes()
            }
            if twice := taken & routes.keys():
                raise ValueError(f"{min(twice)} is answered already")
            made += [handler(name, route) for route in routes.values()]
            taken |= routes.keys()
        except Exception as error:
            log.warning("the routes of the game %s are left out: %s: %s", name, type(error).__name__, error)
    return made


def _anyhow(path: str) -> str:
    """Return a path whatever its open parts are called."""
    return re.sub(r"\{.*?\}", "{}", path)


def handler(game: str, route: Route) -> HTTPRouteHandler:
    """Return what answers a route of a game over HTTP."""
    if route.fixed:
        answer = _fixed(route)
    elif route.aside:
        answer = _aside(route)
    elif route.shelf or route.largest or route.per_minute:
        answer = _worked(game, route)
    else:
        answer = _reckoned(route)
    answer.__name__, answer.__doc__ = route.answer.__name__, route.answer.__doc__
    answered = HTTPRouteHandler(
        route.path.replace("{name}", "{name:str}"),
        http_method=HttpMethod(route.method),
        status_code=200,
        tags=["games"],
        responses=ANSWERS,
        media_type="application/json",
        request_max_body_size=route.largest or Empty,
    )
    return answered(answer)


def _fixed(route: Route) -> Callable[..., Any]:
    """Return what answers always alike: made once, and compressed."""

    @cache
    def made(*name: str) -> Static:
        return static(msgspec.json.encode(route.answer(*name)), "application/json")

    async def plain(request: DeviceRequest) -> Response[Any]:
        return made().answer(request)

    async def named(name: Name, request: DeviceRequest) -> Response[Any]:
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

    return _described(posted if route.body is not None else named if "{name}" in route.path else plain, route)


def _worked(game: str, route: Route) -> Callable[..., Any]:
    """Return what works on something large, or with what people made, without holding anybody up."""

    async def made(request: DeviceRequest, limits: Limits, shelf: Shelf, *given: Any) -> Any:
        with _limited(route, request.address, limits):
            return await worked(request, shelf, *given)

    async def worked(request: DeviceRequest, shelf: Shelf, *given: Any) -> Any:
        if route.body is bytes:
            given = (await request.body(),)
        if route.shelf:
            given = (shelf, *given)
        if iscoroutinefunction(route.answer):
            return await route.answer(*given)
        return await asyncio.to_thread(route.answer, *given)

    async def plain(request: DeviceRequest, tables: AllTables, limits: AllLimits, store: TheStore) -> Any:
        return await made(request, limits, StoreShelf(store, game, tables.now))

    async def named(
        name: Name, request: DeviceRequest, tables: AllTables, limits: AllLimits, store: TheStore
    ) -> Response[Any]:
        found = await made(request, limits, StoreShelf(store, game, tables.now), name)
        return (await asyncio.to_thread(_ready, msgspec.json.encode(found))).answer(request)

    async def posted(
        data: Any, request: DeviceRequest, tables: AllTables, limits: AllLimits, store: TheStore
    ) -> Any:
        return await made(request, limits, StoreShelf(store, game, tables.now), data)

    if "{name}" in route.path:
        return named
    return _described(plain if route.body in {None, bytes} else posted, route)


def _aside(route: Route) -> Callable[..., Any]:
    """Return what has a process of its own reckon what is posted, one request after the other."""

    async def posted(data: Any, request: DeviceRequest, limits: AllLimits, aside: Aside) -> Any:
        with _limited(route, request.address, limits):
            return await aside.reckon(route.answer, data)

    return _described(posted, route)


@contextmanager
def _limited(route: Route, address: str, limits: Limits) -> Iterator[None]:
    """Refuse what an address asks for too often; of what is slow, what it has too much of under way."""
    slow = route.slow or route.aside
    if slow and not limits.slow.take(address):
        raise Denied("server-too-many-waiting", most=limits.slow.most)
    try:
        if route.per_minute and not limits.asking(route.path, route.per_minute).of(address).take():
            raise Denied("server-too-fast")
        yield
    finally:
        if slow:
            limits.slow.give_back(address)


def _described(answer: Callable[..., Any], route: Route) -> Callable[..., Any]:
    """Return what answers with the annotations by which Litestar reads and describes requests and answers."""
    answer.__annotations__["return"] = get_type_hints(route.answer)["return"]
    if "data" in answer.__annotations__:
        answer.__annotations__["data"] = Annotated[route.body, Body(media_type=RequestEncodingType.JSON)]
    return answer


@lru_cache(maxsize=KEPT_READY)
def _ready(body: bytes) -> Static:
    return static(body, "application/json")
