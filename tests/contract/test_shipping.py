"""Tests of shared libraries and WebAssembly modules: they are used without Numba, and refused with a reason if they do not fit."""

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

from boardwright.core.domain import shipped_rules, shipping
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.domain.game import Game
from boardwright.core.domain.shipped_rules import fresh_file, library_engine, library_or_nothing
from boardwright.core.domain.shipping import IN_PACKAGE, folder_of_files, is_fresh, manifest_of, path_of, ship
from boardwright.core.errors import BadLibrary, NotPortable
from boardwright.core.machine import linkers
from boardwright.core.machine.building import Builder, Job
from boardwright.core.machine.engine import ENTRIES
from boardwright.core.machine.library import LibraryEngine
from boardwright.core.machine.manifest import beside, read_code, read_manifest
from boardwright.core.machine.platforms import LINUX, PAGE, WASM, this_platform
from tests.contract.matches import SMALLEST, informed_bots, load_game
from tests.contract.node_engine import find_node
from tests.contract.shipped import SHIPPED, built_file

needs_libraries = pytest.mark.skipif(this_platform() != LINUX, reason="there are no shared libraries for this platform")
RULES_JS = Path(__file__).parents[2] / "web" / "src" / "rules" / "rules.js"

PLAY_WITHOUT_NUMBA = """
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
BOT_FILE = """
from boardwright.core.machine.bot import bot
BOT_CONTRACT = 2

@bot()
def first(tables, hidden, seat, moves, rng, scratch, decision):
    return moves.ids[0]
"""


@needs_libraries
@pytest.mark.parametrize("name", SHIPPED)
def test_without_numba_the_library_plays_the_same_matches(name: str, tmp_path: Path) -> None:
    built_file(name, LINUX)
    game, strong = load_game(name), informed_bots(load_game(name))[-1]
    players = 2 if 2 in game.players else 3
    (tmp_path / "first.py").write_text(BOT_FILE)
    arguments = [name, strong, f"{tmp_path / 'first.py'}:first", "observe"]
    environment = {key: value for key, value in os.environ.items() if key != "BOARDWRIGHT_JIT"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PLAY_WITHOUT_NUMBA, *arguments], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    engine, states, refused, observation = json.loads(done.stdout)
    assert engine == "LibraryEngine"
    assert states == simulate_batch(game, players, [strong] * players, 3, bytes(32)).state_hash
    assert "expected one of random" in refused and "Numba" in refused
    import boardwright as bw

    assert observation == float(bw.Simulator(game, 2, players, seed=1).observe().sum()) > 0


@needs_libraries
def test_a_library_calls_only_the_c_library(tmp_path: Path) -> None:
    nm = shutil.which("nm")
    if nm is None:
        pytest.skip("there is no nm")
    for name in SHIPPED:
        listed = subprocess.run([nm, "-D", "--undefined-only", built_file(name, LINUX)], capture_output=True, text=True, check=True).stdout
        needed = {line.split()[-1] for line in listed.splitlines() if line.split()[0] == "U"}
        assert needed and all("@GLIBC" in symbol for symbol in needed), needed


@pytest.fixture
def copy_shipped_file(tmp_path: Path) -> Callable[[str], Path]:
    """A function that copies the smallest game's file for a platform, so that a test can damage it."""

    def copy(platform: str) -> Path:
        path = built_file(SMALLEST, platform)
        shutil.copy(beside(path), tmp_path)
        return Path(shutil.copy(path, tmp_path))

    return copy


def change_manifest(path: Path, **values: Any) -> None:
    """Replace values of a file's manifest."""
    manifest = json.loads(beside(path).read_text())
    beside(path).write_text(json.dumps(manifest | values))


@needs_libraries
@pytest.mark.parametrize(
    ("name", "value", "message"),
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
def test_a_library_with_an_unfit_manifest_is_refused_with_the_reason(
    name: str, value: Any, message: str, copy_shipped_file: Callable[[str], Path]
) -> None:
    path = copy_shipped_file(LINUX)
    library_engine(load_game(SMALLEST), path)
    change_manifest(path, **{name: value})
    with pytest.raises(BadLibrary) as caught:
        library_engine(load_game(SMALLEST), path)
    assert message in str(caught.value) and path.name in str(caught.value)


@needs_libraries
def test_a_damaged_library_is_refused_before_it_is_loaded(copy_shipped_file: Callable[[str], Path]) -> None:
    path = copy_shipped_file(LINUX)
    content, manifest = path.read_bytes(), beside(path).read_bytes()
    for damaged in (b"", content[: len(content) // 2], content[:-1] + bytes([content[-1] ^ 1])):
        path.write_bytes(damaged)
        with pytest.raises(BadLibrary, match="does not match its digest"):
            library_engine(load_game(SMALLEST), path)
    path.unlink()
    with pytest.raises(BadLibrary, match="No such file or directory, expected a file that boardwright compile has made"):
        library_engine(load_game(SMALLEST), path)
    path.write_bytes(content)
    for broken in (b"", b"[]", b"\xff", manifest[:100], b"[" * 100_000):
        beside(path).write_bytes(broken)
        with pytest.raises(BadLibrary, match="expected a JSON object"):
            library_engine(load_game(SMALLEST), path)
    beside(path).unlink()
    with pytest.raises(BadLibrary, match="No such file or directory"):
        library_engine(load_game(SMALLEST), path)


@needs_libraries
def test_a_file_that_is_not_a_library_is_refused(copy_shipped_file: Callable[[str], Path]) -> None:
    """Its digest is correct."""
    path = copy_shipped_file(LINUX)
    path.write_bytes(b"nothing")
    change_manifest(path, digest=hashlib.sha256(b"nothing").hexdigest())
    with pytest.raises(BadLibrary, match=f"expected a shared library for {LINUX}"):
        library_engine(load_game(SMALLEST), path)


@needs_libraries
def test_the_library_of_another_platform_is_refused(copy_shipped_file: Callable[[str], Path]) -> None:
    """Its manifest names this platform, but its header (ELF, e_machine) an ARM processor."""
    path = copy_shipped_file(LINUX)
    content = bytearray(path.read_bytes())
    content[18:20] = (183).to_bytes(2, "little")
    path.write_bytes(content)
    change_manifest(path, digest=hashlib.sha256(content).hexdigest())
    with pytest.raises(BadLibrary, match=f"expected a shared library for {LINUX}"):
        library_engine(load_game(SMALLEST), path)


def ship_few_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ship two functions of each game: `built_file` compiles all of them."""
    every = shipping.shipped

    def few(game: Game, builder: Builder, platform: str) -> dict[str, Job]:
        return {name: job for name, job in every(game, builder, platform).items() if name in ("setup", "bot_random")}

    monkeypatch.setattr(shipping, "shipped", few)


@pytest.mark.parametrize("platform", [pytest.param(LINUX, marks=needs_libraries), WASM])
def test_ship_builds_only_changed_files(platform: str, copy_shipped_file: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    path, steps = copy_shipped_file(platform), []
    game = load_game(SMALLEST)

    def progress(*step: Any) -> None:
        steps.append(step)

    assert path == path_of(SMALLEST, platform, path.parent)
    assert ship(game, platform, path.parent, progress) is None and steps == []
    ship_few_functions(monkeypatch)
    path.write_bytes(path.read_bytes()[:-1])
    assert ship(game, platform, path.parent, progress) == path
    assert is_fresh(manifest_of(game, platform), path)  # its length may differ, because Numba reuses code of this process
    count = steps[-1][1]
    assert [step[0] for step in steps] == [*range(count), count] and {"setup", "bot_random", "link"} < {step[2] for step in steps}
    assert ship(game, platform, path.parent, progress) is None


def test_one_of_two_concurrent_programs_builds_a_file_and_the_other_finds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Otherwise one could replace the library while the other writes its manifest. Each build would have another content here."""
    contents: list[bytes] = []
    second = threading.Event()

    def make(*_: Any) -> bytes:
        content = bytes(len(contents) + 1)
        contents.append(content)
        if len(contents) == 2:
            second.set()
        second.wait(1)  # the first build gives the second time to start
        return content

    monkeypatch.setattr("boardwright.core.machine.shipped_code.shipped_code", make)
    game, path = load_game(SMALLEST), path_of(SMALLEST, WASM, tmp_path)
    with ThreadPoolExecutor() as programs:
        results = [future.result() for future in [programs.submit(ship, game, WASM, tmp_path, lambda *_: None) for _ in range(2)]]
    assert len(contents) == 1 and set(results) == {path, None}
    assert is_fresh(manifest_of(game, WASM), path)


def test_without_numba_ship_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("boardwright.core.domain.shipping.numba_is_there", lambda: False)
    with pytest.raises(NotPortable, match=f"{SMALLEST}: rules are compiled by Numba, expected the packages numba and llvmlite"):
        ship(load_game(SMALLEST), WASM, tmp_path, lambda *_: None)
    assert list(tmp_path.iterdir()) == []


def test_without_a_linker_ship_is_refused_before_compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game, steps = load_game(SMALLEST), list[str]()
    monkeypatch.setattr(linkers.shutil, "which", lambda _: None)
    monkeypatch.setattr(linkers.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(NotPortable, match="expected one of wasm-ld, or the Python package ziglang"):
        ship(game, WASM, tmp_path, lambda done, total, what: steps.append(what))
    assert not steps and list(tmp_path.iterdir()) == []


def test_an_error_of_the_linker_is_reported() -> None:
    with pytest.raises(NotPortable, match=f"{WASM}: .* cannot link the rules: "):
        linkers.linked(b"no object code", ["setup"], linkers.WASM)


def test_the_module_for_pages_contains_no_bots() -> None:
    game, module = load_game(SMALLEST), built_file(SMALLEST, PAGE)
    assert set(read_manifest(module)["entries"]) == {*ENTRIES, *(f"query_{name}" for name in game.queries)}
    code = {platform: read_code(built_file(SMALLEST, platform)) for platform in (PAGE, WASM)}
    assert 1.5 * len(code[PAGE]) < len(code[WASM])  # about half
    assert b"bot_random" not in code[PAGE] and b"bot_random" in code[WASM]


LOAD_MODULE = """
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
const { BadModule, loadRules } = await import(process.argv[1])
const content = gunzipSync(readFileSync(process.argv[2]))
const manifest = JSON.parse(readFileSync(process.argv[2] + '.json', 'utf8'))
const rules = await loadRules(content, manifest, { game: manifest.game, ruleset: manifest.ruleset })
const results = [WebAssembly.Module.imports(new WebAssembly.Module(content)).length, Object.keys(manifest.entries).length]
async function refusal(content, manifest, expected) {
  try { await loadRules(content, manifest, expected) } catch (error) { return [error instanceof BadModule, error.message, error.why] }
}
const digestOf = async (bytes) => Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
const other = Buffer.from('nothing')
results.push(await refusal(content, manifest, { game: 'chess' }))
results.push(await refusal(content, { ...manifest, platform: 'linux-x86_64' }))
results.push(await refusal(content, { ...manifest, abi: 2 }))
results.push(await refusal(content.subarray(0, 999), manifest))
results.push(await refusal(other, { ...manifest, digest: await digestOf(other) }))
results.push(await refusal(content, { ...manifest, entries: { ...manifest.entries, fly: 'p' } }))
const [a, b] = [rules.room(100_000_000), rules.room(24)]
rules.bytes(b, 24).fill(7)
results.push([a % 16, b - a, rules.bytes(b, 24).reduce((x, y) => x + y)])
console.log(JSON.stringify(results))
"""


def test_a_module_has_no_imports_and_unfit_ones_are_refused() -> None:
    command = [find_node(), "--input-type=module", "-e", LOAD_MODULE, str(RULES_JS), str(built_file(SMALLEST, WASM))]
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


def test_a_folder_that_others_can_write_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "kept"))
    assert folder_of_files(SMALLEST) == tmp_path / "kept" / SMALLEST
    (tmp_path / "kept").chmod(0o777)
    assert folder_of_files(SMALLEST) is None


@pytest.fixture
def packaged_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The smallest game's library in a copy of the game's folder, as a wheel installs it."""
    game = load_game(SMALLEST)
    folder = tmp_path / SMALLEST
    shutil.copytree(game.folder, folder, ignore=shutil.ignore_patterns("web", "__pycache__"))
    (folder / IN_PACKAGE).mkdir()
    path = built_file(SMALLEST, LINUX)
    shutil.copy(beside(path), folder / IN_PACKAGE)
    monkeypatch.setattr(game, "folder", folder)
    return Path(shutil.copy(path, folder / IN_PACKAGE))


find_library = library_or_nothing.__wrapped__
"""The function without its cache, as at first use."""


@needs_libraries
def test_the_library_of_a_package_is_used_although_numba_is_installed(packaged_library: Path, caplog: pytest.LogCaptureFixture) -> None:
    engine = find_library(load_game(SMALLEST))
    assert isinstance(engine, LibraryEngine)
    assert fresh_file(load_game(SMALLEST), LINUX) == packaged_library
    assert caplog.messages == []


@needs_libraries
@pytest.mark.parametrize("numba", [True, False], ids=["numba", "no numba"])
@pytest.mark.parametrize(
    ("change", "message"),
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
def test_a_changed_package_is_reported_in_one_line_and_its_library_not_used(
    change: Callable[[Path], Any],
    message: str,
    numba: bool,
    packaged_library: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(shipped_rules, "numba_is_there", lambda: numba)
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "empty"))
    change(packaged_library)
    assert find_library(load_game(SMALLEST)) is None
    [line] = caplog.messages
    assert message in line and line.endswith(f"{'Numba compiles the rules' if numba else 'the rules run as plain Python'} of {SMALLEST}")
    assert fresh_file(load_game(SMALLEST), LINUX) is None


@needs_libraries
def test_a_stored_library_that_others_can_write_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    built = built_file(SMALLEST, LINUX)
    monkeypatch.setattr(shipped_rules, "numba_is_there", lambda: False)
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path))
    folder = folder_of_files(SMALLEST)
    assert folder is not None
    shutil.copy(beside(built), folder)
    stored = Path(shutil.copy(built, folder))
    assert isinstance(find_library(load_game(SMALLEST)), LibraryEngine) and fresh_file(load_game(SMALLEST), LINUX) == stored
    stored.chmod(0o646)
    assert find_library(load_game(SMALLEST)) is None and fresh_file(load_game(SMALLEST), LINUX) is None
    assert [f"{stored.name}: it is writable by others" in line for line in caplog.messages] == [True]
