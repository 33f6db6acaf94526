### Šta stranica kaže o grupama: učitava se s njihovim ekranima

ui-groups-help = Grupa drži na okupu ljude s kojima igraš. Njeni članovi vide svoja imena, otvorene stolove i rezultate.
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
        [one] { $count } otvoren sto
        [few] { $count } otvorena stola
       *[other] { $count } otvorenih stolova
    }
ui-groups-asking =
    { $count ->
        [one] { $count } osoba želi da se pridruži
        [few] { $count } osobe žele da se pridruže
       *[other] { $count } osoba želi da se pridruži
    }
ui-groups-waits = Čeka se odgovor domaćina
ui-groups-table-for = Sto grupe: { $name }

ui-group-invited = Pozivnica za grupu: { $name }
ui-group-ask = Zatraži prijem
ui-group-asked = Molba je poslata. Čim se domaćin složi, grupa se pojavljuje ovde.
ui-group-members = Članovi
ui-group-host = domaćin
ui-group-you = ti
ui-group-asks = želi da se pridruži
ui-group-admit = Primi
ui-group-admit-of = Primi: { $name }
ui-group-refuse = Odbij
ui-group-refuse-of = Odbij: { $name }
ui-group-remove-of = Ukloni iz grupe: { $name }
ui-group-remove-sure = Ukloniti iz grupe? Partije ostaju.
ui-group-remove = Ukloni
ui-group-rename = Promeni moje ime
ui-group-save = Sačuvaj
ui-group-leave = Napusti grupu
ui-group-leave-sure = Napustiti ovu grupu? Partije ostaju.
ui-group-leave-host = Napustiti ovu grupu? Domaćin postaje onaj ko je ovde najduže. Partije ostaju.
ui-group-leave-last = Nema nikog drugog: grupa se briše. Partije ostaju.
ui-group-keep = Otkaži
ui-group-invite = Pozovi
ui-group-link = Pozivnica za grupu
ui-group-link-new = Napravi vezu
ui-group-link-help = Ko ima vezu, može da zatraži prijem; ti odlučuješ. Nova veza zamenjuje staru.
ui-group-link-close = Povuci vezu
ui-group-open = Otvori sto
ui-group-open-of = Otvori sto: { $name }
ui-group-no-tables = Nijedan sto nije otvoren.
ui-group-no-results = Grupa još nije završila nijednu partiju.
ui-group-presets = Sačuvani stolovi
ui-group-presets-help = Jedan pritisak otvara sto sa istim podešavanjima. Čuva se kad otvaraš sto za grupu.
ui-group-preset-remove = Ukloni sačuvani sto: { $name }
ui-group-preset-keep = Sačuvaj ova podešavanja za grupu
ui-group-preset-name = Ime, na primer „Četvrtak”
