"""What a store is, said as plainly as possible: a dict of lists."""

from hranice.store import CodeTaken, Conflict, DayResult, NotFound, Summary


class Model:
    """Does what a store promises, in memory and at once."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.results: dict[str, bytes] = {}
        self.places: set[tuple[str, str]] = set()
        self.owners: dict[str, str] = {}
        self.materials: dict[tuple[str, str], tuple[bytes, int]] = {}
        self.days_kept: dict[str, bytes] = {}
        self.day_results_kept: dict[tuple[str, str, int, str], DayResult] = {}

    def append(self, table: str, expected: int, entries: list[bytes], summary: Summary) -> None:
        """Append."""
        log = self.logs.get(table)
        if log is None:
            if expected:
                raise NotFound
            if summary.code in {other.code for other in self.summaries.values()}:
                raise CodeTaken
            self.logs[table] = list(entries)
            self.summaries[table] = summary
            return
        if expected != len(log):
            raise Conflict
        log.extend(entries)
        first = self.summaries[table]
        self.summaries[table] = Summary(
            table=table,
            code=first.code,
            game=first.game,
            phase=summary.phase,
            public=summary.public,
            seats=summary.seats,
            taken=summary.taken,
            created=first.created,
            updated=summary.updated,
        )

    def read(self, table: str, start: int = 0) -> list[bytes]:
        """Read."""
        if table not in self.logs:
            raise NotFound
        return self.logs[table][start:]

    def find(self, code: str) -> str:
        """Find by code."""
        for table, summary in self.summaries.items():
            if summary.code == code:
                return table
        raise NotFound

    def summary(self, table: str) -> Summary:
        """Return the summary."""
        if table not in self.summaries:
            raise NotFound
        return self.summaries[table]

    def listing(
        self, *, public: bool | None = True, phase: str | None = None, limit: int = 50
    ) -> list[Summary]:
        """List, the newest first; of the same age, the one written later."""
        found = [
            summary
            for summary in reversed(self.summaries.values())
            if public in (None, summary.public) and phase in (None, summary.phase)
        ]
        return sorted(found, key=lambda summary: -summary.created)[:limit]

    def delete(self, table: str) -> None:
        """Delete."""
        self.logs.pop(table, None)
        self.summaries.pop(table, None)
        self.results.pop(table, None)
        self.places = {(player, where) for player, where in self.places if where != table}
        self.owners.pop(table, None)

    def expire(self, before: int) -> int:
        """Expire. Ownership of a table that expires goes on: the node has it in its hands."""
        stale = [
            table
            for table, summary in self.summaries.items()
            if summary.phase != "finished" and summary.updated < before
        ]
        for table in stale:
            owner = self.owners.get(table)
            self.delete(table)
            if owner:
                self.owners[table] = owner
        self.materials = {key: kept for key, kept in self.materials.items() if kept[1] >= before}
        return len(stale)

    def keep_material(self, game: str, digest: str, body: bytes, at: int) -> None:
        """Keep what is not here yet."""
        known, _ = self.materials.get((game, digest), (body, 0))
        self.materials[game, digest] = known, at

    def material(self, game: str, digest: str, at: int) -> bytes | None:  # noqa: ARG002 - times here are short
        """Return it; that it was read is noted by the day."""
        body, _ = self.materials.get((game, digest), (None, 0))
        return body

    def remember(self, player: str, table: str) -> None:
        """Bind a player."""
        if table not in self.logs:
            raise NotFound
        self.places.add((player, table))

    def tables_of(self, player: str) -> list[str]:
        """Return the tables of a player."""
        mine = [table for table in reversed(self.summaries) if (player, table) in self.places]
        return sorted(mine, key=lambda table: -self.summaries[table].updated)

    def finished_of(self, player: str, start: int, limit: int) -> list[tuple[str, bytes | None]]:
        """Return finished tables of a player with their results."""
        over = [table for table in self.tables_of(player) if self.summaries[table].phase == "finished"]
        return [(table, self.results.get(table)) for table in over[start : start + limit]]

    def result(self, table: str) -> bytes | None:
        """Return the result of a table."""
        return self.results.get(table)

    def keep_result(self, table: str, body: bytes) -> None:
        """Keep the result of a table."""
        if table not in self.logs:
            raise NotFound
        self.results[table] = body

    def forget(self, player: str, table: str | None = None) -> None:
        """Unbind a player."""
        self.places = {
            (who, where) for who, where in self.places if who != player or table not in (None, where)
        }
        if table is None:
            self.day_results_kept = {
                key: result for key, result in self.day_results_kept.items() if result.player != player
            }

    def keep_day(self, day: str, body: bytes, at: int) -> None:  # noqa: ARG002 - as every store
        """Keep what is not here yet."""
        self.days_kept.setdefault(day, body)

    def day(self, day: str) -> bytes | None:
        """Return a day."""
        return self.days_kept.get(day)

    def days(self) -> list[str]:
        """List, the newest first."""
        return sorted(self.days_kept, reverse=True)

    def keep_day_result(self, result: DayResult) -> None:
        """Keep the first."""
        self.day_results_kept.setdefault((result.day, result.game, result.number, result.player), result)

    def day_results(self, player: str, day: str | None = None) -> list[DayResult]:
        """Return those of a player."""
        found = [self.day_results_kept[key] for key in sorted(self.day_results_kept)]
        return [one for one in found if one.player == player and day in (None, one.day)]

    def day_shares(self, day: str, game: str, puzzles: int) -> list[float]:
        """Return the means of all who have so many results that count."""
        counted: dict[str, list[float]] = {}
        for one in self.day_results_kept.values():
            if (one.day, one.game, one.counted) == (day, game, True):
                counted.setdefault(one.player, []).append(one.share)
        return sorted(sum(found) / puzzles for found in counted.values() if len(found) == puzzles)

    def lease(self, table: str, node: str) -> bool:
        """Take a lease that does not run out; say whether it was granted."""
        return self.owners.setdefault(table, node) == node

    def release(self, table: str, node: str) -> None:
        """Give a lease back."""
        if self.owners.get(table) == node:
            del self.owners[table]
