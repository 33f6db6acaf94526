"""Numbers as a language writes them: with its decimal sign, its minus and its space before “%”."""

from decimal import ROUND_HALF_UP, Decimal

from babel import Locale
from babel.numbers import format_decimal


def decimal(number: float, decimals: int, language: str) -> str:
    """Return a number with that many decimals.

    As in the page, a half is rounded away from zero, and what is rounded to zero has no sign.
    """
    rounded = Decimal(number).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    return localized(f"{rounded or abs(rounded)}", language)


def localized(digits: str, language: str) -> str:
    """Return a number that Python has written, with the decimal sign of the language and a wide minus."""
    text = digits.replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def grouped(number: float, language: str) -> str:
    """Return a number with its thousands grouped, and no decimals that are 0."""
    return format_decimal(number, locale=Locale.parse(language, sep="-"))


def percent_sign(language: str) -> str:
    """Return what follows a number of per cent; its space does not end a line."""
    return "%" if language == "en" else "\u00a0%"


def percentage(share: float, language: str) -> str:
    """Return a share, from 0 to 1, in per cent with one decimal."""
    return decimal(100 * share, 1, language) + percent_sign(language)
