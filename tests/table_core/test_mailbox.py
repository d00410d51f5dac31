"""The mailbox: one job after the other, whatever happens to those who wait."""

import asyncio

import pytest

from hranice.table.mailbox import Mailbox
from tests.table_core.virtual import run


def test_jobs_are_done_one_after_the_other_in_their_order() -> None:
    async def scene() -> None:
        mailbox, course = Mailbox(), []

        async def job(number: int) -> int:
            course.append(("begins", number))
            await asyncio.sleep(1 / (1 + number))
            course.append(("ends", number))
            return number

        results = await asyncio.gather(*(mailbox.put(lambda n=n: job(n)) for n in range(5)))  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
        assert results == list(range(5))
        assert course == [(word, number) for number in range(5) for word in ("begins", "ends")]
        assert not mailbox.busy

    run(scene())


def test_a_failing_job_fails_alone() -> None:
    async def scene() -> None:
        mailbox = Mailbox()

        async def bad() -> None:
            raise ValueError("no")

        async def good() -> int:
            return 7

        failing, succeeding = mailbox.put(bad), mailbox.put(good)
        with pytest.raises(ValueError, match="no"):
            await failing
        assert await succeeding == 7

    run(scene())


def test_a_job_is_finished_even_if_nobody_waits_for_it_any_more() -> None:
    async def scene() -> None:
        mailbox, done = Mailbox(), []

        async def job() -> None:
            await asyncio.sleep(1)
            done.append(1)

        waiting = mailbox.put(job)
        await asyncio.sleep(0.5)
        waiting.cancel()
        await asyncio.sleep(1)
        assert done == [1]

    run(scene())


def test_a_closed_mailbox_refuses_what_waits_and_what_comes() -> None:
    async def scene() -> None:
        mailbox = Mailbox()

        async def job() -> int:
            await asyncio.sleep(1)
            return 1

        first, second = mailbox.put(job), mailbox.put(job)
        await asyncio.sleep(0)
        mailbox.close(LookupError("gone"))
        with pytest.raises(LookupError):
            await second
        with pytest.raises(LookupError):
            await mailbox.put(job)
        assert await first == 1, "what has begun is done to its end"

    run(scene())
