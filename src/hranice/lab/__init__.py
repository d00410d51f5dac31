"""Many games at once: bots play, and we count."""
