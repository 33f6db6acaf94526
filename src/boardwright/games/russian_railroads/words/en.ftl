# Russian Railroads. A rail moves along a line step by step; a space of the main board is where workers are put; a marker moves along
# the industry track. Names of players ($seat) stand first in their sentence or after a colon. Names of spaces, lines, colours and effects
# stand after a colon, in brackets or in quotes, so that no language has to decline them. “Part” is what effects are made of; $n counts it.

### Game

title = Russian Railroads
blurb = Lay rails to Vladivostok, St Petersburg and Kiev, build locomotives and factories, and put every worker where it counts most.
goal = Goal: most points after the last round; railways and industry score at the end of every round.

option-question-cards = ? cards
option-question-cards-help = Whether a ? card may be taken if some of its effects cannot be carried out.
option-question-cards-value =
    { $value ->
        [partial] even if only part of it can be done
       *[complete] only if all of it can be done
    }
option-repeat-running = Repeating the current action
option-repeat-running-help = Whether the action that led to a repetition may itself be repeated.
option-repeat-running-value =
    { $value ->
        [no] not allowed
       *[yes] allowed
    }
option-waiting = Several effects at once
option-waiting-help = Whether an effect must be finished before the next one, or you choose after every step which one continues.
option-waiting-value =
    { $value ->
        [any_time] chosen after every step
       *[in_turn] one after the other
    }
option-card-taking = The ? card of a token
option-card-taking-help = Whether a ? card must be taken if one can be taken.
option-card-taking-value =
    { $value ->
        [may] may be declined
       *[must] must be taken
    }
option-extra-engineer = Card “{ bonus-engineer }”
option-extra-engineer-help = Whether this end-bonus card counts towards the majority of engineers for a player without an engineer.
option-extra-engineer-value =
    { $value ->
        [alone] also on its own
       *[with_engineer] only together with an engineer
    }

level-swift = Quick builder
level-swift-help = Follows the plan that suits its board best, and decides in an instant.
level-siberia = Siberian
level-siberia-help = Builds the Trans-Siberian line as far as it goes.
level-kiev = Kiev line
level-kiev-help = Builds the line to Kiev first.
level-industry = Industrialist
level-industry-help = Factories and the industry track come first.
level-engineers = Engineer
level-engineers-help = Hires engineers and makes the most of their actions.
level-planner = Adviser
level-planner-help = Compares the actions of all plans.
level-hasty = Hasty
level-hasty-help = Takes what brings points in this round.
level-eager = Eager
level-eager-help = Thinks of this round and the next, and forgets the later ones.
level-apprentice-help = Thinks of this round and the next, and forgets the later ones.
level-steady = Steady
level-steady-help = Builds with care, but forgets the turn order and distant rewards.
level-advanced-help = Builds with care, but forgets the turn order and distant rewards.
level-veteran-help = Plays like the professional, but now and then forgets the turn order and distant rewards.
level-greedy-help = Values rails by the remaining rounds and locomotives by what they make count, and plans all workers of a round together.

### Counted things

noun-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
noun-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
noun-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# What stands on a space: workers, coins, the black worker.
noun-paid =
    { $black ->
        [0] { $workers ->
            [0] { noun-coins }
           *[other] { $coins ->
                [0] { noun-workers }
               *[other] { noun-workers }, { noun-coins }
            }
        }
       *[other] { $workers ->
            [0] { $coins ->
                [0] { piece-black }
               *[other] { piece-black }, { noun-coins }
            }
           *[other] { $coins ->
                [0] { piece-black }, { noun-workers }
               *[other] { piece-black }, { noun-workers }, { noun-coins }
            }
        }
    }
# The locomotive of the ? card has the number 10 in the program and a 9 on its tile.
noun-number =
    { $number ->
        [10] 9
       *[other] { $number }
    }
noun-hand =
    { $hand ->
        [10] 9
       *[other] { $hand }
    }

### Names

line-transsiberian = Trans-Siberian
line-petersburg = St Petersburg
line-kiev = Kiev

colour-black = black
colour-grey = grey
colour-brown = brown
colour-natural = natural
colour-white = white

slot-transsiberian-1 = Trans-Siberian, first place
slot-transsiberian-2 = Trans-Siberian, second place
slot-petersburg = St Petersburg
slot-kiev = Kiev

piece-worker = worker
piece-temporary = temporary worker
piece-black = black worker
piece-coin = coin

black-without-black = without the black worker
black-with-black = with the black worker

# What effects are made of, with how much of it.
part-black =
    { $n ->
        [one] { $n } black step
       *[other] { $n } black steps
    }
part-grey =
    { $n ->
        [one] { $n } grey step
       *[other] { $n } grey steps
    }
part-brown =
    { $n ->
        [one] { $n } brown step
       *[other] { $n } brown steps
    }
part-natural =
    { $n ->
        [one] { $n } natural step
       *[other] { $n } natural steps
    }
part-white =
    { $n ->
        [one] { $n } white step
       *[other] { $n } white steps
    }
part-black-or-grey =
    { $n ->
        [one] { $n } black or grey step
       *[other] { $n } black or grey steps
    }
part-any =
    { $n ->
        [one] { $n } step of any colour
       *[other] { $n } steps of any colour
    }
part-extra =
    { $n ->
        [one] { $n } extra black step
       *[other] { $n } extra black steps
    }
part-industry = industry +{ $n }
part-locomotive =
    { $n ->
        [one] { $n } locomotive
       *[other] { $n } locomotives
    }
part-factory =
    { $n ->
        [one] { $n } factory
       *[other] { $n } factories
    }
part-locomotive-or-factory = locomotive or factory
part-repeat = repetition of an action
part-once-more = one of these once more
part-card = ? card
part-token = ? token
part-bonus = end-bonus card
part-doublers =
    { $n ->
        [one] { $n } doubler
       *[other] { $n } doublers
    }
part-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
part-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
part-temporary =
    { $n ->
        [one] { $n } temporary worker
       *[other] { $n } temporary workers
    }
part-hire = the engineer here
part-engineer-sum = points: own engineers’ numbers
part-best-locomotives = points: own two best locomotives
part-marker = second marker
part-revalue = higher rail values
part-medal = Kiev medal
part-engineer = the card’s engineer
part-black-worker = black worker
part-special-locomotive = locomotive 9

engineer-two-any = 2 steps of any colour · I
engineer-black-grey = 1 black and 1 grey step
engineer-any-points = 1 step of any colour and 3 points
engineer-black-points = 1 black step and 3 points
engineer-industry-two = industry +2
engineer-any-black = 1 step of any colour and 1 black step
engineer-grey-brown = 1 grey and 1 brown step
engineer-industry-points = industry +1 and 3 points
engineer-doubler-points = 1 doubler and 3 points
engineer-repeat = repetition of an action
engineer-industry-black = industry +1 and 1 black step
engineer-locomotive-or-factory = locomotive or factory
engineer-two-any-more = 2 steps of any colour · II
engineer-doubler = 1 doubler
engineer-best-locomotives = points for two locomotives

place-white-2 = 2 white steps
place-white-1 = 1 white step
place-natural-2 = 2 natural steps
place-natural-1 = 1 natural step
place-brown-2 = 2 brown steps
place-brown-1 = 1 brown step
place-grey-2 = 3 grey steps
place-grey-1 = 2 grey steps
place-black-2 = 3 black steps
place-black-1 = 2 black steps
place-any-2 = 2 steps of any colour
place-black-or-grey = 1 black or grey step
place-locomotive-1 = locomotive or factory (1 worker)
place-locomotive-2 = locomotive or factory (2 workers)
place-locomotive-3 = locomotive and factory
place-industry-1 = industry +1
place-industry-2 = industry +2
place-industry-3 = industry +1 and 1 black step
place-doubler = 1 doubler
place-coins = 2 coins
place-temporary = temporary workers
place-hire = hiring
place-engineer-inner = inner open engineer
place-engineer-outer = outer open engineer
place-first = first place in the next round
place-second = second place in the next round
place-last-round = industry +3 (last round)
place-engineer-two-any = engineer ({ engineer-two-any })
place-engineer-black-grey = engineer ({ engineer-black-grey })
place-engineer-any-points = engineer ({ engineer-any-points })
place-engineer-black-points = engineer ({ engineer-black-points })
place-engineer-industry-two = engineer ({ engineer-industry-two })
place-engineer-any-black = engineer ({ engineer-any-black })
place-engineer-grey-brown = engineer ({ engineer-grey-brown })
place-engineer-industry-points = engineer ({ engineer-industry-points })
place-engineer-doubler-points = engineer ({ engineer-doubler-points })
place-engineer-repeat = engineer ({ engineer-repeat })
place-engineer-industry-black = engineer ({ engineer-industry-black })
place-engineer-locomotive-or-factory = engineer ({ engineer-locomotive-or-factory })
place-engineer-two-any-more = engineer ({ engineer-two-any-more })
place-engineer-doubler = engineer ({ engineer-doubler })
place-engineer-best-locomotives = engineer ({ engineer-best-locomotives })

factory-1 = factory 1
factory-2 = factory 2
factory-3 = factory 3
factory-4 = factory 4
factory-5 = factory 5
factory-6 = factory 6
factory-7 = factory 7
factory-8 = factory 8
factory-9 = factory 9

token-steps = 4 steps of any colour
token-industry = industry +5
token-marker = second marker
token-doublers = 3 doublers
token-revalue = higher rail values
token-medal = Kiev medal
token-card = ? card

token-steps-help = Up to four steps with any of your rails. Rails won on the way may be used for the rest.
token-industry-help = Up to five spaces along the industry track.
token-marker-help = A second marker on space 0 of the industry track. Both score, and factories work for each of them; they never share a space.
token-doublers-help = Three doublers for your Trans-Siberian line.
token-revalue-help = From now on brown spaces are worth 3, natural ones 6 and white ones 10 points.
token-medal-help = From now on space 5 of the Kiev line is worth 20 points at each scoring, once a grey rail and a locomotive reach it.
token-card-help = Take one of the ? cards and do what it says. Then look through the end-bonus cards and keep one, or take 10 points.

card-four-actions = four actions
card-engineer = engineer and coin
card-factory = factory and industry +2
card-black-worker = black worker
card-locomotive = locomotive 9

card-four-actions-help = A doubler, one step of industry, one black step; then one of these three once more.
card-engineer-help = An engineer of your own and a coin. Both may be used in this round.
card-factory-help = Build a factory, then go two spaces along the industry track.
card-black-worker-help = One more worker for the rest of the game. Where the black worker pays for an action with black steps and you make one of them, you make one black step more.
card-locomotive-help = A locomotive 9 for any of your lines.

bonus-flat = flat bonus
bonus-ends = end stations
bonus-factories = factories
bonus-locomotives = locomotives
bonus-workers = extra workers
bonus-black = black rails
bonus-tokens = ? tokens
bonus-doublers = doublers
bonus-engineer = one more engineer
bonus-engineers = engineers

bonus-flat-help = 15 points.
bonus-ends-help = 10 points for each line whose last space your black rail has reached.
bonus-factories-help = 4 points for each of your factories.
bonus-locomotives-help = The sum of the numbers on all your locomotives.
bonus-workers-help = 10 points for each worker that you have won for good: at most two of your own and the black one.
bonus-black-help = The sum of the numbers of the spaces on which your black rails stand.
bonus-tokens-help = 7 points for each ? token that you have used.
bonus-doublers-help = 20 points for four to six doublers, 30 for seven or eight.
bonus-engineer-help = Counts as one more engineer for the majority, if you have an engineer. It has no number.
bonus-engineers-help = 6 points for each of your engineers. The card “{ bonus-engineer }” is not counted.

start-black-step = 1 black step
start-industry = industry +1
start-doubler = 1 doubler
start-coin = 1 coin

spot-transsiberian-13 = Trans-Siberian, space 13
spot-petersburg-4 = St Petersburg, space 4
spot-petersburg-6 = St Petersburg, space 6
spot-industry = industry track

special-transsiberian-2 = grey rails
special-transsiberian-3 = one more worker
special-transsiberian-6 = brown rails
special-transsiberian-10 = natural rails
special-transsiberian-13 = ? token
special-transsiberian-15 = white rail and 2 white steps
special-transsiberian-end = 10 points
special-petersburg-4 = ? token
special-petersburg-6 = ? token
special-petersburg-7 = every space of this line counts twice
special-petersburg-end = 10 points
special-kiev-1 = 1 point at each scoring
special-kiev-2 = 2 points at each scoring
special-kiev-3 = 3 points at each scoring
special-kiev-4 = 4 points at each scoring
special-kiev-5 = with the medal, 20 points at each scoring
special-kiev-7 = one more worker
special-kiev-8 = 10 points at each scoring
special-kiev-end = 10 points

effect-white-2 = { place-white-2 }
effect-white-1 = { place-white-1 }
effect-natural-2 = { place-natural-2 }
effect-natural-1 = { place-natural-1 }
effect-brown-2 = { place-brown-2 }
effect-brown-1 = { place-brown-1 }
effect-grey-2 = { place-grey-2 }
effect-grey-1 = { place-grey-1 }
effect-black-2 = { place-black-2 }
effect-black-1 = { place-black-1 }
effect-any-2 = { place-any-2 }
effect-black-or-grey = { place-black-or-grey }
effect-locomotive-1 = { engineer-locomotive-or-factory }
effect-locomotive-2 = { engineer-locomotive-or-factory }
effect-locomotive-3 = { place-locomotive-3 }
effect-industry-1 = { place-industry-1 }
effect-industry-2 = { place-industry-2 }
effect-industry-3 = { place-industry-3 }
effect-doubler = { place-doubler }
effect-coins = { place-coins }
effect-temporary = { place-temporary }
effect-hire = { place-hire }
effect-engineer-inner = { place-engineer-inner }
effect-engineer-outer = { place-engineer-outer }
effect-first = { place-first }
effect-second = { place-second }
effect-last-round = { place-last-round }
effect-engineer-two-any = { place-engineer-two-any }
effect-engineer-black-grey = { place-engineer-black-grey }
effect-engineer-any-points = { place-engineer-any-points }
effect-engineer-black-points = { place-engineer-black-points }
effect-engineer-industry-two = { place-engineer-industry-two }
effect-engineer-any-black = { place-engineer-any-black }
effect-engineer-grey-brown = { place-engineer-grey-brown }
effect-engineer-industry-points = { place-engineer-industry-points }
effect-engineer-doubler-points = { place-engineer-doubler-points }
effect-engineer-repeat = { place-engineer-repeat }
effect-engineer-industry-black = { place-engineer-industry-black }
effect-engineer-locomotive-or-factory = { place-engineer-locomotive-or-factory }
effect-engineer-two-any-more = { place-engineer-two-any-more }
effect-engineer-doubler = { place-engineer-doubler }
effect-engineer-best-locomotives = { place-engineer-best-locomotives }
effect-factory-1 = { factory-1 }
effect-factory-2 = { factory-2 }
effect-factory-3 = { factory-3 }
effect-factory-4 = { factory-4 }
effect-factory-5 = { factory-5 }
effect-factory-6 = { factory-6 }
effect-factory-7 = { factory-7 }
effect-factory-8 = { factory-8 }
effect-factory-9 = { factory-9 }
effect-token-steps = ? token ({ token-steps })
effect-token-industry = ? token ({ token-industry })
effect-token-marker = ? token ({ token-marker })
effect-token-doublers = ? token ({ token-doublers })
effect-token-revalue = ? token ({ token-revalue })
effect-token-medal = ? token ({ token-medal })
effect-token-card = ? token ({ token-card })
effect-card-four-actions = ? card ({ card-four-actions })
effect-card-engineer = ? card ({ card-engineer })
effect-card-factory = ? card ({ card-factory })
effect-card-black-worker = ? card ({ card-black-worker })
effect-card-locomotive = ? card ({ card-locomotive })
effect-start-black-step = start bonus ({ start-black-step })
effect-start-industry = start bonus ({ start-industry })
effect-start-doubler = start bonus ({ start-doubler })
effect-start-coin = start bonus ({ start-coin })
effect-white-rail = white rail (2 white steps)
effect-spot-transsiberian-13 = ? space ({ spot-transsiberian-13 })
effect-spot-petersburg-4 = ? space ({ spot-petersburg-4 })
effect-spot-petersburg-6 = ? space ({ spot-petersburg-6 })
effect-spot-industry = ? space ({ spot-industry })

### Actions

action-choose-start = Start bonus: { $start }
action-choose-start-short = { $start }
action-occupy = Occupy: { $place }
action-occupy-short = Occupy
action-pass = Pass: no more turns in this round
action-pass-short = Pass
action-stay = Leave the claim worker where it is
action-stay-short = Leave it
action-pay =
    { $coins ->
        [0] Pay without coins, { $black }
       *[other] Pay { noun-coins }, { $black }
    }
# With what is known of this way to pay.
action-pay-known = Pay: { noun-paid }
action-pay-short = Pay
action-next = Continue with number { $item } of the waiting effects
action-next-known = Continue: { $effect }
action-next-short = Number { $item }
action-step = { $line }: move the { $colour } rail one space
action-step-short = { $line }: { $colour }
action-advance =
    { $marker ->
        [1] Industry: move the marker one space
       *[other] Industry: move the second marker one space
    }
action-advance-short =
    { $marker ->
        [1] Industry +1
       *[other] Second marker +1
    }
action-take-locomotive = Take a locomotive
action-take-locomotive-short = Take a locomotive
action-build = Build a factory from the next locomotive
action-build-short = Build a factory
action-build-returned = Build one that was returned: { $factory }
action-build-returned-short = Build { $factory }
action-use-token = Use a ? token: { $token }
action-use-token-short = Use the token
action-take-card = Take a ? card: { $card }
action-take-card-short = Take the card
action-take-bonus = Take an end-bonus card: { $bonus }
action-take-bonus-short = Take the card
action-take-points = Take 10 points instead of a card
action-take-points-short = 10 points
action-place = Put the locomotive here: { $slot }
action-place-short = Put it here
action-retire = Give the locomotive away: it becomes a factory in the supply
action-retire-short = Give it away
action-replace = Replace the factory on place { $factory_slot }
action-replace-short = Replace { $factory_slot }
action-done = Give up the rest
action-done-short = Give up the rest
action-repeat = Repeat: { $place }
action-repeat-short = Repeat
action-once-more = Once more: { $part }
action-once-more-short = { $part }

### Prompts

prompt-start-bonus = Choose a start bonus
prompt-turn = Occupy a space, or pass
prompt-pay =
    { $cost ->
        [one] { $place }: how do you pay? Price: { $cost } piece
       *[other] { $place }: how do you pay? Price: { $cost } pieces
    }
prompt-act = { $effect }: { $left } left
prompt-next =
    { $count ->
        [one] { $count } effect is waiting: continue with it
       *[other] { $count } effects are waiting: which is next?
    }
prompt-place = Where does locomotive { noun-number } go?
prompt-replace = New factory: { $factory }. All five places are taken: which factory makes way?
prompt-token = Use a ? token ({ $spot })
prompt-card = Take one of the ? cards
prompt-bonus = Take an end-bonus card, or 10 points
prompt-repeat = { $effect }: which action of this round once more?
prompt-once-more = Which of the three once more?
prompt-reuse =
    { $position ->
        [1] Your worker at the first place may move on to a space for one worker
       *[other] Your worker at the second place may move on to a space for one worker
    }
prompt-wait = { $seat } is to move
prompt-over = The match is over

### Events

event-new-order = Turn order: { $seat_list }.
event-dealt-engineers = Engineers in the order in which they can be hired: { $engineer_list }.
event-began-round = Round { $number } of { $rounds } begins.
event-chose-start = { $seat } takes a start bonus: { $start }.
event-aimed = { $seat } is choosing how to pay: { $place }.
event-occupied = { $seat } occupies: { $place } – { noun-paid }.
event-reused = { $seat } moves the claim worker on: { $place }.
event-stayed = { $seat } leaves the claim worker where it is.
event-passed =
    { $points ->
        [0] { $seat } passes.
       *[other] { $seat } passes: { noun-points }.
    }
event-went-on = { $seat } continues: { $effect }.
event-gave-up = { $seat } gives up what is left: { $effect }.
event-stepped = { $seat } builds: { $line }, { $colour }, space { $space }.
event-stepped-on = { $seat } builds: { $line }, { $colour }, spaces { $from }–{ $space }.
event-won-rails =
    { $count ->
        [one] { $seat } wins { $count } rail: { $colour }.
       *[other] { $seat } wins { $count } rails: { $colour }.
    }
event-won-worker = { $seat } wins one more worker for the rest of the game and has { $workers }.
event-won-token = { $seat } may use a ? token ({ $spot }).
event-end-station = { $seat } reaches an end station ({ $line }): { noun-points }.
event-advanced =
    { $marker ->
        [1] { $seat } advances in industry: space { $space }.
       *[other] { $seat } advances in industry with the second marker: space { $space }.
    }
event-factory-works = { $seat } starts factory { $factory }.
event-took-locomotive = { $seat } takes a locomotive: { noun-number }.
event-placed =
    { $displaced ->
        [0] { $seat } puts locomotive { noun-number } here: { $slot }.
       *[other] { $seat } puts locomotive { noun-number } in place of { $displaced }: { $slot }.
    }
event-retired = { $seat } gives locomotive { noun-number } away: it becomes a factory in the supply.
event-took-factory =
    { $returned ->
        [0] { $seat } turns locomotive { $factory } over: a factory.
       *[other] { $seat } takes factory { $factory }, which was returned.
    }
event-built =
    { $replaced ->
        [0] { $seat } builds factory { $factory } on place { $factory_slot }.
       *[other] { $seat } builds factory { $factory } on place { $factory_slot }, in place of { $replaced }.
    }
event-doubled =
    { $doublers ->
        [one] { $seat } has { $doublers } doubler now.
       *[other] { $seat } has { $doublers } doublers now.
    }
event-got-points = { $seat } scores { noun-points }: { $effect }.
event-got-coins = { $seat } gets { noun-coins }.
event-got-temporary =
    { $workers ->
        [one] { $seat } gets { $workers } temporary worker.
       *[other] { $seat } gets { $workers } temporary workers.
    }
event-hired = { $seat } gains an engineer: { $engineer }.
event-claimed =
    { $position ->
        [1] { $seat } claims the first place in the next round.
       *[other] { $seat } claims the second place in the next round.
    }
event-used-token = { $seat } uses a ? token: { $token } ({ $spot }).
event-took-card = { $seat } takes a ? card: { $card }.
event-looked = { $seat } looks through the end-bonus cards: { $bonus_list }.
event-looked-hidden = { $seat } looks through the end-bonus cards.
event-took-bonus = { $seat } takes an end-bonus card: { $bonus }.
event-took-bonus-hidden = { $seat } takes an end-bonus card.
event-repeats = { $seat } repeats an action: { $place }.
event-once-more = { $seat } chooses what to do once more: { $part }.
event-scored =
    { $seat } scores the round: { line-transsiberian } { $transsiberian }, { line-petersburg } { $petersburg }, { line-kiev } { $kiev }, { source-industry } { $industry }.
event-engineer-left = An engineer whom nobody hired leaves: { $engineer }.
event-bonus-scored = { $seat } shows an end-bonus card ({ $bonus }): { noun-points }.
event-majority =
    { $engineers ->
        [one] { $seat } scores { noun-points } for { $engineers } engineer.
       *[other] { $seat } scores { noun-points } for { $engineers } engineers.
    }
event-finished = All points are counted.

result-last-round = The last round is over and everything is counted.

source-transsiberian = Trans-Siberian
source-petersburg = St Petersburg
source-kiev = Kiev
source-industry = Industry
source-passing = Passing
source-stations = End stations
source-effects = Engineers, factories, cards
source-bonus-cards = End-bonus cards
source-majority = Most engineers
typical-engineers = Engineers
typical-bonus-cards = { source-bonus-cards }

### Refusals

reason-start-taken = This start bonus is taken: { $seat }.
reason-space-taken = This space is taken in this round: { $seat }.
reason-not-with-players =
    { $players ->
        [one] This space is not used with { $players } player.
       *[other] This space is not used with { $players } players.
    }
reason-only-last-round = This space is available only in the last round.
reason-not-last-round = In the last round, no place in the turn order can be claimed.
reason-too-few-workers =
    { $needed ->
        [one] This takes { $needed } worker or coin. You have: { $have }.
       *[other] This takes { $needed } workers or coins. You have: { $have }.
    }
reason-no-coin = The price includes a coin, and you have none.
reason-coins-wanted =
    { $needed ->
        [one] The price includes at least { $needed } coin.
       *[other] The price includes at least { $needed } coins.
    }
reason-not-so-many-coins = You do not have that many coins. You have: { $have }.
reason-too-much =
    { $cost ->
        [one] That is too much: the price is { $cost } piece.
       *[other] That is too much: the price is { $cost } pieces.
    }
reason-too-few-plain =
    { $needed ->
        [one] That leaves { $needed } worker to be paid. You have: { $have }.
       *[other] That leaves { $needed } workers to be paid. You have: { $have }.
    }
reason-no-black-worker = Your black worker is not available.
reason-rails-missing = You have not won these rails yet: { $colour }.
reason-too-little-room = There is not enough room for rails of this colour ({ $colour }). Steps needed: { $needed }, possible: { $have }.
reason-too-few-steps = There is not enough room for your rails. Steps needed: { $needed }, possible: { $have }.
reason-not-on-line = This line ({ $line }) has no rail of this colour: { $colour }.
reason-other-rails = This effect does not move these rails: { $colour }.
reason-blocked = Space { $space } is taken by another rail: { $line }, { $colour }.
reason-other-first = Other rails must move first on this line ({ $line }): { $colour }.
reason-end-of-line = This rail has reached the end of the line: { $line }.
reason-spoils = After that, the rest would no longer be possible: { $effect }.
reason-no-locomotives = There are no locomotives left in the supply.
reason-fits-nowhere = Locomotive { noun-number } fits nowhere: all your places are taken, none of them by a lower one.
reason-slot-higher = Locomotive { noun-number } stands there. Locomotive { noun-hand } displaces only lower ones.
reason-slots-free = You still have a free place, so the locomotive stays on the board.
reason-just-taken = A locomotive you have just taken must be placed.
reason-no-locomotive-now = You cannot take another locomotive here.
reason-no-factories = There is nothing left to build a factory from.
reason-not-returned = Not among the returned factories: { $factory }.
reason-no-factory-now = You cannot build another factory here.
reason-too-short = You cannot go that far along the industry track. Spaces needed: { $needed }, possible: { $have }.
reason-gap = There is no factory on place { $factory_slot } yet, and a marker cannot pass a gap.
reason-track-end = The marker has reached the end of the industry track.
reason-other-marker = Your other marker stands on the next space.
reason-no-second-marker = You have no second marker.
reason-no-industry-now = You cannot move along the industry track any further here.
reason-factory-first = Build the factory first, then move along the industry track.
reason-no-doublers = There are no doublers left in the supply.
reason-doublers-full = All eight places for doublers are taken.
reason-no-engineer = There is no engineer here.
reason-not-hired = Nobody has hired this engineer.
reason-others-engineer = This engineer works for another player: { $seat }.
reason-engineer-used = This engineer has already worked in this round.
reason-nothing-possible = None of its effects is possible now.
reason-own-position =
    { $position ->
        [1] You are in the first place already.
       *[other] You are in the second place already.
    }
reason-other-claim = You have already claimed a place in this round.
reason-one-worker-only =
    { $cost ->
        [one] Your claim worker can move only to spaces for exactly one worker. Price here: { $cost } piece.
       *[other] Your claim worker can move only to spaces for exactly one worker. Price here: { $cost } pieces.
    }
reason-no-claim-again = The claim worker cannot claim a place again.
reason-token-used = You have already used this token.
reason-marker-at-start = Your marker still stands on space 0, and two markers cannot share a space.
reason-card-taken = This ? card is gone: { $seat }.
reason-card-not-whole = Not all effects of this card are possible now.
reason-not-in-deck = This card is no longer in the deck.
reason-bonus-last = An end-bonus card is chosen last, when nothing else is pending.
reason-not-taken = You have not taken this action in this round.
reason-not-one-worker =
    { $cost ->
        [one] Only actions for exactly one worker can be repeated. Price here: { $cost } piece.
       *[other] Only actions for exactly one worker can be repeated. Price here: { $cost } pieces.
    }
reason-cannot-repeat = This action cannot be repeated.
reason-running-action = The current action cannot be repeated.
reason-nothing-to-repeat = None of your actions in this round can be repeated now.
reason-part-impossible = This is not possible now: { $part }.
reason-no-such-item =
    { $count ->
        [one] Only { $count } effect is waiting.
       *[other] Only { $count } effects are waiting.
    }
reason-must-finish = This must be completed: { $effect }.
reason-pay-first = First choose how to pay: { $place }. To choose another space, take back.
reason-finish-first = First finish what you have started: { $effect }. To choose something else, take back.

### Sections of the rulebook

section-setup = Setup
section-turn = Rounds and turns
section-payment = Workers and coins
section-track = Building rails
section-locomotives = Locomotives
section-factories = Factories
section-industry = Industry
section-doublers = Doublers
section-auxiliary = Coins and temporary workers
section-engineers = Engineers
section-turn-order = Turn order
section-special-spaces = Special spaces
section-tokens = ? tokens
section-cards = ? cards
section-bonus-cards = End-bonus cards
section-repeat = Repeating an action
section-round-scoring = Scoring of a round
section-end = End of the game

### Help (shown in this order; an empty line separates paragraphs, a line that begins with “–” is an item of a list)

help-page-title = On this page
help-page =
    – Choose a space to see what it costs and gives. What it gives is done step by step: the line above says what is left.
    – One press takes a space and pays with workers. Until you go on, the strip offers other ways to pay, and a press on another space takes that one instead.
    – A press further along a line takes all steps up to there.
    – If several effects are waiting, you choose which is next.
    – If something is not possible, the page says why.
    – The points beside each line are what it would score if the round ended now.
    – You can take steps back until the next player moves, but not after you have looked through the end-bonus cards.
    – Everything can be done with the keyboard: Tab goes to the next thing, the arrows move among neighbours, Enter chooses, Escape closes.

### Terminal

terminal-round = Round { $number } of { $rounds }
terminal-points = Points
terminal-round-end = Round’s end
terminal-workers = Workers
terminal-coins = Coins
terminal-used = used
terminal-passed = passed
terminal-hire = hire
terminal-open = open
terminal-later = later
terminal-supply = Supply
terminal-deck =
    { $count ->
        [one] { $count } end-bonus card
       *[other] { $count } end-bonus cards
    }
terminal-waiting = In progress
terminal-worth = rail, and what its space is worth when the round ends
terminal-behind = no rail: the space counts for the next rail ahead
terminal-reach = how far the locomotives reach
terminal-engines = locomotives of the line, rails that wait beside it
terminal-factory = factory, place for one
terminal-marker = marker on the industry track
terminal-met = reached
terminal-best =
    { $more ->
        [0] at best { $gain }
        [token] at best { $gain }, without the ? token
       *[other] at best { $gain } or more
    }
terminal-best-means = points by the end of this round with good play, without ? tokens
terminal-needed = What a special space needs and gives (an { $sign }: the locomotives must reach it, too)

### The board on the page: choosing, points, the end

board-turn = This turn
board-choices = Choices
board-waiting = Waiting
board-boards = Boards
board-round = Round { $round } of { $rounds }
board-round-number = Round { $round }
board-start = Start
board-order = Place in the turn order
board-has-passed = has passed
board-scores = Points
board-player = Player
board-total = Points
board-this-round = Round
board-round-end =
    { $over ->
        [1] In the last round
       *[other] If the round ended now
    }
board-engineers = Engineers
board-engineers-of = engineers: { $engineers }, highest number: { $highest }
board-how = how it comes about
board-majority-help = In brackets: the place among those with the most engineers, as it stands. It is scored at the end.
board-rounds = Rounds so far
board-as-table = As a table
board-pay-with = Pay with
board-pay-instead = or with
board-pay-coins = A coin can pay in place of a worker: press it, or K.
board-instead = Instead of the space you have just taken: { $place }
board-press-again = Press again to take it.
board-cost = Price: { $cost }
board-engineer-number = Engineer { $number }
board-change-points = At once: { $change }
board-change-round = This round’s end: { $list }
board-best =
    { $more ->
        [0] By this round’s end at best: { $gain }
        [token] By this round’s end at best: { $gain }, without the ? token
       *[other] By this round’s end at best: { $gain } or more
    }
board-reaches = In reach: { $list }
board-change-wins = Wins: { $list }
board-wins-rails = rails ({ $colour })
board-wins-worker = one more worker
board-wins-spot = ? token
board-wins-factory = factory { $factory } works
board-left = left: { $list }
# What happened in a turn, as parts of one sentence after the name of the space.
board-did-occupied = { $place }
board-did-reused = claim worker: { $place }
board-did-stayed = the claim worker stays
board-did-chose-start = start bonus: { $start }
board-did-passed =
    { $points ->
        [0] passes
       *[other] passes, +{ $points }
    }
board-did-stepped = { $line } { $space }
board-did-won-rails = new rails: { $colour }
board-did-won-worker = one more worker
board-did-won-token = ? token
board-did-end-station = end station +{ $points }
board-did-advanced =
    { $marker ->
        [1] industry { $space }
       *[other] second marker { $space }
    }
board-did-factory-works = factory { $factory } works
board-did-took-locomotive = locomotive { noun-number }
board-did-placed = locomotive { noun-number }: { $slot }
board-did-placed-new = { board-did-placed }
board-did-retired = locomotive { noun-number } leaves
board-did-built = factory { $factory }
board-did-doubled = doubler { $doublers }
board-did-got-points = +{ $points }
board-did-got-coins = { noun-coins }
board-did-hired = engineer: { $engineer }
board-did-used-token = ? token: { $token }
board-did-took-card = ? card: { $card }
board-did-took-bonus = end-bonus card: { $bonus }
board-did-took-bonus-hidden = an end-bonus card
board-did-repeats = once more: { $place }
board-did-once-more = once more: { $part }
board-did-gave-up = the rest is given up
board-did-went-on = { $effect }:
# Remarks on spaces.
board-note-black-or-grey = This space is never closed: anyone may use it any number of times.
board-note-temporary = They help until the end of this round and cannot be kept.
board-note-hire = Takes the engineer for good. A worker cannot stand in for the coin.
board-note-leaves = If nobody hires this engineer, the tile leaves at the end of the round.
board-note-first = You begin the next round. After everybody has passed, this worker may move on to a space for one worker.
board-note-second = You are second in the next round. After everybody has passed, this worker may move on to a space for one worker.
board-note-locomotive = You take the lowest number of the supply.
board-round-scored = Round { $round } is scored
board-end = Where the points came from
# One letter for each source of points, for the chart.
board-letter-transsiberian = T
board-letter-petersburg = P
board-letter-kiev = K
board-letter-industry = I
board-letter-passing = –
board-letter-stations = S
board-letter-effects = +
board-letter-bonus-cards = B
board-letter-majority = M

help-keys-title = Keys of this board
help-keys =
    – 1 to 9: one of the choices in the strip, or a card.
    – P: pass.
    – M: to the main board; B: to your own board.
    – K: a coin in place of a worker, on the space that you point at.
    – O: the next player’s board.
    – S: everybody’s points.
    – Arrows: from space to space, from choice to choice.

# An end-bonus card, if the match ended now
board-worth-now = Worth now: { noun-points }

### The main board on the page

board-main = Main board
board-area-tracks = Track building
board-area-locomotives = Locomotives
board-area-industry = Industry
board-area-auxiliary = Auxiliary
board-area-engineers = Engineers
board-area-order = Turn order
board-area-supply = Supply
# For screen readers, after the name and price of a space
board-space-can = Can be taken
board-space-taken = Closed this round
# Over the hire space, very short
board-cell-hire = Hire
board-cell-rounds =
    { $count ->
        [one] On the hire space next round
       *[other] On the hire space in { $count } rounds
    }
# Turn order of this round, and of the next as it stands; very short
board-order-now = Now
board-order-next = Next
board-supply-locomotives = Locomotives
board-supply-locomotive = Locomotive { $number }: { $count } left
board-supply-lowest = Locomotive { $number }: { $count } left, the next to be taken
board-supply-factories = Doublers and returned factories
board-supply-factory = Factory { $factory }: { $count }
board-supply-doublers =
    { $count ->
        [one] { $count } doubler left
       *[other] { $count } doublers left
    }
board-supply-cards = The ? cards
board-card-taken = { $seat } took it.

### The player boards on the page

board-of = Board: { $seat }
board-line =
    { $over ->
        [1] { $line }: { noun-points } in the last round, locomotives reach { $reach }
       *[other] { $line }: { noun-points } if the round ended now, locomotives reach { $reach }
    }
board-steps-to =
    { $count ->
        [one] { $line }: the { $colour } rail to space { $space } ({ $count } step)
       *[other] { $line }: the { $colour } rail to space { $space } ({ $count } steps)
    }
board-advance-to =
    { $marker ->
        [1] { $count ->
            [one] Industry: the marker to space { $space } ({ $count } step)
           *[other] Industry: the marker to space { $space } ({ $count } steps)
        }
       *[other] { $count ->
            [one] Industry: the second marker to space { $space } ({ $count } step)
           *[other] Industry: the second marker to space { $space } ({ $count } steps)
        }
    }
board-rail-on = { $colour } { $space }
board-rail-waits = { $colour } waits beside the line
board-sum =
    { $over ->
        [1] { $line }: { noun-points } in the last round
       *[other] { $line }: { noun-points } if the round ended now
    }
board-sum-spaces = Spaces { $from }–{ $to }, { $colour }
board-sum-space = Space { $space }, { $colour }
board-sum-doubled = doubled
board-sum-bonus = Special spaces
board-sum-nothing = No space counts yet: a rail and the locomotives must reach it.
board-sum-industry =
    { $over ->
        [1] { source-industry }: { noun-points } in the last round
       *[other] { source-industry }: { noun-points } if the round ended now
    }
board-sum-industry-help = The number under the marker counts, or the last one before it.
board-sign-open = Needs the rail ({ $colour }) on space { $space }, and locomotives that reach it.
board-sign-rail = The rail is there. The locomotives do not reach it yet.
board-sign-locomotive = Needs the rail ({ $colour }) on space { $space }.
board-sign-met = Reached.
board-sign-won = Use a ? token here now.
board-sign-used = Used here: { $token }
board-sign-dropped = No ? token was used here.
board-token-first = The first marker to arrive here lets you use a ? token.
board-slot-free = free
board-locomotive = locomotive { noun-number }
board-gap = Place { $factory_slot } for a factory
board-gap-help = A marker cannot pass a place without a factory.
board-factory = Factory { $number }
board-values = Points for a space
board-values-revalued = Points for a space, higher values
board-tokens = ? tokens left: { $count }
board-token-gone = Used.
board-workers = Workers left: { $count } of { $all }
board-temporary = Temporary workers: { $count }
board-black-ready = The black worker is ready.
board-black-used = The black worker is at work.
board-coins = Coins: { $count }
board-bonus-cards = End-bonus cards: { $count }
board-engineer-used = Has worked in this round.
board-engineer-ready = Has not worked in this round yet.
board-in-hand = In hand: locomotive { noun-number }
board-points-now = { noun-points }, and { $round } more if the round ended now
board-summary =
    { $passed ->
        [0] { $seat }: { noun-points }, { $round } more if the round ended now, workers left: { $workers }
       *[other] { $seat }: { noun-points }, { $round } more if the round ended now, has passed
    }

### What speaks for an action (hints)

why-goes-first = Your place in the turn order of the next round: { $position }.
why-leads-engineers = An engineer for all rounds to come: { $engineer }. With { $count } you have more than anyone else.
why-hires = An engineer for all rounds to come: { $engineer }. Then you have: { $count }.
why-pays-each-round = Can bring points at the end of each round: { $points }. Rounds still to be scored: { $rounds }.
why-brings = Points this round: { $points }.
why-pulls-farther = Reach of the locomotives ({ $line }): { $after } instead of { $before }.
why-reaches = Space that the rail reaches ({ $line }, { $colour }): { $space }.
why-gets-coins = Coins: { $count }. Each stands for a worker.
why-gets-workers = More workers in this round: { $count }.
why-takes-locomotive = The number of the locomotive: { $number }.
why-builds-factory = What the factory gives when a marker reaches it: { $factory }.
why-factory-works = A factory works: { $factory }.
why-bonus-now = Points of the card if the match ended now: { $points }.
why-leaves = What remains for this round: workers { $workers }, coins { $coins }.
why-pays-for-passing = Points for passing: { $points }.
why-prepares = No points at once: it prepares later rounds.
why-stays = The worker does nothing more in this round.
why-ends-effect = The rest is given up.
