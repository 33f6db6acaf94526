### Texts about statistics, loaded with them

ui-stats-game = Game
ui-stats-what = Your finished matches, at the server and on this device; each counts once. A match is one against people if any opponent is a person; otherwise the level of the strongest bot counts.
ui-stats-what-here = Your finished matches on this device. A match is one against people if any opponent is a person; otherwise the level of the strongest bot counts.
ui-stats-offline = The server cannot be reached: these are only the matches on this device.
ui-stats-all-names = All names
ui-stats-nameless = Without a name
ui-stats-groups = Number of players and level
ui-stats-of = Players: { $players }, against: { $level }
ui-stats-places = Places
ui-stats-course = Points in the latest matches
ui-stats-course-told = Points in the latest matches: first { $first }, last { $last }, at most { $best }
ui-stats-opponents = Against whom
ui-stats-save = All matches that count here, with their figures.
ui-stats-none = No finished matches yet. Every match that you finish counts here.
ui-stats-none-of = No finished matches of this player.
