"""Kits to print over HTTP: made aside, kept, and not as often as somebody likes."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from hranice.games.travel import maps
from hranice.games.travel.maps.pack import Text
from hranice.live.limits import PRINTS, Limits
from hranice.live.problems import Denied
from hranice.plugins import GAMES
from hranice.server import print_queue
from hranice.server.api import games as listed
from hranice.server.print_queue import KEPT, MOST_WAITING, Prints
from tests.printing.pdf import Pdf
from tests.server.real_server import RealServer

pytestmark = pytest.mark.anyio

SLOW = httpx.Timeout(60)


class Empty:
    """A shelf with nothing on it."""

    async def keep(self, digest: str, body: bytes) -> None:
        raise AssertionError(digest, body)

    async def find(self, digest: str) -> bytes | None:  # noqa: ARG002 - nothing is found
        return None


EMPTY = Empty()


def test_games_say_that_they_are_printed(server: RealServer) -> None:
    games = httpx.get(f"{server.url}/api/games").json()
    assert {game["name"] for game in games if game["prints"]} >= {"border", "travel"}


def test_a_kit_is_a_file_to_keep(server: RealServer) -> None:
    wanted = {"map": "usa", "lang": "it", "paper": "letter"}
    answer = httpx.get(f"{server.url}/api/games/travel/print", params=wanted, timeout=SLOW)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="hranice-travel-usa-it-letter.pdf"'
    pdf = Pdf(answer.content)
    assert (pdf.title, pdf.language) == ("Bez hranic: USA", "it")
    known = {"if-none-match": answer.headers["etag"]}
    again = httpx.get(f"{server.url}/api/games/travel/print", params=wanted, headers=known, timeout=SLOW)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("travel/print?map=atlantis", 409, "travel-map-unknown"),
        ("border/print?boards=A,Q", 409, "border-no-such-board"),
        ("border/print?boards=,", 409, "paper-border-count"),
        ("border/print?boards=A&fresh=1", 409, "paper-border-either"),
        ("border/print?pad=101", 400, "server-unreadable"),
        ("border/print?pad=-1", 400, "server-unreadable"),
        ("border/print?seed=99999999999", 400, "server-unreadable"),
        ("border/print?paper=a5", 400, "server-unreadable"),
        ("border/print?lang=fr", 400, "server-unreadable"),
        ("chess/print", 404, "server-no-such-game"),
    ],
)
def test_what_there_is_not_is_refused(server: RealServer, path: str, status: int, reason: str) -> None:
    answer = httpx.get(f"{server.url}/api/games/{path}")
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def test_a_map_of_somebodys_own_is_printed_from_the_shelf(server: RealServer) -> None:
    usa = msgspec.json.encode(replace(maps.load("usa"), title=Text("My land")))
    kept = httpx.post(f"{server.url}/api/maps", content=usa, timeout=SLOW).json()
    wanted = {"own": kept["digest"], "lang": "de"}
    answer = httpx.get(f"{server.url}/api/games/travel/print", params=wanted, timeout=SLOW)
    assert Pdf(answer.content).title == "Bez hranic: My land"
    missing = httpx.get(f"{server.url}/api/games/travel/print", params={"own": "0" * 64})
    assert (missing.status_code, missing.json()["reason"]) == (404, "server-no-such-map")


class Slow:
    """Stands in for the process that prints."""

    def __init__(self) -> None:
        self.printed: list[Any] = []
        self.stopped = 0

    async def print(self, game: str, order: Any, _: bytes | None) -> bytes:
        self.printed.append((game, order))
        await asyncio.sleep(0.01)
        return b"%PDF " + repr(order).encode()

    async def stop(self) -> None:
        self.stopped += 1


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    process = Slow()
    monkeypatch.setattr(print_queue, "PrintProcess", lambda: process)
    return process


async def test_the_same_kit_is_made_once_and_the_process_ends_when_nobody_waits(slow: Slow) -> None:
    prints = Prints(GAMES, Limits())
    kits = await asyncio.gather(*(prints.of("border", {"pad": "2"}, "address", EMPTY) for _ in range(5)))
    assert len({kit.tag for kit in kits}) == len(slow.printed) == 1
    await prints.of("border", {"pad": "3"}, "address", EMPTY)
    assert (len(slow.printed), slow.stopped) == (2, 2)


async def test_only_the_last_kits_are_kept(slow: Slow) -> None:
    prints = Prints(GAMES, Limits(lifted=True))
    for seed in (*range(KEPT + 1), KEPT, 0):
        await prints.of("border", {"pad": "1", "seed": str(seed)}, "address", EMPTY)
    assert [order.seed for _, order in slow.printed] == [*range(KEPT + 1), 0]


@pytest.mark.usefixtures("slow")
async def test_an_address_prints_so_many_and_all_together_do_not_wait_in_a_long_line() -> None:
    prints = Prints(GAMES, Limits())

    async def ask(seed: int, address: str) -> bool:
        try:
            await prints.of("border", {"pad": "1", "seed": str(seed)}, address, EMPTY)
        except Denied:
            return False
        return True

    assert [await ask(seed, "one") for seed in range(14)] == [True] * int(PRINTS.burst) + [False] * 2
    assert await ask(13, "other")
    assert await ask(13, "one"), "what is kept costs nothing"
    answered = await asyncio.gather(*(ask(100 + at, f"address {at}") for at in range(MOST_WAITING + 3)))
    assert answered.count(False) == 3


async def test_without_typst_nothing_is_offered(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (print_queue, listed):
        monkeypatch.setattr(module, "can_print", lambda: False)
    with pytest.raises(Denied, match="server-no-print"):
        await Prints(GAMES, Limits()).of("border", {}, "address", EMPTY)
    assert not any(game.prints for game in await listed.games.fn())
    assert slow.printed == []
