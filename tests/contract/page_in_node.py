"""The page's own code in Node with a game's WebAssembly module: rules, replays and guessed worlds."""

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
from tests.contract.node_engine import find_node

RUN_IN_PAGES = {name: path for name in bw.games() if (path := own_rules(name))}
"""The games whose rules pages can run, each with the file that extends its declared fields."""
IN_PAGES = [name for name, path in RUN_IN_PAGES.items() if path.suffix == ".ts"]
"""The games of RUN_IN_PAGES whose files are part of the page."""


def match_fields(match: Match, viewer: int | None) -> dict[str, Any]:
    """Return the fields of a frame that follow from a match in which every seat is a bot's."""
    return {
        "actors": list(match.actors),
        "thinking": list(match.actors),
        "decisions": len(match.decisions),
        "seats": [{"seat": seat, "kind": "bot"} for seat in range(match.players)],
        "record": b64encode(match.information_state(viewer)).decode(),
    }


class NodeProcess:
    """A process that answers each line of JSON with another. Close it, or use it in `contextlib.closing`."""

    PROGRAM: ClassVar[str]

    def __init__(self, game: Any, module: Path, folder: Path, *arguments: Path) -> None:
        """`module`: the WebAssembly module of the game; `folder`: for a temporary file; `arguments`: further arguments of the program."""
        rules = page_rules_of(game)
        assert isinstance(rules, PageRules)
        description_file = folder / "rules.json"
        description_file.write_bytes(msgspec.json.encode(rules.description))
        files = (Path(__file__).with_name(self.PROGRAM), description_file, module, RUN_IN_PAGES[game.id], *arguments)
        command = [find_node(), *map(str, files)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, question: Any) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())  # type: ignore[no-any-return]

    def close(self) -> None:
        self._process.communicate()


class PageInNode(NodeProcess):
    """A page without a board."""

    PROGRAM = "page_in_node.mjs"

    def show(self, match: Match, viewer: int | None, asked: Sequence[int] = (), chosen: Sequence[int] = ()) -> dict[str, Any]:
        """Return view, prompt, legal actions, and the reasons why the `asked` actions are illegal.

        `foreseen`: the frames that the chosen actions of the viewer lead to, without view, prompt and legal actions (None: uncertain); they
        contain only the events of that action.
        """
        frame = {"viewer": viewer, "over": match.over, "events": [], "events_from": len(match.events(viewer)), "undo": {"open": False}}
        return self.ask({"frame": frame | match_fields(match, viewer), "asked": list(asked), "chosen": list(chosen)})


class ReplayInNode(NodeProcess):
    """A page that replays match files."""

    PROGRAM = "replay_in_node.mjs"

    def replay(self, text: str, wanted: Sequence[tuple[int, int, int | None]] = ()) -> dict[str, Any]:
        """Return the result for the text of a file: `status`, the error's `args`, the `records` as base64, `frames`, `turns`, milliseconds.

        `wanted`: frames to return, each as a number of decisions, the number of the first event, and the viewing seat (None: nothing is
        hidden).
        """
        return self.ask({"text": text, "wanted": wanted})


class WorldsInNode(NodeProcess):
    """A page that guesses worlds for trials."""

    PROGRAM = "worlds_in_node.mjs"

    def guess_world(self, match: Match, viewer: int | None, seed: bytes) -> dict[str, Any]:
        """Return a page's guess from the viewer's record: the `world`, the viewer's knowledge in it (`known`), the `actors` and the
        `choices` of each. `seed`: in place of 64 random bytes of the device."""
        record = b64encode(match.information_state(viewer)).decode()
        return self.ask({"viewer": -1 if viewer is None else viewer, "record": record, "seed": list(seed)})
