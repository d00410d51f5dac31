"""A client for anybody who plays in code: bots elsewhere, tests, load. `docs/client.md` has an example."""

from hranice.client.at_table import AtTable
from hranice.client.client import Client

__all__ = ["AtTable", "Client"]
