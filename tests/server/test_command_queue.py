"""The queue: one command after the other, whatever happens to those who wait."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hranice.live.command_queue import CommandQueue
from tests.table_core.virtual import run


class Numbers:
    """Handles numbers: writing one takes time, nothing is written for 0, and 13 cannot be adopted."""

    def __init__(self) -> None:
        self.queue: CommandQueue[int, int] = CommandQueue(self.decide, self.write, self.adopt)
        self.steps: list[tuple[str, int]] = []
        self.meanwhile: Callable[[], object] = lambda: None
        """What happens while a number is decided."""

    def put(self, number: int) -> "asyncio.Future[str]":
        """Put a command; its answer is the number as text."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def reply(answer: int | Exception) -> None:
            if isinstance(answer, Exception):
                future.set_exception(answer)
            elif not future.done():
                future.set_result(str(answer))

        self.queue.put(number, reply)
        return future

    def decide(self, number: int) -> int:
        """Decide on any number that is not negative."""
        self.steps.append(("decided", number))
        self.meanwhile()
        if number < 0:
            raise ValueError("no")
        return number

    def write(self, number: int) -> Awaitable[None] | None:
        """Begin to write."""
        return asyncio.sleep(1 / number) if number else None

    def adopt(self, number: int, writing: "asyncio.Future[None]") -> None:
        """Adopt what was written."""
        writing.result()
        if number == 13:
            raise ValueError("unlucky")
        self.steps.append(("adopted", number))


def test_wishes_are_handled_one_after_the_other_in_their_order() -> None:
    async def scene() -> None:
        numbers = Numbers()
        answers = await asyncio.gather(*(numbers.put(number) for number in range(1, 6)))
        assert answers == ["1", "2", "3", "4", "5"]
        assert numbers.steps == [(word, number) for number in range(1, 6) for word in ("decided", "adopted")]
        assert not numbers.queue.busy

    run(scene())


def test_a_wish_is_decided_at_once_if_nothing_else_is_being_handled() -> None:
    async def scene() -> None:
        numbers = Numbers()
        first, second = numbers.put(1), numbers.put(2)
        assert numbers.steps == [("decided", 1)]
        assert numbers.queue.busy
        assert (await first, await second) == ("1", "2")

    run(scene())


def test_where_nothing_is_written_nothing_is_adopted() -> None:
    async def scene() -> None:
        numbers = Numbers()
        assert await numbers.put(0) == "0"
        assert numbers.steps == [("decided", 0)]
        assert not numbers.queue.busy

    run(scene())


def test_a_wish_put_while_another_is_decided_waits_for_its_turn() -> None:
    async def scene() -> None:
        numbers = Numbers()
        later: list[asyncio.Future[str]] = []

        def put_another() -> None:
            if not later:
                later.append(numbers.put(2))

        numbers.meanwhile = put_another
        await numbers.put(1)
        await later[0]
        assert [number for word, number in numbers.steps if word == "decided"] == [1, 2]

    run(scene())


@pytest.mark.parametrize("number", [-1, 13])
def test_a_failing_wish_fails_alone(number: int) -> None:
    async def scene() -> None:
        numbers = Numbers()
        failing, succeeding = numbers.put(number), numbers.put(7)
        with pytest.raises(ValueError, match=r"no|unlucky"):
            await failing
        assert await succeeding == "7"

    run(scene())


def test_a_wish_is_handled_to_its_end_even_if_nobody_waits_for_it_any_more() -> None:
    async def scene() -> None:
        numbers = Numbers()
        waiting, next_one = numbers.put(1), numbers.put(2)
        await asyncio.sleep(0.5)
        waiting.cancel()
        await asyncio.sleep(0.1)
        assert numbers.steps == [("decided", 1)], "and until then the next one waits"
        assert await next_one == "2"
        assert ("adopted", 1) in numbers.steps

    run(scene())


def test_a_closed_queue_refuses_what_waits_and_what_comes() -> None:
    async def scene() -> None:
        numbers = Numbers()
        first, second = numbers.put(1), numbers.put(2)
        numbers.queue.close(LookupError("gone"))
        with pytest.raises(LookupError):
            await second
        with pytest.raises(LookupError):
            await numbers.put(3)
        assert await first == "1", "what has begun is done to its end"

    run(scene())
