# Names of players ($seat) stand first in their sentence, so that no language has to decline them.

title = Sealed Bids
blurb = All bid at once and in secret; the highest card takes the pot.

option-ties = Ties
option-ties-help = Who gets the pot when several bids are highest.
option-ties-value =
    { $value ->
        [split] They split it
       *[nobody] Nobody
    }

level-eager = Eager
level-eager-help = Always bids the highest card.

section-setup = Setup
section-bid = Bids
section-swap = Swapping a card
section-end = End

noun-hand = Hand
noun-deck = Deck
noun-bid = Bid
noun-aside = Laid aside
noun-secret = secret
noun-points = Points

action-bid = Bid card { $card }
action-swap = Lay card { $card } aside and draw another one
action-swap-short = Swap { $card }
action-pass = Swap no card
action-pass-short = Pass

prompt-bid = Round { $round }: choose your bid. The pot is worth { $pot }.
prompt-swap = You won the round. Swap a card?
prompt-wait = { $seat } is choosing
prompt-over = The match is over

event-dealt = { $seat } is dealt { $c1 }, { $c2 }, { $c3 }, { $c4 } and { $c5 }.
event-dealt-hidden = { $seat } is dealt five cards.
event-chose = { $seat } bids card { $card }, still in secret.
event-chose-hidden = { $seat } has chosen.
event-revealed = { $seat } shows card { $card }, a bid of { $value }.
event-won =
    { $points ->
        [one] { $seat } wins { $points } point.
       *[other] { $seat } wins { $points } points.
    }
event-tied = Several bids of { $value }: nobody gets the pot.
event-swapped = { $seat } lays card { $card } aside and draws { $drawn }.
event-swapped-hidden = { $seat } swaps a card.
event-passed = { $seat } swaps no card.
event-turned-up =
    { $points ->
        [one] { $seat } turns up card { $card }: { $points } point.
       *[other] { $seat } turns up card { $card }: { $points } points.
    }

source-pots = Pots
source-aside = Laid aside

result-all-rounds = All rounds have been played.

reason-not-in-hand = Card { $card } is not in your hand.
