"""What events tell."""

from collections.abc import Iterable
from typing import Any

from tests.games import event_log


class EventLog(event_log.EventLog):
    """Events, in order."""

    def points(self, seat: int) -> int:
        """Points that effects gave."""
        return sum(told["points"] for told in self.of("got_points") if told["seat"] == seat)


def acts(events: Iterable[Any]) -> list[str]:
    """The decisions that events tell of, as text."""
    found = []
    for event in events:
        a = event.args
        if event.kind == "occupied":
            found += [f"occupy {a['place']}", f"pay {a['coins']} {'with' if a['black'] else 'without'}_black"]
        elif event.kind == "reused":
            found.append(f"occupy {a['place']}")
        elif event.kind == "stepped":
            found.append(f"step {a['line']} {a['colour']}")
        elif event.kind == "advanced":
            found.append(f"advance {a['marker']}")
        elif event.kind == "took_locomotive":
            found.append("take_locomotive")
        elif event.kind == "placed":
            found.append(f"place {a['slot']}")
        elif event.kind == "retired":
            found.append("retire")
        elif event.kind == "took_factory":
            found.append(f"build_returned {a['factory']}" if a["returned"] else "build")
        elif event.kind == "used_token":
            found.append(f"use_token {a['token']}")
        elif event.kind == "took_card":
            found.append(f"take_card {a['card']}")
        elif event.kind == "repeats":
            found.append(f"repeat {a['place']}")
        elif event.kind == "once_more":
            found.append(f"once_more {a['part']}")
        elif event.kind == "gave_up":
            found.append("done")
    return found
