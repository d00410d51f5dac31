"""Deals that were forged after the game, with a chain that fits: refused, or told apart by what was kept."""

import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hranice.cli import run
from hranice.lab.playing import make_player, play_out
from hranice.plugins import GAMES
from hranice.table.dealing import deal
from hranice.table.fair_chance import bot_seed, commitment, seal
from hranice.table.promise_check import Kept, check_promises
from hranice.table.record import Seat
from hranice.table.record_reader import BadRecord, Record, read_record
from hranice.table.record_replay import verify
from tests.table.forging import Lines, chained, honest, lines_of, proven

ARCHIVE = Path(__file__).parents[1] / "archive" / "0001" / "records"
SECRET = hashlib.sha256(b"the secret of the deal").digest()
PEOPLE = ("Anna", "Bert")

Forgery = Callable[[Lines, Random], None]


def record_of(game: str, number: int, *, seed: str = "anna", secret: bytes = SECRET, bot: int = 0) -> bytes:
    """Return the record of a game of two people and a bot; the same people choose in the same way."""
    rules = GAMES[game]
    seeds = {0: seed, 1: f"bert {number}"}
    seats = [
        *(Seat(name, None, seal(seeds[seat])) for seat, name in enumerate(PEOPLE)),
        Seat("Iva", "random", None),
    ]
    dealt = deal(rules, rules.options_type(), seats, secret, seeds, duplicate=number % 4 == 0)
    players = [make_player(rules, "random", number + seat + bot) for seat in range(3)]
    record = play_out(rules, dealt, players, recorded=True).record
    assert record is not None
    return record


@cache
def archived() -> list[bytes]:
    """Return records of format 1 that programs of its time have written."""
    files = [file for file in sorted(ARCHIVE.iterdir()) if "left" not in file.name]
    return [gzip.decompress(file.read_bytes()) for file in files]


def kept_of(record: Record) -> Kept:
    """Return what all players of a game together have kept of it; in format 1 there was no digest."""
    seats = record.header.seats
    own = tuple(seed for number, seed in enumerate(record.seeds) if seats[number].bot is None)
    return Kept(record.header.commitment, record.digest, own)


def fitting(lines: Lines) -> bytes:
    """Write a forged record down as its forger must: bots' seeds follow from the header, the chain fits."""
    header, end = lines[0], lines[-1]["event"]
    if header["version"] == 2:
        digest = read_digest(chained(lines[:1]))
        for number, seat in enumerate(header["seats"]):
            if seat["bot"] is not None:
                end["seeds"][number] = bot_seed(header["commitment"], digest, number)
    return chained(lines)


def read_digest(line: bytes) -> str:
    return line.decode().rpartition('"chain":"')[2][:64]


def shuffled_material(lines: Lines, random: Random) -> None:
    options = lines[0]["options"]
    random.shuffle(options["boards"] if "boards" in options else options["map"]["states"])


def renamed_material(lines: Lines, random: Random) -> None:
    options = lines[0]["options"]
    if "boards" in options:
        random.choice(options["boards"])["name"] = "Z"
    else:
        options["map"]["name"] = "Atlantis"


def altered_material(lines: Lines, random: Random) -> None:
    options = lines[0]["options"]
    if "boards" in options:
        board = random.choice(options["boards"])
        board["colours"] = board["colours"].translate(str.maketrans("RGBYOE", "GRBYOE"))
    else:
        del options["map"]["links"][random.randrange(len(options["map"]["links"]))]


def changed_options(lines: Lines, random: Random) -> None:
    options = lines[0]["options"]
    if "boards" in options:
        options["chain"] = not options["chain"]
    else:
        options["settle"] += random.randrange(1, 9)


def renamed_player(lines: Lines, random: Random) -> None:
    random.choice(lines[0]["seats"])["name"] = "Zora"


def swapped_seats(lines: Lines, random: Random) -> None:  # noqa: ARG001 - there are two people
    seats, end = lines[0]["seats"], lines[-1]["event"]
    seats[0], seats[1] = seats[1], seats[0]
    if "seeds" in end:
        end["seeds"][:2] = end["seeds"][1::-1]


def chosen_seed(lines: Lines, random: Random) -> None:
    chosen = f"{random.random()}"
    seat = lines[0]["seats"][0]
    if "seed" in seat:
        seat["seed"] = chosen
    else:
        seat["seal"], lines[-1]["event"]["seeds"][0] = seal(chosen), chosen


def exchanged_secret(lines: Lines, random: Random) -> None:
    secret = random.randbytes(32)
    lines[0]["commitment"], lines[-1]["event"]["secret"] = commitment(secret), secret.hex()


def changed_outcome(lines: Lines, random: Random) -> None:
    chances = [line["event"]["outcome"] for line in lines[1:] if line["event"]["type"] == "chance"]
    outcome = random.choice(chances)
    outcome[0] = 0 if outcome[0] else 1


def flipped_chance(lines: Lines, random: Random) -> None:  # noqa: ARG001 - it has two kinds
    lines[0]["duplicate"] = not lines[0]["duplicate"]


def dealt_elsewhere(lines: Lines, random: Random) -> None:  # noqa: ARG001 - there are two places
    lines[0]["dealt"] = "server"


def person_as_bot(lines: Lines, random: Random) -> None:
    seat = random.choice(lines[0]["seats"][:2])
    seat["bot"] = "random"
    if random.random() < 0.5:
        seat["seal"] = None


def older_format(lines: Lines, random: Random) -> None:  # noqa: ARG001 - there is one
    header, end = lines[0], lines[-1]["event"]
    seeds = end.pop("seeds")
    header["version"] = 1
    header["seats"] = [
        {"name": seat["name"], "bot": seat["bot"], "seed": seed}
        for seat, seed in zip(header["seats"], seeds, strict=True)
    ]
    del header["duplicate"], header["dealt"]


IN_BOTH: list[Forgery] = [
    shuffled_material,
    renamed_material,
    altered_material,
    changed_options,
    renamed_player,
    swapped_seats,
    chosen_seed,
    exchanged_secret,
    changed_outcome,
]
IN_SECOND: list[Forgery] = [*IN_BOTH, flipped_chance, dealt_elsewhere, person_as_bot, older_format]


def check_forgery(genuine: bytes, forgery: Forgery, number: int) -> bool:
    """Check that a forged deal is refused, or not that of the game; return whether it is sound in itself."""
    original, lines = read_record(genuine, GAMES), lines_of(genuine)
    kept = kept_of(original)
    verify(original)
    check_promises(original, kept)
    assert fitting(lines) == genuine
    forgery(lines, Random(number))
    data = fitting(lines)
    assert data != genuine
    try:
        record = read_record(data, GAMES)
        verify(record)
    except BadRecord:
        return False
    if kept.digest:
        with pytest.raises(BadRecord, match="the table had published"):
            check_promises(record, Kept(digest=kept.digest))
    return True


def in_format_2(number: int) -> None:
    forgery = IN_SECOND[number // 2 % len(IN_SECOND)]
    check_forgery(record_of(("border", "travel")[number % 2], number), forgery, number)


def in_format_1(number: int, file: Path, said: Callable[[], str]) -> None:
    """Check a forgery of what nothing had bound: it may be sound in itself, and then `verify` says so."""
    forgery = IN_BOTH[number % len(IN_BOTH)]
    genuine = Random(number).choice(archived())
    if forgery is swapped_seats and lines_of(genuine)[0]["seats"][0] == lines_of(genuine)[0]["seats"][1]:
        return
    if not check_forgery(genuine, forgery, number):
        return
    assert forgery not in (chosen_seed, exchanged_secret, changed_outcome, swapped_seats)
    lines = lines_of(genuine)
    forgery(lines, Random(number))
    file.write_bytes(fitting(lines))
    assert run(["verify", str(file)]) == 0
    assert "format 1, in which nothing bound the options before the seeds were known" in said()


@pytest.mark.parametrize("number", range(2 * len(IN_SECOND)))
def test_a_forged_deal_of_format_2_is_not_taken_for_the_game(number: int) -> None:
    in_format_2(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(200))
def test_two_hundred_forged_deals_of_format_2(number: int) -> None:
    in_format_2(number)


@pytest.mark.parametrize("number", range(len(IN_BOTH)))
def test_a_forged_deal_of_format_1_is_refused_or_told_to_be_unbound(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_format_1(number, tmp_path / "forged.jsonl", lambda: capsys.readouterr().out)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(200))
def test_two_hundred_forged_deals_of_format_1(
    number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_format_1(number, tmp_path / "forged.jsonl", lambda: capsys.readouterr().out)


def test_a_game_without_addresses_has_no_duplicate_chance() -> None:
    lines = lines_of(honest())
    lines[0]["duplicate"] = True
    with pytest.raises(BadRecord, match="line 1: pig cannot be dealt with duplicate chance"):
        proven(fitting(lines))


def test_bots_seeds_cannot_be_chosen() -> None:
    lines = lines_of(record_of("border", 1))
    lines[-1]["event"]["seeds"][2] = seal("chosen")
    with pytest.raises(BadRecord, match="the seed of the bot on seat 2 does not follow from the digest"):
        verify(read_record(chained(lines), GAMES))


@pytest.mark.parametrize("change", ["seed", "secret", "moves"])
@pytest.mark.parametrize("game", ["border", "travel"])
def test_a_game_played_anew_until_the_loser_wins_is_sound_and_still_told_apart(
    game: str, change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who deals can play in secret as often as they like: only what was published before shows it."""
    genuine = read_record(record_of(game, 1), GAMES)
    kept, winners = kept_of(genuine), verify(genuine).winners

    def anew(attempt: int) -> bytes:
        changed: dict[str, Any] = {
            "seed": {"seed": f"anna {attempt}"},
            "secret": {"secret": Random(attempt).randbytes(32)},
            "moves": {"secret": Random(attempt).randbytes(32), "bot": attempt},
        }
        return record_of(game, 1, **changed[change])

    attempts = map(anew, range(1, 100))
    forged = next(data for data in attempts if verify(read_record(data, GAMES)).winners != winners)
    record, file = read_record(forged, GAMES), tmp_path / "forged.jsonl"
    file.write_bytes(forged)
    assert run(["verify", str(file)]) == 0
    assert f"tells the digest, {record.digest}" in capsys.readouterr().out
    assert run(["verify", str(file), "--digest", kept.digest]) == 1
    assert f"the table had published {kept.digest}" in capsys.readouterr().err
    others = ["--seed", kept.seeds[0]] if change == "seed" else ["--commitment", kept.commitment]
    assert run(["verify", str(file), *others]) == 1
    capsys.readouterr()


def test_an_unfinished_record_has_its_seals_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its seeds are not opened yet; that is no sign of anything."""
    file = tmp_path / "unfinished.jsonl"
    file.write_bytes(b"".join(record_of("border", 1).splitlines(keepends=True)[:-1]))
    assert run(["verify", str(file), "--seed", "bert 1", "--seed", "anna"]) == 3
    assert run(["verify", str(file), "--seed", "anna", "--seed", "anna"]) == 1
    assert "the seed anna, which was revealed, has no share in it" in capsys.readouterr().err
