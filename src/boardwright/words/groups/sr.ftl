### Šta stranica kaže o grupama: učitava se s njihovim ekranima

ui-groups-help = Grupa drži na okupu ljude s kojima igraš. Njeni članovi vide imena jedni drugih, otvorene stolove i rezultate.
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
ui-group-link-new = Napravi link
ui-group-link-help = Ko ima link, može da zatraži prijem; ti odlučuješ. Novi link zamenjuje stari.
ui-group-link-close = Povuci link
ui-group-open = Otvori sto
ui-group-open-of = Otvori sto: { $name }
ui-group-no-tables = Nijedan sto nije otvoren.
ui-group-no-results = Grupa još nije završila nijednu partiju.
ui-group-presets = Sačuvani stolovi
ui-group-presets-help = Kad otvaraš sto, možeš da sačuvaš njegova podešavanja za grupu. Sledeći sto sa istim podešavanjima onda otvara jedan pritisak.
ui-group-preset-remove = Ukloni sačuvani sto: { $name }
ui-group-preset-keep = Sačuvaj ova podešavanja za grupu
ui-group-preset-name = Ime, na primer „Četvrtak”

ui-competitions = Takmičenja
ui-competitions-none = Takmičenja još nema. Može da ga započne domaćin grupe.
ui-competition-new = Novo takmičenje
ui-competition-name = Ime takmičenja
ui-competition-kind = Vrsta
ui-competition-kind-league = liga
ui-competition-kind-league-help = Svako igra sa svakim.
ui-competition-kind-knockout = na ispadanje
ui-competition-kind-knockout-help = Dalje ide pobednik svake partije.
ui-competition-kind-swiss = švajcarski sistem
ui-competition-kind-swiss-help = Sastaju se članovi sa sličnim učinkom, niko dvaput sa istim protivnikom.
ui-competition-game = Igra
ui-competition-size = Igrača za stolom
ui-competition-rounds = Broj kola
ui-competition-rounds-help = Ostavi prazno da ih bude koliko je uobičajeno.
ui-competition-who = Ko učestvuje
ui-competition-start = Započni takmičenje
ui-competition-round = Kolo { $round } od { $rounds }
ui-competition-over = završeno
ui-competition-due = Čeka te partija
ui-competition-seat = Zauzmi svoje mesto
ui-competition-go = Idi na svoju partiju
ui-competition-others = Ostali igrači: { $names }
ui-competition-table-waiting = sto je otvoren
ui-competition-table-running = partija je u toku
ui-competition-group = Grupa
ui-competition-pairings = Parovi i stolovi
ui-competition-standings = Poredak
ui-competition-place = Mesto
ui-competition-entrant = Član
ui-competition-score = Učinak
ui-competition-beaten = Dodatni učinak
ui-competition-wins = Pobede
ui-competition-matches = Partije
ui-competition-standings-help = Prvo mesto u partiji donosi 1, poslednje 0, a ostala su ravnomerno između. Za deljena mesta uzima se prosek. Kod istog učinka odlučuje dodatni: zbir učinaka pobeđenih protivnika i polovina kod deljenog mesta. Zatim odlučuju pobede. Posle toga mesto se deli.
ui-competition-standings-bye = Slobodno kolo donosi { $score }.
ui-competition-standings-knockout = Mesto zavisi od kola do kog je neko stigao. Ako dvoje deli prvo mesto u partiji, dalje ide onaj ko sedi kasnije u redosledu.
ui-competition-is-bye = slobodno kolo
ui-competition-is-none = nije počela
ui-competition-is-waiting = čeka igrače
ui-competition-is-running = traje
ui-competition-is-over = Pogledaj snimak
ui-competition-is-unplayed = nije odigrana
ui-competition-is-free = pobeda bez partije
ui-competition-out = van takmičenja
ui-competition-drop = Povuci se
ui-competition-drop-sure = Povući se iz ovog takmičenja? Što je odigrano, ostaje; naredne partije gubiš.
ui-competition-drop-other = Isključi
ui-competition-drop-of = Isključi: { $name }
ui-competition-drop-of-sure = Isključiti ovog člana: { $name }? Što je odigrano, ostaje; naredne partije gubi.
ui-competition-host = Za domaćina
ui-competition-close = Zatvori kolo
ui-competition-close-sure = Zatvoriti ovo kolo? Partije koje nisu završene ne računaju se nikome.
ui-competition-close-knockout = Zatvoriti ovo kolo? Gde partija nije završena, dalje ide igrač na prvom mestu za stolom.
ui-competition-delete = Obriši takmičenje
ui-competition-delete-sure = Obrisati ovo takmičenje? Njegove partije ostaju.
