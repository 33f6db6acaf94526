# Texts about tables before a match, chat, clocks and spectators. Loaded in addition to the shell’s words (web/src/gathering/room_words.ts).

### New match: friends elsewhere

ui-friend = Friend
ui-kept = Where the match is kept
ui-kept-server = on the server
ui-kept-here = only on this device
ui-kept-here-help = The match stays on this device, works without a network, and is not in the list on your other devices.
ui-add-friend = Add a friend
ui-friend-way = How a friend gets seat { $number }
ui-friend-open = anyone with the link
ui-friend-invited = by personal link
ui-friend-name = who it is for
ui-friend-name-of-seat = Who seat { $number } is for
ui-order = Seating order
ui-order-listed = as listed
ui-order-drawn = random at the start
ui-listing = Who can find the table
ui-listing-link = anyone with the link
ui-listing-lobby = everyone on this server
ui-room-make = Open the table
ui-room-make-help = Friends join on their own screens. The match starts when everyone is there.
ui-only-here = Other devices cannot open this address: it works only on this one.
ui-only-here-do = To let others join, stop the server, restart it like this, open the address it prints, and open the table there:

### An open table

ui-tables = Open tables
ui-room = Table
ui-room-of = Table: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } chair is free
       *[other] { $count } chairs are free
    }
ui-room-invited = Invited: { $names }
ui-room-unready = Not ready yet: { $names }
ui-room-starts = The match is starting …
ui-room-begins = The match has started
ui-room-sat = { $name } has sat down
ui-room-gone = This table no longer exists: it was closed, or nobody came for a day. Ask for a new link, or open a table yourself.
ui-room-begun = The match at this table has started. You can watch it.
ui-room-watch = Watch
ui-room-your-name = Your name
ui-room-sit = Sit down
ui-room-kept = The same players, a new match: your chair is waiting for you.
ui-room-full = All chairs are taken or reserved. If one becomes free, you can sit down here.
ui-room-freed = You no longer have a chair at this table.
ui-room-reserved = This table is for a match of a competition. If it is your match, take your seat on the page of the competition.
ui-room-set-ready = I am ready
ui-room-unset-ready = I am not ready
ui-room-leave = Leave the table
ui-room-invite = Invite friends
ui-room-link = Table link
ui-room-fill = Fill the empty chairs with bots
ui-room-fill-invited = Bots in place of: { $names }
ui-room-fill-both = Bots on the empty chairs and in place of: { $names }
ui-room-start-with-bots = Start with bots
ui-room-start-without-empty = Start without the empty chairs
ui-room-close = Close the table
ui-room-close-sure = Close the table for everyone?
ui-room-keep = Keep it open
ui-room-order-listed = Seats in this order
ui-room-order-drawn = Seats are drawn at the start
ui-from-start = Starts from a position of another match (after decision { $k }).
ui-from-known = Players keep what they hold; what is still to be drawn is shuffled again. Anyone who saw that match knows what is hidden.
ui-room-listed = Everyone on this server can find it
ui-room-in-group = Members of a group see this match and its result
ui-room-by-link = By link only

### Chairs of a table

ui-chair-free = Free chair
ui-chair-open = for anyone with the link
ui-chair-invited = invited
ui-chair-invited-nobody = for one invited player
ui-chair-kept = reserved for you
ui-chair-ready = ready
ui-chair-waiting = not ready yet
ui-chair-host = host
ui-chair-remove = Remove from the table
ui-chair-remove-of = Remove from the table: { $name }
ui-chair-link = Link
ui-chair-link-of = Link for seat { $number }
ui-chair-link-help = The first person to open this link can sit down here. It works once.
ui-chair-new-link = New link
ui-chair-new-link-of = New link for seat { $number }
ui-chair-invite = Personal link
ui-chair-invite-of = Personal link for seat { $number }
ui-chair-open-up = Open to everyone

### Links to others

ui-send-copy = Copy
ui-send-copied = Copied
ui-send-share = Share
ui-send-code = QR code
ui-send-code-of = QR code: { $link }

### A fair deal

ui-deal = Fair deal
ui-deal-help = No player can choose the deal, and neither can the server as long as one page that contributes is honest. The server has committed to a key with these digits; before the first card, each page pledges its contribution. This page keeps all of that and checks it after the match.
ui-deal-promise = What the server committed to
ui-deal-unpledged = No contribution pledged: { $names }
ui-deal-promised-same = Matches what this page kept before the deal: commitment, order, names and pledges.
ui-deal-promised-after = The commitment came together with the deal: nothing was changed afterwards, but this does not prove that the server did not choose the deal.
ui-deal-promised-other = Does not match what this page kept before the deal: commitment, order, names or pledges differ. Do not trust this deal.
ui-deal-promised-unknown = This page kept nothing before the deal, so it cannot compare. The players at the table can compare the digits below.
ui-deal-fits = Commitment, contributions, seed and seats in the file match.
ui-deal-pledged = Contributed, as pledged before: { $names }
ui-deal-given = Contributed in the same step as the deal: { $names }
ui-deal-missing = Pledged to contribute, but did not in time: { $names }
ui-deal-alone = No player contributed: the key alone decided.
ui-deal-left-out = This page’s contribution was left out.
ui-deal-other-seats = The seats in the file differ from those in the match.
ui-deal-hidden = The server does not show what this page pledged for: { $names }. Do not trust this deal.
ui-deal-gone = This page was promised a fair deal, but the file does not say how it was dealt. Do not trust this deal.
ui-deal-replayed =
    { $count ->
        [one] Replayed from this deal, { $count } decision leads to this result.
       *[other] Replayed from this deal, all { $count } decisions lead to this result.
    }
ui-deal-other-end = Replayed from this deal, the { $count } decisions lead to another result.
ui-deal-not-replayed = The match could not be replayed here: the page does not have its rules.
ui-deal-commitment = Commitment: { $commitment }
ui-deal-compare = To compare, commitment and pledges together: { $promise }
ui-deal-none = The file of this match does not say how it was dealt: it is older than fair deals.

### A seat that moves to another device

ui-move-seat = Move this seat to another device
ui-move-seat-of = Move this seat to another device: { $name }
ui-move-seat-help = Open this link there, or scan the code. It works once, within an hour. You continue there; this device then watches.
ui-claim = Move your seat here

### Notifications outside the page

notice-turn = Your turn: { $game }
notice-turn-short = Little time left: your turn – { $game }
notice-again = Play again: { $game }
notice-others = Also at the table: { $names }
notice-match = { $group }: you have a match to play
notice-matches = { $group }: you have matches to play
notice-match-of = { $competition } – { $game }. Other players: { $names }
notice-why = You get this email because you turned on notifications.
notice-stop = Unsubscribe this address:
notice-confirm-title = Boardwright: is this your email address?
notice-confirm = A Boardwright player asked for notifications at this address. If that was you, open this link within three days:
notice-confirm-not = If it was not you, ignore this email: you will get no more.

ui-notices = Notify me when it is my turn
ui-notices-of = Notify me when it is my turn: { $name }
ui-notices-help = You are notified when the match has waited five minutes for you and you do not have it open, and then not again until you have visited it. After its end, also when another player wants to play again.
ui-notices-group = Notify me about my matches
ui-notices-group-help = You are notified when a match of a competition is to be played, when only you are missing at its table, and once more after three days. In matches of the group that start from now on, also when it is your turn.
ui-notices-push = Notification on this device
ui-notices-push-help = Even while this page is closed.
ui-notices-push-none = This browser cannot do that here. It needs https; on an iPhone, add the page to the home screen first.
ui-notices-push-denied = Notifications from this page are blocked. Allow them in the browser’s settings.
ui-notices-mail = Email
ui-notices-mail-to = Email address
ui-notices-confirm-help = First, a message with a link is sent there, to confirm the address.
ui-notices-waits = Not confirmed yet: open the link sent to { $to }
ui-notices-webhook = Webhook
ui-notices-webhook-to = URL, starting with https://
ui-notices-webhook-help = Receives the message as JSON, in the format of Slack and Discord. Addresses in private networks are not called.
ui-notices-on = Turn on
ui-notices-off = Turn off
ui-notices-to = On: { $to }
ui-notices-here = On
ui-notices-is-on = { $what } (on)
ui-notices-is-off = { $what } (off)
ui-notices-quiet = Quiet hours
ui-notices-quiet-from = from
ui-notices-quiet-to = to
ui-notices-answer = Notifications
ui-notices-confirm-question = Send notifications about your matches to { $to }?
ui-notices-confirm-do = Yes, this is my address
ui-notices-confirmed = Confirmed. Messages will be sent to { $to }.
ui-notices-stop-question = Stop all messages to { $to }, for every match and group?
ui-notices-stop-do = Unsubscribe
ui-notices-stopped = No more messages will be sent to { $to }.

### Chat

ui-talk-title = Table chat
ui-talk-empty = No messages yet.
ui-talk-say = Write a message
ui-talk-send = Send
ui-talk-phrases = Quick messages
ui-talk-watchers = Players can read spectators’ messages once the match is over.
ui-talk-your-name = Your name
ui-talk-unsent = not sent yet
ui-talk-mute = Hide messages from: { $name }
ui-talk-muted = Hidden: { $names }
ui-talk-unmute = Show again
ui-talk-report = Report this message
ui-talk-report-player = Report this player
ui-talk-report-why = Reason for the report (optional)
ui-talk-reported = Reported. The hosts of this server will look at it.
ui-talk-more = More about this message
ui-talk-watcher = Watching
ui-notes = My notes
ui-notes-help = Only you can see them, on this device.
ui-phrase-hello = Hello!
ui-phrase-good-luck = Good luck!
ui-phrase-well-played = Well played!
ui-phrase-thanks = Thank you!
ui-phrase-one-moment = One moment, please.
ui-phrase-your-turn = It’s your turn.
ui-phrase-oops = Oops!
ui-phrase-again = Shall we play again?
ui-reactions = React
ui-reaction-agree = I agree
ui-reaction-clap = Bravo!
ui-reaction-laugh = That’s funny
ui-reaction-wow = What a surprise
ui-reaction-hmm = I’m thinking
ui-reaction-sorry = Sorry
ui-reaction-by = { $reaction }: { $names }
### Bots that play for people

ui-resign = Resign
ui-resign-of = Resign: { $name }
ui-resign-sure = Resign?
ui-resign-help = A bot takes over for you. You can take the seat back at any time.
ui-resign-rated = In a rated match you then count as last.
ui-resign-competition = In this match of the competition you then count as last.
ui-resign-do = Let a bot take over
ui-resign-keep = Keep playing
ui-play-on = Take the seat back
ui-play-on-help = A bot is playing for you.
ui-stand-in-ask = Let a bot take over
ui-stand-in-ask-of = Let a bot take over: { $name }
ui-stand-in-agree = Agree
ui-stand-in-against = Keep waiting
ui-stand-in-question = Let a bot take over? In favour: { $names }
ui-stand-in-waits = Waiting for the others to agree.
ui-stand-in-begins = { $name }: a bot has taken over.
ui-stand-in-ends = { $name } is back.
ui-stand-in-asked = Still waiting for { $name }. Should a bot take over? Answer in the list of players.
ui-stand-in-level = Level of stand-in bots
ui-stand-in-usual = as usual
ui-stand-in-of = Stand-in bots: { $level }
ui-hints = Hints
ui-hints-allowed = allowed
ui-hints-forbidden = not allowed
ui-room-no-hints = Hints are not allowed
ui-rated = Rating
ui-rated-yes = rated
ui-rated-no = not rated
ui-rated-rules = Rated match: no hints and no trial board. A choice can be taken back until others have moved. A player who resigns, or for whom a bot chooses even once, counts as last.
ui-back-asks = { $name } would like to take back the last choice, and everything after it.
ui-back-against = Decline
ui-back-waits = Waiting for an answer: { $names }
ui-back-withdraw = Withdraw
ui-back-declined = { $name } declined.
ui-back-withdrawn = { $name } has withdrawn the request.
ui-back-played-on = The match has gone on, so nothing is taken back.

### Clocks

ui-clock = Clock
ui-clock-none = no clock
ui-clock-move =
    { $minutes ->
        [one] { $minutes } minute per move
       *[other] { $minutes } minutes per move
    }
ui-clock-match = { $minutes } min for the match, plus { $seconds } s per move
ui-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
ui-clock-rest = What does not count
ui-clock-rest-nothing = everything counts
ui-clock-rest-nights = nights
ui-clock-rest-both = nights and weekends
ui-clock-nights = Nights do not count (22:00–8:00, each player’s local time)
ui-clock-weekends = Weekends do not count
ui-clock-zero = When time runs out
ui-clock-zero-bot = a bot takes over
ui-clock-zero-wait = the others wait
ui-clock-of = Time of { $name }
ui-clock-up = Time is up
ui-clock-away = On vacation until { $date }
ui-clock-soon = Seconds left: { $seconds }
ui-clock-pause = Ask for a pause
ui-clock-pause-question = Pause the match? In favour: { $names }
ui-clock-no-pause = No pause
ui-clock-go-on = Resume
ui-clock-runs = The clocks are running again.
ui-clock-asked = { $names } would like a pause. Answer in the list of players.

### What if

ui-what-if-board = What if: a trial board
ui-what-if-mark = Trial
ui-what-if-says = Only you see this board, and none of it is sent. What you cannot know is made up.
ui-what-if-back = Back to the match
ui-what-if-back-replay = Back to the replay
ui-what-if-your-turn = In the match it is your turn.
ui-what-if-restart = Start over
ui-what-if-deal = Redeal what is hidden
ui-what-if-bots = A bot chooses for the others

### Who may watch

ui-watch = Who may watch
ui-watch-all = anyone who finds the table
ui-watch-invited = anyone with the spectator link
ui-watch-delayed = by link: everything, with a delay
ui-watch-after = everyone, after the end
ui-watch-nobody = nobody
ui-watch-how-late = Spectator delay
ui-watch-late = Spectator delay: { $time }
ui-watch-warning = Spectators see what is hidden, too. A friend among them, or a second device, could tell a player.
ui-watch-watchers = Spectators
ui-watch-link = Spectator link
ui-watch-link-help = Anyone who opens this link can watch. It works until you remove all spectators.
ui-watch-new-link = New spectator link
ui-watch-withdraw = Remove all spectators
ui-watch-come = You join as a spectator
