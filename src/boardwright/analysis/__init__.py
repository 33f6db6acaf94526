"""Analysis of a match: each player's chances move by move, the costliest decisions, and how much of it was luck (docs/analysis.md)."""

from boardwright.analysis.analysing import Analysis, Settings, analyse
from boardwright.analysis.decisions import Choice, Judged, Option
from boardwright.analysis.parts import Parts

__all__ = ["Analysis", "Choice", "Judged", "Option", "Parts", "Settings", "analyse"]
