"""Why an action is not possible: the reasons that the rules give, each with its section of the rulebook."""

from __future__ import annotations

from boardwright.core.domain.refusal import Obstacle, Obstacles
from boardwright.games.russian_railroads.components import COLOURS, EFFECTS, LINES, ONCE_MORE_PARTS

OBSTACLES = Obstacles(
    Obstacle("start_taken", "setup", seat=None),
    # places
    Obstacle("not_with_players", "turn", players=None),
    Obstacle("only_last_round", "turn"),
    Obstacle("not_last_round", "turn"),
    Obstacle("space_taken", "turn", seat=None),
    Obstacle("not_hired", "engineers"),
    Obstacle("others_engineer", "engineers", seat=None),
    Obstacle("engineer_used", "engineers"),
    Obstacle("no_engineer", "engineers"),
    Obstacle("nothing_possible", "engineers"),
    Obstacle("no_claim_again", "turn_order"),
    Obstacle("one_worker_only", "turn_order", cost=None),
    Obstacle("other_claim", "turn_order"),
    Obstacle("own_position", "turn_order", position=None),
    # paying
    Obstacle("no_coin", "payment"),
    Obstacle("coins_wanted", "payment", needed=None),
    Obstacle("too_few_workers", "payment", needed=None, have=None),
    Obstacle("no_black_worker", "payment"),
    Obstacle("not_so_many_coins", "payment", have=None),
    Obstacle("too_much", "payment", cost=None),
    Obstacle("too_few_plain", "payment", needed=None, have=None),
    # an effect that must be done wholly
    Obstacle("too_little_room", "track", colour=COLOURS, needed=None, have=None),
    Obstacle("rails_missing", "track", colour=COLOURS),
    Obstacle("too_few_steps", "track", needed=None, have=None),
    Obstacle("too_short", "industry", needed=None, have=None),
    Obstacle("doublers_full", "doublers"),
    Obstacle("no_doublers", "doublers"),
    Obstacle("fits_nowhere", "locomotives", number=None),
    Obstacle("no_locomotives", "locomotives"),
    Obstacle("no_factories", "factories"),
    Obstacle("card_not_whole", "cards"),
    # inside an effect
    Obstacle("spoils", "turn", effect=EFFECTS),
    Obstacle("must_finish", "turn", effect=EFFECTS),
    Obstacle("no_such_item", "turn", count=None),
    Obstacle("nothing_possible", "turn"),
    Obstacle("bonus_last", "bonus_cards"),
    Obstacle("not_on_line", "track", line=LINES, colour=COLOURS),
    Obstacle("other_rails", "track", colour=COLOURS),
    Obstacle("end_of_line", "track", line=LINES),
    Obstacle("other_first", "track", line=LINES, colour=COLOURS),
    Obstacle("blocked", "track", line=LINES, space=None, colour=COLOURS),
    Obstacle("no_industry_now", "industry"),
    Obstacle("factory_first", "industry"),
    Obstacle("no_second_marker", "industry"),
    Obstacle("other_marker", "industry"),
    Obstacle("track_end", "industry"),
    Obstacle("gap", "industry", factory_slot=None),
    Obstacle("no_locomotive_now", "locomotives"),
    Obstacle("slot_higher", "locomotives", number=None, hand=None),
    Obstacle("just_taken", "locomotives"),
    Obstacle("slots_free", "locomotives"),
    Obstacle("no_factory_now", "factories"),
    Obstacle("not_returned", "factories", factory=None),
    Obstacle("token_used", "tokens"),
    Obstacle("marker_at_start", "tokens"),
    Obstacle("card_taken", "cards", seat=None),
    Obstacle("nothing_possible", "cards"),
    Obstacle("not_in_deck", "bonus_cards"),
    # repeating
    Obstacle("nothing_to_repeat", "repeat"),
    Obstacle("not_taken", "repeat"),
    Obstacle("not_one_worker", "repeat", cost=None),
    Obstacle("running_action", "repeat"),
    Obstacle("cannot_repeat", "repeat"),
    Obstacle("nothing_possible", "repeat"),
    Obstacle("part_impossible", "repeat", part=ONCE_MORE_PARTS),
)

START_TAKEN = OBSTACLES.number("start_taken")
NOT_WITH_PLAYERS = OBSTACLES.number("not_with_players")
ONLY_LAST_ROUND = OBSTACLES.number("only_last_round")
NOT_LAST_ROUND = OBSTACLES.number("not_last_round")
SPACE_TAKEN = OBSTACLES.number("space_taken")
NOT_HIRED = OBSTACLES.number("not_hired")
OTHERS_ENGINEER = OBSTACLES.number("others_engineer")
ENGINEER_USED = OBSTACLES.number("engineer_used")
NO_ENGINEER = OBSTACLES.number("no_engineer")
NOTHING_POSSIBLE = OBSTACLES.number("nothing_possible", "engineers")
NO_CLAIM_AGAIN = OBSTACLES.number("no_claim_again")
ONE_WORKER_ONLY = OBSTACLES.number("one_worker_only")
OTHER_CLAIM = OBSTACLES.number("other_claim")
OWN_POSITION = OBSTACLES.number("own_position")
NO_COIN = OBSTACLES.number("no_coin")
COINS_WANTED = OBSTACLES.number("coins_wanted")
TOO_FEW_WORKERS = OBSTACLES.number("too_few_workers")
NO_BLACK_WORKER = OBSTACLES.number("no_black_worker")
NOT_SO_MANY_COINS = OBSTACLES.number("not_so_many_coins")
TOO_MUCH = OBSTACLES.number("too_much")
TOO_FEW_PLAIN = OBSTACLES.number("too_few_plain")
TOO_LITTLE_ROOM = OBSTACLES.number("too_little_room")
RAILS_MISSING = OBSTACLES.number("rails_missing")
TOO_FEW_STEPS = OBSTACLES.number("too_few_steps")
TOO_SHORT = OBSTACLES.number("too_short")
DOUBLERS_FULL = OBSTACLES.number("doublers_full")
NO_DOUBLERS = OBSTACLES.number("no_doublers")
FITS_NOWHERE = OBSTACLES.number("fits_nowhere")
NO_LOCOMOTIVES = OBSTACLES.number("no_locomotives")
NO_FACTORIES = OBSTACLES.number("no_factories")
CARD_NOT_WHOLE = OBSTACLES.number("card_not_whole")
SPOILS = OBSTACLES.number("spoils")
MUST_FINISH = OBSTACLES.number("must_finish")
NO_SUCH_ITEM = OBSTACLES.number("no_such_item")
NOTHING_NOW = OBSTACLES.number("nothing_possible", "turn")
BONUS_LAST = OBSTACLES.number("bonus_last")
NOT_ON_LINE = OBSTACLES.number("not_on_line")
OTHER_RAILS = OBSTACLES.number("other_rails")
END_OF_LINE = OBSTACLES.number("end_of_line")
OTHER_FIRST = OBSTACLES.number("other_first")
BLOCKED = OBSTACLES.number("blocked")
NO_INDUSTRY_NOW = OBSTACLES.number("no_industry_now")
FACTORY_FIRST = OBSTACLES.number("factory_first")
NO_SECOND_MARKER = OBSTACLES.number("no_second_marker")
OTHER_MARKER = OBSTACLES.number("other_marker")
TRACK_END = OBSTACLES.number("track_end")
GAP = OBSTACLES.number("gap")
NO_LOCOMOTIVE_NOW = OBSTACLES.number("no_locomotive_now")
SLOT_HIGHER = OBSTACLES.number("slot_higher")
JUST_TAKEN = OBSTACLES.number("just_taken")
SLOTS_FREE = OBSTACLES.number("slots_free")
NO_FACTORY_NOW = OBSTACLES.number("no_factory_now")
NOT_RETURNED = OBSTACLES.number("not_returned")
TOKEN_USED_BEFORE = OBSTACLES.number("token_used")
MARKER_AT_START = OBSTACLES.number("marker_at_start")
CARD_GONE = OBSTACLES.number("card_taken")
NOTHING_OF_CARD = OBSTACLES.number("nothing_possible", "cards")
NOT_IN_DECK = OBSTACLES.number("not_in_deck")
NOTHING_TO_REPEAT = OBSTACLES.number("nothing_to_repeat")
NOT_TAKEN = OBSTACLES.number("not_taken")
NOT_ONE_WORKER = OBSTACLES.number("not_one_worker")
RUNNING_ACTION = OBSTACLES.number("running_action")
CANNOT_REPEAT = OBSTACLES.number("cannot_repeat")
NOTHING_OF_IT = OBSTACLES.number("nothing_possible", "repeat")
PART_IMPOSSIBLE = OBSTACLES.number("part_impossible")
