"""The text of a notice: the game, whose move it is, the other players, and a link. It contains only what all players see.

The link leads to the match; opened without the seat's device it only allows watching, like the address of the table. A notice about a
group says what its members see on its page, where its link leads.
"""

from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import quote

from boardwright.core.text.languages import OFFERED
from boardwright.core.text.words import Words
from boardwright.server.notification_rules.links import ConfirmLink, StopLink, signed

MOST_MATCHES = 3
"""Matches that one notice names."""


class NoticeText(NamedTuple):
    """The text of a notice. `link`: the page to open; `stop`: the page for ending notices.

    `stop_at_once`: where a mail program ends them for its reader, without a page (RFC 8058); None: there is no https for it.
    `event`: what has happened, for programs.
    """

    title: str
    body: str
    link: str
    stop: str | None = None
    stop_at_once: str | None = None
    event: str = "your_move"


def language_of(requested: str) -> str:
    """The requested language, if it is supported; else English."""
    return next((each for each in (requested, requested[:2]) if each in OFFERED), "en")


def path_of(match: str) -> str:
    """The address of a match within the page."""
    return f"/#/table/{quote(match)}"


def your_move(
    language: str, game: object, names: Sequence[str], seat: int, match: str, address: str, is_short: bool = False
) -> NoticeText:
    """It is a player's move. `names`: by seat, as all players see them; `address`: of the page; `is_short`: there is little time left."""
    words = Words(language, game, names, part="tables")
    title = words.t("notice-turn-short" if is_short else "notice-turn", game=words.t("title"))
    return NoticeText(title, words.t("notice-others", names=_others(words, names, seat)), address + path_of(match))


def play_again(language: str, game: object, names: Sequence[str], seat: int, match: str, address: str) -> NoticeText:
    """Another player has opened a table for a rematch. The link leads to the match before, whose page leads there."""
    words = Words(language, game, names, part="tables")
    body = f"{words.t('ui-again-waits')}\n{words.t('notice-others', names=_others(words, names, seat))}"
    return NoticeText(words.t("notice-again", game=words.t("title")), body, address + path_of(match), event="play_again")


def _others(words: Words, names: Sequence[str], seat: int) -> str:
    return ", ".join(words.name(each) for each in range(len(names)) if each != seat)


def matches_wait(
    language: str, waiting: Sequence[tuple[object, str, Sequence[str]]], is_all: bool, name: str, group: str, address: str
) -> NoticeText:  # fmt: skip
    """Matches of a group's competitions wait for a member. `name`: of the group.

    waiting: the game, the name of the competition and the names of the other players, `MOST_MATCHES` at most
    is_all: whether there are no more matches
    """
    words = Words(language, part="tables")
    title = words.t("notice-match" if is_all and len(waiting) == 1 else "notice-matches", group=name)
    lines = [_waiting(language, *each) for each in waiting] + ([] if is_all else ["…"])
    return NoticeText(title, "\n".join(lines), f"{address}/#/group/{quote(group)}", event="match_due")


def _waiting(language: str, game: object, competition: str, others: Sequence[str]) -> str:
    words = Words(language, game, part="tables")
    return words.t("notice-match-of", competition=competition, game=words.t("title"), names=", ".join(others))


def as_mail(text: NoticeText, language: str, to: str, key: bytes, address: str) -> NoticeText:
    """The same as a mail to an address, with the links it needs."""
    words, token = Words(language, part="tables"), signed(StopLink(to), key)
    stop = address + _answer(token)
    body = "\n\n".join([text.body, text.link, f"{words.t('notice-why')} {words.t('notice-stop')}\n{stop}"])
    return text._replace(body=body + "\n", stop=stop, stop_at_once=_at_once(address, token))


def confirmation(language: str, confirm_link: ConfirmLink, key: bytes, address: str) -> NoticeText:
    """Asks the owner of an address to confirm it."""
    words, link = Words(language, part="tables"), address + _answer(signed(confirm_link, key))
    token = signed(StopLink(confirm_link.to), key)
    body = "\n\n".join([words.t("notice-confirm"), link, words.t("notice-confirm-not")])
    return NoticeText(words.t("notice-confirm-title"), body + "\n", link, address + _answer(token), _at_once(address, token), "confirm")


def _answer(token: str) -> str:
    return f"/#/notice/{token}"


def _at_once(address: str, token: str) -> str | None:
    return f"{address}/api/notices/stop?token={token}" if address.startswith("https:") else None
