"""Shared libraries and WebAssembly modules: what fits is used without Numba, what does not is refused by name."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.domain import shipped_rules
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.domain.shipped_rules import fresh_file, library_engine, library_or_nothing
from boardwright.core.domain.shipping import IN_PACKAGE, folder_of_files, is_fresh, manifest_of, path_of, ship
from boardwright.core.errors import BadLibrary, NotPortable
from boardwright.core.machine import linkers
from boardwright.core.machine.engine import ENTRIES
from boardwright.core.machine.library import LibraryEngine
from boardwright.core.machine.manifest import beside, read_code, read_manifest
from boardwright.core.machine.platforms import LINUX, PAGE, WASM, this_platform
from tests.contract.matches import SMALLEST, knowing_bots, loaded
from tests.contract.node_engine import node
from tests.contract.shipped import SHIPPED, file_of

libraries = pytest.mark.skipif(this_platform() != LINUX, reason="there are no shared libraries for this platform")
RULES_JS = Path(__file__).parents[2] / "web" / "src" / "rules" / "rules.js"

PLAY = """
import json, sys
sys.modules["numba"] = sys.modules["llvmlite"] = None  # as where they are not installed
import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
game = bw.load(sys.argv[1]).compile()
match = game.new_match(2 if 2 in game.players else 3, seed=1)
match.play(match.actors[0], match.legal(match.actors[0])[0])
totals = simulate_batch(game, match.players, [sys.argv[2]] * match.players, 3, bytes(32))
try:
    game.compile(bots=[sys.argv[3]])
except bw.BadOption as error:
    refused = str(error)
observation = bw.Simulator(game, 2, match.players, seed=1).observe().sum() if len(sys.argv) > 4 else 0
print(json.dumps([type(game.engine).__name__, totals.state_hash, refused, float(observation)]))
"""
BOT = """
from boardwright.core.machine.bot import bot
BOT_CONTRACT = 2

@bot()
def first(tables, hidden, seat, moves, rng, scratch, decision):
    return moves.ids[0]
"""


@libraries
@pytest.mark.parametrize("name", SHIPPED)
def test_without_numba_the_library_plays_the_same_matches(name: str, tmp_path: Path) -> None:
    file_of(name, LINUX)
    game, strong = loaded(name), knowing_bots(loaded(name))[-1]
    players = 2 if 2 in game.players else 3
    (tmp_path / "first.py").write_text(BOT)
    arguments = [name, strong, f"{tmp_path / 'first.py'}:first", "observe"]
    environment = {key: value for key, value in os.environ.items() if key != "BOARDWRIGHT_JIT"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PLAY, *arguments], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    engine, states, refused, observation = json.loads(done.stdout)
    assert engine == "LibraryEngine"
    assert states == simulate_batch(game, players, [strong] * players, 3, bytes(32)).state_hash
    assert "expected one of random" in refused and "Numba" in refused
    import boardwright as bw

    assert observation == float(bw.Simulator(game, 2, players, seed=1).observe().sum()) > 0


@libraries
def test_a_library_calls_only_c(tmp_path: Path) -> None:
    nm = shutil.which("nm")
    if nm is None:
        pytest.skip("there is no nm")
    for name in SHIPPED:
        listed = subprocess.run([nm, "-D", "--undefined-only", file_of(name, LINUX)], capture_output=True, text=True, check=True).stdout
        needed = {line.split()[-1] for line in listed.splitlines() if line.split()[0] == "U"}
        assert needed and all("@GLIBC" in each for each in needed), needed


@pytest.fixture
def copied(tmp_path: Path) -> Callable[[str], Path]:
    """A copy of the smallest game's file for a platform, to be damaged."""

    def copy(platform: str) -> Path:
        path = file_of(SMALLEST, platform)
        shutil.copy(beside(path), tmp_path)
        return Path(shutil.copy(path, tmp_path))

    return copy


def changed(path: Path, **values: Any) -> None:
    manifest = json.loads(beside(path).read_text())
    beside(path).write_text(json.dumps(manifest | values))


@libraries
@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("game", "chess", '"chess", expected '),
        ("ruleset", "1+0", '"1+0", expected "'),
        ("platform", "linux-arm64", f'"linux-arm64", expected "{LINUX}"'),
        ("abi", 2, "abi is 2, expected 1"),
        ("sources", "0", 'sources is "0", expected "'),
        ("layouts", None, "layouts is null, expected "),
        ("entries", {}, 'entries: "actors" is null, expected "pp>i"'),
        ("entries", [], "entries is [], expected {"),
        ("digest", "0", "does not match its digest, expected a complete file"),
    ],
)
def test_a_library_that_does_not_fit_is_refused_by_name(name: str, value: Any, told: str, copied: Callable[[str], Path]) -> None:
    path = copied(LINUX)
    library_engine(loaded(SMALLEST), path)
    changed(path, **{name: value})
    with pytest.raises(BadLibrary) as refused:
        library_engine(loaded(SMALLEST), path)
    assert told in str(refused.value) and path.name in str(refused.value)


@libraries
def test_a_damaged_library_is_refused_before_it_is_loaded(copied: Callable[[str], Path]) -> None:
    path = copied(LINUX)
    content, manifest = path.read_bytes(), beside(path).read_bytes()
    for spoiled in (b"", content[: len(content) // 2], content[:-1] + bytes([content[-1] ^ 1])):
        path.write_bytes(spoiled)
        with pytest.raises(BadLibrary, match="does not match its digest"):
            library_engine(loaded(SMALLEST), path)
    path.unlink()
    with pytest.raises(BadLibrary, match="No such file or directory, expected a file that boardwright compile has made"):
        library_engine(loaded(SMALLEST), path)
    path.write_bytes(content)
    for broken in (b"", b"[]", b"\xff", manifest[:100], b"[" * 100_000):
        beside(path).write_bytes(broken)
        with pytest.raises(BadLibrary, match="expected a JSON object"):
            library_engine(loaded(SMALLEST), path)
    beside(path).unlink()
    with pytest.raises(BadLibrary, match="No such file or directory"):
        library_engine(loaded(SMALLEST), path)


@libraries
def test_a_library_whose_content_is_none_is_refused(copied: Callable[[str], Path]) -> None:
    """The digest fits, but the content is no library."""
    path = copied(LINUX)
    path.write_bytes(b"nothing")
    changed(path, digest=hashlib.sha256(b"nothing").hexdigest())
    with pytest.raises(BadLibrary, match=f"expected a shared library for {LINUX}"):
        library_engine(loaded(SMALLEST), path)


@libraries
def test_the_library_of_another_platform_is_refused_by_name(copied: Callable[[str], Path]) -> None:
    """Even if its manifest claims to fit: its header (ELF, e_machine) names an ARM."""
    path = copied(LINUX)
    content = bytearray(path.read_bytes())
    content[18:20] = (183).to_bytes(2, "little")
    path.write_bytes(content)
    changed(path, digest=hashlib.sha256(content).hexdigest())
    with pytest.raises(BadLibrary, match=f"expected a shared library for {LINUX}"):
        library_engine(loaded(SMALLEST), path)


@pytest.mark.parametrize("platform", [pytest.param(LINUX, marks=libraries), WASM])
def test_only_what_has_changed_is_made(platform: str, copied: Callable[[str], Path]) -> None:
    path, told = copied(platform), []
    game = loaded(SMALLEST)

    def progress(*step: Any) -> None:
        told.append(step)

    assert path == path_of(SMALLEST, platform, path.parent)
    assert ship(game, platform, path.parent, progress) is None and told == []
    path.write_bytes(path.read_bytes()[:-1])
    assert ship(game, platform, path.parent, progress) == path
    assert is_fresh(manifest_of(game, platform), path)  # its length may differ: Numba reuses what this process has compiled
    count = told[-1][1]
    assert [step[0] for step in told] == [*range(count), count] and {"setup", "bot_random", "link"} < {step[2] for step in told}
    assert ship(game, platform, path.parent, progress) is None


def test_one_of_two_programs_makes_a_file_and_the_other_finds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Otherwise one could replace the library while the other writes its manifest. Here each would write another content."""
    made: list[bytes] = []
    second = threading.Event()

    def make(*_: Any) -> bytes:
        content = bytes(len(made) + 1)
        made.append(content)
        if len(made) == 2:
            second.set()
        second.wait(1)  # the first gives the second time to start
        return content

    monkeypatch.setattr("boardwright.core.machine.shipped_code.shipped_code", make)
    game, path = loaded(SMALLEST), path_of(SMALLEST, WASM, tmp_path)
    with ThreadPoolExecutor() as programs:
        found = [each.result() for each in [programs.submit(ship, game, WASM, tmp_path, lambda *_: None) for _ in range(2)]]
    assert len(made) == 1 and set(found) == {path, None}
    assert is_fresh(manifest_of(game, WASM), path)


def test_without_numba_nothing_is_made_and_the_error_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("boardwright.core.domain.shipping.numba_is_there", lambda: False)
    with pytest.raises(NotPortable, match=f"{SMALLEST}: rules are compiled by Numba, expected the packages numba and llvmlite"):
        ship(loaded(SMALLEST), WASM, tmp_path, lambda *_: None)
    assert list(tmp_path.iterdir()) == []


def test_without_a_linker_the_error_says_what_is_missing_and_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game, steps = loaded(SMALLEST), list[str]()
    monkeypatch.setattr(linkers.shutil, "which", lambda _: None)
    monkeypatch.setattr(linkers.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(NotPortable, match="expected one of wasm-ld, or the Python package ziglang"):
        ship(game, WASM, tmp_path, lambda done, total, what: steps.append(what))
    assert not steps and list(tmp_path.iterdir()) == []


def test_what_a_linker_refuses_is_told() -> None:
    with pytest.raises(NotPortable, match=f"{WASM}: .* cannot link the rules: "):
        linkers.linked(b"no object code", ["setup"], linkers.WASM)


def test_a_page_loads_no_bots_and_nothing_else_that_only_they_need() -> None:
    game, module = loaded(SMALLEST), file_of(SMALLEST, PAGE)
    assert set(read_manifest(module)["entries"]) == {*ENTRIES, *(f"query_{name}" for name in game.queries)}
    code = {platform: read_code(file_of(SMALLEST, platform)) for platform in (PAGE, WASM)}
    assert 1.5 * len(code[PAGE]) < len(code[WASM])  # about half
    assert b"bot_random" not in code[PAGE] and b"bot_random" in code[WASM]


LOAD = """
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
const { BadModule, loadRules } = await import(process.argv[1])
const content = gunzipSync(readFileSync(process.argv[2]))
const manifest = JSON.parse(readFileSync(process.argv[2] + '.json', 'utf8'))
const rules = await loadRules(content, manifest, { game: manifest.game, ruleset: manifest.ruleset })
const told = [WebAssembly.Module.imports(new WebAssembly.Module(content)).length, Object.keys(manifest.entries).length]
async function refusal(content, manifest, expected) {
  try { await loadRules(content, manifest, expected) } catch (error) { return [error instanceof BadModule, error.message, error.why] }
}
const digestOf = async (bytes) => Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
const other = Buffer.from('nothing')
told.push(await refusal(content, manifest, { game: 'chess' }))
told.push(await refusal(content, { ...manifest, platform: 'linux-x86_64' }))
told.push(await refusal(content, { ...manifest, abi: 2 }))
told.push(await refusal(content.subarray(0, 999), manifest))
told.push(await refusal(other, { ...manifest, digest: await digestOf(other) }))
told.push(await refusal(content, { ...manifest, entries: { ...manifest.entries, fly: 'p' } }))
const [a, b] = [rules.room(100_000_000), rules.room(24)]
rules.bytes(b, 24).fill(7)
told.push([a % 16, b - a, rules.bytes(b, 24).reduce((x, y) => x + y)])
console.log(JSON.stringify(told))
"""


def test_a_module_has_no_imports_and_one_that_does_not_fit_is_refused() -> None:
    command = [node(), "--input-type=module", "-e", LOAD, str(RULES_JS), str(file_of(SMALLEST, WASM))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    imports, entries, *refusals, memory = json.loads(done.stdout)
    assert imports == 0 and entries > 8
    expected = [
        (f"game is {SMALLEST}, expected chess", "version"), ("platform is linux-x86_64, expected wasm32", "version"),
        ("abi is 2, expected 1", "version"), ("does not match its digest, expected a complete file", "damaged"),
        ("no module that can run here", "damaged"), ("it lacks fly", "version"),
    ]  # fmt: skip
    for (typed, message, why), (part, reason) in zip(refusals, expected, strict=True):
        assert typed and part in message and why == reason
    assert memory == [0, 100_000_000, 7 * 24]


def test_files_lie_where_nobody_else_can_write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "kept"))
    assert folder_of_files(SMALLEST) == tmp_path / "kept" / SMALLEST
    (tmp_path / "kept").chmod(0o777)
    assert folder_of_files(SMALLEST) is None


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The smallest game's library, as if a wheel had brought it: in a copy of the game's folder."""
    game = loaded(SMALLEST)
    folder = tmp_path / SMALLEST
    shutil.copytree(game.folder, folder, ignore=shutil.ignore_patterns("web", "__pycache__"))
    (folder / IN_PACKAGE).mkdir()
    path = file_of(SMALLEST, LINUX)
    shutil.copy(beside(path), folder / IN_PACKAGE)
    monkeypatch.setattr(game, "folder", folder)
    return Path(shutil.copy(path, folder / IN_PACKAGE))


look_again = library_or_nothing.__wrapped__
"""As at first use: without the cached answer."""


@libraries
def test_the_library_of_a_package_is_used_although_numba_is_there(packaged: Path, caplog: pytest.LogCaptureFixture) -> None:
    engine = look_again(loaded(SMALLEST))
    assert isinstance(engine, LibraryEngine)
    assert fresh_file(loaded(SMALLEST), LINUX) == packaged
    assert caplog.messages == []


@libraries
@pytest.mark.parametrize("numba", [True, False], ids=["numba", "no numba"])
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda path: (path.parents[1] / "rules.py").write_text("pass"), ".so: sources is "),
        (lambda path: path.write_bytes(path.read_bytes()[:-1]), ".so: its content does not match its digest"),
        (lambda path: beside(path).unlink(), ".so.json: No such file"),
        (lambda path: path.unlink(), ".so: No such file"),
        (lambda path: path.chmod(0o666), ".so: expected the owner and the permissions of game.toml"),
        (lambda path: beside(path).chmod(0o666), ".so.json: expected the owner and the permissions of game.toml"),
        (lambda path: path.parent.chmod(0o777), f"{IN_PACKAGE}: expected the owner and the permissions of {SMALLEST}"),
    ],
    ids=["edited", "damaged", "no manifest", "no library", "open library", "open manifest", "open folder"],
)
def test_a_package_that_was_changed_is_told_in_one_line_and_others_take_over(
    spoil: Callable[[Path], Any],
    told: str,
    numba: bool,
    packaged: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(shipped_rules, "numba_is_there", lambda: numba)
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "empty"))
    spoil(packaged)
    assert look_again(loaded(SMALLEST)) is None
    [line] = caplog.messages
    assert told in line and line.endswith(f"{'Numba compiles the rules' if numba else 'the rules run as plain Python'} of {SMALLEST}")
    assert fresh_file(loaded(SMALLEST), LINUX) is None


@libraries
def test_a_kept_library_that_others_can_write_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = file_of(SMALLEST, LINUX)
    monkeypatch.setattr(shipped_rules, "numba_is_there", lambda: False)
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path))
    folder = folder_of_files(SMALLEST)
    assert folder is not None
    shutil.copy(beside(made), folder)
    kept = Path(shutil.copy(made, folder))
    assert isinstance(look_again(loaded(SMALLEST)), LibraryEngine) and fresh_file(loaded(SMALLEST), LINUX) == kept
    kept.chmod(0o646)
    assert look_again(loaded(SMALLEST)) is None and fresh_file(loaded(SMALLEST), LINUX) is None
    assert [f"{kept.name}: it is writable by others" in line for line in caplog.messages] == [True]
