### Textar um hópa: sóttir með skjáum þeirra

ui-groups-help = Hópur heldur saman fólkinu sem þú spilar við. Meðlimir sjá nöfn hver annars, opin borð og úrslit.
ui-groups-none = Þú ert ekki í neinum hópi enn. Stofnaðu hóp eða biddu um boð.
ui-groups-new = Nýr hópur
ui-groups-name = Nafn hópsins
ui-groups-own = Nafnið þitt í hópnum
ui-groups-create = Stofna hópinn
ui-groups-people =
    { $count ->
        [one] { $count } meðlimur
       *[other] { $count } meðlimir
    }
ui-groups-tables =
    { $count ->
        [one] { $count } opið borð
       *[other] { $count } opin borð
    }
ui-groups-asking =
    { $count ->
        [one] { $count } vill vera með
       *[other] { $count } vilja vera með
    }
ui-groups-waits = Beðið er eftir svari gestgjafans
ui-groups-table-for = Borð hópsins: { $name }

ui-group-invited = Boð í hópinn: { $name }
ui-group-ask = Biðja um að vera með
ui-group-asked = Beiðnin er send. Hópurinn birtist hér um leið og gestgjafinn samþykkir.
ui-group-members = Meðlimir
ui-group-host = gestgjafi
ui-group-you = þú
ui-group-asks = vill vera með
ui-group-admit = Samþykkja
ui-group-admit-of = Samþykkja: { $name }
ui-group-refuse = Hafna
ui-group-refuse-of = Hafna: { $name }
ui-group-remove-of = Fjarlægja úr hópnum: { $name }
ui-group-remove-sure = Fjarlægja úr hópnum? Leikirnir verða eftir.
ui-group-remove = Fjarlægja
ui-group-rename = Breyta nafninu mínu
ui-group-save = Vista
ui-group-leave = Fara úr hópnum
ui-group-leave-sure = Fara úr þessum hópi? Leikirnir verða eftir.
ui-group-leave-host = Fara úr þessum hópi? Sá sem hefur verið lengst verður gestgjafi. Leikirnir verða eftir.
ui-group-leave-last = Enginn annar er eftir: hópnum verður eytt. Leikirnir verða eftir.
ui-group-keep = Hætta við
ui-group-invite = Bjóða
ui-group-link = Boð í hópinn
ui-group-link-new = Búa til tengil
ui-group-link-help = Hver sem hefur tengilinn getur beðið um að vera með; þú ræður. Nýr tengill kemur í stað þess gamla.
ui-group-link-close = Afturkalla tengilinn
ui-group-open = Opna borð
ui-group-open-of = Opna borð: { $name }
ui-group-no-tables = Ekkert borð er opið.
ui-group-no-results = Hópurinn hefur ekki klárað neinn leik enn.
ui-group-presets = Vistuð borð
ui-group-presets-help = Þegar þú opnar borð geturðu vistað stillingar þess fyrir hópinn. Þá opnar einn smellur næsta borð með sömu stillingum.
ui-group-preset-remove = Fjarlægja vistað borð: { $name }
ui-group-preset-keep = Vista þessar stillingar fyrir hópinn
ui-group-preset-name = Nafn, til dæmis „Fimmtudagar“

ui-competitions = Keppnir
ui-competitions-none = Engin keppni er hafin enn. Gestgjafi hópsins getur stofnað keppni.
ui-competition-new = Ný keppni
ui-competition-name = Nafn keppninnar
ui-competition-kind = Tegund
ui-competition-kind-league = deild
ui-competition-kind-league-help = Allir mæta öllum.
ui-competition-kind-knockout = útsláttur
ui-competition-kind-knockout-help = Sigurvegari hverrar viðureignar heldur áfram.
ui-competition-kind-swiss = svissneskt kerfi
ui-competition-kind-swiss-help = Meðlimir með svipaðan árangur mætast, engir tveir tvisvar.
ui-competition-game = Spil
ui-competition-size = Leikmenn við borð
ui-competition-rounds = Fjöldi umferða
ui-competition-rounds-help = Skildu eftir autt til að fá venjulegan fjölda.
ui-competition-who = Hverjir taka þátt
ui-competition-start = Hefja keppnina
ui-competition-round = Umferð { $round } af { $rounds }
ui-competition-over = lokið
ui-competition-due = Þú átt viðureign fyrir höndum
ui-competition-seat = Taka sætið mitt
ui-competition-go = Fara í viðureignina
ui-competition-others = Aðrir leikmenn: { $names }
ui-competition-table-waiting = borðið er opið
ui-competition-table-running = viðureignin er í gangi
ui-competition-group = Hópurinn
ui-competition-pairings = Viðureignir
ui-competition-standings = Staðan
ui-competition-place = Sæti
ui-competition-entrant = Meðlimur
ui-competition-score = Skor
ui-competition-beaten = Aukaskor
ui-competition-wins = Sigrar
ui-competition-matches = Viðureignir
ui-competition-standings-help = Fyrsta sæti í viðureign gefur 1, það síðasta 0 og hin jafnt þar á milli. Jöfn sæti fá meðaltal. Sé skorið jafnt ræður aukaskorið: samanlagt skor sigraðra andstæðinga og hálft þar sem sæti var jafnt. Síðan ráða sigrar. Að því loknu er sætinu deilt.
ui-competition-standings-bye = Að sitja hjá gefur { $score }.
ui-competition-standings-knockout = Sætið ræðst af því í hvaða umferð var komist. Deili tveir fyrsta sæti í viðureign heldur sá áfram sem situr síðar.
ui-competition-is-bye = situr hjá
ui-competition-is-none = ekki hafin
ui-competition-is-waiting = beðið eftir leikmönnum
ui-competition-is-running = stendur yfir
ui-competition-is-over = Horfa á endursýningu
ui-competition-is-unplayed = ekki spiluð
ui-competition-is-free = sigur án viðureignar
ui-competition-out = úr leik
ui-competition-drop = Hætta keppni
ui-competition-drop-sure = Hætta í þessari keppni? Það sem er spilað stendur; þú tapar viðureignum sem eftir eru.
ui-competition-drop-other = Taka úr keppni
ui-competition-drop-of = Taka úr keppni: { $name }
ui-competition-drop-of-sure = Taka þennan meðlim úr keppni: { $name }? Það sem er spilað stendur; viðureignir sem eftir eru tapast.
ui-competition-host = Fyrir gestgjafann
ui-competition-close = Loka umferðinni
ui-competition-close-sure = Loka þessari umferð? Viðureignir sem er ólokið telja fyrir engan.
ui-competition-close-knockout = Loka þessari umferð? Þar sem viðureign er ólokið heldur fyrsta sæti við borðið áfram.
ui-competition-delete = Eyða keppninni
ui-competition-delete-sure = Eyða þessari keppni? Viðureignirnar haldast.
