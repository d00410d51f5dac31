"""The host's duties: what is played and how, who replaces whom, who is host next, and the end."""

from msgspec.structs import replace

from hranice.game import Refusal
from hranice.table.commands import Close, Configure, PassHost, Rematch, Replace, Succeed
from hranice.table.draft import Draft
from hranice.table.log import Closed, Configured, HostPassed, Rematched, Replaced, TableSettings, shared
from hranice.table.seating import check_bot
from hranice.table.table import Table


def configure(draft: Draft, wish: Configure) -> None:
    """Change the table's settings or the options; refuse what could not be played."""
    draft.check_open()
    draft.check_host(wish.player)
    table = draft.table
    settings = table.settings if wish.house is None else wish.house
    options = table.options if wish.options is None else shared(wish.options)
    changed = replace(table, settings=settings, options=options)
    check_settings(changed)
    if changed != table:
        draft.add(Configured(settings, options))


def check_settings(table: Table) -> None:
    """Refuse settings with which the table's game could not be played."""
    players = table.game.players
    settings: TableSettings = table.settings
    if settings.chairs not in players:
        raise Refusal("table", "table-chairs", chairs=settings.chairs, least=players[0], most=players[-1])
    if settings.chairs < len(table.seats):
        raise Refusal("table", "table-full", chairs=settings.chairs)
    check_bot(table, settings.stand_in)
    table.game.setup(table.game.complete(table.options), settings.chairs)


def replace_player(draft: Draft, wish: Replace) -> None:
    """Put a bot for good on the seat of somebody gone; before the game another kind of bot on a bot's."""
    before = draft.table.phase == "open"
    if not before:
        draft.running()
    draft.check_host(wish.player)
    draft.check_seat(wish.seat)
    check_bot(draft.table, wish.bot)
    seat = draft.table.seats[wish.seat]
    gone = seat.player is not None and (seat.stood_in or wish.gone)
    if not (seat.bot is not None if before else gone):
        raise Refusal("table", "table-player-present", seat=wish.seat)
    if seat.bot != wish.bot:
        draft.add(Replaced(wish.seat, wish.bot))


def pass_host(draft: Draft, wish: PassHost) -> None:
    """Let the host make the person on a seat the host."""
    draft.check_host(wish.player)
    succeed(draft, Succeed(wish.seat))


def succeed(draft: Draft, wish: Succeed) -> None:
    """Make the person on a seat the host."""
    draft.check_seat(wish.seat)
    heir = draft.table.seats[wish.seat].player
    if heir is None:
        raise Refusal("table", "table-bot-cannot-host", seat=wish.seat)
    if heir != draft.table.host:
        draft.add(HostPassed(heir))


def close(draft: Draft, wish: Close) -> None:
    """Close the table; a finished game stays finished."""
    draft.check_host(wish.player)
    if not draft.table.closed:
        draft.add(Closed())


def rematch(draft: Draft, wish: Rematch) -> None:
    """Point to the next table; who comes later follows those who were first, unless that led nowhere."""
    check_rematch(draft.table, wish.player)
    known = draft.table.rematch
    if known is None or known.table == wish.instead:
        draft.add(Rematched(wish.table, wish.code))


def check_rematch(table: Table, player: str) -> None:
    """Refuse a rematch before the end, and to people who did not play."""
    if table.phase != "finished":
        raise Refusal("table", "table-not-finished")
    if not table.seats_of(player) and player != table.host:
        raise Refusal("table", "table-players-only")
