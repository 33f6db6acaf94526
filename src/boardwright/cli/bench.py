"""`boardwright bench`: this machine's measurements next to the project's targets."""

import argparse
import json
import os
import platform
from typing import Any

from boardwright.cli.usage import DONE, FAILED


def run(args: argparse.Namespace) -> int:
    """Measure everything and print it. Returns 1 only with --gate, if a target is missed."""
    from boardwright.cli.measure import Row, calibration, rows
    from boardwright.cli.screen import Progress, Screen

    all_rows: list[Row] = []
    with Progress() as progress:
        progress("calibration")
        loop = calibration()
        for row in rows(progress):
            all_rows.append(row)
    if args.json:
        machine = {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()}
        print(json.dumps({"calibration_ms": loop, "machine": machine, "rows": [row.plain() for row in all_rows]}, indent=1))
    else:
        screen = Screen()
        screen.line((f"calibration: {loop:.0f} ms", "bold"), " for a million steps of a fixed loop in plain Python (less is faster)")
        screen.line()
        screen.table(["what", "measured", "target", "", "runs"], [_cells(row) for row in all_rows], right=(1, 2, 4))
    return FAILED if args.gate and any(row.meets_target is False for row in all_rows) else DONE


def _cells(row: Any) -> list[str]:
    if row.value is None:
        return [row.what, "–", _amount(row, row.target), row.note, ""]
    mark = {True: "✓", False: "✗ missed", None: ""}[row.meets_target]
    return [row.what, _amount(row, row.value), _amount(row, row.target), mark, str(row.runs)]


def _amount(row: Any, number: float | None) -> str:
    if number is None:
        return ""
    sign = ("< " if row.less else "≥ ") if number == row.target else ""
    return f"{sign}{number:,.0f} {row.unit}" if number >= 100 else f"{sign}{number:,.3g} {row.unit}"
