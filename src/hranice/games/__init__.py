"""The games that come with this package, a folder each. `hranice.plugins` finds them, and those of others."""
