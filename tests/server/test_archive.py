"""The archive of the match files of a device, and the call for the standing of a running match."""

from __future__ import annotations

import io
import zipfile
from datetime import UTC, datetime
from unittest.mock import patch

import boardwright as bw
from boardwright.server.errors import ApiError
from tests.server.harness import GAME, TWO_BOTS, Harness
from tests.server.test_http import read_error


def fetch_archive(harness: Harness, token: str) -> zipfile.ZipFile:
    """Fetch and open the archive of a device."""
    answer = harness.call("GET", "/api/matches/files", token)
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(answer.content))


def test_the_archive_has_every_finished_match_of_the_device(harness: Harness) -> None:
    token, stranger = harness.new_device(), harness.new_device()
    over = [harness.new_finished_match(token) for _ in range(3)]
    harness.new_match(token, TWO_BOTS)
    archive = fetch_archive(harness, token)
    assert set(archive.namelist()) == {f"{GAME}-{id[:8]}.json" for id in over}
    for id in over:
        data = archive.read(f"{GAME}-{id[:8]}.json")
        assert data == harness.call("GET", f"/api/matches/{id}/file", token).content
        assert bw.replay(data).over
    ended = {row["id"]: row["updated"] // 1000 for row in harness.call("GET", "/api/matches", token).json() if row["id"] in over}
    # archives count in steps of two seconds
    dates = {datetime(*entry.date_time, tzinfo=UTC).timestamp() // 2 for entry in archive.infolist()}
    assert dates == {at // 2 for at in ended.values()}
    assert fetch_archive(harness, stranger).namelist() == []
    assert read_error(harness.call("GET", "/api/matches/files")) == (401, "no_token")


def test_the_archive_names_matches_that_cannot_be_opened(harness: Harness) -> None:
    token = harness.new_device()
    first, second = harness.new_finished_match(token), harness.new_finished_match(token)
    incompatibility = lambda row: ApiError(409, "game_is_gone", game=row.game) if row.id == first else None  # noqa: E731
    with patch.object(harness.server.catalog, "incompatibility", incompatibility):
        archive = fetch_archive(harness, token)
    assert set(archive.namelist()) == {f"{GAME}-{second[:8]}.json", "left_out.txt"}
    assert archive.read("left_out.txt").decode() == f"{GAME} {first}: game_is_gone\n"


def test_a_device_gets_one_archive_at_a_time(harness: Harness) -> None:
    token = harness.new_device()
    harness.new_finished_match(token)
    with patch.object(harness.server.limits.archives_of_device, "limit", 0):
        assert read_error(harness.call("GET", "/api/matches/files", token)) == (429, "busy")
    with patch.object(harness.server.limits.archives, "limit", 0):
        assert read_error(harness.call("GET", "/api/matches/files", token)) == (503, "busy")
    assert len(fetch_archive(harness, token).namelist()) == 1
    assert not harness.server.limits.archives.held and not harness.server.limits.archives_of_device.held


def test_the_standing_of_a_running_match_is_for_its_own_device(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token, TWO_BOTS)
    values = harness.call("GET", f"/api/matches/{id}/standing", token).json()["values"]
    assert len(values) in (0, len(TWO_BOTS))
    assert read_error(harness.call("GET", f"/api/matches/{id}/standing", harness.new_device())) == (404, "no_such_match")
