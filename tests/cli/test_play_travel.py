"""Whole games of Bez hranic in a real terminal and through a pipe, against the clock."""

import re
import subprocess
from pathlib import Path

import msgspec
import pexpect
import pytest

from hranice.cli.terminal.solo_table import SoloTable, dealt
from hranice.game import Games, Refusal
from hranice.games.travel import TRAVEL, maps
from hranice.games.travel.rules.fact_types import (
    Ended,
    Fact,
    Income,
    Laid,
    Placed,
    Reckoned,
    Reshuffled,
    Revealed,
    RoundBegan,
    Settled,
    WasReady,
)
from hranice.games.travel.rules.fare import Bill
from hranice.games.travel.rules.options import Options
from hranice.games.travel.rules.state import Move, Place, Ready, Reckoning, State, Token
from hranice.games.travel.terminal.fact_sentences import tell
from hranice.games.travel.terminal.text_map import TextMap
from hranice.locale import LANGUAGES, Texts
from hranice.table.record_reader import read_record
from hranice.table.record_replay import verify
from tests.cli.conftest import COMMAND, Hranice, environment
from tests.travel.made_up import SMALLEST, bare_pack

CHOOSE, GO_ON, END = "Press 1 to 8", "Enter goes on", "Goodbye"
ANSWERS = "\n" + "1\n2\n3\n4\n\n" * 30
"""Enough lines for any game: fields in turn, and Enter."""


def terminal(*arguments: str, lines: int = 46) -> "pexpect.spawn[str]":
    """Return a game of Bez hranic in a pseudo-terminal."""
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "play", "travel", *arguments],
        env=environment(),
        dimensions=(lines, 90),
        encoding="utf-8",
        timeout=300,
    )


def test_t5_a_whole_game_on_a_terminal_by_single_keys(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    game = terminal("--seed", "1", "--pace", "0", "--bots", "random,random", "--record", str(record))
    game.expect_exact("Press Enter")
    game.send("\n")
    tokens = 0
    while (found := game.expect_exact([CHOOSE, GO_ON, END])) != 2:
        if found == 0:
            tokens += 1
            game.send(str(1 + tokens % 8))
        else:
            game.send("\n")
    assert tokens == 2 * 1 + 5 * 2, "T13, T14: one token in rounds 1 and 2, two in the others"
    assert "The envelope is opened" in (game.before or "")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    verified = subprocess.run([*COMMAND, "verify", str(record)], capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr


def test_t12_a_key_before_the_reveal_is_refused_and_the_keyboard_is_given_back() -> None:
    game = terminal("--seed", "1", "--pace", "400", "--bots", "random")
    game.expect_exact("Press Enter")
    game.send("\n")
    game.expect_exact(GO_ON)
    game.send("\n")
    game.expect_exact("Wait for the start")
    game.send("3")
    game.expect_exact("(T12)")
    game.send("\x1b[A")  # an arrow is no key of this game
    game.expect_exact(CHOOSE)
    game.sendintr()
    game.expect_exact(END)
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def test_t10_the_map_is_hidden_while_choosing_unless_it_is_open_t11(hranice: Hranice) -> None:
    def dots_while_choosing(*extra: str) -> int:
        arguments = ("play", "travel", "--seed", "1", "--pace", "0", "--bots", "random", *extra)
        shown = hranice(*arguments, given="\n").stdout
        offer = shown.split(GO_ON)[1]
        assert CHOOSE in offer
        return len(re.findall("[\u2801-\u28ff]", offer))

    assert dots_while_choosing() == 0
    assert dots_while_choosing("--open-map") > 100


def test_t10_the_map_tells_its_peculiarities_before_the_game_t41(hranice: Hranice) -> None:
    shown = hranice("play", "travel", "--seed", "1", "--pace", "0", "--bots", "random", given="").stdout
    study = " ".join(shown.split(GO_ON)[0].split())
    assert "Sea links count like borders: BE–GB," in study
    assert "Russia has two parts: the main part and Kaliningrad." in study
    assert "Unexpected neighbours: RU–PL, RU–LT," in study
    assert "though it looks so: HR–IT," in study


@pytest.mark.parametrize("language", ["en", "cs", "it", "de"])
def test_a_whole_game_through_a_pipe_in_every_language(hranice: Hranice, language: str) -> None:
    arguments = ("play", "travel", "--seed", "2", "--pace", "0", "--bots", "random", "--language", language)
    result = hranice(*arguments, given=ANSWERS)
    assert (result.status, result.stderr) == (0, "")
    assert re.search("^[0-9a-f]{64}$", result.stdout, re.MULTILINE)
    assert not re.search(r"\b(play|fact|travel|fare)-[a-z]+", result.stdout), "a sentence is missing"


def test_t1_t29_two_travellers_in_colours_of_ones_choice(hranice: Hranice) -> None:
    arguments = ("play", "travel", "--seed", "2", "--pace", "0", "--bots", "random", "--harder")
    result = hranice(*arguments, "--colour", "blue", "--second-colour", "white", given=ANSWERS * 3)
    assert result.status == 0, result.stderr
    assert "◆✚ " in result.stdout
    assert "The envelope is opened" in result.stdout


def test_t39_the_other_map_is_played_too(hranice: Hranice) -> None:
    result = hranice(
        "play", "travel", "--map", "usa", "--seed", "2", "--pace", "0", "--bots", "random", given=ANSWERS
    )
    assert result.status == 0, result.stderr
    assert "AK–WA, CA–HI" in result.stdout


def test_t40_a_small_map_of_ones_own_is_played_too(hranice: Hranice, tmp_path: Path) -> None:
    file = tmp_path / "small.json"
    file.write_bytes(msgspec.json.encode(bare_pack(SMALLEST, 4)))
    usual = (
        "play",
        "travel",
        "--seed",
        "2",
        "--pace",
        "0",
        "--bots",
        "traveller:speed=100",
        "--language",
        "it",
    )
    result = hranice(*usual, "--map", str(file), given=ANSWERS)
    assert result.status == 0, result.stderr
    assert "Kraj 7" in result.stdout
    assert result.stdout.count("Tutte le carte vengono rimescolate insieme.") >= 6


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--map", "atlantis"], "atlantis"),
        (["--map", "no-such-file.json"], "no-such-file.json"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", "random,random,random,random,random,random"], "so there cannot be 7 seats"),
        (["--pace", "-1"], "pace"),
        (["--pace", "soon"], "--pace"),
        (["--limit", "1000000"], "limit"),
    ],
)
def test_wrong_use_gets_one_line_and_status_2(hranice: Hranice, arguments: list[str], named: str) -> None:
    result = hranice("play", "travel", *arguments)
    assert result.status == 2
    assert len(result.stderr.splitlines()) == 1
    assert named in result.stderr


@pytest.mark.parametrize("rubbish", ["x\n", "9\n", "0\n", "é\n", "[red]\n", "?\n", "\x00\n"])
def test_rubbish_is_answered_and_the_game_goes_on(hranice: Hranice, rubbish: str) -> None:
    arguments = ("play", "travel", "--seed", "2", "--pace", "0", "--bots", "random")
    result = hranice(*arguments, given="\n" + rubbish + "q\n")
    assert (result.status, result.stderr) == (0, "")
    assert "does nothing here" in result.stdout
    assert "Goodbye" in result.stdout


class OwnTime:
    """A clock that stands still until time is let pass."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def table_in(time: OwnTime, limit: int = 0) -> SoloTable[State, Move]:
    """Return a table of a person and three travellers at which cards are dealt at once."""
    options = Options(pace=0, settle=0, limit=limit)
    return SoloTable(TRAVEL, dealt(TRAVEL, options, "You", ["traveller:speed=20"] * 3, "live"), clock=time)


def pass_time(table: SoloTable[State, Move], time: OwnTime) -> None:
    """Let time pass until something happens."""
    time.now += round(1000 * (table.seconds_left() or 0))


def test_t16_at_the_limit_what_is_missing_is_placed() -> None:
    """The person only ever says to be ready."""
    time = OwnTime()
    table = table_in(time, limit=1)
    while not table.play.over:
        table.go_on()
        if 0 in table.play.due.seats and table.state.phase in {"study", "reckon"}:
            table.act(Ready())
        else:
            pass_time(table, time)
    standing = table.finish()
    assert standing.over
    assert verify(read_record(table.record, Games(TRAVEL))) == standing, "all stamps in order"


def test_t12_nobody_places_before_the_reveal() -> None:
    table = table_in(OwnTime())
    table.go_on()
    with pytest.raises(Refusal) as refused:
        table.act(Place(1))
    assert refused.value.rule == "T12"


def test_t15_bots_act_at_their_own_moments_whatever_the_person_does() -> None:
    time = OwnTime()
    table = table_in(time)
    table.go_on()
    table.act(Ready())
    table.go_on()
    assert table.state.phase == "place"
    assert table.seconds_left() is not None
    while len(table.state.tokens) < 3:
        pass_time(table, time)
        table.go_on()
    stamps = [token.at for token in table.state.tokens]
    assert stamps == sorted(stamps)
    time.now += 1
    table.act(Place(1))
    assert table.state.round == 1
    assert table.state.reckoned, "the person's token was the last one"


@pytest.mark.parametrize("name", maps.names())
def test_the_chart_of_every_map_shows_borders_and_a_journey(name: str) -> None:
    pack = maps.load(name)
    chart = TextMap(pack, 60)
    plain = chart.drawn().plain
    assert max(map(len, plain.splitlines())) <= 60
    assert sum("\u2800" < mark <= "\u28ff" for mark in plain) > 200
    links = pack.atlas.links
    one, other = links[0].a, links[0].b
    journey = chart.drawn([one, other]).plain
    assert one.split(":")[0] in journey
    assert other.split(":")[0] in journey


FACTS: list[Fact] = [
    RoundBegan(1, 0),
    RoundBegan(1, 1),
    Income(100),
    Reshuffled(),
    Laid(1, "FR"),
    Revealed("FR", None, 0),
    Revealed("FR", "CZ", 0),
    Placed(1, Token(1, 0, 0)),
    Placed(1, Token(1, 3, 0)),
    Placed(0, Token(0, 0, 0), forced=True),
    Settled(((),) * 8),
    Reckoned(1, Reckoning(1, 1, Bill(40, 0, (), 0, 40, ()), 40)),
    Reckoned(7, Reckoning(0, 0, Bill(40, 0, (), 0, 40, ()), 40)),
    WasReady(1),
    Ended((0, 0), (0, 1)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS, ids=str)
def test_t25_every_fact_is_told_in_every_language(fact: Fact, language: str) -> None:
    told = tell(fact, TRAVEL.setup(Options(), 2), ["Anna", "Bob"], 0, Texts(language))
    assert "fact-travel" not in told
    assert "{" not in told
    assert "Anna" not in told, "what the player did is told to the player as “you”"


def test_t8_cards_are_told_by_their_names() -> None:
    state = TRAVEL.setup(Options(), 2)
    assert "Francie" in tell(Laid(1, "FR"), state, ["Anna", "Bob"], 0, Texts("cs"))
