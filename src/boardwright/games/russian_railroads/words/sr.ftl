# Russian Railroads. Šina se po pruzi pomera korak po korak; na polja glavne table postavljaju se radnici; oznaka se pomera po industrijskoj
# stazi. Imena igrača ($seat) stoje na početku rečenice ili iza dvotačke; imena polja, pruga, boja i efekata iza dvotačke, u zagradi ili
# pod navodnicima, pa se ne menjaju. „Part” je ono od čega su efekti, a $n kaže koliko toga ima.

### Igra

title = { "Russian Railroads" }
blurb = Položi šine do Vladivostoka, Peterburga i Kijeva, gradi lokomotive i fabrike i pošalji svakog radnika tamo gde najviše vredi.
goal = Cilj: najviše poena na kraju; pruge i industrija donose poene posle svake runde.

option-question-cards = Karte ?
option-question-cards-help = Da li sme da se uzme karta ? kada ne može da se uradi sve što daje.
option-question-cards-value =
    { $value ->
        [partial] i kada može samo deo
       *[complete] samo kada može sve
    }
option-repeat-running = Ponavljanje radnje koja traje
option-repeat-running-help = Da li sme da se ponovi sama radnja koja je dovela do ponavljanja.
option-repeat-running-value =
    { $value ->
        [no] ne sme
       *[yes] sme
    }
option-waiting = Više efekata odjednom
option-waiting-help = Da li se započeti efekat završava pre sledećeg, ili se posle svakog koraka bira koji od onih što čekaju ide dalje.
option-waiting-value =
    { $value ->
        [any_time] bira se posle svakog koraka
       *[in_turn] jedan za drugim
    }
option-card-taking = Karta ? od žetona
option-card-taking-help = Da li mora da se uzme karta ? kada neka može da se uzme.
option-card-taking-value =
    { $value ->
        [may] može da se odbije
       *[must] mora da se uzme
    }
option-extra-engineer = Karta „{ bonus-engineer }”
option-extra-engineer-help = Da li se ova karta završne nagrade računa za većinu inženjera i onome ko nema nijednog inženjera.
option-extra-engineer-value =
    { $value ->
        [alone] i sama za sebe
       *[with_engineer] samo zajedno sa inženjerom
    }

level-swift = Brzi graditelj
level-swift-help = Prati plan koji najbolje odgovara njegovoj tabli i odlučuje u trenu.
level-siberia = Sibirac
level-siberia-help = Gradi transsibirsku prugu dokle god može.
level-kiev = Kijevska pruga
level-kiev-help = Najpre gradi prugu do Kijeva.
level-industry = Industrijalac
level-industry-help = Na prvom mestu su fabrike i industrija.
level-engineers = Inženjer
level-engineers-help = Zapošljava inženjere i izvlači najviše iz njihovih radnji.
level-planner = Savetnik
level-planner-help = Poredi radnje svih planova.
level-hasty = Brzopleti
level-hasty-help = Uzima ono što donosi poene u ovoj rundi.
level-eager = Revnosni
level-eager-help = Misli na ovu i sledeću rundu, a kasnije runde zaboravlja.
level-apprentice-help = Misli na ovu i sledeću rundu, a kasnije runde zaboravlja.
level-steady = Staloženi
level-steady-help = Gradi pažljivo, ali zaboravlja redosled igrača i udaljene nagrade.
level-advanced-help = Gradi pažljivo, ali zaboravlja redosled igrača i udaljene nagrade.
level-veteran-help = Igra kao profesionalac, ali ponekad zaboravi redosled igrača i udaljene nagrade.
level-greedy-help = Šine ceni po preostalim rundama, lokomotive po onome što se zbog njih računa, a radnike runde planira sve zajedno.

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
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
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
# Lokomotiva sa karte ? ima u programu broj 10, a na pločici 9.
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
colour-white = bela

slot-transsiberian-1 = Transsibirska, prvo mesto
slot-transsiberian-2 = Transsibirska, drugo mesto
slot-petersburg = Peterburg
slot-kiev = Kijev

piece-worker = radnik
piece-temporary = sezonski radnik
piece-black = crni radnik
piece-coin = novčić

black-without-black = bez crnog radnika
black-with-black = sa crnim radnikom

# Od čega su efekti i koliko toga ima.
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
        [one] { $n } beli korak
        [few] { $n } bela koraka
       *[other] { $n } belih koraka
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
        [one] { $n } fabrika
        [few] { $n } fabrike
       *[other] { $n } fabrika
    }
part-locomotive-or-factory = lokomotiva ili fabrika
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
        [one] { $n } poen
        [few] { $n } poena
       *[other] { $n } poena
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
part-hire = inženjer na tom mestu
part-engineer-sum = poeni: brojevi svojih inženjera
part-best-locomotives = poeni: dve najviše lokomotive
part-marker = druga oznaka
part-revalue = vrednije šine
part-medal = kijevska medalja
part-engineer = inženjer sa karte
part-black-worker = crni radnik
part-special-locomotive = lokomotiva 9

engineer-two-any = 2 koraka bilo koje boje · I
engineer-black-grey = 1 crni i 1 sivi korak
engineer-any-points = 1 korak bilo koje boje i 3 poena
engineer-black-points = 1 crni korak i 3 poena
engineer-industry-two = industrija +2
engineer-any-black = 1 korak bilo koje boje i 1 crni korak
engineer-grey-brown = 1 sivi i 1 smeđi korak
engineer-industry-points = industrija +1 i 3 poena
engineer-doubler-points = 1 udvostručenje i 3 poena
engineer-repeat = ponavljanje radnje
engineer-industry-black = industrija +1 i 1 crni korak
engineer-locomotive-or-factory = lokomotiva ili fabrika
engineer-two-any-more = 2 koraka bilo koje boje · II
engineer-doubler = 1 udvostručenje
engineer-best-locomotives = poeni za dve lokomotive

place-white-2 = 2 bela koraka
place-white-1 = 1 beli korak
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
place-locomotive-1 = lokomotiva ili fabrika (1 radnik)
place-locomotive-2 = lokomotiva ili fabrika (2 radnika)
place-locomotive-3 = lokomotiva i fabrika
place-industry-1 = industrija +1
place-industry-2 = industrija +2
place-industry-3 = industrija +1 i 1 crni korak
place-doubler = 1 udvostručenje
place-coins = 2 novčića
place-temporary = sezonski radnici
place-hire = angažovanje inženjera
place-engineer-inner = unutrašnji otvoreni inženjer
place-engineer-outer = spoljašnji otvoreni inženjer
place-first = prvo mesto u sledećoj rundi
place-second = drugo mesto u sledećoj rundi
place-last-round = industrija +3 (poslednja runda)
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

factory-1 = fabrika 1
factory-2 = fabrika 2
factory-3 = fabrika 3
factory-4 = fabrika 4
factory-5 = fabrika 5
factory-6 = fabrika 6
factory-7 = fabrika 7
factory-8 = fabrika 8
factory-9 = fabrika 9

token-steps = 4 koraka bilo koje boje
token-industry = industrija +5
token-marker = druga oznaka
token-doublers = 3 udvostručenja
token-revalue = vrednije šine
token-medal = kijevska medalja
token-card = karta ?

token-steps-help = Do četiri koraka bilo kojim svojim šinama. Šine koje usput dobiješ mogu da se koriste za preostale korake.
token-industry-help = Do pet polja napred po industrijskoj stazi.
token-marker-help = Druga oznaka na polju 0 industrijske staze. Obe donose poene i obe pokreću fabrike; nikada ne stoje na istom polju.
token-doublers-help = Tri udvostručenja za tvoju transsibirsku prugu.
token-revalue-help = Odsad smeđa polja vrede 3, prirodna 6 i bela 10 poena.
token-medal-help = Odsad polje 5 kijevske pruge vredi 20 poena pri svakom bodovanju, čim ga dosegnu siva šina i lokomotiva.
token-card-help = Uzmi jednu od karata ? i uradi ono što na njoj piše. Zatim pregledaj karte završnih nagrada i jednu zadrži ili dobij 10 poena.

card-four-actions = četiri radnje
card-engineer = inženjer i novčić
card-factory = fabrika i industrija +2
card-black-worker = crni radnik
card-locomotive = lokomotiva 9

card-four-actions-help = Udvostručenje, jedno polje industrije, jedan crni korak; zatim jedno od toga još jednom.
card-engineer-help = Svoj inženjer i novčić. Oba mogu da se koriste već u ovoj rundi.
card-factory-help = Izgradi fabriku, zatim idi dva polja napred po industrijskoj stazi.
card-black-worker-help = Jedan radnik više do kraja igre. Kada crni radnik učestvuje u plaćanju radnje sa crnim koracima i bar jedan od njih napraviš, praviš još jedan crni korak.
card-locomotive-help = Lokomotiva 9 za bilo koju tvoju prugu.

bonus-flat = stalna nagrada
bonus-ends = krajnje stanice
bonus-factories = fabrike
bonus-locomotives = lokomotive
bonus-workers = dodatni radnici
bonus-black = crne šine
bonus-tokens = žetoni ?
bonus-doublers = udvostručenja
bonus-engineer = dodatni inženjer
bonus-engineers = inženjeri

bonus-flat-help = 15 poena.
bonus-ends-help = 10 poena za svaku prugu čije je poslednje polje dosegla tvoja crna šina.
bonus-factories-help = 4 poena za svaku tvoju fabriku.
bonus-locomotives-help = Zbir brojeva na svim tvojim lokomotivama.
bonus-workers-help = 10 poena za svakog trajno stečenog radnika: najviše dva svoja i crnog.
bonus-black-help = Zbir brojeva polja na kojima stoje tvoje crne šine.
bonus-tokens-help = 7 poena za svaki iskorišćen žeton ?.
bonus-doublers-help = 20 poena za četiri do šest udvostručenja, 30 za sedam ili osam.
bonus-engineer-help = Ko ima bar jednog inženjera, njemu se računa kao još jedan kada se utvrđuje ko ih ima najviše. Nema broj.
bonus-engineers-help = 6 poena za svakog tvog inženjera. Karta „{ bonus-engineer }” se ne računa.

start-black-step = 1 crni korak
start-industry = industrija +1
start-doubler = 1 udvostručenje
start-coin = 1 novčić

spot-transsiberian-13 = Transsibirska, polje 13
spot-petersburg-4 = Peterburg, polje 4
spot-petersburg-6 = Peterburg, polje 6
spot-industry = industrijska staza

special-transsiberian-2 = sive šine
special-transsiberian-3 = dodatni radnik
special-transsiberian-6 = smeđe šine
special-transsiberian-10 = prirodne šine
special-transsiberian-13 = žeton ?
special-transsiberian-15 = bela šina i 2 bela koraka
special-transsiberian-end = 10 poena
special-petersburg-4 = žeton ?
special-petersburg-6 = žeton ?
special-petersburg-7 = svako polje ove pruge računa se dvaput
special-petersburg-end = 10 poena
special-kiev-1 = 1 poen pri svakom bodovanju
special-kiev-2 = 2 poena pri svakom bodovanju
special-kiev-3 = 3 poena pri svakom bodovanju
special-kiev-4 = 4 poena pri svakom bodovanju
special-kiev-5 = sa medaljom 20 poena pri svakom bodovanju
special-kiev-7 = dodatni radnik
special-kiev-8 = 10 poena pri svakom bodovanju
special-kiev-end = 10 poena

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
effect-white-rail = bela šina (2 bela koraka)

### Radnje

action-choose-start = Početna nagrada: { $start }
action-choose-start-short = { $start }
action-occupy = Zauzmi: { $place }
action-occupy-short = Zauzmi
action-pass = Pasiraj: u ovoj rundi više ne igraš
action-pass-short = Pasiraj
action-stay = Ostavi radnika kod redosleda
action-stay-short = Ostavi ga
action-pay =
    { $coins ->
        [0] Plati bez novčića, { $black }
       *[other] Plati: { noun-coins }, { $black }
    }
action-pay-known = Plati: { noun-paid }
action-pay-short = Plati
action-next = Nastavi brojem { $item } od onoga što čeka
action-next-known = Nastavi: { $effect }
action-next-short = Broj { $item }
action-step = { $line }: { $colour } šina jedno polje dalje
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
action-build = Izgradi fabriku od sledeće lokomotive
action-build-short = Izgradi fabriku
action-build-returned = Izgradi jednu od vraćenih: { $factory }
action-build-returned-short = Izgradi: { $factory }
action-use-token = Iskoristi žeton ?: { $token }
action-use-token-short = Iskoristi žeton
action-take-card = Uzmi kartu ?: { $card }
action-take-card-short = Uzmi kartu
action-take-bonus = Uzmi kartu završne nagrade: { $bonus }
action-take-bonus-short = Uzmi kartu
action-take-points = Umesto karte dobij 10 poena
action-take-points-short = 10 poena
action-place = Postavi lokomotivu ovde: { $slot }
action-place-short = Postavi je ovde
action-retire = Predaj lokomotivu: u zalihi postaje fabrika
action-retire-short = Predaj je
action-replace = Zameni fabriku na mestu { $factory_slot }
action-replace-short = Zameni { $factory_slot }
action-done = Odustani od ostatka
action-done-short = Odustani od ostatka
action-repeat = Ponovi: { $place }
action-repeat-short = Ponovi
action-once-more = Još jednom: { $part }
action-once-more-short = { $part }

### Pozivi

prompt-start-bonus = Izaberi početnu nagradu
prompt-turn = Zauzmi polje ili pasiraj
prompt-pay =
    { $cost ->
        [one] { $place }: kako plaćaš? Cena: { $cost } figura
        [few] { $place }: kako plaćaš? Cena: { $cost } figure
       *[other] { $place }: kako plaćaš? Cena: { $cost } figura
    }
prompt-act = { $effect }: ostaje { $left }
prompt-next =
    { $count ->
        [one] Čeka { $count } efekat: nastavi njime
        [few] Čekaju { $count } efekta: koji je sledeći?
       *[other] Čeka { $count } efekata: koji je sledeći?
    }
prompt-place = Kuda ide lokomotiva { noun-number }?
prompt-replace = Nova fabrika: { $factory }. Svih pet mesta je puno: koja fabrika ustupa mesto?
prompt-token = Iskoristi žeton ? ({ $spot })
prompt-card = Uzmi jednu od karata ?
prompt-bonus = Uzmi kartu završne nagrade ili 10 poena
prompt-repeat = { $effect }: koju radnju ove runde ponavljaš?
prompt-once-more = Šta od toga još jednom?
prompt-reuse =
    { $position ->
        [1] Tvoj radnik kod prvog mesta sme da pređe na polje za jednog radnika
       *[other] Tvoj radnik kod drugog mesta sme da pređe na polje za jednog radnika
    }
prompt-wait = { $seat } je na potezu
prompt-over = Partija je završena

### Događaji

event-new-order = Redosled: { $seat_list }.
event-dealt-engineers = Inženjeri po redu kojim će moći da se angažuju: { $engineer_list }.
event-began-round = Počinje runda { $number } od { $rounds }.
event-chose-start = { $seat } uzima početnu nagradu: { $start }.
event-aimed = { $seat } bira kako da plati: { $place }.
event-occupied = { $seat } zauzima: { $place } – { noun-paid }.
event-reused = { $seat } pomera radnika sa redosleda: { $place }.
event-stayed = { $seat } ostavlja radnika kod redosleda.
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
        [one] { $seat } dobija { $count } šinu: { $colour }.
        [few] { $seat } dobija { $count } šine: { $colour }.
       *[other] { $seat } dobija { $count } šina: { $colour }.
    }
event-won-worker = { $seat } dobija radnika do kraja igre. Ukupno radnika: { $workers }.
event-won-token = { $seat } sme da iskoristi žeton ? ({ $spot }).
event-end-station = { $seat } stiže na krajnju stanicu ({ $line }): { noun-points }.
event-advanced =
    { $marker ->
        [1] { $seat } napreduje u industriji: polje { $space }.
       *[other] { $seat } napreduje u industriji drugom oznakom: polje { $space }.
    }
event-factory-works = { $seat } pokreće fabriku { $factory }.
event-took-locomotive = { $seat } uzima lokomotivu: { noun-number }.
event-placed =
    { $displaced ->
        [0] { $seat } postavlja lokomotivu { noun-number }: { $slot }.
       *[other] { $seat } postavlja lokomotivu { noun-number } umesto lokomotive { $displaced }: { $slot }.
    }
event-retired = { $seat } predaje lokomotivu { noun-number }: u zalihi postaje fabrika.
event-took-factory =
    { $returned ->
        [0] { $seat } okreće lokomotivu { $factory }: sada je fabrika.
       *[other] { $seat } uzima vraćenu fabriku { $factory }.
    }
event-built =
    { $replaced ->
        [0] { $seat } gradi fabriku { $factory } na mestu { $factory_slot }.
       *[other] { $seat } gradi fabriku { $factory } na mestu { $factory_slot } umesto fabrike { $replaced }.
    }
event-doubled =
    { $doublers ->
        [one] { $seat } sada ima { $doublers } udvostručenje.
        [few] { $seat } sada ima { $doublers } udvostručenja.
       *[other] { $seat } sada ima { $doublers } udvostručenja.
    }
event-got-points = { $seat } dobija { noun-points }: { $effect }.
event-got-coins = { $seat } dobija { noun-coins }.
event-got-temporary =
    { $workers ->
        [one] { $seat } dobija { $workers } sezonskog radnika.
        [few] { $seat } dobija { $workers } sezonska radnika.
       *[other] { $seat } dobija { $workers } sezonskih radnika.
    }
event-hired = { $seat } dobija inženjera: { $engineer }.
event-claimed =
    { $position ->
        [1] { $seat } uzima prvo mesto u sledećoj rundi.
       *[other] { $seat } uzima drugo mesto u sledećoj rundi.
    }
event-used-token = { $seat } koristi žeton ?: { $token } ({ $spot }).
event-took-card = { $seat } uzima kartu ?: { $card }.
event-looked = { $seat } pregleda karte završnih nagrada: { $bonus_list }.
event-looked-hidden = { $seat } pregleda karte završnih nagrada.
event-took-bonus = { $seat } uzima kartu završne nagrade: { $bonus }.
event-took-bonus-hidden = { $seat } uzima kartu završne nagrade.
event-repeats = { $seat } ponavlja radnju: { $place }.
event-once-more = { $seat } bira šta još jednom: { $part }.
event-scored =
    { $seat } boduje rundu: { line-transsiberian } { $transsiberian }, { line-petersburg } { $petersburg }, { line-kiev } { $kiev }, { source-industry } { $industry }.
event-engineer-left = Ovog inženjera niko nije angažovao, pa odlazi: { $engineer }.
event-bonus-scored = { $seat } pokazuje kartu završne nagrade ({ $bonus }): { noun-points }.
event-majority =
    { $engineers ->
        [one] { $seat } za { $engineers } inženjera dobija { noun-points }.
        [few] { $seat } za { $engineers } inženjera dobija { noun-points }.
       *[other] { $seat } za { $engineers } inženjera dobija { noun-points }.
    }
event-finished = Svi poeni su sabrani.

result-last-round = Poslednja runda je završena i sve je bodovano.

source-transsiberian = Transsibirska
source-petersburg = Peterburg
source-kiev = Kijev
source-industry = Industrija
source-passing = Pasiranje
source-stations = Krajnje stanice
source-effects = Inženjeri, fabrike, karte
source-bonus-cards = Karte završnih nagrada
source-majority = Najviše inženjera
typical-engineers = Inženjeri
typical-bonus-cards = { source-bonus-cards }

### Razlozi zašto nešto nije moguće

reason-start-taken = Ova početna nagrada je već uzeta: { $seat }.
reason-space-taken = Ovo polje je u ovoj rundi zauzeto: { $seat }.
reason-not-with-players = Sa ovim brojem igrača ({ $players }) ovo polje nije u igri.
reason-only-last-round = Ovo polje je u igri samo u poslednjoj rundi.
reason-not-last-round = U poslednjoj rundi niko ne uzima mesto u redosledu.
reason-too-few-workers =
    { $needed ->
        [one] Ovo košta { $needed } radnika ili novčić. Imaš: { $have }.
        [few] Ovo košta { $needed } radnika ili novčića. Imaš: { $have }.
       *[other] Ovo košta { $needed } radnika ili novčića. Imaš: { $have }.
    }
reason-no-coin = U cenu spada novčić, a ti nemaš nijedan.
reason-coins-wanted =
    { $needed ->
        [one] U cenu spada najmanje { $needed } novčić.
        [few] U cenu spadaju najmanje { $needed } novčića.
       *[other] U cenu spada najmanje { $needed } novčića.
    }
reason-not-so-many-coins = Nemaš toliko novčića. Imaš: { $have }.
reason-too-much =
    { $cost ->
        [one] To je previše: cena je { $cost } figura.
        [few] To je previše: cena su { $cost } figure.
       *[other] To je previše: cena je { $cost } figura.
    }
reason-too-few-plain = Trebalo bi platiti još radnika: { $needed }. Imaš: { $have }.
reason-no-black-worker = Crnog radnika nemaš u zalihi.
reason-rails-missing = Ove šine još nemaš: { $colour }.
reason-too-little-room = Za šine ove boje ({ $colour }) ima premalo mesta. Potrebni koraci: { $needed }, mogući: { $have }.
reason-too-few-steps = Za tvoje šine ima premalo mesta. Potrebni koraci: { $needed }, mogući: { $have }.
reason-not-on-line = Na ovoj pruzi ({ $line }) nema šine te boje: { $colour }.
reason-other-rails = Ovo ne pomera šine te boje: { $colour }.
reason-blocked = Na polju { $space } stoji druga šina: { $line }, { $colour }.
reason-other-first = Na ovoj pruzi ({ $line }) prvo idu druge šine: { $colour }.
reason-end-of-line = Ova šina je na kraju pruge: { $line }.
reason-spoils = Posle toga ostatak više ne bi mogao da se uradi: { $effect }.
reason-no-locomotives = U zalihi više nema lokomotiva.
reason-fits-nowhere = Lokomotiva { noun-number } nema kuda: sva tvoja mesta su puna i nigde nije niža.
reason-slot-higher = Tamo stoji lokomotiva { noun-number }. Lokomotiva { noun-hand } istiskuje samo niže.
reason-slots-free = Još ima slobodnog mesta, pa lokomotiva ostaje na tabli.
reason-just-taken = Upravo uzeta lokomotiva mora da nađe mesto.
reason-no-locomotive-now = Ovde se više ne uzima lokomotiva.
reason-no-factories = Nema više od čega da se izgradi fabrika.
reason-not-returned = Među vraćenim fabrikama nema: { $factory }.
reason-no-factory-now = Ovde se više ne gradi fabrika.
reason-too-short = Ne možeš tako daleko po industrijskoj stazi. Potrebna polja: { $needed }, moguća: { $have }.
reason-gap = Na mestu { $factory_slot } još nema fabrike, a oznaka ne prelazi preko praznine.
reason-track-end = Oznaka je na kraju industrijske staze.
reason-other-marker = Na sledećem polju stoji tvoja druga oznaka.
reason-no-second-marker = Nemaš drugu oznaku.
reason-no-industry-now = Ovde više nema koraka industrije.
reason-factory-first = Prvo se gradi fabrika, a tek onda dolaze koraci industrije.
reason-no-doublers = U zalihi više nema udvostručenja.
reason-doublers-full = Svih osam mesta za udvostručenja je puno.
reason-no-engineer = Ovde nema inženjera.
reason-not-hired = Ovog inženjera niko nije angažovao.
reason-others-engineer = Ovaj inženjer radi za nekog drugog: { $seat }.
reason-engineer-used = Ovaj inženjer je u ovoj rundi već radio.
reason-nothing-possible = Od onoga što ovo daje sada nije moguće ništa.
reason-own-position =
    { $position ->
        [1] Već si na prvom mestu.
       *[other] Već si na drugom mestu.
    }
reason-other-claim = U ovoj rundi već imaš radnika kod redosleda.
reason-one-worker-only =
    { $cost ->
        [one] Tvoj radnik sme samo na polje za tačno jednog radnika. Cena ovde: { $cost } figura.
        [few] Tvoj radnik sme samo na polje za tačno jednog radnika. Cena ovde: { $cost } figure.
       *[other] Tvoj radnik sme samo na polje za tačno jednog radnika. Cena ovde: { $cost } figura.
    }
reason-no-claim-again = Radnik sa redosleda ne može nazad na redosled.
reason-token-used = Ovaj žeton je već iskorišćen.
reason-marker-at-start = Tvoja oznaka još stoji na polju 0, a dve ne smeju da stoje na istom.
reason-card-taken = Ove karte ? više nema: { $seat }.
reason-card-not-whole = Sve što ova karta daje sada ne može da se uradi.
reason-not-in-deck = Ove karte više nema u špilu.
reason-bonus-last = Karta završne nagrade bira se na kraju, kad ništa drugo ne čeka.
reason-not-taken = Ovu radnju u ovoj rundi još nemaš iza sebe.
reason-not-one-worker =
    { $cost ->
        [one] Može da se ponovi samo radnja za tačno jednog radnika. Cena ovde: { $cost } figura.
        [few] Može da se ponovi samo radnja za tačno jednog radnika. Cena ovde: { $cost } figure.
       *[other] Može da se ponovi samo radnja za tačno jednog radnika. Cena ovde: { $cost } figura.
    }
reason-cannot-repeat = Ova radnja ne može da se ponovi.
reason-running-action = Radnja koja upravo traje ne može da se ponovi.
reason-nothing-to-repeat = U ovoj rundi nemaš radnju koja bi sada mogla da se ponovi.
reason-part-impossible = To sada nije moguće: { $part }.
reason-no-such-item =
    { $count ->
        [one] Čeka samo { $count } efekat.
        [few] Čekaju samo { $count } efekta.
       *[other] Čeka samo { $count } efekata.
    }
reason-must-finish = To mora da se uradi u celosti: { $effect }.
reason-pay-first = Najpre reci kako plaćaš: { $place }. Ako želiš drugo polje, poništi potez.
reason-finish-first = Najpre dovrši započeto: { $effect }. Ako želiš nešto drugo, poništi potez.

### Odeljci pravila

section-setup = Priprema igre
section-turn = Runde i potezi
section-payment = Radnici i novčići
section-track = Polaganje šina
section-locomotives = Lokomotive
section-factories = Fabrike
section-industry = Industrija
section-doublers = Udvostručenja
section-auxiliary = Novčići i sezonski radnici
section-engineers = Inženjeri
section-turn-order = Redosled
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
    – Izaberi polje i videćeš koliko košta i šta daje. Radi se korak po korak: rečenica iznad kaže šta još ostaje.
    – Jednim pritiskom zauzimaš polje i plaćaš radnicima. Dok ne nastaviš, u traci možeš da platiš drugačije ili da pritisneš drugo polje.
    – Pritisak dalje na pruzi pravi sve korake dotle.
    – Kad čeka više efekata, kažeš koji je sledeći.
    – Ako nešto nije moguće, stranica kaže zašto.
    – Poeni pored pruga su oni koje bi runda donela da se sada završi.
    – Korake možeš da poništiš dok ne odigra sledeći igrač, ali ne posle pregledanja karata završnih nagrada.
    – Sve može i tastaturom: Tab ide dalje, strelice idu među susedima, Enter bira, Escape zatvara.

### Terminal

terminal-round = Runda { $number } od { $rounds }
terminal-points = Poeni
terminal-round-end = Kraj runde
terminal-workers = Radnici
terminal-coins = Novčići
terminal-used = iskorišćeno
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
terminal-waiting = U toku
terminal-worth = šina i vrednost njenog polja na kraju runde
terminal-behind = bez šine: polje pripada prvoj šini ispred njega
terminal-reach = dovde dosežu lokomotive
terminal-engines = lokomotive na pruzi, šine koje čekaju pored nje
terminal-factory = fabrika, mesto za fabriku
terminal-marker = oznaka na industrijskoj stazi
terminal-met = dosegnuto
terminal-best =
    { $more ->
        [0] najviše { $gain }
        [token] najviše { $gain }, bez žetona ?
       *[other] bar { $gain }
    }
terminal-best-means = poeni do kraja runde uz najbolji nastavak; žetoni ? se ne računaju
terminal-needed = Šta posebno polje traži i daje ({ $sign }: moraju da ga dosegnu i lokomotive)

### Tabla na stranici: izbori, poeni, kraj

board-turn = Ovaj potez
board-choices = Izbori
board-waiting = Čeka
board-boards = Table
board-round = Runda { $round } od { $rounds }
board-round-number = Runda { $round }
board-start = Početak
board-order = Mesto u redosledu
board-has-passed = više ne igra
board-scores = Poeni
board-player = Igrač
board-total = Poeni
board-this-round = Runda
board-round-end =
    { $over ->
        [1] U poslednjoj rundi
       *[other] Kad bi se runda sada završila
    }
board-engineers = Inženjeri
board-engineers-of = inženjeri: { $engineers }, najviši broj: { $highest }
board-how = od čega su
board-majority-help = U zagradi: mesto među onima sa najviše inženjera, kako stoji sada. Boduje se na kraju igre.
board-rounds = Dosadašnje runde
board-as-table = Kao tabela
board-pay-with = Plati
board-pay-instead = ili
board-pay-coins = Umesto radnika može da plati novčić: pritisni na njega ili K.
board-instead = Umesto upravo zauzetog polja: { $place }
board-press-again = Pritisni još jednom i tvoje je.
board-cost = Cena: { $cost }
board-engineer-number = Inženjer { $number }
board-change-points = Odmah: { $change }
board-change-round = Kraj ove runde: { $list }
board-best =
    { $more ->
        [0] Do kraja ove runde najviše: { $gain }
        [token] Do kraja ove runde najviše: { $gain }, bez žetona ?
       *[other] Do kraja ove runde može da se dobije bar: { $gain }
    }
board-reaches = Na dohvat: { $list }
board-change-wins = Dobijaš: { $list }
board-wins-rails = šine ({ $colour })
board-wins-worker = još jedan radnik
board-wins-spot = žeton ?
board-wins-factory = fabrika { $factory } radi
board-left = ostaje: { $list }
# Šta se u potezu dogodilo, delovi jedne rečenice iza imena polja.
board-did-occupied = { $place }
board-did-reused = radnik sa redosleda: { $place }
board-did-stayed = radnik ostaje kod redosleda
board-did-chose-start = početna nagrada: { $start }
board-did-passed =
    { $points ->
        [0] pasira
       *[other] pasira, +{ $points }
    }
board-did-stepped = { $line } { $space }
board-did-won-rails = nove šine: { $colour }
board-did-won-worker = još jedan radnik
board-did-won-token = žeton ?
board-did-end-station = krajnja stanica +{ $points }
board-did-advanced =
    { $marker ->
        [1] industrija { $space }
       *[other] druga oznaka { $space }
    }
board-did-factory-works = fabrika { $factory } radi
board-did-took-locomotive = lokomotiva { noun-number }
board-did-placed = lokomotiva { noun-number }: { $slot }
board-did-placed-new = { board-did-placed }
board-did-retired = lokomotiva { noun-number } odlazi
board-did-built = fabrika { $factory }
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
board-note-black-or-grey = Ovo polje se nikad ne zatvara: svako sme da ga koristi koliko god puta hoće.
board-note-temporary = Pomažu do kraja ove runde i ne mogu da se sačuvaju.
board-note-hire = Inženjer ostaje tvoj zauvek. Radnik ne može da zameni novčić.
board-note-leaves = Ako ovog inženjera niko ne angažuje, odlazi na kraju runde.
board-note-first = Počinješ sledeću rundu. Kada svi pasiraju, ovaj radnik sme da pređe na polje za jednog radnika.
board-note-second = U sledećoj rundi si na drugom mestu. Kada svi pasiraju, ovaj radnik sme da pređe na polje za jednog radnika.
board-note-locomotive = Uzimaš najniži broj iz zalihe.
board-round-scored = Bodovanje runde { $round }
board-end = Kako su nastali poeni
# Jedno slovo za svaki izvor poena, u grafikonu.
board-letter-transsiberian = T
board-letter-petersburg = P
board-letter-kiev = K
board-letter-industry = I
board-letter-passing = –
board-letter-stations = S
board-letter-effects = +
board-letter-bonus-cards = N
board-letter-majority = V

help-keys-title = Tasteri ove igre
help-keys =
    – 1 do 9: jedan od izbora u traci ili karta.
    – P: pasiraj.
    – M: na glavnu tablu; B: na svoju tablu.
    – K: novčić umesto radnika na polju na koje pokazuješ.
    – O: tabla sledećeg igrača.
    – S: poeni svih.
    – Strelice: od polja do polja, od izbora do izbora.

### The player boards on the page

board-of = Tabla: { $seat }
board-line =
    { $over ->
        [1] { $line }: { noun-points } u poslednjoj rundi; lokomotive dosežu polje { $reach }
       *[other] { $line }: { noun-points } kad bi se runda sada završila; lokomotive dosežu polje { $reach }
    }
board-steps-to =
    { $count ->
        [one] { $line }: { $colour } šina na polje { $space } ({ $count } korak)
        [few] { $line }: { $colour } šina na polje { $space } ({ $count } koraka)
       *[other] { $line }: { $colour } šina na polje { $space } ({ $count } koraka)
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
board-rail-waits = { $colour } čeka pored pruge
board-sum =
    { $over ->
        [1] { $line }: { noun-points } u poslednjoj rundi
       *[other] { $line }: { noun-points } kad bi se runda sada završila
    }
board-sum-spaces = Polja { $from }–{ $to }, { $colour }
board-sum-space = Polje { $space }, { $colour }
board-sum-doubled = udvostručeno
board-sum-bonus = Posebna polja
board-sum-nothing = Još se ne računa nijedno polje: moraju da ga dosegnu i šina i lokomotive.
board-sum-industry =
    { $over ->
        [1] { source-industry }: { noun-points } u poslednjoj rundi
       *[other] { source-industry }: { noun-points } kad bi se runda sada završila
    }
board-sum-industry-help = Važi broj ispod oznake ili poslednji pre nje.
board-sign-open = Nedostaju šina ({ $colour }) na polju { $space } i lokomotive koje ga dosežu.
board-sign-rail = Šina je tu. Lokomotive još ne dosežu polje.
board-sign-locomotive = Nedostaje šina ({ $colour }) na polju { $space }.
board-sign-met = Dostignuto.
board-sign-won = Ovde se sada koristi žeton ?.
board-sign-used = Iskorišćeno ovde: { $token }
board-sign-dropped = Ovde nije iskorišćen nijedan žeton ?.
board-token-first = Prva oznaka koja ovde stigne dozvoljava ti žeton ?.
board-slot-free = slobodno
board-locomotive = lokomotiva { noun-number }
board-gap = Mesto { $factory_slot } za fabriku
board-gap-help = Oznaka ne prelazi preko mesta bez fabrike.
board-factory = Fabrika { $number }
board-values = Poeni za polje
board-values-revalued = Poeni za polje, više vrednosti
board-tokens = Preostali žetoni ?: { $count }
board-token-gone = Iskorišćen.
board-workers = Slobodni radnici: { $count } od { $all }
board-temporary = Sezonski radnici: { $count }
board-black-ready = Crni radnik je slobodan.
board-black-used = Crni radnik radi.
board-coins = Novčići: { $count }
board-bonus-cards = Karte završnih nagrada: { $count }
board-engineer-used = U ovoj rundi je već radio.
board-engineer-ready = U ovoj rundi još nije radio.
board-in-hand = U ruci: lokomotiva { noun-number }
board-points-now = { noun-points }, i još { $round } kad bi se runda sada završila
board-summary =
    { $passed ->
        [0] { $seat }: { noun-points }, i još { $round } kad bi se runda sada završila; slobodni radnici: { $workers }
       *[other] { $seat }: { noun-points }, i još { $round } kad bi se runda sada završila; više ne igra
    }

# An end-bonus card, if the match ended now
board-worth-now = Sada donosi: { noun-points }

### Glavna tabla na stranici

board-main = Glavna tabla
board-area-tracks = Gradnja pruga
board-area-locomotives = Lokomotive
board-area-industry = Industrija
board-area-auxiliary = Dodaci
board-area-engineers = Inženjeri
board-area-order = Redosled
board-area-supply = Zaliha
board-space-can = Može se zauzeti
board-space-taken = Zatvoreno u ovoj rundi
board-cell-hire = Angažuj
board-cell-rounds =
    { $count ->
        [one] Na polju za angažovanje za { $count } rundu
        [few] Na polju za angažovanje za { $count } runde
       *[other] Na polju za angažovanje za { $count } rundi
    }
board-order-now = Sada
board-order-next = Posle
board-supply-locomotives = Lokomotive
board-supply-locomotive = Lokomotiva { $number }: preostalo { $count }
board-supply-lowest = Lokomotiva { $number }: preostalo { $count }, sledeća na redu
board-supply-factories = Udvostručenja i vraćene fabrike
board-supply-factory = Fabrika { $factory }: { $count }
board-supply-doublers =
    { $count ->
        [one] Preostalo: { $count } udvostručenje
        [few] Preostalo: { $count } udvostručenja
       *[other] Preostalo: { $count } udvostručenja
    }
board-supply-cards = Karte ?
board-card-taken = Ima je: { $seat }.

### Šta govori za radnju (saveti)

why-goes-first = Tvoje mesto u redosledu sledeće runde: { $position }.
why-leads-engineers = Inženjer za sve naredne runde: { $engineer }. Tada ih imaš najviše: { $count }.
why-hires = Inženjer za sve naredne runde: { $engineer }. Tada ih imaš: { $count }.
why-pays-each-round = Može doneti poene na kraju svake runde: { $points }. Runde koje se još boduju: { $rounds }.
why-brings = Poeni u ovoj rundi: { $points }.
why-pulls-farther = Domet lokomotiva ({ $line }): { $after } umesto { $before }.
why-reaches = Polje do kog šina stiže ({ $line }, { $colour }): { $space }.
why-gets-coins = Novčići: { $count }. Svaki menja jednog radnika.
why-gets-workers = Dodatni radnici u ovoj rundi: { $count }.
why-takes-locomotive = Broj lokomotive: { $number }.
why-builds-factory = Šta fabrika daje kad oznaka stigne do nje: { $factory }.
why-factory-works = Fabrika radi: { $factory }.
why-bonus-now = Poeni karte kad bi se partija sada završila: { $points }.
why-leaves = Šta ostaje za ovu rundu: radnici { $workers }, novčići { $coins }.
why-pays-for-passing = Poeni za pasiranje: { $points }.
why-prepares = Odmah bez poena: priprema naredne runde.
why-stays = Radnik u ovoj rundi ne radi više ništa.
why-ends-effect = Ostatak propada.
