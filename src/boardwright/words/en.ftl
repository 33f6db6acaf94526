# Texts of the page, the terminal and the core’s refusals. The texts of a game are in its own folder.
# Names of players ($seat, $name) come first in their sentence or after a colon, so that no language has to decline them.

### Languages (each by its own name, the same in all files)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-sr-Cyrl = Српски
language-hr = Hrvatski

### Core

seat-name = Player { $number }

level-random = Random
level-random-help = Plays any legal move.
level-novice = Beginner
level-novice-help = Thinks of this move only. Right for a first match.
level-apprentice = Apprentice
level-apprentice-help = Knows the basics, and thinks of what comes next.
level-amateur = Amateur
level-amateur-help = Knows sensible moves, but plans one thing at a time.
level-advanced = Advanced
level-advanced-help = Plans ahead, but not far.
level-expert = Expert
level-expert-help = Plays well, but overlooks what the others do.
level-veteran = Veteran
level-veteran-help = Plays like the professional, but now and then chooses in haste.
level-greedy = Professional
level-greedy-help = Weighs every move and what it opens for the others.
level-challenger = Challenger
level-challenger-help = Plays like the professional, and gets in the way of the others.
level-master = Master
level-master-help = Thinks ahead: plays its best moves to the end many times and takes the one that does best.
level-grandmaster = Grandmaster
level-grandmaster-help = Thinks ahead like the master, with several times as many tries. Takes its time.
level-search = Search
level-search-help = Thinks ahead with as many tries as you give it.
level-plain-search = Plain search
level-plain-search-help = As Search, but without the game’s advice: it tries everything and plays on at random.

prompt-wait-for-several = Several players are choosing

reason-match-over = The match is over.
reason-not-your-turn = It is not your turn.
reason-already-chosen = You have chosen; others are still choosing.
reason-not-now = That is not possible right now.
reason-undo-nothing = There is nothing to take back.
reason-undo-other-acted = Another player has acted since.
reason-undo-drawn = Something has been decided by chance since. { $event }
reason-undo-revealed = Something hidden has been revealed since. { $event }
reason-undo-over = The match is over.
reason-stale = The table has changed in the meantime. Please choose again.
reason-match-too-long = The match is too long to continue.
reason-bot-plays = A bot is playing for you. Take the seat back first.
reason-paused = The match is paused. Resume it to move.

### Terminal

cli-which-game = Which game?
cli-how-many-players = How many players?
cli-which-level = Which opponent?
cli-your-name = What is your name?
cli-match-starts =
    { $players ->
        [one] { $game } for { $players } player
       *[other] { $game } for { $players } players
    }
cli-turn = { $seat } is to move
cli-thinking = { $seat } is thinking …
cli-hand-over = { $seat }: this screen is for you now. Press Enter.
cli-ask = Number or text, ? help, u undo, q quit:
cli-choices-match = { $shown } of { $count } choices match “{ $text }”
cli-no-choice-fits = No choice matches “{ $text }”. Type a number from 1 to { $count } or part of a choice.
cli-rulebook = Rulebook: { $section }
cli-undone = Taken back.
cli-cannot-undo = Cannot take back: { $reason }
cli-help =
    Type the number of a choice, or part of its text to see only matching choices.
    Press Enter to see all choices again.
    ?   this help and the rules
    u   take back your last choice
    q   leave the match
# Shown after “?…”: a question mark and some words.
cli-why-help = why the matching choices are not possible
cli-rules = Rules
cli-left = You left the match.
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
cli-column-place = Mean place
cli-column-time = Time per decision
cli-column-against = Against
cli-column-deals = Deals
cli-column-ahead = Better place
cli-column-alone = Wins as the only one
cli-column-positions = Positions
cli-train-said = Predicted
cli-train-decisions = Decisions
cli-train-even = Even chances
cli-train-outlook = Outlook
cli-train-network = With network
cli-train-points = Points so far
cli-train-better = Better
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
cli-abandoned =
    { $games ->
        [one] { $games } match was abandoned after { $decisions } decisions. Nobody has won it.
       *[other] { $games } matches were abandoned after { $decisions } decisions. Nobody has won them.
    }
cli-mean-decisions = { $mean } decisions per match
cli-decisions-per-second = { $rate } decisions/s
cli-games-per-second = { $rate } matches/s
cli-arena-stronger = { $bot } is stronger than { $other } (test of { $elo0 } or { $elo1 } Elo)
cli-arena-not-stronger = { $bot } is not stronger than { $other } (test of { $elo0 } or { $elo1 } Elo)
cli-arena-open = Not decided yet: log likelihood ratio { $ratio }, bounds { $low } and { $high }
cli-analysis-progress = Comparing decisions: { $done } of { $total }
cli-analysis-chances = Chances to win
cli-analysis-points = Expected points
cli-analysis-parts = Decisions and luck
cli-analysis-sum = In per cent of the win. The beginning and the three parts add up to the result.
cli-analysis-begin = beginning
cli-analysis-own = own decisions
cli-analysis-others = others’ decisions
cli-analysis-chance = chance
cli-analysis-end = result
cli-analysis-now = now
cli-analysis-worst = Costliest decisions
cli-analysis-none = No decision stands out.
cli-analysis-costs = Decision { $number }: { $action } ({ $loss })
cli-analysis-better = Better: { $action }
cli-analysis-full = With everything face up: { $action } ({ $loss })
cli-analysis-known = What a player could not know is not held against them. Differences that may be chance are not listed.
cli-analysis-played = played
cli-analysis-candidates = Moves compared, with the chances after them
cli-analysis-unfinished = The match is not over: analysed up to decision { $number }.
cli-analysis-full-none = With everything face up no better move stands out.
cli-analysis-sources = Points by source
cli-analysis-usual = In brackets: the middle half of the matches of bots of this level with as many players (people: level Professional).
cli-stats-player = Player
cli-stats-matches = Matches
cli-stats-places = Places (1 · 2 · …)
cli-stats-best-score = Best score
cli-stats-others = Opponents’ mean
cli-stats-usual-level = Usual of the level
cli-stats-people = people
cli-stats-mean = Mean
cli-stats-best = Highest
cli-stats-last = Last ten
cli-stats-usual = Usual
cli-stats-numbers = Numbers of the matches
cli-stats-met = Met
cli-stats-ahead = Ahead
cli-stats-behind = Behind
cli-stats-of = { $player }, number of players: { $number }, against: { $against }
cli-stats-none = No finished match was found.
cli-verify-good = The match file is valid: every action is legal.
cli-verify-bad = The match file is broken at { $at }: { $why }
cli-verify-deal = Fair deal: the seed follows from a key that was committed to beforehand. Commitment: { $commitment }
cli-verify-deal-pledged = Contributed to it, pledged beforehand: { $names }
cli-verify-deal-given = Contributed to it, in the same step as the deal: { $names }
cli-verify-deal-missing = Pledged to contribute, but did not in time: { $names }
cli-verify-deal-alone = No player contributed: the key alone decided.
cli-verify-no-deal = The file does not say where its seed comes from, so it cannot prove that nobody chose the deal.
cli-verify-other-commitment = This is not the deal that was committed to. Its commitment is { $commitment }
cli-verify-other-promise = This does not match what the table showed before the deal. Its promise is { $promise }
cli-learn = Course: { $game }
cli-learn-left = The course is saved at step { $number }. Continue with: boardwright learn { $game }
cli-learn-again = Let’s try that again.
cli-learn-none = { $game } has no course.

### Page: the frame around every screen

ui-skip = Skip to content
ui-tagline = Board games with the complete rules, with friends near and far, or with bots.
ui-tagline-here = Board games with the complete rules, with friends at one screen or against bots.
ui-home = All games
ui-groups = Groups
ui-others-wait =
    { $count ->
        [one] your turn in { $count } match
       *[other] your turn in { $count } matches
    }
ui-settings = Settings
ui-language = Language
ui-close = Close
ui-loading = Loading …
ui-unofficial = Unofficial: original artwork and texts. Game names only say which rules are implemented.
# Players can play meanwhile. $stage: `rules` are run by the server, `page` are rules that the page runs itself.
ui-compiling = Preparing fast rules for { $game }: { $done } of { $total }. You can play meanwhile.
ui-making =
    { $stage ->
        [waiting] Fast rules are coming. You can play meanwhile.
        [later] Hints are coming.
        [bots] Preparing hints: { $done } of { $total }
        [page] Preparing the rules for the page: { $done } of { $total }
       *[rules] Preparing fast rules: { $done } of { $total }. You can play meanwhile.
    }
ui-making-failed =
    { $stage ->
        [bots] Hints could not be prepared. See the server log.
        [page] The rules for the page could not be prepared; the server answers instead. See its log.
       *[rules] Fast rules could not be prepared, so bots are slower. See the server log.
    }
ui-title-screen = { $screen } – Boardwright

### Page: lobby

ui-games = Games
# $min and $max are numbers of players, for example 2–4.
ui-players-range = { $min }–{ $max } players
ui-players-exact =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ui-play-now = Play now
ui-play-now-help =
    { $count ->
        [one] You against one bot: { $level }
       *[other] You against { $count } bots: { $level }
    }
ui-new-match = New match
ui-new-match-of = New match: { $game }
ui-play-now-of = Play now: { $game }
ui-no-games = No games found.
ui-running = Running matches
ui-offline = The server is not running. Matches on this device and match files still work; new matches are kept on this device. The other matches come back with the server.
ui-finished = Finished matches
ui-ratings = Ratings
ui-statistics = Statistics
ui-here = Only on this device
ui-carry-server = Continue with friends
ui-carry-server-help = Moves the match to the server. There each player can go on at a device of their own.
ui-carry-here = Continue only on this device
ui-carry-here-help = Moves the match from the server to this device. It then works without a network.
ui-carry-left = Talk and the marks of hints stay behind. The time to take a turn back, the curtain and the bots that play for people come along.
ui-to-watch = Matches to watch
ui-column-game = Game
ui-column-seats = Players
ui-column-result = Result
ui-column-when = Last move
ui-column-what = Actions
ui-resume = Resume
ui-resume-of = Resume { $game }: { $names }
ui-show-all = Show all: { $count }
ui-show-fewer = Show fewer
ui-replay = Replay
ui-replay-of = Replay { $game }: { $names }
ui-download = Match file
ui-deal-check = Verify the deal
ui-download-of = Save the match file of { $game }: { $names }
ui-download-all = All match files
ui-download-all-help = A zip archive with the files of all finished matches, and of all matches on this device
ui-remove = Delete
ui-remove-of = Delete { $game }: { $names }
ui-remove-sure = Delete this match permanently?
ui-remove-yes = Delete
ui-remove-no = Keep
ui-forget = Remove from my list
ui-forget-of = Remove from my list: { $game } ({ $names })
ui-forget-sure = Remove this match from your list? The others keep it, and its link brings it back.
ui-forget-yes = Remove
ui-winner = Winner: { $names }
ui-shared-first = Shared first place: { $names }
ui-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
ui-open-file = Open a match file
ui-open-file-help = Choose a file, or drop it anywhere on this page, to replay the match. The matches of a zip archive come back to this device.
ui-open-file-drop = Drop the match file here
ui-kept-files =
    { $count ->
        [one] { $count } match is on this device now.
       *[other] { $count } matches are on this device now.
    }
ui-opening = Checking the match file …

### Page: new match

ui-seats = Players
ui-seats-help = In seating order. Chance or the rules decide who goes first.
ui-person = Person
ui-bot = Bot
ui-kind-of-seat = Who plays in seat { $number }
ui-name-of-seat = Name for seat { $number }
ui-level-of-seat = Bot for seat { $number }
ui-level-rating = Rating { $rating }
ui-level-wins = Wins { $wins } of 100 matches against the level below: { $lower }
ui-levels = Levels
ui-styles = Other styles
ui-add-person = Add a person
ui-add-bot = Add a bot
ui-remove-seat = Remove seat { $number }
ui-move-up = Move seat { $number } up
ui-move-down = Move seat { $number } down
ui-seats-full = All seats are taken.
ui-options = Game options
ui-start = Start the match
ui-several-persons = Several people share this screen.
ui-curtain = Cover the screen between players
ui-curtain-always = always
ui-curtain-needed = when needed
ui-curtain-never = never
ui-curtain-help = When needed: only if the next player sees something hidden from the others.
ui-only-bots = Only bots are playing: you watch.

### Page: table

ui-board-of = Board: { $game }
ui-your-turn = Your turn
ui-turn-of = { $seat } is to move
ui-turn-of-away = { $seat } is to move, but offline
ui-turn-now = { $seat } – your turn
ui-paused = The match is paused.
ui-only-choice-done = The only possible choice was played: { $choice }
ui-waiting-for = Waiting for: { $names }
ui-bot-plays = A bot is playing for you.
ui-thinking = { $seat } is thinking …
ui-thinking-for =
    { $seconds ->
        [one] { $seat } has been thinking for { $seconds } second
       *[other] { $seat } has been thinking for { $seconds } seconds
    }
ui-sending = Sending …
ui-sending-slow = No answer yet. Your choice is kept.
ui-undo = Take back
ui-undo-closed = Cannot take back: { $reason }
ui-undo-turn = Restart the turn
ui-undo-turn-help = Take back this whole turn
ui-undo-ask = Ask to take back
ui-undo-ask-help = Others have moved since. If everyone present agrees, your choice and everything after it is taken back.
ui-done = Done
ui-still-open =
    { $seconds ->
        [one] You can still take this back; the next player waits { $seconds } second.
       *[other] You can still take this back; the next player waits { $seconds } seconds.
    }
ui-still-open-untimed = You can still take this back.
ui-talk = Chat
ui-choices = Choices
ui-choices-count =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
ui-choices-none = You have nothing to choose right now.
ui-choices-other = Other choices
ui-choices-filter = Filter choices
ui-choices-match = { $shown } of { $count }
ui-not-possible = Not possible now
ui-not-possible-help = Select one to see why.
ui-more = And { $count } more: type to find them.
ui-why-not = Why not?
ui-rulebook = Rulebook: { $section }
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-log-find = Search the log
ui-log-latest = Jump to latest
ui-log-none = Nothing in the log matches.
ui-log-since = Since your last choice
ui-you = You
ui-table-players = Players
ui-seat-you = on this screen
ui-seat-acting = to move
ui-seat-thinking = thinking
ui-seat-waits = waiting for you
ui-seat-online = connected
ui-seat-away = not connected
ui-seat-away-for = away for { $time }
ui-seat-stand-in = a bot plays
ui-seat-stood-in = finished by a bot
ui-link-open = Connected
ui-link-connecting = Connecting …
ui-link-lost = Connection lost. Reconnecting …
ui-link-retry = Retry now
ui-link-closed = Not connected
ui-board-missing = This game has no board on the page. Use the list of choices.
ui-watching = You are watching
ui-watching-late = Watching with a delay, nothing hidden
ui-drawer = More about the match
ui-hint = Hint
ui-hint-help = Hint: what would { $bot } choose?
ui-hint-says = Hint ({ $bot }): { $choice }
ui-hint-chance = Chance to win: { $chance }
ui-hint-alike = Chance to win: about the same
ui-percent = { $number }%
event-hint-asked = { $seat } asks for a hint.
ui-analysis = Analysis
ui-what-if = What if …

### Page: passing the screen on

ui-pass-to = Pass the screen to: { $seat }
ui-pass-help = Nobody else should look now.
ui-pass-ready = I am { $seat }
ui-pass-since = Meanwhile

### Page: the end

ui-over = The match is over
ui-draw = A draw
ui-place = { $place }.
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-own-rank =
    { $place ->
        [1] You won
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
       *[other] You came in place { $place }
    }
ui-points-behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
ui-points-ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
ui-score-behind = { $points } behind
ui-score-ahead = { $points } ahead
ui-own-level =
    { $place ->
        [1] { ui-own-rank }, tied with second place
       *[other] { ui-own-rank }, tied with first place
    }
ui-level =
    { $place ->
        [1] tied with second place
       *[other] tied with first place
    }
ui-own-noted = You: { $note }
ui-points-from = Where the points come from
ui-total = Total
ui-score = Score
ui-again = Play again
ui-again-help = The same players, a new match
ui-again-elsewhere-help = Opens one new table for all of you and seats you there
ui-again-waits = A new table is open for all of you: “Play again” takes you there.
ui-back-to-competition = Back to the competition
ui-look-at-board = Look at the board
ui-show-result = Result
ui-progress = Points over time
ui-progress-turn = Turn { $turn }
ui-turning-lead = Takes the lead for good: { $seat }, turn { $turn }
ui-turning-gain = Largest gain: { $seat }, { $points } in turn { $turn }
ui-turning-best = { $seat }, best turn: { $points } in turn { $turn }
ui-turning-changes =
    { $count ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
ui-turning-see = See this moment in the replay
ui-again-easier = Easier: { $level }
ui-again-harder = Harder: { $level }

### Page: help

ui-help = Help
ui-help-keys = Keys
ui-key-help = Open this help
ui-key-undo = Take back the last choice
ui-key-done = Done: let the next player move
ui-key-choices = Open the list of choices
ui-key-log = Open the log
ui-key-hint = Ask for a hint
ui-key-what-if = Open a trial board (What if …), or leave it
ui-key-escape = Close what is open
ui-key-tab = Go to the next thing you can choose
ui-key-enter = Choose it
ui-key-arrows = Replay: one step back or forward
ui-key-marks = Replay: to the previous or next mark
ui-key-ends = Replay: to the start or the end
ui-key-space = Replay: play or pause
# The names of keys as they are printed on them.
ui-keyname-escape = Esc
ui-keyname-enter = Enter
ui-keyname-space = Space
ui-keyname-tab = Tab
ui-keyname-home = Home
ui-keyname-end = End

### Page: rules

ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-rules-page = Open on its own page
ui-rules-contents = Contents
ui-rules-search = Search the rules
ui-rules-found =
    { $count ->
        [0] Nothing found.
        [one] Found in { $count } section
       *[other] Found in { $count } sections
    }
ui-rules-link = Link to this section: { $section }
ui-rules-no-game = There is no game “{ $game }” here. Rules of:
ui-rules-no-text = This section has no text yet.
ui-rules-no-section = These rules have no section “{ $section }”. See the contents.
ui-rules-no-picture = The picture “{ $picture }” is missing.
ui-rules-foreign = These rules are available in English only.
ui-rules-failed = The rules could not be loaded. Reload the page.
ui-part-failed = Part of the page could not be loaded.
ui-load-again = Reload the page

section-goal = Goal
section-parts = Components
section-rulings = Clarifications
section-tips = Tips

### Page: replay

ui-replay-first = To the start
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = One step forward
ui-replay-last = To the end
ui-replay-position = Decision { $at } of { $count }
ui-replay-slider = Decision
ui-replay-speed = Speed
# A number of steps a second, for example 2.
ui-replay-speed-value = { $speed }×
ui-from-here = Play on from here
ui-replay-link = Copy a link to this position
ui-replay-copied = Link copied.
ui-copy-refused = The browser did not let the page copy. The link: { $link }
ui-replay-eyes = Point of view
ui-replay-eyes-all = Everything visible

### Page: a guided course

ui-learn = Learn by playing
ui-learn-of = Learn by playing: { $game }
ui-learn-step = Step { $number } of { $count }
ui-learn-reached = Well done!
ui-learn-missed = Not quite.
ui-learn-next = Next
ui-learn-back = Previous step
ui-learn-again = Take back
ui-learn-show = Show me
ui-learn-finished = Now you know the game. Time for a real match!
ui-learn-anew = Start over

### Errors of the server and the page

error-unknown = Something went wrong: { $id }
error-unreachable = The server is not responding.
error-no-server = This page works without a server, so this is not possible here.
error-site-file = A file of this page is missing or damaged. Reload the page; if that does not help, its operator can repair it.
error-storage-full = This device has no space left, so nothing more is saved. You can play on and download the match.
error-storage-forbidden = This browser saves nothing for this page, perhaps because the window is private. You can play and download the match; it is gone when the page is closed.
error-storage-newer = The matches on this device were saved by a newer version of this page. Close its other tabs and reload this one. What you play until then is not saved.
error-open-elsewhere = This match was opened in another tab and goes on there. Reload this page to play here again.
error-broken-archive = This archive cannot be read. It may be incomplete.
error-broken-link = This link is incomplete, so its match cannot be opened. Copy the whole link once more.
error-link-too-long = This match is too long for a link. Download its file and send that.
error-cannot-carry = Rated matches, matches of competitions and matches with components of their own cannot go on anywhere else.
error-position-unread = This match starts from a position of another one, which only a server can read. Open its file on a page with a server.
error-match-is-over = This match is over.
error-server = The server could not do that (status { $status }).
error-page = Something went wrong on this page. Reload it.
error-no-such-path = There is nothing at this address.
error-no-such-method = This address does not support that request.
error-no-such-game = This game is not available here.
error-no-such-match = This match does not exist here.
error-match-closed = The operator of this server has ended this match. Nothing was deleted.
error-no-such-replay = This replay is no longer here. Open the match file again.
error-no-such-level = There is no opponent “{ $level }”. Available: { $levels }
error-no-such-action = The game has no such action.
error-no-such-decision = There is no decision { $k }; the last one is { $decisions }.
error-no-such-seat = There is no seat { $number }; the last one is { $last }.
error-bad-request = The server did not understand the request.
error-bad-message = The server did not understand the message.
error-bad-option = These options do not work for this game: { $why }
error-bad-name = { $seat }: please enter a name with visible characters.
error-same-name = { $seat }: this name looks too much like another one at the table: { $other }. Please choose a different one.
error-broken-record = This match file cannot be used: { $why } (Place in the file: { $at })
error-ruleset-changed = This match was played under other rules: { $stored } then, { $now } now.
error-log-does-not-fit = The saved match no longer fits the rules from decision { $at } on.
error-game-is-gone = The game of this match is no longer installed: { $game }
error-not-over = The match file is available once the match is over.
error-cannot-begin-here = A match cannot start from this position.
error-match-runs = The match is not over yet.
error-not-your-seat = { $seat } is not played on this device.
error-restored = The server was restored to an earlier point. Moves made since then are gone; the match goes on from what is shown.
error-seat-moved = This seat is now played on another device. You are watching.
error-no-token = The server does not know this device. Reload the page.
error-other-origin = This page belongs to another server.
error-other-host = This server does not accept the host name { $host }. To allow it, start the server with { "--allow-host" } { $host }.
error-not-json = The server accepts only JSON (Content-Type: application/json).
error-too-slow = The upload was too slow. Try again on a better connection.
error-hello-once = The connection got out of step. Reload the page.
error-come-again = Another move arrived at the same moment. Try again.
error-too-long =
    { $limit ->
        [one] That is too long: the limit is { $limit } byte.
       *[other] That is too long: the limit is { $limit } bytes.
    }
error-too-many =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
error-too-many-matches =
    { $limit ->
        [one] This device already has { $limit } match, the maximum. Delete it first.
       *[other] This device already has { $limit } matches, the maximum. Delete some first.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] This device already has { $limit } running match between bots, the maximum. Delete it first.
       *[other] This device already has { $limit } running matches between bots, the maximum. Delete some first.
    }
error-too-many-sockets = Too many pages are open. Close one and try again.
error-busy = The server is busy. Try again in a moment.
error-store-failed = The server cannot reach its database right now. Try again in a moment.
error-database-full = This server’s database is full. Matches in progress continue.
error-store-gone = The server’s database was moved or deleted. Nothing is saved until the server is restarted.
error-too-heavy = Checking this match file takes more time or memory than the server allows.
error-internal = Something went wrong on the server.
error-other-rules = The server has different rules from this page. Reloading the page …
error-page-rules =
    { $why ->
        [version] The rules for this page have a different version. The server answers instead.
        [damaged] The rules for this page are damaged. The server answers instead.
        [record] The server’s data does not match the rules of this page. The server answers instead.
       *[failed] The rules failed on this page. The server answers instead.
    }
error-no-such-course = This game has no course.
error-broken-course = The course of this game does not match its rules (part: { $part }).
error-course-rules = The course needs the rules of this game, which are still loading. Try again in a moment.
error-course-failed = The rules failed on this page. The step starts over.
error-random-bot = The bot could not be loaded. A random one plays instead.
error-local-rules = The rules of this game do not run in this browser. Reload the page, or try another browser.
error-not-ready-here = The rules and bots for matches on this device are still being prepared. Try again in a moment, or play on the server.
error-not-kept = This choice could not be saved on this device. You can play on; the next choice tries again.
error-no-hint =
    { $why ->
        [missing] No hint yet: the bot is still being prepared.
       *[failed] No hint: the bot failed on this page.
    }
error-hints-forbidden = Hints are not allowed at this table.
error-not-rated =
    { $why ->
        [bot] This bot has no rating. Choose another one for a rated match.
        [same_device] In a rated match every player has a device of their own.
        [same_person] In a rated match one person cannot have two seats. Accounts of the same browser count as one person.
        [hints] There are no hints in a rated match.
        [watching] Spectators of a rated match cannot see everything.
        [start] A rated match starts from the beginning.
        [seat] In a rated match a seat stays on its device.
        [delete] A rated match cannot be deleted while it runs.
       *[undo] In a rated match, what others have answered cannot be taken back.
    }
error-no-what-if =
    { $why ->
        [making] The trial board is not ready yet: the rules of this game are still being prepared.
        [waiting] The trial board is not ready yet: the page is waiting for the position. Try again in a moment.
        [passed] The trial board was not opened: the screen has passed to the next player.
        [replay] No trial board here: this replay runs on the server, and a trial stays on the page.
       *[rules] No trial board here: the page does not have the rules of this game.
    }
error-what-if-bots = The bot could not be loaded. You choose for every player.
error-no-such-table = This table no longer exists.
error-table-closed = The operator of this server has closed this table.
error-no-such-chair = This table has no such chair (chairs: { $chairs }).
error-nobody-to-wait-for = This table has no seat for other players: leave a chair open, or invite a friend.
error-too-many-tables =
    { $limit ->
        [one] This device already has { $limit } open table, the maximum. Close it first.
       *[other] This device already has { $limit } open tables, the maximum. Close one first.
    }
error-empty-line = Write something first.
error-talk-full = This chat is full.
error-no-such-line = This message no longer exists.
error-table-started = The match at this table has already started.
error-chair-taken = This chair is already taken.
error-no-open-chair = This table has no open chair.
error-bad-invitation = This invitation no longer works. Ask for a new one.
error-already-sitting = You already have a seat at this table.
error-chairs-empty = Some chairs are still empty. Wait, or fill them with bots.
error-not-ready = Some players are not ready yet.
error-not-sealed = The deal has not started: some players are missing or not ready.
error-bad-share = This does not match what was pledged for this chair.
error-same-pledge = Two chairs cannot have the same pledge.
error-not-your-table = Only the host can do that.
error-no-such-group = This group does not exist, or you are not in it.
error-no-such-member = This person is no longer in the group.
error-no-such-preset = This saved table no longer exists.
error-not-your-group = Only the host of the group can do that.
error-bad-group-link = This invitation to a group no longer works. Ask for a new one.
error-bad-group-name = Please enter a name with visible characters.
error-same-group-name = This name looks too much like another one in the group: { $other }. Please choose a different one.
error-group-full = This group is full (at most { $limit } people).
error-too-many-groups = You are already in { $limit } groups, the maximum. Leave one first.
error-too-many-presets = The group already has { $limit } saved tables, the maximum. Remove one first.
error-no-such-competition = This competition no longer exists.
error-too-many-competitions = The group already has { $limit } competitions, the maximum. Delete one first.
error-few-entrants = A competition of this kind needs more members (at least { $least }).
error-entrant-twice = { $name } is in the list twice.
error-bad-rounds = There cannot be so many rounds (at most { $most }).
error-nothing-to-play = You have no match to play in this competition now.
error-reserved-table = The seats of this table are reserved for the members whose match it is.
error-not-your-match = Only the player who created the match can delete it.
error-bad-seat-link = This link no longer works. Create a new one on the device that has the seat.
error-may-not-watch = This match is not open to all spectators. Ask its host for a link.
error-bad-watch-link = This spectator link no longer works. Ask for a new one.
error-no-watch-link = This table has no spectator link.
error-plays-here = Players of this match may not watch what is hidden in it.
error-has-watched = This device has seen the hidden parts of this match, so it cannot take a seat in it.
error-too-many-devices = Too many spectators.
error-bad-mail-address = This is not a valid email address.
error-bad-web-address = This is not a valid address. It must start with https:// and contain no password.
error-bad-notice-link = This link no longer works. Turn on notifications again.
error-no-such-notice = This server does not offer this kind of notification.
error-too-many-notices =
    { $limit ->
        [one] This device already has { $limit } notification, the maximum. Turn it off at the other match.
       *[other] This device already has { $limit } notifications, the maximum. Turn one off at another match.
    }
error-not-absent = { $seat }: a bot may take over after a minute of absence, or once the others have waited ten minutes. Seconds left: { $seconds }
error-has-time = { $seat } still has time. A bot may take over when the time is up; with days for each move also after a whole day of it, if all others agree.
error-bad-day = This is not a day: choose one in the calendar.
error-vacation-backwards = The last day is before the first one.
error-vacation-past = A vacation begins today at the earliest.
error-vacation-too-far = A vacation begins within the next { $days } days, and ends within two months.
error-vacation-too-long =
    { $left ->
        [one] This is too long: { $left } day of vacation is left in { $year }.
       *[other] This is too long: { $left } days of vacation are left in { $year }.
    }
error-vacation-overlaps = Another vacation includes one of these days.
error-too-many-vacations = No more vacations can be planned ({ $limit } at most, with those of the last year).
error-no-such-vacation = This vacation is over or was deleted.
error-rest-too-long = Hours of rest are at least a minute and at most { $hours } hours a day.
error-rest-too-soon =
    { $days ->
        [one] Hours of rest stay for a week: they can be changed in { $days } day.
       *[other] Hours of rest stay for a week: they can be changed in { $days } days.
    }
error-nobody-to-ask = There is no other player to ask.
error-being-asked = Another player’s request is still open.
error-declined-before = The others have already been asked about this choice.
error-declined-often = The others have declined three times in this match. You cannot ask again.
error-cannot-ask-back = There is nothing to ask for right now.
error-no-clock = This match has no clocks.
error-no-accounts = This server has no accounts.
error-bad-account-name = Please enter a name with visible characters.
error-name-reserved = This name is reserved. Please choose a different one.
error-name-taken = This name is taken or looks too much like another one. Please choose a different one.
error-bad-password = Passwords have { $least } to { $most } characters.
error-bad-sign-in = Wrong name or password.
error-not-signed-in = You are no longer signed in on this device.
error-bad-passkey = The passkey was not accepted, or it took too long. Please try again.
error-no-passkeys-here = Passkeys need https:// and a host name, or localhost. Use a password here.
error-sign-in-again = You signed in a while ago. Please sign out and in again first.
error-too-many-passkeys = An account can have at most this many passkeys: { $limit }. Remove one first.
error-last-way-in = This is your only way to sign in. Add another one first.
error-no-such-account = There is no account with this name.
error-no-such-device = There is no device with this number.
error-no-such-player = No person plays at this seat.
error-bad-whom = Whom? Expected the name of an account, { "device:NUMBER, seat:MATCH:SEAT or address:ADDRESS" }.
error-person-needed = This concerns a person, not a household. Expected the name of an account, { "device:NUMBER or seat:MATCH:SEAT" }.
error-last-host = This is the last host of this server. Make another account a host first.
error-bad-password-link = This link for a new password no longer works. Ask the host of this server for a new one.
error-not-a-host = This is reserved for hosts of this server.
error-only-a-day = Helpers can bar for a day at most.
error-has-role = Hosts and helpers cannot be barred or muted. A host has to make the account a member first.
error-no-reason = Please give a reason: the person concerned can read it.
error-barred = You are barred from this server. Reason: { $why }
error-barred-until = You are barred from this server. Hours left: { $hours }. Reason: { $why }
error-muted = You may not write here. Reason: { $why }
error-muted-until = You may not write here. Hours left: { $hours }. Reason: { $why }
error-no-such-bar = There is no bar to lift.
error-own-household = This is the address of your own household.
error-no-such-report = There is no open report with this number.
error-too-many-reports = At most this many of your reports can be open: { $limit }. The hosts of this server will look at them.

### Errors in a match file or in the options of a match; they follow a colon
# $expected, $value and $field are quoted from the file or are technical.

ui-no-match-file = This is not a match file. Open an unmodified one saved from a match.
ui-other-form = This match file was saved by another version of the program: { $value }. This page reads: { $expected }
ui-file-action = action { $number }
ui-file-field =
    { $field ->
        [format] format
        [game] game
        [ruleset] rules
        [data] components
        [players] number of players
        [options] options
        [seed] seed
        [position] starting position
        [seats] players
        [deal] deal
        [links] check digits
        [actions] list of actions
        [end] end
        [file] whole file
       *[other] { $field }
    }
ui-telling-pause = Pause
ui-telling-next = Next step
ui-telling-back = Previous step
ui-telling-skip = Skip to the end
ui-telling-again = Show again
broken-other = something here is not valid.
broken-missing = this part of the file is missing.
broken-unknown = a match file has no such field. It has only: { $expected }
broken-twice = this field appears twice.
broken-no-json = this is not JSON. Open an unmodified file saved from a match.
broken-shape = this has the wrong structure. Expected: { $expected }
broken-value = { $value } is not valid. Expected: { $expected }
broken-link = the file was modified here after it was saved. Open the original.
broken-ruleset = the match was played with the rules { $value }; the rules here are { $expected }. It opens in the version of the program that saved it, or in a newer one.
broken-unknown-game = the game { $value } is not available here. Available: { $expected }
broken-data = these replaced components do not make a playable game.
broken-position = the starting position is impossible: { $field } is { $value }.
broken-position-differs = the starting position does not match.
broken-deal-commitment = key, nonce, rules and options do not match the commitment: something else was promised before the deal.
broken-deal-share = the contribution of chair { $chair } to the deal does not match its pledge.
broken-deal-bot = chair { $chair } has no player, but contributed to the deal: the contribution could have been chosen to get certain cards.
broken-deal-copied = chair { $chair } has the same pledge as another chair.
broken-deal-unpledged = chair { $chair } contributed to the deal without a pledge: the contribution could have been chosen to get certain cards.
broken-deal-seed = the seed does not follow from the key and the contributions: the match was dealt in another way.
broken-deal-differs = the match started with other rules, options or another position than promised.
broken-deal-seats = the seats are not the ones that the deal gives.
broken-illegal = the action “{ $action }” was not possible: { $refused }
broken-unknown-action = the game has no action { $value }.
broken-no-seat = there is no seat { $value }; the seats are 0 to { $most }.
broken-ended = the file ends here, but should have { $told } actions.
broken-state = the actions lead to a different final position than the file says.
broken-players = number of players: { $value }. Expected: { $expected }
broken-unknown-option = there is no option { $value }. Available: { $expected }
broken-option = { $option }: { $value }. Expected: { $expected }
broken-too-large = the file is too large: at most { $most } bytes.
broken-data-entry = the replaced components are not valid at { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } is not allowed here. { $wanted ->
        [size] At most { $most } values and characters are allowed in one place of the file.
        [depth] Lists and objects may be nested at most { $most } deep.
        [number] Whole numbers of at most 64 bits are allowed.
        [text] Unicode text is allowed.
        [name] The name of a field is text.
       *[other] Texts, numbers, true, false, null, lists and objects are allowed.
    }
broken-game-failed = the rules of { $game } failed here ({ $value }) instead of saying what is wrong. This is a bug in the program.
