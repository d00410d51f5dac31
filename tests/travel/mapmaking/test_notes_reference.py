"""The file that tells every field of notes is right and complete."""

import tomllib
from pathlib import Path

from hranice.games.travel.mapmaking.notes_file import Notes, read_notes

REFERENCE = Path(__file__).parents[3] / "examples" / "maps" / "notes.toml"


def test_the_reference_has_every_field_and_can_be_read() -> None:
    data = REFERENCE.read_bytes()
    assert {*tomllib.loads(data.decode())} == {*Notes.__struct_fields__}
    read_notes(data)
