"""Count the instructions of a game's shared library for a fixed workload; renew the record: python -m tests.contract.instructions

Instructions do not depend on other programs on the machine, as seconds do. The library is compiled for a baseline processor,
to the same bytes everywhere, and work of the C library is counted in bytes, so the figures hold for every Linux on x86-64. Valgrind counts
while a program without Python makes the calls (`driver.c`); only instructions in the library are counted.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

import boardwright as bw
from boardwright.core.domain.game import Game
from boardwright.core.domain.shipping import builder_of, shipped
from boardwright.core.machine.observing import changes_of, plan_of
from boardwright.core.machine.platforms import LINUX
from boardwright.core.machine.shipped_code import shipped_code
from boardwright.core.machine.simulation import ENTRIES_USED, SIMULATION
from boardwright.core.machine.simulation_memory import SimulationMemory
from tests.contract.shipped import tool_versions

FOLDER = Path(__file__).parent
RECORD = FOLDER / "instructions.json"
MATCHES, STEPS, DECISIONS = 4, 100, 400
LOOPS = ("begin_all", "turn_all", "sample_legal", "playout_all")
ALIGNMENT = 64


class Scene:
    """The memory of a simulation as one block of bytes, and the plan of calls for the driver."""

    def __init__(self) -> None:
        self.memory, self.plan = bytearray(), []

    def put(self, array: np.ndarray) -> int:
        """Append the bytes of an array; return their offset."""
        self.memory.extend(bytes(-len(self.memory) % ALIGNMENT))
        place = len(self.memory)
        self.memory.extend(array.tobytes() or bytes(8))
        return place

    def call(self, loop: str, *arguments: int | str) -> None:
        """Add a call of a loop to the plan; the first argument is the simulation, at offset 0."""
        self.plan.append(" ".join(map(str, ("call", f"loop_{loop}", "@0", *arguments))))


def make_scene(game: Game) -> Scene:
    """Return a scene: `STEPS` random steps of a batch with masks and observations, as many that write only changes, and `DECISIONS` random
    decisions of a playout in each match."""
    players = game.players_with()[0]
    blank = game.blank_state(players, game.check_options(None))
    stub_engine = SimpleNamespace(native=True, pointers={name: SimpleNamespace(address=0) for name in ENTRIES_USED})
    memory = SimulationMemory(stub_engine, game.tables, blank, game.num_actions, MATCHES, False, 1)
    chance = np.random.default_rng(1)
    for name in ("keys", "choosers", "bot_rngs"):
        array = memory.arrays[name].view(np.uint32)
        array[:] = chance.integers(1, 2**32, len(array))
    scene, context = Scene(), memory.contexts[0]
    scene.put(context._cell.array)
    offsets = {name: scene.put(array) for name, array in memory.arrays.items()}
    offsets["hidden"] = scene.put(blank.array)
    plan = plan_of(game.schema)
    observed = f"@{scene.put(plan)} {len(plan)} {game.observation_size} @{scene.put(np.zeros(MATCHES * game.observation_size, np.float32))}"
    records, changes = scene.put(np.zeros(MATCHES, game.state_dtype)), scene.put(changes_of(game.schema))
    masks, scratch = scene.put(np.zeros(MATCHES * game.num_actions, np.uint8)), scene.put(np.zeros(64, np.uint8))
    fields = SIMULATION.fields
    assert fields
    scene.plan += [f"symbol {fields[name][1]} {name}" for name in ENTRIES_USED if name != "resample"]
    scene.plan += [f"address {fields[name][1]} {place}" for name, place in offsets.items()]
    for seat in range(players):
        scene.plan += [f"symbol {fields['bots'][1] + 8 * seat} bot_random", f"address {fields['scratch'][1] + 8 * seat} {scratch}"]
    size = game.state_dtype.itemsize
    full_turn, record_turn = f"{observed} 0 @0 @0 @{masks} 0 @0", f"@0 0 0 @0 {size} @{records} @0 @{masks} 0 @0"
    changes_turn = f"{observed} {size} @{records} @{changes} @{masks} 0 @0"
    scene.call("begin_all")
    for step in range(2 * STEPS):
        if step == STEPS:  # numbers and records must agree first
            scene.call("turn_all", 0, full_turn)
            scene.call("turn_all", 0, record_turn)
        scene.call("turn_all", int(step > 0), full_turn if step < STEPS else changes_turn)
        scene.call("sample_legal")
        scene.plan.append(f"widen {offsets['sampled']} {offsets['actions']} {MATCHES}")
    scene.call("playout_all", DECISIONS, "@0", 0)
    return scene


def build_library(game: Game, folder: Path) -> Path:
    """Build the shared library of the functions that a scene calls, from the same stored code as the shipped one; return its path."""
    path, needed = folder / f"{game.id}.so", {*ENTRIES_USED, "bot_random", *(f"loop_{loop}" for loop in LOOPS)} - {"resample"}
    builder = builder_of(game)
    jobs = {function: job for function, job in shipped(game, builder, LINUX).items() if function in needed}
    path.write_bytes(shipped_code(jobs, builder, LINUX, lambda *_: None))
    return path


def instructions_by_function(report: str, library: str) -> Counter[str]:
    """Return the instructions by function of a library, from a report of Callgrind."""
    counts: Counter[str] = Counter()
    inside, function, is_after_call = False, "", False
    for line in report.splitlines():
        word, _, value = line.partition("=")
        if word == "ob":
            inside = value.endswith(library)
        elif word == "fn":
            function = value
        elif word == "calls":
            is_after_call = True  # the next line has the instructions of the callee
        elif line[:1].isdigit():
            if inside and not is_after_call:
                counts[function] += int(line.split()[1])
            is_after_call = False
    return counts


def count_instructions(game: Game, library: Path, folder: Path) -> tuple[Counter[str], int]:
    """Return the instructions in a game's library for its scene, by function, and the bytes that the C library moved for it."""
    scene, driver = make_scene(game), folder / "driver"
    subprocess.run(["gcc", "-O1", "-fno-builtin", "-rdynamic", "-o", driver, FOLDER / "driver.c", "-ldl"], check=True)
    (folder / "memory").write_bytes(scene.memory)
    (folder / "plan").write_text("\n".join(scene.plan) + "\n")
    report = folder / "report"
    command = ["valgrind", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no", f"--callgrind-out-file={report}"]
    command += [str(driver), str(library), str(folder / "memory"), str(folder / "plan")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    if done.returncode != 0:
        raise RuntimeError(f"{game.id}: {done.stderr[-2000:]}")
    return instructions_by_function(report.read_text(), library.name), int(done.stdout)


def measure(name: str, folder: Path) -> tuple[dict[str, Any], Counter[str]]:
    """Return the figures for the record of a game, and its instructions by function."""
    game = bw.load(name)
    functions, moved = count_instructions(game, build_library(game, folder), folder)
    return {"instructions": functions.total(), "bytes": moved}, functions


def recorded() -> tuple[dict[str, str], dict[str, dict[str, int]]]:
    """Return the compiler versions that the record was made with, and the record by game."""
    record = json.loads(RECORD.read_text())
    return record["made_with"], record["games"]


def main(names: list[str]) -> int:
    made_with, counts = recorded()
    if names and made_with != tool_versions():
        print(f"The record was made with {made_with}, here is {tool_versions()}: renew that of every game")
        return 1
    for name in names or bw.games():
        with tempfile.TemporaryDirectory() as folder:
            counts[name], functions = measure(name, Path(folder))
        print(name, counts[name])
        total = functions.total()
        for function, count in functions.most_common(8):
            print(f"  {function}: {count / total:.1%}")
    RECORD.write_text(json.dumps({"made_with": tool_versions(), "games": counts}, indent=1, sort_keys=True) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
