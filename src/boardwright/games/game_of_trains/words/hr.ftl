# Game of Trains. Mjesto je položaj u vlaku (1 do 7, brojeno od lokomotive), vagon je karta (1 do 84).
# Imena igrača ($seat) stoje na početku rečenice pa se ne sklanjaju; glagoli su u prezentu da ne ovise o rodu.

### Igra

title = Game of Trains
blurb = Sedam vagona u pogrešnom redoslijedu. Tko će ih prvi poredati?
goal = Cilj: prije drugih poredati sedam vagona rastućim redom, najmanji broj lijevo, najveći desno.

option-turn-cap = Ograničenje poteza
option-turn-cap-help = Partija koja dosegne taj broj poteza završava neriješeno.
option-turn-cap-value =
    { $value ->
        [0] bez ograničenja
        [one] { $value } potez
        [few] { $value } poteza
       *[other] { $value } poteza
    }

level-sorter = Slagač
level-sorter-help = Gleda samo svoj vlak i bira potez nakon kojeg mu ostaje najmanje vagona za zamjenu.
level-shunter = Manevrist
level-shunter-help = Kad god može, zamjenjuje i pomiče vagone, a svaki novi stavlja tamo gdje mu je po broju mjesto.
level-starter = Novajlija
level-starter-help = Svaki potez uzima vagon i stavlja ga tamo gdje mu je po broju mjesto, što god tamo bilo.
level-tidy = Uredni
level-tidy-help = Zamjenjuje i pomiče vagone kad to pomaže i mijenja onaj koji najmanje odgovara. Gleda samo svoj vlak.
level-veteran-help = Igra kao profesionalac, ali ponekad gleda samo svoj vlak.
level-planner = Planer
level-planner-help = Računa na sve načine da dovrši vlak i na to koliko su ostali blizu.
level-blocker = Kočničar
level-blocker-help = Planira isto tako, ali radije usporava ostale.
level-candidates = Savjetnik
level-candidates-help = Uspoređuje sve mogućnosti onako kako to radi planer.

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

ability-swap-adjacent = Zamjena susjeda
ability-swap-skip-one = Zamjena preko jednog
ability-move-right-2 = Dva mjesta udesno
ability-move-left-2 = Dva mjesta ulijevo
ability-remove-left = Ukloni lijevi
ability-remove-middle = Ukloni srednji
ability-remove-right = Ukloni desni
ability-protect = Zaštita

ability-swap-adjacent-help = Zamijeni dva vagona u svojem vlaku koji stoje jedan do drugoga.
ability-swap-skip-one-help = Zamijeni dva vagona u svojem vlaku između kojih stoji točno jedan vagon.
ability-move-right-2-help = Pomakni jedan od svojih vagona dva mjesta udesno. Dva vagona koja preskoči pomiču se ulijevo.
ability-move-left-2-help = Pomakni jedan od svojih vagona dva mjesta ulijevo. Dva vagona koja preskoči pomiču se udesno.
ability-remove-left-help = Svi igrači, pa i ti, gube vagon na mjestu 1 i za njega dobivaju gornju kartu špila za vučenje. Zaključani vagoni ostaju.
ability-remove-middle-help = Svi igrači, pa i ti, gube vagon na mjestu 4 i za njega dobivaju gornju kartu špila za vučenje. Zaključani vagoni ostaju.
ability-remove-right-help = Svi igrači, pa i ti, gube vagon na mjestu 7 i za njega dobivaju gornju kartu špila za vučenje. Zaključani vagoni ostaju.
ability-protect-help = Podvuci ovu kartu pod svoj vagon na mjestu 1, 4 ili 7: dok ga ne pomakneš ili zamijeniš, ne može ga ukloniti nijedna sposobnost.

### Radnje

action-keep = Zadrži vagon { $card }
action-keep-short = Zadrži { $card }
action-draw = Povuci vagon
action-draw-short = Povuci
action-use = Iskoristi: { $ability }
action-use-short = { $ability }
action-replace = Stavi na mjesto { $position }
action-replace-short = Mjesto { $position }
action-swap-adjacent = Zamijeni mjesta { $position } i { place-right-1 }
action-swap-adjacent-short = { $position } ↔ { place-right-1 }
action-swap-skip-one = Zamijeni mjesta { $position } i { place-right-2 }
action-swap-skip-one-short = { $position } ↔ { place-right-2 }
action-move-right-2 = Pomakni vagon s mjesta { $position } na mjesto { place-right-2 }
action-move-right-2-short = { $position } → { place-right-2 }
action-move-left-2 = Pomakni vagon s mjesta { $position } na mjesto { place-left-2 }
action-move-left-2-short = { $position } → { place-left-2 }
action-protect = Zaključaj vagon na mjestu { $position }
action-protect-short = Zaključaj { $position }

### Upiti

prompt-setup-keep = Zadrži jedan od povučenih vagona
prompt-setup-replace = Koji vagon zamjenjuješ vagonom { $card }?
prompt-turn = Povuci vagon ili iskoristi sposobnost iz ponude
prompt-replace = Povučeni vagon: { $card }. Koji njime zamjenjuješ?
prompt-target = { $ability }: gdje u vlaku?
prompt-wait = { $seat } bira
prompt-over = Partija je završena

### Događaji

event-dealt = { $seat } počinje s vagonima { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 }.
event-drew-setup =
    { $count ->
        [1] { $seat } vuče vagon { $c1 }.
        [2] { $seat } vuče vagone { $c1 } i { $c2 }.
        [3] { $seat } vuče vagone { $c1 }, { $c2 } i { $c3 }.
       *[other] { $seat } vuče vagone { $c1 }, { $c2 }, { $c3 } i { $c4 }.
    }
event-drew-setup-hidden =
    { $count ->
        [one] { $seat } vuče { $count } vagon.
        [few] { $seat } vuče { $count } vagona.
       *[other] { $seat } vuče { $count } vagona.
    }
event-kept = { $seat } zadržava vagon { $card }.
event-kept-hidden = { $seat } zadržava jedan vagon.
event-drew = { $seat } vuče vagon { $card }.
event-drew-hidden = { $seat } vuče vagon.
event-placed = { $seat } stavlja vagon { $card } na mjesto { $position }; vagon { $replaced } ide u ponudu.
event-used = { $seat } koristi sposobnost „{ $ability }” (karta { $card }).
event-swapped = { $seat } zamjenjuje vagone { $card } i { $other_card } (mjesta { $position } i { $other }).
event-moved = { $seat } pomiče vagon { $card } s mjesta { $position } na mjesto { $to }.
event-protected = { $seat } zaključava mjesto { $position } kartom { $card }.
event-lock-lost = { $seat } gubi lokot na mjestu { $position } (karta { $card }).
event-removed = { $seat } gubi vagon { $card } na mjestu { $position }.
event-spared = { $seat } zadržava zaključani vagon na mjestu { $position }.
event-refilled = { $seat } dobiva vagon { $card } na mjesto { $position }.
event-paired = Karte { $card } i { $other_card } imaju istu sposobnost „{ $ability }” i odlaze iz ponude.
event-reshuffled =
    { $count ->
        [one] Špil za vučenje je prazan: { $count } odbačena karta čini novi.
        [few] Špil za vučenje je prazan: { $count } odbačene karte miješaju se u novi.
       *[other] Špil za vučenje je prazan: { $count } odbačenih karata miješa se u novi.
    }
event-won = { $seat } pobjeđuje: svih sedam vagona je poredano!
event-capped =
    { $turns ->
        [one] Partija je dosegla granicu od { $turns } poteza: neriješeno.
        [few] Partija je dosegla granicu od { $turns } poteza: neriješeno.
       *[other] Partija je dosegla granicu od { $turns } poteza: neriješeno.
    }

brief-placed = { $card } na mjesto { $position }
brief-used = „{ $ability }”
brief-swapped = { $card } i { $other_card }
brief-moved = { $card } na mjesto { $to }
brief-protected = lokot na mjestu { $position }
brief-lock-lost = bez lokota na mjestu { $position }
brief-removed = gubi { $card }
brief-spared = lokot drži
brief-refilled = dobiva { $card }

result-rising-train = Svih sedam vagona pobjednika je poredano.
result-turn-cap = Dosegnuto je ograničenje poteza.
progress = Vagoni koji mogu ostati, potez po potez
end-trains = Vlakovi na kraju
end-wrong =
    { $count ->
        [0] složeno
        [one] treba zamijeniti još { $count } vagon
        [few] treba zamijeniti još { $count } vagona
       *[other] treba zamijeniti još { $count } vagona
    }

### Razlozi zašto nešto nije moguće

reason-row-empty = Ponuda je prazna, možeš samo povući vagon.
reason-not-in-row = „{ $ability }” nije u ponudi.
reason-all-protected = Mjesta 1, 4 i 7 u tvojem vlaku već su sva zaključana.
reason-already-protected = Mjesto { $position } već je zaključano.
reason-not-protectable = Mjesto { $position } ne može se zaključati, samo mjesta 1, 4 i 7.
reason-no-right-neighbour = Mjesto { $position } nema desnog susjeda.
reason-too-far-right = Desno od mjesta { $position } nema još dva mjesta.
reason-too-far-left = Lijevo od mjesta { $position } nema još dva mjesta.
reason-not-drawn = Vagon { $card } nije među povučenima.
reason-other-ability = Sada se koristi „{ $ability }”, odaberi mjesto za nju.

### Odjeljci pravila

section-setup = Priprema igre
section-actions = Moguće radnje
section-other-rules = Ostala pravila
section-end = Kraj igre
section-abilities = Sposobnosti
section-protection = Zaštita

### Ploča

board-confirm = Izvedi
board-cancel = Odustani
board-train = Vlak: { $seat }
board-places = Mjesta u tvojem vlaku
board-wagon = vagon { $card }, { $ability }
board-place-wagon = Mjesto { $position }: { board-wagon }
board-place-empty = Mjesto { $position }: prazno
board-locked = zaključan
board-lock-open = gubi lokot
board-fits = može ostati u rastućem vlaku
board-new = nedavno promijenjen
board-acting = bira
board-won = na cilju
board-holds =
    { $count ->
        [one] { $seat } drži { $count } povučeni vagon
        [few] { $seat } drži { $count } povučena vagona
       *[other] { $seat } drži { $count } povučenih vagona
    }
board-hand = Tvoji povučeni vagoni
board-held = Povučeni vagon: { $card }, { $ability }
board-using = Koristi se: { $ability }
board-yard = Kolodvor
board-row = Sposobnosti u ponudi
board-bay = { $ability }: karta { $cards } u ponudi
board-bay-empty = { $ability }: nije u ponudi
board-draw-pile =
    { $count ->
        [one] Špil za vučenje: { $count } karta
        [few] Špil za vučenje: { $count } karte
       *[other] Špil za vučenje: { $count } karata
    }
board-draw-pile-short = ostalo
board-discard-pile =
    { $count ->
        [one] Hrpa odbačenih karata: { $count } karta licem dolje
        [few] Hrpa odbačenih karata: { $count } karte licem dolje
       *[other] Hrpa odbačenih karata: { $count } karata licem dolje
    }
board-discard-pile-short = odbačeno
board-draw-help = Povučenim vagonom moraš zamijeniti jedan od svojih. To se ne može poništiti.
board-wins = Time je tvoj vlak poredan!
board-victory = { $seat } stiže na cilj, svaki je vagon na svojem mjestu!
board-loses-lock = Lokot na mjestu { $position } gubi se.
board-removes = Uklanja se s mjesta { $position }: { $wagons }.
board-pair = Par: „{ $ability }” odlazi iz ponude.
board-hint-setup-keep = Odaberi vagon koji zadržavaš.
board-hint-setup-replace = Odaberi mu mjesto u svojem vlaku. Stari vagon ide u ponudu.
board-hint-turn = Odaberi spremište da povučeš vagon ili kartu iz ponude da iskoristiš njezinu sposobnost.
board-hint-replace = Odaberi mu mjesto u svojem vlaku. Stari vagon ide u ponudu.
board-hint-target = Odaberi mjesto u svojem vlaku.
board-newcomer = Najmanji broj lijevo, najveći desno. Svijetle pločice mogu ostati, tamnije još ne.

### Što govori za radnju (savjeti)

why-wins = Sređuje tvoj vlak: pobjeđuješ.
why-can-win = Time možeš srediti cijeli svoj vlak.
why-denies = { $seat } može srediti vlak uz „{ $ability }”: ovo je uklanja iz ponude.
why-rises = Vagoni koji rastu slijeva nadesno: { $after } umjesto { $before }.
why-can-rise = Vagoni koji mogu rasti slijeva nadesno: { $after } umjesto { $before }.
why-fits-between = Vagon { $card } uklapa se između { $low } i { $high }.
why-fits-first = Vagon { $card } uklapa se ispred { $high }.
why-fits-last = Vagon { $card } uklapa se iza { $low }.
why-pairs = Zamijenjeni vagon čini par, pa „{ $ability }” odlazi iz ponude.
why-takes-fitting = { $seat } gubi vagon koji se uklapa, na mjestu { $position }.
why-renews = Svi igrači dobivaju nov vagon na mjesto { $position }, ako nije zaključano.
why-shields = Vagon na mjestu { $position } uklapa se i nijedna ga sposobnost više ne može ukloniti.
why-locks = Zaključani vagon ne može ukloniti nijedna sposobnost.
why-may-fit = Od { $total } vagona koje ne vidiš, toliko ih produljuje rastući niz: { $count }.
why-belongs = Broj { $card } spada blizu mjesta { $position } od 7.
why-draws = Novi vagon zamjenjuje jedan od tvojih.
why-rearranges = Vagoni koji rastu slijeva nadesno: { $after }, sada { $before }.
why-uses = Karta odlazi iz ponude: sljedeći je igrač ne može upotrijebiti.
why-replaces = Odlazi vagon s mjesta { $position }.

### Numbers of a match, in statistics

typical-turns = Potezi
