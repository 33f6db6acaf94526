"""The rules as the page runs them, in Node: the page's own code with a game's WebAssembly module."""

from __future__ import annotations

import json
import subprocess
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.games.page_rules import PageRules, own_rules, page_rules_of
from tests.contract.node_engine import node

RUN_IN_PAGES = {name: path for name in bw.games() if (path := own_rules(name))}
"""The games whose rules pages can run, each with what it adds to its declared fields."""
IN_PAGES = [name for name, path in RUN_IN_PAGES.items() if path.suffix == ".ts"]
"""Those that are part of the page."""


def told_of(match: Match, viewer: int | None) -> dict[str, Any]:
    """The fields of a frame that follow from a match; every seat is a bot's."""
    return {
        "actors": list(match.actors),
        "thinking": list(match.actors),
        "decisions": len(match.decisions),
        "seats": [{"seat": seat, "kind": "bot"} for seat in range(match.players)],
        "record": b64encode(match.information_state(viewer)).decode(),
    }


class InNode:
    """A process that answers each line of JSON with another. Close it, or use it in `contextlib.closing`."""

    PROGRAM: ClassVar[str]

    def __init__(self, game: Any, module: Path, folder: Path, *more: Path) -> None:
        """`module`: the current one of the game; `folder`: for a temporary file; `more`: further arguments of the program."""
        rules = page_rules_of(game)
        assert isinstance(rules, PageRules)
        told = folder / "rules.json"
        told.write_bytes(msgspec.json.encode(rules.description))
        files = (Path(__file__).with_name(self.PROGRAM), told, module, RUN_IN_PAGES[game.id], *more)
        command = [node(), *map(str, files)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def answer(self, question: Any) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())  # type: ignore[no-any-return]

    def close(self) -> None:
        self._process.communicate()


class PageInNode(InNode):
    """A page without a board."""

    PROGRAM = "page_in_node.mjs"

    def shows(self, match: Match, viewer: int | None, asked: Sequence[int] = (), chosen: Sequence[int] = ()) -> dict[str, Any]:
        """View, prompt, legal actions, and the reasons why the `asked` actions are illegal.

        `foreseen`: the frames that the chosen actions of the viewer lead to, without view, prompt and legal actions (None: uncertain); they
        contain only the events of that action.
        """
        frame = {"viewer": viewer, "over": match.over, "events": [], "events_from": len(match.events(viewer)), "undo": {"open": False}}
        return self.answer({"frame": frame | told_of(match, viewer), "asked": list(asked), "chosen": list(chosen)})


class ReplayInNode(InNode):
    """A page that replays match files."""

    PROGRAM = "replay_in_node.mjs"

    def plays(self, text: str, wanted: Sequence[tuple[int, int, int | None]] = ()) -> dict[str, Any]:
        """The result for the text of a file: `told`, the error's `args`, the `records` as base64, `frames`, `turns`, milliseconds.

        `wanted`: after how many decisions to return frames, each with the number of the first event and the viewing seat (None: nothing is
        hidden).
        """
        return self.answer({"text": text, "wanted": wanted})


class WorldsInNode(InNode):
    """A page that guesses worlds for trials."""

    PROGRAM = "worlds_in_node.mjs"

    def imagines(self, match: Match, viewer: int | None, seed: bytes) -> dict[str, Any]:
        """The guess of a page that has the viewer's record: the `world`, what the viewer would know in it, which seats are to move there,
        and
        the choices of each. `seed`: in place of 64 random bytes of the device."""
        record = b64encode(match.information_state(viewer)).decode()
        return self.answer({"viewer": -1 if viewer is None else viewer, "record": record, "seed": list(seed)})
