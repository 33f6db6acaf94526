"""The boards as lines of styled text: a line is a list of (text, style). docs/game_contract.md describes the interface.

The main board in two columns, the viewer's board as a table of spaces, the other boards in a few lines each.
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

from boardwright.core.text.lines import LONGEST_NAME, SEATS, WIDTH, Line, Span, flow, length
from boardwright.games.russian_railroads.components import LINES, SPACES, TOKENS
from boardwright.games.russian_railroads.presentation import terminal_signs as signs
from boardwright.games.russian_railroads.presentation.terminal_signs import hint, legend

__all__ = ["QUIET", "draw", "hint", "legend"]

QUIET = frozenset({"aimed", "went_on"})
"""Kinds of events that only announce what another event says."""

MAIN_BOARD = ("start_bonus", "turn", "reuse")
"""Prompts where the main board matters and has not just been shown."""
GAP = " · "
LASTING = {"doublers": "part-doublers", "revalued": "token-revalue", "medal": "token-medal"}
"""A seat's permanent gains, and the words for them."""
LEFT = SPACES[: SPACES.index("locomotive_1")]
"""The building spaces are in the left column; the spaces with engineers have a table of their own."""
RIGHT = tuple(space for space in SPACES if space not in (*LEFT, "hire", "engineer_inner", "engineer_outer"))


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[Line]:
    """The possessions of all, the main board where it matters, the viewer's board large; the others small, but not during a chain."""
    large = view["active"] if seat is None else seat
    lines = [*_players(view, words, seat), []]
    if view["phase"] in MAIN_BOARD:
        lines += [*_spaces(view, words), [], *_engineers(view, words), *_supply(view, words), []]
    lines += _large(view, words, large)
    amid = view["active"] == seat and view["phase"] not in (*MAIN_BOARD, "over")
    for other in view["order"]:
        if other != large and not amid:
            lines += [[], *_small(view, words, other)]
    return [*lines, *_effects(view, words)]


def _players(view: dict[str, Any], words: Any, own: int | None) -> Iterator[Line]:
    """The players in turn order with what counts for all."""
    names = {s: words.name(s)[:LONGEST_NAME] for s in view["order"]}
    over = view["phase"] == "over"
    heads = [words.t(f"terminal-{column}") for column in (("points",) if over else ("points", "round-end", "workers", "coins"))]
    title = words.t("terminal-round", number=view["round"], rounds=view["rounds"]) if view["round"] else words.t("section-setup")
    width = max(map(len, [*names.values(), title[4:]]))
    yield [(title.ljust(width + 4), "bold"), *(("  " + head, "dim") for head in heads)]
    for s, name in names.items():
        player = view["seats"][s]
        mark = "▶ " if view["active"] == s and not over else "  "
        cells = [player["points"], f"+{player['scoring']['total']}", f"{player['workers']}/{player['workers_all']}", player["coins"]]
        line: Line = [(mark, "bold green"), SEATS[s], (" " + name.ljust(width), "bold" if s == own else "")]
        line += [(f"  {cell!s:>{len(head)}}", "") for cell, head in zip(cells, heads, strict=False)]
        notes = "" if over else GAP.join(_notes(view, words, s))
        if length(line) + len(notes) + 2 > WIDTH:
            yield line
            line = [("  ", "")]
        yield [*line, (f"  {notes}" if notes else "", "")]


def _notes(view: dict[str, Any], words: Any, seat: int) -> Iterator[str]:
    player = view["seats"][seat]
    if player["black"]:
        yield f"{signs.BLACK_WORKER} {words.t('piece-black')}" + ("" if player["black"] == "ready" else f" ({words.t('terminal-used')})")
    if player["temporary"]:
        yield words.t("part-temporary", n=player["temporary"])
    if view["passed"][seat]:
        yield words.t("terminal-passed")


def _spaces(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The action spaces in two columns: price, what they give, pieces on them."""
    left, right = (list(_column(view, words, side)) for side in (LEFT, RIGHT))
    wide = max(map(length, left))
    for one, other in zip_longest(left, right, fillvalue=list[Span]()):
        yield [("  ", ""), *one, (" " * (wide - length(one) + 2), ""), *other]


def _column(view: dict[str, Any], words: Any, places: Iterable[str]) -> Iterator[Line]:
    spaces = {place: view["spaces"][place] for place in places if view["spaces"][place]["open"]}
    texts = [signs.gives_text(space["gives"], words) or words.t(f"place-{place}") for place, space in spaces.items()]
    width = max(map(len, texts))
    for text, space in zip(texts, spaces.values(), strict=True):
        style = "dim" if space["taken"] is not None else ""
        yield [(signs.price(space).ljust(4), "bold"), (text.ljust(width), style), *_standing(space)]


def _standing(space: dict[str, Any]) -> Line:
    """The seats on a space."""
    return [span for pieces in space["pieces"] for span in ((" ", ""), SEATS[pieces["seat"]])]


def _engineers(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The available engineers one below the other, the later ones in a row."""
    kinds = {"hire": "terminal-hire", "engineer_inner": "terminal-open", "engineer_outer": "terminal-open"}
    width = max(len(words.t(kind)) for kind in kinds.values())
    there = [(view["spaces"][place], words.t(kind)) for place, kind in kinds.items() if view["spaces"][place]["open"]]
    for (space, kind), engineer in zip(there, view["row"]):
        head: Line = [("  ", ""), (signs.price(space).ljust(4), "bold"), (kind.ljust(width) + "  ", "")]
        yield [*head, *(signs.engineer_line(engineer, words, 4) if engineer else [("–", "dim")]), *_standing(space)]
    later = [signs.engineer_line(engineer, words) for engineer in view["row"][len(there) :] if engineer]
    yield from flow([(f"      {words.t('terminal-later').ljust(width)}  ", "dim")], later, GAP)


def _supply(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """Yield lines with what can be taken: the lowest locomotive and its factory, returned factories, doublers, ? cards, end-bonus cards."""
    supply, lowest, parts = view["supply"], view["supply"]["lowest"], list[Line]()
    if view["starts"] is not None:
        yield from _titled(words.t("prompt-start-bonus"), _free(words, "start", view["starts"]))
    if lowest is not None:
        count = supply["locomotives"][str(lowest)]
        parts.append([(f"{signs.ENGINE}{lowest}", "bold"), (f" ×{count}, ", ""), *signs.factory_line(view, words, lowest)])
    parts += [signs.factory_line(view, words, int(number)) for number, count in supply["factories"].items() for _ in range(count)]
    parts += [[(words.t("part-doublers", n=supply["doublers"]), "")], [(words.t("terminal-deck", count=view["deck"]["count"]), "")]]
    yield from _titled(words.t("terminal-supply"), parts)
    yield from _titled(words.t("section-cards"), _free(words, "card", supply["cards"]) or [[("–", "dim")]])


def _free(words: Any, kind: str, takers: dict[str, int | None]) -> list[Line]:
    """Return what is still available."""
    return [[(words.t(f"{kind}-{name}"), "")] for name, taker in takers.items() if taker is None]


def _titled(title: str, parts: list[Line]) -> Iterator[Line]:
    """Parts after a title; nothing if there are none."""
    return flow([(f"  {title}: ", "bold")], parts, GAP)


def _large(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """Every space of the three lines with its rail and current value, the industry track, and everything beside the board."""
    player = view["seats"][seat]
    numbers = "".join(f"{space:>3} " for space in range(1, view["lines"]["transsiberian"]["length"] + 1))
    yield [SEATS[seat], (f" {words.name(seat)[: signs.LABEL - 3]}".ljust(signs.LABEL - 1), "bold"), (numbers, "dim")]
    for line in LINES:
        yield from _line(view, words, player, line)
    yield _track(view, words, player)
    yield from _beside(view, words, player)


def _line(view: dict[str, Any], words: Any, player: dict[str, Any], line: str) -> Iterator[Line]:
    """A row with rails and points up to where the locomotives reach, then a row with the special spaces."""
    score, reach = player["scoring"][line], player["reach"][line]
    standing = {space: colour for colour, space in player["rails"][line].items() if space > 0}
    cells: Line = [_label(words.t(f"line-{line}"), score["points"])]
    for space in range(1, view["lines"][line]["length"] + 1):
        worth = score["spaces"][space - 1]["points"] if space <= len(score["spaces"]) else ""
        sign, style = signs.RAILS[standing[space]] if space in standing else ("·", "dim" if worth == "" else "")
        cells += [(f"{sign}{worth}".rjust(3), style), (signs.REACH if space == reach else " ", "bold")]
    yield cells
    beside = "".join(signs.RAILS[colour][0] for colour, space in player["rails"][line].items() if space == 0)
    label = f"  {signs.engines(player, line)} {beside}".ljust(signs.LABEL)
    yield [(label, ""), *(_marks(view, player, line, space) for space in range(1, space + 1))]


def _marks(view: dict[str, Any], player: dict[str, Any], line: str, space: int) -> Span:
    """Return what a space gives, and whether it was reached."""
    here = [special for special in view["specials"] if (special["line"], special["space"]) == (line, space)]
    met = bool(here) and all(player["specials"].get(special["id"]) for special in here)
    text = "".join(map(signs.mark, here)) + (signs.MET if met else "")
    return f"{text:>3} "[:4] if len(text) < 4 else text, "green" if met else "dim"


def _label(name: str, points: int) -> Span:
    return f"  {name[: signs.LABEL - 6].ljust(signs.LABEL - 6)}{points:>3} ", "bold"


def _track(view: dict[str, Any], words: Any, player: dict[str, Any]) -> Line:
    """The industry track: numbers, factories in brackets, each marker after its space."""
    line: Line = [_label(words.t("source-industry"), player["scoring"]["industry"]["points"])]
    for space, facts in enumerate(view["track"]):
        text, style = "?" if facts["kind"] == "token" else str(facts["points"]), ""
        if facts["kind"] == "factory":
            text, style = f"[{player['factories'][facts['factory_slot'] - 1] or ' '}]", "bold"
        line += [(text, style), (signs.MARKER if space in player["markers"] else "", "bold green"), (" ", "")]
    return line


def _beside(view: dict[str, Any], words: Any, player: dict[str, Any]) -> Iterator[Line]:
    """Factories, engineers, tokens, cards and permanent gains."""
    used = f" ({words.t('terminal-used')})"
    engineers = [[*signs.engineer_line(e, words), (used if e["used"] else "", "dim")] for e in player["engineers"]]
    yield from _titled(words.t("section-factories"), [signs.factory_line(view, words, number) for number in player["factories"] if number])
    yield from _titled(words.t("section-engineers"), engineers)
    yield from _titled(words.t("section-tokens"), [[(words.t(f"token-{token}"), "")] for token in player["tokens"]])
    yield from _titled(words.t("section-bonus-cards"), _bonuses(view, words, player))
    yield from flow([("  ", "")], _lasting(player, words), GAP)


def _bonuses(view: dict[str, Any], words: Any, player: dict[str, Any]) -> list[Line]:
    """End-bonus cards that the viewer knows, at the end with their points; the others as a number."""
    points = player["bonus_points"] if view["phase"] == "over" else {}
    known: list[Line] = [[(words.t(f"bonus-{b}"), ""), (f" {points[b]}" if b in points else "", "bold")] for b in player["bonuses"]]
    unknown = player["bonus_count"] - len(known)
    return [*known, [(f"{unknown}", "")]] if unknown else known


def _lasting(player: dict[str, Any], words: Any) -> list[Line]:
    return [[(words.t(text, n=player[thing]), "")] for thing, text in LASTING.items() if player[thing]]


def _small(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """Another player's board in a few lines."""
    player = view["seats"][seat]
    scoring, bonuses = player["scoring"], _bonuses(view, words, player)
    parts: list[Line] = []
    for line in LINES:
        rails = [(f" {sign}{player['rails'][line][c]}", style) for c, (sign, style) in signs.RAILS.items() if c in player["rails"][line]]
        head = f"{words.t(f'line-{line}')} {scoring[line]['points']}:"
        parts.append([(head, "bold"), *rails, (f" {signs.engines(player, line)}", "")])
    built = "".join(f"[{number}]" for number in player["factories"] if number)
    markers = " ".join(f"{signs.MARKER}{marker}" for marker in player["markers"] if marker is not None)
    industry = f"{words.t('source-industry')} {scoring['industry']['points']}:"
    parts.append([(industry, "bold"), (f" {markers} {built}".rstrip(), "")])
    sections: dict[str, Line] = {
        "engineers": [(" ".join(f"№{engineer['number']}" for engineer in player["engineers"]), "")] if player["engineers"] else [],
        "tokens": [(f"{len(TOKENS) - len(player['tokens'])}/{len(player['token_at'])}", "")],
        "bonus-cards": [span for card in bonuses for span in (*card, (", ", ""))][:-1],
    }
    parts += [[(f"{words.t(f'section-{name}')}: ", "bold"), *spans] for name, spans in sections.items() if spans]
    yield [SEATS[seat], (f" {words.name(seat)[:LONGEST_NAME]}", "bold")]
    yield from flow([("  ", "")], [*parts, *_lasting(player, words)], GAP)


def _effects(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The current effects, with the numbers to choose them by."""
    items = view["agenda"]
    if items:
        yield [(f"  {words.t('terminal-waiting')}" if len(items) > 1 else "", "bold")]
    for number, item in enumerate(items, 1):
        here = "▶" if number - 1 == view["current"] else " "
        left: list[Line] = [[(signs.gives_text(item["left"], words), "bold")]] if item["left"] else []
        yield from flow([(f"  {here} {number}  ", "bold cyan")], [[(words.t(f"effect-{item['effect']}"), "")], *left], ": ")
