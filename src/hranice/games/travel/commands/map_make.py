"""`hranice map make`: a map of one's own from open data."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from hranice.cli.errors import WrongUse, complain
from hranice.games.travel.maps import faults


def make(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Polygons: GeoJSON or TopoJSON.")],
    *,
    notes: Annotated[
        Path | None, typer.Option(metavar="NOTES", help="What a machine cannot know: TOML, see docs/maps.md.")
    ] = None,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="PACK", help="The map, a .json file.")],
) -> None:
    """Make a map from polygons with codes and names; say what is unsure and what line of notes settles it."""
    # Imported late: only who makes a map needs the packages that this takes.
    from hranice.games.travel.mapmaking.make import make_pack  # noqa: PLC0415 - see above
    from hranice.games.travel.mapmaking.notes_file import (  # noqa: PLC0415 - see above
        LARGEST_NOTES,
        Notes,
        read_notes,
    )
    from hranice.games.travel.mapmaking.reading import LARGEST_SOURCE  # noqa: PLC0415 - see above

    told = read_notes(_content(notes, LARGEST_NOTES)) if notes else Notes()
    made = make_pack(_content(file, LARGEST_SOURCE), told, name=told.name or output.stem)
    for said in made.report.said:
        complain(said)
    for doubt in made.report.doubts:
        complain(str(doubt))
    found = faults(made.pack)
    for fault in found:
        complain(fault)
    if found or not made.report.playable:
        raise WrongUse(f"{output} is not written: the map cannot be played on")
    output.write_bytes(msgspec.json.encode(made.pack))
    links = made.pack.atlas.links
    sea = sum(link.sea for link in links)
    typer.echo(f"{output}: {len(made.pack.states)} states, {len(links) - sea} borders, {sea} sea links")


def _content(path: Path, most: int) -> bytes:
    """Return the content of a file that is not too large; how large it is is asked before it is read."""
    size = path.stat().st_size
    if size > most:
        raise WrongUse(f"{path} has {size} bytes, more than {most}: simplify it before")
    with path.open("rb") as file:
        return file.read(most + 1)
