"""What the players of Bez hranic agree on before they begin."""

from collections.abc import Mapping

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from hranice.game import Refusal, Value
from hranice.games.travel.rules.atlas import LEAST_STATES, Atlas

SEATS = range(2, 7)
HARDER_SEATS = range(2, 4)
"""T29: the harder variant is for two or three."""

COLOURS = ("red", "yellow", "blue", "purple", "green", "white")
"""T1: those of the six travellers."""
UNTIL_READY = -1
"""Instead of a time: things are shown until everybody is ready."""

MOST = {"pace": 10_000, "limit": 600, "settle": 5_000, "show": 600_000}
"""The most that each of the times may be."""
_LEAST = {"show": UNTIL_READY}
_RULES = {"pace": "T8", "limit": "T16", "settle": "T15", "show": "T25"}


class Options(Value, frozen=True):
    """The map, the variant, and how long things take.

    Times are those of a table with people. In a simulation time is virtual and none of them costs
    anything; zeros spare even the events.
    """

    map: str | Atlas = "europe"
    """T2: a map that comes with the game by its name, or any atlas (T40)."""
    harder: bool = False
    """T29-T31: two travellers each, for two or three players."""
    pace: int = 1_200
    """T8: milliseconds from one card to the next, and from the last one to the reveal."""
    limit: int = 0
    """T16: seconds from the reveal until missing tokens are placed for their owners; 0: no limit."""
    settle: int = 300
    """T15: milliseconds for which stacks stay provisional after the last token, and for which a token
    stamped before the limit may arrive after it. Should be no less than the most lag that a table
    makes good by earlier stamps."""
    show: int = 20_000
    """T10, T25: milliseconds for which the map before the game, and each reckoning, is shown, unless
    everybody is ready sooner; 0: not at all, the facts tell; -1: until everybody is ready."""
    open_map: tuple[int, ...] = ()
    """T11: seats that keep the map open while choosing."""
    colours: tuple[str, ...] | UnsetType = UNSET
    """T1: by seat, the colour of its traveller. Empty, or not there: one that is left over. Unset where
    nobody chose: what was stored before there was a choice keeps its form."""
    second_colours: tuple[str, ...] | UnsetType = UNSET
    """T29: the same for the second traveller of each seat."""

    def travellers(self, seats: int) -> tuple[str, ...]:
        """Return the colour of every traveller by its number: the chosen one, or the first left over (T1)."""
        lists = (self.colours or (), self.second_colours or ())[: 2 if self.harder else 1]
        chosen = [given[seat] if seat < len(given) else "" for seat in range(seats) for given in lists]
        left = (colour for colour in COLOURS if colour not in chosen)
        return tuple(colour or next(left) for colour in chosen)


def completed(options: Options, atlases: Mapping[str, Atlas]) -> Options:
    """Return options that hold their atlas; these go by name. Refuses the name of one that does not exist."""
    if isinstance(options.map, Atlas):
        # Tables that differ in other options share what comes with the game, with all that it keeps.
        known = atlases.get(options.map.name)
        return replace(options, map=known) if options.map == known else options
    if options.map not in atlases:
        raise Refusal("T2", "travel-map-unknown", map=options.map, known=", ".join(atlases))
    return replace(options, map=atlases[options.map])


def check(options: Options, atlas: Atlas, seats: int) -> None:
    """Refuse what makes no game: too few or too many players, a map too small or broken, odd times."""
    if seats not in SEATS:
        raise Refusal("T1", "travel-seats", seats=seats, least=SEATS[0], most=SEATS[-1])
    if options.harder and seats not in HARDER_SEATS:
        raise Refusal("T29", "travel-harder-seats", seats=seats)
    check_size(atlas, "T40", LEAST_STATES)
    if atlas.fault is not None:
        raise Refusal("T2", "travel-map-broken", map=atlas.name, fault=atlas.fault)
    for name, most in MOST.items():
        value = getattr(options, name)
        least = _LEAST.get(name, 0)
        if not least <= value <= most:
            raise Refusal(
                _RULES[name], "travel-option-range", option=name, value=value, least=least, most=most
            )
    for seat in options.open_map:
        if seat not in range(seats):
            raise Refusal("T11", "travel-seat-unknown", seat=seat, seats=seats)
    _check_colours(options, seats)


def check_size(atlas: Atlas, rule: str, needed: int) -> None:
    """Refuse a map that has too few states by a rule."""
    if len(atlas.states) < needed:
        raise Refusal(rule, "travel-map-small", map=atlas.name, states=len(atlas.states), needed=needed)


def _check_colours(options: Options, seats: int) -> None:
    """Refuse a colour that no traveller has, or that two of them would have (T1)."""
    taken: set[str] = set()
    for colours in (options.colours or (), (options.second_colours or ()) if options.harder else ()):
        if len(colours) > seats:
            raise Refusal("T1", "travel-seat-unknown", seat=seats, seats=seats)
        for colour in colours:
            if colour == "":
                continue
            if colour not in COLOURS:
                raise Refusal("T1", "travel-no-such-colour", colour=colour)
            if colour in taken:
                raise Refusal("T1", "travel-colour-taken", colour=colour)
            taken.add(colour)
