"""All match files of a device as one archive; and how a running match stands."""

from __future__ import annotations

import io
import zipfile
from datetime import UTC, datetime
from unittest.mock import patch

import boardwright as bw
from boardwright.server.errors import ApiError
from tests.server.house import BOTS, GAME, House
from tests.server.test_http import error


def archive(house: House, token: str) -> zipfile.ZipFile:
    answer = house.call("GET", "/api/matches/files", token)
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(answer.content))


def test_every_match_that_is_over_is_in_the_archive(house: House) -> None:
    token, stranger = house.device(), house.device()
    over = [house.finished(token) for _ in range(3)]
    house.match(token, BOTS)
    found = archive(house, token)
    assert set(found.namelist()) == {f"{GAME}-{id[:8]}.json" for id in over}
    for id in over:
        data = found.read(f"{GAME}-{id[:8]}.json")
        assert data == house.call("GET", f"/api/matches/{id}/file", token).content
        assert bw.replay(data).over
    ended = {row["id"]: row["updated"] // 1000 for row in house.call("GET", "/api/matches", token).json() if row["id"] in over}
    dates = {datetime(*each.date_time, tzinfo=UTC).timestamp() // 2 for each in found.infolist()}  # archives count in steps of two seconds
    assert dates == {at // 2 for at in ended.values()}
    assert archive(house, stranger).namelist() == []
    assert error(house.call("GET", "/api/matches/files")) == (401, "no_token")


def test_what_cannot_be_opened_is_named(house: House) -> None:
    token = house.device()
    first, second = house.finished(token), house.finished(token)
    misfit = lambda row: ApiError(409, "game_is_gone", game=row.game) if row.id == first else None  # noqa: E731
    with patch.object(house.server.catalog, "incompatibility", misfit):
        found = archive(house, token)
    assert set(found.namelist()) == {f"{GAME}-{second[:8]}.json", "left_out.txt"}
    assert found.read("left_out.txt").decode() == f"{GAME} {first}: game_is_gone\n"


def test_a_device_gets_one_archive_at_a_time(house: House) -> None:
    token = house.device()
    house.finished(token)
    with patch.object(house.server.limits.archives_of_device, "limit", 0):
        assert error(house.call("GET", "/api/matches/files", token)) == (429, "busy")
    with patch.object(house.server.limits.archives, "limit", 0):
        assert error(house.call("GET", "/api/matches/files", token)) == (503, "busy")
    assert len(archive(house, token).namelist()) == 1
    assert not house.server.limits.archives.held and not house.server.limits.archives_of_device.held


def test_a_running_match_tells_how_it_stands_as_anybody_may_know(house: House) -> None:
    token = house.device()
    id = house.match(token, BOTS)
    values = house.call("GET", f"/api/matches/{id}/standing", token).json()["values"]
    assert len(values) in (0, len(BOTS))
    assert error(house.call("GET", f"/api/matches/{id}/standing", house.device())) == (404, "no_such_match")
