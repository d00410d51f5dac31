"""HTTP and WebSocket around tables. It contains no rule: it knows who is asking, and passes on the answer."""
