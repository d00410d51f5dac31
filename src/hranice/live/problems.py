"""What goes wrong, told to clients: always `{reason, rule, params}`, never a traceback."""

import logging

import msgspec

from hranice.bots.bot import EngineError
from hranice.game import Refusal
from hranice.live.live_table import TableLost
from hranice.live.messages import Problem
from hranice.store.interface import NotFound, Unavailable
from hranice.table.record_reader import BadRecord

log = logging.getLogger(__name__)

STATUS = {
    "server-unreadable": 400,
    "server-no-key": 401,
    "server-foreign-page": 403,
    "server-not-found": 404,
    "server-no-such-table": 404,
    "server-no-such-link": 404,
    "server-no-such-map": 404,
    "server-no-map-maker": 404,
    "server-no-such-game": 404,
    "server-no-such-deal": 404,
    "server-deal-runs": 409,
    "server-no-print": 404,
    "daily-no-such-day": 404,
    "daily-no-such-puzzle": 404,
    "daily-not-yet": 409,
    "daily-not-done": 409,
    "daily-being-made": 503,
    "server-wrong-method": 405,
    "server-bad-record": 409,
    "server-no-judgement": 503,
    "server-no-such-journey": 409,
    "server-not-watching": 409,
    "server-too-many-tables": 409,
    "server-too-large": 413,
    "server-unknown-name": 421,
    "server-too-fast": 429,
    "server-too-many-connections": 429,
    "server-too-many-visits": 429,
    "server-too-many-waiting": 429,
    "server-fault": 500,
    "server-took-too-long": 503,
    "server-store-away": 503,
    "server-shelf-full": 503,
    "server-nodes-apart": 503,
    "server-table-busy": 503,
    "server-busy": 503,
    "offline-other-tab": 503,
}
"""By reason: every one has a sentence in the catalogues."""
REFUSED = 409
"""The status of what the rules of a game or of a table refuse."""
RETRYABLE = frozenset(
    {
        "server-store-away",
        "server-nodes-apart",
        "server-table-busy",
        "server-busy",
        "server-too-fast",
        "daily-being-made",
        "offline-other-tab",
    }
)
"""After these the very same may be sent again in a moment."""


class NodeUnreachable(Exception):  # noqa: N818 - an answer to the client: try again
    """Another node cannot be reached, or did not answer: whether something was done there is not known."""


REASONS: dict[type[Exception], str] = {
    NotFound: "server-no-such-table",
    Unavailable: "server-store-away",
    TableLost: "server-table-busy",
    NodeUnreachable: "server-nodes-apart",
    EngineError: "server-no-judgement",
    msgspec.DecodeError: "server-unreadable",
    UnicodeDecodeError: "server-unreadable",
    RecursionError: "server-unreadable",
}


class Denied(Exception):  # noqa: N818 - an answer to the client, like a refusal
    """The server, not a table or a game, does not do what was asked."""

    def __init__(self, reason: str, rule: str | None = None, **params: str | int) -> None:
        super().__init__(reason)
        self.problem = Problem(reason, rule, params)


def problem_of(error: BaseException) -> Problem:
    """Return what to tell about an error; whatever nobody foresaw is logged and becomes `server-fault`."""
    match error:
        case Denied():
            return error.problem
        case Refusal():
            return Problem(error.reason, None if error.rule == "table" else error.rule, error.params)
        case BadRecord():
            return Problem("server-bad-record", None, {"line": error.line, "fault": error.fault})
        case _:
            reason = next((reason for kind, reason in REASONS.items() if isinstance(error, kind)), None)
    if reason is None:
        log.error("unforeseen", exc_info=error)
    elif isinstance(error, Unavailable):
        log.warning("the store: %s", error)
    elif isinstance(error, EngineError):
        log.error("no hints and analyses: %s", error)
    return Problem(reason or "server-fault")


def status_of(problem: Problem) -> int:
    """Return the HTTP status of a problem."""
    return STATUS.get(problem.reason, REFUSED)
