"""Random play in pgx, for `benchmarks.fast`: run by a Python that has pgx, prints decisions per second.

Many games go on side by side in one compiled program; a game that ends is replaced by a new one at once.
"""

import os
import sys
import time
from importlib import import_module
from typing import Any

GAMES = 512
STEPS = 100
SECONDS = 3.0


def main(name: str) -> None:
    """Measure one game of pgx on one core, like everybody else; that has to be said before JAX is loaded."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def decide(carried: Any, _: Any) -> Any:
        states, key = carried
        key, luck, fate = jax.random.split(key, 3)
        scores = jax.random.uniform(luck, states.legal_action_mask.shape)
        actions = (scores * states.legal_action_mask).argmax(axis=-1)
        return (step(states, actions, jax.random.split(fate, GAMES)), key), None

    go_on = jax.jit(lambda carried: jax.lax.scan(decide, carried, None, length=STEPS)[0])
    key = jax.random.PRNGKey(1)
    carried = jax.block_until_ready(go_on((begin(jax.random.split(key, GAMES)), key)))
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        carried = jax.block_until_ready(go_on(carried))
        decisions += GAMES * STEPS
    print(decisions / spent)


if __name__ == "__main__":
    main(sys.argv[1])
