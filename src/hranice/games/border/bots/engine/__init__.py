"""The compiled engine of The BORDER: one WebAssembly module that gives the same bits on every machine.

`engine.wasm` holds the learned player, playouts and quick games. It is made from the functions of `compiled`
and `tools.learned_player` by `python -m tools.engine`; `weights.bin` holds what the player has learned.

memory_layout  what is asked and answered, field by field
packing        positions and boards as the engine reads them
weights_file   the file of weights
wasm_runtime   runs a module, by wasmtime or by the browser
loaded_engine  the module, loaded once per process
questions      what can be asked
"""
