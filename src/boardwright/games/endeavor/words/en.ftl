# Endeavor. A disc is a population disc: in the supply, in the harbour, on a building, in a city, on a shipping track or beside it. Names of
# players ($seat) stand first in their sentence or after a colon. Names of buildings, cities, links, regions, decks, cards and tokens stand
# after a colon or in brackets, so that no language has to decline them. A “deed” is one of the five actions as a name.

### Game

title = Endeavor
blurb = Put up buildings, send your people overseas, occupy cities and govern distant regions: seven rounds of glory in the age of sail.

option-payment = Payments
option-payment-help = How many discs a payment brings back. The rules can be read both ways; their example shows one.
option-payment-value =
    { $value ->
        [finance] as many discs as finance pays salaries
       *[other] one disc
    }
option-slavery-place = The free slavery card
option-slavery-place-help = Whether one slavery card is outside the card limit even where that limit is five.
option-slavery-place-value =
    { $value ->
        [below_five] only while the limit is below five
       *[always] always
    }

level-greedy-help = Weighs every building and action by the glory that it leads to in the rounds that are left.

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
action-done = Leave out the second action
action-done-short = Leave it out
action-governor = Put on the governor space: { $card }
action-governor-short = Put it there
action-no-governor = Leave the governor space empty
action-no-governor-short = Leave it empty
action-discard = Discard: { $card }
action-discard-short = Discard

### Prompts

prompt-build = Put up a building, up to level { $level }
prompt-salary = Salary: which discs come back from buildings? Still to choose: { $left }
prompt-turn = Activate a building, spend a blue token, or pass
prompt-act =
    { $half ->
        [2] If you like, the second action: { $deed_list }
       *[other] Carry out your action: { $deed_list }
    }
prompt-governor = Which governor lies on the governor space, outside your limit? Empty, the space is worth glory at the end
prompt-discard = Your card limit is { $limit }. Choose what to discard. Cards too many: { $over }
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
event-ended = { $seat } leaves out the second action.
event-passed = { $seat } passes.
event-placed-governor = { $seat } puts a governor on the governor space: { $card }.
event-left-empty = { $seat } leaves the governor space empty.
event-discarded = { $seat } discards: { $card }.
event-finished = The seventh round is over, and all glory is counted.

result-last-round = Seven rounds have been played and all glory is counted.
result-score = { $score } glory
result-score-from = What the glory is made of

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
progress = Glory over time

### Refusals

reason-level-too-high = This is a building of level { $level }. Your industry lets you build up to level { $allowed }.
reason-sold-out = None of these buildings is left.
reason-one-of-level-five = You have a building of level 5 already, and nobody may have two.
reason-lower-level-first = Nothing up to your level is left, so you take a building of the lowest level there still is: { $level }.
reason-no-such-building = You have no such building.
reason-no-activation-space = This building works by itself and cannot be activated.
reason-all-manned = A disc lies here already. A salary or a payment brings it back.
reason-no-disc =
    { $needed ->
        [one] This takes { $needed } disc from your harbour. You have: { $have }.
       *[other] This takes { $needed } discs from your harbour. You have: { $have }.
    }
reason-no-token = You have no such token.
reason-nothing-to-do = Nothing that this allows can be done now.
reason-not-this-action = What you have begun does not allow this.
reason-other-region = Both actions are in the same region: { $region }.
reason-other-deck = Both cards come from the same deck: { $deck }.
reason-must-act = You have begun an action: carry it out first.
reason-region-closed = This region is still closed: { $region }. It opens when its shipping track is full.
reason-no-presence = You have no disc in this region yet: { $region }.
reason-city-taken = This city is occupied: { $seat }.
reason-city-free = This city is free, and only cities of others can be attacked.
reason-own-city = This city is yours.
reason-deck-empty = No card is left in this deck.
reason-too-little-presence =
    { $needed ->
        [one] This card takes { $needed } disc of yours in its region. You have: { $have }.
       *[other] This card takes { $needed } discs of yours in its region. You have: { $have }.
    }
reason-deck-gone = Slavery has been abolished, and its cards have left the match.
reason-no-disc-there = No disc of yours lies on such a building.
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

### Help (shown in this order; an empty line separates paragraphs, a line that begins with “–” is an item of a list)

help-goal-title = Goal
help-goal =
    You lead an empire in the age of sail. At home you put up buildings; overseas your people fill shipping tracks, occupy cities and open regions. What you gain makes the next round richer: better buildings, more people, more money, more room for cards.

    After seven rounds everything is turned into glory. Whoever has most wins.

help-round-title = A round
help-round =
    Each round has four phases. Whoever holds the crown begins each of them, the others follow clockwise. Then the crown moves one seat to the left.

    – Building: everybody puts up one building.
    – Growth: new discs come from the supply into the harbour. Discs are your people.
    – Salary: some discs return from your buildings to the harbour, so that those buildings can be activated again.
    – Actions: one action a turn, again and again, until all have passed.

    In the first round no discs lie on buildings yet, so nobody pays a salary.

help-tracks-title = The four tracks
help-tracks =
    Signs on buildings, cards and brown tokens move your markers at once. All four tracks rise to the next level at 2, 4, 7 and 10.

    – Industry: the highest level of building that you may put up, 1 to 5.
    – Culture: the discs that you get each round, 2 to 6.
    – Finance: the salaries that you can pay each round, 1 to 5.
    – Politics: the cards that you may keep when you pass, 1 to 5.

    Example: with industry 5 you may build up to level 3, with culture 2 you get three discs.

    A marker stops at 15. What goes beyond is remembered, and a later loss is first taken from that.

help-buildings-title = Buildings
help-buildings =
    Everybody begins with a colonial house. Each round you must put up one building up to your level; you may have the same one several times, but only one of level 5. If everything up to your level is gone, you take one of the lowest level that is left.

    – { building-colonial-house }: occupy.
    – Level 1: { building-market } (draw), { building-shipyard } (ship, culture +1), { building-workshop } (industry +2).
    – Level 2: { building-bank } (finance +2), { building-barracks } (attack), { building-guild-hall } (ship or draw).
    – Level 3: { building-docks } (occupy and ship), { building-fortress } (occupy or attack, politics +1), { building-theatre } (culture +2).
    – Level 4: { building-cartographer } (ship twice), { building-trade-office } (draw twice), { building-university } (3 glory).
    – Level 5: { building-exchange } (finance +2), { building-museum } (culture +2), { building-parliament } (politics +2), each with a payment.

    Of an “or” you choose one. Of an “and” you may do one or both, in any order, but both in the same region; two cards come from the same deck.

help-actions-title = Actions
help-actions =
    To begin an action, move a disc from your harbour onto one of your buildings on which none lies. A blue token does the same without a disc.

    – Ship: one more disc goes onto the next free space of the shipping track of any region, open or closed, and you take the token there. On a full track it lies beside it, without a token.
    – Occupy: one more disc goes into a free city of an open region in which you are present. You take the token there.
    – Attack: two more discs. One returns to the supply, the other takes the place of an opponent’s disc in a city of an open region in which you are present.
    – Draw: take the top card of a deck in an open region. You need at least as many discs in that region as the card’s value.
    – Payment: a disc from another of your buildings returns to the harbour.

help-presence-title = Presence and opening
help-presence =
    You are present in a region with every disc in its cities, on its shipping track or beside it. In Europe everybody is always present, but only discs in its cities count for cards.

    Europe is open from the start. Every other region opens when the last space of its shipping track is filled. At that moment its governor goes to whoever has most discs on the track. If there is a tie, the one of them whose disc is nearest the deck gets it.

help-links-title = Links
help-links =
    Most cities are linked with others, many of them across the sea. Whoever occupies both ends of a link controls it. The first ever to do so takes the token that lies on it. At the end a link is worth 1 glory to whoever controls it then.

help-cards-title = Cards
help-cards =
    Cards move your markers at once, and some bring glory at the end. As long as you are in the round you may hold any number of them; the limit matters when you pass.

    A card that goes back to its deck is sorted in by its value, lowest on top. So a low card can hide a higher one again.

help-slavery-title = Slavery cards
help-slavery =
    In Europe a second deck lies open: slavery. Its cards move industry and finance early and cheaply. One of them is outside your card limit.

    Whoever takes the last card of the European deck, with five discs in European cities, abolishes slavery. At once everybody turns over all slavery cards, loses what they gave, and at the end 1 glory for each. The deck leaves the match.

    A slavery card that is discarded is turned over as well and costs the same.

help-tokens-title = Tokens
help-tokens =
    At the start a token lies on every city, every link and every space of the shipping tracks: 95 in all, shuffled and open.

    – Brown tokens move one of your markers by one, at once and for good.
    – Blue tokens are kept. Spend one in a turn of its own to do what it shows: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } or { token-payment }. It takes no disc to begin, only those that the action itself needs.

    Blue tokens are worth nothing at the end.

help-passing-title = Passing
help-passing =
    Whoever passes is out for the rest of the round. Then only as many cards may stay as politics allows, besides these two:

    – one slavery card;
    – one governor, on the governor space of your mat. You may leave the space empty; then the governor counts like any other card.

    What is too much is discarded card by card; you choose. Every discarded card takes back what it gave. If politics falls, the limit may fall with it. A discarded governor leaves the match.

help-glory-title = Glory
help-glory =
    After the seventh round you add up:

    – each city: 1, but { city-potosi } and { city-edo } 2;
    – each link whose ends are both yours: 1;
    – each track: the space of the marker, or the next lower of 2, 4, 7, 10 and every one after it;
    – glory on cards;
    – an empty governor space: 3;
    – each university: 3;
    – every three discs left in the harbour: 1;
    – each slavery card laid aside: −1.

    Example: five cities of 1 and one of 2 make 7, three links 3. The tracks stand on 8, 11, 5 and 3: 7 + 11 + 4 + 2 = 24. Cards bring 4, a university 3, seven discs in the harbour 2, a slavery card laid aside −1; a governor lies on the governor space. Together 42.

    Equal glory shares the victory.

help-tips-title = Tips
help-tips =
    – Most actions take two discs, an attack three: culture decides how much you can do, finance whether your buildings are ready again.
    – Ship early to where you want to occupy later: the last one on the track opens the region for all.
    – Watch which tokens lie on the next spaces. A blue one saves a disc.
    – One step to 2, 4, 7 or 10 before building, growth or salary is worth more than one between.
    – Links pay twice: a token at once, and glory at the end.
    – Look at the European cities before you take slavery cards: with four discs there, somebody is one step from abolition.

help-history-title = A note on slavery
help-history =
    The slavery cards of this game stand for a crime. From the sixteenth to the nineteenth century European traders forced more than twelve million people from Africa onto ships to the Americas. Nearly two million died on the crossing, many more before it and on the plantations and in the mines. Those who survived, and their children, were held as property. Much of the wealth of the seaports and empires of that time came from their work.

    The enslaved resisted from the beginning, and in Haiti they freed themselves by 1804. Denmark forbade its slave trade from 1803, Great Britain and the United States from 1807 and 1808. Slavery itself ended later: in the British colonies in 1834, in the United States in 1865, in Cuba in 1886, in Brazil in 1888.

    The game does not hide that those who took part grew rich, and it makes them pay: once slavery is abolished, its cards bring nothing but shame. Nobody has to take them, and matches are won without them.

help-page-title = On this page
help-page =
    – What can be chosen is marked on the map, on your mat and in the supply. Point at it to see what it would change, click to do it. On a touch screen the first touch shows it and the second does it.
    – Where something is not possible, the page says why.
    – The glory beside each player is what the match would bring if it ended now.
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
terminal-sign-nobody = nobody’s link, its token is gone
terminal-sign-crown = the crown: who begins

# The board on the page

board-round = Round { $round } of { $rounds }
board-begins = { $seat } begins
board-map = Map
board-closer = Closer
board-farther = Farther
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
board-glory-now = Glory as it stands
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
board-deck-empty = No card is left.
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
board-pass-over = Cards too many: { $over }. They will be discarded.
board-begin-first = Begin an action first that allows this: { $deed }.
board-change-discs = Harbour { $change }
board-change-link = Link: { $link }
board-change-glory = Glory as it stands { $change }
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
board-did-ended = leaves the second half
board-did-placed-governor = governor space: { $card }
board-did-left-empty = the governor space stays empty
board-did-discarded = discards: { $card }
board-abolished-by = { $seat } took the last European card. All slavery cards are laid aside: they give nothing any more, and each costs one glory at the end.
board-end = How the glory came about
