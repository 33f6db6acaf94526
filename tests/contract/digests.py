"""The digests of every library and module of this version. Renew the record with `python -m tests.contract.digests`.

`python -m tests.contract.digests FILE.whl` compares a wheel with the record: if they agree, its rules were compiled from these sources.
A digest depends on the sources and on the versions of the compiler (`tools`), not on the machine (decision 69).
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import boardwright as bw
from boardwright.core.domain.shipping import IN_PACKAGE, builder_of, path_of, ship, shipped
from boardwright.core.machine.manifest import read_code, unpacked_code
from boardwright.core.machine.platforms import LINUX, SUFFIXES
from boardwright.core.machine.shipped_code import portable_units
from boardwright.core.machine.targets import TARGETS, object_code
from tests.contract.shipped import tool_versions
from tests.project.source_files import ROOT

RECORD = Path(__file__).parent / "digests.json"


def recorded() -> tuple[dict[str, str], dict[str, str]]:
    """Return the recorded versions, and the recorded digests by file name."""
    record = json.loads(RECORD.read_text())
    return record["made_with"], record["digests"]


def digests(games: list[str], platforms: list[str], **environment: str) -> dict[str, str]:
    """Build games in a new process with an empty cache; return the digests by file name.

    Args:
        games: the ids of the games.
        platforms: keys of `SUFFIXES`.
        environment: variables for that process, such as NUMBA_CPU_NAME.
    """
    with tempfile.TemporaryDirectory() as folder:
        code = f"from tests.contract.digests import build; build({games!r}, {platforms!r}, {folder!r})"
        environment = {**os.environ, "BOARDWRIGHT_CACHE": f"{folder}/kept", **environment}
        subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=True)
        paths = [path_of(game, platform, Path(folder)) for game in games for platform in platforms]
        return {path.name: hashlib.sha256(read_code(path)).hexdigest() for path in paths}


def digests_of_objects(game: str, functions: list[str], platforms: list[str], earlier: list[str], **environment: str) -> dict[str, str]:
    """Compile a few functions of a game in a new process with an empty cache; return the digests of their object code by platform.

    Args:
        game: the id of the game.
        functions: names in `shipped`.
        platforms: keys of `SUFFIXES`, in the order of compilation.
        earlier: functions that the process compiles first.
        environment: variables for that process, such as NUMBA_CPU_NAME.
    """
    with tempfile.TemporaryDirectory() as folder:
        code = f"from tests.contract.digests import print_digests; print_digests({game!r}, {functions!r}, {platforms!r}, {earlier!r})"
        environment = {**os.environ, "BOARDWRIGHT_CACHE": f"{folder}/kept", **environment}
        done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE)
        return dict(json.loads(done.stdout))


def print_digests(name: str, functions: list[str], platforms: list[str], earlier: list[str]) -> None:
    """Print the digests for `digests_of_objects` as JSON."""
    game = bw.load(name)
    builder = builder_of(game)
    jobs = shipped(game, builder, LINUX)
    for function in earlier:
        portable_units({function: jobs[function]}, builder, lambda *_: None)
    units, exports = portable_units({function: jobs[function] for function in functions}, builder, lambda *_: None)
    print(json.dumps({platform: hashlib.sha256(object_code(units, exports, TARGETS[platform])).hexdigest() for platform in platforms}))


def build(games: list[str], platforms: list[str], folder: str) -> None:
    """Write the files of games for platforms into a folder."""
    for game in games:
        for platform in platforms:
            ship(bw.load(game), platform, Path(folder), lambda *_: None)


def digests_of_wheel(path: Path) -> dict[str, str]:
    """Return the digests of the libraries and modules in a wheel, by file name. Compressed modules are unpacked first."""
    with zipfile.ZipFile(path) as wheel:
        names = [name for name in wheel.namelist() if Path(name).parent.name == IN_PACKAGE and not name.endswith(".json")]
        return {Path(name).name: hashlib.sha256(unpacked_code(Path(name), wheel.read(name))).hexdigest() for name in names}


def main(wheels: list[str]) -> int:
    if not wheels:
        record = {"made_with": tool_versions(), "digests": digests(bw.games(), list(SUFFIXES))}
        RECORD.write_text(json.dumps(record, indent=1) + "\n")
        return 0
    made_with, expected = recorded()
    wrong = 0
    for wheel in wheels:
        for name, digest in sorted(digests_of_wheel(Path(wheel)).items()):
            same = expected.get(name) == digest
            wrong += not same
            print(f"{name}: {'as recorded' if same else f'{digest}, recorded {expected.get(name)}'}")
    if wrong:
        print(f"Recorded with {', '.join(f'{name} {version}' for name, version in made_with.items())}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
