"""What travels to browsers for play without a server."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec

from tools import offline_kit
from tools.page import ROOT
from tools.rooms import imports, name_of

SERVERS = {"cli", "client", "conformance", "lab", "rendering", "server"}


def names() -> list[str]:
    return zipfile.ZipFile(io.BytesIO(offline_kit.archive(ROOT))).namelist()


def test_nothing_of_a_server_is_in_the_archive() -> None:
    for name in names():
        first, *rest = Path(name).parts
        assert first.startswith("hranice"), name
        assert not SERVERS & {*rest}, name
        assert Path(name).suffix in {".py", ".json", ".jsonl", ".wasm", ".bin", ".txt", ""}, name
    assert not any(
        word in name
        for name in names()
        for word in ("sqlite", "postgres", "terminal", "weights.bin~", ".ftl")
    )


def test_the_archive_has_all_that_it_imports() -> None:
    """What a part of a game imports when it is asked for may be missing: that part is for others."""
    there = {name_of(path) for path in offline_kit.files(ROOT) if path.suffix == ".py"}
    lacking = {
        (name_of(path), name)
        for path in offline_kit.files(ROOT)
        if path.suffix == ".py" and path.name != "parts.py"
        for name in imports(path)
        if name.startswith("hranice.") and name not in there and name.rpartition(".")[0] not in there
    }
    assert lacking == set()


def test_the_same_rooms_give_the_same_archive() -> None:
    assert offline_kit.archive(ROOT) == offline_kit.archive(ROOT)


def test_wheels_travel_with_the_rooms_and_their_libraries_by_themselves() -> None:
    library, wheel = "thing/_core.cpython-314-wasm32-emscripten.so", io.BytesIO()
    with zipfile.ZipFile(wheel, "w") as zipped:
        for name in ("thing/__init__.py", "thing/__init__.pyi", library):
            zipped.writestr(name, f"# {name}")
    packed = zipfile.ZipFile(io.BytesIO(offline_kit.packages(ROOT, [wheel.getvalue()])))
    assert {*packed.namelist()} == {*names(), "thing/__init__.py", library}
    assert packed.read("thing/__init__.py") == b"# thing/__init__.py"
    assert offline_kit.libraries([wheel.getvalue()]) == {
        "thing._core.cpython-314-wasm32-emscripten.wasm": (library, f"# {library}".encode())
    }


def test_the_worker_starts_from_the_archive_with_msgspec_alone(tmp_path: Path) -> None:
    archive = tmp_path / "hranice.zip"
    archive.write_bytes(offline_kit.archive(ROOT))
    zipfile.ZipFile(archive).extractall(tmp_path / "there")
    program = f"""
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in {{"hranice", "msgspec"}} and first not in sys.stdlib_module_names:
            raise ImportError(f"{{name}} is not there")
sys.meta_path.insert(0, Nothing())
sys.path += [{str(tmp_path / "there")!r}, {str(Path(msgspec.__file__).parent.parent)!r}]
import hranice.browser.worker
from hranice.plugins import GAMES, LEFT_OUT
assert [*GAMES] == ["border", "travel"] and not LEFT_OUT
assert hranice.__file__.startswith({str(tmp_path)!r})
hranice.browser.worker.import_all()
"""
    done = subprocess.run(
        [sys.executable, "-S", "-I", "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_msgspec_is_of_the_same_version_everywhere() -> None:
    def pinned(file: str) -> str:
        lines = (ROOT / "requirements" / file).read_text("utf-8").splitlines()
        return next(line.split()[0] for line in lines if line.startswith("msgspec=="))

    assert pinned("offline.txt") == pinned("run.txt")
