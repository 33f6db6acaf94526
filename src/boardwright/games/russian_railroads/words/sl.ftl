# Russian Railroads. Tirnica se po progi premika korak za korakom; na polja glavne plošče se postavljajo delavci; označevalec se premika
# po industrijski stezi. Imena igralcev ($seat) stojijo na začetku stavka ali za dvopičjem; imena polj, prog, barv in učinkov za dvopičjem,
# v oklepaju ali v narekovajih, zato se ne sklanjajo. »Part« je to, iz česar so učinki, $n pove, koliko tega je.

### Igra

title = Russian Railroads
blurb = Položi tirnice do Vladivostoka, Peterburga in Kijeva, gradi lokomotive in tovarne in postavi vsakega delavca tja, kjer največ velja.
goal = Cilj: največ točk na koncu; proge in industrija prinesejo točke po vsakem krogu.

option-question-cards = Karte ?
option-question-cards-help = Ali se sme vzeti karta ?, kadar ni mogoče opraviti vsega, kar daje.
option-question-cards-value =
    { $value ->
        [partial] tudi kadar je mogoč le del
       *[complete] le kadar je mogoče vse
    }
option-repeat-running = Ponovitev dejanja, ki teče
option-repeat-running-help = Ali se sme ponoviti samo dejanje, ki je privedlo do ponovitve.
option-repeat-running-value =
    { $value ->
        [no] ne sme
       *[yes] sme
    }
option-waiting = Več učinkov hkrati
option-waiting-help = Ali se začeti učinek konča pred naslednjim ali pa se po vsakem koraku izbere, kateri od čakajočih se nadaljuje.
option-waiting-value =
    { $value ->
        [any_time] izbira po vsakem koraku
       *[in_turn] drug za drugim
    }
option-card-taking = Karta ? z žetona
option-card-taking-help = Ali je treba vzeti karto ?, kadar je katera na voljo.
option-card-taking-value =
    { $value ->
        [may] lahko se zavrne
       *[must] treba jo je vzeti
    }
option-extra-engineer = Karta »{ bonus-engineer }«
option-extra-engineer-help = Ali ta karta končne nagrade šteje za večino inženirjev tudi tistemu, ki nima nobenega inženirja.
option-extra-engineer-value =
    { $value ->
        [alone] tudi sama
       *[with_engineer] le skupaj z inženirjem
    }

level-swift = Hitri graditelj
level-swift-help = Sledi načrtu, ki njegovi plošči najbolj ustreza, in se odloči v trenutku.
level-siberia = Sibirec
level-siberia-help = Gradi transsibirsko progo tako daleč, kot gre.
level-kiev = Kijevska proga
level-kiev-help = Najprej gradi progo v Kijev.
level-industry = Industrialec
level-industry-help = Na prvem mestu so tovarne in industrija.
level-engineers = Inženir
level-engineers-help = Zaposluje inženirje in kar najbolje izkoristi njihova dejanja.
level-planner = Svetovalec
level-planner-help = Primerja dejanja vseh načrtov.
level-hasty = Prenagljeni
level-hasty-help = Vzame tisto, kar prinese točke v tem krogu.
level-eager = Vneti
level-eager-help = Misli na ta in naslednji krog, na poznejše kroge pa pozabi.
level-apprentice-help = Misli na ta in naslednji krog, na poznejše kroge pa pozabi.
level-steady = Preudarni
level-steady-help = Gradi skrbno, a pozablja na vrstni red in oddaljene nagrade.
level-advanced-help = Gradi skrbno, a pozablja na vrstni red in oddaljene nagrade.
level-veteran-help = Igra kot profesionalec, a včasih pozabi na vrstni red in oddaljene nagrade.
level-greedy-help = Tirnice ceni po številu preostalih krogov, lokomotive po tem, kar zaradi njih šteje, delavce kroga pa načrtuje vse skupaj.

### Kar se šteje

noun-workers =
    { $workers ->
        [one] { $workers } delavec
        [two] { $workers } delavca
        [few] { $workers } delavci
       *[other] { $workers } delavcev
    }
noun-coins =
    { $coins ->
        [one] { $coins } kovanec
        [two] { $coins } kovanca
        [few] { $coins } kovanci
       *[other] { $coins } kovancev
    }
noun-points =
    { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
# Kar stoji na polju: delavci, kovanci, črni delavec.
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
# Lokomotiva s karte ? ima v programu številko 10, na ploščici pa 9.
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

colour-black = črna
colour-grey = siva
colour-brown = rjava
colour-natural = naravna
colour-white = bela

slot-transsiberian-1 = Transsibirska, prvo mesto
slot-transsiberian-2 = Transsibirska, drugo mesto
slot-petersburg = Peterburg
slot-kiev = Kijev

piece-worker = delavec
piece-temporary = sezonski delavec
piece-black = črni delavec
piece-coin = kovanec

black-without-black = brez črnega delavca
black-with-black = s črnim delavcem

# Iz česa so učinki in koliko tega je.
part-black =
    { $n ->
        [one] { $n } črn korak
        [two] { $n } črna koraka
        [few] { $n } črni koraki
       *[other] { $n } črnih korakov
    }
part-grey =
    { $n ->
        [one] { $n } siv korak
        [two] { $n } siva koraka
        [few] { $n } sivi koraki
       *[other] { $n } sivih korakov
    }
part-brown =
    { $n ->
        [one] { $n } rjav korak
        [two] { $n } rjava koraka
        [few] { $n } rjavi koraki
       *[other] { $n } rjavih korakov
    }
part-natural =
    { $n ->
        [one] { $n } naraven korak
        [two] { $n } naravna koraka
        [few] { $n } naravni koraki
       *[other] { $n } naravnih korakov
    }
part-white =
    { $n ->
        [one] { $n } bel korak
        [two] { $n } bela koraka
        [few] { $n } beli koraki
       *[other] { $n } belih korakov
    }
part-black-or-grey =
    { $n ->
        [one] { $n } črn ali siv korak
        [two] { $n } črna ali siva koraka
        [few] { $n } črni ali sivi koraki
       *[other] { $n } črnih ali sivih korakov
    }
part-any =
    { $n ->
        [one] { $n } korak katere koli barve
        [two] { $n } koraka katere koli barve
        [few] { $n } koraki katere koli barve
       *[other] { $n } korakov katere koli barve
    }
part-extra =
    { $n ->
        [one] { $n } dodaten črn korak
        [two] { $n } dodatna črna koraka
        [few] { $n } dodatni črni koraki
       *[other] { $n } dodatnih črnih korakov
    }
part-industry = industrija +{ $n }
part-locomotive =
    { $n ->
        [one] { $n } lokomotiva
        [two] { $n } lokomotivi
        [few] { $n } lokomotive
       *[other] { $n } lokomotiv
    }
part-factory =
    { $n ->
        [one] { $n } tovarna
        [two] { $n } tovarni
        [few] { $n } tovarne
       *[other] { $n } tovarn
    }
part-locomotive-or-factory = lokomotiva ali tovarna
part-repeat = ponovitev dejanja
part-once-more = eno od tega še enkrat
part-card = karta ?
part-token = žeton ?
part-bonus = karta končne nagrade
part-doublers =
    { $n ->
        [one] { $n } podvojitev
        [two] { $n } podvojitvi
        [few] { $n } podvojitve
       *[other] { $n } podvojitev
    }
part-points =
    { $n ->
        [one] { $n } točka
        [two] { $n } točki
        [few] { $n } točke
       *[other] { $n } točk
    }
part-coins =
    { $n ->
        [one] { $n } kovanec
        [two] { $n } kovanca
        [few] { $n } kovanci
       *[other] { $n } kovancev
    }
part-temporary =
    { $n ->
        [one] { $n } sezonski delavec
        [two] { $n } sezonska delavca
        [few] { $n } sezonski delavci
       *[other] { $n } sezonskih delavcev
    }
part-hire = inženir na tem mestu
part-engineer-sum = točke: številke lastnih inženirjev
part-best-locomotives = točke: dve najvišji lokomotivi
part-marker = drugi označevalec
part-revalue = več vredne tirnice
part-medal = kijevska medalja
part-engineer = inženir s karte
part-black-worker = črni delavec
part-special-locomotive = lokomotiva 9

engineer-two-any = 2 koraka katere koli barve · I
engineer-black-grey = 1 črn in 1 siv korak
engineer-any-points = 1 korak katere koli barve in 3 točke
engineer-black-points = 1 črn korak in 3 točke
engineer-industry-two = industrija +2
engineer-any-black = 1 korak katere koli barve in 1 črn korak
engineer-grey-brown = 1 siv in 1 rjav korak
engineer-industry-points = industrija +1 in 3 točke
engineer-doubler-points = 1 podvojitev in 3 točke
engineer-repeat = ponovitev dejanja
engineer-industry-black = industrija +1 in 1 črn korak
engineer-locomotive-or-factory = lokomotiva ali tovarna
engineer-two-any-more = 2 koraka katere koli barve · II
engineer-doubler = 1 podvojitev
engineer-best-locomotives = točke za dve lokomotivi

place-white-2 = 2 bela koraka
place-white-1 = 1 bel korak
place-natural-2 = 2 naravna koraka
place-natural-1 = 1 naraven korak
place-brown-2 = 2 rjava koraka
place-brown-1 = 1 rjav korak
place-grey-2 = 3 sivi koraki
place-grey-1 = 2 siva koraka
place-black-2 = 3 črni koraki
place-black-1 = 2 črna koraka
place-any-2 = 2 koraka katere koli barve
place-black-or-grey = 1 črn ali siv korak
place-locomotive-1 = lokomotiva ali tovarna (1 delavec)
place-locomotive-2 = lokomotiva ali tovarna (2 delavca)
place-locomotive-3 = lokomotiva in tovarna
place-industry-1 = industrija +1
place-industry-2 = industrija +2
place-industry-3 = industrija +1 in 1 črn korak
place-doubler = 1 podvojitev
place-coins = 2 kovanca
place-temporary = sezonski delavci
place-hire = najem inženirja
place-engineer-inner = notranji odprti inženir
place-engineer-outer = zunanji odprti inženir
place-first = prvo mesto v naslednjem krogu
place-second = drugo mesto v naslednjem krogu
place-last-round = industrija +3 (zadnji krog)
place-engineer-two-any = inženir ({ engineer-two-any })
place-engineer-black-grey = inženir ({ engineer-black-grey })
place-engineer-any-points = inženir ({ engineer-any-points })
place-engineer-black-points = inženir ({ engineer-black-points })
place-engineer-industry-two = inženir ({ engineer-industry-two })
place-engineer-any-black = inženir ({ engineer-any-black })
place-engineer-grey-brown = inženir ({ engineer-grey-brown })
place-engineer-industry-points = inženir ({ engineer-industry-points })
place-engineer-doubler-points = inženir ({ engineer-doubler-points })
place-engineer-repeat = inženir ({ engineer-repeat })
place-engineer-industry-black = inženir ({ engineer-industry-black })
place-engineer-locomotive-or-factory = inženir ({ engineer-locomotive-or-factory })
place-engineer-two-any-more = inženir ({ engineer-two-any-more })
place-engineer-doubler = inženir ({ engineer-doubler })
place-engineer-best-locomotives = inženir ({ engineer-best-locomotives })

factory-1 = tovarna 1
factory-2 = tovarna 2
factory-3 = tovarna 3
factory-4 = tovarna 4
factory-5 = tovarna 5
factory-6 = tovarna 6
factory-7 = tovarna 7
factory-8 = tovarna 8
factory-9 = tovarna 9

token-steps = 4 koraki katere koli barve
token-industry = industrija +5
token-marker = drugi označevalec
token-doublers = 3 podvojitve
token-revalue = več vredne tirnice
token-medal = kijevska medalja
token-card = karta ?

token-steps-help = Največ štirje koraki s katerimi koli svojimi tirnicami. Tirnice, ki jih med tem dobiš, lahko uporabiš za preostale korake.
token-industry-help = Največ pet polj naprej po industrijski stezi.
token-marker-help = Drugi označevalec na polju 0 industrijske steze. Točke prinašata oba in oba poganjata tovarne; nikoli ne stojita na istem polju.
token-doublers-help = Tri podvojitve za tvojo transsibirsko progo.
token-revalue-help = Odslej so rjava polja vredna 3, naravna 6 in bela 10 točk.
token-medal-help = Odslej je polje 5 kijevske proge ob vsakem točkovanju vredno 20 točk, ko ga dosežeta siva tirnica in lokomotiva.
token-card-help = Vzemi eno od kart ? in naredi, kar piše na njej. Nato preglej karte končnih nagrad in eno obdrži ali pa dobi 10 točk.

card-four-actions = štiri dejanja
card-engineer = inženir in kovanec
card-factory = tovarna in industrija +2
card-black-worker = črni delavec
card-locomotive = lokomotiva 9

card-four-actions-help = Podvojitev, eno polje industrije, en črn korak; nato eno od tega trojega še enkrat.
card-engineer-help = Lasten inženir in kovanec. Oba lahko uporabiš že v tem krogu.
card-factory-help = Zgradi tovarno, nato napreduj za dve polji po industrijski stezi.
card-black-worker-help = En delavec več do konca igre. Kadar črni delavec sodeluje pri plačilu dejanja s črnimi koraki in vsaj enega od njih narediš, narediš še en črn korak več.
card-locomotive-help = Lokomotiva 9 za katero koli tvojo progo.

bonus-flat = stalna nagrada
bonus-ends = končne postaje
bonus-factories = tovarne
bonus-locomotives = lokomotive
bonus-workers = dodatni delavci
bonus-black = črne tirnice
bonus-tokens = žetoni ?
bonus-doublers = podvojitve
bonus-engineer = dodatni inženir
bonus-engineers = inženirji

bonus-flat-help = 15 točk.
bonus-ends-help = 10 točk za vsako progo, katere zadnje polje je dosegla tvoja črna tirnica.
bonus-factories-help = 4 točke za vsako tvojo tovarno.
bonus-locomotives-help = Vsota številk na vseh tvojih lokomotivah.
bonus-workers-help = 10 točk za vsakega trajno pridobljenega delavca: največ dva svoja in črnega.
bonus-black-help = Vsota številk polj, na katerih stojijo tvoje črne tirnice.
bonus-tokens-help = 7 točk za vsak uporabljen žeton ?.
bonus-doublers-help = 20 točk za štiri do šest podvojitev, 30 za sedem ali osem.
bonus-engineer-help = Kdor ima vsaj enega inženirja, mu šteje kot še en, ko se določa, kdo jih ima največ. Številke nima.
bonus-engineers-help = 6 točk za vsakega tvojega inženirja. Karta »{ bonus-engineer }« ne šteje.

start-black-step = 1 črn korak
start-industry = industrija +1
start-doubler = 1 podvojitev
start-coin = 1 kovanec

spot-transsiberian-13 = Transsibirska, polje 13
spot-petersburg-4 = Peterburg, polje 4
spot-petersburg-6 = Peterburg, polje 6
spot-industry = industrijska steza

special-transsiberian-2 = sive tirnice
special-transsiberian-3 = dodatni delavec
special-transsiberian-6 = rjave tirnice
special-transsiberian-10 = naravne tirnice
special-transsiberian-13 = žeton ?
special-transsiberian-15 = bela tirnica in 2 bela koraka
special-transsiberian-end = 10 točk
special-petersburg-4 = žeton ?
special-petersburg-6 = žeton ?
special-petersburg-7 = vsako polje te proge šteje dvakrat
special-petersburg-end = 10 točk
special-kiev-1 = 1 točka ob vsakem točkovanju
special-kiev-2 = 2 točki ob vsakem točkovanju
special-kiev-3 = 3 točke ob vsakem točkovanju
special-kiev-4 = 4 točke ob vsakem točkovanju
special-kiev-5 = z medaljo 20 točk ob vsakem točkovanju
special-kiev-7 = dodatni delavec
special-kiev-8 = 10 točk ob vsakem točkovanju
special-kiev-end = 10 točk

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
effect-start-black-step = začetna nagrada ({ start-black-step })
effect-start-industry = začetna nagrada ({ start-industry })
effect-start-doubler = začetna nagrada ({ start-doubler })
effect-start-coin = začetna nagrada ({ start-coin })
effect-spot-transsiberian-13 = polje ? ({ spot-transsiberian-13 })
effect-spot-petersburg-4 = polje ? ({ spot-petersburg-4 })
effect-spot-petersburg-6 = polje ? ({ spot-petersburg-6 })
effect-spot-industry = polje ? ({ spot-industry })
effect-white-rail = bela tirnica (2 bela koraka)

### Dejanja

action-choose-start = Začetna nagrada: { $start }
action-choose-start-short = { $start }
action-occupy = Zasedi: { $place }
action-occupy-short = Zasedi
action-pass = Reci dalje: v tem krogu ne igraš več
action-pass-short = Reci dalje
action-stay = Pusti delavca pri vrstnem redu
action-stay-short = Pusti ga tam
action-pay =
    { $coins ->
        [0] Plačaj brez kovancev, { $black }
       *[other] Plačaj: { noun-coins }, { $black }
    }
action-pay-known = Plačaj: { noun-paid }
action-pay-short = Plačaj
action-next = Nadaljuj s številko { $item } od tega, kar čaka
action-next-known = Nadaljuj: { $effect }
action-next-short = Številka { $item }
action-step = { $line }: { $colour } tirnica eno polje naprej
action-step-short = { $line }: { $colour }
action-advance =
    { $marker ->
        [1] Industrija: označevalec eno polje naprej
       *[other] Industrija: drugi označevalec eno polje naprej
    }
action-advance-short =
    { $marker ->
        [1] Industrija +1
       *[other] Drugi označevalec +1
    }
action-take-locomotive = Vzemi lokomotivo
action-take-locomotive-short = Vzemi lokomotivo
action-build = Zgradi tovarno iz naslednje lokomotive
action-build-short = Zgradi tovarno
action-build-returned = Zgradi eno od vrnjenih: { $factory }
action-build-returned-short = Zgradi: { $factory }
action-use-token = Uporabi žeton ?: { $token }
action-use-token-short = Uporabi žeton
action-take-card = Vzemi karto ?: { $card }
action-take-card-short = Vzemi karto
action-take-bonus = Vzemi karto končne nagrade: { $bonus }
action-take-bonus-short = Vzemi karto
action-take-points = Namesto karte dobi 10 točk
action-take-points-short = 10 točk
action-place = Postavi lokomotivo sem: { $slot }
action-place-short = Postavi jo sem
action-retire = Oddaj lokomotivo: v zalogi postane tovarna
action-retire-short = Oddaj jo
action-replace = Zamenjaj tovarno na mestu { $factory_slot }
action-replace-short = Zamenjaj { $factory_slot }
action-done = Odpovej se ostanku
action-done-short = Odpovej se ostanku
action-repeat = Ponovi: { $place }
action-repeat-short = Ponovi
action-once-more = Še enkrat: { $part }
action-once-more-short = { $part }

### Pozivi

prompt-start-bonus = Izberi začetno nagrado
prompt-turn = Zasedi polje ali reci dalje
prompt-pay =
    { $cost ->
        [one] { $place }: kako plačaš? Cena: { $cost } figura
        [two] { $place }: kako plačaš? Cena: { $cost } figuri
        [few] { $place }: kako plačaš? Cena: { $cost } figure
       *[other] { $place }: kako plačaš? Cena: { $cost } figur
    }
prompt-act = { $effect }: ostane še { $left }
prompt-next =
    { $count ->
        [one] Čaka { $count } učinek: nadaljuj z njim
        [two] Čakata { $count } učinka: kateri bo naslednji?
        [few] Čakajo { $count } učinki: kateri bo naslednji?
       *[other] Čaka { $count } učinkov: kateri bo naslednji?
    }
prompt-place = Kam gre lokomotiva { noun-number }?
prompt-replace = Nova tovarna: { $factory }. Vseh pet mest je polnih: katera tovarna se umakne?
prompt-token = Uporabi žeton ? ({ $spot })
prompt-card = Vzemi eno od kart ?
prompt-bonus = Vzemi karto končne nagrade ali 10 točk
prompt-repeat = { $effect }: katero dejanje tega kroga ponoviš?
prompt-once-more = Kaj od trojega še enkrat?
prompt-reuse =
    { $position ->
        [1] Tvoj delavec pri prvem mestu sme na polje za enega delavca
       *[other] Tvoj delavec pri drugem mestu sme na polje za enega delavca
    }
prompt-wait = { $seat } je na potezi
prompt-over = Partija je končana

### Dogodki

event-new-order = Vrstni red: { $seat_list }.
event-dealt-engineers = Inženirji v vrstnem redu, v katerem jih bo mogoče najeti: { $engineer_list }.
event-began-round = Začenja se krog { $number } od { $rounds }.
event-chose-start = { $seat } vzame začetno nagrado: { $start }.
event-aimed = { $seat } izbira način plačila: { $place }.
event-occupied = { $seat } zasede: { $place } – { noun-paid }.
event-reused = { $seat } premakne delavca z vrstnega reda: { $place }.
event-stayed = { $seat } pusti delavca pri vrstnem redu.
event-passed =
    { $points ->
        [0] { $seat } reče dalje.
       *[other] { $seat } reče dalje: { noun-points }.
    }
event-went-on = { $seat } nadaljuje: { $effect }.
event-gave-up = { $seat } se odpove ostanku: { $effect }.
event-stepped = { $seat } gradi: { $line }, { $colour }, polje { $space }.
event-stepped-on = { $seat } gradi: { $line }, { $colour }, polja { $from }–{ $space }.
event-won-rails =
    { $count ->
        [one] { $seat } dobi { $count } tirnico: { $colour }.
        [two] { $seat } dobi { $count } tirnici: { $colour }.
        [few] { $seat } dobi { $count } tirnice: { $colour }.
       *[other] { $seat } dobi { $count } tirnic: { $colour }.
    }
event-won-worker = { $seat } dobi delavca do konca igre. Vseh delavcev: { $workers }.
event-won-token = { $seat } sme uporabiti žeton ? ({ $spot }).
event-end-station = { $seat } doseže končno postajo ({ $line }): { noun-points }.
event-advanced =
    { $marker ->
        [1] { $seat } napreduje v industriji: polje { $space }.
       *[other] { $seat } napreduje v industriji z drugim označevalcem: polje { $space }.
    }
event-factory-works = { $seat } požene tovarno { $factory }.
event-took-locomotive = { $seat } vzame lokomotivo: { noun-number }.
event-placed =
    { $displaced ->
        [0] { $seat } postavi lokomotivo { noun-number }: { $slot }.
       *[other] { $seat } postavi lokomotivo { noun-number } namesto lokomotive { $displaced }: { $slot }.
    }
event-retired = { $seat } odda lokomotivo { noun-number }: v zalogi postane tovarna.
event-took-factory =
    { $returned ->
        [0] { $seat } obrne lokomotivo { $factory }: zdaj je tovarna.
       *[other] { $seat } vzame vrnjeno tovarno { $factory }.
    }
event-built =
    { $replaced ->
        [0] { $seat } zgradi tovarno { $factory } na mestu { $factory_slot }.
       *[other] { $seat } zgradi tovarno { $factory } na mestu { $factory_slot } namesto tovarne { $replaced }.
    }
event-doubled =
    { $doublers ->
        [one] { $seat } ima zdaj { $doublers } podvojitev.
        [two] { $seat } ima zdaj { $doublers } podvojitvi.
        [few] { $seat } ima zdaj { $doublers } podvojitve.
       *[other] { $seat } ima zdaj { $doublers } podvojitev.
    }
event-got-points =
    { $points ->
        [one] { $seat } dobi { $points } točko: { $effect }.
        [two] { $seat } dobi { $points } točki: { $effect }.
        [few] { $seat } dobi { $points } točke: { $effect }.
       *[other] { $seat } dobi { $points } točk: { $effect }.
    }
event-got-coins =
    { $coins ->
        [one] { $seat } dobi { $coins } kovanec.
        [two] { $seat } dobi { $coins } kovanca.
        [few] { $seat } dobi { $coins } kovance.
       *[other] { $seat } dobi { $coins } kovancev.
    }
event-got-temporary =
    { $workers ->
        [one] { $seat } dobi { $workers } sezonskega delavca.
        [two] { $seat } dobi { $workers } sezonska delavca.
        [few] { $seat } dobi { $workers } sezonske delavce.
       *[other] { $seat } dobi { $workers } sezonskih delavcev.
    }
event-hired = { $seat } pridobi inženirja: { $engineer }.
event-claimed =
    { $position ->
        [1] { $seat } si vzame prvo mesto v naslednjem krogu.
       *[other] { $seat } si vzame drugo mesto v naslednjem krogu.
    }
event-used-token = { $seat } uporabi žeton ?: { $token } ({ $spot }).
event-took-card = { $seat } vzame karto ?: { $card }.
event-looked = { $seat } pregleda karte končnih nagrad: { $bonus_list }.
event-looked-hidden = { $seat } pregleda karte končnih nagrad.
event-took-bonus = { $seat } vzame karto končne nagrade: { $bonus }.
event-took-bonus-hidden = { $seat } vzame karto končne nagrade.
event-repeats = { $seat } ponovi dejanje: { $place }.
event-once-more = { $seat } izbere, kaj še enkrat: { $part }.
event-scored =
    { $seat } točkuje krog: { line-transsiberian } { $transsiberian }, { line-petersburg } { $petersburg }, { line-kiev } { $kiev }, { source-industry } { $industry }.
event-engineer-left = Tega inženirja ni nihče najel, zato odide: { $engineer }.
event-bonus-scored = { $seat } pokaže karto končne nagrade ({ $bonus }): { noun-points }.
event-majority =
    { $engineers ->
        [one] { $seat } dobi za { $engineers } inženirja: { noun-points }.
        [two] { $seat } dobi za { $engineers } inženirja: { noun-points }.
        [few] { $seat } dobi za { $engineers } inženirje: { noun-points }.
       *[other] { $seat } dobi za { $engineers } inženirjev: { noun-points }.
    }
event-finished = Vse točke so seštete.

result-last-round = Zadnji krog je končan in vse je točkovano.

source-transsiberian = Transsibirska
source-petersburg = Peterburg
source-kiev = Kijev
source-industry = Industrija
source-passing = Rečeno dalje
source-stations = Končne postaje
source-effects = Inženirji, tovarne, karte
source-bonus-cards = Karte končnih nagrad
source-majority = Največ inženirjev
typical-engineers = Inženirji
typical-bonus-cards = { source-bonus-cards }

### Razlogi, zakaj nekaj ni mogoče

reason-start-taken = Ta začetna nagrada je že oddana: { $seat }.
reason-space-taken = To polje je v tem krogu zasedeno: { $seat }.
reason-not-with-players = Pri tem številu igralcev ({ $players }) to polje ni v igri.
reason-only-last-round = To polje je v igri le v zadnjem krogu.
reason-not-last-round = V zadnjem krogu si nihče ne jemlje mesta v vrstnem redu.
reason-too-few-workers =
    { $needed ->
        [one] To stane { $needed } delavca ali kovanec. Imaš: { $have }.
        [two] To stane { $needed } delavca ali kovanca. Imaš: { $have }.
        [few] To stane { $needed } delavce ali kovance. Imaš: { $have }.
       *[other] To stane { $needed } delavcev ali kovancev. Imaš: { $have }.
    }
reason-no-coin = K ceni sodi kovanec, ti pa nimaš nobenega.
reason-coins-wanted =
    { $needed ->
        [one] K ceni sodi najmanj { $needed } kovanec.
        [two] K ceni sodita najmanj { $needed } kovanca.
        [few] K ceni sodijo najmanj { $needed } kovanci.
       *[other] K ceni sodi najmanj { $needed } kovancev.
    }
reason-not-so-many-coins = Toliko kovancev nimaš. Imaš: { $have }.
reason-too-much =
    { $cost ->
        [one] To je preveč: cena je { $cost } figura.
        [two] To je preveč: cena sta { $cost } figuri.
        [few] To je preveč: cena so { $cost } figure.
       *[other] To je preveč: cena je { $cost } figur.
    }
reason-too-few-plain =
    { $needed ->
        [one] Plačati bi bilo treba še { $needed } delavca. Imaš: { $have }.
        [two] Plačati bi bilo treba še { $needed } delavca. Imaš: { $have }.
        [few] Plačati bi bilo treba še { $needed } delavce. Imaš: { $have }.
       *[other] Plačati bi bilo treba še { $needed } delavcev. Imaš: { $have }.
    }
reason-no-black-worker = Črnega delavca nimaš v zalogi.
reason-rails-missing = Teh tirnic še nimaš: { $colour }.
reason-too-little-room = Za tirnice te barve ({ $colour }) je premalo prostora. Potrebni koraki: { $needed }, mogoči: { $have }.
reason-too-few-steps = Za tvoje tirnice je premalo prostora. Potrebni koraki: { $needed }, mogoči: { $have }.
reason-not-on-line = Na tej progi ({ $line }) ni tirnice te barve: { $colour }.
reason-other-rails = To ne premika tirnic te barve: { $colour }.
reason-blocked = Na polju { $space } stoji druga tirnica: { $line }, { $colour }.
reason-other-first = Na tej progi ({ $line }) so na vrsti najprej druge tirnice: { $colour }.
reason-end-of-line = Ta tirnica je na koncu proge: { $line }.
reason-spoils = Potem ostanka ne bi bilo več mogoče opraviti: { $effect }.
reason-no-locomotives = V zalogi ni več lokomotiv.
reason-fits-nowhere = Lokomotiva { noun-number } ne gre nikamor: vsa tvoja mesta so polna in nikjer ni nižje.
reason-slot-higher = Tam stoji lokomotiva { noun-number }. Lokomotiva { noun-hand } izrine le nižje.
reason-slots-free = Neko mesto je še prosto, zato lokomotiva ostane na plošči.
reason-just-taken = Pravkar vzeta lokomotiva mora najti mesto.
reason-no-locomotive-now = Tu ni mogoče vzeti nobene lokomotive več.
reason-no-factories = Tovarne ni več iz česa zgraditi.
reason-not-returned = Med vrnjenimi tovarnami je ni: { $factory }.
reason-no-factory-now = Tu se ne zgradi nobena tovarna več.
reason-too-short = Tako daleč po industrijski stezi ne moreš. Potrebna polja: { $needed }, mogoča: { $have }.
reason-gap = Na mestu { $factory_slot } še ni tovarne in označevalec vrzeli ne preskoči.
reason-track-end = Označevalec je na koncu industrijske steze.
reason-other-marker = Na naslednjem polju stoji tvoj drugi označevalec.
reason-no-second-marker = Drugega označevalca nimaš.
reason-no-industry-now = Tu ni več koraka industrije.
reason-factory-first = Najprej se zgradi tovarna, šele nato pridejo koraki industrije.
reason-no-doublers = V zalogi ni več podvojitev.
reason-doublers-full = Vseh osem mest za podvojitve je polnih.
reason-no-engineer = Tu ni nobenega inženirja.
reason-not-hired = Tega inženirja ni nihče najel.
reason-others-engineer = Ta inženir dela za nekoga drugega: { $seat }.
reason-engineer-used = Ta inženir je v tem krogu že delal.
reason-nothing-possible = Od tega, kar to daje, zdaj ni mogoče nič.
reason-own-position =
    { $position ->
        [1] Na prvem mestu si že zdaj.
       *[other] Na drugem mestu si že zdaj.
    }
reason-other-claim = V tem krogu že imaš delavca pri vrstnem redu.
reason-one-worker-only =
    { $cost ->
        [one] Tvoj delavec sme le na polje za natanko enega delavca. Cena tukaj: { $cost } figura.
        [two] Tvoj delavec sme le na polje za natanko enega delavca. Cena tukaj: { $cost } figuri.
        [few] Tvoj delavec sme le na polje za natanko enega delavca. Cena tukaj: { $cost } figure.
       *[other] Tvoj delavec sme le na polje za natanko enega delavca. Cena tukaj: { $cost } figur.
    }
reason-no-claim-again = Delavec z vrstnega reda ne more nazaj na vrstni red.
reason-token-used = Ta žeton je že uporabljen.
reason-marker-at-start = Tvoj označevalec še stoji na polju 0, dva pa ne smeta stati na istem.
reason-card-taken = Te karte ? ni več: { $seat }.
reason-card-not-whole = Vsega, kar daje ta karta, zdaj ni mogoče opraviti.
reason-not-in-deck = Te karte ni več v kupu.
reason-bonus-last = Karta končne nagrade se izbere nazadnje, ko ne čaka nič drugega.
reason-not-taken = Tega dejanja v tem krogu še nimaš za sabo.
reason-not-one-worker =
    { $cost ->
        [one] Ponoviti je mogoče le dejanje za natanko enega delavca. Cena tukaj: { $cost } figura.
        [two] Ponoviti je mogoče le dejanje za natanko enega delavca. Cena tukaj: { $cost } figuri.
        [few] Ponoviti je mogoče le dejanje za natanko enega delavca. Cena tukaj: { $cost } figure.
       *[other] Ponoviti je mogoče le dejanje za natanko enega delavca. Cena tukaj: { $cost } figur.
    }
reason-cannot-repeat = Tega dejanja ni mogoče ponoviti.
reason-running-action = Dejanja, ki ravno teče, ni mogoče ponoviti.
reason-nothing-to-repeat = V tem krogu nimaš dejanja, ki bi ga bilo zdaj mogoče ponoviti.
reason-part-impossible = To zdaj ni mogoče: { $part }.
reason-no-such-item =
    { $count ->
        [one] Čaka le { $count } učinek.
        [two] Čakata le { $count } učinka.
        [few] Čakajo le { $count } učinki.
       *[other] Čaka le { $count } učinkov.
    }
reason-must-finish = To je treba opraviti v celoti: { $effect }.
reason-pay-first = Najprej povej, kako plačaš: { $place }. Če želiš drugo polje, potezo razveljavi.
reason-finish-first = Najprej dokončaj začeto: { $effect }. Če želiš kaj drugega, potezo razveljavi.

### Razdelki pravil

section-setup = Priprava igre
section-turn = Krogi in poteze
section-payment = Delavci in kovanci
section-track = Polaganje tirnic
section-locomotives = Lokomotive
section-factories = Tovarne
section-industry = Industrija
section-doublers = Podvojitve
section-auxiliary = Kovanci in sezonski delavci
section-engineers = Inženirji
section-turn-order = Vrstni red
section-special-spaces = Posebna polja
section-tokens = Žetoni ?
section-cards = Karte ?
section-bonus-cards = Karte končnih nagrad
section-repeat = Ponovitev dejanja
section-round-scoring = Točkovanje kroga
section-end = Konec igre

### Pomoč

help-page-title = Na tej strani
help-page =
    – Izberi polje in pokaže se, kaj stane in kaj daje. Opravi se korak za korakom: stavek zgoraj pove, kaj še ostane.
    – Z enim pritiskom zasedeš polje in plačaš z delavci. Dokler ne nadaljuješ, lahko v traku plačaš drugače ali s pritiskom izbereš drugo polje.
    – Pritisk dlje na progi naredi vse korake do tja.
    – Kadar čaka več učinkov, poveš, kateri bo naslednji.
    – Če kaj ni mogoče, stran pove, zakaj.
    – Točke ob progah so tiste, ki bi jih prinesel krog, če bi se končal zdaj.
    – Korake lahko razveljaviš, dokler ne igra naslednji igralec, a ne več po pregledu kart končnih nagrad.
    – Vse gre tudi s tipkovnico: Tab gre naprej, puščice hodijo med sosedi, Enter izbere, Escape zapre.

### Terminal

terminal-round = Krog { $number } od { $rounds }
terminal-points = Točke
terminal-round-end = Konec kroga
terminal-workers = Delavci
terminal-coins = Kovanci
terminal-used = porabljeno
terminal-passed = dalje
terminal-hire = za najem
terminal-open = odprt
terminal-later = pozneje
terminal-supply = Zaloga
terminal-deck =
    { $count ->
        [one] { $count } karta končne nagrade
        [two] { $count } karti končnih nagrad
        [few] { $count } karte končnih nagrad
       *[other] { $count } kart končnih nagrad
    }
terminal-waiting = Poteka
terminal-worth = tirnica in vrednost njenega polja na koncu kroga
terminal-behind = brez tirnice: polje pripada prvi tirnici pred njim
terminal-reach = do sem sežejo lokomotive
terminal-engines = lokomotive na progi, tirnice, ki čakajo ob njej
terminal-factory = tovarna, mesto za tovarno
terminal-marker = označevalec na industrijski stezi
terminal-met = doseženo
terminal-best =
    { $more ->
        [0] največ { $gain }
        [token] največ { $gain }, brez žetona ?
       *[other] vsaj { $gain }
    }
terminal-best-means = točke do konca kroga ob najboljšem nadaljevanju; žetoni ? niso všteti
terminal-needed = Kaj posebno polje zahteva in daje ({ $sign }: doseči ga morajo tudi lokomotive)

### Igralna plošča na strani: izbire, točke, konec

board-turn = Ta poteza
board-choices = Izbire
board-waiting = Čaka
board-boards = Plošče
board-round = Krog { $round } od { $rounds }
board-round-number = Krog { $round }
board-start = Začetek
board-order = Mesto v vrstnem redu
board-has-passed = ne igra več
board-scores = Točke
board-player = Igralec
board-total = Točke
board-this-round = Krog
board-round-end =
    { $over ->
        [1] V zadnjem krogu
       *[other] Če bi se krog zdaj končal
    }
board-engineers = Inženirji
board-engineers-of = inženirji: { $engineers }, najvišja številka: { $highest }
board-how = iz česa so
board-majority-help = V oklepaju: mesto med tistimi z največ inženirji, kot je zdaj. Šteje se na koncu igre.
board-rounds = Dosedanji krogi
board-as-table = Kot preglednica
board-pay-with = Plačaj
board-pay-instead = ali
board-pay-coins = Namesto delavca lahko plača kovanec: pritisni nanj ali K.
board-instead = Namesto pravkar zasedenega polja: { $place }
board-press-again = Pritisni še enkrat in je tvoje.
board-cost = Cena: { $cost }
board-engineer-number = Inženir { $number }
board-change-points = Takoj: { $change }
board-change-round = Konec tega kroga: { $list }
board-best =
    { $more ->
        [0] Do konca tega kroga največ: { $gain }
        [token] Do konca tega kroga največ: { $gain }, brez žetona ?
       *[other] Do konca tega kroga je mogoče dobiti vsaj: { $gain }
    }
board-reaches = Na dosegu: { $list }
board-change-wins = Dobiš: { $list }
board-wins-rails = tirnice ({ $colour })
board-wins-worker = še en delavec
board-wins-spot = žeton ?
board-wins-factory = tovarna { $factory } dela
board-left = ostane: { $list }
# Kaj se je v potezi zgodilo, deli enega stavka za imenom polja.
board-did-occupied = { $place }
board-did-reused = delavec z vrstnega reda: { $place }
board-did-stayed = delavec ostane pri vrstnem redu
board-did-chose-start = začetna nagrada: { $start }
board-did-passed =
    { $points ->
        [0] reče dalje
       *[other] reče dalje, +{ $points }
    }
board-did-stepped = { $line } { $space }
board-did-won-rails = nove tirnice: { $colour }
board-did-won-worker = še en delavec
board-did-won-token = žeton ?
board-did-end-station = končna postaja +{ $points }
board-did-advanced =
    { $marker ->
        [1] industrija { $space }
       *[other] drugi označevalec { $space }
    }
board-did-factory-works = tovarna { $factory } dela
board-did-took-locomotive = lokomotiva { noun-number }
board-did-placed = lokomotiva { noun-number }: { $slot }
board-did-placed-new = { board-did-placed }
board-did-retired = lokomotiva { noun-number } odide
board-did-built = tovarna { $factory }
board-did-doubled = podvojitev { $doublers }
board-did-got-points = +{ $points }
board-did-got-coins = { noun-coins }
board-did-hired = inženir: { $engineer }
board-did-used-token = žeton ?: { $token }
board-did-took-card = karta ?: { $card }
board-did-took-bonus = karta končne nagrade: { $bonus }
board-did-took-bonus-hidden = karta končne nagrade
board-did-repeats = še enkrat: { $place }
board-did-once-more = še enkrat: { $part }
board-did-gave-up = ostanek propade
board-did-went-on = { $effect }:
# Opombe k poljem.
board-note-black-or-grey = To polje se nikoli ne zapre: vsak ga sme uporabiti, kolikorkrat hoče.
board-note-temporary = Pomagata do konca tega kroga in ju ni mogoče prihraniti.
board-note-hire = Inženir ostane tvoj za vedno. Delavec ne more nadomestiti kovanca.
board-note-leaves = Če tega inženirja nihče ne najame, ob koncu kroga odide.
board-note-first = Začneš naslednji krog. Ko vsi rečejo dalje, sme ta delavec na polje za enega delavca.
board-note-second = V naslednjem krogu si na drugem mestu. Ko vsi rečejo dalje, sme ta delavec na polje za enega delavca.
board-note-locomotive = Vzameš najnižjo številko v zalogi.
board-round-scored = Točke za krog { $round }
board-end = Kako so nastale točke
# Ena črka za vsak vir točk, v grafikonu.
board-letter-transsiberian = T
board-letter-petersburg = P
board-letter-kiev = K
board-letter-industry = I
board-letter-passing = –
board-letter-stations = S
board-letter-effects = +
board-letter-bonus-cards = N
board-letter-majority = V

help-keys-title = Tipke te igre
help-keys =
    – 1 do 9: ena od izbir v traku ali karta.
    – P: reči dalje.
    – M: na glavno ploščo; B: na svojo ploščo.
    – K: kovanec namesto delavca na polju, na katero kažeš.
    – O: plošča naslednjega igralca.
    – S: točke vseh.
    – Puščice: od polja do polja, od izbire do izbire.

### The player boards on the page

board-of = Plošča: { $seat }
board-line =
    { $over ->
        [1] { $line }: { noun-points } v zadnjem krogu; lokomotive dosežejo polje { $reach }
       *[other] { $line }: { noun-points }, če bi se krog zdaj končal; lokomotive dosežejo polje { $reach }
    }
board-steps-to =
    { $count ->
        [one] { $line }: { $colour } tirnica na polje { $space } ({ $count } korak)
        [two] { $line }: { $colour } tirnica na polje { $space } ({ $count } koraka)
        [few] { $line }: { $colour } tirnica na polje { $space } ({ $count } koraki)
       *[other] { $line }: { $colour } tirnica na polje { $space } ({ $count } korakov)
    }
board-advance-to =
    { $marker ->
        [1] { $count ->
            [one] Industrija: označevalec na polje { $space } ({ $count } korak)
            [two] Industrija: označevalec na polje { $space } ({ $count } koraka)
            [few] Industrija: označevalec na polje { $space } ({ $count } koraki)
           *[other] Industrija: označevalec na polje { $space } ({ $count } korakov)
        }
       *[other] { $count ->
            [one] Industrija: drugi označevalec na polje { $space } ({ $count } korak)
            [two] Industrija: drugi označevalec na polje { $space } ({ $count } koraka)
            [few] Industrija: drugi označevalec na polje { $space } ({ $count } koraki)
           *[other] Industrija: drugi označevalec na polje { $space } ({ $count } korakov)
        }
    }
board-rail-on = { $colour } { $space }
board-rail-waits = { $colour } čaka ob progi
board-sum =
    { $over ->
        [1] { $line }: { noun-points } v zadnjem krogu
       *[other] { $line }: { noun-points }, če bi se krog zdaj končal
    }
board-sum-spaces = Polja { $from }–{ $to }, { $colour }
board-sum-space = Polje { $space }, { $colour }
board-sum-doubled = podvojeno
board-sum-bonus = Posebna polja
board-sum-nothing = Nobeno polje še ne šteje: doseči ga morajo tirnica in lokomotive.
board-sum-industry =
    { $over ->
        [1] { source-industry }: { noun-points } v zadnjem krogu
       *[other] { source-industry }: { noun-points }, če bi se krog zdaj končal
    }
board-sum-industry-help = Velja številka pod označevalcem ali zadnja pred njim.
board-sign-open = Manjkajo tirnica ({ $colour }) na polju { $space } in lokomotive, ki ga dosežejo.
board-sign-rail = Tirnica je tu. Lokomotive polja še ne dosežejo.
board-sign-locomotive = Manjka tirnica ({ $colour }) na polju { $space }.
board-sign-met = Doseženo.
board-sign-won = Zdaj se tu uporabi žeton ?.
board-sign-used = Uporabljeno tu: { $token }
board-sign-dropped = Tu ni bil uporabljen noben žeton ?.
board-token-first = Prvi označevalec, ki pride sem, dovoli uporabo žetona ?.
board-slot-free = prosto
board-locomotive = lokomotiva { noun-number }
board-gap = Mesto { $factory_slot } za tovarno
board-gap-help = Označevalec ne preskoči mesta brez tovarne.
board-factory = Tovarna { $number }
board-values = Točke za polje
board-values-revalued = Točke za polje, višje vrednosti
board-tokens = Preostali žetoni ?: { $count }
board-token-gone = Uporabljen.
board-workers = Prosti delavci: { $count } od { $all }
board-temporary = Sezonski delavci: { $count }
board-black-ready = Črni delavec je prost.
board-black-used = Črni delavec dela.
board-coins = Kovanci: { $count }
board-bonus-cards = Karte končnih nagrad: { $count }
board-engineer-used = V tem krogu je že delal.
board-engineer-ready = V tem krogu še ni delal.
board-in-hand = V roki: lokomotiva { noun-number }
board-points-now = { noun-points }, in še { $round }, če bi se krog zdaj končal
board-summary =
    { $passed ->
        [0] { $seat }: { noun-points }, in še { $round }, če bi se krog zdaj končal; prosti delavci: { $workers }
       *[other] { $seat }: { noun-points }, in še { $round }, če bi se krog zdaj končal; ne igra več
    }

# An end-bonus card, if the match ended now
board-worth-now = Zdaj prinese: { noun-points }

### Glavna plošča na strani

board-main = Glavna plošča
board-area-tracks = Gradnja prog
board-area-locomotives = Lokomotive
board-area-industry = Industrija
board-area-auxiliary = Dodatki
board-area-engineers = Inženirji
board-area-order = Vrstni red
board-area-supply = Zaloga
board-space-can = Lahko zasedeš
board-space-taken = V tem krogu zaprto
board-cell-hire = Najem
board-cell-rounds =
    { $count ->
        [one] Na polju za najem čez { $count } krog
        [two] Na polju za najem čez { $count } kroga
        [few] Na polju za najem čez { $count } kroge
       *[other] Na polju za najem čez { $count } krogov
    }
board-order-now = Zdaj
board-order-next = Nato
board-supply-locomotives = Lokomotive
board-supply-locomotive = Lokomotiva { $number }: še { $count }
board-supply-lowest = Lokomotiva { $number }: še { $count }, naslednja na vrsti
board-supply-factories = Podvojitve in vrnjene tovarne
board-supply-factory = Tovarna { $factory }: { $count }
board-supply-doublers =
    { $count ->
        [one] Še { $count } podvojitev
        [two] Še { $count } podvojitvi
        [few] Še { $count } podvojitve
       *[other] Še { $count } podvojitev
    }
board-supply-cards = Karte ?
board-card-taken = Ima jo: { $seat }.

### Kaj govori za dejanje (namigi)

why-goes-first = Tvoje mesto v vrstnem redu naslednjega kroga: { $position }.
why-leads-engineers = Inženir za vse naslednje kroge: { $engineer }. Potem jih imaš največ: { $count }.
why-hires = Inženir za vse naslednje kroge: { $engineer }. Potem jih imaš: { $count }.
why-pays-each-round = Lahko prinese točke na koncu vsakega kroga: { $points }. Krogi, ki bodo še točkovani: { $rounds }.
why-brings = Točke v tem krogu: { $points }.
why-pulls-farther = Doseg lokomotiv ({ $line }): { $after } namesto { $before }.
why-reaches = Polje, ki ga tirnica doseže ({ $line }, { $colour }): { $space }.
why-gets-coins = Kovanci: { $count }. Vsak nadomesti delavca.
why-gets-workers = Dodatni delavci v tem krogu: { $count }.
why-takes-locomotive = Številka lokomotive: { $number }.
why-builds-factory = Kaj da tovarna, ko jo doseže označevalec: { $factory }.
why-factory-works = Tovarna deluje: { $factory }.
why-bonus-now = Točke karte, če bi se partija končala zdaj: { $points }.
why-leaves = Kar ostane za ta krog: delavci { $workers }, kovanci { $coins }.
why-pays-for-passing = Točke za »dalje«: { $points }.
why-prepares = Takoj brez točk: pripravlja naslednje kroge.
why-stays = Delavec v tem krogu ne naredi ničesar več.
why-ends-effect = Preostanek propade.
