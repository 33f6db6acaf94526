# Ticket to Ride: Europe. Vagon je figura (svaki igrač ih ima 45), karta vagona je karta, ruta spaja dva susedna grada, destinacija je karta sa dva grada.
# Imena igrača ($seat) stoje na početku rečenice ili iza dvotačke, a imena gradova u paru („A – B”) ili iza dvotačke, pa se ne menjaju
# po padežima; glagoli su u prezentu da ne zavise od roda. Boje karata ($card, $colour) stoje iza dvotačke ili iza „2 ×”.

### Igra

title = { "Ticket to Ride: Europe" }
blurb = Železnicom kroz Evropu: zauzimaj rute, poveži gradove sa svojih destinacija i odvaži se u tunele.
goal = Cilj: na kraju imati najviše poena, za zauzete rute i za destinacije čije gradove povežeš.

option-three-locomotives = Tri otkrivene lokomotive
option-three-locomotives-help = Šta se menja kad su među pet otkrivenih karata tri lokomotive. Izdanja pravila se razlikuju.
option-three-locomotives-value =
    { $value ->
        [only_those] samo lokomotive
       *[all_five] svih pet karata
    }
option-last-round = Početak poslednjeg kruga
option-last-round-help = Koliko nekome treba da ostane vagona na kraju poteza da počne poslednji krug. Izdanja pravila se razlikuju.
option-last-round-value =
    { $value ->
        [exactly_two] tačno dva
       *[two_or_fewer] dva ili manje
    }
option-passing = Preskakanje poteza
option-passing-help = Kad igrač u svom potezu ne mora ništa da uradi.
option-passing-value =
    { $value ->
        [no_cards] kad ne može da uzme kartu ni da zauzme rutu
        [may] uvek
       *[must_act] samo kad ništa nije moguće
    }
option-second-card = Druga karta vagona
option-second-card-help = Da li igrač koji uzme jednu kartu vagona mora da uzme i drugu.
option-second-card-value =
    { $value ->
        [may] nije obavezna
       *[must] obavezna je
    }
option-turn-cap = Ograničenje poteza
option-turn-cap-help = Partija koja dostigne taj broj poteza završava se i boduje onako kako stoji.
option-turn-cap-value =
    { $value ->
        [0] bez ograničenja
        [one] { $value } potez
        [few] { $value } poteza
       *[other] { $value } poteza
    }

level-one-step = Korak po korak
level-one-step-help = Radi uvek na samo jednoj destinaciji i ne misli dalje od sledeće rute za nju.
level-long-routes = Maratonac
level-long-routes-help = Igra isto tako, ali gde god može bira rute od tri ili više polja.
level-routes = Graditelj ruta
level-routes-help = Zadržava destinacije koje može da završi, gleda rute svih odjednom i zauzima najhitniju.
level-tickets = Sakupljač destinacija
level-tickets-help = Na početku izvlači destinacije dok bi vagona za njih još bilo dovoljno, a onda gradi mrežu za sve.
level-beginner = Novajlija
level-beginner-help = Uzima karte koje vidi i zauzima šta može, jednu po jednu destinaciju.
level-apprentice-help = Uzima karte koje vidi i samo ponekad planira svoje destinacije.
level-learner = Učenik
level-learner-help = Planira svoje destinacije, ali zaboravlja da iste rute žele i drugi.
level-advanced-help = Destinacije planira jednu po jednu i često zaboravlja da iste rute žele i drugi.
level-veteran-help = Igra kao profesionalac, ali ponekad ne misli dalje od sledeće rute.
level-quick = Brzi planer
level-quick-help = Planira mrežu za sve svoje destinacije i odlučuje u trenu.
level-candidates = Savetnik
level-candidates-help = Poredi radnje koje predlaže njegov plan.
level-sprinter = Sprinter
level-sprinter-help = Zadržava malo destinacija, više voli duge rute i završava partiju pre nego što su drugi spremni.
level-greedy-help = Pri svakoj odluci iznova planira najjeftiniju mrežu za sve svoje destinacije i prema njoj uzima karte, plaća i zauzima rute.

### Radnje

action-keep = Zadrži destinacije: { $kept }
action-keep-short = Zadrži { $kept }
action-take = Uzmi otkrivenu kartu { $slot }
action-take-short = Uzmi { $slot }
action-draw = Izvuci kartu iz špila
action-draw-short = Izvuci iz špila
action-claim = Zauzmi rutu { $route }
action-claim-short = Zauzmi
action-build-station = Izgradi stanicu: { $city }
action-build-station-short = Izgradi stanicu
action-draw-tickets = Izvuci destinacije
action-draw-tickets-short = Izvuci destinacije
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

prompt-start-tickets = Izaberi koje destinacije zadržavaš: najmanje dve
prompt-turn = Vuci, zauzmi rutu ili izgradi stanicu
prompt-second-card = Uzmi drugu kartu
prompt-pay-route =
    { $cost ->
        [one] { $route }: plati { $cost } kartu
        [few] { $route }: plati { $cost } karte
       *[other] { $route }: plati { $cost } karata
    }
prompt-pay-station =
    { $cost ->
        [one] Stanica, { $city }: plati { $cost } kartu
        [few] Stanica, { $city }: plati { $cost } karte iste boje
       *[other] Stanica, { $city }: plati { $cost } karata iste boje
    }
prompt-tunnel =
    { $extra ->
        [one] { $route }: tunel košta još { $extra } kartu ({ $colour })
        [few] { $route }: tunel košta još { $extra } karte ({ $colour })
       *[other] { $route }: tunel košta još { $extra } karata ({ $colour })
    }
prompt-tickets = Izaberi koje destinacije zadržavaš: najmanje jednu
prompt-wait = { $seat } je na potezu
prompt-over = Partija je završena

### Događaji

# Čime je plaćeno: kartama jedne boje, lokomotivama ili i jednim i drugim.
track-upper = gornji kolosek
track-lower = donji kolosek
track-left = levi kolosek
track-right = desni kolosek
noun-payment =
    { $cards ->
        [0] { $locomotives } × { card-locomotive }
       *[other] { $locomotives ->
            [0] { $cards } × { $colour }
           *[other] { $cards } × { $colour }, { $locomotives } × { card-locomotive }
        }
    }

event-began = { $seat } počinje.
event-dealt = { $seat } počinje sa kartama: { $card_list }.
event-dealt-hidden = { $seat } počinje sa četiri karte.
event-laid-out = Otkrivene karte: { $card_list }.
event-offered = { $seat } dobija na izbor destinacije: { $ticket_list }.
event-offered-hidden =
    { $count ->
        [one] { $seat } dobija { $count } destinaciju.
        [few] { $seat } dobija na izbor { $count } destinacije.
       *[other] { $seat } dobija na izbor { $count } destinacija.
    }
event-chose = { $seat } bira destinacije: { $ticket_list }.
event-chose-hidden = { $seat } završava izbor destinacija.
event-starts-with =
    { $count ->
        [one] { $seat } počinje sa { $count } destinacijom.
        [few] { $seat } počinje sa { $count } destinacije.
       *[other] { $seat } počinje sa { $count } destinacija.
    }
event-took = { $seat } uzima otkrivenu kartu: { $card }.
event-drew = { $seat } izvlači iz špila: { $card }.
event-drew-two = { $seat } uzima dve karte: { $card_list }.
event-drew-two-hidden =
    { $known ->
        [0] { $seat } izvlači dve karte iz špila.
       *[other] { $seat } uzima dve karte: { $card_list } i jednu iz špila.
    }
event-drew-hidden = { $seat } izvlači kartu iz špila.
event-opened = Na mestu { $slot } otkriva se: { $card }.
event-swept = Previše je otkrivenih lokomotiva ({ $card_list }): otkrivaju se nove karte.
event-reshuffled =
    { $count ->
        [one] Špil je potrošen: { $count } odbačena karta postaje novi.
        [few] Špil je potrošen: { $count } odbačene karte mešaju se u novi.
       *[other] Špil je potrošen: { $count } odbačenih karata meša se u novi.
    }
event-aimed = { $seat } bira karte za plaćanje.
event-claimed =
    { $points ->
        [one] { $seat } zauzima rutu { $route } ({ noun-payment }): { $points } poen.
        [few] { $seat } zauzima rutu { $route } ({ noun-payment }): { $points } poena.
       *[other] { $seat } zauzima rutu { $route } ({ noun-payment }): { $points } poena.
    }
event-laid = { $seat } pokušava sa tunelom { $route } ({ noun-payment }).
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
        [0] { $seat } gradi poslednju stanicu: { $city } ({ noun-payment }).
       *[other] { $seat } gradi stanicu: { $city } ({ noun-payment }). Preostalo stanica: { $left }.
    }
event-kept-tickets =
    { $returned ->
        [0] { $seat } zadržava sve destinacije: { $ticket_list }.
       *[other] { $seat } zadržava destinacije: { $ticket_list }. Vraćeno: { $returned }.
    }
event-kept-tickets-hidden =
    { $returned ->
        [0] { $count ->
            [one] { $seat } zadržava { $count } destinaciju.
            [few] { $seat } zadržava sve { $count } destinacije.
           *[other] { $seat } zadržava svih { $count } destinacija.
        }
       *[other] { $count ->
            [one] { $seat } zadržava { $count } destinaciju. Vraćeno: { $returned }.
            [few] { $seat } zadržava { $count } destinacije. Vraćeno: { $returned }.
           *[other] { $seat } zadržava { $count } destinacija. Vraćeno: { $returned }.
        }
    }
event-stopped = { $seat } ne uzima drugu kartu.
event-passed = { $seat } preskače potez.
event-last-round =
    { $trains ->
        [0] { $seat } više nema vagona: svako ima još jedan potez.
        [one] { $seat } ima još samo { $trains } vagon: svako ima još jedan potez.
        [few] { $seat } ima još samo { $trains } vagona: svako ima još jedan potez.
       *[other] { $seat } ima još samo { $trains } vagona: svako ima još jedan potez.
    }
event-stuck = Ceo krug su svi preskočili potez, niko nije mogao da uzme kartu ni da zauzme rutu: partija se završava.
event-capped =
    { $turns ->
        [one] Dostignuto je ograničenje od { $turns } poteza: partija se završava.
        [few] Dostignuto je ograničenje od { $turns } poteza: partija se završava.
       *[other] Dostignuto je ograničenje od { $turns } poteza: partija se završava.
    }
event-shown =
    { $points ->
        [one] { $seat } pokazuje destinaciju: { $ticket }, { $points } poen.
        [few] { $seat } pokazuje destinaciju: { $ticket }, { $points } poena.
       *[other] { $seat } pokazuje destinaciju: { $ticket }, { $points } poena.
    }
event-express =
    { $length ->
        [one] { $seat } dobija Evropski ekspres: neprekidni niz od { $length } vagona.
        [few] { $seat } dobija Evropski ekspres: neprekidni niz od { $length } vagona.
       *[other] { $seat } dobija Evropski ekspres: neprekidni niz od { $length } vagona.
    }
event-finished = Svi poeni su sabrani.

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
brief-built-station = stanica: { $city }
brief-offered-hidden =
    { $count ->
        [one] izvlači { $count } destinaciju
        [few] izvlači { $count } destinacije
       *[other] izvlači { $count } destinacija
    }
brief-kept-tickets-hidden = zadržava { $count }
brief-stopped = bez druge karte
brief-passed = preskače
brief-last-round = poslednji krug

result-last-round = Nekome je ponestalo vagona i odigran je poslednji krug.
result-stuck = Ceo krug su svi preskočili potez.
result-turn-cap = Dostignuto je ograničenje poteza.

source-routes = Rute
source-tickets = Destinacije
source-stations = Preostale stanice
source-express = Evropski ekspres
typical-tickets-made = Završene destinacije
typical-tickets-missed = Nezavršene destinacije
typical-longest-trail = Najduži put
typical-stations = Izgrađene stanice
end-trail =
    { $length ->
        [one] najduži neprekidni niz: { $length } vagon
        [few] najduži neprekidni niz: { $length } vagona
       *[other] najduži neprekidni niz: { $length } vagona
    }

### Razlozi zašto nešto nije moguće

reason-route-taken = Ova ruta je već zauzeta: { $seat }.
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
reason-twin-closed = Kad igra dvoje ili troje, od duple rute koristi se samo jedan kolosek, a drugi je već zauzet: { $seat }.
reason-own-twin = Drugi kolosek ove duple rute je tvoj, a oba ne sme da zauzme niko.
reason-too-few-locomotives =
    { $needed ->
        [one] Ovaj trajekt košta najmanje { $needed } lokomotivu. Imaš: { $have }.
        [few] Ovaj trajekt košta najmanje { $needed } lokomotive. Imaš: { $have }.
       *[other] Ovaj trajekt košta najmanje { $needed } lokomotiva. Imaš: { $have }.
    }
reason-no-station-left = Sve tvoje stanice su već izgrađene.
reason-city-taken = Ovde već postoji stanica: { $seat }.
reason-slot-empty = Mesto { $slot } je prazno.
reason-no-cards = Nema karata za izvlačenje: nema ih ni u špilu ni među odbačenima.
reason-locomotive-second = Otkrivena lokomotiva sme da se uzme samo kao prva karta u potezu.
reason-no-tickets = Destinacija više nema.
reason-not-offered =
    { $count ->
        [one] Na raspolaganju je samo { $count } destinacija. Ne možeš da zadržiš: { $kept }.
        [few] Na raspolaganju su samo { $count } destinacije. Ne možeš da zadržiš: { $kept }.
       *[other] Na raspolaganju je samo { $count } destinacija. Ne možeš da zadržiš: { $kept }.
    }
reason-keep-more =
    { $fewest ->
        [one] Moraš da zadržiš najmanje { $fewest } destinaciju.
        [few] Moraš da zadržiš najmanje { $fewest } destinacije.
       *[other] Moraš da zadržiš najmanje { $fewest } destinacija.
    }
reason-other-colour = Ova ruta se plaća kartama druge boje: { $colour }.
reason-not-enough = To košta { $needed } × { $card }. Imaš: { $have }.
reason-too-many-locomotives =
    { $cost ->
        [one] Previše lokomotiva: to košta { $cost } kartu. Plaćanje samo lokomotivama je poseban izbor.
        [few] Previše lokomotiva: to košta { $cost } karte. Plaćanje samo lokomotivama je poseban izbor.
       *[other] Previše lokomotiva: to košta { $cost } karata. Plaćanje samo lokomotivama je poseban izbor.
    }
reason-no-locomotives-as-colour =
    { $cost ->
        [one] Samo lokomotivama to košta tačno { $cost } lokomotivu.
        [few] Samo lokomotivama to košta tačno { $cost } lokomotive.
       *[other] Samo lokomotivama to košta tačno { $cost } lokomotiva.
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
        [one] Položene su samo lokomotive, pa i dodatna karta mora biti lokomotiva.
        [few] Položene su samo lokomotive, pa i sve dodatne karte ({ $extra }) moraju biti lokomotive.
       *[other] Položene su samo lokomotive, pa i sve dodatne karte ({ $extra }) moraju biti lokomotive.
    }
reason-must-act = Dok možeš nešto da uradiš, ne smeš da preskočiš potez.
reason-must-take-second = Moraš da uzmeš drugu kartu.

### Odeljci pravila

section-setup = Postavka igre
section-turn = Tok igre
section-draw-cards = Povlačenje karata vagona
section-locomotives = Lokomotive
section-claim-routes = Postavljanje ruta
section-double-routes = Duple rute
section-ferries = Trajekti
section-tunnels = Tuneli
section-tickets = Izvlačenje karata destinacija
section-stations = Izgradnja železničke stanice
section-end = Kraj igre
section-scoring = Računanje poena

### Pomoć

help-page-title = Na ovoj stranici
help-page =
    – Izaberi rutu na mapi i videćeš sve načine plaćanja, najjeftiniji prvo. Ako nešto nije moguće, stranica kaže zašto.
    – Izaberi neku od svojih destinacija i oba njena grada zasvetle, samo za tebe.
    – Svaka boja ima na kartama i na mapi i svoj znak.
    – Tražiš grad? Upiši deo njegovog imena, na srpskom ili onako kako piše na mapi.
    – Izbor možeš da poništiš dok ne odigra sledeći igrač; što je izvučeno ili otkriveno, ostaje.

### Tabla

board-close = Zatvori
board-players = Igrači
board-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
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
        [one] { $count } destinacija
        [few] { $count } destinacije
       *[other] { $count } destinacija
    }
board-stations =
    { $count ->
        [one] još { $count } stanica
        [few] još { $count } stanice
       *[other] još { $count } stanica
    }
board-known-help = Prikaži karte koje je ovaj igrač uzeo svima naočigled
board-known-none = Nijednu od ovih karata niko nije video.
board-hand = Tvoje karte
board-hand-of = { $seat }: karte
board-hand-empty = Nema karata u ruci
board-hand-group = { $count } × { $card }
board-your-tickets = Tvoje destinacije
board-tickets-of = { $seat }: destinacije
board-tickets-none = Još nema destinacija
board-ticket-made = završena
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
board-ticket-no-way = Bez stanice više nema slobodnog puta
board-supply = Karte i destinacije za izvlačenje
board-choose-route = Rute: { $colour }
board-choose-station = Stanice
board-slot = Otkrivena karta { $slot }: { $card }
board-slot-empty = Mesto { $slot } je prazno
board-deck =
    { $count ->
        [one] Izvuci iz špila ({ $count } karta)
        [few] Izvuci iz špila ({ $count } karte)
       *[other] Izvuci iz špila ({ $count } karata)
    }
board-ticket-deck = Izvuci destinacije (još { $count })
board-discard =
    { $count ->
        [one] { $count } odbačena
        [few] { $count } odbačene
       *[other] { $count } odbačenih
    }
board-discard-help = Šta leži među odbačenim kartama
board-draw-tickets = Izvuci destinacije
board-draw-tickets-help =
    { $count ->
        [one] Izvlačiš { $count } destinaciju i zadržavaš je.
        [few] Izvlačiš { $count } destinacije i zadržavaš najmanje jednu.
       *[other] Izvlačiš { $count } destinacija i zadržavaš najmanje jednu.
    } Destinacije koje ne završiš na kraju ti oduzimaju poene. Ovo ne može da se poništi.
board-offer = Izaberi destinacije
board-keep =
    { $count ->
        [0] Zadrži
        [one] Zadrži { $count } destinaciju
        [few] Zadrži { $count } destinacije
       *[other] Zadrži { $count } destinacija
    }
board-offer-rest-out = Ostale izlaze iz igre.
board-offer-rest-under = Ostale idu na dno špila destinacija.
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
board-city-owner = { $seat } ovde ima stanicu.
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
        [one] Još { $count } način, sa više lokomotiva
        [few] Još { $count } načina, sa više lokomotiva
       *[other] Još { $count } načina, sa više lokomotiva
    }
board-odds = Koliko dodatnih karata tunel može da košta
board-odds-of = još { $extra }: { $percent }
board-tunnel = Tunel
board-tunnel-help = Kad položiš karte, otkrivaju se još tri. Za svaku u tvojoj boji i za svaku lokomotivu plaćaš još jednu kartu, ili vraćaš sve u ruku i potez ti se završava.
board-ferry =
    { $count ->
        [one] Trajekt sa { $count } lokomotivom
        [few] Trajekt sa { $count } lokomotive
       *[other] Trajekt sa { $count } lokomotiva
    }
board-ferry-help =
    { $count ->
        [one] Među kartama mora biti najmanje { $count } lokomotiva.
        [few] Među kartama moraju biti najmanje { $count } lokomotive.
       *[other] Među kartama mora biti najmanje { $count } lokomotiva.
    } Ostale su jedne boje, a i njih mogu da zamene lokomotive.
board-double = Dupla ruta
board-double-help =
    { $players ->
        [2] Kad igra dvoje, sme da se zauzme samo jedan od dva koloseka.
        [3] Kad igra troje, sme da se zauzme samo jedan od dva koloseka.
       *[other] Smeju da se zauzmu oba koloseka, ali ih ne sme zauzeti isti igrač.
    }
board-twin = Drugi kolosek: { $colour }
board-closed = zatvorena
board-station = Stanica
board-station-help = Pomoću stanice na kraju za svoje destinacije možeš da koristiš jednu rutu drugog igrača koja se završava u ovom gradu. Prva košta jednu kartu, druga dve i treća tri karte iste boje. Svaka neizgrađena donosi četiri poena.
board-station-for =
    { $count ->
        [one] Izgradi stanicu za { $count } kartu
        [few] Izgradi stanicu za { $count } karte iste boje
       *[other] Izgradi stanicu za { $count } karata iste boje
    }
board-station-lends =
    { $count ->
        [one] Sada se ovde završava { $count } ruta drugog igrača.
        [few] Sada se ovde završavaju { $count } rute drugih igrača.
       *[other] Sada se ovde završava { $count } ruta drugih igrača.
    }
board-station-lends-nothing = Ovde se još ne završava nijedna ruta drugog igrača.
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
board-last-round = Poslednji krug!
board-last-round-left = Još na potezu:
board-turns-to-cap =
    { $count ->
        [one] još { $count } potez do ograničenja
        [few] još { $count } poteza do ograničenja
       *[other] još { $count } poteza do ograničenja
    }

board-end = Kako se završilo
board-end-routes = Poeni za rute, brojani tokom igre
board-end-made = { $seat } ima završenu ovu destinaciju.
board-end-missed = { $seat } nema završenu ovu destinaciju.
board-end-borrowed = Preko stanice, pozajmljenom rutom:
board-end-stations = Četiri poena za svaku neizgrađenu stanicu
board-end-left =
    { $count ->
        [one] još { $count }, { board-points }
        [few] još { $count }, { board-points }
       *[other] još { $count }, { board-points }
    }
board-end-borrows-nothing = ništa za pozajmicu
board-end-express =
    { $length ->
        [one] { $seat } dobija Evropski ekspres: { $length } vagon u nizu, { board-points }.
        [few] { $seat } dobija Evropski ekspres: { $length } vagona u nizu, { board-points }.
       *[other] { $seat } dobija Evropski ekspres: { $length } vagona u nizu, { board-points }.
    }
board-end-tie = Isti broj poena: odlučuje više završenih destinacija, zatim manje izgrađenih stanica, zatim Evropski ekspres.
board-end-tie-of =
    { $made ->
        [one] { $made } završena destinacija
        [few] { $made } završene destinacije
       *[other] { $made } završenih destinacija
    }, { $stations ->
        [one] { $stations } izgrađena stanica
        [few] { $stations } izgrađene stanice
       *[other] { $stations } izgrađenih stanica
    }{ $express ->
        [0] { "" }
       *[other] , { source-express }
    }
board-end-table = Rezultat
board-end-total = Ukupno

board-map = Mapa Evrope
board-closer = Približi
board-farther = Udalji
board-whole-map = Cela mapa

### Karte vagona i boje plaćanja

card-purple = ljubičasta
card-blue = plava
card-orange = narandžasta
card-white = bela
card-green = zelena
card-yellow = žuta
card-black = crna
card-red = crvena
card-locomotive = lokomotiva

colour-purple = ljubičasta
colour-blue = plava
colour-orange = narandžasta
colour-white = bela
colour-green = zelena
colour-yellow = žuta
colour-black = crna
colour-red = crvena
colour-locomotive = samo lokomotive
colour-grey = bilo koja boja

### Koje od ponuđenih destinacija

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
city-athina = Atina
city-barcelona = Barselona
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindizi
city-bruxelles = Brisel
city-bucuresti = Bukurešt
city-budapest = Budimpešta
city-cadiz = Kadis
city-constantinople = Istanbul
city-danzig = Gdanjsk
city-dieppe = Dijep
city-edinburgh = Edinburg
city-erzurum = Erzurum
city-essen = Esen
city-frankfurt = Frankfurt
city-kharkov = Harkov
city-kobenhavn = Kopenhagen
city-kyiv = Kijev
city-lisboa = Lisabon
city-london = London
city-madrid = Madrid
city-marseille = Marsej
city-moskva = Moskva
city-munchen = Minhen
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
city-stockholm = Stokholm
city-venezia = Venecija
city-warszawa = Varšava
city-wien = Beč
city-wilno = Vilnjus
city-zagrab = Zagreb
city-zurich = Cirih

### Šta govori za radnju (saveti)

why-completes = Završava destinaciju { $ticket }. Poeni: { $points }.
why-serves-both = Na najkraćim putevima dve destinacije: { $ticket_1 } i { $ticket_2 }.
why-serves = Na najkraćem putu destinacije { $ticket }. Ruta koje još nedostaju: { $routes }.
why-joins-others = { $seat } ovde može da spoji dva dela mreže.
why-ends = Počinje poslednji krug. Vagoni koji ti ostaju: { $trains }.
why-scores = Poeni odmah: { $points }. Vagoni: { $trains }.
why-pays-for = Njome možeš da platiš rutu { $route } na najkraćem putu destinacije { $ticket }.
why-collects-for = Karte za rutu { $route } na najkraćem putu destinacije { $ticket }: { $have } od { $needed }.
why-any-colour = Lokomotiva važi za bilo koju boju.
why-not-shown = Nijedna otkrivena karta ne pomaže tvojim destinacijama.
why-hides = Kartu iz špila drugi ne vide.
why-collects = Sa njom imaš { $count } × { $card }.
why-all-made = Sve tvoje destinacije su završene. Preostali vagoni: { $trains }.
why-more-tickets = Destinacije donose poene ako za njih ima vagona. Preostali vagoni: { $trains }.
why-borrows-for = Stanica ti ovde pozajmljuje rutu { $route }, koja završava destinaciju { $ticket }.
why-borrows = Stanica ti ovde može pozajmiti rutu drugog igrača. Preostale stanice: { $left }.
why-not-needed = Nijedna ruta na najkraćim putevima tvojih destinacija nema ovu boju: { $card }.
why-spares-locomotives = Ne troši više lokomotiva nego što je potrebno.
why-pays = Potrošene karte: { $cards }. Lokomotive: { $locomotives }.
why-tunnel-paid = Ruta { $route } je odmah tvoja.
why-cards-back = Karte dobijaš nazad: { $count }.
why-enough = Tvoj potez se završava jednom kartom.
why-share-routes = Ove destinacije dele rute. Vagoni za sve: { $together } umesto { $apart }.
why-can-be-built = Potrebni vagoni: { $together } od tvojih { $trains }.
why-too-long = Ne može više sve da se izgradi. Tvoji vagoni: { $trains }.
why-waits = Tvoji vagoni i karte ostaju kakvi jesu.
