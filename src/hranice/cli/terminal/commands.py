"""Words that a person may type at any time, whatever is being asked."""

import unicodedata
from collections.abc import Callable, Mapping

from hranice.cli.terminal.dialog import Quit
from hranice.locale import Texts

HELP = "?"
QUIT = "quit"


class Commands:
    """Pages to turn to by typing their word, in the person's language or in English."""

    def __init__(self, texts: Texts, pages: Mapping[str, Callable[[], None]]) -> None:
        self._pages = {HELP: pages["help"]}
        for name, page in {**pages, QUIT: self._leave}.items():
            self._pages[name] = self._pages[_plain(texts.text(f"play-word-{name}"))] = page

    def run(self, line: str) -> bool:
        """Turn to the page that a line asks for; say whether it asked for one."""
        page = self._pages.get(_plain(line))
        if page is not None:
            page()
        return page is not None

    @staticmethod
    def _leave() -> None:
        raise Quit


def _plain(word: str) -> str:
    """Return a word without capitals and accents: not every keyboard has them all."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
