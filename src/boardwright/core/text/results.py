"""Results of matches in words."""

from boardwright.core.domain.result import Result
from boardwright.core.text.words import Words


def who_has_won(result: Result, players: int, words: Words) -> str:
    """Return who has won, or shares the first place."""
    first = [words.name(seat) for seat in result.ranking[0]]
    if len(first) == players:
        return words.t("cli-draw")
    if len(first) > 1:
        return words.t("cli-shared-win", names=", ".join(first))
    return words.t("cli-winner", name=first[0])
