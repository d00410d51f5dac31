"""`hranice fare`: the referee on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from hranice.cli import run
from tests.travel.tables import OFFER


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HRANICE_LANGUAGE", "en")


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = run(["fare", *words])
    out, err = capsys.readouterr()
    return status, out, err


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    status, out, err = asked(capsys, *words, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_a_journey_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = "europe --round 3 --start FR --pick GB --pick NL --under 0 --under 0"
    bill = answer(capsys, *words.split())
    assert bill == {
        "total": 80,
        "crossings": 2,
        "adjacent": [["FR", "GB"], ["GB", "NL"]],
        "stack": 0,
        "forty": 0,
        "route": ["FR", "GB", "NL"],
        "picks": ["GB", "NL"],
    }


def test_parts_are_written_with_a_colon(capsys: pytest.CaptureFixture[str]) -> None:
    words = "europe --round 1 --start PL --pick RU"
    assert answer(capsys, *words.split())["route"] == ["PL", "RU:kaliningrad"]


def test_in_round_7_the_total_is_received(capsys: pytest.CaptureFixture[str]) -> None:
    words = "europe --round 7 --start FR --target PL --pick HU --pick 40 --under 1 --under 2"
    bill = answer(capsys, *words.split())
    assert bill["total"] == 10 * bill["crossings"] + 40 - 30
    assert (bill["stack"], bill["forty"]) == (30, 40)


def test_with_the_offer_the_best_choice_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["europe", "--round", "1", "--start", "FR", "--pick", "GB"] + [
        word for card in OFFER for word in ("--offer", card)
    ]
    bill = answer(capsys, *words)
    assert (bill["total"], bill["best"]["total"], bill["best"]["picks"]) == (40, 20, ["NL"])
    _, out, _ = asked(capsys, *words)
    assert "20 €" in out


def test_a_bill_for_people_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    words = "europe --round 7 --start FR --target CZ --pick LI --pick 40 --under 5 --under 5 --language cs"
    status, out, _ = asked(capsys, *words.split())
    assert status == 0
    for line in (
        "4 přechody hranic",
        "pole 40",
        "žetony vespod",
        "nikdy méně než nic",
        "k vyplacení",
        "→",
    ):
        assert line in out
    words = "europe --round 1 --start FR --pick 40 --language de"
    _, out, _ = asked(capsys, *words.split())
    assert "Keine Reise." in out


def test_t41_a_bill_for_people_tells_what_of_the_map_decided_it(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = asked(capsys, "europe", "--round", "1", "--start", "HR", "--pick", "IT")
    assert "• Croatia and Italy do not touch: Slovenia lies between them." in out
    _, out, _ = asked(capsys, "europe", "--round", "1", "--start", "FR", "--pick", "DE")
    assert "•" not in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("atlantis --round 1 --start FR --pick GB", "atlantis"),
        ("europe --round 9 --start FR --pick GB", "(T5)"),
        ("europe --round 1 --start Frr --pick GB", "Frr"),
        ("europe --round 1 --start FR --pick FR", "(T9)"),
        ("europe --round 3 --start FR --pick GB --pick GB", "(T14)"),
        ("europe --round 3 --start FR --pick GB", "(T14)"),
        ("europe --round 5 --start FR --pick GB --pick NL", "(T8)"),
        ("europe --round 1 --start FR --pick GB --under -1", "(T19)"),
        ("europe --round 1 --start FR --pick GB --under 99", "At most 5 tokens can lie underneath"),
        ("europe --round 1 --start FR --pick GB --offer NL", "(T3)"),
        ("europe --round one --start FR --pick GB", "--round"),
        ("europe --start FR --pick GB", "--round"),
        ("europe", "--cases"),
        ("europe --round 1 --start FR --pick GB --cases some", "--cases"),
        ("europe --cases no-such-file", "no-such-file"),
        ("europe --round 1 --start FR --pick GB --language xx", "xx"),
    ],
)
def test_bad_input_gets_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], words: str, told: str
) -> None:
    status, out, err = asked(capsys, *words.split())
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


LINES = """\
{"round": 1, "start": "FR", "picks": ["GB"]}
{"round": 1, "start": "FR", "picks": [40], "under": [1], "target": null}
nonsense
{"round": 1, "start": "FR", "picks": ["FR"]}
{"round": 1, "start": "FR"}

{"round": "1", "start": "FR", "picks": ["GB"]}
{"round": 5, "start": "FR", "target": "PL", "picks": ["GB", "NL"], "under": [0, 2], "note": "ignored"}
"""


def test_many_cases_one_result_per_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_bytes(LINES.encode() + b'{"round": 1, "start": "\xff", "picks": ["GB"]}\n')
    status, out, err = asked(capsys, "europe", "--cases", str(file), "--json")
    results = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (2, "")
    assert [result.get("total") for result in results] == [40, 50, None, None, None, None, None, 120, None]
    assert all(("error" in result) != ("total" in result) for result in results)
    assert results[3]["rule"] == "T9"
    assert results[3]["reason"] == "travel-pick-is-start"


def test_sound_cases_give_status_0_and_a_short_list_for_people(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_text("".join(LINES.splitlines(keepends=True)[:2]))
    status, out, _ = asked(capsys, "europe", "--cases", str(file))
    assert status == 0
    assert out.splitlines() == ["   40  FR → GB", "   50  "]
    file.write_text("[]\n")
    assert asked(capsys, "usa", "--cases", str(file))[0] == 2
