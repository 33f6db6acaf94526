"""`boardwright verify`: whether a match file is sound."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from boardwright.cli.language import language
from boardwright.cli.names import names_in
from boardwright.cli.source import read
from boardwright.cli.usage import DONE, FAILED, one_line

if TYPE_CHECKING:
    from boardwright.core.domain.replay import Report
    from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Print the report. Returns 1 for a broken file, after naming its first action or field that does not fit."""
    data, content = read(args.file, "a match file")
    import boardwright as bw
    from boardwright.core.text.words import Words

    words = Words(language(args.lang))
    try:
        report = bw.verify(data)
    except bw.BrokenRecord as error:
        if args.json:
            print(json.dumps({"sound": False, "at": error.at, "why": error.why}, ensure_ascii=False))
        at = f"action {error.at}" if isinstance(error.at, int) else f"header field {error.at}"
        print(f"boardwright: {one_line(words.t('cli-verify-bad', at=at, why=error.why))}", file=sys.stderr)
        return FAILED
    if args.json:
        print(json.dumps({"sound": True, **report.plain()}, ensure_ascii=False))
        return DONE
    _print(report, words, Words(words.lang, bw.load(report.game), names_in(content)))
    return DONE


def _print(report: Report, shell: Words, words: Words) -> None:
    from boardwright.cli.board import result_lines
    from boardwright.cli.screen import Screen

    screen = Screen()
    screen.line(("✓ " + shell.t("cli-verify-good"), "green"))
    starts = words.t("cli-match-starts", game=words.t("title"), players=report.players)
    screen.line(f"{starts} · {words.t('cli-decisions', decisions=report.actions)} · {report.ruleset}")
    if report.result:
        screen.lines(result_lines(report.result, report.players, words))
