# The words of the page, of the terminal and of what the core refuses. The words of a game are in its own folder.
# Names of players ($seat, $name) stand first in their sentence or after a colon, so that no language has to decline them.

### Languages (each by its own name, the same in all files)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-hr = Hrvatski

### Core

seat-name = Player { $number }

level-random = Random
level-random-help = Takes any possible move.
level-greedy = Planner
level-greedy-help = Weighs every move and what it opens for the others.

reason-match-over = The match is over.
reason-not-your-turn = Someone else is to move: { $seat }.
reason-not-now = That is not possible now.
reason-undo-nothing = There is nothing to take back.
reason-undo-other-acted = Another player has acted since.
reason-undo-drawn = Something was drawn since, so this can no longer be taken back.
reason-undo-revealed = Something hidden was shown since, so this can no longer be taken back.
reason-undo-over = The match is over, so nothing can be taken back.

### Terminal

cli-which-game = Which game?
cli-how-many-players = How many players?
cli-which-level = Which opponent?
cli-your-name = What is your name?
cli-match-starts = { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-turn = { $seat } is to move
cli-thinking = { $seat } is thinking …
cli-hand-over = { $seat }: this screen is for you now. Press Enter.
cli-ask = Number or words, ? help, u undo, q quit:
cli-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
cli-choices-match = { $shown } of { $count } choices fit “{ $text }”
cli-no-choice-fits = No choice fits “{ $text }”. Type a number from 1 to { $count } or part of a choice.
cli-why-not = Not possible: { $reason }
cli-rulebook = Rulebook: { $section }
cli-undone = Taken back.
cli-cannot-undo = Cannot be taken back: { $reason }
cli-help =
    Type the number of a choice, or part of its text to see only the choices that fit.
    An empty line shows all choices again.
    ?   this help and the rules
    u   take back your last choice
    q   leave the match
cli-rules = Rules
cli-left = The match was left.
cli-over = The match is over.
cli-winner = Winner: { $name }
cli-shared-win = Shared first place: { $names }
cli-draw = A draw.
cli-rank = { $rank }. { $name }
cli-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cli-saved = Saved to { $path }
cli-compiling = Preparing fast rules: { $done } of { $total }

cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-score = Mean score
cli-column-spread = Spread
cli-column-game = Game
cli-column-players = Players
cli-column-minutes = Minutes
cli-column-levels = Opponents
cli-games-played =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
cli-decisions =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
cli-decisions-per-second = { $rate } decisions/s
cli-games-per-second = { $rate } matches/s
cli-verify-good = The match file is sound: every action fits.
cli-verify-bad = The match file is broken at { $at }: { $why }
