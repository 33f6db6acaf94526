# Tekstovi o odmoru i satima mira u postavkama (web/src/account/time_off_words.ts).

ui-time-off = Odsutnost
ui-time-off-what = Gdje potez smije trajati danima, tvoj sat za to vrijeme stoji i obavijesti se ne šalju. Ostali za tvojim stolovima vide do kada si na odmoru.

ui-vacations = Odmor
ui-vacations-left =
    { $days ->
        [one] U godini { $year } ostao je { $days } dan.
        [few] U godini { $year } ostala su { $days } dana.
       *[other] U godini { $year } ostalo je { $days } dana.
    }
ui-vacation-first = Prvi dan
ui-vacation-last = Zadnji dan
ui-vacation-plan = Planiraj
ui-vacation-runs = sada
ui-vacation-end = Završi sada
ui-vacation-end-of = Završi sada odmor { $dates }
ui-vacation-remove = Izbriši
ui-vacation-remove-of = Izbriši odmor { $dates }

ui-rest = Sati mira
ui-rest-what = Svaki dan, najviše 10 sati. Mogu se promijeniti nakon tjedan dana.
ui-rest-now = Svaki dan od { $from } do { $to } ({ $zone }).
ui-rest-from = Od
ui-rest-to = Do
ui-rest-save = Spremi
ui-rest-off = Isključi
