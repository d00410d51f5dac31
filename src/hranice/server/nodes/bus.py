"""Carries messages between nodes: Valkey's publish and subscribe, with a channel for each node.

Valkey promises the order of messages but not their arrival. So everything that leaves for a node is numbered;
whoever misses a number, hears nothing for a while, or learns that nobody listens, takes all that goes on
between the two nodes for ended, and tells. Nothing is ever repeated here: devices come back and resume.
"""

import asyncio
import itertools
import logging
import random
import time
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hranice.server.nodes.protocol import (
    VERSION,
    Ask,
    Beat,
    Count,
    Echo,
    Envelope,
    Message,
    Unsent,
    decode,
    encode,
)

BEAT_S = 0.5
SILENCE_S = 2.5
"""A node that is not heard for so long is taken for gone; one that does not even hear itself is cut off."""
ANSWER_S = 1.5
"""How long to wait for Valkey itself."""
RETRY_S = 0.2
PREFIX = f"hranice:{VERSION}:node:"
ALL = f"hranice:{VERSION}:nodes"
UNNUMBERED = -1

_FAULTS = (RedisError, OSError, TimeoutError)

log = logging.getLogger(__name__)


class BusListener(Protocol):
    """Who hears what a bus carries."""

    def heard(self, node: str, message: Message) -> None:
        """Take a message of another node."""

    def unsent(self, question: Ask) -> None:
        """Learn that a question certainly did not arrive."""

    def lost(self, node: str) -> None:
        """Learn that messages of a node may be missing, or that it is gone."""


class Bus:
    """The connection from this node to all others."""

    def __init__(self, url: str, node: str, listener: BusListener) -> None:
        self.node = node
        self.up = False
        """Whether this node hears anything: at least what it says itself."""
        self._listener = listener
        self.valkey = connected(url)
        self._peers: dict[str, _Peer] = {}
        self._streams = itertools.count(random.randrange(2**31))
        self._waiting: dict[str, list[Message]] = {}
        self._something = asyncio.Event()
        self._speaking = False
        self._heard_myself = 0.0

    def post(self, node: str, message: Message) -> None:
        """Send a message to a node, behind those sent before; raises `Unsent` while this node is cut off."""
        if not self.up:
            raise Unsent("this node is cut off from the others")
        self._peer(node)
        self._put(PREFIX + node, message)

    def post_all(self, message: Count) -> None:
        """Send a message to all nodes, as far as that can be done."""
        if self.up:
            self._put(ALL, message)

    def way(self, node: str) -> float:
        """Return how many milliseconds a message to a node and back took when it was measured last."""
        peer = self._peers.get(node)
        return 0.0 if peer is None else peer.trip

    async def speak(self) -> None:
        """Publish what is to be sent, all that has come together in one go."""
        while True:
            self._speaking = False
            await self._something.wait()
            self._something.clear()
            self._speaking = True
            waiting, self._waiting = self._waiting, {}
            pipeline = self.valkey.pipeline(transaction=False)
            for channel, messages in waiting.items():
                pipeline.publish(channel, encode(self._envelope(channel, messages)))
            try:
                listeners = await pipeline.execute()
            except _FAULTS as fault:
                self._fall(fault)
                continue
            for (channel, messages), count in zip(waiting.items(), listeners, strict=True):
                if not count:
                    self._unheard(channel, messages)

    async def listen(self) -> None:
        """Hear what others say, and oneself."""
        while True:
            try:
                async with self.valkey.pubsub() as subscription:
                    await subscription.subscribe(PREFIX + self.node, ALL)
                    while True:
                        message = await subscription.get_message(timeout=SILENCE_S)
                        if message is None:
                            raise TimeoutError("nothing is heard")
                        if message["type"] == "message":
                            self._take(message["data"])
            except _FAULTS as fault:
                self._fall(fault)
                await asyncio.sleep(RETRY_S)

    async def beat(self) -> None:
        """Give signs of life, and notice who gives none."""
        while True:
            now = time.monotonic()
            for channel in (self.node, *self._peers):
                self._put(PREFIX + channel, Beat(now))
            if self.up and now - self._heard_myself > SILENCE_S:
                self._fall(TimeoutError("nothing is heard"))
            for node in [node for node, peer in self._peers.items() if now - peer.heard > SILENCE_S]:
                self._lose(node)
            await asyncio.sleep(BEAT_S)

    async def flush(self) -> None:
        """Wait until what is to be sent has left, or cannot."""
        while self.up and (self._waiting or self._speaking):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let go of Valkey."""
        await self.valkey.aclose()

    def _put(self, channel: str, message: Message) -> None:
        self._waiting.setdefault(channel, []).append(message)
        self._something.set()

    def _envelope(self, channel: str, messages: list[Message]) -> Envelope:
        peer = self._peers.get(channel.removeprefix(PREFIX))
        if peer is None:
            return Envelope(self.node, UNNUMBERED, 0, messages)
        peer.out_number += 1
        return Envelope(self.node, peer.out_stream, peer.out_number, messages)

    def _take(self, data: bytes) -> None:
        try:
            envelope = decode(data)
        except msgspec.DecodeError:
            log.warning("somebody says what is no message of a node")
            return
        node = envelope.sender
        self._rise()
        if node == self.node:
            return
        if envelope.stream == UNNUMBERED:
            for message in envelope.messages:
                self._listener.heard(node, message)
            return
        peer = self._peer(node)
        peer.heard = time.monotonic()
        if peer.expected not in (None, (envelope.stream, envelope.number)):
            self._listener.lost(node)
        peer.expected = (envelope.stream, envelope.number + 1)
        for message in envelope.messages:
            match message:
                case Beat(sent):
                    self._put(PREFIX + node, Echo(sent))
                case Echo(sent):
                    peer.trip = 1000 * (time.monotonic() - sent)
                case _:
                    self._listener.heard(node, message)

    def _peer(self, node: str) -> "_Peer":
        peer = self._peers.get(node)
        if peer is None:
            peer = self._peers[node] = _Peer(next(self._streams))
            self._put(PREFIX + node, Beat(time.monotonic()))
        return peer

    def _unheard(self, channel: str, messages: list[Message]) -> None:
        for message in messages:
            if isinstance(message, Ask):
                self._listener.unsent(message)
        node = channel.removeprefix(PREFIX)
        if node in self._peers:
            self._lose(node)

    def _lose(self, node: str) -> None:
        del self._peers[node]
        self._waiting.pop(PREFIX + node, None)
        self._listener.lost(node)

    def _rise(self) -> None:
        self._heard_myself = time.monotonic()
        if not self.up:
            self.up = True
            log.info("this node hears the others")

    def _fall(self, fault: Exception) -> None:
        if self.up:
            self.up = False
            log.warning("this node is cut off from the others: %s", fault or type(fault).__name__)
        self._waiting.clear()
        for node in list(self._peers):
            self._lose(node)


class _Peer:
    """What is known about another node."""

    def __init__(self, stream: int) -> None:
        self.out_stream = stream
        self.out_number = -1
        self.expected: tuple[int, int] | None = None
        """What its next envelope should bear; None: nothing has been heard yet."""
        self.heard = time.monotonic()
        self.trip = 0.0


def connected(url: str) -> Redis:
    """Return a client that never waits long and never does anything twice; it connects when it is used.

    Raises ValueError for what is no address.
    """
    return Redis.from_url(
        url, socket_timeout=ANSWER_S, socket_connect_timeout=ANSWER_S, retry=Retry(NoBackoff(), 0)
    )
