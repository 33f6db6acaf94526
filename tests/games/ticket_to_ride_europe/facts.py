"""The board and its tickets, typed from another list than the program's data. The tests and the twin compare the program with it.

City names are those on the board. A line describes a route: two cities, length, colour, and special marks. The tracks of a double route
follow each other.
"""

import unicodedata
from collections import Counter
from typing import NamedTuple

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCOMOTIVE = "locomotive"
CARDS = Counter({**dict.fromkeys(COLOURS, 12), LOCOMOTIVE: 14})
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
TRAINS, STATIONS, EXPRESS, STATION_LEFT = 45, 3, 10, 4

ROUTES_TEXT = """
Amsterdam Bruxelles 1 black
Amsterdam Essen 3 yellow
Amsterdam Frankfurt 2 white
Amsterdam London 2 grey ferry 2
Angora Constantinople 2 grey tunnel
Angora Erzurum 3 black
Angora Smyrna 3 orange tunnel
Athína Brindisi 4 grey ferry 1
Athína Sarajevo 4 green
Athína Smyrna 2 grey ferry 1
Athína Sofia 3 purple
Barcelona Madrid 2 yellow
Barcelona Marseille 4 grey
Barcelona Pamplona 2 grey tunnel
Berlin Danzig 4 grey
Berlin Essen 2 blue
Berlin Frankfurt 3 red double
Berlin Frankfurt 3 black double
Berlin Warszawa 4 yellow double
Berlin Warszawa 4 purple double
Berlin Wien 3 green
Brest Dieppe 2 orange
Brest Pamplona 4 purple
Brest Paris 3 black
Brindisi Palermo 3 grey ferry 1
Brindisi Roma 2 white
Bruxelles Dieppe 2 green
Bruxelles Frankfurt 2 blue
Bruxelles Paris 2 red double
Bruxelles Paris 2 yellow double
Bucuresti Budapest 4 grey tunnel
Bucuresti Constantinople 3 yellow
Bucuresti Kyïv 4 grey
Bucuresti Sevastopol 4 white
Bucuresti Sofia 2 grey tunnel
Budapest Kyïv 6 grey tunnel
Budapest Sarajevo 3 purple
Budapest Wien 1 red double
Budapest Wien 1 white double
Budapest Zágráb 2 orange
Cádiz Lisboa 2 blue
Cádiz Madrid 3 orange
Constantinople Sevastopol 4 grey ferry 2
Constantinople Smyrna 2 grey tunnel
Constantinople Sofia 3 blue
Danzig Riga 3 black
Danzig Warszawa 2 grey
Dieppe London 2 grey ferry 1 double
Dieppe London 2 grey ferry 1 double
Dieppe Paris 1 purple
Edinburgh London 4 orange double
Edinburgh London 4 black double
Erzurum Sevastopol 4 grey ferry 2
Erzurum Sochi 3 red tunnel
Essen Frankfurt 2 green
Essen København 3 grey ferry 1 double
Essen København 3 grey ferry 1 double
Frankfurt München 2 purple
Frankfurt Paris 3 orange double
Frankfurt Paris 3 white double
Kharkov Kyïv 4 grey
Kharkov Moskva 4 grey
Kharkov Rostov 2 green
København Stockholm 3 yellow double
København Stockholm 3 white double
Kyïv Smolensk 3 red
Kyïv Warszawa 4 grey
Kyïv Wilno 2 grey
Lisboa Madrid 3 purple
Madrid Pamplona 3 black tunnel double
Madrid Pamplona 3 white tunnel double
Marseille Pamplona 4 red
Marseille Paris 4 grey
Marseille Roma 4 grey tunnel
Marseille Zürich 2 purple tunnel
Moskva Petrograd 4 white
Moskva Smolensk 2 orange
München Venezia 2 blue tunnel
München Wien 3 orange
München Zürich 2 yellow tunnel
Palermo Roma 4 grey ferry 1
Palermo Smyrna 6 grey ferry 2
Pamplona Paris 4 green double
Pamplona Paris 4 blue double
Paris Zürich 3 grey tunnel
Petrograd Riga 4 grey
Petrograd Stockholm 8 grey tunnel
Petrograd Wilno 4 blue
Riga Wilno 4 green
Roma Venezia 2 black
Rostov Sevastopol 4 grey
Rostov Sochi 2 grey
Sarajevo Sofia 2 grey tunnel
Sarajevo Zágráb 3 red
Sevastopol Sochi 2 grey ferry 1
Smolensk Wilno 3 yellow
Venezia Zágráb 2 grey
Venezia Zürich 2 green tunnel
Warszawa Wien 4 blue
Warszawa Wilno 3 red
Wien Zágráb 2 grey
"""

LONG_TICKETS_TEXT = """
20: Brest-Petrograd Danzig-Lisboa Moskva-Palermo
21: Athína-Edinburgh Cádiz-Stockholm Erzurum-København
"""

REGULAR_TICKETS_TEXT = """
5: Angora-Athína Budapest-Sofia Erzurum-Rostov Frankfurt-København Smyrna-Sofia
6: Brindisi-Zágráb Brindisi-Zürich Budapest-Zürich Kyïv-Petrograd Smolensk-Warszawa
7: Amsterdam-Pamplona Berlin-London Brest-Marseille Edinburgh-Paris Paris-Zágráb
8: Barcelona-Bruxelles Barcelona-München Berlin-Bucuresti Brest-Venezia Constantinople-Palermo Dieppe-Madrid Essen-Marseille
8: Kyïv-Sochi Madrid-Zürich Paris-Wien Roma-Smyrna Rostov-Smolensk Sarajevo-Sevastopol
9: Berlin-Roma Bruxelles-Danzig
10: Angora-Kharkov Bucuresti-Riga Constantinople-Venezia Essen-Kyïv London-Wien
11: Athína-Wilno Stockholm-Wien
12: Amsterdam-Wilno Berlin-Moskva
13: Frankfurt-Smolensk
"""

NEIGHBOURS_TEXT = """
1: edinburgh
2: cadiz kobenhavn lisboa stockholm
3: angora barcelona brest brindisi danzig erzurum kharkov london moskva palermo riga rostov smolensk sochi
4: amsterdam athina bruxelles dieppe essen madrid munchen petrograd roma sarajevo smyrna sofia venezia zagrab zurich
5: berlin bucuresti budapest constantinople marseille pamplona sevastopol warszawa wien wilno
6: frankfurt kyiv
7: paris
"""
"""Number of neighbours: cities."""


class Route(NamedTuple):
    """A route of the board."""

    id: str
    a: str
    b: str
    length: int
    colour: str
    ferry: int
    tunnel: bool
    double: bool


class Ticket(NamedTuple):
    """A ticket."""

    id: str
    a: str
    b: str
    points: int
    long: bool


def city_id(name: str) -> str:
    """Return the id of a city: its board name without accents, in lower case."""
    bare = name.replace("ø", "o").replace("Ø", "O")
    return "".join(letter for letter in unicodedata.normalize("NFD", bare) if letter.isascii() and letter.isalpha()).lower()


def _routes() -> dict[str, Route]:
    routes: dict[str, Route] = {}
    for line in ROUTES_TEXT.split("\n"):
        if not line:
            continue
        one, two, length, colour, *marks = line.split()
        a, b = sorted((city_id(one), city_id(two)))
        ferry = int(marks[marks.index("ferry") + 1]) if "ferry" in marks else 0
        name = f"{a}-{b}"
        if "double" in marks:
            name += "-2" if f"{name}-1" in routes else "-1"
        routes[name] = Route(name, a, b, int(length), colour, ferry, "tunnel" in marks, "double" in marks)
    return routes


def _tickets() -> dict[str, Ticket]:
    tickets = {}
    for text, long in ((LONG_TICKETS_TEXT, True), (REGULAR_TICKETS_TEXT, False)):
        for line in filter(None, text.split("\n")):
            points, _, pairs = line.partition(": ")
            for pair in pairs.split():
                a, b = sorted(map(city_id, pair.split("-")))
                tickets[f"{a}-{b}"] = Ticket(f"{a}-{b}", a, b, int(points), long)
    return tickets


ROUTES = _routes()
TICKETS = _tickets()
LONG = {name for name, ticket in TICKETS.items() if ticket.long}
REGULAR = set(TICKETS) - LONG
CITIES = sorted({city for route in ROUTES.values() for city in (route.a, route.b)})
NEIGHBOURS = {
    city: int(count) for count, _, names in (line.partition(": ") for line in NEIGHBOURS_TEXT.split("\n") if line) for city in names.split()
}


def twin_of(route: str) -> str | None:
    """Return the other track of a double route."""
    return {"-1": route[:-2] + "-2", "-2": route[:-2] + "-1"}.get(route[-2:])
