"""Hand-written starts of recorded matches, for what is rare: the last round with just what is to be seen."""

from typing import Any, NamedTuple

from . import facts as f


class Wanted(NamedTuple):
    """A match to record: its start, then given decisions, then everybody passes."""

    name: str
    where: dict[str, Any]
    decisions: tuple[str, ...]


EUROPE = [city for city, region in f.CITY_REGION.items() if region == "europe"]


def mat(harbour: int = 0, *buildings: str, **more: Any) -> dict[str, Any]:
    """A player's mat; a star: a disc lies on the building."""
    names = [{"building": name.rstrip("*"), "manned": name.endswith("*")} for name in ("colonial_house", *buildings)]
    return {"harbour": harbour, "buildings": names, **more}


def last_round(*mats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": len(mats), "round": 7, "phase": "turn", "seats": [*mats], **more}


def full(*regions: str, seat: int = 2) -> dict[str, Any]:
    """Open regions; their governors, if nobody holds them, are gone."""
    return {region: [seat] * f.LANES[region] for region in regions}


def gone(*regions: str) -> list[str]:
    return [f"{region}_governor" for region in regions]


def held(*regions: str) -> list[str]:
    """The cards 1 to 4 of these decks."""
    return [f"{region}_{value}" for region in regions for value in range(1, 5)]


FIVES = ("africa", "caribbean", "india", "north_america", "south_america")
OTHERS = [False, True, True]
"""Only seat 0 has not passed."""

SPECIAL = (
    Wanted(
        "abolition",
        last_round(
            mat(2, "market", cards=["slavery_0", "africa_1"]),
            mat(3, "market", "shipyard", cards=["europe_0", "europe_1", "slavery_1"]),
            mat(0, cards=["slavery_2", "europe_2", "europe_3"]),
            mat(0, cards=["europe_4"]),
            passed=[False, False, True, False],
            cities={city: n % 2 for n, city in enumerate(EUROPE)},
            lanes=full("africa"),
            gone=gone("africa"),
        ),
        ("activate market", "draw europe", "activate shipyard", "ship india", "pass", "pass", "discard europe_5", "activate market"),
    ),
    Wanted(
        "fives",
        last_round(
            mat(5, *["market"] * 5),
            *(mat(0, cards=held(region)) for region in FIVES[:3]),
            mat(0, cards=held(*FIVES[3:])),
            passed=[False, True, True, True, True],
            lanes=full(*FIVES),
            beside={region: [5, 0, 0, 0, 0] for region in FIVES},
            gone=gone(*FIVES),
        ),
        tuple(text for region in FIVES for text in ("activate market", f"draw {region}")),
    ),
    Wanted(
        "governors",
        last_round(
            mat(0, cards=["africa_governor", "india_governor", "africa_1", "india_1"]), mat(), mat(), lanes=full("africa", "india", seat=0)
        ),
        ("pass", "no_governor", "discard africa_governor"),
    ),
    Wanted(
        "joined",
        last_round(
            mat(20, "cartographer", "cartographer", "docks", "docks"),
            mat(),
            mat(),
            passed=OTHERS,
            lanes=full("africa") | {"caribbean": [1] * 5},
            beside={"africa": [1, 0, 0]},
            gone=gone("africa"),
        ),
        (
            "activate cartographer", "ship caribbean", "ship caribbean", "activate cartographer", "ship india", "done",
            "activate docks", "occupy london", "activate docks", "occupy elmina", "ship africa",
        ),
    ),
    Wanted(
        "sold_out",
        last_round(
            mat(29, *["market"] * 3, *["shipyard"] * 3),
            mat(0, *["market"] * 2, *["shipyard"] * 2, "bank", "barracks"),
            mat(0, *["workshop"] * 5, "theatre"),
            mat(),
            mat(),
        )
        | {"phase": "build"},
        ("build bank",),
    ),
    Wanted(
        "level_five_freed",
        last_round(mat(1, "museum*", "market*", tokens={"payment": 1}), mat(), mat(), passed=OTHERS, cities={"london": 0}),
        ("spend payment", "free museum"),
    ),
)  # fmt: skip
"""Of the discs and tokens only what matters is there; the rest follows from the document's defaults."""
