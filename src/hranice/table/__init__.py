"""Tables: seats, chance, time, log, views and records. Knows no particular game; see `docs/table.md`."""
