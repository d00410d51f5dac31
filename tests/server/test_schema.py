"""The document docs/protocol.schema.json describes the messages on the socket as they are.

To renew it: `python -m tests.server.test_schema`.
"""

import asyncio
import json
from contextlib import AsyncExitStack
from inspect import cleandoc
from typing import Any, get_args

import msgspec
import pytest

from hranice.client import Client
from hranice.live import messages
from hranice.live.messages import Move, Refused, Watch, written
from hranice.plugins import GAMES
from hranice.table import outgoing_messages as table_messages
from tests.server.players import seated
from tests.server.protocol_validator import DOCUMENT, validator
from tests.server.real_server import RealServer
from tests.services.process import PATIENCE_S

ASKED = get_args(messages.Asked)
TOLD = (
    messages.Welcome,
    messages.Done,
    messages.Considered,
    messages.LegalMoves,
    messages.Hinted,
    messages.Refused,
    table_messages.Update,
    table_messages.Said,
    table_messages.Trouble,
    table_messages.Gone,
)


def protocol_schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages, with the particulars of every listed game."""
    particular = [
        getattr(game, kind)
        for kind in ("options_type", "move_type", "fact_type", "view_type")
        for game in GAMES.values()
    ]
    found, definitions = msgspec.json.schema_components(
        [*ASKED, *TOLD, *particular], ref_template="#/$defs/{name}"
    )
    count = len(GAMES)
    games = found[len(ASKED) + len(TOLD) :]
    options, moves, facts, views = (
        {"anyOf": games[start : start + count]} for start in range(0, 4 * count, count)
    )
    for definition in definitions.values():
        definition["description"] = cleandoc(definition["description"])  # Python 3.13 does so by itself
        for described in definition.get("properties", {}).values():
            described.pop("default", None)  # boards and maps among them are long, and may change
    definitions["Move"]["properties"]["move"] |= moves
    definitions["Advice"]["properties"]["move"] |= moves
    update = definitions["Update"]["properties"]
    update["options"] = {"anyOf": [*options["anyOf"], {"type": "null"}]}
    update["views"]["items"] = views
    definitions["Happening__FactT_"]["properties"]["facts"]["items"] = facts
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between a device and the server, on the socket. See protocol.md.",
        "anyOf": [{"$ref": "#/$defs/FromDevice"}, {"$ref": "#/$defs/ToDevice"}],
        "$defs": {
            "FromDevice": {"anyOf": found[: len(ASKED)]},
            "ToDevice": {"anyOf": found[len(ASKED) : len(ASKED) + len(TOLD)]},
            **definitions,
        },
    }


def document() -> str:
    """Return the text of the document."""
    text = json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n"
    return text.replace("Happening__FactT_", "Happening").replace("Happening[~FactT]", "Happening")


def test_the_document_is_current() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), __doc__


def test_all_kinds_of_messages_are_described() -> None:
    assert set(ASKED) == set(messages.Asked.__args__)
    assert {getattr(kind, "__origin__", kind) for kind in messages.Told.__args__} == set(TOLD)
    text = DOCUMENT.with_name("protocol.md").read_text(encoding="utf-8")
    for kind in (*ASKED, *TOLD):
        assert f"`{kind.__struct_config__.tag}`" in text, kind
        for field in kind.__struct_fields__:
            assert f"`{field}`" in text, (kind, field)


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_what_devices_are_told_fits_the_schema(server: RealServer, game: str) -> None:
    told: list[bytes] = []
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url)) for _ in range(3)]
        clients[0].socket.listen(told.append)
        players = await seated(game, clients[:2], tired=2)
        watching = await clients[2].watch(players[0].table.code)
        clients[2].socket.listen(told.append)
        await players[0].table.say(0, "phrase-hello")
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE_S)
        await watching.close()
    check = validator("ToDevice")
    kinds = set()
    for message in told[:40] + told[-10:]:
        told_one = json.loads(message)
        check.validate(told_one)
        kinds.add(told_one["type"])
    assert kinds >= {"welcome", "update", "done", "said"}


def test_what_devices_want_fits_the_schema() -> None:
    check = validator("FromDevice")
    move = msgspec.Raw(b'{"type":"stop"}')
    for message in (Watch("ABCD2345", 41, "r"), Move("table", 0, move, "r")):
        check.validate(json.loads(written(message)))
    assert not check.is_valid(json.loads(written(Move("table", -1, move, "r"))))
    assert not check.is_valid(json.loads(written(Refused("r", "table-locked"))))


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
