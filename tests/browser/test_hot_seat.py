"""Several people at one screen: secrets leave the page, they are not merely covered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.person import PRESS_DONE, complete_frame, latest_frame, record_frames
from tests.browser.trains import Person, start_match
from tests.conftest import repetitions


def secret_numbers(frame: dict[str, Any]) -> set[int]:
    """Return the numbers that only the frame's viewer may see: drawn and refused wagons."""
    view = complete_frame(frame)["view"]
    hands = [hand["cards"] or [] for hand in view["hands"]]
    return {wagon["card"] for hand in hands for wagon in hand} | set(view["refused"])


def public_numbers(frame: dict[str, Any]) -> set[int]:
    """Return the open numbers: trains, locks and the row."""
    view = complete_frame(frame)["view"]
    wagons = [wagon for train in view["trains"] for wagon in train if wagon]
    locks = {wagon["lock"] for wagon in wagons if wagon["lock"]}
    return {wagon["card"] for wagon in [*wagons, *view["row"]]} | locks | set(view["discards"])


def test_curtain_removes_the_other_players_secrets_from_the_page(open_page: Opener) -> None:
    page = open_page()
    received = record_frames(page)
    start_match(page, ["Ana", "Ivo", "Eva"])
    secrets_by_player: dict[str, set[int]] = {}
    heights = set[float]()
    for _ in range(repetitions(7, 14, 7)):
        curtain = page.locator(".curtain")
        page.locator(".curtain, .prompt.mine").first.wait_for()
        if curtain.count():
            assert page.locator(".host, .board, .side").count() == 0, "the board is still on the page behind the curtain"
            assert page.evaluate("() => document.querySelectorAll('[data-flip]').length") == 0
            name = curtain.get_by_role("heading").first.inner_text().removeprefix("Pass the screen to: ").strip()
            expect(curtain.get_by_role("button", name=f"I am {name}")).to_be_focused()
            heights.add((curtain.get_by_role("button").bounding_box() or {})["y"])
            curtain.get_by_role("button", name=f"I am {name}").click()
            page.locator(".prompt.mine").wait_for()
            frame = latest_frame(received)
            for owner, numbers in secrets_by_player.items():
                if owner != name:
                    hidden = numbers - public_numbers(frame) - secret_numbers(frame)
                    shown_wagons = page.evaluate("() => [...document.querySelectorAll('[data-flip]')].map(e => e.dataset.flip)")
                    assert not {f"c{number}" for number in hidden} & set(shown_wagons), f"{name} sees what {owner} holds"
            secrets_by_player.setdefault(name, set())
            current = name
        secrets_by_player[current] |= secret_numbers(latest_frame(received))
        Person(page).decide()
        page.wait_for_function(f"() => {{ {PRESS_DONE}; return document.querySelector('.curtain, .prompt.mine') }}")
    assert len(heights) == 1, "the button must not move with the text above it"
    assert len(secrets_by_player) == 3 and sum(map(len, secrets_by_player.values())) > 3
    check_frames_have_no_secrets(received)


def check_frames_have_no_secrets(received: list[dict[str, Any]]) -> None:
    frames = [message for message in received if message["type"] == "frame"]
    assert {frame["viewer"] for frame in frames} == {None, 0, 1, 2}
    for frame in map(complete_frame, frames):
        for seat, hand in enumerate(frame["view"]["hands"]):
            assert seat == frame["viewer"] or hand["cards"] is None or hand["count"] == 0
        assert frame["viewer"] is not None or (frame["view"]["refused"] == [] and frame["legal"] == [])
