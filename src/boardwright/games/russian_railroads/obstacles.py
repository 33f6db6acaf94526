"""Why an action is not possible: the reasons that the rules give, each with its section of the rulebook."""

from boardwright.core.domain.refusal import Obstacles
from boardwright.games.russian_railroads.components import COLOURS, EFFECTS, LINES, ONCE_MORE_PARTS, PLACES

OBSTACLES = Obstacles()

START_TAKEN = OBSTACLES.add("start_taken", "setup", seat=None)

# places
NOT_WITH_PLAYERS = OBSTACLES.add("not_with_players", "turn", players=None)
ONLY_LAST_ROUND = OBSTACLES.add("only_last_round", "turn")
NOT_LAST_ROUND = OBSTACLES.add("not_last_round", "turn")
SPACE_TAKEN = OBSTACLES.add("space_taken", "turn", seat=None)
NOT_HIRED = OBSTACLES.add("not_hired", "engineers")
OTHERS_ENGINEER = OBSTACLES.add("others_engineer", "engineers", seat=None)
ENGINEER_USED = OBSTACLES.add("engineer_used", "engineers")
NO_ENGINEER = OBSTACLES.add("no_engineer", "engineers")
NOTHING_POSSIBLE = OBSTACLES.add("nothing_possible", "engineers")
NO_CLAIM_AGAIN = OBSTACLES.add("no_claim_again", "turn_order")
ONE_WORKER_ONLY = OBSTACLES.add("one_worker_only", "turn_order", cost=None)
OTHER_CLAIM = OBSTACLES.add("other_claim", "turn_order")
OWN_POSITION = OBSTACLES.add("own_position", "turn_order", position=None)

# paying
NO_COIN = OBSTACLES.add("no_coin", "payment")
COINS_WANTED = OBSTACLES.add("coins_wanted", "payment", needed=None)
TOO_FEW_WORKERS = OBSTACLES.add("too_few_workers", "payment", needed=None, have=None)
NO_BLACK_WORKER = OBSTACLES.add("no_black_worker", "payment")
NOT_SO_MANY_COINS = OBSTACLES.add("not_so_many_coins", "payment", have=None)
TOO_MUCH = OBSTACLES.add("too_much", "payment", cost=None)
TOO_FEW_PLAIN = OBSTACLES.add("too_few_plain", "payment", needed=None, have=None)

PAY_FIRST = OBSTACLES.add("pay_first", "payment", place=PLACES)

# an effect that must be done wholly
TOO_LITTLE_ROOM = OBSTACLES.add("too_little_room", "track", colour=COLOURS, needed=None, have=None)
RAILS_MISSING = OBSTACLES.add("rails_missing", "track", colour=COLOURS)
TOO_FEW_STEPS = OBSTACLES.add("too_few_steps", "track", needed=None, have=None)
TOO_SHORT = OBSTACLES.add("too_short", "industry", needed=None, have=None)
DOUBLERS_FULL = OBSTACLES.add("doublers_full", "doublers")
NO_DOUBLERS = OBSTACLES.add("no_doublers", "doublers")
FITS_NOWHERE = OBSTACLES.add("fits_nowhere", "locomotives", number=None)
NO_LOCOMOTIVES = OBSTACLES.add("no_locomotives", "locomotives")
NO_FACTORIES = OBSTACLES.add("no_factories", "factories")
CARD_NOT_WHOLE = OBSTACLES.add("card_not_whole", "cards")

# inside an effect
SPOILS = OBSTACLES.add("spoils", "turn", effect=EFFECTS)
MUST_FINISH = OBSTACLES.add("must_finish", "turn", effect=EFFECTS)
FINISH_FIRST = OBSTACLES.add("finish_first", "turn", effect=EFFECTS)
NO_SUCH_ITEM = OBSTACLES.add("no_such_item", "turn", count=None)
NOTHING_NOW = OBSTACLES.add("nothing_possible", "turn")
BONUS_LAST = OBSTACLES.add("bonus_last", "bonus_cards")
NOT_ON_LINE = OBSTACLES.add("not_on_line", "track", line=LINES, colour=COLOURS)
OTHER_RAILS = OBSTACLES.add("other_rails", "track", colour=COLOURS)
END_OF_LINE = OBSTACLES.add("end_of_line", "track", line=LINES)
OTHER_FIRST = OBSTACLES.add("other_first", "track", line=LINES, colour=COLOURS)
BLOCKED = OBSTACLES.add("blocked", "track", line=LINES, space=None, colour=COLOURS)
NO_INDUSTRY_NOW = OBSTACLES.add("no_industry_now", "industry")
FACTORY_FIRST = OBSTACLES.add("factory_first", "industry")
NO_SECOND_MARKER = OBSTACLES.add("no_second_marker", "industry")
OTHER_MARKER = OBSTACLES.add("other_marker", "industry")
TRACK_END = OBSTACLES.add("track_end", "industry")
GAP = OBSTACLES.add("gap", "industry", factory_slot=None)
NO_LOCOMOTIVE_NOW = OBSTACLES.add("no_locomotive_now", "locomotives")
SLOT_HIGHER = OBSTACLES.add("slot_higher", "locomotives", number=None, hand=None)
JUST_TAKEN = OBSTACLES.add("just_taken", "locomotives")
SLOTS_FREE = OBSTACLES.add("slots_free", "locomotives")
NO_FACTORY_NOW = OBSTACLES.add("no_factory_now", "factories")
NOT_RETURNED = OBSTACLES.add("not_returned", "factories", factory=None)
TOKEN_USED_BEFORE = OBSTACLES.add("token_used", "tokens")
MARKER_AT_START = OBSTACLES.add("marker_at_start", "tokens")
CARD_GONE = OBSTACLES.add("card_taken", "cards", seat=None)
NOTHING_OF_CARD = OBSTACLES.add("nothing_possible", "cards")
NOT_IN_DECK = OBSTACLES.add("not_in_deck", "bonus_cards")

# repeating
NOTHING_TO_REPEAT = OBSTACLES.add("nothing_to_repeat", "repeat")
NOT_TAKEN = OBSTACLES.add("not_taken", "repeat")
NOT_ONE_WORKER = OBSTACLES.add("not_one_worker", "repeat", cost=None)
RUNNING_ACTION = OBSTACLES.add("running_action", "repeat")
CANNOT_REPEAT = OBSTACLES.add("cannot_repeat", "repeat")
NOTHING_OF_IT = OBSTACLES.add("nothing_possible", "repeat")
PART_IMPOSSIBLE = OBSTACLES.add("part_impossible", "repeat", part=ONCE_MORE_PARTS)
