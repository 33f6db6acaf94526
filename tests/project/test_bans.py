"""Constructs that the project never uses, searched for in its source."""

from __future__ import annotations

import ast
import json
import re
import unicodedata
from pathlib import Path

import pytest

from tests.project.source_files import PACKAGE, ROOT, imported_names, python_files, syntax_nodes, text_files

# The patterns are written so that this file does not contain what they ban.
BANNED_ANYWHERE = {
    "a registry's host name": r"registry[.]npmjs|pypi[.]org|files[.]pythonhosted|deb[.]debian[.]org|registry[.]yarnpkg",
    "a path of one machine": r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+|opt/pypi)/",
    "unpickling": r"(?<!\w)(?:un)?pickl(?:e|ing)[.](?:load|dump)",
    "a private key": r"BEGIN [A-Z ]*PRIVATE KE[Y]",
}
BANNED_IN_THE_PAGE = {
    "markup from text": r"[{]@html|(?:inner|outer)HTML\b|insertAdjacentHTML|document[.]write\b|DOMParser|srcdoc",
    "code from text": r"(?<![\w.])eva[l]\(|new Functio[n]\(|set(?:Timeout|Interval)\(\s*['\"`]",
    "styles or scripts that the content security policy forbids": r"javascript[:]",
}
BANNED_MODULES = {"pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle", "joblib", "random"}

OWN_GENERATORS = {"Generator", "PCG64", "default_rng", "RandomState"}  # these have seeds; in tests, benchmarks and training only


def matching_lines(paths: list[Path], pattern: str) -> list[str]:
    """Return the lines of files that match a pattern, each with its place."""
    wanted = re.compile(pattern)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in paths
        if wanted.search(text := path.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), 1)
        if wanted.search(line)
    ]


def python_files_with(*words: str) -> list[Path]:
    """Return the Python files that contain one of these words, since only they need to be parsed. Names are normalised by NFKC."""
    wanted = re.compile(rf"\b(?:{'|'.join(words)})\b")
    return [path for path in python_files() if wanted.search(unicodedata.normalize("NFKC", path.read_text(encoding="utf-8")))]


TRAINING = PACKAGE / "training"
"""Its code may draw from a generator of NumPy: results are fitted once and kept, and no match depends on them."""
NOT_LOCKED = ("learning", "rllib", "train")
"""Extras that `make install` leaves out, since they bring the large torch."""


def test_the_source_files_are_found() -> None:
    assert len(text_files()) > 50


@pytest.mark.parametrize("ban", sorted(BANNED_ANYWHERE))
def test_no_file_has_a_banned_construct(ban: str) -> None:
    assert not matching_lines([path for path in text_files() if path != Path(__file__)], BANNED_ANYWHERE[ban])


@pytest.mark.parametrize("ban", sorted(BANNED_IN_THE_PAGE))
def test_the_page_has_no_banned_construct(ban: str) -> None:
    page = [path for path in text_files() if path.suffix in {".ts", ".svelte", ".js", ".html"}]
    page = [path for path in page if not path.is_relative_to(ROOT / "tests")]
    assert page
    assert not matching_lines(page, BANNED_IN_THE_PAGE[ban])


def test_no_file_imports_a_module_that_unpickles_or_draws_from_a_global_generator() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {target}"
        for path in python_files_with(*BANNED_MODULES)
        for line, target in imported_names(path)
        if target.split(".")[0] in BANNED_MODULES
    ]
    assert not wrong, "\n".join(wrong)


def test_no_file_calls_eval_or_exec_or_draws_from_numpy_random() -> None:
    wrong = []
    for path in python_files_with("eval", "exec", "random"):
        for node in syntax_nodes(path):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"eval", "exec"}
            drawn = isinstance(node, ast.Attribute) and uses_numpy_random(node)
            elsewhere = path.is_relative_to(PACKAGE) and not path.is_relative_to(TRAINING)
            drawn = drawn and (elsewhere or node.attr not in OWN_GENERATORS)
            if called or drawn:
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)[:80]}")
    assert not wrong, "\n".join(wrong)


def test_rules_raise_no_variable_to_a_power() -> None:
    """Machine code would call the C library's `pow`, which a WebAssembly module and a shipped library do not have."""
    games = list(python_files(PACKAGE / "games"))
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in games
        for function in syntax_nodes(path)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)
    ]
    assert games
    assert not wrong, "\n".join(wrong)


def uses_numpy_random(node: ast.Attribute) -> bool:
    """Return whether an attribute is one of `numpy.random`."""
    module = node.value
    if not (isinstance(module, ast.Attribute) and module.attr == "random"):
        return False
    return isinstance(module.value, ast.Name) and module.value.id in {"np", "numpy"}


def test_dependencies_of_the_page_and_the_lock_have_exact_versions() -> None:
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


def test_the_lock_has_every_dependency_of_the_package() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE))
    extras = {name: extra for name, extra in project["optional-dependencies"].items() if name not in NOT_LOCKED}
    requirements = project["dependencies"] + [requirement for extra in extras.values() for requirement in extra]
    names = {re.split(r"[>=<\[;~! ]", each)[0].replace(".", "-").replace("_", "-") for each in requirements} - {"boardwright"}
    assert names and names <= locked, names - locked


def test_every_dependency_has_a_lower_bound() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for requirement in project["dependencies"]:
        assert ">=" in requirement, requirement


def test_the_package_has_no_breakpoint_and_no_todo() -> None:
    wrong = matching_lines(list(python_files(PACKAGE)), r"\bbreakpoint\(\)|\bpdb\b|\bFIXME\b|\bTODO\b")
    assert not wrong, "\n".join(wrong)
