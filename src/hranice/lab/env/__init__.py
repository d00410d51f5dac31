"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel.

All of them stand on `Episode`, one game cut into small acts, and on an `Encoding` per game. `docs/lab.md`
begins with examples.
"""
