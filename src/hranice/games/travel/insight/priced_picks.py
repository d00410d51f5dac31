"""What an analysis calls a choice in Bez hranic."""

from hranice.game import Value
from hranice.games.travel.rules.fare import Bill


class Picks(Value, frozen=True, tag="picks"):
    """What a traveller chose in a round, or could have chosen, and its price."""

    traveller: int
    bill: Bill
