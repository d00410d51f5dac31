"""The rules of The BORDER once more, compiled: whole playouts in machine code.

Researchers and the training of bots need millions of games; the contract gives tens of thousands of decisions
a second. Steps trust their callers: what is legal is listed by `choices`, and `tests/lab_fast` drives both
engines event by event, in both directions, to prove them equal.

primitives        the compiler, bit counting, chance
records           boards and running games as records
steps             what happens: roll, complete, cross, and what follows from it
choices           what may be done: listed, or drawn at random
playout           whole games between random players, and games played on from any position
greedy            the bot of that name
moves_by_playout  moves tried out by such games
"""
