"""The answers to `?`: the question, the signs, why other actions are not possible, and the keys."""

from collections.abc import Iterator

from boardwright.cli.choices import matches
from boardwright.cli.rules import lines
from boardwright.cli.screen import Line
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from boardwright.core.domain.refusal import Refusal
from boardwright.core.text.rulebook import has_rulebook, rulebook
from boardwright.core.text.words import Words

EXAMPLES = 4  # actions shown per reason
REASONS = 8  # reasons shown per kind


def explanation(match: Match, seat: int, words: Words, legend: list[Line], hints: bool = False) -> Iterator[Line]:
    """The answer to `?`, as lines. `hints`: whether hints are available."""
    if legend:
        yield []
        yield from legend
    refused = list(_refused(match, seat))
    if refused:
        yield []
        yield [(words.t("ui-not-possible"), "bold")]
        yield from _by_reason(refused, words)
    yield []
    first, *keys = words.t("cli-help").split("\n")
    yield [(first, "")]
    keys += [f"i   {words.t('ui-key-hint')}"] if hints else []
    keys += [f"l   {words.t('ui-log')}", f"?…  {words.t('cli-why-help')}", f"??  {words.t('cli-rules')}"]
    for key in keys:
        key_name, gap, meaning = key.strip().partition("  ")
        yield [(f"  {key_name}".ljust(6), "bold"), (meaning.strip(), "")] if gap else [(key.strip(), "")]


def reasons(match: Match, seat: int, words: Words, typed: str) -> list[Line]:
    """The answer to `? words`: why the actions with these words are not possible; [] if no such action is refused."""
    fitting = [(a, r) for a, r in _refused(match, seat) if matches(typed, a, words.action(a))]
    if not fitting:  # perhaps an action that this prompt does not ask for
        fitting = [(a, r) for a, r in _refused(match, seat, everything=True) if matches(typed, a, words.action(a))]
    return list(_by_reason(fitting, words))


def rules(game: str, words: Words) -> Iterator[Line]:
    """The answer to `??`: the game's rules, as lines; none if it has no rules text."""
    if has_rulebook(game):
        for section in rulebook(words.lang, game):
            yield from lines(section)


def _refused(match: Match, seat: int, everything: bool = False) -> Iterator[tuple[Action, Refusal]]:
    """Every illegal action of the current prompt (`everything`: of the game), with its reason."""
    families = match.prompt(seat).families
    for action in match.game.actions:
        if everything or action.kind in families:
            refusal = match.why_not(seat, action)
            if refusal is not None:
                yield action, refusal


def _by_reason(refused: list[tuple[Action, Refusal]], words: Words) -> Iterator[Line]:
    """Group refusals of one kind: once if all read the same, else a few of them."""
    kinds: dict[str, list[tuple[Action, Refusal]]] = {}
    for action, refusal in refused:
        kinds.setdefault(refusal.id, []).append((action, refusal))
    for group in kinds.values():
        texts = {words.refusal(refusal) for _, refusal in group}
        shown = ", ".join(words.action(action) for action, _ in group[:EXAMPLES])
        if len(texts) == 1:
            more = f" … + {len(group) - EXAMPLES}" if len(group) > EXAMPLES else ""
            yield _because(shown + more, group[0][1], words)
            continue
        for action, refusal in group[:REASONS]:
            yield _because(words.action(action), refusal, words)
        if len(group) > REASONS:
            yield [(f"  … + {len(group) - REASONS}", "dim")]


def _because(subject: str, refusal: Refusal, words: Words) -> Line:
    reference = f" ({words.t('cli-rulebook', section=words.section(refusal.section))})" if refusal.section else ""
    return [("  ✗ ", "red"), (f"{subject}: ", ""), (words.refusal(refusal), "bold"), (reference, "dim")]
