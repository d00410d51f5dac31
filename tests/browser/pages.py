"""The page behind a worker, as tests need it: what `web/src/offline` does in a browser, in memory."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from hranice.browser.worker import BrowserTables
from tests.server.protocol_validator import validator


class Logs:
    """Storage that several tabs share."""

    def __init__(self) -> None:
        self.entries: dict[str, list[str]] = {}
        self.summaries: dict[str, dict[str, Any]] = {}
        self.results: dict[str, str] = {}
        self.away = False

    async def append(self, table: str, expected: int, entries: Sequence[str], summary: str) -> str:
        if self.away:
            return "away"
        known = self.entries.get(table, [])
        if len(known) != expected:
            return "conflict"
        told = json.loads(summary)
        if not known and await self.find(told["code"]) is not None:
            return "code-taken"
        self.entries[table] = [*known, *entries]
        self.summaries[table] = told
        return ""

    async def read(self, table: str, start: int) -> Sequence[str] | None:
        return self.entries[table][start:] if table in self.entries else None

    async def find(self, code: str) -> str | None:
        return next((table for table, told in self.summaries.items() if told["code"] == code), None)

    async def summary(self, table: str) -> str | None:
        return json.dumps(self.summaries[table]) if table in self.summaries else None

    async def tables(self) -> Sequence[str]:
        return sorted(self.summaries, key=lambda table: -self.summaries[table]["updated"])

    async def finished(self) -> Sequence[str]:
        return [table for table in await self.tables() if self.summaries[table]["phase"] == "finished"]

    async def result(self, table: str) -> str | None:
        return self.results.get(table)

    async def conclude(self, table: str, result: str) -> None:
        self.results[table] = result

    async def remove(self, table: str) -> None:
        self.entries.pop(table, None)
        self.summaries.pop(table, None)
        self.results.pop(table, None)


class Materials:
    """Storage of what people made, that several tabs share."""

    def __init__(self) -> None:
        self.bodies: dict[tuple[str, str], str] = {}

    async def keep(self, game: str, digest: str, body: str, at: int) -> None:  # noqa: ARG002 - nothing goes
        self.bodies.setdefault((game, digest), body)

    async def find(self, game: str, digest: str, at: int) -> str | None:  # noqa: ARG002
        return self.bodies.get((game, digest))

    async def clear(self) -> None:
        self.bodies.clear()


class Told(asyncio.Queue[dict[str, Any]]):
    """What the worker has told. It speaks as a server does: what is heard is checked by the same schema."""

    async def get(self) -> dict[str, Any]:
        message = await super().get()
        validator("ToDevice").validate(message)
        return message


class Tab:
    """One tab with its worker. Made in a running event loop."""

    def __init__(self, logs: Logs, locked: set[str]) -> None:
        self.logs = logs
        self.materials = Materials()
        self.locked = locked
        """The locks that any tab holds."""
        self._own: set[str] = set()
        self._asked: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.told = Told()
        self.worker = BrowserTables(self)

    async def lock(self, table: str) -> bool:
        if table in self.locked:
            return False
        self.locked.add(table)
        self._own.add(table)
        return True

    def unlock(self, table: str) -> None:
        self.locked.discard(table)

    def answer(self, number: int, status: int, text: str) -> None:
        self._asked.pop(number).set_result((status, text))

    def tell(self, socket: int, text: str) -> None:
        assert socket == 1
        self.told.put_nowait(json.loads(text))

    def hang_up(self, socket: int) -> None:
        raise AssertionError(f"socket {socket} was ended")

    async def text(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Ask for something; return the status and the text of the answer."""
        number = len(self._asked)
        self._asked[number] = asyncio.get_running_loop().create_future()
        self.worker.request(number, method, path, body)
        return await self._asked[number]

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something that is done; return what JSON says."""
        status, text = await self.text(method, path, "" if body is None else json.dumps(body))
        assert status in {200, 202}, text
        return json.loads(text)

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Ask for something that is refused; return the status and the reason."""
        status, text = await self.text(method, path, "" if body is None else json.dumps(body))
        return status, json.loads(text)["reason"]

    async def until(self, phase: str) -> dict[str, Any]:
        """Hear messages until a table is in a phase; return that update."""
        while True:
            told = await self.told.get()
            if told["type"] == "update" and told.get("about", {}).get("phase") == phase:
                return told
