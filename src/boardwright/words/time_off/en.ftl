# Texts about vacations and hours of rest, in the settings (web/src/account/time_off_words.ts).

ui-time-off = Time off
ui-time-off-what = In matches with days for each move your clock stops while you are away, and you get no notifications. The others at your tables see until when you are on vacation.

ui-vacations = Vacations
ui-vacations-left =
    { $days ->
        [one] { $days } day is left in { $year }.
       *[other] { $days } days are left in { $year }.
    }
ui-vacation-first = First day
ui-vacation-last = Last day
ui-vacation-plan = Plan
ui-vacation-runs = now
ui-vacation-end = End now
ui-vacation-end-of = End the vacation { $dates } now
ui-vacation-remove = Delete
ui-vacation-remove-of = Delete the vacation { $dates }

ui-rest = Hours of rest
ui-rest-what = Every day, 10 hours at most. They can be changed after a week.
ui-rest-now = Every day from { $from } to { $to } ({ $zone }).
ui-rest-from = From
ui-rest-to = To
ui-rest-save = Save
ui-rest-off = Switch off
