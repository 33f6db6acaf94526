# Names of players ($seat) stand first in their sentence, and names of cards after a colon, so that no language has to decline them.

title = Schnapsen
blurb = Twenty cards for two: take tricks, marry kings and queens, and reach 66 first.
goal = Goal: reach 66 card points in a deal before the other does; deals give the game points that win the match.

option-target = Game points to win
option-target-help = With 1 a single deal decides; usual are 7.
option-target-value = { $value }

section-cards = The cards
section-tricks = Tricks
section-exchange = The jack of trumps
section-marriages = Marriages
section-closing = Closing the talon
section-strict = Following suit
section-scoring = Game points

suit-spades = spades
suit-hearts = hearts
suit-clubs = clubs
suit-diamonds = diamonds

action-play = Play: { $card }
action-play-short = { $card }
action-marry = Declare the marriage and lead: { $card }
action-marry-short = Pair: { $card }
action-exchange = Exchange the jack of trumps for the open card
action-exchange-short = Exchange the jack
action-close = Close the talon
action-close-short = Close

prompt-lead = Lead a card
prompt-answer = Answer: { $card }
prompt-answer-strict = Follow suit, and take the trick if you can: { $card }
prompt-wait = { $seat } is choosing
prompt-over = The match is over

event-dealt = { $seat } is dealt: { $card_list }.
event-dealt-hidden = { $seat } is dealt five cards.
event-turned-up = Turned up: { $card }. Trumps: { $suit }.
event-exchanged = { $seat } exchanges the jack of trumps for: { $card }.
event-married = { $seat } declares a marriage ({ $suit }): { $points }.
event-closed = { $seat } closes the talon.
event-played = { $seat } plays: { $card }.
event-took =
    { $points ->
        [one] { $seat } takes the trick: { $points } card point.
       *[other] { $seat } takes the trick: { $points } card points.
    }
event-drew = { $seat } draws: { $card }.
event-drew-hidden = { $seat } draws a card.
event-won-deal =
    { $points ->
        [one] { $seat } wins the deal, { $own } : { $other } card points ({ $how }). { $points } game point.
       *[other] { $seat } wins the deal, { $own } : { $other } card points ({ $how }). { $points } game points.
    }

how-enough = 66 reached
how-last-trick = the last trick decides
how-failed = closing has failed

result-target = The game points that win the match are reached.

reason-not-in-hand = Not in your hand: { $card }.
reason-must-follow = You have to follow suit: { $suit }.
reason-must-beat = You have to play higher than: { $card }.
reason-must-trump = You have to play a trump: { $suit }.
reason-no-pair = You do not hold king and queen of: { $suit }.
reason-no-jack = You do not hold the jack of trumps ({ $suit }).
reason-talon-closed = The talon is closed.
reason-talon-low = The talon has only two cards left, or none.

board-hand =
    { $count ->
        [one] { $seat }: { $count } card in hand
       *[other] { $seat }: { $count } cards in hand
    }
board-dealer = dealer
board-game-points = Game points: { $points } of { $target }
board-card-points =
    { $points ->
        [one] card point
       *[other] card points
    }
board-marriage = Marriage: { $suit }
board-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
board-talon =
    { $count ->
        [0] The talon is used up
        [one] Talon: { $count } card
       *[other] Talon: { $count } cards
    }
board-trump = Trumps: { $suit }
board-closed = { $seat } has closed the talon
board-strict = Suit must be followed
board-free = Any card may be played
board-taken-by = { $seat } has taken the trick
board-takes =
    { $points ->
        [one] takes the trick, { $points } card point
       *[other] takes the trick, { $points } card points
    }
board-loses =
    { $points ->
        [one] leaves the trick, { $points } card point, to the other
       *[other] leaves the trick, { $points } card points, to the other
    }
board-cancel = Never mind
board-half = with or without a marriage
board-stake =
    { $points ->
        [one] for { $points } game point
       *[other] for { $points } game points
    }

### Cards

card-spades-jack = jack of spades
card-spades-queen = queen of spades
card-spades-king = king of spades
card-spades-ten = ten of spades
card-spades-ace = ace of spades
card-hearts-jack = jack of hearts
card-hearts-queen = queen of hearts
card-hearts-king = king of hearts
card-hearts-ten = ten of hearts
card-hearts-ace = ace of hearts
card-clubs-jack = jack of clubs
card-clubs-queen = queen of clubs
card-clubs-king = king of clubs
card-clubs-ten = ten of clubs
card-clubs-ace = ace of clubs
card-diamonds-jack = jack of diamonds
card-diamonds-queen = queen of diamonds
card-diamonds-king = king of diamonds
card-diamonds-ten = ten of diamonds
card-diamonds-ace = ace of diamonds
