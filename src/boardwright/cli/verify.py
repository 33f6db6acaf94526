"""`boardwright verify`: does a match file fit itself and the rules?"""

from __future__ import annotations

import argparse
import json
import sys

from boardwright.cli.language import language
from boardwright.cli.source import read, right_engine
from boardwright.cli.usage import DONE, FAILED, one_line


def run(args: argparse.Namespace) -> int:
    """Print the report. A broken file: its first action or field that does not fit, and exit code 1."""
    octets, content = read(args.file, "a match file")
    import boardwright as bw
    from boardwright.core.words import Words

    words = Words(language(args.lang))
    try:
        with right_engine(content):
            report = bw.verify(octets)
    except bw.BrokenRecord as error:
        if args.json:
            print(json.dumps({"sound": False, "at": error.at, "why": error.why}, ensure_ascii=False))
        at = f"action {error.at}" if isinstance(error.at, int) else f"header field {error.at}"
        print(f"boardwright: {one_line(words.t('cli-verify-bad', at=at, why=error.why))}", file=sys.stderr)
        return FAILED
    if args.json:
        print(json.dumps({"sound": True, **report.plain()}, ensure_ascii=False))
        return DONE
    print(words.t("cli-verify-good"))
    for name, value in report.plain().items():
        print(f"  {name:<9} {json.dumps(value) if not isinstance(value, str) else value}")
    return DONE
