### Kaj stran pove o skupinah: naloži se z njihovimi zasloni

ui-groups-help = Skupina drži skupaj ljudi, s katerimi igraš. Njeni člani vidijo svoja imena, odprte mize in izide.
ui-groups-none = Nisi še v nobeni skupini. Ustvari jo ali prosi za povabilo.
ui-groups-new = Nova skupina
ui-groups-name = Ime skupine
ui-groups-own = Tvoje ime v skupini
ui-groups-create = Ustvari skupino
ui-groups-people =
    { $count ->
        [one] { $count } član
        [two] { $count } člana
        [few] { $count } člani
       *[other] { $count } članov
    }
ui-groups-tables =
    { $count ->
        [one] { $count } odprta miza
        [two] { $count } odprti mizi
        [few] { $count } odprte mize
       *[other] { $count } odprtih miz
    }
ui-groups-asking =
    { $count ->
        [one] { $count } oseba se želi pridružiti
        [two] { $count } osebi se želita pridružiti
        [few] { $count } osebe se želijo pridružiti
       *[other] { $count } oseb se želi pridružiti
    }
ui-groups-waits = Čaka se na odgovor gostitelja
ui-groups-table-for = Miza skupine: { $name }

ui-group-invited = Povabilo v skupino: { $name }
ui-group-ask = Prosi za sprejem
ui-group-asked = Prošnja je poslana. Ko se gostitelj strinja, se skupina prikaže tukaj.
ui-group-members = Člani
ui-group-host = gostitelj
ui-group-you = ti
ui-group-asks = se želi pridružiti
ui-group-admit = Sprejmi
ui-group-admit-of = Sprejmi: { $name }
ui-group-refuse = Zavrni
ui-group-refuse-of = Zavrni: { $name }
ui-group-remove-of = Odstrani iz skupine: { $name }
ui-group-remove-sure = Odstranim iz skupine? Partije ostanejo.
ui-group-remove = Odstrani
ui-group-rename = Spremeni moje ime
ui-group-save = Shrani
ui-group-leave = Zapusti skupino
ui-group-leave-sure = Zapustiš to skupino? Partije ostanejo.
ui-group-leave-host = Zapustiš to skupino? Gostitelj postane, kdor je tu najdlje. Partije ostanejo.
ui-group-leave-last = Nikogar drugega ni: skupina se izbriše. Partije ostanejo.
ui-group-keep = Prekliči
ui-group-invite = Povabi
ui-group-link = Povabilo v skupino
ui-group-link-new = Ustvari povezavo
ui-group-link-help = Kdor ima povezavo, lahko prosi za sprejem; odločaš ti. Nova povezava zamenja staro.
ui-group-link-close = Umakni povezavo
ui-group-open = Odpri mizo
ui-group-open-of = Odpri mizo: { $name }
ui-group-no-tables = Nobena miza ni odprta.
ui-group-no-results = Skupina še ni končala nobene partije.
ui-group-presets = Shranjene mize
ui-group-presets-help = En pritisk odpre mizo z istimi nastavitvami. Shraniš jo, ko za skupino odpreš mizo.
ui-group-preset-remove = Odstrani shranjeno mizo: { $name }
ui-group-preset-keep = Shrani te nastavitve za skupino
ui-group-preset-name = Ime, na primer »Četrtki«
