# Ticket to Ride: Europe.
# The rules in our own words: `rules-<section>` for every section of game.toml; an empty line separates paragraphs, “– ” begins an item of a list.
# `figure-<name>` is the caption of a picture (web/rulebook.ts).

rules-goal =
    Build railways across the Europe of 1901 and have the most points at the end. Points come from

    – routes that you claim: the longer, the better;
    – tickets whose two cities you connect (a ticket you do not complete costs you its points);
    – stations that you did not need;
    – the European Express, for the longest unbroken trail of trains.

rules-parts =
    The board is a map of Europe with 47 cities. Routes join them: rows of coloured or grey spaces. There are also

    – 45 trains and three stations for each player, in a colour and with a pattern of their own;
    – 110 train cards, to pay with: eight colours and locomotives;
    – 46 tickets, each with two cities to connect: six long ones with a blue edge, and 40 ordinary ones.

rules-setup =
    Each player has 45 trains and three stations and is dealt four train cards. Five more train cards lie face up beside the deck.

    Each player also gets four tickets, one of them a long one, and secretly keeps at least two. The others leave the game unseen.

    Chance decides who begins; turns go clockwise.

rules-turn =
    Do exactly one of four things:

    – draw train cards: two, or a single face-up locomotive;
    – claim a route: pay its cards and place your trains on it;
    – draw tickets: three, of which you keep at least one;
    – build a station.

    You can pass only when none of these is possible.

rules-draw-cards =
    There are eight colours with twelve cards each, and 14 locomotives. A locomotive stands for any colour.

    In a turn you take two cards, one after the other: a face-up one, or the top one of the deck, unseen. A face-up card is replaced at once. A face-up locomotive is worth two cards: it can only be taken first, and then you take no second. A locomotive that you draw unseen counts as one card.

    You may hold as many cards as you like. When the deck is used up, the discarded cards are shuffled into a new one.

rules-locomotives =
    A locomotive stands for any colour wherever cards are paid: for routes, tunnels and stations. On a ferry some of the cards have to be locomotives.

    Face up it may be taken only as the first card of a turn, and then it is the only one. This also holds for one that is turned up between your two cards. Drawn unseen it is a card like any other, first or second.

    As soon as three of the five face-up cards are locomotives, all five are discarded and replaced.

rules-claim-routes =
    A route joins two neighbouring cities. It costs as many cards as it has spaces, all of its colour; for a grey route, all of any one colour. Locomotives may replace some or all of them. You also need a train for every space.

    The route need not touch your other ones. You claim it as a whole, only one in a turn, and score at once:

    – 1 space: 1 point
    – 2 spaces: 2 points
    – 3 spaces: 4 points
    – 4 spaces: 7 points
    – 6 spaces: 15 points
    – 8 spaces: 21 points

    Example: a blue route of 3 spaces costs three blue cards, or two and a locomotive, or one and two locomotives, or three locomotives.

rules-double-routes =
    Between some cities two tracks run side by side. No player may claim both.

    With two or three players the other track is closed to all players as soon as one is taken. With four or five players another player may claim it.

    Tracks that run beside each other only for a while and lead to different cities are not a double route.

rules-ferries =
    A ferry is a grey route across water, with a locomotive on some of its spaces. For each of those you pay a locomotive, for the rest cards of one colour or more locomotives.

    – Example: { route-palermo-smyrna } has six spaces, two of them with a locomotive. It costs two locomotives and four cards of one colour.

    You may pay more locomotives than required.

rules-tunnels =
    You never know beforehand what a tunnel costs. First you lay the cards as for any other route. Then three cards of the deck are turned over. For each one of the colour you laid, and for each locomotive, you pay one more card of that colour or a locomotive.

    If you cannot or do not want to, you take your cards back and your turn is over. The cards turned over are discarded in any case.

    – Example: you lay two red cards. Turned over are a red card, a blue one and a locomotive. You pay two more cards, red ones or locomotives.
    – If you lay only locomotives, you pay more only for locomotives turned over, and only with locomotives.
    – If there are fewer than three cards left, only those are turned over.
    – In a grey tunnel the colour that you laid counts.

rules-tickets =
    A ticket names two cities and a number of points. If your routes connect the two at the end, in any way, you gain the points. If not, you lose them.

    Instead of anything else you may draw three more tickets, or as many as are left. You keep at least one; the others go under the pile. What you have kept stays with you until the end.

    Other players do not see your tickets before the end, only how many you have.

    If the pile is empty, no tickets can be drawn. You may hold as many as you like.

rules-stations =
    A station lets you use one route of another player that ends in its city, to complete your tickets. Which one is settled only at the end, and it is the same one for all your tickets.

    You may build in any city that has no station yet, one in a turn and three in all. The first costs one card, the second two cards of one colour, the third three cards of one colour; locomotives stand for any colour.

    Each station that you do not build gives 4 points at the end.

    The route stays the other player’s, who can use it as before. It does not count for your European Express.

rules-end =
    When a player has two trains or fewer at the end of a turn, every player has one more turn, this player too. Then the match is over and the points are counted.

    A second player who runs out of trains meanwhile changes nothing. The match also ends if all players pass for a whole round because no card can be drawn and no route can be claimed.

rules-scoring =
    Points for routes have been counted all along. These are added:

    – Each ticket gives or costs its points. Your stations are used in the way that is best for you.
    – Each station that you did not build gives 4 points.
    – The longest trail of trains earns 10 points, the European Express. It may pass through a city several times but uses every train only once; borrowed routes do not count. If several are equally long, all of them earn it.

    The most points win. If there is a tie, the most completed tickets decide, then the fewest stations built, then the European Express.

    If all of that is equal, the place is shared. A sum below zero is possible.

rules-rulings =
    – The first tickets are chosen by all at the same time. Any two or more may be kept, with or without the long one.
    – When deck and discards are empty, only face-up cards can be taken. If only one card is available, the turn ends after one.
    – If three locomotives lie face up but there are not enough other cards to change that, the five stay as they are.
    – Several stations work together: what one lends may go on from what another one lends. Two players may borrow the same route.
    – A station lends nothing while no route of another player ends in its city.
    – The trains laid for a tunnel are placed only when everything has been paid; a tunnel that was given up stays free.
    – Editions of the rules differ in a few things. The options of a new match let you choose: what is replaced when three locomotives lie face up, when the last round begins, who may pass, and whether the second card must be drawn.

rules-tips =
    – Keep tickets whose paths overlap: every train then works for several of them.
    – Short, grey and single routes through the middle are soon gone. Claim first where there is only one way.
    – Six spaces bring 15 points for six trains, six routes of one space only six.
    – Keep a locomotive or two for ferries, and cards to spare before you try a tunnel.
    – Watch how many trains the others have left: a ticket that is not completed in time costs its points.

figure-cards = The train cards. Every colour has a sign of its own, here and on the map.
figure-pieces = Trains and stations of five players.
figure-row = Five cards lie face up; the deck lies beside them.
figure-locomotive = The locomotive may stand for a card of any colour.
figure-route = Two routes from { city-berlin }: one is free and costs three green cards; four trains stand on the other.
figure-payments = Three of the ways to pay for a blue route of three spaces.
figure-points = What a route brings.
figure-double = A double route with three players: one track is taken, so the other is closed.
figure-ferry = { route-palermo-smyrna }: two of the six spaces carry a locomotive.
figure-tunnel = A tunnel has a rim of rock and a portal at each end.
figure-turned = Two red cards were laid; the three turned over cost two cards more.
figure-tickets = A long ticket that is still possible, a completed one, and one that can no longer be completed.
figure-station = The red station lends its owner one of the blue routes that end here.
figure-offer = The first four tickets: the long one has a blue edge. At least two are kept.
figure-trail = Blue’s longest trail: { city-london } – { city-amsterdam } – { city-essen } – { city-berlin }. The route to the side does not count for it.
