"""Has Typst set a kit: one template and the data for it, the same bytes whenever the data are the same."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from hranice.game import BadInput

if TYPE_CHECKING:
    import typst

ROOT = Path(__file__).parents[1]
"""Templates import each other from here on."""
STANDARD: Literal["ua-1"] = "ua-1"
"""Typst refuses to write what breaks a rule of it: pictures without words, headings out of order."""
NO_TIME = 0
"""When a kit says it was made: the same order gives the same bytes."""
STAND_IN = "?"
"""Printed for a letter that no font has."""

_DRAWING = "<svg"
_TIE = "\u00a0"
_UNIT = re.compile(r"(?<=\d) (?=[€%]|cm\b|mm\b|km)")
_CZECH = re.compile(r"(?<=\b[ksvzouaiKSVZOUAI]) (?=\w)|(?<=\d\.) (?=\w)")
_NO_GLYPH = re.compile(r'the text `"((?:\\u\{[0-9a-f]+\}|[^`])+)"` could not be displayed')
_ESCAPED = re.compile(r"\\u\{([0-9a-f]+)\}")


class PrintError(BadInput):
    """A kit that cannot be made; says why in one line."""


def typeset(template: str, data: Mapping[str, Any]) -> bytes:
    """Return the PDF that a template, named from `ROOT` on, makes of data in a language. Raises `PrintError`.

    Letters that no font has are printed as question marks. Raises `ModuleNotFoundError` without Typst.
    """
    import typst  # noqa: PLC0415 - an extra, and slow to load

    language = str(data["language"])
    given = _clean(msgspec.to_builtins(data), language)
    try:
        return _compiled(template, given)
    except typst.TypstError as error:
        missing = _missing(error.diagnostic)
        if not missing:
            raise PrintError(f"Typst cannot set {template}: {error.message}") from error
    try:
        return _compiled(template, _clean(given, language, missing))
    except typst.TypstError as error:
        raise PrintError(f"Typst cannot set {template}: {error.message}") from error


def _compiled(template: str, data: Any) -> bytes:
    import typst  # noqa: PLC0415 - see `typeset`

    return typst.compile(
        ROOT / template,
        root=ROOT,
        font_paths=_fonts(),
        sys_inputs={"data": msgspec.json.encode(data).decode()},
        format="pdf",
        pdf_standards=STANDARD,
        timestamp=NO_TIME,
    )


@cache
def _fonts() -> "typst.Fonts":
    """Return our fonts and those that Typst brings along for other scripts; none of the machine's own."""
    import typst  # noqa: PLC0415 - see `typeset`

    return typst.Fonts(include_system_fonts=False, font_paths=[str(ROOT / "fonts")])


def _missing(diagnostic: str) -> frozenset[str]:
    """Return the letters that no font has, as Typst complains about them."""
    found = (_ESCAPED.sub(lambda code: chr(int(code[1], 16)), text) for text in _NO_GLYPH.findall(diagnostic))
    return frozenset(letter for text in found for letter in text)


def _clean(data: Any, language: str, missing: frozenset[str] = frozenset()) -> Any:
    """Return data without characters that cannot be printed, and a stand-in for those that are missing."""
    match data:
        case str():
            shown = (letter for letter in data if letter.isprintable() or letter == "\n" or letter.isspace())
            text = "".join(STAND_IN if letter in missing else letter for letter in shown)
            return text if text.startswith(_DRAWING) else tied(text, language)
        case list() | tuple():
            return [_clean(item, language, missing) for item in data]
        case dict():
            return {key: _clean(value, language, missing) for key, value in data.items()}
        case _:
            return data


def tied(text: str, language: str) -> str:
    """Return a text with the spaces at which no line may end: between a number and its unit, say."""
    text = _UNIT.sub(_TIE, text)
    return _CZECH.sub(_TIE, text) if language == "cs" else text
