"""Who sits where: sitting down, getting up, and the bot that plays while somebody is away."""

import hashlib

from hranice.bots import make_bot
from hranice.game import BadInput, Refusal
from hranice.table.commands import Leave, Return, SeatBot, Sit, StandIn
from hranice.table.draft import Draft
from hranice.table.log import CameBack, Closed, HostPassed, Left, Replaced, Sat, StoodIn
from hranice.table.names import cleaned, distinct, generated
from hranice.table.table import Table

SEED_LENGTH = 64
BOT_NAMES = ("Božena", "Carlo", "Dieter", "Emma", "Fiore", "Greta", "Hugo", "Iva")


def sit(draft: Draft, wish: Sit) -> None:
    """Give a person the next free seat."""
    _check_free_chair(draft)
    if not (0 < len(wish.seed) <= SEED_LENGTH and wish.seed.isascii() and wish.seed.isprintable()):
        raise Refusal("table", "table-seed", most=SEED_LENGTH)
    table = draft.table
    taken = [seat.name for seat in table.seats]
    if table.settings.public:
        name = generated(f"{table.id} {len(taken)} {wish.player}", taken)
    else:
        name = distinct(cleaned(wish.name), taken)
    draft.add(Sat(name, wish.player, None, wish.seed))


def seat_bot(draft: Draft, wish: SeatBot) -> None:
    """Let the host put a bot on the next free seat."""
    draft.check_host(wish.player)
    add_bot(draft, wish.bot)


def add_bot(draft: Draft, bot: str) -> None:
    """Put a bot on the next free seat."""
    _check_free_chair(draft)
    check_bot(draft.table, bot)
    table, number = draft.table, len(draft.table.seats)
    taken = {seat.name for seat in table.seats}
    name = next(name for name in (*BOT_NAMES, *(f"Bot {n}" for n in range(99))) if name not in taken)
    # The table could bend chance if it chose this seed freely, knowing its secret and the others' seeds.
    seed = hashlib.sha256(f"{table.commitment} seat {number}".encode()).hexdigest()
    draft.add(Sat(name, None, bot, seed))


def leave(draft: Draft, wish: Leave) -> None:
    """Empty a seat before the game, or leave it to a bot in a running one; the host's duty is passed on."""
    draft.check_seat(wish.seat)
    own = draft.table.seats[wish.seat].player == wish.player
    if draft.table.phase == "open":
        if not own:
            draft.check_host(wish.player)
        draft.add(Left(wish.seat))
    else:
        draft.running()
        if not own:
            raise Refusal("table", "table-not-your-seat", seat=wish.seat)
        draft.add(Replaced(wish.seat, draft.table.settings.stand_in))
    if own:
        _release_host(draft, wish.player)


def stand_in(draft: Draft, wish: StandIn) -> None:
    """Let the stand-in bot play the seats of a person who is gone."""
    draft.running()
    for number in draft.table.seats_of(wish.player):
        if not draft.table.seats[number].stood_in:
            draft.add(StoodIn(number))


def return_seats(draft: Draft, wish: Return) -> None:
    """Give a person's seats back."""
    for number in draft.table.seats_of(wish.player):
        if draft.table.seats[number].stood_in:
            draft.add(CameBack(number))


def check_bot(table: Table, bot: str) -> None:
    """Refuse a bot that does not exist, or not with such dials."""
    try:
        make_bot(table.game, bot, 0)
    except BadInput:
        raise Refusal("table", "table-no-such-bot", bot=cleaned_bot(bot)) from None


def cleaned_bot(bot: str) -> str:
    """Return what somebody took for the name of a bot, fit to be shown back to them."""
    return "".join(char for char in bot[:40] if char.isprintable())


def _check_free_chair(draft: Draft) -> None:
    draft.check_open()
    if len(draft.table.seats) >= draft.table.settings.chairs:
        raise Refusal("table", "table-full", chairs=draft.table.settings.chairs)


def _release_host(draft: Draft, player: str) -> None:
    """When the host has no seat left: another person becomes host, and without any the table closes."""
    if player != draft.table.host or draft.table.seats_of(player):
        return
    heir = next((seat.player for seat in draft.table.seats if seat.player is not None), None)
    draft.add(Closed() if heir is None else HostPassed(heir))
