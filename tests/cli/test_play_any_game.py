"""A game that draws nothing itself, in the terminal: every move can be made, by as many as it is for."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from hranice.cli.errors import WrongUse
from hranice.cli.play import play_game
from hranice.cli.terminal.plain_game import MOST
from hranice.game import Due, Event, Game, Moved, Refusal, Standing, Value

HIGHEST = 2 * MOST + 10


class Options(Value, frozen=True):
    pass


class State(Value, frozen=True):
    options: Options
    seats: int
    said: tuple[int, ...] = ()


class Say(Value, frozen=True, tag="say"):
    number: int


class Numbers(Game[State, Say, Options]):
    """Three to five players say a number each; the highest wins."""

    name = "numbers"
    rules = "1"
    players = range(3, 6)
    state_type, move_type, options_type, fact_type, view_type = State, Say, Options, Say, State

    def setup(self, options: Options, seats: int) -> State:
        return State(options, seats)

    def due(self, state: State) -> Due:
        return Due(seats=(len(state.said),)) if len(state.said) < state.seats else Due()

    def moves(self, state: State, seat: int) -> Iterator[Say]:
        return (Say(number) for number in range(1, HIGHEST + 1) if seat in self.due(state).seats)

    def play(self, state: State, event: Event[Say]) -> tuple[State, tuple[Say, ...]]:
        if not isinstance(event, Moved) or event.move not in self.moves(state, event.seat):
            raise Refusal("N1", "numbers-not-now")
        return replace(state, said=(*state.said, event.move.number)), (event.move,)

    def redact(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        return state

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002 - everything lies open
        return state

    def standing(self, state: State) -> Standing:
        over = len(state.said) == state.seats
        best = max(state.said, default=0)
        winners = tuple(seat for seat, number in enumerate(state.said) if over and number == best)
        return Standing(state.said or (0,) * state.seats, over=over, winners=winners)

    def rounds(self, state: State) -> int:  # noqa: ARG002 - there is one
        return 1


def played(given: str, record: Path, monkeypatch: pytest.MonkeyPatch, bots: str | None = None) -> list[str]:
    """Play with this input, and return the lines of the record."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(given))
    play_game(Numbers(), {}, bots=bots, seed="1", name=None, record=record, language="de")
    return record.read_text("utf-8").splitlines()


def test_every_move_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(f"{MOST + 1}\nmehr\n{HIGHEST}\nmore\nmore\n{HIGHEST}\n", tmp_path / "game", monkeypatch)
    shown = capsys.readouterr().out
    assert "\nsaid: -\n" in shown
    said = (str(json.loads(line)["event"]["move"]["number"]) for line in lines[1:4])
    assert f"\nsaid: {' '.join(said)}\n" in shown
    assert shown.count("Es gibt noch mehr Züge") == 2
    assert shown.count(f"{HIGHEST}  say: number {HIGHEST}") == 1
    assert shown.count("ist hier keine Antwort") == 2, "what is not listed yet is no answer"
    assert f'"number":{HIGHEST}' in lines[1]


def test_as_many_play_as_the_game_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = json.loads(played("1\n", tmp_path / "game", monkeypatch)[0])
    assert [seat["bot"] for seat in header["seats"]] == [None, "random", "random"]


@pytest.mark.parametrize("bots", ["random", "random,random,random,random,random"])
def test_fewer_or_more_than_it_is_for_do_not_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots: str
) -> None:
    with pytest.raises(WrongUse, match=f"3 bis 5 Personen.* {bots.count(',') + 2} "):
        played("1\n", tmp_path / "game", monkeypatch, bots)
    assert not (tmp_path / "game").exists()
