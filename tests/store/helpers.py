"""Things that tests of the store need again and again."""

from hranice.store import Store, Summary

CREATED = 1_700_000_000_000


def summary(table: str = "t1", **changes: object) -> Summary:
    """Return the summary of a new table, different where told."""
    fields: dict[str, object] = {
        "table": table,
        "code": f"code-{table}",
        "game": "border",
        "phase": "open",
        "public": True,
        "seats": 4,
        "taken": 1,
        "created": CREATED,
        "updated": CREATED,
    }
    return Summary(**{**fields, **changes})  # type: ignore[arg-type]  # a test names fields as it likes


async def fill(store: Store, table: str, length: int, **changes: object) -> None:
    """Create a table with so many entries, each saying its number."""
    await store.append(table, 0, entries(0, length), summary(table, **changes))


def entries(start: int, count: int) -> list[bytes]:
    """Return entries that say their number."""
    return [b"entry %d" % number for number in range(start, start + count)]
