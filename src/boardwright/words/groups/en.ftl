### Texts about groups, loaded with their screens

ui-groups-help = A group keeps the people you play with together. Its members see each other’s names, the open tables and the results.
ui-groups-none = You are not in a group yet. Create one, or ask a friend for an invitation.
ui-groups-new = New group
ui-groups-name = Name of the group
ui-groups-own = Your name in the group
ui-groups-create = Create the group
ui-groups-people =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
ui-groups-tables =
    { $count ->
        [one] { $count } open table
       *[other] { $count } open tables
    }
ui-groups-asking =
    { $count ->
        [one] { $count } person wants to join
       *[other] { $count } people want to join
    }
ui-groups-waits = Waiting for the host’s answer
ui-groups-table-for = Table of the group: { $name }

ui-group-invited = You are invited to this group: { $name }
ui-group-ask = Ask to join
ui-group-asked = You have asked to join. The group appears here as soon as its host agrees.
ui-group-members = Members
ui-group-host = host
ui-group-you = you
ui-group-asks = wants to join
ui-group-admit = Admit
ui-group-admit-of = Admit: { $name }
ui-group-refuse = Refuse
ui-group-refuse-of = Refuse: { $name }
ui-group-remove-of = Remove from the group: { $name }
ui-group-remove-sure = Remove from the group? The matches stay.
ui-group-remove = Remove
ui-group-rename = Change my name
ui-group-save = Save
ui-group-leave = Leave the group
ui-group-leave-sure = Leave this group? The matches stay.
ui-group-leave-host = Leave this group? The member who has been here longest becomes its host. The matches stay.
ui-group-leave-last = You are the last member: the group will be deleted. The matches stay.
ui-group-keep = Cancel
ui-group-invite = Invite
ui-group-link = Invitation to the group
ui-group-link-new = Create a link
ui-group-link-help = Anyone with the link can ask to join; you decide. A new link replaces the old one.
ui-group-link-close = Withdraw the link
ui-group-open = Open a table
ui-group-open-of = Open a table: { $name }
ui-group-no-tables = No table is open.
ui-group-no-results = No match of the group is finished yet.
ui-group-presets = Saved tables
ui-group-presets-help = When you open a table, you can save its settings for the group. One press then opens the next table with them.
ui-group-preset-remove = Remove the saved table: { $name }
ui-group-preset-keep = Save these settings for the group
ui-group-preset-name = Name, such as “Thursdays”

ui-competitions = Competitions
ui-competitions-none = There is no competition yet. The host of the group can start one.
ui-competition-new = New competition
ui-competition-name = Name of the competition
ui-competition-kind = Kind
ui-competition-kind-league = league
ui-competition-kind-league-help = Everybody meets everybody.
ui-competition-kind-knockout = knock-out
ui-competition-kind-knockout-help = The winner of each match goes on.
ui-competition-kind-swiss = Swiss
ui-competition-kind-swiss-help = Members with about the same score meet, no two of them twice.
ui-competition-game = Game
ui-competition-size = Players at a table
ui-competition-rounds = Number of rounds
ui-competition-rounds-help = Leave it empty for as many as are usual.
ui-competition-who = Who takes part
ui-competition-start = Start the competition
ui-competition-round = Round { $round } of { $rounds }
ui-competition-over = finished
ui-competition-due = You have a match to play
ui-competition-seat = Take my seat
ui-competition-go = Go to my match
ui-competition-others = Other players: { $names }
ui-competition-table-waiting = the table is open
ui-competition-table-running = the match is running
ui-competition-group = The group
ui-competition-pairings = Pairings
ui-competition-standings = Standings
ui-competition-place = Place
ui-competition-entrant = Member
ui-competition-score = Score
ui-competition-beaten = Tie-break
ui-competition-wins = Wins
ui-competition-matches = Matches
ui-competition-standings-help = The first place of a match scores 1, the last one 0, and the others are evenly spaced. Shared places are averaged. For equal scores, the tie-break adds the scores of the opponents who were beaten, and half where the place was shared. Then wins count. After that, the place is shared.
ui-competition-standings-bye = A bye scores { $score }.
ui-competition-standings-knockout = The place is the round that was reached. If two share the first place of a match, the later seat goes on.
ui-competition-is-bye = bye
ui-competition-is-none = not started
ui-competition-is-waiting = waiting for players
ui-competition-is-running = running
ui-competition-is-over = Watch the replay
ui-competition-is-unplayed = not played
ui-competition-is-free = won without a match
ui-competition-out = dropped out
ui-competition-drop = Drop out
ui-competition-drop-sure = Drop out of this competition? What you have played stays; you lose the matches to come.
ui-competition-drop-other = Let drop out
ui-competition-drop-of = Let drop out: { $name }
ui-competition-drop-of-sure = Let this member drop out: { $name }? What was played stays; the matches to come are lost.
ui-competition-host = For the host
ui-competition-close = Close the round
ui-competition-close-sure = Close this round? Matches that are not over count for no member.
ui-competition-close-knockout = Close this round? Where a match is not over, the first seat goes on.
ui-competition-delete = Delete the competition
ui-competition-delete-sure = Delete this competition? Its matches stay.
