"""What only makers of Hranice run, from the top of a clone: `python -m tools.…`. No part of the wheel."""
