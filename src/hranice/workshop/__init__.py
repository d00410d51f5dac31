"""Makes and draws boards, and draws maps: what `hranice board` and `hranice map` call. Not needed to play."""
