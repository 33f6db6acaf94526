"""An analysis in words, for the terminal and the report."""

from __future__ import annotations

from boardwright.analysis.analysing import Analysis
from boardwright.analysis.averages import Source
from boardwright.analysis.decisions import Judged
from boardwright.core.machine.outlook import POINT, WHOLE
from boardwright.core.text.numbers import decimal, percent_sign
from boardwright.core.text.words import Words

NAMED = 3
"""Number of mistakes that are shown of each seat."""
HUNDREDTH = WHOLE // 100


class Wording:
    """The words of one analysis."""

    def __init__(self, analysis: Analysis, words: Words) -> None:
        self._analysis, self._words = analysis, words
        end = "cli-analysis-end" if analysis.match.over else "cli-analysis-now"
        self.part_names = [words.t(f"cli-analysis-{part}") for part in ("begin", "own", "others", "chance")] + [words.t(end)]

    def part_rows(self) -> list[list[str]]:
        """The parts of each seat's result: its name, and each part in per cent of the win. They add up as they are written."""
        rows = []
        for seat, parts in enumerate(self._analysis.parts):
            changes = [signed_percent(part, self._words.lang, exactly=True) for part in (parts.own, parts.others, parts.chance)]
            start, end = (percent(part, self._words.lang, exactly=True) for part in (parts.start, parts.end))
            rows.append([self._words.name(seat), start, *changes, end])
        return rows

    def source_rows(self) -> list[list[str]]:
        """Each source of points: its name, and the points of each seat beside the middle half of what is usual."""
        sources, words = self._analysis.sources, self._words
        return [[words.source(name), *(_beside(each.points[name]) for each in sources)] for name in (sources[0].points if sources else ())]

    @property
    def knows_usual(self) -> bool:
        """Whether anything usual stands beside the points."""
        return any(each.usual for sources in self._analysis.sources for each in sources.points.values())

    def action(self, action: int) -> str:
        """An action in words."""
        return self._words.action(self._analysis.match.game.actions[action])

    def full(self, each: Judged) -> str:
        """Return what full knowledge says of a mistake that was judged with it, too."""
        assert each.full is not None
        if not each.full.is_mistake:
            return self._words.t("cli-analysis-full-none")
        loss = signed_percent(-each.full.loss, self._words.lang)
        return self._words.t("cli-analysis-full", action=self.action(each.full.best), loss=loss)


def _beside(source: Source) -> str:
    points = "–" if source.points is None else f"{source.points}"
    usual = f" ({source.usual[0]} … {source.usual[2]})" if source.usual else ""
    return (points + usual).replace("-", "−")


def percent(chance: int, language: str, exactly: bool = False) -> str:
    """A chance in ten-thousandths as per cent, in whole ones or (`exactly`) with two decimals."""
    return decimal(chance / HUNDREDTH, 2 if exactly else 0, language) + percent_sign(language)


def signed_percent(chance: int, language: str, exactly: bool = False) -> str:
    """A difference of chances with its sign; what is rounded to nothing has none."""
    text = percent(chance, language, exactly)
    return ("+" if chance > 0 and text != percent(0, language, exactly) else "") + text


def points(hundredths: int, language: str) -> str:
    """Points in hundredths as a number with one decimal."""
    return decimal(hundredths / POINT, 1, language)
