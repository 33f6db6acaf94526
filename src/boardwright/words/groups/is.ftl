### Textar um hópa: sóttir með skjáum þeirra

ui-groups-help = Hópur heldur saman fólkinu sem þú spilar við. Meðlimir sjá nöfn hvers annars, opin borð og úrslit.
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
ui-group-presets-help = Einn smellur opnar borð með sömu stillingum. Það er vistað þegar þú opnar borð fyrir hópinn.
ui-group-preset-remove = Fjarlægja vistað borð: { $name }
ui-group-preset-keep = Vista þessar stillingar fyrir hópinn
ui-group-preset-name = Nafn, til dæmis „Fimmtudagar“
