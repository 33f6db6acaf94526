"""Rules that the events of a turn, of a round's end or of a match's end show: rulings and rare cases (fact sheet 5 to 7, 11)."""

from collections.abc import Iterator
from typing import Any

from .facts import FACTORY_SPACES, LENGTHS, SPACES, STEP_PARTS
from .match_history import MatchHistory, Turn

TURN_RULES = (
    "pay: coins alone", "pay: coins and workers", "pay: black worker", "pay: black worker and others", "pay: two coins on any_2",
    "pay: temporary worker",
    "black worker: extra step", "black worker: extra step given up", "black worker: no black step",
    "R14: steps of a token bring no extra step",
    "track: three lines in one action", "R2: rails won on the way are used", "white: two steps", "white: one step", "white: no step",
    "locomotive: into a free slot", "locomotive: chain of two", "locomotive: chain of three", "locomotive: chain of four",
    "R6: leaves though a lower one is there", "locomotive: the special 9 displaces", "locomotive_3: locomotive first",
    "R7: locomotive_3: factory first", "locomotive_3: builds the one that has just left",
    "factory: the lowest of the supply turned over", "factory: a returned one", "factory: a sixth one replaces",
    "R21: replaced under a marker", "R22: a replaced one is built again", "factory: set off by the second marker", "factory: given up",
    "industry: two markers score", "industry: points split between markers", "industry: ? won in passing",
    "engineer: own one in part", "engineer: used in the round of hiring",
    "order: first place claimed", "R19: second place claimed alone", "order: the first claims second alone", "order: both claimed",
    "order: own place claimed with two players",
    "claim used again: own engineer", "claim used again: open engineer", "claim used again: the bottom space",
    "claim used again: a locomotive",
    "R18: claim with a coin", "R18: claim with the black worker", "R18: claim with a temporary worker",
    "R18: the black worker's extra step when used again",
    "R9: token dropped", "R10: token without effect", "token: three on one board", "token: four on one board",
    "R4: card in part", "R4: no card can be done", "R5: points instead of a card, token", "R5: points instead of a card, factory",
    "card: once more doublers", "card: once more industry", "card: once more black",
    "R15: the running action repeated", "repeat: board space", "repeat: open engineer", "repeat: own engineer",
    "repeat: by an open engineer",
    "repeat: by an own engineer", "repeat: by a factory", "repeat: the black worker counts again", "R11: repeated in part",
    "R16: another effect first", "R16: end-bonus card last",
    "supply: the last doubler", "supply: no locomotive left", "special spaces: two by one locomotive",
    "R23: passing points in the last round",
    "majority: 40 and 20", "majority: number decides", "majority: the card counts", "R24: the card alone", "R24: two players",
    "majority: one player only", "majority: nobody",
    "end: one winner", "end: shared victory", "end: no end-bonus card", "end: two end-bonus cards",
)  # fmt: skip


def turn_rules(match: Any, history: MatchHistory) -> Iterator[str]:
    """Yield the rules of TURN_RULES that a match shows."""
    hired_in: dict[str, int] = {}
    round_no = match.start_position["round"] if match.start_position else 1
    last = 7 if match.players == 4 else 6
    claim: dict[int, tuple[Turn, str]] = {}
    taken: dict[tuple[int, str], bool] = {}  # one-worker actions of the round: whether the black worker did them
    for turn in history.turns:
        if turn.kind == "began_round":
            round_no = turn.events[0][1]["number"]
            claim, taken = {}, {}
        for args in turn.of("hired"):
            hired_in[args["engineer"]] = round_no
        if turn.kind in ("occupied", "reused"):
            black = turn.kind == "occupied" and bool(turn.events[0][1]["black"])
            if turn.kind == "reused":
                piece = claim.get(turn.seat)
                black = piece is not None and piece[1] == "black worker"
                yield from reuse_rules(turn, black)
            taken[turn.seat, turn.place] = taken.get((turn.seat, turn.place), False) or black
            name = turn.place.removeprefix("engineer_")
            if turn.place.startswith("engineer_") and hired_in.get(name) == round_no:
                yield "engineer: used in the round of hiring"
            yield from black_worker_rules(turn, black)
            yield from repeat_rules(turn, taken)
        if turn.kind == "occupied":
            yield from payment_rules(turn)
        if turn.of("claimed"):
            claim[turn.seat] = (turn, claim_piece(turn))
            yield f"R18: claim with a {claim_piece(turn)}" if claim_piece(turn) != "black worker" else "R18: claim with the black worker"
            if match.players == 2 and turn_order_before(history, turn)[0] == turn.seat:
                yield "order: own place claimed with two players"
        if turn.kind == "passed" and round_no == last and turn.events[0][1]["points"]:
            yield "R23: passing points in the last round"
        for rules_of in BY_TURN:
            yield from rules_of(turn)
        if any(args["doublers"] for args in turn.of("doubled")) and doublers_left(history, turn) == 0:
            yield "supply: the last doubler"
    yield from turn_order_rules(match, history)
    yield from supply_rules(match, history)
    yield from end_rules(match, history)


# -- paying ------------------------------------------------------------------------------------------------------------------------


def payment_rules(turn: Turn) -> Iterator[str]:
    payment = turn.events[0][1]
    if payment["coins"] and not payment["workers"] and not payment["black"] and not SPACES.get(turn.place, SPACES["coins"]).coins:
        yield "pay: coins alone"
    if payment["coins"] and payment["workers"]:
        yield "pay: coins and workers"
    if payment["black"]:
        yield "pay: black worker and others" if payment["workers"] or payment["coins"] else "pay: black worker"
    if turn.place == "any_2" and payment["coins"] == 2:
        yield "pay: two coins on any_2"
    if turn.before.temporary and payment["workers"]:
        yield "pay: temporary worker"


def claim_piece(turn: Turn) -> str:
    payment = turn.events[0][1]
    return "coin" if payment["coins"] else "black worker" if payment["black"] else "temporary worker" if turn.before.temporary else "worker"


def reuse_rules(turn: Turn, black: bool) -> Iterator[str]:
    if turn.place in ("engineer_inner", "engineer_outer"):
        yield "claim used again: open engineer"
    elif turn.place.startswith("engineer_"):
        yield "claim used again: own engineer"
    if turn.place == "black_or_grey":
        yield "claim used again: the bottom space"
    if turn.of("took_locomotive"):
        yield "claim used again: a locomotive"
    if black and made_extra_step(turn):
        yield "R18: the black worker's extra step when used again"


def step_count(place: str) -> int:
    """Return how many steps a space of the main board gives."""
    return sum(n for part, n in SPACES[place].gives.items() if part in STEP_PARTS) if place in SPACES else 0


def only_space_steps(turn: Turn) -> bool:
    """Return whether only the space itself makes steps in this turn."""
    return not (turn.of("used_token") or turn.of("factory_works") or turn.of("repeats") or turn.of("won_rails"))


def made_extra_step(turn: Turn) -> bool:
    """Return whether the extra step of the black worker was made."""
    return only_space_steps(turn) and step_count(turn.place) > 0 and len(turn.of("stepped")) == step_count(turn.place) + 1


def black_worker_rules(turn: Turn, black: bool) -> Iterator[str]:
    if not black or turn.place not in SPACES or not step_count(turn.place):
        return
    if made_extra_step(turn):
        yield "black worker: extra step"
    made = len(turn.of("stepped"))
    if only_space_steps(turn) and made == step_count(turn.place) and any(args["colour"] == "black" for args in turn.of("stepped")):
        yield "black worker: extra step given up"
    if not any(args["colour"] == "black" for args in turn.of("stepped")):
        yield "black worker: no black step"
    kinds = [kind for kind, _ in turn.events]
    if any(args["token"] == "steps" for args in turn.of("used_token")):
        black_steps = sum(a["colour"] == "black" for k, a in turn.events[kinds.index("used_token") :] if k == "stepped")
        if black_steps == 4 or (black_steps == 5 and made == step_count(turn.place) + 5):
            yield "R14: steps of a token bring no extra step"


# -- boards ------------------------------------------------------------------------------------------------------------------------


def track_rules(turn: Turn) -> Iterator[str]:
    steps = turn.of("stepped")
    if turn.place in SPACES and only_space_steps(turn) and len({args["line"] for args in steps}) == len(LENGTHS):
        yield "track: three lines in one action"
    won = [args["colour"] for args in turn.of("won_rails")]
    kinds = [(kind, args.get("colour")) for kind, args in turn.events]
    for colour in won:
        later = kinds[kinds.index(("won_rails", colour)) :]
        if ("stepped", colour) in later and colour != "white":
            yield "R2: rails won on the way are used"
    if "white" in won:
        count = min(2, sum(args["colour"] == "white" for args in steps))
        yield f"white: {('no step', 'one step', 'two steps')[count]}"


def locomotive_rules(turn: Turn) -> Iterator[str]:
    chain: list[dict[str, Any]] = []
    board: dict[str, int] = dict(turn.before.slots) if turn.before else {}
    for n, (kind, args) in enumerate(turn.events):
        if kind == "placed":
            chain = [*chain, args] if chain and chain[-1]["displaced"] else [args]
            if args["number"] == 10 and args["displaced"]:
                yield "locomotive: the special 9 displaces"
            board[args["slot"]] = args["number"]
            if not args["displaced"]:
                yield "locomotive: into a free slot"
            if len(chain) > 1:
                yield f"locomotive: chain of {('two', 'three', 'four')[min(4, len(chain)) - 2]}"
            won = [k for k, _ in turn.events[n + 1 :]]
            if won[:2] == ["won_token", "won_token"]:
                yield "special spaces: two by one locomotive"
        elif kind == "retired":
            if any(0 < min(9, number) < args["number"] for number in board.values()):
                yield "R6: leaves though a lower one is there"
    kinds = [kind for kind, _ in turn.events]
    if turn.place == "locomotive_3" and turn.kind == "occupied":
        first = kinds.index("took_locomotive") < kinds.index("took_factory")
        yield "locomotive_3: locomotive first" if first else "R7: locomotive_3: factory first"
        left = [args["number"] for args in turn.of("retired")]
        if first and any(args["returned"] and args["factory"] in left for args in turn.of("took_factory")):
            yield "locomotive_3: builds the one that has just left"


def factory_rules(turn: Turn) -> Iterator[str]:
    for args in turn.of("took_factory"):
        yield "factory: a returned one" if args["returned"] else "factory: the lowest of the supply turned over"
    for args in turn.of("built"):
        if args["replaced"]:
            yield "factory: a sixth one replaces"
            if FACTORY_SPACES[args["factory_slot"] - 1] in turn.before.markers:
                yield "R21: replaced under a marker"


def industry_rules(turn: Turn) -> Iterator[str]:
    moves = turn.of("advanced")
    if len({args["marker"] for args in moves}) == 2:
        yield "industry: points split between markers"
    if any(args["marker"] == 2 and args["space"] in FACTORY_SPACES for args in moves):
        yield "factory: set off by the second marker"
    if any(args["spot"] == "industry" for args in turn.of("won_token")) and moves[-1]["space"] > 10:
        yield "industry: ? won in passing"


def partial_use_rules(turn: Turn) -> Iterator[str]:
    for args in turn.of("gave_up"):
        if args["effect"].startswith("factory_"):
            yield "factory: given up"
        if args["effect"] == turn.place and turn.place.startswith("engineer_"):
            yield "engineer: own one in part"


# -- tokens, cards, repetitions ------------------------------------------------------------------------------------------------------


def token_rules(turn: Turn) -> Iterator[str]:
    if any(args["effect"].startswith("spot_") for args in turn.of("gave_up")):
        yield "R9: token dropped"
    for args in turn.of("used_token"):
        if args["token"] == "doublers" and not turn.of("doubled"):
            yield "R10: token without effect"
    count = len(turn.before.tokens) + len(turn.of("used_token")) if turn.before and turn.of("used_token") else 0
    if count >= 3:
        yield f"token: {'three' if count == 3 else 'four'} on one board"


def card_rules(turn: Turn) -> Iterator[str]:
    if any(args["effect"].startswith("card_") for args in turn.of("gave_up")):
        yield "R4: card in part"
    if any(args["token"] == "card" for args in turn.of("used_token")) and not turn.of("took_card"):
        yield "R4: no card can be done"
    for args in turn.of("got_points"):
        if args["effect"] == "token_card":
            yield "R5: points instead of a card, token"
        if args["effect"] == "factory_9":
            yield "R5: points instead of a card, factory"
    for args in turn.of("once_more"):
        yield f"card: once more {args['part']}"


def waiting_rules(turn: Turn) -> Iterator[str]:
    went = turn.of("went_on")
    if went:
        yield "R16: another effect first"
    kinds = [kind for kind, _ in turn.events]
    if "looked" in kinds and "took_card" in kinds and kinds.index("looked") > kinds.index("took_card") + 1:
        yield "R16: end-bonus card last"


def repeat_rules(turn: Turn, taken: dict[tuple[int, str], bool]) -> Iterator[str]:
    for n, (kind, args) in enumerate(turn.events):
        if kind != "repeats":
            continue
        target = args["place"]
        if target in ("engineer_inner", "engineer_outer"):
            yield "repeat: open engineer"
        else:
            yield "repeat: own engineer" if target.startswith("engineer_") else "repeat: board space"
        if turn.engineer == "repeat":
            yield "repeat: by an open engineer"
        yield "repeat: by an own engineer" if turn.place == "engineer_repeat" else "repeat: by a factory"
        if target == turn.place:
            yield "R15: the running action repeated"
        later = turn.events[n + 1 :]
        if taken.get((turn.seat, target)) and sum(k == "stepped" and a["colour"] == "black" for k, a in later) == step_count(target) + 1:
            yield "repeat: the black worker counts again"
        if any(k == "gave_up" and a["effect"] == target for k, a in later):
            yield "R11: repeated in part"


BY_TURN = (track_rules, locomotive_rules, factory_rules, industry_rules, token_rules, card_rules, waiting_rules, partial_use_rules)


# -- rounds and the end --------------------------------------------------------------------------------------------------------------


def turn_order_before(history: MatchHistory, until: Turn) -> list[int]:
    """Return the turn order before a turn."""
    order = list(history.order)
    for turn in history.turns:
        if turn is until:
            return order
        for args in turn.of("new_order"):
            order = [args[name] for name in ("first_seat", "second_seat", "third_seat", "fourth_seat") if args[name] is not None]
    return order


def turn_order_rules(match: Any, history: MatchHistory) -> Iterator[str]:
    claims: dict[int, Turn] = {}
    for turn in history.turns:
        if turn.kind == "began_round":
            claims = {}
        for args in turn.of("claimed"):
            claims[args["position"]] = turn
        if turn.kind == "scored" and claims:
            order = turn_order_before(history, claims[min(claims)])
            if len(claims) == 2:
                yield "order: both claimed"
            elif 1 in claims:
                yield "order: first place claimed"
            else:
                yield "order: the first claims second alone" if claims[2].seat == order[0] else "R19: second place claimed alone"


def doublers_left(history: MatchHistory, until: Turn) -> int:
    """Return how many doublers are in the supply after a turn."""
    counts = list(history.first_doublers)
    for turn in history.turns:
        for args in turn.of("doubled"):
            counts[args["seat"]] = args["doublers"]
        if turn is until:
            break
    return 20 - sum(counts)


def supply_rules(match: Any, history: MatchHistory) -> Iterator[str]:
    replaced: set[int] = set()
    for turn in history.turns:
        for kind, args in turn.events:
            if kind == "took_factory" and args["returned"] and args["factory"] in replaced:
                yield "R22: a replaced one is built again"
            if kind == "built" and args["replaced"]:
                replaced.add(args["replaced"])
    supply = match.full_view()["supply"]
    if supply["lowest"] is None:
        yield "supply: no locomotive left"


def end_rules(match: Any, history: MatchHistory) -> Iterator[str]:
    for _, args, board in history.scored:
        if board.markers[1] is not None and args["industry"]:
            yield "industry: two markers score"
    paid = [args for turn in history.turns for args in turn.of("majority")]
    held = [args for turn in history.turns for args in turn.of("bonus_scored")]
    count = [len(board.engineers) for board in history.boards]
    holder = next((args["seat"] for args in held if args["bonus"] == "engineer"), None)
    yield ("majority: nobody", "majority: one player only", "majority: 40 and 20")[len(paid)]
    if len(paid) == 2 and match.players == 2:
        yield "R24: two players"
    with_card = [n + (seat == holder) for seat, n in enumerate(count)]
    if len(set(with_card)) < len([n for n in with_card if n]) and len(paid) == 2:
        yield "majority: number decides"
    if holder is not None and any(args["seat"] == holder for args in paid):
        yield "R24: the card alone" if count[holder] == 0 else "majority: the card counts"
    yield "end: shared victory" if len(match.result.ranking[0]) > 1 else "end: one winner"
    cards = [sum(args["seat"] == seat for args in held) for seat in range(match.players)]
    if 0 in cards:
        yield "end: no end-bonus card"
    if max(cards) > 1:
        yield "end: two end-bonus cards"
