"""What Pig brings besides its rules."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from hranice.bots import Bot, BotFactory, Choice
from hranice.game_parts import Option, OptionChoice, Parts
from hranice_pig.rules import MAX, MIN, Fact, Hold, Move, Roll, State

if TYPE_CHECKING:
    from hranice.cli.narration import Teller
    from hranice.locale import Texts

FORM = tuple(OptionChoice(points) for points in (20, 50, 100))
TARGET = Option(
    name="target", field="target", kind="number", rules=("P1",), default=20, choices=FORM, least=MIN, most=MAX
)
HARD = Option(name="hard", field="hard", kind="flag", rules=("P4",), default=False)


class CautiousBot(Bot[State, Move]):
    """Holds as soon as the pot is worth `enough`, or wins."""

    def __init__(self, seed: int, enough: float = 20) -> None:  # noqa: ARG002 - it leaves nothing to chance
        self._enough = enough

    def choose(self, state: State, seat: int) -> Choice[Move]:
        wins = state.scores[seat] + state.pot >= state.options.target
        return Choice(Hold() if wins or state.pot >= self._enough else Roll())


def tell(fact: Fact, state: State, names: Sequence[str], you: int | None, texts: "Texts") -> str:  # noqa: ARG001 - the form of a teller
    """Return a fact in the sentence that the page has for it, too."""
    key = f"fact-pig-{fact.__struct_config__.tag}"
    return texts.text(key, who=names[fact.seat], you="yes" if fact.seat == you else "no", points=fact.points)


class PigParts(Parts):
    """Texts, options, a bot and a teller; no hints, no lesson."""

    title = "Pig"

    def texts(self) -> Traversable:
        return files(__package__) / "texts"

    def options(self) -> tuple[Option, ...]:
        return (TARGET, HARD)

    def bots(self) -> Mapping[str, BotFactory]:
        return {"cautious": CautiousBot}

    def teller(self) -> "Teller":
        return tell
