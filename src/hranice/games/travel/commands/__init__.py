"""The commands of `hranice` that only this game has."""
