# Endeavor.
# The rules in our own words: `rules-<section>` for every section of game.toml; an empty line separates paragraphs, “– ” begins an item of a list.
# `figure-<name>` is the caption of a picture (web/rulebook.ts).

rules-goal =
    You lead an empire in the age of sail. At home you put up buildings; overseas your people fill shipping tracks, occupy cities and open regions. What you gain makes the next round richer: better buildings, more people, more money, more room for cards.

    After seven rounds everything is turned into glory. The player with the most wins.

rules-parts =
    The map shows seven regions: Europe, and six overseas that are closed at first. Everything is open, nothing is hidden.

    – Discs are your people. They wait in your harbour and lie on buildings, shipping tracks and cities.
    – Tokens lie on the map: brown ones move a track, blue ones are kept for an action.
    – Buildings lie in the supply on five levels; yours stand on your mat.
    – Cards lie in decks, one in each region and one more in Europe. On top of those overseas lies a governor.
    – The crown marks the first player.

rules-setup =
    All tokens are shuffled and laid face up, one on every city, link and space of the shipping tracks. Each player begins with a colonial house, an empty harbour and four markers on 0. The supply of discs never runs out. Chance decides who holds the crown first.

rules-round =
    Each round has four phases. The player with the crown begins each of them, the others follow clockwise. Then the crown moves one seat to the left.

    – Building: each player puts up one building.
    – Growth: new discs come from the supply into the harbour. Discs are your people.
    – Salary: some discs return from your buildings to the harbour, so that those buildings can be activated again.
    – Actions: one action a turn, again and again, until all have passed.

    In the first round no discs lie on buildings yet, so no salaries are paid.

rules-build =
    Each player begins with a colonial house. Each round you must put up one building up to your level; you may have the same one several times, but only one of level 5. If everything up to your level is gone, you take one of the lowest level that is left.

    – { building-colonial-house }: occupy.
    – Level 1: { building-market } (draw), { building-shipyard } (ship, culture +1), { building-workshop } (industry +2).
    – Level 2: { building-bank } (finance +2), { building-barracks } (attack), { building-guild-hall } (ship or draw).
    – Level 3: { building-docks } (occupy and ship), { building-fortress } (occupy or attack, politics +1), { building-theatre } (culture +2).
    – Level 4: { building-cartographer } (ship twice), { building-trade-office } (draw twice), { building-university } (3 glory).
    – Level 5: { building-exchange } (finance +2), { building-museum } (culture +2), { building-parliament } (politics +2), each with a payment.

    Where it says “or”, choose one. Where it says “and”, you may do one or both, in any order, but both in the same region; two cards come from the same deck.

rules-growth =
    Each player gets as many discs as culture says, 2 to 6, from the supply into the harbour. Discs left from the round before stay there; the harbour has room for all of them.

rules-salary =
    Each player moves as many discs as finance says, 1 to 5, from buildings back to the harbour. If there are more, you choose which. A building on which a disc stays cannot be activated in this round, unless a payment frees it.

rules-actions =
    To begin an action, move a disc from your harbour onto one of your buildings on which none lies. A blue token does the same without a disc.

    – Ship: one more disc goes onto the next free space of the shipping track of any region, open or closed, and you take the token there. On a full track it lies beside it, without a token.
    – Occupy: one more disc goes into a free city of an open region in which you are present. You take the token there.
    – Attack: two more discs. One returns to the supply, the other takes the place of an opponent’s disc in a city of an open region in which you are present.
    – Draw: take the top card of a deck in an open region. You need at least as many discs in that region as the card’s value.
    – Payment: a disc from another of your buildings returns to the harbour.

rules-ship =
    You can ship to any region overseas, from the first round on. The spaces are filled in order; the player who fills the last one opens the region. A disc on a track stays there: it gives you presence and counts when you draw cards.

rules-opening =
    You are present in a region with every disc in its cities, on its shipping track or beside it. In Europe all players are always present, but only discs in its cities count for cards.

    Europe is open from the start. Every other region opens when the last space of its shipping track is filled. At that moment its governor goes to the player with the most discs on the track. If there is a tie, the tied player whose disc is nearest the deck gets it.

rules-occupy =
    A brown token that you take moves its track at once, a blue one you keep. If the city completes links of yours, you first take the city’s token and then those of the links. The disc stays in the city until another player attacks it.

rules-links =
    Most cities are linked with others, many of them across the sea. A player who occupies both ends of a link controls it. The first player to do so takes the token on it. At the end a link is worth 1 glory to the player who controls it then.

rules-attack =
    An attack begun with a building takes three discs from the harbour in all, and they must be there. You get no token for the city, because it has been taken already; but an attack may complete links and take their tokens. The loser no longer holds the city or its links.

rules-payment =
    This lets you activate a building twice in a round. You may free any of your buildings except the one that you have just activated; the blue token frees any. How many discs a payment frees is an option of a new match: one, or as many as finance says.

rules-draw =
    You take the top card and nothing else; its value is checked when you take it, and again for a second card. You cannot draw from a closed region or an empty deck. Both decks of Europe require discs in European cities.

    Cards move your markers at once, and some bring glory at the end. As long as you are in the round you may hold any number of them; the limit matters when you pass.

    A card that goes back to its deck is sorted in by its value, lowest on top. So a low card can hide a higher one again.

rules-abolition =
    In Europe there is a second face-up deck: slavery. Its cards move industry and finance early and cheaply. One of them is outside your card limit.

    The player who takes the last card of the European deck, with five discs in European cities, abolishes slavery. At once all players turn over their slavery cards and lose what these gave, and at the end 1 glory for each. The deck leaves the match.

    A slavery card that is discarded is turned over as well and costs the same.

rules-tokens =
    At the start a token lies on every city, every link and every space of the shipping tracks: 95 in all, shuffled and open.

    – Brown tokens move one of your markers by one, at once and for good.
    – Blue tokens are kept. Spend one in a turn of its own to do what it shows: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } or { token-payment }. It takes no disc to begin, only those that the action itself needs.

    Blue tokens are worth nothing at the end.

rules-tracks =
    Signs on buildings, cards and brown tokens move your markers at once. All four tracks rise to the next level at 2, 4, 7 and 10.

    – Industry: the highest level of building that you may put up, 1 to 5.
    – Culture: the discs that you get each round, 2 to 6.
    – Finance: the salaries that you can pay each round, 1 to 5.
    – Politics: the cards that you may keep when you pass, 1 to 5.

    Example: with industry 5 you may build up to level 3, with culture 2 you get three discs.

    A marker stops at 15. The excess is remembered, and later losses are taken from it first.

rules-passing =
    A player who passes is out for the rest of the round. You may then keep only as many cards as politics allows, besides these two:

    – one slavery card;
    – one governor, on the governor space of your mat. You may leave the space empty; then the governor counts like any other card.

    The rest are discarded card by card; you choose which. Every discarded card takes back what it gave. If politics falls, the limit may fall with it. A discarded governor leaves the match.

rules-end =
    The match has seven rounds. In the last one, too, players who pass may keep only as many cards as politics allows; then glory is counted.

rules-scoring =
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

rules-rulings =
    – You can start an action only if you can do some of it; of an “and” one half is enough.
    – { building-docks }: if your ship fills the track, the region opens, its governor is awarded, and then you may occupy a city there.
    – The player who fills the last space wins a tie for the governor: that disc is nearest the deck.
    – Abolition affects all players, including the one who takes the card and those who have passed. The card limit is not checked again.
    – A player who gets a governor after passing keeps the card without a check, but not on the governor space.
    – Blue tokens may be spent in the round in which they came, one in a turn.
    – Two sentences of the rulebook can be read in more than one way; the options of a new match let you choose: what a payment frees, and whether the place for a slavery card is there with a limit of five.

rules-tips =
    – Most actions take two discs, an attack three: culture decides how much you can do, finance whether your buildings are ready again.
    – Ship early to where you want to occupy later: the last one on the track opens the region for all.
    – Watch which tokens lie on the next spaces. A blue one saves a disc.
    – One step to 2, 4, 7 or 10 before building, growth or salary is worth more than one between.
    – Links pay twice: a token at once, and glory at the end.
    – Look at the European cities before you take slavery cards: with four discs there, a player is one step from abolition.

rules-history =
    The slavery cards of this game stand for a crime. From the sixteenth to the nineteenth century European traders forced more than twelve million people from Africa onto ships to the Americas. Nearly two million died on the crossing, many more before it and on the plantations and in the mines. Those who survived, and their children, were held as property. Much of the wealth of the seaports and empires of that time came from their work.

    The enslaved resisted from the beginning, and in Haiti they freed themselves by 1804. Denmark forbade its slave trade from 1803, Great Britain and the United States from 1807 and 1808. Slavery itself ended later: in the British colonies in 1834, in the United States in 1865, in Cuba in 1886, in Brazil in 1888.

    The game does not hide that those who took part grew rich, and it makes them pay: once slavery is abolished, its cards bring nothing but shame. No player has to take them, and matches are won without them.

figure-parts = A disc, a brown and a blue token, a building, a card, a governor and the crown.
figure-buildings = The number is the level. Round plates are actions, square ones move a track, the hollow is for the disc that activates the building.
figure-actions = The five actions.
figure-track = A shipping track: the first spaces are taken, the next disc takes the token beside them.
figure-link = A link whose ends both belong to blue: its token is blue’s to take.
figure-attack = An attack: red’s disc takes the place of blue’s.
figure-cards = Three cards: in the corner the value that asks for so many discs, or the governor’s seal; below what the card gives.
figure-slavery = A slavery card; the last card of Europe, whose broken shackles abolish slavery; and the slavery card laid aside.
figure-tokens = Brown tokens move their track, blue ones are kept.
figure-tracks = The four tracks and what each is for.
figure-occupied = A free city, and the same after blue has occupied it: the token is blue’s now.
figure-opened = The track is full, so the region is open. Red has most discs on it and gets the governor.
figure-resting = A disc still lies on the right one: it cannot be activated before the disc is back.
