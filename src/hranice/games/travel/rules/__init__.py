"""The rules of Bez hranic as pure functions on frozen values.

`atlas` holds the ground, `fare` the prices; `dealing`, `token_placement` and `reckoning` are the three parts
of a round, and `game` joins them. No file is read here: the maps are handed to the game.
"""
