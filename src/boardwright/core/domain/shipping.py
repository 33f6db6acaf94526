"""Writes a game's rules as files: a shared library and a WebAssembly module (docs/decisions/26_shipped_code.md).

They go into the game's package, its folder of kept code, or a folder given by the caller, each with its manifest next to it.
`core.domain.shipped_rules` loads them.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from boardwright.core.domain.atomic_file import errors_name
from boardwright.core.domain.bot_rules import own_bots
from boardwright.core.domain.search_settings import NAME
from boardwright.core.errors import BadLibrary, NotPortable
from boardwright.core.machine.bot import BOT
from boardwright.core.machine.building import Builder, Job, Progress
from boardwright.core.machine.code_store import open_store
from boardwright.core.machine.comparing import COMPARE
from boardwright.core.machine.engine import ENTRIES, QUERY, REASON
from boardwright.core.machine.expecting import EXPECT
from boardwright.core.machine.generic import GENERIC
from boardwright.core.machine.manifest import ABI, Manifest, beside, layouts_of, packed_code, sources_of
from boardwright.core.machine.platforms import PAGE, SUFFIXES, WASM, numba_is_there

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game

CORE = Path(__file__).parents[1] / "machine"
IN_PACKAGE = "compiled"
"""The folder inside a game's own for files that come with a wheel."""


def builder_of(game: Game) -> Builder:
    """The compiler for the functions of a game."""
    return Builder(game.id, game.tables.array.dtype, game.state_dtype)


def shipped(game: Game, builder: Builder, platform: str) -> dict[str, Job]:
    """The functions of a game to ship: its entries, queries, own bots and what they know, and the generic functions.

    In WebAssembly, generic functions cannot call others by address; the search is prepared for that (`targets`). A page for tables and
    replays loads no bots.
    """
    skill = game.skill
    jobs = {name: builder.job(function, *ENTRIES[name]) for name, function in game.plain.functions.items()}
    jobs |= {f"query_{name}": builder.job(query.function, *QUERY, {"a": query.answer}) for name, query in game.queries.items()}
    if platform == PAGE:
        return jobs
    jobs |= {f"bot_{rule.name}": builder.bot_job(rule) for rule in own_bots(game.module("bots").BOTS)}
    jobs |= {f"know_{rule.name}": builder.job(rule.function, *rule.entry) for rule in (*skill.search.knowledge, skill.outlook_rule)}
    if skill.reasons:
        jobs["reason"] = builder.job(skill.reason_rule, *REASON)
    if platform == WASM:
        jobs[f"bot_{NAME}"] = builder.search_job(skill.search, "search", GENERIC["search"][0], BOT)
        arguments = {"compare": COMPARE, "expect": EXPECT}
        return jobs | {name: builder.search_job(skill.analyst, name, GENERIC[name][0], each) for name, each in arguments.items()}
    return jobs | {name: Job(*generic) for name, generic in GENERIC.items()}


def manifest_of(game: Game, platform: str) -> Manifest:
    """The manifest of an up-to-date file of this game for a platform."""
    jobs = shipped(game, builder_of(game), platform)
    records = {"tables": game.tables.array.dtype, "state": game.state_dtype}
    records |= {f"{name}.{at}": dtype for name, job in jobs.items() for at, dtype in enumerate(job.dtypes) if dtype is not None}
    return Manifest(
        game.id,
        game.ruleset,
        platform,
        ABI,
        sources_of([game.folder, CORE]),
        layouts_of(records),
        {name: dtype.itemsize for name, dtype in records.items()},
        {name: "".join("i" if d is None else "p" for d in job.dtypes) + ">i" * job.returns for name, job in jobs.items()},
    )


def folder_of_files(game: str) -> Path | None:
    """The default folder for a game's files; None if no place is safe."""
    store = open_store(game)
    return store.folder if store else None


def path_of(game: str, platform: str, folder: Path) -> Path:
    """The path of a game's file for a platform."""
    return folder / f"{game}-{platform}{SUFFIXES[platform]}"


def is_fresh(manifest: Manifest, path: Path) -> bool:
    """Return whether the file exists and was made from the current sources."""
    with contextlib.suppress(BadLibrary):
        manifest.check(path)
        return True
    return False


def ship(game: Game, platform: str, folder: Path, progress: Progress) -> Path | None:
    """Compile a game for a platform into a folder. Returns the file, or None if it was up to date. Raises NotPortable, OSError.

    `progress(done, total, what)` is called before each function, before linking, and at the end. If several programs want the same file,
    one writes it while the others wait, so that no library is replaced while another program writes its manifest.
    """
    manifest, path = manifest_of(game, platform), path_of(game.id, platform, folder)
    if is_fresh(manifest, path):
        return None
    if not numba_is_there():
        raise NotPortable(
            f"{game.id}: rules are compiled by Numba, expected the packages numba and llvmlite: pip install 'boardwright[compile]'"
        )
    from boardwright.core.machine.shipped_code import shipped_code

    builder = builder_of(game)
    with builder.store.locked(f"lock-{path.name}") if builder.store else contextlib.nullcontext():
        if is_fresh(manifest, path):
            return None
        code = shipped_code(shipped(game, builder, platform), builder, platform, progress)
        folder.mkdir(parents=True, exist_ok=True)
        _write(path, packed_code(path, code))
        _write(beside(path), manifest.written(code))
    return path


def _write(path: Path, content: bytes) -> None:
    """Write a file so that readers never see half of it. (The store may delete temporary files with its own prefix.)"""
    descriptor, part = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with errors_name(path):
            with open(descriptor, "wb") as file:
                file.write(content)
            os.chmod(part, 0o644)
            os.replace(part, path)
    except OSError:
        os.unlink(part)
        raise
