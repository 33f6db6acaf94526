# Ticket to Ride: Europe. Vagon je figurica (vsak igralec jih ima 45), karta z vagonom je karta, proga povezuje sosednji mesti.
# Imena igralcev ($seat) stojijo na začetku stavka ali za dvopičjem, imena mest pa v paru (»A – B«) ali za dvopičjem, zato se ne sklanjajo;
# glagoli so v sedanjiku, da niso odvisni od spola. Barve kart ($card, $colour) stojijo za dvopičjem ali za »2 ×«.

### Igra

title = Ticket to Ride: Europe
blurb = Železnice po vsej Evropi: zasedaj proge, poveži mesta s svojih vozovnic in si upaj v predore.
goal = Cilj: na koncu imeti največ točk, za zasedene proge in za vozovnice, katerih mesti povežeš.

option-three-locomotives = Tri odkrite lokomotive
option-three-locomotives-help = Kaj se zamenja, ko so med petimi odkritimi kartami tri lokomotive. Izdaje pravil se razlikujejo.
option-three-locomotives-value =
    { $value ->
        [only_those] samo lokomotive
       *[all_five] vseh pet kart
    }
option-last-round = Začetek zadnjega kroga
option-last-round-help = Pri koliko preostalih vagonih na koncu poteze se začne zadnji krog. Izdaje pravil se razlikujejo.
option-last-round-value =
    { $value ->
        [exactly_two] natanko dva
       *[two_or_fewer] dva ali manj
    }
option-passing = Izpuščanje poteze
option-passing-help = Kdaj igralcu v svoji potezi ni treba narediti ničesar.
option-passing-value =
    { $value ->
        [no_cards] ko ni mogoče ne vzeti karte ne zasesti proge
        [may] vedno
       *[must_act] samo ko ni mogoče nič
    }
option-second-card = Druga karta z vagonom
option-second-card-help = Ali mora igralec, ki vzame eno karto z vagonom, vzeti še drugo.
option-second-card-value =
    { $value ->
        [may] ni obvezna
       *[must] je obvezna
    }
option-turn-cap = Omejitev potez
option-turn-cap-help = Partija, ki doseže to število potez, se konča in točkuje tako, kot stoji.
option-turn-cap-value =
    { $value ->
        [0] brez
        [one] { $value } poteza
        [two] { $value } potezi
        [few] { $value } poteze
       *[other] { $value } potez
    }

level-one-step = Korak za korakom
level-one-step-help = Dela vedno za eno samo vozovnico in ne misli dlje od naslednje proge zanjo.
level-long-routes = Maratonec
level-long-routes-help = Igra enako, le da povsod, kjer je mogoče, izbira proge s tremi ali več polji.
level-routes = Graditelj prog
level-routes-help = Obdrži vozovnice, ki jih zmore, gleda proge vseh hkrati in zasede najnujnejšo.
level-tickets = Zbiralec vozovnic
level-tickets-help = Na začetku vleče vozovnice, dokler bi vagoni zanje še zadostovali, nato zgradi omrežje za vse.
level-beginner = Novinec
level-beginner-help = Jemlje karte, ki jih vidi, in zaseda, kar more, vozovnico za vozovnico.
level-apprentice-help = Jemlje karte, ki jih vidi, in vozovnice načrtuje le včasih.
level-learner = Vajenec
level-learner-help = Načrtuje svoje vozovnice, a pozablja, da iste proge hočejo tudi drugi.
level-advanced-help = Vozovnice načrtuje eno za drugo in pogosto pozablja, da iste proge hočejo tudi drugi.
level-veteran-help = Igra kot profesionalec, a včasih ne misli dlje od naslednje proge.
level-quick = Hitri načrtovalec
level-quick-help = Načrtuje omrežje za vse svoje vozovnice in se odloči v trenutku.
level-candidates = Svetovalec
level-candidates-help = Primerja dejanja, ki jih predlaga njegov načrt.
level-sprinter = Šprinter
level-sprinter-help = Obdrži malo vozovnic, raje ima dolge proge in konča partijo, preden so drugi pripravljeni.
level-greedy-help = Ob vsaki odločitvi znova načrtuje najcenejše omrežje za vse svoje vozovnice in po njem vleče, plačuje in zaseda proge.

### Dejanja

action-keep = Obdrži vozovnice: { $kept }
action-keep-short = Obdrži { $kept }
action-take = Vzemi odkrito karto { $slot }
action-take-short = Vzemi { $slot }
action-draw = Povleci karto s kupa
action-draw-short = Povleci s kupa
action-claim = Zasedi progo { $route }
action-claim-short = Zasedi
action-build-station = Postavi postajo: { $city }
action-build-station-short = Postavi postajo
action-draw-tickets = Povleci vozovnice
action-draw-tickets-short = Povleci vozovnice
action-pass = Izpusti potezo
action-pass-short = Izpusti potezo
action-pay =
    { $locomotives ->
        [0] Plačaj: { $colour } (brez lokomotiv)
       *[other] Plačaj: { $colour } ({ $locomotives } × { card-locomotive })
    }
action-pay-short = Plačaj
action-pay-extra =
    { $locomotives ->
        [0] Doplačaj karte (brez lokomotiv)
       *[other] Doplačaj karte ({ $locomotives } × { card-locomotive })
    }
action-pay-extra-short = Doplačaj
action-give-up = Odpovej se predoru
action-give-up-short = Odpovej se
action-stop = Ne vzemi druge karte
action-stop-short = Brez druge karte

### Pozivi

prompt-start-tickets = Izberi, katere vozovnice obdržiš: najmanj dve
prompt-turn = Vleci, zasedi progo ali postavi postajo
prompt-second-card = Vzemi drugo karto
prompt-pay-route =
    { $cost ->
        [one] { $route }: plačaj { $cost } karto
        [two] { $route }: plačaj { $cost } karti
        [few] { $route }: plačaj { $cost } karte
       *[other] { $route }: plačaj { $cost } kart
    }
prompt-pay-station =
    { $cost ->
        [one] Postaja, { $city }: plačaj { $cost } karto
        [two] Postaja, { $city }: plačaj { $cost } karti iste barve
        [few] Postaja, { $city }: plačaj { $cost } karte iste barve
       *[other] Postaja, { $city }: plačaj { $cost } kart iste barve
    }
prompt-tunnel =
    { $extra ->
        [one] { $route }: predor stane še { $extra } karto ({ $colour })
        [two] { $route }: predor stane še { $extra } karti ({ $colour })
        [few] { $route }: predor stane še { $extra } karte ({ $colour })
       *[other] { $route }: predor stane še { $extra } kart ({ $colour })
    }
prompt-tickets = Izberi, katere vozovnice obdržiš: najmanj eno
prompt-wait = { $seat } je na potezi
prompt-over = Partija je končana

### Dogodki

# S čim se je plačalo: s kartami ene barve, z lokomotivami ali z obojim.
track-upper = zgornji tir
track-lower = spodnji tir
track-left = levi tir
track-right = desni tir
noun-payment =
    { $cards ->
        [0] { $locomotives } × { card-locomotive }
       *[other] { $locomotives ->
            [0] { $cards } × { $colour }
           *[other] { $cards } × { $colour }, { $locomotives } × { card-locomotive }
        }
    }

event-began = { $seat } začne.
event-dealt = { $seat } začne s kartami: { $card_list }.
event-dealt-hidden = { $seat } začne s štirimi kartami.
event-laid-out = Odkrite karte: { $card_list }.
event-offered = { $seat } dobi na izbiro vozovnice: { $ticket_list }.
event-offered-hidden =
    { $count ->
        [one] { $seat } dobi { $count } vozovnico.
        [two] { $seat } dobi na izbiro { $count } vozovnici.
        [few] { $seat } dobi na izbiro { $count } vozovnice.
       *[other] { $seat } dobi na izbiro { $count } vozovnic.
    }
event-chose = { $seat } izbere vozovnice: { $ticket_list }.
event-chose-hidden = { $seat } konča izbiro vozovnic.
event-starts-with =
    { $count ->
        [one] { $seat } začne z { $count } vozovnico.
        [two] { $seat } začne z { $count } vozovnicama.
        [few] { $seat } začne s { $count } vozovnicami.
       *[other] { $seat } začne s { $count } vozovnicami.
    }
event-took = { $seat } vzame odkrito karto: { $card }.
event-drew = { $seat } povleče s kupa: { $card }.
event-drew-two = { $seat } vzame dve karti: { $card_list }.
event-drew-two-hidden =
    { $known ->
        [0] { $seat } povleče dve karti s kupa.
       *[other] { $seat } vzame dve karti: { $card_list } in eno s kupa.
    }
event-drew-hidden = { $seat } povleče karto s kupa.
event-opened = Na mestu { $slot } se odkrije: { $card }.
event-swept = Odkritih je preveč lokomotiv ({ $card_list }): položijo se nove karte.
event-reshuffled =
    { $count ->
        [one] Kup je prazen: iz { $count } odložene karte nastane nov.
        [two] Kup je prazen: { $count } odloženi karti se premešata v novega.
        [few] Kup je prazen: { $count } odložene karte se premešajo v novega.
       *[other] Kup je prazen: { $count } odloženih kart se premeša v novega.
    }
event-aimed = { $seat } izbira karte za plačilo.
event-claimed =
    { $points ->
        [one] { $seat } zasede progo { $route } ({ noun-payment }): { $points } točka.
        [two] { $seat } zasede progo { $route } ({ noun-payment }): { $points } točki.
        [few] { $seat } zasede progo { $route } ({ noun-payment }): { $points } točke.
       *[other] { $seat } zasede progo { $route } ({ noun-payment }): { $points } točk.
    }
event-laid = { $seat } poskusi s predorom { $route } ({ noun-payment }).
event-revealed =
    { $count ->
        [0] Ni več kart, ki bi jih bilo mogoče obrniti: predor ne stane nič več.
       *[other] { $extra ->
            [0] Obrnjene karte: { $card_list }. Predor ne stane nič več.
            [one] Obrnjene karte: { $card_list }. Predor stane še { $extra } karto.
            [two] Obrnjene karte: { $card_list }. Predor stane še { $extra } karti.
            [few] Obrnjene karte: { $card_list }. Predor stane še { $extra } karte.
           *[other] Obrnjene karte: { $card_list }. Predor stane še { $extra } kart.
        }
    }
event-gave-up = { $seat } se odpove predoru { $route } in vzame karte nazaj.
event-built-station =
    { $left ->
        [0] { $seat } postavi zadnjo postajo: { $city } ({ noun-payment }).
       *[other] { $seat } postavi postajo: { $city } ({ noun-payment }). Preostale postaje: { $left }.
    }
event-kept-tickets =
    { $returned ->
        [0] { $seat } obdrži vse vozovnice: { $ticket_list }.
       *[other] { $seat } obdrži vozovnice: { $ticket_list }. Vrnjene: { $returned }.
    }
event-kept-tickets-hidden =
    { $returned ->
        [0] { $count ->
            [one] { $seat } obdrži { $count } vozovnico.
            [two] { $seat } obdrži obe vozovnici.
            [few] { $seat } obdrži vse { $count } vozovnice.
           *[other] { $seat } obdrži vseh { $count } vozovnic.
        }
       *[other] { $count ->
            [one] { $seat } obdrži { $count } vozovnico. Vrnjene: { $returned }.
            [two] { $seat } obdrži { $count } vozovnici. Vrnjene: { $returned }.
            [few] { $seat } obdrži { $count } vozovnice. Vrnjene: { $returned }.
           *[other] { $seat } obdrži { $count } vozovnic. Vrnjene: { $returned }.
        }
    }
event-stopped = { $seat } ne vzame druge karte.
event-passed = { $seat } izpusti potezo.
event-last-round =
    { $trains ->
        [0] { $seat } nima nobenega vagona več: vsak ima še eno potezo.
        [one] { $seat } ima le še { $trains } vagon: vsak ima še eno potezo.
        [two] { $seat } ima le še { $trains } vagona: vsak ima še eno potezo.
        [few] { $seat } ima le še { $trains } vagone: vsak ima še eno potezo.
       *[other] { $seat } ima le še { $trains } vagonov: vsak ima še eno potezo.
    }
event-stuck = Ves krog so vsi izpustili potezo, nihče ni mogel ne vzeti karte ne zasesti proge: partija je končana.
event-capped =
    { $turns ->
        [one] Dosežena je omejitev, { $turns } poteza: partija je končana.
        [two] Dosežena je omejitev, { $turns } potezi: partija je končana.
        [few] Dosežena je omejitev, { $turns } poteze: partija je končana.
       *[other] Dosežena je omejitev, { $turns } potez: partija je končana.
    }
event-shown =
    { $points ->
        [one] { $seat } pokaže vozovnico: { $ticket }, { $points } točka.
        [two] { $seat } pokaže vozovnico: { $ticket }, { $points } točki.
        [few] { $seat } pokaže vozovnico: { $ticket }, { $points } točke.
       *[other] { $seat } pokaže vozovnico: { $ticket }, { $points } točk.
    }
event-express =
    { $length ->
        [one] { $seat } dobi Evropa Ekspres: neprekinjena pot ima { $length } vagon.
        [two] { $seat } dobi Evropa Ekspres: neprekinjena pot ima { $length } vagona.
        [few] { $seat } dobi Evropa Ekspres: neprekinjena pot ima { $length } vagone.
       *[other] { $seat } dobi Evropa Ekspres: neprekinjena pot ima { $length } vagonov.
    }
event-finished = Vse točke so seštete.

brief-took = { $card }
brief-drew-hidden = 1 karta
brief-drew-two = { $card_list }
brief-drew-two-hidden =
    { $known ->
        [0] 2 karti
       *[other] { $card_list }, 1 karta
    }
brief-claimed = { $route } +{ $points }
brief-laid = predor
brief-gave-up = opuščeno: { $route }
brief-built-station = postaja: { $city }
brief-offered-hidden =
    { $count ->
        [one] povleče { $count } vozovnico
        [two] povleče { $count } vozovnici
        [few] povleče { $count } vozovnice
       *[other] povleče { $count } vozovnic
    }
brief-kept-tickets-hidden = obdrži { $count }
brief-stopped = brez druge karte
brief-passed = izpusti
brief-last-round = zadnji krog

result-last-round = Nekomu je zmanjkalo vagonov in odigran je bil zadnji krog.
result-stuck = Ves krog so vsi izpustili potezo.
result-turn-cap = Dosežena je omejitev potez.

source-routes = Proge
source-tickets = Vozovnice
source-stations = Preostale postaje
source-express = Evropa Ekspres
typical-tickets-made = Dokončane vozovnice
typical-tickets-missed = Nedokončane vozovnice
typical-longest-trail = Najdaljša pot
typical-stations = Postavljene postaje
end-trail =
    { $length ->
        [one] najdaljša pot: { $length } polje
        [two] najdaljša pot: { $length } polji
        [few] najdaljša pot: { $length } polja
       *[other] najdaljša pot: { $length } polj
    }

### Razlogi, zakaj kaj ni mogoče

reason-route-taken = Ta proga je že zasedena: { $seat }.
reason-too-few-trains =
    { $length ->
        [one] Za to progo je potreben { $length } vagon. Ostane ti: { $trains }.
        [two] Za to progo sta potrebna { $length } vagona. Ostane ti: { $trains }.
        [few] Za to progo so potrebni { $length } vagoni. Ostane ti: { $trains }.
       *[other] Za to progo je potrebnih { $length } vagonov. Ostane ti: { $trains }.
    }
reason-too-few-cards =
    { $needed ->
        [one] To stane { $needed } karto. Imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
        [two] To stane { $needed } karti. Imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
        [few] To stane { $needed } karte. Imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
       *[other] To stane { $needed } kart. Imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
    }
reason-too-few-of-a-kind =
    { $needed ->
        [one] To stane { $needed } karto. Največ imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
        [two] To stane { $needed } karti iste barve. Največ imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
        [few] To stane { $needed } karte iste barve. Največ imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
       *[other] To stane { $needed } kart iste barve. Največ imaš { $have } × { $card } in { $locomotives } × { card-locomotive }; manjka: { $missing }.
    }
reason-twin-closed = Pri dveh ali treh igralcih se na dvojni progi uporablja le en tir, drugi pa je že zaseden: { $seat }.
reason-own-twin = Drugi tir te dvojne proge je tvoj, obeh pa ne sme imeti nihče.
reason-too-few-locomotives =
    { $needed ->
        [one] Ta trajekt stane najmanj { $needed } lokomotivo. Imaš: { $have }.
        [two] Ta trajekt stane najmanj { $needed } lokomotivi. Imaš: { $have }.
        [few] Ta trajekt stane najmanj { $needed } lokomotive. Imaš: { $have }.
       *[other] Ta trajekt stane najmanj { $needed } lokomotiv. Imaš: { $have }.
    }
reason-no-station-left = Vse tvoje postaje že stojijo.
reason-city-taken = Tu že stoji postaja: { $seat }.
reason-slot-empty = Mesto { $slot } je prazno.
reason-no-cards = Ni kart za vlečenje: ne na kupu ne med odloženimi ni nobene.
reason-locomotive-second = Odkrito lokomotivo lahko vzameš le kot prvo karto poteze.
reason-no-tickets = Vozovnic ni več.
reason-not-offered =
    { $count ->
        [one] Na izbiro je le { $count } vozovnica. Ne moreš obdržati: { $kept }.
        [two] Na izbiro sta le { $count } vozovnici. Ne moreš obdržati: { $kept }.
        [few] Na izbiro so le { $count } vozovnice. Ne moreš obdržati: { $kept }.
       *[other] Na izbiro je le { $count } vozovnic. Ne moreš obdržati: { $kept }.
    }
reason-keep-more =
    { $fewest ->
        [one] Obdržati moraš najmanj { $fewest } vozovnico.
        [two] Obdržati moraš najmanj { $fewest } vozovnici.
        [few] Obdržati moraš najmanj { $fewest } vozovnice.
       *[other] Obdržati moraš najmanj { $fewest } vozovnic.
    }
reason-other-colour = Ta proga se plača s kartami druge barve: { $colour }.
reason-not-enough = To stane { $needed } × { $card }. Imaš: { $have }.
reason-too-many-locomotives =
    { $cost ->
        [one] Preveč lokomotiv: to stane { $cost } karto. Plačilo samo z lokomotivami je posebna izbira.
        [two] Preveč lokomotiv: to stane { $cost } karti. Plačilo samo z lokomotivami je posebna izbira.
        [few] Preveč lokomotiv: to stane { $cost } karte. Plačilo samo z lokomotivami je posebna izbira.
       *[other] Preveč lokomotiv: to stane { $cost } kart. Plačilo samo z lokomotivami je posebna izbira.
    }
reason-no-locomotives-as-colour =
    { $cost ->
        [one] Samo z lokomotivami plačaš natanko { $cost } lokomotivo.
        [two] Samo z lokomotivami plačaš natanko { $cost } lokomotivi.
        [few] Samo z lokomotivami plačaš natanko { $cost } lokomotive.
       *[other] Samo z lokomotivami plačaš natanko { $cost } lokomotiv.
    }
reason-ferry-locomotives =
    { $needed ->
        [one] Za ta trajekt je treba plačati najmanj { $needed } lokomotivo.
        [two] Za ta trajekt je treba plačati najmanj { $needed } lokomotivi.
        [few] Za ta trajekt je treba plačati najmanj { $needed } lokomotive.
       *[other] Za ta trajekt je treba plačati najmanj { $needed } lokomotiv.
    }
reason-extra-is =
    { $extra ->
        [one] Predor stane le še { $extra } karto.
        [two] Predor stane le še { $extra } karti.
        [few] Predor stane le še { $extra } karte.
       *[other] Predor stane le še { $extra } kart.
    }
reason-only-locomotives =
    { $extra ->
        [one] Položene so samo lokomotive, zato mora biti tudi dodatna karta lokomotiva.
        [two] Položene so samo lokomotive, zato morata biti tudi obe dodatni karti lokomotivi.
        [few] Položene so samo lokomotive, zato morajo biti tudi vse { $extra } dodatne karte lokomotive.
       *[other] Položene so samo lokomotive, zato morajo biti lokomotive tudi vse dodatne karte ({ $extra }).
    }
reason-must-act = Dokler lahko kaj narediš, poteze ne smeš izpustiti.
reason-must-take-second = Drugo karto moraš vzeti.

### Poglavja pravil

section-setup = Priprava na igro
section-turn = Potek igre
section-draw-cards = Karte z vagoni
section-locomotives = Lokomotive
section-claim-routes = Proge
section-double-routes = Dvojne proge
section-ferries = Trajekti
section-tunnels = Predori
section-tickets = Vozovnice
section-stations = Železniške postaje
section-end = Zaključek igre
section-scoring = Izračun končnega rezultata

### Pomoč

help-page-title = Na tej strani
help-page =
    – Na zemljevidu izberi progo in pokažejo se vsi načini plačila, najcenejši najprej. Če kaj ni mogoče, stran pove, zakaj.
    – Izberi eno od svojih vozovnic in njeni mesti zasvetita, samo zate.
    – Vsaka barva ima na kartah in na zemljevidu tudi svoje znamenje.
    – Iščeš mesto? Vpiši del njegovega imena, po slovensko ali tako, kot piše na zemljevidu.
    – Izbiro lahko razveljaviš, dokler ne igra naslednji igralec; kar je bilo povlečeno ali obrnjeno, ostane.

### Plošča

board-close = Zapri
board-players = Igralci
board-points =
    { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
board-trains =
    { $count ->
        [one] še { $count } vagon
        [two] še { $count } vagona
        [few] še { $count } vagoni
       *[other] še { $count } vagonov
    }
board-cards =
    { $count ->
        [one] { $count } karta
        [two] { $count } karti
        [few] { $count } karte
       *[other] { $count } kart
    }
board-tickets =
    { $count ->
        [one] { $count } vozovnica
        [two] { $count } vozovnici
        [few] { $count } vozovnice
       *[other] { $count } vozovnic
    }
board-stations =
    { $count ->
        [one] še { $count } postaja
        [two] še { $count } postaji
        [few] še { $count } postaje
       *[other] še { $count } postaj
    }
board-known-help = Pokaži karte, ki jih je ta igralec vzel vsem na očeh
board-known-none = Nobene od teh kart ni videl nihče.
board-hand = Tvoje karte
board-hand-of = { $seat }: karte
board-hand-empty = V roki ni kart
board-hand-group = { $count } × { $card }
board-your-tickets = Tvoje vozovnice
board-tickets-of = { $seat }: vozovnice
board-tickets-none = Še ni vozovnic
board-ticket-made = dokončana
board-ticket-possible = še mogoča
board-ticket-impossible = ni več mogoča
board-ticket-spaces =
    { $count ->
        [0] že povezano
        [one] na najkrajši poti manjka { $count } polje
        [two] na najkrajši poti manjkata { $count } polji
        [few] na najkrajši poti manjkajo { $count } polja
       *[other] na najkrajši poti manjka { $count } polj
    }
board-ticket-of = od { $total }
board-ticket-spaces-of =
    { $count ->
        [one] na najkrajši poti manjka { $count } od { $total } polj
        [two] na najkrajši poti manjkata { $count } od { $total } polj
        [few] na najkrajši poti manjkajo { $count } od { $total } polj
       *[other] na najkrajši poti manjka { $count } od { $total } polj
    }
board-ticket-no-way = Brez postaje ni več proste poti
board-supply = Karte in vozovnice za vlečenje
board-choose-route = Proge: { $colour }
board-choose-station = Postaje
board-slot = Odkrita karta { $slot }: { $card }
board-slot-empty = Mesto { $slot } je prazno
board-deck =
    { $count ->
        [one] Povleci s kupa ({ $count } karta)
        [two] Povleci s kupa ({ $count } karti)
        [few] Povleci s kupa ({ $count } karte)
       *[other] Povleci s kupa ({ $count } kart)
    }
board-ticket-deck = Povleci vozovnice (še { $count })
board-discard =
    { $count ->
        [one] { $count } odložena
        [two] { $count } odloženi
        [few] { $count } odložene
       *[other] { $count } odloženih
    }
board-discard-help = Kaj leži med odloženimi kartami
board-draw-tickets = Povleci vozovnice
board-draw-tickets-help =
    { $count ->
        [one] Povlečeš { $count } vozovnico in jo obdržiš.
        [two] Povlečeš { $count } vozovnici in obdržiš najmanj eno.
        [few] Povlečeš { $count } vozovnice in obdržiš najmanj eno.
       *[other] Povlečeš { $count } vozovnic in obdržiš najmanj eno.
    } Za vozovnice, ki jih ne dokončaš, na koncu izgubiš točke. Tega ni mogoče razveljaviti.
board-offer = Izberi vozovnice
board-keep =
    { $count ->
        [0] Obdrži
        [one] Obdrži { $count } vozovnico
        [two] Obdrži { $count } vozovnici
        [few] Obdrži { $count } vozovnice
       *[other] Obdrži { $count } vozovnic
    }
board-offer-rest-out = Druge gredo iz igre.
board-offer-rest-under = Druge gredo na dno kupa vozovnic.
board-route-facts = { board-route-facts-short }, { board-points }
board-route-facts-short =
    { $length ->
        [one] { $length } polje, { $colour }
        [two] { $length } polji, { $colour }
        [few] { $length } polja, { $colour }
       *[other] { $length } polj, { $colour }
    }
board-route-price = { $length } × { $colour } ali lokomotive{ $ferry ->
        [0] { "" }
        [one] ; trajekt: najmanj { $ferry } lokomotiva
        [two] ; trajekt: najmanj { $ferry } lokomotivi
        [few] ; trajekt: najmanj { $ferry } lokomotive
       *[other] ; trajekt: najmanj { $ferry } lokomotiv
    }{ $tunnel ->
        [0] { "" }
       *[other] ; predor: še največ 3 karte
    }
board-route-owner = { $seat } ima to progo.
board-city-owner = { $seat } ima tu postajo.
board-pay-with = Zasedi in plačaj
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
        [one] Še { $count } način, z več lokomotivami
        [two] Še { $count } načina, z več lokomotivami
        [few] Še { $count } načini, z več lokomotivami
       *[other] Še { $count } načinov, z več lokomotivami
    }
board-odds = Koliko dodatnih kart lahko stane predor
board-odds-of = še { $extra }: { $percent }
board-tunnel = Predor
board-tunnel-help = Ko položiš karte, se obrnejo še tri. Za vsako v svoji barvi in za vsako lokomotivo plačaš še eno karto ali pa vzameš vse nazaj in tvoja poteza je končana.
board-ferry =
    { $count ->
        [one] Trajekt z { $count } lokomotivo
        [two] Trajekt z { $count } lokomotivama
        [few] Trajekt s { $count } lokomotivami
       *[other] Trajekt s { $count } lokomotivami
    }
board-ferry-help =
    { $count ->
        [one] Med kartami mora biti najmanj { $count } lokomotiva.
        [two] Med kartami morata biti najmanj { $count } lokomotivi.
        [few] Med kartami morajo biti najmanj { $count } lokomotive.
       *[other] Med kartami mora biti najmanj { $count } lokomotiv.
    } Druge so ene barve, tudi te lahko nadomestijo lokomotive.
board-double = Dvojna proga
board-double-help =
    { $players ->
        [2] Pri dveh igralcih se sme zasesti samo eden od obeh tirov.
        [3] Pri treh igralcih se sme zasesti samo eden od obeh tirov.
       *[other] Zasesti je mogoče oba tira, vendar ne sme obeh zasesti isti igralec.
    }
board-twin = Drugi tir: { $colour }
board-closed = zaprta
board-station = Postaja
board-station-help = S postajo lahko na koncu za svoje vozovnice uporabiš eno progo drugega igralca, ki se konča v tem mestu. Prva stane eno karto, druga dve in tretja tri karte iste barve. Vsaka nepostavljena prinese štiri točke.
board-station-for =
    { $count ->
        [one] Postavi postajo za { $count } karto
        [two] Postavi postajo za { $count } karti iste barve
        [few] Postavi postajo za { $count } karte iste barve
       *[other] Postavi postajo za { $count } kart iste barve
    }
board-station-lends =
    { $count ->
        [one] Zdaj se tu konča { $count } proga drugega igralca.
        [two] Zdaj se tu končata { $count } progi drugih igralcev.
        [few] Zdaj se tu končajo { $count } proge drugih igralcev.
       *[other] Zdaj se tu konča { $count } prog drugih igralcev.
    }
board-station-lends-nothing = Tu se še ne konča nobena proga drugega igralca.
board-routes-here = Proge od tod
board-find = Poišči mesto ali progo
board-find-list = Mesta in proge
board-find-none = Nič se ne imenuje tako.
board-tunnel-title = Predor stane več
board-tunnel-laid = Položeno:
board-revealed = Karte, obrnjene za predor
board-revealed-card = { $card }
board-revealed-counts = { $card }: stane še eno karto
board-tunnel-extra =
    { $extra ->
        [0] Predor ne stane nič več.
        [one] Predor stane še { $extra } karto.
        [two] Predor stane še { $extra } karti.
        [few] Predor stane še { $extra } karte.
       *[other] Predor stane še { $extra } kart.
    }
board-pay-extra = Doplačaj
board-give-up = Vzemi karte nazaj
board-tunnel-cannot = Za to nimaš dovolj kart.
board-last-round = Zadnji krog!
board-last-round-left = Še na potezi:
board-turns-to-cap =
    { $count ->
        [one] še { $count } poteza do omejitve
        [two] še { $count } potezi do omejitve
        [few] še { $count } poteze do omejitve
       *[other] še { $count } potez do omejitve
    }

board-end = Kako se je izšlo
board-end-routes = Točke za proge, štete sproti med igro
board-end-made = { $seat } ima to vozovnico dokončano.
board-end-missed = { $seat } te vozovnice nima dokončane.
board-end-borrowed = Prek postaje, po izposojeni progi:
board-end-stations = Štiri točke za vsako nepostavljeno postajo
board-end-left =
    { $count ->
        [one] še { $count }, { board-points }
        [two] še { $count }, { board-points }
        [few] še { $count }, { board-points }
       *[other] še { $count }, { board-points }
    }
board-end-borrows-nothing = nič za izposojo
board-end-express =
    { $length ->
        [one] { $seat } dobi Evropa Ekspres: { $length } vagon brez prekinitve, { board-points }.
        [two] { $seat } dobi Evropa Ekspres: { $length } vagona brez prekinitve, { board-points }.
        [few] { $seat } dobi Evropa Ekspres: { $length } vagoni brez prekinitve, { board-points }.
       *[other] { $seat } dobi Evropa Ekspres: { $length } vagonov brez prekinitve, { board-points }.
    }
board-end-tie = Enako točk: odloči več dokončanih vozovnic, nato manj postavljenih postaj, nato Evropa Ekspres.
board-end-tie-of =
    { $made ->
        [one] { $made } dokončana vozovnica
        [two] { $made } dokončani vozovnici
        [few] { $made } dokončane vozovnice
       *[other] { $made } dokončanih vozovnic
    }, { $stations ->
        [one] { $stations } postavljena postaja
        [two] { $stations } postavljeni postaji
        [few] { $stations } postavljene postaje
       *[other] { $stations } postavljenih postaj
    }{ $express ->
        [0] { "" }
       *[other] , { source-express }
    }
board-end-table = Rezultat
board-end-total = Skupaj

board-map = Zemljevid Evrope
board-closer = Približaj
board-farther = Oddalji
board-whole-map = Ves zemljevid

### Karte z vagoni in barve plačila

card-purple = vijolična
card-blue = modra
card-orange = oranžna
card-white = bela
card-green = zelena
card-yellow = rumena
card-black = črna
card-red = rdeča
card-locomotive = lokomotiva

colour-purple = vijolična
colour-blue = modra
colour-orange = oranžna
colour-white = bela
colour-green = zelena
colour-yellow = rumena
colour-black = črna
colour-red = rdeča
colour-locomotive = samo lokomotive
colour-grey = poljubna barva

### Katere od ponujenih vozovnic

kept-1 = 1
kept-2 = 2
kept-3 = 3
kept-4 = 4
kept-12 = 1 in 2
kept-13 = 1 in 3
kept-14 = 1 in 4
kept-23 = 2 in 3
kept-24 = 2 in 4
kept-34 = 3 in 4
kept-123 = 1, 2 in 3
kept-124 = 1, 2 in 4
kept-134 = 1, 3 in 4
kept-234 = 2, 3 in 4
kept-1234 = 1, 2, 3 in 4

### Mesta

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Atene
city-barcelona = Barcelona
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Bruselj
city-bucuresti = Bukarešta
city-budapest = Budimpešta
city-cadiz = Cádiz
city-constantinople = Istanbul
city-danzig = Gdansk
city-dieppe = Dieppe
city-edinburgh = Edinburg
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Harkov
city-kobenhavn = København
city-kyiv = Kijev
city-lisboa = Lizbona
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
city-sevastopol = Sevastopol
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Soči
city-sofia = Sofija
city-stockholm = Stockholm
city-venezia = Benetke
city-warszawa = Varšava
city-wien = Dunaj
city-wilno = Vilna
city-zagrab = Zagreb
city-zurich = Zürich

### Kaj govori za dejanje (namigi)

why-completes = Dokonča vozovnico { $ticket }. Točke: { $points }.
why-serves-both = Na najkrajših poteh dveh vozovnic: { $ticket_1 } in { $ticket_2 }.
why-serves = Na najkrajši poti vozovnice { $ticket }. Prog, ki še manjkajo: { $routes }.
why-joins-others = { $seat } lahko tu poveže dva dela omrežja.
why-ends = Začne se zadnji krog. Vagoni, ki ti ostanejo: { $trains }.
why-scores = Točke takoj: { $points }. Vagoni: { $trains }.
why-pays-for = Z njo lahko plačaš progo { $route } na najkrajši poti vozovnice { $ticket }.
why-collects-for = Karte za progo { $route } na najkrajši poti vozovnice { $ticket }: { $have } od { $needed }.
why-any-colour = Lokomotiva velja za katero koli barvo.
why-not-shown = Nobena odkrita karta ne pomaga tvojim vozovnicam.
why-hides = Karte s kupa drugi ne vidijo.
why-collects = Z njo imaš { $count } × { $card }.
why-all-made = Vse tvoje vozovnice so dokončane. Preostali vagoni: { $trains }.
why-more-tickets = Vozovnice prinesejo točke, če je zanje dovolj vagonov. Preostali vagoni: { $trains }.
why-borrows-for = Postaja ti tu posodi progo { $route }, ki dokonča vozovnico { $ticket }.
why-borrows = Postaja ti tu lahko posodi progo drugega igralca. Preostale postaje: { $left }.
why-not-needed = Nobena proga na najkrajših poteh tvojih vozovnic nima te barve: { $card }.
why-spares-locomotives = Ne porabi več lokomotiv, kot je treba.
why-pays = Porabljene karte: { $cards }. Lokomotive: { $locomotives }.
why-tunnel-paid = Proga { $route } je takoj tvoja.
why-cards-back = Karte dobiš nazaj: { $count }.
why-enough = Tvoja poteza se konča z eno karto.
why-share-routes = Te vozovnice imajo skupne proge. Vagoni za vse: { $together } namesto { $apart }.
why-can-be-built = Potrebni vagoni: { $together } od tvojih { $trains }.
why-too-long = Vsega ni več mogoče zgraditi. Tvoji vagoni: { $trains }.
why-waits = Tvoji vagoni in karte ostanejo, kakor so.
