"""What holds for every request over HTTP: names, origins, frequency, the headers of answers."""

from typing import Any

from hranice.live.limits import Limits, address_of
from hranice.live.messages import Problem
from hranice.server.http_problems import send_problem
from hranice.server.names import Names
from hranice.server.websocket_endpoint import is_own_page

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Our own files only: nothing inline, nothing from elsewhere, no frames in either direction."""

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # invite codes stand in addresses
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
NOT_KEPT = (b"cache-control", b"no-store")
"""For what says nothing about that itself: most of it is about one device."""
ONLY_ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")


class Middleware:
    """Wraps the application, so that no answer leaves without its headers."""

    def __init__(self, app: Any, admin: dict[int, Any], limits: Limits, names: Names) -> None:
        """Take the application, that of operators by its port, if any, and what every request must keep."""
        self._app = app
        self._admin = admin
        self._limits = limits
        self._names = names

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Check a request, and add the headers to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        admin = self._admin.get(scope["server"][1])
        if admin is not None:
            await admin(scope, receive, send)
            return
        headers = (*HEADERS, ONLY_ENCRYPTED) if scope["scheme"] == "https" else HEADERS

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                kept = any(name == NOT_KEPT[0] for name, _ in given)
                message["headers"] = [*given, *headers] if kept else [*given, *headers, NOT_KEPT]
            await send(message)

        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send_with_headers)
        else:
            await send_problem(problem, send_with_headers)

    def _problem(self, scope: Any) -> Problem | None:
        foreign = self._names.foreign(scope)
        if foreign is not None:
            return Problem("server-unknown-name", None, {"name": foreign})
        if scope["method"] not in SAFE_METHODS and not is_own_page(scope):
            return Problem("server-foreign-page")
        if not self._limits.requests.of(address_of(scope["client"])).take():
            return Problem("server-too-fast")
        return None
