"""The pages of a game of Bez hranic: the map before it begins, the offer, the reckoning."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hranice.cli.terminal.solo_table import PERSON
from hranice.games.travel.maps import Pack
from hranice.games.travel.maps.state_lookup import Gazetteer
from hranice.games.travel.rules.atlas import state_of
from hranice.games.travel.rules.fare import FINAL, Case
from hranice.games.travel.rules.state import Reckoning
from hranice.games.travel.rules.view import STAGES, View
from hranice.games.travel.terminal.bill import BillPrinter
from hranice.games.travel.terminal.fact_sentences import language_of
from hranice.games.travel.terminal.offer import offer_board, purses, shape
from hranice.games.travel.terminal.text_map import TextMap
from hranice.locale import Texts

WIDE, MIDDLE, NARROW = 78, 50, 36
"""Characters across the map: by itself, beside a bill, and on a small terminal."""


class Screens:
    """Draws what lies on the table, for one person and one map."""

    def __init__(self, pack: Pack, names: Sequence[str], texts: Texts, *, tall: bool) -> None:
        self._pack = pack
        self._names = names
        self._texts = texts
        self._gazetteer = Gazetteer(pack)
        self._bills = BillPrinter(pack, self._gazetteer, texts)
        self._tall = tall
        self._map = TextMap(pack, MIDDLE if tall else NARROW)

    def study(self) -> list[RenderableType]:
        """Return the map, what is peculiar about it, and the rules of the first rounds (T10)."""
        sea = ", ".join(f"{link.a}–{link.b}" for link in self._pack.atlas.links if link.sea)
        text_map = TextMap(self._pack, WIDE) if self._tall else self._map
        return [
            text_map.drawn(),
            *([Text(self._texts.text("play-travel-sea", links=sea))] if sea else []),
            *map(Text, self._peculiarities()),
            self._stage(STAGES[0]),
            self._prices(),
        ]

    def _peculiarities(self) -> Iterator[str]:
        """Yield what else is peculiar: in words, but pairs of states by their codes, as on the map (T41).

        At the end, how disputed territories are counted.
        """
        pairs: dict[str, list[str]] = {"touch": [], "apart": []}
        for told in self._pack.peculiarities:
            if told.kind in pairs:
                first, *others = map(state_of, told.places)
                pairs[told.kind] += [f"{first}–{other}" for other in others]
            elif told.kind != "sea":
                yield told.text.said_in(language_of(self._texts))
        for kind, named in pairs.items():
            if named:
                yield f"{self._texts.text('peculiar-kind', kind=kind)}: {', '.join(named)}."
        yield from (told.text.said_in(language_of(self._texts)) for told in self._pack.disputed)

    def offer(self, view: View) -> list[RenderableType]:
        """Return the offer board with what has fallen on it; the map only for whom it may lie open (T11)."""
        dealer = view.dealer if view.dealer is not None else PERSON
        you = "yes" if dealer == PERSON else "no"
        head = self._texts.text("fact-travel-round", round=view.round, who=self._names[dealer], you=you)
        board = offer_board(view, self._names, self._named, self._texts)
        if view.round > 1 and not view.used:  # on a small map before any round (T40)
            head = f"{head} {self._texts.text('fact-travel-reshuffled')}"
        pages: list[RenderableType] = [Text(head, style="bold"), purses(view, self._names), Text(), board]
        if not view.map_hidden:
            pages.append(self._map.drawn())
        return [*pages, self._prices()]

    def reckoning(self, view: View) -> list[RenderableType]:
        """Return every journey's price, and the person's own with its reasons and its route (T24, T25)."""
        own = next(reckoned for reckoned in view.reckoned if reckoned.seat == PERSON)
        pages: list[RenderableType] = [self._all(view)]
        if view.start is not None:
            case = Case(view.round, view.start, own.bill.picks, view.target)
            pages += [Text(), self._bills.printed(case, own.bill, view.best)]
        if own.bill.route and self._tall:
            pages.append(self._map.drawn(own.bill.route))
        pages += self._about_start(view)
        if view.stage is not None:
            pages += [Text(), self._stage(view.stage.round)]
        return pages

    def _all(self, view: View) -> Table:
        text = self._texts.text
        table = Table(box=None, padding=(0, 2, 0, 0))
        for key in ("play-travel-player", "play-travel-choice"):
            table.add_column(text(key))
        table.add_column(text("play-travel-price"), justify="right")
        table.add_column(text("fare-receives" if view.round == FINAL else "fare-pays"), justify="right")
        table.add_column(text("play-travel-purse"), justify="right")
        for reckoned in view.reckoned:
            table.add_row(*self._row(view, reckoned), style="bold" if reckoned.seat == PERSON else "")
        return table

    def _row(self, view: View, reckoned: Reckoning) -> list[RenderableType]:
        mine = view.players[reckoned.seat].travellers
        colour = next(each.colour for each in mine if each.number == reckoned.traveller)
        who = shape(colour).append(f" {self._names[reckoned.seat]}")
        choice = " + ".join(self._named(pick) for pick in reckoned.bill.picks)
        purse = view.players[reckoned.seat].purse
        money = (reckoned.bill.total, reckoned.money, purse)
        return [who, Text(choice), *(Text(f"{amount} €") for amount in money)]

    def _about_start(self, view: View) -> list[RenderableType]:
        """Return a fact about the start state for those who like one (T25)."""
        state = next((state for state in self._pack.states if state.code == view.start), None)
        if state is None or not state.facts:
            return []
        fact = state.facts[view.round % len(state.facts)].said_in(language_of(self._texts))
        return [Text(f"{self._named(state.code)}: {fact}", style="italic")]

    def _stage(self, number: int) -> Text:
        return Text(self._texts.text("play-travel-stage", round=number), style="cyan")

    def _prices(self) -> Text:
        return Text(self._texts.text("play-travel-prices"), style="dim")

    def _named(self, place: str) -> str:
        return self._gazetteer.name(place, language_of(self._texts))
