"""A bill of Bez hranic for people to read."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hranice.cli.number_format import figure
from hranice.games.travel.maps import Pack
from hranice.games.travel.maps.state_lookup import Gazetteer
from hranice.games.travel.rules.fare import ADJACENT, CROSSING, FINAL, Bill, Case
from hranice.games.travel.rules.map_peculiarities import mattered
from hranice.games.travel.terminal.fact_sentences import language_of
from hranice.locale import Texts

_ARROW = " → "


class BillPrinter:
    """Puts bills into the words of one language and the names of one map."""

    def __init__(self, pack: Pack, gazetteer: Gazetteer, texts: Texts) -> None:
        self._pack = pack
        self._gazetteer = gazetteer
        self._texts = texts
        self._language = language_of(texts)

    def printed(self, case: Case, bill: Bill, best: Bill | None) -> RenderableType:
        """Return the bill line by line, the route, what is peculiar, and the best of a known offer."""
        text = self._texts.text
        ends = self._names((case.start, case.target) if case.target else (case.start,), _ARROW)
        table = Table(
            title=text("fare-title", round=case.round, ends=ends),
            title_justify="left",
            title_style="bold",
            show_header=False,
            box=None,
        )
        table.add_column()
        table.add_column(justify="right")
        for words, money in self._lines(case, bill):
            table.add_row(words, figure(money, self._texts, digits=0))
        total = text("fare-receives") if case.round == FINAL else text("fare-pays")
        table.add_row(Text(total, style="bold"), Text(str(bill.total), style="bold"))
        route = (
            text("fare-route", route=self._names(bill.route, _ARROW)) if bill.route else text("fare-stays")
        )
        told = self._pack.peculiarities
        reasons = (told[at].text for at in mattered(told, self._pack.atlas, bill))
        shown: list[RenderableType] = [table, Text(route)]
        shown += [Text(f"• {reason.said_in(self._language)}", style="dim") for reason in reasons]
        if best is not None:
            choice = self._names(best.picks, " + ")
            shown.append(Text(text("fare-best", choice=choice, total=best.total), style="italic"))
        return Group(*shown)

    def _lines(self, case: Case, bill: Bill) -> list[tuple[str, int]]:
        """Return the lines of a bill with their money; together they make the total."""
        text = self._texts.text
        lines = [(text("fare-crossings", count=bill.crossings), CROSSING * bill.crossings)]
        lines += [(text("fare-adjacent", pair=self._names(pair, " – ")), ADJACENT) for pair in bill.adjacent]
        if bill.forty:
            lines.append((text("fare-forty"), bill.forty))
        if bill.stack:
            lines.append((text("fare-stack"), -bill.stack if case.round == FINAL else bill.stack))
        forgiven = bill.total - sum(money for _, money in lines)
        if forgiven:
            lines.append((text("fare-floor"), forgiven))
        return lines

    def _names(self, places: tuple[str, ...], between: str) -> str:
        return between.join(self._gazetteer.name(place, self._language) for place in places)
