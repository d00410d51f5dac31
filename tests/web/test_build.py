"""The built page: made from what is there, light enough, and loading nothing from elsewhere."""

import gzip
import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest

from hranice.locale import LANGUAGES, Texts
from hranice.plugins import GAMES
from tools import page as maker

FIRST_LOAD = 400_000
"""Bytes, compressed, for home and one game."""
FONTS = ("latin-wght", "latin-ext-wght")


@pytest.fixture(scope="module")
def page() -> Path:
    """Return the folder of the page, built if it was not current."""
    if not maker.is_current():
        maker.build()
    return maker.ROOT / maker.PAGE


def needed(manifest: dict[str, Any], entry: str) -> Iterator[str]:
    """Yield the files that an entry makes a browser load, without what is imported only on demand."""
    waiting, seen = [entry], set()
    while waiting:
        chunk = manifest[waiting.pop()]
        if chunk["file"] in seen:
            continue
        seen.add(chunk["file"])
        yield chunk["file"]
        yield from chunk.get("css", ())
        waiting.extend(chunk.get("imports", ()))


@pytest.mark.parametrize(
    ("view", "more"),
    [
        ("border", ["src/games/border/BorderLive.svelte"]),
        ("travel", ["src/games/travel/TravelLive.svelte", "../src/hranice/games/travel/maps/europe.json"]),
    ],
)
def test_home_and_one_game_are_light(page: Path, view: str, more: list[str]) -> None:
    manifest = json.loads((page / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    pages = [f"src/pages/{name}.svelte" for name in ("Home", "NewTable", "Table")]
    pages += [f"src/games/{name}/GameCardPicture.svelte" for name in ("border", "travel")]
    entries = ["index.html", *pages, "src/text/languages/cs.ts", *more]
    files = {"prepared/cs.html", *(file for entry in entries for file in needed(manifest, entry))}
    files |= {
        file["file"]
        for name, file in manifest.items()
        if "fontsource" in name and any(font in name for font in FONTS)
    }
    weight = sum(len(gzip.compress((page / file).read_bytes(), 9)) for file in files)
    assert len(files) > 8, f"{view}: the manifest is not read rightly"
    assert weight <= FIRST_LOAD, f"{view}: {weight} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prepared_documents_speak_and_need_only_what_is_there(page: Path, language: str) -> None:
    texts = Texts(language)
    documents = {
        path.relative_to(page / "prepared").as_posix(): path.read_text(encoding="utf-8")
        for path in [page / "prepared" / f"{language}.html", *(page / "prepared" / language).rglob("*.html")]
    }
    assert escape(texts.text("home-title")) in documents[f"{language}.html"]
    assert escape(texts.text("rules-border-lead")) in documents[f"{language}/rules/border.html"]
    assert escape(texts.text("live-to-table"), quote=False) in documents[f"{language}/t/_.html"]
    for name, text in documents.items():
        assert f'<html lang="{language}">' in text, name
        # Our policy allows nothing inline.
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", text), name
        needs = re.findall(r'<(?:link|script)[^>]*\s(?:href|src)="/([^"]+)"', text)
        assert len(needs) == len(set(needs)) > 8, name
        assert [file for file in needs if not (page / file).is_file()] == [], name


def test_nothing_is_loaded_from_elsewhere(page: Path) -> None:
    for path in page.rglob("*"):
        if path.suffix in {".html", ".css", ".webmanifest"}:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"""(?:src|href|url|import)\s*[=(]?\s*["']?https?://""", text), path


def test_a_change_of_anything_makes_the_page_outdated(tmp_path: Path) -> None:
    source, stamp = tmp_path / "web" / "src" / "main.ts", tmp_path / maker.STAMP
    source.parent.mkdir(parents=True)
    stamp.parent.mkdir(parents=True)
    source.write_text("1", encoding="utf-8")
    assert not maker.is_current(tmp_path)
    stamp.write_text(maker.digest(tmp_path), encoding="utf-8")
    assert maker.is_current(tmp_path)
    source.write_text("2", encoding="utf-8")
    assert not maker.is_current(tmp_path)
    source.write_text("1", encoding="utf-8")
    source.rename(source.with_name("other.ts"))
    assert not maker.is_current(tmp_path)


def test_without_sources_there_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(maker.NotBuilt, match="web/ is missing"):
        maker.build(tmp_path)


def test_the_manifest_is_complete_and_names_what_is_there(page: Path) -> None:
    manifest = json.loads((page / "manifest.webmanifest").read_text("utf-8"))
    for field in (
        "name",
        "short_name",
        "description",
        "lang",
        "start_url",
        "background_color",
        "theme_color",
    ):
        assert manifest[field]
    assert manifest["display"] == "standalone"
    for picture in manifest["icons"] + manifest["screenshots"]:
        assert (page / picture["src"]).is_file()
    assert {screen["form_factor"] for screen in manifest["screenshots"]} == {"wide", "narrow"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert {shortcut["url"].split("/")[2] for shortcut in manifest["shortcuts"]} <= set(GAMES)


def test_the_service_worker_keeps_what_is_there_in_all_languages(page: Path) -> None:
    worker = (page / "sw.js").read_text("utf-8")
    manifest = json.loads((page / ".vite" / "manifest.json").read_text("utf-8"))
    named = set(re.findall(r"(?<=[`\"',])(?:assets/)?[\w.-]+\.\w+(?=[`\"',])", worker)) - {"offline.json"}
    assert len(named) > 100
    assert [name for name in named if not (page / name).is_file()] == []
    assert manifest["index.html"]["file"] in named
    for language in LANGUAGES:
        for entry in (
            f"src/text/languages/{language}.ts",
            f"../src/hranice/locale/{language}/page-rules.ftl",
        ):
            assert manifest[entry]["file"] in named
    assert not any("import" in line.split("(")[0] for line in worker.splitlines()), "it is one file"


def test_built_files_name_each_other_from_where_they_are(page: Path) -> None:
    for path in (page / "assets").glob("*.[jc]s*"):
        assert not re.search(r"[`\"'(]/assets/", path.read_text("utf-8")), path
