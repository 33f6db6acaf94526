"""Things that the project never does, checked in its source."""

from __future__ import annotations

import ast
import json
import re
import unicodedata
from pathlib import Path

import pytest

from tests.project.source_files import PACKAGE, ROOT, imports, nodes, python_files, text_files

# Written so that this file does not contain what it forbids.
ANYWHERE = {
    "a registry's host name": r"registry[.]npmjs|pypi[.]org|files[.]pythonhosted|deb[.]debian[.]org|registry[.]yarnpkg",
    "a path of one machine": r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+|opt/pypi)/",
    "unpickling": r"(?<!\w)(?:un)?pickl(?:e|ing)[.](?:load|dump)",
    "a private key": r"BEGIN [A-Z ]*PRIVATE KE[Y]",
}
IN_THE_PAGE = {
    "markup from text": r"[{]@html|(?:inner|outer)HTML\b|insertAdjacentHTML|document[.]write\b|DOMParser|srcdoc",
    "code from text": r"(?<![\w.])eva[l]\(|new Functio[n]\(|set(?:Timeout|Interval)\(\s*['\"`]",
    "styles or scripts that the content security policy forbids": r"javascript[:]",
}
NOT_IMPORTED = {"pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "random"}

OWN_GENERATORS = {"Generator", "PCG64", "default_rng", "RandomState"}  # with a seed of their own; in tests, benchmarks and training only


def offences(paths: list[Path], pattern: str) -> list[str]:
    wanted = re.compile(pattern)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in paths
        if wanted.search(text := path.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), 1)
        if wanted.search(line)
    ]


def that_say(*words: str) -> list[Path]:
    """The Python files that have one of these words anywhere: only they need to be parsed. Names are what NFKC makes of them."""
    wanted = re.compile(rf"\b(?:{'|'.join(words)})\b")
    return [path for path in python_files() if wanted.search(unicodedata.normalize("NFKC", path.read_text(encoding="utf-8")))]


FITTED = PACKAGE / "training"
"""Its draws may follow a generator of NumPy: what it makes is fitted once and kept, and no match depends on it."""
NOT_LOCKED = ("learning", "rllib", "train")
"""Extras that `make install` leaves out: they bring torch, which is large."""


def test_there_is_something_to_read() -> None:
    assert len(text_files()) > 50


@pytest.mark.parametrize("what", sorted(ANYWHERE))
def test_nowhere(what: str) -> None:
    assert not offences([path for path in text_files() if path != Path(__file__)], ANYWHERE[what])


@pytest.mark.parametrize("what", sorted(IN_THE_PAGE))
def test_not_in_the_page(what: str) -> None:
    page = [path for path in text_files() if path.suffix in {".ts", ".svelte", ".js", ".html"}]
    page = [path for path in page if not path.is_relative_to(ROOT / "tests")]
    assert page
    assert not offences(page, IN_THE_PAGE[what])


def test_no_module_that_unpickles_or_draws_from_a_global_generator() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in that_say(*NOT_IMPORTED)
        for line, target in imports(path)
        if target.split(".")[0] in NOT_IMPORTED
    ]
    assert not wrong, "\n".join(wrong)


def test_no_eval_and_no_random_of_numpy() -> None:
    wrong = []
    for path in that_say("eval", "exec", "random"):
        for node in nodes(path):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"eval", "exec"}
            drawn = isinstance(node, ast.Attribute) and is_of_numpys_random(node)
            elsewhere = path.is_relative_to(PACKAGE) and not path.is_relative_to(FITTED)
            drawn = drawn and (elsewhere or node.attr not in OWN_GENERATORS)
            if called or drawn:
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)[:80]}")
    assert not wrong, "\n".join(wrong)


def test_rules_raise_no_variable_to_a_power() -> None:
    """Machine code calls the C library's `pow` for that, which a WebAssembly module and a shipped library do not have."""
    games = list(python_files(PACKAGE / "games"))
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in games
        for function in nodes(path)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)
    ]
    assert games
    assert not wrong, "\n".join(wrong)


def is_of_numpys_random(node: ast.Attribute) -> bool:
    of = node.value
    return isinstance(of, ast.Attribute) and of.attr == "random" and isinstance(of.value, ast.Name) and of.value.id in {"np", "numpy"}


def test_no_floating_versions() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    for group in ("dependencies", "devDependencies"):
        for name, version in package.get(group, {}).items():
            assert re.fullmatch(r"(npm:[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?", version), f"{name} floats: {version}"
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    for name, entry in lock["packages"].items():
        assert not name or "version" in entry, name
    for line in (ROOT / "requirements.lock").read_text().splitlines():
        if line and line[0] not in " #":
            assert re.match(r"[a-z0-9._-]+==[\w.]+( ;[^\\]+)? \\$", line), line


def test_lock_holds_everything_the_package_needs() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE))
    extras = {name: each for name, each in project["optional-dependencies"].items() if name not in NOT_LOCKED}
    wanted = project["dependencies"] + [each for extra in extras.values() for each in extra]
    names = {re.split(r"[>=<\[;~! ]", each)[0].replace(".", "-").replace("_", "-") for each in wanted} - {"boardwright"}
    assert names and names <= locked, names - locked


def test_every_dependency_has_a_lower_bound() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for each in project["dependencies"]:
        assert ">=" in each, each


def test_the_package_has_no_test_and_no_debug_leftover() -> None:
    wrong = offences(list(python_files(PACKAGE)), r"\bbreakpoint\(\)|\bpdb\b|\bFIXME\b|\bTODO\b")
    assert not wrong, "\n".join(wrong)
