"""Every check of what a game offers can fail, too: Pig of the examples, with parts that are broken."""

import random
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from msgspec.structs import replace

from hranice.bots import BotFactory, Choice
from hranice.conformance import Broken, Case, cases
from hranice.conformance.part_checks import offered
from hranice.daily.contract import Puzzles
from hranice.game import Game, Refusal
from hranice.game_parts import LazyCommand, Option, OptionChoice, Parts, Route
from hranice.insight import Insight
from hranice.insight.types import Advice, Hint
from hranice.lab.env.encoding import Encoding, Floats
from hranice.printing import Order, Printing
from hranice.table.record_takeover import Takeover
from hranice_pig import PIG, PigWithParts
from hranice_pig.game_parts import HARD, TARGET, CautiousBot, PigParts
from hranice_pig.rules import Hold, Move, Options, Roll, State


def game_with(parts: Parts, kind: type[PigWithParts] = PigWithParts) -> PigWithParts:
    """Return Pig with other parts."""
    game: PigWithParts = type("Game", (kind,), {"parts": parts})()
    return game


def check(game: Game[Any, Any, Any], name: str) -> None:
    """Run one check for two players."""
    [case, *_] = [case for case in cases(game) if case.proves.__name__ == name]
    case.check()


@pytest.mark.parametrize("case", cases(PIG), ids=str)
def test_the_example_is_sound(case: Case) -> None:
    case.check()


# Options.


class Owned(Options, frozen=True):
    colours: tuple[str, ...] = ()
    slow: tuple[int, ...] = ()


COLOURS = Option(
    name="hard",
    field="colours",
    kind="choice",
    rules=(),
    default="",
    choices=(OptionChoice("red"), OptionChoice("blue"), OptionChoice("green"), OptionChoice("black")),
    each=True,
)
SLOW = Option(name="target", field="slow", kind="flag", rules=(), default=False, each=True)


class OwnedPig(PigWithParts):
    """Every seat may have a colour and be slow; broken: nobody looks whether that fits."""

    options_type: ClassVar[Any] = Owned


class Described(PigParts):
    def __init__(self, *options: Option) -> None:
        self._options = options

    def options(self) -> tuple[Option, ...]:
        return self._options


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ((TARGET, TARGET), "two options have the same name"),
        ((replace(HARD, field="easy"),), "the options have no field 'easy'"),
        ((replace(HARD, players=(1,)),), r"it is for \(1,\) players"),
        ((replace(HARD, default=True),), "its default is described as True"),
        ((replace(HARD, players=(3,)),), r"True is accepted for 2 players; it is for \(3,\)"),
        ((replace(HARD, choices=(OptionChoice(1),)),), "a flag is yes or no"),
        ((replace(HARD, each=True),), "its default is described as False; without it the options have False"),
        ((replace(TARGET, kind="choice", choices=()),), "is none of its choices"),
        ((replace(TARGET, choices=(OptionChoice(2),)),), "2 is not from 5 to 1000"),
        ((replace(TARGET, least=1),), "1 is described and refused: P1"),
        ((replace(TARGET, most=999),), "1000 is accepted, against the description"),
        ((replace(HARD, name="harsh"),), "no sentence 'option-harsh' in en"),
    ],
)
def test_options_that_are_not_as_described_are_caught(options: tuple[Option, ...], fault: str) -> None:
    with pytest.raises(Broken, match=fault):
        check(game_with(Described(*options)), "describes_options")


@pytest.mark.parametrize(
    ("option", "fault"),
    [
        (COLOURS, "is accepted, against the description"),
        (SLOW, "is accepted, against the description"),
        (replace(SLOW, kind="number"), "only flags and choices"),
    ],
)
def test_options_of_every_seat_that_do_not_fit_the_seats_are_caught(option: Option, fault: str) -> None:
    with pytest.raises(Broken, match=fault):
        check(game_with(Described(option), OwnedPig), "describes_options")


def test_an_option_without_words_is_not_called_like_one_of_another_game() -> None:
    class Wordless(Described):
        def texts(self) -> Any:
            return None

    with pytest.raises(Broken, match="the option limit: another game says option-limit in its own words"):
        check(game_with(Wordless(replace(TARGET, name="limit"))), "describes_options")


# What is there besides.


def puzzles(**changes: Any) -> Puzzles:
    """Return puzzles of which some values are given."""
    usual: dict[str, Any] = dict.fromkeys(Puzzles.__dataclass_fields__, ())
    return Puzzles(**{**usual, **changes})


def printing() -> Printing:
    def check(_: Order) -> None:
        raise Refusal("P0", "no-such-die")

    return Printing(Order, check, lambda *_: b"", lambda: {"dice": [{}]})


class Addressed(PigWithParts):
    def addresses(self, state: State) -> tuple[str, ...]:
        return (f"roll {state.rounds} {state.pot}",)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"title": 3}, "its title 3 is no str"),
        ({"score": "count-pots"}, "there is no sentence 'count-pots' in en"),
        ({"company": ("eve",)}, "its company"),
        ({"levels": ("eve",)}, "its levels"),
        ({"print_command": lambda: 3}, "its part print_command does not return"),
        ({"print_command": lambda: LazyCommand("hranice_pig", "no", "")}, "hranice_pig has no command no"),
        ({"commands": lambda: {"pig": LazyCommand("no_such", "no", "")}}, "No module named 'no_such'"),
        ({"routes": lambda: (Route("GET", "/pig", lambda: 3),)}, "no annotation tells"),
        ({"printing": printing}, "P0: no-such-die"),
        ({"lesson": lambda: None}, "it offers the part lesson, which is None"),
        ({"lesson": lambda: (b"", Takeover(1, 0))}, "NoRecord"),
        ({"puzzles": lambda: puzzles(levels=("cautious", "eve"))}, "no bot is called eve, as in its puzzles"),
        ({"puzzles": lambda: puzzles(bots=("random",))}, "no game of 1 can be dealt"),
    ],
)
def test_parts_that_cannot_be_used_are_caught(parts: dict[str, Any], fault: str) -> None:
    sound = {"puzzles": lambda: puzzles(bots=("random", "cautious"), levels=("cautious",))}
    check(game_with(_some_parts(sound), Addressed), "has_sound_parts")
    with pytest.raises(Broken, match=fault):
        check(game_with(_some_parts(parts), Addressed), "has_sound_parts")


def _some_parts(parts: dict[str, Any]) -> Parts:
    """Return the parts of Pig with some others."""
    own = {name: staticmethod(part) if callable(part) else part for name, part in parts.items()}
    made: Parts = type("Some", (PigParts,), own)()
    return made


# Bots and hints.


class Cheat(CautiousBot):
    def choose(self, state: State, seat: int) -> Choice[Any]:  # noqa: ARG002 - it cheats anyway
        return Choice("cheat")


class Moody(CautiousBot):
    def choose(self, state: State, seat: int) -> Choice[Move]:
        return Choice(Hold()) if random.SystemRandom().random() < 0.5 else super().choose(state, seat)


class Botted(PigParts):
    def __init__(self, bot: BotFactory) -> None:
        self._bot = bot

    def bots(self) -> Mapping[str, BotFactory]:
        return {"cautious": CautiousBot, "other": self._bot}


@pytest.mark.parametrize(
    ("bot", "fault"), [(Cheat, "pig-not-now.*other"), (Moody, "another game with the same")]
)
def test_bots_that_break_the_rules_or_their_seed_are_caught(bot: BotFactory, fault: str) -> None:
    with pytest.raises(Broken, match=fault):
        check(game_with(Botted(bot)), "bots_play_legal_moves")


class Advised(PigParts):
    def insight(self) -> Insight:
        def advised(_: State, seat: int) -> Hint:
            return Hint(seat, (Advice(Roll(), 0.5), Advice("cheat", 1.0)))

        return Insight(0, "", advised, lambda _: iter(()), lambda *_: ("", []))


def test_hints_that_are_no_moves_are_caught() -> None:
    with pytest.raises(Broken, match="the hint cheat of seat 0 is refused"):
        check(game_with(Advised()), "hints_are_legal")


# Texts.


class Spoken(PigParts):
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def texts(self) -> Path:
        return self._folder


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Return the catalogues of Pig, to be spoiled."""
    return Path(shutil.copytree(str(PIG.parts.texts()), tmp_path / "texts"))


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def rename_fact(texts: Path) -> None:
    spoil(texts / "cs" / "game.ftl", "pig-holds", "pig-hold")


def want_more(texts: Path) -> None:
    spoil(texts / "de" / "game.ftl", "{ $who } würfelt", "{ $whom } würfelt")


def rename_refusal(texts: Path) -> None:
    spoil(texts / "it" / "game.ftl", "pig-not-now", "pig-later")


def break_syntax(texts: Path) -> None:
    spoil(texts / "en" / "game.ftl", "pig-not-now = ", "pig-not-now { ")


def say_twice(texts: Path) -> None:
    spoil(texts / "en" / "game.ftl", "option-hard = ", "option-target = Points\noption-hard = ")


def say_ours(texts: Path) -> None:
    spoil(texts / "en" / "game.ftl", "option-hard = ", "option-clock = Limit\noption-hard = ")


def say_anothers(texts: Path) -> None:
    for language in ("en", "cs", "it", "de"):
        spoil(texts / language / "game.ftl", "option-hard = ", "option-limit = Points\noption-hard = ")


def forget_english(texts: Path) -> None:
    shutil.rmtree(texts / "en")


def speak_french(texts: Path) -> None:
    shutil.copytree(texts / "en", texts / "fr")


@pytest.mark.parametrize(
    ("change", "name", "fault"),
    [
        (rename_fact, "tells_every_fact", "no sentence 'fact-pig-holds' in cs"),
        (want_more, "tells_every_fact", "the sentence 'fact-pig-rolled' in de: Unknown external: whom"),
        (rename_refusal, "says_why", "no sentence 'pig-not-now' in it, for a refusal by P2"),
        (
            rename_fact,
            "says_the_same_in_every_language",
            r"pig-hold has the places \(no such sentence\) in en",
        ),
        (
            want_more,
            "says_the_same_in_every_language",
            "fact-pig-rolled has the places points, who, you in en and points, whom, you in de",
        ),
        (break_syntax, "says_the_same_in_every_language", "en: this cannot be read: pig-not-now {"),
        (say_twice, "says_the_same_in_every_language", "en: option-target is said twice"),
        (say_ours, "says_the_same_in_every_language", "en: option-clock is said twice, or by hranice itself"),
        (say_anothers, "says_the_same_in_every_language", "en: option-limit .* or by another game"),
        (forget_english, "says_the_same_in_every_language", r"no en/\*.ftl; its languages are cs, it, de"),
        (speak_french, "says_the_same_in_every_language", "fr is none of the languages"),
    ],
)
def test_missing_sentences_are_caught(
    texts: Path, change: Callable[[Path], None], name: str, fault: str
) -> None:
    check(game_with(Spoken(texts)), name)
    change(texts)
    with pytest.raises(Broken, match=fault):
        check(game_with(Spoken(texts)), name)


class Mute(PigParts):
    def teller(self) -> Any:
        return lambda *_: " "


def test_a_teller_without_words_is_caught() -> None:
    with pytest.raises(Broken, match="is told to seat 0 in no words"):
        check(game_with(Mute()), "tells_every_fact")


# Acts of learners.


class Acts(Encoding[State, Move]):
    """Pig for learners: act 0 rolls, act 1 holds."""

    game = PIG
    tick, acts, length, longest, sides = 0, 2, 2, 10_000, 6

    def __init__(self, seats: int, options: Any = None, tick: int = 250) -> None:  # noqa: ARG002 - no race
        self.options = options or Options()
        self.seats = seats

    def legal(self, state: State, seat: int, draft: Move | None) -> list[int]:  # noqa: ARG002 - always the same
        return [0, 1]

    def take(self, state: State, seat: int, draft: Move | None, act: int) -> tuple[Move | None, bool]:  # noqa: ARG002 - always the same
        return (Hold() if act else Roll()), True

    def observe(self, state: State, seat: int, draft: Move | None, now: int) -> Floats:  # noqa: ARG002 - sees little
        return np.array([state.pot / 2000, state.scores[seat] / 2000], np.float32)

    def act_name(self, act: int) -> str:
        return str(act)

    def text(self, state: State) -> str:
        return str(state)

    def svg(self, state: State) -> str:
        return str(state)


class NoActs(Acts):
    def legal(self, state: State, seat: int, draft: Move | None) -> list[int]:  # noqa: ARG002 - none
        return []


class StrangeActs(Acts):
    acts = 1


class IllegalActs(Acts):
    def take(self, state: State, seat: int, draft: Move | None, act: int) -> tuple[Any, bool]:  # noqa: ARG002 - the fault
        return "cheat", True


class FarSight(Acts):
    def observe(self, state: State, seat: int, draft: Move | None, now: int) -> Floats:  # noqa: ARG002 - sees little
        return np.array([state.pot, 0], np.float32)


class NoEnd(Acts):
    longest = 3


class Learned(PigParts):
    def __init__(self, encoding: type[Acts]) -> None:
        self._encoding = encoding

    def encoding(self) -> type[Acts]:
        return self._encoding


@pytest.mark.parametrize(
    ("encoding", "fault"),
    [
        (NoActs, r"the legal acts of seat 0 are \[\]"),
        (StrangeActs, r"the legal acts of seat 0 are \[0, 1\], not some of 1"),
        (IllegalActs, "Refusal: P2: pig-not-now"),
        (FarSight, "is not 2 numbers from -1 to 1"),
        (NoEnd, "more than 3 acts"),
    ],
)
def test_acts_that_make_no_moves_are_caught(encoding: type[Acts], fault: str) -> None:
    check(game_with(Learned(Acts)), "acts_make_legal_moves")
    with pytest.raises(Broken, match=fault):
        check(game_with(Learned(encoding)), "acts_make_legal_moves")


def test_all_checks_of_parts_are_tried_here() -> None:
    class Everything(Advised, Learned):
        pass

    source = Path(__file__).read_text(encoding="utf-8")
    for proves in offered(game_with(Everything(Acts)), first=True):
        assert f'"{proves.__name__}"' in source
