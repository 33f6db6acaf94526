# Ticket to Ride: Europe. Vagon je figura (svaki ih igrač ima 45), karta vagona je karta, ruta spaja dva susjedna grada.
# Imena igrača ($seat) stoje na početku rečenice ili iza dvotočke, a imena gradova u paru („A – B”) ili iza dvotočke, pa se ne sklanjaju;
# glagoli su u prezentu da ne ovise o rodu. Boje karata ($card, $colour) stoje iza dvotočke ili iza „2 ×”.

### Igra

title = Ticket to Ride: Europe
blurb = Željeznicom kroz Europu: zauzimaj rute, poveži gradove sa svojih odredišnih karata i odvaži se u tunele.
goal = Cilj: na kraju imati najviše bodova, za zauzete rute i za odredišne karte čije gradove povežeš.

option-three-locomotives = Tri otkrivene lokomotive
option-three-locomotives-help = Što se mijenja kad su među pet otkrivenih karata tri lokomotive. Izdanja pravila se razlikuju.
option-three-locomotives-value =
    { $value ->
        [only_those] samo lokomotive
       *[all_five] svih pet karata
    }
option-last-round = Početak posljednjeg kruga
option-last-round-help = Koliko nekome treba ostati vagona na kraju poteza da počne posljednji krug. Izdanja pravila se razlikuju.
option-last-round-value =
    { $value ->
        [exactly_two] točno dva
       *[two_or_fewer] dva ili manje
    }
option-passing = Preskakanje poteza
option-passing-help = Kad igrač u svojem potezu ne mora ništa učiniti.
option-passing-value =
    { $value ->
        [no_cards] kad ne može uzeti kartu ni zauzeti rutu
        [may] uvijek
       *[must_act] samo kad ništa nije moguće
    }
option-second-card = Druga karta vagona
option-second-card-help = Mora li igrač koji uzme jednu kartu vagona uzeti i drugu.
option-second-card-value =
    { $value ->
        [may] nije obvezna
       *[must] obvezna je
    }
option-turn-cap = Ograničenje poteza
option-turn-cap-help = Partija koja dosegne taj broj poteza završava i boduje se onako kako stoji.
option-turn-cap-value =
    { $value ->
        [0] bez ograničenja
        [one] { $value } potez
        [few] { $value } poteza
       *[other] { $value } poteza
    }

level-one-step = Korak po korak
level-one-step-help = Radi uvijek na samo jednoj odredišnoj karti i ne misli dalje od sljedeće rute za nju.
level-long-routes = Maratonac
level-long-routes-help = Igra isto tako, ali gdje god može bira rute od tri ili više polja.
level-routes = Graditelj ruta
level-routes-help = Zadržava odredišne karte koje može dovršiti, gleda rute svih odjednom i zauzima najhitniju.
level-tickets = Sakupljač odredišta
level-tickets-help = Na početku vuče odredišne karte dok bi vagona za njih još bilo dovoljno, a onda gradi mrežu za sve.
level-beginner = Novajlija
level-beginner-help = Uzima karte koje vidi i zauzima što može, jednu po jednu odredišnu kartu.
level-apprentice-help = Uzima karte koje vidi i samo ponekad planira svoje odredišne karte.
level-learner = Učenik
level-learner-help = Planira svoje odredišne karte, ali zaboravlja da iste rute žele i drugi.
level-advanced-help = Odredišne karte planira jednu po jednu i često zaboravlja da iste rute žele i drugi.
level-veteran-help = Igra kao profesionalac, ali ponekad ne misli dalje od sljedeće rute.
level-quick = Brzi planer
level-quick-help = Planira mrežu za sve svoje odredišne karte i odlučuje u trenu.
level-candidates = Savjetnik
level-candidates-help = Uspoređuje radnje koje predlaže njegov plan.
level-sprinter = Sprinter
level-sprinter-help = Zadržava malo odredišnih karata, više voli duge rute i završava partiju prije nego što su drugi spremni.
level-greedy-help = Pri svakoj odluci iznova planira najjeftiniju mrežu za sve svoje odredišne karte i prema njoj uzima karte, plaća i zauzima rute.

### Radnje

action-keep = Zadrži odredišne karte: { $kept }
action-keep-short = Zadrži { $kept }
action-take = Uzmi otkrivenu kartu { $slot }
action-take-short = Uzmi { $slot }
action-draw = Povuci kartu sa špila
action-draw-short = Povuci sa špila
action-claim = Zauzmi rutu { $route }
action-claim-short = Zauzmi
action-build-station = Izgradi kolodvor: { $city }
action-build-station-short = Izgradi kolodvor
action-draw-tickets = Povuci odredišne karte
action-draw-tickets-short = Povuci odredišne karte
action-pass = Preskoči potez
action-pass-short = Preskoči potez
action-pay =
    { $locomotives ->
        [0] Plati: { $colour } (bez lokomotiva)
       *[other] Plati: { $colour } ({ $locomotives } × { card-locomotive })
    }
action-pay-short = Plati
action-pay-extra =
    { $locomotives ->
        [0] Doplati karte (bez lokomotiva)
       *[other] Doplati karte ({ $locomotives } × { card-locomotive })
    }
action-pay-extra-short = Doplati
action-give-up = Odustani od tunela
action-give-up-short = Odustani
action-stop = Ne uzimaj drugu kartu
action-stop-short = Bez druge karte

### Pozivi

prompt-start-tickets = Odaberi koje odredišne karte zadržavaš: najmanje dvije
prompt-turn = Vuci, zauzmi rutu ili izgradi kolodvor
prompt-second-card = Uzmi drugu kartu
prompt-pay-route =
    { $cost ->
        [one] { $route }: plati { $cost } kartu
        [few] { $route }: plati { $cost } karte
       *[other] { $route }: plati { $cost } karata
    }
prompt-pay-station =
    { $cost ->
        [one] Kolodvor, { $city }: plati { $cost } kartu
        [few] Kolodvor, { $city }: plati { $cost } karte iste boje
       *[other] Kolodvor, { $city }: plati { $cost } karata iste boje
    }
prompt-tunnel =
    { $extra ->
        [one] { $route }: tunel košta još { $extra } kartu ({ $colour })
        [few] { $route }: tunel košta još { $extra } karte ({ $colour })
       *[other] { $route }: tunel košta još { $extra } karata ({ $colour })
    }
prompt-tickets = Odaberi koje odredišne karte zadržavaš: najmanje jednu
prompt-wait = { $seat } je na potezu
prompt-over = Partija je završena

### Događaji

# Čime je plaćeno: kartama jedne boje, lokomotivama ili i jednim i drugim.
track-upper = gornji kolosijek
track-lower = donji kolosijek
track-left = lijevi kolosijek
track-right = desni kolosijek
noun-payment =
    { $cards ->
        [0] { $locomotives } × { card-locomotive }
       *[other] { $locomotives ->
            [0] { $cards } × { $colour }
           *[other] { $cards } × { $colour }, { $locomotives } × { card-locomotive }
        }
    }

event-began = { $seat } počinje.
event-dealt = { $seat } počinje s kartama: { $card_list }.
event-dealt-hidden = { $seat } počinje s četiri karte.
event-laid-out = Otkrivene karte: { $card_list }.
event-offered = { $seat } dobiva na izbor odredišne karte: { $ticket_list }.
event-offered-hidden =
    { $count ->
        [one] { $seat } dobiva { $count } odredišnu kartu.
        [few] { $seat } dobiva na izbor { $count } odredišne karte.
       *[other] { $seat } dobiva na izbor { $count } odredišnih karata.
    }
event-chose = { $seat } bira odredišne karte: { $ticket_list }.
event-chose-hidden = { $seat } završava izbor odredišnih karata.
event-starts-with =
    { $count ->
        [one] { $seat } počinje s { $count } odredišnom kartom.
        [few] { $seat } počinje s { $count } odredišne karte.
       *[other] { $seat } počinje s { $count } odredišnih karata.
    }
event-took = { $seat } uzima otkrivenu kartu: { $card }.
event-drew = { $seat } vuče sa špila: { $card }.
event-drew-two = { $seat } uzima dvije karte: { $card_list }.
event-drew-two-hidden =
    { $known ->
        [0] { $seat } vuče dvije karte sa špila.
       *[other] { $seat } uzima dvije karte: { $card_list } i jednu sa špila.
    }
event-drew-hidden = { $seat } vuče kartu sa špila.
event-opened = Na mjestu { $slot } otkriva se: { $card }.
event-swept = Previše je otkrivenih lokomotiva ({ $card_list }): otkrivaju se nove karte.
event-reshuffled =
    { $count ->
        [one] Špil je potrošen: { $count } odbačena karta postaje novi.
        [few] Špil je potrošen: { $count } odbačene karte miješaju se u novi.
       *[other] Špil je potrošen: { $count } odbačenih karata miješa se u novi.
    }
event-aimed = { $seat } bira karte za plaćanje.
event-claimed =
    { $points ->
        [one] { $seat } zauzima rutu { $route } ({ noun-payment }): { $points } bod.
        [few] { $seat } zauzima rutu { $route } ({ noun-payment }): { $points } boda.
       *[other] { $seat } zauzima rutu { $route } ({ noun-payment }): { $points } bodova.
    }
event-laid = { $seat } pokušava s tunelom { $route } ({ noun-payment }).
event-revealed =
    { $count ->
        [0] Nema karata za otkrivanje: tunel ne košta ništa više.
       *[other] { $extra ->
            [0] Otkriveno za tunel: { $card_list }. Tunel ne košta ništa više.
            [one] Otkriveno za tunel: { $card_list }. Tunel košta još { $extra } kartu.
            [few] Otkriveno za tunel: { $card_list }. Tunel košta još { $extra } karte.
           *[other] Otkriveno za tunel: { $card_list }. Tunel košta još { $extra } karata.
        }
    }
event-gave-up = { $seat } odustaje od tunela { $route } i vraća karte u ruku.
event-built-station =
    { $left ->
        [0] { $seat } gradi posljednji kolodvor: { $city } ({ noun-payment }).
       *[other] { $seat } gradi kolodvor: { $city } ({ noun-payment }). Preostalo kolodvora: { $left }.
    }
event-kept-tickets =
    { $returned ->
        [0] { $seat } zadržava sve odredišne karte: { $ticket_list }.
       *[other] { $seat } zadržava odredišne karte: { $ticket_list }. Vraćeno: { $returned }.
    }
event-kept-tickets-hidden =
    { $returned ->
        [0] { $count ->
            [one] { $seat } zadržava { $count } odredišnu kartu.
            [few] { $seat } zadržava sve { $count } odredišne karte.
           *[other] { $seat } zadržava svih { $count } odredišnih karata.
        }
       *[other] { $count ->
            [one] { $seat } zadržava { $count } odredišnu kartu. Vraćeno: { $returned }.
            [few] { $seat } zadržava { $count } odredišne karte. Vraćeno: { $returned }.
           *[other] { $seat } zadržava { $count } odredišnih karata. Vraćeno: { $returned }.
        }
    }
event-stopped = { $seat } ne uzima drugu kartu.
event-passed = { $seat } preskače potez.
event-last-round =
    { $trains ->
        [0] { $seat } više nema vagona: svatko ima još jedan potez.
        [one] { $seat } ima još samo { $trains } vagon: svatko ima još jedan potez.
        [few] { $seat } ima još samo { $trains } vagona: svatko ima još jedan potez.
       *[other] { $seat } ima još samo { $trains } vagona: svatko ima još jedan potez.
    }
event-stuck = Cijeli su krug svi preskočili potez, nitko nije mogao uzeti kartu ni zauzeti rutu: partija završava.
event-capped =
    { $turns ->
        [one] Dosegnuto je ograničenje od { $turns } poteza: partija završava.
        [few] Dosegnuto je ograničenje od { $turns } poteza: partija završava.
       *[other] Dosegnuto je ograničenje od { $turns } poteza: partija završava.
    }
event-shown =
    { $points ->
        [one] { $seat } pokazuje odredišnu kartu: { $ticket }, { $points } bod.
        [few] { $seat } pokazuje odredišnu kartu: { $ticket }, { $points } boda.
       *[other] { $seat } pokazuje odredišnu kartu: { $ticket }, { $points } bodova.
    }
event-express =
    { $length ->
        [one] { $seat } dobiva European Express: neprekinuti niz od { $length } vagona.
        [few] { $seat } dobiva European Express: neprekinuti niz od { $length } vagona.
       *[other] { $seat } dobiva European Express: neprekinuti niz od { $length } vagona.
    }
event-finished = Svi su bodovi zbrojeni.

brief-took = { $card }
brief-drew-hidden = 1 karta
brief-drew-two = { $card_list }
brief-drew-two-hidden =
    { $known ->
        [0] 2 karte
       *[other] { $card_list }, 1 karta
    }
brief-claimed = { $route } +{ $points }
brief-laid = tunel
brief-gave-up = odustaje: { $route }
brief-built-station = kolodvor: { $city }
brief-offered-hidden =
    { $count ->
        [one] vuče { $count } odredišnu kartu
        [few] vuče { $count } odredišne karte
       *[other] vuče { $count } odredišnih karata
    }
brief-kept-tickets-hidden = zadržava { $count }
brief-stopped = bez druge karte
brief-passed = preskače
brief-last-round = posljednji krug

result-last-round = Nekome je ponestalo vagona i odigran je posljednji krug.
result-stuck = Cijeli su krug svi preskočili potez.
result-turn-cap = Dosegnuto je ograničenje poteza.

source-routes = Rute
source-tickets = Odredišne karte
source-stations = Preostali kolodvori
source-express = European Express
typical-tickets-made = Dovršene odredišne karte
typical-tickets-missed = Nedovršene odredišne karte
typical-longest-trail = Najdulji put
typical-stations = Izgrađeni kolodvori
end-trail =
    { $length ->
        [one] najdulji neprekinuti niz: { $length } vagon
        [few] najdulji neprekinuti niz: { $length } vagona
       *[other] najdulji neprekinuti niz: { $length } vagona
    }

### Razlozi zašto nešto nije moguće

reason-route-taken = Ova je ruta već zauzeta: { $seat }.
reason-too-few-trains =
    { $length ->
        [one] Za ovu rutu treba { $length } vagon. Ostalo ti je: { $trains }.
        [few] Za ovu rutu trebaju { $length } vagona. Ostalo ti je: { $trains }.
       *[other] Za ovu rutu treba { $length } vagona. Ostalo ti je: { $trains }.
    }
reason-too-few-cards =
    { $needed ->
        [one] To košta { $needed } kartu. Imaš { $have } × { $card } i { $locomotives } × { card-locomotive }; nedostaje: { $missing }.
        [few] To košta { $needed } karte. Imaš { $have } × { $card } i { $locomotives } × { card-locomotive }; nedostaje: { $missing }.
       *[other] To košta { $needed } karata. Imaš { $have } × { $card } i { $locomotives } × { card-locomotive }; nedostaje: { $missing }.
    }
reason-too-few-of-a-kind =
    { $needed ->
        [one] To košta { $needed } kartu. Najviše imaš { $have } × { $card } i { $locomotives } × { card-locomotive }; nedostaje: { $missing }.
        [few] To košta { $needed } karte iste boje. Najviše imaš { $have } × { $card } i { $locomotives } × { card-locomotive }; nedostaje: { $missing }.
       *[other] To košta { $needed } karata iste boje. Najviše imaš { $have } × { $card } i { $locomotives } × { card-locomotive }; nedostaje: { $missing }.
    }
reason-twin-closed = Kad igra dvoje ili troje, od dvostruke rute koristi se samo jedan kolosijek, a drugi je već zauzet: { $seat }.
reason-own-twin = Drugi je kolosijek ove dvostruke rute tvoj, a oba ne smije zauzeti nitko.
reason-too-few-locomotives =
    { $needed ->
        [one] Ovaj trajekt košta najmanje { $needed } lokomotivu. Imaš: { $have }.
        [few] Ovaj trajekt košta najmanje { $needed } lokomotive. Imaš: { $have }.
       *[other] Ovaj trajekt košta najmanje { $needed } lokomotiva. Imaš: { $have }.
    }
reason-no-station-left = Svi su tvoji kolodvori već izgrađeni.
reason-city-taken = Ovdje već postoji kolodvor: { $seat }.
reason-slot-empty = Mjesto { $slot } je prazno.
reason-no-cards = Nema karata za vučenje: nema ih ni u špilu ni među odbačenima.
reason-locomotive-second = Otkrivena lokomotiva smije se uzeti samo kao prva karta u potezu.
reason-no-tickets = Odredišnih karata više nema.
reason-not-offered =
    { $count ->
        [one] Na raspolaganju je samo { $count } odredišna karta. Ne možeš zadržati: { $kept }.
        [few] Na raspolaganju su samo { $count } odredišne karte. Ne možeš zadržati: { $kept }.
       *[other] Na raspolaganju je samo { $count } odredišnih karata. Ne možeš zadržati: { $kept }.
    }
reason-keep-more =
    { $fewest ->
        [one] Moraš zadržati najmanje { $fewest } odredišnu kartu.
        [few] Moraš zadržati najmanje { $fewest } odredišne karte.
       *[other] Moraš zadržati najmanje { $fewest } odredišnih karata.
    }
reason-other-colour = Ova se ruta plaća kartama druge boje: { $colour }.
reason-not-enough = To košta { $needed } × { $card }. Imaš: { $have }.
reason-too-many-locomotives =
    { $cost ->
        [one] Previše lokomotiva: to košta { $cost } kartu. Plaćanje samo lokomotivama poseban je izbor.
        [few] Previše lokomotiva: to košta { $cost } karte. Plaćanje samo lokomotivama poseban je izbor.
       *[other] Previše lokomotiva: to košta { $cost } karata. Plaćanje samo lokomotivama poseban je izbor.
    }
reason-no-locomotives-as-colour =
    { $cost ->
        [one] Samo lokomotivama to košta točno { $cost } lokomotivu.
        [few] Samo lokomotivama to košta točno { $cost } lokomotive.
       *[other] Samo lokomotivama to košta točno { $cost } lokomotiva.
    }
reason-ferry-locomotives =
    { $needed ->
        [one] Za ovaj trajekt treba platiti najmanje { $needed } lokomotivu.
        [few] Za ovaj trajekt treba platiti najmanje { $needed } lokomotive.
       *[other] Za ovaj trajekt treba platiti najmanje { $needed } lokomotiva.
    }
reason-extra-is =
    { $extra ->
        [one] Tunel košta samo još { $extra } kartu.
        [few] Tunel košta samo još { $extra } karte.
       *[other] Tunel košta samo još { $extra } karata.
    }
reason-only-locomotives =
    { $extra ->
        [one] Položene su samo lokomotive pa i dodatna karta mora biti lokomotiva.
        [few] Položene su samo lokomotive pa i sve dodatne karte ({ $extra }) moraju biti lokomotive.
       *[other] Položene su samo lokomotive pa i sve dodatne karte ({ $extra }) moraju biti lokomotive.
    }
reason-must-act = Dok možeš nešto učiniti, ne smiješ preskočiti potez.
reason-must-take-second = Moraš uzeti drugu kartu.

### Odjeljci pravila

section-setup = Postavka igre
section-turn = Prikaz kruga igre
section-draw-cards = Povlačenje karata vagona
section-locomotives = Lokomotive
section-claim-routes = Postavljanje ruta
section-double-routes = Dvostruke rute
section-ferries = Trajekti
section-tunnels = Tuneli
section-tickets = Povlačenje odredišnih karata
section-stations = Izgradnja kolodvora
section-end = Kraj igre
section-scoring = Izračun bodova

### Pomoć

help-page-title = Na ovoj stranici
help-page =
    – Odaberi rutu na karti Europe i vidjet ćeš sve načine plaćanja, najjeftiniji prvo. Ako nešto nije moguće, stranica kaže zašto.
    – Odaberi neku od svojih odredišnih karata i oba njezina grada zasvijetle, samo za tebe.
    – Svaka boja ima na kartama i na ploči i svoj znak.
    – Tražiš grad? Upiši dio njegova imena, na hrvatskom ili onako kako piše na karti.
    – Izbor možeš poništiti dok ne odigra sljedeći igrač; što je povučeno ili otkriveno, ostaje.

### Ploča

board-close = Zatvori
board-players = Igrači
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
board-trains =
    { $count ->
        [one] još { $count } vagon
        [few] još { $count } vagona
       *[other] još { $count } vagona
    }
board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
board-tickets =
    { $count ->
        [one] { $count } odredišna karta
        [few] { $count } odredišne karte
       *[other] { $count } odredišnih karata
    }
board-stations =
    { $count ->
        [one] još { $count } kolodvor
        [few] još { $count } kolodvora
       *[other] još { $count } kolodvora
    }
board-known-help = Prikaži karte koje je ovaj igrač uzeo svima naočigled
board-known-none = Nijednu od ovih karata nitko nije vidio.
board-hand = Tvoje karte
board-hand-of = { $seat }: karte
board-hand-empty = Nema karata u ruci
board-hand-group = { $count } × { $card }
board-your-tickets = Tvoje odredišne karte
board-tickets-of = { $seat }: odredišne karte
board-tickets-none = Još nema odredišnih karata
board-ticket-made = dovršena
board-ticket-possible = još moguća
board-ticket-impossible = više nije moguća
board-ticket-spaces =
    { $count ->
        [0] već povezano
        [one] na najkraćem putu nedostaje { $count } polje
        [few] na najkraćem putu nedostaju { $count } polja
       *[other] na najkraćem putu nedostaje { $count } polja
    }
board-ticket-of = od { $total }
board-ticket-spaces-of =
    { $count ->
        [one] na najkraćem putu nedostaje { $count } od { $total } polja
        [few] na najkraćem putu nedostaju { $count } od { $total } polja
       *[other] na najkraćem putu nedostaje { $count } od { $total } polja
    }
board-ticket-no-way = Bez kolodvora više nema slobodnog puta
board-supply = Karte vagona i odredišne karte za vučenje
board-choose-route = Rute: { $colour }
board-choose-station = Kolodvori
board-slot = Otkrivena karta { $slot }: { $card }
board-slot-empty = Mjesto { $slot } je prazno
board-deck =
    { $count ->
        [one] Povuci sa špila ({ $count } karta)
        [few] Povuci sa špila ({ $count } karte)
       *[other] Povuci sa špila ({ $count } karata)
    }
board-ticket-deck = Povuci odredišne karte (još { $count })
board-discard =
    { $count ->
        [one] { $count } odbačena
        [few] { $count } odbačene
       *[other] { $count } odbačenih
    }
board-discard-help = Što leži među odbačenim kartama
board-draw-tickets = Povuci odredišne karte
board-draw-tickets-help =
    { $count ->
        [one] Vučeš { $count } odredišnu kartu i zadržavaš je.
        [few] Vučeš { $count } odredišne karte i zadržavaš najmanje jednu.
       *[other] Vučeš { $count } odredišnih karata i zadržavaš najmanje jednu.
    } Odredišne karte koje ne dovršiš na kraju ti oduzimaju bodove. To se ne može poništiti.
board-offer = Odaberi odredišne karte
board-keep =
    { $count ->
        [0] Zadrži
        [one] Zadrži { $count } odredišnu kartu
        [few] Zadrži { $count } odredišne karte
       *[other] Zadrži { $count } odredišnih karata
    }
board-offer-rest-out = Ostale izlaze iz igre.
board-offer-rest-under = Ostale idu na dno špila odredišnih karata.
board-route-facts = { board-route-facts-short }, { board-points }
board-route-facts-short =
    { $length ->
        [one] { $length } polje, { $colour }
        [few] { $length } polja, { $colour }
       *[other] { $length } polja, { $colour }
    }
board-route-price = { $length } × { $colour } ili lokomotive{ $ferry ->
        [0] { "" }
        [one] ; trajekt: najmanje { $ferry } lokomotiva
        [few] ; trajekt: najmanje { $ferry } lokomotive
       *[other] ; trajekt: najmanje { $ferry } lokomotiva
    }{ $tunnel ->
        [0] { "" }
       *[other] ; tunel: još najviše 3 karte
    }
board-route-owner = { $seat } ima ovu rutu.
board-city-owner = { $seat } ovdje ima kolodvor.
board-pay-with = Zauzmi i plati
board-payment =
    { $locomotives ->
        [0] { $count } × { $card }
       *[other] { $count ->
            [0] { $locomotives } × { card-locomotive }
           *[other] { $count } × { $card }, { $locomotives } × { card-locomotive }
        }
    }
board-more-payments =
    { $count ->
        [one] Još { $count } način, s više lokomotiva
        [few] Još { $count } načina, s više lokomotiva
       *[other] Još { $count } načina, s više lokomotiva
    }
board-odds = Koliko dodatnih karata tunel može koštati
board-odds-of = još { $extra }: { $percent }
board-tunnel = Tunel
board-tunnel-help = Kad položiš karte, otkrivaju se još tri. Za svaku u tvojoj boji i za svaku lokomotivu plaćaš još jednu kartu, ili vraćaš sve u ruku i potez ti završava.
board-ferry =
    { $count ->
        [one] Trajekt s { $count } lokomotivom
        [few] Trajekt s { $count } lokomotive
       *[other] Trajekt s { $count } lokomotiva
    }
board-ferry-help =
    { $count ->
        [one] Među kartama mora biti najmanje { $count } lokomotiva.
        [few] Među kartama moraju biti najmanje { $count } lokomotive.
       *[other] Među kartama mora biti najmanje { $count } lokomotiva.
    } Ostale su jedne boje, a i njih mogu zamijeniti lokomotive.
board-double = Dvostruka ruta
board-double-help =
    { $players ->
        [2] Kad igra dvoje, smije se zauzeti samo jedan od dva kolosijeka.
        [3] Kad igra troje, smije se zauzeti samo jedan od dva kolosijeka.
       *[other] Smiju se zauzeti oba kolosijeka, ali ih ne smije zauzeti isti igrač.
    }
board-twin = Drugi kolosijek: { $colour }
board-closed = zatvorena
board-station = Kolodvor
board-station-help = Pomoću kolodvora na kraju za svoje odredišne karte možeš koristiti jednu rutu drugog igrača koja završava u ovom gradu. Prvi košta jednu kartu, drugi dvije i treći tri karte iste boje. Svaki neizgrađeni donosi četiri boda.
board-station-for =
    { $count ->
        [one] Izgradi kolodvor za { $count } kartu
        [few] Izgradi kolodvor za { $count } karte iste boje
       *[other] Izgradi kolodvor za { $count } karata iste boje
    }
board-station-lends =
    { $count ->
        [one] Sada ovdje završava { $count } ruta drugog igrača.
        [few] Sada ovdje završavaju { $count } rute drugih igrača.
       *[other] Sada ovdje završava { $count } ruta drugih igrača.
    }
board-station-lends-nothing = Ovdje još ne završava nijedna ruta drugog igrača.
board-routes-here = Rute odavde
board-find = Nađi grad ili rutu
board-find-list = Gradovi i rute
board-find-none = Ništa se tako ne zove.
board-tunnel-title = Tunel košta više
board-tunnel-laid = Položeno:
board-revealed = Karte otkrivene za tunel
board-revealed-card = { $card }
board-revealed-counts = { $card }: košta još jednu kartu
board-tunnel-extra =
    { $extra ->
        [0] Tunel ne košta ništa više.
        [one] Tunel košta još { $extra } kartu.
        [few] Tunel košta još { $extra } karte.
       *[other] Tunel košta još { $extra } karata.
    }
board-pay-extra = Doplati
board-give-up = Vrati karte u ruku
board-tunnel-cannot = Nemaš dovoljno karata za to.
board-last-round = Posljednji krug!
board-last-round-left = Još na potezu:
board-turns-to-cap =
    { $count ->
        [one] još { $count } potez do ograničenja
        [few] još { $count } poteza do ograničenja
       *[other] još { $count } poteza do ograničenja
    }

board-end = Kako je završilo
board-end-routes = Bodovi za rute, brojeni tijekom igre
board-end-made = { $seat } ima dovršenu ovu odredišnu kartu.
board-end-missed = { $seat } nema dovršenu ovu odredišnu kartu.
board-end-borrowed = Preko kolodvora, posuđenom rutom:
board-end-stations = Četiri boda za svaki neizgrađeni kolodvor
board-end-left =
    { $count ->
        [one] još { $count }, { board-points }
        [few] još { $count }, { board-points }
       *[other] još { $count }, { board-points }
    }
board-end-borrows-nothing = ništa za posudbu
board-end-express =
    { $length ->
        [one] { $seat } dobiva European Express: { $length } vagon u nizu, { board-points }.
        [few] { $seat } dobiva European Express: { $length } vagona u nizu, { board-points }.
       *[other] { $seat } dobiva European Express: { $length } vagona u nizu, { board-points }.
    }
board-end-tie = Isti broj bodova: odlučuje više dovršenih odredišnih karata, zatim manje izgrađenih kolodvora, zatim European Express.
board-end-tie-of =
    { $made ->
        [one] { $made } dovršena odredišna karta
        [few] { $made } dovršene odredišne karte
       *[other] { $made } dovršenih odredišnih karata
    }, { $stations ->
        [one] { $stations } izgrađen kolodvor
        [few] { $stations } izgrađena kolodvora
       *[other] { $stations } izgrađenih kolodvora
    }{ $express ->
        [0] { "" }
       *[other] , { source-express }
    }
board-end-table = Rezultat
board-end-total = Ukupno

board-map = Karta Europe
board-closer = Približi
board-farther = Udalji
board-whole-map = Cijela karta

### Karte vagona i boje plaćanja

card-purple = ljubičasta
card-blue = plava
card-orange = narančasta
card-white = bijela
card-green = zelena
card-yellow = žuta
card-black = crna
card-red = crvena
card-locomotive = lokomotiva

colour-purple = ljubičasta
colour-blue = plava
colour-orange = narančasta
colour-white = bijela
colour-green = zelena
colour-yellow = žuta
colour-black = crna
colour-red = crvena
colour-locomotive = samo lokomotive
colour-grey = bilo koja boja

### Koje od ponuđenih odredišnih karata

kept-1 = 1
kept-2 = 2
kept-3 = 3
kept-4 = 4
kept-12 = 1 i 2
kept-13 = 1 i 3
kept-14 = 1 i 4
kept-23 = 2 i 3
kept-24 = 2 i 4
kept-34 = 3 i 4
kept-123 = 1, 2 i 3
kept-124 = 1, 2 i 4
kept-134 = 1, 3 i 4
kept-234 = 2, 3 i 4
kept-1234 = 1, 2, 3 i 4

### Gradovi

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Atena
city-barcelona = Barcelona
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Bruxelles
city-bucuresti = Bukurešt
city-budapest = Budimpešta
city-cadiz = Cádiz
city-constantinople = Istanbul
city-danzig = Gdanjsk
city-dieppe = Dieppe
city-edinburgh = Edinburgh
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Harkiv
city-kobenhavn = Kopenhagen
city-kyiv = Kijev
city-lisboa = Lisabon
city-london = London
city-madrid = Madrid
city-marseille = Marseille
city-moskva = Moskva
city-munchen = München
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Pariz
city-petrograd = Sankt Peterburg
city-riga = Riga
city-roma = Rim
city-rostov = Rostov na Donu
city-sarajevo = Sarajevo
city-sevastopol = Sevastopolj
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Soči
city-sofia = Sofija
city-stockholm = Stockholm
city-venezia = Venecija
city-warszawa = Varšava
city-wien = Beč
city-wilno = Vilnius
city-zagrab = Zagreb
city-zurich = Zürich

### Što govori za radnju (savjeti)

why-completes = Dovršava odredišnu kartu { $ticket }. Bodovi: { $points }.
why-serves-both = Na najkraćim putovima dviju odredišnih karata: { $ticket_1 } i { $ticket_2 }.
why-serves = Na najkraćem putu odredišne karte { $ticket }. Ruta koje još nedostaju: { $routes }.
why-joins-others = { $seat } ovdje može spojiti dva dijela mreže.
why-ends = Počinje posljednji krug. Vagoni koji ti ostaju: { $trains }.
why-scores = Bodovi odmah: { $points }. Vagoni: { $trains }.
why-pays-for = Njome možeš platiti rutu { $route } na najkraćem putu odredišne karte { $ticket }.
why-collects-for = Karte za rutu { $route } na najkraćem putu odredišne karte { $ticket }: { $have } od { $needed }.
why-any-colour = Lokomotiva vrijedi za bilo koju boju.
why-not-shown = Nijedna otkrivena karta ne pomaže tvojim odredišnim kartama.
why-hides = Kartu sa špila drugi ne vide.
why-collects = S njom imaš { $count } × { $card }.
why-all-made = Sve su tvoje odredišne karte dovršene. Preostali vagoni: { $trains }.
why-more-tickets = Odredišne karte donose bodove ako za njih ima vagona. Preostali vagoni: { $trains }.
why-borrows-for = Kolodvor ti ovdje posuđuje rutu { $route }, koja dovršava odredišnu kartu { $ticket }.
why-borrows = Kolodvor ti ovdje može posuditi rutu drugog igrača. Preostali kolodvori: { $left }.
why-not-needed = Nijedna ruta na najkraćim putovima tvojih odredišnih karata nema ovu boju: { $card }.
why-spares-locomotives = Ne troši više lokomotiva nego što je potrebno.
why-pays = Potrošene karte: { $cards }. Lokomotive: { $locomotives }.
why-tunnel-paid = Ruta { $route } odmah je tvoja.
why-cards-back = Karte dobivaš natrag: { $count }.
why-enough = Tvoj potez završava jednom kartom.
why-share-routes = Ove odredišne karte dijele rute. Vagoni za sve: { $together } umjesto { $apart }.
why-can-be-built = Potrebni vagoni: { $together } od tvojih { $trains }.
why-too-long = Više se ne može sve izgraditi. Tvoji vagoni: { $trains }.
why-waits = Tvoji vagoni i karte ostaju kakvi jesu.
