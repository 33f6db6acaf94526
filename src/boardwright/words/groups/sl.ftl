### Kaj stran pove o skupinah: naloži se z njihovimi zasloni

ui-groups-help = Skupina drži skupaj ljudi, s katerimi igraš. Njeni člani vidijo imena drug drugega, odprte mize in izide.
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
ui-group-leave-sure = Zapustim to skupino? Partije ostanejo.
ui-group-leave-host = Zapustim to skupino? Gostitelj postane, kdor je tu najdlje. Partije ostanejo.
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
ui-group-presets-help = Ko odpreš mizo, lahko njene nastavitve shraniš za skupino. Naslednjo mizo z istimi nastavitvami nato odpre en pritisk.
ui-group-preset-remove = Odstrani shranjeno mizo: { $name }
ui-group-preset-keep = Shrani te nastavitve za skupino
ui-group-preset-name = Ime, na primer »Četrtki«

ui-competitions = Tekmovanja
ui-competitions-none = Tekmovanja še ni. Začne ga lahko gostitelj skupine.
ui-competition-new = Novo tekmovanje
ui-competition-name = Ime tekmovanja
ui-competition-kind = Vrsta
ui-competition-kind-league = liga
ui-competition-kind-league-help = Vsak igra z vsakim.
ui-competition-kind-knockout = izločanje
ui-competition-kind-knockout-help = Naprej gre zmagovalec vsake partije.
ui-competition-kind-swiss = švicarski sistem
ui-competition-kind-swiss-help = Srečajo se člani s podobnim seštevkom, nobena dva dvakrat.
ui-competition-game = Igra
ui-competition-size = Igralcev za mizo
ui-competition-rounds = Število krogov
ui-competition-rounds-help = Pusti prazno, da jih bo toliko, kot je običajno.
ui-competition-who = Kdo sodeluje
ui-competition-start = Začni tekmovanje
ui-competition-round = Krog { $round } od { $rounds }
ui-competition-over = končano
ui-competition-due = Čaka te partija
ui-competition-seat = Zasedi svoje mesto
ui-competition-go = Pojdi k svoji partiji
ui-competition-others = Drugi igralci: { $names }
ui-competition-table-waiting = miza je odprta
ui-competition-table-running = partija teče
ui-competition-group = Skupina
ui-competition-pairings = Pari in mize
ui-competition-standings = Lestvica
ui-competition-place = Mesto
ui-competition-entrant = Član
ui-competition-score = Seštevek
ui-competition-beaten = Dodatni seštevek
ui-competition-wins = Zmage
ui-competition-matches = Partije
ui-competition-standings-help = Prvo mesto v partiji prinese 1, zadnje 0, druga so enakomerno vmes. Deljena mesta se povprečijo. Pri enakem seštevku odloča dodatni: vsota seštevkov premaganih nasprotnikov in polovica pri deljenem mestu. Nato odločajo zmage. Potem se mesto deli.
ui-competition-standings-bye = Prost krog prinese { $score }.
ui-competition-standings-knockout = Mesto določa krog, do katerega je kdo prišel. Če si dva delita prvo mesto v partiji, gre naprej tisti, ki sedi pozneje po vrsti.
ui-competition-is-bye = prost krog
ui-competition-is-none = ni začeta
ui-competition-is-waiting = čaka na igralce
ui-competition-is-running = poteka
ui-competition-is-over = Oglej si posnetek
ui-competition-is-unplayed = ni odigrana
ui-competition-is-free = zmaga brez partije
ui-competition-out = izven tekmovanja
ui-competition-drop = Odstopi
ui-competition-drop-sure = Odstopim od tega tekmovanja? Kar je odigrano, ostane; prihodnje partije so izgubljene.
ui-competition-drop-other = Izloči
ui-competition-drop-of = Izloči: { $name }
ui-competition-drop-of-sure = Izločim tega člana: { $name }? Kar je odigrano, ostane; prihodnje partije izgubi.
ui-competition-host = Za gostitelja
ui-competition-close = Zapri krog
ui-competition-close-sure = Zaprem ta krog? Partije, ki niso končane, ne štejejo nikomur.
ui-competition-close-knockout = Zaprem ta krog? Kjer partija ni končana, gre naprej igralec na prvem mestu za mizo.
ui-competition-delete = Izbriši tekmovanje
ui-competition-delete-sure = Izbrišem to tekmovanje? Njegove partije ostanejo.
