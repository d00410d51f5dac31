"""Virtual time: an event loop whose clock leaps to the next timer instead of waiting for it."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

ResultT = TypeVar("ResultT")

EPOCH = 1_800_000_000_000


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs everything at once. With nothing left to wait for it says so instead of hanging."""

    def __init__(self) -> None:
        self._virtual = 0.0
        self.at_end: list[Callable[[], None]] = []
        """What a scene has opened is closed, else tables would go on by themselves while the loop ends."""
        super().__init__(_Leaping(self))

    def time(self) -> float:
        """Return virtual seconds since the beginning."""
        return self._virtual

    def leap(self, seconds: float) -> None:
        """Let time pass."""
        self._virtual += seconds


class _Leaping(selectors.SelectSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everybody waits for something that will never happen")
        self._loop.leap(max(0.0, timeout))
        return super().select(0)


def run(scene: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Run a scene in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        try:
            return runner.run(scene)
        finally:
            runner.run(_ended())


async def _ended() -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    for end in loop.at_end:
        end()


class VirtualClock:
    """The table's clock on a virtual loop, exact to the millisecond."""

    def now(self) -> int:
        """Return the present moment."""
        return EPOCH + round(asyncio.get_running_loop().time() * 1000)

    def call_at(self, moment: int, callback: Callable[[], object]) -> asyncio.TimerHandle:
        """Call back when that moment has come."""
        return asyncio.get_running_loop().call_at((moment - EPOCH) / 1000, callback)
