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
ui-group-presets-help = One press opens a table with the same settings. To save one, choose so when you open a table for the group.
ui-group-preset-remove = Remove the saved table: { $name }
ui-group-preset-keep = Save these settings for the group
ui-group-preset-name = Name, such as “Thursdays”
