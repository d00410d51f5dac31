"""What messengers show of a link: who invites to which game, and nothing that is not for everybody."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from hranice.client import Client
from hranice.live.limits import MISSES
from hranice.locale import LANGUAGES, Texts
from hranice.plugins import GAMES
from hranice.server.link_previews import Preview, preview_of, with_preview
from hranice.server.page import PICTURES, Page
from hranice.server.static import static
from hranice.store import Summary
from hranice.table.log import TableSettings
from tests.server.real_server import RealServer

pytestmark = pytest.mark.anyio


def summary(phase: str, game: str = "border") -> Summary:
    return Summary("id", "BCDFGHJK", game, phase, public=False, seats=2, taken=1, created=0, updated=0)


def title(path: str, table: Summary | None = None, host: str = "", language: str = "en") -> str:
    return preview_of(path, Texts(language), GAMES, table, host).title


async def shown(http: httpx.AsyncClient, path: str, language: str = "en") -> dict[str, str]:
    """Return what the head of a document says of it."""
    answer = await http.get(path, headers={"accept-language": language})
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(content) for name, content in tags}


@pytest.mark.parametrize(
    ("path", "phase", "expected"),
    [
        ("/t/BCDFGHJK", "open", "Ada invites you to The BORDER"),
        ("/watch/BCDFGHJK", "open", "Ada invites you to The BORDER"),
        ("/t/BCDFGHJK", "starting", "The BORDER: watch the game"),
        ("/t/BCDFGHJK", "running", "The BORDER: watch the game"),
        ("/t/BCDFGHJK", "finished", "The BORDER: the result"),
        ("/replay/BCDFGHJK", "finished", "The BORDER: watch the replay"),
        ("/blog/BCDFGHJK/1", "finished", "The BORDER: read the travel blog"),
        ("/t/BCDFGHJK", "closed", "Hranice"),
        ("/replay/BCDFGHJK", "running", "Hranice"),
    ],
)
def test_a_table_is_told_of_by_what_it_is_now(path: str, phase: str, expected: str) -> None:
    assert title(path, summary(phase), "Ada") == expected


def test_other_paths_tell_of_their_game_or_of_all() -> None:
    assert title("/rules/travel") == "Bez hranic in your browser"
    assert title("/t/BCDFGHJK", summary("open")) == "You are invited to The BORDER"
    for path in ("/", "/credits", "/t/BCDFGHJK", "/rules/no-such-game"):
        assert title(path) == "Hranice"
    assert title("/t/BCDFGHJK", summary("open", "gone")) == "Hranice"
    for path in ("/today", "/today/2026-11-18", "/today/2026-11-18/travel/2"):
        assert title(path) == "Hranice: the puzzles of the day"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_own_words(language: str) -> None:
    assert title("/t/BCDFGHJK", summary("open"), "Ada", language) == Texts(language).text(
        "preview-invites", name="Ada", game="The BORDER"
    )
    assert (language == "en") == (title("/t/X", summary("running"), "", language).endswith("watch the game"))


def test_names_cannot_leave_their_place() -> None:
    document = static(b"<head></head>", "text/html")
    told = with_preview(document, Preview('"><script>', "&", ""), 'http://x"').body.decode()
    assert "<script>" not in told
    assert 'content="&quot;&gt;&lt;script&gt;"' in told
    assert 'content="http://x&quot;"' in told


def test_every_game_of_ours_has_a_small_picture_and_others_share_one(tmp_path: Path) -> None:
    page = Page()
    for game in ("border", "travel", ""):
        picture = page.find(page.picture(game))
        assert picture.media_type == "image/png"
        assert len(picture.body) < 60_000
    assert page.picture("pig") == page.picture("") == f"/{PICTURES}/all.png"
    assert Page(tmp_path).picture("border") == f"/{PICTURES}/all.png"


async def test_a_link_shows_who_invites_and_no_other_name(server: RealServer) -> None:
    async with Client(server.url) as host, Client(server.url) as guest:
        place = await host.open("border", TableSettings(chairs=3))
        async with httpx.AsyncClient(base_url=server.url) as http:
            path = f"/t/{place.code}"
            assert (await shown(http, path))["og:title"] == "You are invited to The BORDER"
            await host.sit(place.code, "Ada & Co")
            await guest.sit(place.code, "Božena")
            told = await shown(http, path, "cs")
            assert told["og:title"] == "Ada & Co tě zve na hru The BORDER"
            assert told["og:description"] == told["description"] == Texts("cs").text("home-border-pitch")
            assert told["twitter:card"] == "summary_large_image"
            assert not any("Božena" in words for words in told.values())
            picture = await http.get(told["og:image"])
            assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
            own = {"authorization": f"Bearer {host.key}"}
            assert (await http.post(f"/api/tables/{place.code}/close", headers=own)).is_success
            assert (await shown(http, path))["og:title"] == "Hranice"


async def test_a_preview_is_no_way_to_guess_codes(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        async with Client(server.url) as host, httpx.AsyncClient(base_url=server.url) as foe:
            place = await host.open("border", TableSettings(chairs=2))
            for _ in range(int(MISSES.burst) + 1):
                assert (await shown(foe, "/t/BBBBBBBB"))["og:title"] == "Hranice"
            assert (await foe.get("/api/tables/BBBBBBBB")).status_code == 429
            assert (await shown(foe, f"/t/{place.code}"))["og:title"] == "Hranice"
