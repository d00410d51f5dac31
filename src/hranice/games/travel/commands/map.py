"""`hranice map`: the maps of Bez hranic, shown, drawn and proven."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from hranice.cli.errors import WrongUse, own_texts
from hranice.cli.figures import in_language
from hranice.games.travel import maps
from hranice.games.travel.maps import LANGUAGES, Language, Pack, PackError
from hranice.games.travel.maps.pack import State
from hranice.locale import Texts

app = typer.Typer(help="Maps of Bez hranic: list, show, check.", add_completion=False, no_args_is_help=True)

Wanted = Annotated[str, typer.Argument(metavar="NAME|FILE", help="A map by name, or a map file (.json).")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Tongue = Annotated[str | None, typer.Option("--language", metavar="L", help="en, cs, it or de.")]


@app.command("list")
def list_maps(*, json: Json = False, language: Tongue = None) -> None:
    """List the maps that come with the game."""
    packs = [maps.load(name) for name in maps.names()]
    if json:
        typer.echo(msgspec.json.encode([pack.name for pack in packs]))
        return
    texts = own_texts(language)
    heads = (texts.text(f"map-{head}") for head in ("name", "title", "states", "borders", "sea-links"))
    table = Table(*heads, box=None, pad_edge=False)
    for pack in packs:
        sea = sum(link.sea for link in pack.atlas.links)
        title = pack.title.said_in(_spoken(texts))
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
    pack, spoken = maps.load(wanted), _spoken(own_texts(language))
    stops = _known(route, pack.places, "place", pack.name)
    marked = _known(highlight, pack.atlas.codes, "state", pack.name)
    if svg or png:
        # Imported late: who only wants a table does not wait for the renderer.
        from hranice.games.travel.paper.draw import drawn  # noqa: PLC0415 - see above
        from hranice.rendering import png as rendered  # noqa: PLC0415 - see above

        picture = drawn(pack, None if codes else spoken, stops, marked)
        if svg:
            svg.write_text(picture, "utf-8")
        if png:
            png.write_bytes(rendered(picture, width))
    if json:
        typer.echo(msgspec.json.encode(_outline(pack)))
    elif not (svg or png):
        Console(highlight=False).print(_table(pack, spoken))


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


def _spoken(texts: Texts) -> Language:
    """Return the language of the texts as maps know it."""
    return next(language for language in LANGUAGES if language == texts.language)


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
    """Return the graph and the names of a map, without its drawings."""
    names = {state.code: msgspec.to_builtins(state.name) for state in pack.states}
    return {"title": msgspec.to_builtins(pack.title), **msgspec.to_builtins(pack.atlas), "names": names}


def _table(pack: Pack, language: Language) -> Table:
    """Return a map as a table: its states and whom each of them borders; a wave marks a sea link."""
    texts = own_texts(language)
    heads = (texts.text(f"map-{head}") for head in ("code", "state", "capital", "area", "neighbours"))
    table = Table(*heads, box=None, pad_edge=False)
    table.columns[3].justify = "right"
    for state in pack.states:
        name, capital = state.name.said_in(language), state.capital.said_in(language)
        table.add_row(state.code, name, capital, _thousands(state.area, texts), _neighbours(state, language))
    table.caption = texts.text("map-wave")
    return table


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
