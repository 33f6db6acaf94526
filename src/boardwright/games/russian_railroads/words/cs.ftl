# Russian Railroads. Kolejnice se po trati posouvá krok za krokem; na akční pole se stavějí dělníci; ukazatel se posouvá po liště
# průmyslového rozvoje. Jména hráčů ($seat) stojí na začátku věty nebo po dvojtečce; názvy polí, tratí, barev a účinků po dvojtečce,
# v závorce nebo v uvozovkách, takže se neskloňují. „Part“ je to, z čeho se skládají účinky, a $n říká, kolik toho je.

### Hra

title = Russian Railroads
blurb = Polož koleje do Vladivostoku, Petrohradu a Kyjeva, stav lokomotivy a továrny a každého dělníka pošli tam, kde přinese nejvíc.
goal = Cíl: mít po posledním kole nejvíc bodů; tratě a průmysl přinášejí body na konci každého kola.

option-question-cards = Karty ?
option-question-cards-help = Zda si lze vzít kartu ?, když nejde provést všechno, co dává.
option-question-cards-value =
    { $value ->
        [partial] i když jde provést jen část
       *[complete] jen když jde provést všechno
    }
option-repeat-running = Opakování právě prováděné akce
option-repeat-running-help = Zda se smí opakovat sama akce, která k opakování vedla.
option-repeat-running-value =
    { $value ->
        [no] nesmí
       *[yes] smí
    }
option-waiting = Více účinků najednou
option-waiting-help = Zda se započatý účinek dokončí, než přijde další, nebo se po každém kroku volí, který z čekajících pokračuje.
option-waiting-value =
    { $value ->
        [any_time] volba po každém kroku
       *[in_turn] jeden po druhém
    }
option-card-taking = Karta ? ze žetonu
option-card-taking-help = Zda je nutné vzít si kartu ?, když je některá k mání.
option-card-taking-value =
    { $value ->
        [may] lze odmítnout
       *[must] je nutné ji vzít
    }
option-extra-engineer = Karta „{ bonus-engineer }“
option-extra-engineer-help = Zda se tato karta cílového bonusu počítá do většiny inženýrů i tomu, kdo žádného inženýra nemá.
option-extra-engineer-value =
    { $value ->
        [alone] i sama o sobě
       *[with_engineer] jen spolu s inženýrem
    }

level-swift = Rychlý stavitel
level-swift-help = Drží se plánu, který se nejlépe hodí k jeho desce, a rozhoduje okamžitě.
level-siberia = Sibiřan
level-siberia-help = Staví Transsib tak daleko, jak to jde.
level-kiev = Trať do Kyjeva
level-kiev-help = Staví nejdřív trať do Kyjeva.
level-industry = Průmyslník
level-industry-help = Na prvním místě jsou továrny a průmysl.
level-engineers = Inženýr
level-engineers-help = Najímá inženýry a vytěží z jejich akcí co nejvíc.
level-planner = Rádce
level-planner-help = Porovnává akce všech plánů.
level-hasty = Zbrklý
level-hasty-help = Bere to, co přinese body v tomto kole.
level-eager = Horlivý
level-eager-help = Myslí na toto a příští kolo a na pozdější zapomíná.
level-apprentice-help = Myslí na toto a příští kolo a na pozdější zapomíná.
level-steady = Rozvážný
level-steady-help = Staví pečlivě, ale zapomíná na pořadí hráčů a vzdálené odměny.
level-advanced-help = Staví pečlivě, ale zapomíná na pořadí hráčů a vzdálené odměny.
level-veteran-help = Hraje jako profesionál, ale občas zapomene na pořadí hráčů a vzdálené odměny.
level-greedy-help = Cení kolejnice podle toho, kolik kol zbývá, lokomotivy podle toho, co díky nim boduje, a dělníky plánuje na celé kolo najednou.

### Počítané věci

noun-workers =
    { $workers ->
        [one] { $workers } dělník
        [few] { $workers } dělníci
       *[other] { $workers } dělníků
    }
noun-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
noun-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
# Co stojí na poli: dělníci, mince, černý dělník.
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
# Lokomotiva z karty ? má v programu číslo 10 a na destičce devítku.
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

### Jména

line-transsiberian = Transsib
line-petersburg = Petrohrad
line-kiev = Kyjev

colour-black = černá
colour-grey = šedá
colour-brown = hnědá
colour-natural = bezbarvá
colour-white = bílá

slot-transsiberian-1 = Transsib, první místo
slot-transsiberian-2 = Transsib, druhé místo
slot-petersburg = Petrohrad
slot-kiev = Kyjev

piece-worker = dělník
piece-temporary = sezónní dělník
piece-black = černý dělník
piece-coin = mince

black-without-black = bez černého dělníka
black-with-black = s černým dělníkem

# Z čeho se účinky skládají a kolik toho je.
part-black =
    { $n ->
        [one] { $n } černý krok
        [few] { $n } černé kroky
       *[other] { $n } černých kroků
    }
part-grey =
    { $n ->
        [one] { $n } šedý krok
        [few] { $n } šedé kroky
       *[other] { $n } šedých kroků
    }
part-brown =
    { $n ->
        [one] { $n } hnědý krok
        [few] { $n } hnědé kroky
       *[other] { $n } hnědých kroků
    }
part-natural =
    { $n ->
        [one] { $n } bezbarvý krok
        [few] { $n } bezbarvé kroky
       *[other] { $n } bezbarvých kroků
    }
part-white =
    { $n ->
        [one] { $n } bílý krok
        [few] { $n } bílé kroky
       *[other] { $n } bílých kroků
    }
part-black-or-grey =
    { $n ->
        [one] { $n } černý nebo šedý krok
        [few] { $n } černé nebo šedé kroky
       *[other] { $n } černých nebo šedých kroků
    }
part-any =
    { $n ->
        [one] { $n } krok libovolnou kolejnicí
        [few] { $n } kroky libovolnou kolejnicí
       *[other] { $n } kroků libovolnou kolejnicí
    }
part-extra =
    { $n ->
        [one] { $n } černý krok navíc
        [few] { $n } černé kroky navíc
       *[other] { $n } černých kroků navíc
    }
part-industry = průmysl +{ $n }
part-locomotive =
    { $n ->
        [one] { $n } lokomotiva
        [few] { $n } lokomotivy
       *[other] { $n } lokomotiv
    }
part-factory =
    { $n ->
        [one] { $n } továrna
        [few] { $n } továrny
       *[other] { $n } továren
    }
part-locomotive-or-factory = lokomotiva nebo továrna
part-repeat = zopakování akce
part-once-more = jedna z nich ještě jednou
part-card = karta ?
part-token = žeton ?
part-bonus = karta cílového bonusu
part-doublers =
    { $n ->
        [one] { $n } zdvojnásobení
        [few] { $n } zdvojnásobení
       *[other] { $n } zdvojnásobení
    }
part-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
part-coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
part-temporary =
    { $n ->
        [one] { $n } sezónní dělník
        [few] { $n } sezónní dělníci
       *[other] { $n } sezónních dělníků
    }
part-hire = zdejší inženýr
part-engineer-sum = body: čísla vlastních inženýrů
part-best-locomotives = body: dvě nejvyšší lokomotivy
part-marker = druhý ukazatel
part-revalue = vyšší hodnota kolejnic
part-medal = Kyjevská medaile
part-engineer = inženýr z karty
part-black-worker = černý dělník
part-special-locomotive = lokomotiva 9

engineer-two-any = 2 kroky libovolnou kolejnicí · I
engineer-black-grey = 1 černý a 1 šedý krok
engineer-any-points = 1 krok libovolnou kolejnicí a 3 body
engineer-black-points = 1 černý krok a 3 body
engineer-industry-two = průmysl +2
engineer-any-black = 1 krok libovolnou kolejnicí a 1 černý krok
engineer-grey-brown = 1 šedý a 1 hnědý krok
engineer-industry-points = průmysl +1 a 3 body
engineer-doubler-points = 1 zdvojnásobení a 3 body
engineer-repeat = zopakování akce
engineer-industry-black = průmysl +1 a 1 černý krok
engineer-locomotive-or-factory = lokomotiva nebo továrna
engineer-two-any-more = 2 kroky libovolnou kolejnicí · II
engineer-doubler = 1 zdvojnásobení
engineer-best-locomotives = body za dvě lokomotivy

place-white-2 = 2 bílé kroky
place-white-1 = 1 bílý krok
place-natural-2 = 2 bezbarvé kroky
place-natural-1 = 1 bezbarvý krok
place-brown-2 = 2 hnědé kroky
place-brown-1 = 1 hnědý krok
place-grey-2 = 3 šedé kroky
place-grey-1 = 2 šedé kroky
place-black-2 = 3 černé kroky
place-black-1 = 2 černé kroky
place-any-2 = 2 kroky libovolnou kolejnicí
place-black-or-grey = 1 černý nebo šedý krok
place-locomotive-1 = lokomotiva nebo továrna (1 dělník)
place-locomotive-2 = lokomotiva nebo továrna (2 dělníci)
place-locomotive-3 = lokomotiva a továrna
place-industry-1 = průmysl +1
place-industry-2 = průmysl +2
place-industry-3 = průmysl +1 a 1 černý krok
place-doubler = 1 zdvojnásobení
place-coins = 2 mince
place-temporary = sezónní dělníci
place-hire = najmutí inženýra
place-engineer-inner = vnitřní proměnlivé pole
place-engineer-outer = vnější proměnlivé pole
place-first = první místo v příštím kole
place-second = druhé místo v příštím kole
place-last-round = průmysl +3 (poslední kolo)
place-engineer-two-any = inženýr ({ engineer-two-any })
place-engineer-black-grey = inženýr ({ engineer-black-grey })
place-engineer-any-points = inženýr ({ engineer-any-points })
place-engineer-black-points = inženýr ({ engineer-black-points })
place-engineer-industry-two = inženýr ({ engineer-industry-two })
place-engineer-any-black = inženýr ({ engineer-any-black })
place-engineer-grey-brown = inženýr ({ engineer-grey-brown })
place-engineer-industry-points = inženýr ({ engineer-industry-points })
place-engineer-doubler-points = inženýr ({ engineer-doubler-points })
place-engineer-repeat = inženýr ({ engineer-repeat })
place-engineer-industry-black = inženýr ({ engineer-industry-black })
place-engineer-locomotive-or-factory = inženýr ({ engineer-locomotive-or-factory })
place-engineer-two-any-more = inženýr ({ engineer-two-any-more })
place-engineer-doubler = inženýr ({ engineer-doubler })
place-engineer-best-locomotives = inženýr ({ engineer-best-locomotives })

factory-1 = továrna 1
factory-2 = továrna 2
factory-3 = továrna 3
factory-4 = továrna 4
factory-5 = továrna 5
factory-6 = továrna 6
factory-7 = továrna 7
factory-8 = továrna 8
factory-9 = továrna 9

token-steps = 4 kroky libovolnou kolejnicí
token-industry = průmysl +5
token-marker = druhý ukazatel
token-doublers = 3 zdvojnásobení
token-revalue = vyšší hodnota kolejnic
token-medal = Kyjevská medaile
token-card = karta ?

token-steps-help = Až čtyři kroky kterýmikoli vlastními kolejnicemi. Kolejnice získané cestou lze použít na zbylé kroky.
token-industry-help = Až pět polí vpřed na liště průmyslového rozvoje.
token-marker-help = Druhý ukazatel na poli 0 lišty průmyslového rozvoje. Bodují oba a oba spouštějí továrny; nikdy nestojí na témže poli.
token-doublers-help = Tři žetony zdvojnásobení k Transsibiřské magistrále.
token-revalue-help = Hnědá pole mají od té chvíle hodnotu 3, bezbarvá 6 a bílá 10 bodů.
token-medal-help = Pole 5 kyjevské tratě přináší od té chvíle při každém vyhodnocení 20 bodů, jakmile na ně dosáhne šedá kolejnice i lokomotiva.
token-card-help = Vezmi si jednu z karet ? a proveď, co na ní je. Pak si prohlédni karty cílových bonusů a jednu si nech, nebo získej 10 bodů.

card-four-actions = čtyři akce
card-engineer = inženýr a mince
card-factory = továrna a průmysl +2
card-black-worker = černý dělník
card-locomotive = lokomotiva 9

card-four-actions-help = Žeton zdvojnásobení, jedno pole průmyslu, jeden černý krok; pak jedno z těch tří ještě jednou.
card-engineer-help = Vlastní inženýr a mince. Obojí lze použít už v tomto kole.
card-factory-help = Postav továrnu, pak postup o dvě pole na liště průmyslového rozvoje.
card-black-worker-help = O dělníka víc až do konce hry. Když se černý dělník podílí na zaplacení akce s černými kroky a aspoň jeden z nich uděláš, smíš udělat ještě jeden černý krok navíc.
card-locomotive-help = Lokomotiva 9 na kteroukoli tvou trať.

bonus-flat = pevný bonus
bonus-ends = konečné stanice
bonus-factories = továrny
bonus-locomotives = lokomotivy
bonus-workers = dělníci navíc
bonus-black = černé kolejnice
bonus-tokens = žetony ?
bonus-doublers = zdvojnásobení
bonus-engineer = inženýr navíc
bonus-engineers = inženýři

bonus-flat-help = 15 bodů.
bonus-ends-help = 10 bodů za každou trať, jejíhož posledního pole tvá černá kolejnice dosáhla.
bonus-factories-help = 4 body za každou tvou továrnu.
bonus-locomotives-help = Součet čísel na všech tvých lokomotivách.
bonus-workers-help = 10 bodů za každého dělníka získaného natrvalo: nejvýš dva vlastní a černý.
bonus-black-help = Součet čísel polí, na kterých stojí tvé černé kolejnice.
bonus-tokens-help = 7 bodů za každý použitý žeton ?.
bonus-doublers-help = 20 bodů za čtyři až šest žetonů zdvojnásobení, 30 za sedm nebo osm.
bonus-engineer-help = Kdo má aspoň jednoho inženýra, tomu se počítá jako další, když se rozhoduje, kdo jich má nejvíc. Číslo nemá.
bonus-engineers-help = 6 bodů za každého tvého inženýra. Karta „{ bonus-engineer }“ se nepočítá.

start-black-step = 1 černý krok
start-industry = průmysl +1
start-doubler = 1 zdvojnásobení
start-coin = 1 mince

spot-transsiberian-13 = Transsib, pole 13
spot-petersburg-4 = Petrohrad, pole 4
spot-petersburg-6 = Petrohrad, pole 6
spot-industry = lišta průmyslového rozvoje

special-transsiberian-2 = šedé kolejnice
special-transsiberian-3 = další dělník
special-transsiberian-6 = hnědé kolejnice
special-transsiberian-10 = bezbarvé kolejnice
special-transsiberian-13 = žeton ?
special-transsiberian-15 = bílá kolejnice a 2 bílé kroky
special-transsiberian-end = 10 bodů
special-petersburg-4 = žeton ?
special-petersburg-6 = žeton ?
special-petersburg-7 = každé pole této tratě se počítá dvakrát
special-petersburg-end = 10 bodů
special-kiev-1 = 1 bod při každém vyhodnocení
special-kiev-2 = 2 body při každém vyhodnocení
special-kiev-3 = 3 body při každém vyhodnocení
special-kiev-4 = 4 body při každém vyhodnocení
special-kiev-5 = s medailí 20 bodů při každém vyhodnocení
special-kiev-7 = další dělník
special-kiev-8 = 10 bodů při každém vyhodnocení
special-kiev-end = 10 bodů

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
effect-start-black-step = počáteční prémie ({ start-black-step })
effect-start-industry = počáteční prémie ({ start-industry })
effect-start-doubler = počáteční prémie ({ start-doubler })
effect-start-coin = počáteční prémie ({ start-coin })
effect-white-rail = bílá kolejnice (2 bílé kroky)
effect-spot-transsiberian-13 = pole ? ({ spot-transsiberian-13 })
effect-spot-petersburg-4 = pole ? ({ spot-petersburg-4 })
effect-spot-petersburg-6 = pole ? ({ spot-petersburg-6 })
effect-spot-industry = pole ? ({ spot-industry })

### Akce

action-choose-start = Počáteční prémie: { $start }
action-choose-start-short = { $start }
action-occupy = Obsaď: { $place }
action-occupy-short = Obsaď
action-pass = Pasuj: v tomto kole už nehraješ
action-pass-short = Pasuj
action-stay = Nech dělníka na liště pořadí
action-stay-short = Nech ho tam
action-pay =
    { $coins ->
        [0] Zaplať bez mincí, { $black }
       *[other] Zaplať: { noun-coins }, { $black }
    }
action-pay-known = Zaplať: { noun-paid }
action-pay-short = Zaplať
action-next = Pokračuj čekajícím účinkem číslo { $item }
action-next-known = Pokračuj: { $effect }
action-next-short = Číslo { $item }
action-step = { $line }: { $colour } kolejnice o pole dál
action-step-short = { $line }: { $colour }
action-advance =
    { $marker ->
        [1] Průmysl: ukazatel o pole dál
       *[other] Průmysl: druhý ukazatel o pole dál
    }
action-advance-short =
    { $marker ->
        [1] Průmysl +1
       *[other] Druhý ukazatel +1
    }
action-take-locomotive = Vezmi si lokomotivu
action-take-locomotive-short = Vezmi si lokomotivu
action-build = Postav továrnu z nejbližší lokomotivy
action-build-short = Postav továrnu
action-build-returned = Postav vrácenou továrnu: { $factory }
action-build-returned-short = Postav: { $factory }
action-use-token = Použij žeton ?: { $token }
action-use-token-short = Použij žeton
action-take-card = Vezmi si kartu ?: { $card }
action-take-card-short = Vezmi si kartu
action-take-bonus = Vezmi si kartu cílového bonusu: { $bonus }
action-take-bonus-short = Vezmi si kartu
action-take-points = Místo karty získej 10 bodů
action-take-points-short = 10 bodů
action-place = Postav lokomotivu sem: { $slot }
action-place-short = Postav ji sem
action-retire = Odevzdej lokomotivu: stane se továrnou v zásobě
action-retire-short = Odevzdej ji
action-replace = Nahraď továrnu na místě { $factory_slot }
action-replace-short = Nahraď { $factory_slot }
action-done = Vzdej se zbytku
action-done-short = Vzdej se zbytku
action-repeat = Zopakuj: { $place }
action-repeat-short = Zopakuj
action-once-more = Ještě jednou: { $part }
action-once-more-short = { $part }

### Výzvy

prompt-start-bonus = Vyber si počáteční prémii
prompt-turn = Obsaď akční pole, nebo pasuj
prompt-pay =
    { $cost ->
        [one] { $place }: jak zaplatíš? Cena: { $cost } figurka
        [few] { $place }: jak zaplatíš? Cena: { $cost } figurky
       *[other] { $place }: jak zaplatíš? Cena: { $cost } figurek
    }
prompt-act = { $effect }: zbývá { $left }
prompt-next =
    { $count ->
        [one] Čeká { $count } účinek: pokračuj jím
        [few] Čekají { $count } účinky: který bude další?
       *[other] Čeká { $count } účinků: který bude další?
    }
prompt-place = Kam postavíš lokomotivu { noun-number }?
prompt-replace = Nová továrna: { $factory }. Všech pět míst je plných: která továrna uvolní místo?
prompt-token = Použij žeton ? ({ $spot })
prompt-card = Vezmi si jednu z karet ?
prompt-bonus = Vezmi si kartu cílového bonusu, nebo 10 bodů
prompt-repeat = { $effect }: kterou akci tohoto kola zopakuješ?
prompt-once-more = Co z těch tří ještě jednou?
prompt-reuse =
    { $position ->
        [1] Tvůj dělník z prvního místa pořadí smí přejít na pole pro jednoho dělníka
       *[other] Tvůj dělník z druhého místa pořadí smí přejít na pole pro jednoho dělníka
    }
prompt-wait = { $seat } je na tahu
prompt-over = Partie skončila

### Události

event-new-order = Pořadí na tahu: { $seat_list }.
event-dealt-engineers = Inženýři v pořadí, v jakém půjdou najmout: { $engineer_list }.
event-began-round = Začíná kolo { $number } z { $rounds }.
event-chose-start = { $seat } si bere počáteční prémii: { $start }.
event-aimed = { $seat } vybírá, čím zaplatí: { $place }.
event-occupied = { $seat } obsazuje: { $place } – { noun-paid }.
event-reused = { $seat } přesouvá dělníka z lišty pořadí: { $place }.
event-stayed = { $seat } nechává dělníka na liště pořadí.
event-passed =
    { $points ->
        [0] { $seat } pasuje.
       *[other] { $seat } pasuje: { noun-points }.
    }
event-went-on = { $seat } pokračuje: { $effect }.
event-gave-up = { $seat } se vzdává zbytku: { $effect }.
event-stepped = { $seat } staví: { $line }, { $colour }, pole { $space }.
event-stepped-on = { $seat } staví: { $line }, { $colour }, pole { $from }–{ $space }.
event-won-rails =
    { $count ->
        [one] { $seat } získává { $count } kolejnici: { $colour }.
        [few] { $seat } získává { $count } kolejnice: { $colour }.
       *[other] { $seat } získává { $count } kolejnic: { $colour }.
    }
event-won-worker = { $seat } získává dělníka do konce hry. Celkem má dělníků: { $workers }.
event-won-token = { $seat } smí použít žeton ? ({ $spot }).
event-end-station = { $seat } přijíždí do konečné stanice ({ $line }): { noun-points }.
event-advanced =
    { $marker ->
        [1] { $seat } postupuje v průmyslu: pole { $space }.
       *[other] { $seat } postupuje v průmyslu druhým ukazatelem: pole { $space }.
    }
event-factory-works = { $seat } spouští továrnu { $factory }.
event-took-locomotive = { $seat } si bere lokomotivu: { noun-number }.
event-placed =
    { $displaced ->
        [0] { $seat } staví lokomotivu { noun-number }: { $slot }.
       *[other] { $seat } staví lokomotivu { noun-number } na místo lokomotivy { $displaced }: { $slot }.
    }
event-retired = { $seat } odevzdává lokomotivu { noun-number }: stává se továrnou v zásobě.
event-took-factory =
    { $returned ->
        [0] { $seat } otáčí lokomotivu { $factory }: je z ní továrna.
       *[other] { $seat } si bere vrácenou továrnu { $factory }.
    }
event-built =
    { $replaced ->
        [0] { $seat } staví továrnu { $factory } na místo { $factory_slot }.
       *[other] { $seat } staví továrnu { $factory } na místo { $factory_slot } a nahrazuje továrnu { $replaced }.
    }
event-doubled =
    { $doublers ->
        [one] { $seat } má teď { $doublers } žeton zdvojnásobení.
        [few] { $seat } má teď { $doublers } žetony zdvojnásobení.
       *[other] { $seat } má teď { $doublers } žetonů zdvojnásobení.
    }
event-got-points = { $seat } získává { noun-points }: { $effect }.
event-got-coins =
    { $coins ->
        [one] { $seat } dostává { $coins } minci.
        [few] { $seat } dostává { $coins } mince.
       *[other] { $seat } dostává { $coins } mincí.
    }
event-got-temporary =
    { $workers ->
        [one] { $seat } dostává { $workers } sezónního dělníka.
        [few] { $seat } dostává { $workers } sezónní dělníky.
       *[other] { $seat } dostává { $workers } sezónních dělníků.
    }
event-hired = { $seat } získává inženýra: { $engineer }.
event-claimed =
    { $position ->
        [1] { $seat } si bere první místo v příštím kole.
       *[other] { $seat } si bere druhé místo v příštím kole.
    }
event-used-token = { $seat } používá žeton ?: { $token } ({ $spot }).
event-took-card = { $seat } si bere kartu ?: { $card }.
event-looked = { $seat } prohlíží karty cílových bonusů: { $bonus_list }.
event-looked-hidden = { $seat } prohlíží karty cílových bonusů.
event-took-bonus = { $seat } si bere kartu cílového bonusu: { $bonus }.
event-took-bonus-hidden = { $seat } si bere kartu cílového bonusu.
event-repeats = { $seat } opakuje akci: { $place }.
event-once-more = { $seat } provede ještě jednou: { $part }.
event-scored =
    { $seat } vyhodnocuje kolo: { line-transsiberian } { $transsiberian }, { line-petersburg } { $petersburg }, { line-kiev } { $kiev }, { source-industry } { $industry }.
event-engineer-left = Tohoto inženýra si nikdo nenajal, a tak odchází: { $engineer }.
event-bonus-scored = { $seat } ukazuje kartu cílového bonusu ({ $bonus }): { noun-points }.
event-majority =
    { $engineers ->
        [one] { $seat } získává { noun-points } za { $engineers } inženýra.
        [few] { $seat } získává { noun-points } za { $engineers } inženýry.
       *[other] { $seat } získává { noun-points } za { $engineers } inženýrů.
    }
event-finished = Všechny body jsou sečteny.

result-last-round = Poslední kolo skončilo a všechno je vyhodnoceno.

source-transsiberian = Transsib
source-petersburg = Petrohrad
source-kiev = Kyjev
source-industry = Průmysl
source-passing = Pasování
source-stations = Konečné stanice
source-effects = Inženýři, továrny, karty
source-bonus-cards = Karty cílových bonusů
source-majority = Nejvíce inženýrů
typical-engineers = Inženýři
typical-bonus-cards = { source-bonus-cards }

### Důvody, proč něco nejde

reason-start-taken = Tato počáteční prémie je už rozebraná: { $seat }.
reason-space-taken = Toto pole je v tomto kole obsazené: { $seat }.
reason-not-with-players = V tomto počtu hráčů ({ $players }) se toto pole nepoužívá.
reason-only-last-round = Toto pole je k dispozici jen v posledním kole.
reason-not-last-round = V posledním kole si nikdo místo v pořadí nebere.
reason-too-few-workers =
    { $needed ->
        [one] Je potřeba { $needed } dělník nebo mince. Máš: { $have }.
        [few] Jsou potřeba { $needed } dělníci nebo mince. Máš: { $have }.
       *[other] Je potřeba { $needed } dělníků nebo mincí. Máš: { $have }.
    }
reason-no-coin = K ceně patří mince a ty žádnou nemáš.
reason-coins-wanted =
    { $needed ->
        [one] K ceně patří nejméně { $needed } mince.
        [few] K ceně patří nejméně { $needed } mince.
       *[other] K ceně patří nejméně { $needed } mincí.
    }
reason-not-so-many-coins = Tolik mincí nemáš. Máš: { $have }.
reason-too-much =
    { $cost ->
        [one] To je moc: cena je { $cost } figurka.
        [few] To je moc: cena jsou { $cost } figurky.
       *[other] To je moc: cena je { $cost } figurek.
    }
reason-too-few-plain =
    { $needed ->
        [one] Zbývalo by zaplatit { $needed } dělníka. Máš: { $have }.
        [few] Zbývalo by zaplatit { $needed } dělníky. Máš: { $have }.
       *[other] Zbývalo by zaplatit { $needed } dělníků. Máš: { $have }.
    }
reason-no-black-worker = Černého dělníka teď nemáš v zásobě.
reason-rails-missing = Tyto kolejnice ještě nemáš: { $colour }.
reason-too-little-room = Pro kolejnice této barvy ({ $colour }) je málo místa. Potřebné kroky: { $needed }, možné: { $have }.
reason-too-few-steps = Pro tvé kolejnice je málo místa. Potřebné kroky: { $needed }, možné: { $have }.
reason-not-on-line = Na této trati ({ $line }) není kolejnice této barvy: { $colour }.
reason-other-rails = Kolejnice této barvy se tu neposouvá: { $colour }.
reason-blocked = Na poli { $space } stojí jiná kolejnice: { $line }, { $colour }.
reason-other-first = Na této trati ({ $line }) mají přednost jiné kolejnice: { $colour }.
reason-end-of-line = Tato kolejnice je už na konci tratě: { $line }.
reason-spoils = Pak by už zbytek nešlo provést: { $effect }.
reason-no-locomotives = V zásobě už nejsou žádné lokomotivy.
reason-fits-nowhere = Lokomotivu { noun-number } není kam postavit: všechna místa jsou plná a nikde nestojí nižší.
reason-slot-higher = Stojí tam lokomotiva { noun-number }. Lokomotiva { noun-hand } vytlačí jen nižší.
reason-slots-free = Ještě je volné místo, a tak lokomotiva zůstává na desce.
reason-just-taken = Právě vzaná lokomotiva musí najít místo.
reason-no-locomotive-now = Žádná další lokomotiva se tu nebere.
reason-no-factories = Není z čeho postavit továrnu.
reason-not-returned = Mezi vrácenými továrnami není: { $factory }.
reason-no-factory-now = Žádná další továrna se tu nestaví.
reason-too-short = Tak daleko po liště průmyslového rozvoje dojít nemůžeš. Potřebná pole: { $needed }, možná: { $have }.
reason-gap = Na místě { $factory_slot } ještě není továrna a přes mezeru ukazatel nepřejde.
reason-track-end = Ukazatel je na konci lišty průmyslového rozvoje.
reason-other-marker = Na dalším poli stojí tvůj druhý ukazatel.
reason-no-second-marker = Druhý ukazatel nemáš.
reason-no-industry-now = Žádný další postup v průmyslu tu nezbývá.
reason-factory-first = Nejdřív se staví továrna, teprve potom přijde postup v průmyslu.
reason-no-doublers = V zásobě už nejsou žádné žetony zdvojnásobení.
reason-doublers-full = Všech osm míst pro žetony zdvojnásobení je plných.
reason-no-engineer = Žádný inženýr tu neleží.
reason-not-hired = Tohoto inženýra si nikdo nenajal.
reason-others-engineer = Tento inženýr pracuje pro někoho jiného: { $seat }.
reason-engineer-used = Tento inženýr už v tomto kole pracoval.
reason-nothing-possible = Nic z toho, co tohle dává, teď nejde provést.
reason-own-position =
    { $position ->
        [1] Na prvním místě už jsi.
       *[other] Na druhém místě už jsi.
    }
reason-other-claim = V tomto kole už si místo v pořadí bereš.
reason-one-worker-only =
    { $cost ->
        [one] Tvůj dělník smí přejít jen na pole pro právě jednoho dělníka. Cena zde: { $cost } figurka.
        [few] Tvůj dělník smí přejít jen na pole pro právě jednoho dělníka. Cena zde: { $cost } figurky.
       *[other] Tvůj dělník smí přejít jen na pole pro právě jednoho dělníka. Cena zde: { $cost } figurek.
    }
reason-no-claim-again = Z lišty pořadí se zpátky na lištu pořadí nechodí.
reason-token-used = Tento žeton už je použitý.
reason-marker-at-start = Tvůj ukazatel ještě stojí na poli 0 a dva na jednom poli stát nesmějí.
reason-card-taken = Tato karta ? už je pryč: { $seat }.
reason-card-not-whole = Všechno, co tato karta dává, teď provést nejde.
reason-not-in-deck = Tato karta už v balíčku není.
reason-bonus-last = Karta cílového bonusu se vybírá až nakonec, když už nic jiného nečeká.
reason-not-taken = Tuto akci v tomto kole ještě nemáš za sebou.
reason-not-one-worker =
    { $cost ->
        [one] Opakovat jde jen akce pro právě jednoho dělníka. Cena zde: { $cost } figurka.
        [few] Opakovat jde jen akce pro právě jednoho dělníka. Cena zde: { $cost } figurky.
       *[other] Opakovat jde jen akce pro právě jednoho dělníka. Cena zde: { $cost } figurek.
    }
reason-cannot-repeat = Tuto akci opakovat nelze.
reason-running-action = Akci, která právě probíhá, opakovat nelze.
reason-nothing-to-repeat = V tomto kole nemáš žádnou akci, která by teď šla zopakovat.
reason-part-impossible = To teď nejde: { $part }.
reason-no-such-item =
    { $count ->
        [one] Čeká jen { $count } účinek.
        [few] Čekají jen { $count } účinky.
       *[other] Čeká jen { $count } účinků.
    }
reason-must-finish = To je potřeba provést celé: { $effect }.
reason-pay-first = Nejdřív řekni, čím zaplatíš: { $place }. Chceš-li jiné pole, vrať tah.
reason-finish-first = Nejdřív dokonči rozdělanou akci: { $effect }. Chceš-li něco jiného, vrať tah.

### Oddíly pravidel

section-setup = Příprava hry
section-turn = Kola a tahy
section-payment = Dělníci a mince
section-track = Stavba tratí
section-locomotives = Lokomotivy
section-factories = Továrny
section-industry = Průmyslový rozvoj
section-doublers = Zdvojnásobení
section-auxiliary = Mince a sezónní dělníci
section-engineers = Inženýři
section-turn-order = Pořadí na tahu
section-special-spaces = Zvláštní políčka
section-tokens = Žetony ?
section-cards = Karty ?
section-bonus-cards = Karty cílových bonusů
section-repeat = Opakování akce
section-round-scoring = Vyhodnocení kola
section-end = Konec hry

### Nápověda

help-page-title = Na této stránce
help-page =
    – Zvol akční pole a uvidíš, co stojí a co dává. Provádí se krok za krokem: věta nad deskou říká, co ještě zbývá.
    – Jedním stiskem obsadíš pole a zaplatíš dělníky. Dokud neuděláš nic dalšího, můžeš v pruhu zaplatit jinak nebo stiskem zvolit jiné pole.
    – Stiskem dál na trati uděláš všechny kroky až tam.
    – Když čeká několik účinků, řekneš, který bude další.
    – Když něco nejde, stránka řekne proč.
    – Body vedle tratí jsou ty, které by přineslo kolo, kdyby teď skončilo.
    – Kroky můžeš brát zpět, dokud nehraje někdo další, ale ne po prohlédnutí karet cílových bonusů.
    – Všechno jde i klávesnicí: Tab přejde dál, šipky chodí mezi sousedy, Enter volí, Escape zavírá.

### Terminál

terminal-round = Kolo { $number } z { $rounds }
terminal-points = Body
terminal-round-end = Konec kola
terminal-workers = Dělníci
terminal-coins = Mince
terminal-used = použito
terminal-passed = mimo hru
terminal-hire = k najmutí
terminal-open = k využití
terminal-later = později
terminal-supply = Zásoba
terminal-deck =
    { $count ->
        [one] { $count } karta cílového bonusu
        [few] { $count } karty cílových bonusů
       *[other] { $count } karet cílových bonusů
    }
terminal-waiting = Právě probíhá
terminal-worth = kolejnice a hodnota jejího pole na konci kola
terminal-behind = bez kolejnice: pole patří nejbližší kolejnici před ním
terminal-reach = až sem dosáhnou lokomotivy
terminal-engines = lokomotivy na trati, kolejnice čekající vedle ní
terminal-factory = továrna, místo pro továrnu
terminal-marker = ukazatel na liště průmyslového rozvoje
terminal-met = dosaženo
terminal-best =
    { $more ->
        [0] nejvýš { $gain }
        [token] nejvýš { $gain }, bez žetonu ?
       *[other] aspoň { $gain }
    }
terminal-best-means = body do konce kola při nejlepším pokračování; žetony ? se nepočítají
terminal-needed = Co zvláštní políčko vyžaduje a co dává ({ $sign }: musí k němu dosáhnout i lokomotivy)

### Herní deska na stránce: volby, body, konec

board-turn = Tento tah
board-choices = Volby
board-waiting = Čeká
board-boards = Desky
board-round = Kolo { $round } z { $rounds }
board-round-number = Kolo { $round }
board-start = Začátek
board-order = Místo v pořadí na tahu
board-has-passed = už nehraje
board-scores = Body
board-player = Hráč
board-total = Body
board-this-round = Kolo
board-round-end =
    { $over ->
        [1] V posledním kole
       *[other] Kdyby kolo teď skončilo
    }
board-engineers = Inženýři
board-engineers-of = inženýři: { $engineers }, nejvyšší číslo: { $highest }
board-how = z čeho se skládá
board-majority-help = V závorce: pořadí podle počtu inženýrů, jak je teď. Vyhodnocuje se na konci hry.
board-rounds = Dosavadní kola
board-as-table = Jako tabulka
board-pay-with = Zaplať
board-pay-instead = nebo
board-pay-coins = Místo dělníka může zaplatit mince: stiskni ji, nebo K.
board-instead = Místo právě obsazeného pole: { $place }
board-press-again = Stiskni ještě jednou a je tvoje.
board-cost = Cena: { $cost }
board-engineer-number = Inženýr { $number }
board-change-points = Hned: { $change }
board-change-round = Konec tohoto kola: { $list }
board-best =
    { $more ->
        [0] Do konce tohoto kola nejvýš: { $gain }
        [token] Do konce tohoto kola nejvýš: { $gain }, bez žetonu ?
       *[other] Do konce tohoto kola jde získat aspoň: { $gain }
    }
board-reaches = Na dosah: { $list }
board-change-wins = Získáš: { $list }
board-wins-rails = kolejnice ({ $colour })
board-wins-worker = dělník navíc
board-wins-spot = žeton ?
board-wins-factory = továrna { $factory } pracuje
board-left = zbývá: { $list }
# Co se v tahu stalo, části jedné věty za názvem pole.
board-did-occupied = { $place }
board-did-reused = dělník z pořadí: { $place }
board-did-stayed = dělník na liště pořadí zůstává
board-did-chose-start = počáteční prémie: { $start }
board-did-passed =
    { $points ->
        [0] pasuje
       *[other] pasuje, +{ $points }
    }
board-did-stepped = { $line } { $space }
board-did-won-rails = nové kolejnice: { $colour }
board-did-won-worker = dělník navíc
board-did-won-token = žeton ?
board-did-end-station = konečná +{ $points }
board-did-advanced =
    { $marker ->
        [1] průmysl { $space }
       *[other] druhý ukazatel { $space }
    }
board-did-factory-works = továrna { $factory } pracuje
board-did-took-locomotive = lokomotiva { noun-number }
board-did-placed = lokomotiva { noun-number }: { $slot }
board-did-placed-new = { board-did-placed }
board-did-retired = lokomotiva { noun-number } odchází
board-did-built = továrna { $factory }
board-did-doubled = zdvojnásobení { $doublers }
board-did-got-points = +{ $points }
board-did-got-coins = { noun-coins }
board-did-hired = inženýr: { $engineer }
board-did-used-token = žeton ?: { $token }
board-did-took-card = karta ?: { $card }
board-did-took-bonus = karta cílového bonusu: { $bonus }
board-did-took-bonus-hidden = karta cílového bonusu
board-did-repeats = ještě jednou: { $place }
board-did-once-more = ještě jednou: { $part }
board-did-gave-up = zbytek propadá
board-did-went-on = { $effect }:
# Poznámky k polím.
board-note-black-or-grey = Toto pole se nikdy nezavírá: kdokoli ho smí použít kolikrát chce.
board-note-temporary = Pomáhají do konce tohoto kola a nedají se schovat.
board-note-hire = Inženýr ti zůstane natrvalo. Minci nelze nahradit dělníkem.
board-note-leaves = Nenajme-li si tohoto inženýra nikdo, na konci kola odejde.
board-note-first = Začínáš příští kolo. Až všichni pasují, smí se tento dělník přesunout na pole pro jednoho dělníka.
board-note-second = V příštím kole máš druhé místo v pořadí. Až všichni pasují, smí se tento dělník přesunout na pole pro jednoho dělníka.
board-note-locomotive = Bereš nejnižší číslo v zásobě.
board-round-scored = Vyhodnocení kola { $round }
board-end = Jak body vznikly
# Jedno písmeno pro každý zdroj bodů, do grafu.
board-letter-transsiberian = T
board-letter-petersburg = P
board-letter-kiev = K
board-letter-industry = I
board-letter-passing = –
board-letter-stations = S
board-letter-effects = +
board-letter-bonus-cards = B
board-letter-majority = V

help-keys-title = Klávesy této hry
help-keys =
    – 1 až 9: jedna z voleb v pruhu, nebo karta.
    – P: pasovat.
    – M: na herní plán; B: na vlastní desku.
    – K: mince místo dělníka na poli, na které ukazuješ.
    – O: deska dalšího hráče.
    – S: body všech.
    – Šipky: od pole k poli, od volby k volbě.

### The player boards on the page

board-of = Deska: { $seat }
board-line =
    { $over ->
        [1] { $line }: { noun-points } v posledním kole; lokomotivy dosáhnou na pole { $reach }
       *[other] { $line }: { noun-points }, kdyby kolo teď skončilo; lokomotivy dosáhnou na pole { $reach }
    }
board-steps-to =
    { $count ->
        [one] { $line }: { $colour } kolejnice na pole { $space } ({ $count } krok)
        [few] { $line }: { $colour } kolejnice na pole { $space } ({ $count } kroky)
       *[other] { $line }: { $colour } kolejnice na pole { $space } ({ $count } kroků)
    }
board-advance-to =
    { $marker ->
        [1] { $count ->
            [one] Průmysl: ukazatel na pole { $space } ({ $count } krok)
            [few] Průmysl: ukazatel na pole { $space } ({ $count } kroky)
           *[other] Průmysl: ukazatel na pole { $space } ({ $count } kroků)
        }
       *[other] { $count ->
            [one] Průmysl: druhý ukazatel na pole { $space } ({ $count } krok)
            [few] Průmysl: druhý ukazatel na pole { $space } ({ $count } kroky)
           *[other] Průmysl: druhý ukazatel na pole { $space } ({ $count } kroků)
        }
    }
board-rail-on = { $colour } { $space }
board-rail-waits = { $colour } čeká vedle trati
board-sum =
    { $over ->
        [1] { $line }: { noun-points } v posledním kole
       *[other] { $line }: { noun-points }, kdyby kolo teď skončilo
    }
board-sum-spaces = Pole { $from }–{ $to }, { $colour }
board-sum-space = Pole { $space }, { $colour }
board-sum-doubled = dvojnásobně
board-sum-bonus = Zvláštní políčka
board-sum-nothing = Zatím se nepočítá žádné pole: musí na ně dosáhnout kolejnice i lokomotivy.
board-sum-industry =
    { $over ->
        [1] { source-industry }: { noun-points } v posledním kole
       *[other] { source-industry }: { noun-points }, kdyby kolo teď skončilo
    }
board-sum-industry-help = Platí číslo pod ukazatelem, nebo poslední před ním.
board-sign-open = Chybí kolejnice ({ $colour }) na poli { $space } a lokomotivy, které sem dosáhnou.
board-sign-rail = Kolejnice tu je. Lokomotivy sem ještě nedosáhnou.
board-sign-locomotive = Chybí kolejnice ({ $colour }) na poli { $space }.
board-sign-met = Splněno.
board-sign-won = Teď se tu použije žeton ?.
board-sign-used = Použito zde: { $token }
board-sign-dropped = Žádný žeton ? tu použit nebyl.
board-token-first = První ukazatel, který sem přijde, dovolí použít žeton ?.
board-slot-free = volno
board-locomotive = lokomotiva { noun-number }
board-gap = Místo { $factory_slot } pro továrnu
board-gap-help = Ukazatel nepřejde přes místo bez továrny.
board-factory = Továrna { $number }
board-values = Body za pole
board-values-revalued = Body za pole, vyšší hodnoty
board-tokens = Zbývající žetony ?: { $count }
board-token-gone = Použito.
board-workers = Volní dělníci: { $count } z { $all }
board-temporary = Sezónní dělníci: { $count }
board-black-ready = Černý dělník je volný.
board-black-used = Černý dělník pracuje.
board-coins = Mince: { $count }
board-bonus-cards = Karty cílových bonusů: { $count }
board-engineer-used = V tomto kole už pracoval.
board-engineer-ready = V tomto kole ještě nepracoval.
board-in-hand = V ruce: lokomotiva { noun-number }
board-points-now = { noun-points }, a k tomu { $round }, kdyby kolo teď skončilo
board-summary =
    { $passed ->
        [0] { $seat }: { noun-points }, a k tomu { $round }, kdyby kolo teď skončilo; volní dělníci: { $workers }
       *[other] { $seat }: { noun-points }, a k tomu { $round }, kdyby kolo teď skončilo; už nehraje
    }

# An end-bonus card, if the match ended now
board-worth-now = Teď za ni: { noun-points }

### Hlavní deska na stránce

board-main = Herní plán
board-area-tracks = Stavba tratí
board-area-locomotives = Lokomotivy
board-area-industry = Průmysl
board-area-auxiliary = Doplňky
board-area-engineers = Inženýři
board-area-order = Pořadí
board-area-supply = Zásoba
board-space-can = Lze obsadit
board-space-taken = V tomto kole zavřeno
board-cell-hire = Najmout
board-cell-rounds =
    { $count ->
        [one] Na poli pro najmutí v příštím kole
        [few] Na poli pro najmutí za { $count } kola
       *[other] Na poli pro najmutí za { $count } kol
    }
board-order-now = Teď
board-order-next = Příště
board-supply-locomotives = Lokomotivy
board-supply-locomotive = Lokomotiva { $number }: zbývá { $count }
board-supply-lowest = Lokomotiva { $number }: zbývá { $count }, bere se jako další
board-supply-factories = Zdvojnásobení a vrácené továrny
board-supply-factory = Továrna { $factory }: { $count }
board-supply-doublers =
    { $count ->
        [one] Zbývá { $count } žeton zdvojnásobení
        [few] Zbývají { $count } žetony zdvojnásobení
       *[other] Zbývá { $count } žetonů zdvojnásobení
    }
board-supply-cards = Karty ?
board-card-taken = Má ji: { $seat }.

### Co mluví pro akci (rady)

why-goes-first = Tvé pořadí v příštím kole: { $position }.
why-leads-engineers = Inženýr na všechna další kola: { $engineer }. Budeš jich mít nejvíc: { $count }.
why-hires = Inženýr na všechna další kola: { $engineer }. Pak jich budeš mít: { $count }.
why-pays-each-round = Může přinést body na konci každého kola: { $points }. Kola, která se ještě vyhodnotí: { $rounds }.
why-brings = Body v tomto kole: { $points }.
why-pulls-farther = Dosah lokomotiv ({ $line }): { $after } místo { $before }.
why-reaches = Políčko, kam kolejnice dojede ({ $line }, { $colour }): { $space }.
why-gets-coins = Mince: { $count }. Každá zastoupí dělníka.
why-gets-workers = Další dělníci v tomto kole: { $count }.
why-takes-locomotive = Číslo lokomotivy: { $number }.
why-builds-factory = Co továrna dává, když k ní dojede ukazatel: { $factory }.
why-factory-works = Továrna se spustí: { $factory }.
why-bonus-now = Body za kartu, kdyby partie skončila teď: { $points }.
why-leaves = Co zbude na toto kolo: dělníci { $workers }, mince { $coins }.
why-pays-for-passing = Body za pasování: { $points }.
why-prepares = Hned bez bodů, připravuje další kola.
why-stays = Dělník už v tomto kole nic neudělá.
why-ends-effect = Zbytek propadne.
