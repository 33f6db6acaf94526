"""The table in the terminal: one line for each seat."""

from typing import Any


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[list[tuple[str, str]]]:
    """Lines of (text, style). The text alone says everything."""
    lines = [[(f"  {words.t('noun-deck')}: {view['deck']['count']}", "dim")]]
    for other, points in enumerate(view["points"]):
        piles = [(words.t(f"noun-{name}"), view[field][other]) for name, field in (("hand", "hands"), ("bid", "bids"), ("aside", "aside"))]
        texts = "   ".join(f"{noun}: {pile_text(pile, words)}" for noun, pile in piles if pile["count"])
        lines.append([(f"  {words.name(other)} ", "bold" if other == seat else ""), (f"[{points}]  {texts}", "")])
    return lines


def pile_text(pile: dict[str, Any], words: Any) -> str:
    """Return the cards of a pile with their values, or their number."""
    if pile["cards"] is None:
        return f"{pile['count']} ({words.t('noun-secret')})"
    return " ".join(f"{card['card']}({card['value']})" for card in pile["cards"])
