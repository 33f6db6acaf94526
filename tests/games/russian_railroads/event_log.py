"""Events of Russian Railroads: points of effects, and the decisions behind events."""

from collections.abc import Iterable
from typing import Any

from tests.games import event_log


class EventLog(event_log.EventLog):
    """Events of a match in order, with the points that effects gave."""

    def points(self, seat: int) -> int:
        """Sum the points that effects gave a seat."""
        return sum(args["points"] for args in self.of("got_points") if args["seat"] == seat)


def decisions_of(events: Iterable[Any]) -> list[str]:
    """Return the decisions that led to events, as text."""
    decisions = []
    for event in events:
        args = event.args
        if event.kind == "occupied":
            decisions += [f"occupy {args['place']}", f"pay {args['coins']} {'with' if args['black'] else 'without'}_black"]
        elif event.kind == "reused":
            decisions.append(f"occupy {args['place']}")
        elif event.kind == "stepped":
            decisions.append(f"step {args['line']} {args['colour']}")
        elif event.kind == "advanced":
            decisions.append(f"advance {args['marker']}")
        elif event.kind == "took_locomotive":
            decisions.append("take_locomotive")
        elif event.kind == "placed":
            decisions.append(f"place {args['slot']}")
        elif event.kind == "retired":
            decisions.append("retire")
        elif event.kind == "took_factory":
            decisions.append(f"build_returned {args['factory']}" if args["returned"] else "build")
        elif event.kind == "used_token":
            decisions.append(f"use_token {args['token']}")
        elif event.kind == "took_card":
            decisions.append(f"take_card {args['card']}")
        elif event.kind == "repeats":
            decisions.append(f"repeat {args['place']}")
        elif event.kind == "once_more":
            decisions.append(f"once_more {args['part']}")
        elif event.kind == "gave_up":
            decisions.append("done")
    return decisions
