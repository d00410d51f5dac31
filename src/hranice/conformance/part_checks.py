"""What the parts of a game promise (`hranice.game_parts`), each as a check."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain, product

from fluent.syntax import ast

from hranice.bots import bot_names
from hranice.conformance.option_checks import describes_options
from hranice.conformance.playing import AnyGame
from hranice.conformance.text_catalogues import (
    NoSentence,
    StrictTexts,
    entries,
    languages,
    places,
    taken,
)
from hranice.conformance.trial import Check, Trial, accepted, refusal_of, shortened
from hranice.game import Moved, Refusal
from hranice.lab.playing import play_game
from hranice.locale import LANGUAGES, files_of
from hranice.plugins import GAMES, BadPlugin, check_parts
from hranice.table.record_takeover import lesson_of

HINTED = 6
"""Positions of a game for which hints are asked."""


def offered(game: AnyGame, *, first: bool) -> Iterator[Check]:
    """Yield the checks of the parts that a game offers.

    What does not depend on the number of players is checked with the first one.
    """
    parts = game.parts
    if first:
        yield has_sound_parts
    if parts.offers("options"):
        yield describes_options
    if parts.offers("bots"):
        yield bots_play_legal_moves
    if parts.offers("teller"):
        yield tells_every_fact
    if parts.offers("texts"):
        yield says_why
        if first:
            yield says_the_same_in_every_language
    if parts.offers("insight"):
        yield hints_are_legal
    if parts.offers("encoding") and find_spec("numpy"):  # learners are an extra
        yield acts_make_legal_moves


def has_sound_parts(trial: Trial) -> Iterator[str]:
    """Prove that title, score, company, commands, routes, printing, puzzles and lesson can be used."""
    try:
        check_parts(trial.game)
    except BadPlugin as bad:
        yield str(bad)
    else:
        yield from (*_nothing(trial.game), *_unsaid(trial.game), *_unusable(trial.game))


def _nothing(game: AnyGame) -> Iterator[str]:
    """Tell which parts are offered without being there."""
    for part in ("insight", "teller", "encoding", "lesson", "puzzles", "terminal", "printing"):
        if game.parts.offers(part) and getattr(game.parts, part)() is None:
            yield f"it offers the part {part}, which is None"


def _unsaid(game: AnyGame) -> Iterator[str]:
    """Tell in which languages a score cannot be told."""
    for language in languages(game) or LANGUAGES:
        try:
            StrictTexts(game, language).text(game.parts.score, count=2)
        except NoSentence as missing:
            yield str(missing)


def _unusable(game: AnyGame) -> Iterator[str]:
    """Tell what of the parts cannot be used; what raises tells it by itself."""
    for lazy in (*game.parts.commands().values(), game.parts.print_command()):
        if lazy is not None and not hasattr(import_module(lazy.module), lazy.name):
            yield f"the module {lazy.module} has no command {lazy.name}"
    if (printing := game.parts.printing()) is not None:
        for words in chain.from_iterable(printing.shipped().values()):
            printing.read(words)
    if (puzzles := game.parts.puzzles()) is not None:
        if strange := {*puzzles.bots, *puzzles.levels} - {*bot_names(game)}:
            yield f"no bot is called {min(strange)}, as in its puzzles"
        if not game.has_addresses or len(puzzles.bots) not in game.players:
            yield f"no game of {len(puzzles.bots)} can be dealt with duplicate chance, as puzzles are"
    newest = GAMES.get(game.name, game).rules == game.rules  # older rules have no lesson of their own
    if newest and (lesson := lesson_of(game)):
        lesson.log("", "Learner", 0)


def bots_play_legal_moves(trial: Trial) -> Iterator[str]:
    """Prove that every bot plays legal moves to the end, and the same ones with the same seed."""
    game = trial.game
    for name in bot_names(game):
        bots = [name] * trial.seats
        try:
            one, other = (
                play_game(game, trial.options, bots, trial.seed, 1, recorded=True) for _ in range(2)
            )
        except Exception as error:
            error.add_note(f"played by the bot {name}")
            raise
        if one != other:
            yield f"the bot {name} plays another game with the same seed"


def tells_every_fact(trial: Trial) -> Iterator[str]:
    """Prove that the teller has a sentence for every fact, in every language, for everybody."""
    teller = trial.game.parts.teller()
    names = [f"Player {seat}" for seat in range(trial.seats)]
    for language in languages(trial.game) or LANGUAGES:
        texts = StrictTexts(trial.game, language)
        for step in trial.steps():
            for fact in step.facts:
                for seat, state in product(trial.onlookers, (step.before, step.after)):
                    if teller is None or not teller(fact, state, names, seat, texts).strip():
                        yield f"{shortened(fact)} is told to seat {seat} in no words"


def says_why(trial: Trial) -> Iterator[str]:
    """Prove that every refusal has a sentence in every language."""
    moves = [step.event.move for step in trial.steps() if isinstance(step.event, Moved)]
    texts = [StrictTexts(trial.game, language) for language in languages(trial.game)]
    told: set[str] = set()
    for step in trial.steps(3):
        for seat in range(trial.seats):
            for move in moves[:20]:
                refusal = refusal_of(trial.game, step.before, Moved(seat, move, step.event.at))
                if refusal is not None and refusal.reason not in told:
                    told.add(refusal.reason)
                    yield from _missing(texts, refusal)


def _missing(texts: list[StrictTexts], refusal: Refusal) -> Iterator[str]:
    for language in texts:
        try:
            language.text(refusal.reason, **refusal.params)
        except NoSentence as missing:
            yield f"{missing}, for a refusal by {refusal.rule}"


def says_the_same_in_every_language(trial: Trial) -> Iterator[str]:
    """Prove that there is English, and every language has the same sentences with the same places."""
    folder = trial.game.parts.texts()
    spoken = languages(trial.game)
    if folder is None or "en" not in spoken:
        yield f"the folder of texts has no en/*.ftl; its languages are {', '.join(spoken) or 'none'}"
        return
    if strange := sorted({one.name for one in folder.iterdir() if one.is_dir()} - set(LANGUAGES)):
        yield f"{strange[0]} is none of the languages {', '.join(LANGUAGES)}"
    found = {}
    for language in spoken:
        own = entries(files_of(folder, language))
        for junk in (entry for entry in own if isinstance(entry, ast.Junk)):
            yield f"{language}: this cannot be read: {shortened(junk.content)}"
        messages = [entry for entry in own if isinstance(entry, ast.Message)]
        keys = [message.id.name for message in messages]
        for key in keys:
            if key in taken(trial.game, language) or keys.count(key) > 1:
                yield f"{language}: {key} is said twice, or by hranice itself, or by another game"
        found[language] = places(messages)
    for language in spoken:
        for key in sorted(found["en"].keys() | found[language].keys()):
            one, other = found["en"].get(key), found[language].get(key)
            if one != other:
                yield f"{key} has the places {_listed(one)} in en and {_listed(other)} in {language}"


def _listed(names: set[str] | None) -> str:
    return "(no such sentence)" if names is None else ", ".join(sorted(names)) or "(none)"


def hints_are_legal(trial: Trial) -> Iterator[str]:
    """Prove that hints are legal moves, given what the seat may know."""
    insight = trial.game.parts.insight()
    asked = [step for step in trial.steps() if step.due.seats and isinstance(step.event, Moved)]
    every = max(1, len(asked) // HINTED)
    chosen = {step.number for step in asked[::every]}
    for step in trial.steps():
        if insight is not None and step.number in chosen:
            seat = step.event.seat
            hint = insight.advised(trial.game.redact(step.before, seat), seat)
            for advice in hint.advice:
                if not accepted(trial.game, step.before, seat, advice.move, step.event.at):
                    yield f"the hint {shortened(advice.move)} of seat {seat} is refused"


def acts_make_legal_moves(trial: Trial) -> Iterator[str]:
    """Prove that legal acts make legal moves, and observations have their length and bounds."""
    from hranice.lab.env.episode import Episode  # noqa: PLC0415 - learners are an extra

    kind = trial.game.parts.encoding()
    if kind is None:
        return
    encoding = kind(trial.seats, trial.options)
    episode = Episode(encoding)
    for number in range(encoding.longest):
        chance, seat = episode.chance, episode.turn
        if chance is not None:
            episode.draw(tuple(trial.random.randrange(bound) for bound in chance.bounds))
        elif seat is not None:
            acts, seen = episode.legal(seat), episode.observe(seat)
            if not acts or acts != sorted(set(acts) & set(range(encoding.acts))):
                yield f"act {number}: the legal acts of seat {seat} are {acts}, not some of {encoding.acts}"
            if len(seen) != encoding.length or not -1 <= seen.min() <= seen.max() <= 1:
                yield f"act {number}: what seat {seat} observes is not {encoding.length} numbers from -1 to 1"
            episode.act(trial.random.choice(acts))
        else:
            return
    yield f"the game has more than {encoding.longest} acts"


WITHOUT_CHANCE: tuple[Check, ...] = (has_sound_parts, describes_options, says_the_same_in_every_language)
"""Those that look at no playthrough: one seed proves all."""
