# Textar um frí og hvíldartíma í stillingum (web/src/account/time_off_words.ts).

ui-time-off = Frí og hvíld
ui-time-off-what = Þar sem leikur má taka daga stendur klukkan þín kyrr á meðan og engin skilaboð eru send. Hinir við borðin þín sjá hvenær fríi þínu lýkur.

ui-vacations = Frí
ui-vacations-left =
    { $days ->
        [one] { $days } dagur er eftir á árinu { $year }.
       *[other] { $days } dagar eru eftir á árinu { $year }.
    }
ui-vacation-first = Fyrsti dagur
ui-vacation-last = Síðasti dagur
ui-vacation-plan = Skrá
ui-vacation-runs = núna
ui-vacation-end = Ljúka núna
ui-vacation-end-of = Ljúka fríinu { $dates } núna
ui-vacation-remove = Eyða
ui-vacation-remove-of = Eyða fríinu { $dates }

ui-rest = Hvíldartími
ui-rest-what = Á hverjum degi, mest 10 klukkustundir. Hægt er að breyta honum eftir viku.
ui-rest-now = Á hverjum degi frá { $from } til { $to } ({ $zone }).
ui-rest-from = Frá
ui-rest-to = Til
ui-rest-save = Vista
ui-rest-off = Slökkva
