# Russian Railroads. Tračnica se po pruzi pomiče korak po korak; na polja glavne ploče postavljaju se radnici; oznaka se pomiče po industrijskoj
# stazi. Imena igrača ($seat) stoje na početku rečenice ili iza dvotočke; imena polja, pruga, boja i učinaka iza dvotočke, u zagradi ili
# pod navodnicima, pa se ne mijenjaju. „Part” je ono od čega su učinci, a $n kaže koliko toga ima.

### Igra

title = Russian Railroads
blurb = Položi tračnice do Vladivostoka, Peterburga i Kijeva, gradi lokomotive i tvornice i pošalji svakog radnika tamo gdje najviše vrijedi.
goal = Cilj: najviše bodova na kraju; pruge i industrija donose bodove nakon svake runde.

option-question-cards = Karte ?
option-question-cards-help = Smije li se uzeti karta ? kad nije moguće izvesti sve što daje.
option-question-cards-value =
    { $value ->
        [partial] i kad je moguć samo dio
       *[complete] samo kad je moguće sve
    }
option-repeat-running = Ponavljanje radnje koja traje
option-repeat-running-help = Smije li se ponoviti sama radnja koja je dovela do ponavljanja.
option-repeat-running-value =
    { $value ->
        [no] ne smije
       *[yes] smije
    }
option-waiting = Više učinaka odjednom
option-waiting-help = Dovršava li se započeti učinak prije sljedećeg ili se nakon svakog koraka bira koji od onih koji čekaju ide dalje.
option-waiting-value =
    { $value ->
        [any_time] bira se nakon svakog koraka
       *[in_turn] jedan za drugim
    }
option-card-taking = Karta ? od žetona
option-card-taking-help = Mora li se uzeti karta ? kad se neka može uzeti.
option-card-taking-value =
    { $value ->
        [may] može se odbiti
       *[must] mora se uzeti
    }
option-extra-engineer = Karta „{ bonus-engineer }”
option-extra-engineer-help = Broji li se ova karta završne nagrade za većinu inženjera i onome tko nema nijednog inženjera.
option-extra-engineer-value =
    { $value ->
        [alone] i sama za sebe
       *[with_engineer] samo zajedno s inženjerom
    }

level-swift = Brzi graditelj
level-swift-help = Prati plan koji najbolje odgovara njegovoj ploči i odlučuje u trenu.
level-siberia = Sibirac
level-siberia-help = Gradi transsibirsku prugu dokle god može.
level-kiev = Kijevska pruga
level-kiev-help = Najprije gradi prugu do Kijeva.
level-industry = Industrijalac
level-industry-help = Na prvom su mjestu tvornice i industrija.
level-engineers = Inženjer
level-engineers-help = Zapošljava inženjere i izvlači najviše iz njihovih radnji.
level-planner = Savjetnik
level-planner-help = Uspoređuje radnje svih planova.
level-hasty = Brzopleti
level-hasty-help = Uzima ono što donosi bodove u ovoj rundi.
level-eager = Revni
level-eager-help = Misli na ovu i sljedeću rundu, a kasnije runde zaboravlja.
level-apprentice-help = Misli na ovu i sljedeću rundu, a kasnije runde zaboravlja.
level-steady = Staloženi
level-steady-help = Gradi pažljivo, ali zaboravlja redoslijed igrača i udaljene nagrade.
level-advanced-help = Gradi pažljivo, ali zaboravlja redoslijed igrača i udaljene nagrade.
level-veteran-help = Igra kao profesionalac, ali ponekad zaboravi redoslijed igrača i udaljene nagrade.
level-greedy-help = Tračnice cijeni po preostalim rundama, lokomotive po onome što se zbog njih broji, a radnike jedne runde planira sve zajedno.

### Ono što se broji

noun-workers =
    { $workers ->
        [one] { $workers } radnik
        [few] { $workers } radnika
       *[other] { $workers } radnika
    }
noun-coins =
    { $coins ->
        [one] { $coins } novčić
        [few] { $coins } novčića
       *[other] { $coins } novčića
    }
noun-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
# Ono što stoji na polju: radnici, novčići, crni radnik.
noun-paid =
    { $black ->
        [0] { $workers ->
            [0] { noun-coins }
           *[other] { $coins ->
                [0] { noun-workers }
               *[other] { noun-workers }, { noun-coins }
            }
        }
       *[other] { $workers ->
            [0] { $coins ->
                [0] { piece-black }
               *[other] { piece-black }, { noun-coins }
            }
           *[other] { $coins ->
                [0] { piece-black }, { noun-workers }
               *[other] { piece-black }, { noun-workers }, { noun-coins }
            }
        }
    }
# Lokomotiva s karte ? ima u programu broj 10, a na pločici 9.
noun-number =
    { $number ->
        [10] 9
       *[other] { $number }
    }
noun-hand =
    { $hand ->
        [10] 9
       *[other] { $hand }
    }

### Imena

line-transsiberian = Transsibirska
line-petersburg = Peterburg
line-kiev = Kijev

colour-black = crna
colour-grey = siva
colour-brown = smeđa
colour-natural = prirodna
colour-white = bijela

slot-transsiberian-1 = Transsibirska, prvo mjesto
slot-transsiberian-2 = Transsibirska, drugo mjesto
slot-petersburg = Peterburg
slot-kiev = Kijev

piece-worker = radnik
piece-temporary = sezonski radnik
piece-black = crni radnik
piece-coin = novčić

black-without-black = bez crnog radnika
black-with-black = s crnim radnikom

# Od čega su učinci i koliko toga ima.
part-black =
    { $n ->
        [one] { $n } crni korak
        [few] { $n } crna koraka
       *[other] { $n } crnih koraka
    }
part-grey =
    { $n ->
        [one] { $n } sivi korak
        [few] { $n } siva koraka
       *[other] { $n } sivih koraka
    }
part-brown =
    { $n ->
        [one] { $n } smeđi korak
        [few] { $n } smeđa koraka
       *[other] { $n } smeđih koraka
    }
part-natural =
    { $n ->
        [one] { $n } prirodni korak
        [few] { $n } prirodna koraka
       *[other] { $n } prirodnih koraka
    }
part-white =
    { $n ->
        [one] { $n } bijeli korak
        [few] { $n } bijela koraka
       *[other] { $n } bijelih koraka
    }
part-black-or-grey =
    { $n ->
        [one] { $n } crni ili sivi korak
        [few] { $n } crna ili siva koraka
       *[other] { $n } crnih ili sivih koraka
    }
part-any =
    { $n ->
        [one] { $n } korak bilo koje boje
        [few] { $n } koraka bilo koje boje
       *[other] { $n } koraka bilo koje boje
    }
part-extra =
    { $n ->
        [one] { $n } dodatni crni korak
        [few] { $n } dodatna crna koraka
       *[other] { $n } dodatnih crnih koraka
    }
part-industry = industrija +{ $n }
part-locomotive =
    { $n ->
        [one] { $n } lokomotiva
        [few] { $n } lokomotive
       *[other] { $n } lokomotiva
    }
part-factory =
    { $n ->
        [one] { $n } tvornica
        [few] { $n } tvornice
       *[other] { $n } tvornica
    }
part-locomotive-or-factory = lokomotiva ili tvornica
part-repeat = ponavljanje radnje
part-once-more = jedno od toga još jednom
part-card = karta ?
part-token = žeton ?
part-bonus = karta završne nagrade
part-doublers =
    { $n ->
        [one] { $n } udvostručenje
        [few] { $n } udvostručenja
       *[other] { $n } udvostručenja
    }
part-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
part-coins =
    { $n ->
        [one] { $n } novčić
        [few] { $n } novčića
       *[other] { $n } novčića
    }
part-temporary =
    { $n ->
        [one] { $n } sezonski radnik
        [few] { $n } sezonska radnika
       *[other] { $n } sezonskih radnika
    }
part-hire = inženjer na tom mjestu
part-engineer-sum = bodovi: brojevi svojih inženjera
part-best-locomotives = bodovi: dvije najviše lokomotive
part-marker = druga oznaka
part-revalue = vrjednije tračnice
part-medal = kijevska medalja
part-engineer = inženjer s karte
part-black-worker = crni radnik
part-special-locomotive = lokomotiva 9

engineer-two-any = 2 koraka bilo koje boje · I
engineer-black-grey = 1 crni i 1 sivi korak
engineer-any-points = 1 korak bilo koje boje i 3 boda
engineer-black-points = 1 crni korak i 3 boda
engineer-industry-two = industrija +2
engineer-any-black = 1 korak bilo koje boje i 1 crni korak
engineer-grey-brown = 1 sivi i 1 smeđi korak
engineer-industry-points = industrija +1 i 3 boda
engineer-doubler-points = 1 udvostručenje i 3 boda
engineer-repeat = ponavljanje radnje
engineer-industry-black = industrija +1 i 1 crni korak
engineer-locomotive-or-factory = lokomotiva ili tvornica
engineer-two-any-more = 2 koraka bilo koje boje · II
engineer-doubler = 1 udvostručenje
engineer-best-locomotives = bodovi za dvije lokomotive

place-white-2 = 2 bijela koraka
place-white-1 = 1 bijeli korak
place-natural-2 = 2 prirodna koraka
place-natural-1 = 1 prirodni korak
place-brown-2 = 2 smeđa koraka
place-brown-1 = 1 smeđi korak
place-grey-2 = 3 siva koraka
place-grey-1 = 2 siva koraka
place-black-2 = 3 crna koraka
place-black-1 = 2 crna koraka
place-any-2 = 2 koraka bilo koje boje
place-black-or-grey = 1 crni ili sivi korak
place-locomotive-1 = lokomotiva ili tvornica (1 radnik)
place-locomotive-2 = lokomotiva ili tvornica (2 radnika)
place-locomotive-3 = lokomotiva i tvornica
place-industry-1 = industrija +1
place-industry-2 = industrija +2
place-industry-3 = industrija +1 i 1 crni korak
place-doubler = 1 udvostručenje
place-coins = 2 novčića
place-temporary = sezonski radnici
place-hire = unajmljivanje inženjera
place-engineer-inner = unutarnji otvoreni inženjer
place-engineer-outer = vanjski otvoreni inženjer
place-first = prvo mjesto u sljedećoj rundi
place-second = drugo mjesto u sljedećoj rundi
place-last-round = industrija +3 (posljednja runda)
place-engineer-two-any = inženjer ({ engineer-two-any })
place-engineer-black-grey = inženjer ({ engineer-black-grey })
place-engineer-any-points = inženjer ({ engineer-any-points })
place-engineer-black-points = inženjer ({ engineer-black-points })
place-engineer-industry-two = inženjer ({ engineer-industry-two })
place-engineer-any-black = inženjer ({ engineer-any-black })
place-engineer-grey-brown = inženjer ({ engineer-grey-brown })
place-engineer-industry-points = inženjer ({ engineer-industry-points })
place-engineer-doubler-points = inženjer ({ engineer-doubler-points })
place-engineer-repeat = inženjer ({ engineer-repeat })
place-engineer-industry-black = inženjer ({ engineer-industry-black })
place-engineer-locomotive-or-factory = inženjer ({ engineer-locomotive-or-factory })
place-engineer-two-any-more = inženjer ({ engineer-two-any-more })
place-engineer-doubler = inženjer ({ engineer-doubler })
place-engineer-best-locomotives = inženjer ({ engineer-best-locomotives })

factory-1 = tvornica 1
factory-2 = tvornica 2
factory-3 = tvornica 3
factory-4 = tvornica 4
factory-5 = tvornica 5
factory-6 = tvornica 6
factory-7 = tvornica 7
factory-8 = tvornica 8
factory-9 = tvornica 9

token-steps = 4 koraka bilo koje boje
token-industry = industrija +5
token-marker = druga oznaka
token-doublers = 3 udvostručenja
token-revalue = vrjednije tračnice
token-medal = kijevska medalja
token-card = karta ?

token-steps-help = Do četiri koraka bilo kojim svojim tračnicama. Tračnice koje usput dobiješ možeš koristiti za preostale korake.
token-industry-help = Do pet polja naprijed po industrijskoj stazi.
token-marker-help = Druga oznaka na polju 0 industrijske staze. Obje donose bodove i obje pokreću tvornice; nikad ne stoje na istom polju.
token-doublers-help = Tri udvostručenja za tvoju transsibirsku prugu.
token-revalue-help = Odsad smeđa polja vrijede 3, prirodna 6 i bijela 10 bodova.
token-medal-help = Odsad polje 5 kijevske pruge vrijedi 20 bodova pri svakom bodovanju, čim ga dosegnu siva tračnica i lokomotiva.
token-card-help = Uzmi jednu od karata ? i izvedi što na njoj piše. Zatim pregledaj karte završnih nagrada i jednu zadrži ili uzmi 10 bodova.

card-four-actions = četiri radnje
card-engineer = inženjer i novčić
card-factory = tvornica i industrija +2
card-black-worker = crni radnik
card-locomotive = lokomotiva 9

card-four-actions-help = Udvostručenje, jedno polje industrije, jedan crni korak; zatim jedno od toga još jednom.
card-engineer-help = Vlastiti inženjer i novčić. Oboje možeš koristiti već u ovoj rundi.
card-factory-help = Izgradi tvornicu, zatim idi dva polja naprijed po industrijskoj stazi.
card-black-worker-help = Jedan radnik više do kraja igre. Kad crni radnik sudjeluje u plaćanju radnje s crnim koracima i barem jedan od njih napraviš, imaš još jedan crni korak.
card-locomotive-help = Lokomotiva 9 za bilo koju tvoju prugu.

bonus-flat = stalna nagrada
bonus-ends = završne postaje
bonus-factories = tvornice
bonus-locomotives = lokomotive
bonus-workers = dodatni radnici
bonus-black = crne tračnice
bonus-tokens = žetoni ?
bonus-doublers = udvostručenja
bonus-engineer = dodatni inženjer
bonus-engineers = inženjeri

bonus-flat-help = 15 bodova.
bonus-ends-help = 10 bodova za svaku prugu čije je posljednje polje dosegnula tvoja crna tračnica.
bonus-factories-help = 4 boda za svaku tvoju tvornicu.
bonus-locomotives-help = Zbroj brojeva na svim tvojim lokomotivama.
bonus-workers-help = 10 bodova za svakog trajno stečenog radnika: najviše dva vlastita i crnog.
bonus-black-help = Zbroj brojeva polja na kojima stoje tvoje crne tračnice.
bonus-tokens-help = 7 bodova za svaki iskorišten žeton ?.
bonus-doublers-help = 20 bodova za četiri do šest udvostručenja, 30 za sedam ili osam.
bonus-engineer-help = Tko ima barem jednog inženjera, tomu se broji kao još jedan kad se utvrđuje tko ih ima najviše. Nema broja.
bonus-engineers-help = 6 bodova za svakog tvojeg inženjera. Karta „{ bonus-engineer }” ne broji se.

start-black-step = 1 crni korak
start-industry = industrija +1
start-doubler = 1 udvostručenje
start-coin = 1 novčić

spot-transsiberian-13 = Transsibirska, polje 13
spot-petersburg-4 = Peterburg, polje 4
spot-petersburg-6 = Peterburg, polje 6
spot-industry = industrijska staza

special-transsiberian-2 = sive tračnice
special-transsiberian-3 = dodatni radnik
special-transsiberian-6 = smeđe tračnice
special-transsiberian-10 = prirodne tračnice
special-transsiberian-13 = žeton ?
special-transsiberian-15 = bijela tračnica i 2 bijela koraka
special-transsiberian-end = 10 bodova
special-petersburg-4 = žeton ?
special-petersburg-6 = žeton ?
special-petersburg-7 = svako polje ove pruge broji se dvaput
special-petersburg-end = 10 bodova
special-kiev-1 = 1 bod pri svakom bodovanju
special-kiev-2 = 2 boda pri svakom bodovanju
special-kiev-3 = 3 boda pri svakom bodovanju
special-kiev-4 = 4 boda pri svakom bodovanju
special-kiev-5 = s medaljom 20 bodova pri svakom bodovanju
special-kiev-7 = dodatni radnik
special-kiev-8 = 10 bodova pri svakom bodovanju
special-kiev-end = 10 bodova

effect-white-2 = { place-white-2 }
effect-white-1 = { place-white-1 }
effect-natural-2 = { place-natural-2 }
effect-natural-1 = { place-natural-1 }
effect-brown-2 = { place-brown-2 }
effect-brown-1 = { place-brown-1 }
effect-grey-2 = { place-grey-2 }
effect-grey-1 = { place-grey-1 }
effect-black-2 = { place-black-2 }
effect-black-1 = { place-black-1 }
effect-any-2 = { place-any-2 }
effect-black-or-grey = { place-black-or-grey }
effect-locomotive-1 = { engineer-locomotive-or-factory }
effect-locomotive-2 = { engineer-locomotive-or-factory }
effect-locomotive-3 = { place-locomotive-3 }
effect-industry-1 = { place-industry-1 }
effect-industry-2 = { place-industry-2 }
effect-industry-3 = { place-industry-3 }
effect-doubler = { place-doubler }
effect-coins = { place-coins }
effect-temporary = { place-temporary }
effect-hire = { place-hire }
effect-engineer-inner = { place-engineer-inner }
effect-engineer-outer = { place-engineer-outer }
effect-first = { place-first }
effect-second = { place-second }
effect-last-round = { place-last-round }
effect-engineer-two-any = { place-engineer-two-any }
effect-engineer-black-grey = { place-engineer-black-grey }
effect-engineer-any-points = { place-engineer-any-points }
effect-engineer-black-points = { place-engineer-black-points }
effect-engineer-industry-two = { place-engineer-industry-two }
effect-engineer-any-black = { place-engineer-any-black }
effect-engineer-grey-brown = { place-engineer-grey-brown }
effect-engineer-industry-points = { place-engineer-industry-points }
effect-engineer-doubler-points = { place-engineer-doubler-points }
effect-engineer-repeat = { place-engineer-repeat }
effect-engineer-industry-black = { place-engineer-industry-black }
effect-engineer-locomotive-or-factory = { place-engineer-locomotive-or-factory }
effect-engineer-two-any-more = { place-engineer-two-any-more }
effect-engineer-doubler = { place-engineer-doubler }
effect-engineer-best-locomotives = { place-engineer-best-locomotives }
effect-factory-1 = { factory-1 }
effect-factory-2 = { factory-2 }
effect-factory-3 = { factory-3 }
effect-factory-4 = { factory-4 }
effect-factory-5 = { factory-5 }
effect-factory-6 = { factory-6 }
effect-factory-7 = { factory-7 }
effect-factory-8 = { factory-8 }
effect-factory-9 = { factory-9 }
effect-token-steps = žeton ? ({ token-steps })
effect-token-industry = žeton ? ({ token-industry })
effect-token-marker = žeton ? ({ token-marker })
effect-token-doublers = žeton ? ({ token-doublers })
effect-token-revalue = žeton ? ({ token-revalue })
effect-token-medal = žeton ? ({ token-medal })
effect-token-card = žeton ? ({ token-card })
effect-card-four-actions = karta ? ({ card-four-actions })
effect-card-engineer = karta ? ({ card-engineer })
effect-card-factory = karta ? ({ card-factory })
effect-card-black-worker = karta ? ({ card-black-worker })
effect-card-locomotive = karta ? ({ card-locomotive })
effect-start-black-step = početna nagrada ({ start-black-step })
effect-start-industry = početna nagrada ({ start-industry })
effect-start-doubler = početna nagrada ({ start-doubler })
effect-start-coin = početna nagrada ({ start-coin })
effect-spot-transsiberian-13 = polje ? ({ spot-transsiberian-13 })
effect-spot-petersburg-4 = polje ? ({ spot-petersburg-4 })
effect-spot-petersburg-6 = polje ? ({ spot-petersburg-6 })
effect-spot-industry = polje ? ({ spot-industry })
effect-white-rail = bijela tračnica (2 bijela koraka)

### Radnje

action-choose-start = Početna nagrada: { $start }
action-choose-start-short = { $start }
action-occupy = Zauzmi: { $place }
action-occupy-short = Zauzmi
action-pass = Pasiraj: u ovoj rundi više ne igraš
action-pass-short = Pasiraj
action-stay = Ostavi radnika kod redoslijeda
action-stay-short = Ostavi ga
action-pay =
    { $coins ->
        [0] Plati bez novčića, { $black }
       *[other] Plati: { noun-coins }, { $black }
    }
action-pay-known = Plati: { noun-paid }
action-pay-short = Plati
action-next = Nastavi s brojem { $item } od onoga što čeka
action-next-known = Nastavi: { $effect }
action-next-short = Broj { $item }
action-step = { $line }: { $colour } tračnica jedno polje dalje
action-step-short = { $line }: { $colour }
action-advance =
    { $marker ->
        [1] Industrija: oznaka jedno polje dalje
       *[other] Industrija: druga oznaka jedno polje dalje
    }
action-advance-short =
    { $marker ->
        [1] Industrija +1
       *[other] Druga oznaka +1
    }
action-take-locomotive = Uzmi lokomotivu
action-take-locomotive-short = Uzmi lokomotivu
action-build = Izgradi tvornicu od sljedeće lokomotive
action-build-short = Izgradi tvornicu
action-build-returned = Izgradi jednu od vraćenih: { $factory }
action-build-returned-short = Izgradi: { $factory }
action-use-token = Iskoristi žeton ?: { $token }
action-use-token-short = Iskoristi žeton
action-take-card = Uzmi kartu ?: { $card }
action-take-card-short = Uzmi kartu
action-take-bonus = Uzmi kartu završne nagrade: { $bonus }
action-take-bonus-short = Uzmi kartu
action-take-points = Umjesto karte uzmi 10 bodova
action-take-points-short = 10 bodova
action-place = Postavi lokomotivu ovdje: { $slot }
action-place-short = Postavi je ovdje
action-retire = Predaj lokomotivu: u zalihi postaje tvornica
action-retire-short = Predaj je
action-replace = Zamijeni tvornicu na mjestu { $factory_slot }
action-replace-short = Zamijeni { $factory_slot }
action-done = Odustani od ostatka
action-done-short = Odustani od ostatka
action-repeat = Ponovi: { $place }
action-repeat-short = Ponovi
action-once-more = Još jednom: { $part }
action-once-more-short = { $part }

### Pozivi

prompt-start-bonus = Odaberi početnu nagradu
prompt-turn = Zauzmi polje ili pasiraj
prompt-pay =
    { $cost ->
        [one] { $place }: kako plaćaš? Cijena: { $cost } figura
        [few] { $place }: kako plaćaš? Cijena: { $cost } figure
       *[other] { $place }: kako plaćaš? Cijena: { $cost } figura
    }
prompt-act = { $effect }: ostaje { $left }
prompt-next =
    { $count ->
        [one] Čeka { $count } učinak: nastavi s njim
        [few] Čekaju { $count } učinka: koji je sljedeći?
       *[other] Čeka { $count } učinaka: koji je sljedeći?
    }
prompt-place = Kamo ide lokomotiva { noun-number }?
prompt-replace = Nova tvornica: { $factory }. Svih pet mjesta je puno: koja tvornica ustupa mjesto?
prompt-token = Iskoristi žeton ? ({ $spot })
prompt-card = Uzmi jednu od karata ?
prompt-bonus = Uzmi kartu završne nagrade ili 10 bodova
prompt-repeat = { $effect }: koju radnju ove runde ponavljaš?
prompt-once-more = Što od toga još jednom?
prompt-reuse =
    { $position ->
        [1] Tvoj radnik kod prvog mjesta smije prijeći na polje za jednog radnika
       *[other] Tvoj radnik kod drugog mjesta smije prijeći na polje za jednog radnika
    }
prompt-wait = { $seat } je na potezu
prompt-over = Partija je završena

### Događaji

event-new-order = Redoslijed: { $seat_list }.
event-dealt-engineers = Inženjeri redom kojim će se moći unajmiti: { $engineer_list }.
event-began-round = Počinje runda { $number } od { $rounds }.
event-chose-start = { $seat } uzima početnu nagradu: { $start }.
event-aimed = { $seat } bira način plaćanja: { $place }.
event-occupied = { $seat } zauzima: { $place } – { noun-paid }.
event-reused = { $seat } pomiče radnika s redoslijeda: { $place }.
event-stayed = { $seat } ostavlja radnika kod redoslijeda.
event-passed =
    { $points ->
        [0] { $seat } pasira.
       *[other] { $seat } pasira: { noun-points }.
    }
event-went-on = { $seat } nastavlja: { $effect }.
event-gave-up = { $seat } odustaje od ostatka: { $effect }.
event-stepped = { $seat } gradi: { $line }, { $colour }, polje { $space }.
event-stepped-on = { $seat } gradi: { $line }, { $colour }, polja { $from }–{ $space }.
event-won-rails =
    { $count ->
        [one] { $seat } dobiva { $count } tračnicu: { $colour }.
        [few] { $seat } dobiva { $count } tračnice: { $colour }.
       *[other] { $seat } dobiva { $count } tračnica: { $colour }.
    }
event-won-worker = { $seat } dobiva radnika do kraja igre. Ukupno radnika: { $workers }.
event-won-token = { $seat } smije iskoristiti žeton ? ({ $spot }).
event-end-station = { $seat } stiže na završnu postaju ({ $line }): { noun-points }.
event-advanced =
    { $marker ->
        [1] { $seat } napreduje u industriji: polje { $space }.
       *[other] { $seat } napreduje u industriji drugom oznakom: polje { $space }.
    }
event-factory-works = { $seat } pokreće tvornicu { $factory }.
event-took-locomotive = { $seat } uzima lokomotivu: { noun-number }.
event-placed =
    { $displaced ->
        [0] { $seat } postavlja lokomotivu { noun-number }: { $slot }.
       *[other] { $seat } postavlja lokomotivu { noun-number } umjesto lokomotive { $displaced }: { $slot }.
    }
event-retired = { $seat } predaje lokomotivu { noun-number }: u zalihi postaje tvornica.
event-took-factory =
    { $returned ->
        [0] { $seat } okreće lokomotivu { $factory }: sada je tvornica.
       *[other] { $seat } uzima vraćenu tvornicu { $factory }.
    }
event-built =
    { $replaced ->
        [0] { $seat } gradi tvornicu { $factory } na mjestu { $factory_slot }.
       *[other] { $seat } gradi tvornicu { $factory } na mjestu { $factory_slot } umjesto tvornice { $replaced }.
    }
event-doubled =
    { $doublers ->
        [one] { $seat } sada ima { $doublers } udvostručenje.
        [few] { $seat } sada ima { $doublers } udvostručenja.
       *[other] { $seat } sada ima { $doublers } udvostručenja.
    }
event-got-points = { $seat } dobiva { noun-points }: { $effect }.
event-got-coins = { $seat } dobiva { noun-coins }.
event-got-temporary =
    { $workers ->
        [one] { $seat } dobiva { $workers } sezonskog radnika.
        [few] { $seat } dobiva { $workers } sezonska radnika.
       *[other] { $seat } dobiva { $workers } sezonskih radnika.
    }
event-hired = { $seat } dobiva inženjera: { $engineer }.
event-claimed =
    { $position ->
        [1] { $seat } uzima prvo mjesto u sljedećoj rundi.
       *[other] { $seat } uzima drugo mjesto u sljedećoj rundi.
    }
event-used-token = { $seat } koristi žeton ?: { $token } ({ $spot }).
event-took-card = { $seat } uzima kartu ?: { $card }.
event-looked = { $seat } pregledava karte završnih nagrada: { $bonus_list }.
event-looked-hidden = { $seat } pregledava karte završnih nagrada.
event-took-bonus = { $seat } uzima kartu završne nagrade: { $bonus }.
event-took-bonus-hidden = { $seat } uzima kartu završne nagrade.
event-repeats = { $seat } ponavlja radnju: { $place }.
event-once-more = { $seat } bira što još jednom: { $part }.
event-scored =
    { $seat } boduje rundu: { line-transsiberian } { $transsiberian }, { line-petersburg } { $petersburg }, { line-kiev } { $kiev }, { source-industry } { $industry }.
event-engineer-left = Ovoga inženjera nitko nije unajmio, pa odlazi: { $engineer }.
event-bonus-scored = { $seat } pokazuje kartu završne nagrade ({ $bonus }): { noun-points }.
event-majority =
    { $engineers ->
        [one] { $seat } za { $engineers } inženjera dobiva { noun-points }.
        [few] { $seat } za { $engineers } inženjera dobiva { noun-points }.
       *[other] { $seat } za { $engineers } inženjera dobiva { noun-points }.
    }
event-finished = Svi su bodovi zbrojeni.

result-last-round = Posljednja runda je završena i sve je bodovano.

source-transsiberian = Transsibirska
source-petersburg = Peterburg
source-kiev = Kijev
source-industry = Industrija
source-passing = Pasiranje
source-stations = Završne postaje
source-effects = Inženjeri, tvornice, karte
source-bonus-cards = Karte završnih nagrada
source-majority = Najviše inženjera
typical-engineers = Inženjeri
typical-bonus-cards = { source-bonus-cards }

### Razlozi zašto nešto nije moguće

reason-start-taken = Ova početna nagrada je već uzeta: { $seat }.
reason-space-taken = Ovo polje je u ovoj rundi zauzeto: { $seat }.
reason-not-with-players = S ovim brojem igrača ({ $players }) ovo polje nije u igri.
reason-only-last-round = Ovo polje je u igri samo u posljednjoj rundi.
reason-not-last-round = U posljednjoj rundi nitko ne uzima mjesto u redoslijedu.
reason-too-few-workers =
    { $needed ->
        [one] Ovo košta { $needed } radnika ili novčić. Imaš: { $have }.
        [few] Ovo košta { $needed } radnika ili novčića. Imaš: { $have }.
       *[other] Ovo košta { $needed } radnika ili novčića. Imaš: { $have }.
    }
reason-no-coin = U cijenu spada novčić, a ti nemaš nijedan.
reason-coins-wanted =
    { $needed ->
        [one] U cijenu spada najmanje { $needed } novčić.
        [few] U cijenu spadaju najmanje { $needed } novčića.
       *[other] U cijenu spada najmanje { $needed } novčića.
    }
reason-not-so-many-coins = Nemaš toliko novčića. Imaš: { $have }.
reason-too-much =
    { $cost ->
        [one] To je previše: cijena je { $cost } figura.
        [few] To je previše: cijena su { $cost } figure.
       *[other] To je previše: cijena je { $cost } figura.
    }
reason-too-few-plain = Trebalo bi platiti još radnika: { $needed }. Imaš: { $have }.
reason-no-black-worker = Crnog radnika nemaš u zalihi.
reason-rails-missing = Ove tračnice još nemaš: { $colour }.
reason-too-little-room = Za tračnice ove boje ({ $colour }) ima premalo mjesta. Potrebni koraci: { $needed }, mogući: { $have }.
reason-too-few-steps = Za tvoje tračnice ima premalo mjesta. Potrebni koraci: { $needed }, mogući: { $have }.
reason-not-on-line = Na ovoj pruzi ({ $line }) nema tračnice te boje: { $colour }.
reason-other-rails = Ovo ne pomiče tračnice te boje: { $colour }.
reason-blocked = Na polju { $space } stoji druga tračnica: { $line }, { $colour }.
reason-other-first = Na ovoj pruzi ({ $line }) prvo idu druge tračnice: { $colour }.
reason-end-of-line = Ova tračnica je na kraju pruge: { $line }.
reason-spoils = Nakon toga ostatak više ne bi bilo moguće izvesti: { $effect }.
reason-no-locomotives = U zalihi više nema lokomotiva.
reason-fits-nowhere = Lokomotiva { noun-number } nema kamo: sva su tvoja mjesta puna i nigdje nije niža.
reason-slot-higher = Tamo stoji lokomotiva { noun-number }. Lokomotiva { noun-hand } istiskuje samo niže.
reason-slots-free = Još ima slobodnog mjesta, pa lokomotiva ostaje na ploči.
reason-just-taken = Upravo uzeta lokomotiva mora naći mjesto.
reason-no-locomotive-now = Ovdje se više ne uzima lokomotiva.
reason-no-factories = Nema više od čega izgraditi tvornicu.
reason-not-returned = Među vraćenim tvornicama nema: { $factory }.
reason-no-factory-now = Ovdje se više ne gradi tvornica.
reason-too-short = Ne možeš tako daleko po industrijskoj stazi. Potrebna polja: { $needed }, moguća: { $have }.
reason-gap = Na mjestu { $factory_slot } još nema tvornice, a oznaka ne prelazi preko praznine.
reason-track-end = Oznaka je na kraju industrijske staze.
reason-other-marker = Na sljedećem polju stoji tvoja druga oznaka.
reason-no-second-marker = Nemaš drugu oznaku.
reason-no-industry-now = Ovdje više nema koraka industrije.
reason-factory-first = Prvo se gradi tvornica, a tek onda dolaze koraci industrije.
reason-no-doublers = U zalihi više nema udvostručenja.
reason-doublers-full = Svih osam mjesta za udvostručenja je puno.
reason-no-engineer = Ovdje nema inženjera.
reason-not-hired = Ovoga inženjera nitko nije unajmio.
reason-others-engineer = Ovaj inženjer radi za nekog drugog: { $seat }.
reason-engineer-used = Ovaj inženjer je u ovoj rundi već radio.
reason-nothing-possible = Od onoga što ovo daje sada nije moguće ništa.
reason-own-position =
    { $position ->
        [1] Već si na prvom mjestu.
       *[other] Već si na drugom mjestu.
    }
reason-other-claim = U ovoj rundi već imaš radnika kod redoslijeda.
reason-one-worker-only =
    { $cost ->
        [one] Tvoj radnik smije samo na polje za točno jednog radnika. Cijena ovdje: { $cost } figura.
        [few] Tvoj radnik smije samo na polje za točno jednog radnika. Cijena ovdje: { $cost } figure.
       *[other] Tvoj radnik smije samo na polje za točno jednog radnika. Cijena ovdje: { $cost } figura.
    }
reason-no-claim-again = Radnik s redoslijeda ne može natrag na redoslijed.
reason-token-used = Ovaj žeton je već iskorišten.
reason-marker-at-start = Tvoja oznaka još stoji na polju 0, a dvije ne smiju stajati na istom.
reason-card-taken = Ove karte ? više nema: { $seat }.
reason-card-not-whole = Sve što ova karta daje sada nije moguće izvesti.
reason-not-in-deck = Ove karte više nema u špilu.
reason-bonus-last = Karta završne nagrade bira se na kraju, kad ništa drugo ne čeka.
reason-not-taken = Tu radnju u ovoj rundi još nemaš iza sebe.
reason-not-one-worker =
    { $cost ->
        [one] Može se ponoviti samo radnja za točno jednog radnika. Cijena ovdje: { $cost } figura.
        [few] Može se ponoviti samo radnja za točno jednog radnika. Cijena ovdje: { $cost } figure.
       *[other] Može se ponoviti samo radnja za točno jednog radnika. Cijena ovdje: { $cost } figura.
    }
reason-cannot-repeat = Ovu radnju nije moguće ponoviti.
reason-running-action = Radnju koja upravo traje nije moguće ponoviti.
reason-nothing-to-repeat = U ovoj rundi nemaš radnju koju bi sada bilo moguće ponoviti.
reason-part-impossible = To sada nije moguće: { $part }.
reason-no-such-item =
    { $count ->
        [one] Čeka samo { $count } učinak.
        [few] Čekaju samo { $count } učinka.
       *[other] Čeka samo { $count } učinaka.
    }
reason-must-finish = To se mora izvesti u cijelosti: { $effect }.
reason-pay-first = Najprije reci kako plaćaš: { $place }. Ako želiš drugo polje, poništi potez.
reason-finish-first = Najprije dovrši započeto: { $effect }. Ako želiš nešto drugo, poništi potez.

### Odjeljci pravila

section-setup = Priprema igre
section-turn = Runde i potezi
section-payment = Radnici i novčići
section-track = Polaganje tračnica
section-locomotives = Lokomotive
section-factories = Tvornice
section-industry = Industrija
section-doublers = Udvostručenja
section-auxiliary = Novčići i sezonski radnici
section-engineers = Inženjeri
section-turn-order = Redoslijed
section-special-spaces = Posebna polja
section-tokens = Žetoni ?
section-cards = Karte ?
section-bonus-cards = Karte završnih nagrada
section-repeat = Ponavljanje radnje
section-round-scoring = Bodovanje runde
section-end = Kraj igre

### Pomoć

help-page-title = Na ovoj stranici
help-page =
    – Odaberi polje i vidjet ćeš koliko košta i što daje. Izvodi se korak po korak: rečenica iznad kaže što još ostaje.
    – Jednim pritiskom zauzimaš polje i plaćaš radnicima. Dok ne nastaviš, u traci možeš platiti drukčije ili pritisnuti drugo polje.
    – Pritisak dalje na pruzi čini sve korake dotle.
    – Kad čeka više učinaka, kažeš koji je sljedeći.
    – Ako nešto nije moguće, stranica kaže zašto.
    – Bodovi uz pruge su oni koje bi runda donijela da sada završi.
    – Korake možeš poništiti dok ne odigra sljedeći igrač, ali ne nakon pregledavanja karata završnih nagrada.
    – Sve ide i tipkovnicom: Tab ide dalje, strelice idu među susjedima, Enter bira, Escape zatvara.

### Terminal

terminal-round = Runda { $number } od { $rounds }
terminal-points = Bodovi
terminal-round-end = Kraj runde
terminal-workers = Radnici
terminal-coins = Novčići
terminal-used = iskorišteno
terminal-passed = pas
terminal-hire = slobodan
terminal-open = otvoren
terminal-later = kasnije
terminal-supply = Zaliha
terminal-deck =
    { $count ->
        [one] { $count } karta završne nagrade
        [few] { $count } karte završnih nagrada
       *[other] { $count } karata završnih nagrada
    }
terminal-waiting = U tijeku
terminal-worth = tračnica i vrijednost njezina polja na kraju runde
terminal-behind = bez tračnice: polje pripada prvoj tračnici ispred njega
terminal-reach = dovde dosežu lokomotive
terminal-engines = lokomotive na pruzi, tračnice koje čekaju uz nju
terminal-factory = tvornica, mjesto za tvornicu
terminal-marker = oznaka na industrijskoj stazi
terminal-met = dosegnuto
terminal-best =
    { $more ->
        [0] najviše { $gain }
        [token] najviše { $gain }, bez žetona ?
       *[other] barem { $gain }
    }
terminal-best-means = bodovi do kraja runde uz najbolji nastavak; žetoni ? ne računaju se
terminal-needed = Što posebno polje traži i daje ({ $sign }: moraju ga dosegnuti i lokomotive)

### Ploča na stranici: izbori, bodovi, kraj

board-turn = Ovaj potez
board-choices = Izbori
board-waiting = Čeka
board-boards = Ploče
board-round = Runda { $round } od { $rounds }
board-round-number = Runda { $round }
board-start = Početak
board-order = Mjesto u redoslijedu
board-has-passed = više ne igra
board-scores = Bodovi
board-player = Igrač
board-total = Bodovi
board-this-round = Runda
board-round-end =
    { $over ->
        [1] U posljednjoj rundi
       *[other] Kad bi runda sada završila
    }
board-engineers = Inženjeri
board-engineers-of = inženjeri: { $engineers }, najviši broj: { $highest }
board-how = od čega su
board-majority-help = U zagradi: mjesto među onima s najviše inženjera, kako stoji sada. Boduje se na kraju igre.
board-rounds = Dosadašnje runde
board-as-table = Kao tablica
board-pay-with = Plati
board-pay-instead = ili
board-pay-coins = Umjesto radnika može platiti novčić: pritisni na njega ili K.
board-instead = Umjesto upravo zauzetog polja: { $place }
board-press-again = Pritisni još jednom i tvoje je.
board-cost = Cijena: { $cost }
board-engineer-number = Inženjer { $number }
board-change-points = Odmah: { $change }
board-change-round = Kraj ove runde: { $list }
board-best =
    { $more ->
        [0] Do kraja ove runde najviše: { $gain }
        [token] Do kraja ove runde najviše: { $gain }, bez žetona ?
       *[other] Do kraja ove runde može se dobiti barem: { $gain }
    }
board-reaches = Na dohvat: { $list }
board-change-wins = Dobivaš: { $list }
board-wins-rails = tračnice ({ $colour })
board-wins-worker = još jedan radnik
board-wins-spot = žeton ?
board-wins-factory = tvornica { $factory } radi
board-left = ostaje: { $list }
# Što se u potezu dogodilo, dijelovi jedne rečenice iza imena polja.
board-did-occupied = { $place }
board-did-reused = radnik s redoslijeda: { $place }
board-did-stayed = radnik ostaje kod redoslijeda
board-did-chose-start = početna nagrada: { $start }
board-did-passed =
    { $points ->
        [0] pasira
       *[other] pasira, +{ $points }
    }
board-did-stepped = { $line } { $space }
board-did-won-rails = nove tračnice: { $colour }
board-did-won-worker = još jedan radnik
board-did-won-token = žeton ?
board-did-end-station = završna postaja +{ $points }
board-did-advanced =
    { $marker ->
        [1] industrija { $space }
       *[other] druga oznaka { $space }
    }
board-did-factory-works = tvornica { $factory } radi
board-did-took-locomotive = lokomotiva { noun-number }
board-did-placed = lokomotiva { noun-number }: { $slot }
board-did-placed-new = { board-did-placed }
board-did-retired = lokomotiva { noun-number } odlazi
board-did-built = tvornica { $factory }
board-did-doubled = udvostručenje { $doublers }
board-did-got-points = +{ $points }
board-did-got-coins = { noun-coins }
board-did-hired = inženjer: { $engineer }
board-did-used-token = žeton ?: { $token }
board-did-took-card = karta ?: { $card }
board-did-took-bonus = karta završne nagrade: { $bonus }
board-did-took-bonus-hidden = karta završne nagrade
board-did-repeats = još jednom: { $place }
board-did-once-more = još jednom: { $part }
board-did-gave-up = ostatak propada
board-did-went-on = { $effect }:
# Napomene o poljima.
board-note-black-or-grey = Ovo se polje nikad ne zatvara: svatko ga smije koristiti koliko god puta želi.
board-note-temporary = Pomažu do kraja ove runde i ne mogu se sačuvati.
board-note-hire = Inženjer ostaje tvoj zauvijek. Radnik ne može zamijeniti novčić.
board-note-leaves = Ako ovoga inženjera nitko ne unajmi, odlazi na kraju runde.
board-note-first = Počinješ sljedeću rundu. Kad svi pasiraju, ovaj radnik smije prijeći na polje za jednog radnika.
board-note-second = U sljedećoj rundi si na drugom mjestu. Kad svi pasiraju, ovaj radnik smije prijeći na polje za jednog radnika.
board-note-locomotive = Uzimaš najniži broj iz zalihe.
board-round-scored = Bodovanje runde { $round }
board-end = Kako su nastali bodovi
# Jedno slovo za svaki izvor bodova, u grafikonu.
board-letter-transsiberian = T
board-letter-petersburg = P
board-letter-kiev = K
board-letter-industry = I
board-letter-passing = –
board-letter-stations = S
board-letter-effects = +
board-letter-bonus-cards = N
board-letter-majority = V

help-keys-title = Tipke ove igre
help-keys =
    – 1 do 9: jedan od izbora u traci ili karta.
    – P: pasiraj.
    – M: na glavnu ploču; B: na svoju ploču.
    – K: novčić umjesto radnika na polju na koje pokazuješ.
    – O: ploča sljedećeg igrača.
    – S: bodovi svih.
    – Strelice: od polja do polja, od izbora do izbora.

### The player boards on the page

board-of = Ploča: { $seat }
board-line =
    { $over ->
        [1] { $line }: { noun-points } u posljednjoj rundi; lokomotive dosežu polje { $reach }
       *[other] { $line }: { noun-points } kad bi runda sada završila; lokomotive dosežu polje { $reach }
    }
board-steps-to =
    { $count ->
        [one] { $line }: { $colour } tračnica na polje { $space } ({ $count } korak)
        [few] { $line }: { $colour } tračnica na polje { $space } ({ $count } koraka)
       *[other] { $line }: { $colour } tračnica na polje { $space } ({ $count } koraka)
    }
board-advance-to =
    { $marker ->
        [1] { $count ->
            [one] Industrija: oznaka na polje { $space } ({ $count } korak)
            [few] Industrija: oznaka na polje { $space } ({ $count } koraka)
           *[other] Industrija: oznaka na polje { $space } ({ $count } koraka)
        }
       *[other] { $count ->
            [one] Industrija: druga oznaka na polje { $space } ({ $count } korak)
            [few] Industrija: druga oznaka na polje { $space } ({ $count } koraka)
           *[other] Industrija: druga oznaka na polje { $space } ({ $count } koraka)
        }
    }
board-rail-on = { $colour } { $space }
board-rail-waits = { $colour } čeka pokraj pruge
board-sum =
    { $over ->
        [1] { $line }: { noun-points } u posljednjoj rundi
       *[other] { $line }: { noun-points } kad bi runda sada završila
    }
board-sum-spaces = Polja { $from }–{ $to }, { $colour }
board-sum-space = Polje { $space }, { $colour }
board-sum-doubled = udvostručeno
board-sum-bonus = Posebna polja
board-sum-nothing = Još se ne broji nijedno polje: moraju ga dosegnuti i tračnica i lokomotive.
board-sum-industry =
    { $over ->
        [1] { source-industry }: { noun-points } u posljednjoj rundi
       *[other] { source-industry }: { noun-points } kad bi runda sada završila
    }
board-sum-industry-help = Vrijedi broj ispod oznake ili posljednji prije nje.
board-sign-open = Nedostaju tračnica ({ $colour }) na polju { $space } i lokomotive koje ga dosežu.
board-sign-rail = Tračnica je tu. Lokomotive još ne dosežu polje.
board-sign-locomotive = Nedostaje tračnica ({ $colour }) na polju { $space }.
board-sign-met = Dosegnuto.
board-sign-won = Ovdje se sada koristi žeton ?.
board-sign-used = Iskorišteno ovdje: { $token }
board-sign-dropped = Ovdje nije iskorišten nijedan žeton ?.
board-token-first = Prva oznaka koja ovdje stigne dopušta ti žeton ?.
board-slot-free = slobodno
board-locomotive = lokomotiva { noun-number }
board-gap = Mjesto { $factory_slot } za tvornicu
board-gap-help = Oznaka ne prelazi preko mjesta bez tvornice.
board-factory = Tvornica { $number }
board-values = Bodovi za polje
board-values-revalued = Bodovi za polje, više vrijednosti
board-tokens = Preostali žetoni ?: { $count }
board-token-gone = Iskorišten.
board-workers = Slobodni radnici: { $count } od { $all }
board-temporary = Sezonski radnici: { $count }
board-black-ready = Crni radnik je slobodan.
board-black-used = Crni radnik radi.
board-coins = Novčići: { $count }
board-bonus-cards = Karte završnih nagrada: { $count }
board-engineer-used = U ovoj rundi je već radio.
board-engineer-ready = U ovoj rundi još nije radio.
board-in-hand = U ruci: lokomotiva { noun-number }
board-points-now = { noun-points }, i još { $round } kad bi runda sada završila
board-summary =
    { $passed ->
        [0] { $seat }: { noun-points }, i još { $round } kad bi runda sada završila; slobodni radnici: { $workers }
       *[other] { $seat }: { noun-points }, i još { $round } kad bi runda sada završila; više ne igra
    }

# An end-bonus card, if the match ended now
board-worth-now = Sad donosi: { noun-points }

### Glavna ploča na stranici

board-main = Glavna ploča
board-area-tracks = Gradnja pruga
board-area-locomotives = Lokomotive
board-area-industry = Industrija
board-area-auxiliary = Dodatci
board-area-engineers = Inženjeri
board-area-order = Redoslijed
board-area-supply = Zaliha
board-space-can = Može se zauzeti
board-space-taken = Zatvoreno u ovoj rundi
board-cell-hire = Najam
board-cell-rounds =
    { $count ->
        [one] Na polju za najam za { $count } rundu
        [few] Na polju za najam za { $count } runde
       *[other] Na polju za najam za { $count } rundi
    }
board-order-now = Sad
board-order-next = Zatim
board-supply-locomotives = Lokomotive
board-supply-locomotive = Lokomotiva { $number }: preostalo { $count }
board-supply-lowest = Lokomotiva { $number }: preostalo { $count }, sljedeća na redu
board-supply-factories = Udvostručenja i vraćene tvornice
board-supply-factory = Tvornica { $factory }: { $count }
board-supply-doublers =
    { $count ->
        [one] Preostalo: { $count } udvostručenje
        [few] Preostalo: { $count } udvostručenja
       *[other] Preostalo: { $count } udvostručenja
    }
board-supply-cards = Karte ?
board-card-taken = Ima je: { $seat }.

### Što govori za radnju (savjeti)

why-goes-first = Tvoje mjesto u redoslijedu sljedeće runde: { $position }.
why-leads-engineers = Inženjer za sve daljnje runde: { $engineer }. Tada ih imaš najviše: { $count }.
why-hires = Inženjer za sve daljnje runde: { $engineer }. Tada ih imaš: { $count }.
why-pays-each-round = Može donijeti bodove na kraju svake runde: { $points }. Runde koje se još boduju: { $rounds }.
why-brings = Bodovi u ovoj rundi: { $points }.
why-pulls-farther = Domet lokomotiva ({ $line }): { $after } umjesto { $before }.
why-reaches = Polje do kojeg tračnica stiže ({ $line }, { $colour }): { $space }.
why-gets-coins = Novčići: { $count }. Svaki zamjenjuje radnika.
why-gets-workers = Dodatni radnici u ovoj rundi: { $count }.
why-takes-locomotive = Broj lokomotive: { $number }.
why-builds-factory = Što tvornica daje kad oznaka stigne do nje: { $factory }.
why-factory-works = Tvornica radi: { $factory }.
why-bonus-now = Bodovi karte kad bi partija sada završila: { $points }.
why-leaves = Što ostaje za ovu rundu: radnici { $workers }, novčići { $coins }.
why-pays-for-passing = Bodovi za pasiranje: { $points }.
why-prepares = Odmah bez bodova: priprema sljedeće runde.
why-stays = Radnik u ovoj rundi ne radi više ništa.
why-ends-effect = Ostatak propada.
