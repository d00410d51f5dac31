"""TypeScript for the page, written from the Python that the server runs, so that the two cannot drift.

    python -m tools.wire           writes the folders `wire` of web/src, with what Python alone reckons
    python -m tools.wire --check   exit status 1 if a file there is not current

Each module of the wire has the types that `modules` lists for it, with everything they are made of.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from hranice.daily.messages import Day, ListedDay, PuzzleOpened, Verdict
from hranice.games.border import BORDER
from hranice.games.border.api import FreshBoards
from hranice.games.border.appearance import LAND, LOOKS
from hranice.games.border.rules.options_view import OptionsView, options_view
from hranice.games.border.rules.own_board_check import LookedAt as LookedAtBoard
from hranice.games.border.rules.state import Options
from hranice.games.travel import TRAVEL
from hranice.games.travel.api import KeptMap
from hranice.games.travel.insight.priced_picks import Picks
from hranice.games.travel.maps import ATLASES, Pack, load
from hranice.games.travel.maps.borders_to_learn import Borders, borders_of
from hranice.games.travel.maps.own_map_check import LookedAt as LookedAtMap
from hranice.games.travel.rules.dealing import INCOME
from hranice.games.travel.rules.fare import FINAL, FORTY_FIELD, ROUNDS, Case, Fares, has_target, picks_in
from hranice.games.travel.rules.fare_checks import MOST_UNDER
from hranice.games.travel.rules.options import COLOURS as TRAVELLERS
from hranice.games.travel.rules.view import PRICES, STAGES
from hranice.insight.types import Analysis, Hint, Progress
from hranice.live.messages import (
    Again,
    Asked,
    GameAbout,
    Link,
    Listed,
    Me,
    OwnGames,
    SeatsAtTable,
    Taught,
    Told,
)
from hranice.locale import LANGUAGES
from hranice.table.outgoing_messages import PHRASES
from hranice.table.replay_frames import Showing

WEB = Path(__file__).parents[1] / "web" / "src"
HEADER = "// Written by `python -m tools.wire` from the Python of the server. Do not edit.\n"

_PLAIN: Mapping[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Typing:
    """Collects the declarations of one module: each struct it meets once, in the order of meeting.

    Structs that a module beside it declares are imported; `beside` has the names of these modules.
    """

    def __init__(self, beside: Mapping[type, str] | None = None) -> None:
        self._beside = beside or {}
        self._imported: dict[str, set[str]] = {}
        self._declared: dict[str, str] = {}
        self._owners: dict[str, type] = {}

    @property
    def structs(self) -> list[type]:
        """The structs that this module has met."""
        return list(self._owners.values())

    def alias(self, name: str, described: Any) -> None:
        """Declare a name for a type: for a union of tagged structs, or for a struct under its own name."""
        written = self.written(inspect.type_info(described))
        if written != name:
            self._declared[name] = f"export type {name} = {written};\n"

    def written(self, info: inspect.Type) -> str:
        """Return the TypeScript of a type, declaring the structs in it."""
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.written(part) for part in info.types))
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in info.values)
            case _:
                return self._container(info) or _PLAIN[type(info)]

    def _container(self, info: inspect.Type) -> str | None:
        match info:
            case inspect.VarTupleType() | inspect.ListType():
                return f"readonly {_grouped(self.written(info.item_type))}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.written(item) for item in info.item_types)}]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.written(info.value_type)}>>"
            case _:
                return None

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if self._owners.setdefault(name, info.cls) is not info.cls:
            raise ValueError(f"two structs of one module are called {name}")
        if (module := self._beside.get(info.cls)) is not None:
            self._imported.setdefault(module, set()).add(name)
            return name
        if name in self._declared:
            return name
        self._declared[name] = ""  # keeps the place, and stops a struct that contains itself
        lines = [
            f"  readonly {field.encode_name}{_mark(info, field)}: {self.written(field.type)};"
            for field in info.fields
        ]
        if info.tag is not None:
            lines.insert(0, f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
        body = "\n".join(lines)
        doc = _comment(_plain(info.cls).__doc__ or "")
        self._declared[name] = (
            f"{doc}export interface {name} {{\n{body}\n}}\n"
            if lines
            else f"{doc}export type {name} = {{}};\n"
        )
        return name

    def text(self) -> str:
        """Return the module."""
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{module}";\n'
            for module, names in sorted(self._imported.items())
        ]
        return "\n".join([HEADER, *imports, *self._declared.values()])


def _mark(info: inspect.StructType, field: inspect.Field) -> str:
    """Return `?` for a field that is left out while it has its usual value, or is unset."""
    omits = _plain(info.cls).__struct_config__.omit_defaults
    unset = field.default is field.default_factory is msgspec.NODEFAULT
    return "?" if not field.required and (omits or unset) else ""


def _plain(struct: Any) -> Any:
    """Return the class itself of a generic one that was given its types."""
    return get_origin(struct) or struct


def _grouped(written: str) -> str:
    return f"({written})" if " " in written else written


def _comment(doc: str) -> str:
    lines = cleandoc(doc).split("\n\n")[0].split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def typed(names: Mapping[str, Any], **beside: Mapping[str, Any]) -> str:
    """Return a module that declares these types under these names.

    What modules `beside` it declare, which are given in the same way, it imports from them.
    """
    return _typing(
        names, {struct: module for module, other in beside.items() for struct in _typing(other).structs}
    ).text()


def _typing(names: Mapping[str, Any], beside: Mapping[type, str] | None = None) -> Typing:
    typing = Typing(beside)
    for name, described in names.items():
        typing.alias(name, described)
    return typing


def constants(values: Mapping[str, Any], types: str = "") -> str:
    """Return a module of constants; `types` imports what the names are annotated with, if they are."""
    lines = (
        f"export const {name} = {_literal(value)}{'' if ':' in name else ' as const'};\n"
        for name, value in values.items()
    )
    return "\n".join([HEADER, *([types] if types else []), *lines])


def _literal(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ": "))


def modules() -> dict[str, str]:
    """Return the text of every file of the wire, by its path: what concerns one game lies in its folder."""
    insight = {"Hint": Hint, "Analysis": Analysis, "Progress": Progress}
    return {
        "wire/server.ts": typed(
            {
                "Asked": Asked,
                "Told": Told,
                "SeatsAtTable": SeatsAtTable,
                "Listed": Listed,
                "Me": Me,
                "OwnGames": OwnGames,
                "Again": Again,
                "GameAbout": GameAbout,
                "Link": Link,
                "Showing": Showing,
                "Taught": Taught,
            },
            insight=insight,
        ),
        "wire/daily.ts": typed(
            {"Day": Day, "ListedDay": ListedDay, "PuzzleOpened": PuzzleOpened, "Verdict": Verdict}
        ),
        "wire/insight.ts": typed(insight),
        "wire/constants.ts": constants({"LANGUAGES": LANGUAGES, "PHRASES": PHRASES}),
        **{f"games/border/wire/{name}": text for name, text in _border().items()},
        **{f"games/travel/wire/{name}": text for name, text in _travel().items()},
    }


def _border() -> dict[str, str]:
    standard = options_view(Options())
    types = {
        "Options": OptionsView,
        "Move": BORDER.move_type,
        "Fact": BORDER.fact_type,
        "View": BORDER.view_type,
    }
    return {
        "types.ts": typed(types),
        "constants.ts": constants({"LOOKS": LOOKS, "LAND": LAND}),
        "own-boards.ts": typed({"LookedAt": LookedAtBoard, "FreshBoards": FreshBoards}, types=types),
        "shipped-boards.ts": constants(
            {
                "GEOGRAPHY: GeographyView": standard.geography,
                "BOARDS: readonly [BoardView, ...BoardView[]]": standard.boards,
            },
            'import type { BoardView, GeographyView } from "./types";\n',
        ),
    }


EXAMPLES = {
    "pay": Case(1, "FR", ("HU",)),
    "forty": Case(3, "FR", ("HU", FORTY_FIELD)),
    "two": Case(3, "FR", ("GB", "NL")),
    "target": Case(5, "ES", ("IT", "CZ"), "PL"),
    "final": Case(7, "PT", ("GR", "NO"), "SE", (1, 0)),
}
"""The journeys that the rules page of Bez hranic shows, by the part of it in which they stand."""


def _travel() -> dict[str, str]:
    fares = Fares(ATLASES["europe"])
    names = " | ".join(map(json.dumps, EXAMPLES))
    types = {
        "Options": TRAVEL.options_type,
        "Move": TRAVEL.move_type,
        "Fact": TRAVEL.fact_type,
        "View": TRAVEL.view_type,
        "Case": Case,
        "Picks": Picks,
    }
    return {
        "types.ts": typed(types),
        "maps.ts": typed({"Pack": Pack, "LookedAt": LookedAtMap, "KeptMap": KeptMap}, types=types),
        "borders.ts": typed({"Borders": Borders}),
        **{f"borders/{name}.json": _borders(name) for name in ATLASES},
        "constants.ts": constants(
            {
                "TRAVELLERS": TRAVELLERS,
                "FORTY_FIELD": FORTY_FIELD,
                "PRICES": PRICES,
                "ROUNDS": [
                    {"picks": picks_in(number), "target": has_target(number), "receives": number == FINAL}
                    for number in range(1, ROUNDS + 1)
                ],
                "STAGES": [{"stage": number, "income": INCOME.get(number, 0)} for number in STAGES],
                "MOST_UNDER": MOST_UNDER,
                "MAPS": [
                    {"name": name, "ratio": round(pack.width / pack.height, 4)}
                    for name, pack in ((name, load(name)) for name in ATLASES)
                ],
            }
        ),
        "rules-examples.ts": constants(
            {
                f"EXAMPLES: Readonly<Record<{names}, {{ case: Case; bill: Bill }}>>": {
                    part: {"case": case, "bill": fares.bill(case)} for part, case in EXAMPLES.items()
                },
                "STACK: readonly Bill[]": [
                    fares.bill(msgspec.structs.replace(EXAMPLES["pay"], under=(under,))) for under in range(3)
                ],
            },
            'import type { Bill, Case } from "./types";\n',
        ),
    }


def _borders(name: str) -> str:
    pack = load(name)
    borders = msgspec.structs.asdict(borders_of(pack.atlas, pack.peculiarities))
    return "{" + ",\n".join(f'"{key}": {_literal(value)}' for key, value in borders.items()) + "}\n"


def outdated(folder: Path) -> Iterator[str]:
    """Yield the paths of files that are missing, wrong, or no longer made."""
    wanted = modules()
    for name, text in wanted.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            yield name
    made = (path.relative_to(folder).as_posix() for path in folder.glob("**/wire/**/*.*"))
    yield from sorted(name for name in made if name not in wanted)


def main(arguments: list[str]) -> int:
    """Write the wire, or check it."""
    if arguments == ["--check"]:
        stale = list(outdated(WEB))
        if stale:
            print(f"not current: {', '.join(stale)}; run python -m tools.wire", file=sys.stderr)
        return bool(stale)
    if arguments:
        print("usage: python -m tools.wire [--check]", file=sys.stderr)
        return 2
    for name, text in modules().items():
        path = WEB / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
