"""`hranice map`: the maps of Bez hranic, shown, drawn and proven."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hranice.cli.errors import WrongUse, own_texts
from hranice.cli.number_format import in_language
from hranice.games.travel import maps
from hranice.games.travel.commands.map_make import make
from hranice.games.travel.maps import Language, Pack, PackError
from hranice.games.travel.maps.pack import State
from hranice.games.travel.terminal.fact_sentences import language_of
from hranice.locale import Texts

app = typer.Typer(
    help="Maps of Bez hranic: list, show, check, make.", add_completion=False, no_args_is_help=True
)
app.command()(make)

Wanted = Annotated[str, typer.Argument(metavar="NAME|FILE", help="A map by name, or a map file (.json).")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Tongue = Annotated[str | None, typer.Option("--language", metavar="L", help="en, cs, it or de.")]


@app.command("list")
def list_maps(*, json: Json = False, language: Tongue = None) -> None:
    """List the maps that come with the game."""
    if json:
        typer.echo(msgspec.json.encode(maps.names()))
        return
    texts = own_texts(language)
    heads = (texts.text(f"map-{head}") for head in ("name", "title", "states", "borders", "sea-links"))
    table = Table(*heads, box=None, pad_edge=False)
    for pack in map(maps.load, maps.names()):
        sea = sum(link.sea for link in pack.atlas.links)
        title = pack.title.said_in(language_of(texts))
        counts = (len(pack.states), len(pack.atlas.links) - sea, sea)
        table.add_row(pack.name, title, *map(str, counts))
    Console(highlight=False).print(table)


@app.command()
def show(
    wanted: Wanted,
    *,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the map as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the map as PNG.")] = None,
    width: Annotated[int, typer.Option(min=200, max=8000, help="Width of the PNG in pixels.")] = 1600,
    codes: Annotated[bool, typer.Option("--codes", help="Label states with codes, not with names.")] = False,
    route: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Draw a journey: places in their order.")
    ] = None,
    highlight: Annotated[str | None, typer.Option(metavar="A,B,…", help="Mark states by code.")] = None,
    json: Json = False,
    language: Tongue = None,
) -> None:
    """Show a map: as a table, as JSON, or drawn into a file."""
    pack, spoken = maps.load(wanted), language_of(own_texts(language))
    stops = _known(route, pack.places, "place", pack.name)
    marked = _known(highlight, pack.atlas.codes, "state", pack.name)
    if svg or png:
        # Imported late: who only wants a table does not wait for the renderer.
        from hranice.games.travel.paper.drawing import drawn  # noqa: PLC0415 - see above
        from hranice.svg_to_png import png as rendered  # noqa: PLC0415 - see above

        picture = drawn(pack, None if codes else spoken, stops, marked)
        if svg:
            svg.write_text(picture, "utf-8")
        if png:
            png.write_bytes(rendered(picture, width))
    if json:
        typer.echo(msgspec.json.encode(_outline(pack)))
    elif not (svg or png):
        Console(highlight=False).print(_table(pack, spoken), *_told(pack, spoken), sep="\n")


@app.command()
def check(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[NAME|FILE]…", help="Maps; none: all that come with the game."),
    ] = None,
    *,
    json: Json = False,
) -> None:
    """Prove that maps can be played on, or list every fault they have."""
    found = {name: _faults(name) for name in wanted or maps.names()}
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        for name, faults in found.items():
            for line in faults or ["sound"]:
                typer.echo(f"{name}: {line}")
    if any(found.values()):
        bad = ", ".join(f"{name} has {len(faults)}" for name, faults in found.items() if faults)
        raise WrongUse(f"faults in maps: {bad}")


def _faults(name: str) -> list[str]:
    """Return what is wrong with a map, by name or file; that it is no map at all is a fault, too."""
    try:
        return maps.faults(maps.read(Path(name)) if name.endswith(".json") else maps.load(name))
    except PackError as error:
        return [str(error)]


def _known(wanted: str | None, known: Any, kind: str, name: str) -> list[str]:
    """Return the words of a list, each of which must be known."""
    words = [word.strip() for word in (wanted or "").split(",") if word.strip()]
    for word in words:
        if word not in known:
            raise WrongUse(f"{name} has no {kind} {word!r}; `hranice map show {name}` lists all")
    return words


def _outline(pack: Pack) -> dict[str, Any]:
    """Return the graph, the names and the peculiarities of a map, without its drawings."""
    return {
        "title": msgspec.to_builtins(pack.title),
        **msgspec.to_builtins(pack.atlas),
        "names": {state.code: msgspec.to_builtins(state.name) for state in pack.states},
        "peculiarities": msgspec.to_builtins(pack.peculiarities),
        "disputed": msgspec.to_builtins(pack.disputed),
        "source": pack.source,
    }


def _table(pack: Pack, language: Language) -> Table:
    """Return a map as a table: its states and whom each of them borders; a wave marks a sea link."""
    texts = own_texts(language)
    table = Table(box=None, pad_edge=False)
    columns = {
        "code": [state.code for state in pack.states],
        "state": [state.name.said_in(language) for state in pack.states],
        "capital": [state.capital.said_in(language) for state in pack.states],
        "area": [_thousands(state.area, texts) for state in pack.states],
        "neighbours": [_neighbours(state, language) for state in pack.states],
    }
    if not any(columns["capital"]):
        del columns["capital"]
    for head in columns:
        table.add_column(texts.text(f"map-{head}"), justify="right" if head == "area" else "left")
    for row in zip(*columns.values(), strict=True):
        table.add_row(*row)
    table.caption = texts.text("map-wave")
    return table


def _told(pack: Pack, language: Language) -> Iterator[Text]:
    """Yield what is peculiar about a map, kind by kind (T41), what is disputed on it, and its source."""
    texts = own_texts(language)
    for kind in dict.fromkeys(told.kind for told in pack.peculiarities):
        yield Text(f"\n{texts.text('peculiar-kind', kind=kind)}", style="bold")
        yield from (
            Text(f"• {told.text.said_in(language)}") for told in pack.peculiarities if told.kind == kind
        )
    if pack.disputed:
        yield Text(f"\n{texts.text('disputed-title')}", style="bold")
        yield from (Text(f"• {told.text.said_in(language)}") for told in pack.disputed)
    if pack.source:
        yield Text(f"\n{texts.text('map-source', source=pack.source)}")


def _neighbours(state: State, language: Language) -> str:
    """Return whom a state borders, part by part where it has several."""
    lines = []
    for place in state.places:
        others = [*place.land, *(f"~{other}" for other in place.sea)]
        part = f"{place.name.said_in(language)}: " if place.part else ""
        lines.append(part + " ".join(others))
    return "\n".join(lines)


def _thousands(area: float, texts: Texts) -> str:
    """Write an area with thin spaces between thousands, which every language reads."""
    return in_language(f"{area:,.10g}".replace(",", "\u202f"), texts)
