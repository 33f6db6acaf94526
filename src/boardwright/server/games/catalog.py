"""The games of this server."""

from collections.abc import Iterable
from typing import Any

from boardwright.core.domain.course import has_course
from boardwright.core.domain.game import load
from boardwright.core.domain.registry import about, games
from boardwright.core.domain.search_settings import PLAIN
from boardwright.core.text.rulebook import has_rulebook
from boardwright.server.errors import ApiError, not_found
from boardwright.server.games.compile_queue import CompileQueue
from boardwright.server.games.courses import course_for_pages
from boardwright.server.games.page_rules import PageBots, PageRules, page_bots_of, page_rules_of
from boardwright.server.log import log
from boardwright.server.protocol.game_answers import CourseOut, GameOut, OptionOut
from boardwright.server.store import ListedMatch, MatchRow

RATING_OF_GREEDY = 1500


class Catalog:
    """Games by id. Loading a game imports its rules, so call the methods from a thread. `compile_queue`: compiles their rules."""

    def __init__(self) -> None:
        self.compile_queue = CompileQueue()
        self._page_rules: dict[str, PageRules] = {}
        self._page_bots: dict[str, PageBots] = {}
        self._courses: dict[str, CourseOut] = {}

    def load(self, id: str) -> Any:
        """The game with that id; it runs in plain Python until it is compiled. Raises ApiError 404."""
        if not self.has(id):
            raise not_found("game")
        return load(id)

    def has(self, id: str) -> bool:
        """Return whether there is such a game: a stored id may be of a game that is no longer installed."""
        return id in games()

    def incompatibility(self, row: MatchRow | ListedMatch) -> ApiError | None:
        """Return why a stored match can no longer be opened, judging by its header (game, ruleset, whether it was closed); None: it can."""
        if row.closed:
            return ApiError(410, "match_closed")
        try:
            game = self.load(row.game)
        except ApiError:
            return ApiError(409, "game_is_gone", game=row.game)
        except Exception:  # a broken game of another package must not hide the other matches
            log.exception("the game %s cannot be loaded", row.game)
            return ApiError(409, "game_is_gone", game=row.game)
        if game.rulesets.version_of(row.ruleset) is None:
            return ApiError(409, "ruleset_changed", stored=row.ruleset, now=game.ruleset)
        return None

    def describe(self, ids: Iterable[str] | None = None) -> list[GameOut]:
        """All games, or these, as the page needs them. A game that cannot be loaded is logged and left out."""
        return [info for id in (games() if ids is None else ids) if (info := self._game_out(id)) is not None]

    def _game_out(self, id: str) -> GameOut | None:
        """One game, or None if it cannot be loaded: a broken game of another package must not hide the others."""
        try:
            return self._describe(id)
        except Exception:
            log.exception("the game %s cannot be loaded", id)
            return None

    def _describe(self, id: str) -> GameOut:
        game, info = load(id), about(id)
        levels, search = list(info.get("levels", ())), game.skill.search
        tools = {search.name, PLAIN, *([search.candidates.name] if search.candidates else [])}
        return GameOut(
            id=id,
            ruleset=game.ruleset,
            players=list(game.players),
            minutes=info.get("minutes"),
            options={name: OptionOut(**option) for name, option in game.describe_options().items()},
            levels=levels,
            wins=info.get("wins", {}),
            styles=[bot for bot in game.bots if bot not in levels and bot not in tools],
            ratings={level: RATING_OF_GREEDY + rating for level, rating in info.get("ratings", {}).items()},
            sections=info.get("sections", []),
            rulebook=has_rulebook(id),
            prompts=info.get("prompts", {}),
            native=game.native,
            course=has_course(game.folder),
        )

    def page_rules(self, id: str) -> PageRules | None:
        """The rules of a game for pages that run them; None: not available (yet). Raises ApiError 404."""
        if id not in self._page_rules and (rules := page_rules_of(self.load(id))) is not None:
            self._page_rules[id] = rules
        return self._page_rules.get(id)

    def page_bots(self, id: str) -> PageBots | None:
        """The bots of a game for pages; None: not available (yet). Raises ApiError 404."""
        if id not in self._page_bots and (bots := page_bots_of(self.load(id))) is not None:
            self._page_bots[id] = bots
        return self._page_bots.get(id)

    def module(self, id: str, digest: str) -> bytes | None:
        """The module of a game with this digest: the one with the rules, or the one that also has bots. Raises ApiError 404."""
        rules = self.page_rules(id)
        if rules is not None and rules.description.manifest["digest"] == digest:
            return rules.module
        bots = self.page_bots(id)
        return bots.module if bots is not None and bots.description.manifest["digest"] == digest else None

    def course(self, id: str) -> CourseOut:
        """The guided course of a game. Raises ApiError (see `course_for_pages`)."""
        if id not in self._courses:
            self._courses[id] = course_for_pages(self.load(id))
        return self._courses[id]

    def check_level(self, id: str, level: str) -> None:
        """Raises ApiError 422 `no_such_level`, with the existing levels, if the game has no bot of this name."""
        bots = load(id).bots
        if level not in bots:
            raise ApiError(422, "no_such_level", level=level, levels=", ".join(bots))

    def rating(self, id: str, level: str) -> int | None:
        """The rating of a bot in Elo, as pages show it; None: the arena has not measured it."""
        measured = about(id).get("ratings", {}).get(level)
        return None if measured is None else RATING_OF_GREEDY + round(measured)

    def first_rating(self, id: str) -> int:
        """The rating that a new player begins with: that of the usual level."""
        rating = self.rating(id, self.usual_level(id))
        return RATING_OF_GREEDY if rating is None else rating

    def stand_in(self, id: str, chosen: str | None) -> str:
        """The level of bots that play for people: the table's choice if the game (still) has it, else the usual one."""
        return chosen if chosen is not None and chosen in load(id).bots else self.usual_level(id)

    def usual_level(self, id: str) -> str:
        """The middle one of the game's levels, or the easier of two."""
        levels = about(id).get("levels", ())
        return str(levels[(len(levels) - 1) // 2]) if levels else "random"
