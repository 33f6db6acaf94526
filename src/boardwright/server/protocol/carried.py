"""Settings of a match that is carried elsewhere, besides its file."""

from typing import Annotated, Literal

from msgspec import Meta

from boardwright.server.protocol.fields import Curtain, Seconds, Sent, Word

MOST_DECISIONS = 1_000_000
"""Decisions of a match before the position that another one started from."""


class CarriedSettings(Sent):
    """How a match is played, for the place where it goes on.

    pause: as for a new match
    curtain: as for a new match
    stand_ins: by seat the level of the bot that plays for a person; null: none does; empty: none at all
    k: for a match that starts from a position: after how many decisions of the other match that was; null: not known
    """

    pause: Seconds | Literal["done"] | None = None
    curtain: Curtain = "needed"
    stand_ins: Annotated[list[Word | None], Meta(max_length=8)] = []
    k: Annotated[int, Meta(ge=0, le=MOST_DECISIONS)] | None = None
