"""The end of a game: standings, and the sealed envelope opened."""

from rich.text import Text

from hranice.cli.terminal.dialog import Dialog
from hranice.cli.terminal.solo_table import PERSON, SoloTable
from hranice.game import Games, MoveT, Standing, StateT
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify


def show_envelope(dialog: Dialog, table: SoloTable[StateT, MoveT]) -> None:
    """Show the promise about chance before anything has happened."""
    dialog.say("play-envelope", "dim", commitment=table.dealt.header.commitment)


def show_ending(dialog: Dialog, table: SoloTable[StateT, MoveT], amount: str) -> None:
    """Show who has won, open the envelope and check it. `amount` is the key for one score in words."""
    standing = table.finish()
    _show_standings(dialog, table, standing, amount)
    # The very record that `hranice verify` would read: chance, rules and result, all played through again.
    verify(read_record(table.record, Games(table.game)))
    dialog.say("play-opened", "dim", secret=table.dealt.secret.hex(), count=table.play.chances)


def _show_standings(dialog: Dialog, table: SoloTable[StateT, MoveT], standing: Standing, amount: str) -> None:
    ranks = table.game.ranks(table.state)
    dialog.show("")
    for seat in sorted(range(len(ranks)), key=ranks.__getitem__):
        won = seat in standing.winners
        line = Text(f"{'★' if won else ' '} {table.seats[seat].name:<12}", style="bold" if won else "")
        line.append(f" {dialog.texts.text(amount, count=standing.scores[seat])}")
        dialog.show(line)
    dialog.show("")
    shared = len(standing.winners) > 1
    if PERSON in standing.winners:
        dialog.say("play-won-shared" if shared else "play-won", "bold green")
    else:
        dialog.say("play-lost", "bold", who=" & ".join(table.seats[seat].name for seat in standing.winners))
    dialog.show("")
