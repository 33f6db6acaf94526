"""The commands of docs/hosting.md work as written, where they need neither the internet nor an administrator."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.server.notification_rules.settings import read_settings
from boardwright.server.store import Store
from tests.conftest import only_in_prove
from tests.server.harness import PERSON_AND_BOT, Harness
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text()
UNIT = (ROOT / "deploy" / "boardwright.service").read_text()
NOT_TRIED = re.compile(r"(apt|systemctl|journalctl|docker|cp|cd|mkdir|chmod|ln|su|install|python3 -m venv|/opt/boardwright/bin/pip) ?")
"""Commands that need an administrator or the internet."""
OFFLINE = ["boardwright admin restore copy.db", "boardwright admin backup before-upgrade.db"]
"""Commands of other sections that are tried while no server runs."""


def commands(section: str) -> list[str]:
    """Return the commands of a section in order."""
    text = TEXT.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return [line for block in re.findall(r"```sh\n(.*?)```", text, re.S) for line in block.splitlines()]


def run_shell(script: str, cwd: Path, **env: str) -> str:
    """Run a shell script that must succeed, and return its output. `boardwright` is the program under test."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-euc", script], cwd=cwd, env={**os.environ, "PATH": path, "BOARDWRIGHT_JIT": "0", **env}, capture_output=True, text=True
    )
    assert done.returncode == 0, (script, done.stdout, done.stderr)
    return done.stdout


def test_every_command_is_tried_or_needs_an_administrator() -> None:
    tried = {*commands("Maintain the database"), *commands("Health and metrics"), *OFFLINE}
    all_commands = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.S) for line in block.splitlines()]
    assert all_commands and not [line for line in all_commands if line not in tried and not NOT_TRIED.match(line)]


@only_in_prove("runs a dozen commands")
def test_the_commands_for_maintaining_the_database_work(tmp_path: Path) -> None:
    with Harness(tmp_path / "boardwright.db") as harness:
        finished = harness.new_finished_match(harness.new_device())
        running = harness.new_match(harness.new_device(), PERSON_AND_BOT)
        assert harness.server.store.match(finished)
        output = ""
        for line in commands("Maintain the database")[:-1]:  # the last one is about a stopped server
            if line.startswith(("export", "systemctl", "boardwright admin restore")):
                continue
            output += run_shell(line, tmp_path, BOARDWRIGHT_DB=str(harness.db), MATCH=finished, RUNNING=running)
        assert harness.server.store.match(finished) is None
    assert finished in output
    run_shell(" && ".join(OFFLINE), tmp_path, BOARDWRIGHT_DB=str(tmp_path / "boardwright.db"))
    assert (tmp_path / "before-upgrade.db").exists() and (tmp_path / "boardwright.db.before-1").exists()


def test_the_nightly_backup_succeeds_after_interrupted_ones(tmp_path: Path) -> None:
    Store(str(tmp_path / "boardwright.db")).close()
    [line] = re.findall(r"^30 4 \* \* \* root (.*)$", TEXT, re.M)
    line = line.replace("\\%", "%").replace("/var/backups", str(tmp_path)).replace("/opt/boardwright/bin/", "")
    for day in range(1, 8):
        (tmp_path / f"boardwright-{day}.new").touch()
    run_shell(line, tmp_path, BOARDWRIGHT_DB=str(tmp_path / "boardwright.db"))
    assert len(list(tmp_path.glob("boardwright-?.db"))) == 1


def test_the_installation_puts_the_command_on_the_path() -> None:
    """The programs of a virtual environment are not on root's path."""
    assert "ln -s /opt/boardwright/bin/boardwright /usr/local/bin/boardwright" in commands("Install")


def test_the_health_command_gets_an_answer(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "boardwright.db") as server:
        [health] = [line for line in commands("Health and metrics") if "/api/health" in line]
        assert "version" in run_shell(health.replace("http://127.0.0.1:8000", server.address), tmp_path)


def test_the_unit_starts_a_server_with_metrics(tmp_path: Path) -> None:
    """The command line of the unit runs with free ports."""
    [line] = re.findall(r"^ExecStart=/opt/boardwright/bin/(.*)$", UNIT, re.M)
    for port in re.findall(r"--(?:port|metrics) (\d+)", line):
        line = line.replace(port, "0")
    env = {**os.environ, "BOARDWRIGHT_DB": str(tmp_path / "boardwright.db"), "BOARDWRIGHT_JIT": "0"}
    words = [sys.executable, "-m", *line.split()]
    process = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        log_line = process.stderr.readline()
        address = re.search(r"http://\S+/metrics", log_line)
        assert address, log_line
        assert "boardwright_store_failing 0.0" in run_shell(f"curl --fail --silent --show-error {address[0]}", tmp_path)
    finally:
        process.terminate()
        process.communicate(timeout=20)
    assert (tmp_path / "boardwright.db").exists()


def test_the_settings_of_notifications_are_valid_and_the_unit_passes_them() -> None:
    settings = read_settings((ROOT / "deploy" / "notices.toml").read_text())
    assert settings.mail is not None and settings.webhooks and settings.push and not settings.allowed
    [path] = re.findall(r"^LoadCredential=notices.toml:(.*)$", (ROOT / "deploy" / "notices.conf").read_text(), re.M)
    assert f"chmod 600 {path}" in TEXT and f"cp deploy/notices.toml {path.rpartition('/')[0]}/" in TEXT


def test_the_unit_starts_after_postgresql_and_always_restarts() -> None:
    settings = dict(line.split("=", 1) for line in UNIT.splitlines() if re.match(r"\w+=", line))
    assert "postgresql.service" in settings["After"].split() and settings["StartLimitIntervalSec"] == "0"
    assert settings["Restart"] == "on-failure" and int(settings["RestartSec"]) >= 1


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "boardwright.service"
    unit.write_text(UNIT.replace("/opt/boardwright/bin/boardwright", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert done.returncode == 0 and "boardwright.service" not in done.stderr, done.stderr


def test_containers_use_existing_extras_options_and_variables() -> None:
    docker, compose, example = (ROOT / "deploy" / name for name in ("Dockerfile", "compose.yaml", "env.example"))
    extras = re.search(r"\[([a-z,]+)\]\"", docker.read_text())
    assert extras
    project = (ROOT / "pyproject.toml").read_text()
    assert all(re.search(rf"^{extra} = \[", project, re.M) for extra in extras[1].split(","))
    variables = set(re.findall(r"\$\{([A-Z_]+)\}", compose.read_text()))
    assert variables == set(re.findall(r"^([A-Z_]+)=", example.read_text(), re.M))
    [command] = re.findall(r"^ +command: serve (.*)$", compose.read_text(), re.M)
    help_text = run_shell("boardwright serve --help", ROOT)
    assert all(option in help_text for option in re.findall(r"--[a-z-]+", command))


def test_the_proxy_has_no_health_check_of_its_own() -> None:
    """Caddy's check would name the container, which the server refuses as a foreign name, so no request would pass."""
    proxy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert "reverse_proxy" in proxy and not re.findall(r"^\s*(?:health_|header_up Host).*$", proxy, re.M)


def test_the_image_installs_the_versions_of_the_lock(tmp_path: Path) -> None:
    [script] = re.findall(r"^RUN (sed .*?) /wheel/requirements.lock", (ROOT / "deploy" / "Dockerfile").read_text(), re.M)
    lines = [
        line for line in run_shell(f"{script} {ROOT / 'requirements.lock'}", tmp_path).splitlines() if not line.lstrip().startswith("#")
    ]
    assert len(lines) > 30 and all(re.fullmatch(r"[\w.-]+==[\w.]+( ; .*)?", line) for line in lines)
