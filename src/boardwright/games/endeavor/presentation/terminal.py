"""The board as lines of styled text: a line is a list of (text, style). docs/game_contract.md says what the terminal asks for.

The regions one after the other, the links, the mat of whoever looks in full, the other mats in short; last, beside the question, the round,
the order of the seats and who has what.
"""

from collections.abc import Iterator
from typing import Any

from boardwright.core.text.lines import LONGEST_NAME, SEATS, WIDTH, Line, joined
from boardwright.games.endeavor.components import BLUE, BUILDINGS, TOKENS, TRACKS
from boardwright.games.endeavor.presentation import queries, terminal_signs as signs
from boardwright.games.endeavor.presentation.terminal_signs import hint, legend

__all__ = ["draw", "hint", "legend"]

SHORTEST_NAME = 6
GIVEN = dict(zip(TRACKS, queries.GIVEN, strict=True))
"""Which field of a seat says what the level of a track gives."""
MAT_ALONE = ("salary", "governor", "discard")
"""Where only one's own mat matters."""


def draw(view: dict[str, Any], words: Any, seat: int | None) -> list[Line]:
    """Everything that lies on the table; only the own mat where nothing else matters and all has just been shown."""
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
    lines += _mat(view, words, large)
    for other in range(len(view["seats"])):
        if other != large and asked not in (*MAT_ALONE, "act"):
            lines += _small_mat(view, words, other)
    return [*lines, [], *_players(view, words, seat)]


def _players(view: dict[str, Any], words: Any, own: int | None) -> Iterator[Line]:
    """Everybody in turn order with glory as it stands, discs in the harbour and tracks: the sum, and what its level gives."""
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
    """The seats as they take their turns, from the crown on."""
    seats = len(view["seats"])
    return [(view["crown"] + place) % seats for place in range(seats)]


# -- the board ---------------------------------------------------------------------------------------------------------------------


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
    """How many discs each seat has somewhere; none for those without."""
    return [span for s, discs in enumerate(counts) if discs for span in ((before, ""), SEATS[s], (str(discs), ""))]


def _deck(view: dict[str, Any], words: Any, name: str, region: str) -> Line:
    """The top card with the discs it takes; a deck that is not called like its region with its name."""
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
    """A city: whose it is or which token lies there, and what it is worth if that is not 1."""
    sign, style = signs.ICONS["glory"]
    return signs.named(words, "city", name, signs.occupant(city), [(" " + sign * city["glory"], style)] if city["glory"] > 1 else [])


def _supply(view: dict[str, Any], words: Any) -> Iterator[Line]:
    """The buildings that can still be had, by level."""
    yield [(words.t("terminal-supply"), "bold")]
    left = {name: building for name, building in view["buildings"].items() if building["stock"]}
    for level in range(1, 6):
        parts: list[Line] = [
            [(f"{words.t(f'building-{name}')} ×{left[name]['stock']} ", ""), *signs.building_signs(left[name])]
            for name in BUILDINGS[1:]
            if name in left and left[name]["level"] == level
        ]
        yield from signs.flow([(f"    {words.t('terminal-level', level=level)}: ", "dim")], parts, " · ", indent=6)


# -- mats --------------------------------------------------------------------------------------------------------------------------


def _mat(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """A mat in full: buildings with what they do, tracks, blue tokens, cards, and what the glory is made of."""
    player = view["seats"][seat]
    yield [SEATS[seat], (f" {words.name(seat)}", "bold")]
    buildings = [[*_building(view, words, place, signs.building_signs)] for place in player["buildings"]]
    yield from signs.flow(_head(words.t("terminal-buildings")), buildings, " · ")
    tracks: list[Line] = []
    for track in TRACKS:
        gives = words.t(f"terminal-gives-{track}", n=player[GIVEN[track]])
        tracks.append([signs.ICONS[track], (f"{player['levels'][track]}: {gives}", "")])
    yield from signs.flow(_head(words.t("terminal-tracks")), tracks, " · ")
    yield from signs.flow(_head(words.t("terminal-tokens")), _tokens(player), "  ")
    yield from signs.flow(_head(_cards_title(words, player)), _cards(view, words, player), " · ")
    yield from _beside_cards(words, player)
    glory: dict[str, int] = player["glory"]
    parts: list[Line] = [
        [(f"{words.t(f'source-{source}')} {signs.number(n)}", "")] for source, n in glory.items() if n and source != "total"
    ]
    yield from signs.flow(_head(f"{words.t('terminal-glory')} {signs.number(glory['total'])}"), parts, " · ")


def _small_mat(view: dict[str, Any], words: Any, seat: int) -> Iterator[Line]:
    """A mat in short: buildings, blue tokens, cards."""
    player = view["seats"][seat]
    head: Line = [SEATS[seat], (f" {words.name(seat)[:LONGEST_NAME]}", "bold"), (": ", "")]
    yield from signs.flow(head, [_building(view, words, place) for place in player["buildings"]], " · ", indent=2)
    tokens, cards = joined(_tokens(player), "  "), _cards(view, words, player)
    start: Line = [("  ", ""), *tokens]
    if cards:
        yield from signs.flow([*start, ("  " if tokens else "", ""), (f"{_cards_title(words, player)}: ", "dim")], cards, " · ")
    elif tokens:
        yield start
    yield from _beside_cards(words, player)


def _head(title: str) -> Line:
    return [(f"  {title}: ", "dim")]


def _building(view: dict[str, Any], words: Any, place: dict[str, Any], *details: Any) -> Line:
    """A building, whether a disc lies on it if it can be activated, and details."""
    building = view["buildings"][place["building"]]
    mark = (f"{signs.MANNED} ", "bold") if place["manned"] else (f"{signs.UNMANNED} ", "bold green")
    name = signs.named(words, "building", place["building"], *(detail(building) for detail in details))
    return [mark, *name] if building["actions"] else name


def _tokens(player: dict[str, Any]) -> list[Line]:
    """The blue tokens that can be spent."""
    return [[*signs.token_signs(token), (f" ×{player['tokens'][token]}", "")] for token in TOKENS[BLUE:] if player["tokens"][token]]


def _cards_title(words: Any, player: dict[str, Any]) -> str:
    """How many of the cards count against the limit."""
    return f"{words.t('terminal-cards')} {player['counted']}/{player['card_limit']}"


def _cards(view: dict[str, Any], words: Any, player: dict[str, Any]) -> list[Line]:
    """The cards and what they give."""
    return [signs.named(words, "card", card, signs.icons(view["cards"][card])) for card in player["cards"]]


def _beside_cards(words: Any, player: dict[str, Any]) -> Iterator[Line]:
    """What lies on the governor space, and the slavery cards that have been turned over."""
    if player["governor"]:
        yield [*_head(words.t("terminal-governor")), *signs.named(words, "card", player["governor"])]
    yield from signs.flow(_head(words.t("terminal-aside")), [signs.named(words, "card", card) for card in player["aside"]], " · ")
