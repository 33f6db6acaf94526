# Besedila o dopustu in urah počitka v nastavitvah (web/src/account/time_off_words.ts).

ui-time-off = Odsotnost
ui-time-off-what = Kjer sme poteza trajati več dni, tvoja ura medtem stoji in obvestila ne prihajajo. Drugi za tvojimi mizami vidijo, do kdaj imaš dopust.

ui-vacations = Dopust
ui-vacations-left =
    { $days ->
        [one] V letu { $year } je ostal { $days } dan.
        [two] V letu { $year } sta ostala { $days } dneva.
        [few] V letu { $year } so ostali { $days } dnevi.
       *[other] V letu { $year } je ostalo { $days } dni.
    }
ui-vacation-first = Prvi dan
ui-vacation-last = Zadnji dan
ui-vacation-plan = Načrtuj
ui-vacation-runs = zdaj
ui-vacation-end = Končaj zdaj
ui-vacation-end-of = Končaj zdaj dopust { $dates }
ui-vacation-remove = Izbriši
ui-vacation-remove-of = Izbriši dopust { $dates }

ui-rest = Ure počitka
ui-rest-what = Vsak dan, največ 10 ur. Spremeniti jih je mogoče po enem tednu.
ui-rest-now = Vsak dan od { $from } do { $to } ({ $zone }).
ui-rest-from = Od
ui-rest-to = Do
ui-rest-save = Shrani
ui-rest-off = Izklopi
