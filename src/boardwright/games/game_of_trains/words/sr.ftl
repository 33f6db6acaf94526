# Game of Trains. Mesto je položaj u vozu (1 do 7, brojano od lokomotive), vagon je karta (1 do 84).
# Imena igrača ($seat) stoje na početku rečenice pa se ne menjaju po padežima; glagoli su u prezentu da ne zavise od roda.

### Igra

title = { "Game of Trains" }
blurb = Sedam vagona u pogrešnom redosledu. Ko će ih prvi poređati?
goal = Cilj: pre drugih poređati sedam vagona rastućim redom, najmanji broj levo, najveći desno.

option-turn-cap = Ograničenje poteza
option-turn-cap-help = Partija koja dostigne taj broj poteza završava se nerešeno.
option-turn-cap-value =
    { $value ->
        [0] bez ograničenja
        [one] { $value } potez
        [few] { $value } poteza
       *[other] { $value } poteza
    }

level-sorter = Slagač
level-sorter-help = Gleda samo svoj voz i bira potez posle kojeg mu ostaje najmanje vagona za zamenu.
level-shunter = Manevrista
level-shunter-help = Kad god može, zamenjuje i pomera vagone, a svaki novi stavlja tamo gde mu je po broju mesto.
level-starter = Novajlija
level-starter-help = Svaki potez uzima vagon i stavlja ga tamo gde mu je po broju mesto, šta god tamo bilo.
level-tidy = Uredni
level-tidy-help = Zamenjuje i pomera vagone kad to pomaže i menja onaj koji najmanje odgovara. Gleda samo svoj voz.
level-veteran-help = Igra kao profesionalac, ali ponekad gleda samo svoj voz.
level-planner = Planer
level-planner-help = Računa na sve načine da završi voz i na to koliko su ostali blizu.
level-blocker = Kočničar
level-blocker-help = Planira isto tako, ali radije usporava ostale.
level-candidates = Savetnik
level-candidates-help = Poredi sve mogućnosti onako kako to radi planer.

### Stvari

noun-row = Ponuda

place-right-1 =
    { $position ->
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
       *[other] –
    }
place-right-2 =
    { $position ->
        [1] 3
        [2] 4
        [3] 5
        [4] 6
        [5] 7
       *[other] –
    }
place-left-2 =
    { $position ->
        [3] 1
        [4] 2
        [5] 3
        [6] 4
        [7] 5
       *[other] –
    }

### Sposobnosti

ability-swap-adjacent = Zamena suseda
ability-swap-skip-one = Zamena preko jednog
ability-move-right-2 = Dva mesta udesno
ability-move-left-2 = Dva mesta ulevo
ability-remove-left = Ukloni levi
ability-remove-middle = Ukloni srednji
ability-remove-right = Ukloni desni
ability-protect = Zaštita

ability-swap-adjacent-help = Zameni dva vagona u svom vozu koji stoje jedan do drugog.
ability-swap-skip-one-help = Zameni dva vagona u svom vozu između kojih stoji tačno jedan vagon.
ability-move-right-2-help = Pomeri jedan od svojih vagona dva mesta udesno. Dva vagona koja preskoči pomeraju se ulevo.
ability-move-left-2-help = Pomeri jedan od svojih vagona dva mesta ulevo. Dva vagona koja preskoči pomeraju se udesno.
ability-remove-left-help = Svi igrači, pa i ti, gube vagon na mestu 1 i za njega dobijaju gornju kartu špila za izvlačenje. Zaključani vagoni ostaju.
ability-remove-middle-help = Svi igrači, pa i ti, gube vagon na mestu 4 i za njega dobijaju gornju kartu špila za izvlačenje. Zaključani vagoni ostaju.
ability-remove-right-help = Svi igrači, pa i ti, gube vagon na mestu 7 i za njega dobijaju gornju kartu špila za izvlačenje. Zaključani vagoni ostaju.
ability-protect-help = Podvuci ovu kartu pod svoj vagon na mestu 1, 4 ili 7: dok ga ne pomeriš ili zameniš, ne može ga ukloniti nijedna sposobnost.

### Radnje

action-keep = Zadrži vagon { $card }
action-keep-short = Zadrži { $card }
action-draw = Izvuci vagon
action-draw-short = Izvuci
action-use = Iskoristi: { $ability }
action-use-short = { $ability }
action-replace = Stavi na mesto { $position }
action-replace-short = Mesto { $position }
action-swap-adjacent = Zameni mesta { $position } i { place-right-1 }
action-swap-adjacent-short = { $position } ↔ { place-right-1 }
action-swap-skip-one = Zameni mesta { $position } i { place-right-2 }
action-swap-skip-one-short = { $position } ↔ { place-right-2 }
action-move-right-2 = Pomeri vagon sa mesta { $position } na mesto { place-right-2 }
action-move-right-2-short = { $position } → { place-right-2 }
action-move-left-2 = Pomeri vagon sa mesta { $position } na mesto { place-left-2 }
action-move-left-2-short = { $position } → { place-left-2 }
action-protect = Zaključaj vagon na mestu { $position }
action-protect-short = Zaključaj { $position }

### Upiti

prompt-setup-keep = Zadrži jedan od izvučenih vagona
prompt-setup-replace = Koji vagon zamenjuješ vagonom { $card }?
prompt-turn = Izvuci vagon ili iskoristi sposobnost iz ponude
prompt-replace = Izvučeni vagon: { $card }. Koji njime zamenjuješ?
prompt-target = { $ability }: gde u vozu?
prompt-wait = { $seat } bira
prompt-over = Partija je završena

### Događaji

event-dealt = { $seat } počinje sa vagonima { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 }.
event-drew-setup =
    { $count ->
        [1] { $seat } izvlači vagon { $c1 }.
        [2] { $seat } izvlači vagone { $c1 } i { $c2 }.
        [3] { $seat } izvlači vagone { $c1 }, { $c2 } i { $c3 }.
       *[other] { $seat } izvlači vagone { $c1 }, { $c2 }, { $c3 } i { $c4 }.
    }
event-drew-setup-hidden =
    { $count ->
        [one] { $seat } izvlači { $count } vagon.
        [few] { $seat } izvlači { $count } vagona.
       *[other] { $seat } izvlači { $count } vagona.
    }
event-kept = { $seat } zadržava vagon { $card }.
event-kept-hidden = { $seat } zadržava jedan vagon.
event-drew = { $seat } izvlači vagon { $card }.
event-drew-hidden = { $seat } izvlači vagon.
event-placed = { $seat } stavlja vagon { $card } na mesto { $position }; vagon { $replaced } ide u ponudu.
event-used = { $seat } koristi sposobnost „{ $ability }” (karta { $card }).
event-swapped = { $seat } zamenjuje vagone { $card } i { $other_card } (mesta { $position } i { $other }).
event-moved = { $seat } pomera vagon { $card } sa mesta { $position } na mesto { $to }.
event-protected = { $seat } zaključava mesto { $position } kartom { $card }.
event-lock-lost = { $seat } gubi katanac na mestu { $position } (karta { $card }).
event-removed = { $seat } gubi vagon { $card } na mestu { $position }.
event-spared = { $seat } zadržava zaključani vagon na mestu { $position }.
event-refilled = { $seat } dobija vagon { $card } na mesto { $position }.
event-paired = Karte { $card } i { $other_card } imaju istu sposobnost „{ $ability }” i odlaze iz ponude.
event-reshuffled =
    { $count ->
        [one] Špil za izvlačenje je prazan: { $count } odbačena karta čini novi.
        [few] Špil za izvlačenje je prazan: { $count } odbačene karte mešaju se u novi.
       *[other] Špil za izvlačenje je prazan: { $count } odbačenih karata meša se u novi.
    }
event-won = { $seat } pobeđuje: svih sedam vagona je poređano!
event-capped =
    { $turns ->
        [one] Partija je dostigla granicu od { $turns } poteza: nerešeno.
        [few] Partija je dostigla granicu od { $turns } poteza: nerešeno.
       *[other] Partija je dostigla granicu od { $turns } poteza: nerešeno.
    }

brief-placed = { $card } na mesto { $position }
brief-used = „{ $ability }”
brief-swapped = { $card } i { $other_card }
brief-moved = { $card } na mesto { $to }
brief-protected = katanac na mestu { $position }
brief-lock-lost = bez katanca na mestu { $position }
brief-removed = gubi { $card }
brief-spared = katanac drži
brief-refilled = dobija { $card }

result-rising-train = Svih sedam vagona pobednika je poređano.
result-turn-cap = Dostignuto je ograničenje poteza.
progress = Vagoni koji mogu da ostanu, potez po potez
end-trains = Vozovi na kraju
end-wrong =
    { $count ->
        [0] složeno
        [one] treba zameniti još { $count } vagon
        [few] treba zameniti još { $count } vagona
       *[other] treba zameniti još { $count } vagona
    }

### Razlozi zašto nešto nije moguće

reason-row-empty = Ponuda je prazna, možeš samo da izvučeš vagon.
reason-not-in-row = „{ $ability }” nije u ponudi.
reason-all-protected = Mesta 1, 4 i 7 u tvom vozu već su sva zaključana.
reason-already-protected = Mesto { $position } je već zaključano.
reason-not-protectable = Mesto { $position } ne može da se zaključa, samo mesta 1, 4 i 7.
reason-no-right-neighbour = Mesto { $position } nema desnog suseda.
reason-too-far-right = Desno od mesta { $position } nema još dva mesta.
reason-too-far-left = Levo od mesta { $position } nema još dva mesta.
reason-not-drawn = Vagon { $card } nije među izvučenima.
reason-other-ability = Sada se koristi „{ $ability }”, izaberi mesto za nju.

### Odeljci pravila

section-setup = Priprema igre
section-actions = Moguće radnje
section-other-rules = Ostala pravila
section-end = Kraj igre
section-abilities = Sposobnosti
section-protection = Zaštita

### Tabla

board-confirm = Izvedi
board-cancel = Odustani
board-train = Voz: { $seat }
board-places = Mesta u tvom vozu
board-wagon = vagon { $card }, { $ability }
board-place-wagon = Mesto { $position }: { board-wagon }
board-place-empty = Mesto { $position }: prazno
board-locked = zaključan
board-lock-open = gubi katanac
board-fits = može da ostane u rastućem vozu
board-new = nedavno promenjen
board-acting = bira
board-won = na cilju
board-holds =
    { $count ->
        [one] { $seat } drži { $count } izvučeni vagon
        [few] { $seat } drži { $count } izvučena vagona
       *[other] { $seat } drži { $count } izvučenih vagona
    }
board-hand = Tvoji izvučeni vagoni
board-held = Izvučeni vagon: { $card }, { $ability }
board-using = Koristi se: { $ability }
board-yard = Stanica
board-row = Sposobnosti u ponudi
board-bay = { $ability }: karta { $cards } u ponudi
board-bay-empty = { $ability }: nije u ponudi
board-draw-pile =
    { $count ->
        [one] Špil za izvlačenje: { $count } karta
        [few] Špil za izvlačenje: { $count } karte
       *[other] Špil za izvlačenje: { $count } karata
    }
board-draw-pile-short = ostalo
board-discard-pile =
    { $count ->
        [one] Gomila odbačenih karata: { $count } karta licem nadole
        [few] Gomila odbačenih karata: { $count } karte licem nadole
       *[other] Gomila odbačenih karata: { $count } karata licem nadole
    }
board-discard-pile-short = odbačeno
board-draw-help = Izvučenim vagonom moraš da zameniš jedan od svojih. To ne može da se poništi.
board-wins = Time je tvoj voz poređan!
board-victory = { $seat } stiže na cilj, svaki vagon je na svom mestu!
board-loses-lock = Katanac na mestu { $position } se gubi.
board-removes = Uklanja se sa mesta { $position }: { $wagons }.
board-pair = Par: „{ $ability }” odlazi iz ponude.
board-hint-setup-keep = Izaberi vagon koji zadržavaš.
board-hint-setup-replace = Izaberi mu mesto u svom vozu. Stari vagon ide u ponudu.
board-hint-turn = Izaberi depo da izvučeš vagon ili kartu iz ponude da iskoristiš njenu sposobnost.
board-hint-replace = Izaberi mu mesto u svom vozu. Stari vagon ide u ponudu.
board-hint-target = Izaberi mesto u svom vozu.
board-newcomer = Najmanji broj levo, najveći desno. Svetle pločice mogu da ostanu, tamnije još ne.

### Šta govori za radnju (saveti)

why-wins = Sređuje tvoj voz: pobeđuješ.
why-can-win = Time možeš da središ ceo svoj voz.
why-denies = { $seat } može da sredi voz uz „{ $ability }”: ovo je sklanja iz ponude.
why-rises = Vagoni koji rastu sleva nadesno: { $after } umesto { $before }.
why-can-rise = Vagoni koji mogu da rastu sleva nadesno: { $after } umesto { $before }.
why-fits-between = Vagon { $card } uklapa se između { $low } i { $high }.
why-fits-first = Vagon { $card } uklapa se ispred { $high }.
why-fits-last = Vagon { $card } uklapa se iza { $low }.
why-pairs = Zamenjeni vagon čini par, pa „{ $ability }” odlazi iz ponude.
why-takes-fitting = { $seat } gubi vagon koji se uklapa, na mestu { $position }.
why-renews = Svi igrači dobijaju nov vagon na mesto { $position }, ako nije zaključano.
why-shields = Vagon na mestu { $position } uklapa se i nijedna sposobnost više ne može da ga ukloni.
why-locks = Zaključan vagon ne može da ukloni nijedna sposobnost.
why-may-fit = Od { $total } vagona koje ne vidiš, toliko njih produžava rastući niz: { $count }.
why-belongs = Broj { $card } spada blizu mesta { $position } od 7.
why-draws = Nov vagon zamenjuje jedan od tvojih.
why-rearranges = Vagoni koji rastu sleva nadesno: { $after }, sada { $before }.
why-uses = Karta odlazi iz ponude: sledeći igrač ne može da je upotrebi.
why-replaces = Odlazi vagon sa mesta { $position }.

### Numbers of a match, in statistics

typical-turns = Potezi
