"""`boardwright rules`: the rules of a game in our own words. Imports neither NumPy nor rules."""

import argparse
from collections.abc import Iterator

from boardwright.cli.language import language
from boardwright.cli.screen import Line, Screen
from boardwright.cli.usage import DONE
from boardwright.core.text.rulebook import Section, rulebook, section_of


def run(args: argparse.Namespace) -> int:
    """Print all sections, or one."""
    sections = rulebook(language(args.lang), args.game)
    screen = Screen()
    for section in [section_of(sections, args.section)] if args.section else sections:
        screen.items(lines(section, with_title=True))
    return DONE


def lines(section: Section, with_title: bool = False) -> Iterator[Line]:
    """A section as lines, after an empty one; `with_title`: with its id, for use as an argument."""
    yield []
    yield [(section.title, "bold"), *([(f"  {section.id}", "dim")] if with_title else [])]
    for line in section.text.split("\n"):
        text = line.removeprefix("– ")
        yield [("  " if text == line else "  – ", ""), (text, "")] if line else []
