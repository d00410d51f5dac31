"""The traveller: its memory, its speed, and that both matter."""

from pathlib import Path
from random import Random
from statistics import mean, median, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hranice.bots import UnknownBot, bot_names, make_bot
from hranice.bots.bot import Choice
from hranice.games.travel import TRAVEL
from hranice.games.travel.bots import TRAVEL_BOTS, Traveller
from hranice.games.travel.bots.memory import remembered
from hranice.games.travel.bots.reaction_times import first_token
from hranice.games.travel.maps import load, names
from hranice.games.travel.rules.atlas import Atlas, AtlasState, Link, graph_faults, state_of
from hranice.games.travel.rules.state import Move, Place, Ready, State
from hranice.lab.arena import Tournament, outcomes
from hranice.lab.mixed_table_results import Mean, standings
from hranice.lab.playing import make_player, play_game
from tests.travel.made_up import SMALLEST, atlases
from tests.travel.tables import EUROPE, Table, grid, quick
from tools import bot_reaction_times as reactions_of_levels
from tools.bot_reaction_times import skewness


def first_delays(bot: Traveller, number: int = 1, games: int = 200) -> list[int]:
    state = Table.in_round(number).deal().state
    return [bot.choose(state, 0).delay for _ in range(games)]


def test_it_remembers_the_same_map_all_its_life() -> None:
    assert remembered(EUROPE, 0.6, seed=1) == remembered(EUROPE, 0.6, seed=1)
    assert remembered(EUROPE, 0.6, seed=1) != remembered(EUROPE, 0.6, seed=2)


@pytest.mark.parametrize("atlas", [EUROPE, grid(8, 8)])
def test_what_it_remembers_is_true_and_holds_together(atlas: Atlas) -> None:
    memory = remembered(atlas, 0.3, seed=5)
    assert {*memory.links} < {*atlas.links}
    assert list(graph_faults(memory)) == []


def test_it_remembers_more_the_more_it_knows_and_all_in_the_end() -> None:
    counts = [
        mean(len(remembered(EUROPE, knowledge, seed).links) for seed in range(10))
        for knowledge in (0, 0.3, 0.6, 0.9)
    ]
    assert counts == sorted(counts)
    assert remembered(EUROPE, 1, seed=3) == EUROPE


def test_small_and_far_states_are_less_known() -> None:
    def share(code: str) -> float:
        borders = [link for link in EUROPE.links if code in {link.a, link.b}]
        memories = [remembered(EUROPE, 0.7, seed).links for seed in range(60)]
        return mean(link in memory for memory in memories for link in borders)

    # LI has two neighbours, IS three; FR and DE lie in the middle of everything.
    assert share("LI") < share("DE")
    assert share("IS") < share("FR")


def test_with_the_whole_map_in_mind_it_finds_the_best_choice() -> None:
    for number in (1, 3, 5):
        table = Table.in_round(number).deal()
        best = table.state.fares.best(number, "FR", table.state.offer, table.state.target)
        bot = Traveller(1, knowledge=1)
        first = bot.choose(table.state, 0).move
        assert isinstance(first, Place)
        table.place(0, first.field)
        chosen = {table.state.pick(first.field)}
        if number > 1:
            second = bot.choose(table.state, 0).move
            assert isinstance(second, Place)
            chosen.add(table.state.pick(second.field))
        picks = tuple(sorted(chosen))
        assert table.state.fares.price(number, "FR", picks, table.state.target) == best.total


def test_it_sees_tokens_fall_and_changes_its_plan() -> None:
    table = Table.in_round(1, 4).deal()
    bot = Traveller(1, knowledge=1)
    plan = bot.choose(table.state, 0)
    assert isinstance(plan.move, Place)
    away = next(field for field in range(8) if field != plan.move.field)
    table.place(1, away)
    left = Choice[Move](plan.move, 700)
    assert bot.revise(table.state, 0, left) == left
    table.place(2, plan.move.field)
    table.place(3, plan.move.field)
    other = bot.revise(table.state, 0, left)
    assert other.move != plan.move
    assert other.delay > 700


def test_its_reactions_are_like_those_of_people() -> None:
    delays = first_delays(Traveller(3))
    assert 1_000 < median(delays) < 3_000
    assert mean(delays) > median(delays), "skewed to the right"
    assert median(first_delays(Traveller(3, speed=2))) < 0.6 * median(delays)
    assert median(first_delays(Traveller(3), number=5)) > median(delays), "more to compare takes longer"


def times(choices: int, gap: float, draws: int = 6_000) -> list[float]:
    chance = Random(5)
    return [first_token(chance, choices, gap) for _ in range(draws)]


def test_reactions_have_a_normal_part_and_a_long_tail() -> None:
    """Ex-Gaussian: skewed to the right, and far from the mean on that side only."""
    values = times(8, 20)
    assert 0.5 < skewness(values) < 2, "a normal would have 0, an exponential 2"
    centre, spread = mean(values), stdev(values)
    late = mean(value > centre + 2.5 * spread for value in values)
    assert late > 0.015, "a normal would have 0.006"
    assert min(values) > centre - 3 * spread


def test_search_grows_with_the_logarithm_of_the_choices() -> None:
    """Hick and Hyman: each doubling costs the same."""
    two, four, eight, sixteen = (mean(times(2**bits - 1, 20)) for bits in (1, 2, 3, 4))
    assert four - two == pytest.approx(eight - four, rel=0.1)
    assert eight - four == pytest.approx(sixteen - eight, rel=0.1)
    assert eight > four > two


def test_the_nearer_the_best_two_the_longer_the_hesitation() -> None:
    equal, near, far = (times(8, gap) for gap in (0, 10, 60))
    assert mean(equal) > mean(near) + 150 > mean(far) + 250
    assert stdev(equal) > stdev(far)


def test_a_hard_offer_takes_longer_than_a_plain_one() -> None:
    """From FR two borders are cheapest: a single such state is plain to see, seven of them are a doubt."""
    plain = ("AT", "ES", "IT", "DE", "BE", "CH", "LU")
    hard = ("AT", "PL", "CZ", "DK", "SI", "PT", "SM")
    delays = []
    for offer in (plain, hard):
        state = Table.in_round(1).deal(offer=offer).state
        delays.append(mean(Traveller(seed, knowledge=1).choose(state, 0).delay for seed in range(400)))
    assert delays[1] > 1.08 * delays[0]


def test_an_oracle_knows_all_and_acts_at_once_but_is_no_company() -> None:
    state = Table.in_round(3).deal().state
    choice = make_player(TRAVEL, "oracle", 1).choose(state, 0)
    assert choice.delay == 0
    assert choice.move == Traveller(1, knowledge=1).choose(state, 0).move
    assert "oracle" not in bot_names(TRAVEL)
    with pytest.raises(UnknownBot, match="travel has no bot “oracle”"):
        make_bot(TRAVEL, "oracle", 1)


def test_the_second_token_follows_quickly() -> None:
    table = Table.in_round(3).deal()
    table.place(0, 1)
    assert mean(Traveller(seed).choose(table.state, 0).delay for seed in range(20)) < 1_000


def test_it_is_ready_when_asked() -> None:
    table = Table(2, quick(show=100))
    table.draw(0)
    assert Traveller(1).choose(table.state, 0) == Choice(Ready())
    late = Choice[Move](Place(1), 5)
    assert Traveller(1).revise(table.state, 0, late) == Choice(Ready()), "overtaken by the limit"


@pytest.mark.parametrize(
    ("knowledge", "speed"), [(-0.1, 1), (1.1, 1), (0.5, 0), (0.5, -1), (0.5, 1e-320), (0.5, 101)]
)
def test_dials_have_limits(knowledge: float, speed: float) -> None:
    with pytest.raises(ValueError, match="it "):
        Traveller(1, knowledge, speed)


def test_reactions_are_drawn_by_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "reactions.svg"
    monkeypatch.setattr(reactions_of_levels, "GAMES", 12)
    monkeypatch.setattr("sys.argv", ["reactions", str(picture)])
    reactions_of_levels.main()
    told = capsys.readouterr().out
    assert told.startswith("tourist, 8 choices: mean ")
    assert told.count("\n") == 6
    assert picture.read_text().count("<polygon") == 3


def series(bots: list[str], games: int = 25) -> list[float]:
    played = [play_game(TRAVEL, quick(), bots, seed=3, number=number) for number in range(games)]
    return [mean(game.standing.scores[seat] for game in played) for seat in range(len(bots))]


def test_knowledge_and_speed_both_pay() -> None:
    forgetful, knowing = series(["traveller:knowledge=0.2", "traveller:knowledge=1"])
    assert forgetful < knowing
    slow, fast = series(["traveller:speed=0.5", "traveller:speed=3"])
    assert slow < fast


LEVELS = ("tourist", "traveller", "globetrotter")


def leads(atlas: Atlas, bots: tuple[str, ...], games: int) -> list[Mean]:
    """Let three bots play at one table; return how far each is ahead of the one that should be below it."""
    held = Tournament(TRAVEL, quick(map=atlas), bots, seats=3, games=games, seed=4, mixed=True)
    rows = standings(bots, list(outcomes(held)))
    assert [row.bot for row in rows] == [*reversed(bots)]
    return [row.lead for row in rows[:2]]


@pytest.mark.parametrize("atlas", [EUROPE, load("usa").atlas, SMALLEST], ids=lambda atlas: atlas.name)
def test_each_level_clearly_outscores_the_one_below(atlas: Atlas) -> None:
    assert all(lead.mean - lead.error > 20 for lead in leads(atlas, LEVELS, games=60))
    assert set(TRAVEL_BOTS) == {*LEVELS}


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_levels_stay_apart_on_every_map_of_ours(name: str) -> None:
    assert all(lead.mean - lead.error > 20 for lead in leads(load(name).atlas, LEVELS, games=600))


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted({"africa", "europe", "italy", "usa"} & {*names()}))
def test_what_they_know_alone_keeps_them_apart(name: str) -> None:
    """At equal speed. Where nearly every border is the only way there is nothing to forget, as on islands."""
    knowing = tuple(f"traveller:knowledge={knowledge}" for knowledge in (0.55, 0.8, 0.95))
    assert all(lead.mean - lead.error > 0 for lead in leads(load(name).atlas, knowing, games=600))


@settings(max_examples=40, deadline=None)
@given(atlas=atlases(), knowledge=st.floats(0, 1), seed=st.integers(0, 2**32))
def test_what_it_knows_of_a_map_does_not_depend_on_names(atlas: Atlas, knowledge: float, seed: int) -> None:
    """Only nearness and the number of neighbours count: there is no table of any land."""

    def renamed(known: Atlas) -> Atlas:
        other = {code: f"X{code}" for code in known.codes}
        new = {place: place.replace(state_of(place), other[state_of(place)]) for place in known.places}
        states = tuple(AtlasState(other[state.code], state.parts) for state in known.states)
        links = tuple(Link(new[link.a], new[link.b], link.sea) for link in known.links)
        return Atlas("renamed", states, links)

    assert remembered(renamed(atlas), knowledge, seed) == renamed(remembered(atlas, knowledge, seed))


def test_the_same_seed_plays_the_same() -> None:
    state: State = Table.in_round(5).deal().state
    assert Traveller(9).choose(state, 1) == Traveller(9).choose(state, 1)
