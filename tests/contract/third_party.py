"""The example game, installed into a folder of its own as usual, but without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "sealed_bids"
GUEST = EXAMPLE.name


def install(folder: Path, example: Path = EXAMPLE) -> Path:
    """Build the package and install it into `folder`: the path to put before Python's own."""
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation", "--no-compile"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(example)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder.parent)
    assert done.returncode == 0, done.stderr
    return folder


def copied(folder: Path, example: Path = EXAMPLE) -> Path:
    """The same without a build: a copy of the package in a new folder, with its entry point."""
    info = folder / f"{example.name}-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {example.name}\nVersion: 1.0.0\n")
    (info / "entry_points.txt").write_text(f"[boardwright.games]\n{example.name} = {example.name}\n")
    shutil.copytree(example / example.name, folder / example.name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def beside(site: Path, **more: str) -> dict[str, str]:
    """The environment variables with which the game is found."""
    return {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1", **more}


def python(site: Path, code: str, *arguments: object, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-c", code, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=beside(site, **more))


def boardwright(site: Path, *arguments: object, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command of Boardwright, with input over a pipe."""
    code = "from boardwright.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=beside(site, **more))
