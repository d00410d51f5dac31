"""A game of Bez hranic in the terminal, from the map to the podium."""

from rich.text import Text

from hranice.cli.terminal.dialog import Dialog, Quit
from hranice.cli.terminal.keyboard import Keys
from hranice.cli.terminal.solo_table import PERSON, SoloTable
from hranice.game import Refusal
from hranice.games.travel.maps import Pack
from hranice.games.travel.rules.fact_types import Fact, Placed, Revealed
from hranice.games.travel.rules.state import FIELDS, Move, Phase, Place, Ready, State
from hranice.games.travel.rules.view import View
from hranice.games.travel.terminal.fact_sentences import tell
from hranice.games.travel.terminal.screens import Screens
from hranice.locale import refusal
from hranice.table.latency import LOCK

GO_ON = "\r\n "
SHOWN: frozenset[Phase] = frozenset({"study", "place", "reckon"})
"""The phases worth a new page where pages cannot be redrawn in place."""


class TravelSession:
    """One person racing against bots."""

    def __init__(self, dialog: Dialog, keys: Keys, table: SoloTable[State, Move], pack: Pack) -> None:
        self._dialog = dialog
        self._keys = keys
        self._table = table
        self._names = [seat.name for seat in table.seats]
        self._screens = Screens(pack, self._names, dialog.texts, tall=dialog.tall)
        self._notice = ""
        self._locked_until = 0
        self._drawn: tuple[Phase, int] | None = None

    def play(self) -> None:
        """Play to the end. Raises `Quit` when the person goes earlier."""
        changed = True
        while True:
            facts = self._table.go_on()
            if any(isinstance(fact, Revealed) for fact in facts):
                self._notice = ""  # that it was too early is no longer of interest
            changed = changed or bool(facts)
            self._tell(facts)
            if self._table.play.over:
                break
            self._draw(changed=changed)
            listening = PERSON in self._table.play.due.seats
            pressed = self._keys.wait(self._table.seconds_left(), listening=listening)
            for key in pressed:
                self._press(key)
            changed = bool(pressed)
        self._dialog.begin()
        self._dialog.show(*self._screens.reckoning(self._view()))

    def _tell(self, facts: list[Fact]) -> None:
        """Say who chose what, where tokens cannot be seen falling."""
        if self._dialog.interactive:
            return
        for fact in facts:
            if isinstance(fact, Placed):
                told = tell(fact, self._table.state, self._names, PERSON, self._dialog.texts)
                self._dialog.show(Text(told))

    def _view(self) -> View:
        view: View = self._table.game.view(self._table.state, PERSON)
        return view

    def _press(self, key: str) -> None:
        """Do what a key asks for; one that came too early locks the others for a moment."""
        if self._table.clock() < self._locked_until:
            return
        self._table.go_on()
        self._notice = ""
        phase = self._table.state.phase
        try:
            if key in "qQ":
                raise Quit
            if key in GO_ON:
                if phase in {"study", "reckon"} and PERSON in self._table.play.due.seats:
                    self._table.act(Ready())
            elif key in "12345678" and phase not in {"study", "reckon"}:
                mine = self._view().players[PERSON].travellers
                # Of two travellers the second follows when all tokens of the first lie (T31).
                colour = next((number for number, each in enumerate(mine) if each.missing), 0)
                self._table.act(Place(FIELDS[int(key) - 1], colour))
            else:
                self._notice = self._dialog.texts.text("play-travel-misread", input=key)
        except Refusal as refused:
            self._notice = refusal(self._dialog.texts, refused)
            if refused.rule == "T12":
                self._locked_until = self._table.clock() + LOCK

    def _draw(self, *, changed: bool) -> None:
        """Draw the page anew: on a terminal whenever anything changed, else once for each phase."""
        view = self._view()
        page = (view.phase, view.round)
        if self._dialog.interactive:
            if not changed:
                return
        elif not self._notice and (view.phase not in SHOWN or page == self._drawn):
            return
        self._drawn = page
        self._dialog.begin()
        match view.phase:
            case "study":
                self._dialog.show(*self._screens.study())
            case "reckon":
                self._dialog.show(*self._screens.reckoning(view))
            case _:
                self._dialog.show(*self._screens.offer(view))
        if self._notice:
            self._dialog.complain(self._notice)
        self._dialog.say(
            self._hint(view), "bold", count=sum(t.missing for t in view.players[PERSON].travellers)
        )

    def _hint(self, view: View) -> str:
        """Return the key of what the person can do now."""
        if view.phase in {"study", "reckon"}:
            return "play-travel-go-on" if PERSON in self._table.play.due.seats else "play-travel-others"
        if view.phase == "place" and PERSON in self._table.play.due.seats:
            return "play-travel-choose"
        return "play-travel-others" if view.revealed is not None else "play-travel-dealing"
