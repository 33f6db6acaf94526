"""Handwritten starts of recorded matches that show rare rules, most of them in the last round."""

from typing import Any, NamedTuple

from . import facts as f


class Recording(NamedTuple):
    """A match to record: its start and the first decisions. After them every seat passes."""

    name: str
    where: dict[str, Any]
    decisions: tuple[str, ...]


EUROPE = [city for city, region in f.CITY_REGION.items() if region == "europe"]


def mat(harbour: int = 0, *buildings: str, **fields: Any) -> dict[str, Any]:
    """Return a player's mat. A star marks a building with a disc on it ("market*")."""
    names = [{"building": name.rstrip("*"), "manned": name.endswith("*")} for name in ("colonial_house", *buildings)]
    return {"harbour": harbour, "buildings": names, **fields}


def last_round(*mats: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"players": len(mats), "round": 7, "phase": "turn", "seats": [*mats], **fields}


def full_lanes(*regions: str, seat: int = 2) -> dict[str, Any]:
    """Return full tracks, which open their regions. List a governor in no hand as gone."""
    return {region: [seat] * f.LANES[region] for region in regions}


def governors_of(*regions: str) -> list[str]:
    return [f"{region}_governor" for region in regions]


def cards_1_to_4(*regions: str) -> list[str]:
    """Return the cards 1 to 4 of these decks."""
    return [f"{region}_{value}" for region in regions for value in range(1, 5)]


FIVE_REGIONS = ("africa", "caribbean", "india", "north_america", "south_america")
OTHERS_PASSED = [False, True, True]
"""All seats but seat 0 have passed."""

SPECIAL = (
    Recording(
        "abolition",
        last_round(
            mat(2, "market", cards=["slavery_0", "africa_1"]),
            mat(3, "market", "shipyard", cards=["europe_0", "europe_1", "slavery_1"]),
            mat(0, cards=["slavery_2", "europe_2", "europe_3"]),
            mat(0, cards=["europe_4"]),
            passed=[False, False, True, False],
            cities={city: n % 2 for n, city in enumerate(EUROPE)},
            lanes=full_lanes("africa"),
            gone=governors_of("africa"),
        ),
        ("activate market", "draw europe", "activate shipyard", "ship india", "pass", "pass", "discard europe_5", "activate market"),
    ),
    Recording(
        "fives",
        last_round(
            mat(5, *["market"] * 5),
            *(mat(0, cards=cards_1_to_4(region)) for region in FIVE_REGIONS[:3]),
            mat(0, cards=cards_1_to_4(*FIVE_REGIONS[3:])),
            passed=[False, True, True, True, True],
            lanes=full_lanes(*FIVE_REGIONS),
            beside={region: [5, 0, 0, 0, 0] for region in FIVE_REGIONS},
            gone=governors_of(*FIVE_REGIONS),
        ),
        tuple(text for region in FIVE_REGIONS for text in ("activate market", f"draw {region}")),
    ),
    Recording(
        "governors",
        last_round(
            mat(0, cards=["africa_governor", "india_governor", "africa_1", "india_1"]),
            mat(),
            mat(),
            lanes=full_lanes("africa", "india", seat=0),
        ),
        ("pass", "no_governor", "discard africa_governor"),
    ),
    Recording(
        "joined",
        last_round(
            mat(20, "cartographer", "cartographer", "docks", "docks"),
            mat(),
            mat(),
            passed=OTHERS_PASSED,
            lanes=full_lanes("africa") | {"caribbean": [1] * 5},
            beside={"africa": [1, 0, 0]},
            gone=governors_of("africa"),
        ),
        (
            "activate cartographer", "ship caribbean", "ship caribbean", "activate cartographer", "ship india", "done",
            "activate docks", "occupy london", "activate docks", "occupy elmina", "ship africa",
        ),
    ),
    Recording(
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
    Recording(
        "level_five_freed",
        last_round(mat(1, "museum*", "market*", tokens={"payment": 1}), mat(), mat(), passed=OTHERS_PASSED, cities={"london": 0}),
        ("spend payment", "free museum"),
    ),
)  # fmt: skip
"""The positions name only the discs and tokens that matter; the rest takes the defaults of docs/games/endeavor.md."""
