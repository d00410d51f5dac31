"""Days: from midnight to midnight of UTC, whatever clock a device has."""

from datetime import UTC, date, datetime, timedelta

FIRST = date(2020, 1, 1)
LAST = date(2200, 1, 1)
"""Before and after these there is no day that anybody can mean."""


def day_at(moment: int) -> str:
    """Return the day of a moment, given in milliseconds since the epoch."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def read_day(text: str) -> date | None:
    """Return the day that a text such as `2026-11-18` names; None: it names none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text and FIRST <= day < LAST else None


def end_of(day: str) -> int:
    """Return when a day ends, in milliseconds since the epoch."""
    following = datetime.fromisoformat(f"{after(day)}T00:00:00+00:00")
    return int(following.timestamp()) * 1000


def after(day: str, days: int = 1) -> str:
    """Return the day so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def number_of(day: str) -> int:
    """Return the number of a day, one more each day."""
    return date.fromisoformat(day).toordinal()
