# Texts of the guided course: for each step of steps.toml the task, and a hint after a legal choice that leads elsewhere.

learn-build = Welcome! You lead an empire in the age of sail. For seven rounds it grows, then glory decides. Each round begins with a building, and the number on the first track, industry, says how good it may be. The Workshop raises industry: put it up.
learn-build-hint = A sound building, too. This time take the Workshop: it opens the way to better ones.
learn-occupy = Then your people come into the harbour, and the players act in turn. An action costs one disc on a building, and the building says what you do. Your Colonial House occupies cities: one more disc takes a city of Europe and its token. Do it!
learn-occupy-hint = You still have discs. Activate the Colonial House, and choose a city in Europe.
learn-better = The Workshop pays: with industry 2 you build on level two. The Guild Hall lets you ship or draw a card, as you like. Put it up.
learn-better-hint = You may build that, but now take the Guild Hall from level two.
learn-ship = Overseas six regions are waiting, still closed. To ship, you put a disc on the track of a region and take the token there. Activate the Guild Hall and ship, wherever a token tempts you.
learn-ship-hint = Activate the Guild Hall, then ship to a region overseas.
learn-salary = A building with a disc is busy. At the start of a round you pay salaries: as many discs as finance allows come back and work again. You may pay one. Free the Colonial House, for there are cities to take!
learn-salary-hint = The other building would be free, too. For now free the Colonial House.
learn-link = Lines join cities. The first player to hold both ends takes the token on the line as well, and at the end a line is worth glory. Paris is yours. Occupy Venice, and the line between them is yours.
learn-link-hint = Follow the line from Paris: it leads to Venice. Activate the Colonial House.
learn-open = When the last space of a track is filled, the region opens, and the player with the most discs there becomes its governor: a card of its own. The Caribbean lacks one disc. Ship it!
learn-open-hint = Ship to the Caribbean: one space is free there.
learn-overseas = See the governor on your mat! The others have passed, and you have two discs left. In an open region you may occupy cities where you are present. Take one in the Caribbean.
learn-overseas-hint = Europe has time. Activate the Colonial House, and choose a city in the Caribbean.
learn-draw = Cards bring a lot for nothing but the disc on the building. You may draw from an open region if you have as many discs there as the card says. Draw the card of the Caribbean, with the Market or the Guild Hall.
learn-draw-hint = That deck is open as well. This time choose the one of the Caribbean.
learn-attack = Cities of others can be taken: Barracks cost three discs in all, one of them lost. Port Royal pays, for it is joined to Havana. Attack it!
learn-attack-hint = There is more to win in Port Royal: the line to your Havana. Activate the Barracks, and choose it.
learn-spend = All your buildings are busy, but you have a blue token: spent, it is an action that needs no building. Spend it and occupy a city with your last disc.
learn-spend-hint = The blue token can also occupy a city. Spend it for that.
learn-pass = With nothing left to do, you pass. Politics say how many cards you keep: with one, a single card. You hold two. Pass, and choose the one that you can spare. What it gave is lost.
learn-pass-hint = First pass, then choose the card that goes.
learn-match = Now the last round of a match, against beginners. Cities, lines, high tracks and cards give glory. Take what you can!
