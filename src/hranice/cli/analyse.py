"""`hranice analyse`: what was lucky, what was a mistake."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hranice.cli.errors import WrongUse, complain, own_texts
from hranice.cli.narration import player_names
from hranice.cli.number_format import figure, share
from hranice.cli.progress import progress_bar
from hranice.cli.verify_and_replay import blame, read_file, status_of
from hranice.game import Game, Moved
from hranice.insight import Analysis, insight_of
from hranice.insight.types import Decision, SeatAnalysis
from hranice.locale import Texts
from hranice.table.record_reader import BadRecord, Record
from hranice.table.record_replay import replayed


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as JSON Lines.")],
    *,
    player: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this player; by name or seat, repeatable.")
    ] = None,
    worst: Annotated[int, typer.Option(min=0, metavar="N", help="How many of the dearest choices.")] = 8,
    json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")] = False,
    language: Annotated[str | None, typer.Option(metavar="CODE", help="en, cs, it or de.")] = None,
) -> None:
    """Analyse a game: what dice and cards gave each player, what choices cost, and the better moves.

    The exit status is 1 if the record is not sound, 2 if it is none. docs/analysis.md explains the figures.
    """
    texts = own_texts(language)
    try:
        record = read_file(file)
        seats = _wanted(record, player or [], texts)
        analysis = _with_progress(record, texts)
    except BadRecord as bad:
        complain(blame(file, bad))
        raise typer.Exit(status_of(bad)) from None
    chosen = _only(analysis, seats)
    if json:
        typer.echo(msgspec.json.encode(chosen))
    else:
        _show(record, chosen, worst, texts)


def _wanted(record: Record, players: list[str], texts: Texts) -> set[int]:
    """Return the seats that were asked for; all, if none was."""
    names = player_names(record)
    by_word = {
        **{str(seat): seat for seat in range(len(names))},
        **{name: at for at, name in enumerate(names)},
    }
    for word in players:
        if word not in by_word:
            raise WrongUse(texts.text("insight-no-such-player", who=word, players=", ".join(names)))
    return {by_word[word] for word in players} or set(range(len(names)))


def _only(analysis: Analysis, seats: set[int]) -> Analysis:
    return msgspec.structs.replace(
        analysis,
        seats=tuple(seat for seat in analysis.seats if seat.seat in seats),
        decisions=tuple(decision for decision in analysis.decisions if decision.seat in seats),
    )


def _with_progress(record: Record, texts: Texts) -> Analysis:
    done = 0
    with progress_bar(texts.text("insight-making"), len(record.events)) as progress:
        for found in insight_of(record.game).analysed(record):
            if isinstance(found, Analysis):
                return found
            progress(found.done - done)
            done = found.done
    raise ValueError("an analysis came to no end")


def _show(record: Record, analysis: Analysis, worst: int, texts: Texts) -> None:
    console = Console(highlight=False)
    names = player_names(record)
    if not analysis.finished:
        console.print(Text(texts.text("insight-unfinished"), style="bold"))
    console.print(_table(record.game, analysis, names, texts))
    for seat in analysis.seats:
        console.print(Text(summary(record.game, seat, names[seat.seat], texts)))
    dearest = sorted((one for one in analysis.decisions if weight(one) > 0), key=weight, reverse=True)
    title = "insight-worst" if dearest else "insight-none"
    if worst:
        console.print(Text(f"\n{texts.text(title)}", style="bold"))
    # Boards are drawn before the first move, and stay: nothing more of the record need be replayed.
    state = next((step.state for step in replayed(record) if isinstance(step.event, Moved)), None)
    for decision in dearest[:worst]:
        console.print(_mistake(record.game, decision, names[decision.seat], state, texts))


def weight(decision: Decision) -> float:
    """Return how dear a choice was: by the victory where that is known, else by what was lost."""
    return decision.lost if decision.lost_victory is None else decision.lost_victory


def _table(game: Game[Any, Any, Any], analysis: Analysis, names: list[str], texts: Texts) -> Table:
    insight = insight_of(game)
    finished = texts.text("insight-result", finished="yes" if analysis.finished else "no")
    titles = {
        "start": texts.text("insight-start"),
        "luck": texts.text(insight.luck),
        "choice": texts.text("insight-choice"),
        **({"speed": texts.text("insight-speed")} if game.parts.race else {}),
        "others": texts.text("insight-others"),
        "result": finished,
    }
    table = Table()
    table.add_column(texts.text("insight-player"), overflow="fold")
    for title in (*titles.values(), texts.text("insight-flawless")):
        table.add_column(title, justify="right")
    for seat in analysis.seats:
        cells = []
        for part in titles:
            signed = part not in ("start", "result")
            cell = figure(getattr(seat.points, part), texts, signed=signed, digits=insight.digits)
            if seat.victory is not None:
                cell += f"\n{share(getattr(seat.victory, part), texts, signed=signed)}"
            cells.append(cell)
        flawless = texts.text("insight-flawless-of", flawless=seat.flawless, count=seat.decisions)
        table.add_row(Text(names[seat.seat]), *cells, flawless)
    return table


def summary(game: Game[Any, Any, Any], seat: SeatAnalysis, name: str, texts: Texts) -> str:
    """Return one sentence about a player's game."""
    points, digits = seat.points, insight_of(game).digits
    sign = "even" if not round(points.luck, digits) else "good" if points.luck > 0 else "bad"
    luck = figure(abs(points.luck), texts, digits=digits)
    said = [texts.text("insight-luck-said", who=name, game=game.name, sign=sign, luck=luck)]
    costs = {"insight-choice-said": -points.choice}
    if game.parts.race:
        costs["insight-speed-said"] = -points.speed
    for key, cost in costs.items():
        flaw = "some" if round(cost, digits) else "none"
        said.append(texts.text(key, game=game.name, flaw=flaw, cost=figure(cost, texts, digits=digits)))
    return "; ".join(said) + "."


def _mistake(game: Game[Any, Any, Any], decision: Decision, name: str, state: Any, texts: Texts) -> Text:
    insight = insight_of(game)
    chosen, best = (
        texts.text("insight-move", kind=kind, what=", ".join(things))
        for kind, things in (
            insight.told(move, decision, state, texts) for move in (decision.chosen, decision.best)
        )
    )
    victory = "" if decision.lost_victory is None else share(-decision.lost_victory, texts, signed=True)
    cost = figure(-decision.lost, texts, signed=True, digits=insight.digits)
    lost = texts.text("insight-lost", game=game.name, lost=cost, victory=victory)
    head = texts.text("insight-mistake", who=name, round=decision.round, chosen=chosen)
    text = (
        Text(head)
        .append(f"  {lost}", style="bold")
        .append(f"\n    {texts.text('insight-better', best=best)}")
    )
    reason = insight.explained(decision, state, texts)
    return text.append(f"\n    {reason}") if reason else text
