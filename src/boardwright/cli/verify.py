"""`boardwright verify`: check a match file."""

import argparse
import re
import sys

import boardwright as bw
from boardwright.cli.board import result_lines
from boardwright.cli.language import language
from boardwright.cli.names import names_in
from boardwright.cli.screen import Screen
from boardwright.cli.source import read
from boardwright.cli.usage import DONE, FAILED, WrongUsage, one_line, print_json
from boardwright.core.domain.replay import DealReport, Report
from boardwright.core.errors import quoted
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Print the report. Returns 1 for a broken file, after naming its first action or field that does not fit, and for another deal."""
    shown = {name: _expected_digits(name, getattr(args, name)) for name in ("commitment", "promise")}
    data, content = read(args.file, "a match file")
    words = Words(language(args.lang))
    try:
        report = bw.verify(data)
    except bw.BrokenRecord as error:
        if args.json:
            print_json({"sound": False, "at": error.at, "why": error.why, "reason": error.reason})
        at = f"action {error.at}" if isinstance(error.at, int) else f"header field {error.at}"
        print(f"boardwright: {one_line(words.t('cli-verify-bad', at=at, why=error.why))}", file=sys.stderr)
        return FAILED
    other = [name for name, digits in shown.items() if not getattr(report.deal, name, "").startswith(digits)]
    if args.json:
        more = {"promised": not other} if any(shown.values()) else {}
        print_json({"sound": True, **report.plain(), **more})
    else:
        _print(report, words, Words(words.lang, bw.load(report.game), names_in(content)))
    if not other:
        return DONE
    [name, *_] = other
    actual = getattr(report.deal, name, None)
    message = words.t("cli-verify-no-deal") if actual is None else words.t(f"cli-verify-other-{name}", **{name: actual})
    print(f"boardwright: {message}", file=sys.stderr)
    return FAILED


def _expected_digits(name: str, digits: str | None) -> str:
    """Return what was shown before the deal, or its first digits; empty if there is nothing to compare. Raises WrongUsage."""
    expected = "" if digits is None else digits.strip().lower()
    if digits is not None and not re.fullmatch("[0-9a-f]{8,64}", expected):
        raise WrongUsage(f"--{name} {quoted(digits)}: expected 8 to 64 hexadecimal digits")
    return expected


def _print(report: Report, shell: Words, words: Words) -> None:
    screen = Screen()
    screen.line(("✓ " + shell.t("cli-verify-good"), "green"))
    starts = words.t("cli-match-starts", game=words.t("title"), players=report.players)
    screen.line(f"{starts} · {words.t('cli-decisions', decisions=report.actions)} · {report.ruleset}")
    for line in _deal_lines(report.deal, words) if report.deal else [shell.t("cli-verify-no-deal")]:
        screen.line(line)
    if report.result:
        screen.lines(result_lines(report.result, report.players, words))


def _deal_lines(deal: DealReport, words: Words) -> list[str]:
    """The source of the randomness of the match."""
    lines = [words.t("cli-verify-deal", commitment=deal.commitment)]
    for share in ("pledged", "given", "missing"):
        names = [words.name(seat) for seat, added in enumerate(deal.shares) if added == share]
        if names:
            lines.append(words.t(f"cli-verify-deal-{share}", names=", ".join(names)))
    if not {"pledged", "given"} & set(deal.shares):
        lines.append(words.t("cli-verify-deal-alone"))
    return lines
