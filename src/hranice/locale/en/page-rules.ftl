# The rules; those of each game are in its own folder.

rules-numbers = The small numbers are those of the rules. When a move is refused, the reason names one of them.
