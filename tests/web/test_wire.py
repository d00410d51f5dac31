"""The page's types are written from the server's: whoever changes one side is told here."""

import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from hranice.game import Value
from tools import wire


def test_the_generated_files_are_current() -> None:
    assert list(wire.outdated(wire.WEB)) == [], "run python -m tools.wire"


def test_a_changed_missing_or_surplus_file_is_noticed(tmp_path: Path) -> None:
    for name, text in wire.modules().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(wire.outdated(tmp_path)) == []
    changed, missing, old = "wire/server.ts", "games/border/wire/types.ts", "games/travel/wire/old.ts"
    (tmp_path / changed).write_text("// by hand\n", encoding="utf-8")
    (tmp_path / missing).unlink()
    (tmp_path / old).write_text("", encoding="utf-8")
    assert list(wire.outdated(tmp_path)) == [changed, missing, old]


class Inner(Value, frozen=True, tag="in"):
    """Something inside."""

    pair: tuple[int, str]


class Other(Value, frozen=True, tag="other"):
    """Something else."""


class Outer(Value, frozen=True):
    """Something with everything that occurs."""

    word: Literal["a", "b"]
    many: tuple[Inner | None, ...]
    by_name: dict[str, bool]
    maybe: float | None = None


def test_every_kind_of_type_is_written_as_typescript_means_it() -> None:
    written = wire.typed({"Outer": Outer, "Either": Inner | Other})
    assert '  readonly word: "a" | "b";\n' in written
    assert "  readonly many: readonly (Inner | null)[];\n" in written
    assert "  readonly by_name: Readonly<Record<string, boolean>>;\n" in written
    assert "  readonly maybe: number | null;\n" in written
    assert '  readonly type: "in";\n  readonly pair: readonly [number, string];\n' in written
    assert "/** Something inside. */\nexport interface Inner {\n" in written
    assert written.count("interface Inner") == 1
    assert "export type Either = Inner | Other;\n" in written


def test_what_a_module_beside_it_declares_is_imported() -> None:
    written = wire.typed({"Outer": Outer}, inside={"Inner": Inner})
    assert 'import type { Inner } from "./inside";\n' in written
    assert "  readonly many: readonly (Inner | null)[];\n" in written
    assert "interface Inner" not in written


def test_two_structs_of_one_name_in_a_module_are_refused() -> None:
    one, other = (msgspec.defstruct("View", [("a", int)]) for _ in range(2))
    with pytest.raises(ValueError, match="called View"):
        wire.typed({"One": one, "Two": other})


@pytest.mark.parametrize(("arguments", "status"), [(["--check"], 0), (["--nonsense"], 2)])
def test_the_command_answers_with_its_status(arguments: list[str], status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.wire", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
