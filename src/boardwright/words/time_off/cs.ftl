# Texty o dovolené a hodinách klidu v nastavení (web/src/account/time_off_words.ts).

ui-time-off = Volno
ui-time-off-what = Kde tah může trvat dny, tvoje hodiny se na tu dobu zastaví a nechodí žádná oznámení. Ostatní u tvých stolů vidí, do kdy máš dovolenou.

ui-vacations = Dovolená
ui-vacations-left =
    { $days ->
        [one] V roce { $year } zbývá { $days } den.
        [few] V roce { $year } zbývají { $days } dny.
       *[other] V roce { $year } zbývá { $days } dní.
    }
ui-vacation-first = První den
ui-vacation-last = Poslední den
ui-vacation-plan = Naplánovat
ui-vacation-runs = právě teď
ui-vacation-end = Ukončit teď
ui-vacation-end-of = Ukončit teď dovolenou { $dates }
ui-vacation-remove = Smazat
ui-vacation-remove-of = Smazat dovolenou { $dates }

ui-rest = Hodiny klidu
ui-rest-what = Každý den, nejvýš 10 hodin. Změnit je lze po týdnu.
ui-rest-now = Každý den od { $from } do { $to } ({ $zone }).
ui-rest-from = Od
ui-rest-to = Do
ui-rest-save = Uložit
ui-rest-off = Vypnout
