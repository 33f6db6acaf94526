### Što stranica kaže o grupama: učitava se s njihovim zaslonima

ui-groups-help = Grupa drži na okupu ljude s kojima igraš. Njezini članovi vide svoja imena, otvorene stolove i rezultate.
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
ui-group-presets-help = Jedan pritisak otvara stol s istim postavkama. Sprema se kad otvaraš stol za grupu.
ui-group-preset-remove = Ukloni spremljeni stol: { $name }
ui-group-preset-keep = Spremi ove postavke za grupu
ui-group-preset-name = Ime, na primjer „Četvrtak”
