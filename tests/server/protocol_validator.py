"""What checks messages on the socket by docs/protocol.schema.json."""

import json
from functools import cache
from pathlib import Path

import jsonschema

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


@cache
def validator(part: str) -> jsonschema.Draft202012Validator:
    """Return what checks messages in one direction."""
    schema = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]})
