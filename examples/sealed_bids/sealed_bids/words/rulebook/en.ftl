rules-goal = Five rounds; the most points win.
rules-setup = Everybody is dealt five of the thirty cards. The others are the deck.
rules-bid = All choose a card at the same time. You may take your choice back until the last one has chosen. The highest value wins the pot, one point for each player.
rules-swap = Whoever wins a round alone may lay a card aside, face down, and draw another one. Cards laid aside count their bonus at the end.
rules-end = After the fifth round the cards laid aside are shown, and each counts its bonus. The most points win; a tie is a shared win.

figure-bids = Two bids: the second one wins the pot. A small number with a plus is the bonus of a card laid aside.
