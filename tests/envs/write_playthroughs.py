"""Playthroughs of OpenSpiel, one for each game: `python -m tests.envs.write_playthroughs` writes those that have changed.

A playthrough is what OpenSpiel tells of a match that is played by chance, state by state. Here it is the beginning of one; the numbers
of tensors and what is left of long lines are kept as digests. At the end stands what came of a whole match. `--full GAME` prints
everything, to look into a difference.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from boardwright.core.domain.game import load
from boardwright.core.domain.registry import BUILT_IN
from boardwright.envs.openspiel import PREFIX

FOLDER = Path(__file__).parent / "playthroughs"
BUILT_IN_GAMES = sorted(path.parent.name for path in BUILT_IN.glob("*/game.toml"))
DECISIONS = 8
SHOWN = 140
"""Characters of a line that are shown."""
TENSORS = ("InformationStateTensor(", "ObservationTensor(")
CELLS = set(" ◯◉")


def loaded_as(name: str, decisions: int | None = None) -> str:
    """What is loaded: the smallest table; a match that chance might not end has its cap of turns."""
    game = load(name)
    caps = [value for value in game.options.get("turn_cap", (0, []))[1] if value > 0]
    parameters = {"rng_seed": 0, "players": game.players_with()[0]}
    parameters |= {"turn_cap": min(caps)} if caps else {}
    parameters |= {"max_game_length": decisions} if decisions else {}
    return f"{PREFIX}{name}({','.join(f'{key}={value}' for key, value in parameters.items())})"


def full(name: str) -> str:
    """The playthrough as OpenSpiel makes it, of the first DECISIONS."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # with all of SciPy: only where it is needed

    return playthrough(loaded_as(name, DECISIONS), [], seed=0)


def kept(name: str) -> str:
    """What is kept of it in a file."""
    return "\n".join([*_shortened(full(name).splitlines()), *_whole_match(name), ""])


def _shortened(lines: list[str]) -> Iterator[str]:
    numbers = hashlib.sha256()
    for line in lines:
        if line.startswith(TENSORS) or (line and set(line) <= CELLS):
            numbers.update(line.encode())
        elif line.startswith("# State "):
            yield line
            numbers = hashlib.sha256()
        elif line.startswith("SerializeState()"):  # its bytes are not the same in every version of Python
            yield f"Tensors: {numbers.hexdigest()[:16]}"
        else:
            yield line if len(line) <= SHOWN else f"{line[:SHOWN]} … {len(line)} characters, {_digest(line)}"


def _whole_match(name: str) -> Iterator[str]:
    state: Any = pyspiel.load_game(loaded_as(name)).new_initial_state()
    chance = np.random.RandomState(0)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    actions = " ".join(map(str, state.history()))
    yield f"# A whole match: {len(state.history()) - 1} decisions, {_digest(actions)}"
    yield f"Returns() = {state.returns()}"
    yield f"The last state: {_digest(str(state))}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def renew(write: bool = True) -> Iterator[Path]:
    """Write the playthroughs that have changed; yields their files."""
    for name in BUILT_IN_GAMES:
        path, text = FOLDER / f"{name}.txt", kept(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            if write:
                path.write_text(text, encoding="utf-8")
            yield path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", metavar="GAME", choices=BUILT_IN_GAMES)
    name = parser.parse_args().full
    if name:
        print(full(name))
        return
    for path in renew():
        print(f"{path.relative_to(FOLDER.parents[2])}: written")


if __name__ == "__main__":
    main()
