# What the page says of tables where people gather before a match. Read beside the shell’s words (web/src/lib/room_words.ts).

### New match: friends elsewhere

ui-friend = Friend
ui-add-friend = Add a friend
ui-friend-way = How a friend comes to seat { $number }
ui-friend-open = anybody with the link
ui-friend-invited = with a link of their own
ui-friend-name = whom it is for
ui-friend-name-of-seat = Whom seat { $number } is for
ui-order = Order of the seats
ui-order-listed = as listed
ui-order-drawn = drawn at the start
ui-listing = Who finds the table
ui-listing-link = whoever has the link
ui-listing-lobby = everybody on this server
ui-room-make = Open the table
ui-room-make-help = Friends sit down at their own screens. Nothing is dealt before all are there.
ui-only-here = Others cannot open this address: it leads every device to itself.
ui-only-here-do = So that they can come, end the server, start it as follows, open the address that it prints, and open the table there:

### A table that waits

ui-tables = Tables that wait
ui-room = Table
ui-room-of = Table: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } chair is free
       *[other] { $count } chairs are free
    }
ui-room-invited = Invited: { $names }
ui-room-unready = Not ready yet: { $names }
ui-room-starts = The match begins …
ui-room-begins = The match begins
ui-room-sat = { $name } has sat down
ui-room-gone = This table is no longer here: it was closed, or nobody came for a day. Ask for a new link, or open a table yourself.
ui-room-begun = The match at this table has begun. You can watch it.
ui-room-watch = Watch
ui-room-your-name = Your name
ui-room-sit = Sit down
ui-room-full = All chairs are taken or kept for somebody. If one becomes free, you can sit down here.
ui-room-set-ready = I am ready
ui-room-unset-ready = Not ready after all
ui-room-leave = Leave the table
ui-room-invite = Invite friends
ui-room-link = Link to the table
ui-room-fill = Bots on the empty chairs
ui-room-fill-invited = Bots in place of: { $names }
ui-room-fill-both = Bots on the free chairs and in place of: { $names }
ui-room-start-with-bots = Start with bots
ui-room-close = Close the table
ui-room-close-sure = Close the table for everybody?
ui-room-keep = Keep it open
ui-room-order-listed = Seats in this order
ui-room-order-drawn = The seats are drawn at the start
ui-from-start = Begins with a position of another match (after decision { $k }).
ui-from-known = What everybody holds stays; what is yet to be drawn is left to new chance. Whoever has seen that match knows what is hidden.
ui-room-listed = Everybody on this server finds it
ui-room-by-link = By link only

### Its chairs

ui-chair-free = Free chair
ui-chair-open = for anybody with the link
ui-chair-invited = invited
ui-chair-invited-nobody = for one invitation
ui-chair-ready = ready
ui-chair-waiting = not ready yet
ui-chair-host = host
ui-chair-remove = Remove from the table
ui-chair-remove-of = Remove from the table: { $name }
ui-chair-link = Link
ui-chair-link-of = Link for seat { $number }
ui-chair-link-help = Whoever opens this link first may sit down here. It works once.
ui-chair-new-link = New link
ui-chair-new-link-of = New link for seat { $number }
ui-chair-invite = Own link
ui-chair-invite-of = Own link for seat { $number }
ui-chair-open-up = Open to everybody

### Links to others

ui-send-copy = Copy
ui-send-copied = Copied
ui-send-share = Share
ui-send-code = QR code
ui-send-code-of = QR code: { $link }

### A fair deal

ui-deal = Fair deal
ui-deal-help = No player can choose what is dealt, and the server cannot either while one page that adds to the chance is honest. By these digits the server has promised a key; before the first card each page pledges what it adds. This page keeps all of that and compares it after the end.
ui-deal-promise = What the server promised
ui-deal-unpledged = No pledge to add to the chance: { $names }
ui-deal-promised-same = Compared with what this page kept before the deal: commitment, order, names and pledges are the same.
ui-deal-promised-after = The commitment came together with the deal: nothing was changed afterwards, but that does not show that the server did not choose.
ui-deal-promised-other = Compared with what this page kept before the deal: commitment, order, names or pledges differ. Do not trust this deal.
ui-deal-promised-unknown = This page kept nothing before the deal, so it cannot compare. Whoever sat at the table can compare the digits below.
ui-deal-fits = Commitment, shares, seed and seats in the file fit each other.
ui-deal-pledged = Added to the chance, as pledged before: { $names }
ui-deal-given = Added to the chance in the same step as the deal: { $names }
ui-deal-missing = Pledged to add to the chance, but did not in time: { $names }
ui-deal-alone = Nobody added to the chance: the key alone decided.
ui-deal-left-out = What this page added was left out.
ui-deal-other-seats = In the file other people sit on the seats than in the match.
ui-deal-hidden = The server does not show what this page pledged for: { $names }. Do not trust this deal.
ui-deal-gone = This page was promised a fair deal, but the file does not say how it was dealt. Do not trust this deal.
ui-deal-replayed =
    { $count ->
        [one] Played again from this deal, { $count } decision leads to this result.
       *[other] Played again from this deal, all { $count } decisions lead to this result.
    }
ui-deal-other-end = Played again from this deal, the { $count } decisions lead to another result.
ui-deal-not-replayed = The match could not be played again here: this page has no rules for it.
ui-deal-commitment = Promised: { $commitment }
ui-deal-compare = To compare, commitment and pledges in one: { $promise }
ui-deal-none = The file of this match does not say how it was dealt: it is older than fair deals.

### A seat that moves to another device

ui-move-seat = Move this seat to another device
ui-move-seat-of = Move this seat to another device: { $name }
ui-move-seat-help = Open this link there, or hold its camera before the code. It works once, within an hour. You play on there; this device then watches.
ui-claim = Your seat comes here
ui-claim-failed = Make a new link on the device where the seat is.

### Notices to people elsewhere

notice-turn = Your move: { $game }
notice-others = Also at the table: { $names }
notice-why = This mail comes because it was asked for at the match.
notice-stop = No more messages to this address:
notice-confirm-title = Boardwright: is this your address?
notice-confirm = Somebody who plays a match on Boardwright would like messages at this address when it is their move. If that is you, open this link within three days:
notice-confirm-not = If it is not you, do nothing: nothing more will come.

ui-notices = Tell me when it is my move
ui-notices-of = Tell me when it is my move: { $name }
ui-notices-help = When the match has waited for you for five minutes and you have no page of it open. You are not told again before you have been there.
ui-notices-push = Message on this device
ui-notices-push-help = Also while this page is closed.
ui-notices-push-none = This browser cannot do that here. It needs https; on an iPhone add the page to the home screen first.
ui-notices-push-denied = Messages from this page are not allowed. You can allow them in the browser’s settings.
ui-notices-mail = Mail
ui-notices-mail-to = Mail address
ui-notices-confirm-help = First a message comes with a link that confirms the address.
ui-notices-waits = Not confirmed yet: open the link that was sent to { $to }
ui-notices-webhook = Call to a program (webhook)
ui-notices-webhook-to = Its address, beginning with https://
ui-notices-webhook-help = It gets the message as JSON, as chats like Slack and Discord take it. Addresses in private networks are not called.
ui-notices-on = Switch on
ui-notices-off = Switch off
ui-notices-to = On: { $to }
ui-notices-here = On
ui-notices-quiet = Quiet hours
ui-notices-quiet-from = from
ui-notices-quiet-to = to
ui-notices-answer = Messages about your move
ui-notices-confirm-question = Shall messages come to { $to } when it is your move?
ui-notices-confirm-do = Yes, this is my address
ui-notices-confirmed = Confirmed. Messages will come to { $to }.
ui-notices-stop-question = Shall no more messages come to { $to }, about any match?
ui-notices-stop-do = No more messages
ui-notices-stopped = No more messages will come to { $to }.

### What is said at a match

ui-talk-title = Talk at the table
ui-talk-empty = Nobody has said anything yet.
ui-talk-say = Say something
ui-talk-send = Send
ui-talk-phrases = Say at once
ui-talk-watchers = Players can read what watchers say when the match is over.
ui-talk-your-name = Your name
ui-talk-unsent = not sent yet
ui-talk-mute = Hide what is said by: { $name }
ui-talk-muted = Hidden: { $names }
ui-talk-unmute = Show again
ui-talk-report = Report this line
ui-talk-reported = Whoever runs this server is shown this line now.
ui-talk-more = More about this line
ui-talk-watcher = Watching
ui-notes = My notes
ui-notes-help = Only you see them, on this device.
ui-phrase-hello = Hello!
ui-phrase-good-luck = Good luck!
ui-phrase-well-played = Well played!
ui-phrase-thanks = Thank you!
ui-phrase-one-moment = One moment, please.
ui-phrase-your-turn = It’s your turn.
ui-phrase-oops = Oops!
ui-phrase-again = Shall we play again?
ui-reactions = React with a picture
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
ui-resign-help = A bot plays on for you. You can take the seat back at any time.
ui-resign-do = A bot plays on
ui-resign-keep = Go on playing
ui-play-on = Play on yourself
ui-play-on-help = A bot plays for you.
ui-stand-in-ask = Let a bot play on
ui-stand-in-ask-of = Let a bot play on: { $name }
ui-stand-in-agree = Agree
ui-stand-in-against = Wait on
ui-stand-in-question = Shall a bot play on here? In favour: { $names }
ui-stand-in-waits = The others have yet to agree.
ui-stand-in-begins = { $name }: a bot plays on from here.
ui-stand-in-ends = { $name } is back and plays on.
ui-stand-in-asked = Still waiting for { $name }. Shall a bot play on? Answer in the list of players.
ui-stand-in-level = Level of bots that stand in
ui-stand-in-usual = as usual
ui-stand-in-of = Bots that stand in: { $level }
ui-back-asks = { $name } would like to take back the last choice, and everything after it.
ui-back-against = Play on
ui-back-waits = Yet to answer: { $names }
ui-back-withdraw = Withdraw
ui-back-declined = { $name } would rather play on.
ui-back-withdrawn = { $name } no longer asks for it.

### Clocks

ui-clock = Clock
ui-clock-none = no clock
ui-clock-move =
    { $minutes ->
        [one] { $minutes } minute for each move
       *[other] { $minutes } minutes for each move
    }
ui-clock-match = { $minutes } min for the match, and { $seconds } s more with each move
ui-clock-days =
    { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }
ui-clock-rest = What does not count
ui-clock-rest-nothing = everything counts
ui-clock-rest-nights = nights
ui-clock-rest-both = nights and weekends
ui-clock-nights = Nights do not count (22:00–8:00, where each one lives)
ui-clock-weekends = Weekends do not count
ui-clock-zero = When the time is up
ui-clock-zero-bot = a bot plays on
ui-clock-zero-wait = the others wait
ui-clock-of = Time of { $name }
ui-clock-up = The time is up
ui-clock-soon = Seconds left: { $seconds }
ui-clock-pause = Ask for a pause
ui-clock-pause-question = A pause? In favour: { $names }
ui-clock-no-pause = No pause
ui-clock-go-on = Go on
ui-clock-stands = All clocks stand.
ui-clock-runs = The clocks run again.
ui-clock-asked = { $names } would like a pause. Answer in the list of players.

### What if

ui-what-if-board = What if: a board for trials
ui-what-if-mark = Trial
ui-what-if-says = Only you see this board, and nothing of it is sent. What you cannot know is made up.
ui-what-if-back = Back to the match
ui-what-if-back-replay = Back to the replay
ui-what-if-your-turn = In the match it is your turn.
ui-what-if-restart = From the beginning
ui-what-if-deal = Deal hidden things anew
ui-what-if-bots = A bot chooses for the others

### Who may watch

ui-watch = Who may watch
ui-watch-all = whoever finds the table
ui-watch-invited = whoever has the link for watchers
ui-watch-delayed = by a link: everything, but late
ui-watch-after = everybody, after the end
ui-watch-nobody = nobody
ui-watch-how-late = How late
ui-watch-late = How late watchers see it: { $time }
ui-watch-warning = Watchers see what is hidden, too. A friend among them, or a second device, could tell somebody who plays.
ui-watch-watchers = Watchers
ui-watch-link = Link for watchers
ui-watch-link-help = Whoever opens this link may watch. It works until you send the watchers away.
ui-watch-new-link = New link for watchers
ui-watch-withdraw = Send the watchers away
ui-watch-come = You come to watch
