"""What stored things are made of: their tags and names, and which of them an archive has examples of.

Nothing here depends on what the classes are called in Python: they may be renamed, what is stored may not.
"""

from collections.abc import Iterator
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from hranice.daily.making import MadeDay
from hranice.plugins import GAMES
from hranice.store import backup
from hranice.table.log import Entry
from hranice.table.record import FirstHeader, FirstLine, Header, Line

STORED: dict[str, Any] = {
    "log entry": Entry,
    "record header": FirstHeader,
    "record line": FirstLine,
    "record header, format 2": Header,
    "record line, format 2": Line,
    "day of the daily deal": MadeDay,
    "backup line": backup.Head | backup.Row | backup.End,
    **{
        f"options of {game.name} by rules {game.rules}": game.options_type for game in GAMES.versions.values()
    },
    **{f"move of {game.name} by rules {game.rules}": game.move_type for game in GAMES.versions.values()},
}
"""The types of all that is stored. Where options and moves stand in lines of any game there is `any`."""

Form = tuple[Any, ...]
"""(struct,), or (struct, field, one of the things that can stand there)."""
CHANGED = "another than the default"


def shapes() -> dict[str, Any]:
    """Return tags, names and types of all that is stored, as JSON can hold them."""
    return {name: _shape(inspect.type_info(kind)) for name, kind in STORED.items()}


def forms() -> set[Form]:
    """Return all forms that stored things can have: an archive should hold each of them."""
    return {form for kind in STORED.values() for form in _forms(inspect.type_info(kind))}


def forms_in(value: Any) -> Iterator[Form]:
    """Yield the forms that occur in a stored thing."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        yield (kind,)
        for field in msgspec.structs.fields(value):
            content = getattr(value, field.name)
            yield kind, field.name, type(content)
            if content != field.default:
                yield kind, field.name, CHANGED
            yield from forms_in(content)
    elif isinstance(value, tuple | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from forms_in(part)


def _shape(info: inspect.Type) -> Any:
    match info:
        case inspect.StructType(array_like=True):
            return {str(place): _shape(field.type) for place, field in enumerate(info.fields, 1)}
        case inspect.StructType():
            tag = {} if info.tag_field is None else {info.tag_field: f"{info.tag!r}"}
            return tag | {field.encode_name: _field_shape(info, field) for field in info.fields}
        case inspect.UnionType():
            return {_label(member): _shape(member) for member in info.types}
        case inspect.VarTupleType() | inspect.DictType():
            held = info.item_type if isinstance(info, inspect.VarTupleType) else info.value_type
            return [_shape(held), "..."]
        case inspect.TupleType():
            return [_shape(item) for item in info.item_types]
        case _:
            return _label(info)


def _field_shape(info: inspect.StructType, field: inspect.Field) -> Any:
    """Return the shape of a field; where it is left out it means its default, which is then part of it."""
    shape = _shape(field.type)
    if _struct(info).__struct_config__.omit_defaults and not field.required:
        return {"left out": repr(field.default), "otherwise": shape}
    return shape


def _label(info: inspect.Type) -> str:
    """Return the name of a plain type, or what tells a member of a union from the others."""
    if isinstance(info, inspect.StructType):
        return "object" if info.tag is None else str(info.tag)
    if isinstance(info, inspect.LiteralType):
        return " or ".join(map(repr, info.values))
    return type(info).__name__.removesuffix("Type").lower()


def _forms(info: inspect.Type) -> Iterator[Form]:
    match info:
        case inspect.StructType():
            kind = _struct(info)
            yield (kind,)
            for field in info.fields:
                if isinstance(field.type, inspect.UnionType):
                    yield from ((kind, field.name, _python_type(member)) for member in field.type.types)
                if not field.required and not isinstance(field.type, inspect.LiteralType):
                    yield kind, field.name, CHANGED
                yield from _forms(field.type)
        case inspect.UnionType():
            for member in info.types:
                yield from _forms(member)
        case inspect.VarTupleType():
            yield from _forms(info.item_type)
        case inspect.DictType():
            yield from _forms(info.value_type)


def _python_type(info: inspect.Type) -> type:
    return _struct(info) if isinstance(info, inspect.StructType) else _PLAIN[type(info)]


def _struct(info: inspect.StructType) -> type[msgspec.Struct]:
    """Return the class itself, also where it is made particular."""
    kind: type[msgspec.Struct] = get_origin(info.cls) or info.cls
    return kind


_PLAIN: dict[type[inspect.Type], type] = {
    inspect.IntType: int,
    inspect.StrType: str,
    inspect.NoneType: type(None),
}
