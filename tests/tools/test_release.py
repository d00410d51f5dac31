"""The archives of a release: sound as they are built, and told when they are not."""

import shutil
import sys
from pathlib import Path

import pytest

from hranice import __version__
from tools.page import PAGE, ROOT, STAMP
from tools.release import trial
from tools.release.archives import Files, build, faults, in_sdist, in_wheel, secrets_of_this_machine
from tools.release.trial import Failed

SECRETS = frozenset({f"{ROOT}/"})
METADATA = f"hranice-{__version__}.dist-info/METADATA"
ENGINE = "hranice/games/border/bots/engine/engine.wasm"
PAGE_STAMP = STAMP.relative_to("src").as_posix()


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, Files]:
    """Return what is in a source archive and a wheel that were built from this tree."""
    sdist, wheel = build(tmp_path_factory.mktemp("dist"))
    return in_sdist(sdist), in_wheel(wheel)


def test_a_release_of_this_tree_is_sound(release: tuple[Files, Files]) -> None:
    assert list(faults(*release, __version__, SECRETS)) == []


def test_makers_tools_are_in_the_source_and_not_in_the_wheel(release: tuple[Files, Files]) -> None:
    sdist, wheel = release
    assert {name.partition("/")[0] for name in wheel} == {"hranice", METADATA.partition("/")[0]}
    assert {"tools/training/__main__.py", "tools/atlas/texts/europe.cs.toml", "tools/page.py"} <= sdist.keys()
    assert not any(name.startswith(f"{PAGE}/") for name in sdist)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            {ENGINE: None, METADATA: None},
            [
                f"the wheel lacks {ENGINE}",
                "the wheel: no metadata",
                f"only one of wheel and source holds {ENGINE}",
            ],
        ),
        (
            {"tools/page.py": b"", METADATA: b"Metadata-Version: 2.4\nName: hranice\n"},
            [
                "the wheel: 'version' is a required field",
                "only one of wheel and source holds tools/page.py",
            ],
        ),
        (
            {
                METADATA: b"Metadata-Version: 2.4\nName: hranice\nVersion: 0.9\n",
                ENGINE: f"built in {ROOT}/build".encode(),
                PAGE_STAMP: b"older",
            },
            [
                f"the wheel: version 0.9 instead of {__version__}",
                "the wheel: no description",
                f"the wheel tells {ROOT}/ in {ENGINE}",
                "the page in the wheel was not built from what is in the source",
            ],
        ),
    ],
    ids=["missing", "too many and no version", "other version, path, old page"],
)
def test_what_is_wrong_with_a_wheel_is_told(
    release: tuple[Files, Files], change: dict[str, bytes | None], told: list[str]
) -> None:
    sdist, wheel = release
    changed = {name: data for name, data in {**wheel, **change}.items() if data is not None}
    assert list(faults(sdist, changed, __version__, SECRETS)) == told


def test_a_source_that_is_not_complete_is_told(release: tuple[Files, Files]) -> None:
    sdist, wheel = release
    missing = {"PKG-INFO", "src/hranice/game.py", "web/index.html"}
    kept = {name: data for name, data in sdist.items() if name not in missing}
    assert list(faults(kept, wheel, __version__, SECRETS)) == [
        "the source: no metadata",
        "only one of wheel and source holds hranice/game.py",
        "the page in the wheel was not built from what is in the source",
    ]


def test_where_we_are_and_where_packages_come_from_is_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "https://packages.example/simple")
    monkeypatch.setenv("npm_config_registry", "https://npm.example:8443/all/")
    assert {f"{ROOT}/", "packages.example", "npm.example:8443"} <= secrets_of_this_machine()


def test_a_trial_that_fails_says_at_what(tmp_path: Path) -> None:
    fails = shutil.which("false")
    assert fails
    with pytest.raises(Failed, match=r"false -m venv .*: status 1"):
        trial.Environment(fails, tmp_path / "environment", tmp_path / "hranice.whl")


def test_a_trial_that_does_not_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "PATIENCE", -1)
    with pytest.raises(Failed, match=r"-m venv .*: not done after -1 s"):
        trial.Environment(sys.executable, tmp_path / "environment", tmp_path / "hranice.whl")
