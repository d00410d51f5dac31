"""Before the game: who sits, who decides, what is played. Decisions alone, without any queue."""

from typing import Any

import pytest

from hranice.game import Game, Refusal
from hranice.plugins import GAMES
from hranice.table.commands import Choose, Close, Command, Configure, Leave, PassHost, SeatBot, Sit, Start
from hranice.table.dispatch import decide
from hranice.table.log import Opened, TableSettings, encode_entry
from hranice.table.names import RIVERS
from hranice.table.table_state import Table, opened
from tests.table_core.seeds import sitting, started
from tests.table_core.virtual import EPOCH

BORDER, TRAVEL = GAMES["border"], GAMES["travel"]


def new_table(game: Game[Any, Any, Any] = BORDER, **settings: Any) -> Table:
    entry = Opened(
        table="t",
        code="CODE",
        game=game.name,
        rules=game.rules,
        secret="5" * 64,
        host="anna",
        house=TableSettings(**{"chairs": 3, **settings}),
        options=game.options_type(),
        at=EPOCH,
    )
    return opened(game, entry)


def after(table: Table, *commands: Command) -> Table:
    for command in commands:
        table = decide(table, command, EPOCH).table
    return table


def sit(player: str, name: str | None = None) -> Sit:
    return sitting(player, name or player)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def assert_refused(reason: str, table: Table, command: Command) -> None:
    with pytest.raises(Refusal, match=reason) as caught:
        decide(table, command, EPOCH)
    assert caught.value.rule == "table"


def test_people_and_bots_take_the_chairs_one_by_one() -> None:
    table = after(new_table(), sit("anna", "  Anna\u202e "), sit("bert"), SeatBot("anna", "random"))
    assert [seat.player for seat in table.seats] == ["anna", "bert", None]
    assert names(table)[:2] == ["Anna", "bert"]
    assert_refused("table-full", table, sit("carl"))
    assert_refused("table-full", table, SeatBot("anna", "random"))


def test_one_device_may_hold_several_seats() -> None:
    table = after(new_table(), sit("anna", "Eva"), sit("anna", "Eva"))
    assert table.seats_of("anna") == (0, 1)
    assert names(table) == ["Eva", "Eva 2"]


def test_at_a_public_table_everybody_takes_one_chair() -> None:
    """Or a stranger could take them all."""
    table = after(new_table(public=True), sit("anna"), sit("eve"))
    assert_refused("table-one-chair", table, sit("eve"))
    assert len(after(table, sit("bert")).seats) == 3


@pytest.mark.parametrize("public", [False, True])
def test_whom_the_host_sent_away_does_not_sit_down_again(public: bool) -> None:
    table = after(new_table(public=public), sit("anna"), sit("eve"), SeatBot("anna", "random"))
    table = after(table, Leave("anna", 2), Leave("anna", 1))
    assert_refused("table-sent-away", table, sit("eve"))
    after(table, SeatBot("anna", "random"), sit("bert"))


def test_who_left_by_oneself_may_sit_down_again() -> None:
    table = after(new_table(), sit("anna"), sit("bert"), Leave("bert", 1), sit("bert"))
    assert len(after(table, Leave("anna", 0), sit("anna")).seats) == 2


def test_the_log_tells_who_was_sent_away_and_older_ones_tell_of_nobody() -> None:
    table = after(new_table(), sit("anna"), sit("eve"), sit("bert"))
    (left,) = decide(table, Leave("bert", 2), EPOCH).entries
    (sent,) = decide(table, Leave("anna", 1), EPOCH).entries
    assert encode_entry(left) == b'{"type":"left","seat":2}'
    assert encode_entry(sent) == b'{"type":"left","seat":1,"sent_away":true}'


def test_public_tables_have_generated_names_only() -> None:
    table = after(new_table(public=True), sit("anna", "something rude"), sit("bert", "something rude"))
    assert len(set(names(table))) == 2
    assert set(names(table)) <= set(RIVERS)


@pytest.mark.parametrize("seal", ["", "seed", "g" * 64, "A" * 64, "0" * 63, "0" * 65])
def test_who_sits_down_shows_the_hash_of_a_seed(seal: str) -> None:
    assert_refused("table-seal", new_table(), Sit("anna", "Anna", seal))


def test_who_leaves_before_the_game_makes_room() -> None:
    table = after(new_table(), sit("anna"), sit("bert"), sit("carl"), Leave("bert", 1))
    assert names(table) == ["anna", "carl"]
    assert_refused("table-host-only", table, Leave("carl", 0))
    assert_refused("table-no-such-seat", table, Leave("carl", 2))
    assert names(after(table, Leave("anna", 1))) == ["anna"]


def test_the_host_who_leaves_passes_the_duty_on_and_the_last_one_closes() -> None:
    table = after(new_table(), sit("anna"), SeatBot("anna", "random"), sit("carl"), Leave("anna", 0))
    assert table.host == "carl"
    table = after(table, Leave("carl", 1))
    assert table.phase == "closed"
    assert_refused("table-not-open", table, sit("dora"))


def test_the_host_passes_the_duty_to_a_person() -> None:
    table = after(new_table(), sit("anna"), sit("bert"), SeatBot("anna", "random"))
    assert_refused("table-host-only", table, PassHost("bert", 1))
    assert_refused("table-bot-cannot-host", table, PassHost("anna", 2))
    table = after(table, PassHost("anna", 1))
    assert table.host == "bert"
    assert_refused("table-host-only", table, Start("anna"))


def test_only_the_host_changes_what_is_played_and_only_before() -> None:
    table = after(new_table(), sit("anna"), sit("bert"))
    settings, options = TableSettings(chairs=4, clock=30), BORDER.options_type(chain=False)
    assert_refused("table-host-only", table, Configure("bert", settings))
    changed = after(table, Configure("anna", settings, options))
    assert (changed.settings, changed.options) == (settings, options)
    assert decide(changed, Configure("anna", settings), EPOCH).entries == ()
    assert_refused(
        "table-not-open", started(changed, Start("anna"), EPOCH), Configure("anna", table.settings)
    )


@pytest.mark.parametrize(
    ("reason", "settings"),
    [
        ("table-chairs", TableSettings(chairs=5)),
        ("table-chairs", TableSettings(chairs=1)),
        ("table-full", TableSettings(chairs=2)),
        ("table-no-such-bot", TableSettings(chairs=3, stand_in="deep-thought\u202e")),
        ("table-no-such-bot", TableSettings(chairs=3, stand_in="random:speed=1")),
    ],
)
def test_settings_with_which_nothing_can_be_played_are_refused(reason: str, settings: TableSettings) -> None:
    table = after(new_table(), sit("anna"), sit("bert"), sit("carl"))
    assert_refused(reason, table, Configure("anna", settings))


def test_options_that_make_no_game_are_refused_by_the_rules() -> None:
    options = BORDER.options_type(choice=("nowhere", "nowhere", "nowhere"))
    with pytest.raises(Refusal, match="B1"):
        decide(new_table(), Configure("anna", options=options), EPOCH)


def test_options_that_are_not_in_their_one_order_are_refused_with_the_first_place() -> None:
    boards = BORDER.options_type().boards
    options = BORDER.options_type(boards=(boards[0], *boards[:0:-1]))
    with pytest.raises(Refusal, match="table-options-order") as caught:
        decide(new_table(), Configure("anna", options=options), EPOCH)
    assert caught.value.params["place"] == "boards[1]"
    assert str(caught.value.params["given"]).startswith('{"name":"D",')
    assert str(caught.value.params["wanted"]).startswith('{"name":"B",')
    assert BORDER.canonical(options) == BORDER.options_type()


def test_players_choose_for_their_own_seats_and_the_host_for_all() -> None:
    table = after(new_table(TRAVEL), sit("anna"), sit("bert"), SeatBot("anna", "random"))
    table = after(table, Choose("bert", 1, "colour", "red"), Choose("anna", 2, "colour", "white"))
    assert table.options.colours == ("", "red", "white")
    assert after(table, Choose("bert", 1, "open-map", value=True)).options.open_map == (1,)
    assert after(table, Choose("bert", 1, "colour", "")).options.colours == ("", "", "white")
    assert_refused("table-host-only", table, Choose("bert", 0, "colour", "blue"))
    assert_refused("table-no-such-option", table, Choose("bert", 1, "map", "usa"))
    assert_refused("table-no-such-seat", table, Choose("anna", 3, "colour", "blue"))
    for wrong in ("red", 0, False):
        with pytest.raises(Refusal, match=r"T1: travel-(colour-taken|no-such-colour)"):
            decide(table, Choose("anna", 0, "colour", wrong), EPOCH)
    assert decide(table, Choose("bert", 1, "colour", "red"), EPOCH).entries == ()


def test_boards_are_exchanged_but_players_take_none_from_each_other() -> None:
    table = after(new_table(), sit("anna"), sit("bert"))
    table = after(table, Configure("anna", options=BORDER.options_type(choice=("A", "B", "C"))))
    assert after(table, Choose("bert", 1, "board", "C")).options.choice == ("A", "C", "B")
    assert_refused("table-host-only", table, Choose("bert", 1, "board", "A"))
    assert after(table, Choose("anna", 1, "board", "A")).options.choice == ("B", "A", "C")
    with pytest.raises(Refusal, match="border-choice-count"):
        decide(after(new_table(), sit("anna")), Choose("anna", 0, "board", "A"), EPOCH)


def test_what_was_chosen_moves_up_with_whoever_chose_it() -> None:
    options = TRAVEL.options_type(colours=("red", "white", "blue"), open_map=(0, 2))
    table = after(
        new_table(TRAVEL), sit("anna"), sit("bert"), sit("carl"), Configure("anna", options=options)
    )
    moved = after(table, Leave("bert", 1)).options
    assert (moved.colours, moved.open_map) == (("red", "blue"), (0, 1))
    boards = Configure("anna", options=BORDER.options_type(choice=("A", "B", "C")))
    table = after(new_table(), sit("anna"), sit("bert"), sit("carl"), boards, Leave("bert", 1))
    assert table.options.choice == ("A", "C", "B")


def test_a_game_begins_with_those_who_sit_or_with_bots_on_the_other_chairs() -> None:
    table = after(new_table(), sit("anna"))
    assert_refused("table-too-few", table, Start("anna"))
    assert_refused("table-no-such-bot", table, Start("anna", fill="nobody"))
    filled = started(table, Start("anna", fill="random"), EPOCH)
    assert [seat.bot for seat in filled.seats] == [None, "random", "random"]
    two = started(after(table, sit("bert")), Start("anna"), EPOCH)
    assert len(two.seats) == 2
    for begun in (filled, two):
        assert begun.phase == "running"
        assert begun.play is not None
        assert begun.play.due.chance is None, "chance is drawn at once"
        assert_refused("table-not-open", begun, sit("dora"))


def test_closing_is_the_hosts_business_and_final() -> None:
    table = after(new_table(), sit("anna"), sit("bert"))
    assert_refused("table-host-only", table, Close("bert"))
    closed = after(table, Close("anna"))
    assert closed.phase == "closed"
    assert decide(closed, Close("anna"), EPOCH).entries == ()
    assert_refused("table-not-open", closed, Start("anna"))


def test_nothing_that_holds_secrets_shows_them_when_printed() -> None:
    table = after(new_table(), sit("anna"), sit("bert"))
    entries = decide(table, sit("carl"), EPOCH).entries
    printed = f"{table!r} {table.opened!r} {table.seats!r} {entries!r} {PassHost('anna', 1)!r}"
    assert "555" not in printed
    assert "seed of" not in printed
