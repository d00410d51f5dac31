"""The borders of each land as they were written down from knowledge alone, before any data was looked at."""

import tomllib
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent / "borders"
NAMES = sorted(file.stem for file in HERE.glob("*.toml"))

Pair = frozenset[str]


class Known(NamedTuple):
    """What was known of a land."""

    touch: dict[str, set[str]]
    """Who borders whom on land, told from both ends."""
    apart: set[Pair]
    """Pairs that look near and do not touch."""
    links: set[Pair]
    """Crossings without a border that the map has by decision."""
    unsure: set[Pair]
    """Pairs of which it was not known."""

    @property
    def touching(self) -> set[Pair]:
        """All borders."""
        return {frozenset((a, b)) for a, others in self.touch.items() for b in others}

    @property
    def places(self) -> set[str]:
        """All places that are named."""
        return {place for pair in self.touching | self.links for place in pair}


def known(name: str) -> Known:
    """Return what was known of a land."""
    file = tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
    apart, links, unsure = (
        {frozenset(words.split()) for words in file.get(field, ())} for field in ("apart", "links", "unsure")
    )
    return Known(
        {place: set(others.split()) for place, others in file["touch"].items()}, apart, links, unsure
    )
