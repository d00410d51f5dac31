"""A client for anybody who plays in code: bots elsewhere, tests, load. `docs/client.md` has an example."""

from hranice.client.client import Client
from hranice.client.client_table import AtTable

__all__ = ["AtTable", "Client"]
