"""A WebAssembly module with its memory: run by `wasmtime`, or in a browser by the browser itself."""

import sys
from typing import Any, Protocol


class BadModule(Exception):  # noqa: N818 - the message is the end of a sentence
    """The module cannot be run here."""


class Module(Protocol):
    """One instance; it imports nothing, so all it can do is reckon."""

    def write(self, data: bytes, at: int) -> None:
        """Write into its memory."""

    def read(self, first: int, last: int) -> bytes:
        """Return what stands in its memory from the first byte to the one before the last."""

    def number(self, name: str) -> int:
        """Return an exported number."""

    def call(self, entry: str) -> object:
        """Run an entry; return 0, or what went wrong."""


def instance(data: bytes) -> Module:
    """Return a fresh instance of a module. Raises `BadModule`."""
    return _InBrowser(data) if sys.platform == "emscripten" else _InWasmtime(data)


class _InWasmtime:
    def __init__(self, data: bytes) -> None:
        try:
            import wasmtime  # noqa: PLC0415 - a server that only offers these bots must not wait for it
        except (ImportError, OSError, RuntimeError) as error:  # not installed, or none of this machine's kind
            raise BadModule(f"these bots need wasmtime, which cannot be used here: {error}") from None
        try:
            config = wasmtime.Config()
            config.parallel_compilation = False  # its threads would stay, in every process that thinks
            engine = wasmtime.Engine(config)
            self._store = wasmtime.Store(engine)
            module = wasmtime.Module(engine, data)
            self._exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        except wasmtime.WasmtimeError as error:
            raise BadModule(str(error).splitlines()[0]) from None
        self._memory: Any = self._exports["memory"]
        self._faults = (wasmtime.Trap, wasmtime.WasmtimeError)

    def write(self, data: bytes, at: int) -> None:
        self._memory.write(self._store, data, at)

    def read(self, first: int, last: int) -> bytes:
        return bytes(self._memory.read(self._store, first, last))

    def number(self, name: str) -> int:
        return int(self._exports[name].value(self._store))

    def call(self, entry: str) -> object:
        try:
            return self._exports[entry](self._store)
        except self._faults as error:
            return str(error).splitlines()[-1].strip()


class _InBrowser:
    def __init__(self, data: bytes) -> None:
        import js  # noqa: PLC0415 - Pyodide's; there is none elsewhere
        from pyodide.ffi import JsException, to_js  # noqa: PLC0415 - the same

        try:
            module = js.WebAssembly.Module.new(to_js(data))
            self._exports = js.WebAssembly.Instance.new(module).exports
        except JsException as error:
            raise BadModule(str(error)) from None
        self._bytes = js.Uint8Array
        self._fault = JsException

    def write(self, data: bytes, at: int) -> None:
        self._bytes.new(self._exports.memory.buffer, at, len(data)).assign(data)

    def read(self, first: int, last: int) -> bytes:
        return bytes(self._bytes.new(self._exports.memory.buffer, first, last - first).to_bytes())

    def number(self, name: str) -> int:
        return int(getattr(self._exports, name).value)

    def call(self, entry: str) -> object:
        try:
            return getattr(self._exports, entry)()
        except self._fault as error:
            return str(error)
