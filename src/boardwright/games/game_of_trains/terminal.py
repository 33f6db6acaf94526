"""The board as lines of styled text: a line is a list of (text, style). docs/game_contract.md describes the interface."""

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.lines import LONGEST_NAME, Line, joined
from boardwright.games.game_of_trains.components import ABILITIES

SIGNS = ("⇄1", "⇄2", "→2", "←2", "✕1", "✕4", "✕7", "▣ ")
"""By ability. The digit is a distance or a position, so that every sign can be told without colour."""
COLOURS = ("cyan", "cyan", "green", "green", "red", "red", "red", "yellow")
SYMBOLS = dict(zip(ABILITIES, zip(SIGNS, COLOURS)))
ENGINE = "◢█▌"
GAP = " ·· "


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[Line]:
    """All trains, the row, the piles, and the seat's hand."""
    trains = view["trains"]
    names = [words.name(s)[:LONGEST_NAME] for s in range(len(trains))]
    width = max(map(len, names))
    numbers = "".join(f" {i:>2}  " for i in range(1, 8))
    lines: list[Line] = [[(" " * (width + 7), ""), (numbers, "dim")]]
    for s, train in enumerate(trains):
        acts = view["winner"] is None and view["active"] == s and view["phase"] != "over"
        mark = "★" if view["winner"] == s else "▶" if acts else " "
        lines += _train(train, names[s].ljust(width), mark, s == seat)
    piles = [words.t("board-draw-pile", count=view["draw_count"]), words.t("board-discard-pile", count=view["discard_count"])]
    return [*lines, [], _row(view["row"], words), [("  " + " · ".join(piles), "dim")], *_in_hand(view, words)]


def _train(train: list[Any], name: str, mark: str, own: bool) -> list[Line]:
    """The numbers, coupled to the locomotive; below them the abilities that the wagons would have in the row."""
    bold = "bold " if own else ""
    top: Line = [(f"{mark} ", "bold green"), (f"{name}  ", bold.strip()), (ENGINE, bold + "blue")]
    below: Line = [(" " * (len(name) + 7), "")]
    for wagon in train:
        top.append(("─", "dim"))
        if wagon is None:
            top.append((GAP, "dim"))
            below.append((" " * 5, ""))
            continue
        symbol, colour = SYMBOLS[wagon["ability"]]
        locked = wagon["lock"] is not None
        if locked:
            top.append((f"[{wagon['card']:>2}]", "bold black on yellow"))
        else:
            top.append((f" {wagon['card']:>2} ", "bold reverse" if own else "reverse"))
        below.append((f"  {symbol} ", f"dim {colour}" if not own else colour))
    return [top, below]


def _row(row: list[dict[str, Any]], words: Any) -> Line:
    cards: list[Line] = []
    for card in row:
        symbol, colour = SYMBOLS[card["ability"]]
        cards.append([(f"{symbol.strip()} ", colour), (words.t(f"ability-{card['ability']}"), ""), (f" ({card['card']})", "dim")])
    return [("  " + words.t("noun-row") + ": ", "bold"), *joined(cards or [[("–", "dim")]], ", ")]


def _in_hand(view: dict[str, Any], words: Any) -> Iterator[Line]:
    for s, hand in enumerate(view["hands"]):
        for card in hand["cards"] or []:
            yield _card("board-held", card, words)
        if hand["count"] and not hand["cards"]:
            yield [("  " + words.t("board-holds", seat=s, count=hand["count"]), "dim")]
    if view["using"]:
        yield _card("board-using", view["using"], words)


def _card(message: str, card: dict[str, Any], words: Any) -> Line:
    symbol, colour = SYMBOLS[card["ability"]]
    return [("  " + symbol, colour), (" " + words.t(message, **card), "bold")]


def hint(view: dict[str, Any], action: Any, preview: dict[str, Any], words: Any) -> Line:
    """The text next to a choice: the own train afterwards, with its changes."""
    line: Line = []
    for i, card in enumerate(preview["train"] if preview["changed"] else []):
        text = "··" if card is None else f"{card:>2}"
        text = f"[{text}]" if preview["locks"][i] else f" {text} "
        line.append((text, "bold" if i + 1 in preview["changed"] else "dim"))
    if preview["wins"]:
        line.append((" ★ " + words.t("board-wins"), "bold green"))
    return line


def legend(words: Any) -> list[Line]:
    """The meaning of the symbols."""
    lines: list[Line] = [
        [(symbol, colour), (f" {words.t(f'ability-{ability}')}: {words.t(f'ability-{ability}-help')}", "")]
        for ability, (symbol, colour) in SYMBOLS.items()
    ]
    return [*lines, [("[ ]", "black on yellow"), (" " + words.t("board-locked"), "")]]
