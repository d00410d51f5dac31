"""The messages between nodes, in MessagePack. Nodes trust each other, so Valkey must be theirs alone.

What a device asks of a table goes to its owner as it is, and the owner's answer goes back as it is.
"""

import msgspec

from hranice.game import Value
from hranice.live.limits import Counted
from hranice.live.live_table import TableLost
from hranice.live.messages import Problem
from hranice.live.problems import REASONS, Denied, NodeUnreachable, problem_of
from hranice.store import NotFound

VERSION = 2
"""A part of the names of channels, raised whenever nodes before and after a change could misunderstand each
other. Nodes of two versions share the database but do not hear each other: a device that wants a table of a
node of the other version is refused with `again`, until that node stops and gives its tables back."""


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
    address: str = ""


class Frame(NodeMessage, frozen=True, tag="frame"):
    """Do what a device asks for at a table to which it is connected, and answer it."""

    visit: int
    data: bytes
    """What the device has sent: one of `hranice.live.messages.AtTable`, as JSON."""
    ago: int
    """Milliseconds that it has spent at the asking node."""


class Do(NodeMessage, frozen=True, tag="do"):
    """Have something done at a table."""

    table: str
    kind: str
    command: bytes
    """A `PlayerCommand` of this kind, as JSON: its numbers may be too large for MessagePack."""


Question = Enter | Frame | Do


class Ask(NodeMessage, frozen=True, tag="ask"):
    """A question under a number of the asking node's choosing."""

    number: int
    question: Question


class Answer(NodeMessage, frozen=True, tag="answer"):
    """What came of it: for the device what it is told, for a command the `SeatsAtTable`, as JSON."""

    number: int
    data: bytes


class Fault(NodeMessage, frozen=True, tag="fault"):
    """Why nothing came of it: a `Problem`, as JSON."""

    number: int
    data: bytes


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

_read_problem = msgspec.json.Decoder(Problem).decode
_ACTED_UPON = {REASONS[kind]: kind for kind in (TableLost, NotFound)}
"""By reason: errors that mean more to the asking node than a text for its device."""


def answer_of(number: int, outcome: bytes | Exception) -> Answer | Fault:
    """Return what to tell another node about what came of its question.

    An error that nobody foresaw is logged here, where it happened.
    """
    if isinstance(outcome, bytes):
        return Answer(number, outcome)
    return Fault(number, msgspec.json.encode(problem_of(outcome)))


def error_of(fault: Fault) -> Exception:
    """Return the error that another node told about."""
    problem = _read_problem(fault.data)
    kind = _ACTED_UPON.get(problem.reason)
    return Denied(problem.reason, problem.rule, **problem.params) if kind is None else kind("says the owner")
