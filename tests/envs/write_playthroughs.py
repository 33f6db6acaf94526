"""Recorded playthroughs of OpenSpiel, one for each game: `python -m tests.envs.write_playthroughs` writes those that have changed.

A playthrough is OpenSpiel's description of a random match, state by state. The files contain the beginning of one; the numbers
of tensors and the rest of long lines are recorded as digests. The last lines describe the result of a whole match. `--full GAME` prints
everything, which helps to find a difference.
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
LINE_LENGTH = 140
"""The number of characters of a line that are recorded."""
TENSORS = ("InformationStateTensor(", "ObservationTensor(")
TENSOR_CELLS = set(" ◯◉")


def load_string(name: str, decisions: int | None = None) -> str:
    """Return OpenSpiel's string for the smallest table, with the smallest cap of turns if random matches might not end."""
    game = load(name)
    caps = [value for value in game.options.get("turn_cap", (0, []))[1] if value > 0]
    parameters = {"rng_seed": 0, "players": game.players_with()[0]}
    parameters |= {"turn_cap": min(caps)} if caps else {}
    parameters |= {"max_game_length": decisions} if decisions else {}
    return f"{PREFIX}{name}({','.join(f'{key}={value}' for key, value in parameters.items())})"


def full_playthrough(name: str) -> str:
    """Return OpenSpiel's playthrough of the first DECISIONS."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # imports all of SciPy, so only here

    return playthrough(load_string(name, DECISIONS), [], seed=0)


def shortened_playthrough(name: str) -> str:
    """Return the text of the recorded file."""
    return "\n".join([*_shortened(full_playthrough(name).splitlines()), *_whole_match(name), ""])


def _shortened(lines: list[str]) -> Iterator[str]:
    numbers = hashlib.sha256()
    for line in lines:
        if line.startswith(TENSORS) or (line and set(line) <= TENSOR_CELLS):
            numbers.update(line.encode())
        elif line.startswith("# State "):
            yield line
            numbers = hashlib.sha256()
        elif line.startswith("SerializeState()"):  # its bytes depend on the version of Python
            yield f"Tensors: {numbers.hexdigest()[:16]}"
        else:
            yield line if len(line) <= LINE_LENGTH else f"{line[:LINE_LENGTH]} … {len(line)} characters, {_digest(line)}"


def _whole_match(name: str) -> Iterator[str]:
    state: Any = pyspiel.load_game(load_string(name)).new_initial_state()
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
    """Write the playthroughs that have changed; yield their files."""
    for name in BUILT_IN_GAMES:
        path, text = FOLDER / f"{name}.txt", shortened_playthrough(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            if write:
                path.write_text(text, encoding="utf-8")
            yield path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", metavar="GAME", choices=BUILT_IN_GAMES)
    name = parser.parse_args().full
    if name:
        print(full_playthrough(name))
        return
    for path in renew():
        print(f"{path.relative_to(FOLDER.parents[2])}: written")


if __name__ == "__main__":
    main()
