"""Figures as text."""

from hranice.locale import Texts


def figure(value: float, texts: Texts, *, signed: bool = False, digits: int = 1) -> str:
    """Return a number as the language writes it; a minus is a real one."""
    rounded = round(value, digits) + 0.0  # no minus before a nought
    written = f"{rounded:+.{digits}f}" if signed and rounded else f"{rounded:.{digits}f}"
    return in_language(written, texts)


def in_language(written: str, texts: Texts) -> str:
    """Return a number that Python has written as the language writes it: its decimal sign, a real minus."""
    return (written if texts.language == "en" else written.replace(".", ",")).replace("-", "−")


def share(value: float, texts: Texts, *, signed: bool = False) -> str:
    """Return a chance in per cent."""
    return f"{figure(100 * value, texts, signed=signed, digits=0)} %"


def counted(number: int, thing: str) -> str:
    """Return how many there are of a thing with a regular plural, in English."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
