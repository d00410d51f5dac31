"""What goes wrong, as answers over HTTP."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from hranice.live.messages import Problem
from hranice.live.problems import problem_of, status_of

_BY_STATUS = {
    400: "server-unreadable",
    404: "server-not-found",
    405: "server-wrong-method",
    413: "server-too-large",
    415: "server-unreadable",
}
"""What Litestar refuses by itself."""


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:  # noqa: ARG001 - Litestar's form
    """Answer a request that failed."""
    headers = None
    if isinstance(error, HTTPException):
        headers = error.headers  # `Allow`, for a wrong method
        problem = (
            Problem(_BY_STATUS[error.status_code]) if error.status_code in _BY_STATUS else problem_of(error)
        )
    else:
        problem = problem_of(error)
    return Response(problem, status_code=status_of(problem), media_type=MediaType.JSON, headers=headers)


async def send_problem(problem: Problem, send: Any, kind: str = "http.response") -> None:
    """Answer where there is no framework: before it, and in place of a socket."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status_of(problem), "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
