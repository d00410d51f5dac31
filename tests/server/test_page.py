"""The page: its files, its addresses, and what is said when it was not built."""

from pathlib import Path

import httpx
import pytest

from hranice.live.problems import Denied
from hranice.server.page import Page
from hranice.server.static import ASK_FIRST, FOR_EVER
from tests.server.real_server import RealServer


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Lend a small page."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets" / "index-1a2b3c.js").write_text("//" + "x" * 2000)
    (tmp_path / "sw.js").write_text("//")
    (tmp_path / "offline.json").write_text("{}")
    (tmp_path / "offline" / "abc").mkdir(parents=True)
    for name in ("python.wasm", "python.js", "python_stdlib.zip", "hranice.pack"):
        (tmp_path / "offline" / "abc" / name).write_bytes(bytes(2000))
    (tmp_path / "secret").mkdir()
    for document in ("cs", "cs/referee", "cs/t/_", "en"):
        path = tmp_path / "prepared" / f"{document}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"prepared: {document}")
    return Page(tmp_path)


def test_named_files_are_kept_for_ever_and_the_index_is_asked_for(page: Page) -> None:
    script = page.find("/assets/index-1a2b3c.js")
    assert (script.cache, script.media_type) == (FOR_EVER, "text/javascript")
    assert script.zipped is not None
    assert page.find("/").cache == ASK_FIRST


@pytest.mark.parametrize(
    ("name", "media_type", "compressed"),
    [
        ("python.wasm", "application/wasm", True),
        ("python.js", "text/javascript", True),
        ("python_stdlib.zip", "application/zip", False),
        ("hranice.pack", "application/octet-stream", False),
    ],
)
def test_what_runs_tables_in_a_browser_is_kept_for_ever(
    page: Page, name: str, media_type: str, compressed: bool
) -> None:
    found = page.find(f"/offline/abc/{name}")
    assert (found.cache, found.media_type) == (FOR_EVER, media_type)
    assert (found.zipped is not None) is compressed


@pytest.mark.parametrize("path", ["/sw.js", "/offline.json"])
def test_what_tells_of_newer_versions_is_asked_for(page: Page, path: str) -> None:
    assert page.find(path).cache == ASK_FIRST


@pytest.mark.parametrize("path", ["/t/ABCD2345", "/learn/border", "/secret"])
def test_addresses_of_the_page_itself_get_the_index(page: Page, path: str) -> None:
    assert b"the page" in page.find(path).body


@pytest.mark.parametrize(
    ("path", "accept_language", "document"),
    [
        ("/", "", "en"),
        ("/", "fr, cs;q=0.5", "cs"),
        ("/referee/", "cs-CZ,cs;q=0.9,en;q=0.8", "cs/referee"),
        ("/t/ABCD2345", "cs", "cs/t/_"),
        ("/t/../../x", "cs", None),
        ("/en", "cs", None),
        ("/referee", "../cs", None),
    ],
)
def test_a_view_is_prepared_in_the_language_that_the_browser_wishes(
    page: Page, path: str, accept_language: str, document: str | None
) -> None:
    found = page.find(path, accept_language)
    assert found.body.decode() == (f"prepared: {document}" if document else "<!doctype html>the page")
    assert "accept-language" in found.vary


@pytest.mark.parametrize(
    "path", ["/assets/old.js", "/offline/old/x", "/nothing.png", "/../keys.py", "/assets/../../keys.py"]
)
def test_files_that_are_not_there_are_not_found(page: Page, path: str) -> None:
    with pytest.raises(Denied):
        page.find(path)


def test_without_a_page_the_server_says_so_in_all_languages(tmp_path: Path) -> None:
    body = Page(tmp_path / "nothing").find("/").body.decode()
    for word in ('lang="en"', 'lang="cs"', 'lang="it"', 'lang="de"', "make play"):
        assert word in body


def test_the_server_answers_at_its_address(server: RealServer) -> None:
    with httpx.Client(base_url=server.url) as http:
        for path in ("/", "/t/ABCD2345"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "Hranice" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert http.head("/").status_code == 200
        assert http.get("/%2e%2e/keys.py").status_code == 404
