"""A worker process: does what the server asks for, one thing after the other.

`bot_pool` starts it, and sends what to do as a method of `hranice.live.worker_tasks.Worker` with its
arguments.
"""

import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO

from hranice.game import BadInput
from hranice.live.worker_tasks import Worker

LENGTH = struct.Struct("!I")
"""What stands before every answer."""


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more; who is not served gets the error for an answer."""
    worker = Worker()
    while True:
        try:
            do, forgotten, arguments = pickle.load(questions)  # noqa: S301 - from our own server
        except (EOFError, pickle.UnpicklingError):  # it has ended, maybe in the middle of a question
            return
        for number in forgotten:
            worker.forget(number)
        try:
            answer = do(worker, *arguments)
        except BadInput as error:
            answer = error
        except Exception as error:
            answer = RuntimeError(f"{type(error).__name__}: {error}")
        message = pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
        answers.write(LENGTH.pack(len(message)) + message)
        answers.flush()


def main() -> None:
    """Enter here from the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows has no sessions to keep Ctrl-C from us
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server has ended, and nobody waits for the answer
        os._exit(0)  # without another try to send it
