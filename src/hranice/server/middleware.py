"""What holds for every request over HTTP: names, origins, frequency, the headers of answers."""

import re
from typing import Any

from hranice.live.limits import Limits, address_of
from hranice.live.messages import Problem
from hranice.server.host_names import HostNames
from hranice.server.http_problems import send_problem
from hranice.server.static import UNCHANGING
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
WORKER = re.compile(r"/assets/worker-[^/]+\.js")
"""The script of the worker in which tables run without a server."""
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Only there WebAssembly may be compiled: Python itself is that."""

HEADERS = (
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

    def __init__(self, app: Any, admin: dict[int, Any], limits: Limits, names: HostNames) -> None:
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
        policy = WORKER_POLICY if WORKER.fullmatch(scope["path"]) else POLICY
        headers = [(b"content-security-policy", policy.encode()), *HEADERS]
        if scope["scheme"] == "https":
            headers.append(ONLY_ENCRYPTED)

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
        limit = self._limits.files if scope["path"].startswith(UNCHANGING) else self._limits.requests
        if not limit.of(address_of(scope["client"])).take():
            return Problem("server-too-fast")
        return None
