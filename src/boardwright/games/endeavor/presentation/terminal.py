"""The board as lines of styled text: a line is a list of (text, style). docs/game_contract.md says what the terminal asks for.

Who has what, the regions one after the other, the links, the mat of whoever looks in full, the other mats in short.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.lines import WIDTH, Line, joined
from boardwright.games.endeavor.components import BLUE, BUILDINGS, TOKENS, TRACKS
from boardwright.games.endeavor.presentation import terminal_signs as signs
from boardwright.games.endeavor.presentation.terminal_hints import hint, legend

__all__ = ["draw", "hint", "legend"]

LONGEST_NAME = 18
SHORTEST_NAME = 6
MAT_ALONE = ("salary", "governor", "discard")
"""Where only one's own mat matters."""


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[Line]:
    """Everything that lies on the table; only the own mat where nothing else matters and all has just been shown."""
    large = view["active"] if seat is None else seat
    asked = view["phase"] if seat == view["active"] else None
    lines = [*_players(view, words, seat), []]
    if asked not in MAT_ALONE:
        for region in view["regions"]:
            lines += _region(view, words, region)
        lines += [[], *_links(view, words), []]
    if asked == "build":
        lines += [*_supply(view, words), []]
    lines += _mat(view, words, large)
    for other in range(len(view["seats"])):
        if other != large and asked not in (*MAT_ALONE, "act"):
            lines += _small_mat(view, words, other)
    return lines


# -- who has what ------------------------------------------------------------------------------------------------------------------


def _players(view: dict[str, Any], words: Any, own: int | None) -> Iterator[Line]:
    """Everybody with glory as it stands, discs in the harbour and tracks: the sum, and what its level gives."""
    heads = [words.t("terminal-glory"), words.t("terminal-harbour"), *(words.t(f"source-{track}") for track in TRACKS)]
    columns = sum(2 + len(head) for head in heads)
    names = [words.name(s) for s in range(len(view["seats"]))]
    title = words.t("terminal-round", number=view["round"], rounds=view["rounds"])
    width = max(SHORTEST_NAME, min(LONGEST_NAME, WIDTH - columns - 6, max(map(len, [*names, title[6:]]))))
    yield [(title.ljust(width + 6), "bold"), *(("  " + head, "dim") for head in heads)]
    for s, player in enumerate(view["seats"]):
        mark = "▶ " if view["active"] == s and view["phase"] != "over" else "  "
        crown = signs.CROWN if view["crown"] == s else " "
        line: Line = [
            (mark, "bold green"),
            signs.SEATS[s],
            (f"{crown} ", "bold yellow"),
            (names[s][:width].ljust(width + 1), "bold" if s == own else ""),
        ]
        cells = [str(player["glory"]["total"]), str(player["harbour"])]
        cells += [f"{player['levels'][track]}→{signs.level_of(view, track, player)}" for track in TRACKS]
        style = "dim" if view["passed"][s] else ""
        line += [(f"  {cell:>{len(head)}}", style) for cell, head in zip(cells, heads, strict=True)]
        yield line
    passed = [words.name(s) for s in range(len(names)) if view["passed"][s] and view["phase"] != "over"]
    yield from signs.flow([(f"{words.t('terminal-passed')}: ", "dim")], [[(name, "")] for name in passed], ", ")


# -- the board ---------------------------------------------------------------------------------------------------------------------


def _region(view: dict[str, Any], words: Any, name: str) -> Iterator[Line]:
    """A region: whether it is open, who is present, its decks, its shipping track, its cities."""
    region = view["regions"][name]
    state = words.t("terminal-open" if region["open"] else "terminal-closed")
    head: Line = [(words.t(f"region-{name}"), "bold"), (f" ({state})", "" if region["open"] else "dim")]
    for s, discs in enumerate(region["presence"]):
        if discs:
            head += [(" ", ""), signs.SEATS[s], (str(discs), "")]
    decks = [_deck(view, words, deck, name) for deck in view["decks"] if view["decks"][deck]["region"] == name]
    yield from signs.flow([*head, ("  ", "")], decks, "   ")
    if region["lane"]:
        yield _lane(view, region)
    cities = {city: there for city, there in view["cities"].items() if there["region"] == name}
    yield from signs.flow([(" " * 4, "")], [_city(words, city, there) for city, there in cities.items()], " · ")


def _deck(view: dict[str, Any], words: Any, name: str, region: str) -> Line:
    """The top card with the discs it takes; a deck that is not called like its region with its name."""
    deck = view["decks"][name]
    title = "" if name == region else words.t(f"deck-{name}") + " "
    if deck["gone"]:
        return [(f"▤ {title}{words.t('terminal-gone')}", "dim")]
    if not deck["top"]:
        return [(f"▤ {title}{words.t('terminal-empty')}", "dim")]
    card = view["cards"][deck["top"]]
    if card["governor"]:
        line: Line = [(f"▤ {words.t('card-' + deck['top'])} ", ""), *signs.icons(card)]
        for following in deck["cards"][1:2]:  # the first card that can be drawn
            line += [(f" · {view['cards'][following]['value']} ", ""), *signs.icons(view["cards"][following])]
        return line
    return [(f"▤ {title}{card['value']} ", ""), *signs.icons(card)]


def _lane(view: dict[str, Any], region: dict[str, Any]) -> Line:
    """The shipping track: discs, then the tokens that still lie there; behind it the discs beside it."""
    spaces: list[Line] = [
        [signs.SEATS[space["seat"]]]
        if space["seat"] is not None
        else signs.token_signs(space["token"])
        if space["token"]
        else [(signs.NOBODY, "dim")]
        for space in region["lane"]
    ]
    line: Line = [("    [", "dim"), *joined(spaces, " "), ("]", "dim")]
    for s, discs in enumerate(region["beside"]):
        if discs:
            line += [(" +", ""), signs.SEATS[s], (str(discs), "")]
    return line


def _city(words: Any, name: str, city: dict[str, Any]) -> Line:
    """A city: whose it is or which token lies there, and what it is worth if that is not 1."""
    worth = signs.ICONS["glory"][0] * city["glory"] if city["glory"] > 1 else ""
    return [(f"{words.t(f'city-{name}')} ", ""), *_whose(city), (f" {worth}" if worth else "", signs.ICONS["glory"][1])]


def _links(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """Every link: who controls it, and the token as long as it lies there."""
    parts = [[(f"{words.t(f'link-{name}')} ", ""), *_whose(link)] for name, link in view["links"].items()]
    yield from signs.flow([(words.t("terminal-links") + ": ", "bold")], parts, " · ")


def _whose(place: dict[str, Any]) -> Line:
    """Somebody's sign, the token that lies there, or that there is neither."""
    if place["seat"] is not None:
        return [signs.SEATS[place["seat"]]]
    return signs.token_signs(place["token"]) if place["token"] else [(signs.NOBODY, "dim")]


def _supply(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The buildings that can still be had, by level."""
    yield [(words.t("terminal-supply"), "bold")]
    for level in range(1, 6):
        parts: list[Line] = []
        for name in BUILDINGS[1:]:
            building = view["buildings"][name]
            if building["level"] == level and building["stock"]:
                parts.append([(f"{words.t(f'building-{name}')} ×{building['stock']} ", ""), *signs.building_signs(building)])
        yield from signs.flow([(f"    {words.t('terminal-level', level=level)}: ", "dim")], parts, " · ", indent=6)


# -- mats --------------------------------------------------------------------------------------------------------------------------


def _mat(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """A mat in full."""
    player = view["seats"][seat]
    yield [signs.SEATS[seat], (f" {words.name(seat)}", "bold")]
    buildings = [_building(view, words, place) for place in player["buildings"]]
    yield from signs.flow(_head(words.t("terminal-buildings")), buildings, " · ")
    levels = {track: signs.level_of(view, track, player) for track in TRACKS}
    gives = [[*_sum(player, track), (" " + words.t(f"terminal-gives-{track}", n=levels[track]), "")] for track in TRACKS]
    yield from signs.flow(_head(words.t("terminal-tracks")), gives, " · ")
    yield from signs.flow(_head(words.t("terminal-tokens")), _tokens(player), "  ")
    yield from _cards(view, words, player)
    yield from _glory(words, player["glory"])


def _head(title: str) -> Line:
    return [(f"  {title}: ", "dim")]


def _building(view: dict[str, Any], words: Any, place: dict[str, Any]) -> Line:
    """A building with what it does, and whether a disc lies on it."""
    building = view["buildings"][place["building"]]
    return [*_manned(building, place), (f"{words.t('building-' + place['building'])} ", ""), *signs.building_signs(building)]


def _manned(building: dict[str, Any], place: dict[str, Any]) -> Line:
    if not building["actions"]:
        return []
    return [(f"{signs.MANNED} ", "bold")] if place["manned"] else [(f"{signs.UNMANNED} ", "bold green")]


def _sum(player: dict[str, Any], track: str) -> Line:
    sign, style = signs.ICONS[track]
    return [(sign, style), (f"{player['levels'][track]}:", "")]


def _tokens(player: dict[str, Any]) -> list[Line]:
    """The blue tokens that can be spent."""
    return [[*signs.token_signs(token), (f" ×{player['tokens'][token]}", "")] for token in TOKENS[BLUE:] if player["tokens"][token]]


def _cards(view: dict[str, Any], words: Any, player: dict[str, Any]) -> Iterator[Line]:
    """The cards with how many of them count against the limit; what lies on the governor space; what has been turned over."""
    title = f"{words.t('terminal-cards')} {player['counted']}/{player['card_limit']}"
    yield from signs.flow(_head(title), [signs.card_line(view, card, words) for card in player["cards"]], " · ")
    yield from _places(words, player)


def _places(words: Any, player: dict[str, Any]) -> Iterator[Line]:
    """What lies on the governor space, and the slavery cards that have been turned over."""
    if player["governor"]:
        yield [*_head(words.t("terminal-governor")), (words.t("card-" + player["governor"]), "")]
    yield from signs.flow(_head(words.t("terminal-aside")), [[(words.t(f"card-{card}"), "")] for card in player["aside"]], " · ")


def _glory(words: Any, glory: dict[str, int]) -> Iterator[Line]:
    """What the glory is made of, as if the match ended now."""
    parts: list[Line] = [[(f"{words.t(f'source-{source}')} {_number(n)}", "")] for source, n in glory.items() if n and source != "total"]
    yield from signs.flow(_head(f"{words.t('terminal-glory')} {_number(glory['total'])}"), parts, " · ")


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def _small_mat(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """A mat in short: buildings, blue tokens, cards."""
    player = view["seats"][seat]
    buildings: list[Line] = []
    for place in player["buildings"]:
        manned = _manned(view["buildings"][place["building"]], place)
        buildings.append([*manned, (words.t("building-" + place["building"]), "")])
    head: Line = [signs.SEATS[seat], (f" {words.name(seat)[:LONGEST_NAME]}", "bold"), (": ", "")]
    yield from signs.flow(head, buildings, " · ", indent=2)
    rest: Line = joined(_tokens(player), "  ")
    cards = [signs.card_line(view, card, words) for card in player["cards"]]
    if rest or cards:
        title = f"{words.t('terminal-cards')} {player['counted']}/{player['card_limit']}: " if cards else ""
        start: Line = [("  ", ""), *rest, ("  " if rest and cards else "", ""), (title, "dim")]
        yield from signs.flow(start, cards, " · ") if cards else iter([start])
    yield from _places(words, player)
