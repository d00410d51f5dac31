"""`hranice serve` as people start it."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from hranice.cli import run
from hranice.cli.serve import EVERYWHERE
from tests.server.real_server import HRANICE
from tests.services.process import free_port


def test_a_server_starts_without_what_only_bots_need() -> None:
    said = "import sys, hranice.cli.serve; print('numpy' in sys.modules or 'alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", said], stdout=PIPE, check=True).stdout == b"False\n"


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--data", str(tmp_path), "--no-open"]) == 2
    said = capsys.readouterr().err
    assert f"port {port} cannot be used" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--data", "x", "--database", "postgresql://y/z"), "either --data or --database"),
        (("--port", "99999"), "--port"),
        (("--port", "0", "--database", "mysql://y/z"), "mysql"),
        (("--port", "0", "--data", "/dev/null"), "/dev/null"),
        (("--data", "x", "--valkey", "redis://y"), "give --database as well"),
        (("--database", "postgresql://y/z", "--valkey", "memcached://y"), "redis://HOST"),
        (("--database", "postgresql://y/z", "--valkey", "redis://y:z"), "redis://HOST"),
        (("--host", "no.such.host.invalid"), "cannot be used"),
        (("--host", ""), "--host"),
        (("--port", "0", "--admin", "9000"), "127.0.0.1:9000"),
        (("--port", "0", "--admin", "127.0.0.1:99999"), "127.0.0.1:9000"),
        (("--port", "0", "--admin", "no.such.host.invalid:0"), "cannot be used"),
        (("--port", "0", "--database", "localhost/hranice"), "postgresql+asyncpg://"),
        (("--port", "0", "--data", "~nobody-has-this-name/x"), "--data"),
    ],
)
def test_wrong_options_are_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert run(["serve", "--no-open", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_server_to_whom_nobody_listens_serves_all_the_same(tmp_path: Path) -> None:
    port = free_port()
    command = [str(HRANICE), "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        try:
            transport = httpx.HTTPTransport(retries=10)  # the pauses in between double: up to four minutes
            with httpx.Client(transport=transport) as http:
                assert http.get(f"http://127.0.0.1:{port}/health").status_code == 200
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("host", "said"),
    [("127.0.0.1", "Only this computer"), (EVERYWHERE[0], "everybody in this network can reach it")],
)
def test_the_command_alone_serves_and_says_to_whom(tmp_path: Path, host: str, said: str) -> None:
    own = {**os.environ, "LANG": "en_GB.UTF-8"}
    command = [str(HRANICE), "--port", "0", "--host", host, "--data", str(tmp_path)]
    with subprocess.Popen(command, text=True, env=own, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            first, second = process.stdout.readline(), process.stdout.readline()
            assert said in first + second
            port = re.search(r":(\d+)", first)
            assert port is not None
            assert httpx.get(f"http://127.0.0.1:{port[1]}/health").status_code == 200
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0  # Ctrl-C is how people stop it, as the command itself says
        assert process.stderr.read() == ""
