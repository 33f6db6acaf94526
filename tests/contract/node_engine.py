"""An engine that runs a game's WebAssembly module in Node: every call sends its records there and reads them back."""

from __future__ import annotations

import json
import struct
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from boardwright.core.machine.bot import BotRule
from boardwright.core.machine.engine import ENTRIES
from boardwright.core.machine.mixed_bot import MixedBot, asking
from boardwright.core.machine.search_bot import KnowledgeRule
from boardwright.core.machine.state import RecordBuffer
from hatch_build import machine_node, packaged_node

NODE_PROGRAM = Path(__file__).with_name("rules_in_node.mjs")


def find_node() -> str:
    """Return the path of the Node that builds the page."""
    command = machine_node() or packaged_node()
    assert command, "there is no Node to run WebAssembly in"
    return command[0]


class NodeEngine:
    """The rules in Node. Close it, or use it in `contextlib.closing`."""

    native = True

    def __init__(self, game: Any, module: Path) -> None:
        self._process = subprocess.Popen([find_node(), str(NODE_PROGRAM), str(module)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.query = {name: partial(self._call, f"query_{name}") for name in game.queries}

    def __getattr__(self, name: str) -> Any:
        if name not in ENTRIES:
            raise AttributeError(name)
        return partial(self._call, name)

    def bot(self, rule: BotRule | MixedBot) -> Any:
        if isinstance(rule, MixedBot):
            return asking(rule, self.bot)
        return partial(self._call, f"bot_{rule.name}")

    def outlook(self, rule: KnowledgeRule) -> Any:
        return partial(self._call, f"know_{rule.name}")

    def _call(self, name: str, *values: RecordBuffer | int) -> int:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin and stdout
        records = [value for value in values if isinstance(value, RecordBuffer)]
        arguments = [{"size": value.data.size} if isinstance(value, RecordBuffer) else int(value) for value in values]
        header = json.dumps({"name": name, "values": arguments}).encode()
        stdin.write(struct.pack("<I", len(header)) + header + b"".join(record.data.tobytes() for record in records))
        stdin.flush()
        answer = stdout.read(4 + sum(record.data.size for record in records))
        (result,) = struct.unpack_from("<i", answer)
        at = 4
        for record in records:
            if record.array.flags.writeable:
                record.data[:] = memoryview(answer)[at : at + record.data.size]
            at += record.data.size
        return int(result)

    def close(self) -> None:
        self._process.communicate()
