"""How many instructions a game's shared library takes for a fixed workload; renew the record: python -m tests.contract.instructions

Instructions are counted, not seconds, so other programs on the machine change nothing. The library is compiled for a baseline processor,
to the same bytes everywhere, and work of the C library is counted in bytes, so the figures hold for every Linux on x86-64. Valgrind counts;
a program without Python makes the calls (`driver.c`); only instructions in the library count.
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
from tests.contract.shipped import tools

HERE = Path(__file__).parent
RECORD = HERE / "instructions.json"
MATCHES, STEPS, DECISIONS = 4, 100, 400
LOOPS = ("begin_all", "turn_all", "sample_legal", "playout_all")
ALIGNED = 64


class Scene:
    """The memory of a simulation as one block of bytes, and the calls to make."""

    def __init__(self) -> None:
        self.memory, self.plan = bytearray(), []

    def put(self, array: np.ndarray) -> int:
        """Append the bytes of an array; returns their offset."""
        self.memory.extend(bytes(-len(self.memory) % ALIGNED))
        place = len(self.memory)
        self.memory.extend(array.tobytes() or bytes(8))
        return place

    def call(self, loop: str, *arguments: int | str) -> None:
        """Call a loop; the first argument is the simulation, at offset 0."""
        self.plan.append(" ".join(map(str, ("call", f"loop_{loop}", "@0", *arguments))))


def scene_of(game: Game) -> Scene:
    """`STEPS` random steps of a batch with masks and observations, as many that write only changes, and a playout of `DECISIONS` random
    decisions in each match."""
    players = game.players_with()[0]
    blank = game.blank_state(players, game.check_options(None))
    nowhere = SimpleNamespace(native=True, pointers={name: SimpleNamespace(address=0) for name in ENTRIES_USED})
    memory = SimulationMemory(nowhere, game.tables, blank, game.num_actions, MATCHES, False, 1)
    chance = np.random.default_rng(1)
    for name in ("keys", "choosers", "bot_rngs"):
        array = memory.arrays[name].view(np.uint32)
        array[:] = chance.integers(1, 2**32, len(array))
    scene, context = Scene(), memory.contexts[0]
    scene.put(context._cell.array)
    places = {name: scene.put(array) for name, array in memory.arrays.items()}
    places["hidden"] = scene.put(blank.array)
    plan = plan_of(game.schema)
    seen = f"@{scene.put(plan)} {len(plan)} {game.observation_size} @{scene.put(np.zeros(MATCHES * game.observation_size, np.float32))}"
    records, changes = scene.put(np.zeros(MATCHES, game.state_dtype)), scene.put(changes_of(game.schema))
    masks, scratch = scene.put(np.zeros(MATCHES * game.num_actions, np.uint8)), scene.put(np.zeros(64, np.uint8))
    fields = SIMULATION.fields
    assert fields
    scene.plan += [f"symbol {fields[name][1]} {name}" for name in ENTRIES_USED if name != "resample"]
    scene.plan += [f"address {fields[name][1]} {place}" for name, place in places.items()]
    for seat in range(players):
        scene.plan += [f"symbol {fields['bots'][1] + 8 * seat} bot_random", f"address {fields['scratch'][1] + 8 * seat} {scratch}"]
    size = game.state_dtype.itemsize
    whole, known = f"{seen} 0 @0 @0 @{masks} 0 @0", f"@0 0 0 @0 {size} @{records} @0 @{masks} 0 @0"
    changing = f"{seen} {size} @{records} @{changes} @{masks} 0 @0"
    scene.call("begin_all")
    for step in range(2 * STEPS):
        if step == STEPS:  # numbers and records must agree first
            scene.call("turn_all", 0, whole)
            scene.call("turn_all", 0, known)
        scene.call("turn_all", int(step > 0), whole if step < STEPS else changing)
        scene.call("sample_legal")
        scene.plan.append(f"widen {places['sampled']} {places['actions']} {MATCHES}")
    scene.call("playout_all", DECISIONS, "@0", 0)
    return scene


def library_of(game: Game, folder: Path) -> Path:
    """The shared library of the functions that a scene calls: the shipped one without bots and queries, of the same kept code."""
    path, needed = folder / f"{game.id}.so", {*ENTRIES_USED, "bot_random", *(f"loop_{loop}" for loop in LOOPS)} - {"resample"}
    builder = builder_of(game)
    jobs = {each: job for each, job in shipped(game, builder, LINUX).items() if each in needed}
    path.write_bytes(shipped_code(jobs, builder, LINUX, lambda *_: None))
    return path


def costs(report: str, library: str) -> Counter[str]:
    """Instructions by function of a library, from a report of Callgrind."""
    found: Counter[str] = Counter()
    inside, function, of_a_call = False, "", False
    for line in report.splitlines():
        word, _, value = line.partition("=")
        if word == "ob":
            inside = value.endswith(library)
        elif word == "fn":
            function = value
        elif word == "calls":
            of_a_call = True  # the next line has the instructions of the callee
        elif line[:1].isdigit():
            if inside and not of_a_call:
                found[function] += int(line.split()[1])
            of_a_call = False
    return found


def counted(game: Game, library: Path, folder: Path) -> tuple[Counter[str], int]:
    """Instructions in a game's library for its scene, by function, and bytes moved for it by the C library."""
    scene, driver = scene_of(game), folder / "driver"
    subprocess.run(["gcc", "-O1", "-fno-builtin", "-rdynamic", "-o", driver, HERE / "driver.c", "-ldl"], check=True)
    (folder / "memory").write_bytes(scene.memory)
    (folder / "plan").write_text("\n".join(scene.plan) + "\n")
    report = folder / "report"
    command = ["valgrind", "--tool=callgrind", "--compress-strings=no", "--compress-pos=no", f"--callgrind-out-file={report}"]
    command += [str(driver), str(library), str(folder / "memory"), str(folder / "plan")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    if done.returncode != 0:
        raise RuntimeError(f"{game.id}: {done.stderr[-2000:]}")
    return costs(report.read_text(), library.name), int(done.stdout)


def measured(name: str, folder: Path) -> tuple[dict[str, Any], Counter[str]]:
    game = bw.load(name)
    functions, moved = counted(game, library_of(game, folder), folder)
    return {"instructions": functions.total(), "bytes": moved}, functions


def recorded() -> tuple[dict[str, str], dict[str, dict[str, int]]]:
    """The compiler versions that the record was made with, and the record by game."""
    record = json.loads(RECORD.read_text())
    return record["made_with"], record["games"]


def main(names: list[str]) -> int:
    made_with, found = recorded()
    if names and made_with != tools():
        print(f"The record was made with {made_with}, here is {tools()}: renew that of every game")
        return 1
    for name in names or bw.games():
        with tempfile.TemporaryDirectory() as folder:
            found[name], functions = measured(name, Path(folder))
        print(name, found[name])
        total = functions.total()
        for function, count in functions.most_common(8):
            print(f"  {function}: {count / total:.1%}")
    RECORD.write_text(json.dumps({"made_with": tools(), "games": found}, indent=1, sort_keys=True) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
