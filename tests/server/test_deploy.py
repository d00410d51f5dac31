"""What `deploy/` tells operators to run."""

import ipaddress
import re
import tomllib
from pathlib import Path

import httpx
import pytest

from hranice.live.limits import MISSES
from tests.server.real_server import RealServer

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "deploy").iterdir())


def found(pattern: str) -> list[str]:
    """Return what stands in any of the files."""
    return [part for file in FILES for part in re.findall(pattern, file.read_text("utf-8"), re.MULTILINE)]


def test_images_are_of_one_exact_version() -> None:
    images = found(r"^FROM (\S+)") + [name for name in found(r"\bimage: (\S+)") if name != "hranice"]
    assert len(images) == 6
    assert [name for name in images if not re.search(r":\d+(\.\d+)+(-[a-z-]+)?$", name)] == []


def test_nothing_is_installed_but_by_its_hash() -> None:
    commands = found(r"pip install (.*)$")
    assert len(commands) == 7
    for command in commands:
        own = command.strip().endswith(" .")
        needed = {"--no-deps", "--no-build-isolation"} if own else {"--require-hashes"}
        assert needed <= set(command.split()), command


def test_what_builds_is_pinned() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert (ROOT / "requirements" / "build.in").read_text("utf-8").split() == wanted
    pinned = (ROOT / "requirements" / "build.txt").read_text("utf-8")
    for requirement in wanted:
        assert f"{re.split('[<>=]', requirement)[0]}==" in pinned


def test_only_the_network_of_the_proxy_is_believed() -> None:
    assert len(found("FORWARDED_ALLOW_IPS: [*]subnet$")) == 2
    networks = found(r"&subnet (\S+)")
    assert len(networks) == 2
    assert all(ipaddress.ip_network(network).is_private for network in networks)


def test_whom_a_proxy_names_last_is_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands before that came from outside: anybody can write it."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.0/8")
    with RealServer(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        for number in range(3 * int(MISSES.burst)):
            named = f"198.51.100.{number}, 203.0.113.7"
            answer = http.get("/api/tables/BBBBBBBB", headers={"x-forwarded-for": named})
        assert answer.status_code == 429
        other = http.get("/api/tables/BBBBBBBB", headers={"x-forwarded-for": "203.0.113.8"})
        assert other.status_code == 404
