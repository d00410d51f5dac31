"""The messages between nodes, in MessagePack. Nodes trust each other, so Valkey must be theirs alone."""

from typing import Any

import msgspec

from hranice.game import Refusal, Value
from hranice.server.limits import Counted
from hranice.server.problems import Denied, NodeUnreachable, problem_of
from hranice.store import NotFound, Unavailable
from hranice.table.live_table import TableLost
from hranice.table.log import BadLog


class Unsent(NodeUnreachable):
    """Another node cannot be reached, and certainly has not heard what it should have."""


class NodeMessage(Value, frozen=True, array_like=True):
    """Base of all messages between nodes."""


# Between the nodes themselves.


class Beat(NodeMessage, frozen=True, tag="beat"):
    """A sign of life, which is echoed."""

    sent: float


class Echo(NodeMessage, frozen=True, tag="echo"):
    """The answer to a beat."""

    sent: float


class Count(NodeMessage, frozen=True, tag="count"):
    """An address did something that counts at every node."""

    what: Counted
    address: str


# What is asked of the owner of a table, and gets an answer.


class Enter(NodeMessage, frozen=True, tag="enter"):
    """Connect a device; `visit` is a number of the asking node's choosing."""

    visit: int
    table: str
    player: str | None
    have: int | None


class Move(NodeMessage, frozen=True, tag="move"):
    """Make a move."""

    visit: int
    seat: int
    move: bytes
    ref: str
    ago: int
    """Milliseconds that it has spent at the asking node."""


class Consider(NodeMessage, frozen=True, tag="further"):
    """Tell whether a move in the making stands, what could be added to it, and what it uses."""

    visit: int
    seat: int
    move: bytes


class ListMoves(NodeMessage, frozen=True, tag="moves"):
    """Tell what a seat may do now."""

    visit: int
    seat: int


class Ponder(NodeMessage, frozen=True, tag="hint"):
    """Tell the best moves of a seat whose player practises."""

    visit: int
    seat: int


class Say(NodeMessage, frozen=True, tag="say"):
    """Say a prepared phrase."""

    visit: int
    seat: int
    phrase: str


class Do(NodeMessage, frozen=True, tag="do"):
    """Have something done at a table."""

    table: str
    player: str
    kind: str
    command: bytes
    """A command of this kind, as JSON."""


class Rematch(NodeMessage, frozen=True, tag="rematch"):
    """Tell at which table the players go on."""

    table: str
    player: str


class PlaceOf(NodeMessage, frozen=True, tag="place"):
    """Tell which seats a player has."""

    table: str
    player: str


class Quit(NodeMessage, frozen=True, tag="quit"):
    """Give up all seats of a player."""

    table: str
    player: str


AtTable = Enter | Do | Rematch | PlaceOf | Quit
Question = AtTable | Move | Consider | ListMoves | Ponder | Say
"""Move and what follows it concern a visit that has begun."""


class Ask(NodeMessage, frozen=True, tag="ask"):
    """A question under a number of the asking node's choosing."""

    number: int
    question: Question


class Answer(NodeMessage, frozen=True, tag="answer"):
    """What came of it."""

    number: int
    value: Any


class Fault(NodeMessage, frozen=True, tag="fault"):
    """Why nothing came of it."""

    number: int
    kind: str
    rule: str
    reason: str
    params: dict[str, str | int]


# What is told about a visit, without an answer.


class Measured(NodeMessage, frozen=True, tag="measured"):
    """The round trip between device and asking node was measured."""

    visit: int
    round_trip: float
    sent: int | None
    """On the owner's clock, if the owner wanted it measured: then it knows the whole way by itself."""


class Part(NodeMessage, frozen=True, tag="part"):
    """The device has left."""

    visit: int


class Told(NodeMessage, frozen=True, tag="told"):
    """A message of the table for the device."""

    visit: int
    data: bytes


class Ping(NodeMessage, frozen=True, tag="ping"):
    """Have the round trip measured right now; `sent` is the moment on the owner's clock."""

    visit: int
    sent: int


class Over(NodeMessage, frozen=True, tag="over"):
    """The visit has ended at the table's side."""

    visit: int


Message = Beat | Echo | Count | Ask | Answer | Fault | Measured | Part | Told | Ping | Over


class Envelope(NodeMessage, frozen=True):
    """Messages that leave a node together, numbered so that the receiver notices any loss."""

    sender: str
    stream: int
    """Changes when something may have been lost on the way out."""
    number: int
    messages: list[Message]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode

_NUMBERS = range(-(2**63), 2**64)
"""Those that MessagePack knows."""
_KINDS: dict[str, type[Exception]] = {
    "lost": TableLost,
    "store": Unavailable,
    "none": NotFound,
    "log": BadLog,
}


def fault_of(number: int, error: Exception) -> Fault:
    """Return what to tell another node about an error, which is logged if nobody foresaw it."""
    if isinstance(error, Refusal):
        return Fault(number, "refusal", error.rule, error.reason, _carried(error.params))
    for kind, known in _KINDS.items():
        if isinstance(error, known):
            return Fault(number, kind, "", str(error), {})
    problem = problem_of(error)
    return Fault(number, "denied", "", problem.reason, problem.params)


def _carried(params: dict[str, str | int]) -> dict[str, str | int]:
    """Return particulars that MessagePack can carry: a number that somebody made up may be too large."""
    return {
        name: value if isinstance(value, str) or value in _NUMBERS else str(value)
        for name, value in params.items()
    }


def error_of(fault: Fault) -> Exception:
    """Return the error that another node told about."""
    if fault.kind == "refusal":
        return Refusal(fault.rule, fault.reason, **fault.params)
    if fault.kind in _KINDS:
        return _KINDS[fault.kind](fault.reason)
    return Denied(fault.reason, **fault.params)
