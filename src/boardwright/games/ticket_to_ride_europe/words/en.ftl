# Ticket to Ride: Europe. A train is a piece (each player has 45), a train card is a card, a route joins two neighbouring cities.
# Names of players ($seat) stand first in their sentence or after a colon, names of cities in pairs (“A – B”) or after a colon,
# so that no language has to decline them. Colours of cards ($card, $colour) are used after a colon or after “2 ×”.

### Game

title = Ticket to Ride: Europe
blurb = Railways across Europe: claim routes, connect the cities on your tickets, dare the tunnels.
goal = Goal: most points at the end, for routes you claim and tickets whose cities you connect.

option-three-locomotives = Three face-up locomotives
option-three-locomotives-help = What is replaced when three of the five face-up cards are locomotives. Editions of the rules differ.
option-three-locomotives-value =
    { $value ->
        [only_those] only the locomotives
       *[all_five] all five cards
    }
option-last-round = Start of the last round
option-last-round-help = The last round begins when a player ends a turn with this many trains. Editions of the rules differ.
option-last-round-value =
    { $value ->
        [exactly_two] exactly two
       *[two_or_fewer] two or fewer
    }
option-passing = Passing
option-passing-help = When a player may pass.
option-passing-value =
    { $value ->
        [no_cards] with no card to draw and no route to claim
        [may] always
       *[must_act] only when nothing is possible
    }
option-second-card = Second train card
option-second-card-help = Whether a player who has drawn one train card must draw another.
option-second-card-value =
    { $value ->
        [may] optional
       *[must] required
    }
option-turn-cap = Turn limit
option-turn-cap-help = A match that reaches this many turns ends and is scored as it stands.
option-turn-cap-value =
    { $value ->
        [0] none
        [one] { $value } turn
       *[other] { $value } turns
    }

level-one-step = Step by step
level-one-step-help = Works on one ticket at a time and plans only its next route.
level-long-routes = Marathoner
level-long-routes-help = Works the same way, but prefers routes of three spaces or more.
level-routes = Route builder
level-routes-help = Keeps the tickets it can complete, considers all their routes at once and claims the most urgent one.
level-tickets = Ticket collector
level-tickets-help = Draws tickets at the start as long as its trains suffice, then builds a network for all of them.
level-beginner = Newcomer
level-beginner-help = Takes the cards it sees and claims what it can, one ticket at a time.
level-apprentice-help = Takes the cards it sees, and plans its tickets only now and then.
level-learner = Learner
level-learner-help = Plans its tickets, but forgets that others want the same routes.
level-advanced-help = Plans one ticket at a time, and often forgets that others want the same routes.
level-veteran-help = Plays like the professional, but now and then plans no further than its next route.
level-quick = Quick planner
level-quick-help = Plans a network for all its tickets and decides in an instant.
level-candidates = Adviser
level-candidates-help = Compares the actions that its plan suggests.
level-sprinter = Sprinter
level-sprinter-help = Keeps few tickets, prefers long routes and ends the match before others are ready.
level-greedy-help = At every decision it plans the cheapest network for all its tickets, then draws, pays and claims accordingly.

### Actions

action-keep = Keep tickets: { $kept }
action-keep-short = Keep { $kept }
action-take = Take face-up card { $slot }
action-take-short = Take { $slot }
action-draw = Draw a card from the deck
action-draw-short = Draw
action-claim = Claim { $route }
action-claim-short = Claim
action-build-station = Build a station: { $city }
action-build-station-short = Build a station
action-draw-tickets = Draw tickets
action-draw-tickets-short = Draw tickets
action-pass = Pass
action-pass-short = Pass
action-pay =
    { $locomotives ->
        [0] Pay: { $colour } (no locomotives)
       *[other] Pay: { $colour } ({ $locomotives } × { card-locomotive })
    }
action-pay-short = Pay
action-pay-extra =
    { $locomotives ->
        [0] Pay the extra cards (no locomotives)
       *[other] Pay the extra cards ({ $locomotives } × { card-locomotive })
    }
action-pay-extra-short = Pay the extra cards
action-give-up = Give up the tunnel
action-give-up-short = Give up
action-stop = Do not take a second card
action-stop-short = No second card

### Prompts

prompt-start-tickets = Choose which tickets to keep: at least two
prompt-turn = Draw, claim a route or build a station
prompt-second-card = Take a second card
prompt-pay-route =
    { $cost ->
        [one] { $route }: pay { $cost } card
       *[other] { $route }: pay { $cost } cards
    }
prompt-pay-station =
    { $cost ->
        [one] Station, { $city }: pay { $cost } card
       *[other] Station, { $city }: pay { $cost } cards of one colour
    }
prompt-tunnel =
    { $extra ->
        [one] { $route }: the tunnel takes { $extra } more card ({ $colour })
       *[other] { $route }: the tunnel takes { $extra } more cards ({ $colour })
    }
prompt-tickets = Choose which tickets to keep: at least one
prompt-wait = { $seat } is to move
prompt-over = The match is over

### Events

# What was paid: cards of a colour, locomotives, or both.
track-upper = upper track
track-lower = lower track
track-left = left track
track-right = right track
noun-payment =
    { $cards ->
        [0] { $locomotives } × { card-locomotive }
       *[other] { $locomotives ->
            [0] { $cards } × { $colour }
           *[other] { $cards } × { $colour }, { $locomotives } × { card-locomotive }
        }
    }

event-began = { $seat } begins.
event-dealt = { $seat } starts with the cards: { $card_list }.
event-dealt-hidden = { $seat } starts with four cards.
event-laid-out = Face up now: { $card_list }.
event-offered = { $seat } gets tickets to choose from: { $ticket_list }.
event-offered-hidden =
    { $count ->
        [one] { $seat } gets { $count } ticket.
       *[other] { $seat } gets { $count } tickets to choose from.
    }
event-chose = { $seat } chooses: { $ticket_list }.
event-chose-hidden = { $seat } has chosen.
event-starts-with =
    { $count ->
        [one] { $seat } starts with { $count } ticket.
       *[other] { $seat } starts with { $count } tickets.
    }
event-took = { $seat } takes a face-up card: { $card }.
event-drew = { $seat } draws from the deck: { $card }.
event-drew-two = { $seat } draws two cards: { $card_list }.
event-drew-two-hidden =
    { $known ->
        [0] { $seat } draws two cards from the deck.
       *[other] { $seat } draws two cards: { $card_list } and one from the deck.
    }
event-drew-hidden = { $seat } draws a card from the deck.
event-opened = Turned face up at place { $slot }: { $card }.
event-swept = Too many locomotives lie face up ({ $card_list }): new cards are laid out.
event-reshuffled =
    { $count ->
        [one] The deck is used up: { $count } discarded card becomes the new one.
       *[other] The deck is used up: { $count } discarded cards are shuffled into a new one.
    }
event-aimed = { $seat } is choosing cards to pay with.
event-claimed =
    { $points ->
        [one] { $seat } claims { $route } ({ noun-payment }): { $points } point.
       *[other] { $seat } claims { $route } ({ noun-payment }): { $points } points.
    }
event-laid = { $seat } tries the tunnel { $route } ({ noun-payment }).
event-revealed =
    { $count ->
        [0] No card is left to turn over: the tunnel takes no more cards.
       *[other] { $extra ->
            [0] Turned over: { $card_list }. The tunnel takes no more cards.
            [one] Turned over: { $card_list }. The tunnel takes { $extra } more card.
           *[other] Turned over: { $card_list }. The tunnel takes { $extra } more cards.
        }
    }
event-gave-up = { $seat } gives up the tunnel { $route } and takes the cards back.
event-built-station =
    { $left ->
        [0] { $seat } builds the last station: { $city } ({ noun-payment }).
       *[other] { $seat } builds a station: { $city } ({ noun-payment }). Stations left: { $left }.
    }
event-kept-tickets =
    { $returned ->
        [0] { $seat } keeps all tickets: { $ticket_list }.
       *[other] { $seat } keeps: { $ticket_list }. Put back: { $returned }.
    }
event-kept-tickets-hidden =
    { $returned ->
        [0] { $count ->
            [one] { $seat } keeps { $count } ticket.
           *[other] { $seat } keeps all { $count } tickets.
        }
       *[other] { $count ->
            [one] { $seat } keeps { $count } ticket. Put back: { $returned }.
           *[other] { $seat } keeps { $count } tickets. Put back: { $returned }.
        }
    }
event-stopped = { $seat } takes no second card.
event-passed = { $seat } passes.
event-last-round =
    { $trains ->
        [0] { $seat } has no trains left: everybody has one more turn.
        [one] { $seat } has only { $trains } train left: everybody has one more turn.
       *[other] { $seat } has only { $trains } trains left: everybody has one more turn.
    }
event-stuck = Everybody passed for a whole round, with no card to draw and no route to claim: the match ends.
event-capped =
    { $turns ->
        [one] The limit of { $turns } turn is reached: the match ends.
       *[other] The limit of { $turns } turns is reached: the match ends.
    }
event-shown =
    { $points ->
        [one] { $seat } shows a ticket: { $ticket }, { $points } point.
       *[other] { $seat } shows a ticket: { $ticket }, { $points } points.
    }
event-express =
    { $length ->
        [one] { $seat } gets the European Express for a trail of { $length } train.
       *[other] { $seat } gets the European Express for a trail of { $length } trains.
    }
event-finished = All points are counted.

brief-took = { $card }
brief-drew-hidden = 1 card
brief-drew-two = { $card_list }
brief-drew-two-hidden =
    { $known ->
        [0] 2 cards
       *[other] { $card_list }, 1 card
    }
brief-claimed = { $route } +{ $points }
brief-laid = tunnel
brief-gave-up = gives up { $route }
brief-built-station = station: { $city }
brief-offered-hidden =
    { $count ->
        [one] draws { $count } ticket
       *[other] draws { $count } tickets
    }
brief-kept-tickets-hidden = keeps { $count }
brief-stopped = no second card
brief-passed = passes
brief-last-round = last round

result-last-round = The last round was played after a player had run low on trains.
result-stuck = Everybody passed for a whole round.
result-turn-cap = The turn limit was reached.

source-routes = Routes
source-tickets = Tickets
source-stations = Stations left
source-express = European Express
typical-tickets-made = Tickets completed
typical-tickets-missed = Tickets not completed
typical-longest-trail = Longest trail
typical-stations = Stations built
end-trail =
    { $length ->
        [one] longest trail: { $length } space
       *[other] longest trail: { $length } spaces
    }

### Refusals

reason-route-taken = This route is already taken: { $seat }.
reason-too-few-trains =
    { $length ->
        [one] This route takes { $length } train. You have left: { $trains }.
       *[other] This route takes { $length } trains. You have left: { $trains }.
    }
reason-too-few-cards =
    { $needed ->
        [one] This takes { $needed } card. You have { $have } × { $card } and { $locomotives } × { card-locomotive }; missing: { $missing }.
       *[other] This takes { $needed } cards. You have { $have } × { $card } and { $locomotives } × { card-locomotive }; missing: { $missing }.
    }
reason-too-few-of-a-kind =
    { $needed ->
        [one] This takes { $needed } card. You have at most { $have } × { $card } and { $locomotives } × { card-locomotive }; missing: { $missing }.
       *[other] This takes { $needed } cards of one colour. You have at most { $have } × { $card } and { $locomotives } × { card-locomotive }; missing: { $missing }.
    }
reason-twin-closed = With two or three players only one track of a double route can be used, and the other is taken: { $seat }.
reason-own-twin = The other track of this double route is yours, and nobody may claim both.
reason-too-few-locomotives =
    { $needed ->
        [one] This ferry takes at least { $needed } locomotive. You have: { $have }.
       *[other] This ferry takes at least { $needed } locomotives. You have: { $have }.
    }
reason-no-station-left = You have built all your stations.
reason-city-taken = There is already a station here: { $seat }.
reason-slot-empty = Place { $slot } is empty.
reason-no-cards = There is no card to draw: the deck and the discard pile are empty.
reason-locomotive-second = A face-up locomotive can only be taken as the first card of a turn.
reason-no-tickets = There are no tickets left to draw.
reason-not-offered =
    { $count ->
        [one] Only { $count } ticket is offered. You cannot keep: { $kept }.
       *[other] Only { $count } tickets are offered. You cannot keep: { $kept }.
    }
reason-keep-more =
    { $fewest ->
        [one] You have to keep at least { $fewest } ticket.
       *[other] You have to keep at least { $fewest } tickets.
    }
reason-other-colour = This route is paid with cards of another colour: { $colour }.
reason-not-enough = This takes { $needed } × { $card }. You have: { $have }.
reason-too-many-locomotives =
    { $cost ->
        [one] Too many locomotives: the price is { $cost } card. A payment with locomotives only is a choice of its own.
       *[other] Too many locomotives: the price is { $cost } cards. A payment with locomotives only is a choice of its own.
    }
reason-no-locomotives-as-colour =
    { $cost ->
        [one] With locomotives only, the price is exactly { $cost } locomotive.
       *[other] With locomotives only, the price is exactly { $cost } locomotives.
    }
reason-ferry-locomotives =
    { $needed ->
        [one] At least { $needed } locomotive has to be paid for this ferry.
       *[other] At least { $needed } locomotives have to be paid for this ferry.
    }
reason-extra-is =
    { $extra ->
        [one] The tunnel takes only { $extra } more card.
       *[other] The tunnel takes only { $extra } more cards.
    }
reason-only-locomotives =
    { $extra ->
        [one] You laid locomotives only, so the extra card has to be a locomotive, too.
       *[other] You laid locomotives only, so all { $extra } extra cards have to be locomotives, too.
    }
reason-must-act = You cannot pass while another action is possible.
reason-must-take-second = You have to take a second card.

### Sections of the rulebook

section-setup = Setup
section-turn = A turn
section-draw-cards = Drawing train cards
section-locomotives = Locomotives
section-claim-routes = Claiming routes
section-double-routes = Double routes
section-ferries = Ferries
section-tunnels = Tunnels
section-tickets = Tickets
section-stations = Stations
section-end = End of the game
section-scoring = Scoring

### Help (shown in this order; an empty line separates paragraphs, a line that begins with “–” is an item of a list)

help-page-title = On this page
help-page =
    – Choose a route on the map and you see every way to pay for it, the cheapest first. If something is not possible, the page says why.
    – Choose one of your tickets and its two cities light up, for you alone.
    – Every colour has a sign of its own, on the cards and on the map.
    – Looking for a city? Type part of its name, in your language or as printed on the map.
    – You can take a choice back until the next player moves, except after something has been drawn or turned over.

### Board

board-close = Close
board-players = Players
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-trains =
    { $count ->
        [one] { $count } train left
       *[other] { $count } trains left
    }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
board-stations =
    { $count ->
        [one] { $count } station left
       *[other] { $count } stations left
    }
board-known-help = Show the cards that everybody saw this player take
board-known-none = Nobody has seen any of these cards.
board-hand = Your cards
board-hand-of = { $seat }: cards
board-hand-empty = No cards in hand
board-hand-group = { $count } × { $card }
board-your-tickets = Your tickets
board-tickets-of = { $seat }: tickets
board-tickets-none = No tickets yet
board-ticket-made = completed
board-ticket-possible = still possible
board-ticket-impossible = no longer possible
board-ticket-spaces =
    { $count ->
        [0] already connected
        [one] { $count } space missing on the shortest way
       *[other] { $count } spaces missing on the shortest way
    }
board-ticket-of = of { $total }
board-ticket-spaces-of =
    { $total ->
        [one] { $count } of { $total } space missing on the shortest way
       *[other] { $count } of { $total } spaces missing on the shortest way
    }
board-ticket-no-way = No free way left without a station
board-supply = Cards and tickets to draw
board-choose-route = Routes: { $colour }
board-choose-station = Stations
board-slot = Face-up card { $slot }: { $card }
board-slot-empty = Place { $slot } is empty
board-deck =
    { $count ->
        [one] Draw from the deck ({ $count } card)
       *[other] Draw from the deck ({ $count } cards)
    }
board-ticket-deck =
    { $count ->
        [one] Draw tickets ({ $count } left)
       *[other] Draw tickets ({ $count } left)
    }
board-discard =
    { $count ->
        [one] { $count } discarded
       *[other] { $count } discarded
    }
board-discard-help = Cards in the discard pile
board-draw-tickets = Draw tickets
board-draw-tickets-help =
    { $count ->
        [one] You draw { $count } ticket and keep it.
       *[other] You draw { $count } tickets and keep at least one of them.
    } Tickets that you do not complete cost their points at the end. This cannot be taken back.
board-offer = Choose your tickets
board-keep =
    { $count ->
        [0] Keep
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
board-offer-rest-out = The others leave the game.
board-offer-rest-under = The others go under the pile of tickets.
board-route-facts = { board-route-facts-short }, { board-points }
board-route-facts-short =
    { $length ->
        [one] { $length } space, { $colour }
       *[other] { $length } spaces, { $colour }
    }
board-route-price = { $length } × { $colour } or locomotives{ $ferry ->
        [0] { "" }
        [one] ; ferry: at least { $ferry } locomotive
       *[other] ; ferry: at least { $ferry } locomotives
    }{ $tunnel ->
        [0] { "" }
       *[other] ; tunnel: up to 3 more cards
    }
board-route-owner = { $seat } has this route.
board-city-owner = { $seat } has a station here.
board-pay-with = Claim it with
board-payment =
    { $locomotives ->
        [0] { $count } × { $card }
       *[other] { $count ->
            [0] { $locomotives } × { card-locomotive }
           *[other] { $count } × { $card }, { $locomotives } × { card-locomotive }
        }
    }
board-more-payments =
    { $count ->
        [one] { $count } more way, with more locomotives
       *[other] { $count } more ways, with more locomotives
    }
board-odds = Extra cards that the tunnel may cost
board-odds-of = { $extra } more: { $percent }
board-tunnel = Tunnel
board-tunnel-help = After you have laid your cards, three cards are turned over. For each locomotive or card of your colour among them you pay one more card, or you take everything back and your turn ends.
board-ferry =
    { $count ->
        [one] Ferry with { $count } locomotive
       *[other] Ferry with { $count } locomotives
    }
board-ferry-help =
    { $count ->
        [one] At least { $count } of the cards must be a locomotive.
       *[other] At least { $count } of the cards must be locomotives.
    } The others are of one colour; locomotives stand for any of them, too.
board-double = Double route
board-double-help =
    { $players ->
        [2] With two players only one of the two tracks may be claimed.
        [3] With three players only one of the two tracks may be claimed.
       *[other] Both tracks may be claimed, but by two different players.
    }
board-twin = The other track: { $colour }
board-closed = closed
board-station = Station
board-station-help = A station lets you use one route of another player that ends in this city, for your tickets, at the end of the game. The first costs one card, the second two and the third three of one colour. Each one that you have not built is worth four points.
board-station-for =
    { $count ->
        [one] Build a station for { $count } card
       *[other] Build a station for { $count } cards of one colour
    }
board-station-lends =
    { $count ->
        [one] { $count } route of another player ends here now.
       *[other] { $count } routes of other players end here now.
    }
board-station-lends-nothing = No route of another player ends here yet.
board-routes-here = Routes from here
board-find = Find a city or a route
board-find-list = Cities and routes
board-find-none = No city or route matches.
board-tunnel-title = The tunnel costs more
board-tunnel-laid = Laid down:
board-revealed = Cards turned over for the tunnel
board-revealed-card = { $card }
board-revealed-counts = { $card }: costs one more card
board-tunnel-extra =
    { $extra ->
        [0] The tunnel costs nothing more.
        [one] The tunnel costs { $extra } more card.
       *[other] The tunnel costs { $extra } more cards.
    }
board-pay-extra = Pay
board-give-up = Take the cards back
board-tunnel-cannot = You do not have enough cards for it.
board-last-round = Last round!
board-last-round-left = Turns left:
board-turns-to-cap =
    { $count ->
        [one] { $count } turn until the limit
       *[other] { $count } turns until the limit
    }

board-end = How it ended
board-end-routes = Points for routes, counted during the game
board-end-made = { $seat } completed this ticket.
board-end-missed = { $seat } did not complete this ticket.
board-end-borrowed = Via a station, on a borrowed route:
board-end-stations = Four points for each station that was not built
board-end-left =
    { $count ->
        [one] { $count } left, { board-points }
       *[other] { $count } left, { board-points }
    }
board-end-borrows-nothing = nothing to borrow
board-end-express =
    { $length ->
        [one] { $seat } has the European Express: { $length } train in one go, { board-points }.
       *[other] { $seat } has the European Express: { $length } trains in one go, { board-points }.
    }
board-end-tie = Tied on points: more completed tickets come first, then fewer stations built, then the European Express.
board-end-tie-of =
    { $made ->
        [one] { $made } completed ticket
       *[other] { $made } completed tickets
    }, { $stations ->
        [one] { $stations } station built
       *[other] { $stations } stations built
    }{ $express ->
        [0] { "" }
       *[other] , { source-express }
    }
board-end-table = The result
board-end-total = Total

board-map = Map of Europe
board-closer = Zoom in
board-farther = Zoom out
board-whole-map = Whole map

### Train cards, and the colours of a payment

card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-locomotive = locomotives only
colour-grey = any one colour

### Which of the tickets on offer

kept-1 = 1
kept-2 = 2
kept-3 = 3
kept-4 = 4
kept-12 = 1 and 2
kept-13 = 1 and 3
kept-14 = 1 and 4
kept-23 = 2 and 3
kept-24 = 2 and 4
kept-34 = 3 and 4
kept-123 = 1, 2 and 3
kept-124 = 1, 2 and 4
kept-134 = 1, 3 and 4
kept-234 = 2, 3 and 4
kept-1234 = 1, 2, 3 and 4

### Cities

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Athens
city-barcelona = Barcelona
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Brussels
city-bucuresti = Bucharest
city-budapest = Budapest
city-cadiz = Cádiz
city-constantinople = Istanbul
city-danzig = Gdańsk
city-dieppe = Dieppe
city-edinburgh = Edinburgh
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Kharkiv
city-kobenhavn = Copenhagen
city-kyiv = Kyiv
city-lisboa = Lisbon
city-london = London
city-madrid = Madrid
city-marseille = Marseille
city-moskva = Moscow
city-munchen = Munich
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paris
city-petrograd = Saint Petersburg
city-riga = Riga
city-roma = Rome
city-rostov = Rostov-on-Don
city-sarajevo = Sarajevo
city-sevastopol = Sevastopol
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Sochi
city-sofia = Sofia
city-stockholm = Stockholm
city-venezia = Venice
city-warszawa = Warsaw
city-wien = Vienna
city-wilno = Vilnius
city-zagrab = Zagreb
city-zurich = Zurich

### What speaks for an action (hints)

why-completes = Completes the ticket { $ticket }. Points: { $points }.
why-serves-both = On the shortest ways of two tickets: { $ticket_1 } and { $ticket_2 }.
why-serves = On a shortest way of the ticket { $ticket }. Routes still needed: { $routes }.
why-joins-others = { $seat } could join two parts of a network here.
why-ends = The last round begins. Trains you have left: { $trains }.
why-scores = Points at once: { $points }. Trains: { $trains }.
why-pays-for = With it you can pay for { $route }, on a shortest way of the ticket { $ticket }.
why-collects-for = Cards for { $route }, on a shortest way of the ticket { $ticket }: { $have } of { $needed }.
why-any-colour = A locomotive stands for any colour.
why-not-shown = No face-up card helps your tickets.
why-hides = The others do not see a card from the deck.
why-collects = With it you have { $count } × { $card }.
why-all-made = All your tickets are completed. Trains left: { $trains }.
why-more-tickets = Tickets bring points if there are trains for them. Trains left: { $trains }.
why-borrows-for = A station here lends you { $route }, which completes the ticket { $ticket }.
why-borrows = A station can lend you another player’s route here. Stations left: { $left }.
why-not-needed = No route on the shortest ways of your tickets has this colour: { $card }.
why-spares-locomotives = Spends no more locomotives than necessary.
why-pays = Cards spent: { $cards }. Locomotives: { $locomotives }.
why-tunnel-paid = The route { $route } is yours at once.
why-cards-back = You get your cards back: { $count }.
why-enough = Your turn ends with one card.
why-share-routes = These tickets share routes. Trains for all of them: { $together } instead of { $apart }.
why-can-be-built = Trains for it: { $together } of your { $trains }.
why-too-long = Not all of it can be built any more. Your trains: { $trains }.
why-waits = Your trains and cards stay as they are.
