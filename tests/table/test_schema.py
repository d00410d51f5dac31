"""The document docs/record.schema.json describes records as they are.

To renew it: `python -m tests.table.test_schema`.
"""

import json
from inspect import cleandoc
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from hranice.lab.playing import play_game
from hranice.plugins import GAMES
from hranice.table.record import FirstHeader, FirstLine, Header, Line
from tests.table.forging import honest

DOCUMENT = Path(__file__).parents[2] / "docs" / "record.schema.json"


def record_schema() -> dict[str, Any]:
    """Return the JSON Schema of one line, with the options and moves of every listed game."""
    options = [game.options_type for game in GAMES.values()]
    moves = [game.move_type for game in GAMES.values()]
    lines = [Header, Line, FirstHeader, FirstLine]
    (header, line, first_header, first_line, *particular), definitions = msgspec.json.schema_components(
        [*lines, *options, *moves], ref_template="#/$defs/{name}"
    )
    for definition in definitions.values():
        definition["description"] = cleandoc(definition["description"])  # Python 3.13 does so by itself
        _be_strict(definition)
    for kind in ("Header", "FirstHeader"):
        definitions[kind]["properties"]["options"] = {"anyOf": particular[: len(options)]}
    definitions["Moved__MoveT_"]["properties"]["move"] = {"anyOf": particular[len(options) :]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a record of Hranice: the header first, then events. See record.md.",
        "anyOf": [header, line, first_header, first_line],
        "$defs": definitions,
    }


def _be_strict(definition: dict[str, Any]) -> None:
    """Take defaults away (boards and maps may change): a record leaves out what is unset, adds nothing."""
    properties, required = definition["properties"], definition.get("required", [])
    definition["required"] = [
        name
        for name, described in properties.items()
        if name in required or described.pop("default", msgspec.UNSET) is not msgspec.UNSET
    ]
    definition["additionalProperties"] = False


def written(schema: dict[str, Any]) -> str:
    text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return text.replace("Moved__MoveT_", "Moved").replace("Moved[~MoveT]", "Moved")


def test_the_document_is_current() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == written(record_schema()), __doc__


@pytest.mark.parametrize("name", GAMES)
def test_records_fit_the_schema(name: str) -> None:
    schema = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    game = GAMES[name]
    record = play_game(game, game.options_type(), ["random"] * 2, 1, 1, recorded=True).record
    assert record is not None
    for text in record.splitlines()[:60] + record.splitlines()[-1:]:
        validator.validate(json.loads(text))


def test_other_lines_do_not_fit() -> None:
    validator = jsonschema.Draft202012Validator(json.loads(DOCUMENT.read_text(encoding="utf-8")))
    event = json.loads(honest().splitlines()[-1])
    validator.validate(event)
    for field in event:
        assert not validator.is_valid({key: value for key, value in event.items() if key != field})
    assert not validator.is_valid(event | {"surplus": 1})
    assert not validator.is_valid(event | {"chain": "0"})
    assert not validator.is_valid(event | {"event": {"type": "leave"}})


if __name__ == "__main__":
    DOCUMENT.write_text(written(record_schema()), encoding="utf-8")
