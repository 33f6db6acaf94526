# Game of Trains. A place is a position in a train (1 to 7, counted from the locomotive); a wagon is a card (1 to 84).
# Names of players ($seat) stand first in their sentence, so that no language has to decline them.

### Game

title = Game of Trains
blurb = Seven wagons in the wrong order. Be the first to sort them.
goal = Goal: be the first whose seven wagons ascend, lowest number left, highest right.

option-turn-cap = Turn limit
option-turn-cap-help = A match that reaches this many turns is a draw.
option-turn-cap-value =
    { $value ->
        [0] none
        [one] { $value } turn
       *[other] { $value } turns
    }

level-sorter = Sorter
level-sorter-help = Looks only at its own train and picks the move that leaves the fewest wagons to replace.
level-shunter = Shunter
level-shunter-help = Swaps and moves wagons whenever the row allows it, and puts every new one where its number belongs.
level-starter = Newcomer
level-starter-help = Draws a wagon each turn and puts it where its number belongs, whatever is there.
level-tidy = Tidy
level-tidy-help = Swaps and moves wagons when it helps, and replaces the one that fits worst. Looks only at its own train.
level-veteran-help = Plays like the professional, but now and then looks only at its own train.
level-planner = Planner
level-planner-help = Counts all the ways to finish its train, and how close the others are.
level-blocker = Blocker
level-blocker-help = Plans the same way, but would rather hold the others up.
level-candidates = Adviser
level-candidates-help = Compares every choice the way the planner does.

### Things

noun-row = Row

# Where a swap or a move ends: Fluent cannot add.
place-right-1 =
    { $position ->
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
       *[other] –
    }
place-right-2 =
    { $position ->
        [1] 3
        [2] 4
        [3] 5
        [4] 6
        [5] 7
       *[other] –
    }
place-left-2 =
    { $position ->
        [3] 1
        [4] 2
        [5] 3
        [6] 4
        [7] 5
       *[other] –
    }

### Abilities

ability-swap-adjacent = Swap neighbours
ability-swap-skip-one = Swap over one
ability-move-right-2 = Two to the right
ability-move-left-2 = Two to the left
ability-remove-left = Remove the leftmost
ability-remove-middle = Remove the middle
ability-remove-right = Remove the rightmost
ability-protect = Protect

ability-swap-adjacent-help = Exchange two wagons of your train that stand side by side.
ability-swap-skip-one-help = Exchange two wagons of your train that have exactly one wagon between them.
ability-move-right-2-help = Move one of your wagons two places to the right. The two it passes shift to the left.
ability-move-left-2-help = Move one of your wagons two places to the left. The two it passes shift to the right.
ability-remove-left-help = Every player, including you, replaces the wagon at place 1 with the top card of the draw pile. Locked wagons stay.
ability-remove-middle-help = Every player, including you, replaces the wagon at place 4 with the top card of the draw pile. Locked wagons stay.
ability-remove-right-help = Every player, including you, replaces the wagon at place 7 with the top card of the draw pile. Locked wagons stay.
ability-protect-help = Tuck this card under your wagon at place 1, 4 or 7: no ability can remove that wagon until you move or replace it.

### Actions

action-keep = Keep wagon { $card }
action-keep-short = Keep { $card }
action-draw = Draw a wagon
action-draw-short = Draw
action-use = Use “{ $ability }”
action-use-short = { $ability }
action-replace = Put it at place { $position }
action-replace-short = Place { $position }
action-swap-adjacent = Swap places { $position } and { place-right-1 }
action-swap-adjacent-short = { $position } ↔ { place-right-1 }
action-swap-skip-one = Swap places { $position } and { place-right-2 }
action-swap-skip-one-short = { $position } ↔ { place-right-2 }
action-move-right-2 = Move the wagon at place { $position } to place { place-right-2 }
action-move-right-2-short = { $position } → { place-right-2 }
action-move-left-2 = Move the wagon at place { $position } to place { place-left-2 }
action-move-left-2-short = { $position } → { place-left-2 }
action-protect = Lock the wagon at place { $position }
action-protect-short = Lock { $position }

### Prompts

prompt-setup-keep = Keep one of the wagons you drew
prompt-setup-replace = Which wagon does { $card } replace?
prompt-turn = Draw a wagon or use an ability from the row
prompt-replace = You drew { $card }. Which wagon does it replace?
prompt-target = { $ability }: where in your train?
prompt-wait = { $seat } is choosing
prompt-over = The match is over

### Events

event-dealt = { $seat } starts with { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 }.
event-drew-setup =
    { $count ->
        [1] { $seat } draws wagon { $c1 }.
        [2] { $seat } draws wagons { $c1 } and { $c2 }.
        [3] { $seat } draws wagons { $c1 }, { $c2 } and { $c3 }.
       *[other] { $seat } draws wagons { $c1 }, { $c2 }, { $c3 } and { $c4 }.
    }
event-drew-setup-hidden =
    { $count ->
        [one] { $seat } draws { $count } wagon.
       *[other] { $seat } draws { $count } wagons.
    }
event-kept = { $seat } keeps wagon { $card }.
event-kept-hidden = { $seat } keeps one wagon.
event-drew = { $seat } draws wagon { $card }.
event-drew-hidden = { $seat } draws a wagon.
event-placed = { $seat } puts wagon { $card } at place { $position }; { $replaced } goes to the row.
event-used = { $seat } uses “{ $ability }” (card { $card }).
event-swapped = { $seat } swaps wagons { $card } and { $other_card } (places { $position } and { $other }).
event-moved = { $seat } moves wagon { $card } from place { $position } to place { $to }.
event-protected = { $seat } locks place { $position } with card { $card }.
event-lock-lost = { $seat } loses the lock at place { $position } (card { $card }).
event-removed = { $seat } loses wagon { $card } at place { $position }.
event-spared = { $seat } keeps the locked wagon at place { $position }.
event-refilled = { $seat } gets wagon { $card } at place { $position }.
event-paired = { $card } and { $other_card } share “{ $ability }” and leave the row.
event-reshuffled =
    { $count ->
        [one] The draw pile is empty: { $count } discarded card becomes the new one.
       *[other] The draw pile is empty: { $count } discarded cards are shuffled into a new one.
    }
event-won = { $seat } wins: all seven wagons ascend!
event-capped =
    { $turns ->
        [one] The limit of { $turns } turn is reached: a draw.
       *[other] The limit of { $turns } turns is reached: a draw.
    }

brief-placed = { $card } to place { $position }
brief-used = “{ $ability }”
brief-swapped = { $card } and { $other_card }
brief-moved = { $card } to place { $to }
brief-protected = lock at place { $position }
brief-lock-lost = no lock at place { $position }
brief-removed = loses { $card }
brief-spared = the lock holds
brief-refilled = gets { $card }

result-rising-train = All seven wagons of the winner ascend.
result-turn-cap = The turn limit was reached.
progress = Wagons that can stay, turn by turn
end-trains = Trains at the end
end-wrong =
    { $count ->
        [0] in order
        [one] { $count } wagon still to replace
       *[other] { $count } wagons still to replace
    }

### Refusals

reason-row-empty = The row is empty, so you can only draw.
reason-not-in-row = “{ $ability }” is not in the row right now.
reason-all-protected = Places 1, 4 and 7 of your train are all locked already.
reason-already-protected = Place { $position } is locked already.
reason-not-protectable = Place { $position } cannot be locked; only places 1, 4 and 7 can.
reason-no-right-neighbour = Place { $position } has no neighbour on its right.
reason-too-far-right = Place { $position } does not have two more places on its right.
reason-too-far-left = Place { $position } does not have two more places on its left.
reason-not-drawn = You did not draw wagon { $card }.
reason-other-ability = You are using “{ $ability }”: choose for it first.

### Sections of the rulebook

section-setup = Setup
section-actions = Possible actions
section-other-rules = Other rules
section-end = End of the game
section-abilities = Abilities
section-protection = Protection

### Board

board-confirm = Do it
board-cancel = Cancel
board-train = Train: { $seat }
board-places = Places in your train
board-wagon = wagon { $card }, { $ability }
board-place-wagon = Place { $position }: { board-wagon }
board-place-empty = Place { $position }: empty
board-locked = locked
board-lock-open = loses its lock
board-fits = can stay in an ascending train
board-new = just changed
board-acting = choosing
board-won = arrived
board-holds =
    { $count ->
        [one] { $seat } holds { $count } drawn wagon
       *[other] { $seat } holds { $count } drawn wagons
    }
board-hand = The wagons you drew
board-held = Drawn: wagon { $card }, { $ability }
board-using = In use: { $ability }
board-yard = Station
board-row = Abilities in the row
board-bay = { $ability }: card { $cards } in the row
board-bay-empty = { $ability }: not in the row
board-draw-pile =
    { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
board-draw-pile-short = to draw
board-discard-pile =
    { $count ->
        [one] Discard pile: { $count } card, face down
       *[other] Discard pile: { $count } cards, face down
    }
board-discard-pile-short = discarded
board-draw-help = You must replace one of your wagons with it. This cannot be taken back.
board-wins = This completes your train!
board-victory = { $seat } arrives, every wagon in its place!
board-loses-lock = The lock at place { $position } is lost.
board-removes = Lost from place { $position }: { $wagons }.
board-pair = A pair: “{ $ability }” leaves the row.
board-hint-setup-keep = Choose the wagon you want to keep.
board-hint-setup-replace = Choose the place for it in your train. The old wagon goes to the row.
board-hint-turn = Press the shed to draw a wagon, or a card in the row to use its ability.
board-hint-replace = Choose the place for it in your train. The old wagon goes to the row.
board-hint-target = Choose the place in your train.
board-newcomer = Lowest number left, highest right. Wagons with light plates can stay, those with dark ones not yet.

### What speaks for an action (hints)

why-wins = Completes your train: you win.
why-can-win = With it you can complete your train.
why-denies = { $seat } can complete a train with “{ $ability }”: this takes it out of the row.
why-rises = Wagons that rise from left to right: { $after } instead of { $before }.
why-can-rise = Wagons that can rise from left to right: { $after } instead of { $before }.
why-fits-between = Wagon { $card } fits between { $low } and { $high }.
why-fits-first = Wagon { $card } fits in front of { $high }.
why-fits-last = Wagon { $card } fits behind { $low }.
why-pairs = The replaced wagon makes a pair, so “{ $ability }” leaves the row.
why-takes-fitting = { $seat } loses a wagon that fits, at place { $position }.
why-renews = All players get a new wagon at place { $position }, unless it is locked.
why-shields = The wagon at place { $position } fits, and no ability can remove it any more.
why-locks = No ability can remove a locked wagon.
why-may-fit = Unseen wagons that would make more of your train rise: { $count } of { $total }.
why-belongs = Number { $card } belongs near place { $position } of 7.
why-draws = A new wagon takes the place of one of yours.
why-rearranges = Wagons that rise from left to right: { $after }, now { $before }.
why-uses = The card leaves the row: nobody can use it next.
why-replaces = The wagon at place { $position } goes.

### Numbers of a match, in statistics

typical-turns = Turns
