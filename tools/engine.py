"""Builds the compiled engine of The BORDER: `python -m tools.engine [--out FILE]`.

What Numba compiles for the processor is compiled for WebAssembly. Its code for each exported function
(`learned_player/wasm_interface.py`) is taken as LLVM's text, told that it is for another machine, and linked
by `wasm-ld`.
The same sources and versions give the same bytes on every machine: Numba compiles for a processor without
name or features, in a process of its own that finds nothing of earlier ones.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]  # it has none

import hranice.games.border.bots.engine
from hranice.games.border.bots.engine.loaded_engine import MODULE, sealed

_SELF = "tools.engine"
_ROOT = Path(__file__).parents[1]
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+nontrapping-fptoint,+sign-ext,+simd128"
STACK = 1 << 20
GENERIC = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
LINKER = "wasm-ld"
LINKER_VERSION = "LLD 14."
"""Debian 12's. Another version may write other bytes."""


class BuildError(RuntimeError):
    """The engine cannot be built here; the message says what is missing."""


def find_linker() -> str:
    """Return where the linker is. Raises `BuildError` unless it is there in the one version."""
    linker = shutil.which(LINKER)
    if linker is None:
        raise BuildError(f"the linker {LINKER} is missing; on Debian 12: apt-get install lld")
    asked = subprocess.run([linker, "--version"], capture_output=True, text=True, check=True)
    if LINKER_VERSION not in asked.stdout:
        raise BuildError(f"{linker} is {asked.stdout.strip()}; the engine is linked by {LINKER_VERSION}x")
    return linker


def built() -> bytes:
    """Return the module, compiled anew."""
    linker = find_linker()
    with tempfile.TemporaryDirectory() as folder:
        code, module = Path(folder) / "engine.o", Path(folder) / MODULE
        environment = {**os.environ, **GENERIC, "NUMBA_CACHE_DIR": folder}
        compiling = [sys.executable, "-c", f"from {_SELF} import compile_to; compile_to({str(code)!r})"]
        subprocess.run(compiling, cwd=_ROOT, env=environment, check=True)
        linking = [linker, "--no-entry", "--strip-all", "--export-dynamic", "-z", f"stack-size={STACK}"]
        subprocess.run([*linking, "-o", str(module), str(code)], check=True)
        return sealed(module.read_bytes())


def compile_to(place: str) -> None:
    """Compile all entries into one object file."""
    # Numba reads its settings when it is imported, and they are those of this process alone.
    import numba  # noqa: PLC0415
    from numba.core import types  # noqa: PLC0415

    from tools.learned_player.wasm_interface import BLOCK, EXPORTS  # noqa: PLC0415

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    whole = _parsed(f"@block = global [{BLOCK.itemsize} x i8] zeroinitializer, align 16", machine)
    compiler: Any = numba.njit
    signature: Any = types.none(types.int64)
    bare = compiler(signature, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    names = {function.__name__ for function in EXPORTS}
    for function in EXPORTS:
        source: Any = function
        (overload,) = bare(source.py_func).overloads.values()
        whole.link_in(_parsed(_for_wasm(overload.library.get_llvm_str()), machine))
        whole.link_in(_parsed(_wrapper(source.__name__, overload.fndesc.llvm_func_name), machine))
    for function in whole.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    _merge_twins(whole, machine)
    Path(place).write_bytes(machine.emit_object(whole))


def _parsed(text: str, machine: Any) -> Any:
    """Return a module of LLVM for the other machine."""
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(head + text)
    module.verify()
    return module


def _for_wasm(text: str) -> str:
    """Return LLVM's text for this machine as text for any, with constants that may be merged."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)
    return re.sub(r"= internal constant", "= internal unnamed_addr constant", text)


def _wrapper(name: str, symbol: str) -> str:
    """Return an entry that takes nothing, hands on the address of the block, and returns the status."""
    return f'''
@block = external global i8
declare i32 @"{symbol}"(ptr, ptr, i64)
define i32 @{name}() {{
  %result = alloca ptr
  %exception = alloca ptr
  %status = call i32 @"{symbol}"(ptr %result, ptr %exception, i64 ptrtoint (ptr @block to i64))
  ret i32 %status
}}'''


def _merge_twins(whole: Any, machine: Any) -> None:
    """Keep one of equal constants and functions: every entry brought its own."""
    options = llvm.create_pipeline_tuning_options()
    builder = llvm.create_pass_builder(machine, options)
    passes = llvm.create_new_module_pass_manager()
    passes.add_constant_merge_pass()
    passes.add_merge_functions_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, builder)


def main(arguments: list[str]) -> int:
    """Build the module and put it into the package, or elsewhere."""
    package = Path(hranice.games.border.bots.engine.__file__).parent
    parser = argparse.ArgumentParser(prog=f"python -m {_SELF}", description=__doc__)
    parser.add_argument("--out", type=Path, default=package / MODULE)
    place = parser.parse_args(arguments).out
    try:
        data = built()
    except BuildError as error:
        sys.stderr.write(f"hranice: {error}\n")
        return 2
    place.write_bytes(data)
    sys.stdout.write(f"written: {place.name}, {len(data):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
