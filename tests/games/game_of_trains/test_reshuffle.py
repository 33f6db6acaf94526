"""Rulebook, other rules: the discard pile becomes the new draw pile when cards run out."""


from tests.games.inspection import event_args, event_kinds

from .helpers import DECK, play, position, position_after, start_unchanged

A = [80, 70, 60, 50, 40, 30, 20]
B = [79, 69, 59, 49, 39, 29, 19]
REST = sorted(DECK - set(A) - set(B))


def test_an_empty_draw_pile_is_refilled_from_the_discards() -> None:
    """Rulebook: when the draw pile runs out, shuffle the discard pile into a new one."""
    match = start_unchanged(position([A, B], draw=[]))
    events = play(match, "draw")
    assert event_kinds(match.events(0))[-2:] == ["reshuffled", "drew"]
    assert event_args(events, "reshuffled") == [{"count": 70}]
    where = match.position()
    (card,) = where["hands"][0]
    assert where["discard"] == [] and where["draw"] == [c for c in REST if c != card]


def test_the_last_card_of_the_pile_is_drawn_without_a_reshuffle() -> None:
    """Ruling: the discards are reshuffled only when a card is needed and the pile is empty."""
    match = start_unchanged(position([A, B], draw=[33]))
    events = play(match, "draw")
    assert event_kinds(events) == ["drew"]
    assert match.position()["draw"] == []
    assert len(match.position()["discard"]) == 69
    events = play(match, "replace 1")
    assert "reshuffled" not in event_kinds(events)
    assert "reshuffled" in event_kinds(play(match, "draw"))


def test_row_trains_locks_and_hands_are_not_reshuffled() -> None:
    """Rulebook: only the discard pile."""
    where = position([A, B], row=[4, 7], locks={(0, 1): 2, (1, 7): 10}, draw=[])
    later = position_after(where, "draw")
    assert later["trains"] == [A, B] and sorted(later["row"]) == [4, 7]
    assert later["locks"][0][0] == 2 and later["locks"][1][6] == 10
    assert not {4, 7, 2, 10} & {*later["draw"], *later["hands"][0]}


def test_refused_setup_cards_are_reshuffled() -> None:
    """Rulebook, setup: they were put on the discard pile."""
    where = position([A, B], refused=[[], [33]], draw=[])
    later = position_after(where, "draw")
    assert later["refused"] == [[], []]
    assert 33 in {*later["draw"], *later["hands"][0]}


def test_the_discard_is_reshuffled_in_the_middle_of_refills() -> None:
    """Ruling: the first refill is the last card of the pile. The second comes from the new pile, which contains the used card."""
    match = start_unchanged(position([A, B], row=[7], draw=[33]))
    events = play(match, "use remove_left")
    assert event_kinds(events) == ["used", "removed", "removed", "refilled", "reshuffled", "refilled"]
    assert event_args(events, "refilled")[0] == {"seat": 0, "position": 1, "card": 33}
    where = match.position()
    last = where["trains"][1][0]
    expected = DECK - {33, *A, *B}
    assert event_args(events, "reshuffled") == [{"count": len(expected)}]
    assert {*where["draw"], last} == expected


def test_the_new_pile_is_shuffled() -> None:
    """Rulebook: with many generators every discarded card is drawn about equally often."""
    where = position([A, B], draw=[])
    drawn = [position_after(where, "draw", seed=seed)["hands"][0][0] for seed in range(1400)]
    counts = [drawn.count(card) for card in REST]
    assert sum(counts) == 1400 and min(counts) > 0
    assert sum((count - 20) ** 2 / 20 for count in counts) < 120  # 69 degrees of freedom; 1 in 10 000 is above 119
