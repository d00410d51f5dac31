"""Makes what the games are played on. Nothing here is needed at play time."""
