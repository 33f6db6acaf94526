# Endeavor. A disc is a population disc: in the supply, in the harbour, on a building, in a city, on a shipping track or beside it. Names of
# players ($seat) stand first in their sentence or after a colon. Names of buildings, cities, links, regions, decks, cards and tokens stand
# after a colon or in brackets, so that no language has to decline them. A “deed” is one of the five actions as a name.

### Game

title = Endeavor
blurb = Construct buildings, send your people overseas, occupy cities and govern distant regions: seven rounds of glory in the age of sail.
goal = Goal: most glory after seven rounds, from cities, the lines between them, high tracks and cards.

option-payment = Payments
option-payment-help = How many discs a payment brings back. The rules are ambiguous; their example shows one.
option-payment-value =
    { $value ->
        [finance] as many discs as finance pays salaries
       *[other] one disc
    }
option-slavery-place = The free slavery card
option-slavery-place-help = Whether one slavery card stays outside the card limit even when that limit is five.
option-slavery-place-value =
    { $value ->
        [below_five] only while the limit is below five
       *[always] always
    }

level-adventurer = Adventurer
level-adventurer-help = Weighs everything, but thinks only of this round.
level-settler = Settler
level-settler-help = Weighs everything, but thinks only of this round and the next.
level-trader = Trader
level-trader-help = Weighs everything, but looks only three rounds ahead.
level-advanced-help = Weighs everything, but looks only two or three rounds ahead.
level-challenger-help = Occupies cities, attacks those of others, and completes the lines between them.
level-varied = Changeable
level-varied-help = Plays like the master, but does not always choose the same among choices of nearly equal worth.
level-collector = Collector
level-collector-help = Likes cards and governors more than cities.
level-conqueror = Conqueror
level-conqueror-help = Occupies and attacks cities, and completes the lines between them.
level-candidates = Adviser
level-candidates-help = Compares every choice the way the master does.
level-greedy-help = Weighs every building and action by the glory it leads to in the remaining rounds.

### Names

track-industry = industry
track-culture = culture
track-finance = finance
track-politics = politics

deed-ship = ship
deed-occupy = occupy
deed-attack = attack
deed-draw = draw
deed-payment = payment

token-industry = industry
token-culture = culture
token-finance = finance
token-politics = politics
token-ship-or-draw = ship or draw
token-occupy-or-draw = occupy or draw
token-attack = attack
token-payment = payment

region-europe = Europe
region-africa = Africa
region-south-america = South America
region-caribbean = Caribbean
region-north-america = North America
region-india = India
region-far-east = Far East

deck-europe = Europe
deck-slavery = Slavery
deck-africa = Africa
deck-south-america = South America
deck-caribbean = Caribbean
deck-north-america = North America
deck-india = India
deck-far-east = Far East

building-colonial-house = Colonial House
building-market = Market
building-shipyard = Shipyard
building-workshop = Workshop
building-bank = Bank
building-barracks = Barracks
building-guild-hall = Guild Hall
building-docks = Docks
building-fortress = Fortress
building-theatre = Theatre
building-cartographer = Cartographer
building-trade-office = Trade Office
building-university = University
building-exchange = Exchange
building-museum = Museum
building-parliament = Parliament

city-london = London
city-copenhagen = Copenhagen
city-lisbon = Lisbon
city-seville = Seville
city-paris = Paris
city-venice = Venice
city-constantinople = Constantinople
city-algiers = Algiers
city-tripoli = Tripoli
city-alexandria = Alexandria
city-elmina = Elmina
city-zanzibar = Zanzibar
city-potosi = Potosí
city-salvador = Salvador
city-buenos-aires = Buenos Aires
city-havana = Havana
city-bridgetown = Bridgetown
city-port-royal = Port Royal
city-new-orleans = New Orleans
city-quebec = Quebec
city-boston = Boston
city-bombay = Bombay
city-tranquebar = Tranquebar
city-calcutta = Calcutta
city-malacca = Malacca
city-batavia = Batavia
city-canton = Canton
city-edo = Edo
city-manila = Manila

link-paris-venice = { city-paris } – { city-venice }
link-venice-constantinople = { city-venice } – { city-constantinople }
link-constantinople-alexandria = { city-constantinople } – { city-alexandria }
link-tripoli-alexandria = { city-tripoli } – { city-alexandria }
link-elmina-zanzibar = { city-elmina } – { city-zanzibar }
link-havana-port-royal = { city-havana } – { city-port-royal }
link-quebec-boston = { city-quebec } – { city-boston }
link-bombay-tranquebar = { city-bombay } – { city-tranquebar }
link-canton-manila = { city-canton } – { city-manila }
link-algiers-elmina = { city-algiers } – { city-elmina }
link-alexandria-zanzibar = { city-alexandria } – { city-zanzibar }
link-lisbon-salvador = { city-lisbon } – { city-salvador }
link-seville-buenos-aires = { city-seville } – { city-buenos-aires }
link-seville-havana = { city-seville } – { city-havana }
link-lisbon-port-royal = { city-lisbon } – { city-port-royal }
link-algiers-new-orleans = { city-algiers } – { city-new-orleans }
link-paris-quebec = { city-paris } – { city-quebec }
link-london-boston = { city-london } – { city-boston }
link-london-bombay = { city-london } – { city-bombay }
link-copenhagen-tranquebar = { city-copenhagen } – { city-tranquebar }
link-copenhagen-malacca = { city-copenhagen } – { city-malacca }
link-constantinople-batavia = { city-constantinople } – { city-batavia }
link-calcutta-malacca = { city-calcutta } – { city-malacca }
link-calcutta-batavia = { city-calcutta } – { city-batavia }
link-havana-new-orleans = { city-havana } – { city-new-orleans }
link-bridgetown-salvador = { city-bridgetown } – { city-salvador }

card-europe-0 = { deck-europe } 0
card-europe-1 = { deck-europe } 1
card-europe-2 = { deck-europe } 2
card-europe-3 = { deck-europe } 3
card-europe-4 = { deck-europe } 4
card-europe-5 = { deck-europe } 5, abolition
card-slavery-0 = { deck-slavery } 0
card-slavery-1 = { deck-slavery } 1
card-slavery-2 = { deck-slavery } 2
card-slavery-3 = { deck-slavery } 3
card-slavery-4 = { deck-slavery } 4
card-slavery-5 = { deck-slavery } 5
card-africa-governor = Governor of Africa
card-africa-1 = { deck-africa } 1
card-africa-2 = { deck-africa } 2
card-africa-3 = { deck-africa } 3
card-africa-4 = { deck-africa } 4
card-africa-5 = { deck-africa } 5
card-south-america-governor = Governor of South America
card-south-america-1 = { deck-south-america } 1
card-south-america-2 = { deck-south-america } 2
card-south-america-3 = { deck-south-america } 3
card-south-america-4 = { deck-south-america } 4
card-south-america-5 = { deck-south-america } 5
card-caribbean-governor = Governor of the Caribbean
card-caribbean-1 = { deck-caribbean } 1
card-caribbean-2 = { deck-caribbean } 2
card-caribbean-3 = { deck-caribbean } 3
card-caribbean-4 = { deck-caribbean } 4
card-caribbean-5 = { deck-caribbean } 5
card-north-america-governor = Governor of North America
card-north-america-1 = { deck-north-america } 1
card-north-america-2 = { deck-north-america } 2
card-north-america-3 = { deck-north-america } 3
card-north-america-4 = { deck-north-america } 4
card-north-america-5 = { deck-north-america } 5
card-india-governor = Governor of India
card-india-1 = { deck-india } 1
card-india-2 = { deck-india } 2
card-india-3 = { deck-india } 3
card-india-4 = { deck-india } 4
card-india-5 = { deck-india } 5
card-far-east-governor = Governor of the Far East
card-far-east-1 = { deck-far-east } 1
card-far-east-2 = { deck-far-east } 2
card-far-east-3 = { deck-far-east } 3
card-far-east-4 = { deck-far-east } 4
card-far-east-5 = { deck-far-east } 5

### Actions

action-build = Build: { $building }
action-build-short = { $building }
action-activate = Activate: { $building }
action-activate-short = { $building }
action-spend = Spend a blue token: { $token }
action-spend-short = { $token }
action-pass = Pass: no more actions in this round
action-pass-short = Pass
action-ship = Ship: { $region }
action-ship-short = Ship: { $region }
action-occupy = Occupy: { $city }
action-occupy-short = Occupy: { $city }
action-attack = Attack: { $city }
action-attack-short = Attack: { $city }
action-draw = Draw a card: { $deck }
action-draw-short = Draw: { $deck }
action-free = Bring the disc back: { $building }
action-free-short = { $building }
action-done = Skip the second action
action-done-short = Skip
action-governor = Put on the governor space: { $card }
action-governor-short = Put it there
action-no-governor = Leave the governor space empty
action-no-governor-short = Leave it empty
action-discard = Discard: { $card }
action-discard-short = Discard

### Prompts

prompt-build = Construct a building, up to level { $level }
prompt-salary = Salaries: which discs return from your buildings? Still to choose: { $left }
prompt-turn = Activate a building, spend a blue token, or pass
prompt-act =
    { $half ->
        [2] Optional second action: { $deed_list }
       *[other] Carry out your action: { $deed_list }
    }
prompt-governor = Which governor goes on the governor space, outside your limit? Left empty, it is worth glory at the end
prompt-discard = Your card limit is { $limit }. Choose what to discard. Cards over the limit: { $over }
prompt-wait = { $seat } is to move
prompt-over = The match is over

### Events

event-began-round = Round { $number } begins. Crown: { $seat }.
event-built = { $seat } builds: { $building }.
event-grew =
    { $discs ->
        [one] { $seat } grows by { $discs } disc.
       *[other] { $seat } grows by { $discs } discs.
    }
event-paid = { $seat } pays a salary: { $building }.
event-paid-all = { $seat } pays salaries: { $building_list }.
event-activated = { $seat } activates: { $building }.
event-spent = { $seat } spends a token: { $token }.
event-shipped = { $seat } ships: { $region }, space { $space }. Token: { $token }.
event-beside = { $seat } ships, but the track is full, and the disc lies beside it: { $region }.
event-opened = A region opens: { $region }.
event-governs = { $seat } receives the governor: { $card }.
event-occupied = { $seat } occupies a city: { $city }. Token: { $token }.
event-attacked = { $seat } attacks a city: { $city }. It belonged to: { $loser_seat }.
event-linked = { $seat } wins control of a link: { $link }. Token: { $token }.
event-linked-hidden = { $seat } wins control of a link: { $link }.
event-drew = { $seat } draws a card: { $card }.
event-abolished = { $seat } abolishes slavery. The slavery cards leave the match.
event-laid-aside = { $seat } turns over a slavery card: { $card }.
event-freed = { $seat } makes a payment and brings a disc back: { $building }.
event-ended = { $seat } skips the second action.
event-passed = { $seat } passes.
event-placed-governor = { $seat } puts a governor on the governor space: { $card }.
event-left-empty = { $seat } leaves the governor space empty.
event-discarded = { $seat } discards: { $card }.
event-finished = The seventh round is over, and all glory is counted.

result-last-round = Seven rounds have been played and all glory is counted.
result-score = { $score } glory
result-score-from = Where the glory comes from

source-cities = Cities
source-links = Links
source-industry = Industry
source-culture = Culture
source-finance = Finance
source-politics = Politics
source-cards = Cards
source-governor-space = Empty governor space
source-buildings = Universities
source-harbour = Discs in the harbour
source-slavery = Slavery cards laid aside
typical-buildings = Buildings
typical-cities = { source-cities }
typical-links = { source-links }
progress = Glory over time

### Refusals

reason-level-too-high = This is a building of level { $level }. Your industry lets you build up to level { $allowed }.
reason-sold-out = None of these buildings are left.
reason-one-of-level-five = You already have a building of level 5, and only one is allowed.
reason-lower-level-first = No building up to your level is left, so you must take one of the lowest level available: { $level }.
reason-no-such-building = You have no such building.
reason-no-activation-space = This building works by itself and cannot be activated.
reason-all-manned = There is already a disc here. A salary or a payment brings it back.
reason-no-disc =
    { $needed ->
        [one] This takes { $needed } disc from your harbour. You have: { $have }.
       *[other] This takes { $needed } discs from your harbour. You have: { $have }.
    }
reason-no-token = You have no such token.
reason-nothing-to-do = None of its actions is possible now.
reason-not-this-action = The action you started does not allow this.
reason-other-region = Both actions must be in the same region: { $region }.
reason-other-deck = Both cards must come from the same deck: { $deck }.
reason-must-act = You have started an action: finish it first.
reason-region-closed = This region is still closed: { $region }. It opens when its shipping track is full.
reason-no-presence = You have no disc in this region yet: { $region }.
reason-city-taken = This city is occupied: { $seat }.
reason-city-free = This city is free; only cities of other players can be attacked.
reason-own-city = This city is already yours.
reason-deck-empty = This deck is empty.
reason-too-little-presence =
    { $needed ->
        [one] This card needs { $needed } of your discs in its region. You have: { $have }.
       *[other] This card needs { $needed } of your discs in its region. You have: { $have }.
    }
reason-deck-gone = Slavery has been abolished, and its cards have left the match.
reason-no-disc-there = You have no disc on such a building.
reason-activated-itself = A payment cannot bring back the disc that activated it.
reason-more-to-free =
    { $left ->
        [one] This payment brings back { $left } more disc: choose it first.
       *[other] This payment brings back { $left } more discs: choose them first.
    }
reason-not-held = You do not have this card.
reason-does-not-count = This card does not count against your limit, so it cannot be discarded.

### Sections of the rulebook

section-setup = Setup
section-round = A round
section-build = Phase 1: building
section-growth = Phase 2: growth
section-salary = Phase 3: salary
section-actions = Phase 4: actions
section-ship = Shipping
section-opening = Opening a region
section-occupy = Occupying
section-links = Links
section-attack = Attack
section-payment = Payment
section-draw = Drawing cards
section-abolition = Abolition of slavery
section-tokens = Tokens
section-tracks = Status tracks
section-passing = Passing and discarding
section-end = End of the game
section-scoring = Glory
section-history = A note on slavery

### Help (shown in this order; an empty line separates paragraphs, a line that begins with “–” is an item of a list)

help-page-title = On this page
help-page =
    – What can be chosen is marked on the map, on your mat and in the supply. Point at it to see what it would change, click to do it. On a touch screen the first touch shows it and the second does it.
    – If something is not possible, the page says why.
    – The glory beside each player is what they would have if the match ended now.
    – You can take steps back until the next player moves.
    – Everything can be done with the keyboard: Tab goes to the next thing, the arrows move among neighbours, Enter chooses, Escape closes.

help-keys-title = Keys of this board
help-keys =
    – 1 to 9: one of the choices.
    – P: pass.
    – M: to the map; B: to your own mat; O: to the next player’s mat.
    – H: the buildings; K: the cards; R: the regions; S: everybody’s glory.
    – Arrows: from neighbour to neighbour.

### Terminal

terminal-round = Round { $number } of { $rounds }
terminal-glory = Glory
terminal-harbour = Harbour
terminal-passed = Passed
terminal-open = open
terminal-closed = closed
terminal-links = Links
terminal-supply = Supply of buildings
terminal-level = level { $level }
terminal-buildings = Buildings
terminal-tracks = Tracks
terminal-tokens = Blue tokens
terminal-cards = Cards
terminal-governor = Governor space
terminal-empty = empty
terminal-gone = abolished
terminal-aside = Turned over
terminal-gives-industry = building level { $n }
terminal-gives-culture = discs each round: { $n }
terminal-gives-finance = salaries: { $n }
terminal-gives-politics = card limit: { $n }
terminal-opens = the region opens
terminal-sign-glory = glory
terminal-sign-join = one of them · one or both
terminal-sign-manned = a disc lies on the building
terminal-sign-unmanned = no disc: it can be activated
terminal-sign-level = sum of a track and what it gives
terminal-sign-deck = top card of a deck and the discs it takes in the region
terminal-sign-lane = shipping track: discs and tokens
terminal-sign-beside = discs beside a full track
terminal-sign-presence = presence: all discs in a region
terminal-sign-nobody = a link without an owner; its token is gone
terminal-sign-crown = the crown: first player

# The board on the page

board-round = Round { $round } of { $rounds }
board-begins = { $seat } begins
board-map = Map
board-closer = Zoom in
board-farther = Zoom out
board-whole-map = Whole map
board-shipping-track = Shipping track: { $region }
board-mat = Mat
board-desk = Tables
board-boards = Map and mats
board-turn = The turn
board-choices = Choices
board-desk-players = Players
board-desk-buildings = Buildings
board-desk-cards = Cards
board-desk-presence = Presence
board-desk-glory = Glory
board-mat-of = Mat: { $seat }
board-crown = Has the crown
board-has-passed = has passed
board-order = Place in the turn order
board-glory = glory
board-glory-now = Current glory
board-harbour = Harbour
board-harbour-help = In the harbour: { $harbour }. In the supply: { $supply }.
board-cards-held = Cards
board-slavery-place = Place for one slavery card, outside the limit
board-governor-space = Governor space, outside the limit
board-aside = Slavery cards laid aside
board-manned = with a disc
board-nobody = nobody
board-links = Links
board-held-by = Holder
board-open = open
board-closed = closed
board-city-glory = worth { $glory } glory
board-next-space = space { $space } of { $spaces } is next
board-presence = Presence
board-needs = Value of the top card: { $value }. Your discs there: { $presence }.
board-deck-gone = Slavery has been abolished. The deck has left the match.
board-deck-empty = This deck is empty.
board-gone = abolished
board-and = and
board-or = or
board-level = Level { $level }
board-left-in-supply = left: { $count }
board-region = Deck
board-top-card = Top card
board-lacks = missing: { $lack }
board-presence-help = Large: discs in the region. Small: how many are missing for the top card, ✓ means enough. A closed region shows how full its track is.
board-source = Source
board-total = Total
board-track-next = From { $at }: { $gives }.
board-track-top = This is the highest level.
board-gives-industry = buildings up to level { $n }
board-gives-culture = discs each round: { $n }
board-gives-finance = salaries each round: { $n }
board-gives-politics = cards that may be kept: { $n }
board-level-industry = building level { $before } → { $after }
board-level-culture = discs each round { $before } → { $after }
board-level-finance = salaries each round { $before } → { $after }
board-level-politics = card limit { $before } → { $after }
board-pass-over = Cards over the limit: { $over }. They will be discarded.
board-begin-first = First start an action that allows this: { $deed }.
board-change-discs = Harbour { $change }
board-change-link = Link: { $link }
board-change-glory = Current glory { $change }
# What happened in a turn, as parts of one sentence after the name of the building or token.
board-did-built = builds: { $building }
board-did-paid = salary: { $building }
board-did-activated = { $building }
board-did-spent = token: { $token }
board-did-passed = passes
board-did-shipped = ships: { $region } { $space }
board-did-beside = beside the track: { $region }
board-did-opened = A region opens: { $region }
board-did-governs = { $seat }: { $card }
board-did-occupied = occupies: { $city }
board-did-attacked = attacks: { $city } ({ $loser_seat })
board-did-linked = link: { $link }
board-did-drew = card: { $card }
board-did-abolished = Slavery is abolished
board-did-laid-aside = { $seat }: { $card } is laid aside
board-did-freed = disc back: { $building }
board-did-ended = skips the second half
board-did-placed-governor = governor space: { $card }
board-did-left-empty = the governor space stays empty
board-did-discarded = discards: { $card }
board-abolished-by = { $seat } took the last European card. All slavery cards are laid aside: they no longer give anything, and each costs one glory at the end.
board-end = Where the glory came from

### What speaks for an action (hints)

why-links = Gives you a link: { $link }. Glory: { $points }.
why-governs = Opens the region and brings you its governor: { $region }.
why-opens = Opens the region: { $region }.
why-level-up = Raises a track ({ $track }) to level { $level }.
why-enough-for-card = Your discs there, now enough for the top card ({ $deck }): { $count }.
why-breaks-link = { $seat } loses a link: { $link }.
why-denies-link = { $seat } holds the other end of a link: { $link }.
why-glory = Glory at the end: { $points }.
why-steps = Steps on a track ({ $track }): { $count }.
why-takes-token = A token for an action without a building: { $token }.
why-ships = A token, and presence in the region: { $region }. Spaces left until it opens: { $count }.
why-is-present = Your discs in the region ({ $region }): { $count }.
why-takes-from = { $seat } loses a city.
why-takes-card = The top card of a deck: { $deck }.
why-can-link = Can give you a link: { $link }.
why-can-govern = Can open a region and bring you its governor: { $region }.
why-can-level-up = Can raise a track ({ $track }) to level { $level }.
why-adds-action = One more building for an action in each round.
why-allows = An action: { $deed }. Discs that remain in your harbour: { $count }.
why-saves-disc = The token needs no disc for a building.
why-frees = The building can be used again, and the disc, too.
why-ends-round = Discs that stay in your harbour: { $count }.
why-ends-action = The second action is not done.
why-outside-limit = A card there does not count against your card limit.
why-empty-space = Glory at the end for the empty space: { $points }.
why-loses = Steps that you lose on the tracks: { $count }.
