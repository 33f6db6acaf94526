# Game of Trains. Místo je pozice ve vlaku (1 až 7, počítáno od lokomotivy), vagón je karta (1 až 84).
# Jména hráčů ($seat) stojí na začátku věty, takže se neskloňují; slovesa jsou v přítomném čase, aby nezávisela na rodu.

### Hra

title = Game of Trains
blurb = Sedm vagónů v opačném pořadí. Kdo je první srovná?
goal = Cíl: jako první mít sedm vagónů vzestupně, nejnižší číslo vlevo, nejvyšší vpravo.

option-turn-cap = Omezení počtu tahů
option-turn-cap-help = Partie, která dosáhne tohoto počtu tahů, končí remízou.
option-turn-cap-value =
    { $value ->
        [0] bez omezení
        [one] { $value } tah
        [few] { $value } tahy
        [many] { $value } tahu
       *[other] { $value } tahů
    }

level-sorter = Třídič
level-sorter-help = Dívá se jen na svůj vlak a volí tah, po kterém mu zbude nejméně vagónů k výměně.
level-shunter = Posunovač
level-shunter-help = Kdykoli to jde, prohazuje a přesouvá vagóny, a každý nový dá tam, kam podle čísla patří.
level-starter = Nováček
level-starter-help = Každý tah si vezme vagón a dá ho tam, kam podle čísla patří, ať tam stojí cokoli.
level-tidy = Pořádný
level-tidy-help = Prohazuje a přesouvá vagóny, když to pomůže, a mění ten, který sedí nejhůř. Dívá se jen na svůj vlak.
level-veteran-help = Hraje jako profesionál, ale občas se dívá jen na svůj vlak.
level-planner = Plánovač
level-planner-help = Počítá se všemi cestami, jak vlak dokončit, i s tím, jak blízko jsou ostatní.
level-blocker = Brzda
level-blocker-help = Plánuje stejně, ale raději zdržuje ostatní.
level-candidates = Poradce
level-candidates-help = Porovná všechny možnosti tak jako plánovač.

### Věci

noun-row = Nabídka

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

### Schopnosti

ability-swap-adjacent = Výměna sousedů
ability-swap-skip-one = Výměna ob jeden
ability-move-right-2 = O dvě doprava
ability-move-left-2 = O dvě doleva
ability-remove-left = Odstranit vlevo
ability-remove-middle = Odstranit uprostřed
ability-remove-right = Odstranit vpravo
ability-protect = Ochrana

ability-swap-adjacent-help = Prohoď ve svém vlaku dva vagóny, které stojí vedle sebe.
ability-swap-skip-one-help = Prohoď ve svém vlaku dva vagóny, mezi kterými stojí právě jeden další.
ability-move-right-2-help = Posuň jeden ze svých vagónů o dvě místa doprava. Dva vagóny, které přeskočí, se posunou doleva.
ability-move-left-2-help = Posuň jeden ze svých vagónů o dvě místa doleva. Dva vagóny, které přeskočí, se posunou doprava.
ability-remove-left-help = Všichni hráči, i ty, přijdou o vagón na místě 1 a dostanou za něj svrchní kartu dobíracího balíčku. Zamčené vagóny zůstávají.
ability-remove-middle-help = Všichni hráči, i ty, přijdou o vagón na místě 4 a dostanou za něj svrchní kartu dobíracího balíčku. Zamčené vagóny zůstávají.
ability-remove-right-help = Všichni hráči, i ty, přijdou o vagón na místě 7 a dostanou za něj svrchní kartu dobíracího balíčku. Zamčené vagóny zůstávají.
ability-protect-help = Zasuň tuto kartu pod svůj vagón na místě 1, 4 nebo 7: dokud ho nepřesuneš nebo nenahradíš, žádná schopnost ho neodstraní.

### Akce

action-keep = Nechat si vagón { $card }
action-keep-short = Nechat { $card }
action-draw = Dobrat vagón
action-draw-short = Dobrat
action-use = Použít: { $ability }
action-use-short = { $ability }
action-replace = Zařadit na místo { $position }
action-replace-short = Místo { $position }
action-swap-adjacent = Prohodit místa { $position } a { place-right-1 }
action-swap-adjacent-short = { $position } ↔ { place-right-1 }
action-swap-skip-one = Prohodit místa { $position } a { place-right-2 }
action-swap-skip-one-short = { $position } ↔ { place-right-2 }
action-move-right-2 = Posunout vagón z místa { $position } na místo { place-right-2 }
action-move-right-2-short = { $position } → { place-right-2 }
action-move-left-2 = Posunout vagón z místa { $position } na místo { place-left-2 }
action-move-left-2-short = { $position } → { place-left-2 }
action-protect = Zamknout vagón na místě { $position }
action-protect-short = Zamknout { $position }

### Výzvy

prompt-setup-keep = Nech si jeden z dobraných vagónů
prompt-setup-replace = Který vagón nahradíš vagónem { $card }?
prompt-turn = Dober vagón, nebo použij schopnost z nabídky
prompt-replace = Dobraný vagón: { $card }. Který jím nahradíš?
prompt-target = { $ability }: kde ve vlaku?
prompt-wait = { $seat } vybírá
prompt-over = Partie skončila

### Události

event-dealt = { $seat } začíná s vagóny { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 }.
event-drew-setup =
    { $count ->
        [1] { $seat } dobírá vagón { $c1 }.
        [2] { $seat } dobírá vagóny { $c1 } a { $c2 }.
        [3] { $seat } dobírá vagóny { $c1 }, { $c2 } a { $c3 }.
       *[other] { $seat } dobírá vagóny { $c1 }, { $c2 }, { $c3 } a { $c4 }.
    }
event-drew-setup-hidden =
    { $count ->
        [one] { $seat } dobírá { $count } vagón.
        [few] { $seat } dobírá { $count } vagóny.
        [many] { $seat } dobírá { $count } vagónu.
       *[other] { $seat } dobírá { $count } vagónů.
    }
event-kept = { $seat } si nechává vagón { $card }.
event-kept-hidden = { $seat } si nechává jeden vagón.
event-drew = { $seat } dobírá vagón { $card }.
event-drew-hidden = { $seat } dobírá vagón.
event-placed = { $seat } řadí vagón { $card } na místo { $position }; vagón { $replaced } jde do nabídky.
event-used = { $seat } používá schopnost „{ $ability }“ (karta { $card }).
event-swapped = { $seat } prohazuje vagóny { $card } a { $other_card } (místa { $position } a { $other }).
event-moved = { $seat } posouvá vagón { $card } z místa { $position } na místo { $to }.
event-protected = { $seat } zamyká místo { $position } kartou { $card }.
event-lock-lost = { $seat } přichází o zámek na místě { $position } (karta { $card }).
event-removed = { $seat } přichází o vagón { $card } na místě { $position }.
event-spared = { $seat } si nechává zamčený vagón na místě { $position }.
event-refilled = { $seat } dostává vagón { $card } na místo { $position }.
event-paired = Karty { $card } a { $other_card } mají stejnou schopnost „{ $ability }“ a odcházejí z nabídky.
event-reshuffled =
    { $count ->
        [one] Dobírací balíček je prázdný: { $count } odhozená karta tvoří nový.
        [few] Dobírací balíček je prázdný: { $count } odhozené karty se zamíchají do nového.
        [many] Dobírací balíček je prázdný: { $count } odhozené karty se zamíchá do nového.
       *[other] Dobírací balíček je prázdný: { $count } odhozených karet se zamíchá do nového.
    }
event-won = { $seat } vítězí: všech sedm vagónů je seřazeno!
event-capped =
    { $turns ->
        [one] Partie dosáhla limitu { $turns } tahu: remíza.
        [few] Partie dosáhla limitu { $turns } tahů: remíza.
        [many] Partie dosáhla limitu { $turns } tahu: remíza.
       *[other] Partie dosáhla limitu { $turns } tahů: remíza.
    }

brief-placed = { $card } na místo { $position }
brief-used = „{ $ability }“
brief-swapped = { $card } a { $other_card }
brief-moved = { $card } na místo { $to }
brief-protected = zámek na místě { $position }
brief-lock-lost = bez zámku na místě { $position }
brief-removed = přichází o { $card }
brief-spared = zámek drží
brief-refilled = dostává { $card }

result-rising-train = Všech sedm vagónů vítěze je seřazeno.
result-turn-cap = Partie dosáhla limitu tahů.
progress = Vagóny, které mohou zůstat, tah po tahu
end-trains = Vlaky na konci
end-wrong =
    { $count ->
        [0] seřazeno
        [one] zbývá vyměnit { $count } vagón
        [few] zbývá vyměnit { $count } vagóny
       *[other] zbývá vyměnit { $count } vagónů
    }

### Důvody, proč něco nejde

reason-row-empty = Nabídka je prázdná, můžeš jen dobrat vagón.
reason-not-in-row = „{ $ability }“ v nabídce neleží.
reason-all-protected = Místa 1, 4 a 7 ve tvém vlaku už jsou všechna zamčená.
reason-already-protected = Místo { $position } už je zamčené.
reason-not-protectable = Místo { $position } zamknout nelze, jen místa 1, 4 a 7.
reason-no-right-neighbour = Místo { $position } nemá souseda vpravo.
reason-too-far-right = Vpravo od místa { $position } už nejsou dvě další místa.
reason-too-far-left = Vlevo od místa { $position } už nejsou dvě další místa.
reason-not-drawn = Vagón { $card } mezi dobranými není.
reason-other-ability = Právě se používá „{ $ability }“, vyber místo pro ni.

### Oddíly pravidel

section-setup = Příprava hry
section-actions = Možné akce
section-other-rules = Ostatní pravidla
section-end = Konec hry
section-abilities = Schopnosti
section-protection = Ochrana

### Deska

board-confirm = Provést
board-cancel = Zrušit
board-train = Vlak: { $seat }
board-places = Místa ve tvém vlaku
board-wagon = vagón { $card }, { $ability }
board-place-wagon = Místo { $position }: { board-wagon }
board-place-empty = Místo { $position }: prázdné
board-locked = zamčený
board-lock-open = přijde o zámek
board-fits = může zůstat ve vzestupném vlaku
board-new = nedávno změněný
board-acting = vybírá
board-won = v cíli
board-holds =
    { $count ->
        [one] { $seat } drží { $count } dobraný vagón
        [few] { $seat } drží { $count } dobrané vagóny
        [many] { $seat } drží { $count } dobraného vagónu
       *[other] { $seat } drží { $count } dobraných vagónů
    }
board-hand = Tvoje dobrané vagóny
board-held = Dobraný vagón: { $card }, { $ability }
board-using = Používá se: { $ability }
board-yard = Nádraží
board-row = Schopnosti v nabídce
board-bay = { $ability }: karta { $cards } v nabídce
board-bay-empty = { $ability }: není v nabídce
board-draw-pile =
    { $count ->
        [one] Dobírací balíček: { $count } karta
        [few] Dobírací balíček: { $count } karty
        [many] Dobírací balíček: { $count } karty
       *[other] Dobírací balíček: { $count } karet
    }
board-draw-pile-short = zbývá
board-discard-pile =
    { $count ->
        [one] Odhazovací hromádka: { $count } karta lícem dolů
        [few] Odhazovací hromádka: { $count } karty lícem dolů
        [many] Odhazovací hromádka: { $count } karty lícem dolů
       *[other] Odhazovací hromádka: { $count } karet lícem dolů
    }
board-discard-pile-short = odhozeno
board-draw-help = Dobraný vagón musíš zařadit místo některého ze svých. Vrátit to nejde.
board-wins = Tím je tvůj vlak hotový!
board-victory = { $seat } dojíždí do cíle, každý vagón je na svém místě!
board-loses-lock = Zámek na místě { $position } se ztratí.
board-removes = Z místa { $position } zmizí: { $wagons }.
board-pair = Dvojice: „{ $ability }“ odchází z nabídky.
board-hint-setup-keep = Zvol vagón, který si necháš.
board-hint-setup-replace = Zvol pro něj místo ve svém vlaku. Původní vagón jde do nabídky.
board-hint-turn = Zvol depo a dober vagón, nebo zvol kartu v nabídce a použij její schopnost.
board-hint-replace = Zvol pro něj místo ve svém vlaku. Původní vagón jde do nabídky.
board-hint-target = Zvol místo ve svém vlaku.
board-newcomer = Nejnižší číslo vlevo, nejvyšší vpravo. Světlé štítky mohou zůstat, tmavší ještě ne.

### Co mluví pro akci (rady)

why-wins = Srovná tvůj vlak: vyhráváš.
why-can-win = Můžeš tím srovnat celý svůj vlak.
why-denies = { $seat } může srovnat vlak pomocí „{ $ability }“: tohle ji z nabídky odstraní.
why-rises = Vagóny, které stoupají zleva doprava: { $after } místo { $before }.
why-can-rise = Vagóny, které pak mohou stoupat zleva doprava: { $after } místo { $before }.
why-fits-between = Vagón { $card } se hodí mezi { $low } a { $high }.
why-fits-first = Vagón { $card } se hodí před { $high }.
why-fits-last = Vagón { $card } se hodí za { $low }.
why-pairs = Nahrazený vagón vytvoří dvojici, takže „{ $ability }“ odejde z nabídky.
why-takes-fitting = { $seat } přichází o vagón, který se hodí, na místě { $position }.
why-renews = Všichni hráči dostanou nový vagón na místo { $position }, pokud není zamčené.
why-shields = Vagón na místě { $position } se hodí a žádná schopnost ho už neodstraní.
why-locks = Zamčený vagón žádná schopnost neodstraní.
why-may-fit = Z { $total } vagónů, které nevidíš, tolik jich prodlouží stoupající řadu: { $count }.
why-belongs = Číslo { $card } patří kolem místa { $position } ze 7.
why-draws = Nový vagón nahradí jeden z tvých.
why-rearranges = Vagóny, které stoupají zleva doprava: { $after }, teď { $before }.
why-uses = Karta odejde z nabídky: další hráč ji použít nemůže.
why-replaces = Vagón na místě { $position } odejde.

### Numbers of a match, in statistics

typical-turns = Tahy
