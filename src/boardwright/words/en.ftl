# The words of the page, of the terminal and of what the core refuses. The words of a game are in its own folder.
# Names of players ($seat, $name) stand first in their sentence or after a colon, so that no language has to decline them.

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
level-random-help = Takes any possible move.
level-novice = Beginner
level-novice-help = Makes most choices by chance. Right for a first match.
level-amateur = Amateur
level-amateur-help = Knows good moves and forgets them often.
level-expert = Expert
level-expert-help = Plays well and slips now and then.
level-greedy = Master
level-greedy-help = Weighs every move and what it opens for the others.

prompt-wait-for-several = Several players are choosing

reason-match-over = The match is over.
reason-not-your-turn = It is not your turn.
reason-already-chosen = You have chosen; others are still choosing.
reason-not-now = That is not possible now.
reason-undo-nothing = There is nothing to take back.
reason-undo-other-acted = Another player has acted since.
reason-undo-drawn = Chance has decided since. { $event }
reason-undo-revealed = Something hidden was shown since. { $event }
reason-undo-over = The match is over.
reason-stale = The table has changed since this was chosen. Look and choose again.
reason-match-too-long = The match has become too long to go on.
reason-bot-plays = A bot plays for you. Take the seat back first.
reason-paused = All clocks stand. Nobody can move until somebody goes on.

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
cli-ask = Number or words, ? help, u undo, q quit:
cli-choices-match = { $shown } of { $count } choices fit “{ $text }”
cli-no-choice-fits = No choice fits “{ $text }”. Type a number from 1 to { $count } or part of a choice.
cli-rulebook = Rulebook: { $section }
cli-undone = Taken back.
cli-cannot-undo = Cannot be taken back: { $reason }
cli-help =
    Type the number of a choice, or part of its text to see only the choices that fit.
    An empty line shows all choices again.
    ?   this help and the rules
    u   take back your last choice
    q   leave the match
# Stands after “?…”: a question mark and some words.
cli-why-help = why the choices with these words are not possible
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
cli-mean-decisions = { $mean } decisions a match
cli-decisions-per-second = { $rate } decisions/s
cli-games-per-second = { $rate } matches/s
cli-verify-good = The match file is sound: every action fits.
cli-verify-bad = The match file is broken at { $at }: { $why }
cli-verify-deal = Fair deal: the seed follows from a key that was promised before. Commitment: { $commitment }
cli-verify-deal-pledged = Added to it, pledged before: { $names }
cli-verify-deal-given = Added to it, in the same step as the deal: { $names }
cli-verify-deal-missing = Pledged to add to it, but did not in time: { $names }
cli-verify-deal-alone = Nobody added to it: the key alone decided.
cli-verify-no-deal = The file does not say where its seed comes from, so it does not show that nobody chose the deal.
cli-verify-other-commitment = This is not the deal that was promised. Its commitment is { $commitment }
cli-verify-other-promise = This is not what the table showed before the deal. Its promise is { $promise }
cli-learn = Course: { $game }
cli-learn-left = The course waits at step { $number }: boardwright learn { $game } goes on there.
cli-learn-again = Let us try that again.
cli-learn-none = { $game } has no course.

### Page: the frame around every screen

ui-skip = Skip to the content
ui-tagline = Board games by every rule, with friends near and far, or bots.
ui-home = All games
ui-others-wait =
    { $count ->
        [one] others wait for you in { $count } match
       *[other] others wait for you in { $count } matches
    }
ui-settings = Settings
ui-language = Language
ui-close = Close
ui-loading = Loading …
ui-unofficial = Unofficial: own drawings and own words. The names of games say only whose rules these are.
# Playing is possible all the while. $stage: `rules` are run by the server, `page` are rules that the page runs itself.
ui-compiling = Preparing fast rules for { $game }: { $done } of { $total }. You can play meanwhile.
ui-making =
    { $stage ->
        [waiting] Fast rules will follow. You can play meanwhile.
        [later] Hints in the page will follow.
        [bots] Preparing hints for the page: { $done } of { $total }
        [page] Preparing the rules for the page: { $done } of { $total }
       *[rules] Preparing fast rules: { $done } of { $total }. You can play meanwhile.
    }
ui-making-failed =
    { $stage ->
        [bots] Hints for the page could not be prepared. The server’s log says why.
        [page] The rules for the page could not be prepared; the server answers instead. Its log says why.
       *[rules] Fast rules could not be prepared, so bots think longer. The server’s log says why.
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
ui-no-games = No game was found.
ui-running = Running matches
ui-offline = The server is not running. Replays of match files still open; matches come back with it.
ui-finished = Finished matches
ui-to-watch = Matches to watch
ui-column-game = Game
ui-column-seats = Players
ui-column-result = Result
ui-column-when = Last move
ui-column-what = What to do
ui-resume = Resume
ui-resume-of = Resume { $game }: { $names }
ui-show-all = Show all: { $count }
ui-show-fewer = Show fewer
ui-replay = Replay
ui-replay-of = Replay { $game }: { $names }
ui-download = Match file
ui-deal-check = Check the deal
ui-download-of = Save the match file of { $game }: { $names }
ui-download-all = All match files
ui-download-all-help = One archive (zip) with the file of every finished match
ui-remove = Delete
ui-remove-of = Delete { $game }: { $names }
ui-remove-sure = Delete this match for good?
ui-remove-yes = Delete
ui-remove-no = Keep
ui-forget = Take off the list
ui-forget-of = Take off the list: { $game } ({ $names })
ui-forget-sure = Take this match off your list? Everybody else keeps it, and its link brings it back.
ui-forget-yes = Take off
ui-winner = Winner: { $names }
ui-shared-first = Shared first place: { $names }
ui-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
ui-open-file = Open a match file
ui-open-file-help = Choose a file, or drop it anywhere on this page, to replay the match.
ui-open-file-drop = Drop the match file here
ui-opening = Checking the match file …

### Page: new match

ui-seats = Players
ui-seats-help = In the order in which they sit. Chance or the rules decide who begins.
ui-person = Person
ui-bot = Bot
ui-kind-of-seat = Who plays at seat { $number }
ui-name-of-seat = Name at seat { $number }
ui-level-of-seat = Kind of bot at seat { $number }
ui-level-wins = Wins { $wins } of 100 matches against the level before: { $lower }
ui-levels = Levels
ui-styles = Other styles
ui-add-person = Add a person
ui-add-bot = Add a bot
ui-remove-seat = Remove seat { $number }
ui-move-up = Move seat { $number } up
ui-move-down = Move seat { $number } down
ui-seats-full = All places are taken.
ui-options = Rules in detail
ui-start = Start the match
ui-several-persons = Several people share this screen.
ui-curtain = Curtain between people
ui-curtain-always = always
ui-curtain-needed = when needed
ui-curtain-never = never
ui-curtain-help = When needed: only where the next person sees something that nobody else may see.
ui-only-bots = Only bots sit here: you watch.

### Page: table

ui-board-of = Board: { $game }
ui-your-turn = Your turn
ui-turn-of = { $seat } is to move
ui-turn-of-away = { $seat } is to move, but not connected
ui-turn-now = { $seat } – your turn
ui-waiting-for = Waiting for: { $names }
ui-thinking = { $seat } is thinking …
ui-thinking-for =
    { $seconds ->
        [one] { $seat } has been thinking for { $seconds } second
       *[other] { $seat } has been thinking for { $seconds } seconds
    }
ui-sending = Sending …
ui-sending-slow = No answer yet. Your choice is kept.
ui-undo = Take back
ui-undo-closed = Cannot be taken back: { $reason }
ui-undo-turn = Restart the turn
ui-undo-turn-help = Take back everything of this turn
ui-undo-ask = Ask to take back
ui-undo-ask-help = Others have acted since. If all who are here agree, your choice is taken back, and everything after it.
ui-done = Done
ui-still-open =
    { $seconds ->
        [one] You can still take this back; the next player waits { $seconds } second.
       *[other] You can still take this back; the next player waits { $seconds } seconds.
    }
ui-still-open-untimed = You can still take this back.
ui-talk = Talk
ui-choices = Choices
ui-choices-count =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
ui-choices-none = There is nothing for you to choose now.
ui-choices-other = Other choices
ui-choices-filter = Show only choices with
ui-choices-match = { $shown } of { $count }
ui-not-possible = Not possible now
ui-not-possible-help = Choose one to see why.
ui-more = And { $count } more: type to find them.
ui-why-not = Why not?
ui-rulebook = Rulebook: { $section }
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-log-find = Search what happened
ui-log-latest = To the latest
ui-log-none = Nothing that happened has these words.
ui-log-since = Since your last choice
ui-you = You
ui-table-players = Players
ui-seat-you = on this screen
ui-seat-acting = to move
ui-seat-thinking = thinking
ui-seat-waits = waits for you
ui-seat-online = connected
ui-seat-away = not connected
ui-seat-away-for = away for { $time }
ui-seat-stand-in = a bot plays
ui-link-open = Connected
ui-link-connecting = Connecting …
ui-link-lost = The link is down. Trying again …
ui-link-retry = Try now
ui-link-closed = Not connected
ui-board-missing = This game has no board for the page. Use the list of choices.
ui-watching = You are watching
ui-watching-late = Watching late, nothing hidden
ui-drawer = More about the match
ui-hint = Hint
ui-hint-help = Hint: what would { $bot } choose?
ui-hint-says = Hint ({ $bot }): { $choice }
ui-what-if = What if …

### Page: passing the screen on

ui-pass-to = Pass the screen to: { $seat }
ui-pass-help = Nobody else should look now.
ui-pass-ready = I am { $seat }
ui-pass-since = What happened meanwhile

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
        [2] You are second
        [3] You are third
        [4] You are fourth
        [5] You are fifth
       *[other] You are in place { $place }
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
        [1] { ui-own-rank }, level with second place
       *[other] { ui-own-rank }, level with first place
    }
ui-level =
    { $place ->
        [1] level with second place
       *[other] level with first place
    }
ui-own-noted = You: { $note }
ui-points-from = What the points are made of
ui-total = Total
ui-score = Score
ui-again = Play again
ui-again-help = The same players, a new match
ui-again-elsewhere-help = One new table for all of you: whoever presses this sits down there
ui-again-waits = A new table for all of you is open: “Play again” leads there.
ui-look-at-board = Look at the board
ui-show-result = Result
ui-progress = Points over time
ui-progress-turn = Turn { $turn }
ui-turning-lead = Lead for good: { $seat }, turn { $turn }
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
ui-key-log = Open what happened
ui-key-hint = Ask for a hint
ui-key-what-if = Open a trial board (What if …), or leave it
ui-key-escape = Close what is open
ui-key-tab = To the next thing that can be chosen
ui-key-enter = Choose it
ui-key-arrows = Replay: one step back or forward
ui-key-marks = Replay: to the mark before or after
ui-key-ends = Replay: to the beginning or the end
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
ui-rules-page = On a page of its own
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
ui-rules-no-text = Nothing has been written about this here.
ui-rules-no-section = These rules have no section “{ $section }”. The contents show those that there are.
ui-rules-no-picture = The picture “{ $picture }” is missing here.
ui-rules-foreign = These rules are there in English only.
ui-rules-failed = The rules could not be loaded. Loading the page again helps.
ui-part-failed = A part of the page could not be loaded.
ui-load-again = Load the page again

section-goal = Goal
section-parts = What there is
section-rulings = Questions
section-tips = Tips

### Page: replay

ui-replay-first = To the beginning
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
ui-replay-copied = The link is copied.
ui-replay-eyes = Through whose eyes
ui-replay-eyes-all = Nothing hidden

### Page: a guided course

ui-learn = Learn by playing
ui-learn-of = Learn by playing: { $game }
ui-learn-step = Step { $number } of { $count }
ui-learn-reached = Well done!
ui-learn-missed = Not quite.
ui-learn-next = Next
ui-learn-back = Step back
ui-learn-again = Take back
ui-learn-show = Show me
ui-learn-finished = You know the game now. The next table is waiting for you!
ui-learn-anew = From the beginning

### Page: settings

ui-theme = Colours
ui-theme-auto = As the device
ui-theme-light = Day
ui-theme-dark = Night
ui-motion = Motion
ui-motion-auto = As the device
ui-motion-reduced = Little
ui-motion-full = Full
ui-places = Places on the board
ui-places-both = As printed, mine beside
ui-places-printed = As printed
ui-places-local = In my language
ui-places-help = Where a board has names of its own printed on it. Choices and the log use the same names.
ui-pause = Bots wait after your turn
ui-pause-help = So that you can take a turn back before they move; you wait that long, too. While you point at the buttons, the clock stands. Used for new matches. With players at other devices, the bots wait half a minute at most.
ui-pause-value =
    { $seconds ->
        [0] not at all
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
ui-pause-done = until I press Done
ui-pace = Bots’ moves
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-instant = At once
ui-pace-help = How soon one bot’s move follows the last. The time to take a turn back stays as it is.
ui-text-size = Text size
ui-text-size-normal = normal
ui-text-size-large = large
ui-text-size-largest = very large
ui-ask = Ask before doing
ui-ask-help = In Game of Trains a press then shows what it would do, and a second one does it. On touch screens it is always so.
ui-shortcuts = Single keys as shortcuts
ui-shortcuts-on = On
ui-shortcuts-off = Off
ui-only-choice = Make the only possible choice without a press
ui-only-choice-help = What was chosen is told, and can be taken back as usual.
ui-only-choice-done = The only possible choice was made: { $choice }
ui-sounds = Sounds
ui-notify = Message when it is my turn
ui-notify-help = Your device shows it while this page is in the background.
ui-notify-refused = This browser does not allow messages from this page. Its own settings for the page decide about that.
ui-settings-kept = Kept on this device.

### Errors of the server and the page

error-unknown = Something went wrong: { $id }
error-unreachable = The server does not answer.
error-server = The server could not do that (status { $status }).
error-page = Something went wrong in the page. Loading it again helps.
error-no-such-path = There is nothing at this address.
error-no-such-method = This address cannot be asked for that.
error-no-such-game = This game is not here.
error-no-such-match = This match is not here.
error-match-closed = Whoever runs this server has ended this match. Nothing of it was deleted.
error-no-such-replay = This replay is no longer here. Open the match file again.
error-no-such-level = There is no opponent “{ $level }”. There are: { $levels }
error-no-such-action = The game has no such action.
error-no-such-decision = There is no decision { $k }; the last one is { $decisions }.
error-no-such-seat = There is no seat { $number }; the last one is { $last }.
error-bad-request = The server did not understand the request.
error-bad-message = The server did not understand the message.
error-bad-option = These choices do not fit the game: { $why }
error-bad-name = { $seat }: please enter a name that can be seen.
error-same-name = { $seat }: this name looks like another one at the table: { $other }. Please choose a different one.
error-broken-record = The match file is broken at { $at }: { $why }
error-ruleset-changed = This match belongs to other rules: { $stored } then, { $now } now.
error-log-does-not-fit = The kept match does not fit the rules from decision { $at } on.
error-game-is-gone = The game of this match is no longer installed: { $game }
error-not-over = The match file is there only when the match is over.
error-cannot-begin-here = No match can begin here.
error-match-runs = The match is not over yet.
error-not-your-seat = { $seat } does not play on this device.
error-seat-moved = This seat is played at another device now. You are watching.
error-no-token = The server does not know this device. Load the page again.
error-other-origin = This page belongs to another server.
error-other-host = This server does not answer to the name { $host }. If it should, start it with { "--allow-host" } { $host }.
error-not-json = The server takes only JSON (Content-Type: application/json).
error-too-slow = The data arrived too slowly. Try again with a better connection.
error-hello-once = The connection got confused. Load the page again.
error-come-again = Somebody moved at the same moment. Try again.
error-too-long =
    { $limit ->
        [one] That is too long: at most { $limit } byte fits.
       *[other] That is too long: at most { $limit } bytes fit.
    }
error-too-many =
    { $seconds ->
        [one] Too much at once. Try again in { $seconds } second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
error-too-many-matches =
    { $limit ->
        [one] This device keeps { $limit } match, and no more fit. Delete it first.
       *[other] This device keeps { $limit } matches, and no more fit. Delete some first.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] This device has { $limit } match between bots that is not over, and no more fit. Delete it first.
       *[other] This device has { $limit } matches between bots that are not over, and no more fit. Delete some first.
    }
error-too-many-sockets = Too many pages are open. Close one and try again.
error-busy = The server is busy. Try again in a moment.
error-store-failed = The server cannot use its database now. Try again in a moment.
error-database-full = There is no more room on this server for anything new. What has begun goes on.
error-store-gone = The server’s database was moved or deleted. Nothing is kept until the server is started again.
error-too-heavy = Checking this match file takes more time or memory than the server allows.
error-internal = Something went wrong in the server.
error-other-rules = The server has other rules than this page. The page is loaded again.
error-page-rules =
    { $why ->
        [version] The rules for this page are of another version. The server answers in their place.
        [damaged] The rules for this page are damaged. The server answers in their place.
        [record] What the server sent does not fit the rules in this page. The server answers in their place.
       *[failed] The rules failed in this page. The server answers in their place.
    }
error-no-such-course = This game has no course.
error-broken-course = The course of this game does not fit its rules (part: { $part }).
error-course-rules = A course needs the game’s rules in this page, and they are not here. Try again in a moment.
error-course-failed = The rules in this page failed. The step begins anew.
error-course-bots = The bot could not be loaded. One that chooses at random plays in its place.
error-no-hint =
    { $why ->
        [missing] There is no hint yet: the bot for this page has not been made.
       *[failed] There is no hint: the bot failed in this page.
    }
error-no-what-if =
    { $why ->
        [making] Nothing can be tried yet: the rules of this game are still being made for the page.
        [waiting] Nothing can be tried yet: the page is waiting for the position. Try again in a moment.
        [replay] This position cannot be tried: the page does not play this replay itself, and a trial must not ask the server.
       *[rules] Nothing can be tried here: the page does not have the rules of this game.
    }
error-what-if-bots = The bot could not be loaded. You choose for everybody.
error-no-such-table = This table is no longer here.
error-table-closed = Whoever runs this server has closed this table.
error-no-such-chair = The table has no such chair (chairs: { $chairs }).
error-nobody-to-wait-for = Nobody is waited for at this table: leave a chair open, or invite somebody.
error-too-many-tables =
    { $limit ->
        [one] { $limit } table of this device is waiting, and no more fit. Remove it first.
       *[other] { $limit } tables of this device are waiting, and no more fit. Remove one first.
    }
error-empty-line = There is nothing to be read in this line.
error-talk-full = No more lines fit in here.
error-no-such-line = This line is not there.
error-table-started = The match at this table has begun.
error-chair-taken = Somebody sits there already.
error-no-open-chair = No chair is open at this table.
error-bad-invitation = This invitation no longer works. Ask for a new one.
error-already-sitting = You sit at this table already.
error-chairs-empty = Some chairs are still empty. Wait, or let bots take them.
error-not-ready = Not everybody is ready yet.
error-not-sealed = The table does not deal yet: not everybody is there and ready.
error-bad-share = This is not what was pledged for this chair.
error-same-pledge = Two chairs cannot pledge the same.
error-not-your-table = Only the host of the table can do that.
error-not-your-match = Only whoever made the match can delete it.
error-bad-seat-link = This link no longer works. Make a new one on the device that has the seat.
error-may-not-watch = Not everybody may watch this match. Ask whoever opened its table.
error-bad-watch-link = This link for watchers no longer works. Ask for a new one.
error-no-watch-link = This table has no link for watchers.
error-plays-here = Whoever plays this match may not watch what is hidden in it.
error-has-watched = This device has been shown what is hidden in this match, so it cannot take a seat in it.
error-too-many-devices = There is no room for more watchers.
error-bad-mail-address = This is no mail address that can be used.
error-bad-web-address = This is no address that can be called. It begins with https:// and contains no password.
error-bad-notice-link = This link no longer works. Ask for the messages once more at the match.
error-no-such-notice = This server does not send messages in this way.
error-too-many-notices =
    { $limit ->
        [one] This device has asked for { $limit } notice already. Switch one off at another match.
       *[other] This device has asked for { $limit } notices already. Switch one off at another match.
    }
error-not-absent = { $seat }: a bot may play on after a minute of absence, or when the others have waited ten minutes. Seconds left: { $seconds }
error-has-time = { $seat } still has time. Here a bot may play on only when the time is up.
error-nobody-to-ask = There is nobody who could answer.
error-being-asked = Somebody else is asking already.
error-declined-before = The others have been asked about this choice already.
error-declined-often = The others have said no three times in this match. You cannot ask again.
error-cannot-ask-back = There is nothing to ask for now.
error-no-clock = This match has no clocks.
error-no-accounts = There are no accounts on this server.
error-bad-account-name = Please enter a name that can be seen.
error-name-reserved = This name is reserved. Please choose a different one.
error-name-taken = This name is taken, or looks like another one. Please choose a different one.
error-bad-password = Number of characters of a password: at least { $least }, at most { $most }.
error-bad-sign-in = Name and password do not fit.
error-not-signed-in = This device is no longer signed in.
error-bad-passkey = This passkey does not fit, or it took too long. Please try again.
error-no-passkeys-here = Passkeys need a page with https:// and a name, or localhost. Here a password does.
error-sign-in-again = Please sign out and in again first: that was a while ago.
error-too-many-passkeys = Number of passkeys of an account, at most: { $limit }. Remove one first.
error-last-way-in = This is your only way to sign in. Add another one first.

### What does not fit in a match file or in the choices for a match: follows a colon
# $expected, $value and $field are quoted from the file or are technical.

ui-no-match-file = This is not a match file. Open one that was saved from a match, unchanged.
ui-file-action = { $number } (action)
ui-file-field = { $field } (field)
ui-telling-pause = Pause
ui-telling-next = Next step
ui-telling-back = Previous step
ui-telling-skip = To the end
ui-telling-again = Once more
broken-other = something here does not fit.
broken-missing = this part of the file is missing.
broken-unknown = a match file has no such field. It has only: { $expected }
broken-twice = this field stands there twice; it must stand there once.
broken-no-json = this is not JSON. Open an unchanged file that was saved from a match.
broken-shape = the content has another form than it must have: { $expected }
broken-value = { $value } does not fit. What fits: { $expected }
broken-link = the file was changed here after it was saved. Open it as it was saved.
broken-ruleset = the match was played by the rules { $value }, the rules here are { $expected }.
broken-unknown-game = the game { $value } is not here. There are: { $expected }
broken-data = these replaced components do not make a game that can be played.
broken-position = the position at the beginning is not possible: { $field } is { $value }.
broken-position-differs = the position at the beginning says something else.
broken-deal-commitment = key, nonce, rules and options do not fit the commitment: before the deal something else was promised.
broken-deal-share = what chair { $chair } added to the deal is not what was pledged for it.
broken-deal-bot = chair { $chair } has no player, but added to the deal: it could have been chosen to get certain cards.
broken-deal-copied = chair { $chair } has the pledge of another chair.
broken-deal-unpledged = chair { $chair } added to the deal without having pledged it: it could have been chosen to get certain cards.
broken-deal-seed = the seed does not follow from key and shares: the match was dealt in another way.
broken-deal-differs = the match began with other rules, other options or another position than was promised.
broken-deal-seats = somebody sits in another place than the deal says.
broken-illegal = the action “{ $action }” was not possible: { $refused }
broken-unknown-action = the game has no action { $value }.
broken-no-seat = there is no seat { $value }; the seats are 0 to { $most }.
broken-ended = the file ends here, but its number of actions must be { $told }.
broken-state = the actions lead to another end than the file says.
broken-players = number of players: { $value }. What fits: { $expected }
broken-unknown-option = there is no option { $value }. There are: { $expected }
broken-option = { $option }: { $value }. What fits: { $expected }
broken-too-large = the file is too large: at most { $most } bytes.
broken-data-entry = the replaced components do not fit at { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } cannot stand here. { $wanted ->
        [size] At most { $most } values and characters may stand in one place of the file.
        [depth] At most { $most } lists and tables may stand in each other.
        [number] Whole numbers of at most 64 bits fit.
        [text] Text of Unicode characters fits.
        [name] The name of a field is text.
       *[other] Texts, numbers, true, false, null, lists and tables fit.
    }
broken-game-failed = the rules of { $game } failed here ({ $value }). They should have said what does not fit: this is a fault of the program.
