"""The compiled engine of The BORDER: one WebAssembly module that gives the same bits on every machine.

`engine.wasm` holds the learned player, playouts and quick games. It is made from the functions of `compiled`
and `player` by `python -m tools.engine`; `weights.bin` holds what the player has learned.

memory      what is asked and answered, field by field
packing     positions and boards as the engine reads them
weights     the file of weights
runtime     the module, loaded once per process
questions   what can be asked
"""
