"""Why not: what a decision that is not legal is refused with."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw


def refusal(match: Any, text: str, seat: int | None = None) -> tuple[str, dict[str, Any], str | None]:
    """Why a seat (the one to act) may not: id, arguments and section. The same must come from playing it, and the match must not change."""
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
