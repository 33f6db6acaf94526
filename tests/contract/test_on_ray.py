"""Tests that matches on a Ray cluster equal those of this machine: tasks alone, and (`make prove`) real clusters, even if workers die."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from boardwright.bots.on_ray import MOST_IN_A_TASK, connected, matches_in_a_task, order_of, play_matches
from boardwright.core.domain.batch import CHUNK, simulate_batch
from boardwright.core.errors import ClusterError
from boardwright.core.machine.random import key_of
from tests.conftest import PROVE
from tests.contract.matches import GAMES, SMALLEST, load_game
from tests.project.source_files import ROOT

KEY = key_of(5)
NEEDS_CLUSTER = pytest.mark.skipif(not PROVE, reason="make prove: a cluster starts in some seconds")


@pytest.mark.parametrize("name", GAMES)
def test_tasks_play_the_same_matches_as_simulate(name: str) -> None:
    game = load_game(name)
    players = game.players_with()[0]
    bots, finals, games = ["random"] * players, [], CHUNK + 8
    totals = simulate_batch(game, players, bots, games, KEY, each=lambda states, _: finals.append(states.tobytes()))
    order = order_of(game, players, bots, KEY, {})
    first, second = play_matches(order, 0, 5), play_matches(order, 5, games - 5)
    assert first[0] + second[0] == b"".join(finals)
    assert [*first[2], *second[2]] == totals.lengths
    assert np.concatenate([first[1], second[1]])["score"][:, :players].tolist() == np.concatenate(totals.scores).tolist()


def test_a_worker_with_other_rules_or_bots_refuses_a_task(tmp_path: Path) -> None:
    game = load_game(SMALLEST)
    file = tmp_path / "mine.py"
    file.write_text("def first(observation, legal):\n    return legal[0]\n")
    order = order_of(game, 2, [f"{file}:first", "random"], KEY, {})
    assert len(play_matches(order, 0, 2)[2]) == 2
    with pytest.raises(ClusterError, match=r"worker on .*: rules '1\+.*', expected '0\+0123' as on the machine that sent the order"):
        play_matches(order._replace(ruleset="0+0123"), 0, 1)
    file.write_text("def first(observation, legal):\n    return legal[-1]\n")
    with pytest.raises(ClusterError, match=r"worker on .*: bot files .*, expected"):
        play_matches(order, 0, 1)


@pytest.mark.parametrize("workers", [1, 2, 8, 1000])
@pytest.mark.parametrize("games", [1, 33, 5_000, 10**9])
def test_tasks_consist_of_whole_chunks_and_are_limited(games: int, workers: int) -> None:
    count = matches_in_a_task(games, workers)
    assert CHUNK <= count <= MOST_IN_A_TASK and count % CHUNK == 0
    assert count == MOST_IN_A_TASK or count == CHUNK or count * workers * 16 < games + CHUNK * workers * 16


@pytest.mark.parametrize(
    "address", ["", "x", "host", ":6379", "host:", "host:port", "host:0", "host:70000", "ray://host:10001:", "a:" + "9" * 5000]
)
def test_invalid_addresses_are_refused(address: str) -> None:
    with pytest.raises(ClusterError, match=r"(not an address|), expected HOST:PORT of a running cluster"), connected(address, None):
        pass


@pytest.fixture
def other_server() -> Iterator[str]:
    """The address of a server that does not speak Ray's protocol."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            with contextlib.suppress(OSError):  # the test has not connected
                connection, _ = server.accept()
                with connection:
                    connection.recv(100)
                    connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
        with contextlib.suppress(OSError):  # some systems refuse to shut down a listening socket
            server.shutdown(socket.SHUT_RDWR)
        thread.join()


def test_connecting_to_something_else_than_a_cluster_is_refused(other_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ClusterError, match=f"--ray '{other_server}': the server there is not Ray, expected HOST:PORT"):
        connected(other_server, None).__enter__()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        monkeypatch.setattr("boardwright.bots.on_ray.PATIENCE", 0.1)
        with pytest.raises(ClusterError, match=f"--ray '{address}': timed out, expected HOST:PORT"):
            connected(address, None).__enter__()
    with pytest.raises(ClusterError, match=f"--ray '{address}': Connection refused, expected HOST:PORT"):
        connected(address, None).__enter__()


# -- real clusters -----------------------------------------------------------------------------------------------------------------


def simulate_command(games: int, *arguments: str) -> list[str]:
    command = [sys.executable, "-m", "boardwright", "simulate", SMALLEST, "--players", "2", "--bots", "greedy", "--seed", "4", "--json"]
    return [*command, "--games", str(games), *arguments]


def state_hash(output: str) -> str:
    hash_value: str = json.loads(output)["state_hash"]
    return hash_value


@NEEDS_CLUSTER
def test_the_number_of_workers_does_not_change_the_matches(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    local_output = subprocess.run(simulate_command(3000), capture_output=True, text=True, check=True).stdout
    for workers in ("1", "2", "8"):
        out = ["--out", str(tmp_path / workers)]
        ray_output = subprocess.run(
            simulate_command(3000, "--ray", "local", "--jobs", workers, *out), capture_output=True, text=True, check=True
        ).stdout
        assert state_hash(ray_output) == state_hash(local_output)
        assert json.loads(ray_output)["wins"] == json.loads(local_output)["wins"]
    rows = [sorted((tmp_path / workers / "matches").iterdir()) for workers in ("1", "8")]
    assert [path.read_bytes() for path in rows[0]] == [path.read_bytes() for path in rows[1]] and len(rows[0]) == 12


def descendants(pid: int) -> list[int]:
    """Return the ids of the descendants of a process."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents.setdefault(int(path.read_text().rpartition(")")[2].split()[1]), []).append(int(path.parent.name))
        except OSError:
            continue
    pids = [pid]
    for each in pids:
        pids += parents.get(each, [])
    return pids[1:]


def busy_worker(pid: int) -> int | None:
    """Return the id of a worker that plays matches for a program, or None."""
    for child in descendants(pid):
        try:
            if Path(f"/proc/{child}/cmdline").read_bytes().startswith(b"ray::play_matches"):
                return child
        except OSError:
            continue
    return None


@NEEDS_CLUSTER
@pytest.mark.skipif(sys.platform != "linux", reason="workers are found in /proc")
def test_killed_workers_do_not_change_the_matches() -> None:
    pytest.importorskip("ray")
    local_output = subprocess.run(simulate_command(60_000), capture_output=True, text=True, check=True).stdout
    killed = 0
    with subprocess.Popen(simulate_command(60_000, "--ray", "local", "--jobs", "2"), stdout=subprocess.PIPE) as program:
        while killed < 3 and program.poll() is None:
            worker = busy_worker(program.pid)
            if worker is not None:
                os.kill(worker, signal.SIGKILL)
                killed += 1
                time.sleep(0.5)
            time.sleep(0.02)
        output = program.communicate()[0].decode()
    assert killed == 3 and program.returncode == 0
    assert state_hash(output) == state_hash(local_output)


@NEEDS_CLUSTER
@pytest.mark.parametrize("example", ["ray_evaluation.py", "ray_training.py"])
def test_the_output_of_the_examples_does_not_depend_on_the_number_of_workers(example: str) -> None:
    pytest.importorskip("ray")
    outputs = set()
    for workers in ("1", "2", "8"):
        command = [sys.executable, str(ROOT / "examples" / example), "--workers", workers]
        outputs.add(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert len(outputs) == 1 and "%" in outputs.pop()
