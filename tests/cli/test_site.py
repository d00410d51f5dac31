"""`hranice site`: a whole folder for any static host, or nothing."""

import io
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import segno

from hranice.cli import site
from hranice.game import Game, Games
from hranice.game_parts import Parts
from hranice.games.border import BORDER
from hranice.games.travel import maps
from hranice.locale import LANGUAGES
from hranice.printing import Order, Printing
from hranice.server.static_site import MARK, Kit
from tests.cli.conftest import Hranice

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-1a2b.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""
KIT = {
    "version": "1",
    "folder": "offline/abc/",
    "total": 4,
    "zipped": 4,
    "files": [{"name": "python.wasm", "size": 4, "zipped": 4}],
}
MANIFEST = {
    "id": "/",
    "start_url": "./",
    "scope": "./",
    "icons": [{"src": "./icon.svg"}],
    "shortcuts": [{"name": "The BORDER", "url": "./play/border/now"}],
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small built page, with a kit, that the command takes for the installed one."""
    folder = tmp_path / "installed"
    files = {
        "index.html": INDEX,
        "sw.js": "//",
        "assets/index-1a2b.js": "//",
        "manifest.webmanifest": json.dumps(MANIFEST),
        "offline.json": json.dumps(KIT),
        "offline/abc/python.wasm": "wasm",
        "prepared/cs.html": INDEX,
        ".vite/manifest.json": "{}",
        "built-from.txt": "0",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    monkeypatch.setattr(site, "FOLDER", folder)
    monkeypatch.setattr(site, "printed_kits", list)
    return folder


def contents(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("page")
def test_the_folder_has_all_that_a_browser_needs_and_nothing_of_the_server(
    hranice: Hranice, tmp_path: Path
) -> None:
    result = hranice("site", "out/site")
    assert (result.status, result.stderr) == (0, "")
    assert "python -m http.server --directory out/site" in result.stdout
    assert contents(tmp_path / "out/site") == {
        ".nojekyll",
        MARK,
        "assets/index-1a2b.js",
        "index.html",
        "manifest.webmanifest",
        "offline.json",
        "offline/abc/python.wasm",
        "sw.js",
    }
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["site"]


@pytest.mark.usefixtures("page")
def test_every_address_is_relative_and_the_document_says_what_it_is(hranice: Hranice, tmp_path: Path) -> None:
    assert hranice("site", "out", "--server", "https://hranice.example").status == 0
    index = (tmp_path / "out/index.html").read_text("utf-8")
    assert '="/' not in index
    assert 'src="./assets/index-1a2b.js"' in index
    assert '<meta name="hranice-site" content="static" />' in index
    assert '<meta name="hranice-server" content="https://hranice.example/" />' in index
    assert "script-src &#x27;self&#x27;;" in index
    manifest = json.loads((tmp_path / "out/manifest.webmanifest").read_text("utf-8"))
    assert "id" not in manifest
    assert manifest["shortcuts"][0]["url"] == "./#/play/border/now"


@pytest.mark.usefixtures("page")
def test_at_a_terminal_the_address_is_a_code_for_phones_too(
    hranice: Hranice, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = io.StringIO()
    segno.make("https://me.example/games/").terminal(code, compact=True)
    command = ("site", "out", "--address", "https://me.example/games")
    assert code.getvalue() not in hranice(*command).stdout
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert hranice(*command).stdout.endswith(code.getvalue())


@pytest.mark.usefixtures("page")
def test_previews_lead_to_the_address_that_is_told(hranice: Hranice, tmp_path: Path) -> None:
    result = hranice("site", "out", "--address", "https://me.example/games")
    assert "https://me.example/games/" in result.stdout
    assert 'content="https://me.example/games/previews/all.png"' in (tmp_path / "out/index.html").read_text()


@pytest.mark.usefixtures("page")
def test_kits_to_print_lie_ready_and_the_document_lists_them(
    hranice: Hranice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = Kit("travel-usa", ["travel?map=usa"], {"cs": b"%PDF cs", "de": b"%PDF de"})
    monkeypatch.setattr(site, "printed_kits", lambda: [kit])
    assert hranice("site", "out").status == 0
    assert (tmp_path / "out/print/travel-usa-de.pdf").read_bytes() == b"%PDF de"
    index = (tmp_path / "out/index.html").read_text("utf-8")
    assert '<meta name="hranice-print" content="travel-usa:travel?map=usa" />' in index
    assert hranice("site", "out", "--no-kits").status == 0
    assert "print/" not in " ".join(contents(tmp_path / "out"))
    assert "hranice-print" not in (tmp_path / "out/index.html").read_text("utf-8")


@pytest.mark.usefixtures("page")
def test_without_typst_a_site_has_no_kits_and_says_so(
    hranice: Hranice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "can_print", lambda: False)
    result = hranice("site", "out")
    assert result.status == 0
    assert "hranice[print]" in result.stderr
    assert not (tmp_path / "out/print").exists()


@pytest.mark.soak
def test_all_boards_and_maps_are_printed_in_all_languages() -> None:
    kits = site.printed_kits()
    assert [kit.name for kit in kits] == ["border-boards", *(f"travel-{name}" for name in maps.names())]
    assert kits[0].asked == [f"border?boards={boards}" for boards in ("A,B,C,D", *"ABCD")]
    assert kits[1].asked == [f"travel?map={maps.names()[0]}"]
    for kit in kits:
        assert list(kit.files) == list(LANGUAGES)
        assert all(pdf.startswith(b"%PDF") for pdf in kit.files.values())


def test_a_game_that_cannot_be_printed_is_told_and_the_others_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> Printing:
        raise LookupError("no ink")

    def printed() -> Printing:
        return Printing(Order, lambda _: None, lambda order, _: order.lang.encode(), lambda: {"all": [{}]})

    def game(name: str, printing: Callable[[], Printing]) -> Game[Any, Any, Any]:
        parts = type("Printed", (Parts,), {"printing": staticmethod(printing)})()
        made: Game[Any, Any, Any] = type("Other", (type(BORDER),), {"name": name, "parts": parts})()
        return made

    games = game("broken", broken), game("sound", printed)
    monkeypatch.setattr(site, "GAMES", Games(*games))
    assert site.printed_kits() == [Kit("sound-all", ["sound?"], {code: code.encode() for code in LANGUAGES})]
    told = [line for line in capsys.readouterr().err.splitlines() if line.startswith("hranice:")]
    assert told == ["hranice: the kits of broken are left out: LookupError: no ink"]


def test_a_site_of_ours_is_replaced(hranice: Hranice, page: Path, tmp_path: Path) -> None:
    assert hranice("site", "out").status == 0
    (page / "assets/index-1a2b.js").rename(page / "assets/index-3c4d.js")
    assert hranice("site", "out").status == 0
    assert "assets/index-3c4d.js" in contents(tmp_path / "out")
    assert "assets/index-1a2b.js" not in contents(tmp_path / "out")


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("before", [False, True])
def test_what_is_not_ours_is_never_touched(hranice: Hranice, tmp_path: Path, before: bool) -> None:
    out = tmp_path / "out"
    if before:
        hranice("site", "out")
    out.mkdir(exist_ok=True)
    (out / "thesis.txt").write_text("years of work")
    result = hranice("site", "out")
    assert result.status == 2
    assert len(result.stderr.splitlines()) == 1
    assert "thesis.txt" in result.stderr
    assert (out / "thesis.txt").read_text() == "years of work"


@pytest.mark.usefixtures("page")
def test_an_empty_folder_may_be_filled_and_a_file_may_not(hranice: Hranice, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert hranice("site", "empty").status == 0
    (tmp_path / "file").write_text("mine")
    assert hranice("site", "file").status == 2
    assert (tmp_path / "file").read_text() == "mine"


def test_nothing_is_left_half_written(
    hranice: Hranice, page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hranice("site", "out")
    old = contents(tmp_path / "out")
    (page / "assets/more-5e6f.js").write_text("//")
    rename = Path.rename

    def refused(self: Path, target: Path) -> Path:
        if self.name == "new":
            raise OSError(28, "No space left on device", str(target))
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", refused)
    result = hranice("site", "out")
    assert (result.status, len(result.stderr.splitlines())) == (2, 1)
    assert contents(tmp_path / "out") == old
    assert sorted(path.name for path in tmp_path.iterdir()) == ["installed", "out"]


@pytest.mark.parametrize("missing", ["offline.json", "offline/abc"])
def test_without_a_whole_kit_there_is_no_site(
    hranice: Hranice, page: Path, tmp_path: Path, missing: str
) -> None:
    lost = page / missing
    if lost.is_dir():
        shutil.rmtree(lost)
    else:
        lost.unlink()
    result = hranice("site", "out", LANG="de")
    assert result.status == 2
    assert "make page" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("option", ["--server", "--address"])
@pytest.mark.parametrize(
    "given",
    [
        "hranice.example",
        "ftp://x.example",
        "https://",
        "https://a:x/",
        "https://u:p@a.example/",
        "",
        "https://a/#x",
    ],
)
def test_addresses_are_checked(hranice: Hranice, tmp_path: Path, option: str, given: str) -> None:
    result = hranice("site", "out", option, given)
    assert (result.status, len(result.stderr.splitlines())) == (2, 1)
    assert "https://hranice.example/" in result.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("page")
def test_a_folder_has_a_name(hranice: Hranice) -> None:
    assert hranice("site", " ").status == 2
    assert hranice("site").status == 2
