"""What Bez hranic brings besides its rules."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hranice.game_parts import LazyCommand, Option, OptionChoice, Parts, PlayedOn, Route
from hranice.games.travel.maps import ATLASES, load, names
from hranice.games.travel.rules.atlas import Atlas, in_order
from hranice.games.travel.rules.options import COLOURS, HARDER_SEATS, MOST, UNTIL_READY, Options
from hranice.games.travel.rules.state import State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from hranice.bots import BotFactory
    from hranice.cli.narration import Teller
    from hranice.cli.terminal.terminal_game import TerminalGame
    from hranice.daily.contract import Puzzles
    from hranice.insight import Insight
    from hranice.lab.env.encoding import Encoding
    from hranice.printing import Printing
    from hranice.table.record_takeover import Takeover

_USUAL = Options()
PUBLISHED = ("europe", "usa")
"""The maps of the published game (T2)."""


def _colour(
    name: str, field: str, *, rules: tuple[str, ...], needs: str = "", players: tuple[int, ...] = ()
) -> Option:
    """Describe the choice of a traveller's colour: of both travellers of T29 from the same six."""
    return Option(
        name=name,
        field=field,
        kind="choice",
        rules=rules,
        default="",
        choices=tuple(OptionChoice(colour, colour) for colour in COLOURS),
        each=True,
        taken_in=("colours", "second_colours"),
        needs=needs,
        players=players,
    )


OPTIONS = (
    Option(
        name="map",
        field="map",
        kind="choice",
        rules=("T2",),
        default="europe",
        choices=tuple(OptionChoice(name, name) for name in names()),
    ),
    Option(
        name="pace",
        field="pace",
        kind="number",
        rules=("T8",),
        default=_USUAL.pace,
        choices=(OptionChoice(2000, "slow"), OptionChoice(1200, "normal"), OptionChoice(700, "quick")),
        most=MOST["pace"],
        unit="ms",
    ),
    Option(
        name="harder",
        field="harder",
        kind="flag",
        rules=("T29", "T30", "T31"),
        default=False,
        players=tuple(HARDER_SEATS),
    ),
    Option(
        name="limit",
        field="limit",
        kind="number",
        rules=("T16",),
        default=_USUAL.limit,
        choices=(OptionChoice(0, "none"), OptionChoice(10), OptionChoice(20), OptionChoice(40)),
        most=MOST["limit"],
        unit="s",
    ),
    Option(
        name="show",
        field="show",
        kind="number",
        rules=("T10", "T25"),
        default=_USUAL.show,
        choices=(
            OptionChoice(UNTIL_READY, "ready"),
            OptionChoice(10_000),
            OptionChoice(20_000),
            OptionChoice(60_000),
        ),
        least=UNTIL_READY,
        most=MOST["show"],
        unit="ms",
        default_nearby=UNTIL_READY,
    ),
    _colour("colour", "colours", rules=("T1",)),
    _colour(
        "second-colour", "second_colours", rules=("T1", "T29"), needs="harder", players=tuple(HARDER_SEATS)
    ),
    Option(name="open-map", field="open_map", kind="flag", rules=("T11",), default=False, each=True),
)


class TravelParts(Parts):
    """All parts; each imports what it needs when it is asked for."""

    title = "Bez hranic"
    race = True
    score = "count-money"
    company = ("tourist", "tourist", "tourist")

    def texts(self) -> "Traversable":
        """Return the catalogues."""
        return files(__package__) / "texts"

    def options(self) -> tuple[Option, ...]:
        """Return the map, the variant and the times."""
        return OPTIONS

    def material(self, options: Options) -> str:
        """Say whose map this is."""
        atlas = options.map
        if not isinstance(atlas, Atlas):
            raise TypeError("the options are not complete")
        own = self.is_own(options)
        return f"somebody's own map called {atlas.name}" if own else f"our map {atlas.name}"

    def played_on(self, state: State) -> tuple[PlayedOn, ...]:
        """Return the map."""
        atlas = state.options.map
        called = atlas.name if isinstance(atlas, Atlas) else atlas
        return (PlayedOn("map", called, "" if self.is_own(state.options) else called),)

    def is_own(self, options: Options) -> bool:
        """Say whether somebody made the map: states are called as they like."""
        return isinstance(options.map, Atlas) and in_order(options.map) != ATLASES.get(options.map.name)

    def bots(self) -> "Mapping[str, BotFactory]":
        """Return the three levels."""
        from hranice.games.travel.bots import TRAVEL_BOTS

        return TRAVEL_BOTS

    def yardsticks(self) -> "Mapping[str, BotFactory]":
        """Return a player that knows everything and is never late."""
        from hranice.games.travel.bots import Oracle

        return {"oracle": Oracle}

    def insight(self) -> "Insight":
        """Return what journeys cost."""
        from hranice.games.travel.insight import INSIGHT

        return INSIGHT

    def teller(self) -> "Teller":
        """Return what tells facts in sentences."""
        from hranice.games.travel.terminal.fact_sentences import tell

        return tell

    def encoding(self) -> "type[Encoding[Any, Any]]":
        """Return the game for learners, in virtual time."""
        from hranice.games.travel.encoding import TravelEncoding

        return TravelEncoding

    def lesson(self) -> "tuple[bytes, Takeover]":
        """Return the lesson about one round."""
        from hranice.table.record_takeover import Takeover

        return (files(__package__) / "lesson.jsonl").read_bytes(), Takeover(begins=1, seat=0)

    def read(self, option: Option, word: Any) -> Any:
        """Return what a word means; a map may be one's own, in a file."""
        return load(word).atlas if option.field == "map" else word

    def puzzles(self) -> "Puzzles":
        """Return the daily deal: one round of each stage."""
        from hranice.games.travel.puzzles import PUZZLES

        return PUZZLES

    def terminal(self) -> "TerminalGame":
        """Return what plays the game in the terminal."""
        from hranice.games.travel.terminal import TERMINAL

        return TERMINAL

    def commands(self) -> Mapping[str, LazyCommand]:
        """Return the referee, and what can be done with maps."""
        place = "hranice.games.travel.commands"
        return {
            "fare": LazyCommand(f"{place}.fare", "fare", "Referee of Bez hranic: price, bill and route."),
            "map": LazyCommand(f"{place}.map", "app", "Maps of Bez hranic: list, show, check, make."),
        }

    def print_command(self) -> LazyCommand:
        """Return what prints the kit of a map."""
        return LazyCommand(
            "hranice.games.travel.commands.print_map",
            "print_map",
            "Map, cards, tokens, money and rules of Bez hranic.",
        )

    def printing(self) -> "Printing":
        """Return how the kit of a map are printed."""
        from hranice.games.travel.paper.print_orders import PRINTING

        return PRINTING

    def routes(self) -> Sequence[Route]:
        """Return where maps and referee are, and what makes maps, which does not travel to browsers."""
        from hranice.games.travel.api import NO_MAKER, ROUTES

        if find_spec("hranice.games.travel.map_maker_api") is None:
            return (*ROUTES, NO_MAKER)
        from hranice.games.travel.map_maker_api import MAKER

        return (*ROUTES, MAKER)


class FirstTravelParts(TravelParts):
    """The same for the first rules: each of the maps that they name fills the deck (T2)."""

    def options(self) -> tuple[Option, ...]:
        """Return the two published maps, the variant and the times."""
        return tuple(
            replace(option, choices=tuple(OptionChoice(name, name) for name in PUBLISHED))
            if option.field == "map"
            else option
            for option in OPTIONS
        )
