# Texts of the guided course: for each step of steps.toml the task, and a hint after a legal choice that leads elsewhere.

learn-tickets = Welcome! You build railways across Europe. Tickets name two cities: connect them by the end and you get the points, fail and you lose them. Keep at least two. Edinburgh – Paris and Paris – Zagreb meet in Paris, so one line serves both.
learn-tickets-hint = Keep two tickets or more.
learn-take = On your turn you do one thing. Often it is this: take two cards. You want the route Dieppe – Paris, and it is purple. Take the purple card that lies face up.
learn-take-hint = The purple card is what you need: take it from the five face-up cards.
learn-second = Now your second card. The top card of the deck is unknown: draw it blind. It could even be a locomotive!
learn-second-hint = Face up would do as well, but this time draw from the deck.
learn-locomotive = A locomotive stands for any colour. Taken face up, it is so good that it is your whole turn. Take it.
learn-locomotive-hint = The locomotive lies among the face-up cards. Take that.
learn-claim = Now build! A route takes as many cards of its colour as it has spaces. Dieppe – Paris is one purple space: claim it.
learn-claim-hint = Your tickets need Dieppe – Paris: claim it with the purple card.
learn-long = Long routes pay more: 1, 2, 4, 7 points for one to four spaces, 15 for six, 21 for eight. Claim the orange track Edinburgh – London: three orange cards, and the locomotive as the fourth.
learn-long-hint = Choose Edinburgh – London, and pay three orange cards and the locomotive.
learn-ferry = Across the water go ferries: each locomotive printed on a route has to be paid with one. Claim a ferry from London to Dieppe with your locomotive and one more card. It completes your first ticket!
learn-ferry-hint = London – Dieppe is what is missing between Edinburgh and Paris.
learn-tunnel = The way to Zagreb leads under the Alps. Paris – Zurich is a grey route, so any one colour will do; and it is a tunnel. Lay three yellow cards, then three cards are turned over: each yellow card or locomotive among them costs one more. Dare it!
learn-tunnel-hint = Choose the tunnel Paris – Zurich and pay yellow.
learn-extra = A locomotive was turned over: the tunnel takes one more card. You have a yellow one, so pay. A player who cannot or will not pay takes the cards back, and the turn is over.
learn-extra-hint = You gave up the tunnel. Try again, and pay the extra card.
learn-station = Only Venice – Zagreb is missing, and your opponent has it. That is what stations are for: built in a city, one lets you use one of the others’ routes there. Your first costs one card. Build it in Venice or in Zagreb.
learn-station-hint = A station helps where the other’s route begins or ends: in Venice or in Zagreb.
learn-more = Both tickets are safe. Your third way to use a turn: draw three more tickets and keep at least one. If you keep what you cannot complete, you lose its points. Choose well!
learn-more-hint = This time draw tickets: they lie beside the deck of cards.
learn-last = When a player has two trains or fewer left, every player has one more turn, and then points are counted. You have five trains: with a route of three spaces you ring the bell. Claim the white track Frankfurt – Paris!
learn-last-hint = That leaves you too many trains. Claim the white track Frankfurt – Paris, for three white cards.
learn-match = Stations that you keep count four points each, and the longest line ten more. You know enough: play the last trains of a match. The bot is a beginner. Finish your tickets!
