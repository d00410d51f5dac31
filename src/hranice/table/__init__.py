"""One table: its chance, its record, and the proof that both are sound. Knows no particular game."""
