# Game of Trains. Mesto je položaj v vlaku (1 do 7, šteto od lokomotive), vagon je karta (1 do 84).
# Imena igralcev ($seat) stojijo na začetku stavka, zato se ne sklanjajo; glagoli so v sedanjiku, da niso odvisni od spola.

### Igra

title = Game of Trains
blurb = Sedem vagonov v napačnem vrstnem redu. Kdo jih uredi prvi?
goal = Cilj: pred drugimi urediti sedem vagonov naraščajoče, najnižje število levo, najvišje desno.

option-turn-cap = Omejitev potez
option-turn-cap-help = Partija, ki doseže to število potez, je neodločena.
option-turn-cap-value =
    { $value ->
        [0] brez
        [one] { $value } poteza
        [two] { $value } potezi
        [few] { $value } poteze
       *[other] { $value } potez
    }

level-sorter = Urejevalec
level-sorter-help = Gleda le svoj vlak in izbere potezo, po kateri mu ostane najmanj vagonov za zamenjavo.
level-shunter = Premikač
level-shunter-help = Kadar koli lahko, zamenjuje in premika vagone, vsakega novega pa da tja, kamor sodi po številki.
level-starter = Novinec
level-starter-help = Vsako potezo vzame vagon in ga da tja, kamor sodi po številki, ne glede na to, kaj je tam.
level-tidy = Urejeni
level-tidy-help = Zamenjuje in premika vagone, kadar to pomaga, in nadomesti tistega, ki se najslabše ujema. Gleda le svoj vlak.
level-veteran-help = Igra kot profesionalec, a včasih gleda samo svoj vlak.
level-planner = Načrtovalec
level-planner-help = Upošteva vse načine, kako dokončati vlak, in kako blizu so drugi.
level-blocker = Zaviralec
level-blocker-help = Načrtuje enako, a raje ovira druge.
level-candidates = Svetovalec
level-candidates-help = Primerja vse možnosti tako kot načrtovalec.

### Stvari

noun-row = Ponudba

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

ability-swap-adjacent = Zamenjava sosedov
ability-swap-skip-one = Zamenjava čez enega
ability-move-right-2 = Dve mesti desno
ability-move-left-2 = Dve mesti levo
ability-remove-left = Odstrani levega
ability-remove-middle = Odstrani srednjega
ability-remove-right = Odstrani desnega
ability-protect = Zaščita

ability-swap-adjacent-help = Zamenjaj vagona v svojem vlaku, ki stojita drug ob drugem.
ability-swap-skip-one-help = Zamenjaj vagona v svojem vlaku, med katerima stoji natanko en vagon.
ability-move-right-2-help = Premakni enega od svojih vagonov za dve mesti v desno. Vagona, ki ju preskoči, se pomakneta v levo.
ability-move-left-2-help = Premakni enega od svojih vagonov za dve mesti v levo. Vagona, ki ju preskoči, se pomakneta v desno.
ability-remove-left-help = Vsi igralci, tudi ti, izgubijo vagon na mestu 1 in zanj dobijo vrhnjo karto s kupa za vlečenje. Zaklenjeni vagoni ostanejo.
ability-remove-middle-help = Vsi igralci, tudi ti, izgubijo vagon na mestu 4 in zanj dobijo vrhnjo karto s kupa za vlečenje. Zaklenjeni vagoni ostanejo.
ability-remove-right-help = Vsi igralci, tudi ti, izgubijo vagon na mestu 7 in zanj dobijo vrhnjo karto s kupa za vlečenje. Zaklenjeni vagoni ostanejo.
ability-protect-help = Podtakni to karto pod svoj vagon na mestu 1, 4 ali 7: dokler ga ne premakneš ali zamenjaš, ga ne odstrani nobena sposobnost.

### Dejanja

action-keep = Obdrži vagon { $card }
action-keep-short = Obdrži { $card }
action-draw = Povleci vagon
action-draw-short = Povleci
action-use = Uporabi: { $ability }
action-use-short = { $ability }
action-replace = Postavi na mesto { $position }
action-replace-short = Mesto { $position }
action-swap-adjacent = Zamenjaj mesti { $position } in { place-right-1 }
action-swap-adjacent-short = { $position } ↔ { place-right-1 }
action-swap-skip-one = Zamenjaj mesti { $position } in { place-right-2 }
action-swap-skip-one-short = { $position } ↔ { place-right-2 }
action-move-right-2 = Premakni vagon z mesta { $position } na mesto { place-right-2 }
action-move-right-2-short = { $position } → { place-right-2 }
action-move-left-2 = Premakni vagon z mesta { $position } na mesto { place-left-2 }
action-move-left-2-short = { $position } → { place-left-2 }
action-protect = Zakleni vagon na mestu { $position }
action-protect-short = Zakleni { $position }

### Pozivi

prompt-setup-keep = Obdrži enega od povlečenih vagonov
prompt-setup-replace = Kateri vagon zamenjaš z vagonom { $card }?
prompt-turn = Povleci vagon ali uporabi sposobnost iz ponudbe
prompt-replace = Povlečeni vagon: { $card }. Katerega zamenjaš z njim?
prompt-target = { $ability }: kje v vlaku?
prompt-wait = { $seat } izbira
prompt-over = Partija je končana

### Dogodki

event-dealt = { $seat } začne z vagoni { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 }.
event-drew-setup =
    { $count ->
        [1] { $seat } povleče vagon { $c1 }.
        [2] { $seat } povleče vagona { $c1 } in { $c2 }.
        [3] { $seat } povleče vagone { $c1 }, { $c2 } in { $c3 }.
       *[other] { $seat } povleče vagone { $c1 }, { $c2 }, { $c3 } in { $c4 }.
    }
event-drew-setup-hidden =
    { $count ->
        [one] { $seat } povleče { $count } vagon.
        [two] { $seat } povleče { $count } vagona.
        [few] { $seat } povleče { $count } vagone.
       *[other] { $seat } povleče { $count } vagonov.
    }
event-kept = { $seat } obdrži vagon { $card }.
event-kept-hidden = { $seat } obdrži en vagon.
event-drew = { $seat } povleče vagon { $card }.
event-drew-hidden = { $seat } povleče vagon.
event-placed = { $seat } postavi vagon { $card } na mesto { $position }; vagon { $replaced } gre v ponudbo.
event-used = { $seat } uporabi sposobnost »{ $ability }« (karta { $card }).
event-swapped = { $seat } zamenja vagona { $card } in { $other_card } (mesti { $position } in { $other }).
event-moved = { $seat } premakne vagon { $card } z mesta { $position } na mesto { $to }.
event-protected = { $seat } zaklene mesto { $position } s karto { $card }.
event-lock-lost = { $seat } izgubi ključavnico na mestu { $position } (karta { $card }).
event-removed = { $seat } izgubi vagon { $card } na mestu { $position }.
event-spared = { $seat } obdrži zaklenjeni vagon na mestu { $position }.
event-refilled = { $seat } dobi vagon { $card } na mesto { $position }.
event-paired = Karti { $card } in { $other_card } imata enako sposobnost »{ $ability }« in zapustita ponudbo.
event-reshuffled =
    { $count ->
        [one] Kup za vlečenje je prazen: { $count } odložena karta sestavi novega.
        [two] Kup za vlečenje je prazen: { $count } odloženi karti se premešata v novega.
        [few] Kup za vlečenje je prazen: { $count } odložene karte se premešajo v novega.
       *[other] Kup za vlečenje je prazen: { $count } odloženih kart se premeša v novega.
    }
event-won = { $seat } zmaga: vseh sedem vagonov je urejenih!
event-capped =
    { $turns ->
        [one] Partija je dosegla mejo { $turns } poteze: neodločeno.
        [two] Partija je dosegla mejo { $turns } potez: neodločeno.
        [few] Partija je dosegla mejo { $turns } potez: neodločeno.
       *[other] Partija je dosegla mejo { $turns } potez: neodločeno.
    }

brief-placed = { $card } na mesto { $position }
brief-used = »{ $ability }«
brief-swapped = { $card } in { $other_card }
brief-moved = { $card } na mesto { $to }
brief-protected = ključavnica na mestu { $position }
brief-lock-lost = brez ključavnice na mestu { $position }
brief-removed = izgubi { $card }
brief-spared = ključavnica drži
brief-refilled = dobi { $card }

result-rising-train = Vseh sedem vagonov zmagovalca je urejenih.
result-turn-cap = Dosežena je omejitev potez.
progress = Vagoni, ki lahko ostanejo, potezo za potezo
end-trains = Vlaki na koncu
end-wrong =
    { $count ->
        [0] urejeno
        [one] zamenjati je treba še { $count } vagon
        [two] zamenjati je treba še { $count } vagona
        [few] zamenjati je treba še { $count } vagone
       *[other] zamenjati je treba še { $count } vagonov
    }

### Razlogi, zakaj kaj ni mogoče

reason-row-empty = Ponudba je prazna, vagon lahko le povlečeš.
reason-not-in-row = »{ $ability }« ni v ponudbi.
reason-all-protected = Mesta 1, 4 in 7 v tvojem vlaku so že vsa zaklenjena.
reason-already-protected = Mesto { $position } je že zaklenjeno.
reason-not-protectable = Mesta { $position } ni mogoče zakleniti, le mesta 1, 4 in 7.
reason-no-right-neighbour = Mesto { $position } nima desnega soseda.
reason-too-far-right = Desno od mesta { $position } ni več dveh mest.
reason-too-far-left = Levo od mesta { $position } ni več dveh mest.
reason-not-drawn = Vagona { $card } ni med povlečenimi.
reason-other-ability = Zdaj se uporablja »{ $ability }«, izberi mesto zanjo.

### Poglavja pravil

section-setup = Priprava igre
section-actions = Možna dejanja
section-other-rules = Druga pravila
section-end = Konec igre
section-abilities = Sposobnosti
section-protection = Zaščita

### Plošča

board-confirm = Izvedi
board-cancel = Prekliči
board-train = Vlak: { $seat }
board-places = Mesta v tvojem vlaku
board-wagon = vagon { $card }, { $ability }
board-place-wagon = Mesto { $position }: { board-wagon }
board-place-empty = Mesto { $position }: prazno
board-locked = zaklenjen
board-lock-open = izgubi ključavnico
board-fits = lahko ostane v naraščajočem vlaku
board-new = pred kratkim spremenjen
board-acting = izbira
board-won = na cilju
board-holds =
    { $count ->
        [one] { $seat } drži { $count } povlečeni vagon
        [two] { $seat } drži { $count } povlečena vagona
        [few] { $seat } drži { $count } povlečene vagone
       *[other] { $seat } drži { $count } povlečenih vagonov
    }
board-hand = Tvoji povlečeni vagoni
board-held = Povlečeni vagon: { $card }, { $ability }
board-using = V uporabi: { $ability }
board-yard = Postaja
board-row = Sposobnosti v ponudbi
board-bay = { $ability }: karta { $cards } v ponudbi
board-bay-empty = { $ability }: ni v ponudbi
board-draw-pile =
    { $count ->
        [one] Kup za vlečenje: { $count } karta
        [two] Kup za vlečenje: { $count } karti
        [few] Kup za vlečenje: { $count } karte
       *[other] Kup za vlečenje: { $count } kart
    }
board-draw-pile-short = ostane
board-discard-pile =
    { $count ->
        [one] Kup odloženih kart: { $count } zakrita karta
        [two] Kup odloženih kart: { $count } zakriti karti
        [few] Kup odloženih kart: { $count } zakrite karte
       *[other] Kup odloženih kart: { $count } zakritih kart
    }
board-discard-pile-short = odloženo
board-draw-help = S povlečenim vagonom moraš zamenjati enega od svojih. Tega ni mogoče razveljaviti.
board-wins = S tem je tvoj vlak urejen!
board-victory = { $seat } pripelje na cilj, vsak vagon je na svojem mestu!
board-loses-lock = Ključavnica na mestu { $position } se izgubi.
board-removes = Odstranjeno z mesta { $position }: { $wagons }.
board-pair = Par: »{ $ability }« zapusti ponudbo.
board-hint-setup-keep = Izberi vagon, ki ga obdržiš.
board-hint-setup-replace = Izberi zanj mesto v svojem vlaku. Stari vagon gre v ponudbo.
board-hint-turn = Izberi depo, da povlečeš vagon, ali karto iz ponudbe, da uporabiš njeno sposobnost.
board-hint-replace = Izberi zanj mesto v svojem vlaku. Stari vagon gre v ponudbo.
board-hint-target = Izberi mesto v svojem vlaku.
board-newcomer = Najnižje število levo, najvišje desno. Svetle tablice lahko ostanejo, temnejše še ne.

### Kaj govori za dejanje (namigi)

why-wins = Uredi tvoj vlak: zmagaš.
why-can-win = S tem lahko urediš ves svoj vlak.
why-denies = { $seat } lahko uredi vlak s sposobnostjo »{ $ability }«: to jo vzame iz ponudbe.
why-rises = Vagoni, ki naraščajo od leve proti desni: { $after } namesto { $before }.
why-can-rise = Vagoni, ki lahko naraščajo od leve proti desni: { $after } namesto { $before }.
why-fits-between = Vagon { $card } sodi med { $low } in { $high }.
why-fits-first = Vagon { $card } sodi pred { $high }.
why-fits-last = Vagon { $card } sodi za { $low }.
why-pairs = Zamenjani vagon naredi par, zato »{ $ability }« zapusti ponudbo.
why-takes-fitting = { $seat } izgubi vagon, ki se ujema, na mestu { $position }.
why-renews = Vsi igralci dobijo nov vagon na mesto { $position }, če ni zaklenjeno.
why-shields = Vagon na mestu { $position } se ujema in nobena sposobnost ga ne more več odstraniti.
why-locks = Zaklenjenega vagona ne more odstraniti nobena sposobnost.
why-may-fit = Od { $total } vagonov, ki jih ne vidiš, jih toliko podaljša naraščajočo vrsto: { $count }.
why-belongs = Številka { $card } sodi blizu mesta { $position } od 7.
why-draws = Nov vagon zamenja enega od tvojih.
why-rearranges = Vagoni, ki naraščajo od leve proti desni: { $after }, zdaj { $before }.
why-uses = Karta zapusti ponudbo: naslednji igralec je ne more uporabiti.
why-replaces = Vagon z mesta { $position } odide.

### Numbers of a match, in statistics

typical-turns = Poteze
