"""Helpers for tests of the example game in a package of its own: install it without a network, and run programs that find it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "sealed_bids"
EXAMPLE_NAME = EXAMPLE.name


def install(folder: Path, example: Path = EXAMPLE) -> Path:
    """Build the package and install it into `folder`; return the folder, which belongs into Python's path."""
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation", "--no-compile"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(example)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder.parent)
    assert done.returncode == 0, done.stderr
    return folder


def copy_example(folder: Path, example: Path = EXAMPLE) -> Path:
    """Copy the package into a new folder, with its entry point but without a build; return the folder."""
    info = folder / f"{example.name}-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {example.name}\nVersion: 1.0.0\n")
    (info / "entry_points.txt").write_text(f"[boardwright.games]\n{example.name} = {example.name}\n")
    shutil.copytree(example / example.name, folder / example.name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def environment_with(site: Path, **variables: str) -> dict[str, str]:
    """Return environment variables with which Python finds the game."""
    return {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1", **variables}


def run_python(site: Path, code: str, *arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a new process."""
    command = [sys.executable, "-W", "ignore", "-c", code, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment_with(site, **variables))


def run_boardwright(site: Path, *arguments: object, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command of Boardwright in a new process, with input over a pipe."""
    code = "from boardwright.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=environment_with(site, **variables))
