### Što stranica kaže o grupama: učitava se s njihovim zaslonima

ui-groups-help = Grupa drži na okupu ljude s kojima igraš. Njezini članovi vide imena jedni drugih, otvorene stolove i rezultate.
ui-groups-none = Još nisi ni u jednoj grupi. Napravi je ili zatraži pozivnicu.
ui-groups-new = Nova grupa
ui-groups-name = Ime grupe
ui-groups-own = Tvoje ime u grupi
ui-groups-create = Napravi grupu
ui-groups-people =
    { $count ->
        [one] { $count } član
        [few] { $count } člana
       *[other] { $count } članova
    }
ui-groups-tables =
    { $count ->
        [one] { $count } otvoren stol
        [few] { $count } otvorena stola
       *[other] { $count } otvorenih stolova
    }
ui-groups-asking =
    { $count ->
        [one] { $count } osoba se želi pridružiti
        [few] { $count } osobe se žele pridružiti
       *[other] { $count } osoba se želi pridružiti
    }
ui-groups-waits = Čeka se odgovor domaćina
ui-groups-table-for = Stol grupe: { $name }

ui-group-invited = Pozivnica u grupu: { $name }
ui-group-ask = Zatraži prijem
ui-group-asked = Molba je poslana. Čim se domaćin složi, grupa se pojavljuje ovdje.
ui-group-members = Članovi
ui-group-host = domaćin
ui-group-you = ti
ui-group-asks = želi se pridružiti
ui-group-admit = Primi
ui-group-admit-of = Primi: { $name }
ui-group-refuse = Odbij
ui-group-refuse-of = Odbij: { $name }
ui-group-remove-of = Ukloni iz grupe: { $name }
ui-group-remove-sure = Ukloniti iz grupe? Partije ostaju.
ui-group-remove = Ukloni
ui-group-rename = Promijeni moje ime
ui-group-save = Spremi
ui-group-leave = Napusti grupu
ui-group-leave-sure = Napustiti ovu grupu? Partije ostaju.
ui-group-leave-host = Napustiti ovu grupu? Domaćin postaje onaj tko je ovdje najdulje. Partije ostaju.
ui-group-leave-last = Nema nikoga drugog: grupa se briše. Partije ostaju.
ui-group-keep = Odustani
ui-group-invite = Pozovi
ui-group-link = Pozivnica u grupu
ui-group-link-new = Napravi poveznicu
ui-group-link-help = Tko ima poveznicu, može zatražiti prijem; ti odlučuješ. Nova poveznica zamjenjuje staru.
ui-group-link-close = Povuci poveznicu
ui-group-open = Otvori stol
ui-group-open-of = Otvori stol: { $name }
ui-group-no-tables = Nijedan stol nije otvoren.
ui-group-no-results = Grupa još nije završila nijednu partiju.
ui-group-presets = Spremljeni stolovi
ui-group-presets-help = Kad otvaraš stol, možeš spremiti njegove postavke za grupu. Sljedeći stol s istim postavkama tada otvara jedan pritisak.
ui-group-preset-remove = Ukloni spremljeni stol: { $name }
ui-group-preset-keep = Spremi ove postavke za grupu
ui-group-preset-name = Ime, na primjer „Četvrtak”

ui-competitions = Natjecanja
ui-competitions-none = Natjecanja još nema. Može ga započeti domaćin grupe.
ui-competition-new = Novo natjecanje
ui-competition-name = Ime natjecanja
ui-competition-kind = Vrsta
ui-competition-kind-league = liga
ui-competition-kind-league-help = Svatko igra sa svakim.
ui-competition-kind-knockout = na ispadanje
ui-competition-kind-knockout-help = Dalje ide pobjednik svake partije.
ui-competition-kind-swiss = švicarski sustav
ui-competition-kind-swiss-help = Sastaju se članovi sa sličnim učinkom, nitko dvaput s istim protivnikom.
ui-competition-game = Igra
ui-competition-size = Igrača za stolom
ui-competition-rounds = Broj kola
ui-competition-rounds-help = Ostavi prazno da ih bude koliko je uobičajeno.
ui-competition-who = Tko sudjeluje
ui-competition-start = Započni natjecanje
ui-competition-round = Kolo { $round } od { $rounds }
ui-competition-over = završeno
ui-competition-due = Čeka te partija
ui-competition-seat = Zauzmi svoje mjesto
ui-competition-go = Idi na svoju partiju
ui-competition-others = Ostali igrači: { $names }
ui-competition-table-waiting = stol je otvoren
ui-competition-table-running = partija je u tijeku
ui-competition-group = Grupa
ui-competition-pairings = Parovi i stolovi
ui-competition-standings = Poredak
ui-competition-place = Mjesto
ui-competition-entrant = Član
ui-competition-score = Učinak
ui-competition-beaten = Dodatni učinak
ui-competition-wins = Pobjede
ui-competition-matches = Partije
ui-competition-standings-help = Prvo mjesto u partiji donosi 1, posljednje 0, a ostala su ravnomjerno između. Za podijeljena mjesta uzima se prosjek. Kod istog učinka odlučuje dodatni: zbroj učinaka pobijeđenih protivnika i polovina kod podijeljenog mjesta. Zatim odlučuju pobjede. Nakon toga mjesto se dijeli.
ui-competition-standings-bye = Slobodno kolo donosi { $score }.
ui-competition-standings-knockout = Mjesto ovisi o kolu do kojeg je netko stigao. Ako dvoje dijeli prvo mjesto u partiji, dalje ide onaj tko sjedi kasnije u redoslijedu.
ui-competition-is-bye = slobodno kolo
ui-competition-is-none = nije počela
ui-competition-is-waiting = čeka igrače
ui-competition-is-running = traje
ui-competition-is-over = Pogledaj snimku
ui-competition-is-unplayed = nije odigrana
ui-competition-is-free = pobjeda bez partije
ui-competition-out = izvan natjecanja
ui-competition-drop = Povuci se
ui-competition-drop-sure = Povući se iz ovog natjecanja? Što je odigrano, ostaje; sljedeće partije gubiš.
ui-competition-drop-other = Isključi
ui-competition-drop-of = Isključi: { $name }
ui-competition-drop-of-sure = Isključiti ovog člana: { $name }? Što je odigrano, ostaje; sljedeće partije gubi.
ui-competition-host = Za domaćina
ui-competition-close = Zatvori kolo
ui-competition-close-sure = Zatvoriti ovo kolo? Partije koje nisu završene ne računaju se nikome.
ui-competition-close-knockout = Zatvoriti ovo kolo? Gdje partija nije završena, dalje ide igrač na prvom mjestu za stolom.
ui-competition-delete = Izbriši natjecanje
ui-competition-delete-sure = Izbrisati ovo natjecanje? Njegove partije ostaju.
