"""Refusals of decisions that are not legal."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw


def refusal(match: Any, text: str, seat: int | None = None) -> tuple[str, dict[str, Any], str | None]:
    """Return a refusal's id, arguments and section, for a seat (default: the one to act).

    Playing the decision must give the same refusal and leave the match unchanged.
    """
    if seat is None:
        (seat,) = match.actors
    reason = match.why_not(seat, text)
    assert reason is not None, f"{text} is legal"
    before = match.state_bytes()
    with pytest.raises(bw.IllegalAction) as caught:
        match.play(seat, text)
    assert (caught.value.reason, caught.value.arguments, caught.value.section) == (reason.id, reason.args, reason.section)
    assert match.state_bytes() == before
    return reason.id, dict(reason.args), reason.section
