"""The board as lines of styled text: a line is a list of (text, style). docs/game_contract.md describes the interface.

The regions one after the other, the links, the viewer's mat in full, the other mats in short; last, next to the question, the round, the
order of the seats and their possessions.
"""

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.lines import LONGEST_NAME, SEATS, WIDTH, Line, joined
from boardwright.games.endeavor.components import BLUE, TOKENS, TRACKS
from boardwright.games.endeavor.presentation import terminal_signs as signs
from boardwright.games.endeavor.presentation.terminal_signs import hint, legend

__all__ = ["draw", "hint", "legend"]

SHORTEST_NAME = 6
GIVEN = dict(zip(TRACKS, ("build_level", "growth", "payments", "card_limit"), strict=True))
"""The field of a seat that the level of each track determines."""
MAT_ALONE = ("salary", "governor", "discard")
"""Prompts where only the viewer's own mat matters."""


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[Line]:
    """Everything on the table; only the viewer's mat if nothing else matters and all has just been shown."""
    large = view["active"] if seat is None else seat
    asked = view["phase"] if seat == view["active"] else None
    lines: list[Line] = []
    if asked not in MAT_ALONE:
        for region in view["regions"]:
            lines += _region(view, words, region)
        links = [signs.named(words, "link", name, signs.occupant(link)) for name, link in view["links"].items()]
        lines += [[], *signs.flow([(words.t("terminal-links") + ": ", "bold")], links, " · "), []]
    if asked == "build":
        lines += [*_supply(view, words), []]
    lines += _mat(view, words, large, True)
    for other in range(len(view["seats"])):
        if other != large and asked not in (*MAT_ALONE, "act"):
            lines += _mat(view, words, other, False)
    return [*lines, [], *_players(view, words, seat)]


def _players(view: dict[str, Any], words: Any, own: int | None) -> Iterator[Line]:
    """All players in turn order with current glory, discs in the harbour and tracks: the sum, and what its level gives."""
    heads = [words.t("terminal-glory"), words.t("terminal-harbour"), *(words.t(f"source-{track}") for track in TRACKS)]
    columns = sum(2 + len(head) for head in heads)
    names = [words.name(s) for s in range(len(view["seats"]))]
    title = words.t("terminal-round", number=view["round"], rounds=view["rounds"])
    width = max(SHORTEST_NAME, min(LONGEST_NAME, WIDTH - columns - 6, max(map(len, [*names, title[6:]]))))
    yield [(title.ljust(width + 6), "bold"), *(("  " + head, "dim") for head in heads)]
    for s in _in_order(view):
        player = view["seats"][s]
        cells = [str(player["glory"]["total"]), str(player["harbour"])]
        cells += [f"{player['levels'][track]}→{player[GIVEN[track]]}" for track in TRACKS]
        style = "dim" if view["passed"][s] else ""
        yield [
            ("▶ " if view["active"] == s and view["phase"] != "over" else "  ", "bold green"),
            SEATS[s],
            (f"{signs.CROWN if view['crown'] == s else ' '} ", "bold yellow"),
            (names[s][:width].ljust(width + 1), "bold" if s == own else ""),
            *((f"  {cell:>{len(head)}}", style) for cell, head in zip(cells, heads, strict=True)),
        ]
    passed = [[(names[s], "")] for s in _in_order(view) if view["passed"][s] and view["phase"] != "over"]
    yield from signs.flow([(f"{words.t('terminal-passed')}: ", "dim")], passed, ", ")


def _in_order(view: dict[str, Any]) -> list[int]:
    """The seats in turn order, starting with the crown."""
    seats = len(view["seats"])
    return [(view["crown"] + place) % seats for place in range(seats)]


def _region(view: dict[str, Any], words: Any, name: str) -> Iterator[Line]:
    """A region: whether it is open, who is present, its decks, its shipping track, its cities."""
    region = view["regions"][name]
    state = words.t("terminal-open" if region["open"] else "terminal-closed")
    head: Line = [(words.t(f"region-{name}"), "bold"), (f" ({state})", "" if region["open"] else "dim"), *_discs(region["presence"], " ")]
    decks = [_deck(view, words, deck, name) for deck in view["decks"] if view["decks"][deck]["region"] == name]
    yield from signs.flow([*head, ("  ", "")], decks, "   ")
    if region["lane"]:
        lane = joined(map(signs.occupant, region["lane"]), " ")
        yield [("    [", "dim"), *lane, ("]", "dim"), *_discs(region["beside"], " +")]
    cities = [_city(words, city, space) for city, space in view["cities"].items() if space["region"] == name]
    yield from signs.flow([(" " * 4, "")], cities, " · ")


def _discs(counts: list[int], before: str) -> Line:
    """The number of each seat's discs somewhere; nothing for seats without."""
    return [span for s, discs in enumerate(counts) if discs for span in ((before, ""), SEATS[s], (str(discs), ""))]


def _deck(view: dict[str, Any], words: Any, name: str, region: str) -> Line:
    """The top card with the discs it requires; a deck not named after its region is shown with its name."""
    deck = view["decks"][name]
    title = "▤ " if name == region else f"▤ {words.t(f'deck-{name}')} "
    if not deck["top"]:
        return [(title + words.t("terminal-gone" if deck["gone"] else "terminal-empty"), "dim")]
    card = view["cards"][deck["top"]]
    if not card["governor"]:
        return [(f"{title}{card['value']} ", ""), *signs.icons(card)]
    line: Line = [("▤ ", ""), *signs.named(words, "card", deck["top"], signs.icons(card))]
    for following in deck["cards"][1:2]:  # the first card that can be drawn
        line += [(f" · {view['cards'][following]['value']} ", ""), *signs.icons(view["cards"][following])]
    return line


def _city(words: Any, name: str, city: dict[str, Any]) -> Line:
    """A city: its owner or its token, and its glory if that is not 1."""
    sign, style = signs.ICONS["glory"]
    return signs.named(words, "city", name, signs.occupant(city), [(" " + sign * city["glory"], style)] if city["glory"] > 1 else [])


def _supply(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The buildings that are still available, by level."""
    yield [(words.t("terminal-supply"), "bold")]
    for level in range(1, 6):
        parts: list[Line] = [
            [(f"{words.t(f'building-{name}')} ×{building['stock']} ", ""), *signs.building_signs(building)]
            for name, building in view["buildings"].items()
            if building["stock"] and building["level"] == level
        ]
        yield from signs.flow([(f"    {words.t('terminal-level', level=level)}: ", "dim")], parts, " · ", indent=6)


def _mat(view: dict[str, Any], words: Any, seat: int, large: bool) -> Iterator[Line]:
    """A mat: buildings, blue tokens, cards. In full also what buildings do and tracks give, and the breakdown of the glory."""
    player = view["seats"][seat]
    buildings = [_building(view, words, place, large) for place in player["buildings"]]
    tokens = [[*signs.token_signs(token), (f" ×{player['tokens'][token]}", "")] for token in TOKENS[BLUE:] if player["tokens"][token]]
    cards = [signs.named(words, "card", card, signs.icons(view["cards"][card])) for card in player["cards"]]
    title = f"{words.t('terminal-cards')} {player['counted']}/{player['card_limit']}"  # how many count against the limit
    if large:
        yield [SEATS[seat], (f" {words.name(seat)}", "bold")]
        yield from signs.flow(_head(words.t("terminal-buildings")), buildings, " · ")
        gives = {track: words.t(f"terminal-gives-{track}", n=player[GIVEN[track]]) for track in TRACKS}
        tracks: list[Line] = [[signs.ICONS[track], (f"{player['levels'][track]}: {gives[track]}", "")] for track in TRACKS]
        yield from signs.flow(_head(words.t("terminal-tracks")), tracks, " · ")
        yield from signs.flow(_head(words.t("terminal-tokens")), tokens, "  ")
        yield from signs.flow(_head(title), cards, " · ")
    else:
        head: Line = [SEATS[seat], (f" {words.name(seat)[:LONGEST_NAME]}", "bold"), (": ", "")]
        yield from signs.flow(head, buildings, " · ", indent=2)
        start: Line = [("  ", ""), *joined(tokens, "  ")]
        if cards:
            yield from signs.flow([*start, ("  " if tokens else "", ""), (f"{title}: ", "dim")], cards, " · ")
        elif tokens:
            yield start
    if player["governor"]:
        yield [*_head(words.t("terminal-governor")), *signs.named(words, "card", player["governor"])]
    yield from signs.flow(_head(words.t("terminal-aside")), [signs.named(words, "card", card) for card in player["aside"]], " · ")
    if large:
        glory: dict[str, int] = player["glory"]
        parts: list[Line] = [[(f"{words.t(f'source-{of}')} {signs.number(n)}", "")] for of, n in glory.items() if n and of != "total"]
        yield from signs.flow(_head(f"{words.t('terminal-glory')} {signs.number(glory['total'])}"), parts, " · ")


def _head(title: str) -> Line:
    return [(f"  {title}: ", "dim")]


def _building(view: dict[str, Any], words: Any, place: dict[str, Any], large: bool) -> Line:
    """A building, and whether a disc is on it if it can be activated; in full with what it does."""
    building = view["buildings"][place["building"]]
    mark = (f"{signs.MANNED} ", "bold") if place["manned"] else (f"{signs.UNMANNED} ", "bold green")
    name = signs.named(words, "building", place["building"], *([signs.building_signs(building)] if large else []))
    return [mark, *name] if building["actions"] else name
